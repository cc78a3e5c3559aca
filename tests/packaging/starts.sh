#!/bin/sh
# starts.sh COUNT: start the window so many times; a line each with the seconds until it is on the
# screen, and the seconds of a processor that it has taken until then.
for _ in $(seq "$1"); do
    began=$(date +%s%N)
    studio 2>/dev/null >&2 &
    process=$!
    xdotool search --sync --onlyvisible --pid "$process" >/dev/null
    shown=$(date +%s%N)
    # Fields 14 and 15: hundredths of a second in the program and in the system.
    worked=$(cut -d' ' -f14,15 "/proc/$process/stat" | tr ' ' '+')
    echo "$(((shown - began) / 1000000))e-3 $((worked))e-2"
    sleep 3
    kill -INT "$process"
    wait "$process"
done
