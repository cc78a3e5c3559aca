#!/bin/sh
# starts.sh COUNT: start the window so many times; a line each with the seconds until it is on the
# screen, and the seconds of a processor that it has taken until then.
for _ in $(seq "$1"); do
    began=$(date +%s%N)
    studio &
    process=$!
    # Its own way to wait looks only twice a second.
    until xdotool search --onlyvisible --pid "$process" >/dev/null 2>&1; do
        sleep 0.02
        [ -d "/proc/$process" ] || exit 1
        [ $(($(date +%s%N) - began)) -lt 120000000000 ] || exit 2
    done
    shown=$(date +%s%N)
    # Fields 14 and 15: hundredths of a second in the program and in the system.
    set -- "$1" $(cut -d' ' -f14,15 "/proc/$process/stat")
    echo "$(((shown - began) / 1000000))e-3 $(($2 + $3))e-2"
    sleep 3
    kill -INT "$process"
    wait "$process"
done
