<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>board</name>
        <message>
            <source>Radius</source>
            <translation>Radius</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Höhe</translation>
        </message>
    </context>
    <context>
        <name>board.figures</name>
        <message>
            <source>House</source>
            <translation>Haus</translation>
        </message>
        <message>
            <source>Envelope</source>
            <translation>Umschlag</translation>
        </message>
        <message>
            <source>Crossed square</source>
            <translation>Gekreuztes Quadrat</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Stern</translation>
        </message>
        <message>
            <source>All to all</source>
            <translation>Alle mit allen</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Gitter</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Rad</translation>
        </message>
    </context>
    <context>
        <name>board.free</name>
        <message>
            <source>corners</source>
            <translation>Ecken</translation>
        </message>
    </context>
    <context>
        <name>board.outlines</name>
        <message>
            <source>Rectangle</source>
            <translation>Rechteck</translation>
        </message>
        <message>
            <source>Patch</source>
            <translation>Ausschnitt</translation>
        </message>
        <message>
            <source>Hexagon</source>
            <translation>Sechseck</translation>
        </message>
        <message>
            <source>Flower</source>
            <translation>Blume</translation>
        </message>
        <message>
            <source>Ring</source>
            <translation>Ring</translation>
        </message>
        <message>
            <source>Triangle</source>
            <translation>Dreieck</translation>
        </message>
        <message>
            <source>Rhombus</source>
            <translation>Rhombus</translation>
        </message>
        <message>
            <source>Square</source>
            <translation>Quadrat</translation>
        </message>
        <message>
            <source>Diamond</source>
            <translation>Raute</translation>
        </message>
        <message>
            <source>Cross</source>
            <translation>Kreuz</translation>
        </message>
        <message>
            <source>Staircase</source>
            <translation>Treppe</translation>
        </message>
        <message>
            <source>Corner</source>
            <translation>Winkel</translation>
        </message>
    </context>
    <context>
        <name>board.tilings</name>
        <message>
            <source>pentagons</source>
            <translation>Fünfecke</translation>
        </message>
        <message>
            <source>dodecagons, squares and triangles</source>
            <translation>Zwölfecke, Quadrate und Dreiecke</translation>
        </message>
        <message>
            <source>dodecagons and triangles</source>
            <translation>Zwölfecke und Dreiecke</translation>
        </message>
        <message>
            <source>petals</source>
            <translation>Blütenblätter</translation>
        </message>
        <message>
            <source>dodecagons, hexagons and squares</source>
            <translation>Zwölfecke, Sechsecke und Quadrate</translation>
        </message>
        <message>
            <source>dodecagons, hexagons, squares and triangles</source>
            <translation>Zwölfecke, Sechsecke, Quadrate und Dreiecke</translation>
        </message>
        <message>
            <source>hexagons, squares and triangles</source>
            <translation>Sechsecke, Quadrate und Dreiecke</translation>
        </message>
        <message>
            <source>hats</source>
            <translation>Hüte</translation>
        </message>
        <message>
            <source>hexagons</source>
            <translation>Sechsecke</translation>
        </message>
        <message>
            <source>hexagons and triangles</source>
            <translation>Sechsecke und Dreiecke</translation>
        </message>
        <message>
            <source>kites</source>
            <translation>Drachen</translation>
        </message>
        <message>
            <source>octagons and squares</source>
            <translation>Achtecke und Quadrate</translation>
        </message>
        <message>
            <source>Penrose kites and darts</source>
            <translation>Penrose-Drachen und Pfeile</translation>
        </message>
        <message>
            <source>Penrose rhombs</source>
            <translation>Penrose-Rauten</translation>
        </message>
        <message>
            <source>squares and triangles</source>
            <translation>Quadrate und Dreiecke</translation>
        </message>
        <message>
            <source>spectres</source>
            <translation>Spectres</translation>
        </message>
        <message>
            <source>squares</source>
            <translation>Quadrate</translation>
        </message>
        <message>
            <source>right triangles</source>
            <translation>rechtwinklige Dreiecke</translation>
        </message>
        <message>
            <source>triangles</source>
            <translation>Dreiecke</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>Find the solutions of a puzzle.</source>
            <translation>Die Lösungen eines Rätsels finden.</translation>
        </message>
        <message>
            <source>Judge a puzzle and its clues.</source>
            <translation>Ein Rätsel und seine Hinweise prüfen.</translation>
        </message>
        <message>
            <source>Count the solutions exactly.</source>
            <translation>Die Lösungen genau zählen.</translation>
        </message>
        <message>
            <source>Count the loops and Slitherlinks of a board.</source>
            <translation>Die Rundwege und Slitherlinks eines Spielfelds zählen.</translation>
        </message>
        <message>
            <source>Solve a puzzle step by step.</source>
            <translation>Ein Rätsel Schritt für Schritt lösen.</translation>
        </message>
        <message>
            <source>Say how hard a puzzle is for a person.</source>
            <translation>Sagen, wie schwer ein Rätsel für Menschen ist.</translation>
        </message>
        <message>
            <source>Make puzzles with exactly one solution.</source>
            <translation>Rätsel mit genau einer Lösung erzeugen.</translation>
        </message>
        <message>
            <source>Make a puzzle shaped like a picture.</source>
            <translation>Ein Rätsel in Form eines Bildes machen.</translation>
        </message>
        <message>
            <source>Count with every engine, and compare times.</source>
            <translation>Mit jedem Verfahren zählen und die Zeiten vergleichen.</translation>
        </message>
        <message>
            <source>Make a tour of a board by jumps, of any size.</source>
            <translation>Eine Tour aus Sprüngen über ein Brett beliebiger Größe machen.</translation>
        </message>
        <message>
            <source>Prove a verdict again, another way.</source>
            <translation>Ein Urteil auf einem zweiten Weg beweisen.</translation>
        </message>
        <message>
            <source>Convert a puzzle to another format.</source>
            <translation>Ein Rätsel in ein anderes Format umwandeln.</translation>
        </message>
        <message>
            <source>Write puzzles into a book to print, with rules and answers.</source>
            <translation>Rätsel als Heft zum Drucken ausgeben, mit Regeln und Lösungen.</translation>
        </message>
        <message>
            <source>Write puzzles into a web page on which they are played.</source>
            <translation>Rätsel als Webseite ausgeben, auf der man sie spielt.</translation>
        </message>
        <message>
            <source>Draw a puzzle as svg, png or pdf.</source>
            <translation>Ein Rätsel als svg, png oder pdf zeichnen.</translation>
        </message>
        <message>
            <source>Write the manual as web pages, or say where it is.</source>
            <translation>Schreibt das Handbuch als Webseiten oder sagt, wo es liegt.</translation>
        </message>
        <message>
            <source>Show the program at work, also without a display.</source>
            <translation>Das Programm bei der Arbeit zeigen, auch ohne Bildschirm.</translation>
        </message>
        <message>
            <source>usage: </source>
            <translation>Aufruf: </translation>
        </message>
        <message>
            <source>positional arguments</source>
            <translation>Argumente</translation>
        </message>
        <message>
            <source>options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>show this help message and exit</source>
            <translation>diese Hilfe zeigen</translation>
        </message>
        <message>
            <source>show program's version number and exit</source>
            <translation>die Version zeigen</translation>
        </message>
        <message>
            <source>argument %(argument_name)s: %(message)s</source>
            <translation>Argument %(argument_name)s: %(message)s</translation>
        </message>
        <message>
            <source>the following arguments are required: %s</source>
            <translation>diese Argumente fehlen: %s</translation>
        </message>
        <message>
            <source>expected one argument</source>
            <translation>ein Wert wird erwartet</translation>
        </message>
        <message>
            <source>expected at least one argument</source>
            <translation>mindestens ein Wert wird erwartet</translation>
        </message>
        <message>
            <source>invalid choice: %(value)r (choose from %(choices)s)</source>
            <translation>%(value)r gibt es nicht (zur Wahl stehen %(choices)s)</translation>
        </message>
        <message>
            <source>invalid %(type)s value: %(value)r</source>
            <translation>kein gültiger Wert (%(type)s): %(value)r</translation>
        </message>
        <message>
            <source>not allowed with argument %s</source>
            <translation>nicht zusammen mit Argument %s</translation>
        </message>
        <message>
            <source>ambiguous option: %(option)s could match %(matches)s</source>
            <translation>nicht eindeutig: %(option)s könnte %(matches)s sein</translation>
        </message>
        <message>
            <source>ignored explicit argument %r</source>
            <translation>der Wert %r ist hier nicht möglich</translation>
        </message>
        <message>
            <source>not understood: {unknown}</source>
            <translation>unverständlich: {unknown}</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Angehalten.</translation>
        </message>
        <message>
            <source>Standard output cannot be written: {reason}.</source>
            <translation>Die Standardausgabe kann nicht geschrieben werden: {reason}.</translation>
        </message>
        <message>
            <source>There is not enough memory for this.</source>
            <translation>Dafür reicht der Speicher nicht.</translation>
        </message>
        <message>
            <source>The command</source>
            <translation>Der Befehl</translation>
        </message>
        <message>
            <source>Puzzles that are solved by drawing one line. Without a command the window
opens, with the puzzle of FILE.puzzle if one is named.</source>
            <translation>Rätsel, die man mit einer einzigen Linie löst. Ohne Befehl öffnet sich das
Fenster, mit dem Rätsel von FILE.puzzle, falls eines genannt ist.</translation>
        </message>
        <message>
            <source>what is spoken, wherever it stands; else commands speak the language of the shell, the window that of its settings</source>
            <translation>die Sprache, an beliebiger Stelle; sonst sprechen Befehle die der Shell, das Fenster die seiner Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>cli.animate</name>
        <message>
            <source>the solution or a solver at work, as gif, png (APNG) or html: {keys}</source>
            <translation>die Lösung oder ein Löser bei der Arbeit, als gif, png (APNG) oder html: {keys}</translation>
        </message>
        <message>
            <source>these steps only</source>
            <translation>nur diese Schritte</translation>
        </message>
        <message>
            <source>pictures at the most (240)</source>
            <translation>höchstens so viele Bilder (240)</translation>
        </message>
        <message>
            <source>milliseconds a picture (200)</source>
            <translation>Millisekunden je Bild (200)</translation>
        </message>
        <message>
            <source>an animation has 2 pictures or more</source>
            <translation>eine Animation hat mindestens 2 Bilder</translation>
        </message>
        <message>
            <source>there is no engine {name} to watch; there are {known}</source>
            <translation>dem Löser {name} kann man nicht zusehen; es gibt {known}</translation>
        </message>
        <message>
            <source>{name} is for animations alone: add --animate</source>
            <translation>{name} ist nur für Animationen: mit --animate</translation>
        </message>
        <message>
            <source>{text} is not a range of steps such as 0-100</source>
            <translation>{text} ist kein Bereich von Schritten wie 0-100</translation>
        </message>
        <message>
            <source>No solver that can be watched knows this kind of puzzle.</source>
            <translation>Kein Löser, dem man zusehen kann, kennt diese Rätselart.</translation>
        </message>
        <message>
            <source>The solution is looked for</source>
            <translation>Die Lösung wird gesucht</translation>
        </message>
        <message>
            <source>The solver is watched</source>
            <translation>Dem Löser wird zugesehen</translation>
        </message>
        <message>
            <source>{done:,} of {total:,} pictures drawn</source>
            <translation>{done:,} von {total:,} Bildern gezeichnet</translation>
        </message>
        <message>
            <source>Stopped before the animation was made.</source>
            <translation>Angehalten, bevor die Animation fertig war.</translation>
        </message>
    </context>
    <context>
        <name>cli.apart</name>
        <message>
            <source>{words} broke off; there may be too little memory for it.</source>
            <translation>{words} brach ab; vielleicht reicht der Speicher nicht.</translation>
        </message>
    </context>
    <context>
        <name>cli.arguments</name>
        <message>
            <source>a file, - for standard input, a URL, or a board</source>
            <translation>eine Datei, - für die Standardeingabe, eine URL oder ein Spielfeld</translation>
        </message>
        <message>
            <source>{source} is a board without clues; here it is taken as: {genre:name}.</source>
            <translation>{source} ist ein Spielfeld ohne Hinweise; hier gilt es als: {genre}.</translation>
        </message>
        <message>
            <source>{name} is a picture; `studio picture` makes a puzzle of one.</source>
            <translation>{name} ist ein Bild; `studio picture` macht aus Bildern Rätsel.</translation>
        </message>
        <message>
            <source>print one JSON object</source>
            <translation>ein JSON-Objekt ausgeben</translation>
        </message>
        <message>
            <source>stop after so many seconds</source>
            <translation>nach so vielen Sekunden aufhören</translation>
        </message>
        <message>
            <source>{text} is not a positive number</source>
            <translation>{text} ist keine positive Zahl</translation>
        </message>
        <message>
            <source>{text} is not a time in seconds</source>
            <translation>{text} ist keine Zeit in Sekunden</translation>
        </message>
        <message>
            <source>{text} is not a length in mm</source>
            <translation>{text} ist keine Länge in mm</translation>
        </message>
    </context>
    <context>
        <name>cli.booklet</name>
        <message>
            <source>files, URLs, or folders, whose .puzzle files are taken by name; or a .booklet</source>
            <translation>Dateien, URLs oder Ordner, deren .puzzle-Dateien nach Namen kommen; oder ein .booklet</translation>
        </message>
        <message>
            <source>a .pdf file, or a .booklet to go on with</source>
            <translation>eine .pdf-Datei oder ein .booklet zum Weiterarbeiten</translation>
        </message>
        <message>
            <source>else the name of the first input</source>
            <translation>sonst der Name der ersten Eingabe</translation>
        </message>
        <message>
            <source>on the title page</source>
            <translation>auf der Titelseite</translation>
        </message>
        <message>
            <source>size of the page (6x9)</source>
            <translation>Größe der Seite (6x9)</translation>
        </message>
        <message>
            <source>puzzles a page (1)</source>
            <translation>Rätsel je Seite (1)</translation>
        </message>
        <message>
            <source>ink beyond the cut, in mm (0)</source>
            <translation>Beschnitt in mm (0)</translation>
        </message>
        <message>
            <source>more margin at the spine ({mm:g})</source>
            <translation>mehr Rand am Bund ({mm:g})</translation>
        </message>
        <message>
            <source>leave them out</source>
            <translation>sie weglassen</translation>
        </message>
        <message>
            <source>puzzles in the order given, not from easy to hard</source>
            <translation>Rätsel in der genannten Reihenfolge, nicht von leicht nach schwer</translation>
        </message>
        <message>
            <source>with the times that grandmasters, masters and experts may take</source>
            <translation>mit den Zeiten für Großmeister, Meister und Könner</translation>
        </message>
        <message>
            <source>with hints at the back</source>
            <translation>mit Tipps am Ende</translation>
        </message>
        <message>
            <source>processes (%(default)s)</source>
            <translation>Prozesse (%(default)s)</translation>
        </message>
        <message>
            <source>seconds to look for each answer (%(default)g)</source>
            <translation>Sekunden für die Suche nach jeder Lösung (%(default)g)</translation>
        </message>
        <message>
            <source>{found:,} of {puzzles:,} puzzles solved and graded</source>
            <translation>{found:,} von {puzzles:,} Rätseln gelöst und eingestuft</translation>
        </message>
        <message>
            <source>Stopped before the booklet was made.</source>
            <translation>Angehalten, bevor das Heft fertig war.</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} puzzles are not graded and stand last.</source>
            <extracomment>For one: {n:,} puzzle is not graded and stands last.</extracomment>
            <translation>
                <numerusform>{n:,} Rätsel ist nicht eingestuft und steht am Ende.</numerusform>
                <numerusform>{n:,} Rätsel sind nicht eingestuft und stehen am Ende.</numerusform>
            </translation>
        </message>
        <message>
            <source>a saved booklet has all its puzzles; leave the others out</source>
            <translation>ein gespeichertes Heft hat alle seine Rätsel; lass die anderen weg</translation>
        </message>
    </context>
    <context>
        <name>cli.census</name>
        <message>
            <source>square:3x3, hex:2, or any input</source>
            <translation>square:3x3, hex:2 oder jede Eingabe</translation>
        </message>
        <message>
            <source>Loops: {n:,}</source>
            <translation>Rundwege: {n:,}</translation>
        </message>
        <message>
            <source>Slitherlinks with exactly one solution: {n:,}</source>
            <translation>Slitherlinks mit genau einer Lösung: {n:,}</translation>
        </message>
        <message>
            <source>{done:,} of {total:,} loops compared with all others</source>
            <translation>{done:,} von {total:,} Rundwegen mit allen anderen verglichen</translation>
        </message>
    </context>
    <context>
        <name>cli.check</name>
        <message>
            <source>also how many minimal clue sets have this solution</source>
            <translation>auch, wie viele minimale Hinweismengen diese Lösung haben</translation>
        </message>
        <message>
            <source>--sets is for one puzzle, and this is a folder</source>
            <translation>--sets ist für ein einzelnes Rätsel, und dies ist ein Ordner</translation>
        </message>
        <message>
            <source>--record, --again and --scheduler are for folders</source>
            <translation>--record, --again und --scheduler sind für Ordner</translation>
        </message>
        <message>
            <source>Checking</source>
            <translation>Prüfung</translation>
        </message>
        <message>
            <source>{verdict} ({seconds:.2f} s)</source>
            <translation>{verdict} ({seconds:.2f} s)</translation>
        </message>
        <message>
            <source>Links in every solution: {edges:,}.</source>
            <translation>Kanten in jeder Lösung: {edges:,}.</translation>
        </message>
        <message>
            <source>In every solution: {edges:,} of {total:,} links.</source>
            <translation>In jeder Lösung: {edges:,} von {total:,} Kanten.</translation>
        </message>
        <message>
            <source>Difficulty: {level} ({grade:.1f}).</source>
            <translation>Schwierigkeit: {level} ({grade:.1f}).</translation>
        </message>
        <message>
            <source>The board itself has no such line, whatever the clues.</source>
            <translation>Das Spielfeld selbst hat keine solche Linie, welche Hinweise auch stehen.</translation>
        </message>
        <message>
            <source>These clues cannot all be true: {names}.</source>
            <translation>Diese Hinweise können nicht alle stimmen: {names}.</translation>
        </message>
        <message>
            <source>Every clue is needed.</source>
            <translation>Jeder Hinweis wird gebraucht.</translation>
        </message>
        <message>
            <source>Each of these clues could go: {names}.</source>
            <translation>Jeder dieser Hinweise könnte entfallen: {names}.</translation>
        </message>
        <message>
            <source>At once: {together:,} of them.</source>
            <translation>Zugleich: {together:,} davon.</translation>
        </message>
    </context>
    <context>
        <name>cli.codes</name>
        <message>
            <source>exit codes:
  0  exactly one solution, or the work is done
  1  no solution
  2  several solutions
  3  stopped before it was known
  64 wrong usage: no such command, option or value
  65 bad input, or a file that cannot be written
  69 the window or the program cannot start here
  70 an error of the program; it says nothing of the puzzle
  74 standard output cannot be written
</source>
            <translation>Exit-Codes:
  0  genau eine Lösung, oder die Arbeit ist getan
  1  keine Lösung
  2  mehrere Lösungen
  3  angehalten, bevor es bekannt war
  64 falscher Aufruf: kein solcher Befehl, Schalter oder Wert
  65 schlechte Eingabe, oder eine Datei, die nicht zu schreiben ist
  69 Fenster oder Programm können hier nicht starten
  70 ein Fehler des Programms; er sagt nichts über das Rätsel
  74 die Standardausgabe kann nicht geschrieben werden
</translation>
        </message>
    </context>
    <context>
        <name>cli.compare</name>
        <message>
            <source>any input, or one of: {series}</source>
            <translation>jede Eingabe oder eines von: {series}</translation>
        </message>
        <message>
            <source>all, if none is named</source>
            <translation>alle, wenn keiner genannt ist</translation>
        </message>
        <message>
            <source>one more row: backtracking without these prunings; of {names}</source>
            <translation>eine Zeile mehr: Backtracking ohne diese Abkürzungen; aus {names}</translation>
        </message>
        <message>
            <source>the smallest size</source>
            <translation>die kleinste Größe</translation>
        </message>
        <message>
            <source>the largest size of a series</source>
            <translation>die größte Größe einer Reihe</translation>
        </message>
        <message>
            <source>seconds that an engine may try one problem (%(default)g)</source>
            <translation>Sekunden, die ein Löser je Aufgabe hat (%(default)g)</translation>
        </message>
        <message>
            <source>write the chart or the table as well: {files}</source>
            <translation>auch das Diagramm oder die Tabelle schreiben: {files}</translation>
        </message>
        <message>
            <source>{text} is not a size from 1 to {largest}</source>
            <translation>{text} ist keine Größe von 1 bis {largest}</translation>
        </message>
        <message>
            <source>--from is larger than --upto</source>
            <translation>--from ist größer als --upto</translation>
        </message>
        <message>
            <source>A plot is written as {files}.</source>
            <translation>Ein Diagramm wird als {files} geschrieben.</translation>
        </message>
        <message>
            <source>{error} This is an error in the program; please report it.</source>
            <translation>{error} Das ist ein Fehler im Programm; bitte melde ihn.</translation>
        </message>
    </context>
    <context>
        <name>cli.convert</name>
        <message>
            <source>title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <source>notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>a file, or - for standard output</source>
            <translation>eine Datei, oder - für die Standardausgabe</translation>
        </message>
        <message>
            <source>the format, where the ending does not say it: %(choices)s</source>
            <translation>das Format, wo die Endung es nicht sagt: %(choices)s</translation>
        </message>
        <message>
            <source>links that check answers: without that</source>
            <translation>bei Links, die Lösungen prüfen: ohne das</translation>
        </message>
        <message>
            <source>seconds to look for that answer (%(default)g)</source>
            <translation>Sekunden für die Suche nach dieser Lösung (%(default)g)</translation>
        </message>
        <message>
            <source>{form} does not hold: {what}.</source>
            <translation>{form} enthält nicht: {what}.</translation>
        </message>
        <message>
            <source>Without a check of the answer: it has several.</source>
            <translation>Ohne Prüfung der Lösung: Es gibt mehrere.</translation>
        </message>
        <message>
            <source>Without a check of the answer: it has none.</source>
            <translation>Ohne Prüfung der Lösung: Es gibt keine.</translation>
        </message>
        <message>
            <source>Without a check of the answer: none was found.</source>
            <translation>Ohne Prüfung der Lösung: Es wurde keine gefunden.</translation>
        </message>
    </context>
    <context>
        <name>cli.count</name>
        <message>
            <source>also how many solutions use each edge</source>
            <translation>auch, wie viele Lösungen jede Kante benutzen</translation>
        </message>
        <message>
            <source>of mazes also by number of jumps and by sum</source>
            <translation>bei Labyrinthen auch nach Zahl der Sprünge und nach Summe</translation>
        </message>
        <message>
            <source>wide boards</source>
            <translation>breite Felder</translation>
        </message>
        <message>
            <source>for which memory does not do</source>
            <translation>für die der Arbeitsspeicher nicht reicht</translation>
        </message>
        <message>
            <source>keep the states in files there, and remove them</source>
            <translation>die Zustände dort in Dateien halten und diese am Ende entfernen</translation>
        </message>
        <message>
            <source>of files at most (nine tenths of the free ones)</source>
            <translation>Dateien höchstens (neun Zehntel des freien Platzes)</translation>
        </message>
        <message>
            <source>processes (1)</source>
            <translation>Prozesse (1)</translation>
        </message>
        <message>
            <source>of a Dask cluster whose machines all see FOLDER</source>
            <translation>eines Dask-Verbunds, dessen Rechner alle FOLDER sehen</translation>
        </message>
        <message>
            <source>Counting</source>
            <translation>Zählung</translation>
        </message>
        <message>
            <source>--on-disk FOLDER counts it exactly if the disk has room.</source>
            <translation>--on-disk FOLDER zählt genau, wenn der Platz auf dem Datenträger reicht.</translation>
        </message>
        <message>
            <source>--workers, --scheduler and --gigabytes go with --on-disk.</source>
            <translation>--workers, --scheduler und --gigabytes gehören zu --on-disk.</translation>
        </message>
        <message>
            <source>--on-disk counts, and nothing else.</source>
            <translation>--on-disk zählt nur.</translation>
        </message>
        <message>
            <source>Layer {layers} of {of}: {states:,} states, {gigabytes:.1f} GB. Ctrl+C stops it.</source>
            <translation>Schicht {layers} von {of}: {states:,} Zustände, {gigabytes:.1f} GB. Ctrl+C hält an.</translation>
        </message>
        <message>
            <source>At least {count:,}. {words}</source>
            <translation>Mindestens {count:,}. {words}</translation>
        </message>
    </context>
    <context>
        <name>cli.demo</name>
        <message>
            <source>where to (demo)</source>
            <translation>wohin (demo)</translation>
        </message>
        <message>
            <source>`demo` has to come first: studio demo {folder}</source>
            <translation>`demo` muss vorn stehen: studio demo {folder}</translation>
        </message>
    </context>
    <context>
        <name>cli.engines</name>
        <message>
            <source>by this engine alone</source>
            <translation>nur mit diesem Löser</translation>
        </message>
        <message>
            <source>by backtracking without these prunings; of {names}</source>
            <translation>mit Backtracking ohne diese Abkürzungen; aus {names}</translation>
        </message>
        <message>
            <source>--without leaves out prunings of {backtracking}; {engine} has none.</source>
            <translation>--without lässt Abkürzungen von {backtracking} weg; {engine} hat keine.</translation>
        </message>
    </context>
    <context>
        <name>cli.explain</name>
        <message>
            <source>steps may use that there is only one solution</source>
            <translation>Schritte dürfen benutzen, dass es nur eine Lösung gibt</translation>
        </message>
        <message>
            <source>a teaching sheet, one PDF page with pictures</source>
            <translation>ein Lehrblatt, eine PDF-Seite mit Bildern</translation>
        </message>
        <message>
            <source>where it would lead if the conclusion of step N were otherwise</source>
            <translation>wohin es führte, wenn der Schluss von Schritt N anders wäre</translation>
        </message>
        <message>
            <source>only the first N steps</source>
            <translation>nur die ersten N Schritte</translation>
        </message>
        <message>
            <source>Explaining</source>
            <translation>Erklärung</translation>
        </message>
        <message>
            <source>Solved in {steps:,} steps.</source>
            <translation>Gelöst in {steps:,} Schritten.</translation>
        </message>
        <message>
            <source>Drawing the sheet</source>
            <translation>Zeichnen des Blattes</translation>
        </message>
        <message>
            <source>Stopped before this step was found.</source>
            <translation>Angehalten, bevor dieser Schritt gefunden war.</translation>
        </message>
        <message>
            <source>--what-if {what_if}: there are {steps:,} steps</source>
            <translation>--what-if {what_if}: Es gibt {steps:,} Schritte</translation>
        </message>
        <message>
            <source>--what-if {what_if}: this step concludes nothing that could be otherwise</source>
            <translation>--what-if {what_if}: Dieser Schritt schließt nichts, das anders sein könnte</translation>
        </message>
        <message>
            <source>{name}, a long step</source>
            <translation>{name}, ein langer Schritt</translation>
        </message>
        <message>
            <source>so: {mark}</source>
            <translation>also: {mark}</translation>
        </message>
        <message>
            <source>{parts}; and {more:,} more</source>
            <translation>{parts}; und {more:,} weitere</translation>
        </message>
        <message>
            <source>by: {parts}</source>
            <translation>wegen: {parts}</translation>
        </message>
    </context>
    <context>
        <name>cli.folders</name>
        <message>
            <source>Not read</source>
            <translation>Nicht gelesen</translation>
        </message>
        <message>
            <source>folders</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>where INPUT is a folder</source>
            <translation>wo INPUT ein Ordner ist</translation>
        </message>
        <message>
            <source>of a Dask cluster that checks them</source>
            <translation>eines Dask-Verbunds, der sie prüft</translation>
        </message>
        <message>
            <source>where results are kept, to go on from (the cache)</source>
            <translation>wo Ergebnisse liegen, um dort weiterzumachen (der Zwischenspeicher)</translation>
        </message>
        <message>
            <source>check also what is known already</source>
            <translation>auch prüfen, was schon bekannt ist</translation>
        </message>
        <message>
            <source>There is no puzzle in the folder {input}.</source>
            <translation>Im Ordner {input} ist kein Rätsel.</translation>
        </message>
        <message>
            <source>{found:,} of {files:,} checked: {file}</source>
            <translation>{found:,} von {files:,} geprüft: {file}</translation>
        </message>
        <message>
            <source>Stopped with {left:,} left; the same command goes on.</source>
            <translation>Angehalten, {left:,} fehlen noch; derselbe Befehl macht weiter.</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} puzzles</source>
            <extracomment>For one: {n:,} puzzle</extracomment>
            <translation>
                <numerusform>{n:,} Rätsel</numerusform>
                <numerusform>{n:,} Rätsel</numerusform>
            </translation>
        </message>
        <message>
            <source>With clues that could go: {n:,}{names}</source>
            <translation>Mit Hinweisen, die entfallen könnten: {n:,}{names}</translation>
        </message>
        <message>
            <source>The same up to turns and mirrors: {group}</source>
            <translation>Gleich bis auf Drehung und Spiegelung: {group}</translation>
        </message>
        <message>
            <source>and {n:,} more</source>
            <translation>und {n:,} weitere</translation>
        </message>
    </context>
    <context>
        <name>cli.generate</name>
        <message>
            <source>%(choices)s</source>
            <translation>%(choices)s</translation>
        </message>
        <message>
            <source>square:10x10, hex:4, or any input</source>
            <translation>square:10x10, hex:4 oder jede Eingabe</translation>
        </message>
        <message>
            <source>every clue is needed (the default)</source>
            <translation>jeder Hinweis wird gebraucht (so ist es üblich)</translation>
        </message>
        <message>
            <source>a proved smallest set of clues</source>
            <translation>eine bewiesen kleinste Menge von Hinweisen</translation>
        </message>
        <message>
            <source>N clues more than are needed</source>
            <translation>N Hinweise mehr als nötig</translation>
        </message>
        <message>
            <source>how hard for a person</source>
            <translation>wie schwer für Menschen</translation>
        </message>
        <message>
            <source>N clues in all</source>
            <translation>N Hinweise insgesamt</translation>
        </message>
        <message>
            <source>kinds of clues and how gladly each is kept, as in labels=1,diamonds=2</source>
            <translation>Arten von Hinweisen und wie gern jede bleibt, etwa labels=1,diamonds=2</translation>
        </message>
        <message>
            <source>a folder of K puzzles (-o)</source>
            <translation>ein Ordner mit K Rätseln (-o)</translation>
        </message>
        <message>
            <source>of a Dask cluster that makes the folder</source>
            <translation>eines Dask-Verbunds, der den Ordner füllt</translation>
        </message>
        <message>
            <source>the same seed, the same puzzle</source>
            <translation>gleicher Startwert, gleiches Rätsel</translation>
        </message>
        <message>
            <source>a file; with --count a folder</source>
            <translation>eine Datei; mit --count ein Ordner</translation>
        </message>
        <message>
            <source>{weight} is not a weight</source>
            <translation>{weight} ist kein Gewicht</translation>
        </message>
        <message>
            <source>--count needs a folder (-o).</source>
            <translation>--count braucht einen Ordner (-o).</translation>
        </message>
        <message>
            <source>--count makes puzzles from nothing but the board.</source>
            <translation>--count macht Rätsel allein aus dem Spielfeld.</translation>
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation>Startwert {seed}</translation>
        </message>
        <message>
            <source>{name}: such puzzles have no {key}.</source>
            <translation>{name}: Solche Rätsel haben kein {key}.</translation>
        </message>
        <message>
            <source>{name}: {option} changes nothing.</source>
            <translation>{name}: {option} ändert nichts.</translation>
        </message>
        <message>
            <source>{name} has no clues called {key}; kinds: {known}</source>
            <translation>{name} hat keine Hinweise namens {key}; Arten: {known}</translation>
        </message>
        <message>
            <source>Making a puzzle</source>
            <translation>Ein Rätsel entsteht</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; no smaller set of such clues with those of --must fixes this line.</source>
            <extracomment>For one: {n:,} clue, that of --must.</extracomment>
            <translation>
                <numerusform>{n:,} Hinweis, der von --must.</numerusform>
                <numerusform>{n:,} Hinweise; keine kleinere Menge solcher Hinweise mit denen von --must legt diese Linie fest.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, all needed; no smaller set of such clues fixes this line.</source>
            <extracomment>For one: {n:,} clue, and it is needed.</extracomment>
            <translation>
                <numerusform>{n:,} Hinweis, und er ist nötig.</numerusform>
                <numerusform>{n:,} Hinweise, alle nötig; keine kleinere Menge solcher Hinweise legt diese Linie fest.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; beside those of --must no group of them that belongs together can go.</source>
            <extracomment>For one: {n:,} clue, that of --must.</extracomment>
            <translation>
                <numerusform>{n:,} Hinweis, der von --must.</numerusform>
                <numerusform>{n:,} Hinweise; außer denen von --must kann keine Gruppe wegfallen, die zusammengehört.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; beside those of --must none can be left out.</source>
            <extracomment>For one: {n:,} clue, that of --must.</extracomment>
            <translation>
                <numerusform>{n:,} Hinweis, der von --must.</numerusform>
                <numerusform>{n:,} Hinweise; außer denen von --must kann keiner fehlen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; no group of them that belongs together can go.</source>
            <extracomment>For one: {n:,} clue, and it is needed.</extracomment>
            <translation>
                <numerusform>{n:,} Hinweis, und er ist nötig.</numerusform>
                <numerusform>{n:,} Hinweise; keine Gruppe davon, die zusammengehört, kann entfallen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, all needed.</source>
            <extracomment>For one: {n:,} clue, and it is needed.</extracomment>
            <translation>
                <numerusform>{n:,} Hinweis, und er ist nötig.</numerusform>
                <numerusform>{n:,} Hinweise, alle nötig.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues.</source>
            <extracomment>For one: {n:,} clue.</extracomment>
            <translation>
                <numerusform>{n:,} Hinweis.</numerusform>
                <numerusform>{n:,} Hinweise.</numerusform>
            </translation>
        </message>
        <message>
            <source>no fewer will do</source>
            <translation>mit weniger geht es nicht</translation>
        </message>
        <message>
            <source>the fewest for {tried:,} solutions that were looked at</source>
            <translation>die wenigsten für {tried:,} betrachtete Lösungen</translation>
        </message>
        <message>
            <source>the smallest set that was found for {tried:,} solutions</source>
            <translation>der kleinste Satz, der für {tried:,} Lösungen gefunden wurde</translation>
        </message>
        <message>
            <source>no fewer fix this line</source>
            <translation>weniger legen diese Linie nicht fest</translation>
        </message>
        <message>
            <source>beside those of --must none can be left out</source>
            <translation>außer denen von --must kann keiner fehlen</translation>
        </message>
        <message>
            <source>all of these are needed</source>
            <translation>diese sind alle nötig</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, {k:,} of them added; {end}.</source>
            <extracomment>For one: {n:,} clue, {k:,} added; {end}.</extracomment>
            <translation>
                <numerusform>{n:,} Hinweis, {k:,} neu; {end}.</numerusform>
                <numerusform>{n:,} Hinweise, {k:,} davon neu; {end}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, {k:,} of them added.</source>
            <extracomment>For one: {n:,} clue, {k:,} added.</extracomment>
            <translation>
                <numerusform>{n:,} Hinweis, {k:,} neu.</numerusform>
                <numerusform>{n:,} Hinweise, {k:,} davon neu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{stored:,} puzzles, {made:,} of them new.</source>
            <extracomment>For one: {stored:,} puzzle, {made:,} new.</extracomment>
            <translation>
                <numerusform>{stored:,} Rätsel, {made:,} neu.</numerusform>
                <numerusform>{stored:,} Rätsel, {made:,} davon neu.</numerusform>
            </translation>
        </message>
        <message>
            <source>{done:,} of {total:,}</source>
            <translation>{done:,} von {total:,}</translation>
        </message>
    </context>
    <context>
        <name>cli.grade</name>
        <message>
            <source>Grading</source>
            <translation>Einstufung</translation>
        </message>
        <message>
            <source>Stopped before the grade was known.</source>
            <translation>Angehalten, bevor die Schwierigkeit bekannt war.</translation>
        </message>
        <message>
            <source>Only puzzles with exactly one solution are graded.</source>
            <translation>Nur Rätsel mit genau einer Lösung werden eingestuft.</translation>
        </message>
        <message>
            <source>Hardest step: {name}. {sentence}</source>
            <translation>Schwerster Schritt: {name}. {sentence}</translation>
        </message>
    </context>
    <context>
        <name>cli.keys</name>
        <message>
            <source>Stopping; once more to leave at once.</source>
            <translation>Es wird angehalten; noch einmal, um sofort zu beenden.</translation>
        </message>
    </context>
    <context>
        <name>cli.manual</name>
        <message>
            <source>build it here; else where it is kept is said</source>
            <translation>hier anlegen; sonst wird gesagt, wo es liegt</translation>
        </message>
        <message>
            <source>show it in the browser</source>
            <translation>im Browser zeigen</translation>
        </message>
    </context>
    <context>
        <name>cli.mending</name>
        <message>
            <source>It takes {strokes:,} strokes:</source>
            <translation>Es braucht {strokes:,} Züge:</translation>
        </message>
        <message>
            <source>With these lines more it takes one: {lines}.</source>
            <translation>Mit diesen Linien mehr genügt einer: {lines}.</translation>
        </message>
        <message>
            <source>Or with these lines drawn twice: {lines}.</source>
            <translation>Oder wenn diese Linien doppelt gezogen werden: {lines}.</translation>
        </message>
        <message>
            <source>{a} to {b}</source>
            <translation>{a} bis {b}</translation>
        </message>
    </context>
    <context>
        <name>cli.naming</name>
        <message>
            <source>{clue} in {place}</source>
            <translation>{clue} in {place}</translation>
        </message>
    </context>
    <context>
        <name>cli.output</name>
        <message>
            <source>the same as OUTPUT</source>
            <translation>dasselbe wie OUTPUT</translation>
        </message>
        <message>
            <source>one OUTPUT is needed, as an argument or after -o</source>
            <translation>ein OUTPUT wird gebraucht, als Argument oder nach -o</translation>
        </message>
        <message>
            <source>This is written as {known}, not as {name}.</source>
            <translation>Das wird als {known} geschrieben, nicht als {name}.</translation>
        </message>
        <message>
            <source>{path} is a folder; name a file in it.</source>
            <translation>{path} ist ein Ordner; nenne eine Datei darin.</translation>
        </message>
        <message>
            <source>{path} is what is read; name another file.</source>
            <translation>{path} wird gelesen; nenne eine andere Datei.</translation>
        </message>
        <message>
            <source>{folder} is a file, not a folder.</source>
            <translation>{folder} ist eine Datei, kein Ordner.</translation>
        </message>
        <message>
            <source>There is no folder {folder}.</source>
            <translation>Es gibt keinen Ordner {folder}.</translation>
        </message>
        <message>
            <source>Nothing may be written in the folder {folder}.</source>
            <translation>In den Ordner {folder} darf nichts geschrieben werden.</translation>
        </message>
        <message>
            <source>Wrote {path}, {size:,} bytes.</source>
            <translation>{path} geschrieben, {size:,} Bytes.</translation>
        </message>
    </context>
    <context>
        <name>cli.page</name>
        <message>
            <source>files, URLs, or folders, whose .puzzle files are taken by name</source>
            <translation>Dateien, URLs oder Ordner, deren .puzzle-Dateien nach Namen kommen</translation>
        </message>
        <message>
            <source>an .html file</source>
            <translation>eine .html-Datei</translation>
        </message>
        <message>
            <source>of the page; else that of the first puzzle</source>
            <translation>der Seite; sonst der des ersten Rätsels</translation>
        </message>
        <message>
            <source>with the steps of the solution</source>
            <translation>mit den Schritten der Lösung</translation>
        </message>
        <message>
            <source>look for no answer: the page checks by the rules alone</source>
            <translation>keine Lösung suchen: die Seite prüft allein nach den Regeln</translation>
        </message>
        <message>
            <source>seconds to look for the reasons of hints (%(default)g)</source>
            <translation>Sekunden für die Suche nach Gründen der Tipps (%(default)g)</translation>
        </message>
        <message>
            <source>--rules-only leaves out what --hints asks for</source>
            <translation>--rules-only lässt weg, was --hints verlangt</translation>
        </message>
        <message>
            <source>Ready: {done:,} of {puzzles:,}</source>
            <translation>Fertig: {done:,} von {puzzles:,}</translation>
        </message>
    </context>
    <context>
        <name>cli.paper</name>
        <message>
            <source>print</source>
            <translation>Druck</translation>
        </message>
        <message>
            <source>how a PDF is laid out</source>
            <translation>wie ein PDF gesetzt wird</translation>
        </message>
        <message>
            <source>its size (a4)</source>
            <translation>seine Größe (a4)</translation>
        </message>
        <message>
            <source>wider than high</source>
            <translation>breiter als hoch</translation>
        </message>
        <message>
            <source>all round ({mm:g})</source>
            <translation>ringsum ({mm:g})</translation>
        </message>
        <message>
            <source>other puzzles, or folders</source>
            <translation>andere Rätsel oder Ordner</translation>
        </message>
        <message>
            <source>how hard it is</source>
            <translation>wie schwer es ist</translation>
        </message>
        <message>
            <source>a QR code of its link</source>
            <translation>ein QR-Code seines Links</translation>
        </message>
        <message>
            <source>where solutions stand (off)</source>
            <translation>wo Lösungen stehen (off)</translation>
        </message>
        <message>
            <source>grey for black</source>
            <translation>grau statt schwarz</translation>
        </message>
        <message>
            <source>only a .pdf is laid out for print</source>
            <translation>nur ein .pdf wird für den Druck gesetzt</translation>
        </message>
    </context>
    <context>
        <name>cli.picture</name>
        <message>
            <source>a PNG, JPEG, WebP or BMP file</source>
            <translation>eine Datei PNG, JPEG, WebP oder BMP</translation>
        </message>
        <message>
            <source>how many (200)</source>
            <translation>wie viele (200)</translation>
        </message>
        <message>
            <source>the answer draws the picture: a loop round its cells, on a board with room around</source>
            <translation>die Lösung zeichnet das Bild: ein Rundweg um seine Felder, mit Platz ringsum</translation>
        </message>
        <message>
            <source>what is darker counts, 0 to 255 (Otsu's)</source>
            <translation>was dunkler ist, zählt, 0 bis 255 (nach Otsu)</translation>
        </message>
        <message>
            <source>what is lighter counts</source>
            <translation>was heller ist, zählt</translation>
        </message>
        <message>
            <source>what is darker</source>
            <translation>was dunkler ist</translation>
        </message>
        <message>
            <source>the part to use, as parts of width and height, as in 0.1,0,0.9,1</source>
            <translation>der Ausschnitt als Teile von Breite und Höhe, etwa 0.1,0,0.9,1</translation>
        </message>
        <message>
            <source>turn clockwise</source>
            <translation>im Uhrzeigersinn drehen</translation>
        </message>
        <message>
            <source>only the board, without clues</source>
            <translation>nur das Spielfeld, ohne Hinweise</translation>
        </message>
        <message>
            <source>a file</source>
            <translation>eine Datei</translation>
        </message>
        <message>
            <source>{text} is not between {least_cells} and {most_cells:,}</source>
            <translation>{text} liegt nicht zwischen {least_cells} und {most_cells:,}</translation>
        </message>
        <message>
            <source>{text} is not between 0 and 255</source>
            <translation>{text} liegt nicht zwischen 0 und 255</translation>
        </message>
        <message>
            <source>{text} is not an angle in degrees</source>
            <translation>{text} ist kein Winkel in Grad</translation>
        </message>
        <message>
            <source>{text} is no part of a picture</source>
            <translation>{text} ist kein Teil eines Bildes</translation>
        </message>
        <message>
            <source>only the line of these can draw the picture (--loop): {keys}.</source>
            <translation>nur die Linie von diesen kann das Bild zeichnen (--loop): {keys}.</translation>
        </message>
        <message>
            <source>Cutting the board</source>
            <translation>Das Brett wird geschnitten</translation>
        </message>
        <message>
            <source>{cells:,} cells, {added:,} added and {removed:,} removed; {clues:,} clues.</source>
            <translation>{cells:,} Felder, {added:,} hinzugefügt und {removed:,} entfernt; {clues:,} Hinweise.</translation>
        </message>
    </context>
    <context>
        <name>cli.progress</name>
        <message>
            <source>{words}: {seconds:.0f} s. Ctrl+C stops it.</source>
            <translation>{words}: {seconds:.0f} s. Ctrl+C hält an.</translation>
        </message>
        <message>
            <source>Compiling the fast loops. This is done once, in about half a minute.</source>
            <translation>Die schnellen Schleifen werden übersetzt. Das geschieht einmal, in etwa einer halben Minute.</translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} von {total}</translation>
        </message>
    </context>
    <context>
        <name>cli.render</name>
        <message>
            <source>a file; its ending says the format</source>
            <translation>eine Datei; ihre Endung sagt das Format</translation>
        </message>
        <message>
            <source>with its solution</source>
            <translation>mit seiner Lösung</translation>
        </message>
        <message>
            <source>picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>of pictures and animations</source>
            <translation>von Bildern und Animationen</translation>
        </message>
        <message>
            <source>pixels, or a length such as 12cm or 5in</source>
            <translation>Pixel, oder eine Länge wie 12cm oder 5in</translation>
        </message>
        <message>
            <source>width and height: {sizes}, or pixels such as 1200x800</source>
            <translation>Breite und Höhe: {sizes} oder Pixel wie 1200x800</translation>
        </message>
        <message>
            <source>dots an inch of a png</source>
            <translation>Punkte je Zoll eines png</translation>
        </message>
        <message>
            <source>(print; light for animations)</source>
            <translation>(print; bei Animationen light)</translation>
        </message>
        <message>
            <source>without a ground (svg, png)</source>
            <translation>ohne Hintergrund (svg, png)</translation>
        </message>
        <message>
            <source>words of an svg as text to be edited</source>
            <translation>Wörter eines svg als Text, der sich ändern lässt</translation>
        </message>
        <message>
            <source>beside the corners of a drawing</source>
            <translation>neben den Ecken einer Zeichnung</translation>
        </message>
        <message>
            <source>how long to look for the solution</source>
            <translation>wie lange die Lösung gesucht wird</translation>
        </message>
        <message>
            <source>--size says the width, too; leave one of them out</source>
            <translation>--size sagt auch die Breite; lass eines davon weg</translation>
        </message>
        <message>
            <source>{ending} is an animation: add --animate, or --solution</source>
            <translation>{ending} ist eine Animation: mit --animate oder --solution</translation>
        </message>
        <message>
            <source>This is drawn as svg, png or pdf; `studio convert` writes puzzles.</source>
            <translation>Gezeichnet wird als svg, png oder pdf; Rätsel schreibt `studio convert`.</translation>
        </message>
        <message>
            <source>--letters is for drawings alone</source>
            <translation>--letters gilt nur für Zeichnungen</translation>
        </message>
        <message>
            <source>The solution cannot be drawn: it has none.</source>
            <translation>Die Lösung kann nicht gezeichnet werden: Es gibt keine.</translation>
        </message>
        <message>
            <source>The solution cannot be drawn: none was found in time.</source>
            <translation>Die Lösung kann nicht gezeichnet werden: In der Zeit wurde keine gefunden.</translation>
        </message>
        <message>
            <source>One of several solutions</source>
            <translation>Eine von mehreren Lösungen</translation>
        </message>
        <message>
            <source>{name} is not for animations</source>
            <translation>{name} ist nicht für Animationen</translation>
        </message>
        <message>
            <source>{name} is for {endings} alone</source>
            <translation>{name} gibt es nur für {endings}</translation>
        </message>
    </context>
    <context>
        <name>cli.sets</name>
        <message>
            <source>Minimal clue sets with this solution: {n:,}.</source>
            <translation>Minimale Hinweismengen mit dieser Lösung: {n:,}.</translation>
        </message>
        <message>
            <source>Minimal clue sets with this solution: at least {n:,}.</source>
            <translation>Minimale Hinweismengen mit dieser Lösung: mindestens {n:,}.</translation>
        </message>
        <message>
            <source>of {size:,} clues: {count:,}</source>
            <translation>mit {size:,} Hinweisen: {count:,}</translation>
        </message>
    </context>
    <context>
        <name>cli.solve</name>
        <message>
            <source>how many to find (1)</source>
            <translation>wie viele zu finden sind (1)</translation>
        </message>
        <message>
            <source>one, if there are so many, and else none: then the exit code is 1</source>
            <translation>eine, wenn es so viele gibt, sonst keine: dann ist der Exit-Code 1</translation>
        </message>
        <message>
            <source>Solving</source>
            <translation>Es wird gelöst</translation>
        </message>
        <message>
            <source>Stopped before it was known.</source>
            <translation>Angehalten, bevor es bekannt war.</translation>
        </message>
        <message>
            <source>There are fewer than {wanted:,} solutions: {n:,}.</source>
            <translation>Es gibt weniger als {wanted:,} Lösungen: {n:,}.</translation>
        </message>
        <message>
            <source>shaded:</source>
            <translation>geschwärzt:</translation>
        </message>
    </context>
    <context>
        <name>cli.start</name>
        <message>
            <source>keep the clues of BOARD and add as few as will do</source>
            <translation>die Hinweise von BOARD behalten und so wenige wie möglich ergänzen</translation>
        </message>
        <message>
            <source>remove as few clues of BOARD as contradict</source>
            <translation>so wenige widersprüchliche Hinweise von BOARD wie möglich entfernen</translation>
        </message>
        <message>
            <source>the solution or stretches of it, as in "0,0 0,1 / 3,2 3,3"; "file": as kept in BOARD</source>
            <translation>die Lösung oder Stücke davon, etwa "0,0 0,1 / 3,2 3,3"; "file": wie in BOARD</translation>
        </message>
        <message>
            <source>cells with a clue, as in "0,0 2,3"</source>
            <translation>Felder mit Hinweis, etwa "0,0 2,3"</translation>
        </message>
        <message>
            <source>cells without a clue</source>
            <translation>Felder ohne Hinweis</translation>
        </message>
        <message>
            <source>{name}: there are no such puzzles on this board.</source>
            <translation>{name}: Auf diesem Spielfeld gibt es solche Rätsel nicht.</translation>
        </message>
        <message>
            <source>No line is kept in the file, so there is none to go by.</source>
            <translation>In der Datei steht keine Linie, nach der es gehen könnte.</translation>
        </message>
        <message>
            <source>{cell} is no cell of the board</source>
            <translation>{cell} ist kein Feld des Spielfelds</translation>
        </message>
        <message>
            <source>{text} is no list of nodes like 0,0 0,1 1,1</source>
            <translation>{text} ist keine Liste von Knoten wie 0,0 0,1 1,1</translation>
        </message>
        <message>
            <source>Cells: {names}</source>
            <translation>Felder: {names}</translation>
        </message>
        <message>
            <source>Nothing contradicts: no clue has to go.</source>
            <translation>Nichts widerspricht sich: Kein Hinweis muss entfallen.</translation>
        </message>
        <message>
            <source>Removed {n:,}; fewer are not enough: {names}.</source>
            <translation>{n:,} entfernt; weniger reichen nicht: {names}.</translation>
        </message>
        <message>
            <source>Removed {n:,}: {names}.</source>
            <translation>{n:,} entfernt: {names}.</translation>
        </message>
    </context>
    <context>
        <name>cli.tour</name>
        <message>
            <source>square:17x17, or any input on squares</source>
            <translation>square:17x17 oder jede Eingabe auf Quadraten</translation>
        </message>
        <message>
            <source>{sets}, or A,B for jumps of A by B (pen-and-paper)</source>
            <translation>{sets} oder A,B für Sprünge von A mal B (pen-and-paper)</translation>
        </message>
        <message>
            <source>the last jump leads to the start</source>
            <translation>der letzte Sprung führt zum Anfang</translation>
        </message>
        <message>
            <source>row and column from 0; random</source>
            <translation>Zeile und Spalte ab 0; random</translation>
        </message>
        <message>
            <source>how to look (best)</source>
            <translation>wie gesucht wird (best)</translation>
        </message>
        <message>
            <source>compare ties and repairs</source>
            <translation>Gleichstände und Reparaturen vergleichen</translation>
        </message>
        <message>
            <source>runs of each (%(default)s)</source>
            <translation>Läufe je Art (%(default)s)</translation>
        </message>
        <message>
            <source>a .svg, .png, .pdf or .csv file</source>
            <translation>eine Datei .svg, .png, .pdf oder .csv</translation>
        </message>
        <message>
            <source>only the line in the picture</source>
            <translation>nur die Linie im Bild</translation>
        </message>
        <message>
            <source>{text} is not a whole number of 18 digits at the most</source>
            <translation>{text} ist keine ganze Zahl von höchstens 18 Ziffern</translation>
        </message>
        <message>
            <source>The picture is drawn</source>
            <translation>Das Bild wird gezeichnet</translation>
        </message>
        <message>
            <source>Tours are looked for on squares.</source>
            <translation>Touren werden auf Quadraten gesucht.</translation>
        </message>
        <message>
            <source>A start is two numbers, as in 0,3, or the word random.</source>
            <translation>Ein Anfang ist zwei Zahlen, etwa 0,3, oder das Wort random.</translation>
        </message>
        <message>
            <source>Moves are {move_sets}, or two numbers as in 1,4.</source>
            <translation>Züge sind {move_sets} oder zwei Zahlen wie 1,4.</translation>
        </message>
        <message>
            <source>Closed tour of {rows:,} x {columns:,} cells</source>
            <translation>Geschlossene Tour über {rows:,} x {columns:,} Felder</translation>
        </message>
        <message>
            <source>Tour of {rows:,} x {columns:,} cells</source>
            <translation>Tour über {rows:,} x {columns:,} Felder</translation>
        </message>
        <message>
            <source>{seconds:,.1f} ms, {tries:,} tries, {backs:,} steps taken back</source>
            <translation>{seconds:,.1f} ms, {tries:,} Versuche, {backs:,} Schritte zurückgenommen</translation>
        </message>
        <message>
            <source>{tour}, mean of {runs} runs from random starts.</source>
            <translation>{tour}, Mittel aus {runs} Läufen von zufälligen Anfängen.</translation>
        </message>
        <message>
            <source>repair</source>
            <translation>Reparatur</translation>
        </message>
        <message>
            <source>ties</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <source>found</source>
            <translation>gefunden</translation>
        </message>
        <message>
            <source>tries</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <source>steps back</source>
            <translation>zurück</translation>
        </message>
    </context>
    <context>
        <name>cli.verify</name>
        <message>
            <source>a file, - for standard input, a URL, or a certificate</source>
            <translation>eine Datei, - für die Standardeingabe, eine URL oder ein Zertifikat</translation>
        </message>
        <message>
            <source>a folder for it: new, empty, or that of another one</source>
            <translation>ein Ordner dafür: neu, leer oder der eines anderen</translation>
        </message>
        <message>
            <source>No certificate was written.</source>
            <translation>Es wurde kein Zertifikat geschrieben.</translation>
        </message>
        <message>
            <source>{folder}: The folder cannot be made: {error}</source>
            <translation>{folder}: Der Ordner kann nicht angelegt werden: {error}</translation>
        </message>
        <message>
            <source>{path} is what is read; name another folder.</source>
            <translation>{path} wird gelesen; nenne einen anderen Ordner.</translation>
        </message>
        <message>
            <source>Two engines disagree; do not trust either. Please report this puzzle.</source>
            <translation>Zwei Löser sind sich uneinig; traue keinem. Bitte melde dieses Rätsel.</translation>
        </message>
        <message>
            <source>{verdict}, confirmed by a second engine.</source>
            <translation>{verdict}, von einem zweiten Löser bestätigt.</translation>
        </message>
        <message>
            <source>The verdict is not confirmed.</source>
            <translation>Das Urteil ist nicht bestätigt.</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>Nicht bekannt</translation>
        </message>
        <message>
            <source>The certificate is in {folder}; `studio verify {folder}` checks it.</source>
            <translation>Das Zertifikat ist in {folder}; `studio verify {folder}` prüft es.</translation>
        </message>
        <message>
            <source>Two answers, both checked against the rules.</source>
            <translation>Zwei Lösungen, beide nach den Regeln geprüft.</translation>
        </message>
        <message>
            <source>Proof checked: {clauses:,} clauses, each with its reason ({cuts:,} of them cuts), refuted in {steps:,} steps.</source>
            <translation>Beweis geprüft: {clauses:,} Klauseln, jede mit ihrem Grund ({cuts:,} davon Schnitte), in {steps:,} Schritten widerlegt.</translation>
        </message>
        <message>
            <source>Stopped before the proof was checked.</source>
            <translation>Angehalten, bevor der Beweis geprüft war.</translation>
        </message>
        <message>
            <source>The certificate holds: {verdict:small}.</source>
            <translation>Das Zertifikat gilt: {verdict:small}.</translation>
        </message>
        <message>
            <source>The certificate does not hold. {reason}</source>
            <translation>Das Zertifikat gilt nicht. {reason}</translation>
        </message>
    </context>
    <context>
        <name>cli.walks</name>
        <message>
            <source>By number of jumps: {counts}</source>
            <translation>Nach Zahl der Sprünge: {counts}</translation>
        </message>
        <message>
            <source>By sum: {counts}</source>
            <translation>Nach Summe: {counts}</translation>
        </message>
        <message>
            <source>By number of jumps, so far: {counts}</source>
            <translation>Nach Zahl der Sprünge, bisher: {counts}</translation>
        </message>
        <message>
            <source>By sum, so far: {counts}</source>
            <translation>Nach Summe, bisher: {counts}</translation>
        </message>
        <message>
            <source>Only the walks of a maze with start and target are counted by jumps and by sum.</source>
            <translation>Nur die Wege eines Labyrinths mit Start und Ziel werden nach Sprüngen und Summe gezählt.</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
    </context>
    <context>
        <name>cli.words</name>
        <message>
            <source>One solution</source>
            <translation>Eine Lösung</translation>
        </message>
        <message>
            <source>No solution</source>
            <translation>Keine Lösung</translation>
        </message>
        <message>
            <source>Several solutions</source>
            <translation>Mehrere Lösungen</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Noch nicht bekannt</translation>
        </message>
    </context>
    <context>
        <name>engines.counting</name>
        <message>
            <source>Counting over subsets</source>
            <translation>Zählen über Teilmengen</translation>
        </message>
        <message>
            <source>Frontier counting of loops</source>
            <translation>Rundwege zählen mit der Frontier-Methode</translation>
        </message>
        <message>
            <source>Frontier counting of ordered paths</source>
            <translation>Geordnete Wege zählen mit der Frontier-Methode</translation>
        </message>
        <message>
            <source>Frontier counting of paths</source>
            <translation>Wege zählen mit der Frontier-Methode</translation>
        </message>
    </context>
    <context>
        <name>engines.deduction</name>
        <message>
            <source>No line through a cell left out</source>
            <translation>Keine Linie durch ein ausgelassenes Feld</translation>
        </message>
        <message>
            <source>Two ways for a cell on the line</source>
            <translation>Zwei Wege für ein Feld auf der Linie</translation>
        </message>
        <message>
            <source>Beside a cell left out</source>
            <translation>Neben einem ausgelassenen Feld</translation>
        </message>
        <message>
            <source>Either way the same follows</source>
            <translation>So oder so folgt dasselbe</translation>
        </message>
        <message>
            <source>A count of cells is complete</source>
            <translation>Eine Anzahl von Feldern ist erreicht</translation>
        </message>
        <message>
            <source>A count needs all cells left</source>
            <translation>Eine Anzahl braucht alle übrigen Felder</translation>
        </message>
        <message>
            <source>A count of lines is complete</source>
            <translation>Eine Anzahl von Strecken ist erreicht</translation>
        </message>
        <message>
            <source>A count needs all lines left</source>
            <translation>Eine Anzahl braucht alle übrigen Strecken</translation>
        </message>
        <message>
            <source>One cell of those counted</source>
            <translation>Ein Feld der gezählten</translation>
        </message>
        <message>
            <source>A region has all its doors</source>
            <translation>Ein Gebiet hat alle seine Türen</translation>
        </message>
        <message>
            <source>A region needs all doors left</source>
            <translation>Ein Gebiet braucht alle übrigen Türen</translation>
        </message>
        <message>
            <source>A clue by itself</source>
            <translation>Ein Hinweis für sich allein</translation>
        </message>
        <message>
            <source>What a clue still allows</source>
            <translation>Was ein Hinweis noch zulässt</translation>
        </message>
        <message>
            <source>What a region holds</source>
            <translation>Was in einem Gebiet steht</translation>
        </message>
        <message>
            <source>Two regions are joined once</source>
            <translation>Zwei Gebiete sind einmal verbunden</translation>
        </message>
        <message>
            <source>Clues close together</source>
            <translation>Hinweise dicht beieinander</translation>
        </message>
        <message>
            <source>Room for cells left out</source>
            <translation>Platz für ausgelassene Felder</translation>
        </message>
        <message>
            <source>A bottleneck</source>
            <translation>Ein Engpass</translation>
        </message>
        <message>
            <source>Nothing beside the loop</source>
            <translation>Nichts neben dem Rundweg</translation>
        </message>
        <message>
            <source>No line round a 0</source>
            <translation>Keine Linie um eine 0</translation>
        </message>
        <message>
            <source>A clue has all its lines</source>
            <translation>Ein Hinweis hat alle seine Strecken</translation>
        </message>
        <message>
            <source>A clue needs all that is left</source>
            <translation>Ein Hinweis braucht alles Übrige</translation>
        </message>
        <message>
            <source>No third line at a corner</source>
            <translation>Keine dritte Strecke an einer Ecke</translation>
        </message>
        <message>
            <source>A line never ends</source>
            <translation>Eine Linie endet nie</translation>
        </message>
        <message>
            <source>A line goes on</source>
            <translation>Eine Linie geht weiter</translation>
        </message>
        <message>
            <source>No early loop</source>
            <translation>Kein vorzeitiger Rundweg</translation>
        </message>
        <message>
            <source>A clue in a corner of the board</source>
            <translation>Ein Hinweis in einer Ecke des Spielfelds</translation>
        </message>
        <message>
            <source>Two clues side by side</source>
            <translation>Zwei Hinweise Seite an Seite</translation>
        </message>
        <message>
            <source>Two clues that touch at a corner</source>
            <translation>Zwei Hinweise über Eck</translation>
        </message>
        <message>
            <source>Two lines at a corner</source>
            <translation>Zwei Strecken an einer Ecke</translation>
        </message>
        <message>
            <source>Inside and outside</source>
            <translation>Innen und außen</translation>
        </message>
        <message>
            <source>Crossings come out even</source>
            <translation>Kreuzungen gehen gerade auf</translation>
        </message>
        <message>
            <source>A clue between inside and outside</source>
            <translation>Ein Hinweis zwischen innen und außen</translation>
        </message>
        <message>
            <source>There is only one solution</source>
            <translation>Es gibt nur eine Lösung</translation>
        </message>
        <message>
            <source>Numbers in their order</source>
            <translation>Zahlen in ihrer Reihenfolge</translation>
        </message>
        <message>
            <source>Numbers along a line</source>
            <translation>Zahlen entlang einer Linie</translation>
        </message>
        <message>
            <source>Forced neighbour</source>
            <translation>Erzwungener Nachbar</translation>
        </message>
        <message>
            <source>Gap of two</source>
            <translation>Zweierlücke</translation>
        </message>
        <message>
            <source>Dead end</source>
            <translation>Sackgasse</translation>
        </message>
        <message>
            <source>The line does not close</source>
            <translation>Die Linie schließt sich nicht</translation>
        </message>
        <message>
            <source>Straight line</source>
            <translation>Gerade Linie</translation>
        </message>
        <message>
            <source>Distance between numbers</source>
            <translation>Abstand zwischen Zahlen</translation>
        </message>
        <message>
            <source>Only one cell left for a number</source>
            <translation>Nur noch ein Feld für eine Zahl</translation>
        </message>
        <message>
            <source>Odd and even</source>
            <translation>Gerade und ungerade</translation>
        </message>
        <message>
            <source>Only edge between two parts</source>
            <translation>Einzige Verbindung zweier Teile</translation>
        </message>
        <message>
            <source>Cut cell</source>
            <translation>Trennfeld</translation>
        </message>
        <message>
            <source>Only one number left for a cell</source>
            <translation>Nur noch eine Zahl für ein Feld</translation>
        </message>
        <message>
            <source>A proof close by</source>
            <translation>Ein Beweis aus der Nähe</translation>
        </message>
        <message>
            <source>A proof across the board</source>
            <translation>Ein Beweis über das ganze Feld</translation>
        </message>
    </context>
    <context>
        <name>engines.proofs</name>
        <message>
            <source>Edges, arcs or states by SAT</source>
            <translation>Kanten, Bögen oder Zustände mit SAT</translation>
        </message>
        <message>
            <source>Step {n:,} of the proof does not follow from those before it.</source>
            <translation>Schritt {n:,} des Beweises folgt nicht aus denen davor.</translation>
        </message>
        <message>
            <source>The proof ends without a contradiction.</source>
            <translation>Der Beweis endet ohne Widerspruch.</translation>
        </message>
    </context>
    <context>
        <name>engines.sat</name>
        <message>
            <source>SAT, every step (CDCL)</source>
            <translation>SAT, jeder Schritt (CDCL)</translation>
        </message>
        <message>
            <source>SAT, a variable for each edge</source>
            <translation>SAT, eine Variable je Kante</translation>
        </message>
        <message>
            <source>Loops by SAT with lazy cuts</source>
            <translation>Rundwege mit SAT und nachgereichten Schnitten</translation>
        </message>
        <message>
            <source>SAT, a variable for each step and cell</source>
            <translation>SAT, eine Variable je Schritt und Feld</translation>
        </message>
    </context>
    <context>
        <name>engines.search</name>
        <message>
            <source>Backtracking</source>
            <translation>Backtracking</translation>
        </message>
        <message>
            <source>Brute force</source>
            <translation>Durchprobieren</translation>
        </message>
        <message>
            <source>Drawings in one stroke</source>
            <translation>Zeichnungen in einem Zug</translation>
        </message>
        <message>
            <source>Walks, depth first</source>
            <translation>Wege, Tiefe zuerst</translation>
        </message>
    </context>
    <context>
        <name>engines.tours</name>
        <message>
            <source>Tours by Warnsdorff's rule and rotations</source>
            <translation>Touren nach Warnsdorff mit Rotationen</translation>
        </message>
    </context>
    <context>
        <name>families</name>
        <message>
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>a number</source>
            <comment>object</comment>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>a diamond</source>
            <translation>eine Raute</translation>
        </message>
        <message>
            <source>a diamond</source>
            <comment>object</comment>
            <translation>eine Raute</translation>
        </message>
        <message>
            <source>a wall</source>
            <translation>eine Wand</translation>
        </message>
        <message>
            <source>a wall</source>
            <comment>object</comment>
            <translation>eine Wand</translation>
        </message>
        <message>
            <source>an arrow</source>
            <translation>ein Pfeil</translation>
        </message>
        <message>
            <source>an arrow</source>
            <comment>object</comment>
            <translation>einen Pfeil</translation>
        </message>
        <message>
            <source>an odd or even mark</source>
            <translation>eine Paritätsmarke</translation>
        </message>
        <message>
            <source>an odd or even mark</source>
            <comment>object</comment>
            <translation>eine Paritätsmarke</translation>
        </message>
        <message>
            <source>an open number</source>
            <translation>eine freie Zahl</translation>
        </message>
        <message>
            <source>an open number</source>
            <comment>object</comment>
            <translation>eine freie Zahl</translation>
        </message>
        <message>
            <source>Number path on triangles</source>
            <translation>Zahlenweg auf Dreiecken</translation>
        </message>
        <message>
            <source>Numbers on triangles</source>
            <translation>Zahlen auf Dreiecken</translation>
        </message>
        <message>
            <source>Number path on squares and triangles</source>
            <translation>Zahlenweg auf Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Numbers on squares and triangles</source>
            <translation>Zahlen auf Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Number path on pentagons</source>
            <translation>Zahlenweg auf Fünfecken</translation>
        </message>
        <message>
            <source>Numbers on pentagons</source>
            <translation>Zahlen auf Fünfecken</translation>
        </message>
        <message>
            <source>Number path on right triangles</source>
            <translation>Zahlenweg auf rechtwinkligen Dreiecken</translation>
        </message>
        <message>
            <source>Numbers on right triangles</source>
            <translation>Zahlen auf rechtwinkligen Dreiecken</translation>
        </message>
        <message>
            <source>Number path on octagons and squares</source>
            <translation>Zahlenweg auf Achtecken und Quadraten</translation>
        </message>
        <message>
            <source>Numbers on octagons and squares</source>
            <translation>Zahlen auf Achtecken und Quadraten</translation>
        </message>
        <message>
            <source>Number path on hexagons, squares and triangles</source>
            <translation>Zahlenweg auf Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Numbers on hexagons, squares and triangles</source>
            <translation>Zahlen auf Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Number path on kites</source>
            <translation>Zahlenweg auf Drachen</translation>
        </message>
        <message>
            <source>Numbers on kites</source>
            <translation>Zahlen auf Drachen</translation>
        </message>
        <message>
            <source>Number path on dodecagons, hexagons and squares</source>
            <translation>Zahlenweg auf Zwölfecken, Sechsecken und Quadraten</translation>
        </message>
        <message>
            <source>Numbers on dodecagons, hexagons and squares</source>
            <translation>Zahlen auf Zwölfecken, Sechsecken und Quadraten</translation>
        </message>
        <message>
            <source>Number path on dodecagons, hexagons, squares and triangles</source>
            <translation>Zahlenweg auf Zwölfecken, Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Numbers on dodecagons, hexagons, squares and triangles</source>
            <translation>Zahlen auf Zwölfecken, Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Number path on petals</source>
            <translation>Zahlenweg auf Blütenblättern</translation>
        </message>
        <message>
            <source>Numbers on petals</source>
            <translation>Zahlen auf Blütenblättern</translation>
        </message>
        <message>
            <source>Number path on Penrose kites and darts</source>
            <translation>Zahlenweg auf Penrose-Drachen und Pfeilen</translation>
        </message>
        <message>
            <source>Numbers on Penrose kites and darts</source>
            <translation>Zahlen auf Penrose-Drachen und Pfeilen</translation>
        </message>
        <message>
            <source>Number path on Penrose rhombs</source>
            <translation>Zahlenweg auf Penrose-Rauten</translation>
        </message>
        <message>
            <source>Numbers on Penrose rhombs</source>
            <translation>Zahlen auf Penrose-Rauten</translation>
        </message>
        <message>
            <source>Number path on hats</source>
            <translation>Zahlenweg auf Hüten</translation>
        </message>
        <message>
            <source>Numbers on hats</source>
            <translation>Zahlen auf Hüten</translation>
        </message>
        <message>
            <source>Number path on spectres</source>
            <translation>Zahlenweg auf Spectres</translation>
        </message>
        <message>
            <source>Numbers on spectres</source>
            <translation>Zahlen auf Spectres</translation>
        </message>
        <message>
            <source>Ordered path on triangles</source>
            <translation>Geordneter Weg auf Dreiecken</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on triangles</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Dreiecken</translation>
        </message>
        <message>
            <source>Ordered path on squares and triangles</source>
            <translation>Geordneter Weg auf Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on squares and triangles</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Ordered path on pentagons</source>
            <translation>Geordneter Weg auf Fünfecken</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on pentagons</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Fünfecken</translation>
        </message>
        <message>
            <source>Ordered path on right triangles</source>
            <translation>Geordneter Weg auf rechtwinkligen Dreiecken</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on right triangles</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf rechtwinkligen Dreiecken</translation>
        </message>
        <message>
            <source>Ordered path on octagons and squares</source>
            <translation>Geordneter Weg auf Achtecken und Quadraten</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on octagons and squares</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Achtecken und Quadraten</translation>
        </message>
        <message>
            <source>Ordered path on hexagons, squares and triangles</source>
            <translation>Geordneter Weg auf Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hexagons, squares and triangles</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Ordered path on kites</source>
            <translation>Geordneter Weg auf Drachen</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on kites</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Drachen</translation>
        </message>
        <message>
            <source>Ordered path on dodecagons, hexagons and squares</source>
            <translation>Geordneter Weg auf Zwölfecken, Sechsecken und Quadraten</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on dodecagons, hexagons and squares</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Zwölfecken, Sechsecken und Quadraten</translation>
        </message>
        <message>
            <source>Ordered path on dodecagons, hexagons, squares and triangles</source>
            <translation>Geordneter Weg auf Zwölfecken, Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on dodecagons, hexagons, squares and triangles</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Zwölfecken, Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Ordered path on petals</source>
            <translation>Geordneter Weg auf Blütenblättern</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on petals</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Blütenblättern</translation>
        </message>
        <message>
            <source>Ordered path on Penrose kites and darts</source>
            <translation>Geordneter Weg auf Penrose-Drachen und Pfeilen</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on Penrose kites and darts</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Penrose-Drachen und Pfeilen</translation>
        </message>
        <message>
            <source>Ordered path on Penrose rhombs</source>
            <translation>Geordneter Weg auf Penrose-Rauten</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on Penrose rhombs</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Penrose-Rauten</translation>
        </message>
        <message>
            <source>Ordered path on hats</source>
            <translation>Geordneter Weg auf Hüten</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hats</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Hüten</translation>
        </message>
        <message>
            <source>Ordered path on spectres</source>
            <translation>Geordneter Weg auf Spectres</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on spectres</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Spectres</translation>
        </message>
        <message>
            <source>a clue</source>
            <translation>ein Hinweis</translation>
        </message>
        <message>
            <source>a clue</source>
            <comment>object</comment>
            <translation>einen Hinweis</translation>
        </message>
        <message>
            <source>Slitherlink on triangles</source>
            <translation>Slitherlink auf Dreiecken</translation>
        </message>
        <message>
            <source>A loop on triangles</source>
            <translation>Ein Rundweg auf Dreiecken</translation>
        </message>
        <message>
            <source>Slitherlink on squares and triangles</source>
            <translation>Slitherlink auf Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>A loop on squares and triangles</source>
            <translation>Ein Rundweg auf Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Slitherlink on pentagons</source>
            <translation>Slitherlink auf Fünfecken</translation>
        </message>
        <message>
            <source>A loop on pentagons</source>
            <translation>Ein Rundweg auf Fünfecken</translation>
        </message>
        <message>
            <source>Slitherlink on right triangles</source>
            <translation>Slitherlink auf rechtwinkligen Dreiecken</translation>
        </message>
        <message>
            <source>A loop on right triangles</source>
            <translation>Ein Rundweg auf rechtwinkligen Dreiecken</translation>
        </message>
        <message>
            <source>Slitherlink on octagons and squares</source>
            <translation>Slitherlink auf Achtecken und Quadraten</translation>
        </message>
        <message>
            <source>A loop on octagons and squares</source>
            <translation>Ein Rundweg auf Achtecken und Quadraten</translation>
        </message>
        <message>
            <source>Slitherlink on hexagons and triangles</source>
            <translation>Slitherlink auf Sechsecken und Dreiecken</translation>
        </message>
        <message>
            <source>A loop on hexagons and triangles</source>
            <translation>Ein Rundweg auf Sechsecken und Dreiecken</translation>
        </message>
        <message>
            <source>Slitherlink on hexagons, squares and triangles</source>
            <translation>Slitherlink auf Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>A loop on hexagons, squares and triangles</source>
            <translation>Ein Rundweg auf Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Slitherlink on kites</source>
            <translation>Slitherlink auf Drachen</translation>
        </message>
        <message>
            <source>A loop on kites</source>
            <translation>Ein Rundweg auf Drachen</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons and triangles</source>
            <translation>Slitherlink auf Zwölfecken und Dreiecken</translation>
        </message>
        <message>
            <source>A loop on dodecagons and triangles</source>
            <translation>Ein Rundweg auf Zwölfecken und Dreiecken</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons, hexagons and squares</source>
            <translation>Slitherlink auf Zwölfecken, Sechsecken und Quadraten</translation>
        </message>
        <message>
            <source>A loop on dodecagons, hexagons and squares</source>
            <translation>Ein Rundweg auf Zwölfecken, Sechsecken und Quadraten</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons, hexagons, squares and triangles</source>
            <translation>Slitherlink auf Zwölfecken, Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>A loop on dodecagons, hexagons, squares and triangles</source>
            <translation>Ein Rundweg auf Zwölfecken, Sechsecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons, squares and triangles</source>
            <translation>Slitherlink auf Zwölfecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>A loop on dodecagons, squares and triangles</source>
            <translation>Ein Rundweg auf Zwölfecken, Quadraten und Dreiecken</translation>
        </message>
        <message>
            <source>Slitherlink on petals</source>
            <translation>Slitherlink auf Blütenblättern</translation>
        </message>
        <message>
            <source>A loop on petals</source>
            <translation>Ein Rundweg auf Blütenblättern</translation>
        </message>
        <message>
            <source>Slitherlink on Penrose kites and darts</source>
            <translation>Slitherlink auf Penrose-Drachen und Pfeilen</translation>
        </message>
        <message>
            <source>A loop on Penrose kites and darts</source>
            <translation>Ein Rundweg auf Penrose-Drachen und Pfeilen</translation>
        </message>
        <message>
            <source>Slitherlink on Penrose rhombs</source>
            <translation>Slitherlink auf Penrose-Rauten</translation>
        </message>
        <message>
            <source>A loop on Penrose rhombs</source>
            <translation>Ein Rundweg auf Penrose-Rauten</translation>
        </message>
        <message>
            <source>Slitherlink on hats</source>
            <translation>Slitherlink auf Hüten</translation>
        </message>
        <message>
            <source>A loop on hats</source>
            <translation>Ein Rundweg auf Hüten</translation>
        </message>
        <message>
            <source>Slitherlink on spectres</source>
            <translation>Slitherlink auf Spectres</translation>
        </message>
        <message>
            <source>A loop on spectres</source>
            <translation>Ein Rundweg auf Spectres</translation>
        </message>
        <message>
            <source>an animal</source>
            <translation>ein Tier</translation>
        </message>
        <message>
            <source>an animal</source>
            <comment>object</comment>
            <translation>ein Tier</translation>
        </message>
        <message>
            <source>a pearl</source>
            <translation>eine Perle</translation>
        </message>
        <message>
            <source>pearl</source>
            <translation>Perle</translation>
        </message>
        <message>
            <source>pearls</source>
            <translation>Perlen</translation>
        </message>
        <message>
            <source>Pearl</source>
            <translation>Perle</translation>
        </message>
        <message>
            <source>white pearl</source>
            <translation>weiße Perle</translation>
        </message>
        <message>
            <source>black pearl</source>
            <translation>schwarze Perle</translation>
        </message>
        <message>
            <source>a pearl</source>
            <comment>object</comment>
            <translation>eine Perle</translation>
        </message>
        <message numerus="yes">
            <source>pearls</source>
            <extracomment>For one: pearl</extracomment>
            <translation>
                <numerusform>Perle</numerusform>
                <numerusform>Perlen</numerusform>
            </translation>
        </message>
        <message>
            <source>a border</source>
            <translation>eine Grenze</translation>
        </message>
        <message>
            <source>a border</source>
            <comment>object</comment>
            <translation>eine Grenze</translation>
        </message>
        <message>
            <source>a sun or moon</source>
            <translation>eine Sonne oder ein Mond</translation>
        </message>
        <message>
            <source>sun or moon</source>
            <translation>Sonne oder Mond</translation>
        </message>
        <message>
            <source>suns and moons</source>
            <translation>Sonnen und Monde</translation>
        </message>
        <message>
            <source>Sun/moon</source>
            <translation>Gestirn</translation>
        </message>
        <message>
            <source>sun</source>
            <translation>Sonne</translation>
        </message>
        <message>
            <source>moon</source>
            <translation>Mond</translation>
        </message>
        <message>
            <source>a sun or moon</source>
            <comment>object</comment>
            <translation>eine Sonne oder einen Mond</translation>
        </message>
        <message numerus="yes">
            <source>suns and moons</source>
            <extracomment>For one: sun or moon</extracomment>
            <translation>
                <numerusform>Sonne oder Mond</numerusform>
                <numerusform>Sonnen und Monde</numerusform>
            </translation>
        </message>
        <message>
            <source>a blocked cell</source>
            <translation>ein gesperrtes Feld</translation>
        </message>
        <message>
            <source>a blocked cell</source>
            <comment>object</comment>
            <translation>ein gesperrtes Feld</translation>
        </message>
        <message>
            <source>a circle</source>
            <translation>ein Kreis</translation>
        </message>
        <message>
            <source>a circle</source>
            <comment>object</comment>
            <translation>einen Kreis</translation>
        </message>
        <message>
            <source>grey</source>
            <translation>grau</translation>
        </message>
        <message>
            <source>grey circle</source>
            <translation>grauer Kreis</translation>
        </message>
        <message>
            <source>a circle on a border</source>
            <translation>ein Kreis auf einer Grenze</translation>
        </message>
        <message>
            <source>a circle on a border</source>
            <comment>object</comment>
            <translation>einen Kreis auf einer Grenze</translation>
        </message>
        <message>
            <source>a stretch</source>
            <translation>ein Linienstück</translation>
        </message>
        <message>
            <source>a stretch</source>
            <comment>object</comment>
            <translation>ein Linienstück</translation>
        </message>
        <message>
            <source>a jump</source>
            <translation>ein Sprung</translation>
        </message>
        <message>
            <source>a jump</source>
            <comment>object</comment>
            <translation>einen Sprung</translation>
        </message>
        <message>
            <source>a start</source>
            <translation>ein Start</translation>
        </message>
        <message>
            <source>a start</source>
            <comment>object</comment>
            <translation>einen Start</translation>
        </message>
        <message>
            <source>a target</source>
            <translation>ein Ziel</translation>
        </message>
        <message>
            <source>a target</source>
            <comment>object</comment>
            <translation>ein Ziel</translation>
        </message>
        <message>
            <source>an end</source>
            <translation>ein Ende</translation>
        </message>
        <message>
            <source>an end</source>
            <comment>object</comment>
            <translation>ein Ende</translation>
        </message>
    </context>
    <context>
        <name>families.balance_loop</name>
        <message>
            <source>Balance Loop</source>
            <translation>Balance Loop</translation>
        </message>
        <message>
            <source>A loop in equal arms</source>
            <translation>Ein Rundweg mit gleichen Armen</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle. From a circle it goes straight two ways until it turns: equally far at a white circle, not equally far at a black one. A number is the sum of both.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch jeden Kreis. Von einem Kreis aus geht er in zwei Richtungen geradeaus, bis er abbiegt: bei weißen Kreisen gleich weit, bei schwarzen nicht gleich weit. Eine Zahl ist die Summe der beiden Längen.</translation>
        </message>
    </context>
    <context>
        <name>families.between</name>
        <message>
            <source>{low:,} and {high:,} are {gap:,} steps apart, and every way between them leaves no room for the line to go through {other:,}.</source>
            <translation>{low:,} und {high:,} sind {gap:,} Schritte auseinander, und jeder Weg zwischen ihnen lässt der Linie keinen Platz, durch {other:,} zu gehen.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} are {gap:,} steps apart, and {other:,} stands in every way between them.</source>
            <translation>{low:,} und {high:,} sind {gap:,} Schritte auseinander, und {other:,} steht auf jedem Weg zwischen ihnen im Weg.</translation>
        </message>
    </context>
    <context>
        <name>families.castle_wall</name>
        <message>
            <source>wall</source>
            <translation>Wand</translation>
        </message>
        <message>
            <source>walls</source>
            <translation>Wände</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Wand</translation>
        </message>
        <message>
            <source>either side</source>
            <translation>beliebige Seite</translation>
        </message>
        <message>
            <source>inside</source>
            <translation>innen</translation>
        </message>
        <message>
            <source>outside</source>
            <translation>außen</translation>
        </message>
        <message>
            <source>wall on either side</source>
            <translation>Wand auf beliebiger Seite</translation>
        </message>
        <message>
            <source>inside wall</source>
            <translation>innere Wand</translation>
        </message>
        <message>
            <source>outside wall</source>
            <translation>äußere Wand</translation>
        </message>
        <message numerus="yes">
            <source>walls</source>
            <extracomment>For one: wall</extracomment>
            <translation>
                <numerusform>Wand</numerusform>
                <numerusform>Wände</numerusform>
            </translation>
        </message>
        <message>
            <source>Castle Wall</source>
            <translation>Castle Wall</translation>
        </message>
        <message>
            <source>A loop round walls</source>
            <translation>Ein Rundweg um Mauern</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes no cell with a wall or a number. White walls lie inside the line, black ones outside, grey ones on either side. A number says how long the parts of the line are together that run along the arrow, from middle to middle, up to the rim.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch kein Feld mit einer Mauer oder einer Zahl. Weiße Mauern liegen innerhalb des Rundwegs, schwarze außerhalb, graue auf beliebiger Seite. Eine Zahl gibt an, wie lang die Teile der Linie zusammen sind, die in Pfeilrichtung verlaufen, von Mittelpunkt zu Mittelpunkt, bis zum Rand.</translation>
        </message>
    </context>
    <context>
        <name>families.cell_clues</name>
        <message>
            <source>circle</source>
            <translation>Kreis</translation>
        </message>
        <message>
            <source>circles</source>
            <translation>Kreise</translation>
        </message>
        <message>
            <source>Circle</source>
            <translation>Kreis</translation>
        </message>
        <message>
            <source>white</source>
            <translation>weiß</translation>
        </message>
        <message>
            <source>black</source>
            <translation>schwarz</translation>
        </message>
        <message>
            <source>white circle</source>
            <translation>weißer Kreis</translation>
        </message>
        <message>
            <source>black circle</source>
            <translation>schwarzer Kreis</translation>
        </message>
        <message numerus="yes">
            <source>circles</source>
            <extracomment>For one: circle</extracomment>
            <translation>
                <numerusform>Kreis</numerusform>
                <numerusform>Kreise</numerusform>
            </translation>
        </message>
        <message>
            <source>number</source>
            <translation>Zahl</translation>
        </message>
        <message>
            <source>numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Zahl</translation>
        </message>
        <message numerus="yes">
            <source>numbers</source>
            <extracomment>For one: number</extracomment>
            <translation>
                <numerusform>Zahl</numerusform>
                <numerusform>Zahlen</numerusform>
            </translation>
        </message>
        <message>
            <source>blocked cell</source>
            <translation>gesperrtes Feld</translation>
        </message>
        <message>
            <source>blocked cells</source>
            <translation>gesperrte Felder</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Gesperrt</translation>
        </message>
        <message numerus="yes">
            <source>blocked cells</source>
            <extracomment>For one: blocked cell</extracomment>
            <translation>
                <numerusform>gesperrtes Feld</numerusform>
                <numerusform>gesperrte Felder</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.cell_loop</name>
        <message>
            <source>Through every cell</source>
            <translation>Durch jedes Feld</translation>
        </message>
        <message>
            <source>The line passes through every cell of the board.</source>
            <translation>Die Linie geht durch jedes Feld des Spielfelds.</translation>
        </message>
        <message>
            <source>{name} is not played where cells touch diagonally: a line that takes such steps may cross itself.</source>
            <translation>{name} spielt man nicht, wo sich Felder auch diagonal berühren: Mit solchen Schritten kann sich eine Linie selbst kreuzen.</translation>
        </message>
        <message>
            <source>The line passes through every cell.</source>
            <translation>Die Linie geht durch jedes Feld.</translation>
        </message>
    </context>
    <context>
        <name>families.country_road</name>
        <message>
            <source>Country Road</source>
            <translation>Country Road</translation>
        </message>
        <message>
            <source>A loop once through each region</source>
            <translation>Ein Rundweg einmal durch jedes Gebiet</translation>
        </message>
        <message>
            <source>Hex Country Road</source>
            <translation>Hex-Country-Road</translation>
        </message>
        <message>
            <source>A loop once through each region of hexagons</source>
            <translation>Ein Rundweg einmal durch jedes Gebiet aus Sechsecken</translation>
        </message>
        <message>
            <source>Regions may be left out</source>
            <translation>Gebiete dürfen ausgelassen werden</translation>
        </message>
        <message>
            <source>The line passes through a region once or not at all.</source>
            <translation>Die Linie geht einmal oder gar nicht durch ein Gebiet.</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region once or not at all.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch jedes Gebiet einmal oder gar nicht.</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region exactly once.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch jedes Gebiet genau einmal.</translation>
        </message>
        <message>
            <source>A number says how many cells of its region it visits. Of two cells that touch across a border it visits at least one.</source>
            <translation>Eine Zahl gibt an, durch wie viele Felder ihres Gebiets er geht. Von zwei Feldern, die sich über eine Grenze hinweg berühren, besucht er mindestens eines.</translation>
        </message>
        <message>
            <source>Of two cells that touch across a border the line must pass one.</source>
            <translation>Von zwei Feldern, die sich über eine Grenze hinweg berühren, muss die Linie eins besuchen.</translation>
        </message>
    </context>
    <context>
        <name>families.detour</name>
        <message>
            <source>Detour</source>
            <translation>Detour</translation>
        </message>
        <message>
            <source>A loop that turns so often in each region</source>
            <translation>Ein Rundweg mit so vielen Kurven je Gebiet</translation>
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell. It never crosses or touches itself. A number says in how many cells of its region it turns.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte aller Felder. Er kreuzt und berührt sich nirgends. Eine Zahl gibt an, in wie vielen Feldern ihres Gebiets er abbiegt.</translation>
        </message>
    </context>
    <context>
        <name>families.dotchi_loop</name>
        <message>
            <source>Dotchi-Loop</source>
            <translation>Dotchi-Loop</translation>
        </message>
        <message>
            <source>A loop that turns on all or none</source>
            <translation>Ein Rundweg, der überall oder nirgends abbiegt</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes all white circles and no black one. In each region it turns on all white circles, or it goes straight on all of them.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch alle weißen Kreise und keinen schwarzen. In jedem Gebiet biegt er auf allen weißen Kreisen ab oder geht auf allen geradeaus.</translation>
        </message>
    </context>
    <context>
        <name>families.double_back</name>
        <message>
            <source>Double Back</source>
            <translation>Double Back</translation>
        </message>
        <message>
            <source>A loop twice through each region</source>
            <translation>Ein Rundweg zweimal durch jedes Gebiet</translation>
        </message>
        <message>
            <source>Hex Double Back</source>
            <translation>Hex-Double-Back</translation>
        </message>
        <message>
            <source>A loop twice through each region of hexagons</source>
            <translation>Ein Rundweg zweimal durch jedes Gebiet aus Sechsecken</translation>
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell that is not black.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte aller nicht schwarzen Felder.</translation>
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte aller Felder.</translation>
        </message>
        <message>
            <source>It never crosses or touches itself and passes through every region exactly twice.</source>
            <translation>Er kreuzt und berührt sich nirgends und geht durch jedes Gebiet genau zweimal.</translation>
        </message>
    </context>
    <context>
        <name>families.entry_exit</name>
        <message>
            <source>Entry Exit</source>
            <translation>Entry Exit</translation>
        </message>
        <message>
            <source>A loop through regions one by one</source>
            <translation>Ein Rundweg durch ein Gebiet nach dem anderen</translation>
        </message>
        <message>
            <source>Hex Entry Exit</source>
            <translation>Hex-Entry-Exit</translation>
        </message>
        <message>
            <source>A loop through regions of hexagons one by one</source>
            <translation>Ein Rundweg durch ein Sechseckgebiet nach dem anderen</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, passes every cell, and enters and leaves every region exactly once.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends, geht durch jedes Feld und betritt und verlässt jedes Gebiet genau einmal.</translation>
        </message>
    </context>
    <context>
        <name>families.geradeweg</name>
        <message>
            <source>Geradeweg</source>
            <translation>Geradeweg</translation>
        </message>
        <message>
            <source>A loop in runs of given length</source>
            <translation>Ein Rundweg aus Geraden gegebener Länge</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself. It passes every number, and each straight run of the line through or from a number is as many cells long as it says, from middle to middle.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends. Er geht durch jede Zahl, und jedes gerade Stück, das durch eine Zahl geht oder an ihr beginnt, ist so viele Felder lang, wie sie angibt, von Mittelpunkt zu Mittelpunkt.</translation>
        </message>
        <message>
            <source>Where it turns on a question mark, its two runs are equally long.</source>
            <translation>Wo sie auf einem Fragezeichen abbiegt, sind ihre beiden Strecken gleich lang.</translation>
        </message>
    </context>
    <context>
        <name>families.grand_tour</name>
        <message>
            <source>stretch</source>
            <translation>Linienstück</translation>
        </message>
        <message>
            <source>stretches</source>
            <translation>Linienstücke</translation>
        </message>
        <message>
            <source>Stretch</source>
            <translation>Strecke</translation>
        </message>
        <message numerus="yes">
            <source>stretches</source>
            <extracomment>For one: stretch</extracomment>
            <translation>
                <numerusform>Linienstück</numerusform>
                <numerusform>Linienstücke</numerusform>
            </translation>
        </message>
        <message>
            <source>Grand Tour</source>
            <translation>Grand Tour</translation>
        </message>
        <message>
            <source>A loop that is begun</source>
            <translation>Ein begonnener Rundweg</translation>
        </message>
        <message>
            <source>Hex Grand Tour</source>
            <translation>Hex-Grand-Tour</translation>
        </message>
        <message>
            <source>A loop that is begun, on hexagons</source>
            <translation>Ein begonnener Rundweg auf Sechsecken</translation>
        </message>
        <message>
            <source>Draw one closed line that passes every cell once, from middle to middle, and goes along all stretches that are given.</source>
            <translation>Zeichne einen Rundweg, der jedes Feld genau einmal besucht, von Mittelpunkt zu Mittelpunkt, und alle gegebenen Linienstücke enthält.</translation>
        </message>
    </context>
    <context>
        <name>families.graph_path</name>
        <message>
            <source>Line through a graph</source>
            <translation>Linie durch einen Graphen</translation>
        </message>
        <message>
            <source>Draw lines between corners to begin.</source>
            <translation>Zuerst Linien zwischen Ecken zeichnen.</translation>
        </message>
        <message>
            <source>All corners, each once</source>
            <translation>Alle Ecken, jede einmal</translation>
        </message>
        <message>
            <source>Closed line</source>
            <translation>Geschlossene Linie</translation>
        </message>
        <message>
            <source>The line ends where it began.</source>
            <translation>Die Linie endet, wo sie begann.</translation>
        </message>
        <message>
            <source>First and last are given</source>
            <translation>Erste und letzte Zahl sind vorgegeben</translation>
        </message>
        <message>
            <source>The first and last number, where they stand, are never called redundant.</source>
            <translation>Die erste und die letzte Zahl gelten, wo sie stehen, nie als überflüssig.</translation>
        </message>
        <message>
            <source>Draw one line through all {n:,} corners of the graph, along its lines, each once, ending where it began.</source>
            <translation>Zeichne eine Linie durch alle {n:,} Ecken des Graphen, entlang seiner Linien, durch jede einmal, die endet, wo sie begann.</translation>
        </message>
        <message>
            <source>Draw one line through all {n:,} corners of the graph, along its lines, each once.</source>
            <translation>Zeichne eine Linie durch alle {n:,} Ecken des Graphen, entlang seiner Linien, durch jede einmal.</translation>
        </message>
        <message>
            <source>Follow the arrowheads.</source>
            <translation>Folge den Pfeilspitzen.</translation>
        </message>
        <message>
            <source>Each row stands for a variable: the line enters it at the name that is true. Each corner C1, C2 ... stands for a clause, and can only be visited from a row that makes it true.</source>
            <translation>Jede Zeile steht für eine Variable: Die Linie betritt sie bei dem Namen, der wahr ist. Jede Ecke C1, C2 ... steht für eine Klausel und kann nur aus einer Zeile besucht werden, die sie wahr macht.</translation>
        </message>
        <message>
            <source>A number says which corner of the line it is.</source>
            <translation>Eine Zahl gibt an, die wievielte Ecke der Linie es ist.</translation>
        </message>
        <message>
            <source>The line uses each edge with a diamond.</source>
            <translation>Die Linie benutzt jede Kante mit einer Raute.</translation>
        </message>
        <message>
            <source>It never uses an edge with a wall.</source>
            <translation>Sie benutzt keine Kante mit einer Wand.</translation>
        </message>
        <message>
            <source>It follows each arrow.</source>
            <translation>Sie folgt jedem Pfeil.</translation>
        </message>
        <message>
            <source>A number on a line stands at one of its two ends.</source>
            <translation>Eine Zahl auf einer Kante steht an einem ihrer beiden Enden.</translation>
        </message>
        <message>
            <source>A corner with a small circle holds an odd number.</source>
            <translation>Eine Ecke mit kleinem Kreis enthält eine ungerade Zahl.</translation>
        </message>
        <message>
            <source>A corner with a small square holds an even number.</source>
            <translation>Eine Ecke mit kleinem Quadrat enthält eine gerade Zahl.</translation>
        </message>
    </context>
    <context>
        <name>families.jump_maze</name>
        <message>
            <source>jump</source>
            <translation>Sprung</translation>
        </message>
        <message>
            <source>jumps</source>
            <translation>Sprünge</translation>
        </message>
        <message>
            <source>Jump</source>
            <translation>Sprung</translation>
        </message>
        <message numerus="yes">
            <source>jumps</source>
            <extracomment>For one: jump</extracomment>
            <translation>
                <numerusform>Sprung</numerusform>
                <numerusform>Sprünge</numerusform>
            </translation>
        </message>
        <message>
            <source>start</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>starts</source>
            <translation>Starts</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Start</translation>
        </message>
        <message numerus="yes">
            <source>starts</source>
            <extracomment>For one: start</extracomment>
            <translation>
                <numerusform>Start</numerusform>
                <numerusform>Starts</numerusform>
            </translation>
        </message>
        <message>
            <source>target</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>targets</source>
            <translation>Ziele</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Ziel</translation>
        </message>
        <message numerus="yes">
            <source>targets</source>
            <extracomment>For one: target</extracomment>
            <translation>
                <numerusform>Ziel</numerusform>
                <numerusform>Ziele</numerusform>
            </translation>
        </message>
        <message>
            <source>Jumps</source>
            <translation>Sprünge</translation>
        </message>
        <message>
            <source>jumps of a maze's walk</source>
            <translation>Sprünge des Wegs im Irrgarten</translation>
        </message>
        <message>
            <source>any</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <source>Other cells with numbers</source>
            <translation>Weitere Felder mit Zahlen</translation>
        </message>
        <message>
            <source>of mazes: the part of cells with a number</source>
            <translation>bei Irrgärten: der Anteil der Felder mit einer Zahl</translation>
        </message>
        <message>
            <source>few</source>
            <translation>wenige</translation>
        </message>
        <message>
            <source>half</source>
            <translation>die Hälfte</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>Only one walk adds up to zero</source>
            <translation>Nur ein Weg ergibt null</translation>
        </message>
        <message>
            <source>of mazes: what the numbers visited add up to</source>
            <translation>bei Irrgärten: worauf sich die besuchten Zahlen summieren</translation>
        </message>
        <message>
            <source>Walk</source>
            <translation>Weg</translation>
        </message>
        <message>
            <source>A new walk</source>
            <translation>Ein neuer Weg</translation>
        </message>
        <message>
            <source>A walk at random, and numbers that lead astray.</source>
            <translation>Ein zufälliger Weg und Zahlen, die in die Irre führen.</translation>
        </message>
        <message>
            <source>My walk</source>
            <translation>Mein Weg</translation>
        </message>
        <message>
            <source>Numbers for your walk, and others that lead astray.</source>
            <translation>Zahlen für deinen Weg und andere, die in die Irre führen.</translation>
        </message>
        <message>
            <source>Jump maze</source>
            <translation>Sprungirrgarten</translation>
        </message>
        <message>
            <source>Mark a start and a target to begin.</source>
            <translation>Zuerst Start und Ziel markieren.</translation>
        </message>
        <message>
            <source>Jumps on squares</source>
            <translation>Sprünge auf Quadraten</translation>
        </message>
        <message>
            <source>Hex jump maze</source>
            <translation>Hex-Sprungirrgarten</translation>
        </message>
        <message>
            <source>Jumps on hexagons</source>
            <translation>Sprünge auf Sechsecken</translation>
        </message>
        <message>
            <source>Sum of the values</source>
            <translation>Summe der Werte</translation>
        </message>
        <message>
            <source>Empty: any walk to the target will do.</source>
            <translation>Leer: Jeder Weg zum Ziel ist recht.</translation>
        </message>
        <message>
            <source>Count the start's value</source>
            <translation>Wert des Starts zählt</translation>
        </message>
        <message>
            <source>Else only cells jumped to count.</source>
            <translation>Sonst zählen nur Felder, auf die gesprungen wird.</translation>
        </message>
        <message>
            <source>In every walk</source>
            <translation>In jedem Weg</translation>
        </message>
        <message>
            <source>A walk</source>
            <translation>Ein Weg</translation>
        </message>
        <message>
            <source>Jump from the start to the target. The number of a cell, without its sign, says how many cells the next jump goes along its row or column. Never land on a cell twice.</source>
            <translation>Springe vom Start zum Ziel. Die Zahl eines Felds ohne ihr Vorzeichen gibt an, wie viele Felder der nächste Sprung in Zeile oder Spalte weit geht. Lande auf keinem Feld zweimal.</translation>
        </message>
        <message>
            <source>Jump from the start to the target. The number of a cell, without its sign, says how many cells the next jump goes along a straight row. Never land on a cell twice.</source>
            <translation>Springe vom Start zum Ziel. Die Zahl eines Felds ohne ihr Vorzeichen gibt an, wie viele Felder der nächste Sprung in einer geraden Reihe weit geht. Lande auf keinem Feld zweimal.</translation>
        </message>
        <message>
            <source>The numbers visited, with the start's, must add up to {total:,}.</source>
            <translation>Die besuchten Zahlen müssen mit der des Starts {total:,} ergeben.</translation>
        </message>
        <message>
            <source>The numbers visited, without the start's, must add up to {total:,}.</source>
            <translation>Die besuchten Zahlen müssen ohne die des Starts {total:,} ergeben.</translation>
        </message>
        <message>
            <source>No jumps lead from the start to the target.</source>
            <translation>Keine Sprünge führen vom Start zum Ziel.</translation>
        </message>
        <message>
            <source>The jump {value} at {where} leads nowhere.</source>
            <translation>Der Sprung {value} bei {where} führt nirgendwohin.</translation>
        </message>
        <message>
            <source>nothing leads here</source>
            <translation>hierher führt nichts</translation>
        </message>
        <message>
            <source>a jump of {jump} leads off the board on every side</source>
            <translation>ein Sprung um {jump} führt auf jeder Seite vom Spielfeld</translation>
        </message>
        <message numerus="yes">
            <source>leads to {cells:,} cells</source>
            <extracomment>For one: leads to 1 cell</extracomment>
            <translation>
                <numerusform>führt zu 1 Feld</numerusform>
                <numerusform>führt zu {cells:,} Feldern</numerusform>
            </translation>
        </message>
        <message>
            <source>never to the target</source>
            <translation>nie zum Ziel</translation>
        </message>
        <message numerus="yes">
            <source>One walk adds up to {total:,}, of {jumps:,} jumps.</source>
            <extracomment>For one: One walk adds up to {total:,}, of 1 jump.</extracomment>
            <translation>
                <numerusform>Ein Weg ergibt {total:,}, mit 1 Sprung.</numerusform>
                <numerusform>Ein Weg ergibt {total:,}, mit {jumps:,} Sprüngen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>One walk, of {jumps:,} jumps.</source>
            <extracomment>For one: One walk, of 1 jump.</extracomment>
            <translation>
                <numerusform>Ein Weg mit 1 Sprung.</numerusform>
                <numerusform>Ein Weg mit {jumps:,} Sprüngen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The jump 0 at {where} leads nowhere; only the target may hold 0.</source>
            <translation>Der Sprung 0 bei {where} führt nirgendwohin; nur das Ziel darf 0 enthalten.</translation>
        </message>
        <message>
            <source>The sum of the values should be a whole number.</source>
            <translation>Die Summe der Werte muss eine ganze Zahl sein.</translation>
        </message>
    </context>
    <context>
        <name>families.jump_tour</name>
        <message>
            <source>Jump tour</source>
            <translation>Sprungtour</translation>
        </message>
        <message>
            <source>Every square once, by jumps</source>
            <translation>Jedes Feld einmal, in Sprüngen</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Where one may jump from a cell.</source>
            <translation>Wohin man von einem Feld springen darf.</translation>
        </message>
        <message>
            <source>Closed tour</source>
            <translation>Geschlossene Tour</translation>
        </message>
        <message>
            <source>A last jump leads back to the first cell.</source>
            <translation>Ein letzter Sprung führt zum ersten Feld zurück.</translation>
        </message>
        <message>
            <source>Write the numbers 1 to {n:,}, one in each cell, so that a jump leads from each number to the next.</source>
            <translation>Schreibe die Zahlen 1 bis {n:,}, eine in jedes Feld, sodass von jeder Zahl ein Sprung zur nächsten führt.</translation>
        </message>
        <message>
            <source>A jump goes three cells along a row or column, or two diagonally.</source>
            <translation>Ein Sprung geht drei Felder weit in Zeile oder Spalte oder zwei diagonal.</translation>
        </message>
        <message>
            <source>{small} by {large}</source>
            <translation>{small} mal {large}</translation>
        </message>
        <message>
            <source>A jump goes {moves} cells.</source>
            <translation>Ein Sprung geht {moves} Felder.</translation>
        </message>
        <message>
            <source>{some} or {last}</source>
            <translation>{some} oder {last}</translation>
        </message>
        <message>
            <source>From {n:,} a jump leads back to 1.</source>
            <translation>Von {n:,} führt ein Sprung zurück zur 1.</translation>
        </message>
        <message>
            <source>Moves should be pairs of whole numbers: rows down, columns right.</source>
            <translation>Züge müssen Paare ganzer Zahlen sein: Zeilen abwärts, Spalten nach rechts.</translation>
        </message>
        <message>
            <source>There are no moves.</source>
            <translation>Es gibt keine Züge.</translation>
        </message>
        <message>
            <source>More than {most} moves are too many.</source>
            <translation>Mehr als {most} Züge sind zu viele.</translation>
        </message>
        <message>
            <source>The move 0, 0 leads nowhere.</source>
            <translation>Der Zug 0, 0 führt nirgendwohin.</translation>
        </message>
        <message>
            <source>The move {down}, {right} has no way back: {up}, {left} is missing.</source>
            <translation>Der Zug {down}, {right} hat keinen Rückweg: {up}, {left} fehlt.</translation>
        </message>
    </context>
    <context>
        <name>families.koburin</name>
        <message>
            <source>Count round corners</source>
            <translation>Auch über Eck zählen</translation>
        </message>
        <message>
            <source>A number counts the shaded cells at the corners of its cell, too.</source>
            <translation>Eine Zahl zählt auch die schraffierten Felder, die ihr Feld über Eck berühren.</translation>
        </message>
        <message>
            <source>Koburin</source>
            <translation>Koburin</translation>
        </message>
        <message>
            <source>A loop round numbers of shaded cells</source>
            <translation>Ein Rundweg um Zahlen schwarzer Felder</translation>
        </message>
        <message>
            <source>Shade some of the empty cells and draw one closed line through the middles of all the others. It never crosses or touches itself, and it does not pass clues. Shaded cells do not touch by a side.</source>
            <translation>Schwärze einige der leeren Felder und zeichne einen Rundweg durch die Mittelpunkte aller anderen. Er kreuzt und berührt sich nirgends und geht durch keinen Hinweis. Schwarze Felder haben keine gemeinsame Seite.</translation>
        </message>
        <message>
            <source>A number says how many cells at its sides or corners are shaded.</source>
            <translation>Eine Zahl gibt an, wie viele waagrecht, senkrecht oder diagonal benachbarte Felder schwarz sind.</translation>
        </message>
        <message>
            <source>A number says how many cells at its sides are shaded.</source>
            <translation>Eine Zahl gibt an, wie viele waagrecht oder senkrecht benachbarte Felder schwarz sind.</translation>
        </message>
        <message>
            <source>Shaded cells lie outside of the line.</source>
            <translation>Schwarze Felder liegen außerhalb des Rundwegs.</translation>
        </message>
    </context>
    <context>
        <name>families.linesweeper</name>
        <message>
            <source>Linesweeper</source>
            <translation>Linesweeper</translation>
        </message>
        <message>
            <source>A loop round counted cells</source>
            <translation>Ein Rundweg um gezählte Felder</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes no number. A number says how many of the cells around it, at its sides and corners, the line passes.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch keine Zahl. Eine Zahl gibt an, durch wie viele der Felder rundum, waagrecht, senkrecht und diagonal, die Linie geht.</translation>
        </message>
    </context>
    <context>
        <name>families.masyu</name>
        <message>
            <source>Masyu</source>
            <translation>Masyu</translation>
        </message>
        <message>
            <source>A loop through pearls</source>
            <translation>Ein Rundweg durch Perlen</translation>
        </message>
        <message>
            <source>Hex Masyu</source>
            <translation>Hex-Masyu</translation>
        </message>
        <message>
            <source>A loop through pearls on hexagons</source>
            <translation>Ein Rundweg durch Perlen auf Sechsecken</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every pearl. On a black pearl it turns, and it goes straight through the cells before and after. On a white pearl it goes straight, and it turns in the cell before or after, or in both.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch jede Perle. Auf einer schwarzen Perle biegt er ab und geht in den Feldern davor und danach geradeaus. Auf einer weißen Perle geht er geradeaus und biegt im Feld davor oder danach oder in beiden ab.</translation>
        </message>
        <message>
            <source>There is no room to turn on this pearl.</source>
            <translation>Auf dieser Perle ist kein Platz zum Abbiegen.</translation>
        </message>
        <message>
            <source>There is no room to go straight on this pearl.</source>
            <translation>Auf dieser Perle ist kein Platz zum Geradeausgehen.</translation>
        </message>
        <message>
            <source>Two black pearls side by side are not joined: the line would go straight through both. Without this way one of them has no room to turn.</source>
            <translation>Zwei schwarze Perlen nebeneinander sind nicht verbunden: Die Linie ginge durch beide geradeaus. Ohne diesen Weg hat eine von ihnen keinen Platz zum Abbiegen.</translation>
        </message>
        <message>
            <source>Each way to pass one of these pearls bars every way to pass the other.</source>
            <translation>Jeder Weg durch eine dieser Perlen versperrt jeden Weg durch die andere.</translation>
        </message>
    </context>
    <context>
        <name>families.mid_loop</name>
        <message>
            <source>circle on a border</source>
            <translation>Kreis auf einer Grenze</translation>
        </message>
        <message>
            <source>circles on borders</source>
            <translation>Kreise auf Grenzen</translation>
        </message>
        <message>
            <source>On border</source>
            <translation>Auf Grenze</translation>
        </message>
        <message numerus="yes">
            <source>circles on borders</source>
            <extracomment>For one: circle on a border</extracomment>
            <translation>
                <numerusform>Kreis auf einer Grenze</numerusform>
                <numerusform>Kreise auf Grenzen</numerusform>
            </translation>
        </message>
        <message>
            <source>Mid-loop</source>
            <translation>Mid-loop</translation>
        </message>
        <message>
            <source>A loop with circles in its middles</source>
            <translation>Ein Rundweg mit Kreisen in seinen Mitten</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself. It passes every circle, and each circle is the exact middle of the straight part of the line that it lies on.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends. Er geht durch jeden Kreis, und jeder Kreis ist genau die Mitte des geraden Linienstücks, auf dem er liegt.</translation>
        </message>
    </context>
    <context>
        <name>families.moon_or_sun</name>
        <message>
            <source>Moon or Sun</source>
            <translation>Moon or Sun</translation>
        </message>
        <message>
            <source>A loop by suns and moons in turn</source>
            <translation>Ein Rundweg im Wechsel über Sonnen und Monde</translation>
        </message>
        <message>
            <source>Hex Moon or Sun</source>
            <translation>Hex-Moon-or-Sun</translation>
        </message>
        <message>
            <source>A loop by suns and moons in turn on hexagons</source>
            <translation>Ein Rundweg im Wechsel über Sonnen und Monde auf Sechsecken</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region exactly once. In a region it passes all suns (white) and no moon (black), or all moons and no sun, and at least one of them. Where it goes from one region to the next it changes from suns to moons or from moons to suns.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch jedes Gebiet genau einmal. In einem Gebiet geht er durch alle Sonnen (weiß) und keinen Mond (schwarz) oder durch alle Monde und keine Sonne, und durch mindestens eines davon. Wo er von einem Gebiet ins nächste geht, wechselt er von Sonnen zu Monden oder von Monden zu Sonnen.</translation>
        </message>
        <message>
            <source>Where the line goes from one region to the next it changes from suns to moons or from moons to suns.</source>
            <translation>Wo die Linie von einem Gebiet ins nächste geht, wechselt sie von Sonnen zu Monden oder von Monden zu Sonnen.</translation>
        </message>
        <message>
            <source>Both regions hold only suns, so the line does not go from one to the other.</source>
            <translation>In beiden Gebieten stehen nur Sonnen, also geht die Linie nicht vom einen ins andere.</translation>
        </message>
        <message>
            <source>Both regions hold only moons, so the line does not go from one to the other.</source>
            <translation>In beiden Gebieten stehen nur Monde, also geht die Linie nicht vom einen ins andere.</translation>
        </message>
        <message>
            <source>In this region the line passes all suns and no moon, or all moons and no sun.</source>
            <translation>In diesem Gebiet geht die Linie durch alle Sonnen und keinen Mond oder durch alle Monde und keine Sonne.</translation>
        </message>
        <message>
            <source>This region holds only suns, so the line passes all of them.</source>
            <translation>In diesem Gebiet stehen nur Sonnen, also geht die Linie durch alle.</translation>
        </message>
        <message>
            <source>This region holds only moons, so the line passes all of them.</source>
            <translation>In diesem Gebiet stehen nur Monde, also geht die Linie durch alle.</translation>
        </message>
    </context>
    <context>
        <name>families.number_path</name>
        <message>
            <source>diamond</source>
            <translation>Raute</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>Rauten</translation>
        </message>
        <message numerus="yes">
            <source>diamonds</source>
            <extracomment>For one: diamond</extracomment>
            <translation>
                <numerusform>Raute</numerusform>
                <numerusform>Rauten</numerusform>
            </translation>
        </message>
        <message>
            <source>arrow</source>
            <translation>Pfeil</translation>
        </message>
        <message>
            <source>arrows</source>
            <translation>Pfeile</translation>
        </message>
        <message>
            <source>Arrow</source>
            <translation>Pfeil</translation>
        </message>
        <message numerus="yes">
            <source>arrows</source>
            <extracomment>For one: arrow</extracomment>
            <translation>
                <numerusform>Pfeil</numerusform>
                <numerusform>Pfeile</numerusform>
            </translation>
        </message>
        <message>
            <source>open number</source>
            <translation>freie Zahl</translation>
        </message>
        <message>
            <source>open numbers</source>
            <translation>freie Zahlen</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Frei</translation>
        </message>
        <message numerus="yes">
            <source>open numbers</source>
            <extracomment>For one: open number</extracomment>
            <translation>
                <numerusform>freie Zahl</numerusform>
                <numerusform>freie Zahlen</numerusform>
            </translation>
        </message>
        <message>
            <source>odd or even mark</source>
            <translation>Paritätsmarke</translation>
        </message>
        <message>
            <source>odd or even marks</source>
            <translation>Paritätsmarken</translation>
        </message>
        <message>
            <source>Odd/even</source>
            <translation>Gerade</translation>
        </message>
        <message>
            <source>even</source>
            <translation>gerade</translation>
        </message>
        <message>
            <source>odd</source>
            <translation>ungerade</translation>
        </message>
        <message>
            <source>even mark</source>
            <translation>gerade Marke</translation>
        </message>
        <message>
            <source>odd mark</source>
            <translation>ungerade Marke</translation>
        </message>
        <message numerus="yes">
            <source>odd or even marks</source>
            <extracomment>For one: odd or even mark</extracomment>
            <translation>
                <numerusform>Paritätsmarke</numerusform>
                <numerusform>Paritätsmarken</numerusform>
            </translation>
        </message>
        <message>
            <source>Number path</source>
            <translation>Zahlenweg</translation>
        </message>
        <message>
            <source>Rikudo</source>
            <translation>Rikudo</translation>
        </message>
        <message>
            <source>Numbers on hexagons</source>
            <translation>Zahlen auf Sechsecken</translation>
        </message>
        <message>
            <source>Numbers on squares</source>
            <translation>Zahlen auf Quadraten</translation>
        </message>
        <message>
            <source>King's path</source>
            <translation>Königsweg</translation>
        </message>
        <message>
            <source>Numbers, also diagonally</source>
            <translation>Zahlen, auch diagonal</translation>
        </message>
        <message>
            <source>The last number touches the first.</source>
            <translation>Die letzte Zahl berührt die erste.</translation>
        </message>
        <message>
            <source>Write the numbers 1 to {n:,}, one in each cell, so that each number touches the next.</source>
            <translation>Schreibe die Zahlen 1 bis {n:,}, eine in jedes Feld, sodass jede Zahl die nächste berührt.</translation>
        </message>
        <message>
            <source>The last number, {n:,}, touches 1 again.</source>
            <translation>Die letzte Zahl, {n:,}, berührt wieder die 1.</translation>
        </message>
        <message>
            <source>Cells touch by sides and by corners.</source>
            <translation>Felder berühren sich an Seiten und Ecken.</translation>
        </message>
        <message>
            <source>Where a diamond joins two cells, their numbers follow each other.</source>
            <translation>Wo eine Raute zwei Felder verbindet, folgen ihre Zahlen aufeinander.</translation>
        </message>
        <message>
            <source>Where a wall parts two cells, their numbers do not follow each other.</source>
            <translation>Wo eine Wand zwei Felder trennt, folgen ihre Zahlen nicht aufeinander.</translation>
        </message>
        <message>
            <source>An arrow leads from a cell to the cell with the next number.</source>
            <translation>Ein Pfeil führt von einem Feld zu dem mit der nächsten Zahl.</translation>
        </message>
        <message>
            <source>A cell with a small circle holds an odd number.</source>
            <translation>Ein Feld mit kleinem Kreis enthält eine ungerade Zahl.</translation>
        </message>
        <message>
            <source>A cell with a small square holds an even number.</source>
            <translation>Ein Feld mit kleinem Quadrat enthält eine gerade Zahl.</translation>
        </message>
        <message>
            <source>A number on a border stands in one of the two cells beside it.</source>
            <translation>Eine Zahl auf einer Grenze steht in einem der beiden Felder daneben.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} lie in parts of the board that do not touch.</source>
            <translation>{low:,} und {high:,} liegen in Teilen des Spielfelds, die sich nicht berühren.</translation>
        </message>
        <message numerus="yes">
            <source>{low:,} and {high:,} are {gap:,} steps apart, but the shortest way between them takes {steps:,}.</source>
            <extracomment>For one: {low:,} and {high:,} are one step apart, but the shortest way between them takes {steps:,}.</extracomment>
            <translation>
                <numerusform>{low:,} und {high:,} sind einen Schritt auseinander, aber der kürzeste Weg zwischen ihnen braucht {steps:,}.</numerusform>
                <numerusform>{low:,} und {high:,} sind {gap:,} Schritte auseinander, aber der kürzeste Weg zwischen ihnen braucht {steps:,}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the cell of {high:,} has the wrong colour for {gap:,} steps.</source>
            <translation>{low:,} und {high:,} können nicht beide stimmen: Wie auf einem Schachbrett wechselt jeder Schritt die Farbe, und das Feld der {high:,} hat für {gap:,} Schritte die falsche.</translation>
        </message>
        <message>
            <source>Three diamonds meet at {place}, but the line passes a cell only once.</source>
            <translation>Drei Rauten treffen sich in {place}, aber die Linie geht nur einmal durch ein Feld.</translation>
        </message>
        <message>
            <source>The border at {where} has {first} and {second}: one will do.</source>
            <translation>Die Grenze bei {where} hat {first:object} und {second:object}: Eines genügt.</translation>
        </message>
        <message>
            <source>{label:,} stands in a cell that is marked odd.</source>
            <translation>{label:,} steht in einem Feld, das als ungerade markiert ist.</translation>
        </message>
        <message>
            <source>{label:,} stands in a cell that is marked even.</source>
            <translation>{label:,} steht in einem Feld, das als gerade markiert ist.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} follow each other, but a wall parts them.</source>
            <translation>{low:,} und {high:,} folgen aufeinander, aber eine Wand trennt sie.</translation>
        </message>
        <message>
            <source>Two arrows lead from {place}, but the line passes a cell only once.</source>
            <translation>Zwei Pfeile führen aus {place} heraus, aber die Linie geht nur einmal durch ein Feld.</translation>
        </message>
        <message>
            <source>Two arrows lead to {place}, but the line passes a cell only once.</source>
            <translation>Zwei Pfeile führen nach {place}, aber die Linie geht nur einmal durch ein Feld.</translation>
        </message>
    </context>
    <context>
        <name>families.one_stroke</name>
        <message>
            <source>end</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>ends</source>
            <translation>Enden</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message numerus="yes">
            <source>ends</source>
            <extracomment>For one: end</extracomment>
            <translation>
                <numerusform>Ende</numerusform>
                <numerusform>Enden</numerusform>
            </translation>
        </message>
        <message>
            <source>Lines, about</source>
            <translation>Linien, etwa</translation>
        </message>
        <message>
            <source>lines of a figure</source>
            <translation>Linien einer Figur</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Figur</translation>
        </message>
        <message>
            <source>A new figure</source>
            <translation>Eine neue Figur</translation>
        </message>
        <message>
            <source>It takes the place of the drawing.</source>
            <translation>Sie tritt an die Stelle der Zeichnung.</translation>
        </message>
        <message>
            <source>One stroke</source>
            <translation>In einem Zug</translation>
        </message>
        <message>
            <source>All lines, none of them twice</source>
            <translation>Alle Linien, keine davon zweimal</translation>
        </message>
        <message>
            <source>Lines that would help</source>
            <translation>Linien, die helfen würden</translation>
        </message>
        <message>
            <source>One drawing</source>
            <translation>Eine Zeichnung</translation>
        </message>
        <message>
            <source>Draw all lines without lifting the pen, and none of them twice.</source>
            <translation>Zeichne alle Linien, ohne den Stift abzusetzen, und keine davon zweimal.</translation>
        </message>
        <message>
            <source>Begin at the corner with one ring.</source>
            <translation>Beginne an der Ecke mit einem Ring.</translation>
        </message>
        <message>
            <source>End at the corner with two rings.</source>
            <translation>Ende an der Ecke mit zwei Ringen.</translation>
        </message>
        <message>
            <source>Lines that lead one way only are not drawn in one stroke here.</source>
            <translation>Linien, die nur in eine Richtung führen, werden hier nicht in einem Zug gezeichnet.</translation>
        </message>
        <message numerus="yes">
            <source>{lines:,} lines to draw in one stroke, from any corner.</source>
            <extracomment>For one: 1 line to draw in one stroke, from any corner.</extracomment>
            <translation>
                <numerusform>1 Linie, in einem Zug zu zeichnen, von jeder Ecke aus.</numerusform>
                <numerusform>{lines:,} Linien, in einem Zug zu zeichnen, von jeder Ecke aus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{lines:,} lines to draw in one stroke, from one odd corner to the other.</source>
            <extracomment>For one: 1 line to draw in one stroke, from one odd corner to the other.</extracomment>
            <translation>
                <numerusform>1 Linie, in einem Zug zu zeichnen, von einer ungeraden Ecke zur anderen.</numerusform>
                <numerusform>{lines:,} Linien, in einem Zug zu zeichnen, von einer ungeraden Ecke zur anderen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.ordered_path</name>
        <message>
            <source>My clues</source>
            <translation>Meine Hinweise</translation>
        </message>
        <message>
            <source>Your numbers keep their order; others come between them until there is one solution.</source>
            <translation>Deine Zahlen behalten ihre Reihenfolge; andere kommen dazwischen, bis es genau eine Lösung gibt.</translation>
        </message>
        <message>
            <source>Ordered path</source>
            <translation>Geordneter Weg</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ...</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft</translation>
        </message>
        <message>
            <source>Hex ordered path</source>
            <translation>Geordneter Weg auf Sechsecken</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hexagons</source>
            <translation>Eine Linie, die 1, 2, 3 ... trifft, auf Sechsecken</translation>
        </message>
        <message>
            <source>Draw one line through all cells, each once, from cell to touching cell.</source>
            <translation>Zeichne eine Linie durch alle Felder, durch jedes einmal, von Feld zu Nachbarfeld.</translation>
        </message>
        <message>
            <source>It starts on 1, meets the numbers in their order and ends on the highest.</source>
            <translation>Sie beginnt auf der 1, trifft die Zahlen der Reihe nach und endet auf der höchsten.</translation>
        </message>
        <message>
            <source>It starts on 1.</source>
            <translation>Sie beginnt auf der 1.</translation>
        </message>
        <message>
            <source>It meets the numbers in their order and ends on the highest.</source>
            <translation>Sie trifft die Zahlen der Reihe nach und endet auf der höchsten.</translation>
        </message>
        <message>
            <source>It crosses no wall.</source>
            <translation>Sie kreuzt keine Wand.</translation>
        </message>
        <message>
            <source>There is no 1, so the line may start anywhere.</source>
            <translation>Es gibt keine 1, also darf die Linie überall beginnen.</translation>
        </message>
        <message>
            <source>There is no {missing:,}; the line goes on to the next number there is.</source>
            <translation>Es gibt keine {missing:,}; die Linie geht zur nächsten vorhandenen Zahl weiter.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the two ends of a line through {cells:,} cells have different colours, but these have the same.</source>
            <translation>{low:,} und {high:,} können nicht beide stimmen: Auf einem Schachbrett wechselt jeder Schritt die Farbe, also haben die zwei Enden einer Linie durch {cells:,} Zellen verschiedene Farben, diese aber die gleiche.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the two ends of a line through {cells:,} cells have the same colour, but these have not.</source>
            <translation>{low:,} und {high:,} können nicht beide stimmen: Auf einem Schachbrett wechselt jeder Schritt die Farbe, also haben die zwei Enden einer Linie durch {cells:,} Zellen die gleiche Farbe, diese aber nicht.</translation>
        </message>
    </context>
    <context>
        <name>families.region_loop</name>
        <message>
            <source>The region has only {cells} cells.</source>
            <translation>Das Gebiet hat nur {cells} Felder.</translation>
        </message>
        <message>
            <source>The numbers are in one region, and differ.</source>
            <translation>Die Zahlen stehen in einem Gebiet und sind verschieden.</translation>
        </message>
    </context>
    <context>
        <name>families.regional_yajilin</name>
        <message>
            <source>Regional Yajilin</source>
            <translation>Regional Yajilin</translation>
        </message>
        <message>
            <source>A loop beside shaded cells in regions</source>
            <translation>Ein Rundweg neben schwarzen Feldern in Gebieten</translation>
        </message>
        <message>
            <source>Shade some cells and draw one closed line through the middles of all the others. It never crosses or touches itself. Shaded cells do not touch by a side. A number says how many cells of its region are shaded.</source>
            <translation>Schwärze einige Felder und zeichne einen Rundweg durch die Mittelpunkte aller anderen. Er kreuzt und berührt sich nirgends. Schwarze Felder haben keine gemeinsame Seite. Eine Zahl gibt an, wie viele Felder ihres Gebiets schwarz sind.</translation>
        </message>
    </context>
    <context>
        <name>families.regions</name>
        <message>
            <source>border</source>
            <translation>Grenze</translation>
        </message>
        <message>
            <source>borders</source>
            <translation>Grenzen</translation>
        </message>
        <message>
            <source>Border</source>
            <translation>Grenze</translation>
        </message>
        <message numerus="yes">
            <source>borders</source>
            <extracomment>For one: border</extracomment>
            <translation>
                <numerusform>Grenze</numerusform>
                <numerusform>Grenzen</numerusform>
            </translation>
        </message>
        <message>
            <source>One region has two numbers: at {first} and at {second}.</source>
            <translation>Ein Gebiet hat zwei Zahlen: bei {first} und bei {second}.</translation>
        </message>
        <message numerus="yes">
            <source>{borders:,} borders have the same region on both sides, so they say nothing.</source>
            <extracomment>For one: One border has the same region on both sides, so it says nothing.</extracomment>
            <translation>
                <numerusform>Eine Grenze hat auf beiden Seiten dasselbe Gebiet, sagt also nichts.</numerusform>
                <numerusform>{borders:,} Grenzen haben auf beiden Seiten dasselbe Gebiet, sagen also nichts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} regions.</source>
            <extracomment>For one: 1 region.</extracomment>
            <translation>
                <numerusform>1 Gebiet.</numerusform>
                <numerusform>{n:,} Gebiete.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.shading</name>
        <message>
            <source>Shaded cells outside</source>
            <translation>Schwarze Felder außen</translation>
        </message>
        <message>
            <source>All shaded cells lie outside of the line.</source>
            <translation>Alle schwarzen Felder liegen außerhalb des Rundwegs.</translation>
        </message>
        <message>
            <source>Clues in boxes</source>
            <translation>Hinweise in Kästen</translation>
        </message>
        <message>
            <source>On puzz.edge clues stand in grey boxes, without “?”.</source>
            <translation>Auf puzz.link stehen Hinweise in grauen Kästen, ohne „?“.</translation>
        </message>
    </context>
    <context>
        <name>families.sheep_wolf_slitherlink</name>
        <message>
            <source>animal</source>
            <translation>Tier</translation>
        </message>
        <message>
            <source>animals</source>
            <translation>Tiere</translation>
        </message>
        <message>
            <source>Animal</source>
            <translation>Tier</translation>
        </message>
        <message>
            <source>sheep</source>
            <translation>Schaf</translation>
        </message>
        <message>
            <source>wolf</source>
            <translation>Wolf</translation>
        </message>
        <message numerus="yes">
            <source>animals</source>
            <extracomment>For one: animal</extracomment>
            <translation>
                <numerusform>Tier</numerusform>
                <numerusform>Tiere</numerusform>
            </translation>
        </message>
        <message>
            <source>Sheep-Wolf Slitherlink</source>
            <translation>Schaf-Wolf-Slitherlink</translation>
        </message>
        <message>
            <source>A fence between sheep and wolves</source>
            <translation>Ein Zaun zwischen Schafen und Wölfen</translation>
        </message>
        <message>
            <source>Hex Sheep-Wolf Slitherlink</source>
            <translation>Hex-Schaf-Wolf-Slitherlink</translation>
        </message>
        <message>
            <source>A fence between sheep and wolves on hexagons</source>
            <translation>Ein Zaun zwischen Schafen und Wölfen auf Sechsecken</translation>
        </message>
        <message>
            <source>All sheep lie inside of the line, all wolves outside.</source>
            <translation>Alle Schafe liegen innerhalb des Rundwegs, alle Wölfe außerhalb.</translation>
        </message>
    </context>
    <context>
        <name>families.shingoki</name>
        <message>
            <source>Shingoki</source>
            <translation>Shingoki</translation>
        </message>
        <message>
            <source>A loop with signals</source>
            <translation>Ein Rundweg mit Ampeln</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle: straight through white ones, with a turn on black ones, either way on grey ones.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch jeden Kreis: geradeaus durch weiße, abbiegend auf schwarzen, beliebig auf grauen.</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle: straight through white ones, with a turn on black ones.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er kreuzt und berührt sich nirgends und geht durch jeden Kreis: geradeaus durch weiße, abbiegend auf schwarzen.</translation>
        </message>
        <message>
            <source>A number is the length of both straight parts of the line that meet at it, together, from middle to middle.</source>
            <translation>Eine Zahl ist die Länge der beiden geraden Linienstücke zusammen, die bei ihr aufeinandertreffen, von Mittelpunkt zu Mittelpunkt.</translation>
        </message>
    </context>
    <context>
        <name>families.simple_loop</name>
        <message>
            <source>Simple Loop</source>
            <translation>Simple Loop</translation>
        </message>
        <message>
            <source>A loop through all open cells</source>
            <translation>Ein Rundweg durch alle freien Felder</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It passes through every cell that is not blocked, and never crosses or touches itself.</source>
            <translation>Zeichne einen Rundweg durch die Mittelpunkte von Feldern. Er geht durch jedes nicht gesperrte Feld und kreuzt und berührt sich nirgends.</translation>
        </message>
    </context>
    <context>
        <name>families.slitherlink</name>
        <message>
            <source>clue</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>clues</source>
            <translation>Hinweise</translation>
        </message>
        <message>
            <source>Clue</source>
            <translation>Hinweis</translation>
        </message>
        <message numerus="yes">
            <source>clues</source>
            <extracomment>For one: clue</extracomment>
            <translation>
                <numerusform>Hinweis</numerusform>
                <numerusform>Hinweise</numerusform>
            </translation>
        </message>
        <message>
            <source>Slitherlink</source>
            <translation>Slitherlink</translation>
        </message>
        <message>
            <source>A loop round the clues</source>
            <translation>Ein Rundweg um die Hinweise</translation>
        </message>
        <message>
            <source>Hex Slitherlink</source>
            <translation>Hex-Slitherlink</translation>
        </message>
        <message>
            <source>A loop on hexagons</source>
            <translation>Ein Rundweg auf Sechsecken</translation>
        </message>
        <message>
            <source>Through every corner</source>
            <translation>Durch jede Ecke</translation>
        </message>
        <message>
            <source>The line passes through every corner of the board.</source>
            <translation>Die Linie geht durch jede Ecke des Spielfelds.</translation>
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many sides of its cell the line uses.</source>
            <translation>Zeichne einen Rundweg entlang der Seiten der Felder. Er kreuzt und berührt sich nirgends. Eine Zahl gibt an, wie viele Seiten ihres Felds die Linie benutzt.</translation>
        </message>
        <message>
            <source>The line passes through every corner.</source>
            <translation>Die Linie geht durch jede Ecke.</translation>
        </message>
        <message>
            <source>Two cells with {sides} would be two loops, and there is only one.</source>
            <translation>Zwei Felder mit {sides} wären zwei Rundwege, und es gibt nur einen.</translation>
        </message>
        <message>
            <source>Two cells with {first} and {second} would be two loops, and there is only one.</source>
            <translation>Zwei Felder mit {first} und {second} wären zwei Rundwege, und es gibt nur einen.</translation>
        </message>
        <message>
            <source>0 and {full} share a side that would have to be drawn and left empty.</source>
            <translation>0 und {full} haben eine gemeinsame Seite, die gezeichnet und leer sein müsste.</translation>
        </message>
        <message numerus="yes">
            <source>However the sides of these cells are drawn, the line would end or branch at a corner.</source>
            <extracomment>For one: However its sides are drawn, the line would end or branch at a corner.</extracomment>
            <translation>
                <numerusform>Wie auch immer seine Seiten gezeichnet werden: Die Linie würde an einer Ecke enden oder sich verzweigen.</numerusform>
                <numerusform>Wie auch immer die Seiten dieser Felder gezeichnet werden: Die Linie würde an einer Ecke enden oder sich verzweigen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.template</name>
        <message>
            <source>mark</source>
            <translation>Markierung</translation>
        </message>
        <message>
            <source>marks</source>
            <translation>Markierungen</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>Marke</translation>
        </message>
        <message numerus="yes">
            <source>marks</source>
            <extracomment>For one: mark</extracomment>
            <translation>
                <numerusform>Markierung</numerusform>
                <numerusform>Markierungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Round trip</source>
            <translation>Rundreise</translation>
        </message>
        <message>
            <source>A loop through all squares</source>
            <translation>Ein Rundweg durch alle Quadrate</translation>
        </message>
        <message>
            <source>Hex round trip</source>
            <translation>Hex-Rundreise</translation>
        </message>
        <message>
            <source>A loop through all hexagons</source>
            <translation>Ein Rundweg durch alle Sechsecke</translation>
        </message>
        <message>
            <source>Draw one closed line through all cells. Where a mark joins two cells, it passes.</source>
            <translation>Zeichne einen Rundweg durch alle Felder. Wo eine Markierung zwei Felder verbindet, geht er hindurch.</translation>
        </message>
    </context>
    <context>
        <name>families.touch_slitherlink</name>
        <message>
            <source>Touch Slitherlink</source>
            <translation>Touch Slitherlink</translation>
        </message>
        <message>
            <source>A loop that comes to cells so often</source>
            <translation>Ein Rundweg, der so oft an Felder kommt</translation>
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many times the line comes to its cell, along sides or at a corner alone.</source>
            <translation>Zeichne einen Rundweg entlang der Seiten der Felder. Er kreuzt und berührt sich nirgends. Eine Zahl gibt an, wie oft die Linie an ihr Feld kommt, entlang von Seiten oder nur an einer Ecke.</translation>
        </message>
    </context>
    <context>
        <name>families.vertex_slitherlink</name>
        <message>
            <source>Vertex Slitherlink</source>
            <translation>Eckpunkt-Slitherlink</translation>
        </message>
        <message>
            <source>A loop over counted corners</source>
            <translation>Ein Rundweg über gezählte Ecken</translation>
        </message>
        <message>
            <source>Hex Vertex Slitherlink</source>
            <translation>Hex-Eckpunkt-Slitherlink</translation>
        </message>
        <message>
            <source>A loop over counted corners of hexagons</source>
            <translation>Ein Rundweg über gezählte Ecken von Sechsecken</translation>
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many corners of its cell the line visits.</source>
            <translation>Zeichne einen Rundweg entlang der Seiten der Felder. Er kreuzt und berührt sich nirgends. Eine Zahl gibt an, wie viele Ecken ihres Felds die Linie besucht.</translation>
        </message>
    </context>
    <context>
        <name>families.yajilin</name>
        <message>
            <source>Yajilin</source>
            <translation>Yajilin</translation>
        </message>
        <message>
            <source>A loop beside shaded cells</source>
            <translation>Ein Rundweg neben schwarzen Feldern</translation>
        </message>
        <message>
            <source>A number says how many cells are shaded where its arrow points.</source>
            <translation>Eine Zahl gibt an, wie viele Felder in Pfeilrichtung schwarz sind.</translation>
        </message>
    </context>
    <context>
        <name>formats</name>
        <message>
            <source>{source} is neither a file nor a puzzle in a known form. For a board write {meant}.</source>
            <translation>{source} ist weder eine Datei noch ein Rätsel in bekannter Form. Ein Spielfeld schreibt man als {meant}.</translation>
        </message>
        <message>
            <source>{source} is neither a file nor a puzzle in a known form.</source>
            <translation>{source} ist weder eine Datei noch ein Rätsel in bekannter Form.</translation>
        </message>
        <message>
            <source>No input is named: its name is empty.</source>
            <translation>Es ist keine Eingabe genannt: Ihr Name ist leer.</translation>
        </message>
        <message>
            <source>There is no .puzzle file in the folder {where}.</source>
            <translation>Im Ordner {where} ist keine .puzzle-Datei.</translation>
        </message>
        <message>
            <source>There is no file {path}.</source>
            <translation>Es gibt keine Datei {path}.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a file.</source>
            <translation>{path} ist ein Ordner, keine Datei.</translation>
        </message>
        <message>
            <source>{path} could not be read: {reason}.</source>
            <translation>{path} konnte nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>This is no text in UTF-8.</source>
            <translation>Das ist kein Text in UTF-8.</translation>
        </message>
        <message>
            <source>byte {n}</source>
            <translation>Byte {n}</translation>
        </message>
        <message>
            <source>There is nothing in it.</source>
            <translation>Es steht nichts darin.</translation>
        </message>
        <message>
            <source>It begins with {stripped}, like none of: {known}.</source>
            <translation>Es beginnt mit {stripped}, wie nichts davon: {known}.</translation>
        </message>
        <message>
            <source>This is larger than {size}, which no puzzle needs.</source>
            <translation>Das ist größer als {size}; so viel braucht kein Rätsel.</translation>
        </message>
        <message>
            <source>The format of {name} is not known; endings are {known}.</source>
            <translation>Das Format von {name} ist nicht bekannt; Endungen sind {known}.</translation>
        </message>
        <message>
            <source>{name} is read, but not written.</source>
            <translation>{name} wird gelesen, aber nicht geschrieben.</translation>
        </message>
        <message>
            <source>{name} is no picture; svg, png and pdf are.</source>
            <translation>{name} ist kein Bild; svg, png und pdf sind welche.</translation>
        </message>
    </context>
    <context>
        <name>formats.animation</name>
        <message>
            <source>An animation is a .gif, .png (APNG) or .html file.</source>
            <translation>Eine Animation ist eine Datei .gif, .png (APNG) oder .html.</translation>
        </message>
        <message>
            <source>There is no step to show.</source>
            <translation>Es gibt keinen Schritt zu zeigen.</translation>
        </message>
        <message>
            <source>An animation can be {narrowest} to {widest:,} pixels wide, not {pixels:,}.</source>
            <translation>Eine Animation kann {narrowest} bis {widest:,} Pixel breit sein, nicht {pixels:,}.</translation>
        </message>
        <message>
            <source>A picture can stay for {longest:,} ms here, and no longer.</source>
            <translation>Ein Bild kann hier {longest:,} ms bleiben, nicht länger.</translation>
        </message>
    </context>
    <context>
        <name>formats.board_text</name>
        <message>
            <source>number of rings</source>
            <translation>Anzahl der Ringe</translation>
        </message>
        <message>
            <source>A ring of no cells is no board.</source>
            <translation>Ein Ring ohne Felder ist kein Spielfeld.</translation>
        </message>
        <message>
            <source>Rows times columns are at most {most:,} here.</source>
            <translation>Zeilen mal Spalten sind hier höchstens {most:,}.</translation>
        </message>
        <message>
            <source>The address {address} is too short for so large a patch.</source>
            <translation>Die Adresse {address} ist zu kurz für einen so großen Ausschnitt.</translation>
        </message>
        <message>
            <source>There is no such patch.</source>
            <translation>So ein Ausschnitt ist nicht möglich.</translation>
        </message>
        <message>
            <source>The patch at {address} is not known.</source>
            <translation>Der Ausschnitt bei {address} ist nicht bekannt.</translation>
        </message>
        <message>
            <source>So few rows and columns have no cells.</source>
            <translation>So wenige Zeilen und Spalten haben keine Felder.</translation>
        </message>
        <message>
            <source>{cells:,} cells are too many; {max_cells:,} are possible.</source>
            <translation>{cells:,} Felder sind zu viele; {max_cells:,} sind möglich.</translation>
        </message>
        <message>
            <source>The board {text} is not understood; forms are {forms}.</source>
            <translation>Das Spielfeld {text} ist unverständlich; Formen sind {forms}.</translation>
        </message>
    </context>
    <context>
        <name>formats.booklet</name>
        <message>
            <source>not graded</source>
            <translation>ohne Einstufung</translation>
        </message>
        <message>
            <source>Grandmaster {time}</source>
            <translation>Großmeister {time}</translation>
        </message>
        <message>
            <source>master {time}</source>
            <translation>Meister {time}</translation>
        </message>
        <message>
            <source>expert {time}</source>
            <translation>Experte {time}</translation>
        </message>
        <message>
            <source>Answer: page {page}</source>
            <translation>Lösung: Seite {page}</translation>
        </message>
        <message>
            <source>Hint: page {page}</source>
            <translation>Tipp: Seite {page}</translation>
        </message>
        <message>
            <source>The trim size is one of {trims}.</source>
            <translation>Das Endformat ist eines von {trims}.</translation>
        </message>
        <message>
            <source>A page holds {grids} puzzles.</source>
            <translation>Auf eine Seite passen {grids} Rätsel.</translation>
        </message>
        <message>
            <source>The bleed is 0 to {mm:g} mm wide.</source>
            <translation>Der Beschnitt ist 0 bis {mm:g} mm breit.</translation>
        </message>
        <message>
            <source>The gutter is 0 to {mm:g} mm wide.</source>
            <translation>Der Bund ist 0 bis {mm:g} mm breit.</translation>
        </message>
        <message>
            <source>There is no puzzle for the booklet.</source>
            <translation>Es gibt kein Rätsel für das Heft.</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>Answers</source>
            <translation>Lösungen</translation>
        </message>
        <message numerus="yes">
            <source>{count:,} puzzles: {kinds}</source>
            <extracomment>For one: {count:,} puzzle: {kinds}</extracomment>
            <translation>
                <numerusform>{count:,} Rätsel: {kinds}</numerusform>
                <numerusform>{count:,} Rätsel: {kinds}</numerusform>
            </translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
    </context>
    <context>
        <name>formats.booklet_file</name>
        <message>
            <source>The booklet is a file of more than {most_bytes} MB.</source>
            <translation>Die Datei des Heftes hat mehr als {most_bytes} MB.</translation>
        </message>
        <message>
            <source>The booklet is spoilt and could not be read.</source>
            <translation>Das Heft ist beschädigt und konnte nicht gelesen werden.</translation>
        </message>
        <message>
            <source>This is no booklet.</source>
            <translation>Das ist kein Heft.</translation>
        </message>
        <message>
            <source>The version should be a whole number from 1, not {version}.</source>
            <translation>Die Version sollte eine ganze Zahl ab 1 sein, nicht {version}.</translation>
        </message>
        <message>
            <source>The booklet is of a newer version of this program.</source>
            <translation>Das Heft stammt von einer neueren Version dieses Programms.</translation>
        </message>
        <message>
            <source>A booklet has 1 to {most_puzzles:,} puzzles.</source>
            <translation>Ein Heft hat 1 bis {most_puzzles:,} Rätsel.</translation>
        </message>
        <message>
            <source>The looks of the booklet are missing.</source>
            <translation>Die Gestaltung des Heftes fehlt.</translation>
        </message>
        <message>
            <source>This is not what it should be.</source>
            <translation>Hier steht etwas anderes, als stehen sollte.</translation>
        </message>
    </context>
    <context>
        <name>formats.booklet_rules</name>
        <message numerus="yes">
            <source>Puzzles {numbers}</source>
            <extracomment>For one: Puzzle {numbers}</extracomment>
            <translation>
                <numerusform>Rätsel {numbers}</numerusform>
                <numerusform>Rätsel {numbers}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Puzzles {numbers}: {rules}</source>
            <extracomment>For one: Puzzle {numbers}: {rules}</extracomment>
            <translation>
                <numerusform>Rätsel {numbers}: {rules}</numerusform>
                <numerusform>Rätsel {numbers}: {rules}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>formats.cell_codes</name>
        <message>
            <source>cells</source>
            <translation>Felder</translation>
        </message>
        <message>
            <source>character {number} of the {places}</source>
            <translation>Zeichen {number} ({places})</translation>
        </message>
        <message>
            <source>The {places} go on after the last of {whole:,}.</source>
            <translation>Es sind mehr {places} als {whole:,}.</translation>
        </message>
        <message>
            <source>{body} begins no clue.</source>
            <translation>Mit {body} beginnt kein Hinweis.</translation>
        </message>
        <message>
            <source>The gap reaches past the last of {whole:,} {places}.</source>
            <translation>Die Lücke reicht über das Ende hinaus ({whole:,} {places}).</translation>
        </message>
        <message>
            <source>The address holds {place:,} {places}, the board has {whole:,}.</source>
            <translation>Die Adresse hat {place:,} {places}, das Spielfeld {whole:,}.</translation>
        </message>
        <message>
            <source>{letters:,} letters stand for {places:,} places, five each.</source>
            <translation>{letters:,} Buchstaben stehen für {places:,} Stellen, je einer für fünf.</translation>
        </message>
        <message>
            <source>{letter} means no five places.</source>
            <translation>{letter} bedeutet keine fünf Stellen.</translation>
        </message>
        <message>
            <source>{letter} means no cell.</source>
            <translation>{letter} bedeutet kein Feld.</translation>
        </message>
        <message>
            <source>{body:,} letters stand for the cells where {letters:,} should, one for three.</source>
            <translation>Für die Felder stehen {body:,} statt {letters:,} Buchstaben, je einer für drei.</translation>
        </message>
        <message>
            <source>{letter} means no three cells.</source>
            <translation>{letter} bedeutet keine drei Felder.</translation>
        </message>
    </context>
    <context>
        <name>formats.clue_codes</name>
        <message>
            <source>The file ends too early.</source>
            <translation>Die Datei endet zu früh.</translation>
        </message>
        <message>
            <source>{words:,} entries stand where {wide:,} should.</source>
            <translation>Hier stehen {words:,} Einträge statt {wide:,}.</translation>
        </message>
        <message>
            <source>{word} is no clue.</source>
            <translation>{word} ist kein Hinweis.</translation>
        </message>
        <message>
            <source>A number without an arrow counts nothing, so no line obeys it.</source>
            <translation>Eine Zahl ohne Pfeil zählt nichts, also erfüllt sie keine Linie.</translation>
        </message>
        <message>
            <source>At puzz.link a “?” without an arrow is a wall and no more.</source>
            <translation>Auf puzz.link ist ein „?“ ohne Pfeil nur eine Wand.</translation>
        </message>
        <message>
            <source>At puzz.link a number stands in a circle, white or black.</source>
            <translation>Auf puzz.link steht eine Zahl in einem weißen oder schwarzen Kreis.</translation>
        </message>
        <message>
            <source>A circle stands at a corner or off the board.</source>
            <translation>Ein Kreis steht an einer Ecke oder außerhalb des Spielfelds.</translation>
        </message>
    </context>
    <context>
        <name>formats.cnf_puzzle</name>
        <message numerus="yes">
            <source>{left:,} of the clauses are true in any case and left out.</source>
            <extracomment>For one: {left:,} of the clauses is true in any case and left out.</extracomment>
            <translation>
                <numerusform>{left:,} der Klauseln ist ohnehin wahr und wurde weggelassen.</numerusform>
                <numerusform>{left:,} der Klauseln sind ohnehin wahr und wurden weggelassen.</numerusform>
            </translation>
        </message>
        <message>
            <source>With this the board would have {nodes:,} corners and {edges:,} lines; {most_nodes:,} and {max_edges:,} are possible.</source>
            <translation>Damit hätte das Spielfeld {nodes:,} Ecken und {edges:,} Linien; möglich sind {most_nodes:,} und {max_edges:,}.</translation>
        </message>
        <message>
            <source>DIMACS formula</source>
            <translation>DIMACS-Formel</translation>
        </message>
    </context>
    <context>
        <name>formats.comparison</name>
        <message>
            <source>A comparison is written as {files}.</source>
            <translation>Ein Vergleich wird als {files} geschrieben.</translation>
        </message>
        <message>
            <source>at least {count:,}</source>
            <translation>mindestens {count:,}</translation>
        </message>
    </context>
    <context>
        <name>formats.dimacs</name>
        <message>
            <source>The line “p cnf VARIABLES CLAUSES” is missing.</source>
            <translation>Die Zeile „p cnf VARIABLES CLAUSES“ fehlt.</translation>
        </message>
        <message>
            <source>The file says {said:,} clauses and has {clauses:,}.</source>
            <translation>Die Datei nennt {said:,} Klauseln und hat {clauses:,}.</translation>
        </message>
        <message>
            <source>The line “p cnf” stands twice.</source>
            <translation>Die Zeile „p cnf“ steht zweimal da.</translation>
        </message>
        <message>
            <source>The line should be “p cnf VARIABLES CLAUSES”, not {words}.</source>
            <translation>Die Zeile sollte „p cnf VARIABLES CLAUSES“ lauten, nicht {words}.</translation>
        </message>
        <message>
            <source>number of variables</source>
            <translation>Anzahl der Variablen</translation>
        </message>
        <message>
            <source>number of clauses</source>
            <translation>Anzahl der Klauseln</translation>
        </message>
        <message>
            <source>A literal should be a whole number, not {word}.</source>
            <translation>Ein Literal sollte eine ganze Zahl sein, nicht {word}.</translation>
        </message>
        <message>
            <source>{word} names none of the {variables:,} variables.</source>
            <translation>{word} nennt keine der {variables:,} Variablen.</translation>
        </message>
    </context>
    <context>
        <name>formats.figure</name>
        <message>
            <source>A picture is written as {endings}, not as {ending}.</source>
            <translation>Ein Bild wird als {endings} geschrieben, nicht als {ending}.</translation>
        </message>
    </context>
    <context>
        <name>formats.format</name>
        <message>
            <source>line {number}</source>
            <translation>Zeile {number}</translation>
        </message>
        <message>
            <source>line {line:,}, column {column:,}</source>
            <translation>Zeile {line:,}, Spalte {column:,}</translation>
        </message>
        <message>
            <source>The {name} should be a number, not {text}.</source>
            <translation>{name:capital}: Hier sollte eine Zahl stehen, nicht {text}.</translation>
        </message>
        <message>
            <source>The {name} is {text}; {low:,} to {high:,} is possible.</source>
            <translation>{name:capital}: {text}; möglich ist {low:,} bis {high:,}.</translation>
        </message>
        <message>
            <source>The {name} is {value:,}; {low:,} to {high:,} is possible.</source>
            <translation>{name:capital}: {value:,}; möglich ist {low:,} bis {high:,}.</translation>
        </message>
    </context>
    <context>
        <name>formats.grid_text</name>
        <message>
            <source>number of rows</source>
            <translation>Anzahl der Zeilen</translation>
        </message>
        <message>
            <source>number of columns</source>
            <translation>Anzahl der Spalten</translation>
        </message>
        <message>
            <source>{rows:,} rows of {columns:,} cells are too many; {max_cells:,} cells are possible.</source>
            <translation>{rows:,} Zeilen zu {columns:,} Feldern sind zu viel; {max_cells:,} Felder sind möglich.</translation>
        </message>
        <message>
            <source>{name:capital} cannot hold such a puzzle: {genre:name}.</source>
            <translation>{name:capital} kann solche Rätsel nicht aufnehmen: {genre}.</translation>
        </message>
        <message>
            <source>The puzzle kind {name} is not read; {known} are.</source>
            <translation>Die Rätselart {name} wird nicht gelesen; gelesen werden {known}.</translation>
        </message>
        <message>
            <source>{name:capital} holds full rectangles of squares only.</source>
            <translation>{name:capital} kann nur volle Rechtecke aus Quadraten aufnehmen.</translation>
        </message>
        <message>
            <source>{name:capital} cannot say that cells touch at their corners.</source>
            <translation>{name:capital} kann nicht sagen, dass sich Felder über Ecken berühren.</translation>
        </message>
        <message numerus="yes">
            <source>{count:,} clues without a number (“?”) were left out: the line may pass there as it likes.</source>
            <extracomment>For one: One clue without a number (“?”) was left out: the line may pass there as it likes.</extracomment>
            <translation>
                <numerusform>Ein Hinweis ohne Zahl („?“) wurde weggelassen: Die Linie darf dort beliebig verlaufen.</numerusform>
                <numerusform>{count:,} Hinweise ohne Zahl („?“) wurden weggelassen: Die Linie darf dort beliebig verlaufen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>formats.hcp</name>
        <message>
            <source>The type should be HCP, or DHCP, not {kind}.</source>
            <translation>Der Typ sollte HCP oder DHCP sein, nicht {kind}.</translation>
        </message>
        <message>
            <source>Edges are read as EDGE_LIST or ADJ_LIST, not {way}.</source>
            <translation>Kanten werden als EDGE_LIST oder ADJ_LIST gelesen, nicht als {way}.</translation>
        </message>
        <message>
            <source>The EDGE_DATA_SECTION is missing.</source>
            <translation>Die EDGE_DATA_SECTION fehlt.</translation>
        </message>
        <message>
            <source>More than {most_edges:,} edges are too many.</source>
            <translation>Mehr als {most_edges:,} Kanten sind zu viele.</translation>
        </message>
        <message>
            <source>The fixed edge {u} {v} is not an edge.</source>
            <translation>Die feste Kante {u} {v} ist keine Kante.</translation>
        </message>
        <message>
            <source>A place should be: node, x, y.</source>
            <translation>Ein Ort sollte lauten: Knoten, x, y.</translation>
        </message>
        <message>
            <source>Only {found:,} of {size:,} nodes have a place.</source>
            <translation>Nur {found:,} von {size:,} Knoten haben einen Ort.</translation>
        </message>
        <message>
            <source>A coordinate should be a number, not {word}.</source>
            <translation>Eine Koordinate sollte eine Zahl sein, nicht {word}.</translation>
        </message>
        <message>
            <source>{text} is not understood.</source>
            <translation>{text} ist unverständlich.</translation>
        </message>
        <message>
            <source>EOF is missing at the end: the file may be cut off.</source>
            <translation>Am Ende fehlt EOF: Die Datei ist vielleicht abgeschnitten.</translation>
        </message>
        <message>
            <source>The DIMENSION is missing.</source>
            <translation>Die DIMENSION fehlt.</translation>
        </message>
        <message>
            <source>DIMENSION</source>
            <translation>DIMENSION</translation>
        </message>
        <message>
            <source>{size:,} nodes are too many; {most:,} are possible.</source>
            <translation>{size:,} Knoten sind zu viele; {most:,} sind möglich.</translation>
        </message>
        <message>
            <source>node</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>An edge has only one node.</source>
            <translation>Eine Kante hat nur einen Knoten.</translation>
        </message>
        <message>
            <source>An edge leads from node {u} to itself.</source>
            <translation>Eine Kante führt von Knoten {u} zu ihm selbst.</translation>
        </message>
        <message>
            <source>Only lines through all nodes can be written.</source>
            <translation>Nur Linien durch alle Knoten können geschrieben werden.</translation>
        </message>
    </context>
    <context>
        <name>formats.hcp_puzzle</name>
        <message>
            <source>Node {node:,} has no edge, so no line visits all nodes.</source>
            <translation>Knoten {node:,} hat keine Kante, also besucht keine Linie alle Knoten.</translation>
        </message>
        <message>
            <source>{nodes:,} nodes have no edge, so no line visits all nodes.</source>
            <translation>{nodes:,} Knoten haben keine Kante, also besucht keine Linie alle Knoten.</translation>
        </message>
        <message>
            <source>A board without cells is no graph.</source>
            <translation>Ein Spielfeld ohne Felder ist kein Graph.</translation>
        </message>
        <message>
            <source>An HCP file says ends and edges that must be used, and no more: {lost:,} of the clues would be lost.</source>
            <translation>Eine HCP-Datei nennt nur Enden und Kanten, die vorkommen müssen: {lost:,} der Hinweise gingen verloren.</translation>
        </message>
        <message>
            <source>The numbers would come back as those of steps: {genre:name}.</source>
            <translation>Die Zahlen kämen als Schrittzahlen zurück: {genre}.</translation>
        </message>
        <message>
            <source>TSPLIB graph</source>
            <translation>TSPLIB-Graph</translation>
        </message>
    </context>
    <context>
        <name>formats.json_text</name>
        <message>
            <source>There are more lists in it than any puzzle needs.</source>
            <translation>Darin stehen mehr Listen, als ein Rätsel braucht.</translation>
        </message>
        <message>
            <source>This is no valid JSON.</source>
            <translation>Das ist kein gültiges JSON.</translation>
        </message>
        <message>
            <source>This is no valid JSON: {reason}.</source>
            <translation>Das ist kein gültiges JSON: {reason}.</translation>
        </message>
        <message>
            <source>This JSON is nested too deeply to be a puzzle.</source>
            <translation>Dieses JSON ist für ein Rätsel zu tief verschachtelt.</translation>
        </message>
        <message>
            <source>This is nested too deeply.</source>
            <translation>Das ist zu tief verschachtelt.</translation>
        </message>
        <message>
            <source>The text holds half a character.</source>
            <translation>Der Text enthält ein halbes Zeichen.</translation>
        </message>
        <message>
            <source>expecting value</source>
            <translation>ein Wert wird erwartet</translation>
        </message>
        <message>
            <source>expecting ',' delimiter</source>
            <translation>ein „,“ wird erwartet</translation>
        </message>
        <message>
            <source>expecting ':' delimiter</source>
            <translation>ein „:“ wird erwartet</translation>
        </message>
        <message>
            <source>expecting property name enclosed in double quotes</source>
            <translation>ein Name in doppelten Anführungszeichen wird erwartet</translation>
        </message>
        <message>
            <source>extra data</source>
            <translation>danach steht noch etwas</translation>
        </message>
        <message>
            <source>illegal trailing comma before end of array</source>
            <translation>vor dem Ende der Liste steht ein Komma</translation>
        </message>
        <message>
            <source>illegal trailing comma before end of object</source>
            <translation>vor dem Ende des Objekts steht ein Komma</translation>
        </message>
        <message>
            <source>invalid \escape</source>
            <translation>ungültige Folge mit \</translation>
        </message>
        <message>
            <source>invalid \uXXXX escape</source>
            <translation>ungültige Folge \uXXXX</translation>
        </message>
        <message>
            <source>invalid control character</source>
            <translation>ungültiges Steuerzeichen</translation>
        </message>
        <message>
            <source>unterminated string</source>
            <translation>Zeichenkette ohne Ende</translation>
        </message>
        <message>
            <source>The key {key} stands twice in one object.</source>
            <translation>Der Schlüssel {key} steht zweimal in einem Objekt.</translation>
        </message>
        <message>
            <source>{name} is no number that a puzzle file may hold.</source>
            <translation>{name} ist keine Zahl, die in einer Rätseldatei stehen darf.</translation>
        </message>
        <message>
            <source>A number of {digits:,} digits is more than a puzzle file may hold.</source>
            <translation>Eine Zahl mit {digits:,} Ziffern ist für eine Rätseldatei zu groß.</translation>
        </message>
        <message>
            <source>The number {digits} is more than a puzzle file may hold.</source>
            <translation>Die Zahl {digits} ist für eine Rätseldatei zu groß.</translation>
        </message>
    </context>
    <context>
        <name>formats.kudamono</name>
        <message>
            <source>A Kudamono link</source>
            <translation>ein Kudamono-Link</translation>
        </message>
        <message>
            <source>The link is too large to open safely.</source>
            <translation>Der Link ist zu groß, um ihn sicher zu öffnen.</translation>
        </message>
        <message>
            <source>Kudamono links are supported for Hidato on squares only.</source>
            <translation>Von Kudamono werden nur Links von Hidato auf Quadraten unterstützt.</translation>
        </message>
        <message>
            <source>The symbols of the link are not readable.</source>
            <translation>Die Zeichen des Links sind nicht lesbar.</translation>
        </message>
        <message>
            <source>The Kudamono link does not fit its board size.</source>
            <translation>Der Kudamono-Link passt nicht zur Größe seines Spielfelds.</translation>
        </message>
        <message>
            <source>The link has symbols that a Hidato does not know.</source>
            <translation>Der Link hat Zeichen, die es bei Hidato nicht gibt.</translation>
        </message>
        <message>
            <source>size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>width</source>
            <translation>Breite</translation>
        </message>
        <message>
            <source>height</source>
            <translation>Höhe</translation>
        </message>
        <message>
            <source>{name:capital} holds numbers and holes alone.</source>
            <translation>{name:capital} kann nur Zahlen und Löcher aufnehmen.</translation>
        </message>
        <message>
            <source>Kudamono link</source>
            <translation>Kudamono-Link</translation>
        </message>
    </context>
    <context>
        <name>formats.lesson</name>
        <message>
            <source>Made with Oneline Studio.</source>
            <translation>Gemacht mit Oneline Studio.</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Lösung</translation>
        </message>
    </context>
    <context>
        <name>formats.loopy</name>
        <message>
            <source>A Loopy game ID</source>
            <translation>eine Spielkennung von Loopy</translation>
        </message>
        <message>
            <source>faces</source>
            <translation>Flächen</translation>
        </message>
        <message>
            <source>This is no whole Loopy game ID: it is &lt;sizes&gt;t&lt;grid&gt;:&lt;faces&gt;.</source>
            <translation>Das ist keine ganze Spielkennung von Loopy: Sie lautet &lt;Größe&gt;t&lt;Gitter&gt;:&lt;Flächen&gt;.</translation>
        </message>
        <message>
            <source>This is a random seed, which only Loopy itself turns into a puzzle.</source>
            <translation>Das ist ein Zufallsstartwert, aus dem nur Loopy selbst ein Rätsel macht.</translation>
        </message>
        <message>
            <source>Loopy has no grid {grid}.</source>
            <translation>Loopy hat kein Gitter {grid}.</translation>
        </message>
        <message>
            <source>The game ID lacks the description of the grid.</source>
            <translation>In der Spielkennung fehlt die Beschreibung des Gitters.</translation>
        </message>
        <message>
            <source>Loopy has no {noun} of the form {form}.</source>
            <translation>Loopy hat keine {noun} der Form {form}.</translation>
        </message>
        <message>
            <source>This is a saved game of {game}, not of Loopy.</source>
            <translation>Das ist ein Spielstand von {game}, nicht von Loopy.</translation>
        </message>
        <message>
            <source>The saved game ends too early.</source>
            <translation>Der Spielstand endet zu früh.</translation>
        </message>
        <message>
            <source>{letter} means no face.</source>
            <translation>{letter} bedeutet keine Fläche.</translation>
        </message>
        <message>
            <source>The game ID holds {at:,} faces, the grid has {cells:,}.</source>
            <translation>Die Spielkennung hat {at:,} Flächen, das Gitter {cells:,}.</translation>
        </message>
        <message>
            <source>{name:capital} cannot say: {label:small}.</source>
            <translation>{name:capital} kann nicht sagen: {label}.</translation>
        </message>
        <message>
            <source>Loopy opens grids of at least {rows} by {columns} cells.</source>
            <translation>Loopy öffnet Gitter ab {rows} mal {columns} Feldern.</translation>
        </message>
        <message>
            <source>{name:capital} holds full rectangles of a tiling that Loopy has only.</source>
            <translation>{name:capital} kann nur volle Rechtecke eines Musters aufnehmen, das Loopy hat.</translation>
        </message>
        <message>
            <source>Loopy game ID</source>
            <translation>Loopy-Spielkennung</translation>
        </message>
    </context>
    <context>
        <name>formats.native</name>
        <message>
            <source>This is no puzzle file: it lacks "format": "{mark}".</source>
            <translation>Das ist keine Rätseldatei: Es fehlt "format": "{mark}".</translation>
        </message>
        <message>
            <source>This file was written by a newer version of Oneline Studio (format {version}, this one knows {known}). It is open for reading only, so that nothing is lost.</source>
            <translation>Diese Datei schrieb eine neuere Version von Oneline Studio (Format {version}, diese hier kennt {known}). Sie ist nur zum Lesen geöffnet, damit nichts verloren geht.</translation>
        </message>
        <message>
            <source>The file is of format {version}, newer than this program, which cannot show it: {error}</source>
            <translation>Die Datei hat das Format {version}, neuer als dieses Programm, das sie nicht zeigen kann: {error}</translation>
        </message>
        <message>
            <source>{name} is played on {kinds} boards.</source>
            <translation>{name} spielt man auf Spielfeldern der Art {kinds}.</translation>
        </message>
        <message>
            <source>the file</source>
            <translation>die Datei</translation>
        </message>
        <message>
            <source>{key} among the clues is not known to this version; it is kept, but not looked at.</source>
            <translation>{key} unter den Hinweisen kennt diese Version nicht; es bleibt erhalten, wird aber nicht beachtet.</translation>
        </message>
        <message>
            <source>The family is missing.</source>
            <translation>Die Angabe „family“ fehlt.</translation>
        </message>
        <message>
            <source>The family {key} is not known.</source>
            <translation>Die Rätselart {key} ist nicht bekannt.</translation>
        </message>
        <message>
            <source>The family {key} is not known; {near} is.</source>
            <translation>Die Rätselart {key} ist nicht bekannt; {near} ist es.</translation>
        </message>
        <message>
            <source>The {key} should be an object in braces, not {value}.</source>
            <translation>{key} sollte ein Objekt in geschweiften Klammern sein, nicht {value}.</translation>
        </message>
        <message>
            <source>The {key} should be a text, not {value}.</source>
            <translation>{key} sollte ein Text sein, nicht {value}.</translation>
        </message>
        <message>
            <source>This should be true or false, not {value}.</source>
            <translation>Hier sollte true oder false stehen, nicht {value}.</translation>
        </message>
        <message>
            <source>This should be null or a whole number, not {value}.</source>
            <translation>Hier sollte null oder eine ganze Zahl stehen, nicht {value}.</translation>
        </message>
        <message>
            <source>A move should be [rows, columns], not {value}.</source>
            <translation>Ein Zug sollte [rows, columns] sein, nicht {value}.</translation>
        </message>
        <message>
            <source>This place has a {noun} already.</source>
            <translation>Hier steht schon etwas von dieser Art: {noun}.</translation>
        </message>
        <message>
            <source>{one:capital} should be {form}, not {entry}.</source>
            <translation>{one:capital} sollte {form} sein, nicht {entry}.</translation>
        </message>
        <message>
            <source>The value should be a whole number, not {value}.</source>
            <translation>Der Wert sollte eine ganze Zahl sein, nicht {value}.</translation>
        </message>
        <message>
            <source>{one:capital} joins two different cells.</source>
            <translation>{one:capital} verbindet zwei verschiedene Felder.</translation>
        </message>
        <message>
            <source>An arrow is one of {ways}, not {way}.</source>
            <translation>Ein Pfeil ist eines von {ways}, nicht {way}.</translation>
        </message>
        <message>
            <source>The number of {one} should not be {number}.</source>
            <translation>{one:capital}: Die Zahl sollte nicht {number} sein.</translation>
        </message>
        <message>
            <source>These are more lines than any board of this size has.</source>
            <translation>Das sind mehr Linien, als ein Spielfeld dieser Größe hat.</translation>
        </message>
        <message>
            <source>The line is longer than any on this board.</source>
            <translation>Die Linie ist länger als jede auf diesem Spielfeld.</translation>
        </message>
        <message>
            <source>{at} is off the board.</source>
            <translation>{at} liegt außerhalb des Spielfelds.</translation>
        </message>
        <message>
            <source>Oneline Studio puzzle</source>
            <translation>Rätsel von Oneline Studio</translation>
        </message>
    </context>
    <context>
        <name>formats.native_board</name>
        <message>
            <source>lines</source>
            <translation>Linien</translation>
        </message>
        <message>
            <source>More than {most:,} {noun} are too many.</source>
            <translation>Mehr als {most:,} {noun} sind zu viele.</translation>
        </message>
        <message>
            <source>The lattice should be one of {names}, not {lattice}.</source>
            <translation>„lattice“ sollte eines von {names} sein, nicht {lattice}.</translation>
        </message>
        <message>
            <source>The board has no cells.</source>
            <translation>Das Spielfeld hat keine Felder.</translation>
        </message>
        <message>
            <source>The neighbours should be “sides” or “king”, not {neighbours}.</source>
            <translation>„neighbours“ sollte „sides“ oder „king“ sein, nicht {neighbours}.</translation>
        </message>
        <message>
            <source>The top should be “pointy” or “flat”, not {top}.</source>
            <translation>„top“ sollte „pointy“ oder „flat“ sein, nicht {top}.</translation>
        </message>
        <message>
            <source>A board has a radius or a list of cells, not both.</source>
            <translation>Ein Spielfeld hat einen Radius oder eine Liste von Feldern, nicht beides.</translation>
        </message>
        <message>
            <source>{radius:,} rings are too many; {max_cells:,} cells are possible.</source>
            <translation>{radius:,} Ringe sind zu viele; {max_cells:,} Felder sind möglich.</translation>
        </message>
        <message>
            <source>The board needs a radius or a list of cells.</source>
            <translation>Das Spielfeld braucht einen Radius oder eine Liste von Feldern.</translation>
        </message>
        <message>
            <source>A list of cells has no holes: leave them out of it.</source>
            <translation>Eine Liste von Feldern hat keine Löcher: Lass sie in ihr weg.</translation>
        </message>
        <message>
            <source>A board has rows and columns or a list of cells, not both.</source>
            <translation>Ein Spielfeld hat Zeilen und Spalten oder eine Liste von Feldern, nicht beides.</translation>
        </message>
        <message>
            <source>The board needs rows and columns or a list of cells.</source>
            <translation>Das Spielfeld braucht Zeilen und Spalten oder eine Liste von Feldern.</translation>
        </message>
        <message>
            <source>There is no cell {at}.</source>
            <translation>Es gibt kein Feld {at}.</translation>
        </message>
        <message>
            <source>The address should be text, not {address}.</source>
            <translation>„address“ sollte ein Text sein, nicht {address}.</translation>
        </message>
        <message>
            <source>{nodes:,} corners are too many; {max_cells:,} are possible.</source>
            <translation>{nodes:,} Ecken sind zu viele; {max_cells:,} sind möglich.</translation>
        </message>
        <message>
            <source>{edges:,} lines are too many; {max_edges:,} are possible.</source>
            <translation>{edges:,} Linien sind zu viele; {max_edges:,} sind möglich.</translation>
        </message>
        <message>
            <source>A line should be [corner, corner], not {edge}.</source>
            <translation>Eine Linie sollte [Ecke, Ecke] sein, nicht {edge}.</translation>
        </message>
        <message>
            <source>There is no corner {node} for a line to lead to.</source>
            <translation>Es gibt keine Ecke {node}, zu der eine Linie führen könnte.</translation>
        </message>
        <message>
            <source>A line leads from corner {edge} to itself.</source>
            <translation>Eine Linie führt von Ecke {edge} zu ihr selbst.</translation>
        </message>
        <message>
            <source>There are {names:,} names for {corners:,} corners.</source>
            <translation>Für {corners:,} Ecken stehen {names:,} Namen da.</translation>
        </message>
        <message>
            <source>A name should be a text of at most {most} letters, not {name}.</source>
            <translation>Ein Name sollte ein Text mit höchstens {most} Zeichen sein, nicht {name}.</translation>
        </message>
        <message>
            <source>A corner should be [x, y], not {value}.</source>
            <translation>Eine Ecke sollte [x, y] sein, nicht {value}.</translation>
        </message>
        <message>
            <source>The cells lie too far from each other.</source>
            <translation>Die Felder liegen zu weit auseinander.</translation>
        </message>
        <message>
            <source>The hole {at} is off the board.</source>
            <translation>Das Loch {at} liegt außerhalb des Spielfelds.</translation>
        </message>
        <message>
            <source>{at} stands twice.</source>
            <translation>{at} steht zweimal da.</translation>
        </message>
        <message>
            <source>The {key} should be a whole number, not {value}.</source>
            <translation>{key} sollte eine ganze Zahl sein, nicht {value}.</translation>
        </message>
        <message>
            <source>{value:,} {key} are not possible.</source>
            <translation>{key}: {value:,} ist nicht möglich.</translation>
        </message>
        <message>
            <source>This should be a list, not {value}.</source>
            <translation>Hier sollte eine Liste stehen, nicht {value}.</translation>
        </message>
        <message>
            <source>A cell should be {form}, not {value}.</source>
            <translation>Ein Feld sollte {form} sein, nicht {value}.</translation>
        </message>
    </context>
    <context>
        <name>formats.page_data</name>
        <message>
            <source>The {clue} does not hold.</source>
            <translation>{clue:capital} stimmt nicht.</translation>
        </message>
        <message>
            <source>The {clue} in {place} does not hold.</source>
            <translation>{clue:capital} in {place} stimmt nicht.</translation>
        </message>
    </context>
    <context>
        <name>formats.pdf</name>
        <message>
            <source>The typeface of paper lacks these letters, which stay blank: {told}</source>
            <translation>Der Schrift auf Papier fehlen diese Zeichen; sie bleiben leer: {told}</translation>
        </message>
        <message>
            <source>Solution on page 2.</source>
            <translation>Lösung auf Seite 2.</translation>
        </message>
        <message>
            <source>Printed page</source>
            <translation>Druckseite</translation>
        </message>
    </context>
    <context>
        <name>formats.penpa</name>
        <message>
            <source>A Penpa+ link</source>
            <translation>ein Penpa+-Link</translation>
        </message>
        <message>
            <source>{name:capital} cannot say that the rules are other ones than usual.</source>
            <translation>{name:capital} kann nicht sagen, dass andere Regeln als üblich gelten.</translation>
        </message>
        <message>
            <source>{name:capital} cannot hold {one}.</source>
            <translation>{name:capital} kann {one:object} nicht aufnehmen.</translation>
        </message>
        <message>
            <source>The link does not say how cells touch: here they touch also diagonally.</source>
            <translation>Der Link sagt nicht, wie sich Felder berühren: Hier gilt das auch für diagonale.</translation>
        </message>
        <message>
            <source>The link does not say how cells touch: here they touch by sides alone.</source>
            <translation>Der Link sagt nicht, wie sich Felder berühren: Hier gelten nur Seiten.</translation>
        </message>
        <message>
            <source>Such puzzles are not played on such a board: {genre:name}.</source>
            <translation>Solche Rätsel spielt man nicht auf einem solchen Spielfeld: {genre}.</translation>
        </message>
        <message>
            <source>Not taken over: {what}.</source>
            <translation>Nicht übernommen: {what}.</translation>
        </message>
        <message>
            <source>The link shows the board turned or mirrored; here it is as it was drawn.</source>
            <translation>Der Link zeigt das Spielfeld gedreht oder gespiegelt; hier ist es, wie es gezeichnet wurde.</translation>
        </message>
        <message>
            <source>Puzzles of this kind are not known here: {tags}.</source>
            <translation>Rätsel dieser Art sind hier nicht bekannt: {tags}.</translation>
        </message>
        <message>
            <source>The link does not say which puzzle it is. In Penpa+ it can be given a genre tag.</source>
            <translation>Der Link sagt nicht, welches Rätsel es ist. In Penpa+ kann man ihm eine Genre-Angabe (genre tag) geben.</translation>
        </message>
        <message>
            <source>The link describes a board that does not fit its own size.</source>
            <translation>Der Link beschreibt ein Spielfeld, das nicht zu seiner Größe passt.</translation>
        </message>
        <message>
            <source>small numbers</source>
            <translation>kleine Zahlen</translation>
        </message>
        <message>
            <source>symbols</source>
            <translation>Symbole</translation>
        </message>
        <message>
            <source>Penpa+ link</source>
            <translation>Penpa+-Link</translation>
        </message>
    </context>
    <context>
        <name>formats.penpa_text</name>
        <message>
            <source>thermometers</source>
            <translation>Thermometer</translation>
        </message>
        <message>
            <source>cages</source>
            <translation>Käfige</translation>
        </message>
        <message>
            <source>The link is cut off or damaged: the part after p= cannot be unpacked.</source>
            <translation>Der Link ist abgeschnitten oder beschädigt: Der Teil nach p= lässt sich nicht entpacken.</translation>
        </message>
        <message>
            <source>The link leads to another site's puzzle: open that address instead.</source>
            <translation>Der Link führt zum Rätsel einer anderen Seite: Öffne stattdessen diese Adresse.</translation>
        </message>
        <message>
            <source>This is a very old Penpa link; open it in Penpa+ and share it again.</source>
            <translation>Das ist ein sehr alter Penpa-Link; öffne ihn in Penpa+ und teile ihn neu.</translation>
        </message>
        <message>
            <source>Line {number} of the Penpa data is not readable.</source>
            <translation>Zeile {number} der Penpa-Daten ist nicht lesbar.</translation>
        </message>
        <message>
            <source>Penpa+ opens hexagons of at most {largest_hexagon} a side.</source>
            <translation>Penpa+ öffnet Sechsecke mit höchstens {largest_hexagon} Feldern je Seite.</translation>
        </message>
        <message>
            <source>A Penpa+ link holds squares and hexagons only.</source>
            <translation>Ein Penpa+-Link kann nur Quadrate und Sechsecke aufnehmen.</translation>
        </message>
        <message>
            <source>Penpa+ opens at most {largest_square} squares a side.</source>
            <translation>Penpa+ öffnet höchstens {largest_square} Quadrate je Seite.</translation>
        </message>
        <message>
            <source>This Penpa board is of type “{kind}”. Only square and hexagon boards can be opened.</source>
            <translation>Dieses Penpa-Spielfeld ist vom Typ „{kind}“. Nur Quadrate und Sechsecke können geöffnet werden.</translation>
        </message>
    </context>
    <context>
        <name>formats.picture_size</name>
        <message>
            <source>{text} is no size of a picture: {sizes}, or such as 1200x800.</source>
            <translation>{text} ist keine Bildgröße: {sizes} oder etwa 1200x800.</translation>
        </message>
        <message>
            <source>A side can have 16 to {largest:,} pixels, not {text}.</source>
            <translation>Eine Seite kann 16 bis {largest:,} Pixel haben, nicht {text}.</translation>
        </message>
        <message>
            <source>{text} is no width: write such as 2400, 12cm, 120mm or 5in.</source>
            <translation>{text} ist keine Breite: Schreib etwa 2400, 12cm, 120mm oder 5in.</translation>
        </message>
    </context>
    <context>
        <name>formats.png</name>
        <message>
            <source>A picture can be {narrowest} to {largest:,} pixels wide, not {pixels:,}.</source>
            <translation>Ein Bild kann {narrowest} bis {largest:,} Pixel breit sein, nicht {pixels:,}.</translation>
        </message>
        <message>
            <source>A picture {pixels:,} pixels wide would be too high.</source>
            <translation>Ein Bild mit {pixels:,} Pixel Breite wäre zu hoch.</translation>
        </message>
        <message>
            <source>A picture {pixels:,} pixels wide would have more than {most:,} pixels.</source>
            <translation>Ein Bild mit {pixels:,} Pixel Breite hätte mehr als {most:,} Pixel.</translation>
        </message>
        <message>
            <source>A picture has {least_dpi} to {most_dpi:,} dots an inch.</source>
            <translation>Ein Bild hat {least_dpi} bis {most_dpi:,} Punkte je Zoll.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
    </context>
    <context>
        <name>formats.printing</name>
        <message>
            <source>A sheet holds {grids} puzzles.</source>
            <translation>Auf ein Blatt passen {grids} Rätsel.</translation>
        </message>
        <message>
            <source>The solution cannot be printed: none is known.</source>
            <translation>Die Lösung kann nicht gedruckt werden: Es ist keine bekannt.</translation>
        </message>
        <message>
            <source>Paper is one of {papers}.</source>
            <translation>Das Papier ist eines von {papers}.</translation>
        </message>
        <message>
            <source>Margins of {margin:g} mm leave no room on this paper.</source>
            <translation>Ränder von {margin:g} mm lassen auf diesem Papier keinen Platz.</translation>
        </message>
        <message>
            <source>Solve it on a screen</source>
            <translation>Am Bildschirm lösen</translation>
        </message>
        <message>
            <source>Its link is too long for a code of this size.</source>
            <translation>Der Link ist zu lang für einen Code dieser Größe.</translation>
        </message>
        <message>
            <source>There is no room for this: take fewer puzzles a page or less beside.</source>
            <translation>Dafür ist kein Platz: Nimm weniger Rätsel je Seite oder weniger daneben.</translation>
        </message>
        <message>
            <source>Solution of {title}</source>
            <translation>Lösung von {title}</translation>
        </message>
        <message>
            <source>The link is too long for a code.</source>
            <translation>Der Link ist zu lang für einen Code.</translation>
        </message>
    </context>
    <context>
        <name>formats.puzzlink</name>
        <message>
            <source>A puzz.link address</source>
            <translation>eine puzz.link-Adresse</translation>
        </message>
        <message>
            <source>The address ends too early: {kind}/columns/rows/cells is needed.</source>
            <translation>Die Adresse endet zu früh: Nötig ist {kind}/Spalten/Zeilen/Felder.</translation>
        </message>
        <message>
            <source>After the cells stands {rest}, which is too much.</source>
            <translation>Nach den Feldern steht {rest}; das ist zu viel.</translation>
        </message>
        <message>
            <source>This is a variant with rules of its own, which are not known here.</source>
            <translation>Das ist eine Variante mit eigenen Regeln, die hier nicht bekannt sind.</translation>
        </message>
        <message>
            <source>The flag {flags} changes the rules in a way not known here.</source>
            <translation>Das Kennzeichen {flags} ändert die Regeln auf eine hier unbekannte Weise.</translation>
        </message>
        <message>
            <source>puzz.link address</source>
            <translation>puzz.link-Adresse</translation>
        </message>
    </context>
    <context>
        <name>formats.pzprv3</name>
        <message>
            <source>A pzpr file</source>
            <translation>eine pzpr-Datei</translation>
        </message>
        <message>
            <source>The version {version} is not read.</source>
            <translation>Die Version {version} wird nicht gelesen.</translation>
        </message>
        <message>
            <source>The file ends before its size.</source>
            <translation>Die Datei endet vor ihrer Größe.</translation>
        </message>
        <message>
            <source>lines 3 and 4</source>
            <translation>Zeilen 3 und 4</translation>
        </message>
        <message>
            <source>A clue “?” is not known in puzzles of this kind.</source>
            <translation>Einen Hinweis „?“ gibt es bei dieser Rätselart nicht.</translation>
        </message>
        <message>
            <source>The lines drawn in the file are not one closed line; they were left out.</source>
            <translation>Die Linien in der Datei sind keine geschlossene Linie; sie wurden weggelassen.</translation>
        </message>
        <message>
            <source>The line drawn in the file does not fit its clues; it was left out.</source>
            <translation>Die Linie in der Datei passt nicht zu den Hinweisen; sie wurde weggelassen.</translation>
        </message>
        <message>
            <source>pzpr file</source>
            <translation>pzpr-Datei</translation>
        </message>
    </context>
    <context>
        <name>formats.raster</name>
        <message>
            <source>The picture is a file of more than {max_file} MB.</source>
            <translation>Die Bilddatei hat mehr als {max_file} MB.</translation>
        </message>
        <message>
            <source>This is no picture that can be read; PNG, JPEG, WebP and BMP can.</source>
            <translation>Dieses Bild kann nicht gelesen werden; PNG, JPEG, WebP und BMP können es.</translation>
        </message>
        <message>
            <source>The picture is spoilt and could not be read.</source>
            <translation>Das Bild ist beschädigt und konnte nicht gelesen werden.</translation>
        </message>
        <message>
            <source>The picture needs more than {limit} MB; save it smaller first.</source>
            <translation>Das Bild braucht mehr als {limit} MB; speichere es erst kleiner.</translation>
        </message>
        <message>
            <source>The picture of {width:,} x {height:,} pixels needs more than {limit} MB; save it smaller first.</source>
            <translation>Das Bild mit {width:,} x {height:,} Pixeln braucht mehr als {limit} MB; speichere es erst kleiner.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a picture.</source>
            <translation>{path} ist ein Ordner, kein Bild.</translation>
        </message>
    </context>
    <context>
        <name>formats.refusal</name>
        <message>
            <source>permission denied</source>
            <translation>keine Berechtigung</translation>
        </message>
        <message>
            <source>device or resource busy</source>
            <translation>Gerät oder Ressource ist belegt</translation>
        </message>
        <message>
            <source>disk quota exceeded</source>
            <translation>Speicherkontingent überschritten</translation>
        </message>
        <message>
            <source>file exists</source>
            <translation>die Datei gibt es schon</translation>
        </message>
        <message>
            <source>file too large</source>
            <translation>die Datei ist zu groß</translation>
        </message>
        <message>
            <source>input/output error</source>
            <translation>Ein- oder Ausgabefehler</translation>
        </message>
        <message>
            <source>is a directory</source>
            <translation>das ist ein Ordner</translation>
        </message>
        <message>
            <source>too many levels of symbolic links</source>
            <translation>zu viele symbolische Links hintereinander</translation>
        </message>
        <message>
            <source>file name too long</source>
            <translation>der Dateiname ist zu lang</translation>
        </message>
        <message>
            <source>no such file or directory</source>
            <translation>die Datei oder den Ordner gibt es nicht</translation>
        </message>
        <message>
            <source>no space left on device</source>
            <translation>auf dem Datenträger ist kein Platz mehr</translation>
        </message>
        <message>
            <source>not a directory</source>
            <translation>das ist kein Ordner</translation>
        </message>
        <message>
            <source>directory not empty</source>
            <translation>der Ordner ist nicht leer</translation>
        </message>
        <message>
            <source>operation not permitted</source>
            <translation>das ist nicht erlaubt</translation>
        </message>
        <message>
            <source>read-only file system</source>
            <translation>der Datenträger kann nur gelesen werden</translation>
        </message>
    </context>
    <context>
        <name>formats.region_codes</name>
        <message>
            <source>{body:,} letters stand where {first:,} say all borders.</source>
            <translation>Hier stehen {body:,} Buchstaben; für alle Grenzen braucht es {first:,}.</translation>
        </message>
        <message>
            <source>Two different numbers in one region cannot be written.</source>
            <translation>Zwei verschiedene Zahlen in einem Gebiet können nicht geschrieben werden.</translation>
        </message>
    </context>
    <context>
        <name>formats.save</name>
        <message>
            <source>{name} was not saved: what has that name is no ordinary file.</source>
            <translation>{name} wurde nicht gespeichert: Unter diesem Namen liegt keine gewöhnliche Datei.</translation>
        </message>
        <message>
            <source>{name} was not saved: it is write-protected. What was there before is unchanged.</source>
            <translation>{name} wurde nicht gespeichert: Die Datei ist schreibgeschützt. Was vorher da war, ist unverändert.</translation>
        </message>
        <message>
            <source>{name} was not saved: {reason}. What was there before is unchanged.</source>
            <translation>{name} wurde nicht gespeichert: {reason}. Was vorher da war, ist unverändert.</translation>
        </message>
        <message>
            <source>The folder {folder} cannot be made: {reason}.</source>
            <translation>Der Ordner {folder} kann nicht angelegt werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>formats.svg</name>
        <message>
            <source>Scalable picture</source>
            <translation>Skalierbares Bild</translation>
        </message>
    </context>
    <context>
        <name>formats.tours</name>
        <message>
            <source>A tour is written as {endings}, not as {name}.</source>
            <translation>Eine Tour wird als {endings} geschrieben, nicht als {name}.</translation>
        </message>
    </context>
    <context>
        <name>formats.webpage</name>
        <message>
            <source>There is no puzzle for the page.</source>
            <translation>Es gibt kein Rätsel für die Seite.</translation>
        </message>
        <message>
            <source>Playable web page</source>
            <translation>Spielbare Webseite</translation>
        </message>
    </context>
    <context>
        <name>gui.app</name>
        <message>
            <source>Unsaved work cannot be kept for recovery: {}</source>
            <translation>Nicht gespeicherte Arbeit kann nicht zur Wiederherstellung aufbewahrt werden: {}</translation>
        </message>
    </context>
    <context>
        <name>gui.dialogs</name>
        <message>
            <source>All drawings</source>
            <translation>Alle Zeichnungen</translation>
        </message>
        <message>
            <source>the first {}</source>
            <translation>die ersten {}</translation>
        </message>
        <message>
            <source>Drawing</source>
            <translation>Zeichnung</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Draw it</source>
            <translation>Zeichnen</translation>
        </message>
        <message>
            <source>Draw it on the board, line by line</source>
            <translation>Auf das Spielfeld zeichnen, Linie für Linie</translation>
        </message>
        <message>
            <source>Drawing {} of {}</source>
            <translation>Zeichnung {} von {}</translation>
        </message>
        <message>
            <source>Arrange booklet</source>
            <translation>Heft anordnen</translation>
        </message>
        <message>
            <source>Puzzle</source>
            <translation>Rätsel</translation>
        </message>
        <message>
            <source>Drag puzzles to other places, or use Alt and arrow keys. Del takes one out.</source>
            <translation>Rätsel an andere Stellen ziehen, oder mit Alt und Pfeiltasten. Entf nimmt eins heraus.</translation>
        </message>
        <message>
            <source>{} takes a change back.</source>
            <translation>{} nimmt eine Änderung zurück.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>In this order</source>
            <translation>In dieser Reihenfolge</translation>
        </message>
        <message>
            <source>Else from easy to hard</source>
            <translation>Sonst von leicht nach schwer</translation>
        </message>
        <message>
            <source>Reading...</source>
            <translation>Wird gelesen ...</translation>
        </message>
        <message>
            <source>Save booklet...</source>
            <translation>Heft speichern ...</translation>
        </message>
        <message>
            <source>A file that Booklet, Open, shows again as it is here</source>
            <translation>Eine Datei, die „Heft, Öffnen“ wieder so zeigt, wie es hier ist</translation>
        </message>
        <message>
            <source>Write PDF...</source>
            <translation>PDF schreiben ...</translation>
        </message>
        <message numerus="yes">
            <source>puzzles</source>
            <extracomment>For one: puzzle</extracomment>
            <translation>
                <numerusform>Rätsel</numerusform>
                <numerusform>Rätsel</numerusform>
            </translation>
        </message>
        <message>
            <source>Booklet (*{})</source>
            <translation>Heft (*{})</translation>
        </message>
        <message>
            <source>Booklet</source>
            <translation>Heft</translation>
        </message>
        <message>
            <source>Saved as {}.</source>
            <translation>Gespeichert als {}.</translation>
        </message>
        <message>
            <source>Save the changes to {0}?</source>
            <translation>Änderungen an {0} speichern?</translation>
        </message>
        <message>
            <source>They are lost otherwise.</source>
            <translation>Sonst gehen sie verloren.</translation>
        </message>
        <message>
            <source>Census</source>
            <translation>Zählung</translation>
        </message>
        <message>
            <source>Loop</source>
            <translation>Rundweg</translation>
        </message>
        <message>
            <source>of a board with {}</source>
            <translation>Spielfeld: {}</translation>
        </message>
        <message numerus="yes">
            <source>cells</source>
            <extracomment>For one: cell</extracomment>
            <translation>
                <numerusform>Feld</numerusform>
                <numerusform>Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>loops</source>
            <translation>Rundwege</translation>
        </message>
        <message>
            <source>Slitherlinks with exactly one solution</source>
            <translation>Slitherlinks mit genau einer Lösung</translation>
        </message>
        <message>
            <source>Most puzzles</source>
            <translation>Die meisten Rätsel</translation>
        </message>
        <message>
            <source>Shortest</source>
            <translation>Der kürzeste</translation>
        </message>
        <message>
            <source>Show the loops with most puzzles first</source>
            <translation>Die Rundwege mit den meisten Rätseln zuerst zeigen</translation>
        </message>
        <message>
            <source>Show the shortest loops first</source>
            <translation>Die kürzesten Rundwege zuerst zeigen</translation>
        </message>
        <message>
            <source>Loops compared</source>
            <translation>Verglichene Rundwege</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Open as puzzle</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>A new puzzle with all numbers of this loop</source>
            <translation>Ein neues Rätsel mit allen Zahlen dieses Rundwegs</translation>
        </message>
        <message>
            <source>Finding all loops...</source>
            <translation>Alle Rundwege werden gesucht ...</translation>
        </message>
        <message>
            <source>Stopped. Nothing is known about single loops yet.</source>
            <translation>Angehalten. Über einzelne Rundwege ist noch nichts bekannt.</translation>
        </message>
        <message>
            <source>{} of {} loops compared with all others</source>
            <translation>{} von {} Rundwegen mit allen anderen verglichen</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Neu beginnen</translation>
        </message>
        <message>
            <source>Loop {} of {}</source>
            <translation>Rundweg {} von {}</translation>
        </message>
        <message numerus="yes">
            <source>sides</source>
            <extracomment>For one: side</extracomment>
            <translation>
                <numerusform>Seite</numerusform>
                <numerusform>Seiten</numerusform>
            </translation>
        </message>
        <message>
            <source>the only solution of {}</source>
            <translation>die einzige Lösung für {}</translation>
        </message>
        <message>
            <source>never the only solution</source>
            <translation>nie die einzige Lösung</translation>
        </message>
        <message>
            <source>This board has no cells yet.</source>
            <translation>Dieses Spielfeld hat noch keine Felder.</translation>
        </message>
        <message>
            <source>This board is too large for a census</source>
            <translation>Dieses Spielfeld ist zu groß für eine Zählung</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Several</source>
            <translation>Mehrere</translation>
        </message>
        <message>
            <source>Not known in time</source>
            <translation>Nicht rechtzeitig bekannt</translation>
        </message>
        <message>
            <source>Clues to spare</source>
            <translation>Überflüssige Hinweise</translation>
        </message>
        <message>
            <source>Twice there</source>
            <translation>Doppelt vorhanden</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <source>Genre</source>
            <translation>Rätselart</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message numerus="yes">
            <source>clues to spare</source>
            <extracomment>For one: clue to spare</extracomment>
            <translation>
                <numerusform>Hinweis zu viel</numerusform>
                <numerusform>Hinweise zu viel</numerusform>
            </translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Puzzles done</source>
            <translation>Erledigte Rätsel</translation>
        </message>
        <message>
            <source>Choose folder...</source>
            <translation>Ordner ...</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>All genres</source>
            <translation>Alle Rätselarten</translation>
        </message>
        <message>
            <source>Sorted by</source>
            <translation>Sortiert nach</translation>
        </message>
        <message>
            <source>Check all</source>
            <translation>Alle prüfen</translation>
        </message>
        <message>
            <source>Solutions, redundant clues and difficulty, on all cores</source>
            <translation>Lösungen, überflüssige Hinweise und Schwierigkeit, auf allen Prozessorkernen</translation>
        </message>
        <message>
            <source>Export what is shown</source>
            <translation>Export des Gezeigten</translation>
        </message>
        <message>
            <source>With solutions</source>
            <translation>Mit Lösungen</translation>
        </message>
        <message>
            <source>Export these...</source>
            <translation>Diese exportieren ...</translation>
        </message>
        <message>
            <source>Folder of puzzles</source>
            <translation>Ordner mit Rätseln</translation>
        </message>
        <message>
            <source>Folder for the export</source>
            <translation>Ordner für den Export</translation>
        </message>
        <message>
            <source>Choose a folder: its puzzles appear here.</source>
            <translation>Ordner wählen: Seine Rätsel erscheinen hier.</translation>
        </message>
        <message>
            <source>{} of {} shown.</source>
            <translation>{} von {} gezeigt.</translation>
        </message>
        <message>
            <source>{} of {} read.</source>
            <translation>{} von {} gelesen.</translation>
        </message>
        <message>
            <source>{} of {} checked.</source>
            <translation>{} von {} geprüft.</translation>
        </message>
        <message>
            <source>{} of {} exported.</source>
            <translation>{} von {} exportiert.</translation>
        </message>
        <message numerus="yes">
            <source>puzzles are there twice.</source>
            <extracomment>For one: puzzle is there twice.</extracomment>
            <translation>
                <numerusform>Rätsel ist doppelt vorhanden.</numerusform>
                <numerusform>Rätsel sind doppelt vorhanden.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such puzzle.</source>
            <translation>Es gibt kein solches Rätsel.</translation>
        </message>
        <message numerus="yes">
            <source>puzzles are not checked yet; there is none among the others.</source>
            <extracomment>For one: puzzle is not checked yet; there is none among the others.</extracomment>
            <translation>
                <numerusform>Rätsel ist noch nicht geprüft; unter den anderen ist keines.</numerusform>
                <numerusform>Rätsel sind noch nicht geprüft; unter den anderen ist keines.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>files were written in {}.</source>
            <extracomment>For one: file was written in {}.</extracomment>
            <translation>
                <numerusform>Datei wurde in {} geschrieben.</numerusform>
                <numerusform>Dateien wurden in {} geschrieben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} of them have numbers behind their names, which other files had.</source>
            <extracomment>For one: {} of them has a number behind its name, which another file had.</extracomment>
            <translation>
                <numerusform>{} davon hat eine Zahl hinter dem Namen, den eine andere Datei hatte.</numerusform>
                <numerusform>{} davon haben Zahlen hinter den Namen, die andere Dateien hatten.</numerusform>
            </translation>
        </message>
        <message>
            <source>and {} more</source>
            <translation>und {} weitere</translation>
        </message>
        <message>
            <source>Compare engines</source>
            <translation>Verfahren vergleichen</translation>
        </message>
        <message>
            <source>Lines through</source>
            <translation>Linien durch</translation>
        </message>
        <message>
            <source>Sizes, and time for each engine</source>
            <translation>Größen und Zeit für jedes Verfahren</translation>
        </message>
        <message>
            <source>Engines</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>The puzzle on the board</source>
            <translation>Das Rätsel auf dem Spielfeld</translation>
        </message>
        <message>
            <source>Compare on this</source>
            <translation>Damit vergleichen</translation>
        </message>
        <message>
            <source>Smallest size</source>
            <translation>Kleinste Größe</translation>
        </message>
        <message>
            <source>Largest size</source>
            <translation>Größte Größe</translation>
        </message>
        <message>
            <source>Time for each engine and size</source>
            <translation>Zeit je Verfahren und Größe</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} s</translation>
        </message>
        <message>
            <source>from</source>
            <translation>von</translation>
        </message>
        <message>
            <source>to</source>
            <translation>bis</translation>
        </message>
        <message>
            <source>at most</source>
            <translation>höchstens</translation>
        </message>
        <message>
            <source>Start</source>
            <comment>verb</comment>
            <translation>Starten</translation>
        </message>
        <message>
            <source>The times appear here while the engines count.</source>
            <translation>Hier erscheinen die Zeiten, während gezählt wird.</translation>
        </message>
        <message>
            <source>Time against size</source>
            <translation>Zeit nach Größe</translation>
        </message>
        <message>
            <source>Export...</source>
            <translation>Export ...</translation>
        </message>
        <message>
            <source>Save the chart as a picture or a page, or all runs as a table</source>
            <translation>Das Diagramm als Bild oder Seite speichern oder alle Läufe als Tabelle</translation>
        </message>
        <message>
            <source>Loading the engines...</source>
            <translation>Die Verfahren werden geladen ...</translation>
        </message>
        <message>
            <source>Compiling the engines, which is done once...</source>
            <translation>Die Verfahren werden übersetzt, was nur einmal nötig ist ...</translation>
        </message>
        <message>
            <source>Counting...</source>
            <translation>Wird gezählt ...</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Fertig.</translation>
        </message>
        <message numerus="yes">
            <source>{} lines in {}</source>
            <extracomment>For one: {} line in {}</extracomment>
            <translation>
                <numerusform>{} Linie in {}</numerusform>
                <numerusform>{} Linien in {}</numerusform>
            </translation>
        </message>
        <message>
            <source>Lines: {}</source>
            <translation>Linien: {}</translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>Diagramm</translation>
        </message>
        <message>
            <source>Table of all runs</source>
            <translation>Tabelle aller Läufe</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>A page to print, with title and instructions around what is shown here</source>
            <translation>Eine Seite zum Drucken, mit Titel und Anleitung um das herum, was hier zu sehen ist</translation>
        </message>
        <message>
            <source>A drawing for other programs</source>
            <translation>Eine Zeichnung für andere Programme</translation>
        </message>
        <message>
            <source>A picture of pixels</source>
            <translation>Ein Bild aus Pixeln</translation>
        </message>
        <message>
            <source>The solution draws itself; plays everywhere</source>
            <translation>Die Lösung zeichnet sich selbst; läuft überall</translation>
        </message>
        <message>
            <source>The solution draws itself, with all colours</source>
            <translation>Die Lösung zeichnet sich selbst, mit allen Farben</translation>
        </message>
        <message>
            <source>The solution draws itself, on a page with a player</source>
            <translation>Die Lösung zeichnet sich selbst, auf einer Seite zum Abspielen</translation>
        </message>
        <message>
            <source>Own width</source>
            <translation>Eigene Breite</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Hochformat</translation>
        </message>
        <message>
            <source>Story</source>
            <translation>Story</translation>
        </message>
        <message>
            <source>Link card</source>
            <translation>Linkvorschau</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>Export picture</source>
            <translation>Bild exportieren</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>{} × {} pixels</source>
            <translation>{} × {} Pixel</translation>
        </message>
        <message>
            <source>Pixels across</source>
            <translation>Pixel in der Breite</translation>
        </message>
        <message>
            <source>Dots an inch</source>
            <translation>Punkte je Zoll</translation>
        </message>
        <message>
            <source>Transparent ground</source>
            <translation>Durchsichtiger Grund</translation>
        </message>
        <message>
            <source>Text that can be edited</source>
            <translation>Bearbeitbarer Text</translation>
        </message>
        <message>
            <source>Looks right where the typeface Inter is installed</source>
            <translation>Sieht richtig aus, wo die Schrift Inter installiert ist</translation>
        </message>
        <message>
            <source>With the solution</source>
            <translation>Mit der Lösung</translation>
        </message>
        <message>
            <source>Plays everywhere</source>
            <translation>Läuft überall</translation>
        </message>
        <message>
            <source>Sharper and with all colours; browsers play it</source>
            <translation>Schärfer und mit allen Farben; Browser spielen es ab</translation>
        </message>
        <message>
            <source>A page with a player of its own, for lectures</source>
            <translation>Eine Seite, die sich selbst abspielt, für Vorträge</translation>
        </message>
        <message>
            <source>Export animation</source>
            <translation>Animation exportieren</translation>
        </message>
        <message>
            <source>From this step on</source>
            <translation>Ab diesem Schritt</translation>
        </message>
        <message>
            <source>Pictures at the most</source>
            <translation>Höchstzahl der Bilder</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Breite</translation>
        </message>
        <message>
            <source>{} px</source>
            <translation>{} px</translation>
        </message>
        <message numerus="yes">
            <source>pictures</source>
            <extracomment>For one: picture</extracomment>
            <translation>
                <numerusform>Bild</numerusform>
                <numerusform>Bilder</numerusform>
            </translation>
        </message>
        <message>
            <source>{}, {} s</source>
            <translation>{}, {} s</translation>
        </message>
        <message>
            <source>{} was not written</source>
            <translation>{} wurde nicht geschrieben</translation>
        </message>
        <message>
            <source>{} is written</source>
            <translation>{} ist geschrieben</translation>
        </message>
        <message>
            <source>Pictures drawn</source>
            <translation>Gezeichnete Bilder</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>From a picture</source>
            <translation>Aus einem Bild</translation>
        </message>
        <message>
            <source>Threshold</source>
            <translation>Schwelle</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Drehen</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>Felder</translation>
        </message>
        <message>
            <source>Light parts instead of dark ones</source>
            <translation>Helle Teile statt dunkler</translation>
        </message>
        <message>
            <source>Tiling</source>
            <translation>Parkettierung</translation>
        </message>
        <message>
            <source>What the board is cut from</source>
            <translation>Woraus das Feld geschnitten wird</translation>
        </message>
        <message>
            <source>Board of this shape</source>
            <translation>Spielfeld in dieser Form</translation>
        </message>
        <message>
            <source>The loop draws it</source>
            <translation>Der Rundweg zeichnet es</translation>
        </message>
        <message>
            <source>The picture becomes the outline of the board</source>
            <translation>Das Bild wird zum Umriss des Spielfelds</translation>
        </message>
        <message>
            <source>The board has room around, and its answer is the picture</source>
            <translation>Das Spielfeld hat ringsum Platz, und seine Lösung ist das Bild</translation>
        </message>
        <message>
            <source>With clues, for one solution</source>
            <translation>Mit Hinweisen, für eine Lösung</translation>
        </message>
        <message>
            <source>Another one</source>
            <translation>Ein anderes</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>Erstellen</translation>
        </message>
        <message>
            <source>Draw a line by hand</source>
            <translation>Von Hand eine Linie zeichnen</translation>
        </message>
        <message>
            <source>Making one...</source>
            <translation>Wird erzeugt ...</translation>
        </message>
        <message>
            <source>One solution; {}, and every one is needed.</source>
            <translation>Eine Lösung; {}, und jeder ist nötig.</translation>
        </message>
        <message>
            <source>One solution; {}.</source>
            <translation>Eine Lösung; {}.</translation>
        </message>
        <message>
            <source>so that a line goes through all</source>
            <translation>sodass eine Linie durch alle geht</translation>
        </message>
        <message>
            <source>so that all is in one piece</source>
            <translation>sodass alles zusammenhängt</translation>
        </message>
        <message>
            <source>A loop on a board of {}</source>
            <translation>Ein Rundweg, Spielfeld: {}</translation>
        </message>
        <message>
            <source>so that one loop goes round all</source>
            <translation>sodass ein Rundweg um alle geht</translation>
        </message>
        <message>
            <source>just as in the picture</source>
            <translation>genau wie im Bild</translation>
        </message>
        <message>
            <source>{0} added and {1} removed, {2}</source>
            <translation>{0} hinzugefügt und {1} entfernt, {2}</translation>
        </message>
        <message>
            <source>{0} added, {2}</source>
            <translation>{0} hinzugefügt, {2}</translation>
        </message>
        <message>
            <source>{1} removed, {2}</source>
            <translation>{1} entfernt, {2}</translation>
        </message>
        <message>
            <source>Pictures ({});;All files (*)</source>
            <translation>Bilder ({});;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>New from a picture</source>
            <translation>Neu aus einem Bild</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Nicht gespeicherte Änderungen</translation>
        </message>
        <message>
            <source>Today, {}</source>
            <translation>Heute, {}</translation>
        </message>
        <message>
            <source>Yesterday, {}</source>
            <translation>Gestern, {}</translation>
        </message>
        <message>
            <source>Draw the solution, or a stretch of it, with the tool Line first.</source>
            <translation>Zuerst die Lösung oder ein Stück davon mit dem Werkzeug Linie zeichnen.</translation>
        </message>
        <message>
            <source>There are no clues yet.</source>
            <translation>Es gibt noch keine Hinweise.</translation>
        </message>
        <message>
            <source>As it comes</source>
            <translation>Wie es kommt</translation>
        </message>
        <message>
            <source>Generate</source>
            <translation>Erzeugen</translation>
        </message>
        <message>
            <source>The puzzle</source>
            <translation>Das Rätsel</translation>
        </message>
        <message>
            <source>Clues settled</source>
            <translation>Entschiedene Hinweise</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Nehmen</translation>
        </message>
        <message>
            <source>Complete the clues</source>
            <translation>Hinweise ergänzen</translation>
        </message>
        <message>
            <source>Repair the clues</source>
            <translation>Hinweise reparieren</translation>
        </message>
        <message>
            <source>Generate clues</source>
            <translation>Hinweise erzeugen</translation>
        </message>
        <message>
            <source>Seed {}</source>
            <translation>Startwert {}</translation>
        </message>
        <message>
            <source>Such puzzles are not generated.</source>
            <translation>Solche Rätsel werden nicht erzeugt.</translation>
        </message>
        <message>
            <source>Here the clues are the board itself: they are made anew, not completed.</source>
            <translation>Hier sind die Hinweise das Spielfeld selbst: Sie werden neu gemacht, nicht ergänzt.</translation>
        </message>
        <message numerus="yes">
            <source>lines</source>
            <extracomment>For one: line</extracomment>
            <translation>
                <numerusform>Linie</numerusform>
                <numerusform>Linien</numerusform>
            </translation>
        </message>
        <message>
            <source>Generate many</source>
            <translation>Viele erzeugen</translation>
        </message>
        <message>
            <source>Puzzles made</source>
            <translation>Fertige Rätsel</translation>
        </message>
        <message>
            <source>The puzzles appear here as they are made.</source>
            <translation>Die Rätsel erscheinen hier, sobald sie fertig sind.</translation>
        </message>
        <message>
            <source>Save in a folder...</source>
            <translation>In einem Ordner speichern ...</translation>
        </message>
        <message>
            <source>The puzzles as files with an index; later ones follow</source>
            <translation>Die Rätsel als Dateien mit einem Verzeichnis; spätere folgen</translation>
        </message>
        <message>
            <source>Open the chosen puzzle; the sheet is kept</source>
            <translation>Das gewählte Rätsel öffnen; der Bogen bleibt</translation>
        </message>
        <message>
            <source>Each has a line of its own, drawn at random.</source>
            <translation>Jedes hat eine eigene, zufällig gezogene Linie.</translation>
        </message>
        <message>
            <source>How many puzzles</source>
            <translation>Wie viele Rätsel</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Rätsel</translation>
        </message>
        <message>
            <source>Make</source>
            <translation>Erzeugen</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Other puzzles, by the choices of now</source>
            <translation>Andere Rätsel nach der jetzigen Auswahl</translation>
        </message>
        <message>
            <source>seed {}</source>
            <translation>Startwert {}</translation>
        </message>
        <message>
            <source>Choose at least one kind of clue.</source>
            <translation>Mindestens eine Art von Hinweisen wählen.</translation>
        </message>
        <message>
            <source>All of them will differ, also when turned or mirrored.</source>
            <translation>Alle werden verschieden sein, auch gedreht oder gespiegelt.</translation>
        </message>
        <message>
            <source>About {} left.</source>
            <translation>Noch etwa {}.</translation>
        </message>
        <message>
            <source>Saved in {}.</source>
            <translation>Gespeichert in {}.</translation>
        </message>
        <message>
            <source>Puzzle {}</source>
            <translation>Rätsel {}</translation>
        </message>
        <message>
            <source>{} of {} puzzles.</source>
            <translation>{} von {} Rätseln.</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} min</translation>
        </message>
        <message>
            <source>A folder for the puzzles</source>
            <translation>Ein Ordner für die Rätsel</translation>
        </message>
        <message numerus="yes">
            <source>generated puzzles</source>
            <extracomment>For one: generated puzzle</extracomment>
            <translation>
                <numerusform>erzeugtes Rätsel</numerusform>
                <numerusform>erzeugte Rätsel</numerusform>
            </translation>
        </message>
        <message>
            <source>Save {}?</source>
            <translation>{} speichern?</translation>
        </message>
        <message>
            <source>It is lost otherwise.</source>
            <translation>Sonst geht das verloren.</translation>
        </message>
        <message>
            <source>The puzzles are still there. Save them in another folder.</source>
            <translation>Die Rätsel sind noch da. In einem anderen Ordner speichern.</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Nicht gespeichert</translation>
        </message>
        <message>
            <source>“{}” tries again.</source>
            <translation>„{}“ versucht es noch einmal.</translation>
        </message>
        <message>
            <source>Looking for a line...</source>
            <translation>Eine Linie wird gesucht ...</translation>
        </message>
        <message>
            <source>A repair without {} is known; at least {} must go.</source>
            <translation>Eine Reparatur ohne {} ist bekannt; mindestens {} müssen weg.</translation>
        </message>
        <message>
            <source>{} beside those given, and at least {} are needed. {}</source>
            <translation>{} neben den gegebenen, und mindestens {} sind nötig. {}</translation>
        </message>
        <message>
            <source>Stop keeps the best so far.</source>
            <translation>Anhalten behält das Beste bis jetzt.</translation>
        </message>
        <message>
            <source>Trying...</source>
            <translation>Wird versucht ...</translation>
        </message>
        <message>
            <source>{} so far, and not yet one solution.</source>
            <translation>{} bis jetzt, und noch nicht eine Lösung.</translation>
        </message>
        <message>
            <source>{}; {} of them proved to be needed.</source>
            <translation>{}; {} davon nachweislich nötig.</translation>
        </message>
        <message>
            <source>About {} s left.</source>
            <translation>Noch etwa {} s.</translation>
        </message>
        <message>
            <source>One solution; {}. No fewer fix this line with one in each place that must have one.</source>
            <translation>Eine Lösung; {}. Weniger legen diese Linie nicht fest, wenn an jeder Stelle einer steht, die einen haben muss.</translation>
        </message>
        <message>
            <source>One solution; {}, and no fewer fix this line.</source>
            <translation>Eine Lösung; {}, und weniger legen diese Linie nicht fest.</translation>
        </message>
        <message>
            <source>One solution; {}. Beside those in places that must have one, none can be left out.</source>
            <translation>Eine Lösung; {}. Außer denen an Stellen, die einen haben müssen, kann keiner fehlen.</translation>
        </message>
        <message>
            <source>One solution; {}, and no group of them that belongs together can go.</source>
            <translation>Eine Lösung; {}, und keine zusammengehörige Gruppe davon ist entbehrlich.</translation>
        </message>
        <message>
            <source>One solution; {}. Beside those in places that must have one, no group of them that belongs together can go.</source>
            <translation>Eine Lösung; {}. Außer denen an Stellen, die einen haben müssen, kann keine Gruppe wegfallen, die zusammengehört.</translation>
        </message>
        <message>
            <source>One solution; {}. At least {} beside those given are needed.</source>
            <translation>Eine Lösung; {}. Mindestens {} neben den gegebenen sind nötig.</translation>
        </message>
        <message>
            <source>Your clues have one solution already.</source>
            <translation>Die Hinweise haben schon eine eindeutige Lösung.</translation>
        </message>
        <message>
            <source>One solution with {} more</source>
            <translation>Eine Lösung, {} mehr</translation>
        </message>
        <message>
            <source>{}; no fewer will do.</source>
            <translation>{}; weniger genügen nicht.</translation>
        </message>
        <message numerus="yes">
            <source>solutions</source>
            <extracomment>For one: solution</extracomment>
            <translation>
                <numerusform>Lösung</numerusform>
                <numerusform>Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <source>{}: the fewest for {} that were looked at.</source>
            <translation>{}: die wenigsten für {}, die betrachtet wurden.</translation>
        </message>
        <message>
            <source>{}: the smallest set that was found for {}.</source>
            <translation>{}: der kleinste Satz, der für {} gefunden wurde.</translation>
        </message>
        <message>
            <source>{}; no fewer fix this line.</source>
            <translation>{}; weniger legen diese Linie nicht fest.</translation>
        </message>
        <message>
            <source>{}; beside those in places that must have one, none can be left out.</source>
            <translation>{}; außer denen an Stellen, die einen haben müssen, kann keiner fehlen.</translation>
        </message>
        <message>
            <source>{}; all of these are needed.</source>
            <translation>{}; alle davon sind nötig.</translation>
        </message>
        <message>
            <source>Your clues do not contradict each other: none has to go.</source>
            <translation>Die Hinweise widersprechen sich nicht: Keiner muss weg.</translation>
        </message>
        <message>
            <source> Fewer are not enough.</source>
            <translation> Weniger genügen nicht.</translation>
        </message>
        <message>
            <source>There is a solution without {}.</source>
            <translation>Es gibt eine Lösung ohne {}.</translation>
        </message>
        <message>
            <source>How each puzzle is played</source>
            <translation>Wie jedes Rätsel gespielt wird</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play this one</source>
            <translation>Dieses spielen</translation>
        </message>
        <message>
            <source>Size of the page</source>
            <translation>Seitengröße</translation>
        </message>
        <message>
            <source>Puzzles a page</source>
            <translation>Rätsel je Seite</translation>
        </message>
        <message>
            <source>With bleed, for print on demand</source>
            <translation>Mit Anschnitt, für Druck auf Bestellung</translation>
        </message>
        <message>
            <source>{} mm of ink beyond the cut on all sides</source>
            <translation>{} mm Farbe über den Schnitt hinaus auf allen Seiten</translation>
        </message>
        <message>
            <source>With time standards</source>
            <translation>Mit Zeitvorgaben</translation>
        </message>
        <message>
            <source>What grandmasters, masters and experts may take, reckoned from size and grade</source>
            <translation>Was Großmeister, Meister und Könner brauchen dürfen, geschätzt aus Größe und Schwierigkeit</translation>
        </message>
        <message>
            <source>With hints at the back</source>
            <translation>Mit Tipps am Ende</translation>
        </message>
        <message>
            <source>How each begins, and where it gets hardest</source>
            <translation>Wie jedes beginnt und wo es am schwersten wird</translation>
        </message>
        <message>
            <source>A folder of puzzles as a PDF to print or bind: contents, rules, puzzles from easy to hard, and answers.</source>
            <translation>Ein Ordner mit Rätseln als PDF zum Drucken oder Binden: Inhalt, Regeln, Rätsel von leicht nach schwer und Lösungen.</translation>
        </message>
        <message>
            <source>Open...</source>
            <translation>Öffnen ...</translation>
        </message>
        <message>
            <source>Go on with a booklet that was saved</source>
            <translation>Mit einem gespeicherten Heft weitermachen</translation>
        </message>
        <message>
            <source>Arrange...</source>
            <translation>Anordnen ...</translation>
        </message>
        <message>
            <source>Put the puzzles of a folder in order by hand</source>
            <translation>Die Rätsel eines Ordners von Hand ordnen</translation>
        </message>
        <message>
            <source>Open booklet</source>
            <translation>Heft öffnen</translation>
        </message>
        <message>
            <source>Printed booklet (*.pdf)</source>
            <translation>Gedrucktes Heft (*.pdf)</translation>
        </message>
        <message>
            <source>Writing the booklet...</source>
            <translation>Das Heft wird geschrieben ...</translation>
        </message>
        <message>
            <source>The booklet is in {}.</source>
            <translation>Das Heft steht in {}.</translation>
        </message>
        <message numerus="yes">
            <source>{} clues</source>
            <extracomment>For one: {} clue</extracomment>
            <translation>
                <numerusform>{} Hinweis</numerusform>
                <numerusform>{} Hinweise</numerusform>
            </translation>
        </message>
        <message>
            <source>{} and more clues</source>
            <translation>{} und mehr Hinweise</translation>
        </message>
        <message>
            <source>{} with {}</source>
            <translation>{} × {}</translation>
        </message>
        <message>
            <source>Sets by size</source>
            <translation>Mengen nach Größe</translation>
        </message>
        <message>
            <source>Minimality report</source>
            <translation>Minimalitätsbericht</translation>
        </message>
        <message>
            <source>Remove redundant clues</source>
            <translation>Überflüssige Hinweise entfernen</translation>
        </message>
        <message>
            <source>Trying each clue...</source>
            <translation>Jeder Hinweis wird versucht ...</translation>
        </message>
        <message>
            <source>Stopped: what is shown is proved.</source>
            <translation>Angehalten: Was gezeigt wird, ist bewiesen.</translation>
        </message>
        <message>
            <source>The minimal sets were not counted.</source>
            <translation>Die minimalen Mengen wurden nicht gezählt.</translation>
        </message>
        <message>
            <source>The clues are minimal: every one of them is needed.</source>
            <translation>Die Hinweise sind minimal: Jeder von ihnen wird gebraucht.</translation>
        </message>
        <message>
            <source>{} of {} clues tried; {} could go.</source>
            <translation>{} von {} Hinweisen versucht; {} entbehrlich.</translation>
        </message>
        <message>
            <source>The clues are part of what the rule demands here; none is tried alone.</source>
            <translation>Die Hinweise sind hier ein Teil dessen, was die Regel verlangt; keiner wird einzeln geprüft.</translation>
        </message>
        <message>
            <source>Not minimal. Any one of these could go alone: {}. Together: {}.</source>
            <translation>Nicht minimal. Jeder von diesen wäre allein entbehrlich: {}. Zusammen: {}.</translation>
        </message>
        <message>
            <source>Not minimal. Any one of {} clues could go alone, such as these: {}. Together: {}.</source>
            <translation>Nicht minimal. Jeder von {} Hinweisen wäre allein entbehrlich, etwa diese: {}. Zusammen: {}.</translation>
        </message>
        <message>
            <source>Counting minimal sets of {}, with {} given, for this solution...</source>
            <translation>Minimale Mengen für diese Lösung werden gezählt: {}; gegeben: {} ...</translation>
        </message>
        <message>
            <source>Counting minimal sets of {} for this solution...</source>
            <translation>Minimale Mengen für diese Lösung werden gezählt: {} ...</translation>
        </message>
        <message>
            <source>minimal sets of {}, with {} given, have exactly this solution</source>
            <translation>minimale Mengen von {}, bei gegebenen {}, haben genau diese Lösung</translation>
        </message>
        <message>
            <source>minimal set of {}, with {} given, has exactly this solution</source>
            <translation>minimale Menge von {}, bei gegebenen {}, hat genau diese Lösung</translation>
        </message>
        <message>
            <source>minimal sets of {} have exactly this solution</source>
            <translation>minimale Mengen ({}) haben genau diese Lösung</translation>
        </message>
        <message>
            <source>minimal set of {} has exactly this solution</source>
            <translation>minimale Menge ({}) hat genau diese Lösung</translation>
        </message>
        <message numerus="yes">
            <source>sets of clues</source>
            <extracomment>For one: set of clues</extracomment>
            <translation>
                <numerusform>Hinweismenge</numerusform>
                <numerusform>Hinweismengen</numerusform>
            </translation>
        </message>
        <message>
            <source>{}: one clue of each must stay; these are all.</source>
            <translation>{}: aus jeder muss ein Hinweis bleiben; das sind alle.</translation>
        </message>
        <message>
            <source>{}: one clue of each must stay, so far.</source>
            <translation>{}: aus jeder muss ein Hinweis bleiben, bis jetzt.</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Click a step: the puzzle becomes what it was then. Nothing is lost by it.</source>
            <translation>Einen Schritt anklicken: Das Rätsel wird wieder, was es da war. Nichts geht dabei verloren.</translation>
        </message>
        <message>
            <source>As it was opened</source>
            <translation>Wie es geöffnet wurde</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Go to cell</source>
            <translation>Gehe zu Feld</translation>
        </message>
        <message>
            <source>Row and column, such as 5 6.</source>
            <translation>Zeile und Spalte, etwa 5 6.</translation>
        </message>
        <message>
            <source>The name or the letter of a corner.</source>
            <translation>Der Name oder der Buchstabe einer Ecke.</translation>
        </message>
        <message>
            <source>Cell</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>There is no such cell on this board.</source>
            <translation>Ein solches Feld gibt es auf diesem Spielfeld nicht.</translation>
        </message>
        <message>
            <source>Go</source>
            <translation>Los</translation>
        </message>
        <message>
            <source>Fill it for me: a puzzle with one solution</source>
            <translation>Gleich füllen: ein Rätsel mit eindeutiger Lösung</translation>
        </message>
        <message>
            <source>Rows times columns are at most {} here.</source>
            <translation>Zeilen mal Spalten sind hier höchstens {}.</translation>
        </message>
        <message>
            <source>A board has at most {} cells.</source>
            <translation>Ein Spielfeld hat höchstens {} Felder.</translation>
        </message>
        <message>
            <source>Too large</source>
            <translation>Zu groß</translation>
        </message>
        <message>
            <source>Paint the outline with the mouse.</source>
            <translation>Den Umriss mit der Maus malen.</translation>
        </message>
        <message>
            <source>Click for corners, and drag lines between them.</source>
            <translation>Ecken anklicken und Linien zwischen ihnen ziehen.</translation>
        </message>
        <message>
            <source>An empty canvas</source>
            <translation>Eine leere Fläche</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Beside</source>
            <translation>Daneben</translation>
        </message>
        <message>
            <source>At the end</source>
            <translation>Am Ende</translation>
        </message>
        <message>
            <source>Upside down</source>
            <translation>Kopfüber</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Blatt</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Ausrichtung</translation>
        </message>
        <message>
            <source>Upright</source>
            <translation>Hochformat</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Querformat</translation>
        </message>
        <message>
            <source>Margins</source>
            <translation>Ränder</translation>
        </message>
        <message>
            <source>{} mm</source>
            <translation>{} mm</translation>
        </message>
        <message>
            <source>Copies a page, or puzzles where there are several</source>
            <translation>Exemplare je Seite, oder Rätsel, wo es mehrere sind</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <source>QR code of its link</source>
            <translation>QR-Code seines Links</translation>
        </message>
        <message>
            <source>Save ink: grey for black</source>
            <translation>Farbe sparen: Grau statt Schwarz</translation>
        </message>
        <message>
            <source>Add a folder...</source>
            <translation>Ordner hinzufügen ...</translation>
        </message>
        <message>
            <source>Print all puzzles of a folder after this one</source>
            <translation>Alle Rätsel eines Ordners nach diesem drucken</translation>
        </message>
        <message>
            <source>Save as PDF...</source>
            <translation>Als PDF ...</translation>
        </message>
        <message>
            <source>Print...</source>
            <translation>Drucken ...</translation>
        </message>
        <message>
            <source>No difficulty is known yet</source>
            <translation>Noch ist keine Schwierigkeit bekannt</translation>
        </message>
        <message>
            <source>It has no link of puzz.link or Penpa+</source>
            <translation>Es hat keinen Link von puzz.link oder Penpa+</translation>
        </message>
        <message numerus="yes">
            <source>{} more puzzles, {} of them solved.</source>
            <extracomment>For one: {} more puzzle, {} of them solved.</extracomment>
            <translation>
                <numerusform>{} weiteres Rätsel, {} davon gelöst.</numerusform>
                <numerusform>{} weitere Rätsel, {} davon gelöst.</numerusform>
            </translation>
        </message>
        <message>
            <source>The open puzzle is in the folder, too; it is printed once.</source>
            <translation>Das offene Rätsel liegt auch im Ordner; es wird nur einmal gedruckt.</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} von {}</translation>
        </message>
        <message>
            <source>Printed page (*.pdf)</source>
            <translation>Gedruckte Seite (*.pdf)</translation>
        </message>
        <message>
            <source>Nothing was printed: the printer refused it.</source>
            <translation>Nichts wurde gedruckt: Der Drucker hat es abgelehnt.</translation>
        </message>
        <message>
            <source>Moves of the tour</source>
            <translation>Züge der Tour</translation>
        </message>
        <message>
            <source>Title, author and rules</source>
            <translation>Titel, Autor und Regeln</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Anmerkungen</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Ändern</translation>
        </message>
        <message>
            <source>Change the rules</source>
            <translation>Die Regeln ändern</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Den Titel ändern</translation>
        </message>
        <message>
            <source>Top</source>
            <translation>Oben</translation>
        </message>
        <message>
            <source>Add a row at the top</source>
            <translation>Oben eine Zeile hinzufügen</translation>
        </message>
        <message>
            <source>Remove the top row</source>
            <translation>Die oberste Zeile entfernen</translation>
        </message>
        <message>
            <source>Bottom</source>
            <translation>Unten</translation>
        </message>
        <message>
            <source>Add a row at the bottom</source>
            <translation>Unten eine Zeile hinzufügen</translation>
        </message>
        <message>
            <source>Remove the bottom row</source>
            <translation>Die unterste Zeile entfernen</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Links</translation>
        </message>
        <message>
            <source>Add a column on the left</source>
            <translation>Links eine Spalte hinzufügen</translation>
        </message>
        <message>
            <source>Remove the left column</source>
            <translation>Die linke Spalte entfernen</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Rechts</translation>
        </message>
        <message>
            <source>Add a column on the right</source>
            <translation>Rechts eine Spalte hinzufügen</translation>
        </message>
        <message>
            <source>Remove the right column</source>
            <translation>Die rechte Spalte entfernen</translation>
        </message>
        <message>
            <source>All round</source>
            <translation>Ringsum</translation>
        </message>
        <message>
            <source>Add a ring of cells</source>
            <translation>Einen Ring von Feldern hinzufügen</translation>
        </message>
        <message>
            <source>Remove the outer ring of cells</source>
            <translation>Den äußeren Ring von Feldern entfernen</translation>
        </message>
        <message>
            <source>Rows and columns</source>
            <translation>Zeilen und Spalten</translation>
        </message>
        <message>
            <source>Clues stay where they are. Each click is one step that undo takes back.</source>
            <translation>Hinweise bleiben, wo sie sind. Jeder Klick ist ein Schritt, den Rückgängig zurücknimmt.</translation>
        </message>
        <message>
            <source>Corners of a drawing are added with the Draw tool.</source>
            <translation>Ecken einer Zeichnung werden mit dem Werkzeug Zeichnen hinzugefügt.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Like the desktop</source>
            <translation>Wie der Desktop</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>1 minute</source>
            <translation>1 Minute</translation>
        </message>
        <message>
            <source>5 minutes</source>
            <translation>5 Minuten</translation>
        </message>
        <message>
            <source>15 minutes</source>
            <translation>15 Minuten</translation>
        </message>
        <message>
            <source>1 hour</source>
            <translation>1 Stunde</translation>
        </message>
        <message>
            <source>6 hours</source>
            <translation>6 Stunden</translation>
        </message>
        <message>
            <source>1 day</source>
            <translation>1 Tag</translation>
        </message>
        <message>
            <source>A solver that needs more is stopped and replaced; the puzzle is unharmed. Solvers always give way to the window.</source>
            <translation>Ein Löser, der mehr braucht, wird angehalten und ersetzt; dem Rätsel geschieht nichts. Löser lassen dem Fenster immer den Vortritt.</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} MB</translation>
        </message>
        <message>
            <source>{} GB</source>
            <translation>{} GB</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>Text size, from the next start on</source>
            <translation>Textgröße, ab dem nächsten Start</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Darker or lighter colours for texts and marks, in both themes</source>
            <translation>Dunklere oder hellere Farben für Texte und Zeichen, in beiden Farbschemata</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Weniger Bewegung</translation>
        </message>
        <message>
            <source>Changes show at once, without moving</source>
            <translation>Änderungen erscheinen sofort, ohne Bewegung</translation>
        </message>
        <message>
            <source>Right click counts down and removes</source>
            <translation>Rechtsklick zählt herunter und entfernt</translation>
        </message>
        <message>
            <source>As each tool has it; otherwise the right button shows what can be done there</source>
            <translation>Wie es jedes Werkzeug vorsieht; sonst zeigt die rechte Taste, was dort möglich ist</translation>
        </message>
        <message>
            <source>Solvers</source>
            <translation>Löser</translation>
        </message>
        <message>
            <source>Check as you draw</source>
            <translation>Beim Zeichnen prüfen</translation>
        </message>
        <message>
            <source>Check after every change, or pause that</source>
            <translation>Nach jeder Änderung prüfen oder damit aussetzen</translation>
        </message>
        <message>
            <source>Memory of each solver</source>
            <translation>Speicher für jeden Löser</translation>
        </message>
        <message>
            <source>Processor time for a question</source>
            <translation>Rechenzeit für eine Frage</translation>
        </message>
        <message>
            <source>Processes for batches and folders</source>
            <translation>Prozesse für Stapel und Ordner</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>How many puzzles are made or checked at once; automatic goes by the processor</source>
            <translation>Wie viele Rätsel zugleich gemacht oder geprüft werden; automatisch richtet sich nach dem Prozessor</translation>
        </message>
        <message>
            <source>Recovery</source>
            <translation>Wiederherstellung</translation>
        </message>
        <message>
            <source>Every edit is kept within a second, and offered after a crash. It is in:</source>
            <translation>Jede Änderung wird binnen einer Sekunde aufbewahrt und nach einem Absturz angeboten. Sie steht in:</translation>
        </message>
        <message>
            <source>Web page</source>
            <translation>Webseite</translation>
        </message>
        <message>
            <source>One file on which the puzzle is played, also on a phone and without a network. It checks the rules and the answer, but does not contain the answer in plain.</source>
            <translation>Eine Datei, in der das Rätsel gespielt wird, auch am Telefon und ohne Netz. Sie prüft Regeln und Lösung, enthält die Lösung aber nicht im Klartext.</translation>
        </message>
        <message>
            <source>With hints, which give the solution away</source>
            <translation>Mit Tipps, die die Lösung verraten</translation>
        </message>
        <message>
            <source>The steps of the explanation: first where, then why</source>
            <translation>Die Schritte der Erklärung: erst wo, dann warum</translation>
        </message>
        <message>
            <source>Save...</source>
            <translation>Speichern ...</translation>
        </message>
        <message>
            <source>Writing the web page...</source>
            <translation>Die Webseite wird geschrieben ...</translation>
        </message>
        <message>
            <source>Web page (*.html)</source>
            <translation>Webseite (*.html)</translation>
        </message>
        <message>
            <source>The web page is in {}.</source>
            <translation>Die Webseite steht in {}.</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>verb</comment>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>The work goes on; the same command shows it again</source>
            <translation>Die Arbeit geht weiter; derselbe Befehl zeigt sie wieder</translation>
        </message>
        <message>
            <source>Click, then press another key for this, or Backspace for none</source>
            <translation>Anklicken, dann eine andere Taste dafür drücken, oder Rücktaste für keine</translation>
        </message>
        <message>
            <source>{}: {}. Change</source>
            <translation>{}: {}. Ändern</translation>
        </message>
        <message>
            <source>no key</source>
            <translation>keine Taste</translation>
        </message>
        <message>
            <source>Press a key</source>
            <translation>Taste drücken</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search keys, such as zoom or Ctrl G</source>
            <translation>Tasten suchen, etwa Zoom oder Strg G</translation>
        </message>
        <message>
            <source>No key has that.</source>
            <translation>Keine Taste hat das.</translation>
        </message>
        <message>
            <source>Click a key, then press another one, or Backspace for none.</source>
            <translation>Eine Taste anklicken, dann eine andere drücken, oder Rücktaste für keine.</translation>
        </message>
        <message>
            <source>Usual keys</source>
            <translation>Übliche Tasten</translation>
        </message>
        <message>
            <source>{} still does the same, until you give it to something else.</source>
            <translation>{} tut weiterhin dasselbe, bis du es etwas anderem gibst.</translation>
        </message>
        <message>
            <source>All keys are the usual ones.</source>
            <translation>Alle Tasten sind die üblichen.</translation>
        </message>
        <message>
            <source>Open link or text</source>
            <translation>Link oder Text öffnen</translation>
        </message>
        <message>
            <source>A puzz.link, Penpa+ or Kudamono link, a Loopy game ID, or the text of a puzzle file.</source>
            <translation>Ein Link von puzz.link, Penpa+ oder Kudamono, eine Loopy-Spielkennung oder der Text einer Rätseldatei.</translation>
        </message>
        <message>
            <source>Link or text</source>
            <translation>Link oder Text</translation>
        </message>
        <message>
            <source>Paste or type what is to be opened first</source>
            <translation>Erst einfügen oder tippen, was geöffnet werden soll</translation>
        </message>
        <message>
            <source>Version {}</source>
            <translation>Version {}</translation>
        </message>
        <message>
            <source>A studio for puzzles that are solved by drawing one line.</source>
            <translation>Ein Studio für Rätsel, die man mit einer einzigen Linie löst.</translation>
        </message>
        <message>
            <source>Free software under the MIT licence. Typeface: Inter, SIL Open Font License.</source>
            <translation>Freie Software unter der MIT-Lizenz. Schrift: Inter, SIL Open Font License.</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Teaching sheet</source>
            <translation>Lehrblatt</translation>
        </message>
        <message>
            <source>There is nothing to explain yet: place some clues first.</source>
            <translation>Es gibt noch nichts zu erklären: Setze erst einige Hinweise.</translation>
        </message>
        <message>
            <source>There is nothing to explain: the puzzle has no solution.</source>
            <translation>Es gibt nichts zu erklären: Das Rätsel hat keine Lösung.</translation>
        </message>
        <message>
            <source>The teaching sheet is in {}.</source>
            <translation>Das Lehrblatt steht in {}.</translation>
        </message>
        <message>
            <source>Making the teaching sheet...</source>
            <translation>Das Lehrblatt wird gemacht ...</translation>
        </message>
        <message>
            <source>Tour</source>
            <translation>Tour</translation>
        </message>
        <message>
            <source>Look for another tour, or stop looking</source>
            <translation>Eine andere Tour suchen oder die Suche anhalten</translation>
        </message>
        <message>
            <source>Save as SVG, PNG, PDF or as a table</source>
            <translation>Als SVG, PNG, PDF oder als Tabelle speichern</translation>
        </message>
        <message>
            <source>A new jump tour with all numbers of this one</source>
            <translation>Eine neue Sprungtour mit allen Zahlen dieser</translation>
        </message>
        <message>
            <source>Compare ways...</source>
            <translation>Verfahren vergleichen ...</translation>
        </message>
        <message>
            <source>All ways to break ties and to mend a tour, side by side</source>
            <translation>Alle Arten, Gleichstände zu lösen und eine Tour zu reparieren, nebeneinander</translation>
        </message>
        <message>
            <source>Stopped before a tour was found.</source>
            <translation>Angehalten, bevor eine Tour gefunden war.</translation>
        </message>
        <message>
            <source>There is no such tour. {}</source>
            <translation>Es gibt keine solche Tour. {}</translation>
        </message>
        <message>
            <source>No tour</source>
            <translation>Keine Tour</translation>
        </message>
        <message>
            <source>Looking for a tour...</source>
            <translation>Eine Tour wird gesucht ...</translation>
        </message>
        <message>
            <source>A board without a tour</source>
            <translation>Ein Brett ohne Tour</translation>
        </message>
        <message>
            <source>Looking for a tour: {} s</source>
            <translation>Eine Tour wird gesucht: {} s</translation>
        </message>
        <message>
            <source>Found in {} ms, {}</source>
            <translation>Gefunden in {} ms, {}</translation>
        </message>
        <message numerus="yes">
            <source>tries</source>
            <extracomment>For one: try</extracomment>
            <translation>
                <numerusform>Versuch</numerusform>
                <numerusform>Versuche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, {} steps taken back</source>
            <extracomment>For one: , {} step taken back</extracomment>
            <translation>
                <numerusform>, {} Schritt zurückgenommen</numerusform>
                <numerusform>, {} Schritte zurückgenommen</numerusform>
            </translation>
        </message>
        <message>
            <source>Closed tour, {} x {}</source>
            <translation>Geschlossene Tour, {} x {}</translation>
        </message>
        <message>
            <source>Tour, {} x {}</source>
            <translation>Tour, {} x {}</translation>
        </message>
        <message>
            <source>Writing {}...</source>
            <translation>{} wird geschrieben ...</translation>
        </message>
        <message>
            <source>Saved as {}</source>
            <translation>Gespeichert als {}</translation>
        </message>
        <message>
            <source>Ways compared</source>
            <translation>Verglichene Verfahren</translation>
        </message>
        <message>
            <source>closed tours</source>
            <translation>geschlossene Touren</translation>
        </message>
        <message>
            <source>open tours</source>
            <translation>offene Touren</translation>
        </message>
        <message>
            <source>{} of {} x {} cells: mean of {} from random starts, each {} s at most.</source>
            <translation>{} auf {} x {} Feldern: Mittel aus {} zufälligen Starts, je höchstens {} s.</translation>
        </message>
        <message>
            <source>Where it is stuck</source>
            <translation>In Sackgassen</translation>
        </message>
        <message>
            <source>Ties of the rule</source>
            <translation>Gleichstände der Regel</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Gefunden</translation>
        </message>
        <message>
            <source>Tries</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <source>Steps back</source>
            <translation>Schritte zurück</translation>
        </message>
        <message>
            <source>Comparing...</source>
            <translation>Wird verglichen ...</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} ms</translation>
        </message>
        <message>
            <source>Exactly one solution</source>
            <translation>Genau eine Lösung</translation>
        </message>
        <message>
            <source>Check this twice</source>
            <translation>Zweimal prüfen</translation>
        </message>
        <message>
            <source>Another engine, which writes the puzzle down in another way, judges it again. What it proves is then checked step by step.</source>
            <translation>Ein anderes Verfahren, das das Rätsel auf andere Weise niederschreibt, beurteilt es noch einmal. Was es beweist, wird dann Schritt für Schritt geprüft.</translation>
        </message>
        <message>
            <source>Save certificate...</source>
            <translation>Zertifikat speichern ...</translation>
        </message>
        <message>
            <source>A folder with formula, reasons and proof that any checker can read</source>
            <translation>Ein Ordner mit Formel, Gründen und Beweis, den jedes Prüfprogramm lesen kann</translation>
        </message>
        <message>
            <source>Starting...</source>
            <translation>Es geht los ...</translation>
        </message>
        <message>
            <source>The certificate is in {}.</source>
            <translation>Das Zertifikat steht in {}.</translation>
        </message>
        <message>
            <source>Proof not checked yet</source>
            <translation>Beweis noch nicht geprüft</translation>
        </message>
        <message>
            <source>No certificate</source>
            <translation>Kein Zertifikat</translation>
        </message>
        <message>
            <source>Proof checked</source>
            <translation>Beweis geprüft</translation>
        </message>
        <message>
            <source>Answers checked</source>
            <translation>Lösungen geprüft</translation>
        </message>
        <message>
            <source>Two different solutions, held against the rules</source>
            <translation>Zwei verschiedene Lösungen, an den Regeln geprüft</translation>
        </message>
        <message numerus="yes">
            <source>{} clauses, each with its reason, refuted in {} steps</source>
            <extracomment>For one: {} clauses, each with its reason, refuted in {} step</extracomment>
            <translation>
                <numerusform>{} Klauseln, jede mit ihrem Grund, in {} Schritt widerlegt</numerusform>
                <numerusform>{} Klauseln, jede mit ihrem Grund, in {} Schritten widerlegt</numerusform>
            </translation>
        </message>
        <message>
            <source>Two engines disagree: trust neither, and please report this puzzle.</source>
            <translation>Zwei Verfahren widersprechen sich: keinem trauen und dieses Rätsel bitte melden.</translation>
        </message>
        <message>
            <source>Confirmed.</source>
            <translation>Bestätigt.</translation>
        </message>
        <message>
            <source>Not confirmed.</source>
            <translation>Nicht bestätigt.</translation>
        </message>
        <message>
            <source>A folder for the certificate</source>
            <translation>Ein Ordner für das Zertifikat</translation>
        </message>
        <message>
            <source>{} certificate</source>
            <translation>{} Zertifikat</translation>
        </message>
    </context>
    <context>
        <name>gui.document</name>
        <message>
            <source>{path} is a booklet, not a puzzle.</source>
            <translation>{path} ist ein Heft, kein Rätsel.</translation>
        </message>
        <message>
            <source>This is no ordinary file.</source>
            <translation>Das ist keine gewöhnliche Datei.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>Let lines lead both ways</source>
            <translation>Linien in beide Richtungen führen lassen</translation>
        </message>
        <message>
            <source>All lines lead both ways again.</source>
            <translation>Alle Linien führen wieder in beide Richtungen.</translation>
        </message>
        <message>
            <source>Let lines lead one way</source>
            <translation>Linien in eine Richtung führen lassen</translation>
        </message>
        <message>
            <source>Drag along a line to let it lead that way only, and back for both ways.</source>
            <translation>Entlang einer Linie ziehen, damit sie nur dorthin führt; zurück ziehen für beide Richtungen.</translation>
        </message>
        <message>
            <source>No turn leads this tiling onto itself.</source>
            <translation>Keine Drehung führt diese Parkettierung in sich über.</translation>
        </message>
        <message>
            <source>This tiling is not its own mirror image.</source>
            <translation>Diese Parkettierung ist nicht ihr eigenes Spiegelbild.</translation>
        </message>
        <message>
            <source>Turn or mirror the board</source>
            <translation>Das Spielfeld drehen oder spiegeln</translation>
        </message>
        <message>
            <source>Enlarge the board</source>
            <translation>Das Spielfeld vergrößern</translation>
        </message>
        <message>
            <source>Shrink the board</source>
            <translation>Das Spielfeld verkleinern</translation>
        </message>
        <message>
            <source>Select the cells that are to stay: drag with the Select tool.</source>
            <translation>Die Felder auswählen, die bleiben sollen: mit dem Werkzeug Auswahl ziehen.</translation>
        </message>
        <message>
            <source>Crop the board</source>
            <translation>Das Spielfeld zuschneiden</translation>
        </message>
        <message numerus="yes">
            <source>{} clues went: the board has no place for them.</source>
            <extracomment>For one: {} clue went: the board has no place for it.</extracomment>
            <translation>
                <numerusform>{} Hinweis ist weg: das Spielfeld hat keinen Platz für ihn.</numerusform>
                <numerusform>{} Hinweise sind weg: das Spielfeld hat keinen Platz für sie.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>gui.editor</name>
        <message>
            <source>Select some cells first.</source>
            <translation>Zuerst Felder auswählen.</translation>
        </message>
        <message>
            <source>Click or Enter places the clues. R turns, F flips, Esc leaves.</source>
            <translation>Klick oder Eingabe setzt die Hinweise ab. R dreht, F spiegelt, Esc verwirft.</translation>
        </message>
        <message>
            <source>Enter places the clues where they come from: no other cells of this tiling lie alike.</source>
            <translation>Eingabe setzt die Hinweise dort ab, wo sie herkommen: Keine anderen Felder dieser Parkettierung liegen gleich.</translation>
        </message>
        <message>
            <source>No other cells of this board lie like these.</source>
            <translation>Keine anderen Felder dieses Spielfelds liegen wie diese.</translation>
        </message>
        <message>
            <source>These clues can stand once only.</source>
            <translation>Diese Hinweise können nur einmal stehen.</translation>
        </message>
        <message>
            <source>Parts of a drawing cannot be copied.</source>
            <translation>Teile einer Zeichnung können nicht kopiert werden.</translation>
        </message>
        <message>
            <source>Copied {}.</source>
            <translation>Kopiert: {}.</translation>
        </message>
        <message>
            <source>{} did not fit.</source>
            <translation>{} passten nicht.</translation>
        </message>
        <message>
            <source>Remove the line</source>
            <translation>Die Linie entfernen</translation>
        </message>
        <message>
            <source>Type another</source>
            <translation>Anderes eintippen</translation>
        </message>
        <message>
            <source>Change to</source>
            <translation>Ändern in</translation>
        </message>
        <message>
            <source>Remove {}</source>
            <translation>{} entfernen</translation>
        </message>
        <message>
            <source>Type {clue}</source>
            <translation>{clue:object} eintippen</translation>
        </message>
        <message>
            <source>Remove this cell</source>
            <translation>Dieses Feld entfernen</translation>
        </message>
        <message>
            <source>Remove this corner</source>
            <translation>Diese Ecke entfernen</translation>
        </message>
        <message>
            <source>Place {clue}</source>
            <translation>{clue:object} setzen</translation>
        </message>
        <message>
            <source>What can be done here</source>
            <translation>Was hier möglich ist</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Spielfeld</translation>
        </message>
        <message>
            <source>There is no border to another cell that way.</source>
            <translation>Dort ist keine Grenze zu einem anderen Feld.</translation>
        </message>
        <message>
            <source>Click to add the first cell, or drag to paint an outline.</source>
            <translation>Klicken fügt das erste Feld hinzu, Ziehen malt einen Umriss.</translation>
        </message>
        <message>
            <source>Click for the first corner, then drag from corner to corner.</source>
            <translation>Die erste Ecke anklicken, dann von Ecke zu Ecke ziehen.</translation>
        </message>
        <message>
            <source>Strip</source>
            <translation>Leiste</translation>
        </message>
        <message>
            <source>or just type it on a cell</source>
            <translation>oder einfach auf einem Feld eintippen</translation>
        </message>
        <message>
            <source>Moves...</source>
            <translation>Züge ...</translation>
        </message>
        <message>
            <source>The jumps that are allowed</source>
            <translation>Die erlaubten Sprünge</translation>
        </message>
        <message>
            <source>Click a border, type its number.</source>
            <translation>Eine Grenze anklicken, ihre Zahl eintippen.</translation>
        </message>
        <message>
            <source>Click a line, type its number.</source>
            <translation>Eine Linie anklicken, ihre Zahl eintippen.</translation>
        </message>
        <message>
            <source>place</source>
            <translation>setzen</translation>
        </message>
        <message>
            <source>remove</source>
            <translation>entfernen</translation>
        </message>
        <message>
            <source>The patch of the tiling ends here; Rows and columns makes it larger.</source>
            <translation>Hier endet der Ausschnitt der Parkettierung; Zeilen und Spalten vergrößert ihn.</translation>
        </message>
        <message>
            <source>Add and remove cells of the board</source>
            <translation>Felder des Spielfelds hinzufügen und entfernen</translation>
        </message>
        <message>
            <source>Click a cell to remove it, beside the board to add one.</source>
            <translation>Ein Feld anklicken, um es zu entfernen; neben das Spielfeld, um eines hinzuzufügen.</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>for many</source>
            <translation>für viele</translation>
        </message>
        <message>
            <source>undo</source>
            <translation>rückgängig</translation>
        </message>
        <message>
            <source>A board has at most {most:,} cells.</source>
            <translation>Ein Spielfeld hat höchstens {most:,} Felder.</translation>
        </message>
        <message>
            <source>{} went with the cell.</source>
            <translation>{} gingen mit dem Feld.</translation>
        </message>
        <message>
            <source>Removing this cell also removes a clue: {}.</source>
            <translation>Mit diesem Feld wird auch ein Hinweis entfernt: {}.</translation>
        </message>
        <message>
            <source>Removing this cell also removes {} clues.</source>
            <translation>Mit diesem Feld werden auch {} Hinweise entfernt.</translation>
        </message>
        <message>
            <source>The clipboard holds no clues that can be pasted here.</source>
            <translation>Die Zwischenablage enthält keine Hinweise, die hier eingefügt werden können.</translation>
        </message>
        <message>
            <source>These clues come from a board of {shape}.</source>
            <translation>Diese Hinweise stammen von einem Spielfeld aus {shape}.</translation>
        </message>
        <message>
            <source>These clues come from another patch of this tiling.</source>
            <translation>Diese Hinweise stammen von einem anderen Ausschnitt dieser Parkettierung.</translation>
        </message>
        <message>
            <source>This puzzle has no clues of that kind.</source>
            <translation>Dieses Rätsel kennt keine Hinweise dieser Art.</translation>
        </message>
        <message>
            <source>Choose a cell that lies like the one they come from.</source>
            <translation>Ein Feld wählen, das so liegt wie das, von dem sie stammen.</translation>
        </message>
        <message>
            <source>None of these clues fits here.</source>
            <translation>Keiner dieser Hinweise passt hier.</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Erase clues</source>
            <translation>Hinweise löschen</translation>
        </message>
        <message>
            <source>Click or drag over clues to erase them.</source>
            <translation>Hinweise anklicken oder überstreichen, um sie zu löschen.</translation>
        </message>
        <message>
            <source>Corners snap to squares.</source>
            <translation>Ecken rasten an Quadraten ein.</translation>
        </message>
        <message>
            <source>Corners snap to hexagons.</source>
            <translation>Ecken rasten an Sechsecken ein.</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Zeichnen</translation>
        </message>
        <message>
            <source>Draw corners and lines</source>
            <translation>Ecken und Linien zeichnen</translation>
        </message>
        <message>
            <source>Click for a corner, drag from corner to corner.</source>
            <translation>Klicken für eine Ecke, von Ecke zu Ecke ziehen.</translation>
        </message>
        <message>
            <source>Alt</source>
            <translation>Alt</translation>
        </message>
        <message>
            <source>move a corner</source>
            <translation>eine Ecke verschieben</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Umschalt</translation>
        </message>
        <message>
            <source>anywhere</source>
            <translation>überall</translation>
        </message>
        <message>
            <source>squares or hexagons</source>
            <translation>Quadrate oder Sechsecke</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>line from the cursor</source>
            <translation>Linie ab dem Cursor</translation>
        </message>
        <message>
            <source>A line begins at corner {}. Go to another one and press Enter.</source>
            <translation>Eine Linie beginnt an Ecke {}. Zu einer anderen gehen und Eingabe drücken.</translation>
        </message>
        <message>
            <source>There is no line between these corners.</source>
            <translation>Zwischen diesen Ecken ist keine Linie.</translation>
        </message>
        <message>
            <source>No line is begun.</source>
            <translation>Keine Linie ist begonnen.</translation>
        </message>
        <message>
            <source>A drawing has at most {most:,} corners.</source>
            <translation>Eine Zeichnung hat höchstens {most:,} Ecken.</translation>
        </message>
        <message>
            <source>A corner there would touch another one.</source>
            <translation>Eine Ecke dort würde eine andere berühren.</translation>
        </message>
        <message>
            <source>A line cannot lead from a corner to itself.</source>
            <translation>Eine Linie kann nicht von einer Ecke zu ihr selbst führen.</translation>
        </message>
        <message>
            <source>A drawing has at most {most:,} lines.</source>
            <translation>Eine Zeichnung hat höchstens {most:,} Linien.</translation>
        </message>
        <message>
            <source>With this cell it would not be one loop.</source>
            <translation>Mit diesem Feld wäre es kein einzelner Rundweg.</translation>
        </message>
        <message>
            <source>The line goes on from its end. Del removes it.</source>
            <translation>Die Linie geht von ihrem Ende aus weiter. Entf löscht sie.</translation>
        </message>
        <message>
            <source>A jump leads straight along a line of cells. Del removes the line.</source>
            <translation>Ein Sprung führt gerade eine Reihe von Feldern entlang. Entf löscht die Linie.</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Linie</translation>
        </message>
        <message>
            <source>Drag to draw a line.</source>
            <translation>Ziehen, um eine Linie zu zeichnen.</translation>
        </message>
        <message>
            <source>Drag back</source>
            <translation>Zurückziehen</translation>
        </message>
        <message>
            <source>take it back</source>
            <translation>zurücknehmen</translation>
        </message>
        <message>
            <source>another stretch</source>
            <translation>ein weiteres Stück</translation>
        </message>
        <message>
            <source>to the cursor, or round its cell</source>
            <translation>zum Cursor oder um sein Feld</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Entf</translation>
        </message>
        <message>
            <source>remove the line</source>
            <translation>die Linie entfernen</translation>
        </message>
        <message>
            <source>All lines are drawn.</source>
            <translation>Alle Linien sind gezeichnet.</translation>
        </message>
        <message>
            <source>cell</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Click a cell to set {}.</source>
            <translation>Ein Feld anklicken; dorthin kommt: {}.</translation>
        </message>
        <message>
            <source>corner</source>
            <translation>Ecke</translation>
        </message>
        <message>
            <source>Click a corner to set {}.</source>
            <translation>Eine Ecke anklicken; dorthin kommt: {}.</translation>
        </message>
        <message>
            <source>Click a border to set {}.</source>
            <translation>Eine Grenze anklicken; dorthin kommt: {}.</translation>
        </message>
        <message>
            <source>side</source>
            <translation>Seite</translation>
        </message>
        <message>
            <source>sides</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <source>Click a side to set {}.</source>
            <translation>Eine Seite anklicken; dorthin kommt: {}.</translation>
        </message>
        <message>
            <source>line</source>
            <translation>Linie</translation>
        </message>
        <message>
            <source>Click a line to set {}.</source>
            <translation>Eine Linie anklicken; dorthin kommt: {}.</translation>
        </message>
        <message>
            <source>Set {} between cells</source>
            <translation>{} zwischen Felder setzen</translation>
        </message>
        <message>
            <source>Set {} on {}</source>
            <translation>Setzen: {} ({})</translation>
        </message>
        <message>
            <source>across borders or along them</source>
            <translation>über Grenzen oder an ihnen entlang</translation>
        </message>
        <message>
            <source>across borders</source>
            <translation>über Grenzen hinweg</translation>
        </message>
        <message>
            <source>Click between two cells to set {}.</source>
            <translation>Zwischen zwei Felder klicken; dorthin kommt: {}.</translation>
        </message>
        <message>
            <source>from the cursor</source>
            <translation>vom Cursor aus</translation>
        </message>
        <message>
            <source>Click again</source>
            <translation>Noch einmal klicken</translation>
        </message>
        <message>
            <source>turn, then remove</source>
            <translation>drehen, dann entfernen</translation>
        </message>
        <message>
            <source>{}, none</source>
            <translation>{}, nichts</translation>
        </message>
        <message>
            <source>at the cursor</source>
            <translation>am Cursor</translation>
        </message>
        <message>
            <source>the next number, at last none</source>
            <translation>die nächste Zahl, zuletzt keine</translation>
        </message>
        <message>
            <source>the way of the arrow</source>
            <translation>die Richtung des Pfeils</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Bewegen</translation>
        </message>
        <message>
            <source>Move the board on the screen</source>
            <translation>Das Spielfeld auf dem Bildschirm verschieben</translation>
        </message>
        <message>
            <source>Drag to move the board.</source>
            <translation>Ziehen, um das Spielfeld zu verschieben.</translation>
        </message>
        <message>
            <source>Ctrl wheel</source>
            <translation>Strg Mausrad</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>Zoom</translation>
        </message>
        <message>
            <source>show all</source>
            <translation>alles zeigen</translation>
        </message>
        <message>
            <source>Space drag</source>
            <translation>Leertaste Ziehen</translation>
        </message>
        <message>
            <source>move with any tool</source>
            <translation>verschieben mit jedem Werkzeug</translation>
        </message>
        <message>
            <source>Place {} on corners</source>
            <translation>{} auf Ecken setzen</translation>
        </message>
        <message>
            <source>Place {} on cells</source>
            <translation>{} auf Felder setzen</translation>
        </message>
        <message>
            <source>Click a corner, type its {}.</source>
            <translation>Eine Ecke anklicken und eintippen: {}.</translation>
        </message>
        <message>
            <source>Click a cell, type its {}.</source>
            <translation>Ein Feld anklicken und eintippen: {}.</translation>
        </message>
        <message>
            <source>{} in hand: click a corner to place it.</source>
            <translation>{} in der Hand: eine Ecke anklicken, um sie zu setzen.</translation>
        </message>
        <message>
            <source>{} in hand: click a cell to place it.</source>
            <translation>{} in der Hand: ein Feld anklicken, um sie zu setzen.</translation>
        </message>
        <message>
            <source>next {}</source>
            <translation>weiter: {}</translation>
        </message>
        <message>
            <source>count up</source>
            <translation>hochzählen</translation>
        </message>
        <message>
            <source>count down</source>
            <translation>herunterzählen</translation>
        </message>
        <message>
            <source>move</source>
            <translation>bewegen</translation>
        </message>
        <message>
            <source>put it away</source>
            <translation>weglegen</translation>
        </message>
        <message>
            <source>Select</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <source>Select cells, and move or copy their clues</source>
            <translation>Felder auswählen und ihre Hinweise verschieben oder kopieren</translation>
        </message>
        <message>
            <source>Click a cell, or drag over several.</source>
            <translation>Ein Feld anklicken oder mehrere überstreichen.</translation>
        </message>
        <message>
            <source>add</source>
            <translation>hinzufügen</translation>
        </message>
        <message>
            <source>move the selection</source>
            <translation>die Auswahl verschieben</translation>
        </message>
        <message>
            <source>copy</source>
            <translation>kopieren</translation>
        </message>
        <message>
            <source>The selected clues do not fit there.</source>
            <translation>Die ausgewählten Hinweise passen dort nicht.</translation>
        </message>
        <message>
            <source>Select corners, and move them</source>
            <translation>Ecken auswählen und verschieben</translation>
        </message>
        <message>
            <source>Click a corner, or drag over several.</source>
            <translation>Eine Ecke anklicken oder mehrere überstreichen.</translation>
        </message>
        <message>
            <source>{clue:capital} here can be {values}, not {text}.</source>
            <translation>{clue:capital} kann hier {values} sein, nicht {text}.</translation>
        </message>
        <message>
            <source>A minus sign alone is not a number.</source>
            <translation>Ein Minuszeichen allein ist keine Zahl.</translation>
        </message>
    </context>
    <context>
        <name>gui.modes</name>
        <message>
            <source>Edit</source>
            <translation>Bearbeiten</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>Zusehen</translation>
        </message>
        <message>
            <source>Explain</source>
            <translation>Erklären</translation>
        </message>
        <message>
            <source>Click to place the clues.</source>
            <translation>Klicken setzt die Hinweise ab.</translation>
        </message>
        <message>
            <source>place them</source>
            <translation>absetzen</translation>
        </message>
        <message>
            <source>turn</source>
            <translation>drehen</translation>
        </message>
        <message>
            <source>flip</source>
            <translation>spiegeln</translation>
        </message>
        <message>
            <source>leave</source>
            <translation>verwerfen</translation>
        </message>
        <message>
            <source>menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Right click</source>
            <translation>Rechtsklick</translation>
        </message>
        <message>
            <source>back to the step</source>
            <translation>zurück zum Schritt</translation>
        </message>
        <message>
            <source>There is nothing to solve yet: the board has no cells.</source>
            <translation>Es gibt noch nichts zu lösen: Das Spielfeld hat keine Felder.</translation>
        </message>
        <message>
            <source>If not (Esc returns)</source>
            <translation>Wenn nicht (Esc kehrt zurück)</translation>
        </message>
        <message>
            <source>Stopped: there may be more steps.</source>
            <translation>Angehalten: Es kann mehr Schritte geben.</translation>
        </message>
        <message>
            <source>Looking for more steps: {} s</source>
            <translation>Weitere Schritte werden gesucht: {} s</translation>
        </message>
        <message>
            <source>Looking for more steps...</source>
            <translation>Weitere Schritte werden gesucht ...</translation>
        </message>
        <message>
            <source>one step</source>
            <translation>ein Schritt</translation>
        </message>
        <message>
            <source>what if not?</source>
            <translation>wenn nicht?</translation>
        </message>
        <message>
            <source>hardest step</source>
            <translation>schwerster Schritt</translation>
        </message>
        <message>
            <source>fold</source>
            <translation>einklappen</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message numerus="yes">
            <source>clues and facts</source>
            <extracomment>For one: clue or fact</extracomment>
            <translation>
                <numerusform>Hinweis oder Tatsache</numerusform>
                <numerusform>Hinweise und Tatsachen</numerusform>
            </translation>
        </message>
        <message>
            <source>Long step</source>
            <translation>Langer Schritt</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <source>Numbers filled in count the cells of the line.</source>
            <translation>Eingesetzte Zahlen zählen die Felder der Linie.</translation>
        </message>
        <message>
            <source>Looking for the first step</source>
            <translation>Der erste Schritt wird gesucht</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Angehalten</translation>
        </message>
        <message>
            <source>No step was found until then.</source>
            <translation>Bis dahin wurde kein Schritt gefunden.</translation>
        </message>
        <message>
            <source>No other place</source>
            <translation>Kein anderer Platz</translation>
        </message>
        <message>
            <source>The clues say the whole line, so there is nothing to find out.</source>
            <translation>Die Hinweise sagen die ganze Linie, es gibt nichts herauszufinden.</translation>
        </message>
        <message>
            <source>All is given</source>
            <translation>Alles ist gegeben</translation>
        </message>
        <message>
            <source>No line obeys all clues, so no step leads to one. Edit says what is known of it.</source>
            <translation>Keine Linie erfüllt alle Hinweise, also führt kein Schritt zu einer. Bearbeiten sagt, was davon bekannt ist.</translation>
        </message>
        <message>
            <source>No number follows</source>
            <translation>Keine Zahl folgt</translation>
        </message>
        <message>
            <source>The solutions differ</source>
            <translation>Die Lösungen unterscheiden sich</translation>
        </message>
        <message>
            <source>Nothing follows</source>
            <translation>Nichts folgt</translation>
        </message>
        <message>
            <source>Hide the reason</source>
            <translation>Den Grund ausblenden</translation>
        </message>
        <message>
            <source>Show all {} clues and facts</source>
            <translation>Alle {} Hinweise und Tatsachen zeigen</translation>
        </message>
        <message>
            <source>Still looking for steps.</source>
            <translation>Schritte werden noch gesucht.</translation>
        </message>
        <message>
            <source>Go back first: Esc.</source>
            <translation>Zuerst zurückgehen: Esc.</translation>
        </message>
        <message>
            <source>There is no step to look at.</source>
            <translation>Es gibt keinen Schritt zum Ansehen.</translation>
        </message>
        <message>
            <source>Only lines and numbers can be looked at the other way round.</source>
            <translation>Nur Linien und Zahlen können andersherum betrachtet werden.</translation>
        </message>
        <message>
            <source>Named techniques end at step {}</source>
            <translation>Die benannten Techniken enden bei Schritt {}</translation>
        </message>
        <message>
            <source>Hardest: step {}</source>
            <translation>Am schwersten: Schritt {}</translation>
        </message>
        <message numerus="yes">
            <source>steps</source>
            <extracomment>For one: step</extracomment>
            <translation>
                <numerusform>Schritt</numerusform>
                <numerusform>Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>Most used: {}, in {}</source>
            <translation>Am häufigsten: {} ({})</translation>
        </message>
        <message>
            <source>Not needed on this way: {}</source>
            <translation>Auf diesem Weg nicht gebraucht: {}</translation>
        </message>
        <message>
            <source>only for mazes</source>
            <translation>nur bei Irrgärten</translation>
        </message>
        <message>
            <source>not for this kind of puzzle</source>
            <translation>nicht bei dieser Art von Rätsel</translation>
        </message>
        <message>
            <source>only for jump tours</source>
            <translation>nur bei Sprungtouren</translation>
        </message>
        <message>
            <source>only for lines through a graph</source>
            <translation>nur bei Linien durch einen Graphen</translation>
        </message>
        <message>
            <source>only for mazes and drawings in one stroke</source>
            <translation>nur bei Irrgärten und Zeichnungen in einem Zug</translation>
        </message>
        <message>
            <source>only for drawings in one stroke</source>
            <translation>nur bei Zeichnungen in einem Zug</translation>
        </message>
        <message>
            <source>only for loops along the sides of cells</source>
            <translation>nur bei Rundwegen entlang der Feldseiten</translation>
        </message>
        <message>
            <source>There is nothing to play yet: the board has no cells.</source>
            <translation>Es gibt noch nichts zu spielen: Das Spielfeld hat keine Felder.</translation>
        </message>
        <message>
            <source>Another window marked this puzzle, too. Undo leads back to your marks.</source>
            <translation>Ein anderes Fenster hat auch in diesem Rätsel markiert. „Rückgängig“ führt zu deinen Markierungen zurück.</translation>
        </message>
        <message>
            <source>Your marks are here still, as far as they fit.</source>
            <translation>Deine Markierungen sind noch da, soweit sie passen.</translation>
        </message>
        <message>
            <source>Your marks belong to the board of before, and come back with it.</source>
            <translation>Deine Eintragungen gehören zum Spielfeld von vorher und kommen mit ihm zurück.</translation>
        </message>
        <message>
            <source>{} can go nowhere: something that is marked is wrong.</source>
            <translation>{} passt nirgends hin: Etwas, das markiert ist, ist falsch.</translation>
        </message>
        <message>
            <source>{} can go nowhere: no line fits the numbers that are given.</source>
            <translation>{} passt nirgends hin: Keine Linie passt zu den vorgegebenen Zahlen.</translation>
        </message>
        <message>
            <source>the last mark</source>
            <translation>letzte Markierung</translation>
        </message>
        <message>
            <source>a mark</source>
            <translation>eine Markierung</translation>
        </message>
        <message>
            <source>Solved.</source>
            <translation>Gelöst.</translation>
        </message>
        <message>
            <source>The first mistake is ringed on the board.</source>
            <translation>Der erste Fehler ist auf dem Spielfeld eingekreist.</translation>
        </message>
        <message>
            <source>Right so far.</source>
            <translation>Bis hierher richtig.</translation>
        </message>
        <message>
            <source>No line and no number is marked yet.</source>
            <translation>Noch ist keine Linie und keine Zahl eingetragen.</translation>
        </message>
        <message>
            <source>Nothing more follows from here.</source>
            <translation>Von hier aus folgt nichts weiter.</translation>
        </message>
        <message>
            <source>Look here: {}</source>
            <translation>Hier hinsehen: {}</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Mark it</source>
            <translation>Markieren</translation>
        </message>
        <message>
            <source>This part of the line is given.</source>
            <translation>Dieses Stück der Linie ist gegeben.</translation>
        </message>
        <message>
            <source>The number {} is given elsewhere.</source>
            <translation>Die Zahl {} ist anderswo vorgegeben.</translation>
        </message>
        <message>
            <source>The number {} stands elsewhere.</source>
            <translation>Die Zahl {} steht anderswo.</translation>
        </message>
        <message>
            <source>Draw the line and cross edges out</source>
            <translation>Die Linie zeichnen und Kanten ausstreichen</translation>
        </message>
        <message>
            <source>Write numbers, or draw the line</source>
            <translation>Zahlen schreiben oder die Linie zeichnen</translation>
        </message>
        <message>
            <source>Draw the walk</source>
            <translation>Den Weg zeichnen</translation>
        </message>
        <message>
            <source>Shade cells: inside, outside</source>
            <translation>Felder färben: innen, außen</translation>
        </message>
        <message>
            <source>Note the numbers that may stand there</source>
            <translation>Zahlen notieren, die dort stehen können</translation>
        </message>
        <message>
            <source>Strike out where the walk does not go</source>
            <translation>Ausstreichen, wo der Weg nicht hingeht</translation>
        </message>
        <message>
            <source>Click a cell for its next colour, drag to colour more.</source>
            <translation>Ein Feld für seine nächste Farbe anklicken, für mehr ziehen.</translation>
        </message>
        <message>
            <source>take the colour away</source>
            <translation>die Farbe wegnehmen</translation>
        </message>
        <message>
            <source>colour</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>Shade cells, or note that they are on the line</source>
            <translation>Felder schwärzen oder notieren, dass sie auf der Linie liegen</translation>
        </message>
        <message>
            <source>Draw the line, cross edges out, shade cells</source>
            <translation>Die Linie zeichnen, Kanten ausstreichen, Felder schwärzen</translation>
        </message>
        <message>
            <source>Click a cell: shaded, on the line, open.</source>
            <translation>Ein Feld anklicken: schwarz, auf der Linie, offen.</translation>
        </message>
        <message>
            <source>Click an edge to draw it, or drag along the line.</source>
            <translation>Eine Kante anklicken, um sie zu zeichnen, oder entlang der Linie ziehen.</translation>
        </message>
        <message>
            <source>cross out</source>
            <translation>ausstreichen</translation>
        </message>
        <message>
            <source>draw beside the cursor</source>
            <translation>neben dem Cursor zeichnen</translation>
        </message>
        <message>
            <source>Click for the next number, drag to go on.</source>
            <translation>Für die nächste Zahl anklicken, zum Fortsetzen ziehen.</translation>
        </message>
        <message>
            <source>erase, cross a border out</source>
            <translation>löschen, eine Grenze ausstreichen</translation>
        </message>
        <message>
            <source>write</source>
            <translation>schreiben</translation>
        </message>
        <message>
            <source>Click where the line goes next.</source>
            <translation>Klicken, wohin die Linie als Nächstes geht.</translation>
        </message>
        <message>
            <source>Click its end</source>
            <translation>Ihr Ende anklicken</translation>
        </message>
        <message>
            <source>take back</source>
            <translation>zurücknehmen</translation>
        </message>
        <message>
            <source>go to the cursor</source>
            <translation>zum Cursor gehen</translation>
        </message>
        <message>
            <source>Click a cell: inside, outside, open.</source>
            <translation>Ein Feld anklicken: innen, außen, offen.</translation>
        </message>
        <message>
            <source>Click for the next number as a note.</source>
            <translation>Anklicken, um die nächste Zahl zu notieren.</translation>
        </message>
        <message>
            <source>note</source>
            <translation>notieren</translation>
        </message>
        <message>
            <source>Click to strike out.</source>
            <translation>Zum Ausstreichen anklicken.</translation>
        </message>
        <message>
            <source>Click an edge to draw it, a cell to shade it, or drag along the line.</source>
            <translation>Eine Kante anklicken, um sie zu zeichnen, ein Feld, um es zu schwärzen, oder entlang der Linie ziehen.</translation>
        </message>
        <message>
            <source>Solve</source>
            <translation>Lösen</translation>
        </message>
        <message>
            <source>Pencil</source>
            <translation>Bleistift</translation>
        </message>
        <message>
            <source>Colour cells, to tell them apart</source>
            <translation>Felder färben, um sie zu unterscheiden</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Farbe</translation>
        </message>
        <message numerus="yes">
            <source>{} of {} cells</source>
            <extracomment>For one: {} of {} cells</extracomment>
            <translation>
                <numerusform>{} von {} Feldern</numerusform>
                <numerusform>{} von {} Feldern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} of {} corners</source>
            <extracomment>For one: {} of {} corners</extracomment>
            <translation>
                <numerusform>{} von {} Ecken</numerusform>
                <numerusform>{} von {} Ecken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} of {} lines</source>
            <extracomment>For one: {} of {} lines</extracomment>
            <translation>
                <numerusform>{} von {} Linien</numerusform>
                <numerusform>{} von {} Linien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} jumps</source>
            <extracomment>For one: {} jump</extracomment>
            <translation>
                <numerusform>{} Sprung</numerusform>
                <numerusform>{} Sprünge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} steps</source>
            <extracomment>For one: {} step</extracomment>
            <translation>
                <numerusform>{} Schritt</numerusform>
                <numerusform>{} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} edges drawn</source>
            <extracomment>For one: {} edge drawn</extracomment>
            <translation>
                <numerusform>{} Kante gezeichnet</numerusform>
                <numerusform>{} Kanten gezeichnet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{}, {} cells shaded</source>
            <extracomment>For one: {}, {} cell shaded</extracomment>
            <translation>
                <numerusform>{}, {} Feld schwarz</numerusform>
                <numerusform>{}, {} Felder schwarz</numerusform>
            </translation>
        </message>
        <message>
            <source>Edge {}: Enter draws it, Shift+Enter crosses it out.</source>
            <translation>Kante {}: Enter zieht sie, Umschalt+Enter streicht sie durch.</translation>
        </message>
        <message>
            <source>{} written</source>
            <translation>{} eingetragen</translation>
        </message>
        <message>
            <source>place {} of the walk</source>
            <translation>Stelle {} des Wegs</translation>
        </message>
        <message>
            <source>colour {}</source>
            <translation>Farbe {}</translation>
        </message>
        <message>
            <source>line {}</source>
            <translation>Linie {}</translation>
        </message>
        <message>
            <source>crossed out {}</source>
            <translation>durchgestrichen {}</translation>
        </message>
        <message>
            <source>{} noted</source>
            <translation>{} notiert</translation>
        </message>
        <message>
            <source>shaded</source>
            <translation>geschwärzt</translation>
        </message>
        <message>
            <source>on the line</source>
            <translation>auf der Linie</translation>
        </message>
        <message>
            <source>struck out</source>
            <translation>gestrichen</translation>
        </message>
        <message>
            <source>to {}</source>
            <translation>zu {}</translation>
        </message>
        <message>
            <source>on the rim</source>
            <translation>am Rand</translation>
        </message>
        <message>
            <source>on the border to {}</source>
            <translation>an der Grenze zu {}</translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation>abspielen oder Pause</translation>
        </message>
        <message>
            <source>dead end</source>
            <translation>Sackgasse</translation>
        </message>
        <message>
            <source>solution</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <source>speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>The height of the timeline is the length of the line; a tick below it is a step back.</source>
            <translation>Die Höhe der Zeitleiste ist die Länge der Linie; ein Strich darunter ist ein Schritt zurück.</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of states alive.</source>
            <translation>Die Höhe der Zeitleiste ist die Zahl der lebenden Zustände.</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of pieces of a candidate.</source>
            <translation>Die Höhe der Zeitleiste ist die Zahl der Teile eines Kandidaten.</translation>
        </message>
        <message>
            <source>The solver starts...</source>
            <translation>Der Löser startet ...</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of assumptions and conclusions on the trail.</source>
            <translation>Die Höhe der Zeitleiste ist die Zahl der Annahmen und Schlüsse auf dem Pfad.</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of marks found so far.</source>
            <translation>Die Höhe der Zeitleiste ist die Zahl der bisher gefundenen Markierungen.</translation>
        </message>
        <message>
            <source>The recording is long: its profile is sampled.</source>
            <translation>Die Aufzeichnung ist lang: Ihr Profil ist eine Stichprobe.</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Second board</source>
            <translation>Zweites Spielfeld</translation>
        </message>
        <message>
            <source>There is no step to show yet.</source>
            <translation>Es gibt noch keinen Schritt zu zeigen.</translation>
        </message>
        <message>
            <source>There is none before.</source>
            <translation>Davor kommt keiner.</translation>
        </message>
        <message>
            <source>There is none after this.</source>
            <translation>Danach kommt keiner.</translation>
        </message>
    </context>
    <context>
        <name>gui.panel</name>
        <message>
            <source>{} true</source>
            <translation>{} wahr</translation>
        </message>
        <message>
            <source>{} false</source>
            <translation>{} falsch</translation>
        </message>
        <message>
            <source>The line says: {}</source>
            <translation>Die Linie sagt: {}</translation>
        </message>
        <message>
            <source>Choose a cell</source>
            <translation>Ein Feld wählen</translation>
        </message>
        <message>
            <source>Click any cell of the board. Arrow keys lead on from there.</source>
            <translation>Irgendein Feld des Spielfelds anklicken. Die Pfeiltasten führen von dort weiter.</translation>
        </message>
        <message>
            <source>Place a number</source>
            <translation>Eine Zahl setzen</translation>
        </message>
        <message>
            <source>Type 1 and press Enter. The line will begin in this cell.</source>
            <translation>1 eintippen und Eingabe drücken. Die Linie beginnt in diesem Feld.</translation>
        </message>
        <message>
            <source>Take a number in hand</source>
            <translation>Eine Zahl in die Hand nehmen</translation>
        </message>
        <message>
            <source>Click a number in the strip below the board, then a cell. Esc puts it down.</source>
            <translation>Eine Zahl in der Leiste unter dem Spielfeld anklicken, dann ein Feld. Esc legt sie weg.</translation>
        </message>
        <message>
            <source>Read the verdict, take advice</source>
            <translation>Das Urteil lesen, Rat annehmen</translation>
        </message>
        <message>
            <source>The panel says how many solutions there are and which clues would help. Click Place A there, or place one more number.</source>
            <translation>Die Tafel sagt, wie viele Lösungen es gibt und welche Hinweise helfen würden. Dort auf „A setzen“ klicken oder noch eine Zahl setzen.</translation>
        </message>
        <message>
            <source>Join two cells</source>
            <translation>Zwei Felder verbinden</translation>
        </message>
        <message>
            <source>Press {} and click the border between two cells: their numbers follow each other.</source>
            <translation>Drücke {} und klicke auf die Grenze zwischen zwei Feldern: Ihre Zahlen folgen aufeinander.</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Press {}. Everything can be undone, step by step.</source>
            <translation>Drücke {}. Alles lässt sich Schritt für Schritt rückgängig machen.</translation>
        </message>
        <message>
            <source>See a solution</source>
            <translation>Eine Lösung ansehen</translation>
        </message>
        <message>
            <source>Press {}. The panel has the same switch, under On the board.</source>
            <translation>Drücke {}. Im Bereich steht derselbe Schalter unter „Auf dem Spielfeld“.</translation>
        </message>
        <message>
            <source>Play it</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Choose Play at the top: solve the puzzle as its reader will. The puzzle stays.</source>
            <translation>Oben Spielen wählen und das Rätsel lösen wie später seine Leser. Das Rätsel bleibt, wie es ist.</translation>
        </message>
        <message>
            <source>Edges that some solutions use and some do not. From thin to thick: up to a quarter of all solutions, up to half, then dark: up to three quarters, more. Point at an edge for the numbers.</source>
            <translation>Kanten, die manche Lösungen benutzen und manche nicht. Von dünn nach dick: bis zu einem Viertel aller Lösungen, bis zur Hälfte, dann dunkel: bis zu drei Vierteln, mehr. Auf eine Kante zeigen, um die Zahlen zu sehen.</translation>
        </message>
        <message>
            <source>line in {} solutions</source>
            <translation>Linie in {} Lösungen</translation>
        </message>
        <message>
            <source>sides from the top clockwise in {} solutions</source>
            <translation>Seiten von oben im Uhrzeigersinn in {} Lösungen</translation>
        </message>
        <message>
            <source>{} % of all</source>
            <translation>{} % von allen</translation>
        </message>
        <message>
            <source> looked at</source>
            <translation> betrachtet</translation>
        </message>
        <message>
            <source>{} in {} of {}</source>
            <translation>{} in {} von {}</translation>
        </message>
        <message>
            <source>The solution</source>
            <translation>Die Lösung</translation>
        </message>
        <message>
            <source>Two solutions</source>
            <translation>Zwei Lösungen</translation>
        </message>
        <message>
            <source>In every solution</source>
            <translation>In jeder Lösung</translation>
        </message>
        <message>
            <source>Doubtful cells</source>
            <translation>Zweifelhafte Felder</translation>
        </message>
        <message>
            <source>Suggestions</source>
            <translation>Vorschläge</translation>
        </message>
        <message>
            <source>Redundant clues</source>
            <translation>Überflüssige Hinweise</translation>
        </message>
        <message>
            <source>Conflicting clues</source>
            <translation>Widersprüchliche Hinweise</translation>
        </message>
        <message>
            <source>Edge frequencies</source>
            <translation>Kantenhäufigkeiten</translation>
        </message>
        <message>
            <source>That is the whole solution: the row “The solution” shows it.</source>
            <translation>Das ist die ganze Lösung: Die Zeile „Die Lösung“ zeigt sie.</translation>
        </message>
        <message>
            <source>none alone</source>
            <translation>keiner allein</translation>
        </message>
        <message>
            <source>Cells of no use</source>
            <translation>Nutzlose Felder</translation>
        </message>
        <message>
            <source>Where cells lead</source>
            <translation>Wohin Felder führen</translation>
        </message>
        <message>
            <source>This puzzle has no walks.</source>
            <translation>Dieses Rätsel hat keine Wege.</translation>
        </message>
        <message>
            <source>No walk is known yet.</source>
            <translation>Noch ist kein Weg bekannt.</translation>
        </message>
        <message>
            <source>{} of {} listed</source>
            <translation>{} von {} aufgelistet</translation>
        </message>
        <message>
            <source>This is the shortest walk known so far.</source>
            <translation>Das ist der kürzeste bisher bekannte Weg.</translation>
        </message>
        <message>
            <source>This is the longest walk known so far.</source>
            <translation>Das ist der längste bisher bekannte Weg.</translation>
        </message>
        <message>
            <source>No such walk is among those that are listed.</source>
            <translation>Ein solcher Weg ist nicht unter den aufgelisteten.</translation>
        </message>
        <message>
            <source>Place {} to begin.</source>
            <translation>Den Anfang macht {}.</translation>
        </message>
        <message>
            <source>The line you drew is kept with the puzzle.</source>
            <translation>Die gezeichnete Linie bleibt beim Rätsel.</translation>
        </message>
        <message>
            <source>Checking is paused.</source>
            <translation>Die Prüfung ist angehalten.</translation>
        </message>
        <message>
            <source>This board has no such line.</source>
            <translation>Dieses Spielfeld hat keine solche Linie.</translation>
        </message>
        <message>
            <source>This board has no such line, whatever the clues.</source>
            <translation>Dieses Spielfeld hat keine solche Linie, welche Hinweise auch stehen.</translation>
        </message>
        <message>
            <source>All clues together leave no line.</source>
            <translation>Alle Hinweise zusammen lassen keine Linie zu.</translation>
        </message>
        <message>
            <source>One clue cannot be true on this board.</source>
            <translation>Ein Hinweis kann auf diesem Spielfeld nicht stimmen.</translation>
        </message>
        <message>
            <source>Two clues cannot both be true.</source>
            <translation>Zwei Hinweise können nicht beide stimmen.</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Drei</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Fünf</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Sechs</translation>
        </message>
        <message>
            <source>{} clues cannot all be true.</source>
            <translation>{} Hinweise können nicht alle stimmen.</translation>
        </message>
        <message>
            <source>Clues for my line</source>
            <translation>Hinweise zu meiner Linie</translation>
        </message>
        <message>
            <source>No other clue is involved: changing this one is enough.</source>
            <translation>Kein anderer Hinweis ist beteiligt: Es genügt, diesen zu ändern.</translation>
        </message>
        <message>
            <source>No other clue is involved: changing any one of these is enough.</source>
            <translation>Kein anderer Hinweis ist beteiligt: Es genügt, einen von diesen zu ändern.</translation>
        </message>
        <message>
            <source>These {} clues cannot all be true. No shorter explanation was found.</source>
            <translation>Diese {} Hinweise können nicht alle stimmen. Eine kürzere Erklärung wurde nicht gefunden.</translation>
        </message>
        <message>
            <source>This clue cannot be true on this board, whatever the others say.</source>
            <translation>Dieser Hinweis kann auf diesem Spielfeld nicht stimmen, was immer die anderen sagen.</translation>
        </message>
        <message>
            <source>These two clues cannot both be true. No short reason was found.</source>
            <translation>Diese zwei Hinweise können nicht beide stimmen. Ein kurzer Grund wurde nicht gefunden.</translation>
        </message>
        <message>
            <source>one solution</source>
            <translation>eine Lösung</translation>
        </message>
        <message>
            <source>several solutions</source>
            <translation>mehrere Lösungen</translation>
        </message>
        <message>
            <source>Undo “{}”</source>
            <translation>„{}“ rückgängig</translation>
        </message>
        <message>
            <source>{} in {}</source>
            <translation>{} in {}</translation>
        </message>
        <message>
            <source>Drawings in one stroke are listed where there are some.</source>
            <translation>Zeichnungen in einem Zug werden aufgelistet, wo es welche gibt.</translation>
        </message>
        <message>
            <source>one stroke</source>
            <translation>ein Zug</translation>
        </message>
        <message>
            <source>Add {} (+)</source>
            <translation>{} hinzufügen (+)</translation>
        </message>
        <message>
            <source>Draw {} twice (2×)</source>
            <translation>{} doppelt zeichnen (2×)</translation>
        </message>
        <message>
            <source>Fewest strokes</source>
            <translation>Wenigste Züge</translation>
        </message>
        <message>
            <source>With {} more it takes one.</source>
            <translation>Mit {} mehr genügt ein Zug.</translation>
        </message>
        <message>
            <source>With {} more it takes one, or with {} drawn twice.</source>
            <translation>Mit {} mehr genügt ein Zug, oder wenn man {} doppelt zeichnet.</translation>
        </message>
        <message>
            <source>One begins</source>
            <translation>Eine beginnt</translation>
        </message>
        <message>
            <source>{} begin</source>
            <translation>{} beginnen</translation>
        </message>
        <message>
            <source>{} at each corner.</source>
            <translation>{} an jeder Ecke.</translation>
        </message>
        <message>
            <source>Point at a corner to see how many begin there.</source>
            <translation>Auf eine Ecke zeigen, um zu sehen, wie viele dort beginnen.</translation>
        </message>
        <message>
            <source>{} begins at corner {}.</source>
            <translation>{} beginnt an Ecke {}.</translation>
        </message>
        <message>
            <source>{} begin at corner {}.</source>
            <translation>{} beginnen an Ecke {}.</translation>
        </message>
        <message>
            <source>no drawing begins here</source>
            <translation>hier beginnt keine Zeichnung</translation>
        </message>
        <message>
            <source>1 drawing begins here</source>
            <translation>1 Zeichnung beginnt hier</translation>
        </message>
        <message>
            <source>{} begin here</source>
            <translation>{} beginnen hier</translation>
        </message>
        <message>
            <source>drawings</source>
            <translation>Zeichnungen</translation>
        </message>
    </context>
    <context>
        <name>gui.shell</name>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Ansicht</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Teilen</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Take the last change back</source>
            <translation>Die letzte Änderung zurücknehmen</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Make the change again</source>
            <translation>Die Änderung wiederholen</translation>
        </message>
        <message>
            <source>History...</source>
            <translation>Verlauf ...</translation>
        </message>
        <message>
            <source>All steps, to go back or forth to any of them</source>
            <translation>Alle Schritte, um zu jedem vor- oder zurückzugehen</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Ausschneiden</translation>
        </message>
        <message>
            <source>Copy the selected clues and remove them</source>
            <translation>Die ausgewählten Hinweise kopieren und entfernen</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copy the selected clues</source>
            <translation>Die ausgewählten Hinweise kopieren</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Einfügen</translation>
        </message>
        <message>
            <source>Paste clues at the cursor, or a picture or link as a new puzzle</source>
            <translation>Hinweise beim Cursor einfügen oder ein Bild oder einen Link als neues Rätsel</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Duplizieren</translation>
        </message>
        <message>
            <source>Copy the selected clues to the cells beside them</source>
            <translation>Die ausgewählten Hinweise in die Felder daneben kopieren</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove the clues of the selected cells</source>
            <translation>Die Hinweise der ausgewählten Felder entfernen</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles auswählen</translation>
        </message>
        <message>
            <source>Select every cell</source>
            <translation>Jedes Feld auswählen</translation>
        </message>
        <message>
            <source>Go to cell...</source>
            <translation>Gehe zu Feld ...</translation>
        </message>
        <message>
            <source>Put the cursor on a cell by its row and column</source>
            <translation>Den Cursor auf ein Feld setzen, nach Zeile und Spalte</translation>
        </message>
        <message>
            <source>Edit the puzzle</source>
            <translation>Das Rätsel bearbeiten</translation>
        </message>
        <message>
            <source>Back to the tools</source>
            <translation>Zurück zu den Werkzeugen</translation>
        </message>
        <message>
            <source>Settings...</source>
            <translation>Einstellungen ...</translation>
        </message>
        <message>
            <source>Look, checking, and what solvers may use</source>
            <translation>Aussehen, Prüfung und was Löser verbrauchen dürfen</translation>
        </message>
        <message>
            <source>Generate...</source>
            <translation>Erzeugen ...</translation>
        </message>
        <message>
            <source>Find clues for this board that have one solution</source>
            <translation>Hinweise für dieses Spielfeld finden, die eine eindeutige Lösung haben</translation>
        </message>
        <message>
            <source>Generate many...</source>
            <translation>Viele erzeugen ...</translation>
        </message>
        <message>
            <source>Make a sheet of puzzles on this board, and save them in a folder</source>
            <translation>Einen Bogen Rätsel auf diesem Spielfeld machen und in einem Ordner speichern</translation>
        </message>
        <message>
            <source>Tour...</source>
            <translation>Tour ...</translation>
        </message>
        <message>
            <source>Make a tour by jumps on a board of any size, and a picture of it</source>
            <translation>Eine Tour aus Sprüngen auf einem Brett beliebiger Größe machen, mit Bild</translation>
        </message>
        <message>
            <source>Clues for my line...</source>
            <translation>Hinweise zu meiner Linie ...</translation>
        </message>
        <message>
            <source>Find clues whose only solution is the line drawn by hand, or goes on from it</source>
            <translation>Hinweise finden, deren einzige Lösung die von Hand gezeichnete Linie ist oder sie fortsetzt</translation>
        </message>
        <message>
            <source>Complete the clues...</source>
            <translation>Hinweise ergänzen ...</translation>
        </message>
        <message>
            <source>Add as few clues as make the solution the only one</source>
            <translation>So wenige Hinweise hinzufügen, dass die Lösung eindeutig wird</translation>
        </message>
        <message>
            <source>Repair the clues...</source>
            <translation>Hinweise reparieren ...</translation>
        </message>
        <message>
            <source>Remove as few clues as contradict each other</source>
            <translation>So wenige Hinweise entfernen, wie sich widersprechen</translation>
        </message>
        <message>
            <source>Title, author and rules...</source>
            <translation>Titel, Autor und Regeln ...</translation>
        </message>
        <message>
            <source>What is written on the sheet, and the settings of its rules</source>
            <translation>Was auf dem Blatt steht, und die Einstellungen der Regeln</translation>
        </message>
        <message>
            <source>Moves of the tour...</source>
            <translation>Züge der Tour ...</translation>
        </message>
        <message>
            <source>The jumps that are allowed, as little arrows on a grid</source>
            <translation>Die erlaubten Sprünge, als kleine Pfeile auf einem Gitter</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Rechts drehen</translation>
        </message>
        <message>
            <source>Turn the board with its clues</source>
            <translation>Das Spielfeld mit seinen Hinweisen drehen</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Links drehen</translation>
        </message>
        <message>
            <source>Turn the board with its clues the other way</source>
            <translation>Das Spielfeld mit seinen Hinweisen andersherum drehen</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Spiegeln</translation>
        </message>
        <message>
            <source>Swap left and right</source>
            <translation>Links und rechts vertauschen</translation>
        </message>
        <message>
            <source>Rows and columns...</source>
            <translation>Zeilen und Spalten ...</translation>
        </message>
        <message>
            <source>Add or remove rows, columns or rings at each side; clues stay where they are</source>
            <translation>Auf jeder Seite Zeilen, Spalten oder Ringe hinzufügen oder entfernen; Hinweise bleiben, wo sie sind</translation>
        </message>
        <message>
            <source>Crop to the selection</source>
            <translation>Auf die Auswahl zuschneiden</translation>
        </message>
        <message>
            <source>Leave the selected cells alone</source>
            <translation>Nur die ausgewählten Felder behalten</translation>
        </message>
        <message>
            <source>One-way lines</source>
            <translation>Gerichtete Linien</translation>
        </message>
        <message>
            <source>Let lines of a graph lead one way, or all of them both ways again</source>
            <translation>Linien eines Graphen in eine Richtung führen lassen, oder alle wieder in beide</translation>
        </message>
        <message>
            <source>Remove all clues</source>
            <translation>Alle Hinweise entfernen</translation>
        </message>
        <message>
            <source>Leave the board and remove its clues</source>
            <translation>Das Spielfeld behalten und seine Hinweise entfernen</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <source>Find any command by its name</source>
            <translation>Jeden Befehl beim Namen finden</translation>
        </message>
        <message>
            <source>The list of all keys</source>
            <translation>Die Liste aller Tasten</translation>
        </message>
        <message>
            <source>How this puzzle is played</source>
            <translation>Wie dieses Rätsel gespielt wird</translation>
        </message>
        <message>
            <source>The rules of this kind of puzzle</source>
            <translation>Die Regeln dieser Rätselart</translation>
        </message>
        <message>
            <source>A page for each kind of puzzle, with a board to play</source>
            <translation>Eine Seite zu jeder Rätselart, mit einem Spielfeld zum Spielen</translation>
        </message>
        <message>
            <source>Manual</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>All that the studio does, in your browser, without a network</source>
            <translation>Alles, was das Studio kann, in Ihrem Browser und ohne Netz</translation>
        </message>
        <message>
            <source>Guided tour</source>
            <translation>Rundgang</translation>
        </message>
        <message>
            <source>Eight steps, each done with your own hand</source>
            <translation>Acht Schritte, jeder mit eigener Hand getan</translation>
        </message>
        <message>
            <source>Show log file</source>
            <translation>Protokolldatei zeigen</translation>
        </message>
        <message>
            <source>What solver processes wrote before they ended</source>
            <translation>Was Löserprozesse schrieben, bevor sie endeten</translation>
        </message>
        <message>
            <source>About Oneline Studio</source>
            <translation>Über Oneline Studio</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>Version und Lizenz</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Auf dem Spielfeld</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Werkzeuge</translation>
        </message>
        <message>
            <source>Move the cursor</source>
            <translation>Den Cursor bewegen</translation>
        </message>
        <message>
            <source>The other diagonal of hexagons</source>
            <translation>Die andere Diagonale der Sechsecke</translation>
        </message>
        <message>
            <source>The next or previous cell</source>
            <translation>Das nächste oder vorige Feld</translation>
        </message>
        <message>
            <source>In Play: draw or cross out the edge ahead</source>
            <translation>Beim Spielen: die Kante voraus ziehen oder durchstreichen</translation>
        </message>
        <message>
            <source>In Play: aim at each edge of a cell in turn, for Enter</source>
            <translation>Beim Spielen: auf die Kanten eines Felds der Reihe nach zielen, für Enter</translation>
        </message>
        <message>
            <source>Extend the selection</source>
            <translation>Die Auswahl erweitern</translation>
        </message>
        <message>
            <source>Mark a cell</source>
            <translation>Ein Feld markieren</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Einen Schritt zurück</translation>
        </message>
        <message>
            <source>Menu of a cell</source>
            <translation>Menü eines Felds</translation>
        </message>
        <message>
            <source>Check now</source>
            <translation>Jetzt prüfen</translation>
        </message>
        <message>
            <source>Check the puzzle again</source>
            <translation>Das Rätsel noch einmal prüfen</translation>
        </message>
        <message>
            <source>Check this twice...</source>
            <translation>Zweimal prüfen ...</translation>
        </message>
        <message>
            <source>Prove the verdict again with another engine, and save the proof</source>
            <translation>Das Urteil mit einem anderen Verfahren beweisen und den Beweis speichern</translation>
        </message>
        <message>
            <source>Show another solution</source>
            <translation>Andere Lösung zeigen</translation>
        </message>
        <message>
            <source>Show one of the solutions, drawn at random where that can be done</source>
            <translation>Eine der Lösungen zeigen, zufällig gezogen, wo das geht</translation>
        </message>
        <message>
            <source>Previous walk</source>
            <translation>Voriger Weg</translation>
        </message>
        <message>
            <source>Show the walk before in the list of all walks of a maze</source>
            <translation>Den vorigen Weg in der Liste aller Wege eines Irrgartens zeigen</translation>
        </message>
        <message>
            <source>Shortest walk</source>
            <translation>Kürzester Weg</translation>
        </message>
        <message>
            <source>Show a walk of a maze with the fewest jumps</source>
            <translation>Einen Weg eines Irrgartens mit den wenigsten Sprüngen zeigen</translation>
        </message>
        <message>
            <source>Longest walk</source>
            <translation>Längster Weg</translation>
        </message>
        <message>
            <source>Show a walk of a maze with the most jumps</source>
            <translation>Einen Weg eines Irrgartens mit den meisten Sprüngen zeigen</translation>
        </message>
        <message>
            <source>Draw it again</source>
            <translation>Nachzeichnen</translation>
        </message>
        <message>
            <source>Draw the line on the board step by step, or pause</source>
            <translation>Die Linie auf dem Spielfeld Schritt für Schritt zeichnen, oder Pause</translation>
        </message>
        <message>
            <source>All drawings...</source>
            <translation>Alle Zeichnungen ...</translation>
        </message>
        <message>
            <source>All drawings in one stroke side by side</source>
            <translation>Alle Zeichnungen in einem Zug nebeneinander</translation>
        </message>
        <message>
            <source>Next marked clue</source>
            <translation>Nächster markierter Hinweis</translation>
        </message>
        <message>
            <source>Move to the next redundant or conflicting clue</source>
            <translation>Zum nächsten überflüssigen oder widersprüchlichen Hinweis gehen</translation>
        </message>
        <message>
            <source>Remove as many clues as possible while the solution stays the only one</source>
            <translation>So viele Hinweise wie möglich entfernen, solange die Lösung eindeutig bleibt</translation>
        </message>
        <message>
            <source>Minimality report...</source>
            <translation>Minimalitätsbericht ...</translation>
        </message>
        <message>
            <source>Which clues could go, and how many minimal sets of clues have this solution</source>
            <translation>Welche Hinweise entbehrlich sind und wie viele minimale Hinweismengen diese Lösung haben</translation>
        </message>
        <message>
            <source>Census...</source>
            <translation>Zählung ...</translation>
        </message>
        <message>
            <source>Count all loops of a small board, and the Slitherlinks with one solution</source>
            <translation>Alle Rundwege eines kleinen Spielfelds zählen und die Slitherlinks mit eindeutiger Lösung</translation>
        </message>
        <message>
            <source>Compare engines...</source>
            <translation>Verfahren vergleichen ...</translation>
        </message>
        <message>
            <source>Count with several engines, on this puzzle or on a series, and compare their times</source>
            <translation>Mit mehreren Verfahren zählen, dieses Rätsel oder eine Reihe, und ihre Zeiten vergleichen</translation>
        </message>
        <message>
            <source>No unsaved work was left that can be read.</source>
            <translation>Es blieb keine lesbare ungespeicherte Arbeit zurück.</translation>
        </message>
        <message>
            <source>There is no unsaved work to bring back.</source>
            <translation>Es gibt keine ungespeicherte Arbeit zurückzuholen.</translation>
        </message>
        <message>
            <source>The manual is put together; it opens when it is there.</source>
            <translation>Das Handbuch wird zusammengestellt; es öffnet sich, sobald es da ist.</translation>
        </message>
        <message>
            <source>The manual could not be put together: {}</source>
            <translation>Das Handbuch konnte nicht zusammengestellt werden: {}</translation>
        </message>
        <message>
            <source>The manual is {}.</source>
            <translation>Das Handbuch ist {}.</translation>
        </message>
        <message>
            <source>No solver has had anything to tell yet.</source>
            <translation>Noch kein Löser hatte etwas zu melden.</translation>
        </message>
        <message>
            <source>The log file is {}.</source>
            <translation>Die Protokolldatei ist {}.</translation>
        </message>
        <message>
            <source>Next reason</source>
            <translation>Nächster Grund</translation>
        </message>
        <message>
            <source>Show the next step and why it follows</source>
            <translation>Den nächsten Schritt zeigen und warum er folgt</translation>
        </message>
        <message>
            <source>Reason before</source>
            <translation>Voriger Grund</translation>
        </message>
        <message>
            <source>Show the step before</source>
            <translation>Den vorigen Schritt zeigen</translation>
        </message>
        <message>
            <source>First reason</source>
            <translation>Erster Grund</translation>
        </message>
        <message>
            <source>Show the first step</source>
            <translation>Den ersten Schritt zeigen</translation>
        </message>
        <message>
            <source>Last reason</source>
            <translation>Letzter Grund</translation>
        </message>
        <message>
            <source>Show the last step</source>
            <translation>Den letzten Schritt zeigen</translation>
        </message>
        <message>
            <source>What if not?</source>
            <translation>Sonst?</translation>
        </message>
        <message>
            <source>See where it leads if it were otherwise</source>
            <translation>Sehen, wohin es führt, wenn es anders wäre</translation>
        </message>
        <message>
            <source>Hardest step</source>
            <translation>Schwerster Schritt</translation>
        </message>
        <message>
            <source>Show the hardest step of the puzzle</source>
            <translation>Den schwersten Schritt des Rätsels zeigen</translation>
        </message>
        <message>
            <source>Use that there is only one solution</source>
            <translation>Eindeutigkeit nutzen</translation>
        </message>
        <message>
            <source>Allow steps of Slitherlinks that use that there is only one solution, or leave them out</source>
            <translation>Bei Slitherlinks Schritte zulassen, die nutzen, dass es nur eine Lösung gibt, oder sie weglassen</translation>
        </message>
        <message>
            <source>Fold the reason</source>
            <translation>Grund einklappen</translation>
        </message>
        <message>
            <source>Show or hide on the board the reason of a long step</source>
            <translation>Den Grund eines langen Schritts auf dem Spielfeld zeigen oder ausblenden</translation>
        </message>
        <message>
            <source>Explain the puzzle</source>
            <translation>Das Rätsel erklären</translation>
        </message>
        <message>
            <source>Go through the solution step by step, each with its reason</source>
            <translation>Die Lösung Schritt für Schritt durchgehen, jeden mit seinem Grund</translation>
        </message>
        <message>
            <source>New...</source>
            <translation>Neu ...</translation>
        </message>
        <message>
            <source>Choose a kind and an outline</source>
            <translation>Rätselart und Umriss wählen</translation>
        </message>
        <message>
            <source>New from picture...</source>
            <translation>Neu aus Bild ...</translation>
        </message>
        <message>
            <source>Make a puzzle shaped like a photograph or drawing; dropping one on the window does too</source>
            <translation>Ein Rätsel in Form eines Fotos oder einer Zeichnung machen; auch durch Ablegen im Fenster</translation>
        </message>
        <message>
            <source>Open a puzzle file</source>
            <translation>Eine Rätseldatei öffnen</translation>
        </message>
        <message>
            <source>Open link or text...</source>
            <translation>Link oder Text öffnen ...</translation>
        </message>
        <message>
            <source>Open a puzz.link address, a game ID or puzzle text</source>
            <translation>Eine Adresse von puzz.link, eine Spielkennung oder Rätseltext öffnen</translation>
        </message>
        <message>
            <source>Welcome page</source>
            <translation>Startseite</translation>
        </message>
        <message>
            <source>Recent puzzles and examples</source>
            <translation>Letzte Rätsel und Beispiele</translation>
        </message>
        <message>
            <source>Recovered work...</source>
            <translation>Wiederhergestellte Arbeit ...</translation>
        </message>
        <message>
            <source>Bring back what was not saved when the studio ended</source>
            <translation>Zurückholen, was beim Ende des Studios nicht gespeichert war</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save the puzzle</source>
            <translation>Das Rätsel speichern</translation>
        </message>
        <message>
            <source>Save as...</source>
            <translation>Speichern unter ...</translation>
        </message>
        <message>
            <source>Save the puzzle under another name</source>
            <translation>Das Rätsel unter einem anderen Namen speichern</translation>
        </message>
        <message>
            <source>Copy as link</source>
            <translation>Als Link kopieren</translation>
        </message>
        <message>
            <source>Copy the puzzle as an address or as text for other programs</source>
            <translation>Das Rätsel als Adresse oder als Text für andere Programme kopieren</translation>
        </message>
        <message>
            <source>Export picture...</source>
            <translation>Bild exportieren ...</translation>
        </message>
        <message>
            <source>Save a picture of any size, or the solution as a film</source>
            <translation>Ein Bild beliebiger Größe speichern, oder die Lösung als Film</translation>
        </message>
        <message>
            <source>Print the puzzle, or save the page: paper, solution, rules, copies a page</source>
            <translation>Das Rätsel drucken oder die Seite speichern: Papier, Lösung, Regeln, Exemplare je Seite</translation>
        </message>
        <message>
            <source>Export teaching sheet...</source>
            <translation>Lehrblatt exportieren ...</translation>
        </message>
        <message>
            <source>Save one page with the puzzle, steps of its solution in pictures, and the answer</source>
            <translation>Eine Seite mit dem Rätsel, Lösungsschritten in Bildern und der Lösung speichern</translation>
        </message>
        <message>
            <source>Booklet...</source>
            <translation>Heft ...</translation>
        </message>
        <message>
            <source>Save a folder of puzzles as a book to print, with contents, rules and answers</source>
            <translation>Einen Ordner mit Rätseln als Heft zum Drucken speichern, mit Inhalt, Regeln und Lösungen</translation>
        </message>
        <message>
            <source>Folder of puzzles...</source>
            <translation>Ordner mit Rätseln ...</translation>
        </message>
        <message>
            <source>See, sort, check and export all puzzles of a folder</source>
            <translation>Alle Rätsel eines Ordners ansehen, sortieren, prüfen und exportieren</translation>
        </message>
        <message>
            <source>New window</source>
            <translation>Neues Fenster</translation>
        </message>
        <message>
            <source>One more window, with a document of its own</source>
            <translation>Ein weiteres Fenster mit eigenem Dokument</translation>
        </message>
        <message>
            <source>Reopen closed</source>
            <translation>Geschlossenes wieder öffnen</translation>
        </message>
        <message>
            <source>Bring the document back that was closed last, with its steps</source>
            <translation>Das zuletzt geschlossene Dokument mit seinen Schritten zurückholen</translation>
        </message>
        <message>
            <source>Close window</source>
            <translation>Fenster schließen</translation>
        </message>
        <message>
            <source>Close this window; others stay</source>
            <translation>Dieses Fenster schließen; andere bleiben offen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Close all windows</source>
            <translation>Alle Fenster schließen</translation>
        </message>
        <message>
            <source>Puzzles ({});;All files (*)</source>
            <translation>Rätsel ({});;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Open a puzzle</source>
            <translation>Ein Rätsel öffnen</translation>
        </message>
        <message>
            <source>Opening {}: its folder has not answered yet.</source>
            <translation>{} wird geöffnet: Der Ordner hat noch nicht geantwortet.</translation>
        </message>
        <message>
            <source>{} could not be read</source>
            <translation>{} konnte nicht gelesen werden</translation>
        </message>
        <message>
            <source>{} could not be read</source>
            <comment>several</comment>
            <translation>{} konnten nicht gelesen werden</translation>
        </message>
        <message>
            <source>Not all files were opened</source>
            <translation>Nicht alle Dateien wurden geöffnet</translation>
        </message>
        <message>
            <source>No more than {} open at once. A folder shows all of its puzzles.</source>
            <translation>Mehr als {} öffnen sich nicht auf einmal. Ein Ordner zeigt alle seine Rätsel.</translation>
        </message>
        <message>
            <source>This text</source>
            <translation>Dieser Text</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Puzzles (*{})</source>
            <translation>Rätsel (*{})</translation>
        </message>
        <message>
            <source>There is nothing to save yet: the board has no cells.</source>
            <translation>Es gibt noch nichts zu speichern: Das Spielfeld hat keine Felder.</translation>
        </message>
        <message>
            <source>{} is not saved yet: its folder has not answered.</source>
            <translation>{} ist noch nicht gespeichert: Der Ordner hat nicht geantwortet.</translation>
        </message>
        <message>
            <source>Saved {}.</source>
            <translation>{} gespeichert.</translation>
        </message>
        <message>
            <source>The puzzle is still open. Save it under another name or elsewhere.</source>
            <translation>Das Rätsel ist noch offen. Unter einem anderen Namen oder anderswo speichern.</translation>
        </message>
        <message>
            <source>Copied as {}.</source>
            <translation>Kopiert als {}.</translation>
        </message>
        <message>
            <source>No address can hold this puzzle: the text of its file was copied instead.</source>
            <translation>Keine Adresse kann dieses Rätsel fassen: Stattdessen wurde der Text seiner Datei kopiert.</translation>
        </message>
        <message>
            <source>Copied; the link checks the answer.</source>
            <translation>Kopiert; der Link prüft die Lösung.</translation>
        </message>
        <message>
            <source>Copied. No single answer is known to check.</source>
            <translation>Kopiert. Keine eindeutige Lösung ist bekannt, die geprüft werden könnte.</translation>
        </message>
        <message>
            <source>The puzzle is still open and can be saved.</source>
            <translation>Das Rätsel ist noch offen und kann gespeichert werden.</translation>
        </message>
        <message>
            <source>A copy was written to {}.</source>
            <translation>Eine Kopie wurde nach {} geschrieben.</translation>
        </message>
        <message>
            <source>Details are in {}.</source>
            <translation>Näheres steht in {}.</translation>
        </message>
        <message>
            <source>Something went wrong in the program</source>
            <translation>Im Programm ging etwas schief</translation>
        </message>
        <message>
            <source>create start begin</source>
            <translation>anlegen anfangen beginnen erstellen</translation>
        </message>
        <message>
            <source>load file</source>
            <translation>laden datei</translation>
        </message>
        <message>
            <source>url address import paste</source>
            <translation>url adresse importieren einfügen</translation>
        </message>
        <message>
            <source>store write</source>
            <translation>sichern schreiben</translation>
        </message>
        <message>
            <source>store copy rename</source>
            <translation>sichern kopieren umbenennen</translation>
        </message>
        <message>
            <source>share url address export</source>
            <translation>teilen url adresse exportieren</translation>
        </message>
        <message>
            <source>picture pdf svg png image</source>
            <translation>bild pdf svg png grafik</translation>
        </message>
        <message>
            <source>back revert</source>
            <translation>zurück zurücknehmen</translation>
        </message>
        <message>
            <source>again forward</source>
            <translation>nochmals vorwärts</translation>
        </message>
        <message>
            <source>rotate clockwise</source>
            <translation>rotieren uhrzeigersinn</translation>
        </message>
        <message>
            <source>rotate counterclockwise anticlockwise</source>
            <translation>rotieren gegen uhrzeigersinn</translation>
        </message>
        <message>
            <source>flip reflect</source>
            <translation>umklappen spiegeln</translation>
        </message>
        <message>
            <source>empty erase delete all</source>
            <translation>leeren löschen alles</translation>
        </message>
        <message>
            <source>erase clear</source>
            <translation>löschen leeren</translation>
        </message>
        <message>
            <source>preferences options configuration</source>
            <translation>optionen voreinstellungen konfiguration</translation>
        </message>
        <message>
            <source>night black colours light</source>
            <translation>nacht schwarz farben hell</translation>
        </message>
        <message>
            <source>larger bigger magnify</source>
            <translation>größer lupe</translation>
        </message>
        <message>
            <source>smaller</source>
            <translation>kleiner</translation>
        </message>
        <message>
            <source>zoom whole</source>
            <translation>zoom ganz</translation>
        </message>
        <message>
            <source>sidebar drawer</source>
            <translation>seitenleiste schublade</translation>
        </message>
        <message>
            <source>fullscreen full screen</source>
            <translation>vollbild ganzer bildschirm</translation>
        </message>
        <message>
            <source>properties metadata rules options name</source>
            <translation>eigenschaften metadaten regeln optionen name</translation>
        </message>
        <message>
            <source>make create random</source>
            <translation>machen anlegen zufall</translation>
        </message>
        <message>
            <source>collection library archive duplicates thumbnails browse</source>
            <translation>Sammlung Bibliothek Archiv Duplikate Vorschaubilder durchsehen</translation>
        </message>
        <message>
            <source>bulk batch series</source>
            <translation>stapel serie menge</translation>
        </message>
        <message>
            <source>finish unique</source>
            <translation>fertig eindeutig</translation>
        </message>
        <message>
            <source>mend fix conflict</source>
            <translation>flicken beheben widerspruch</translation>
        </message>
        <message>
            <source>minimise reduce superfluous</source>
            <translation>minimieren verringern überflüssig</translation>
        </message>
        <message>
            <source>answer solve show</source>
            <translation>antwort lösen zeigen</translation>
        </message>
        <message>
            <source>keys keyboard help hotkeys</source>
            <translation>tasten tastatur hilfe kürzel</translation>
        </message>
        <message>
            <source>help how to play instructions</source>
            <translation>hilfe anleitung spielen</translation>
        </message>
        <message>
            <source>count enumerate all loops</source>
            <translation>zählen aufzählen alle rundwege</translation>
        </message>
        <message>
            <source>trim cut</source>
            <translation>beschneiden schneiden</translation>
        </message>
        <message>
            <source>rating grade difficulty why reasons hint techniques</source>
            <translation>Bewertung Schwierigkeit schwer warum Gründe Hinweis Techniken</translation>
        </message>
        <message>
            <source>fewest clues minimum smallest</source>
            <translation>wenigste Hinweise Minimum kleinste</translation>
        </message>
        <message>
            <source>verify prove proof certificate second engine</source>
            <translation>prüfen beweisen Beweis Zertifikat zweites Verfahren</translation>
        </message>
        <message>
            <source>undo history earlier</source>
            <translation>Verlauf rückgängig früher</translation>
        </message>
        <message>
            <source>tutorial introduction learn three-minute tour</source>
            <translation>Einführung Lernprogramm lernen Rundgang</translation>
        </message>
        <message>
            <source>documentation help</source>
            <translation>Dokumentation Hilfe</translation>
        </message>
        <message>
            <source>book</source>
            <translation>Buch Heft</translation>
        </message>
        <message>
            <source>html play online</source>
            <translation>HTML online spielen</translation>
        </message>
        <message>
            <source>speed benchmark</source>
            <translation>Geschwindigkeit Vergleich</translation>
        </message>
        <message>
            <source>crash backup lost</source>
            <translation>Absturz Sicherung verloren</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>add insert remove delete size grow shrink width height enlarge</source>
            <translation>hinzufügen einfügen entfernen löschen größe wachsen schrumpfen breite höhe</translation>
        </message>
        <message>
            <source>nothing to take back</source>
            <translation>nichts zurückzunehmen</translation>
        </message>
        <message>
            <source>nothing was taken back</source>
            <translation>nichts wurde zurückgenommen</translation>
        </message>
        <message>
            <source>no clue is known to be redundant</source>
            <translation>kein Hinweis ist als überflüssig bekannt</translation>
        </message>
        <message>
            <source>nothing was closed</source>
            <translation>nichts wurde geschlossen</translation>
        </message>
        <message>
            <source>open a puzzle first</source>
            <translation>zuerst ein Rätsel öffnen</translation>
        </message>
        <message>
            <source>only in {}</source>
            <translation>nur in {}</translation>
        </message>
        <message>
            <source>only while editing</source>
            <translation>nur beim Bearbeiten</translation>
        </message>
        <message>
            <source>not possible now</source>
            <translation>jetzt nicht möglich</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Werkzeug</translation>
        </message>
        <message>
            <source>{} lists all keys, {} finds any command. {} saves the puzzle.</source>
            <translation>{} zeigt alle Tasten, {} findet jeden Befehl. {} speichert das Rätsel.</translation>
        </message>
        <message>
            <source>That was the tour</source>
            <translation>Das war der Rundgang</translation>
        </message>
        <message>
            <source>Step {} of {}</source>
            <translation>Schritt {} von {}</translation>
        </message>
        <message>
            <source>Letters, digits and arrows are for the board: add Ctrl or Alt.</source>
            <translation>Buchstaben, Ziffern und Pfeile gehören dem Spielfeld: Strg oder Alt dazunehmen.</translation>
        </message>
        <message>
            <source>The board hears letters: choose one, without Ctrl and Alt.</source>
            <translation>Das Spielfeld hört auf Buchstaben: einen wählen, ohne Strg und Alt.</translation>
        </message>
        <message>
            <source>“{}” has this key.</source>
            <translation>„{}“ hat diese Taste.</translation>
        </message>
        <message>
            <source>Mark what you are sure of</source>
            <translation>Markieren, was sicher ist</translation>
        </message>
        <message>
            <source>Note what may be</source>
            <translation>Notieren, was sein kann</translation>
        </message>
        <message>
            <source>Check so far</source>
            <translation>Bisheriges prüfen</translation>
        </message>
        <message>
            <source>Is all right so far? Else the first mistake is ringed</source>
            <translation>Ist bis hierher alles richtig? Sonst wird der erste Fehler eingekreist</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>What follows next: where, then why, then the mark</source>
            <translation>Was als Nächstes folgt: wo, dann warum, dann die Markierung</translation>
        </message>
        <message>
            <source>Assume</source>
            <translation>Annahme</translation>
        </message>
        <message>
            <source>Mark what follows as an assumption</source>
            <translation>Was folgt, als Annahme markieren</translation>
        </message>
        <message>
            <source>Keep the assumption</source>
            <translation>Annahme behalten</translation>
        </message>
        <message>
            <source>What was marked since is no longer doubted</source>
            <translation>Was seither markiert wurde, gilt nun</translation>
        </message>
        <message>
            <source>Abandon the assumption</source>
            <translation>Annahme verwerfen</translation>
        </message>
        <message>
            <source>Take all marks since it back</source>
            <translation>Alle Markierungen seither zurücknehmen</translation>
        </message>
        <message>
            <source>Next places</source>
            <translation>Nächste Plätze</translation>
        </message>
        <message>
            <source>Show where the next number can go</source>
            <translation>Zeigen, wohin die nächste Zahl kann</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Noch einmal zeigen</translation>
        </message>
        <message>
            <source>Show the play again, mark by mark</source>
            <translation>Den Spielverlauf noch einmal zeigen, Markierung für Markierung</translation>
        </message>
        <message>
            <source>Play the puzzle</source>
            <translation>Das Rätsel spielen</translation>
        </message>
        <message>
            <source>Solve the puzzle on the board; the puzzle itself stays as it is</source>
            <translation>Das Rätsel auf dem Spielfeld lösen; es selbst bleibt, wie es ist</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>Take all marks away</source>
            <translation>Alle Markierungen wegnehmen</translation>
        </message>
        <message>
            <source>No clue is marked.</source>
            <translation>Kein Hinweis ist markiert.</translation>
        </message>
        <message>
            <source>Add lines</source>
            <translation>Linien hinzufügen</translation>
        </message>
        <message>
            <source>Draw lines twice</source>
            <translation>Linien doppelt zeichnen</translation>
        </message>
        <message>
            <source>Open recent</source>
            <translation>Zuletzt geöffnet</translation>
        </message>
        <message>
            <source>{} is open in another window, too. The file keeps what is saved last, in either window; a game keeps the marks that are made last.</source>
            <translation>{} ist auch in einem anderen Fenster offen. Die Datei behält, was zuletzt gespeichert wird, in welchem Fenster auch immer; ein Spiel behält die zuletzt gemachten Markierungen.</translation>
        </message>
        <message>
            <source>Unsaved work was found</source>
            <translation>Ungespeicherte Arbeit wurde gefunden</translation>
        </message>
        <message>
            <source>The studio ended before this was saved. Restoring keeps the undo steps.</source>
            <translation>Das Studio endete, bevor dies gespeichert war. Das Wiederherstellen behält die Schritte zum Rückgängigmachen.</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Später</translation>
        </message>
        <message>
            <source>Not saved under a name</source>
            <translation>Ohne Namen, nicht gespeichert</translation>
        </message>
        <message numerus="yes">
            <source>steps to undo</source>
            <extracomment>For one: step to undo</extracomment>
            <translation>
                <numerusform>Schritt rückgängig zu machen</numerusform>
                <numerusform>Schritte rückgängig zu machen</numerusform>
            </translation>
        </message>
        <message>
            <source>Marks of a game</source>
            <translation>Markierungen eines Spiels</translation>
        </message>
        <message>
            <source>In no folder yet</source>
            <translation>Noch in keinem Ordner</translation>
        </message>
        <message>
            <source>Last edit: {}</source>
            <translation>Letzte Änderung: {}</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Restore {}</source>
            <translation>{} wiederherstellen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Delete {}</source>
            <translation>{} löschen</translation>
        </message>
        <message>
            <source>Web page...</source>
            <translation>Webseite ...</translation>
        </message>
        <message>
            <source>Save one file on which the puzzle is played in a browser, also on a phone</source>
            <translation>Eine Datei speichern, in der das Rätsel im Browser gespielt wird, auch am Telefon</translation>
        </message>
        <message>
            <source>Copy Penpa+ link</source>
            <translation>Penpa+-Link kopieren</translation>
        </message>
        <message>
            <source>Copy a link to Penpa+, which checks the answer where a solution is known</source>
            <translation>Einen Link zu Penpa+ kopieren, der die Lösung prüft, wo eine bekannt ist</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Vergrößern</translation>
        </message>
        <message>
            <source>Show the board larger</source>
            <translation>Das Spielfeld größer zeigen</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Verkleinern</translation>
        </message>
        <message>
            <source>Show the board smaller</source>
            <translation>Das Spielfeld kleiner zeigen</translation>
        </message>
        <message>
            <source>Fit the board</source>
            <translation>Ganz zeigen</translation>
        </message>
        <message>
            <source>Show the whole board</source>
            <translation>Das ganze Spielfeld zeigen</translation>
        </message>
        <message>
            <source>Fit the width</source>
            <translation>Breite anpassen</translation>
        </message>
        <message>
            <source>Show the board as wide as the window</source>
            <translation>Das Spielfeld so breit wie das Fenster zeigen</translation>
        </message>
        <message>
            <source>Show cells in their natural size</source>
            <translation>Felder in natürlicher Größe zeigen</translation>
        </message>
        <message>
            <source>Side panel</source>
            <translation>Seitentafel</translation>
        </message>
        <message>
            <source>Show or hide the verdict and what to do about it</source>
            <translation>Das Urteil und was damit zu tun ist ein- oder ausblenden</translation>
        </message>
        <message>
            <source>Only the board</source>
            <translation>Nur das Spielfeld</translation>
        </message>
        <message>
            <source>Hide everything but the board</source>
            <translation>Alles außer dem Spielfeld ausblenden</translation>
        </message>
        <message>
            <source>Dark theme</source>
            <translation>Dunkle Farben</translation>
        </message>
        <message>
            <source>Light letters on a dark desk</source>
            <translation>Helle Schrift auf dunklem Grund</translation>
        </message>
        <message>
            <source>Next region</source>
            <translation>Nächster Bereich</translation>
        </message>
        <message>
            <source>Move the focus on: header, tools, board, strip, panel</source>
            <translation>Den Fokus weitergeben: Kopf, Werkzeuge, Spielfeld, Leiste, Tafel</translation>
        </message>
        <message>
            <source>Previous region</source>
            <translation>Voriger Bereich</translation>
        </message>
        <message>
            <source>Move the focus back</source>
            <translation>Den Fokus zurückgeben</translation>
        </message>
        <message>
            <source>Menus</source>
            <translation>Menüs</translation>
        </message>
        <message>
            <source>Open the first menu; arrows lead to the others</source>
            <translation>Das erste Menü öffnen; Pfeile führen zu den anderen</translation>
        </message>
        <message>
            <source>Show the edges that every solution uses</source>
            <translation>Die Kanten zeigen, die jede Lösung benutzt</translation>
        </message>
        <message>
            <source>Show the cells in which solutions differ</source>
            <translation>Die Felder zeigen, in denen sich Lösungen unterscheiden</translation>
        </message>
        <message>
            <source>Show clues that would help</source>
            <translation>Hinweise zeigen, die helfen würden</translation>
        </message>
        <message>
            <source>Show clues that could go</source>
            <translation>Hinweise zeigen, die entbehrlich sind</translation>
        </message>
        <message>
            <source>Show clues that cannot all be true</source>
            <translation>Hinweise zeigen, die nicht alle stimmen können</translation>
        </message>
        <message>
            <source>Show a solution, and where a second one differs</source>
            <translation>Eine Lösung zeigen, und wo eine zweite anders ist</translation>
        </message>
        <message>
            <source>Show how many of all solutions use each edge</source>
            <translation>Zeigen, wie viele aller Lösungen jede Kante benutzen</translation>
        </message>
        <message>
            <source>Mark the cells of a maze that no walk can use</source>
            <translation>Die Felder eines Irrgartens markieren, die kein Weg benutzen kann</translation>
        </message>
        <message>
            <source>Show all jumps of a maze</source>
            <translation>Alle Sprünge eines Irrgartens zeigen</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Abspielen oder Pause</translation>
        </message>
        <message>
            <source>Let the steps run, or stop them</source>
            <translation>Die Schritte laufen lassen oder anhalten</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>Einen Schritt weiter</translation>
        </message>
        <message>
            <source>Show the next step</source>
            <translation>Den nächsten Schritt zeigen</translation>
        </message>
        <message>
            <source>First step</source>
            <translation>Erster Schritt</translation>
        </message>
        <message>
            <source>Show the board before the first step</source>
            <translation>Das Spielfeld vor dem ersten Schritt zeigen</translation>
        </message>
        <message>
            <source>Last step</source>
            <translation>Letzter Schritt</translation>
        </message>
        <message>
            <source>Show how it ends</source>
            <translation>Zeigen, wie es endet</translation>
        </message>
        <message>
            <source>Next dead end</source>
            <translation>Nächste Sackgasse</translation>
        </message>
        <message>
            <source>Show where the search fails next</source>
            <translation>Zeigen, wo die Suche als Nächstes scheitert</translation>
        </message>
        <message>
            <source>Dead end before</source>
            <translation>Vorige Sackgasse</translation>
        </message>
        <message>
            <source>Show where the search failed before</source>
            <translation>Zeigen, wo die Suche zuvor scheiterte</translation>
        </message>
        <message>
            <source>Next solution</source>
            <translation>Nächste Lösung</translation>
        </message>
        <message>
            <source>Show the next solution that is found</source>
            <translation>Die nächste gefundene Lösung zeigen</translation>
        </message>
        <message>
            <source>Solution before</source>
            <translation>Vorige Lösung</translation>
        </message>
        <message>
            <source>Show the solution found before</source>
            <translation>Die zuvor gefundene Lösung zeigen</translation>
        </message>
        <message>
            <source>Faster</source>
            <translation>Schneller</translation>
        </message>
        <message>
            <source>Show more steps in a second</source>
            <translation>Mehr Schritte in der Sekunde zeigen</translation>
        </message>
        <message>
            <source>Slower</source>
            <translation>Langsamer</translation>
        </message>
        <message>
            <source>Show fewer steps in a second</source>
            <translation>Weniger Schritte in der Sekunde zeigen</translation>
        </message>
        <message>
            <source>Watch a solver</source>
            <translation>Einem Löser zusehen</translation>
        </message>
        <message>
            <source>See a solver work on the board, step by step</source>
            <translation>Einen Löser Schritt für Schritt auf dem Spielfeld arbeiten sehen</translation>
        </message>
        <message>
            <source>Two solvers side by side</source>
            <translation>Zwei Löser nebeneinander</translation>
        </message>
        <message>
            <source>Show another solver at the same puzzle beside the first</source>
            <translation>Neben dem ersten einen anderen Löser am selben Rätsel zeigen</translation>
        </message>
        <message>
            <source>Export animation...</source>
            <translation>Animation exportieren ...</translation>
        </message>
        <message>
            <source>Save what is watched as GIF, APNG or HTML</source>
            <translation>Das Gesehene als GIF, APNG oder HTML speichern</translation>
        </message>
    </context>
    <context>
        <name>gui.style</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>&amp;Ordner:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>Datei&amp;name:</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>Datei&amp;typ:</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>leicht</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>mittel</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>schwer</translation>
        </message>
        <message>
            <source>very hard</source>
            <translation>sehr schwer</translation>
        </message>
        <message>
            <source>extreme</source>
            <translation>extrem</translation>
        </message>
        <message>
            <source>Fill the board</source>
            <translation>Das Spielfeld füllen</translation>
        </message>
        <message>
            <source>There is no solution.</source>
            <translation>Es gibt keine Lösung.</translation>
        </message>
        <message>
            <source>No solution is known yet.</source>
            <translation>Noch ist keine Lösung bekannt.</translation>
        </message>
        <message>
            <source>The open puzzle has no solution.</source>
            <translation>Das offene Rätsel hat keine Lösung.</translation>
        </message>
        <message>
            <source>No solution of the open puzzle is known yet.</source>
            <translation>Vom offenen Rätsel ist noch keine Lösung bekannt.</translation>
        </message>
        <message>
            <source>There is no further solution.</source>
            <translation>Es gibt keine weitere Lösung.</translation>
        </message>
        <message>
            <source>No further solution is known yet.</source>
            <translation>Noch ist keine weitere Lösung bekannt.</translation>
        </message>
        <message>
            <source>Change the outline</source>
            <translation>Den Umriss ändern</translation>
        </message>
        <message>
            <source>Add {}</source>
            <translation>{} hinzufügen</translation>
        </message>
        <message numerus="yes">
            <source>corners</source>
            <extracomment>For one: corner</extracomment>
            <translation>
                <numerusform>Ecke</numerusform>
                <numerusform>Ecken</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw {}</source>
            <translation>{} zeichnen</translation>
        </message>
        <message>
            <source>Turn {}</source>
            <translation>{} drehen</translation>
        </message>
        <message>
            <source>Move {}</source>
            <translation>{} verschieben</translation>
        </message>
        <message>
            <source>Change {} to {}</source>
            <translation>{} ändern in {}</translation>
        </message>
        <message>
            <source>Change {}</source>
            <translation>{} ändern</translation>
        </message>
        <message>
            <source>Place {}</source>
            <translation>{} setzen</translation>
        </message>
        <message>
            <source>Erase {}</source>
            <translation>{} löschen</translation>
        </message>
        <message>
            <source>Draw the line</source>
            <translation>Die Linie zeichnen</translation>
        </message>
        <message>
            <source>Change the puzzle</source>
            <translation>Das Rätsel ändern</translation>
        </message>
        <message>
            <source>And {} more.</source>
            <translation>Und {} weitere.</translation>
        </message>
        <message>
            <source>Corner {}</source>
            <translation>Ecke {}</translation>
        </message>
        <message>
            <source>column</source>
            <translation>Spalte</translation>
        </message>
        <message>
            <source>Row {}, {} {}</source>
            <translation>Zeile {}, {} {}</translation>
        </message>
        <message>
            <source>Between {} and {}</source>
            <translation>Zwischen {} und {}</translation>
        </message>
        <message>
            <source>A side of a cell</source>
            <translation>Eine Seite eines Felds</translation>
        </message>
        <message>
            <source>A corner</source>
            <translation>Eine Ecke</translation>
        </message>
        <message>
            <source>between {} and {}</source>
            <translation>zwischen {} und {}</translation>
        </message>
        <message>
            <source>a side of a cell</source>
            <translation>eine Seite eines Felds</translation>
        </message>
        <message>
            <source>a corner</source>
            <translation>eine Ecke</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>{} on its border</source>
            <translation>{} an den Rändern</translation>
        </message>
        <message>
            <source>arrow to {}</source>
            <translation>Pfeil nach {}</translation>
        </message>
        <message>
            <source>arrow from {}</source>
            <translation>Pfeil von {}</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <translation>Strg</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Pos1</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>PgUp</source>
            <translation>Bild auf</translation>
        </message>
        <message>
            <source>PgDown</source>
            <translation>Bild ab</translation>
        </message>
        <message>
            <source>End</source>
            <comment>key</comment>
            <translation>Ende</translation>
        </message>
    </context>
    <context>
        <name>gui.widgets</name>
        <message numerus="yes">
            <source>{0} solutions left</source>
            <extracomment>For one: {0} solution left</extracomment>
            <translation>
                <numerusform>noch {0} Lösung</numerusform>
                <numerusform>noch {0} Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <source>left</source>
            <translation>übrig</translation>
        </message>
        <message>
            <source>Show clue {0}</source>
            <translation>Hinweis {0} zeigen</translation>
        </message>
        <message>
            <source>Next clue</source>
            <translation>Nächster Hinweis</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>No one clue was found that helps.</source>
            <translation>Kein einzelner Hinweis wurde gefunden, der hilft.</translation>
        </message>
        <message>
            <source>Place {0}</source>
            <translation>{0} setzen</translation>
        </message>
        <message>
            <source>Make unique...</source>
            <translation>Eindeutig machen ...</translation>
        </message>
        <message>
            <source>Remove them together</source>
            <translation>Zusammen entfernen</translation>
        </message>
        <message>
            <source>Remove it</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Remove one of them</source>
            <translation>Einen davon entfernen</translation>
        </message>
        <message>
            <source>One clue can go and the solution stays the only one.</source>
            <translation>Ein Hinweis ist entbehrlich; die Lösung bleibt eindeutig.</translation>
        </message>
        <message>
            <source>Two clues can go, also both at once: the solution stays the only one.</source>
            <translation>Zwei Hinweise können wegfallen, auch beide zugleich: Die Lösung bleibt die einzige.</translation>
        </message>
        <message>
            <source>Any one of these {0} can go and the solution stays the only one.</source>
            <translation>Einzeln entbehrlich: {0}; die Lösung bleibt eindeutig.</translation>
        </message>
        <message>
            <source>All {0} can go at once.</source>
            <translation>Alle {0} sind zugleich entbehrlich.</translation>
        </message>
        <message>
            <source>Once one of them is gone, the others may be needed.</source>
            <translation>Fehlt einer davon, so können die anderen nötig sein.</translation>
        </message>
        <message>
            <source>Of these {0}, {1} can go at once.</source>
            <translation>Von diesen {0} können {1} zugleich wegfallen.</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <source>Ways out</source>
            <translation>Auswege</translation>
        </message>
        <message>
            <source>Repair...</source>
            <translation>Reparieren ...</translation>
        </message>
        <message>
            <source>{}, {} of {}: {}</source>
            <translation>{}, {} von {}: {}</translation>
        </message>
        <message>
            <source>Part of the picture</source>
            <translation>Teil des Bildes</translation>
        </message>
        <message>
            <source>Drag to choose a part; double-click for the whole picture</source>
            <translation>Ziehen, um einen Teil zu wählen; Doppelklick für das ganze Bild</translation>
        </message>
        <message>
            <source>Don't save</source>
            <translation>Nicht speichern</translation>
        </message>
        <message>
            <source>Otherwise “{}” brings them back, as long as the program runs.</source>
            <translation>Sonst holt „{}“ sie zurück, solange das Programm läuft.</translation>
        </message>
        <message>
            <source>It cannot be brought back.</source>
            <translation>Es lässt sich nicht zurückholen.</translation>
        </message>
        <message>
            <source>They cannot be brought back.</source>
            <translation>Sie lassen sich nicht zurückholen.</translation>
        </message>
        <message>
            <source>Delete {}?</source>
            <translation>{} löschen?</translation>
        </message>
        <message>
            <source>{0} is still being saved</source>
            <translation>{0} wird noch gespeichert</translation>
        </message>
        <message>
            <source>Its folder has not answered yet. The window closes as soon as it does.</source>
            <translation>Der Ordner hat noch nicht geantwortet. Das Fenster schließt sich, sobald er es tut.</translation>
        </message>
        <message>
            <source>{0} is still being made</source>
            <translation>{0} wird noch hergestellt</translation>
        </message>
        <message>
            <source>The window closes as soon as it is written. Without waiting there will be none.</source>
            <translation>Das Fenster schließt sich, sobald die Datei geschrieben ist. Ohne zu warten, entsteht keine.</translation>
        </message>
        <message>
            <source>Close without waiting</source>
            <translation>Schließen, ohne zu warten</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Bleiben</translation>
        </message>
        <message>
            <source>Overwrite</source>
            <translation>Überschreiben</translation>
        </message>
        <message>
            <source>{0} was changed meanwhile</source>
            <translation>{0} wurde inzwischen geändert</translation>
        </message>
        <message>
            <source>Overwriting it loses what was written there since you opened it.</source>
            <translation>Beim Überschreiben geht verloren, was dort seit dem Öffnen geschrieben wurde.</translation>
        </message>
        <message>
            <source>Your line</source>
            <translation>Deine Linie</translation>
        </message>
        <message>
            <source>Drop to open</source>
            <translation>Zum Öffnen ablegen</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Tafel</translation>
        </message>
        <message>
            <source>The reason of a long step on the board</source>
            <translation>Der Grund eines langen Schritts auf dem Spielfeld</translation>
        </message>
        <message>
            <source>Allow steps that use that a puzzle has only one solution</source>
            <translation>Schritte zulassen, die nutzen, dass ein Rätsel nur eine Lösung hat</translation>
        </message>
        <message>
            <source>For the designer</source>
            <translation>Für Rätselautoren</translation>
        </message>
        <message>
            <source>Look for no more steps; those that were found stay</source>
            <translation>Keine weiteren Schritte suchen; die gefundenen bleiben</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>The step before</source>
            <translation>Der vorige Schritt</translation>
        </message>
        <message>
            <source>The next step</source>
            <translation>Der nächste Schritt</translation>
        </message>
        <message>
            <source>Where it leads if this were otherwise</source>
            <translation>Wohin es führt, wenn es anders wäre</translation>
        </message>
        <message>
            <source>seldom</source>
            <translation>selten</translation>
        </message>
        <message>
            <source>evenly</source>
            <translation>gleich</translation>
        </message>
        <message>
            <source>often</source>
            <translation>oft</translation>
        </message>
        <message>
            <source>mostly</source>
            <translation>meistens</translation>
        </message>
        <message>
            <source>Begin with</source>
            <translation>Beginnen mit</translation>
        </message>
        <message>
            <source>All needed</source>
            <translation>Alle nötig</translation>
        </message>
        <message>
            <source>As few as can be</source>
            <translation>Möglichst wenige</translation>
        </message>
        <message>
            <source>Some more</source>
            <translation>Einige mehr</translation>
        </message>
        <message>
            <source>So many</source>
            <translation>So viele</translation>
        </message>
        <message>
            <source>Clues</source>
            <translation>Hinweise</translation>
        </message>
        <message>
            <source>More than needed</source>
            <translation>Mehr als nötig</translation>
        </message>
        <message>
            <source>Clues in all</source>
            <translation>Hinweise insgesamt</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>Beliebig</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symmetrie</translation>
        </message>
        <message>
            <source>How gladly {} are kept</source>
            <translation>Wie gern {} behalten werden</translation>
        </message>
        <message>
            <source>Click a cell in the picture: ring, a clue there; cross, no clue.</source>
            <translation>Ein Feld im Bild anklicken: Ring, dort ein Hinweis; Kreuz, kein Hinweis.</translation>
        </message>
        <message>
            <source>Clear the marks</source>
            <translation>Markierungen löschen</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Another puzzle each time</source>
            <translation>Jedes Mal ein anderes Rätsel</translation>
        </message>
        <message>
            <source>The same number, the same puzzle; also on the command line</source>
            <translation>Gleiche Zahl, gleiches Rätsel; auch auf der Befehlszeile</translation>
        </message>
        <message>
            <source>Leave the tour</source>
            <translation>Rundgang verlassen</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Überspringen</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Modus</translation>
        </message>
        <message>
            <source>Show the side panel</source>
            <translation>Seitentafel zeigen</translation>
        </message>
        <message>
            <source>Header</source>
            <translation>Kopf</translation>
        </message>
        <message>
            <source>More menus</source>
            <translation>Weitere Menüs</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>Kleiner</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Größer</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Suche leeren</translation>
        </message>
        <message>
            <source>{0} of {1}</source>
            <translation>{0} von {1}</translation>
        </message>
        <message>
            <source>Hide {0}</source>
            <translation>{0} ausblenden</translation>
        </message>
        <message>
            <source>Show {0}</source>
            <translation>{0} zeigen</translation>
        </message>
        <message>
            <source>Alt +</source>
            <translation>Alt +</translation>
        </message>
        <message>
            <source>Checking as you draw</source>
            <translation>Prüfen beim Zeichnen</translation>
        </message>
        <message>
            <source>Checking is paused</source>
            <translation>Die Prüfung ist angehalten</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>Was helfen würde</translation>
        </message>
        <message>
            <source>on</source>
            <translation>an</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message numerus="yes">
            <source>{0} moves. {1} down, {2} right: {3}</source>
            <extracomment>For one: {0} move. {1} down, {2} right: {3}</extracomment>
            <translation>
                <numerusform>{0} Zug. {1} abwärts, {2} nach rechts: {3}</numerusform>
                <numerusform>{0} Züge. {1} abwärts, {2} nach rechts: {3}</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} down, {1} right: {2}</source>
            <translation>{0} abwärts, {1} nach rechts: {2}</translation>
        </message>
        <message>
            <source>Each with its way back</source>
            <translation>Jeder mit seinem Rückweg</translation>
        </message>
        <message>
            <source>Each in all directions</source>
            <translation>Jeder in alle Richtungen</translation>
        </message>
        <message>
            <source>Leaper</source>
            <translation>Freier Springer</translation>
        </message>
        <message>
            <source>Leap so far</source>
            <translation>So weit springen</translation>
        </message>
        <message>
            <source>New puzzle</source>
            <translation>Neues Rätsel</translation>
        </message>
        <message>
            <source>Find a kind of puzzle</source>
            <translation>Eine Rätselart suchen</translation>
        </message>
        <message>
            <source>Find: masyu, penrose...</source>
            <translation>Suchen: masyu, penrose ...</translation>
        </message>
        <message>
            <source>Words of a name or a tiling; just type</source>
            <translation>Wörter eines Namens oder einer Parkettierung; einfach tippen</translation>
        </message>
        <message>
            <source>No such kind</source>
            <translation>Keine solche Art</translation>
        </message>
        <message>
            <source>Outline</source>
            <translation>Umriss</translation>
        </message>
        <message>
            <source>Everything can be changed later.</source>
            <translation>Alles kann später geändert werden.</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>in conflict</source>
            <translation>widersprüchlich</translation>
        </message>
        <message>
            <source>redundant</source>
            <translation>überflüssig</translation>
        </message>
        <message>
            <source>placed</source>
            <translation>gesetzt</translation>
        </message>
        <message>
            <source>next to place</source>
            <translation>als Nächste zu setzen</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>Number {0} of {1}, {2}</source>
            <translation>Zahl {0} von {1}, {2}</translation>
        </message>
        <message>
            <source>Type a command</source>
            <translation>Befehl eintippen</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>Commands found</source>
            <translation>Gefundene Befehle</translation>
        </message>
        <message>
            <source>Nothing called '{0}'. Try a verb: rotate, export, count.</source>
            <translation>Nichts heißt „{0}“. Ein Verb versuchen: drehen, exportieren, zählen.</translation>
        </message>
        <message>
            <source>Checking for {}</source>
            <translation>Prüft seit {}</translation>
        </message>
        <message>
            <source>Counting for {}</source>
            <translation>Zählt seit {}</translation>
        </message>
        <message>
            <source>Looking further for {}</source>
            <translation>Sucht weiter seit {}</translation>
        </message>
        <message>
            <source>Is all right so far?</source>
            <translation>Ist bis hierher alles richtig?</translation>
        </message>
        <message>
            <source>Where the next number can go</source>
            <translation>Wohin die nächste Zahl kann</translation>
        </message>
        <message>
            <source>In as many steps as there are to the numbers beside it</source>
            <translation>In so vielen Schritten, wie es zu den Zahlen daneben sind</translation>
        </message>
        <message>
            <source>Assumptions</source>
            <translation>Annahmen</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>The assumption is right</source>
            <translation>Die Annahme ist richtig</translation>
        </message>
        <message>
            <source>Abandon</source>
            <translation>Abbruch</translation>
        </message>
        <message>
            <source>One step further</source>
            <translation>Einen Schritt weiter</translation>
        </message>
        <message>
            <source>Wait no longer for the answer</source>
            <translation>Nicht länger auf die Antwort warten</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Im Spiel</translation>
        </message>
        <message numerus="yes">
            <source>{} open, {} marks since the last</source>
            <extracomment>For one: {} open, {} mark since the last</extracomment>
            <translation>
                <numerusform>{} offen, {} Markierung seit der letzten</numerusform>
                <numerusform>{} offen, {} Markierungen seit der letzten</numerusform>
            </translation>
        </message>
        <message>
            <source>None. Try something out and take it back in one go.</source>
            <translation>Keine. Etwas ausprobieren und in einem Zug zurücknehmen.</translation>
        </message>
        <message>
            <source>None.</source>
            <translation>Keine.</translation>
        </message>
        <message>
            <source>One moment...</source>
            <translation>Einen Augenblick ...</translation>
        </message>
        <message>
            <source>Solved</source>
            <translation>Gelöst</translation>
        </message>
        <message>
            <source>next: {}</source>
            <translation>als Nächstes: {}</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ausblenden</translation>
        </message>
        <message>
            <source>Take the line off the board</source>
            <translation>Die Linie vom Spielfeld nehmen</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <translation>Vom Anfang an</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Previous drawing</source>
            <translation>Vorige Zeichnung</translation>
        </message>
        <message>
            <source>Next drawing</source>
            <translation>Nächste Zeichnung</translation>
        </message>
        <message>
            <source>All...</source>
            <translation>Alle ...</translation>
        </message>
        <message>
            <source>All drawings side by side</source>
            <translation>Alle Zeichnungen nebeneinander</translation>
        </message>
        <message>
            <source>Other drawings</source>
            <translation>Andere Zeichnungen</translation>
        </message>
        <message>
            <source>Search tree: depth {}, {} tried in vain from here</source>
            <translation>Suchbaum: Tiefe {}, {} von hier vergeblich versucht</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>Size of the board: fit, width, 100 %</source>
            <translation>Größe des Spielfelds: ganz, Breite, 100 %</translation>
        </message>
        <message>
            <source>Zoom, {0}</source>
            <translation>Zoom, {0}</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>Zeitleiste</translation>
        </message>
        <message>
            <source>Pen and paper</source>
            <translation>Papier und Stift</translation>
        </message>
        <message>
            <source>Three cells straight, or two diagonally</source>
            <translation>Drei Felder gerade oder zwei diagonal</translation>
        </message>
        <message>
            <source>Knight</source>
            <translation>Springer</translation>
        </message>
        <message>
            <source>One cell one way and two the other</source>
            <translation>Ein Feld in eine Richtung und zwei in die andere</translation>
        </message>
        <message>
            <source>King</source>
            <translation>König</translation>
        </message>
        <message>
            <source>To any cell that touches</source>
            <translation>In jedes berührende Feld</translation>
        </message>
        <message>
            <source>Of the puzzle</source>
            <translation>Des Rätsels</translation>
        </message>
        <message>
            <source>The moves of the puzzle on the board</source>
            <translation>Die Züge des Rätsels auf dem Spielfeld</translation>
        </message>
        <message>
            <source>So many cells one way and so many the other</source>
            <translation>So viele Felder in eine Richtung und so viele in die andere</translation>
        </message>
        <message>
            <source>Whatever works</source>
            <translation>Was immer klappt</translation>
        </message>
        <message>
            <source>The rule, blocks or SAT, whichever finds a tour</source>
            <translation>Regel, Blöcke oder SAT, was zuerst eine Tour findet</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <source>Warnsdorff's rule: go where the fewest ways lead on</source>
            <translation>Warnsdorffs Regel: dorthin gehen, wo die wenigsten Wege weiterführen</translation>
        </message>
        <message>
            <source>Blocks</source>
            <translation>Blöcke</translation>
        </message>
        <message>
            <source>Small closed tours joined into a large one</source>
            <translation>Kleine geschlossene Touren, zu einer großen verbunden</translation>
        </message>
        <message>
            <source>SAT</source>
            <translation>SAT</translation>
        </message>
        <message>
            <source>Edges as variables, cuts where the line falls into parts</source>
            <translation>Kanten als Variablen, Schnitte, wo die Linie zerfällt</translation>
        </message>
        <message>
            <source>Far out</source>
            <translation>Weit außen</translation>
        </message>
        <message>
            <source>Of equals the one farthest from the centre</source>
            <translation>Von gleichen das von der Mitte fernste</translation>
        </message>
        <message>
            <source>Far, round</source>
            <translation>Fern, rund</translation>
        </message>
        <message>
            <source>Of equals the one farthest in a straight line</source>
            <translation>Von gleichen das in gerader Linie fernste</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>Of equals any one</source>
            <translation>Von gleichen irgendeines</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Erstes</translation>
        </message>
        <message>
            <source>Of equals the first in the order of moves</source>
            <translation>Von gleichen das erste in der Reihenfolge der Züge</translation>
        </message>
        <message>
            <source>Rotations</source>
            <translation>Rotationen</translation>
        </message>
        <message>
            <source>Turn a part of the line round where it is stuck</source>
            <translation>In der Sackgasse einen Teil der Linie umdrehen</translation>
        </message>
        <message>
            <source>Take steps back where it is stuck</source>
            <translation>In der Sackgasse Schritte zurücknehmen</translation>
        </message>
        <message>
            <source>Begin anew</source>
            <translation>Neu anfangen</translation>
        </message>
        <message>
            <source>Throw the line away where it is stuck</source>
            <translation>In der Sackgasse die Linie verwerfen</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Cells one way</source>
            <translation>Felder in eine Richtung</translation>
        </message>
        <message>
            <source>Cells across</source>
            <translation>Felder quer</translation>
        </message>
        <message>
            <source>by</source>
            <translation>mal</translation>
        </message>
        <message>
            <source>Closed: a last jump leads to the start</source>
            <translation>Geschlossen: Ein letzter Sprung führt zum Start</translation>
        </message>
        <message>
            <source>How</source>
            <translation>Wie</translation>
        </message>
        <message>
            <source>Numbers, where they can be read</source>
            <translation>Zahlen, wo sie lesbar sind</translation>
        </message>
        <message>
            <source>row, column</source>
            <translation>Zeile, Spalte</translation>
        </message>
        <message>
            <source>Start: row, column</source>
            <translation>Start: Zeile, Spalte</translation>
        </message>
        <message>
            <source>Where the tour begins; a click on the board says it too</source>
            <translation>Wo die Tour beginnt; ein Klick auf das Brett sagt es auch</translation>
        </message>
        <message>
            <source>Begin at any cell</source>
            <translation>Bei beliebigem Feld beginnen</translation>
        </message>
        <message>
            <source>Wheel or + and −: closer. Drag or arrow keys: move. 0: all.</source>
            <translation>Mausrad oder + und −: näher. Ziehen oder Pfeiltasten: verschieben. 0: alles.</translation>
        </message>
        <message>
            <source>Zoom in to see the line: with the wheel, or + and −</source>
            <translation>Vergrößern, um die Linie zu sehen: mit dem Mausrad oder + und −</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Speed: + is faster, - is slower</source>
            <translation>Tempo: + ist schneller, - ist langsamer</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>Dead end before this</source>
            <translation>Vorige Sackgasse</translation>
        </message>
        <message>
            <source>of {} so far</source>
            <translation>von {} bis jetzt</translation>
        </message>
        <message>
            <source>of {}</source>
            <translation>von {}</translation>
        </message>
        <message>
            <source>Step {}</source>
            <translation>Schritt {}</translation>
        </message>
        <message>
            <source>The number grows with the work of solving step by step, on a scale of each genre: compare genres by the words.</source>
            <translation>Die Zahl wächst mit der Arbeit, Schritt für Schritt zu lösen, auf einer eigenen Skala je Rätselart: Rätselarten vergleicht man nach den Wörtern.</translation>
        </message>
        <message>
            <source>Keep counting</source>
            <translation>Weiterzählen</translation>
        </message>
        <message>
            <source>Keep checking</source>
            <translation>Weiterprüfen</translation>
        </message>
        <message>
            <source>Nothing to check yet</source>
            <translation>Noch nichts zu prüfen</translation>
        </message>
        <message>
            <source>Checking...</source>
            <translation>Wird geprüft ...</translation>
        </message>
        <message>
            <source>At least {0} so far.</source>
            <translation>Mindestens {0} bis jetzt.</translation>
        </message>
        <message>
            <source> Difficulty: {0}.</source>
            <translation> Schwierigkeit: {0}.</translation>
        </message>
        <message>
            <source>Proved. Ready to print.</source>
            <translation>Bewiesen. Druckreif.</translation>
        </message>
        <message>
            <source>Proved in {0}. Ready to print.</source>
            <translation>Bewiesen in {0}. Druckreif.</translation>
        </message>
        <message>
            <source>The clues cannot all be true.</source>
            <translation>Die Hinweise können nicht alle stimmen.</translation>
        </message>
        <message>
            <source>Counting stopped.</source>
            <translation>Zählung angehalten.</translation>
        </message>
        <message>
            <source>Still counting.</source>
            <translation>Zählt noch.</translation>
        </message>
        <message>
            <source>An estimate.</source>
            <translation>Eine Schätzung.</translation>
        </message>
        <message>
            <source>Exact count</source>
            <translation>Genaue Anzahl</translation>
        </message>
        <message>
            <source>Exact count, found in {0}</source>
            <translation>Genaue Anzahl, gefunden in {0}</translation>
        </message>
        <message>
            <source>Stopped after {0}.</source>
            <translation>Angehalten nach {0}.</translation>
        </message>
        <message numerus="yes">
            <source>At least {0} solutions.</source>
            <extracomment>For one: At least {0} solution.</extracomment>
            <translation>
                <numerusform>Mindestens {0} Lösung.</numerusform>
                <numerusform>Mindestens {0} Lösungen.</numerusform>
            </translation>
        </message>
        <message>
            <source>At least {0}</source>
            <translation>Mindestens {0}</translation>
        </message>
        <message>
            <source>Over {0}</source>
            <translation>Über {0}</translation>
        </message>
        <message>
            <source>About {0}</source>
            <translation>Etwa {0}</translation>
        </message>
        <message>
            <source>under 0.1 s</source>
            <translation>unter 0,1 s</translation>
        </message>
        <message>
            <source>{seconds:.1f} s</source>
            <translation>{seconds:.1f} s</translation>
        </message>
        <message>
            <source>{} min {} s</source>
            <translation>{} min {} s</translation>
        </message>
        <message>
            <source>Walks</source>
            <translation>Wege</translation>
        </message>
        <message>
            <source>Shortest walk so far</source>
            <translation>Bisher kürzester Weg</translation>
        </message>
        <message>
            <source>Longest walk so far</source>
            <translation>Bisher längster Weg</translation>
        </message>
        <message>
            <source>Next walk</source>
            <translation>Nächster Weg</translation>
        </message>
        <message>
            <source>By number of jumps</source>
            <translation>Nach Zahl der Sprünge</translation>
        </message>
        <message>
            <source>{0} jumps</source>
            <translation>{0} Sprünge</translation>
        </message>
        <message>
            <source>By number of jumps, so far</source>
            <translation>Nach Zahl der Sprünge, bisher</translation>
        </message>
        <message>
            <source>By sum</source>
            <translation>Nach Summe</translation>
        </message>
        <message>
            <source>sum {0}</source>
            <translation>Summe {0}</translation>
        </message>
        <message>
            <source>By sum, so far</source>
            <translation>Nach Summe, bisher</translation>
        </message>
        <message>
            <source>One by one</source>
            <translation>Einer nach dem anderen</translation>
        </message>
        <message>
            <source>Solver</source>
            <translation>Löser</translation>
        </message>
        <message>
            <source>Another solver beside it</source>
            <translation>Ein anderer Löser daneben</translation>
        </message>
        <message>
            <source>Search tree</source>
            <translation>Suchbaum</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Willkommen</translation>
        </message>
        <message>
            <source>Make puzzles that are solved by drawing one line. The studio counts the solutions while you draw.</source>
            <translation>Rätsel machen, die man mit einer einzigen Linie löst. Das Studio zählt die Lösungen, während du zeichnest.</translation>
        </message>
        <message>
            <source>Let the studio make one</source>
            <translation>Das Studio eines machen lassen</translation>
        </message>
        <message>
            <source>Any puzzle file</source>
            <translation>Beliebige Rätseldatei</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Eine Datei öffnen</translation>
        </message>
        <message>
            <source>New here?</source>
            <translation>Neu hier?</translation>
        </message>
        <message>
            <source>Guided tour: a first puzzle</source>
            <translation>Rundgang: ein erstes Rätsel</translation>
        </message>
        <message>
            <source>Press any arrow key to move between puzzles.</source>
            <translation>Mit den Pfeiltasten von Rätsel zu Rätsel gehen.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weitermachen</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>Alle Dateien</translation>
        </message>
        <message>
            <source>Examples</source>
            <translation>Beispiele</translation>
        </message>
    </context>
    <context>
        <name>gui.window</name>
        <message>
            <source>Puzzle files, links, text</source>
            <translation>Rätseldateien, Links, Text</translation>
        </message>
    </context>
    <context>
        <name>gui.windows</name>
        <message>
            <source>No document was closed yet.</source>
            <translation>Noch wurde kein Dokument geschlossen.</translation>
        </message>
    </context>
    <context>
        <name>page</name>
        <message>
            <source>Dark or light</source>
            <translation>Dunkel oder hell</translation>
        </message>
        <message>
            <source>Number that a tap writes</source>
            <translation>Zahl, die ein Tippen schreibt</translation>
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation>Rückgängig (Strg+Z)</translation>
        </message>
        <message>
            <source>Redo (Ctrl+Y)</source>
            <translation>Wiederholen (Strg+Y)</translation>
        </message>
        <message>
            <source>Is anything broken? (C)</source>
            <translation>Ist etwas verletzt? (C)</translation>
        </message>
        <message>
            <source>First where, then why (H)</source>
            <translation>Erst wo, dann warum (H)</translation>
        </message>
        <message>
            <source>Begin anew; Undo brings it back</source>
            <translation>Neu beginnen; Rückgängig holt alles zurück</translation>
        </message>
        <message>
            <source>This puzzle needs JavaScript.</source>
            <translation>Dieses Rätsel braucht JavaScript.</translation>
        </message>
        <message>
            <source>Here a part of the rules is broken.</source>
            <translation>Hier ist ein Teil der Regeln verletzt.</translation>
        </message>
        <message>
            <source>The line branches here.</source>
            <translation>Hier verzweigt sich die Linie.</translation>
        </message>
        <message>
            <source>The line cannot go on from here.</source>
            <translation>Von hier kann die Linie nicht weitergehen.</translation>
        </message>
        <message>
            <source>The line runs over a shaded cell.</source>
            <translation>Die Linie läuft über ein geschwärztes Feld.</translation>
        </message>
        <message>
            <source>The number {number} stands twice.</source>
            <translation>Die Zahl {number} steht zweimal da.</translation>
        </message>
        <message>
            <source>{n} and {next} do not touch.</source>
            <translation>{n} und {next} berühren sich nicht.</translation>
        </message>
        <message>
            <source>This part of the line closes too early.</source>
            <translation>Dieser Teil der Linie schließt sich zu früh.</translation>
        </message>
        <message>
            <source>The number {number} is given elsewhere.</source>
            <translation>Die Zahl {number} ist anderswo vorgegeben.</translation>
        </message>
        <message>
            <source>you wrote {n}</source>
            <translation>eingetragen: {n}</translation>
        </message>
        <message>
            <source>step {n} of your line</source>
            <translation>Schritt {n} deiner Linie</translation>
        </message>
        <message>
            <source>1 edge drawn</source>
            <translation>1 Kante gezogen</translation>
        </message>
        <message>
            <source>{n} edges drawn</source>
            <translation>{n} Kanten gezogen</translation>
        </message>
        <message>
            <source>1 edge crossed out</source>
            <translation>1 Kante angekreuzt</translation>
        </message>
        <message>
            <source>{n} edges crossed out</source>
            <translation>{n} Kanten angekreuzt</translation>
        </message>
        <message>
            <source>kept away from</source>
            <translation>gemieden</translation>
        </message>
        <message>
            <source>notes {numbers}</source>
            <translation>Notizen {numbers}</translation>
        </message>
        <message>
            <source>{title}, {n} cells</source>
            <translation>{title}, {n} Felder</translation>
        </message>
        <message>
            <source>Cross out</source>
            <translation>Ankreuzen</translation>
        </message>
        <message>
            <source>Shade</source>
            <translation>Schwärzen</translation>
        </message>
        <message>
            <source>In/out</source>
            <translation>Innen/außen</translation>
        </message>
        <message>
            <source>Avoid</source>
            <translation>Meiden</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Drag from point to point, or tap an edge. The right button crosses out. Shift and arrow draws, Ctrl and arrow crosses out.</source>
            <translation>Zieh von Punkt zu Punkt oder tippe auf eine Kante. Die rechte Taste kreuzt an. Umschalt und Pfeil zieht, Strg und Pfeil kreuzt an.</translation>
        </message>
        <message>
            <source>Tap a cell for the next number, drag to go on, or type. Tap a number to go on from it.</source>
            <translation>Tippe auf ein Feld für die nächste Zahl, zieh weiter oder schreib sie. Tippe auf eine Zahl, um dort weiterzumachen.</translation>
        </message>
        <message>
            <source>Tap or drag from one place to the next; tap the end to go back.</source>
            <translation>Tippe oder zieh von einer Stelle zur nächsten; tippe auf das Ende, um zurückzugehen.</translation>
        </message>
        <message>
            <source>Solved in {time}.</source>
            <translation>Gelöst in {time}.</translation>
        </message>
        <message>
            <source>Smaller numbers</source>
            <translation>Kleinere Zahlen</translation>
        </message>
        <message>
            <source>Number {n}</source>
            <translation>Zahl {n}</translation>
        </message>
        <message>
            <source>Larger numbers</source>
            <translation>Größere Zahlen</translation>
        </message>
        <message>
            <source>{n} of {all} solved</source>
            <translation>{n} von {all} gelöst</translation>
        </message>
        <message>
            <source>Puzzle {n}, {title}, solved</source>
            <translation>Rätsel {n}, {title}, gelöst</translation>
        </message>
        <message>
            <source>Puzzle {n}, {title}</source>
            <translation>Rätsel {n}, {title}</translation>
        </message>
        <message>
            <source>There is no further hint.</source>
            <translation>Es gibt keinen weiteren Tipp.</translation>
        </message>
        <message>
            <source>Something that you have marked here is wrong.</source>
            <translation>Etwas, das du hier markiert hast, ist falsch.</translation>
        </message>
        <message>
            <source>Look at the marked places.</source>
            <translation>Sieh dir die markierten Stellen an.</translation>
        </message>
        <message>
            <source>{words} (1 of {all})</source>
            <translation>{words} (1 von {all})</translation>
        </message>
        <message>
            <source>Nothing breaks the rules so far.</source>
            <translation>Bisher verletzt nichts die Regeln.</translation>
        </message>
    </context>
    <context>
        <name>puzzle.checks</name>
        <message>
            <source>The {noun} at {where} joins cells that do not touch.</source>
            <translation>{noun:capital} bei {where}: verbindet Felder, die sich nicht berühren.</translation>
        </message>
        <message>
            <source>The {noun} at {where} is off the board.</source>
            <translation>{noun:capital} bei {where}: liegt außerhalb des Spielfelds.</translation>
        </message>
        <message>
            <source>The {noun} {value} at {where} is out of range: {values} fits there.</source>
            <translation>{noun:capital} {value} bei {where}: außerhalb des Bereichs; hier passt {values}.</translation>
        </message>
        <message>
            <source>The {noun} {value} stands twice: at {first} and at {second}.</source>
            <translation>{noun:capital} {value} steht zweimal: bei {first} und bei {second}.</translation>
        </message>
        <message>
            <source>{some} and at {last}</source>
            <translation>{some} und bei {last}</translation>
        </message>
        <message>
            <source>The {noun} stands twice: at {places}.</source>
            <translation>{noun:capital} steht zweimal: bei {places}.</translation>
        </message>
    </context>
    <context>
        <name>puzzle.clues</name>
        <message>
            <source>{figure} up</source>
            <translation>{figure} aufwärts</translation>
        </message>
        <message>
            <source>{figure} down</source>
            <translation>{figure} abwärts</translation>
        </message>
        <message>
            <source>{figure} left</source>
            <translation>{figure} nach links</translation>
        </message>
        <message>
            <source>{figure} right</source>
            <translation>{figure} nach rechts</translation>
        </message>
        <message>
            <source>{numbers} with an arrow</source>
            <translation>{numbers} mit Pfeil</translation>
        </message>
        <message>
            <source>? or {rest}</source>
            <translation>? oder {rest}</translation>
        </message>
        <message>
            <source>{low:,} to {high:,}</source>
            <translation>{low:,} bis {high:,}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
    </context>
    <context>
        <name>puzzle.generator</name>
        <message>
            <source>{value} is not a number</source>
            <translation>{value} ist keine Zahl</translation>
        </message>
        <message>
            <source>{value} is not a positive number</source>
            <translation>{value} ist keine positive Zahl</translation>
        </message>
        <message>
            <source>{value} is less than {low}</source>
            <translation>{value} ist kleiner als {low}</translation>
        </message>
        <message>
            <source>{value} is not a part from {low} to {high}</source>
            <translation>{value} ist kein Anteil von {low} bis {high}</translation>
        </message>
        <message>
            <source>{value} is not {low} to {high}</source>
            <translation>{value} liegt nicht zwischen {low} und {high}</translation>
        </message>
        <message>
            <source>A new line</source>
            <translation>Eine neue Linie</translation>
        </message>
        <message>
            <source>A line drawn at random, and clues that fix it.</source>
            <translation>Eine zufällig gezogene Linie und Hinweise, die sie festlegen.</translation>
        </message>
        <message>
            <source>My line</source>
            <translation>Meine Linie</translation>
        </message>
        <message>
            <source>Clues whose only solution is your line, or goes on from it.</source>
            <translation>Hinweise, deren einzige Lösung deine Linie ist oder sie fortsetzt.</translation>
        </message>
        <message>
            <source>Your clues stay; others come to them until there is one solution.</source>
            <translation>Deine Hinweise bleiben; andere kommen dazu, bis es eine Lösung gibt.</translation>
        </message>
        <message>
            <source>Repair my clues</source>
            <translation>Meine Hinweise reparieren</translation>
        </message>
        <message>
            <source>As few of your clues go as must, so that there is a solution again.</source>
            <translation>So wenige deiner Hinweise gehen, wie müssen, damit es wieder eine Lösung gibt.</translation>
        </message>
        <message>
            <source>Fills the board</source>
            <translation>Füllt das Spielfeld</translation>
        </message>
        <message>
            <source>of loops: high fills the board (0.8)</source>
            <translation>bei Rundwegen: hoch füllt das Spielfeld (0.8)</translation>
        </message>
        <message>
            <source>small</source>
            <translation>klein</translation>
        </message>
        <message>
            <source>loose</source>
            <translation>locker</translation>
        </message>
        <message>
            <source>wide</source>
            <translation>weit</translation>
        </message>
        <message>
            <source>full</source>
            <translation>voll</translation>
        </message>
        <message>
            <source>fullest</source>
            <translation>am vollsten</translation>
        </message>
        <message>
            <source>Runs in</source>
            <translation>Verläuft</translation>
        </message>
        <message>
            <source>of loops: long lines, below 0 turns (0)</source>
            <translation>bei Rundwegen: lange Geraden, unter 0 Kurven (0)</translation>
        </message>
        <message>
            <source>many turns</source>
            <translation>in vielen Kurven</translation>
        </message>
        <message>
            <source>mixed</source>
            <translation>gemischt</translation>
        </message>
        <message>
            <source>long lines</source>
            <translation>in langen Geraden</translation>
        </message>
        <message>
            <source>Cells in a region</source>
            <translation>Felder je Gebiet</translation>
        </message>
        <message>
            <source>of regions: how many cells one has, about (4.5)</source>
            <translation>bei Gebieten: wie viele Felder eines etwa hat (4.5)</translation>
        </message>
        <message>
            <source>about 3</source>
            <translation>etwa 3</translation>
        </message>
        <message>
            <source>about 4 or 5</source>
            <translation>etwa 4 oder 5</translation>
        </message>
        <message>
            <source>about 6</source>
            <translation>etwa 6</translation>
        </message>
        <message>
            <source>about 9</source>
            <translation>etwa 9</translation>
        </message>
        <message>
            <source>Marked cells</source>
            <translation>Markierte Felder</translation>
        </message>
        <message>
            <source>of marks: the part of all cells that has one (0.5)</source>
            <translation>bei Markierungen: der Anteil aller Felder, die eine haben (0.5)</translation>
        </message>
        <message>
            <source>many</source>
            <translation>viele</translation>
        </message>
        <message>
            <source>Loop and regions</source>
            <translation>Rundweg und Gebiete</translation>
        </message>
    </context>
    <context>
        <name>puzzle.places</name>
        <message>
            <source>corner {name}</source>
            <translation>Ecke {name}</translation>
        </message>
        <message>
            <source>row {row:,}, column {column:,}</source>
            <translation>Zeile {row:,}, Spalte {column:,}</translation>
        </message>
        <message>
            <source>row {row:,}, cell {cell:,}</source>
            <translation>Zeile {row:,}, Feld {cell:,}</translation>
        </message>
    </context>
    <context>
        <name>puzzle.play</name>
        <message>
            <source>The line does not come here.</source>
            <translation>Die Linie kommt nicht hierher.</translation>
        </message>
        <message>
            <source>The line begins at the start.</source>
            <translation>Die Linie beginnt am Start.</translation>
        </message>
        <message>
            <source>There is no way straight on to there.</source>
            <translation>Dorthin führt kein gerader Weg.</translation>
        </message>
        <message>
            <source>This line is drawn already.</source>
            <translation>Diese Linie ist schon gezeichnet.</translation>
        </message>
    </context>
    <context>
        <name>puzzle.puzzle</name>
        <message>
            <source>There is no place for {clue} there.</source>
            <translation>Dort ist kein Platz für {clue:object}.</translation>
        </message>
        <message>
            <source>{clue:capital} here can be {values}, not {wanted}.</source>
            <translation>{clue:capital} kann hier {values} sein, nicht {wanted}.</translation>
        </message>
    </context>
    <context>
        <name>puzzle.resize</name>
        <message>
            <source>Nothing would be left of the board.</source>
            <translation>Vom Spielfeld bliebe nichts übrig.</translation>
        </message>
        <message>
            <source>This patch of the tiling can grow no further.</source>
            <translation>Dieser Ausschnitt der Parkettierung kann nicht weiter wachsen.</translation>
        </message>
    </context>
    <context>
        <name>work.analyse</name>
        <message>
            <source>Looking for the difficulty</source>
            <translation>Die Suche nach der Schwierigkeit</translation>
        </message>
    </context>
    <context>
        <name>work.animating</name>
        <message>
            <source>There is no step {first:,}: the last one is {last:,}.</source>
            <translation>Es gibt keinen Schritt {first:,}: Der letzte ist {last:,}.</translation>
        </message>
        <message>
            <source>The engine {engine} cannot be watched here; others are: {names}.</source>
            <translation>Dem Löser {engine} kann man hier nicht zusehen; anderen schon: {names}.</translation>
        </message>
    </context>
    <context>
        <name>work.booklet</name>
        <message>
            <source>{name} has no solution: {message}</source>
            <translation>{name} hat keine Lösung: {message}</translation>
        </message>
        <message>
            <source>{name} has no solution.</source>
            <translation>{name} hat keine Lösung.</translation>
        </message>
        <message>
            <source>No solution of {name} was found in {seconds:g} seconds.</source>
            <translation>In {seconds:g} Sekunden wurde keine Lösung von {name} gefunden.</translation>
        </message>
        <message>
            <source>{told} Look here: {place}.</source>
            <translation>{told} Hier: {place}.</translation>
        </message>
        <message>
            <source>{why} It cannot be in a booklet.</source>
            <translation>{why} Es kann nicht in ein Heft.</translation>
        </message>
        <message>
            <source>{named} None of these can be in a booklet.</source>
            <translation>{named} Keines davon kann in ein Heft.</translation>
        </message>
        <message>
            <source>{named} These and {more:,} more cannot be in a booklet.</source>
            <translation>{named} Diese und {more:,} weitere können nicht in ein Heft.</translation>
        </message>
        <message>
            <source>Several solutions, of which one is printed: {names}.</source>
            <translation>Mehrere Lösungen, von denen eine gedruckt ist: {names}.</translation>
        </message>
    </context>
    <context>
        <name>work.certificate</name>
        <message>
            <source>Answer {n} does not answer the puzzle.</source>
            <translation>Antwort {n} löst das Rätsel nicht.</translation>
        </message>
        <message>
            <source>The two answers are the same.</source>
            <translation>Die beiden Antworten sind gleich.</translation>
        </message>
        <message numerus="yes">
            <source>{n} answers do not show the verdict.</source>
            <extracomment>For one: {n} answer does not show the verdict.</extracomment>
            <translation>
                <numerusform>{n} Antwort belegt das Ergebnis nicht.</numerusform>
                <numerusform>{n} Antworten belegen das Ergebnis nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no proof that there is no other answer.</source>
            <translation>Es fehlt der Beweis, dass es keine andere Antwort gibt.</translation>
        </message>
        <message>
            <source>Clause {n:,} of the formula is not justified by its reason.</source>
            <translation>Klausel {n:,} der Formel ist durch ihren Grund nicht gerechtfertigt.</translation>
        </message>
        <message>
            <source>The folder {folder} holds other files; a certificate needs its own.</source>
            <translation>Im Ordner {folder} sind andere Dateien; ein Zertifikat braucht einen eigenen.</translation>
        </message>
        <message>
            <source>{name} cannot be removed: {reason}.</source>
            <translation>{name} kann nicht entfernt werden: {reason}.</translation>
        </message>
        <message>
            <source>This is not the verdict of a certificate.</source>
            <translation>Das ist nicht das Urteil eines Zertifikats.</translation>
        </message>
        <message>
            <source>This certificate was written by a newer version.</source>
            <translation>Dieses Zertifikat stammt von einer neueren Version.</translation>
        </message>
        <message>
            <source>The verdict is none, unique or several.</source>
            <translation>Das Urteil ist none, unique oder several.</translation>
        </message>
        <message>
            <source>{clauses} clauses need a reason each.</source>
            <translation>{clauses} Klauseln brauchen je einen Grund.</translation>
        </message>
        <message>
            <source>There are {most:,} variables.</source>
            <translation>Es gibt {most:,} Variablen.</translation>
        </message>
        <message>
            <source>{file}, clause {number}</source>
            <translation>{file}, Klausel {number}</translation>
        </message>
        <message>
            <source>The file has more than {max_bytes:,} MB.</source>
            <translation>Die Datei hat mehr als {max_bytes:,} MB.</translation>
        </message>
        <message>
            <source>The file cannot be read: {reason}.</source>
            <translation>Die Datei kann nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>The file is no plain text.</source>
            <translation>Die Datei ist kein reiner Text.</translation>
        </message>
        <message>
            <source>The answers are a list of at most two lines.</source>
            <translation>Die Lösungen sind eine Liste von höchstens zwei Linien.</translation>
        </message>
        <message>
            <source>An answer is a list of the puzzle's nodes.</source>
            <translation>Eine Lösung ist eine Liste von Knoten des Rätsels.</translation>
        </message>
        <message>
            <source>Two variables have the same name.</source>
            <translation>Zwei Variablen haben denselben Namen.</translation>
        </message>
        <message>
            <source>A line is v with a name, and after all those c with a reason.</source>
            <translation>Eine Zeile ist v mit einem Namen, und nach all diesen c mit einem Grund.</translation>
        </message>
        <message>
            <source>The first line should begin with "p cnf".</source>
            <translation>Die erste Zeile sollte mit "p cnf" beginnen.</translation>
        </message>
        <message>
            <source>A clause ends with 0, and has no other.</source>
            <translation>Eine Klausel endet mit 0 und hat sonst keine.</translation>
        </message>
        <message>
            <source>{file}, line {number}</source>
            <translation>{file}, Zeile {number}</translation>
        </message>
        <message>
            <source>{word} is not a number.</source>
            <translation>{word} ist keine Zahl.</translation>
        </message>
        <message>
            <source>{word} is too large.</source>
            <translation>{word} ist zu groß.</translation>
        </message>
    </context>
    <context>
        <name>work.clausal</name>
        <message>
            <source>a clue says so</source>
            <translation>ein Hinweis es verlangt</translation>
        </message>
        <message>
            <source>there is a line</source>
            <translation>es eine Linie gibt</translation>
        </message>
        <message>
            <source>a closed line has three places at least</source>
            <translation>eine geschlossene Linie mindestens drei Plätze hat</translation>
        </message>
        <message>
            <source>the line comes to a place and leaves it, once or not at all</source>
            <translation>die Linie einen Platz einmal oder gar nicht betritt und verlässt</translation>
        </message>
        <message>
            <source>the line comes to each place once and leaves it once</source>
            <translation>die Linie jeden Platz einmal betritt und einmal verlässt</translation>
        </message>
        <message>
            <source>the line passes every place</source>
            <translation>die Linie jeden Platz besucht</translation>
        </message>
        <message>
            <source>along the line numbers grow by one</source>
            <translation>die Zahlen entlang der Linie um eins wachsen</translation>
        </message>
        <message>
            <source>what is later than a number is later than those before it</source>
            <translation>was nach einer Zahl kommt, auch nach denen vor ihr kommt</translation>
        </message>
        <message>
            <source>a number cannot be reached sooner than by the shortest way</source>
            <translation>eine Zahl nicht früher als auf dem kürzesten Weg erreicht wird</translation>
        </message>
        <message>
            <source>numbers are odd and even by turns</source>
            <translation>gerade und ungerade Zahlen sich abwechseln</translation>
        </message>
        <message>
            <source>an edge is drawn where the line goes along it, either way</source>
            <translation>eine Kante gezeichnet ist, wo die Linie auf ihr läuft, gleich in welcher Richtung</translation>
        </message>
        <message>
            <source>all of the line hangs together</source>
            <translation>die ganze Linie zusammenhängt</translation>
        </message>
        <message>
            <source>a walk comes to a place and leaves it, or begins or ends there</source>
            <translation>ein Weg einen Platz betritt und verlässt oder dort beginnt oder endet</translation>
        </message>
        <message>
            <source>a walk begins once</source>
            <translation>ein Weg einmal beginnt</translation>
        </message>
        <message>
            <source>a walk ends once</source>
            <translation>ein Weg einmal endet</translation>
        </message>
        <message>
            <source>the values have to add up</source>
            <translation>die Werte die Summe ergeben müssen</translation>
        </message>
        <message>
            <source>this solution was found before</source>
            <translation>diese Lösung schon gefunden wurde</translation>
        </message>
        <message>
            <source>it was learnt from a conflict</source>
            <translation>das aus einem Konflikt gelernt wurde</translation>
        </message>
        <message>
            <source>It follows</source>
            <translation>Es folgt</translation>
        </message>
        <message>
            <source>A conflict</source>
            <translation>Ein Konflikt</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Neustart</translation>
        </message>
        <message>
            <source>the edge between {first} and {second} is drawn</source>
            <translation>die Kante zwischen {first} und {second} ist gezeichnet</translation>
        </message>
        <message>
            <source>the edge between {first} and {second} is not drawn</source>
            <translation>die Kante zwischen {first} und {second} ist nicht gezeichnet</translation>
        </message>
        <message>
            <source>the line passes {first}</source>
            <translation>die Linie besucht {first}</translation>
        </message>
        <message>
            <source>the line leaves out {first}</source>
            <translation>die Linie lässt {first} aus</translation>
        </message>
        <message>
            <source>the walk goes from {first} to {second}</source>
            <translation>der Weg führt von {first} nach {second}</translation>
        </message>
        <message>
            <source>the walk does not go from {first} to {second}</source>
            <translation>der Weg führt nicht von {first} nach {second}</translation>
        </message>
        <message>
            <source>the line goes from {first} to {second}</source>
            <translation>die Linie führt von {first} nach {second}</translation>
        </message>
        <message>
            <source>the line does not go from {first} to {second}</source>
            <translation>die Linie führt nicht von {first} nach {second}</translation>
        </message>
        <message>
            <source>the walk passes {first}</source>
            <translation>der Weg besucht {first}</translation>
        </message>
        <message>
            <source>the walk never passes {first}</source>
            <translation>der Weg besucht {first} nie</translation>
        </message>
        <message>
            <source>the walk passes {first} to {second}</source>
            <translation>der Weg läuft von {first} nach {second}</translation>
        </message>
        <message>
            <source>the walk never passes {first} to {second}</source>
            <translation>der Weg läuft nie von {first} nach {second}</translation>
        </message>
        <message>
            <source>the walk begins at {first}</source>
            <translation>der Weg beginnt bei {first}</translation>
        </message>
        <message>
            <source>the walk never begins at {first}</source>
            <translation>der Weg beginnt nicht bei {first}</translation>
        </message>
        <message>
            <source>the walk begins at {first} to {second}</source>
            <translation>der Weg beginnt mit {first} nach {second}</translation>
        </message>
        <message>
            <source>the walk never begins at {first} to {second}</source>
            <translation>der Weg beginnt nicht mit {first} nach {second}</translation>
        </message>
        <message>
            <source>the walk ends at {first}</source>
            <translation>der Weg endet bei {first}</translation>
        </message>
        <message>
            <source>the walk never ends at {first}</source>
            <translation>der Weg endet nicht bei {first}</translation>
        </message>
        <message>
            <source>the walk ends at {first} to {second}</source>
            <translation>der Weg endet mit {first} nach {second}</translation>
        </message>
        <message>
            <source>the walk never ends at {first} to {second}</source>
            <translation>der Weg endet nicht mit {first} nach {second}</translation>
        </message>
        <message>
            <source>an auxiliary condition holds</source>
            <translation>eine Hilfsbedingung gilt</translation>
        </message>
        <message>
            <source>an auxiliary condition does not hold</source>
            <translation>eine Hilfsbedingung gilt nicht</translation>
        </message>
        <message>
            <source>Decision {level:,}</source>
            <translation>Entscheidung {level:,}</translation>
        </message>
        <message>
            <source>Assumed: {what}.</source>
            <translation>Angenommen: {what}.</translation>
        </message>
        <message>
            <source>Learnt for good</source>
            <translation>Endgültig gelernt</translation>
        </message>
        <message>
            <source>Learnt</source>
            <translation>Gelernt</translation>
        </message>
        <message>
            <source>One of these is true: {what}.</source>
            <translation>Eines davon ist wahr: {what}.</translation>
        </message>
        <message>
            <source>After {conflicts:,} conflicts all {undone:,} assumptions and their conclusions are given up; what was learnt stays.</source>
            <translation>Nach {conflicts:,} Konflikten werden alle {undone:,} Annahmen und ihre Folgerungen aufgegeben; das Gelernte bleibt.</translation>
        </message>
        <message>
            <source>{what:capital}, since {why}.</source>
            <translation>{what:capital}, weil {why}.</translation>
        </message>
        <message>
            <source>{what:capital}, since {why}, and {held}.</source>
            <translation>{what:capital}, weil {why} und {held}.</translation>
        </message>
        <message>
            <source>the clues clash by themselves</source>
            <translation>die Hinweise widersprechen sich selbst</translation>
        </message>
        <message>
            <source>{held:capital}; but {why}.</source>
            <translation>{held:capital}; das geht nicht, weil {why}.</translation>
        </message>
        <message>
            <source>{held:capital}; but {why}. Nothing was assumed: there is no solution.</source>
            <translation>{held:capital}; das geht nicht, weil {why}. Nichts war angenommen: Es gibt keine Lösung.</translation>
        </message>
        <message>
            <source>{held:capital}; but {why}. Nothing was assumed: there is no other solution.</source>
            <translation>{held:capital}; das geht nicht, weil {why}. Nichts war angenommen: Es gibt keine weitere Lösung.</translation>
        </message>
        <message>
            <source>On the trail</source>
            <translation>Auf dem Pfad</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Entscheidungen</translation>
        </message>
        <message>
            <source>Clauses learnt</source>
            <translation>Gelernte Klauseln</translation>
        </message>
        <message>
            <source>Assumed: {what}</source>
            <translation>Angenommen: {what}</translation>
        </message>
        <message numerus="yes">
            <source>Learnt: {n:,} literals</source>
            <extracomment>For one: Learnt: 1 literal</extracomment>
            <translation>
                <numerusform>Gelernt: {n:,} Literal</numerusform>
                <numerusform>Gelernt: {n:,} Literale</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the beginning</source>
            <translation>Zurück zum Anfang</translation>
        </message>
        <message>
            <source>Back to decision {back:,}</source>
            <translation>Zurück zu Entscheidung {back:,}</translation>
        </message>
        <message>
            <source>the number of {first} is above {step:,}</source>
            <translation>die Zahl von {first} ist größer als {step:,}</translation>
        </message>
        <message>
            <source>the number of {first} is {step:,} or less</source>
            <translation>die Zahl von {first} ist höchstens {step:,}</translation>
        </message>
        <message>
            <source>{n:,} more</source>
            <translation>{n:,} weitere</translation>
        </message>
        <message>
            <source>the clue {clue} says so</source>
            <translation>der Hinweis {clue} es verlangt</translation>
        </message>
        <message>
            <source>the rule says so</source>
            <translation>die Regel es verlangt</translation>
        </message>
        <message>
            <source>Back to decision {back:,}, {skipped:,} levels at once: {undone:,} conclusions are taken back.</source>
            <translation>Zurück zu Entscheidung {back:,}, {skipped:,} Ebenen auf einmal: {undone:,} Folgerungen werden zurückgenommen.</translation>
        </message>
        <message>
            <source>Back to decision {back:,}: {undone:,} conclusions are taken back.</source>
            <translation>Zurück zu Entscheidung {back:,}: {undone:,} Folgerungen werden zurückgenommen.</translation>
        </message>
        <message>
            <source>Back to before the first decision, {skipped:,} levels at once: {undone:,} conclusions are taken back.</source>
            <translation>Zurück vor die erste Entscheidung, {skipped:,} Ebenen auf einmal: {undone:,} Folgerungen werden zurückgenommen.</translation>
        </message>
        <message>
            <source>Back to before the first decision: {undone:,} conclusions are taken back.</source>
            <translation>Zurück vor die erste Entscheidung: {undone:,} Folgerungen werden zurückgenommen.</translation>
        </message>
    </context>
    <context>
        <name>work.collecting</name>
        <message>
            <source>The folder cannot be read: {reason}.</source>
            <translation>Der Ordner kann nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>No solution was found.</source>
            <translation>Es wurde keine Lösung gefunden.</translation>
        </message>
    </context>
    <context>
        <name>work.collection</name>
        <message>
            <source>The check</source>
            <translation>Die Prüfung</translation>
        </message>
        <message>
            <source>{file} holds something else; results need a file of their own.</source>
            <translation>In {file} steht etwas anderes; Ergebnisse brauchen eine eigene Datei.</translation>
        </message>
        <message>
            <source>Results cannot be kept in {file}: {reason}.</source>
            <translation>Ergebnisse können in {file} nicht behalten werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>work.compare</name>
        <message>
            <source>There is no engine {engine}; there are {known}.</source>
            <translation>Es gibt keinen Löser {engine}; es gibt {known}.</translation>
        </message>
        <message>
            <source>{engine} counts {n:,} lines on {name}, {other} {m:,}.</source>
            <translation>{engine} zählt auf {name} {n:,} Linien, {other} {m:,}.</translation>
        </message>
        <message>
            <source>Smaller ones took too long.</source>
            <translation>Kleinere dauerten zu lange.</translation>
        </message>
    </context>
    <context>
        <name>work.comparison</name>
        <message>
            <source>SAT by steps</source>
            <translation>SAT nach Schritten</translation>
        </message>
        <message>
            <source>SAT by edges</source>
            <translation>SAT nach Kanten</translation>
        </message>
        <message>
            <source>No dead-end check</source>
            <translation>Ohne Sackgassenprüfung</translation>
        </message>
        <message>
            <source>No connectivity check</source>
            <translation>Ohne Zusammenhangsprüfung</translation>
        </message>
        <message>
            <source>No distance check</source>
            <translation>Ohne Abstandsprüfung</translation>
        </message>
        <message>
            <source>No parity check</source>
            <translation>Ohne Paritätsprüfung</translation>
        </message>
        <message>
            <source>No prunings</source>
            <translation>Ohne Abkürzungen</translation>
        </message>
        <message>
            <source>Frontier counting</source>
            <translation>Frontier-Zählung</translation>
        </message>
        <message>
            <source>SAT by insides</source>
            <translation>SAT nach innen und außen</translation>
        </message>
        <message>
            <source>Trails by pairings</source>
            <translation>Wege nach Paarungen</translation>
        </message>
    </context>
    <context>
        <name>work.executors</name>
        <message>
            <source>Clusters need Dask: install it with pip install 'oneline-studio[cluster]'.</source>
            <translation>Rechnerverbünde brauchen Dask: Installiere es mit pip install 'oneline-studio[cluster]'.</translation>
        </message>
        <message>
            <source>The scheduler {address} cannot be reached: {error}.</source>
            <translation>Der Verteiler {address} ist nicht zu erreichen: {error}.</translation>
        </message>
    </context>
    <context>
        <name>work.folder</name>
        <message>
            <source>{path} is not the index of a batch.</source>
            <translation>{path} ist nicht das Verzeichnis eines Stapels.</translation>
        </message>
        <message>
            <source>The folder {folder} holds other puzzles; a batch needs its own.</source>
            <translation>Im Ordner {folder} sind andere Rätsel; ein Stapel braucht einen eigenen.</translation>
        </message>
        <message>
            <source>The folder {folder} holds another batch: its {name} differs.</source>
            <translation>Im Ordner {folder} ist ein anderer Stapel: {name} ist dort anders.</translation>
        </message>
        <message>
            <source>The puzzles were not saved: nothing can be written in the folder {folder}: {reason}.</source>
            <translation>Die Rätsel wurden nicht gespeichert: In den Ordner {folder} kann nichts geschrieben werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>work.frame_pictures</name>
        <message>
            <source>A solution</source>
            <translation>Eine Lösung</translation>
        </message>
        <message>
            <source>Begun anew</source>
            <translation>Neu begonnen</translation>
        </message>
        <message>
            <source>A rotation</source>
            <translation>Eine Rotation</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Das Ende</translation>
        </message>
        <message>
            <source>What the numbers leave</source>
            <translation>Was die Zahlen übrig lassen</translation>
        </message>
        <message>
            <source>one of the {count:,} corners marked must be inside too</source>
            <translation>eine der {count:,} markierten Ecken muss auch innen liegen</translation>
        </message>
        <message>
            <source>one of the {count:,} corners marked must be outside too</source>
            <translation>eine der {count:,} markierten Ecken muss auch außen liegen</translation>
        </message>
        <message>
            <source>one of the {count:,} cells marked must be inside too</source>
            <translation>eines der {count:,} markierten Felder muss auch innen liegen</translation>
        </message>
        <message>
            <source>one of the {count:,} cells marked must be outside too</source>
            <translation>eines der {count:,} markierten Felder muss auch außen liegen</translation>
        </message>
        <message>
            <source>Before the first step</source>
            <translation>Vor dem ersten Schritt</translation>
        </message>
        <message>
            <source>Nothing is drawn yet.</source>
            <translation>Noch ist nichts gezeichnet.</translation>
        </message>
        <message>
            <source>It is number {found:,} of this recording.</source>
            <translation>Es ist Nummer {found:,} dieser Aufzeichnung.</translation>
        </message>
        <message>
            <source>On to {where}</source>
            <translation>Weiter nach {where}</translation>
        </message>
        <message>
            <source>Settled up to {where}</source>
            <translation>Geklärt bis {where}</translation>
        </message>
        <message>
            <source>Back from {where}</source>
            <translation>Zurück von {where}</translation>
        </message>
        <message>
            <source>Every mark follows from the clues.</source>
            <translation>Jede Markierung folgt aus den Hinweisen.</translation>
        </message>
        <message>
            <source>As far as it follows</source>
            <translation>So weit es folgt</translation>
        </message>
        <message>
            <source>{count:,} solutions</source>
            <translation>{count:,} Lösungen</translation>
        </message>
        <message>
            <source>Every way was tried: there are no others.</source>
            <translation>Jeder Weg wurde versucht: Es gibt keine anderen.</translation>
        </message>
        <message>
            <source>Every way was tried.</source>
            <translation>Alle Möglichkeiten wurden versucht.</translation>
        </message>
        <message>
            <source>The recording ends here; there may be others.</source>
            <translation>Die Aufzeichnung endet hier; es kann weitere geben.</translation>
        </message>
        <message>
            <source>At least {count:,}</source>
            <translation>Mindestens {count:,}</translation>
        </message>
        <message>
            <source>One found</source>
            <translation>Eine gefunden</translation>
        </message>
        <message>
            <source>There was no way on. The old end is joined to {pivot}, the part behind is turned round, and the line ends at {end} now.</source>
            <translation>Es ging nicht weiter. Das alte Ende wird mit {pivot} verbunden, der Teil dahinter umgedreht, und die Linie endet nun bei {end}.</translation>
        </message>
        <message>
            <source>No line is left here: from here on the drawing is settled.</source>
            <translation>Hier bleibt keine Strecke: Von hier an steht die Zeichnung fest.</translation>
        </message>
        <message>
            <source>No line is left here, so the drawing ends here.</source>
            <translation>Hier bleibt keine Strecke, also endet die Zeichnung hier.</translation>
        </message>
        <message>
            <source>A new circuit begins; it is spliced into the drawing where it started.</source>
            <translation>Ein neuer Rundgang beginnt; er wird in die Zeichnung eingefügt, wo er begann.</translation>
        </message>
        <message>
            <source>On along a line that is not drawn yet.</source>
            <translation>Weiter auf einer Strecke, die noch nicht gezeichnet ist.</translation>
        </message>
        <message>
            <source>The line begins here.</source>
            <translation>Die Linie beginnt hier.</translation>
        </message>
        <message>
            <source>No objection is seen yet.</source>
            <translation>Noch spricht nichts dagegen.</translation>
        </message>
        <message>
            <source>{place:capital} is taken</source>
            <translation>Genommen: {place:capital}</translation>
        </message>
        <message>
            <source>No state is left; lines that are complete so far: {found:,}.</source>
            <translation>Kein Zustand bleibt; bisher vollständige Linien: {found:,}.</translation>
        </message>
        <message numerus="yes">
            <source>{states:,} states are alive; lines that are complete so far: {found:,}.</source>
            <extracomment>For one: 1 state is alive; lines that are complete so far: {found:,}.</extracomment>
            <translation>
                <numerusform>1 Zustand lebt; bisher vollständige Linien: {found:,}.</numerusform>
                <numerusform>{states:,} Zustände leben; bisher vollständige Linien: {found:,}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{known:,} places have one possible number left; darker ones have more.</source>
            <translation>{known:,} Plätze haben nur noch eine mögliche Zahl; dunklere haben mehr.</translation>
        </message>
        <message>
            <source>Long step: {sentence}</source>
            <translation>Langer Schritt: {sentence}</translation>
        </message>
        <message>
            <source>A candidate in {n:,} pieces</source>
            <translation>Ein Kandidat in {n:,} Teilen</translation>
        </message>
        <message>
            <source>A candidate in one piece</source>
            <translation>Ein Kandidat in einem Stück</translation>
        </message>
        <message>
            <source>It obeys all rules: a solution.</source>
            <translation>Er erfüllt alle Regeln: eine Lösung.</translation>
        </message>
        <message>
            <source>A circle of {size:,} places stands beside the rest. Learnt: one of the edges marked must lead out of it.</source>
            <translation>Ein Ring aus {size:,} Plätzen steht neben dem Rest. Gelernt: Eine der markierten Kanten muss hinausführen.</translation>
        </message>
        <message>
            <source>{who}. Learnt: {joined}.</source>
            <translation>{who}. Gelernt: {joined}.</translation>
        </message>
        <message>
            <source>{told} {rules:,} rules are learnt.</source>
            <translation>{told} {rules:,} Regeln sind gelernt.</translation>
        </message>
        <message>
            <source>{first:capital} and {second} are both outside, but apart</source>
            <translation>{first:capital} und {second} liegen beide außen, aber getrennt</translation>
        </message>
        <message>
            <source>{first:capital} and {second} are both inside, but apart</source>
            <translation>{first:capital} und {second} liegen beide innen, aber getrennt</translation>
        </message>
        <message>
            <source>{first:capital} is outside, cut off from the rim</source>
            <translation>{first:capital} liegt außen, vom Rand abgeschnitten</translation>
        </message>
        <message>
            <source>{first:capital} is inside, cut off from the rim</source>
            <translation>{first:capital} liegt innen, vom Rand abgeschnitten</translation>
        </message>
        <message>
            <source>never again</source>
            <translation>nie wieder</translation>
        </message>
        <message>
            <source>Solutions so far</source>
            <translation>Lösungen bisher</translation>
        </message>
        <message>
            <source>Places taken</source>
            <translation>Genommene Plätze</translation>
        </message>
        <message>
            <source>States alive</source>
            <translation>Lebende Zustände</translation>
        </message>
        <message>
            <source>Lines so far</source>
            <translation>Linien bisher</translation>
        </message>
        <message>
            <source>Marks found</source>
            <translation>Gefundene Markierungen</translation>
        </message>
        <message>
            <source>Clues and facts needed</source>
            <translation>Nötige Hinweise und Tatsachen</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Teile</translation>
        </message>
        <message>
            <source>Lines drawn</source>
            <translation>Gezeichnete Strecken</translation>
        </message>
        <message>
            <source>Settled</source>
            <translation>Geklärt</translation>
        </message>
        <message>
            <source>Places on the line</source>
            <translation>Plätze auf der Linie</translation>
        </message>
        <message>
            <source>Rotations so far</source>
            <translation>Rotationen bisher</translation>
        </message>
        <message>
            <source>Steps back so far</source>
            <translation>Schritte zurück bisher</translation>
        </message>
        <message numerus="yes">
            <source>{place:capital}: {states:,} states</source>
            <extracomment>For one: {place:capital}: 1 state</extracomment>
            <translation>
                <numerusform>{place:capital}: 1 Zustand</numerusform>
                <numerusform>{place:capital}: {states:,} Zustände</numerusform>
            </translation>
        </message>
        <message>
            <source>{n:,} pieces</source>
            <translation>{n:,} Teile</translation>
        </message>
        <message>
            <source>One piece</source>
            <translation>Ein Stück</translation>
        </message>
        <message>
            <source>{some:,} of {every:,}</source>
            <translation>{some:,} von {every:,}</translation>
        </message>
    </context>
    <context>
        <name>work.hint_service</name>
        <message>
            <source>One of several ways on</source>
            <translation>Einer von mehreren Wegen weiter</translation>
        </message>
        <message>
            <source>From here the solutions differ; this is on the way to one of them.</source>
            <translation>Von hier an unterscheiden sich die Lösungen; dies liegt auf dem Weg zu einer von ihnen.</translation>
        </message>
        <message>
            <source>This is where the only solution goes on.</source>
            <translation>Hier geht die einzige Lösung weiter.</translation>
        </message>
        <message>
            <source>With what is marked, all solutions go on here.</source>
            <translation>Mit dem, was markiert ist, gehen alle Lösungen hier weiter.</translation>
        </message>
        <message>
            <source>This is on the way to a solution.</source>
            <translation>Das liegt auf dem Weg zu einer Lösung.</translation>
        </message>
        <message>
            <source>A clue lies on the line here.</source>
            <translation>Ein Hinweis liegt hier auf der Linie.</translation>
        </message>
    </context>
    <context>
        <name>work.lesson</name>
        <message>
            <source>There are no steps to show.</source>
            <translation>Es gibt keine Schritte zu zeigen.</translation>
        </message>
        <message numerus="yes">
            <source>{steps:,} steps lead to the solution.</source>
            <extracomment>For one: 1 step leads to the solution.</extracomment>
            <translation>
                <numerusform>1 Schritt führt zur Lösung.</numerusform>
                <numerusform>{steps:,} Schritte führen zur Lösung.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{steps:,} steps follow from the clues.</source>
            <extracomment>For one: 1 step follows from the clues.</extracomment>
            <translation>
                <numerusform>1 Schritt folgt aus den Hinweisen.</numerusform>
                <numerusform>{steps:,} Schritte folgen aus den Hinweisen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Difficulty: {word} ({number:.1f}).</source>
            <translation>Schwierigkeit: {word} ({number:.1f}).</translation>
        </message>
        <message numerus="yes">
            <source>it were one of {ways:,} others</source>
            <extracomment>For one: it were otherwise</extracomment>
            <translation>
                <numerusform>es anders wäre</numerusform>
                <numerusform>es eines von {ways:,} anderen wäre</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>If {ways}, {steps:,} steps would lead to a contradiction.</source>
            <extracomment>For one: If {ways}, 1 step would lead to a contradiction.</extracomment>
            <translation>
                <numerusform>Wenn {ways}, führte 1 Schritt zum Widerspruch.</numerusform>
                <numerusform>Wenn {ways}, führten {steps:,} Schritte zum Widerspruch.</numerusform>
            </translation>
        </message>
        <message>
            <source>Step {step}: {name}</source>
            <translation>Schritt {step}: {name}</translation>
        </message>
    </context>
    <context>
        <name>work.lookahead</name>
        <message>
            <source>Suppose that {what}.</source>
            <translation>Angenommen, {what}.</translation>
        </message>
        <message>
            <source>Suppose otherwise</source>
            <translation>Angenommen, es wäre anders</translation>
        </message>
    </context>
    <context>
        <name>work.manual</name>
        <message>
            <source>It took too long.</source>
            <translation>Es dauerte zu lange.</translation>
        </message>
        <message>
            <source>It ended without a word.</source>
            <translation>Es endete ohne ein Wort.</translation>
        </message>
    </context>
    <context>
        <name>work.places</name>
        <message>
            <source>the upper left corner of {cell}</source>
            <translation>die Ecke oben links von {cell}</translation>
        </message>
        <message>
            <source>the upper corner of {cell}</source>
            <translation>die obere Ecke von {cell}</translation>
        </message>
        <message>
            <source>the upper right corner of {cell}</source>
            <translation>die Ecke oben rechts von {cell}</translation>
        </message>
        <message>
            <source>the left corner of {cell}</source>
            <translation>die linke Ecke von {cell}</translation>
        </message>
        <message>
            <source>the right corner of {cell}</source>
            <translation>die rechte Ecke von {cell}</translation>
        </message>
        <message>
            <source>the lower left corner of {cell}</source>
            <translation>die Ecke unten links von {cell}</translation>
        </message>
        <message>
            <source>the lower corner of {cell}</source>
            <translation>die untere Ecke von {cell}</translation>
        </message>
        <message>
            <source>the lower right corner of {cell}</source>
            <translation>die Ecke unten rechts von {cell}</translation>
        </message>
        <message>
            <source>point {number:,}</source>
            <translation>Punkt {number:,}</translation>
        </message>
    </context>
    <context>
        <name>work.reasons</name>
        <message>
            <source>The 0 {clue} has no line around it.</source>
            <translation>Die 0 {clue} hat keine Linie um sich.</translation>
        </message>
        <message>
            <source>The {n} {clue} already has all its lines, so the rest of its sides stay empty.</source>
            <translation>Die {n} {clue} hat schon alle ihre Linien, die übrigen Seiten bleiben also leer.</translation>
        </message>
        <message>
            <source>The {n} {clue} needs a line on every side that is still open.</source>
            <translation>Die {n} {clue} braucht eine Linie an jeder Seite, die noch offen ist.</translation>
        </message>
        <message>
            <source>Two lines already meet at {node}, so nothing else does.</source>
            <translation>Hier treffen sich schon zwei Linien, also kommt keine weitere dazu: {node}.</translation>
        </message>
        <message>
            <source>At {node} a line would have nowhere to go on, so there is none.</source>
            <translation>Hier könnte eine Linie nicht weiterführen, also ist da keine: {node}.</translation>
        </message>
        <message>
            <source>The line at {node} must go on, and there is only one way.</source>
            <translation>Hier muss die Linie weiterführen, und es gibt nur einen Weg: {node}.</translation>
        </message>
        <message>
            <source>The loop is closed, and there is only one: nothing else is drawn.</source>
            <translation>Der Rundweg ist geschlossen, und es gibt nur einen: Sonst wird nichts gezeichnet.</translation>
        </message>
        <message>
            <source>A line here would close the loop too early.</source>
            <translation>Eine Linie hier würde den Rundweg zu früh schließen.</translation>
        </message>
        <message>
            <source>The {n} {clue} lies at a {point} of the board, where its two outer sides belong together.</source>
            <translation>Die {n} {clue} liegt am Rand ({point}), wo ihre zwei äußeren Seiten zusammengehören.</translation>
        </message>
        <message>
            <source>The {n} {clue} and the {m} {other} share a side; together they settle this.</source>
            <translation>Die {n} {clue} und die {m} {other} haben eine Seite gemeinsam; zusammen entscheiden sie das.</translation>
        </message>
        <message>
            <source>The {n} {clue} and the {m} {other} touch at a {point}; together they settle this.</source>
            <translation>Die {n} {clue} und die {m} {other} berühren sich ({point}); zusammen entscheiden sie das.</translation>
        </message>
        <message>
            <source>Of the two lines that meet here, at {meet}, {pair}.</source>
            <translation>Von den zwei Linien, die sich hier treffen ({meet}), gilt: {pair}.</translation>
        </message>
        <message>
            <source>{called:capital}: of the two lines that meet here, at {meet}, {pair}.</source>
            <translation>{called:capital}: Von den zwei Linien, die sich hier treffen ({meet}), gilt: {pair}.</translation>
        </message>
        <message>
            <source>Following the known sides from {place} to {place} shows that the two {places} here lie on {sides}.</source>
            <translation>Verfolgt man die bekannten Seiten von {place} zu {place}, so zeigt sich: Die zwei {places} hier liegen auf {sides}.</translation>
        </message>
        <message>
            <source>A walk round through these {places} crosses the loop an even number of times, so the two {places} here lie on {sides}.</source>
            <translation>Ein Rundgang durch diese {places} kreuzt den Rundweg eine gerade Zahl von Malen, also liegen die zwei {places} hier auf {sides}.</translation>
        </message>
        <message>
            <source>Which {places} lie inside and which outside leaves only one way to draw here.</source>
            <translation>Welche {places} innen und welche außen liegen, lässt hier nur eine Möglichkeit zu zeichnen.</translation>
        </message>
        <message>
            <source>The line does not pass {node}, so nothing is drawn there.</source>
            <translation>Die Linie lässt {node} aus, also wird dort nichts gezeichnet.</translation>
        </message>
        <message>
            <source>The line passes {node}, and only two ways are left there.</source>
            <translation>Die Linie besucht {node}, und nur zwei Wege sind dort übrig.</translation>
        </message>
        <message>
            <source>Of two {points} that touch the line must pass one, and it misses {node}.</source>
            <translation>Zwei {points}, die sich berühren: Beide auslassen kann die Linie nicht, und sie lässt {node} aus.</translation>
        </message>
        <message>
            <source>{demand} It misses {node}.</source>
            <translation>{demand} Sie lässt {node} aus.</translation>
        </message>
        <message>
            <source>The line passes as many of the {points} that {called} counts as it may: it misses the others.</source>
            <translation>Die Linie besucht schon so viele {points}, wie {called} zählt: Die anderen lässt sie aus.</translation>
        </message>
        <message>
            <source>The line must pass every {point} that is left to {called}.</source>
            <translation>Was für {called} noch übrig ist, muss die Linie besuchen, {point} für {point}.</translation>
        </message>
        <message>
            <source>What {called} counts is all there, so no more of it is drawn.</source>
            <translation>Was {called} zählt, ist schon alles da, also wird davon nichts mehr gezeichnet.</translation>
        </message>
        <message>
            <source>{called:capital} needs all that is left of the lines it counts.</source>
            <translation>{called:capital} braucht alles, was von den gezählten Linien noch übrig ist.</translation>
        </message>
        <message>
            <source>The line passes only one of the {points} that {called} counts, so it does not go on to another.</source>
            <translation>Die Linie besucht nur 1 der {points}, die {called} zählt, also führt sie nicht weiter.</translation>
        </message>
        <message>
            <source>The line crosses the border of this region as often as it may.</source>
            <translation>Die Linie kreuzt die Grenze dieses Gebiets schon so oft, wie sie darf.</translation>
        </message>
        <message>
            <source>The line must cross the border of this region wherever it still can.</source>
            <translation>Die Linie muss die Grenze dieses Gebiets überall kreuzen, wo sie es noch kann.</translation>
        </message>
        <message>
            <source>Whatever stands around it, {called} settles this.</source>
            <translation>Was immer darum herum steht, {called} entscheidet das.</translation>
        </message>
        <message>
            <source>All that {called} still allows has this in common.</source>
            <translation>Alles, was {called} noch zulässt, hat das gemeinsam.</translation>
        </message>
        <message>
            <source>{demand} All that this still allows has this in common.</source>
            <translation>{demand} Alles, was das noch zulässt, hat das gemeinsam.</translation>
        </message>
        <message>
            <source>These two regions are joined already: joined once more they would close the loop.</source>
            <translation>Diese zwei Gebiete sind schon verbunden: Noch einmal verbunden, würden sie den Rundweg schließen.</translation>
        </message>
        <message>
            <source>{called:capital} and {called_too} together settle this.</source>
            <translation>{called:capital} und {called_too} entscheiden das zusammen.</translation>
        </message>
        <message>
            <source>{called:capital}, {called_too} and {third} together settle this.</source>
            <translation>{called:capital}, {called_too} und {third} entscheiden das zusammen.</translation>
        </message>
        <message>
            <source>Whether the line passes {node} or not, this follows.</source>
            <translation>Ob die Linie {node} besucht oder nicht, das folgt.</translation>
        </message>
        <message>
            <source>Of {node} and {far} the line must pass one; whichever it is, this follows.</source>
            <translation>Die Linie muss {node} oder {far} besuchen; in beiden Fällen folgt das.</translation>
        </message>
        <message>
            <source>Cells left out do not touch, and so many of them find room only like this.</source>
            <translation>Ausgelassene Felder berühren sich nicht, und so viele von ihnen finden nur so Platz.</translation>
        </message>
        <message>
            <source>Only two ways are left between {node} and {far}, and the line passes both.</source>
            <translation>{node:capital} und {far}: Dazwischen bleiben nur zwei Wege, und die Linie nimmt beide.</translation>
        </message>
        <message>
            <source>Otherwise the line could run the other way round the empty {point} {place}, and there would be two solutions.</source>
            <translation>Sonst könnte die Linie andersherum um das Leere laufen ({point} {place}), und es gäbe zwei Lösungen.</translation>
        </message>
        <message>
            <source>The line from {n} leads on to {m}, {place} by {place}.</source>
            <translation>Die Linie führt von {n} weiter zu {m}, {place} für {place}.</translation>
        </message>
        <message>
            <source>{m} follows beside {n}, and only one {place} there is free.</source>
            <translation>{m} folgt neben {n}, und nur 1 {place} dort ist frei.</translation>
        </message>
        <message>
            <source>Only one free {place} touches both {n} and {o}: it holds {m}.</source>
            <translation>Nur 1 {place} berührt sowohl {n} als auch {o} und ist frei: Dort steht {m}.</translation>
        </message>
        <message>
            <source>{node:capital} has no more ways than the line needs, so it uses them.</source>
            <translation>{node:capital} hat nicht mehr Wege, als die Linie braucht, also nimmt sie diese.</translation>
        </message>
        <message>
            <source>An edge here would close the line to a ring before it has passed every {place}.</source>
            <translation>Eine Kante hier würde die Linie zum Ring schließen, bevor sie alles besucht hat ({place} für {place}).</translation>
        </message>
        <message>
            <source>An edge here would lead from the number in {node} to that in {far}, past another one between them.</source>
            <translation>Eine Kante hier würde von der Zahl in {node} zu der in {far} führen, an einer anderen dazwischen vorbei.</translation>
        </message>
        <message>
            <source>From {m} to {o} there is no step to spare, so {n} can only be here.</source>
            <translation>Von {m} bis {o} ist kein Schritt übrig, also kann {n} nur hier stehen.</translation>
        </message>
        <message>
            <source>Of the {places} that {n} can reach in time{between} only this one is free.</source>
            <translation>Alle {places}, die {n} rechtzeitig erreichen kann{between}, sind besetzt; nur hier ist noch frei.</translation>
        </message>
        <message>
            <source>On the ways that are still open{between} only this {place} is left for {n}.</source>
            <translation>Auf den Wegen, die noch offen sind{between}, bleibt für {n} nur 1 {place}.</translation>
        </message>
        <message>
            <source>Counting the steps{between} leaves only this {place} for {n}: the others come at the wrong time.</source>
            <translation>Zählt man die Schritte{between}, so bleibt für {n} nur 1 {place}: Alles andere kommt zur falschen Zeit.</translation>
        </message>
        <message>
            <source>Only this edge joins two parts of the board, so the line uses it.</source>
            <translation>Nur diese Kante verbindet zwei Teile des Spielfelds, also nimmt die Linie sie.</translation>
        </message>
        <message>
            <source>The line passes all {places} on one side of this {place} before it, so it holds {n}.</source>
            <translation>Die Linie besucht alle {places} auf einer Seite ({place}) vorher, also steht hier {n}.</translation>
        </message>
        <message>
            <source>Only {n} is left for this {place}: no other number comes here in time.</source>
            <translation>Hier bleibt nur {n} ({place}): Keine andere Zahl kommt rechtzeitig her.</translation>
        </message>
        <message>
            <source>With {size} close by, every other way soon comes to nothing.</source>
            <translation>{size:capital} in der Nähe: Jeder andere Weg scheitert bald.</translation>
        </message>
        <message>
            <source>{size:capital} together leave nothing else.</source>
            <translation>{size:capital} zusammen lassen nichts anderes übrig.</translation>
        </message>
        <message>
            <source>{size:capital} alone leaves nothing else.</source>
            <translation>{size:capital} allein lässt nichts anderes übrig.</translation>
        </message>
        <message>
            <source>at most one is drawn</source>
            <translation>höchstens eine ist gezeichnet</translation>
        </message>
        <message>
            <source>at least one is drawn</source>
            <translation>mindestens eine ist gezeichnet</translation>
        </message>
        <message>
            <source>both are drawn or neither</source>
            <translation>beide sind gezeichnet oder keine</translation>
        </message>
        <message>
            <source>the upper left side of {cell}</source>
            <translation>die Seite oben links von {cell}</translation>
        </message>
        <message>
            <source>the upper side of {cell}</source>
            <translation>die obere Seite von {cell}</translation>
        </message>
        <message>
            <source>the upper right side of {cell}</source>
            <translation>die Seite oben rechts von {cell}</translation>
        </message>
        <message>
            <source>the left side of {cell}</source>
            <translation>die linke Seite von {cell}</translation>
        </message>
        <message>
            <source>the right side of {cell}</source>
            <translation>die rechte Seite von {cell}</translation>
        </message>
        <message>
            <source>the lower left side of {cell}</source>
            <translation>die Seite unten links von {cell}</translation>
        </message>
        <message>
            <source>the lower side of {cell}</source>
            <translation>die untere Seite von {cell}</translation>
        </message>
        <message>
            <source>the lower right side of {cell}</source>
            <translation>die Seite unten rechts von {cell}</translation>
        </message>
        <message>
            <source>the line passes {place}</source>
            <translation>die Linie besucht {place}</translation>
        </message>
        <message>
            <source>the line misses {place}</source>
            <translation>die Linie lässt {place} aus</translation>
        </message>
        <message>
            <source>{place} are joined</source>
            <translation>{place} sind verbunden</translation>
        </message>
        <message>
            <source>{place} are not joined</source>
            <translation>{place} sind nicht verbunden</translation>
        </message>
        <message>
            <source>{place} is drawn</source>
            <translation>{place} ist gezeichnet</translation>
        </message>
        <message>
            <source>{place} is not drawn</source>
            <translation>{place} ist nicht gezeichnet</translation>
        </message>
        <message>
            <source>What is known of lines that meet at corners settles {place}.</source>
            <translation>Was von Linien bekannt ist, die sich an Ecken treffen, entscheidet hier: {place}.</translation>
        </message>
        <message>
            <source>The board alone leaves nothing else.</source>
            <translation>Das Spielfeld allein lässt nichts anderes übrig.</translation>
        </message>
        <message>
            <source>Two demands of the rule together settle this.</source>
            <translation>Zwei Forderungen der Regel entscheiden das zusammen.</translation>
        </message>
        <message numerus="yes">
            <source>{size:,} clues and facts</source>
            <extracomment>For one: one clue or fact</extracomment>
            <translation>
                <numerusform>ein Hinweis oder eine Tatsache</numerusform>
                <numerusform>{size:,} Hinweise und Tatsachen</numerusform>
            </translation>
        </message>
        <message>
            <source> between {low:,} and {high:,}</source>
            <translation> zwischen {low:,} und {high:,}</translation>
        </message>
        <message>
            <source>this corner</source>
            <translation>diese Ecke</translation>
        </message>
        <message>
            <source>different sides of the loop</source>
            <translation>verschiedenen Seiten des Rundwegs</translation>
        </message>
        <message>
            <source>the same side of the loop</source>
            <translation>derselben Seite des Rundwegs</translation>
        </message>
        <message>
            <source>in {place}</source>
            <translation>in {place}</translation>
        </message>
        <message>
            <source>the rule</source>
            <translation>die Regel</translation>
        </message>
        <message>
            <source>the {told} in {place}</source>
            <translation>{told} in {place}</translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some} und {last}</translation>
        </message>
        <message>
            <source>{told} in {place}</source>
            <translation>{told} in {place}</translation>
        </message>
        <message>
            <source>{place} holds {number:,}</source>
            <translation>{place}: {number:,}</translation>
        </message>
        <message>
            <source>ends at {place}</source>
            <translation>Ende bei {place}</translation>
        </message>
    </context>
    <context>
        <name>work.scratch</name>
        <message>
            <source>The folder {folder} cannot be written to: {reason}.</source>
            <translation>In den Ordner {folder} kann nicht geschrieben werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>work.sentences</name>
        <message>
            <source>Every way on fails.</source>
            <translation>Jeder weitere Weg scheitert.</translation>
        </message>
        <message>
            <source>The line is complete.</source>
            <translation>Die Linie ist vollständig.</translation>
        </message>
        <message>
            <source>A given edge is not used, or the line does not close.</source>
            <translation>Eine gegebene Kante ist unbenutzt, oder die Linie schließt sich nicht.</translation>
        </message>
        <message>
            <source>The next number is too far.</source>
            <translation>Die nächste Zahl ist zu weit weg.</translation>
        </message>
        <message>
            <source>The next number has the wrong colour.</source>
            <translation>Die nächste Zahl hat die falsche Farbe.</translation>
        </message>
        <message>
            <source>Coloured like a chessboard, the places of both colours cannot take turns from here.</source>
            <translation>Wie ein Schachbrett gefärbt, können sich die Plätze beider Farben von hier aus nicht abwechseln.</translation>
        </message>
        <message>
            <source>A place can no longer be reached and left.</source>
            <translation>Ein Platz kann nicht mehr erreicht und verlassen werden.</translation>
        </message>
        <message>
            <source>The rest falls apart.</source>
            <translation>Der Rest zerfällt.</translation>
        </message>
        <message>
            <source>No line is left here.</source>
            <translation>Hier bleibt keine Linie übrig.</translation>
        </message>
        <message>
            <source>The walk does not have the sum asked for.</source>
            <translation>Der Weg hat nicht die verlangte Summe.</translation>
        </message>
        <message>
            <source>The walk is complete.</source>
            <translation>Der Weg ist vollständig.</translation>
        </message>
        <message>
            <source>No other cell leads to the target from here.</source>
            <translation>Kein anderes Feld führt von hier zum Ziel.</translation>
        </message>
        <message>
            <source>It alone has the fewest ways on.</source>
            <translation>Nur hier führen die wenigsten Wege weiter.</translation>
        </message>
        <message>
            <source>Of those with the fewest ways on it is the first.</source>
            <translation>Von denen mit den wenigsten Wegen weiter ist es das erste.</translation>
        </message>
        <message>
            <source>Drawn by lot among those with the fewest ways on.</source>
            <translation>Ausgelost unter denen mit den wenigsten Wegen weiter.</translation>
        </message>
        <message>
            <source>A free place beside the new end.</source>
            <translation>Ein freier Platz neben dem neuen Ende.</translation>
        </message>
        <message>
            <source>Rotations did not lead any further.</source>
            <translation>Rotationen führten nicht weiter.</translation>
        </message>
        <message>
            <source>It alone has the fewest ways on ({ways}).</source>
            <translation>Nur hier führen die wenigsten Wege weiter ({ways}).</translation>
        </message>
        <message>
            <source>Of those with the fewest ways on ({ways}) it is the first.</source>
            <translation>Von denen mit den wenigsten Wegen weiter ({ways}) ist es das erste.</translation>
        </message>
        <message>
            <source>Drawn by lot among those with the fewest ways on ({ways}).</source>
            <translation>Ausgelost unter denen mit den wenigsten Wegen weiter ({ways}).</translation>
        </message>
        <message>
            <source>Only one {place} left for a number</source>
            <translation>Nur noch 1 {place} für eine Zahl</translation>
        </message>
        <message>
            <source>Cut {place}</source>
            <translation>Trennstelle: {place}</translation>
        </message>
        <message>
            <source>Only one number left for a {place}</source>
            <translation>{place} mit nur einer möglichen Zahl</translation>
        </message>
        <message>
            <source>No third line at a {point}</source>
            <translation>{point} ohne dritte Linie</translation>
        </message>
        <message>
            <source>A clue in a {point} of the board</source>
            <translation>{point} am Rand mit einem Hinweis</translation>
        </message>
        <message>
            <source>Two clues that touch at a {point}</source>
            <translation>{point} zwischen zwei Hinweisen</translation>
        </message>
        <message>
            <source>Two lines at a {point}</source>
            <translation>{point} mit zwei Linien</translation>
        </message>
        <message>
            <source>No line through a {point} left out</source>
            <translation>{point} ausgelassen: keine Linie</translation>
        </message>
        <message>
            <source>Two ways for a {point} on the line</source>
            <translation>{point} auf der Linie mit zwei Wegen</translation>
        </message>
        <message>
            <source>Beside a {point} left out</source>
            <translation>{point} daneben ausgelassen</translation>
        </message>
        <message>
            <source>A count of {points} is complete</source>
            <translation>Eine Anzahl {points} ist erreicht</translation>
        </message>
        <message>
            <source>A count needs all {points} left</source>
            <translation>Eine Anzahl braucht alle übrigen {points}</translation>
        </message>
        <message>
            <source>Room for {points} left out</source>
            <translation>Platz für ausgelassene {points}</translation>
        </message>
        <message>
            <source>No solver could be started.</source>
            <translation>Kein Löser konnte gestartet werden.</translation>
        </message>
        <message>
            <source>No solver could be started; nothing is checked.</source>
            <translation>Kein Löser konnte gestartet werden; nichts wird geprüft.</translation>
        </message>
        <message>
            <source>The solver said something that is not an answer.</source>
            <translation>Der Löser sagte etwas, das keine Antwort ist.</translation>
        </message>
        <message>
            <source>The solver did not stop in time.</source>
            <translation>Der Löser hielt nicht rechtzeitig an.</translation>
        </message>
        <message>
            <source>The solver fell silent.</source>
            <translation>Der Löser verstummte.</translation>
        </message>
        <message>
            <source>The solver needed more than {seconds:,} seconds of processor time.</source>
            <translation>Der Löser brauchte mehr als {seconds:,} Sekunden Rechenzeit.</translation>
        </message>
        <message>
            <source>The solver was ended by signal {signal}.</source>
            <translation>Der Löser wurde durch Signal {signal} beendet.</translation>
        </message>
        <message>
            <source>The solver ended with code {exit}.</source>
            <translation>Der Löser endete mit Code {exit}.</translation>
        </message>
        <message>
            <source>It said last: {said}. See {log}.</source>
            <translation>Zuletzt sagte er: {said}. Siehe {log}.</translation>
        </message>
        <message>
            <source>This check needs more than {megabytes:,} MB of memory.</source>
            <translation>Diese Prüfung braucht mehr als {megabytes:,} MB Speicher.</translation>
        </message>
        <message>
            <source>This {what} needs more than {megabytes:,} MB of memory.</source>
            <translation>Mehr als {megabytes:,} MB Speicher nötig: {what}.</translation>
        </message>
        <message>
            <source>Two engines disagree: {found:,} solutions were found, {counted:,} counted. This is an error in the program; please keep the puzzle and report it.</source>
            <translation>Zwei Verfahren widersprechen sich: {found:,} Lösungen wurden gefunden, {counted:,} gezählt. Das ist ein Fehler im Programm; bitte das Rätsel aufheben und melden.</translation>
        </message>
        <message>
            <source>This engine cannot be watched at this puzzle.</source>
            <translation>Diesem Verfahren kann man bei diesem Rätsel nicht zusehen.</translation>
        </message>
        <message>
            <source>The puzzle has no solution, so no clues fix it.</source>
            <translation>Das Rätsel hat keine Lösung, also legen keine Hinweise sie fest.</translation>
        </message>
        <message>
            <source>The puzzle has several solutions: clue sets are counted for a single one.</source>
            <translation>Das Rätsel hat mehrere Lösungen: Hinweismengen werden für eine einzige gezählt.</translation>
        </message>
        <message>
            <source>Clue sets are not counted where the rule asks for something else without these clues.</source>
            <translation>Hinweismengen werden nicht gezählt, wo die Regel ohne diese Hinweise etwas anderes verlangt.</translation>
        </message>
        <message>
            <source>Clue sets are not counted where clues stand in others.</source>
            <translation>Hinweismengen werden nicht gezählt, wo Hinweise in anderen stehen.</translation>
        </message>
        <message>
            <source>Stopped before the minimal clue sets were counted.</source>
            <translation>Angehalten, bevor die minimalen Hinweismengen gezählt waren.</translation>
        </message>
        <message>
            <source>No answer was found in {seconds} seconds.</source>
            <translation>In {seconds} Sekunden wurde keine Antwort gefunden.</translation>
        </message>
        <message>
            <source>The puzzle itself has no solution.</source>
            <translation>Das Rätsel selbst hat keine Lösung.</translation>
        </message>
        <message>
            <source>Stopped before the end.</source>
            <translation>Vor dem Ende angehalten.</translation>
        </message>
        <message>
            <source>Stopped at the number of steps asked for.</source>
            <translation>Bei der verlangten Zahl von Schritten angehalten.</translation>
        </message>
        <message>
            <source>Some of the marks cannot be right.</source>
            <translation>Einige der Markierungen können nicht richtig sein.</translation>
        </message>
        <message>
            <source>There are several solutions; what they share was not found out in time.</source>
            <translation>Es gibt mehrere Lösungen; was sie gemeinsam haben, wurde nicht rechtzeitig herausgefunden.</translation>
        </message>
        <message>
            <source>From here the solutions differ: nothing more follows from the clues.</source>
            <translation>Von hier an unterscheiden sich die Lösungen: Mehr folgt aus den Hinweisen nicht.</translation>
        </message>
        <message>
            <source>From here the solutions differ: no further number follows.</source>
            <translation>Von hier an unterscheiden sich die Lösungen: Keine weitere Zahl folgt.</translation>
        </message>
        <message>
            <source>No other place comes at the same step in all solutions, though they may share parts.</source>
            <translation>Kein anderer Ort kommt in allen Lösungen im selben Schritt; Teile können sie dennoch gemeinsam haben.</translation>
        </message>
        <message>
            <source>No small proof was found for the next step.</source>
            <translation>Für den nächsten Schritt wurde kein kleiner Beweis gefunden.</translation>
        </message>
        <message>
            <source>So it cannot be otherwise.</source>
            <translation>Also kann es nicht anders sein.</translation>
        </message>
        <message>
            <source>What is known already leaves no other place.</source>
            <translation>Was schon bekannt ist, lässt keinen anderen Platz.</translation>
        </message>
        <message>
            <source>The named techniques see no contradiction; it takes a longer look.</source>
            <translation>Die benannten Techniken sehen keinen Widerspruch; es braucht einen längeren Blick.</translation>
        </message>
        <message>
            <source>Only lines, and numbers of number paths, can be looked at the other way round.</source>
            <translation>Nur Linien, und Zahlen von Zahlenwegen, können andersherum betrachtet werden.</translation>
        </message>
        <message>
            <source>There are {cases:,} other places for it; first look for more of its neighbours.</source>
            <translation>Es gibt {cases:,} andere Plätze dafür; zuerst nach mehr seiner Nachbarn suchen.</translation>
        </message>
        <message>
            <source>Stopped before a board was found.</source>
            <translation>Angehalten, bevor ein Spielfeld gefunden war.</translation>
        </message>
        <message>
            <source>Stopped before it was proved that no fewer will do.</source>
            <translation>Angehalten, bevor bewiesen war, dass weniger nicht genügen.</translation>
        </message>
        <message>
            <source>Stopped before a figure was found.</source>
            <translation>Angehalten, bevor eine Figur gefunden war.</translation>
        </message>
        <message>
            <source>Stopped before a line was found.</source>
            <translation>Angehalten, bevor eine Linie gefunden war.</translation>
        </message>
        <message>
            <source>Stopped before a loop was found.</source>
            <translation>Angehalten, bevor ein Rundweg gefunden war.</translation>
        </message>
        <message>
            <source>Stopped before a maze was found.</source>
            <translation>Angehalten, bevor ein Irrgarten gefunden war.</translation>
        </message>
        <message>
            <source>Stopped before a puzzle was found.</source>
            <translation>Angehalten, bevor ein Rätsel gefunden war.</translation>
        </message>
        <message>
            <source>Stopped before all was proved.</source>
            <translation>Angehalten, bevor alles bewiesen war.</translation>
        </message>
        <message>
            <source>Stopped before a repair was found.</source>
            <translation>Angehalten, bevor eine Reparatur gefunden war.</translation>
        </message>
        <message>
            <source>Stopped before the second engine knew.</source>
            <translation>Angehalten, bevor das zweite Verfahren es wusste.</translation>
        </message>
        <message>
            <source>Stopped before a solution was found.</source>
            <translation>Angehalten, bevor eine Lösung gefunden war.</translation>
        </message>
        <message>
            <source>Stopped before an answer was found.</source>
            <translation>Angehalten, bevor eine Antwort gefunden war.</translation>
        </message>
        <message>
            <source>Stopped after one solution; there may be others.</source>
            <translation>Nach einer Lösung angehalten; es kann andere geben.</translation>
        </message>
        <message>
            <source>Stopped before everything was known.</source>
            <translation>Angehalten, bevor alles bekannt war.</translation>
        </message>
        <message>
            <source>{rule}: such puzzles are not generated.</source>
            <translation>{rule}: Solche Rätsel werden nicht erzeugt.</translation>
        </message>
        <message>
            <source>{rule}: such puzzles have more than one solution, and no difficulty.</source>
            <translation>{rule}: Solche Rätsel haben mehr als eine Lösung und keine Schwierigkeit.</translation>
        </message>
        <message>
            <source>{place:capital}: no way leads from there to any other place.</source>
            <translation>{place:capital}: Von dort führt kein Weg zu einer anderen Stelle.</translation>
        </message>
        <message>
            <source>{place:capital}: without it the board falls into more than one piece, and the line passes it only once.</source>
            <translation>{place:capital}: Ohne diese Stelle zerfällt das Spielfeld in mehr als ein Stück, und die Linie geht nur einmal hindurch.</translation>
        </message>
        <message>
            <source>{place:capital}: without it the board falls into more than two pieces, and the line passes it only once.</source>
            <translation>{place:capital}: Ohne diese Stelle zerfällt das Spielfeld in mehr als zwei Stücke, und die Linie geht nur einmal hindurch.</translation>
        </message>
        <message>
            <source>Here regions are made anew: clues are neither kept nor counted.</source>
            <translation>Hier werden Gebiete neu gemacht: Hinweise werden weder behalten noch gezählt.</translation>
        </message>
        <message>
            <source>For {tried} loops no regions or marks were met that fix them. Another seed may do.</source>
            <translation>Für {tried} Rundwege fanden sich keine Gebiete oder Markierungen, die sie festlegen. Ein anderer Startwert kann helfen.</translation>
        </message>
        <message>
            <source>No clues were found that fix a line here. Another seed may do.</source>
            <translation>Es fanden sich keine Hinweise, die hier eine Linie festlegen. Ein anderer Startwert kann helfen.</translation>
        </message>
        <message>
            <source>The same place must have a clue and must have none.</source>
            <translation>Dieselbe Stelle soll einen Hinweis haben und keinen.</translation>
        </message>
        <message>
            <source>A place that must have a clue and one that must have none belong together under this symmetry: {symmetry:small}.</source>
            <translation>Eine Stelle, die einen Hinweis haben soll, und eine, die keinen haben soll, gehören unter dieser Symmetrie zusammen: {symmetry:small}.</translation>
        </message>
        <message>
            <source>With all its clues the board has no line. To take one of them away is not enough.</source>
            <translation>Mit allen Hinweisen hat das Brett keine Linie. Einen davon wegzunehmen genügt nicht.</translation>
        </message>
        <message>
            <source>With all its clues the board has no line.</source>
            <translation>Mit allen Hinweisen hat das Brett keine Linie.</translation>
        </message>
        <message>
            <source>No such line was met on this board.</source>
            <translation>Keine solche Linie fand sich auf diesem Spielfeld.</translation>
        </message>
        <message>
            <source>No solution goes on from what is drawn. Take back a part of it.</source>
            <translation>Keine Lösung setzt das Gezeichnete fort. Einen Teil davon zurücknehmen.</translation>
        </message>
        <message>
            <source>What is drawn leaves the board.</source>
            <translation>Das Gezeichnete verlässt das Spielfeld.</translation>
        </message>
        <message>
            <source>What is drawn jumps between places that do not touch.</source>
            <translation>Das Gezeichnete springt zwischen Stellen, die sich nicht berühren.</translation>
        </message>
        <message>
            <source>No solution obeys the clues: they contradict each other, or the rule. Repair them first, or change one of them.</source>
            <translation>Keine Lösung erfüllt die Hinweise: Sie widersprechen sich oder der Regel. Zuerst reparieren oder einen davon ändern.</translation>
        </message>
        <message>
            <source>The clues and what is drawn contradict each other.</source>
            <translation>Die Hinweise und das Gezeichnete widersprechen sich.</translation>
        </message>
        <message>
            <source>A jump goes straight ahead along a row: the line that is drawn does not.</source>
            <translation>Ein Sprung geht gerade eine Reihe entlang: Die gezeichnete Linie tut das nicht.</translation>
        </message>
        <message>
            <source>The walk that is drawn cannot be the only one.</source>
            <translation>Der gezeichnete Weg kann nicht der einzige sein.</translation>
        </message>
        <message>
            <source>The walk that is drawn cannot be the only one that adds up to {total:,}.</source>
            <translation>Der gezeichnete Weg kann nicht der einzige sein, der {total:,} ergibt.</translation>
        </message>
        <message>
            <source>A maze needs two cells that may hold a number.</source>
            <translation>Ein Irrgarten braucht zwei Felder, die eine Zahl haben dürfen.</translation>
        </message>
        <message>
            <source>A walk of {jumps:,} jumps lands on {cells:,} cells, but only {free:,} may be used. Ask for fewer jumps.</source>
            <translation>Ein Weg mit {jumps:,} Sprüngen landet auf {cells:,} Feldern, aber nur {free:,} dürfen benutzt werden. Weniger Sprünge verlangen.</translation>
        </message>
        <message>
            <source>The walk that is drawn lands on a cell twice.</source>
            <translation>Der gezeichnete Weg landet zweimal auf einem Feld.</translation>
        </message>
        <message>
            <source>No figure fits on these points: take more of them.</source>
            <translation>Keine Figur passt auf diese Punkte: mehr davon nehmen.</translation>
        </message>
        <message>
            <source>The board does not have this symmetry: {symmetry:small}.</source>
            <translation>Das Spielfeld hat diese Symmetrie nicht: {symmetry:small}.</translation>
        </message>
        <message>
            <source>Drawings have no symmetry of this kind: {symmetry:small}.</source>
            <translation>Zeichnungen haben keine solche Symmetrie: {symmetry:small}.</translation>
        </message>
        <message>
            <source>Only repetitions came up after puzzle {number:,}.</source>
            <translation>Nach Rätsel {number:,} kamen nur Wiederholungen.</translation>
        </message>
        <message>
            <source>The picture is blank here: nothing in it is darker than the rest. Choose another part of it, or another picture.</source>
            <translation>Das Bild ist hier leer: Nichts darin ist dunkler als der Rest. Einen anderen Teil davon oder ein anderes Bild wählen.</translation>
        </message>
        <message>
            <source>Nothing in the picture is dark enough. Raise the threshold, or swap dark and light.</source>
            <translation>Nichts im Bild ist dunkel genug. Die Schwelle erhöhen oder dunkel und hell vertauschen.</translation>
        </message>
        <message>
            <source>All of the picture is dark. Lower the threshold, or swap dark and light.</source>
            <translation>Das ganze Bild ist dunkel. Die Schwelle senken oder dunkel und hell vertauschen.</translation>
        </message>
        <message>
            <source>The dark parts are too thin for cells of this size. Ask for more cells, or raise the threshold.</source>
            <translation>Die dunklen Teile sind zu dünn für Felder dieser Größe. Mehr Felder verlangen oder die Schwelle erhöhen.</translation>
        </message>
        <message>
            <source>No single loop goes round cells near this shape: it is too scattered. Ask for more cells, change the threshold, or choose a part of the picture.</source>
            <translation>Kein einzelner Rundweg geht um Felder nahe dieser Form: Sie ist zu zerstreut. Mehr Felder verlangen, die Schwelle ändern oder einen Teil des Bildes wählen.</translation>
        </message>
        <message>
            <source>No line goes through cells near this shape: it is too scattered, or has too many ends. Ask for more cells, change the threshold, or choose a part of the picture.</source>
            <translation>Keine Linie geht durch Felder nahe dieser Form: Sie ist zu zerstreut oder hat zu viele Enden. Mehr Felder verlangen, die Schwelle ändern oder einen Teil des Bildes wählen.</translation>
        </message>
        <message>
            <source>No line goes through cells near this shape: it is too scattered, or has too many ends. Try hexagons, or more cells, change the threshold, or choose a part of the picture.</source>
            <translation>Keine Linie geht durch Felder nahe dieser Form: Sie ist zu zerstreut oder hat zu viele Enden. Sechsecke oder mehr Felder versuchen, die Schwelle ändern oder einen Teil des Bildes wählen.</translation>
        </message>
        <message>
            <source>No other engine can judge this puzzle.</source>
            <translation>Kein anderes Verfahren kann dieses Rätsel beurteilen.</translation>
        </message>
        <message>
            <source>No certificate can be written.</source>
            <translation>Es kann kein Zertifikat geschrieben werden.</translation>
        </message>
        <message>
            <source>The proof of the second engine is wrong. {text}</source>
            <translation>Der Beweis des zweiten Verfahrens ist falsch. {text}</translation>
        </message>
        <message>
            <source>{walks:,} walks lead to the target, but none adds up to {total:signed}; the nearest sums are {nearest:signed} and {beyond:signed}.</source>
            <translation>{walks:,} Wege führen zum Ziel, aber keiner ergibt {total:signed}; die nächsten Summen sind {nearest:signed} und {beyond:signed}.</translation>
        </message>
        <message>
            <source>This way of solving does not know at which step the line is where.</source>
            <translation>Dieser Lösungsweg weiß nicht, bei welchem Schritt die Linie wo ist.</translation>
        </message>
        <message>
            <source>This way of solving does not know in which direction the line runs.</source>
            <translation>Dieser Lösungsweg weiß nicht, in welche Richtung die Linie läuft.</translation>
        </message>
        <message>
            <source>Where a line of any length ends cannot be said in this encoding.</source>
            <translation>Wo eine Linie beliebiger Länge endet, lässt sich in dieser Kodierung nicht sagen.</translation>
        </message>
        <message>
            <source>Sums of values cannot be said in this encoding.</source>
            <translation>Summen von Werten lassen sich in dieser Kodierung nicht sagen.</translation>
        </message>
        <message>
            <source>This constraint has no single literal to deny it by.</source>
            <translation>Diese Bedingung hat kein einzelnes Literal, das sie verneint.</translation>
        </message>
        <message>
            <source>A closed line needs three cells.</source>
            <translation>Eine geschlossene Linie braucht drei Felder.</translation>
        </message>
        <message>
            <source>The cells lie in parts between which there is no way.</source>
            <translation>Die Felder liegen in Teilen, zwischen denen kein Weg ist.</translation>
        </message>
        <message>
            <source>From one of the cells there is no way to any other.</source>
            <translation>Von einem der Felder führt kein Weg zu einem anderen.</translation>
        </message>
        <message>
            <source>A closed line needs two ways at every cell, and one of the cells has only one.</source>
            <translation>Eine geschlossene Linie braucht an jedem Feld zwei Wege, und eines der Felder hat nur einen.</translation>
        </message>
        <message>
            <source>Only the two ends of a line may have a single way, and {cells:,} cells do.</source>
            <translation>Nur die beiden Enden einer Linie dürfen einen einzigen Weg haben, und {cells:,} Felder haben nur einen.</translation>
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: a line through all of them cannot close.</source>
            <translation>So gefärbt, dass jeder Schritt die Farbe wechselt, gibt es {first:,} Felder der einen und {second:,} der anderen Farbe: Eine Linie durch alle kann sich nicht schließen.</translation>
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: they cannot take turns.</source>
            <translation>So gefärbt, dass jeder Schritt die Farbe wechselt, gibt es {first:,} Felder der einen und {second:,} der anderen Farbe: Sie können sich nicht abwechseln.</translation>
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: the line must start on the colour that has more.</source>
            <translation>So gefärbt, dass jeder Schritt die Farbe wechselt, gibt es {first:,} Felder der einen und {second:,} der anderen Farbe: Die Linie muss auf der häufigeren Farbe beginnen.</translation>
        </message>
        <message>
            <source>There are no lines to draw.</source>
            <translation>Es gibt keine Linien zu zeichnen.</translation>
        </message>
        <message>
            <source>The lines lie in {parts:,} parts that are not joined.</source>
            <translation>Die Linien liegen in {parts:,} Teilen, die nicht verbunden sind.</translation>
        </message>
        <message>
            <source>At {corners:,} corners an odd number of lines meet; a drawing in one stroke has two such ends at most.</source>
            <translation>An {corners:,} Ecken trifft sich eine ungerade Zahl von Linien; eine Zeichnung in einem Zug hat höchstens zwei solche Enden.</translation>
        </message>
        <message>
            <source>No line leads to the start.</source>
            <translation>Keine Linie führt zum Start.</translation>
        </message>
        <message>
            <source>No line leads to the end.</source>
            <translation>Keine Linie führt zum Ende.</translation>
        </message>
        <message>
            <source>A drawing must begin at one of the two odd corners, and here is none.</source>
            <translation>Eine Zeichnung muss an einer der beiden ungeraden Ecken beginnen, und hier ist keine.</translation>
        </message>
        <message>
            <source>A drawing must end at one of the two odd corners, and here is none.</source>
            <translation>Eine Zeichnung muss an einer der beiden ungeraden Ecken enden, und hier ist keine.</translation>
        </message>
        <message>
            <source>Start and end are the same, but two corners are odd: they must be the ends.</source>
            <translation>Start und Ende sind gleich, aber zwei Ecken sind ungerade: Sie müssen die Enden sein.</translation>
        </message>
        <message>
            <source>All corners are even, so a drawing ends where it began.</source>
            <translation>Alle Ecken sind gerade, also endet eine Zeichnung, wo sie begann.</translation>
        </message>
        <message>
            <source>It can be drawn in one stroke from every corner, and ends where it began.</source>
            <translation>Es lässt sich von jeder Ecke aus in einem Zug zeichnen und endet, wo es begann.</translation>
        </message>
        <message>
            <source>It can be drawn in one stroke, from one odd corner to the other.</source>
            <translation>Es lässt sich in einem Zug zeichnen, von einer ungeraden Ecke zur anderen.</translation>
        </message>
        <message>
            <source>Lines side by side are not told apart in the count.</source>
            <translation>Nebeneinanderliegende Linien werden beim Zählen nicht unterschieden.</translation>
        </message>
        <message>
            <source>It takes {strokes:,} strokes.</source>
            <translation>Es braucht {strokes:,} Züge.</translation>
        </message>
        <message>
            <source>Frontier counting counts; it does not show solutions one by one.</source>
            <translation>Die Frontier-Methode zählt; sie zeigt Lösungen nicht einzeln.</translation>
        </message>
        <message>
            <source>Frontier counting does not count edges where directions count.</source>
            <translation>Die Frontier-Methode zählt keine Kanten, wo Richtungen zählen.</translation>
        </message>
        <message>
            <source>Frontier counting knows no patterns where directions count.</source>
            <translation>Die Frontier-Methode kennt keine Muster, wo Richtungen zählen.</translation>
        </message>
        <message>
            <source>Frontier counting knows patterns only where few edges meet.</source>
            <translation>Die Frontier-Methode kennt Muster nur, wo wenige Kanten sich treffen.</translation>
        </message>
        <message>
            <source>Frontier counting knows steps only of numbered lines through every cell.</source>
            <translation>Die Frontier-Methode kennt Schritte nur bei nummerierten Linien durch jedes Feld.</translation>
        </message>
        <message>
            <source>Frontier counting knows directions only of lines through every cell.</source>
            <translation>Die Frontier-Methode kennt Richtungen nur bei Linien durch jedes Feld.</translation>
        </message>
        <message>
            <source>Frontier counting knows no odd and even steps of closed lines of odd length.</source>
            <translation>Die Frontier-Methode kennt keine geraden und ungeraden Schritte geschlossener Linien ungerader Länge.</translation>
        </message>
        <message>
            <source>This engine counts loops that need not visit every node.</source>
            <translation>Dieses Verfahren zählt Rundwege, die nicht jeden Knoten besuchen müssen.</translation>
        </message>
        <message>
            <source>This engine counts lines that visit every node.</source>
            <translation>Dieses Verfahren zählt Linien, die jeden Knoten besuchen.</translation>
        </message>
        <message>
            <source>Layer by layer only lines are shown whose numbers have one cell each.</source>
            <translation>Schicht für Schicht werden nur Linien gezeigt, deren Zahlen je ein Feld haben.</translation>
        </message>
        <message>
            <source>The shares of edges are not known where numbers stand in one of two cells.</source>
            <translation>Die Anteile der Kanten sind nicht bekannt, wo Zahlen in einem von zwei Feldern stehen.</translation>
        </message>
        <message>
            <source>The shares of edges are known where there is a table, or where answers are few.</source>
            <translation>Die Anteile der Kanten sind bekannt, wo es eine Tabelle gibt oder wenige Lösungen.</translation>
        </message>
        <message>
            <source>This engine counts lines but shows none.</source>
            <translation>Dieses Verfahren zählt Linien, zeigt aber keine.</translation>
        </message>
        <message>
            <source>This engine knows no clues but numbers, odd or even, and edges.</source>
            <translation>Dieses Verfahren kennt keine Hinweise außer Zahlen, gerade oder ungerade, und Kanten.</translation>
        </message>
        <message>
            <source>This engine cannot hold closed lines to edges.</source>
            <translation>Dieses Verfahren kann geschlossene Linien nicht auf Kanten festlegen.</translation>
        </message>
        <message>
            <source>This is told apart by start and direction only where these count.</source>
            <translation>Dies wird nach Start und Richtung nur unterschieden, wo diese zählen.</translation>
        </message>
        <message>
            <source>Clue sets are counted for loops and for lines through all cells.</source>
            <translation>Hinweismengen werden für Rundwege gezählt und für Linien durch alle Felder.</translation>
        </message>
        <message>
            <source>This engine counts paths that meet some cells in a given order.</source>
            <translation>Dieses Verfahren zählt Wege, die einige Felder in gegebener Reihenfolge treffen.</translation>
        </message>
        <message>
            <source>Ordered paths are counted where both their ends are given.</source>
            <translation>Geordnete Wege werden gezählt, wo beide Enden gegeben sind.</translation>
        </message>
        <message>
            <source>Clue sets are not counted where numbers say an order together.</source>
            <translation>Hinweismengen werden nicht gezählt, wo Zahlen gemeinsam eine Reihenfolge angeben.</translation>
        </message>
        <message>
            <source>This engine draws lines through every cell.</source>
            <translation>Dieses Verfahren zeichnet Linien durch jedes Feld.</translation>
        </message>
        <message>
            <source>Lines along edges that lead one way are told apart by their start.</source>
            <translation>Linien entlang gerichteter Kanten werden nach ihrem Start unterschieden.</translation>
        </message>
        <message>
            <source>Arrows and odd or even steps need a line whose direction counts.</source>
            <translation>Pfeile und gerade oder ungerade Schritte brauchen eine Linie, deren Richtung zählt.</translation>
        </message>
        <message>
            <source>This engine knows no clues but the ends of the line, and edges.</source>
            <translation>Dieses Verfahren kennt keine Hinweise außer den Enden der Linie und Kanten.</translation>
        </message>
        <message>
            <source>This engine draws closed lines that may leave places out.</source>
            <translation>Dieses Verfahren zeichnet geschlossene Linien, die Stellen auslassen dürfen.</translation>
        </message>
        <message>
            <source>This engine needs a board in the plane, and edges without direction.</source>
            <translation>Dieses Verfahren braucht ein ebenes Spielfeld und Kanten ohne Richtung.</translation>
        </message>
        <message>
            <source>This engine does not tell where a loop starts.</source>
            <translation>Dieses Verfahren unterscheidet nicht, wo ein Rundweg beginnt.</translation>
        </message>
        <message>
            <source>The formula of this board is too large to follow step by step.</source>
            <translation>Die Formel dieses Spielfelds ist zu groß, um ihr Schritt für Schritt zu folgen.</translation>
        </message>
        <message>
            <source>This engine knows no clues but numbers, odd or even, and edges, with arrows.</source>
            <translation>Dieses Verfahren kennt keine Hinweise außer Zahlen, gerade oder ungerade, und Kanten, mit Pfeilen.</translation>
        </message>
        <message>
            <source>This engine knows loops, and lines through every cell.</source>
            <translation>Dieses Verfahren kennt Rundwege und Linien durch jedes Feld.</translation>
        </message>
        <message>
            <source>This engine is for small boards only.</source>
            <translation>Dieses Verfahren ist nur für kleine Spielfelder.</translation>
        </message>
        <message>
            <source>This engine draws lines that use no edge twice.</source>
            <translation>Dieses Verfahren zeichnet Linien, die keine Kante zweimal benutzen.</translation>
        </message>
        <message>
            <source>This engine draws lines without direction.</source>
            <translation>Dieses Verfahren zeichnet Linien ohne Richtung.</translation>
        </message>
        <message>
            <source>This engine counts drawings of all lines, told by start and direction.</source>
            <translation>Dieses Verfahren zählt Zeichnungen aller Linien, unterschieden nach Start und Richtung.</translation>
        </message>
        <message>
            <source>This engine draws lines from a start to a target.</source>
            <translation>Dieses Verfahren zeichnet Linien von einem Start zu einem Ziel.</translation>
        </message>
        <message>
            <source>This engine knows only one sum.</source>
            <translation>Dieses Verfahren kennt nur eine Summe.</translation>
        </message>
        <message>
            <source>The values are too large for this engine.</source>
            <translation>Die Werte sind zu groß für dieses Verfahren.</translation>
        </message>
        <message>
            <source>There is no start.</source>
            <translation>Es gibt keinen Start.</translation>
        </message>
        <message>
            <source>There is no target.</source>
            <translation>Es gibt kein Ziel.</translation>
        </message>
        <message>
            <source>This engine finds tours but does not count them.</source>
            <translation>Dieses Verfahren findet Touren, zählt sie aber nicht.</translation>
        </message>
        <message>
            <source>This engine draws lines through all cells, with edges that go both ways.</source>
            <translation>Dieses Verfahren zeichnet Linien durch alle Felder, mit Kanten in beide Richtungen.</translation>
        </message>
        <message>
            <source>This engine can be given the first cell only.</source>
            <translation>Diesem Verfahren kann nur das erste Feld gegeben werden.</translation>
        </message>
        <message>
            <source>Arcs and order say only lines through all cells.</source>
            <translation>Bögen und Reihenfolge beschreiben nur Linien durch alle Felder.</translation>
        </message>
        <message>
            <source>Arcs and order do not know one of the clues.</source>
            <translation>Bögen und Reihenfolge kennen einen der Hinweise nicht.</translation>
        </message>
        <message>
            <source>Of a closed line whose start does not count edges alone say more.</source>
            <translation>Von einer geschlossenen Linie, deren Start nicht zählt, sagen Kanten allein mehr.</translation>
        </message>
        <message>
            <source>The board is too large to write down the order of its cells.</source>
            <translation>Das Spielfeld ist zu groß, um die Reihenfolge seiner Felder niederzuschreiben.</translation>
        </message>
        <message>
            <source>There is no cell on the board.</source>
            <translation>Auf dem Spielfeld ist kein Feld.</translation>
        </message>
        <message>
            <source>Edges alone say only closed lines whose start does not count.</source>
            <translation>Kanten allein beschreiben nur geschlossene Linien, deren Start nicht zählt.</translation>
        </message>
        <message>
            <source>Edges alone say no directions.</source>
            <translation>Kanten allein sagen keine Richtungen.</translation>
        </message>
        <message>
            <source>Edges alone do not say at which step the line is where.</source>
            <translation>Kanten allein sagen nicht, bei welchem Schritt die Linie wo ist.</translation>
        </message>
        <message>
            <source>States say only walks whose start counts.</source>
            <translation>Zustände beschreiben nur Wege, deren Start zählt.</translation>
        </message>
        <message>
            <source>States do not know one of the clues.</source>
            <translation>Zustände kennen einen der Hinweise nicht.</translation>
        </message>
        <message>
            <source>Too many lines run side by side.</source>
            <translation>Zu viele Linien laufen nebeneinander.</translation>
        </message>
        <message>
            <source>The board is too wide to count all solutions: it is {wide} nodes wide. Without clues up to {most} can be counted.</source>
            <translation>Das Spielfeld ist zu breit, um alle Lösungen zu zählen: Es ist {wide} Knoten breit. Ohne Hinweise können bis zu {most} gezählt werden.</translation>
        </message>
        <message>
            <source>The board is too wide to count all solutions: it is {wide} nodes wide. Without clues up to {most} can be counted, with many clues more.</source>
            <translation>Das Spielfeld ist zu breit, um alle Lösungen zu zählen: Es ist {wide} Knoten breit. Ohne Hinweise können bis zu {most} gezählt werden, mit vielen Hinweisen mehr.</translation>
        </message>
        <message>
            <source>Frontier counting does not know the shape {shape}.</source>
            <translation>Die Frontier-Methode kennt die Form {shape} nicht.</translation>
        </message>
        <message>
            <source>Frontier counting is for nodes of at most {most} edges.</source>
            <translation>Die Frontier-Methode ist für Knoten mit höchstens {most} Kanten.</translation>
        </message>
        <message>
            <source>Frontier counting is for nodes of at most {most} edges where directions count.</source>
            <translation>Die Frontier-Methode ist für Knoten mit höchstens {most} Kanten, wo Richtungen zählen.</translation>
        </message>
        <message>
            <source>Frontier counting does not know the constraint {constraint}.</source>
            <translation>Die Frontier-Methode kennt die Bedingung {constraint} nicht.</translation>
        </message>
        <message>
            <source>Frontier counting is for up to {most} ways to place numbers of two cells.</source>
            <translation>Die Frontier-Methode ist für bis zu {most} Arten, Zahlen mit zwei Feldern zu setzen.</translation>
        </message>
        <message>
            <source>A census is taken of boards of cells, and this one is drawn of lines.</source>
            <translation>Gezählt wird auf Brettern aus Feldern, und dieses ist aus Linien gezeichnet.</translation>
        </message>
        <message>
            <source>A board of {cells:,} cells has {sets:,} sets of clues; the census goes up to {most} cells.</source>
            <translation>Ein Spielfeld mit {cells:,} Feldern hat {sets:,} Hinweismengen; die Zählung reicht bis {most} Felder.</translation>
        </message>
        <message>
            <source>A board of {cells:,} cells has far too many sets of clues; the census goes up to {most} cells.</source>
            <translation>Ein Spielfeld mit {cells:,} Feldern hat viel zu viele Hinweismengen; die Zählung reicht bis {most} Felder.</translation>
        </message>
        <message>
            <source>The board has {faces} cells and holes; the census stops at {most}.</source>
            <translation>Das Spielfeld hat {faces} Felder und Löcher; die Zählung endet bei {most}.</translation>
        </message>
        <message>
            <source>The board has more than {most:,} loops, too many for a census.</source>
            <translation>Das Spielfeld hat mehr als {most:,} Rundwege, zu viele für eine Zählung.</translation>
        </message>
        <message>
            <source>This engine counts on boards of up to {most} nodes.</source>
            <translation>Dieses Verfahren zählt auf Spielfeldern mit bis zu {most} Knoten.</translation>
        </message>
        <message>
            <source>This engine is for boards of up to {most} cells.</source>
            <translation>Dieses Verfahren ist für Spielfelder bis {most} Felder.</translation>
        </message>
        <message>
            <source>This engine counts with start and end, not with {constraint}.</source>
            <translation>Dieses Verfahren zählt mit Start und Ende, nicht mit {constraint}.</translation>
        </message>
        <message>
            <source>This engine counts with start, target and sum, not with {constraint}.</source>
            <translation>Dieses Verfahren zählt mit Start, Ziel und Summe, nicht mit {constraint}.</translation>
        </message>
        <message>
            <source>The count was stopped before its end.</source>
            <translation>Das Zählen wurde vor dem Ende angehalten.</translation>
        </message>
        <message>
            <source>The disk has no room for more states.</source>
            <translation>Auf dem Datenträger ist kein Platz für weitere Zustände.</translation>
        </message>
        <message>
            <source>There are too many states at once to show them layer by layer.</source>
            <translation>Es sind zu viele Zustände zugleich, um sie Schicht für Schicht zu zeigen.</translation>
        </message>
        <message>
            <source>There are too many states to keep them all for the shares.</source>
            <translation>Es sind zu viele Zustände, um sie alle für die Anteile aufzuheben.</translation>
        </message>
        <message>
            <source>Stopped before all sets were counted.</source>
            <translation>Angehalten, bevor alle Mengen gezählt waren.</translation>
        </message>
        <message>
            <source>The census was stopped.</source>
            <translation>Die Zählung wurde angehalten.</translation>
        </message>
        <message>
            <source>Stopped before all lines were found.</source>
            <translation>Angehalten, bevor alle Linien gefunden waren.</translation>
        </message>
        <message>
            <source>The formula of the lines is too large: the board is too large for so few numbers.</source>
            <translation>Die Formel der Linien wird zu groß: Das Spielfeld ist zu groß für so wenige Zahlen.</translation>
        </message>
        <message>
            <source>Stopped before all lines were seen.</source>
            <translation>Angehalten, bevor alle Linien gesehen waren.</translation>
        </message>
        <message>
            <source>Stopped before all loops were found.</source>
            <translation>Angehalten, bevor alle Rundwege gefunden waren.</translation>
        </message>
        <message>
            <source>Stopped before all walks were found.</source>
            <translation>Angehalten, bevor alle Wege gefunden waren.</translation>
        </message>
        <message>
            <source>Stopped before all walks were counted.</source>
            <translation>Angehalten, bevor alle Wege gezählt waren.</translation>
        </message>
        <message>
            <source>Stopped before all were counted.</source>
            <translation>Angehalten, bevor alle gezählt waren.</translation>
        </message>
        <message>
            <source>Stopped before all ways were tried.</source>
            <translation>Angehalten, bevor alle Möglichkeiten versucht waren.</translation>
        </message>
        <message>
            <source>Stopped at the number asked for.</source>
            <translation>Bei der verlangten Zahl angehalten.</translation>
        </message>
        <message>
            <source>Stopped at the number of lines asked for.</source>
            <translation>Bei der verlangten Zahl von Linien angehalten.</translation>
        </message>
        <message>
            <source>Stopped at the number of loops asked for.</source>
            <translation>Bei der verlangten Zahl von Rundwegen angehalten.</translation>
        </message>
        <message>
            <source>Stopped at the number of walks asked for.</source>
            <translation>Bei der verlangten Zahl von Wegen angehalten.</translation>
        </message>
        <message>
            <source>Stopped at the number of drawings asked for.</source>
            <translation>Bei der verlangten Zahl von Zeichnungen angehalten.</translation>
        </message>
        <message>
            <source>There are too many ways to count; at least one drawing is certain.</source>
            <translation>Es gibt zu viele Möglichkeiten zum Zählen; mindestens eine Zeichnung ist sicher.</translation>
        </message>
        <message>
            <source>It stopped without a word.</source>
            <translation>Es hielt ohne ein Wort an.</translation>
        </message>
        <message>
            <source>No engine counts this.</source>
            <translation>Kein Verfahren zählt dies.</translation>
        </message>
        <message>
            <source>The engines are being compiled, which is done once; the exact count comes after that.</source>
            <translation>Die Verfahren werden übersetzt, was nur einmal nötig ist; danach kommt die genaue Anzahl.</translation>
        </message>
        <message>
            <source>The recording ends after {steps:,} steps; the search goes on.</source>
            <translation>Die Aufzeichnung endet nach {steps:,} Schritten; die Suche geht weiter.</translation>
        </message>
        <message>
            <source>No tour was met; that proves nothing.</source>
            <translation>Keine Tour fand sich; das beweist nichts.</translation>
        </message>
        <message>
            <source>No blocks were found that fit together.</source>
            <translation>Es fanden sich keine Blöcke, die zusammenpassen.</translation>
        </message>
        <message>
            <source>This engine does not look for all tours.</source>
            <translation>Dieses Verfahren sucht nicht nach allen Touren.</translation>
        </message>
        <message>
            <source>There are more than {states:,} states at once; the rest was not followed.</source>
            <translation>Es sind mehr als {states:,} Zustände zugleich; der Rest wurde nicht verfolgt.</translation>
        </message>
        <message>
            <source>Stopped before all walks were seen.</source>
            <translation>Angehalten, bevor alle Wege gesehen waren.</translation>
        </message>
        <message>
            <source>Stopped before all drawings were seen.</source>
            <translation>Angehalten, bevor alle Zeichnungen gesehen waren.</translation>
        </message>
        <message>
            <source>A line has only one first cell.</source>
            <translation>Eine Linie hat nur ein erstes Feld.</translation>
        </message>
        <message>
            <source>A drawing has one start and one end.</source>
            <translation>Eine Zeichnung hat einen Start und ein Ende.</translation>
        </message>
        <message>
            <source>There are no cells.</source>
            <translation>Es gibt keine Felder.</translation>
        </message>
        <message>
            <source>A closed tour needs three cells.</source>
            <translation>Eine geschlossene Tour braucht drei Felder.</translation>
        </message>
        <message>
            <source>Every move stays on cells of one colour, and there are two.</source>
            <translation>Jeder Zug bleibt auf Feldern einer Farbe, und es gibt zwei.</translation>
        </message>
        <message>
            <source>A search by SAT proves it.</source>
            <translation>Eine Suche mit SAT beweist es.</translation>
        </message>
        <message>
            <source>The move {down}, {right} has no way back.</source>
            <translation>Der Zug {down}, {right} hat keinen Rückweg.</translation>
        </message>
        <message>
            <source>Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a closed line through all of them would fall into {most:,} at most.</source>
            <translation>Ohne {taken:,} der Felder zerfallen die übrigen in {parts:,} Teile oder mehr, und eine geschlossene Linie durch alle zerfiele in höchstens {most:,}.</translation>
        </message>
        <message>
            <source>Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a line through all of them would fall into {most:,} at most.</source>
            <translation>Ohne {taken:,} der Felder zerfallen die übrigen in {parts:,} Teile oder mehr, und eine Linie durch alle zerfiele in höchstens {most:,}.</translation>
        </message>
        <message numerus="yes">
            <source>Each of {tried:,} lines needs more; one needs {least:,} clues, not {clues:,}: ask for {least:,} or more.</source>
            <extracomment>For one: This line needs {least:,} clues, not {clues:,}: ask for {least:,} or more.</extracomment>
            <translation>
                <numerusform>Diese Linie braucht {least:,} Hinweise, nicht {clues:,}: {least:,} oder mehr verlangen.</numerusform>
                <numerusform>Jede von {tried:,} Linien braucht mehr; eine braucht {least:,} Hinweise, nicht {clues:,}: {least:,} oder mehr verlangen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines one came to {most:,} clues of these kinds in these places, none to {clues:,}: ask for {most:,} or fewer.</source>
            <extracomment>For one: This line came to {most:,} clues of these kinds in these places, not to {clues:,}: ask for {most:,} or fewer.</extracomment>
            <translation>
                <numerusform>Für diese Linie kamen {most:,} Hinweise dieser Arten an diesen Stellen zusammen, nicht {clues:,}: {most:,} oder weniger verlangen.</numerusform>
                <numerusform>Von {tried:,} Linien kam eine auf {most:,} Hinweise dieser Arten an diesen Stellen, keine auf {clues:,}: {most:,} oder weniger verlangen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines one came to {most:,} clues, none to {clues:,}: ask for {most:,}, or try without the symmetry.</source>
            <extracomment>For one: This line came to {most:,} clues, not to {clues:,}: ask for {most:,}, or try without the symmetry.</extracomment>
            <translation>
                <numerusform>Für diese Linie kamen {most:,} Hinweise zusammen, nicht {clues:,}: {most:,} verlangen oder ohne die Symmetrie versuchen.</numerusform>
                <numerusform>Von {tried:,} Linien kam eine auf {most:,} Hinweise, keine auf {clues:,}: {most:,} verlangen oder ohne die Symmetrie versuchen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Allow more places.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Allow more places.</extracomment>
            <translation>
                <numerusform>Diese Linie wird von Hinweisen dieser Arten an diesen Stellen nicht festgelegt. Mehr Stellen zulassen.</numerusform>
                <numerusform>Von {tried:,} Linien wird keine von Hinweisen dieser Arten an diesen Stellen festgelegt. Mehr Stellen zulassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Choose more kinds of clues.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Choose more kinds of clues.</extracomment>
            <translation>
                <numerusform>Diese Linie wird von Hinweisen dieser Arten an diesen Stellen nicht festgelegt. Mehr Arten von Hinweisen wählen.</numerusform>
                <numerusform>Von {tried:,} Linien wird keine von Hinweisen dieser Arten an diesen Stellen festgelegt. Mehr Arten von Hinweisen wählen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Try without the symmetry.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Try without the symmetry.</extracomment>
            <translation>
                <numerusform>Diese Linie wird von Hinweisen dieser Arten an diesen Stellen nicht festgelegt. Ohne die Symmetrie versuchen.</numerusform>
                <numerusform>Von {tried:,} Linien wird keine von Hinweisen dieser Arten an diesen Stellen festgelegt. Ohne die Symmetrie versuchen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Another line may be.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Another line may be.</extracomment>
            <translation>
                <numerusform>Diese Linie wird von Hinweisen dieser Arten an diesen Stellen nicht festgelegt. Vielleicht gelingt es mit einer anderen.</numerusform>
                <numerusform>Von {tried:,} Linien wird keine von Hinweisen dieser Arten an diesen Stellen festgelegt. Vielleicht gelingt es mit einer anderen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With all its clues the board has no line. Without any one of these {ways:,} it has.</source>
            <extracomment>For one: With all its clues the board has no line. Without this one it has.</extracomment>
            <translation>
                <numerusform>Mit allen Hinweisen hat das Brett keine Linie. Ohne diesen hat es eine.</numerusform>
                <numerusform>Mit allen Hinweisen hat das Brett keine Linie. Ohne einen beliebigen von diesen {ways:,} hat es eine.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No walk of {jumps:,} jumps was met on this board. Try fewer jumps.</source>
            <extracomment>For one: No walk of one jump was met on this board.</extracomment>
            <translation>
                <numerusform>Auf diesem Spielfeld fand sich kein Weg mit einem Sprung.</numerusform>
                <numerusform>Auf diesem Spielfeld fand sich kein Weg mit {jumps:,} Sprüngen. Weniger Sprünge versuchen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No walk of {jumps:,} jumps that adds up to {total:,} was met on this board. Try fewer jumps.</source>
            <extracomment>For one: No walk of one jump that adds up to {total:,} was met on this board.</extracomment>
            <translation>
                <numerusform>Auf diesem Spielfeld fand sich kein Weg mit einem Sprung, der {total:,} ergibt.</numerusform>
                <numerusform>Auf diesem Spielfeld fand sich kein Weg mit {jumps:,} Sprüngen, der {total:,} ergibt. Weniger Sprünge versuchen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tries:,} puzzles none came out {wanted}.</source>
            <extracomment>For one: The only puzzle that was made did not come out {wanted}.</extracomment>
            <translation>
                <numerusform>Das einzige erzeugte Rätsel war nicht wie verlangt: {wanted}.</numerusform>
                <numerusform>Von {tries:,} Rätseln war keines wie verlangt: {wanted}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{walks:,} walks lead to the target, but none adds up to {total:signed}; the nearest sum is {nearest:signed}.</source>
            <extracomment>For one: One walk leads to the target, but none adds up to {total:signed}; the nearest sum is {nearest:signed}.</extracomment>
            <translation>
                <numerusform>Ein Weg führt zum Ziel, aber keiner ergibt {total:signed}; die nächste Summe ist {nearest:signed}.</numerusform>
                <numerusform>{walks:,} Wege führen zum Ziel, aber keiner ergibt {total:signed}; die nächste Summe ist {nearest:signed}.</numerusform>
            </translation>
        </message>
        <message>
            <source>For {tried} loops no regions or marks were met that fix them.</source>
            <translation>Für {tried} Rundwege fanden sich keine Gebiete oder Markierungen, die sie festlegen.</translation>
        </message>
        <message>
            <source>No clues were found that fix a line here.</source>
            <translation>Es fanden sich keine Hinweise, die hier eine Linie festlegen.</translation>
        </message>
        <message numerus="yes">
            <source>With this line {places:,} places that must have a clue have none.</source>
            <extracomment>For one: With this line one place that must have a clue has none.</extracomment>
            <translation>
                <numerusform>Mit dieser Linie hat eine Stelle keinen Hinweis, die einen haben soll.</numerusform>
                <numerusform>Mit dieser Linie haben {places:,} Stellen keinen Hinweis, die einen haben sollen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The puzzle is unharmed; the next change checks it again.</source>
            <translation>Dem Rätsel ist nichts geschehen; die nächste Änderung prüft es wieder.</translation>
        </message>
    </context>
    <context>
        <name>work.series</name>
        <message>
            <source>Grids, corner to corner</source>
            <translation>Gitter, von Ecke zu Ecke</translation>
        </message>
        <message>
            <source>cells on a side</source>
            <translation>Felder je Seite</translation>
        </message>
        <message>
            <source>On an n × n grid a line between opposite corners changes colour at each of its n² − 1 steps, and opposite corners have the same colour. So n² − 1 is even where there is such a line, and for even n there is none.</source>
            <translation>Auf einem Gitter n × n wechselt eine Linie zwischen gegenüberliegenden Ecken bei jedem ihrer n² − 1 Schritte die Farbe, und gegenüberliegende Ecken haben dieselbe Farbe. Also ist n² − 1 gerade, wo es eine solche Linie gibt, und für gerades n gibt es keine.</translation>
        </message>
        <message>
            <source>Grids, closed lines</source>
            <translation>Gitter, geschlossene Linien</translation>
        </message>
        <message>
            <source>A closed line on a grid changes colour at each step and ends on the colour it began on, so its length is even: for odd n, with n² cells, there is none.</source>
            <translation>Eine geschlossene Linie auf einem Gitter wechselt bei jedem Schritt die Farbe und endet auf der Farbe, auf der sie begann; ihre Länge ist also gerade: Für ungerades n, mit n² Feldern, gibt es keine.</translation>
        </message>
        <message>
            <source>Complete graphs</source>
            <translation>Vollständige Graphen</translation>
        </message>
        <message>
            <source>nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>Every order of the n - 2 nodes between the ends is a line: there are (n - 2)! of them.</source>
            <translation>Jede Reihenfolge der n - 2 Knoten zwischen den Enden ist eine Linie: Es gibt (n - 2)! davon.</translation>
        </message>
        <message>
            <source>Hexagons, first to last cell</source>
            <translation>Sechsecke, erstes bis letztes Feld</translation>
        </message>
        <message>
            <source>rings around the middle cell</source>
            <translation>Ringe um das mittlere Feld</translation>
        </message>
        <message>
            <source>Hexagons have no two colours, as three cells touch each other; nothing forbids a line, and the numbers grow faster than on grids.</source>
            <translation>Sechsecke haben keine zwei Farben, denn drei Felder berühren einander; nichts verbietet eine Linie, und die Anzahlen wachsen schneller als auf Gittern.</translation>
        </message>
        <message>
            <source>Random graphs</source>
            <translation>Zufallsgraphen</translation>
        </message>
        <message>
            <source>The edges are drawn by lot, five at a node on the average, always the same for a size. Where an end has no edge, or the graph falls apart, there is no line.</source>
            <translation>Die Kanten sind ausgelost, im Mittel fünf an jedem Knoten, für eine Größe immer dieselben. Wo ein Ende keine Kante hat oder der Graph zerfällt, gibt es keine Linie.</translation>
        </message>
        <message>
            <source>Tournaments, each edge one way</source>
            <translation>Turniere, jede Kante in eine Richtung</translation>
        </message>
        <message>
            <source>players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Each two nodes are joined by one edge that leads one way, as in a tournament where each player meets each other once. There always is a line through all of them, and the number of lines is odd (L. Rédei, 1934).</source>
            <translation>Je zwei Knoten sind durch eine Kante in einer Richtung verbunden, wie in einem Turnier jeder gegen jeden. Es gibt immer eine Linie durch alle, und die Anzahl der Linien ist ungerade (L. Rédei, 1934).</translation>
        </message>
        <message>
            <source>Cycles</source>
            <translation>Kreise</translation>
        </message>
        <message>
            <source>One line leads from a node all the way round to the node before it, and no other.</source>
            <translation>Eine Linie führt von einem Knoten ringsherum zum Knoten davor, und keine andere.</translation>
        </message>
    </context>
    <context>
        <name>work.some_named</name>
        <message numerus="yes">
            <source>{n:,} more</source>
            <extracomment>For one: {n:,} more</extracomment>
            <translation>
                <numerusform>{n:,} weitere</numerusform>
                <numerusform>{n:,} weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>work.steps</name>
        <message>
            <source>A contradiction</source>
            <translation>Ein Widerspruch</translation>
        </message>
        <message>
            <source>These cannot all be true.</source>
            <translation>Das kann nicht alles stimmen.</translation>
        </message>
    </context>
    <context>
        <name>work.symmetry</name>
        <message>
            <source>No symmetry</source>
            <translation>Keine Symmetrie</translation>
        </message>
        <message>
            <source>Half a turn</source>
            <translation>Halbe Drehung</translation>
        </message>
        <message>
            <source>All turns</source>
            <translation>Alle Drehungen</translation>
        </message>
        <message>
            <source>Left and right</source>
            <translation>Links und rechts</translation>
        </message>
        <message>
            <source>Top and bottom</source>
            <translation>Oben und unten</translation>
        </message>
        <message>
            <source>All turns and mirrors</source>
            <translation>Alle Drehungen und Spiegelungen</translation>
        </message>
    </context>
    <context>
        <name>work.tours</name>
        <message>
            <source>A board for tours has 1 to {longest:,} rows and columns.</source>
            <translation>Ein Brett für Touren hat 1 bis {longest:,} Zeilen und Spalten.</translation>
        </message>
        <message>
            <source>The start is not on the board.</source>
            <translation>Der Start ist nicht auf dem Brett.</translation>
        </message>
        <message>
            <source>No tour was found.</source>
            <translation>Keine Tour wurde gefunden.</translation>
        </message>
        <message>
            <source>Variety {score:.2f} of 1: moves are used {balance:.0%} evenly.</source>
            <translation>Vielfalt {score:.2f} von 1: Züge werden zu {balance:.0%} gleichmäßig benutzt.</translation>
        </message>
        <message>
            <source>{straight:.0%} of the jumps go straight on; the longest run is {longest:,}.</source>
            <translation>{straight:.0%} der Sprünge gehen geradeaus weiter; der längste Lauf ist {longest:,}.</translation>
        </message>
        <message numerus="yes">
            <source>{crossings:,} crossings, {each:.2f} for each cell.</source>
            <extracomment>For one: 1 crossing, {each:.2f} for each cell.</extracomment>
            <translation>
                <numerusform>1 Kreuzung, {each:.2f} je Feld.</numerusform>
                <numerusform>{crossings:,} Kreuzungen, {each:.2f} je Feld.</numerusform>
            </translation>
        </message>
        <message>
            <source>Symmetry: {names}.</source>
            <translation>Symmetrie: {names}.</translation>
        </message>
        <message>
            <source>No turn or mirror maps it on itself.</source>
            <translation>Keine Drehung oder Spiegelung bildet sie auf sich ab.</translation>
        </message>
    </context>
    <context>
        <name>work.unexpected</name>
        <message>
            <source>{what} broke off: an error of the program ({name}).</source>
            <translation>{what} brach ab: ein Fehler des Programms ({name}).</translation>
        </message>
        <message>
            <source>{what} broke off: an error of the program ({name}). Details: {path}</source>
            <translation>{what} brach ab: ein Fehler des Programms ({name}). Einzelheiten: {path}</translation>
        </message>
    </context>
    <context>
        <name>work.verify</name>
        <message>
            <source>Asking the first engine: {engine}</source>
            <translation>Das erste Verfahren wird gefragt: {engine}</translation>
        </message>
        <message>
            <source>Asking the second engine: {engine}</source>
            <translation>Das zweite Verfahren wird gefragt: {engine}</translation>
        </message>
        <message>
            <source>Checking the proof</source>
            <translation>Der Beweis wird geprüft</translation>
        </message>
    </context>
    <context>
        <name>work.watching</name>
        <message>
            <source>Deduction, as people do it</source>
            <translation>Schlussfolgern, wie Menschen es tun</translation>
        </message>
    </context>
    <context>
        <name>work.webpage</name>
        <message>
            <source>No hints, which need a single solution that is known: {names}.</source>
            <translation>Keine Hinweise, für die es genau eine bekannte Lösung braucht: {names}.</translation>
        </message>
    </context>
    <context>
        <name>work.worker</name>
        <message>
            <source>This {what}</source>
            <translation>Dieser Vorgang ({what})</translation>
        </message>
    </context>
</TS>
