<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>board</name>
        <message>
            <source>Radius</source>
            <translation>Rayon</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Hauteur</translation>
        </message>
    </context>
    <context>
        <name>board.figures</name>
        <message>
            <source>House</source>
            <translation>Maison</translation>
        </message>
        <message>
            <source>Envelope</source>
            <translation>Enveloppe</translation>
        </message>
        <message>
            <source>Crossed square</source>
            <translation>Carré croisé</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Étoile</translation>
        </message>
        <message>
            <source>All to all</source>
            <translation>Tous à tous</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>Quadrillage</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Roue</translation>
        </message>
    </context>
    <context>
        <name>board.free</name>
        <message>
            <source>corners</source>
            <translation>sommets</translation>
        </message>
    </context>
    <context>
        <name>board.outlines</name>
        <message>
            <source>Rectangle</source>
            <translation>Rectangle</translation>
        </message>
        <message>
            <source>Patch</source>
            <translation>Morceau</translation>
        </message>
        <message>
            <source>Hexagon</source>
            <translation>Hexagone</translation>
        </message>
        <message>
            <source>Flower</source>
            <translation>Fleur</translation>
        </message>
        <message>
            <source>Ring</source>
            <translation>Anneau</translation>
        </message>
        <message>
            <source>Triangle</source>
            <translation>Triangle</translation>
        </message>
        <message>
            <source>Rhombus</source>
            <translation>Losange</translation>
        </message>
        <message>
            <source>Square</source>
            <translation>Carré</translation>
        </message>
        <message>
            <source>Diamond</source>
            <translation>Losange</translation>
        </message>
        <message>
            <source>Cross</source>
            <translation>Croix</translation>
        </message>
        <message>
            <source>Staircase</source>
            <translation>Escalier</translation>
        </message>
        <message>
            <source>Corner</source>
            <translation>Équerre</translation>
        </message>
    </context>
    <context>
        <name>board.tilings</name>
        <message>
            <source>pentagons</source>
            <translation>pentagones</translation>
        </message>
        <message>
            <source>dodecagons, squares and triangles</source>
            <translation>dodécagones, carrés et triangles</translation>
        </message>
        <message>
            <source>dodecagons and triangles</source>
            <translation>dodécagones et triangles</translation>
        </message>
        <message>
            <source>petals</source>
            <translation>pétales</translation>
        </message>
        <message>
            <source>dodecagons, hexagons and squares</source>
            <translation>dodécagones, hexagones et carrés</translation>
        </message>
        <message>
            <source>dodecagons, hexagons, squares and triangles</source>
            <translation>dodécagones, hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>hexagons, squares and triangles</source>
            <translation>hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>hats</source>
            <translation>chapeaux</translation>
        </message>
        <message>
            <source>hexagons</source>
            <translation>hexagones</translation>
        </message>
        <message>
            <source>hexagons and triangles</source>
            <translation>hexagones et triangles</translation>
        </message>
        <message>
            <source>kites</source>
            <translation>cerfs-volants</translation>
        </message>
        <message>
            <source>octagons and squares</source>
            <translation>octogones et carrés</translation>
        </message>
        <message>
            <source>Penrose kites and darts</source>
            <translation>cerfs-volants de Penrose et fléchettes</translation>
        </message>
        <message>
            <source>Penrose rhombs</source>
            <translation>losanges de Penrose</translation>
        </message>
        <message>
            <source>squares and triangles</source>
            <translation>carrés et triangles</translation>
        </message>
        <message>
            <source>spectres</source>
            <translation>spectres</translation>
        </message>
        <message>
            <source>squares</source>
            <translation>carrés</translation>
        </message>
        <message>
            <source>right triangles</source>
            <translation>triangles rectangles</translation>
        </message>
        <message>
            <source>triangles</source>
            <translation>triangles</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>Find the solutions of a puzzle.</source>
            <translation>Trouver les solutions d’une grille.</translation>
        </message>
        <message>
            <source>Judge a puzzle and its clues.</source>
            <translation>Juger une grille et ses indices.</translation>
        </message>
        <message>
            <source>Count the solutions exactly.</source>
            <translation>Compter exactement les solutions.</translation>
        </message>
        <message>
            <source>Count the loops and Slitherlinks of a board.</source>
            <translation>Compter les boucles et les Slitherlink d’un plateau.</translation>
        </message>
        <message>
            <source>Solve a puzzle step by step.</source>
            <translation>Résoudre une grille pas à pas.</translation>
        </message>
        <message>
            <source>Say how hard a puzzle is for a person.</source>
            <translation>Dire combien une grille est difficile pour une personne.</translation>
        </message>
        <message>
            <source>Make puzzles with exactly one solution.</source>
            <translation>Créer des grilles à solution unique.</translation>
        </message>
        <message>
            <source>Make a puzzle shaped like a picture.</source>
            <translation>Créer une grille en forme d’image.</translation>
        </message>
        <message>
            <source>Count with every engine, and compare times.</source>
            <translation>Compter avec chaque moteur et comparer les temps.</translation>
        </message>
        <message>
            <source>Make a tour of a board by jumps, of any size.</source>
            <translation>Créer un tour par sauts sur un plateau de taille quelconque.</translation>
        </message>
        <message>
            <source>Prove a verdict again, another way.</source>
            <translation>Prouver un verdict une seconde fois, autrement.</translation>
        </message>
        <message>
            <source>Convert a puzzle to another format.</source>
            <translation>Convertir une grille dans un autre format.</translation>
        </message>
        <message>
            <source>Write puzzles into a book to print, with rules and answers.</source>
            <translation>Écrire des grilles dans un livret à imprimer, avec règles et solutions.</translation>
        </message>
        <message>
            <source>Write puzzles into a web page on which they are played.</source>
            <translation>Écrire des grilles dans une page web où l’on y joue.</translation>
        </message>
        <message>
            <source>Draw a puzzle as svg, png or pdf.</source>
            <translation>Dessiner une grille en svg, png ou pdf.</translation>
        </message>
        <message>
            <source>Write the manual as web pages, or say where it is.</source>
            <translation>Écrit le manuel en pages web, ou dit où il se trouve.</translation>
        </message>
        <message>
            <source>Show the program at work, also without a display.</source>
            <translation>Montrer le programme à l’œuvre, même sans écran.</translation>
        </message>
        <message>
            <source>usage: </source>
            <translation>usage : </translation>
        </message>
        <message>
            <source>positional arguments</source>
            <translation>arguments</translation>
        </message>
        <message>
            <source>options</source>
            <translation>options</translation>
        </message>
        <message>
            <source>show this help message and exit</source>
            <translation>afficher cette aide</translation>
        </message>
        <message>
            <source>show program's version number and exit</source>
            <translation>afficher la version</translation>
        </message>
        <message>
            <source>argument %(argument_name)s: %(message)s</source>
            <translation>argument %(argument_name)s : %(message)s</translation>
        </message>
        <message>
            <source>the following arguments are required: %s</source>
            <translation>il manque ces arguments : %s</translation>
        </message>
        <message>
            <source>expected one argument</source>
            <translation>une valeur est attendue</translation>
        </message>
        <message>
            <source>expected at least one argument</source>
            <translation>au moins une valeur est attendue</translation>
        </message>
        <message>
            <source>invalid choice: %(value)r (choose from %(choices)s)</source>
            <translation>choix non valide : %(value)r (choisir parmi %(choices)s)</translation>
        </message>
        <message>
            <source>invalid %(type)s value: %(value)r</source>
            <translation>valeur %(type)s non valide : %(value)r</translation>
        </message>
        <message>
            <source>not allowed with argument %s</source>
            <translation>interdit avec l’argument %s</translation>
        </message>
        <message>
            <source>ambiguous option: %(option)s could match %(matches)s</source>
            <translation>option ambiguë : %(option)s peut être %(matches)s</translation>
        </message>
        <message>
            <source>ignored explicit argument %r</source>
            <translation>la valeur %r n’est pas possible ici</translation>
        </message>
        <message>
            <source>not understood: {unknown}</source>
            <translation>non compris : {unknown}</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Arrêté.</translation>
        </message>
        <message>
            <source>Standard output cannot be written: {reason}.</source>
            <translation>La sortie standard ne peut pas être écrite : {reason}.</translation>
        </message>
        <message>
            <source>There is not enough memory for this.</source>
            <translation>La mémoire ne suffit pas pour cela.</translation>
        </message>
        <message>
            <source>The command</source>
            <translation>La commande</translation>
        </message>
        <message>
            <source>Puzzles that are solved by drawing one line. Without a command the window
opens, with the puzzle of FILE.puzzle if one is named.</source>
            <translation>Des énigmes que l’on résout en traçant une seule ligne. Sans commande, la
fenêtre s’ouvre, avec l’énigme de FILE.puzzle si elle est nommée.</translation>
        </message>
        <message>
            <source>what is spoken, wherever it stands; else commands speak the language of the shell, the window that of its settings</source>
            <translation>la langue, à n’importe quelle place ; sinon les commandes parlent celle du shell, la fenêtre celle de ses réglages</translation>
        </message>
    </context>
    <context>
        <name>cli.animate</name>
        <message>
            <source>the solution or a solver at work, as gif, png (APNG) or html: {keys}</source>
            <translation>la solution ou un solveur au travail, en gif, png (APNG) ou html : {keys}</translation>
        </message>
        <message>
            <source>these steps only</source>
            <translation>ces pas seulement</translation>
        </message>
        <message>
            <source>pictures at the most (240)</source>
            <translation>images au plus (240)</translation>
        </message>
        <message>
            <source>milliseconds a picture (200)</source>
            <translation>millisecondes par image (200)</translation>
        </message>
        <message>
            <source>an animation has 2 pictures or more</source>
            <translation>une animation a au moins 2 images</translation>
        </message>
        <message>
            <source>there is no engine {name} to watch; there are {known}</source>
            <translation>il n’y a pas de solveur {name} à regarder ; il y a {known}</translation>
        </message>
        <message>
            <source>{name} is for animations alone: add --animate</source>
            <translation>{name} ne vaut que pour les animations : ajoutez --animate</translation>
        </message>
        <message>
            <source>{text} is not a range of steps such as 0-100</source>
            <translation>{text} n’est pas une plage de pas comme 0-100</translation>
        </message>
        <message>
            <source>No solver that can be watched knows this kind of puzzle.</source>
            <translation>Aucun solveur observable ne connaît ce genre de grille.</translation>
        </message>
        <message>
            <source>The solution is looked for</source>
            <translation>Recherche de la solution</translation>
        </message>
        <message>
            <source>The solver is watched</source>
            <translation>Observation du solveur</translation>
        </message>
        <message>
            <source>{done:,} of {total:,} pictures drawn</source>
            <translation>{done:,} images sur {total:,} dessinées</translation>
        </message>
        <message>
            <source>Stopped before the animation was made.</source>
            <translation>Arrêté avant que l’animation soit faite.</translation>
        </message>
    </context>
    <context>
        <name>cli.apart</name>
        <message>
            <source>{words} broke off; there may be too little memory for it.</source>
            <translation>{words} s’est interrompu ; la mémoire ne suffit peut-être pas.</translation>
        </message>
    </context>
    <context>
        <name>cli.arguments</name>
        <message>
            <source>a file, - for standard input, a URL, or a board</source>
            <translation>un fichier, - pour l’entrée standard, une URL ou un plateau</translation>
        </message>
        <message>
            <source>{source} is a board without clues; here it is taken as: {genre:name}.</source>
            <translation>{source} est un plateau sans indices ; il est pris ici pour : {genre:name}.</translation>
        </message>
        <message>
            <source>{name} is a picture; `studio picture` makes a puzzle of one.</source>
            <translation>{name} est une image ; `studio picture` en fait une énigme.</translation>
        </message>
        <message>
            <source>print one JSON object</source>
            <translation>afficher un objet JSON</translation>
        </message>
        <message>
            <source>stop after so many seconds</source>
            <translation>s’arrêter après autant de secondes</translation>
        </message>
        <message>
            <source>{text} is not a positive number</source>
            <translation>{text} n’est pas un nombre positif</translation>
        </message>
        <message>
            <source>{text} is not a time in seconds</source>
            <translation>{text} n’est pas une durée en secondes</translation>
        </message>
        <message>
            <source>{text} is not a length in mm</source>
            <translation>{text} n’est pas une longueur en mm</translation>
        </message>
    </context>
    <context>
        <name>cli.booklet</name>
        <message>
            <source>files, URLs, or folders, whose .puzzle files are taken by name; or a .booklet</source>
            <translation>fichiers, URL ou dossiers, dont les fichiers .puzzle sont pris par nom ; ou un .booklet</translation>
        </message>
        <message>
            <source>a .pdf file, or a .booklet to go on with</source>
            <translation>un fichier .pdf, ou un .booklet pour continuer</translation>
        </message>
        <message>
            <source>else the name of the first input</source>
            <translation>sinon le nom de la première entrée</translation>
        </message>
        <message>
            <source>on the title page</source>
            <translation>sur la page de titre</translation>
        </message>
        <message>
            <source>size of the page (6x9)</source>
            <translation>format de la page (6x9)</translation>
        </message>
        <message>
            <source>puzzles a page (1)</source>
            <translation>énigmes par page (1)</translation>
        </message>
        <message>
            <source>ink beyond the cut, in mm (0)</source>
            <translation>fond perdu en mm (0)</translation>
        </message>
        <message>
            <source>more margin at the spine ({mm:g})</source>
            <translation>marge de reliure en plus ({mm:g})</translation>
        </message>
        <message>
            <source>leave them out</source>
            <translation>les omettre</translation>
        </message>
        <message>
            <source>puzzles in the order given, not from easy to hard</source>
            <translation>les énigmes dans l’ordre donné, pas de facile à difficile</translation>
        </message>
        <message>
            <source>with the times that grandmasters, masters and experts may take</source>
            <translation>avec les temps des grands maîtres, maîtres et experts</translation>
        </message>
        <message>
            <source>with hints at the back</source>
            <translation>avec des aides à la fin</translation>
        </message>
        <message>
            <source>processes (%(default)s)</source>
            <translation>processus (%(default)s)</translation>
        </message>
        <message>
            <source>seconds to look for each answer (%(default)g)</source>
            <translation>secondes pour chercher chaque solution (%(default)g)</translation>
        </message>
        <message>
            <source>{found:,} of {puzzles:,} puzzles solved and graded</source>
            <translation>{found:,} énigmes sur {puzzles:,} résolues et évaluées</translation>
        </message>
        <message>
            <source>Stopped before the booklet was made.</source>
            <translation>Arrêté avant que le livret soit fait.</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} puzzles are not graded and stand last.</source>
            <extracomment>For one: {n:,} puzzle is not graded and stands last.</extracomment>
            <translation>
                <numerusform>{n:,} énigme n’est pas évaluée et vient en dernier.</numerusform>
                <numerusform>{n:,} énigmes ne sont pas évaluées et viennent en dernier.</numerusform>
            </translation>
        </message>
        <message>
            <source>a saved booklet has all its puzzles; leave the others out</source>
            <translation>un livret enregistré a toutes ses énigmes ; omettez les autres</translation>
        </message>
    </context>
    <context>
        <name>cli.census</name>
        <message>
            <source>square:3x3, hex:2, or any input</source>
            <translation>square:3x3, hex:2, ou toute entrée</translation>
        </message>
        <message>
            <source>Loops: {n:,}</source>
            <translation>Boucles : {n:,}</translation>
        </message>
        <message>
            <source>Slitherlinks with exactly one solution: {n:,}</source>
            <translation>Slitherlinks à solution unique : {n:,}</translation>
        </message>
        <message>
            <source>{done:,} of {total:,} loops compared with all others</source>
            <translation>{done:,} boucles sur {total:,} comparées à toutes les autres</translation>
        </message>
    </context>
    <context>
        <name>cli.check</name>
        <message>
            <source>also how many minimal clue sets have this solution</source>
            <translation>aussi combien d’ensembles minimaux d’indices ont cette solution</translation>
        </message>
        <message>
            <source>--sets is for one puzzle, and this is a folder</source>
            <translation>--sets vaut pour une seule grille, et ceci est un dossier</translation>
        </message>
        <message>
            <source>--record, --again and --scheduler are for folders</source>
            <translation>--record, --again et --scheduler valent pour les dossiers</translation>
        </message>
        <message>
            <source>Checking</source>
            <translation>Vérification</translation>
        </message>
        <message>
            <source>{verdict} ({seconds:.2f} s)</source>
            <translation>{verdict} ({seconds:.2f} s)</translation>
        </message>
        <message>
            <source>Links in every solution: {edges:,}.</source>
            <translation>Arêtes dans chaque solution : {edges:,}.</translation>
        </message>
        <message>
            <source>In every solution: {edges:,} of {total:,} links.</source>
            <translation>Dans chaque solution : {edges:,} arêtes sur {total:,}.</translation>
        </message>
        <message>
            <source>Difficulty: {level} ({grade:.1f}).</source>
            <translation>Difficulté : {level} ({grade:.1f}).</translation>
        </message>
        <message>
            <source>The board itself has no such line, whatever the clues.</source>
            <translation>Le plateau lui-même n’a pas de telle ligne, quels que soient les indices.</translation>
        </message>
        <message>
            <source>These clues cannot all be true: {names}.</source>
            <translation>Ces indices ne peuvent pas tous être vrais : {names}.</translation>
        </message>
        <message>
            <source>Every clue is needed.</source>
            <translation>Chaque indice est nécessaire.</translation>
        </message>
        <message>
            <source>Each of these clues could go: {names}.</source>
            <translation>Chacun de ces indices pourrait disparaître : {names}.</translation>
        </message>
        <message>
            <source>At once: {together:,} of them.</source>
            <translation>À la fois : {together:,} d’entre eux.</translation>
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
            <translation>codes de sortie :
  0  exactement une solution, ou le travail est fait
  1  aucune solution
  2  plusieurs solutions
  3  arrêté avant de le savoir
  64 mauvais usage : pas de telle commande, option ou valeur
  65 mauvaise entrée, ou un fichier qui ne peut pas être écrit
  69 la fenêtre ou le programme ne peut pas démarrer ici
  70 une erreur du programme ; elle ne dit rien de l’énigme
  74 la sortie standard ne peut pas être écrite
</translation>
        </message>
    </context>
    <context>
        <name>cli.compare</name>
        <message>
            <source>any input, or one of: {series}</source>
            <translation>toute entrée, ou l’un de : {series}</translation>
        </message>
        <message>
            <source>all, if none is named</source>
            <translation>tous, si aucun n’est nommé</translation>
        </message>
        <message>
            <source>one more row: backtracking without these prunings; of {names}</source>
            <translation>une ligne de plus : retour sur trace sans ces élagages ; parmi {names}</translation>
        </message>
        <message>
            <source>the smallest size</source>
            <translation>la plus petite taille</translation>
        </message>
        <message>
            <source>the largest size of a series</source>
            <translation>la plus grande taille d’une série</translation>
        </message>
        <message>
            <source>seconds that an engine may try one problem (%(default)g)</source>
            <translation>secondes par solveur et par problème (%(default)g)</translation>
        </message>
        <message>
            <source>write the chart or the table as well: {files}</source>
            <translation>écrire aussi le graphique ou le tableau : {files}</translation>
        </message>
        <message>
            <source>{text} is not a size from 1 to {largest}</source>
            <translation>{text} n’est pas une taille de 1 à {largest}</translation>
        </message>
        <message>
            <source>--from is larger than --upto</source>
            <translation>--from est plus grand que --upto</translation>
        </message>
        <message>
            <source>A plot is written as {files}.</source>
            <translation>Un graphique s’écrit en {files}.</translation>
        </message>
        <message>
            <source>{error} This is an error in the program; please report it.</source>
            <translation>{error} C’est une erreur du programme ; merci de la signaler.</translation>
        </message>
    </context>
    <context>
        <name>cli.convert</name>
        <message>
            <source>title</source>
            <translation>titre</translation>
        </message>
        <message>
            <source>author</source>
            <translation>auteur</translation>
        </message>
        <message>
            <source>notes</source>
            <translation>notes</translation>
        </message>
        <message>
            <source>a file, or - for standard output</source>
            <translation>un fichier, ou - pour la sortie standard</translation>
        </message>
        <message>
            <source>the format, where the ending does not say it: %(choices)s</source>
            <translation>le format, si l’extension ne le dit pas : %(choices)s</translation>
        </message>
        <message>
            <source>links that check answers: without that</source>
            <translation>liens qui vérifient les réponses : sans cela</translation>
        </message>
        <message>
            <source>seconds to look for that answer (%(default)g)</source>
            <translation>secondes pour chercher cette réponse (%(default)g)</translation>
        </message>
        <message>
            <source>{form} does not hold: {what}.</source>
            <translation>{form} ne contient pas : {what}.</translation>
        </message>
        <message>
            <source>Without a check of the answer: it has several.</source>
            <translation>Sans vérification de la réponse : il y en a plusieurs.</translation>
        </message>
        <message>
            <source>Without a check of the answer: it has none.</source>
            <translation>Sans vérification de la réponse : il n’y en a pas.</translation>
        </message>
        <message>
            <source>Without a check of the answer: none was found.</source>
            <translation>Sans vérification de la réponse : aucune n’a été trouvée.</translation>
        </message>
    </context>
    <context>
        <name>cli.count</name>
        <message>
            <source>also how many solutions use each edge</source>
            <translation>aussi combien de solutions utilisent chaque arête</translation>
        </message>
        <message>
            <source>of mazes also by number of jumps and by sum</source>
            <translation>pour les labyrinthes, aussi par nombre de sauts et par somme</translation>
        </message>
        <message>
            <source>wide boards</source>
            <translation>grands plateaux</translation>
        </message>
        <message>
            <source>for which memory does not do</source>
            <translation>pour lesquels la mémoire ne suffit pas</translation>
        </message>
        <message>
            <source>keep the states in files there, and remove them</source>
            <translation>garder les états dans des fichiers à cet endroit, supprimés à la fin</translation>
        </message>
        <message>
            <source>of files at most (nine tenths of the free ones)</source>
            <translation>de fichiers au plus (neuf dixièmes de la place libre)</translation>
        </message>
        <message>
            <source>processes (1)</source>
            <translation>processus (1)</translation>
        </message>
        <message>
            <source>of a Dask cluster whose machines all see FOLDER</source>
            <translation>d’une grappe Dask dont toutes les machines voient FOLDER</translation>
        </message>
        <message>
            <source>Counting</source>
            <translation>Comptage</translation>
        </message>
        <message>
            <source>--on-disk FOLDER counts it exactly if the disk has room.</source>
            <translation>--on-disk FOLDER compte exactement, si le disque a assez de place.</translation>
        </message>
        <message>
            <source>--workers, --scheduler and --gigabytes go with --on-disk.</source>
            <translation>--workers, --scheduler et --gigabytes vont avec --on-disk.</translation>
        </message>
        <message>
            <source>--on-disk counts, and nothing else.</source>
            <translation>--on-disk compte, et rien d’autre.</translation>
        </message>
        <message>
            <source>Layer {layers} of {of}: {states:,} states, {gigabytes:.1f} GB. Ctrl+C stops it.</source>
            <translation>Couche {layers} sur {of} : {states:,} états, {gigabytes:.1f} Go. Ctrl+C arrête.</translation>
        </message>
        <message>
            <source>At least {count:,}. {words}</source>
            <translation>Au moins {count:,}. {words}</translation>
        </message>
    </context>
    <context>
        <name>cli.demo</name>
        <message>
            <source>where to (demo)</source>
            <translation>où (demo)</translation>
        </message>
        <message>
            <source>`demo` has to come first: studio demo {folder}</source>
            <translation>`demo` doit venir en premier : studio demo {folder}</translation>
        </message>
    </context>
    <context>
        <name>cli.engines</name>
        <message>
            <source>by this engine alone</source>
            <translation>avec ce solveur seul</translation>
        </message>
        <message>
            <source>by backtracking without these prunings; of {names}</source>
            <translation>par retour sur trace sans ces élagages ; parmi {names}</translation>
        </message>
        <message>
            <source>--without leaves out prunings of {backtracking}; {engine} has none.</source>
            <translation>--without retire des élagages de {backtracking} ; {engine} n’en a pas.</translation>
        </message>
    </context>
    <context>
        <name>cli.explain</name>
        <message>
            <source>steps may use that there is only one solution</source>
            <translation>les pas peuvent utiliser l’unicité de la solution</translation>
        </message>
        <message>
            <source>a teaching sheet, one PDF page with pictures</source>
            <translation>une fiche pédagogique, une page PDF avec des images</translation>
        </message>
        <message>
            <source>where it would lead if the conclusion of step N were otherwise</source>
            <translation>où cela mènerait si la conclusion du pas N était autre</translation>
        </message>
        <message>
            <source>only the first N steps</source>
            <translation>seulement les N premiers pas</translation>
        </message>
        <message>
            <source>Explaining</source>
            <translation>Explication</translation>
        </message>
        <message>
            <source>Solved in {steps:,} steps.</source>
            <translation>Résolu en {steps:,} pas.</translation>
        </message>
        <message>
            <source>Drawing the sheet</source>
            <translation>Dessin de la fiche</translation>
        </message>
        <message>
            <source>Stopped before this step was found.</source>
            <translation>Arrêté avant que ce pas soit trouvé.</translation>
        </message>
        <message>
            <source>--what-if {what_if}: there are {steps:,} steps</source>
            <translation>--what-if {what_if} : il y a {steps:,} pas</translation>
        </message>
        <message>
            <source>--what-if {what_if}: this step concludes nothing that could be otherwise</source>
            <translation>--what-if {what_if} : ce pas ne conclut rien qui pourrait être autrement</translation>
        </message>
        <message>
            <source>{name}, a long step</source>
            <translation>{name}, un long pas</translation>
        </message>
        <message>
            <source>so: {mark}</source>
            <translation>donc : {mark}</translation>
        </message>
        <message>
            <source>{parts}; and {more:,} more</source>
            <translation>{parts} ; et {more:,} autres</translation>
        </message>
        <message>
            <source>by: {parts}</source>
            <translation>par : {parts}</translation>
        </message>
    </context>
    <context>
        <name>cli.folders</name>
        <message>
            <source>Not read</source>
            <translation>Non lu</translation>
        </message>
        <message>
            <source>folders</source>
            <translation>dossiers</translation>
        </message>
        <message>
            <source>where INPUT is a folder</source>
            <translation>quand INPUT est un dossier</translation>
        </message>
        <message>
            <source>of a Dask cluster that checks them</source>
            <translation>d’une grappe Dask qui les vérifie</translation>
        </message>
        <message>
            <source>where results are kept, to go on from (the cache)</source>
            <translation>où sont gardés les résultats, pour reprendre (le cache)</translation>
        </message>
        <message>
            <source>check also what is known already</source>
            <translation>vérifier aussi ce qui est déjà connu</translation>
        </message>
        <message>
            <source>There is no puzzle in the folder {input}.</source>
            <translation>Il n’y a aucune énigme dans le dossier {input}.</translation>
        </message>
        <message>
            <source>{found:,} of {files:,} checked: {file}</source>
            <translation>Vérification : {found:,} sur {files:,} ({file})</translation>
        </message>
        <message>
            <source>Stopped with {left:,} left; the same command goes on.</source>
            <translation>Arrêté, il en reste {left:,} ; la même commande reprend.</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} puzzles</source>
            <extracomment>For one: {n:,} puzzle</extracomment>
            <translation>
                <numerusform>{n:,} énigme</numerusform>
                <numerusform>{n:,} énigmes</numerusform>
            </translation>
        </message>
        <message>
            <source>With clues that could go: {n:,}{names}</source>
            <translation>Avec des indices superflus : {n:,}{names}</translation>
        </message>
        <message>
            <source>The same up to turns and mirrors: {group}</source>
            <translation>Identiques à rotation et symétrie près : {group}</translation>
        </message>
        <message>
            <source>and {n:,} more</source>
            <translation>et {n:,} autres</translation>
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
            <translation>square:10x10, hex:4, ou toute entrée</translation>
        </message>
        <message>
            <source>every clue is needed (the default)</source>
            <translation>chaque indice est nécessaire (par défaut)</translation>
        </message>
        <message>
            <source>a proved smallest set of clues</source>
            <translation>un ensemble d’indices le plus petit possible, prouvé</translation>
        </message>
        <message>
            <source>N clues more than are needed</source>
            <translation>N indices de plus que nécessaire</translation>
        </message>
        <message>
            <source>how hard for a person</source>
            <translation>la difficulté pour une personne</translation>
        </message>
        <message>
            <source>N clues in all</source>
            <translation>N indices en tout</translation>
        </message>
        <message>
            <source>kinds of clues and how gladly each is kept, as in labels=1,diamonds=2</source>
            <translation>les genres d’indices et leur poids, comme labels=1,diamonds=2</translation>
        </message>
        <message>
            <source>a folder of K puzzles (-o)</source>
            <translation>un dossier de K énigmes (-o)</translation>
        </message>
        <message>
            <source>of a Dask cluster that makes the folder</source>
            <translation>d’une grappe Dask qui remplit le dossier</translation>
        </message>
        <message>
            <source>the same seed, the same puzzle</source>
            <translation>même graine, même énigme</translation>
        </message>
        <message>
            <source>a file; with --count a folder</source>
            <translation>un fichier ; avec --count un dossier</translation>
        </message>
        <message>
            <source>{weight} is not a weight</source>
            <translation>{weight} n’est pas un poids</translation>
        </message>
        <message>
            <source>--count needs a folder (-o).</source>
            <translation>--count demande un dossier (-o).</translation>
        </message>
        <message>
            <source>--count makes puzzles from nothing but the board.</source>
            <translation>--count fait des énigmes à partir du plateau seul.</translation>
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation>Graine {seed}</translation>
        </message>
        <message>
            <source>{name}: such puzzles have no {key}.</source>
            <translation>{name} : ces énigmes n’ont pas de {key}.</translation>
        </message>
        <message>
            <source>{name}: {option} changes nothing.</source>
            <translation>{name} : {option} ne change rien.</translation>
        </message>
        <message>
            <source>{name} has no clues called {key}; kinds: {known}</source>
            <translation>{name} n’a pas d’indices nommés {key} ; genres : {known}</translation>
        </message>
        <message>
            <source>Making a puzzle</source>
            <translation>Création d’une énigme</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; no smaller set of such clues with those of --must fixes this line.</source>
            <extracomment>For one: {n:,} clue, that of --must.</extracomment>
            <translation>
                <numerusform>{n:,} indice, celui de --must.</numerusform>
                <numerusform>{n:,} indices ; aucun ensemble plus petit de tels indices avec ceux de --must ne fixe cette ligne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, all needed; no smaller set of such clues fixes this line.</source>
            <extracomment>For one: {n:,} clue, and it is needed.</extracomment>
            <translation>
                <numerusform>{n:,} indice, et il est nécessaire.</numerusform>
                <numerusform>{n:,} indices, tous nécessaires ; aucun ensemble plus petit ne fixe cette ligne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; beside those of --must no group of them that belongs together can go.</source>
            <extracomment>For one: {n:,} clue, that of --must.</extracomment>
            <translation>
                <numerusform>{n:,} indice, celui de --must.</numerusform>
                <numerusform>{n:,} indices ; à part ceux de --must, aucun groupe d’indices liés ne peut partir.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; beside those of --must none can be left out.</source>
            <extracomment>For one: {n:,} clue, that of --must.</extracomment>
            <translation>
                <numerusform>{n:,} indice, celui de --must.</numerusform>
                <numerusform>{n:,} indices ; à part ceux de --must, aucun ne peut manquer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; no group of them that belongs together can go.</source>
            <extracomment>For one: {n:,} clue, and it is needed.</extracomment>
            <translation>
                <numerusform>{n:,} indice, et il est nécessaire.</numerusform>
                <numerusform>{n:,} indices ; aucun groupe qui va ensemble ne peut disparaître.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, all needed.</source>
            <extracomment>For one: {n:,} clue, and it is needed.</extracomment>
            <translation>
                <numerusform>{n:,} indice, et il est nécessaire.</numerusform>
                <numerusform>{n:,} indices, tous nécessaires.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues.</source>
            <extracomment>For one: {n:,} clue.</extracomment>
            <translation>
                <numerusform>{n:,} indice.</numerusform>
                <numerusform>{n:,} indices.</numerusform>
            </translation>
        </message>
        <message>
            <source>no fewer will do</source>
            <translation>moins ne suffit pas</translation>
        </message>
        <message>
            <source>the fewest for {tried:,} solutions that were looked at</source>
            <translation>le minimum pour {tried:,} solutions examinées</translation>
        </message>
        <message>
            <source>the smallest set that was found for {tried:,} solutions</source>
            <translation>le plus petit ensemble trouvé pour {tried:,} solutions</translation>
        </message>
        <message>
            <source>no fewer fix this line</source>
            <translation>moins ne fixe pas cette ligne</translation>
        </message>
        <message>
            <source>beside those of --must none can be left out</source>
            <translation>à part ceux de --must, aucun ne peut manquer</translation>
        </message>
        <message>
            <source>all of these are needed</source>
            <translation>ceux-ci sont tous nécessaires</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, {k:,} of them added; {end}.</source>
            <extracomment>For one: {n:,} clue, {k:,} added; {end}.</extracomment>
            <translation>
                <numerusform>{n:,} indice, dont {k:,} ajouté ; {end}.</numerusform>
                <numerusform>{n:,} indices, dont {k:,} ajoutés ; {end}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, {k:,} of them added.</source>
            <extracomment>For one: {n:,} clue, {k:,} added.</extracomment>
            <translation>
                <numerusform>{n:,} indice, dont {k:,} ajouté.</numerusform>
                <numerusform>{n:,} indices, dont {k:,} ajoutés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{stored:,} puzzles, {made:,} of them new.</source>
            <extracomment>For one: {stored:,} puzzle, {made:,} new.</extracomment>
            <translation>
                <numerusform>{stored:,} énigme, dont {made:,} nouvelle.</numerusform>
                <numerusform>{stored:,} énigmes, dont {made:,} nouvelles.</numerusform>
            </translation>
        </message>
        <message>
            <source>{done:,} of {total:,}</source>
            <translation>{done:,} sur {total:,}</translation>
        </message>
    </context>
    <context>
        <name>cli.grade</name>
        <message>
            <source>Grading</source>
            <translation>Évaluation</translation>
        </message>
        <message>
            <source>Stopped before the grade was known.</source>
            <translation>Arrêté avant que la difficulté soit connue.</translation>
        </message>
        <message>
            <source>Only puzzles with exactly one solution are graded.</source>
            <translation>Seules les énigmes à solution unique sont évaluées.</translation>
        </message>
        <message>
            <source>Hardest step: {name}. {sentence}</source>
            <translation>Pas le plus difficile : {name}. {sentence}</translation>
        </message>
    </context>
    <context>
        <name>cli.keys</name>
        <message>
            <source>Stopping; once more to leave at once.</source>
            <translation>Arrêt en cours ; encore une fois pour quitter tout de suite.</translation>
        </message>
    </context>
    <context>
        <name>cli.manual</name>
        <message>
            <source>build it here; else where it is kept is said</source>
            <translation>l’écrire ici ; sinon, son emplacement est indiqué</translation>
        </message>
        <message>
            <source>show it in the browser</source>
            <translation>l’afficher dans le navigateur</translation>
        </message>
    </context>
    <context>
        <name>cli.mending</name>
        <message>
            <source>It takes {strokes:,} strokes:</source>
            <translation>Il faut {strokes:,} traits :</translation>
        </message>
        <message>
            <source>With these lines more it takes one: {lines}.</source>
            <translation>Avec ces lignes en plus, un seul suffit : {lines}.</translation>
        </message>
        <message>
            <source>Or with these lines drawn twice: {lines}.</source>
            <translation>Ou en traçant ces lignes deux fois : {lines}.</translation>
        </message>
        <message>
            <source>{a} to {b}</source>
            <translation>{a} à {b}</translation>
        </message>
    </context>
    <context>
        <name>cli.naming</name>
        <message>
            <source>{clue} in {place}</source>
            <translation>{clue}, {place}</translation>
        </message>
    </context>
    <context>
        <name>cli.output</name>
        <message>
            <source>the same as OUTPUT</source>
            <translation>la même chose que OUTPUT</translation>
        </message>
        <message>
            <source>one OUTPUT is needed, as an argument or after -o</source>
            <translation>il faut un OUTPUT, en argument ou après -o</translation>
        </message>
        <message>
            <source>This is written as {known}, not as {name}.</source>
            <translation>Cela s’écrit en {known}, pas comme {name}.</translation>
        </message>
        <message>
            <source>{path} is a folder; name a file in it.</source>
            <translation>{path} est un dossier ; nommez-y un fichier.</translation>
        </message>
        <message>
            <source>{path} is what is read; name another file.</source>
            <translation>{path} est ce qui est lu ; nommez un autre fichier.</translation>
        </message>
        <message>
            <source>{folder} is a file, not a folder.</source>
            <translation>{folder} est un fichier, pas un dossier.</translation>
        </message>
        <message>
            <source>There is no folder {folder}.</source>
            <translation>Il n’y a pas de dossier {folder}.</translation>
        </message>
        <message>
            <source>Nothing may be written in the folder {folder}.</source>
            <translation>On ne peut rien écrire dans le dossier {folder}.</translation>
        </message>
        <message>
            <source>Wrote {path}, {size:,} bytes.</source>
            <translation>{path} écrit, {size:,} octets.</translation>
        </message>
    </context>
    <context>
        <name>cli.page</name>
        <message>
            <source>files, URLs, or folders, whose .puzzle files are taken by name</source>
            <translation>fichiers, URL ou dossiers, dont les fichiers .puzzle sont pris par nom</translation>
        </message>
        <message>
            <source>an .html file</source>
            <translation>un fichier .html</translation>
        </message>
        <message>
            <source>of the page; else that of the first puzzle</source>
            <translation>de la page ; sinon celui de la première énigme</translation>
        </message>
        <message>
            <source>with the steps of the solution</source>
            <translation>avec les pas de la solution</translation>
        </message>
        <message>
            <source>look for no answer: the page checks by the rules alone</source>
            <translation>ne pas chercher de réponse : la page vérifie par les règles seules</translation>
        </message>
        <message>
            <source>seconds to look for the reasons of hints (%(default)g)</source>
            <translation>secondes pour chercher les raisons des aides (%(default)g)</translation>
        </message>
        <message>
            <source>--rules-only leaves out what --hints asks for</source>
            <translation>--rules-only omet ce que --hints demande</translation>
        </message>
        <message>
            <source>Ready: {done:,} of {puzzles:,}</source>
            <translation>Prêts : {done:,} sur {puzzles:,}</translation>
        </message>
    </context>
    <context>
        <name>cli.paper</name>
        <message>
            <source>print</source>
            <translation>impression</translation>
        </message>
        <message>
            <source>how a PDF is laid out</source>
            <translation>la mise en page d’un PDF</translation>
        </message>
        <message>
            <source>its size (a4)</source>
            <translation>son format (a4)</translation>
        </message>
        <message>
            <source>wider than high</source>
            <translation>plus large que haut</translation>
        </message>
        <message>
            <source>all round ({mm:g})</source>
            <translation>tout autour ({mm:g})</translation>
        </message>
        <message>
            <source>other puzzles, or folders</source>
            <translation>d’autres énigmes, ou des dossiers</translation>
        </message>
        <message>
            <source>how hard it is</source>
            <translation>la difficulté</translation>
        </message>
        <message>
            <source>a QR code of its link</source>
            <translation>un code QR de son lien</translation>
        </message>
        <message>
            <source>where solutions stand (off)</source>
            <translation>où sont les solutions (off)</translation>
        </message>
        <message>
            <source>grey for black</source>
            <translation>gris au lieu de noir</translation>
        </message>
        <message>
            <source>only a .pdf is laid out for print</source>
            <translation>seul un .pdf est mis en page pour l’impression</translation>
        </message>
    </context>
    <context>
        <name>cli.picture</name>
        <message>
            <source>a PNG, JPEG, WebP or BMP file</source>
            <translation>un fichier PNG, JPEG, WebP ou BMP</translation>
        </message>
        <message>
            <source>how many (200)</source>
            <translation>combien (200)</translation>
        </message>
        <message>
            <source>the answer draws the picture: a loop round its cells, on a board with room around</source>
            <translation>la réponse dessine l’image : une boucle autour de ses cases, avec de la place autour</translation>
        </message>
        <message>
            <source>what is darker counts, 0 to 255 (Otsu's)</source>
            <translation>ce qui est plus sombre compte, 0 à 255 (selon Otsu)</translation>
        </message>
        <message>
            <source>what is lighter counts</source>
            <translation>ce qui est plus clair compte</translation>
        </message>
        <message>
            <source>what is darker</source>
            <translation>ce qui est plus sombre</translation>
        </message>
        <message>
            <source>the part to use, as parts of width and height, as in 0.1,0,0.9,1</source>
            <translation>la partie à utiliser, en parts de largeur et hauteur, comme 0.1,0,0.9,1</translation>
        </message>
        <message>
            <source>turn clockwise</source>
            <translation>tourner dans le sens horaire</translation>
        </message>
        <message>
            <source>only the board, without clues</source>
            <translation>seulement le plateau, sans indices</translation>
        </message>
        <message>
            <source>a file</source>
            <translation>un fichier</translation>
        </message>
        <message>
            <source>{text} is not between {least_cells} and {most_cells:,}</source>
            <translation>{text} n’est pas entre {least_cells} et {most_cells:,}</translation>
        </message>
        <message>
            <source>{text} is not between 0 and 255</source>
            <translation>{text} n’est pas entre 0 et 255</translation>
        </message>
        <message>
            <source>{text} is not an angle in degrees</source>
            <translation>{text} n’est pas un angle en degrés</translation>
        </message>
        <message>
            <source>{text} is no part of a picture</source>
            <translation>{text} n’est pas une partie d’une image</translation>
        </message>
        <message>
            <source>only the line of these can draw the picture (--loop): {keys}.</source>
            <translation>seule la ligne de ceux-ci peut dessiner l’image (--loop) : {keys}.</translation>
        </message>
        <message>
            <source>Cutting the board</source>
            <translation>Découpe du plateau</translation>
        </message>
        <message>
            <source>{cells:,} cells, {added:,} added and {removed:,} removed; {clues:,} clues.</source>
            <translation>{cells:,} cases, {added:,} ajoutées et {removed:,} enlevées ; {clues:,} indices.</translation>
        </message>
    </context>
    <context>
        <name>cli.progress</name>
        <message>
            <source>{words}: {seconds:.0f} s. Ctrl+C stops it.</source>
            <translation>{words} : {seconds:.0f} s. Ctrl+C arrête.</translation>
        </message>
        <message>
            <source>Compiling the fast loops. This is done once, in about half a minute.</source>
            <translation>Compilation des boucles rapides. Cela se fait une fois, en une demi-minute environ.</translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} sur {total}</translation>
        </message>
    </context>
    <context>
        <name>cli.render</name>
        <message>
            <source>a file; its ending says the format</source>
            <translation>un fichier ; son extension dit le format</translation>
        </message>
        <message>
            <source>with its solution</source>
            <translation>avec sa solution</translation>
        </message>
        <message>
            <source>picture</source>
            <translation>image</translation>
        </message>
        <message>
            <source>of pictures and animations</source>
            <translation>des images et animations</translation>
        </message>
        <message>
            <source>pixels, or a length such as 12cm or 5in</source>
            <translation>pixels, ou une longueur comme 12cm ou 5in</translation>
        </message>
        <message>
            <source>width and height: {sizes}, or pixels such as 1200x800</source>
            <translation>largeur et hauteur : {sizes}, ou des pixels comme 1200x800</translation>
        </message>
        <message>
            <source>dots an inch of a png</source>
            <translation>points par pouce d’un png</translation>
        </message>
        <message>
            <source>(print; light for animations)</source>
            <translation>(print ; light pour les animations)</translation>
        </message>
        <message>
            <source>without a ground (svg, png)</source>
            <translation>sans fond (svg, png)</translation>
        </message>
        <message>
            <source>words of an svg as text to be edited</source>
            <translation>les mots d’un svg en texte modifiable</translation>
        </message>
        <message>
            <source>beside the corners of a drawing</source>
            <translation>à côté des sommets d’un dessin</translation>
        </message>
        <message>
            <source>how long to look for the solution</source>
            <translation>combien de temps chercher la solution</translation>
        </message>
        <message>
            <source>--size says the width, too; leave one of them out</source>
            <translation>--size dit aussi la largeur ; omettez l’un des deux</translation>
        </message>
        <message>
            <source>{ending} is an animation: add --animate, or --solution</source>
            <translation>{ending} est une animation : ajoutez --animate ou --solution</translation>
        </message>
        <message>
            <source>This is drawn as svg, png or pdf; `studio convert` writes puzzles.</source>
            <translation>Le dessin se fait en svg, png ou pdf ; `studio convert` écrit les énigmes.</translation>
        </message>
        <message>
            <source>--letters is for drawings alone</source>
            <translation>--letters ne vaut que pour les dessins</translation>
        </message>
        <message>
            <source>The solution cannot be drawn: it has none.</source>
            <translation>La solution ne peut pas être dessinée : il n’y en a pas.</translation>
        </message>
        <message>
            <source>The solution cannot be drawn: none was found in time.</source>
            <translation>La solution ne peut pas être dessinée : aucune n’a été trouvée à temps.</translation>
        </message>
        <message>
            <source>One of several solutions</source>
            <translation>Une de plusieurs solutions</translation>
        </message>
        <message>
            <source>{name} is not for animations</source>
            <translation>{name} n’est pas pour les animations</translation>
        </message>
        <message>
            <source>{name} is for {endings} alone</source>
            <translation>{name} ne vaut que pour {endings}</translation>
        </message>
    </context>
    <context>
        <name>cli.sets</name>
        <message>
            <source>Minimal clue sets with this solution: {n:,}.</source>
            <translation>Ensembles minimaux d’indices avec cette solution : {n:,}.</translation>
        </message>
        <message>
            <source>Minimal clue sets with this solution: at least {n:,}.</source>
            <translation>Ensembles minimaux d’indices avec cette solution : au moins {n:,}.</translation>
        </message>
        <message>
            <source>of {size:,} clues: {count:,}</source>
            <translation>de {size:,} indices : {count:,}</translation>
        </message>
    </context>
    <context>
        <name>cli.solve</name>
        <message>
            <source>how many to find (1)</source>
            <translation>combien en trouver (1)</translation>
        </message>
        <message>
            <source>one, if there are so many, and else none: then the exit code is 1</source>
            <translation>une s’il y en a autant, sinon aucune : le code de sortie est alors 1</translation>
        </message>
        <message>
            <source>Solving</source>
            <translation>Résolution</translation>
        </message>
        <message>
            <source>Stopped before it was known.</source>
            <translation>Arrêté avant qu’on le sache.</translation>
        </message>
        <message>
            <source>There are fewer than {wanted:,} solutions: {n:,}.</source>
            <translation>Il y a moins de {wanted:,} solutions : {n:,}.</translation>
        </message>
        <message>
            <source>shaded:</source>
            <translation>noircies :</translation>
        </message>
    </context>
    <context>
        <name>cli.start</name>
        <message>
            <source>keep the clues of BOARD and add as few as will do</source>
            <translation>garder les indices de BOARD et en ajouter le moins possible</translation>
        </message>
        <message>
            <source>remove as few clues of BOARD as contradict</source>
            <translation>retirer aussi peu d’indices contradictoires de BOARD que possible</translation>
        </message>
        <message>
            <source>the solution or stretches of it, as in "0,0 0,1 / 3,2 3,3"; "file": as kept in BOARD</source>
            <translation>la solution ou des morceaux, comme "0,0 0,1 / 3,2 3,3" ; "file" : celle de BOARD</translation>
        </message>
        <message>
            <source>cells with a clue, as in "0,0 2,3"</source>
            <translation>cases avec un indice, comme "0,0 2,3"</translation>
        </message>
        <message>
            <source>cells without a clue</source>
            <translation>cases sans indice</translation>
        </message>
        <message>
            <source>{name}: there are no such puzzles on this board.</source>
            <translation>{name} : il n’y a pas de telles énigmes sur ce plateau.</translation>
        </message>
        <message>
            <source>No line is kept in the file, so there is none to go by.</source>
            <translation>Le fichier ne contient aucune ligne à suivre.</translation>
        </message>
        <message>
            <source>{cell} is no cell of the board</source>
            <translation>{cell} n’est pas une case du plateau</translation>
        </message>
        <message>
            <source>{text} is no list of nodes like 0,0 0,1 1,1</source>
            <translation>{text} n’est pas une liste de nœuds comme 0,0 0,1 1,1</translation>
        </message>
        <message>
            <source>Cells: {names}</source>
            <translation>Cases : {names}</translation>
        </message>
        <message>
            <source>Nothing contradicts: no clue has to go.</source>
            <translation>Rien ne se contredit : aucun indice ne doit disparaître.</translation>
        </message>
        <message>
            <source>Removed {n:,}; fewer are not enough: {names}.</source>
            <translation>{n:,} retirés ; moins ne suffit pas : {names}.</translation>
        </message>
        <message>
            <source>Removed {n:,}: {names}.</source>
            <translation>{n:,} retirés : {names}.</translation>
        </message>
    </context>
    <context>
        <name>cli.tour</name>
        <message>
            <source>square:17x17, or any input on squares</source>
            <translation>square:17x17, ou toute entrée sur carrés</translation>
        </message>
        <message>
            <source>{sets}, or A,B for jumps of A by B (pen-and-paper)</source>
            <translation>{sets}, ou A,B pour des sauts de A sur B (pen-and-paper)</translation>
        </message>
        <message>
            <source>the last jump leads to the start</source>
            <translation>le dernier saut mène au départ</translation>
        </message>
        <message>
            <source>row and column from 0; random</source>
            <translation>ligne et colonne à partir de 0 ; random</translation>
        </message>
        <message>
            <source>how to look (best)</source>
            <translation>comment chercher (best)</translation>
        </message>
        <message>
            <source>compare ties and repairs</source>
            <translation>comparer égalités et réparations</translation>
        </message>
        <message>
            <source>runs of each (%(default)s)</source>
            <translation>essais de chaque sorte (%(default)s)</translation>
        </message>
        <message>
            <source>a .svg, .png, .pdf or .csv file</source>
            <translation>un fichier .svg, .png, .pdf ou .csv</translation>
        </message>
        <message>
            <source>only the line in the picture</source>
            <translation>seulement la ligne dans l’image</translation>
        </message>
        <message>
            <source>{text} is not a whole number of 18 digits at the most</source>
            <translation>{text} n’est pas un nombre entier de 18 chiffres au plus</translation>
        </message>
        <message>
            <source>The picture is drawn</source>
            <translation>Dessin de l’image</translation>
        </message>
        <message>
            <source>Tours are looked for on squares.</source>
            <translation>Les parcours se cherchent sur des carrés.</translation>
        </message>
        <message>
            <source>A start is two numbers, as in 0,3, or the word random.</source>
            <translation>Un départ est deux nombres, comme 0,3, ou le mot random.</translation>
        </message>
        <message>
            <source>Moves are {move_sets}, or two numbers as in 1,4.</source>
            <translation>Les coups sont {move_sets}, ou deux nombres comme 1,4.</translation>
        </message>
        <message>
            <source>Closed tour of {rows:,} x {columns:,} cells</source>
            <translation>Parcours fermé de {rows:,} x {columns:,} cases</translation>
        </message>
        <message>
            <source>Tour of {rows:,} x {columns:,} cells</source>
            <translation>Parcours de {rows:,} x {columns:,} cases</translation>
        </message>
        <message>
            <source>{seconds:,.1f} ms, {tries:,} tries, {backs:,} steps taken back</source>
            <translation>{seconds:,.1f} ms, {tries:,} essais, {backs:,} pas repris</translation>
        </message>
        <message>
            <source>{tour}, mean of {runs} runs from random starts.</source>
            <translation>{tour}, moyenne de {runs} essais depuis des départs au hasard.</translation>
        </message>
        <message>
            <source>repair</source>
            <translation>réparation</translation>
        </message>
        <message>
            <source>ties</source>
            <translation>égalités</translation>
        </message>
        <message>
            <source>found</source>
            <translation>trouvés</translation>
        </message>
        <message>
            <source>tries</source>
            <translation>essais</translation>
        </message>
        <message>
            <source>steps back</source>
            <translation>reculs</translation>
        </message>
    </context>
    <context>
        <name>cli.verify</name>
        <message>
            <source>a file, - for standard input, a URL, or a certificate</source>
            <translation>un fichier, - pour l’entrée standard, une URL ou un certificat</translation>
        </message>
        <message>
            <source>a folder for it: new, empty, or that of another one</source>
            <translation>un dossier pour lui : nouveau, vide ou celui d’un autre</translation>
        </message>
        <message>
            <source>No certificate was written.</source>
            <translation>Aucun certificat n’a été écrit.</translation>
        </message>
        <message>
            <source>{folder}: The folder cannot be made: {error}</source>
            <translation>{folder} : impossible de créer le dossier : {error}</translation>
        </message>
        <message>
            <source>{path} is what is read; name another folder.</source>
            <translation>{path} est ce qui est lu ; nommez un autre dossier.</translation>
        </message>
        <message>
            <source>Two engines disagree; do not trust either. Please report this puzzle.</source>
            <translation>Deux solveurs ne sont pas d’accord ; ne vous fiez à aucun. Merci de signaler cette énigme.</translation>
        </message>
        <message>
            <source>{verdict}, confirmed by a second engine.</source>
            <translation>{verdict}, confirmé par un second solveur.</translation>
        </message>
        <message>
            <source>The verdict is not confirmed.</source>
            <translation>Le verdict n’est pas confirmé.</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>Inconnu</translation>
        </message>
        <message>
            <source>The certificate is in {folder}; `studio verify {folder}` checks it.</source>
            <translation>Le certificat est dans {folder} ; `studio verify {folder}` le vérifie.</translation>
        </message>
        <message>
            <source>Two answers, both checked against the rules.</source>
            <translation>Deux réponses, toutes deux vérifiées selon les règles.</translation>
        </message>
        <message>
            <source>Proof checked: {clauses:,} clauses, each with its reason ({cuts:,} of them cuts), refuted in {steps:,} steps.</source>
            <translation>Preuve vérifiée : {clauses:,} clauses, chacune avec sa raison (dont {cuts:,} coupes), réfutées en {steps:,} pas.</translation>
        </message>
        <message>
            <source>Stopped before the proof was checked.</source>
            <translation>Arrêté avant que la preuve soit vérifiée.</translation>
        </message>
        <message>
            <source>The certificate holds: {verdict:small}.</source>
            <translation>Le certificat est valable : {verdict:small}.</translation>
        </message>
        <message>
            <source>The certificate does not hold. {reason}</source>
            <translation>Le certificat n’est pas valable. {reason}</translation>
        </message>
    </context>
    <context>
        <name>cli.walks</name>
        <message>
            <source>By number of jumps: {counts}</source>
            <translation>Par nombre de sauts : {counts}</translation>
        </message>
        <message>
            <source>By sum: {counts}</source>
            <translation>Par somme : {counts}</translation>
        </message>
        <message>
            <source>By number of jumps, so far: {counts}</source>
            <translation>Par nombre de sauts, jusqu’ici : {counts}</translation>
        </message>
        <message>
            <source>By sum, so far: {counts}</source>
            <translation>Par somme, jusqu’ici : {counts}</translation>
        </message>
        <message>
            <source>Only the walks of a maze with start and target are counted by jumps and by sum.</source>
            <translation>Seuls les chemins d’un labyrinthe avec départ et arrivée sont comptés par sauts et par somme.</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucune</translation>
        </message>
    </context>
    <context>
        <name>cli.words</name>
        <message>
            <source>One solution</source>
            <translation>Une solution</translation>
        </message>
        <message>
            <source>No solution</source>
            <translation>Pas de solution</translation>
        </message>
        <message>
            <source>Several solutions</source>
            <translation>Plusieurs solutions</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>Pas encore connu</translation>
        </message>
    </context>
    <context>
        <name>engines.counting</name>
        <message>
            <source>Counting over subsets</source>
            <translation>Sous-ensembles</translation>
        </message>
        <message>
            <source>Frontier counting of loops</source>
            <translation>Comptage de boucles par frontière</translation>
        </message>
        <message>
            <source>Frontier counting of ordered paths</source>
            <translation>Comptage de chemins ordonnés par frontière</translation>
        </message>
        <message>
            <source>Frontier counting of paths</source>
            <translation>Comptage de chemins par frontière</translation>
        </message>
    </context>
    <context>
        <name>engines.deduction</name>
        <message>
            <source>No line through a cell left out</source>
            <translation>Pas de ligne dans une case laissée</translation>
        </message>
        <message>
            <source>Two ways for a cell on the line</source>
            <translation>Deux issues pour une case de la ligne</translation>
        </message>
        <message>
            <source>Beside a cell left out</source>
            <translation>À côté d’une case laissée</translation>
        </message>
        <message>
            <source>Either way the same follows</source>
            <translation>Le même s’ensuit dans les deux cas</translation>
        </message>
        <message>
            <source>A count of cells is complete</source>
            <translation>Un nombre de cases est atteint</translation>
        </message>
        <message>
            <source>A count needs all cells left</source>
            <translation>Un nombre exige toutes les cases restantes</translation>
        </message>
        <message>
            <source>A count of lines is complete</source>
            <translation>Un nombre de traits est atteint</translation>
        </message>
        <message>
            <source>A count needs all lines left</source>
            <translation>Un nombre exige tous les traits restants</translation>
        </message>
        <message>
            <source>One cell of those counted</source>
            <translation>Une case parmi celles comptées</translation>
        </message>
        <message>
            <source>A region has all its doors</source>
            <translation>Une région a toutes ses portes</translation>
        </message>
        <message>
            <source>A region needs all doors left</source>
            <translation>Une région exige toutes les portes restantes</translation>
        </message>
        <message>
            <source>A clue by itself</source>
            <translation>Un indice à lui seul</translation>
        </message>
        <message>
            <source>What a clue still allows</source>
            <translation>Ce qu’un indice permet encore</translation>
        </message>
        <message>
            <source>What a region holds</source>
            <translation>Ce que contient une région</translation>
        </message>
        <message>
            <source>Two regions are joined once</source>
            <translation>Deux régions sont jointes une fois</translation>
        </message>
        <message>
            <source>Clues close together</source>
            <translation>Des indices voisins</translation>
        </message>
        <message>
            <source>Room for cells left out</source>
            <translation>De la place pour les cases laissées</translation>
        </message>
        <message>
            <source>A bottleneck</source>
            <translation>Un goulet</translation>
        </message>
        <message>
            <source>Nothing beside the loop</source>
            <translation>Rien à côté de la boucle</translation>
        </message>
        <message>
            <source>No line round a 0</source>
            <translation>Pas de ligne autour d’un 0</translation>
        </message>
        <message>
            <source>A clue has all its lines</source>
            <translation>Un indice a tous ses traits</translation>
        </message>
        <message>
            <source>A clue needs all that is left</source>
            <translation>Un indice exige tout ce qui reste</translation>
        </message>
        <message>
            <source>No third line at a corner</source>
            <translation>Pas de troisième trait à un sommet</translation>
        </message>
        <message>
            <source>A line never ends</source>
            <translation>Une ligne ne s’arrête jamais</translation>
        </message>
        <message>
            <source>A line goes on</source>
            <translation>Une ligne continue</translation>
        </message>
        <message>
            <source>No early loop</source>
            <translation>Pas de boucle prématurée</translation>
        </message>
        <message>
            <source>A clue in a corner of the board</source>
            <translation>Un indice dans un coin du plateau</translation>
        </message>
        <message>
            <source>Two clues side by side</source>
            <translation>Deux indices côte à côte</translation>
        </message>
        <message>
            <source>Two clues that touch at a corner</source>
            <translation>Deux indices qui se touchent par un coin</translation>
        </message>
        <message>
            <source>Two lines at a corner</source>
            <translation>Deux traits à un sommet</translation>
        </message>
        <message>
            <source>Inside and outside</source>
            <translation>Intérieur et extérieur</translation>
        </message>
        <message>
            <source>Crossings come out even</source>
            <translation>Les traversées sont en nombre pair</translation>
        </message>
        <message>
            <source>A clue between inside and outside</source>
            <translation>Un indice entre intérieur et extérieur</translation>
        </message>
        <message>
            <source>There is only one solution</source>
            <translation>La solution est unique</translation>
        </message>
        <message>
            <source>Numbers in their order</source>
            <translation>Les nombres dans leur ordre</translation>
        </message>
        <message>
            <source>Numbers along a line</source>
            <translation>Les nombres le long d’une ligne</translation>
        </message>
        <message>
            <source>Forced neighbour</source>
            <translation>Voisin forcé</translation>
        </message>
        <message>
            <source>Gap of two</source>
            <translation>Écart de deux</translation>
        </message>
        <message>
            <source>Dead end</source>
            <translation>Impasse</translation>
        </message>
        <message>
            <source>The line does not close</source>
            <translation>La ligne ne se ferme pas</translation>
        </message>
        <message>
            <source>Straight line</source>
            <translation>Ligne droite</translation>
        </message>
        <message>
            <source>Distance between numbers</source>
            <translation>Distance entre nombres</translation>
        </message>
        <message>
            <source>Only one cell left for a number</source>
            <translation>Une seule case reste pour un nombre</translation>
        </message>
        <message>
            <source>Odd and even</source>
            <translation>Pair et impair</translation>
        </message>
        <message>
            <source>Only edge between two parts</source>
            <translation>Seule arête entre deux parties</translation>
        </message>
        <message>
            <source>Cut cell</source>
            <translation>Case charnière</translation>
        </message>
        <message>
            <source>Only one number left for a cell</source>
            <translation>Un seul nombre reste pour une case</translation>
        </message>
        <message>
            <source>A proof close by</source>
            <translation>Une preuve proche</translation>
        </message>
        <message>
            <source>A proof across the board</source>
            <translation>Une preuve à travers le plateau</translation>
        </message>
    </context>
    <context>
        <name>engines.proofs</name>
        <message>
            <source>Edges, arcs or states by SAT</source>
            <translation>Arêtes, arcs ou états par SAT</translation>
        </message>
        <message>
            <source>Step {n:,} of the proof does not follow from those before it.</source>
            <translation>L’étape {n:,} de la preuve ne découle pas des précédentes.</translation>
        </message>
        <message>
            <source>The proof ends without a contradiction.</source>
            <translation>La preuve s’achève sans contradiction.</translation>
        </message>
    </context>
    <context>
        <name>engines.sat</name>
        <message>
            <source>SAT, every step (CDCL)</source>
            <translation>SAT, chaque pas (CDCL)</translation>
        </message>
        <message>
            <source>SAT, a variable for each edge</source>
            <translation>SAT, une variable par arête</translation>
        </message>
        <message>
            <source>Loops by SAT with lazy cuts</source>
            <translation>Boucles par SAT avec coupes paresseuses</translation>
        </message>
        <message>
            <source>SAT, a variable for each step and cell</source>
            <translation>SAT, une variable par pas et par case</translation>
        </message>
    </context>
    <context>
        <name>engines.search</name>
        <message>
            <source>Backtracking</source>
            <translation>Retour sur trace</translation>
        </message>
        <message>
            <source>Brute force</source>
            <translation>Force brute</translation>
        </message>
        <message>
            <source>Drawings in one stroke</source>
            <translation>Dessins d’un seul trait</translation>
        </message>
        <message>
            <source>Walks, depth first</source>
            <translation>Chemins, en profondeur d’abord</translation>
        </message>
    </context>
    <context>
        <name>engines.tours</name>
        <message>
            <source>Tours by Warnsdorff's rule and rotations</source>
            <translation>Tours par la règle de Warnsdorff et rotations</translation>
        </message>
    </context>
    <context>
        <name>families</name>
        <message>
            <source>a number</source>
            <translation>un nombre</translation>
        </message>
        <message>
            <source>a number</source>
            <comment>object</comment>
            <translation>un nombre</translation>
        </message>
        <message>
            <source>a diamond</source>
            <translation>un losange</translation>
        </message>
        <message>
            <source>a diamond</source>
            <comment>object</comment>
            <translation>un losange</translation>
        </message>
        <message>
            <source>a wall</source>
            <translation>un mur</translation>
        </message>
        <message>
            <source>a wall</source>
            <comment>object</comment>
            <translation>un mur</translation>
        </message>
        <message>
            <source>an arrow</source>
            <translation>une flèche</translation>
        </message>
        <message>
            <source>an arrow</source>
            <comment>object</comment>
            <translation>une flèche</translation>
        </message>
        <message>
            <source>an odd or even mark</source>
            <translation>une marque de parité</translation>
        </message>
        <message>
            <source>an odd or even mark</source>
            <comment>object</comment>
            <translation>une marque de parité</translation>
        </message>
        <message>
            <source>an open number</source>
            <translation>un nombre ouvert</translation>
        </message>
        <message>
            <source>an open number</source>
            <comment>object</comment>
            <translation>un nombre ouvert</translation>
        </message>
        <message>
            <source>Number path on triangles</source>
            <translation>Chemin de nombres sur triangles</translation>
        </message>
        <message>
            <source>Numbers on triangles</source>
            <translation>Des nombres sur triangles</translation>
        </message>
        <message>
            <source>Number path on squares and triangles</source>
            <translation>Chemin de nombres sur carrés et triangles</translation>
        </message>
        <message>
            <source>Numbers on squares and triangles</source>
            <translation>Des nombres sur carrés et triangles</translation>
        </message>
        <message>
            <source>Number path on pentagons</source>
            <translation>Chemin de nombres sur pentagones</translation>
        </message>
        <message>
            <source>Numbers on pentagons</source>
            <translation>Des nombres sur pentagones</translation>
        </message>
        <message>
            <source>Number path on right triangles</source>
            <translation>Chemin de nombres sur triangles rectangles</translation>
        </message>
        <message>
            <source>Numbers on right triangles</source>
            <translation>Des nombres sur triangles rectangles</translation>
        </message>
        <message>
            <source>Number path on octagons and squares</source>
            <translation>Chemin de nombres sur octogones et carrés</translation>
        </message>
        <message>
            <source>Numbers on octagons and squares</source>
            <translation>Des nombres sur octogones et carrés</translation>
        </message>
        <message>
            <source>Number path on hexagons, squares and triangles</source>
            <translation>Chemin de nombres sur hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>Numbers on hexagons, squares and triangles</source>
            <translation>Des nombres sur hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>Number path on kites</source>
            <translation>Chemin de nombres sur cerfs-volants</translation>
        </message>
        <message>
            <source>Numbers on kites</source>
            <translation>Des nombres sur cerfs-volants</translation>
        </message>
        <message>
            <source>Number path on dodecagons, hexagons and squares</source>
            <translation>Chemin de nombres sur dodécagones, hexagones et carrés</translation>
        </message>
        <message>
            <source>Numbers on dodecagons, hexagons and squares</source>
            <translation>Des nombres sur dodécagones, hexagones et carrés</translation>
        </message>
        <message>
            <source>Number path on dodecagons, hexagons, squares and triangles</source>
            <translation>Chemin de nombres sur dodécagones, hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>Numbers on dodecagons, hexagons, squares and triangles</source>
            <translation>Des nombres sur dodécagones, hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>Number path on petals</source>
            <translation>Chemin de nombres sur pétales</translation>
        </message>
        <message>
            <source>Numbers on petals</source>
            <translation>Des nombres sur pétales</translation>
        </message>
        <message>
            <source>Number path on Penrose kites and darts</source>
            <translation>Chemin de nombres sur cerfs-volants de Penrose et fléchettes</translation>
        </message>
        <message>
            <source>Numbers on Penrose kites and darts</source>
            <translation>Des nombres sur cerfs-volants de Penrose et fléchettes</translation>
        </message>
        <message>
            <source>Number path on Penrose rhombs</source>
            <translation>Chemin de nombres sur losanges de Penrose</translation>
        </message>
        <message>
            <source>Numbers on Penrose rhombs</source>
            <translation>Des nombres sur losanges de Penrose</translation>
        </message>
        <message>
            <source>Number path on hats</source>
            <translation>Chemin de nombres sur chapeaux</translation>
        </message>
        <message>
            <source>Numbers on hats</source>
            <translation>Des nombres sur chapeaux</translation>
        </message>
        <message>
            <source>Number path on spectres</source>
            <translation>Chemin de nombres sur spectres</translation>
        </message>
        <message>
            <source>Numbers on spectres</source>
            <translation>Des nombres sur spectres</translation>
        </message>
        <message>
            <source>Ordered path on triangles</source>
            <translation>Chemin ordonné sur triangles</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on triangles</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur triangles</translation>
        </message>
        <message>
            <source>Ordered path on squares and triangles</source>
            <translation>Chemin ordonné sur carrés et triangles</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on squares and triangles</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur carrés et triangles</translation>
        </message>
        <message>
            <source>Ordered path on pentagons</source>
            <translation>Chemin ordonné sur pentagones</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on pentagons</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur pentagones</translation>
        </message>
        <message>
            <source>Ordered path on right triangles</source>
            <translation>Chemin ordonné sur triangles rectangles</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on right triangles</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur triangles rectangles</translation>
        </message>
        <message>
            <source>Ordered path on octagons and squares</source>
            <translation>Chemin ordonné sur octogones et carrés</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on octagons and squares</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur octogones et carrés</translation>
        </message>
        <message>
            <source>Ordered path on hexagons, squares and triangles</source>
            <translation>Chemin ordonné sur hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hexagons, squares and triangles</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>Ordered path on kites</source>
            <translation>Chemin ordonné sur cerfs-volants</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on kites</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur cerfs-volants</translation>
        </message>
        <message>
            <source>Ordered path on dodecagons, hexagons and squares</source>
            <translation>Chemin ordonné sur dodécagones, hexagones et carrés</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on dodecagons, hexagons and squares</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur dodécagones, hexagones et carrés</translation>
        </message>
        <message>
            <source>Ordered path on dodecagons, hexagons, squares and triangles</source>
            <translation>Chemin ordonné sur dodécagones, hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on dodecagons, hexagons, squares and triangles</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur dodécagones, hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>Ordered path on petals</source>
            <translation>Chemin ordonné sur pétales</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on petals</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur pétales</translation>
        </message>
        <message>
            <source>Ordered path on Penrose kites and darts</source>
            <translation>Chemin ordonné sur cerfs-volants de Penrose et fléchettes</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on Penrose kites and darts</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur cerfs-volants de Penrose et fléchettes</translation>
        </message>
        <message>
            <source>Ordered path on Penrose rhombs</source>
            <translation>Chemin ordonné sur losanges de Penrose</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on Penrose rhombs</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur losanges de Penrose</translation>
        </message>
        <message>
            <source>Ordered path on hats</source>
            <translation>Chemin ordonné sur chapeaux</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hats</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur chapeaux</translation>
        </message>
        <message>
            <source>Ordered path on spectres</source>
            <translation>Chemin ordonné sur spectres</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on spectres</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur spectres</translation>
        </message>
        <message>
            <source>a clue</source>
            <translation>un indice</translation>
        </message>
        <message>
            <source>a clue</source>
            <comment>object</comment>
            <translation>un indice</translation>
        </message>
        <message>
            <source>Slitherlink on triangles</source>
            <translation>Slitherlink sur triangles</translation>
        </message>
        <message>
            <source>A loop on triangles</source>
            <translation>Une boucle sur triangles</translation>
        </message>
        <message>
            <source>Slitherlink on squares and triangles</source>
            <translation>Slitherlink sur carrés et triangles</translation>
        </message>
        <message>
            <source>A loop on squares and triangles</source>
            <translation>Une boucle sur carrés et triangles</translation>
        </message>
        <message>
            <source>Slitherlink on pentagons</source>
            <translation>Slitherlink sur pentagones</translation>
        </message>
        <message>
            <source>A loop on pentagons</source>
            <translation>Une boucle sur pentagones</translation>
        </message>
        <message>
            <source>Slitherlink on right triangles</source>
            <translation>Slitherlink sur triangles rectangles</translation>
        </message>
        <message>
            <source>A loop on right triangles</source>
            <translation>Une boucle sur triangles rectangles</translation>
        </message>
        <message>
            <source>Slitherlink on octagons and squares</source>
            <translation>Slitherlink sur octogones et carrés</translation>
        </message>
        <message>
            <source>A loop on octagons and squares</source>
            <translation>Une boucle sur octogones et carrés</translation>
        </message>
        <message>
            <source>Slitherlink on hexagons and triangles</source>
            <translation>Slitherlink sur hexagones et triangles</translation>
        </message>
        <message>
            <source>A loop on hexagons and triangles</source>
            <translation>Une boucle sur hexagones et triangles</translation>
        </message>
        <message>
            <source>Slitherlink on hexagons, squares and triangles</source>
            <translation>Slitherlink sur hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>A loop on hexagons, squares and triangles</source>
            <translation>Une boucle sur hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>Slitherlink on kites</source>
            <translation>Slitherlink sur cerfs-volants</translation>
        </message>
        <message>
            <source>A loop on kites</source>
            <translation>Une boucle sur cerfs-volants</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons and triangles</source>
            <translation>Slitherlink sur dodécagones et triangles</translation>
        </message>
        <message>
            <source>A loop on dodecagons and triangles</source>
            <translation>Une boucle sur dodécagones et triangles</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons, hexagons and squares</source>
            <translation>Slitherlink sur dodécagones, hexagones et carrés</translation>
        </message>
        <message>
            <source>A loop on dodecagons, hexagons and squares</source>
            <translation>Une boucle sur dodécagones, hexagones et carrés</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons, hexagons, squares and triangles</source>
            <translation>Slitherlink sur dodécagones, hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>A loop on dodecagons, hexagons, squares and triangles</source>
            <translation>Une boucle sur dodécagones, hexagones, carrés et triangles</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons, squares and triangles</source>
            <translation>Slitherlink sur dodécagones, carrés et triangles</translation>
        </message>
        <message>
            <source>A loop on dodecagons, squares and triangles</source>
            <translation>Une boucle sur dodécagones, carrés et triangles</translation>
        </message>
        <message>
            <source>Slitherlink on petals</source>
            <translation>Slitherlink sur pétales</translation>
        </message>
        <message>
            <source>A loop on petals</source>
            <translation>Une boucle sur pétales</translation>
        </message>
        <message>
            <source>Slitherlink on Penrose kites and darts</source>
            <translation>Slitherlink sur cerfs-volants de Penrose et fléchettes</translation>
        </message>
        <message>
            <source>A loop on Penrose kites and darts</source>
            <translation>Une boucle sur cerfs-volants de Penrose et fléchettes</translation>
        </message>
        <message>
            <source>Slitherlink on Penrose rhombs</source>
            <translation>Slitherlink sur losanges de Penrose</translation>
        </message>
        <message>
            <source>A loop on Penrose rhombs</source>
            <translation>Une boucle sur losanges de Penrose</translation>
        </message>
        <message>
            <source>Slitherlink on hats</source>
            <translation>Slitherlink sur chapeaux</translation>
        </message>
        <message>
            <source>A loop on hats</source>
            <translation>Une boucle sur chapeaux</translation>
        </message>
        <message>
            <source>Slitherlink on spectres</source>
            <translation>Slitherlink sur spectres</translation>
        </message>
        <message>
            <source>A loop on spectres</source>
            <translation>Une boucle sur spectres</translation>
        </message>
        <message>
            <source>an animal</source>
            <translation>un animal</translation>
        </message>
        <message>
            <source>an animal</source>
            <comment>object</comment>
            <translation>un animal</translation>
        </message>
        <message>
            <source>a pearl</source>
            <translation>une perle</translation>
        </message>
        <message>
            <source>pearl</source>
            <translation>perle</translation>
        </message>
        <message>
            <source>pearls</source>
            <translation>perles</translation>
        </message>
        <message>
            <source>Pearl</source>
            <translation>Perle</translation>
        </message>
        <message>
            <source>white pearl</source>
            <translation>perle blanche</translation>
        </message>
        <message>
            <source>black pearl</source>
            <translation>perle noire</translation>
        </message>
        <message>
            <source>a pearl</source>
            <comment>object</comment>
            <translation>une perle</translation>
        </message>
        <message numerus="yes">
            <source>pearls</source>
            <extracomment>For one: pearl</extracomment>
            <translation>
                <numerusform>perle</numerusform>
                <numerusform>perles</numerusform>
            </translation>
        </message>
        <message>
            <source>a border</source>
            <translation>une frontière</translation>
        </message>
        <message>
            <source>a border</source>
            <comment>object</comment>
            <translation>une frontière</translation>
        </message>
        <message>
            <source>a sun or moon</source>
            <translation>un soleil ou une lune</translation>
        </message>
        <message>
            <source>sun or moon</source>
            <translation>soleil ou lune</translation>
        </message>
        <message>
            <source>suns and moons</source>
            <translation>soleils et lunes</translation>
        </message>
        <message>
            <source>Sun/moon</source>
            <translation>Soleil/lune</translation>
        </message>
        <message>
            <source>sun</source>
            <translation>soleil</translation>
        </message>
        <message>
            <source>moon</source>
            <translation>lune</translation>
        </message>
        <message>
            <source>a sun or moon</source>
            <comment>object</comment>
            <translation>un soleil ou une lune</translation>
        </message>
        <message numerus="yes">
            <source>suns and moons</source>
            <extracomment>For one: sun or moon</extracomment>
            <translation>
                <numerusform>soleil ou lune</numerusform>
                <numerusform>soleils et lunes</numerusform>
            </translation>
        </message>
        <message>
            <source>a blocked cell</source>
            <translation>une case bloquée</translation>
        </message>
        <message>
            <source>a blocked cell</source>
            <comment>object</comment>
            <translation>une case bloquée</translation>
        </message>
        <message>
            <source>a circle</source>
            <translation>un cercle</translation>
        </message>
        <message>
            <source>a circle</source>
            <comment>object</comment>
            <translation>un cercle</translation>
        </message>
        <message>
            <source>grey</source>
            <translation>gris</translation>
        </message>
        <message>
            <source>grey circle</source>
            <translation>cercle gris</translation>
        </message>
        <message>
            <source>a circle on a border</source>
            <translation>un cercle sur une frontière</translation>
        </message>
        <message>
            <source>a circle on a border</source>
            <comment>object</comment>
            <translation>un cercle sur une frontière</translation>
        </message>
        <message>
            <source>a stretch</source>
            <translation>un tronçon</translation>
        </message>
        <message>
            <source>a stretch</source>
            <comment>object</comment>
            <translation>un tronçon</translation>
        </message>
        <message>
            <source>a jump</source>
            <translation>un saut</translation>
        </message>
        <message>
            <source>a jump</source>
            <comment>object</comment>
            <translation>un saut</translation>
        </message>
        <message>
            <source>a start</source>
            <translation>un départ</translation>
        </message>
        <message>
            <source>a start</source>
            <comment>object</comment>
            <translation>un départ</translation>
        </message>
        <message>
            <source>a target</source>
            <translation>une cible</translation>
        </message>
        <message>
            <source>a target</source>
            <comment>object</comment>
            <translation>une cible</translation>
        </message>
        <message>
            <source>an end</source>
            <translation>une fin</translation>
        </message>
        <message>
            <source>an end</source>
            <comment>object</comment>
            <translation>une fin</translation>
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
            <translation>Une boucle à bras égaux</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle. From a circle it goes straight two ways until it turns: equally far at a white circle, not equally far at a black one. A number is the sum of both.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle passe par chaque cercle. D’un cercle, elle va tout droit des deux côtés jusqu’à tourner : aussi loin pour un cercle blanc, pas aussi loin pour un noir. Un nombre est la somme des deux longueurs.</translation>
        </message>
    </context>
    <context>
        <name>families.between</name>
        <message>
            <source>{low:,} and {high:,} are {gap:,} steps apart, and every way between them leaves no room for the line to go through {other:,}.</source>
            <translation>{low:,} et {high:,} sont à {gap:,} pas l’un de l’autre, et tout chemin entre eux ne laisse pas à la ligne la place de passer par {other:,}.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} are {gap:,} steps apart, and {other:,} stands in every way between them.</source>
            <translation>{low:,} et {high:,} sont à {gap:,} pas l’un de l’autre, et {other:,} barre tout chemin entre eux.</translation>
        </message>
    </context>
    <context>
        <name>families.castle_wall</name>
        <message>
            <source>wall</source>
            <translation>mur</translation>
        </message>
        <message>
            <source>walls</source>
            <translation>murs</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Mur</translation>
        </message>
        <message>
            <source>either side</source>
            <translation>côté quelconque</translation>
        </message>
        <message>
            <source>inside</source>
            <translation>intérieur</translation>
        </message>
        <message>
            <source>outside</source>
            <translation>extérieur</translation>
        </message>
        <message>
            <source>wall on either side</source>
            <translation>mur de côté quelconque</translation>
        </message>
        <message>
            <source>inside wall</source>
            <translation>mur intérieur</translation>
        </message>
        <message>
            <source>outside wall</source>
            <translation>mur extérieur</translation>
        </message>
        <message numerus="yes">
            <source>walls</source>
            <extracomment>For one: wall</extracomment>
            <translation>
                <numerusform>mur</numerusform>
                <numerusform>murs</numerusform>
            </translation>
        </message>
        <message>
            <source>Castle Wall</source>
            <translation>Castle Wall</translation>
        </message>
        <message>
            <source>A loop round walls</source>
            <translation>Une boucle autour de murs</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes no cell with a wall or a number. White walls lie inside the line, black ones outside, grey ones on either side. A number says how long the parts of the line are together that run along the arrow, from middle to middle, up to the rim.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle ne passe par aucune case avec un mur ou un nombre. Les murs blancs sont à l’intérieur, les noirs à l’extérieur, les gris d’un côté quelconque. Un nombre donne la longueur totale des parties de la ligne qui suivent la flèche, de milieu à milieu, jusqu’au bord.</translation>
        </message>
    </context>
    <context>
        <name>families.cell_clues</name>
        <message>
            <source>circle</source>
            <translation>cercle</translation>
        </message>
        <message>
            <source>circles</source>
            <translation>cercles</translation>
        </message>
        <message>
            <source>Circle</source>
            <translation>Cercle</translation>
        </message>
        <message>
            <source>white</source>
            <translation>blanc</translation>
        </message>
        <message>
            <source>black</source>
            <translation>noir</translation>
        </message>
        <message>
            <source>white circle</source>
            <translation>cercle blanc</translation>
        </message>
        <message>
            <source>black circle</source>
            <translation>cercle noir</translation>
        </message>
        <message numerus="yes">
            <source>circles</source>
            <extracomment>For one: circle</extracomment>
            <translation>
                <numerusform>cercle</numerusform>
                <numerusform>cercles</numerusform>
            </translation>
        </message>
        <message>
            <source>number</source>
            <translation>nombre</translation>
        </message>
        <message>
            <source>numbers</source>
            <translation>nombres</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Nombre</translation>
        </message>
        <message numerus="yes">
            <source>numbers</source>
            <extracomment>For one: number</extracomment>
            <translation>
                <numerusform>nombre</numerusform>
                <numerusform>nombres</numerusform>
            </translation>
        </message>
        <message>
            <source>blocked cell</source>
            <translation>case bloquée</translation>
        </message>
        <message>
            <source>blocked cells</source>
            <translation>cases bloquées</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Bloquée</translation>
        </message>
        <message numerus="yes">
            <source>blocked cells</source>
            <extracomment>For one: blocked cell</extracomment>
            <translation>
                <numerusform>case bloquée</numerusform>
                <numerusform>cases bloquées</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.cell_loop</name>
        <message>
            <source>Through every cell</source>
            <translation>Par chaque case</translation>
        </message>
        <message>
            <source>The line passes through every cell of the board.</source>
            <translation>La ligne passe par chaque case du plateau.</translation>
        </message>
        <message>
            <source>{name} is not played where cells touch diagonally: a line that takes such steps may cross itself.</source>
            <translation>{name} ne se joue pas là où les cases se touchent aussi en diagonale : avec de tels pas une ligne peut se croiser elle-même.</translation>
        </message>
        <message>
            <source>The line passes through every cell.</source>
            <translation>La ligne passe par chaque case.</translation>
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
            <translation>Une boucle une fois par région</translation>
        </message>
        <message>
            <source>Hex Country Road</source>
            <translation>Country Road hexagonal</translation>
        </message>
        <message>
            <source>A loop once through each region of hexagons</source>
            <translation>Une boucle une fois par région d’hexagones</translation>
        </message>
        <message>
            <source>Regions may be left out</source>
            <translation>Des régions peuvent être laissées</translation>
        </message>
        <message>
            <source>The line passes through a region once or not at all.</source>
            <translation>La ligne passe une fois par une région, ou pas du tout.</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region once or not at all.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle passe par chaque région une fois ou pas du tout.</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region exactly once.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle passe par chaque région exactement une fois.</translation>
        </message>
        <message>
            <source>A number says how many cells of its region it visits. Of two cells that touch across a border it visits at least one.</source>
            <translation>Un nombre dit combien de cases de sa région elle visite. De deux cases qui se touchent à travers une frontière, elle en visite au moins une.</translation>
        </message>
        <message>
            <source>Of two cells that touch across a border the line must pass one.</source>
            <translation>De deux cases qui se touchent à travers une frontière, la ligne doit passer par au moins une.</translation>
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
            <translation>Une boucle qui tourne tant de fois par région</translation>
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell. It never crosses or touches itself. A number says in how many cells of its region it turns.</source>
            <translation>Tracez une boucle par le milieu de chaque case. Elle ne se croise ni ne se touche. Un nombre dit dans combien de cases de sa région elle tourne.</translation>
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
            <translation>Une boucle qui tourne partout ou nulle part</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes all white circles and no black one. In each region it turns on all white circles, or it goes straight on all of them.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle passe par tous les cercles blancs et par aucun noir. Dans chaque région elle tourne sur tous les cercles blancs, ou va tout droit sur tous.</translation>
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
            <translation>Une boucle deux fois par région</translation>
        </message>
        <message>
            <source>Hex Double Back</source>
            <translation>Double Back hexagonal</translation>
        </message>
        <message>
            <source>A loop twice through each region of hexagons</source>
            <translation>Une boucle deux fois par région d’hexagones</translation>
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell that is not black.</source>
            <translation>Tracez une boucle par le milieu de chaque case qui n’est pas noire.</translation>
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell.</source>
            <translation>Tracez une boucle par le milieu de chaque case.</translation>
        </message>
        <message>
            <source>It never crosses or touches itself and passes through every region exactly twice.</source>
            <translation>Elle ne se croise ni ne se touche et passe par chaque région exactement deux fois.</translation>
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
            <translation>Une boucle d’une région à la suivante</translation>
        </message>
        <message>
            <source>Hex Entry Exit</source>
            <translation>Entry Exit hexagonal</translation>
        </message>
        <message>
            <source>A loop through regions of hexagons one by one</source>
            <translation>Une boucle d’une région d’hexagones à la suivante</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, passes every cell, and enters and leaves every region exactly once.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, passe par chaque case, et entre dans chaque région et en sort exactement une fois.</translation>
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
            <translation>Une boucle en segments de longueur donnée</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself. It passes every number, and each straight run of the line through or from a number is as many cells long as it says, from middle to middle.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche. Elle passe par chaque nombre, et chaque segment droit qui traverse un nombre ou en part a la longueur qu’il dit, en cases, de milieu à milieu.</translation>
        </message>
        <message>
            <source>Where it turns on a question mark, its two runs are equally long.</source>
            <translation>Là où elle tourne sur un point d’interrogation, ses deux segments sont de même longueur.</translation>
        </message>
    </context>
    <context>
        <name>families.grand_tour</name>
        <message>
            <source>stretch</source>
            <translation>tronçon</translation>
        </message>
        <message>
            <source>stretches</source>
            <translation>tronçons</translation>
        </message>
        <message>
            <source>Stretch</source>
            <translation>Tronçon</translation>
        </message>
        <message numerus="yes">
            <source>stretches</source>
            <extracomment>For one: stretch</extracomment>
            <translation>
                <numerusform>tronçon</numerusform>
                <numerusform>tronçons</numerusform>
            </translation>
        </message>
        <message>
            <source>Grand Tour</source>
            <translation>Grand Tour</translation>
        </message>
        <message>
            <source>A loop that is begun</source>
            <translation>Une boucle commencée</translation>
        </message>
        <message>
            <source>Hex Grand Tour</source>
            <translation>Grand Tour hexagonal</translation>
        </message>
        <message>
            <source>A loop that is begun, on hexagons</source>
            <translation>Une boucle commencée, sur hexagones</translation>
        </message>
        <message>
            <source>Draw one closed line that passes every cell once, from middle to middle, and goes along all stretches that are given.</source>
            <translation>Tracez une boucle qui passe une fois par chaque case, de milieu à milieu, et qui suit tous les tronçons donnés.</translation>
        </message>
    </context>
    <context>
        <name>families.graph_path</name>
        <message>
            <source>Line through a graph</source>
            <translation>Ligne dans un graphe</translation>
        </message>
        <message>
            <source>Draw lines between corners to begin.</source>
            <translation>Tracez d’abord des lignes entre des sommets.</translation>
        </message>
        <message>
            <source>All corners, each once</source>
            <translation>Tous les sommets, chacun une fois</translation>
        </message>
        <message>
            <source>Closed line</source>
            <translation>Ligne fermée</translation>
        </message>
        <message>
            <source>The line ends where it began.</source>
            <translation>La ligne finit où elle a commencé.</translation>
        </message>
        <message>
            <source>First and last are given</source>
            <translation>Premier et dernier sont donnés</translation>
        </message>
        <message>
            <source>The first and last number, where they stand, are never called redundant.</source>
            <translation>Le premier et le dernier nombre, là où ils figurent, ne sont jamais dits superflus.</translation>
        </message>
        <message>
            <source>Draw one line through all {n:,} corners of the graph, along its lines, each once, ending where it began.</source>
            <translation>Tracez une ligne par les {n:,} sommets du graphe, le long de ses lignes, une fois par chacun, qui finit où elle a commencé.</translation>
        </message>
        <message>
            <source>Draw one line through all {n:,} corners of the graph, along its lines, each once.</source>
            <translation>Tracez une ligne par les {n:,} sommets du graphe, le long de ses lignes, une fois par chacun.</translation>
        </message>
        <message>
            <source>Follow the arrowheads.</source>
            <translation>Suivez les pointes de flèche.</translation>
        </message>
        <message>
            <source>Each row stands for a variable: the line enters it at the name that is true. Each corner C1, C2 ... stands for a clause, and can only be visited from a row that makes it true.</source>
            <translation>Chaque rangée est une variable : la ligne y entre par le nom qui est vrai. Chaque sommet C1, C2... est une clause et ne se visite que depuis une rangée qui la rend vraie.</translation>
        </message>
        <message>
            <source>A number says which corner of the line it is.</source>
            <translation>Un nombre dit le rang du sommet sur la ligne.</translation>
        </message>
        <message>
            <source>The line uses each edge with a diamond.</source>
            <translation>La ligne emprunte chaque arête qui porte un losange.</translation>
        </message>
        <message>
            <source>It never uses an edge with a wall.</source>
            <translation>Elle n’emprunte aucune arête qui porte un mur.</translation>
        </message>
        <message>
            <source>It follows each arrow.</source>
            <translation>Elle suit chaque flèche.</translation>
        </message>
        <message>
            <source>A number on a line stands at one of its two ends.</source>
            <translation>Un nombre sur une ligne se trouve à l’une de ses deux extrémités.</translation>
        </message>
        <message>
            <source>A corner with a small circle holds an odd number.</source>
            <translation>Un sommet avec un petit cercle contient un nombre impair.</translation>
        </message>
        <message>
            <source>A corner with a small square holds an even number.</source>
            <translation>Un sommet avec un petit carré contient un nombre pair.</translation>
        </message>
    </context>
    <context>
        <name>families.jump_maze</name>
        <message>
            <source>jump</source>
            <translation>saut</translation>
        </message>
        <message>
            <source>jumps</source>
            <translation>sauts</translation>
        </message>
        <message>
            <source>Jump</source>
            <translation>Saut</translation>
        </message>
        <message numerus="yes">
            <source>jumps</source>
            <extracomment>For one: jump</extracomment>
            <translation>
                <numerusform>saut</numerusform>
                <numerusform>sauts</numerusform>
            </translation>
        </message>
        <message>
            <source>start</source>
            <translation>départ</translation>
        </message>
        <message>
            <source>starts</source>
            <translation>départs</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Départ</translation>
        </message>
        <message numerus="yes">
            <source>starts</source>
            <extracomment>For one: start</extracomment>
            <translation>
                <numerusform>départ</numerusform>
                <numerusform>départs</numerusform>
            </translation>
        </message>
        <message>
            <source>target</source>
            <translation>cible</translation>
        </message>
        <message>
            <source>targets</source>
            <translation>cibles</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Cible</translation>
        </message>
        <message numerus="yes">
            <source>targets</source>
            <extracomment>For one: target</extracomment>
            <translation>
                <numerusform>cible</numerusform>
                <numerusform>cibles</numerusform>
            </translation>
        </message>
        <message>
            <source>Jumps</source>
            <translation>Sauts</translation>
        </message>
        <message>
            <source>jumps of a maze's walk</source>
            <translation>sauts du chemin dans le labyrinthe</translation>
        </message>
        <message>
            <source>any</source>
            <translation>quelconque</translation>
        </message>
        <message>
            <source>Other cells with numbers</source>
            <translation>Autres cases avec nombres</translation>
        </message>
        <message>
            <source>of mazes: the part of cells with a number</source>
            <translation>labyrinthes : la part des cases qui ont un nombre</translation>
        </message>
        <message>
            <source>few</source>
            <translation>peu</translation>
        </message>
        <message>
            <source>half</source>
            <translation>la moitié</translation>
        </message>
        <message>
            <source>all</source>
            <translation>toutes</translation>
        </message>
        <message>
            <source>Only one walk adds up to zero</source>
            <translation>Un seul chemin donne zéro</translation>
        </message>
        <message>
            <source>of mazes: what the numbers visited add up to</source>
            <translation>labyrinthes : la somme des nombres visités</translation>
        </message>
        <message>
            <source>Walk</source>
            <translation>Chemin</translation>
        </message>
        <message>
            <source>A new walk</source>
            <translation>Un nouveau chemin</translation>
        </message>
        <message>
            <source>A walk at random, and numbers that lead astray.</source>
            <translation>Un chemin au hasard, et des nombres qui égarent.</translation>
        </message>
        <message>
            <source>My walk</source>
            <translation>Mon chemin</translation>
        </message>
        <message>
            <source>Numbers for your walk, and others that lead astray.</source>
            <translation>Des nombres pour votre chemin, et d’autres qui égarent.</translation>
        </message>
        <message>
            <source>Jump maze</source>
            <translation>Labyrinthe de sauts</translation>
        </message>
        <message>
            <source>Mark a start and a target to begin.</source>
            <translation>Marquez d’abord un départ et une cible.</translation>
        </message>
        <message>
            <source>Jumps on squares</source>
            <translation>Sauts sur carrés</translation>
        </message>
        <message>
            <source>Hex jump maze</source>
            <translation>Labyrinthe de sauts hexagonal</translation>
        </message>
        <message>
            <source>Jumps on hexagons</source>
            <translation>Sauts sur hexagones</translation>
        </message>
        <message>
            <source>Sum of the values</source>
            <translation>Somme des valeurs</translation>
        </message>
        <message>
            <source>Empty: any walk to the target will do.</source>
            <translation>Vide : tout chemin vers la cible convient.</translation>
        </message>
        <message>
            <source>Count the start's value</source>
            <translation>Compter la valeur du départ</translation>
        </message>
        <message>
            <source>Else only cells jumped to count.</source>
            <translation>Sinon, seules comptent les cases où l’on saute.</translation>
        </message>
        <message>
            <source>In every walk</source>
            <translation>Dans chaque chemin</translation>
        </message>
        <message>
            <source>A walk</source>
            <translation>Un chemin</translation>
        </message>
        <message>
            <source>Jump from the start to the target. The number of a cell, without its sign, says how many cells the next jump goes along its row or column. Never land on a cell twice.</source>
            <translation>Sautez du départ à la cible. Le nombre d’une case, sans son signe, dit de combien de cases le prochain saut avance dans sa rangée ou sa colonne. Ne retombez jamais sur une case.</translation>
        </message>
        <message>
            <source>Jump from the start to the target. The number of a cell, without its sign, says how many cells the next jump goes along a straight row. Never land on a cell twice.</source>
            <translation>Sautez du départ à la cible. Le nombre d’une case, sans son signe, dit de combien de cases le prochain saut avance en ligne droite. Ne retombez jamais sur une case.</translation>
        </message>
        <message>
            <source>The numbers visited, with the start's, must add up to {total:,}.</source>
            <translation>La somme des nombres visités, avec celui du départ, doit faire {total:,}.</translation>
        </message>
        <message>
            <source>The numbers visited, without the start's, must add up to {total:,}.</source>
            <translation>La somme des nombres visités, sans celui du départ, doit faire {total:,}.</translation>
        </message>
        <message>
            <source>No jumps lead from the start to the target.</source>
            <translation>Aucun saut ne mène du départ à la cible.</translation>
        </message>
        <message>
            <source>The jump {value} at {where} leads nowhere.</source>
            <translation>Le saut {value} en {where} ne mène nulle part.</translation>
        </message>
        <message>
            <source>nothing leads here</source>
            <translation>rien ne mène ici</translation>
        </message>
        <message>
            <source>a jump of {jump} leads off the board on every side</source>
            <translation>un saut de {jump} sort du plateau de chaque côté</translation>
        </message>
        <message numerus="yes">
            <source>leads to {cells:,} cells</source>
            <extracomment>For one: leads to 1 cell</extracomment>
            <translation>
                <numerusform>mène à 1 case</numerusform>
                <numerusform>mène à {cells:,} cases</numerusform>
            </translation>
        </message>
        <message>
            <source>never to the target</source>
            <translation>jamais à la cible</translation>
        </message>
        <message numerus="yes">
            <source>One walk adds up to {total:,}, of {jumps:,} jumps.</source>
            <extracomment>For one: One walk adds up to {total:,}, of 1 jump.</extracomment>
            <translation>
                <numerusform>Un chemin donne {total:,}, en 1 saut.</numerusform>
                <numerusform>Un chemin donne {total:,}, en {jumps:,} sauts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>One walk, of {jumps:,} jumps.</source>
            <extracomment>For one: One walk, of 1 jump.</extracomment>
            <translation>
                <numerusform>Un chemin, de 1 saut.</numerusform>
                <numerusform>Un chemin, de {jumps:,} sauts.</numerusform>
            </translation>
        </message>
        <message>
            <source>The jump 0 at {where} leads nowhere; only the target may hold 0.</source>
            <translation>Le saut 0 en {where} ne mène nulle part ; seule la cible peut contenir 0.</translation>
        </message>
        <message>
            <source>The sum of the values should be a whole number.</source>
            <translation>La somme des valeurs doit être un nombre entier.</translation>
        </message>
    </context>
    <context>
        <name>families.jump_tour</name>
        <message>
            <source>Jump tour</source>
            <translation>Tour par sauts</translation>
        </message>
        <message>
            <source>Every square once, by jumps</source>
            <translation>Chaque case une fois, par sauts</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Where one may jump from a cell.</source>
            <translation>Où l’on peut sauter depuis une case.</translation>
        </message>
        <message>
            <source>Closed tour</source>
            <translation>Tour fermé</translation>
        </message>
        <message>
            <source>A last jump leads back to the first cell.</source>
            <translation>Un dernier saut ramène à la première case.</translation>
        </message>
        <message>
            <source>Write the numbers 1 to {n:,}, one in each cell, so that a jump leads from each number to the next.</source>
            <translation>Écrivez les nombres de 1 à {n:,}, un par case, de sorte qu’un saut mène de chaque nombre au suivant.</translation>
        </message>
        <message>
            <source>A jump goes three cells along a row or column, or two diagonally.</source>
            <translation>Un saut avance de trois cases dans une rangée ou une colonne, ou de deux en diagonale.</translation>
        </message>
        <message>
            <source>{small} by {large}</source>
            <translation>{small} sur {large}</translation>
        </message>
        <message>
            <source>A jump goes {moves} cells.</source>
            <translation>Un saut avance de {moves} cases.</translation>
        </message>
        <message>
            <source>{some} or {last}</source>
            <translation>{some} ou {last}</translation>
        </message>
        <message>
            <source>From {n:,} a jump leads back to 1.</source>
            <translation>De {n:,} un saut ramène à 1.</translation>
        </message>
        <message>
            <source>Moves should be pairs of whole numbers: rows down, columns right.</source>
            <translation>Les coups doivent être des paires d’entiers : rangées vers le bas, colonnes vers la droite.</translation>
        </message>
        <message>
            <source>There are no moves.</source>
            <translation>Il n’y a pas de coups.</translation>
        </message>
        <message>
            <source>More than {most} moves are too many.</source>
            <translation>Plus de {most} coups, c’est trop.</translation>
        </message>
        <message>
            <source>The move 0, 0 leads nowhere.</source>
            <translation>Le coup 0, 0 ne mène nulle part.</translation>
        </message>
        <message>
            <source>The move {down}, {right} has no way back: {up}, {left} is missing.</source>
            <translation>Le coup {down}, {right} n’a pas de retour : {up}, {left} manque.</translation>
        </message>
    </context>
    <context>
        <name>families.koburin</name>
        <message>
            <source>Count round corners</source>
            <translation>Compter aussi par les coins</translation>
        </message>
        <message>
            <source>A number counts the shaded cells at the corners of its cell, too.</source>
            <translation>Un nombre compte aussi les cases noircies aux coins de sa case.</translation>
        </message>
        <message>
            <source>Koburin</source>
            <translation>Koburin</translation>
        </message>
        <message>
            <source>A loop round numbers of shaded cells</source>
            <translation>Une boucle autour de nombres de cases noircies</translation>
        </message>
        <message>
            <source>Shade some of the empty cells and draw one closed line through the middles of all the others. It never crosses or touches itself, and it does not pass clues. Shaded cells do not touch by a side.</source>
            <translation>Noircissez certaines cases vides et tracez une boucle par le milieu de toutes les autres. Elle ne se croise ni ne se touche et ne passe par aucun indice. Les cases noircies ne se touchent pas par un côté.</translation>
        </message>
        <message>
            <source>A number says how many cells at its sides or corners are shaded.</source>
            <translation>Un nombre dit combien de cases sont noircies à ses côtés ou à ses coins.</translation>
        </message>
        <message>
            <source>A number says how many cells at its sides are shaded.</source>
            <translation>Un nombre dit combien de cases sont noircies à ses côtés.</translation>
        </message>
        <message>
            <source>Shaded cells lie outside of the line.</source>
            <translation>Les cases noircies sont à l’extérieur de la ligne.</translation>
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
            <translation>Une boucle autour de cases comptées</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes no number. A number says how many of the cells around it, at its sides and corners, the line passes.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle ne passe par aucun nombre. Un nombre dit par combien des cases qui l’entourent, aux côtés et aux coins, passe la ligne.</translation>
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
            <translation>Une boucle par des perles</translation>
        </message>
        <message>
            <source>Hex Masyu</source>
            <translation>Masyu hexagonal</translation>
        </message>
        <message>
            <source>A loop through pearls on hexagons</source>
            <translation>Une boucle par des perles sur hexagones</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every pearl. On a black pearl it turns, and it goes straight through the cells before and after. On a white pearl it goes straight, and it turns in the cell before or after, or in both.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle passe par chaque perle. Sur une perle noire elle tourne, et va tout droit dans les cases d’avant et d’après. Sur une perle blanche elle va tout droit, et tourne dans la case d’avant ou d’après, ou dans les deux.</translation>
        </message>
        <message>
            <source>There is no room to turn on this pearl.</source>
            <translation>Il n’y a pas la place de tourner sur cette perle.</translation>
        </message>
        <message>
            <source>There is no room to go straight on this pearl.</source>
            <translation>Il n’y a pas la place d’aller tout droit sur cette perle.</translation>
        </message>
        <message>
            <source>Two black pearls side by side are not joined: the line would go straight through both. Without this way one of them has no room to turn.</source>
            <translation>Deux perles noires voisines ne sont pas reliées : la ligne passerait tout droit par les deux. Sans ce chemin, l’une d’elles n’a pas la place de tourner.</translation>
        </message>
        <message>
            <source>Each way to pass one of these pearls bars every way to pass the other.</source>
            <translation>Chaque façon de passer par l’une de ces perles exclut toutes les façons de passer par l’autre.</translation>
        </message>
    </context>
    <context>
        <name>families.mid_loop</name>
        <message>
            <source>circle on a border</source>
            <translation>cercle sur une frontière</translation>
        </message>
        <message>
            <source>circles on borders</source>
            <translation>cercles sur des frontières</translation>
        </message>
        <message>
            <source>On border</source>
            <translation>Sur bord</translation>
        </message>
        <message numerus="yes">
            <source>circles on borders</source>
            <extracomment>For one: circle on a border</extracomment>
            <translation>
                <numerusform>cercle sur une frontière</numerusform>
                <numerusform>cercles sur des frontières</numerusform>
            </translation>
        </message>
        <message>
            <source>Mid-loop</source>
            <translation>Mid-loop</translation>
        </message>
        <message>
            <source>A loop with circles in its middles</source>
            <translation>Une boucle à cercles médians</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself. It passes every circle, and each circle is the exact middle of the straight part of the line that it lies on.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche. Elle passe par chaque cercle, et chaque cercle est le milieu exact de la partie droite de la ligne où il se trouve.</translation>
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
            <translation>Une boucle par soleils et lunes tour à tour</translation>
        </message>
        <message>
            <source>Hex Moon or Sun</source>
            <translation>Moon or Sun hexagonal</translation>
        </message>
        <message>
            <source>A loop by suns and moons in turn on hexagons</source>
            <translation>Une boucle par soleils et lunes tour à tour sur hexagones</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region exactly once. In a region it passes all suns (white) and no moon (black), or all moons and no sun, and at least one of them. Where it goes from one region to the next it changes from suns to moons or from moons to suns.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle passe par chaque région exactement une fois. Dans une région elle passe par tous les soleils (blancs) et aucune lune (noire), ou par toutes les lunes et aucun soleil, et par au moins l’un d’eux. D’une région à la suivante elle change des soleils aux lunes ou des lunes aux soleils.</translation>
        </message>
        <message>
            <source>Where the line goes from one region to the next it changes from suns to moons or from moons to suns.</source>
            <translation>D’une région à la suivante, la ligne change des soleils aux lunes ou des lunes aux soleils.</translation>
        </message>
        <message>
            <source>Both regions hold only suns, so the line does not go from one to the other.</source>
            <translation>Les deux régions ne contiennent que des soleils : la ligne ne passe donc pas de l’une à l’autre.</translation>
        </message>
        <message>
            <source>Both regions hold only moons, so the line does not go from one to the other.</source>
            <translation>Les deux régions ne contiennent que des lunes : la ligne ne passe donc pas de l’une à l’autre.</translation>
        </message>
        <message>
            <source>In this region the line passes all suns and no moon, or all moons and no sun.</source>
            <translation>Dans cette région, la ligne passe par tous les soleils et aucune lune, ou par toutes les lunes et aucun soleil.</translation>
        </message>
        <message>
            <source>This region holds only suns, so the line passes all of them.</source>
            <translation>Cette région ne contient que des soleils : la ligne passe donc par tous.</translation>
        </message>
        <message>
            <source>This region holds only moons, so the line passes all of them.</source>
            <translation>Cette région ne contient que des lunes : la ligne passe donc par toutes.</translation>
        </message>
    </context>
    <context>
        <name>families.number_path</name>
        <message>
            <source>diamond</source>
            <translation>losange</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>losanges</translation>
        </message>
        <message numerus="yes">
            <source>diamonds</source>
            <extracomment>For one: diamond</extracomment>
            <translation>
                <numerusform>losange</numerusform>
                <numerusform>losanges</numerusform>
            </translation>
        </message>
        <message>
            <source>arrow</source>
            <translation>flèche</translation>
        </message>
        <message>
            <source>arrows</source>
            <translation>flèches</translation>
        </message>
        <message>
            <source>Arrow</source>
            <translation>Flèche</translation>
        </message>
        <message numerus="yes">
            <source>arrows</source>
            <extracomment>For one: arrow</extracomment>
            <translation>
                <numerusform>flèche</numerusform>
                <numerusform>flèches</numerusform>
            </translation>
        </message>
        <message>
            <source>open number</source>
            <translation>nombre ouvert</translation>
        </message>
        <message>
            <source>open numbers</source>
            <translation>nombres ouverts</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvert</translation>
        </message>
        <message numerus="yes">
            <source>open numbers</source>
            <extracomment>For one: open number</extracomment>
            <translation>
                <numerusform>nombre ouvert</numerusform>
                <numerusform>nombres ouverts</numerusform>
            </translation>
        </message>
        <message>
            <source>odd or even mark</source>
            <translation>marque de parité</translation>
        </message>
        <message>
            <source>odd or even marks</source>
            <translation>marques de parité</translation>
        </message>
        <message>
            <source>Odd/even</source>
            <translation>Parité</translation>
        </message>
        <message>
            <source>even</source>
            <translation>pair</translation>
        </message>
        <message>
            <source>odd</source>
            <translation>impair</translation>
        </message>
        <message>
            <source>even mark</source>
            <translation>marque paire</translation>
        </message>
        <message>
            <source>odd mark</source>
            <translation>marque impaire</translation>
        </message>
        <message numerus="yes">
            <source>odd or even marks</source>
            <extracomment>For one: odd or even mark</extracomment>
            <translation>
                <numerusform>marque de parité</numerusform>
                <numerusform>marques de parité</numerusform>
            </translation>
        </message>
        <message>
            <source>Number path</source>
            <translation>Chemin de nombres</translation>
        </message>
        <message>
            <source>Rikudo</source>
            <translation>Rikudo</translation>
        </message>
        <message>
            <source>Numbers on hexagons</source>
            <translation>Des nombres sur hexagones</translation>
        </message>
        <message>
            <source>Numbers on squares</source>
            <translation>Des nombres sur carrés</translation>
        </message>
        <message>
            <source>King's path</source>
            <translation>Chemin du roi</translation>
        </message>
        <message>
            <source>Numbers, also diagonally</source>
            <translation>Des nombres, aussi en diagonale</translation>
        </message>
        <message>
            <source>The last number touches the first.</source>
            <translation>Le dernier nombre touche le premier.</translation>
        </message>
        <message>
            <source>Write the numbers 1 to {n:,}, one in each cell, so that each number touches the next.</source>
            <translation>Écrivez les nombres de 1 à {n:,}, un par case, de sorte que chaque nombre touche le suivant.</translation>
        </message>
        <message>
            <source>The last number, {n:,}, touches 1 again.</source>
            <translation>Le dernier nombre, {n:,}, touche de nouveau le 1.</translation>
        </message>
        <message>
            <source>Cells touch by sides and by corners.</source>
            <translation>Les cases se touchent par les côtés et par les coins.</translation>
        </message>
        <message>
            <source>Where a diamond joins two cells, their numbers follow each other.</source>
            <translation>Là où un losange joint deux cases, leurs nombres se suivent.</translation>
        </message>
        <message>
            <source>Where a wall parts two cells, their numbers do not follow each other.</source>
            <translation>Là où un mur sépare deux cases, leurs nombres ne se suivent pas.</translation>
        </message>
        <message>
            <source>An arrow leads from a cell to the cell with the next number.</source>
            <translation>Une flèche mène d’une case à celle du nombre suivant.</translation>
        </message>
        <message>
            <source>A cell with a small circle holds an odd number.</source>
            <translation>Une case avec un petit cercle contient un nombre impair.</translation>
        </message>
        <message>
            <source>A cell with a small square holds an even number.</source>
            <translation>Une case avec un petit carré contient un nombre pair.</translation>
        </message>
        <message>
            <source>A number on a border stands in one of the two cells beside it.</source>
            <translation>Un nombre sur une frontière se trouve dans l’une des deux cases voisines.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} lie in parts of the board that do not touch.</source>
            <translation>{low:,} et {high:,} sont dans des parties du plateau qui ne se touchent pas.</translation>
        </message>
        <message numerus="yes">
            <source>{low:,} and {high:,} are {gap:,} steps apart, but the shortest way between them takes {steps:,}.</source>
            <extracomment>For one: {low:,} and {high:,} are one step apart, but the shortest way between them takes {steps:,}.</extracomment>
            <translation>
                <numerusform>{low:,} et {high:,} sont à un pas l’un de l’autre, mais le plus court chemin entre eux en demande {steps:,}.</numerusform>
                <numerusform>{low:,} et {high:,} sont à {gap:,} pas l’un de l’autre, mais le plus court chemin entre eux en demande {steps:,}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the cell of {high:,} has the wrong colour for {gap:,} steps.</source>
            <translation>{low:,} et {high:,} ne peuvent pas être justes tous deux : comme sur un échiquier, chaque pas change de couleur, et la case de {high:,} n’a pas la bonne pour {gap:,} pas.</translation>
        </message>
        <message>
            <source>Three diamonds meet at {place}, but the line passes a cell only once.</source>
            <translation>Trois losanges se rejoignent en {place}, mais la ligne ne passe qu’une fois par une case.</translation>
        </message>
        <message>
            <source>The border at {where} has {first} and {second}: one will do.</source>
            <translation>La frontière en {where} a {first} et {second} : un seul suffit.</translation>
        </message>
        <message>
            <source>{label:,} stands in a cell that is marked odd.</source>
            <translation>{label:,} est dans une case marquée impaire.</translation>
        </message>
        <message>
            <source>{label:,} stands in a cell that is marked even.</source>
            <translation>{label:,} est dans une case marquée paire.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} follow each other, but a wall parts them.</source>
            <translation>{low:,} et {high:,} se suivent, mais un mur les sépare.</translation>
        </message>
        <message>
            <source>Two arrows lead from {place}, but the line passes a cell only once.</source>
            <translation>Deux flèches partent de {place}, mais la ligne ne passe qu’une fois par une case.</translation>
        </message>
        <message>
            <source>Two arrows lead to {place}, but the line passes a cell only once.</source>
            <translation>Deux flèches mènent à {place}, mais la ligne ne passe qu’une fois par une case.</translation>
        </message>
    </context>
    <context>
        <name>families.one_stroke</name>
        <message>
            <source>end</source>
            <translation>fin</translation>
        </message>
        <message>
            <source>ends</source>
            <translation>fins</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Fin</translation>
        </message>
        <message numerus="yes">
            <source>ends</source>
            <extracomment>For one: end</extracomment>
            <translation>
                <numerusform>fin</numerusform>
                <numerusform>fins</numerusform>
            </translation>
        </message>
        <message>
            <source>Lines, about</source>
            <translation>Lignes, environ</translation>
        </message>
        <message>
            <source>lines of a figure</source>
            <translation>lignes d’une figure</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Figure</translation>
        </message>
        <message>
            <source>A new figure</source>
            <translation>Une nouvelle figure</translation>
        </message>
        <message>
            <source>It takes the place of the drawing.</source>
            <translation>Elle prend la place du dessin.</translation>
        </message>
        <message>
            <source>One stroke</source>
            <translation>D’un seul trait</translation>
        </message>
        <message>
            <source>All lines, none of them twice</source>
            <translation>Toutes les lignes, aucune deux fois</translation>
        </message>
        <message>
            <source>Lines that would help</source>
            <translation>Lignes qui aideraient</translation>
        </message>
        <message>
            <source>One drawing</source>
            <translation>Un dessin</translation>
        </message>
        <message>
            <source>Draw all lines without lifting the pen, and none of them twice.</source>
            <translation>Tracez toutes les lignes sans lever le crayon, et aucune deux fois.</translation>
        </message>
        <message>
            <source>Begin at the corner with one ring.</source>
            <translation>Commencez au sommet à un anneau.</translation>
        </message>
        <message>
            <source>End at the corner with two rings.</source>
            <translation>Finissez au sommet à deux anneaux.</translation>
        </message>
        <message>
            <source>Lines that lead one way only are not drawn in one stroke here.</source>
            <translation>Les lignes à sens unique ne se dessinent pas d’un seul trait ici.</translation>
        </message>
        <message numerus="yes">
            <source>{lines:,} lines to draw in one stroke, from any corner.</source>
            <extracomment>For one: 1 line to draw in one stroke, from any corner.</extracomment>
            <translation>
                <numerusform>1 ligne à tracer d’un seul trait, depuis n’importe quel sommet.</numerusform>
                <numerusform>{lines:,} lignes à tracer d’un seul trait, depuis n’importe quel sommet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{lines:,} lines to draw in one stroke, from one odd corner to the other.</source>
            <extracomment>For one: 1 line to draw in one stroke, from one odd corner to the other.</extracomment>
            <translation>
                <numerusform>1 ligne à tracer d’un seul trait, d’un sommet impair à l’autre.</numerusform>
                <numerusform>{lines:,} lignes à tracer d’un seul trait, d’un sommet impair à l’autre.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.ordered_path</name>
        <message>
            <source>My clues</source>
            <translation>Mes indices</translation>
        </message>
        <message>
            <source>Your numbers keep their order; others come between them until there is one solution.</source>
            <translation>Vos nombres gardent leur ordre ; d’autres viennent entre eux jusqu’à ce qu’il y ait une seule solution.</translation>
        </message>
        <message>
            <source>Ordered path</source>
            <translation>Chemin ordonné</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ...</source>
            <translation>Une ligne qui rencontre 1, 2, 3...</translation>
        </message>
        <message>
            <source>Hex ordered path</source>
            <translation>Chemin ordonné hexagonal</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hexagons</source>
            <translation>Une ligne qui rencontre 1, 2, 3... sur hexagones</translation>
        </message>
        <message>
            <source>Draw one line through all cells, each once, from cell to touching cell.</source>
            <translation>Tracez une ligne par toutes les cases, une fois par chacune, de case en case voisine.</translation>
        </message>
        <message>
            <source>It starts on 1, meets the numbers in their order and ends on the highest.</source>
            <translation>Elle part du 1, rencontre les nombres dans l’ordre et finit sur le plus grand.</translation>
        </message>
        <message>
            <source>It starts on 1.</source>
            <translation>Elle part du 1.</translation>
        </message>
        <message>
            <source>It meets the numbers in their order and ends on the highest.</source>
            <translation>Elle rencontre les nombres dans l’ordre et finit sur le plus grand.</translation>
        </message>
        <message>
            <source>It crosses no wall.</source>
            <translation>Elle ne traverse aucun mur.</translation>
        </message>
        <message>
            <source>There is no 1, so the line may start anywhere.</source>
            <translation>Il n’y a pas de 1 : la ligne peut partir de n’importe où.</translation>
        </message>
        <message>
            <source>There is no {missing:,}; the line goes on to the next number there is.</source>
            <translation>Il n’y a pas de {missing:,} ; la ligne va au prochain nombre qui existe.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the two ends of a line through {cells:,} cells have different colours, but these have the same.</source>
            <translation>{low:,} et {high:,} ne peuvent pas être justes tous les deux : sur un échiquier chaque pas change de couleur, donc les deux bouts d’une ligne passant par {cells:,} cases ont des couleurs différentes, or ceux-ci ont la même.</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the two ends of a line through {cells:,} cells have the same colour, but these have not.</source>
            <translation>{low:,} et {high:,} ne peuvent pas être justes tous les deux : sur un échiquier chaque pas change de couleur, donc les deux bouts d’une ligne passant par {cells:,} cases ont la même couleur, or ceux-ci ne l’ont pas.</translation>
        </message>
    </context>
    <context>
        <name>families.region_loop</name>
        <message>
            <source>The region has only {cells} cells.</source>
            <translation>La région n’a que {cells} cases.</translation>
        </message>
        <message>
            <source>The numbers are in one region, and differ.</source>
            <translation>Les nombres sont dans une même région, et différents.</translation>
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
            <translation>Une boucle à côté de cases noircies, par régions</translation>
        </message>
        <message>
            <source>Shade some cells and draw one closed line through the middles of all the others. It never crosses or touches itself. Shaded cells do not touch by a side. A number says how many cells of its region are shaded.</source>
            <translation>Noircissez des cases et tracez une boucle par le milieu de toutes les autres. Elle ne se croise ni ne se touche. Les cases noircies ne se touchent pas par un côté. Un nombre dit combien de cases de sa région sont noircies.</translation>
        </message>
    </context>
    <context>
        <name>families.regions</name>
        <message>
            <source>border</source>
            <translation>frontière</translation>
        </message>
        <message>
            <source>borders</source>
            <translation>frontières</translation>
        </message>
        <message>
            <source>Border</source>
            <translation>Frontière</translation>
        </message>
        <message numerus="yes">
            <source>borders</source>
            <extracomment>For one: border</extracomment>
            <translation>
                <numerusform>frontière</numerusform>
                <numerusform>frontières</numerusform>
            </translation>
        </message>
        <message>
            <source>One region has two numbers: at {first} and at {second}.</source>
            <translation>Une région a deux nombres : en {first} et en {second}.</translation>
        </message>
        <message numerus="yes">
            <source>{borders:,} borders have the same region on both sides, so they say nothing.</source>
            <extracomment>For one: One border has the same region on both sides, so it says nothing.</extracomment>
            <translation>
                <numerusform>Une frontière a la même région des deux côtés : elle ne dit rien.</numerusform>
                <numerusform>{borders:,} frontières ont la même région des deux côtés : elles ne disent rien.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} regions.</source>
            <extracomment>For one: 1 region.</extracomment>
            <translation>
                <numerusform>1 région.</numerusform>
                <numerusform>{n:,} régions.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.shading</name>
        <message>
            <source>Shaded cells outside</source>
            <translation>Cases noircies à l’extérieur</translation>
        </message>
        <message>
            <source>All shaded cells lie outside of the line.</source>
            <translation>Toutes les cases noircies sont à l’extérieur de la ligne.</translation>
        </message>
        <message>
            <source>Clues in boxes</source>
            <translation>Indices encadrés</translation>
        </message>
        <message>
            <source>On puzz.edge clues stand in grey boxes, without “?”.</source>
            <translation>Sur puzz.link les indices sont dans des cadres gris, sans « ? ».</translation>
        </message>
    </context>
    <context>
        <name>families.sheep_wolf_slitherlink</name>
        <message>
            <source>animal</source>
            <translation>animal</translation>
        </message>
        <message>
            <source>animals</source>
            <translation>animaux</translation>
        </message>
        <message>
            <source>Animal</source>
            <translation>Animal</translation>
        </message>
        <message>
            <source>sheep</source>
            <translation>mouton</translation>
        </message>
        <message>
            <source>wolf</source>
            <translation>loup</translation>
        </message>
        <message numerus="yes">
            <source>animals</source>
            <extracomment>For one: animal</extracomment>
            <translation>
                <numerusform>animal</numerusform>
                <numerusform>animaux</numerusform>
            </translation>
        </message>
        <message>
            <source>Sheep-Wolf Slitherlink</source>
            <translation>Slitherlink moutons et loups</translation>
        </message>
        <message>
            <source>A fence between sheep and wolves</source>
            <translation>Une clôture entre moutons et loups</translation>
        </message>
        <message>
            <source>Hex Sheep-Wolf Slitherlink</source>
            <translation>Slitherlink moutons et loups hexagonal</translation>
        </message>
        <message>
            <source>A fence between sheep and wolves on hexagons</source>
            <translation>Une clôture entre moutons et loups sur hexagones</translation>
        </message>
        <message>
            <source>All sheep lie inside of the line, all wolves outside.</source>
            <translation>Tous les moutons sont à l’intérieur de la ligne, tous les loups à l’extérieur.</translation>
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
            <translation>Une boucle avec des feux</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle: straight through white ones, with a turn on black ones, either way on grey ones.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle passe par chaque cercle : tout droit par les blancs, en tournant sur les noirs, à volonté sur les gris.</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle: straight through white ones, with a turn on black ones.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle ne se croise ni ne se touche, et elle passe par chaque cercle : tout droit par les blancs, en tournant sur les noirs.</translation>
        </message>
        <message>
            <source>A number is the length of both straight parts of the line that meet at it, together, from middle to middle.</source>
            <translation>Un nombre est la longueur totale des deux parties droites de la ligne qui s’y rejoignent, de milieu à milieu.</translation>
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
            <translation>Une boucle par toutes les cases libres</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It passes through every cell that is not blocked, and never crosses or touches itself.</source>
            <translation>Tracez une boucle par le milieu des cases. Elle passe par chaque case non bloquée, et ne se croise ni ne se touche.</translation>
        </message>
    </context>
    <context>
        <name>families.slitherlink</name>
        <message>
            <source>clue</source>
            <translation>indice</translation>
        </message>
        <message>
            <source>clues</source>
            <translation>indices</translation>
        </message>
        <message>
            <source>Clue</source>
            <translation>Indice</translation>
        </message>
        <message numerus="yes">
            <source>clues</source>
            <extracomment>For one: clue</extracomment>
            <translation>
                <numerusform>indice</numerusform>
                <numerusform>indices</numerusform>
            </translation>
        </message>
        <message>
            <source>Slitherlink</source>
            <translation>Slitherlink</translation>
        </message>
        <message>
            <source>A loop round the clues</source>
            <translation>Une boucle autour des indices</translation>
        </message>
        <message>
            <source>Hex Slitherlink</source>
            <translation>Slitherlink hexagonal</translation>
        </message>
        <message>
            <source>A loop on hexagons</source>
            <translation>Une boucle sur hexagones</translation>
        </message>
        <message>
            <source>Through every corner</source>
            <translation>Par chaque sommet</translation>
        </message>
        <message>
            <source>The line passes through every corner of the board.</source>
            <translation>La ligne passe par chaque sommet du plateau.</translation>
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many sides of its cell the line uses.</source>
            <translation>Tracez une boucle le long des côtés des cases. Elle ne se croise ni ne se touche. Un nombre dit combien de côtés de sa case la ligne emprunte.</translation>
        </message>
        <message>
            <source>The line passes through every corner.</source>
            <translation>La ligne passe par chaque sommet.</translation>
        </message>
        <message>
            <source>Two cells with {sides} would be two loops, and there is only one.</source>
            <translation>Deux cases avec {sides} feraient deux boucles, et il n’y en a qu’une.</translation>
        </message>
        <message>
            <source>Two cells with {first} and {second} would be two loops, and there is only one.</source>
            <translation>Deux cases avec {first} et {second} feraient deux boucles, et il n’y en a qu’une.</translation>
        </message>
        <message>
            <source>0 and {full} share a side that would have to be drawn and left empty.</source>
            <translation>0 et {full} ont un côté commun qui devrait être à la fois tracé et laissé vide.</translation>
        </message>
        <message numerus="yes">
            <source>However the sides of these cells are drawn, the line would end or branch at a corner.</source>
            <extracomment>For one: However its sides are drawn, the line would end or branch at a corner.</extracomment>
            <translation>
                <numerusform>Quels que soient ses côtés tracés, la ligne s’arrêterait ou bifurquerait à un sommet.</numerusform>
                <numerusform>Quels que soient les côtés tracés de ces cases, la ligne s’arrêterait ou bifurquerait à un sommet.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.template</name>
        <message>
            <source>mark</source>
            <translation>marque</translation>
        </message>
        <message>
            <source>marks</source>
            <translation>marques</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>Marque</translation>
        </message>
        <message numerus="yes">
            <source>marks</source>
            <extracomment>For one: mark</extracomment>
            <translation>
                <numerusform>marque</numerusform>
                <numerusform>marques</numerusform>
            </translation>
        </message>
        <message>
            <source>Round trip</source>
            <translation>Aller-retour</translation>
        </message>
        <message>
            <source>A loop through all squares</source>
            <translation>Une boucle par tous les carrés</translation>
        </message>
        <message>
            <source>Hex round trip</source>
            <translation>Aller-retour hexagonal</translation>
        </message>
        <message>
            <source>A loop through all hexagons</source>
            <translation>Une boucle par tous les hexagones</translation>
        </message>
        <message>
            <source>Draw one closed line through all cells. Where a mark joins two cells, it passes.</source>
            <translation>Tracez une boucle par toutes les cases. Là où une marque joint deux cases, elle passe.</translation>
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
            <translation>Une boucle qui vient tant de fois aux cases</translation>
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many times the line comes to its cell, along sides or at a corner alone.</source>
            <translation>Tracez une boucle le long des côtés des cases. Elle ne se croise ni ne se touche. Un nombre dit combien de fois la ligne vient à sa case, le long de côtés ou en un seul sommet.</translation>
        </message>
    </context>
    <context>
        <name>families.vertex_slitherlink</name>
        <message>
            <source>Vertex Slitherlink</source>
            <translation>Slitherlink des sommets</translation>
        </message>
        <message>
            <source>A loop over counted corners</source>
            <translation>Une boucle par des sommets comptés</translation>
        </message>
        <message>
            <source>Hex Vertex Slitherlink</source>
            <translation>Slitherlink des sommets hexagonal</translation>
        </message>
        <message>
            <source>A loop over counted corners of hexagons</source>
            <translation>Une boucle par des sommets comptés d’hexagones</translation>
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many corners of its cell the line visits.</source>
            <translation>Tracez une boucle le long des côtés des cases. Elle ne se croise ni ne se touche. Un nombre dit combien de sommets de sa case la ligne visite.</translation>
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
            <translation>Une boucle à côté de cases noircies</translation>
        </message>
        <message>
            <source>A number says how many cells are shaded where its arrow points.</source>
            <translation>Un nombre dit combien de cases sont noircies dans le sens de sa flèche.</translation>
        </message>
    </context>
    <context>
        <name>formats</name>
        <message>
            <source>{source} is neither a file nor a puzzle in a known form. For a board write {meant}.</source>
            <translation>{source} n’est ni un fichier ni une énigme sous une forme connue. Pour un plateau, écrivez {meant}.</translation>
        </message>
        <message>
            <source>{source} is neither a file nor a puzzle in a known form.</source>
            <translation>{source} n’est ni un fichier ni une énigme sous une forme connue.</translation>
        </message>
        <message>
            <source>No input is named: its name is empty.</source>
            <translation>Aucune entrée n’est nommée : son nom est vide.</translation>
        </message>
        <message>
            <source>There is no .puzzle file in the folder {where}.</source>
            <translation>Il n’y a aucun fichier .puzzle dans le dossier {where}.</translation>
        </message>
        <message>
            <source>There is no file {path}.</source>
            <translation>Il n’y a pas de fichier {path}.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a file.</source>
            <translation>{path} est un dossier, pas un fichier.</translation>
        </message>
        <message>
            <source>{path} could not be read: {reason}.</source>
            <translation>{path} n’a pas pu être lu : {reason}.</translation>
        </message>
        <message>
            <source>This is no text in UTF-8.</source>
            <translation>Ce n’est pas un texte en UTF-8.</translation>
        </message>
        <message>
            <source>byte {n}</source>
            <translation>octet {n}</translation>
        </message>
        <message>
            <source>There is nothing in it.</source>
            <translation>Il n’y a rien dedans.</translation>
        </message>
        <message>
            <source>It begins with {stripped}, like none of: {known}.</source>
            <translation>Le début est {stripped}, comme aucun de ceux-ci : {known}.</translation>
        </message>
        <message>
            <source>This is larger than {size}, which no puzzle needs.</source>
            <translation>Cela dépasse {size}, ce dont aucune énigme n’a besoin.</translation>
        </message>
        <message>
            <source>The format of {name} is not known; endings are {known}.</source>
            <translation>Le format de {name} n’est pas connu ; les extensions sont {known}.</translation>
        </message>
        <message>
            <source>{name} is read, but not written.</source>
            <translation>{name} : ce format est lu, mais pas écrit.</translation>
        </message>
        <message>
            <source>{name} is no picture; svg, png and pdf are.</source>
            <translation>{name} n’est pas une image ; svg, png et pdf en sont.</translation>
        </message>
    </context>
    <context>
        <name>formats.animation</name>
        <message>
            <source>An animation is a .gif, .png (APNG) or .html file.</source>
            <translation>Une animation est un fichier .gif, .png (APNG) ou .html.</translation>
        </message>
        <message>
            <source>There is no step to show.</source>
            <translation>Il n’y a pas de pas à montrer.</translation>
        </message>
        <message>
            <source>An animation can be {narrowest} to {widest:,} pixels wide, not {pixels:,}.</source>
            <translation>Une animation peut avoir de {narrowest} à {widest:,} pixels de large, pas {pixels:,}.</translation>
        </message>
        <message>
            <source>A picture can stay for {longest:,} ms here, and no longer.</source>
            <translation>Une image peut rester ici {longest:,} ms, pas plus longtemps.</translation>
        </message>
    </context>
    <context>
        <name>formats.board_text</name>
        <message>
            <source>number of rings</source>
            <translation>nombre d’anneaux</translation>
        </message>
        <message>
            <source>A ring of no cells is no board.</source>
            <translation>Un anneau sans cases n’est pas un plateau.</translation>
        </message>
        <message>
            <source>Rows times columns are at most {most:,} here.</source>
            <translation>Lignes fois colonnes : {most:,} au plus ici.</translation>
        </message>
        <message>
            <source>The address {address} is too short for so large a patch.</source>
            <translation>L’adresse {address} est trop courte pour un morceau aussi grand.</translation>
        </message>
        <message>
            <source>There is no such patch.</source>
            <translation>Un tel morceau n’existe pas.</translation>
        </message>
        <message>
            <source>The patch at {address} is not known.</source>
            <translation>Le morceau à l’adresse {address} n’est pas connu.</translation>
        </message>
        <message>
            <source>So few rows and columns have no cells.</source>
            <translation>Si peu de lignes et de colonnes ne donnent aucune case.</translation>
        </message>
        <message>
            <source>{cells:,} cells are too many; {max_cells:,} are possible.</source>
            <translation>{cells:,} cases, c’est trop ; {max_cells:,} sont possibles.</translation>
        </message>
        <message>
            <source>The board {text} is not understood; forms are {forms}.</source>
            <translation>Le plateau {text} n’est pas compris ; les formes sont {forms}.</translation>
        </message>
    </context>
    <context>
        <name>formats.booklet</name>
        <message>
            <source>not graded</source>
            <translation>non classé</translation>
        </message>
        <message>
            <source>Grandmaster {time}</source>
            <translation>Grand maître {time}</translation>
        </message>
        <message>
            <source>master {time}</source>
            <translation>maître {time}</translation>
        </message>
        <message>
            <source>expert {time}</source>
            <translation>expert {time}</translation>
        </message>
        <message>
            <source>Answer: page {page}</source>
            <translation>Solution : page {page}</translation>
        </message>
        <message>
            <source>Hint: page {page}</source>
            <translation>Aide : page {page}</translation>
        </message>
        <message>
            <source>The trim size is one of {trims}.</source>
            <translation>Le format fini est l’un de {trims}.</translation>
        </message>
        <message>
            <source>A page holds {grids} puzzles.</source>
            <translation>Une page contient {grids} énigmes.</translation>
        </message>
        <message>
            <source>The bleed is 0 to {mm:g} mm wide.</source>
            <translation>Le fond perdu fait de 0 à {mm:g} mm.</translation>
        </message>
        <message>
            <source>The gutter is 0 to {mm:g} mm wide.</source>
            <translation>La marge de reliure fait de 0 à {mm:g} mm.</translation>
        </message>
        <message>
            <source>There is no puzzle for the booklet.</source>
            <translation>Il n’y a pas d’énigme pour le livret.</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Sommaire</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Aides</translation>
        </message>
        <message>
            <source>Answers</source>
            <translation>Solutions</translation>
        </message>
        <message numerus="yes">
            <source>{count:,} puzzles: {kinds}</source>
            <extracomment>For one: {count:,} puzzle: {kinds}</extracomment>
            <translation>
                <numerusform>{count:,} grille : {kinds}</numerusform>
                <numerusform>{count:,} grilles : {kinds}</numerusform>
            </translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
    </context>
    <context>
        <name>formats.booklet_file</name>
        <message>
            <source>The booklet is a file of more than {most_bytes} MB.</source>
            <translation>Le fichier du livret dépasse {most_bytes} Mo.</translation>
        </message>
        <message>
            <source>The booklet is spoilt and could not be read.</source>
            <translation>Le livret est abîmé et n’a pas pu être lu.</translation>
        </message>
        <message>
            <source>This is no booklet.</source>
            <translation>Ce n’est pas un livret.</translation>
        </message>
        <message>
            <source>The version should be a whole number from 1, not {version}.</source>
            <translation>La version devrait être un entier à partir de 1, pas {version}.</translation>
        </message>
        <message>
            <source>The booklet is of a newer version of this program.</source>
            <translation>Le livret vient d’une version plus récente de ce programme.</translation>
        </message>
        <message>
            <source>A booklet has 1 to {most_puzzles:,} puzzles.</source>
            <translation>Un livret a de 1 à {most_puzzles:,} énigmes.</translation>
        </message>
        <message>
            <source>The looks of the booklet are missing.</source>
            <translation>La mise en page du livret manque.</translation>
        </message>
        <message>
            <source>This is not what it should be.</source>
            <translation>Ce n’est pas ce qui devrait s’y trouver.</translation>
        </message>
    </context>
    <context>
        <name>formats.booklet_rules</name>
        <message numerus="yes">
            <source>Puzzles {numbers}</source>
            <extracomment>For one: Puzzle {numbers}</extracomment>
            <translation>
                <numerusform>Grille {numbers}</numerusform>
                <numerusform>Grilles {numbers}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Puzzles {numbers}: {rules}</source>
            <extracomment>For one: Puzzle {numbers}: {rules}</extracomment>
            <translation>
                <numerusform>Grille {numbers} : {rules}</numerusform>
                <numerusform>Grilles {numbers} : {rules}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>formats.cell_codes</name>
        <message>
            <source>cells</source>
            <translation>cases</translation>
        </message>
        <message>
            <source>character {number} of the {places}</source>
            <translation>caractère {number} ({places})</translation>
        </message>
        <message>
            <source>The {places} go on after the last of {whole:,}.</source>
            <translation>{places} : cela continue après le dernier des {whole:,}.</translation>
        </message>
        <message>
            <source>{body} begins no clue.</source>
            <translation>Aucun indice ne commence par {body}.</translation>
        </message>
        <message>
            <source>The gap reaches past the last of {whole:,} {places}.</source>
            <translation>Le vide dépasse la fin ({whole:,} {places}).</translation>
        </message>
        <message>
            <source>The address holds {place:,} {places}, the board has {whole:,}.</source>
            <translation>L’adresse a {place:,} {places}, le plateau en a {whole:,}.</translation>
        </message>
        <message>
            <source>{letters:,} letters stand for {places:,} places, five each.</source>
            <translation>{letters:,} lettres représentent {places:,} places, cinq chacune.</translation>
        </message>
        <message>
            <source>{letter} means no five places.</source>
            <translation>{letter} ne désigne pas cinq places.</translation>
        </message>
        <message>
            <source>{letter} means no cell.</source>
            <translation>{letter} ne désigne aucune case.</translation>
        </message>
        <message>
            <source>{body:,} letters stand for the cells where {letters:,} should, one for three.</source>
            <translation>Les cases ont {body:,} lettres au lieu de {letters:,}, une pour trois.</translation>
        </message>
        <message>
            <source>{letter} means no three cells.</source>
            <translation>{letter} ne désigne pas trois cases.</translation>
        </message>
    </context>
    <context>
        <name>formats.clue_codes</name>
        <message>
            <source>The file ends too early.</source>
            <translation>Le fichier s’arrête trop tôt.</translation>
        </message>
        <message>
            <source>{words:,} entries stand where {wide:,} should.</source>
            <translation>Il y a {words:,} entrées au lieu de {wide:,}.</translation>
        </message>
        <message>
            <source>{word} is no clue.</source>
            <translation>{word} n’est pas un indice.</translation>
        </message>
        <message>
            <source>A number without an arrow counts nothing, so no line obeys it.</source>
            <translation>Un nombre sans flèche ne compte rien : aucune ligne ne le respecte.</translation>
        </message>
        <message>
            <source>At puzz.link a “?” without an arrow is a wall and no more.</source>
            <translation>Sur puzz.link, un « ? » sans flèche n’est qu’un mur.</translation>
        </message>
        <message>
            <source>At puzz.link a number stands in a circle, white or black.</source>
            <translation>Sur puzz.link, un nombre est dans un cercle, blanc ou noir.</translation>
        </message>
        <message>
            <source>A circle stands at a corner or off the board.</source>
            <translation>Un cercle est à un sommet ou hors du plateau.</translation>
        </message>
    </context>
    <context>
        <name>formats.cnf_puzzle</name>
        <message numerus="yes">
            <source>{left:,} of the clauses are true in any case and left out.</source>
            <extracomment>For one: {left:,} of the clauses is true in any case and left out.</extracomment>
            <translation>
                <numerusform>{left:,} des clauses est vraie de toute façon et a été omise.</numerusform>
                <numerusform>{left:,} des clauses sont vraies de toute façon et ont été omises.</numerusform>
            </translation>
        </message>
        <message>
            <source>With this the board would have {nodes:,} corners and {edges:,} lines; {most_nodes:,} and {max_edges:,} are possible.</source>
            <translation>Avec cela le plateau aurait {nodes:,} sommets et {edges:,} lignes ; {most_nodes:,} et {max_edges:,} sont possibles.</translation>
        </message>
        <message>
            <source>DIMACS formula</source>
            <translation>Formule DIMACS</translation>
        </message>
    </context>
    <context>
        <name>formats.comparison</name>
        <message>
            <source>A comparison is written as {files}.</source>
            <translation>Une comparaison s’écrit en {files}.</translation>
        </message>
        <message>
            <source>at least {count:,}</source>
            <translation>au moins {count:,}</translation>
        </message>
    </context>
    <context>
        <name>formats.dimacs</name>
        <message>
            <source>The line “p cnf VARIABLES CLAUSES” is missing.</source>
            <translation>La ligne « p cnf VARIABLES CLAUSES » manque.</translation>
        </message>
        <message>
            <source>The file says {said:,} clauses and has {clauses:,}.</source>
            <translation>Le fichier annonce {said:,} clauses et en a {clauses:,}.</translation>
        </message>
        <message>
            <source>The line “p cnf” stands twice.</source>
            <translation>La ligne « p cnf » apparaît deux fois.</translation>
        </message>
        <message>
            <source>The line should be “p cnf VARIABLES CLAUSES”, not {words}.</source>
            <translation>La ligne devrait être « p cnf VARIABLES CLAUSES », pas {words}.</translation>
        </message>
        <message>
            <source>number of variables</source>
            <translation>nombre de variables</translation>
        </message>
        <message>
            <source>number of clauses</source>
            <translation>nombre de clauses</translation>
        </message>
        <message>
            <source>A literal should be a whole number, not {word}.</source>
            <translation>Un littéral devrait être un nombre entier, pas {word}.</translation>
        </message>
        <message>
            <source>{word} names none of the {variables:,} variables.</source>
            <translation>{word} ne désigne aucune des {variables:,} variables.</translation>
        </message>
    </context>
    <context>
        <name>formats.figure</name>
        <message>
            <source>A picture is written as {endings}, not as {ending}.</source>
            <translation>Une image s’écrit en {endings}, pas en {ending}.</translation>
        </message>
    </context>
    <context>
        <name>formats.format</name>
        <message>
            <source>line {number}</source>
            <translation>ligne {number}</translation>
        </message>
        <message>
            <source>line {line:,}, column {column:,}</source>
            <translation>ligne {line:,}, colonne {column:,}</translation>
        </message>
        <message>
            <source>The {name} should be a number, not {text}.</source>
            <translation>{name:capital} : il faudrait un nombre, pas {text}.</translation>
        </message>
        <message>
            <source>The {name} is {text}; {low:,} to {high:,} is possible.</source>
            <translation>{name:capital} : {text} ; de {low:,} à {high:,} est possible.</translation>
        </message>
        <message>
            <source>The {name} is {value:,}; {low:,} to {high:,} is possible.</source>
            <translation>{name:capital} : {value:,} ; de {low:,} à {high:,} est possible.</translation>
        </message>
    </context>
    <context>
        <name>formats.grid_text</name>
        <message>
            <source>number of rows</source>
            <translation>nombre de lignes</translation>
        </message>
        <message>
            <source>number of columns</source>
            <translation>nombre de colonnes</translation>
        </message>
        <message>
            <source>{rows:,} rows of {columns:,} cells are too many; {max_cells:,} cells are possible.</source>
            <translation>{rows:,} lignes de {columns:,} cases, c’est trop ; {max_cells:,} cases sont possibles.</translation>
        </message>
        <message>
            <source>{name:capital} cannot hold such a puzzle: {genre:name}.</source>
            <translation>{name:capital} ne peut pas contenir une telle énigme : {genre:name}.</translation>
        </message>
        <message>
            <source>The puzzle kind {name} is not read; {known} are.</source>
            <translation>Le genre {name} n’est pas lu ; {known} le sont.</translation>
        </message>
        <message>
            <source>{name:capital} holds full rectangles of squares only.</source>
            <translation>{name:capital} ne contient que des rectangles complets de carrés.</translation>
        </message>
        <message>
            <source>{name:capital} cannot say that cells touch at their corners.</source>
            <translation>{name:capital} ne peut pas dire que des cases se touchent par les sommets.</translation>
        </message>
        <message numerus="yes">
            <source>{count:,} clues without a number (“?”) were left out: the line may pass there as it likes.</source>
            <extracomment>For one: One clue without a number (“?”) was left out: the line may pass there as it likes.</extracomment>
            <translation>
                <numerusform>Un indice sans nombre (« ? ») a été omis : la ligne peut y passer comme elle veut.</numerusform>
                <numerusform>{count:,} indices sans nombre (« ? ») ont été omis : la ligne peut y passer comme elle veut.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>formats.hcp</name>
        <message>
            <source>The type should be HCP, or DHCP, not {kind}.</source>
            <translation>Le type devrait être HCP ou DHCP, pas {kind}.</translation>
        </message>
        <message>
            <source>Edges are read as EDGE_LIST or ADJ_LIST, not {way}.</source>
            <translation>Les arêtes se lisent en EDGE_LIST ou ADJ_LIST, pas en {way}.</translation>
        </message>
        <message>
            <source>The EDGE_DATA_SECTION is missing.</source>
            <translation>Il manque EDGE_DATA_SECTION.</translation>
        </message>
        <message>
            <source>More than {most_edges:,} edges are too many.</source>
            <translation>Plus de {most_edges:,} arêtes, c’est trop.</translation>
        </message>
        <message>
            <source>The fixed edge {u} {v} is not an edge.</source>
            <translation>L’arête fixée {u} {v} n’est pas une arête.</translation>
        </message>
        <message>
            <source>A place should be: node, x, y.</source>
            <translation>Une place devrait être : nœud, x, y.</translation>
        </message>
        <message>
            <source>Only {found:,} of {size:,} nodes have a place.</source>
            <translation>Seuls {found:,} des {size:,} nœuds ont une place.</translation>
        </message>
        <message>
            <source>A coordinate should be a number, not {word}.</source>
            <translation>Une coordonnée devrait être un nombre, pas {word}.</translation>
        </message>
        <message>
            <source>{text} is not understood.</source>
            <translation>{text} n’est pas compris.</translation>
        </message>
        <message>
            <source>EOF is missing at the end: the file may be cut off.</source>
            <translation>EOF manque à la fin : le fichier est peut-être coupé.</translation>
        </message>
        <message>
            <source>The DIMENSION is missing.</source>
            <translation>DIMENSION manque.</translation>
        </message>
        <message>
            <source>DIMENSION</source>
            <translation>DIMENSION</translation>
        </message>
        <message>
            <source>{size:,} nodes are too many; {most:,} are possible.</source>
            <translation>{size:,} nœuds, c’est trop ; {most:,} sont possibles.</translation>
        </message>
        <message>
            <source>node</source>
            <translation>nœud</translation>
        </message>
        <message>
            <source>An edge has only one node.</source>
            <translation>Une arête n’a qu’un nœud.</translation>
        </message>
        <message>
            <source>An edge leads from node {u} to itself.</source>
            <translation>Une arête va du nœud {u} à lui-même.</translation>
        </message>
        <message>
            <source>Only lines through all nodes can be written.</source>
            <translation>Seules les lignes par tous les nœuds peuvent être écrites.</translation>
        </message>
    </context>
    <context>
        <name>formats.hcp_puzzle</name>
        <message>
            <source>Node {node:,} has no edge, so no line visits all nodes.</source>
            <translation>Le nœud {node:,} n’a pas d’arête : aucune ligne ne visite tous les nœuds.</translation>
        </message>
        <message>
            <source>{nodes:,} nodes have no edge, so no line visits all nodes.</source>
            <translation>{nodes:,} nœuds n’ont pas d’arête : aucune ligne ne visite tous les nœuds.</translation>
        </message>
        <message>
            <source>A board without cells is no graph.</source>
            <translation>Un plateau sans cases n’est pas un graphe.</translation>
        </message>
        <message>
            <source>An HCP file says ends and edges that must be used, and no more: {lost:,} of the clues would be lost.</source>
            <translation>Un fichier HCP ne dit que les extrémités et les arêtes obligatoires : {lost:,} des indices seraient perdus.</translation>
        </message>
        <message>
            <source>The numbers would come back as those of steps: {genre:name}.</source>
            <translation>Les nombres reviendraient comme numéros de pas : {genre:name}.</translation>
        </message>
        <message>
            <source>TSPLIB graph</source>
            <translation>Graphe TSPLIB</translation>
        </message>
    </context>
    <context>
        <name>formats.json_text</name>
        <message>
            <source>There are more lists in it than any puzzle needs.</source>
            <translation>Il contient plus de listes qu’il n’en faut à une énigme.</translation>
        </message>
        <message>
            <source>This is no valid JSON.</source>
            <translation>Ce n’est pas du JSON valide.</translation>
        </message>
        <message>
            <source>This is no valid JSON: {reason}.</source>
            <translation>Ce n’est pas du JSON valide : {reason}.</translation>
        </message>
        <message>
            <source>This JSON is nested too deeply to be a puzzle.</source>
            <translation>Ce JSON est trop profondément imbriqué pour une énigme.</translation>
        </message>
        <message>
            <source>This is nested too deeply.</source>
            <translation>C’est trop profondément imbriqué.</translation>
        </message>
        <message>
            <source>The text holds half a character.</source>
            <translation>Le texte contient une moitié de caractère.</translation>
        </message>
        <message>
            <source>expecting value</source>
            <translation>une valeur est attendue</translation>
        </message>
        <message>
            <source>expecting ',' delimiter</source>
            <translation>« , » est attendu</translation>
        </message>
        <message>
            <source>expecting ':' delimiter</source>
            <translation>« : » est attendu</translation>
        </message>
        <message>
            <source>expecting property name enclosed in double quotes</source>
            <translation>un nom entre guillemets doubles est attendu</translation>
        </message>
        <message>
            <source>extra data</source>
            <translation>il y a encore quelque chose après</translation>
        </message>
        <message>
            <source>illegal trailing comma before end of array</source>
            <translation>une virgule précède la fin de la liste</translation>
        </message>
        <message>
            <source>illegal trailing comma before end of object</source>
            <translation>une virgule précède la fin de l’objet</translation>
        </message>
        <message>
            <source>invalid \escape</source>
            <translation>séquence avec \ non valide</translation>
        </message>
        <message>
            <source>invalid \uXXXX escape</source>
            <translation>séquence \uXXXX non valide</translation>
        </message>
        <message>
            <source>invalid control character</source>
            <translation>caractère de contrôle non valide</translation>
        </message>
        <message>
            <source>unterminated string</source>
            <translation>chaîne non terminée</translation>
        </message>
        <message>
            <source>The key {key} stands twice in one object.</source>
            <translation>La clé {key} apparaît deux fois dans un objet.</translation>
        </message>
        <message>
            <source>{name} is no number that a puzzle file may hold.</source>
            <translation>{name} n’est pas un nombre admis dans un fichier d’énigme.</translation>
        </message>
        <message>
            <source>A number of {digits:,} digits is more than a puzzle file may hold.</source>
            <translation>Un nombre de {digits:,} chiffres est trop grand pour un fichier d’énigme.</translation>
        </message>
        <message>
            <source>The number {digits} is more than a puzzle file may hold.</source>
            <translation>Le nombre {digits} est trop grand pour un fichier d’énigme.</translation>
        </message>
    </context>
    <context>
        <name>formats.kudamono</name>
        <message>
            <source>A Kudamono link</source>
            <translation>un lien Kudamono</translation>
        </message>
        <message>
            <source>The link is too large to open safely.</source>
            <translation>Le lien est trop grand pour être ouvert sans risque.</translation>
        </message>
        <message>
            <source>Kudamono links are supported for Hidato on squares only.</source>
            <translation>De Kudamono, seuls les liens de Hidato sur carrés sont pris en charge.</translation>
        </message>
        <message>
            <source>The symbols of the link are not readable.</source>
            <translation>Les symboles du lien ne sont pas lisibles.</translation>
        </message>
        <message>
            <source>The Kudamono link does not fit its board size.</source>
            <translation>Le lien Kudamono ne correspond pas à la taille de son plateau.</translation>
        </message>
        <message>
            <source>The link has symbols that a Hidato does not know.</source>
            <translation>Le lien a des symboles que Hidato ne connaît pas.</translation>
        </message>
        <message>
            <source>size</source>
            <translation>taille</translation>
        </message>
        <message>
            <source>width</source>
            <translation>largeur</translation>
        </message>
        <message>
            <source>height</source>
            <translation>hauteur</translation>
        </message>
        <message>
            <source>{name:capital} holds numbers and holes alone.</source>
            <translation>{name:capital} ne contient que des nombres et des trous.</translation>
        </message>
        <message>
            <source>Kudamono link</source>
            <translation>Lien Kudamono</translation>
        </message>
    </context>
    <context>
        <name>formats.lesson</name>
        <message>
            <source>Made with Oneline Studio.</source>
            <translation>Fait avec Oneline Studio.</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Solution</translation>
        </message>
    </context>
    <context>
        <name>formats.loopy</name>
        <message>
            <source>A Loopy game ID</source>
            <translation>un identifiant de partie Loopy</translation>
        </message>
        <message>
            <source>faces</source>
            <translation>faces</translation>
        </message>
        <message>
            <source>This is no whole Loopy game ID: it is &lt;sizes&gt;t&lt;grid&gt;:&lt;faces&gt;.</source>
            <translation>Ce n’est pas un identifiant Loopy complet : c’est &lt;tailles&gt;t&lt;grille&gt;:&lt;faces&gt;.</translation>
        </message>
        <message>
            <source>This is a random seed, which only Loopy itself turns into a puzzle.</source>
            <translation>C’est une graine aléatoire, dont seul Loopy fait une énigme.</translation>
        </message>
        <message>
            <source>Loopy has no grid {grid}.</source>
            <translation>Loopy n’a pas de grille {grid}.</translation>
        </message>
        <message>
            <source>The game ID lacks the description of the grid.</source>
            <translation>Il manque dans l’identifiant la description de la grille.</translation>
        </message>
        <message>
            <source>Loopy has no {noun} of the form {form}.</source>
            <translation>Loopy n’a pas de {noun} de la forme {form}.</translation>
        </message>
        <message>
            <source>This is a saved game of {game}, not of Loopy.</source>
            <translation>C’est une partie enregistrée de {game}, pas de Loopy.</translation>
        </message>
        <message>
            <source>The saved game ends too early.</source>
            <translation>La partie enregistrée s’arrête trop tôt.</translation>
        </message>
        <message>
            <source>{letter} means no face.</source>
            <translation>{letter} ne désigne aucune face.</translation>
        </message>
        <message>
            <source>The game ID holds {at:,} faces, the grid has {cells:,}.</source>
            <translation>L’identifiant a {at:,} faces, la grille en a {cells:,}.</translation>
        </message>
        <message>
            <source>{name:capital} cannot say: {label:small}.</source>
            <translation>{name:capital} ne peut pas dire : {label:small}.</translation>
        </message>
        <message>
            <source>Loopy opens grids of at least {rows} by {columns} cells.</source>
            <translation>Loopy ouvre des grilles d’au moins {rows} sur {columns} cases.</translation>
        </message>
        <message>
            <source>{name:capital} holds full rectangles of a tiling that Loopy has only.</source>
            <translation>{name:capital} ne contient que des rectangles complets d’un pavage que Loopy connaît.</translation>
        </message>
        <message>
            <source>Loopy game ID</source>
            <translation>Identifiant de partie Loopy</translation>
        </message>
    </context>
    <context>
        <name>formats.native</name>
        <message>
            <source>This is no puzzle file: it lacks "format": "{mark}".</source>
            <translation>Ce n’est pas un fichier d’énigme : il manque "format": "{mark}".</translation>
        </message>
        <message>
            <source>This file was written by a newer version of Oneline Studio (format {version}, this one knows {known}). It is open for reading only, so that nothing is lost.</source>
            <translation>Ce fichier vient d’une version plus récente d’Oneline Studio (format {version}, celle-ci connaît {known}). Il est ouvert en lecture seule, pour que rien ne se perde.</translation>
        </message>
        <message>
            <source>The file is of format {version}, newer than this program, which cannot show it: {error}</source>
            <translation>Le fichier est au format {version}, plus récent que ce programme, qui ne peut pas le montrer : {error}</translation>
        </message>
        <message>
            <source>{name} is played on {kinds} boards.</source>
            <translation>{name} se joue sur des plateaux {kinds}.</translation>
        </message>
        <message>
            <source>the file</source>
            <translation>le fichier</translation>
        </message>
        <message>
            <source>{key} among the clues is not known to this version; it is kept, but not looked at.</source>
            <translation>{key} parmi les indices est inconnu de cette version ; il est gardé, mais ignoré.</translation>
        </message>
        <message>
            <source>The family is missing.</source>
            <translation>La famille (« family ») manque.</translation>
        </message>
        <message>
            <source>The family {key} is not known.</source>
            <translation>La famille {key} n’est pas connue.</translation>
        </message>
        <message>
            <source>The family {key} is not known; {near} is.</source>
            <translation>La famille {key} n’est pas connue ; {near} l’est.</translation>
        </message>
        <message>
            <source>The {key} should be an object in braces, not {value}.</source>
            <translation>{key} devrait être un objet entre accolades, pas {value}.</translation>
        </message>
        <message>
            <source>The {key} should be a text, not {value}.</source>
            <translation>{key} devrait être un texte, pas {value}.</translation>
        </message>
        <message>
            <source>This should be true or false, not {value}.</source>
            <translation>Ce devrait être true ou false, pas {value}.</translation>
        </message>
        <message>
            <source>This should be null or a whole number, not {value}.</source>
            <translation>Ce devrait être null ou un nombre entier, pas {value}.</translation>
        </message>
        <message>
            <source>A move should be [rows, columns], not {value}.</source>
            <translation>Un coup devrait être [rows, columns], pas {value}.</translation>
        </message>
        <message>
            <source>This place has a {noun} already.</source>
            <translation>Cette place a déjà cela : {noun}.</translation>
        </message>
        <message>
            <source>{one:capital} should be {form}, not {entry}.</source>
            <translation>{one:capital} devrait être {form}, pas {entry}.</translation>
        </message>
        <message>
            <source>The value should be a whole number, not {value}.</source>
            <translation>La valeur devrait être un nombre entier, pas {value}.</translation>
        </message>
        <message>
            <source>{one:capital} joins two different cells.</source>
            <translation>{one:capital} relie deux cases différentes.</translation>
        </message>
        <message>
            <source>An arrow is one of {ways}, not {way}.</source>
            <translation>Une flèche est l’un de {ways}, pas {way}.</translation>
        </message>
        <message>
            <source>The number of {one} should not be {number}.</source>
            <translation>{one:capital} : le nombre ne devrait pas être {number}.</translation>
        </message>
        <message>
            <source>These are more lines than any board of this size has.</source>
            <translation>Il y a plus de lignes que n’en a un plateau de cette taille.</translation>
        </message>
        <message>
            <source>The line is longer than any on this board.</source>
            <translation>La ligne est plus longue que toute autre sur ce plateau.</translation>
        </message>
        <message>
            <source>{at} is off the board.</source>
            <translation>{at} est hors du plateau.</translation>
        </message>
        <message>
            <source>Oneline Studio puzzle</source>
            <translation>Énigme d’Oneline Studio</translation>
        </message>
    </context>
    <context>
        <name>formats.native_board</name>
        <message>
            <source>lines</source>
            <translation>lignes</translation>
        </message>
        <message>
            <source>More than {most:,} {noun} are too many.</source>
            <translation>Plus de {most:,} {noun}, c’est trop.</translation>
        </message>
        <message>
            <source>The lattice should be one of {names}, not {lattice}.</source>
            <translation>« lattice » devrait être l’un de {names}, pas {lattice}.</translation>
        </message>
        <message>
            <source>The board has no cells.</source>
            <translation>Le plateau n’a pas de cases.</translation>
        </message>
        <message>
            <source>The neighbours should be “sides” or “king”, not {neighbours}.</source>
            <translation>« neighbours » devrait être « sides » ou « king », pas {neighbours}.</translation>
        </message>
        <message>
            <source>The top should be “pointy” or “flat”, not {top}.</source>
            <translation>« top » devrait être « pointy » ou « flat », pas {top}.</translation>
        </message>
        <message>
            <source>A board has a radius or a list of cells, not both.</source>
            <translation>Un plateau a un rayon ou une liste de cases, pas les deux.</translation>
        </message>
        <message>
            <source>{radius:,} rings are too many; {max_cells:,} cells are possible.</source>
            <translation>{radius:,} anneaux, c’est trop ; {max_cells:,} cases sont possibles.</translation>
        </message>
        <message>
            <source>The board needs a radius or a list of cells.</source>
            <translation>Le plateau demande un rayon ou une liste de cases.</translation>
        </message>
        <message>
            <source>A list of cells has no holes: leave them out of it.</source>
            <translation>Une liste de cases n’a pas de trous : ne les y mettez pas.</translation>
        </message>
        <message>
            <source>A board has rows and columns or a list of cells, not both.</source>
            <translation>Un plateau a des lignes et des colonnes ou une liste de cases, pas les deux.</translation>
        </message>
        <message>
            <source>The board needs rows and columns or a list of cells.</source>
            <translation>Le plateau demande des lignes et des colonnes ou une liste de cases.</translation>
        </message>
        <message>
            <source>There is no cell {at}.</source>
            <translation>Il n’y a pas de case {at}.</translation>
        </message>
        <message>
            <source>The address should be text, not {address}.</source>
            <translation>« address » devrait être un texte, pas {address}.</translation>
        </message>
        <message>
            <source>{nodes:,} corners are too many; {max_cells:,} are possible.</source>
            <translation>{nodes:,} sommets, c’est trop ; {max_cells:,} sont possibles.</translation>
        </message>
        <message>
            <source>{edges:,} lines are too many; {max_edges:,} are possible.</source>
            <translation>{edges:,} lignes, c’est trop ; {max_edges:,} sont possibles.</translation>
        </message>
        <message>
            <source>A line should be [corner, corner], not {edge}.</source>
            <translation>Une ligne devrait être [sommet, sommet], pas {edge}.</translation>
        </message>
        <message>
            <source>There is no corner {node} for a line to lead to.</source>
            <translation>Il n’y a pas de sommet {node} où mener une ligne.</translation>
        </message>
        <message>
            <source>A line leads from corner {edge} to itself.</source>
            <translation>Une ligne va du sommet {edge} à lui-même.</translation>
        </message>
        <message>
            <source>There are {names:,} names for {corners:,} corners.</source>
            <translation>Il y a {names:,} noms pour {corners:,} sommets.</translation>
        </message>
        <message>
            <source>A name should be a text of at most {most} letters, not {name}.</source>
            <translation>Un nom devrait être un texte d’au plus {most} lettres, pas {name}.</translation>
        </message>
        <message>
            <source>A corner should be [x, y], not {value}.</source>
            <translation>Un sommet devrait être [x, y], pas {value}.</translation>
        </message>
        <message>
            <source>The cells lie too far from each other.</source>
            <translation>Les cases sont trop éloignées les unes des autres.</translation>
        </message>
        <message>
            <source>The hole {at} is off the board.</source>
            <translation>Le trou {at} est hors du plateau.</translation>
        </message>
        <message>
            <source>{at} stands twice.</source>
            <translation>{at} apparaît deux fois.</translation>
        </message>
        <message>
            <source>The {key} should be a whole number, not {value}.</source>
            <translation>{key} devrait être un nombre entier, pas {value}.</translation>
        </message>
        <message>
            <source>{value:,} {key} are not possible.</source>
            <translation>{key} : {value:,} n’est pas possible.</translation>
        </message>
        <message>
            <source>This should be a list, not {value}.</source>
            <translation>Ce devrait être une liste, pas {value}.</translation>
        </message>
        <message>
            <source>A cell should be {form}, not {value}.</source>
            <translation>Une case devrait être {form}, pas {value}.</translation>
        </message>
    </context>
    <context>
        <name>formats.page_data</name>
        <message>
            <source>The {clue} does not hold.</source>
            <translation>Indice non respecté : {clue}.</translation>
        </message>
        <message>
            <source>The {clue} in {place} does not hold.</source>
            <translation>Indice non respecté : {clue}, {place}.</translation>
        </message>
    </context>
    <context>
        <name>formats.pdf</name>
        <message>
            <source>The typeface of paper lacks these letters, which stay blank: {told}</source>
            <translation>La police du papier n’a pas ces caractères, qui restent vides : {told}</translation>
        </message>
        <message>
            <source>Solution on page 2.</source>
            <translation>Solution page 2.</translation>
        </message>
        <message>
            <source>Printed page</source>
            <translation>Page imprimée</translation>
        </message>
    </context>
    <context>
        <name>formats.penpa</name>
        <message>
            <source>A Penpa+ link</source>
            <translation>un lien Penpa+</translation>
        </message>
        <message>
            <source>{name:capital} cannot say that the rules are other ones than usual.</source>
            <translation>{name:capital} ne peut pas dire que les règles diffèrent de l’habitude.</translation>
        </message>
        <message>
            <source>{name:capital} cannot hold {one}.</source>
            <translation>{name:capital} ne peut pas contenir {one}.</translation>
        </message>
        <message>
            <source>The link does not say how cells touch: here they touch also diagonally.</source>
            <translation>Le lien ne dit pas comment les cases se touchent : ici, aussi en diagonale.</translation>
        </message>
        <message>
            <source>The link does not say how cells touch: here they touch by sides alone.</source>
            <translation>Le lien ne dit pas comment les cases se touchent : ici, par les côtés seulement.</translation>
        </message>
        <message>
            <source>Such puzzles are not played on such a board: {genre:name}.</source>
            <translation>De telles énigmes ne se jouent pas sur un tel plateau : {genre:name}.</translation>
        </message>
        <message>
            <source>Not taken over: {what}.</source>
            <translation>Non repris : {what}.</translation>
        </message>
        <message>
            <source>The link shows the board turned or mirrored; here it is as it was drawn.</source>
            <translation>Le lien montre le plateau tourné ou en miroir ; le voici tel qu’il a été dessiné.</translation>
        </message>
        <message>
            <source>Puzzles of this kind are not known here: {tags}.</source>
            <translation>Les puzzles de ce genre ne sont pas connus ici : {tags}.</translation>
        </message>
        <message>
            <source>The link does not say which puzzle it is. In Penpa+ it can be given a genre tag.</source>
            <translation>Le lien ne dit pas de quel puzzle il s’agit. Dans Penpa+, on peut lui donner un genre (genre tag).</translation>
        </message>
        <message>
            <source>The link describes a board that does not fit its own size.</source>
            <translation>Le lien décrit un plateau qui ne correspond pas à sa propre taille.</translation>
        </message>
        <message>
            <source>small numbers</source>
            <translation>petits nombres</translation>
        </message>
        <message>
            <source>symbols</source>
            <translation>symboles</translation>
        </message>
        <message>
            <source>Penpa+ link</source>
            <translation>Lien Penpa+</translation>
        </message>
    </context>
    <context>
        <name>formats.penpa_text</name>
        <message>
            <source>thermometers</source>
            <translation>thermomètres</translation>
        </message>
        <message>
            <source>cages</source>
            <translation>cages</translation>
        </message>
        <message>
            <source>The link is cut off or damaged: the part after p= cannot be unpacked.</source>
            <translation>Le lien est coupé ou abîmé : la partie après p= ne peut pas être décompressée.</translation>
        </message>
        <message>
            <source>The link leads to another site's puzzle: open that address instead.</source>
            <translation>Le lien mène à l’énigme d’un autre site : ouvrez plutôt cette adresse.</translation>
        </message>
        <message>
            <source>This is a very old Penpa link; open it in Penpa+ and share it again.</source>
            <translation>C’est un très ancien lien Penpa ; ouvrez-le dans Penpa+ et partagez-le de nouveau.</translation>
        </message>
        <message>
            <source>Line {number} of the Penpa data is not readable.</source>
            <translation>La ligne {number} des données Penpa n’est pas lisible.</translation>
        </message>
        <message>
            <source>Penpa+ opens hexagons of at most {largest_hexagon} a side.</source>
            <translation>Penpa+ ouvre des hexagones d’au plus {largest_hexagon} par côté.</translation>
        </message>
        <message>
            <source>A Penpa+ link holds squares and hexagons only.</source>
            <translation>Un lien Penpa+ ne contient que des carrés et des hexagones.</translation>
        </message>
        <message>
            <source>Penpa+ opens at most {largest_square} squares a side.</source>
            <translation>Penpa+ ouvre au plus {largest_square} carrés par côté.</translation>
        </message>
        <message>
            <source>This Penpa board is of type “{kind}”. Only square and hexagon boards can be opened.</source>
            <translation>Ce plateau Penpa est du type « {kind} ». Seuls les carrés et les hexagones peuvent être ouverts.</translation>
        </message>
    </context>
    <context>
        <name>formats.picture_size</name>
        <message>
            <source>{text} is no size of a picture: {sizes}, or such as 1200x800.</source>
            <translation>{text} n’est pas une taille d’image : {sizes}, ou par exemple 1200x800.</translation>
        </message>
        <message>
            <source>A side can have 16 to {largest:,} pixels, not {text}.</source>
            <translation>Un côté peut avoir de 16 à {largest:,} pixels, pas {text}.</translation>
        </message>
        <message>
            <source>{text} is no width: write such as 2400, 12cm, 120mm or 5in.</source>
            <translation>{text} n’est pas une largeur : écrivez par exemple 2400, 12cm, 120mm ou 5in.</translation>
        </message>
    </context>
    <context>
        <name>formats.png</name>
        <message>
            <source>A picture can be {narrowest} to {largest:,} pixels wide, not {pixels:,}.</source>
            <translation>Une image peut avoir de {narrowest} à {largest:,} pixels de large, pas {pixels:,}.</translation>
        </message>
        <message>
            <source>A picture {pixels:,} pixels wide would be too high.</source>
            <translation>Une image de {pixels:,} pixels de large serait trop haute.</translation>
        </message>
        <message>
            <source>A picture {pixels:,} pixels wide would have more than {most:,} pixels.</source>
            <translation>Une image de {pixels:,} pixels de large aurait plus de {most:,} pixels.</translation>
        </message>
        <message>
            <source>A picture has {least_dpi} to {most_dpi:,} dots an inch.</source>
            <translation>Une image a de {least_dpi} à {most_dpi:,} points par pouce.</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Image</translation>
        </message>
    </context>
    <context>
        <name>formats.printing</name>
        <message>
            <source>A sheet holds {grids} puzzles.</source>
            <translation>Une feuille contient {grids} énigmes.</translation>
        </message>
        <message>
            <source>The solution cannot be printed: none is known.</source>
            <translation>La solution ne peut pas être imprimée : aucune n’est connue.</translation>
        </message>
        <message>
            <source>Paper is one of {papers}.</source>
            <translation>Le papier est l’un de {papers}.</translation>
        </message>
        <message>
            <source>Margins of {margin:g} mm leave no room on this paper.</source>
            <translation>Des marges de {margin:g} mm ne laissent pas de place sur ce papier.</translation>
        </message>
        <message>
            <source>Solve it on a screen</source>
            <translation>À résoudre à l’écran</translation>
        </message>
        <message>
            <source>Its link is too long for a code of this size.</source>
            <translation>Son lien est trop long pour un code de cette taille.</translation>
        </message>
        <message>
            <source>There is no room for this: take fewer puzzles a page or less beside.</source>
            <translation>Il n’y a pas la place : mettez moins d’énigmes par page, ou moins à côté.</translation>
        </message>
        <message>
            <source>Solution of {title}</source>
            <translation>Solution de {title}</translation>
        </message>
        <message>
            <source>The link is too long for a code.</source>
            <translation>Le lien est trop long pour un code.</translation>
        </message>
    </context>
    <context>
        <name>formats.puzzlink</name>
        <message>
            <source>A puzz.link address</source>
            <translation>une adresse puzz.link</translation>
        </message>
        <message>
            <source>The address ends too early: {kind}/columns/rows/cells is needed.</source>
            <translation>L’adresse s’arrête trop tôt : il faut {kind}/colonnes/lignes/cases.</translation>
        </message>
        <message>
            <source>After the cells stands {rest}, which is too much.</source>
            <translation>Après les cases vient {rest}, ce qui est de trop.</translation>
        </message>
        <message>
            <source>This is a variant with rules of its own, which are not known here.</source>
            <translation>C’est une variante avec ses propres règles, inconnues ici.</translation>
        </message>
        <message>
            <source>The flag {flags} changes the rules in a way not known here.</source>
            <translation>L’indicateur {flags} change les règles d’une façon inconnue ici.</translation>
        </message>
        <message>
            <source>puzz.link address</source>
            <translation>Adresse puzz.link</translation>
        </message>
    </context>
    <context>
        <name>formats.pzprv3</name>
        <message>
            <source>A pzpr file</source>
            <translation>un fichier pzpr</translation>
        </message>
        <message>
            <source>The version {version} is not read.</source>
            <translation>La version {version} n’est pas lue.</translation>
        </message>
        <message>
            <source>The file ends before its size.</source>
            <translation>Le fichier s’arrête avant sa taille.</translation>
        </message>
        <message>
            <source>lines 3 and 4</source>
            <translation>lignes 3 et 4</translation>
        </message>
        <message>
            <source>A clue “?” is not known in puzzles of this kind.</source>
            <translation>Un indice « ? » n’existe pas dans ce genre d’énigme.</translation>
        </message>
        <message>
            <source>The lines drawn in the file are not one closed line; they were left out.</source>
            <translation>Les lignes dessinées dans le fichier ne forment pas une ligne fermée ; elles ont été omises.</translation>
        </message>
        <message>
            <source>The line drawn in the file does not fit its clues; it was left out.</source>
            <translation>La ligne dessinée dans le fichier ne convient pas aux indices ; elle a été omise.</translation>
        </message>
        <message>
            <source>pzpr file</source>
            <translation>Fichier pzpr</translation>
        </message>
    </context>
    <context>
        <name>formats.raster</name>
        <message>
            <source>The picture is a file of more than {max_file} MB.</source>
            <translation>Le fichier de l’image dépasse {max_file} Mo.</translation>
        </message>
        <message>
            <source>This is no picture that can be read; PNG, JPEG, WebP and BMP can.</source>
            <translation>Cette image n’est pas lisible ; PNG, JPEG, WebP et BMP le sont.</translation>
        </message>
        <message>
            <source>The picture is spoilt and could not be read.</source>
            <translation>L’image est abîmée et n’a pas pu être lue.</translation>
        </message>
        <message>
            <source>The picture needs more than {limit} MB; save it smaller first.</source>
            <translation>L’image demande plus de {limit} Mo ; réduisez-la d’abord.</translation>
        </message>
        <message>
            <source>The picture of {width:,} x {height:,} pixels needs more than {limit} MB; save it smaller first.</source>
            <translation>L’image de {width:,} x {height:,} pixels demande plus de {limit} Mo ; réduisez-la d’abord.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a picture.</source>
            <translation>{path} est un dossier, pas une image.</translation>
        </message>
    </context>
    <context>
        <name>formats.refusal</name>
        <message>
            <source>permission denied</source>
            <translation>permission refusée</translation>
        </message>
        <message>
            <source>device or resource busy</source>
            <translation>périphérique ou ressource occupé</translation>
        </message>
        <message>
            <source>disk quota exceeded</source>
            <translation>quota d’espace disque dépassé</translation>
        </message>
        <message>
            <source>file exists</source>
            <translation>le fichier existe déjà</translation>
        </message>
        <message>
            <source>file too large</source>
            <translation>fichier trop grand</translation>
        </message>
        <message>
            <source>input/output error</source>
            <translation>erreur d’entrée-sortie</translation>
        </message>
        <message>
            <source>is a directory</source>
            <translation>c’est un dossier</translation>
        </message>
        <message>
            <source>too many levels of symbolic links</source>
            <translation>trop de liens symboliques à la suite</translation>
        </message>
        <message>
            <source>file name too long</source>
            <translation>nom de fichier trop long</translation>
        </message>
        <message>
            <source>no such file or directory</source>
            <translation>aucun fichier ou dossier de ce nom</translation>
        </message>
        <message>
            <source>no space left on device</source>
            <translation>plus d’espace sur le disque</translation>
        </message>
        <message>
            <source>not a directory</source>
            <translation>ce n’est pas un dossier</translation>
        </message>
        <message>
            <source>directory not empty</source>
            <translation>le dossier n’est pas vide</translation>
        </message>
        <message>
            <source>operation not permitted</source>
            <translation>opération non permise</translation>
        </message>
        <message>
            <source>read-only file system</source>
            <translation>système de fichiers en lecture seule</translation>
        </message>
    </context>
    <context>
        <name>formats.region_codes</name>
        <message>
            <source>{body:,} letters stand where {first:,} say all borders.</source>
            <translation>Il y a {body:,} lettres ; toutes les frontières en demandent {first:,}.</translation>
        </message>
        <message>
            <source>Two different numbers in one region cannot be written.</source>
            <translation>Deux nombres différents dans une région ne peuvent pas être écrits.</translation>
        </message>
    </context>
    <context>
        <name>formats.save</name>
        <message>
            <source>{name} was not saved: what has that name is no ordinary file.</source>
            <translation>{name} n’a pas été enregistré : ce nom n’est pas celui d’un fichier ordinaire.</translation>
        </message>
        <message>
            <source>{name} was not saved: it is write-protected. What was there before is unchanged.</source>
            <translation>{name} n’a pas été enregistré : le fichier est protégé en écriture. Ce qui s’y trouvait est inchangé.</translation>
        </message>
        <message>
            <source>{name} was not saved: {reason}. What was there before is unchanged.</source>
            <translation>{name} n’a pas été enregistré : {reason}. Ce qui y était est inchangé.</translation>
        </message>
        <message>
            <source>The folder {folder} cannot be made: {reason}.</source>
            <translation>Le dossier {folder} ne peut pas être créé : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>formats.svg</name>
        <message>
            <source>Scalable picture</source>
            <translation>Image vectorielle</translation>
        </message>
    </context>
    <context>
        <name>formats.tours</name>
        <message>
            <source>A tour is written as {endings}, not as {name}.</source>
            <translation>Un parcours s’écrit en {endings}, pas comme {name}.</translation>
        </message>
    </context>
    <context>
        <name>formats.webpage</name>
        <message>
            <source>There is no puzzle for the page.</source>
            <translation>Il n’y a pas d’énigme pour la page.</translation>
        </message>
        <message>
            <source>Playable web page</source>
            <translation>Page web jouable</translation>
        </message>
    </context>
    <context>
        <name>gui.app</name>
        <message>
            <source>Unsaved work cannot be kept for recovery: {}</source>
            <translation>Le travail non enregistré ne peut pas être gardé pour récupération : {}</translation>
        </message>
    </context>
    <context>
        <name>gui.dialogs</name>
        <message>
            <source>All drawings</source>
            <translation>Tous les dessins</translation>
        </message>
        <message>
            <source>the first {}</source>
            <translation>les {} premiers</translation>
        </message>
        <message>
            <source>Drawing</source>
            <translation>Dessin</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Draw it</source>
            <translation>Le dessiner</translation>
        </message>
        <message>
            <source>Draw it on the board, line by line</source>
            <translation>Le dessiner sur le plateau, ligne par ligne</translation>
        </message>
        <message>
            <source>Drawing {} of {}</source>
            <translation>Dessin {} sur {}</translation>
        </message>
        <message>
            <source>Arrange booklet</source>
            <translation>Composer le livret</translation>
        </message>
        <message>
            <source>Puzzle</source>
            <translation>Grille</translation>
        </message>
        <message>
            <source>Drag puzzles to other places, or use Alt and arrow keys. Del takes one out.</source>
            <translation>Glissez les grilles ailleurs, ou avec Alt et les flèches. Suppr en enlève une.</translation>
        </message>
        <message>
            <source>{} takes a change back.</source>
            <translation>{} annule un changement.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>In this order</source>
            <translation>Dans cet ordre</translation>
        </message>
        <message>
            <source>Else from easy to hard</source>
            <translation>Sinon du facile au difficile</translation>
        </message>
        <message>
            <source>Reading...</source>
            <translation>Lecture...</translation>
        </message>
        <message>
            <source>Save booklet...</source>
            <translation>Enregistrer le livret...</translation>
        </message>
        <message>
            <source>A file that Booklet, Open, shows again as it is here</source>
            <translation>Un fichier que Livret, Ouvrir, montre de nouveau tel qu’il est ici</translation>
        </message>
        <message>
            <source>Write PDF...</source>
            <translation>Écrire le PDF...</translation>
        </message>
        <message numerus="yes">
            <source>puzzles</source>
            <extracomment>For one: puzzle</extracomment>
            <translation>
                <numerusform>grille</numerusform>
                <numerusform>grilles</numerusform>
            </translation>
        </message>
        <message>
            <source>Booklet (*{})</source>
            <translation>Livret (*{})</translation>
        </message>
        <message>
            <source>Booklet</source>
            <translation>Livret</translation>
        </message>
        <message>
            <source>Saved as {}.</source>
            <translation>Enregistré sous {}.</translation>
        </message>
        <message>
            <source>Save the changes to {0}?</source>
            <translation>Enregistrer les modifications de {0} ?</translation>
        </message>
        <message>
            <source>They are lost otherwise.</source>
            <translation>Sinon, elles seront perdues.</translation>
        </message>
        <message>
            <source>Census</source>
            <translation>Recensement</translation>
        </message>
        <message>
            <source>Loop</source>
            <translation>Boucle</translation>
        </message>
        <message>
            <source>of a board with {}</source>
            <translation>d’un plateau de {}</translation>
        </message>
        <message numerus="yes">
            <source>cells</source>
            <extracomment>For one: cell</extracomment>
            <translation>
                <numerusform>case</numerusform>
                <numerusform>cases</numerusform>
            </translation>
        </message>
        <message>
            <source>loops</source>
            <translation>boucles</translation>
        </message>
        <message>
            <source>Slitherlinks with exactly one solution</source>
            <translation>Slitherlink à solution unique</translation>
        </message>
        <message>
            <source>Most puzzles</source>
            <translation>Le plus de grilles</translation>
        </message>
        <message>
            <source>Shortest</source>
            <translation>La plus courte</translation>
        </message>
        <message>
            <source>Show the loops with most puzzles first</source>
            <translation>Montrer d’abord les boucles aux grilles les plus nombreuses</translation>
        </message>
        <message>
            <source>Show the shortest loops first</source>
            <translation>Montrer d’abord les boucles les plus courtes</translation>
        </message>
        <message>
            <source>Loops compared</source>
            <translation>Boucles comparées</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Open as puzzle</source>
            <translation>En grille</translation>
        </message>
        <message>
            <source>A new puzzle with all numbers of this loop</source>
            <translation>Une nouvelle grille avec tous les nombres de cette boucle</translation>
        </message>
        <message>
            <source>Finding all loops...</source>
            <translation>Recherche de toutes les boucles...</translation>
        </message>
        <message>
            <source>Stopped. Nothing is known about single loops yet.</source>
            <translation>Arrêté. On ne sait encore rien des boucles une à une.</translation>
        </message>
        <message>
            <source>{} of {} loops compared with all others</source>
            <translation>{} boucles sur {} comparées à toutes les autres</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Recommencer</translation>
        </message>
        <message>
            <source>Loop {} of {}</source>
            <translation>Boucle {} sur {}</translation>
        </message>
        <message numerus="yes">
            <source>sides</source>
            <extracomment>For one: side</extracomment>
            <translation>
                <numerusform>côté</numerusform>
                <numerusform>côtés</numerusform>
            </translation>
        </message>
        <message>
            <source>the only solution of {}</source>
            <translation>la seule solution de {}</translation>
        </message>
        <message>
            <source>never the only solution</source>
            <translation>jamais la seule solution</translation>
        </message>
        <message>
            <source>This board has no cells yet.</source>
            <translation>Ce plateau n’a pas encore de cases.</translation>
        </message>
        <message>
            <source>This board is too large for a census</source>
            <translation>Ce plateau est trop grand pour un recensement</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tous</translation>
        </message>
        <message>
            <source>Several</source>
            <translation>Plusieurs</translation>
        </message>
        <message>
            <source>Not known in time</source>
            <translation>Non connu à temps</translation>
        </message>
        <message>
            <source>Clues to spare</source>
            <translation>Indices de trop</translation>
        </message>
        <message>
            <source>Twice there</source>
            <translation>En double</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Difficulté</translation>
        </message>
        <message>
            <source>Genre</source>
            <translation>Genre</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message numerus="yes">
            <source>clues to spare</source>
            <extracomment>For one: clue to spare</extracomment>
            <translation>
                <numerusform>indice de trop</numerusform>
                <numerusform>indices de trop</numerusform>
            </translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Puzzles done</source>
            <translation>Grilles traitées</translation>
        </message>
        <message>
            <source>Choose folder...</source>
            <translation>Dossier...</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Montrer</translation>
        </message>
        <message>
            <source>All genres</source>
            <translation>Tous les genres</translation>
        </message>
        <message>
            <source>Sorted by</source>
            <translation>Trié par</translation>
        </message>
        <message>
            <source>Check all</source>
            <translation>Tout vérifier</translation>
        </message>
        <message>
            <source>Solutions, redundant clues and difficulty, on all cores</source>
            <translation>Solutions, indices superflus et difficulté, sur tous les cœurs</translation>
        </message>
        <message>
            <source>Export what is shown</source>
            <translation>Exporter ce qui est montré</translation>
        </message>
        <message>
            <source>With solutions</source>
            <translation>Avec solutions</translation>
        </message>
        <message>
            <source>Export these...</source>
            <translation>Exporter ceux-ci...</translation>
        </message>
        <message>
            <source>Folder of puzzles</source>
            <translation>Dossier de grilles</translation>
        </message>
        <message>
            <source>Folder for the export</source>
            <translation>Dossier pour l’export</translation>
        </message>
        <message>
            <source>Choose a folder: its puzzles appear here.</source>
            <translation>Choisissez un dossier : ses grilles apparaissent ici.</translation>
        </message>
        <message>
            <source>{} of {} shown.</source>
            <translation>Affichage : {} sur {}.</translation>
        </message>
        <message>
            <source>{} of {} read.</source>
            <translation>{} sur {} lues.</translation>
        </message>
        <message>
            <source>{} of {} checked.</source>
            <translation>Vérification : {} sur {}.</translation>
        </message>
        <message>
            <source>{} of {} exported.</source>
            <translation>Exportation : {} sur {}.</translation>
        </message>
        <message numerus="yes">
            <source>puzzles are there twice.</source>
            <extracomment>For one: puzzle is there twice.</extracomment>
            <translation>
                <numerusform>grille est en double.</numerusform>
                <numerusform>grilles sont en double.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such puzzle.</source>
            <translation>Il n’y a pas de telle grille.</translation>
        </message>
        <message numerus="yes">
            <source>puzzles are not checked yet; there is none among the others.</source>
            <extracomment>For one: puzzle is not checked yet; there is none among the others.</extracomment>
            <translation>
                <numerusform>grille n’est pas encore vérifiée ; il n’y en a pas parmi les autres.</numerusform>
                <numerusform>grilles ne sont pas encore vérifiées ; il n’y en a pas parmi les autres.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>files were written in {}.</source>
            <extracomment>For one: file was written in {}.</extracomment>
            <translation>
                <numerusform>fichier a été écrit dans {}.</numerusform>
                <numerusform>fichiers ont été écrits dans {}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} of them have numbers behind their names, which other files had.</source>
            <extracomment>For one: {} of them has a number behind its name, which another file had.</extracomment>
            <translation>
                <numerusform>{} d’entre eux a un numéro après son nom, qu’un autre fichier portait.</numerusform>
                <numerusform>{} d’entre eux ont un numéro après leur nom, que d’autres fichiers portaient.</numerusform>
            </translation>
        </message>
        <message>
            <source>and {} more</source>
            <translation>et {} autres</translation>
        </message>
        <message>
            <source>Compare engines</source>
            <translation>Comparer les moteurs</translation>
        </message>
        <message>
            <source>Lines through</source>
            <translation>Lignes dans</translation>
        </message>
        <message>
            <source>Sizes, and time for each engine</source>
            <translation>Tailles, et temps par moteur</translation>
        </message>
        <message>
            <source>Engines</source>
            <translation>Moteurs</translation>
        </message>
        <message>
            <source>The puzzle on the board</source>
            <translation>La grille du plateau</translation>
        </message>
        <message>
            <source>Compare on this</source>
            <translation>Comparer sur elle</translation>
        </message>
        <message>
            <source>Smallest size</source>
            <translation>Plus petite taille</translation>
        </message>
        <message>
            <source>Largest size</source>
            <translation>Plus grande taille</translation>
        </message>
        <message>
            <source>Time for each engine and size</source>
            <translation>Temps par moteur</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} s</translation>
        </message>
        <message>
            <source>from</source>
            <translation>de</translation>
        </message>
        <message>
            <source>to</source>
            <translation>à</translation>
        </message>
        <message>
            <source>at most</source>
            <translation>au plus</translation>
        </message>
        <message>
            <source>Start</source>
            <comment>verb</comment>
            <translation>Lancer</translation>
        </message>
        <message>
            <source>The times appear here while the engines count.</source>
            <translation>Les temps apparaissent ici pendant que les moteurs comptent.</translation>
        </message>
        <message>
            <source>Time against size</source>
            <translation>Temps selon la taille</translation>
        </message>
        <message>
            <source>Export...</source>
            <translation>Exporter...</translation>
        </message>
        <message>
            <source>Save the chart as a picture or a page, or all runs as a table</source>
            <translation>Enregistrer le diagramme comme image ou page, ou tous les essais en tableau</translation>
        </message>
        <message>
            <source>Loading the engines...</source>
            <translation>Chargement des moteurs...</translation>
        </message>
        <message>
            <source>Compiling the engines, which is done once...</source>
            <translation>Compilation des moteurs, faite une seule fois...</translation>
        </message>
        <message>
            <source>Counting...</source>
            <translation>Comptage...</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Terminé.</translation>
        </message>
        <message numerus="yes">
            <source>{} lines in {}</source>
            <extracomment>For one: {} line in {}</extracomment>
            <translation>
                <numerusform>{} ligne en {}</numerusform>
                <numerusform>{} lignes en {}</numerusform>
            </translation>
        </message>
        <message>
            <source>Lines: {}</source>
            <translation>Lignes : {}</translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>Table of all runs</source>
            <translation>Tableau de tous les essais</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message>
            <source>A page to print, with title and instructions around what is shown here</source>
            <translation>Une page à imprimer, avec titre et règles autour de ce qui est montré ici</translation>
        </message>
        <message>
            <source>A drawing for other programs</source>
            <translation>Un dessin pour d’autres programmes</translation>
        </message>
        <message>
            <source>A picture of pixels</source>
            <translation>Une image en pixels</translation>
        </message>
        <message>
            <source>The solution draws itself; plays everywhere</source>
            <translation>La solution se dessine ; lisible partout</translation>
        </message>
        <message>
            <source>The solution draws itself, with all colours</source>
            <translation>La solution se dessine, avec toutes les couleurs</translation>
        </message>
        <message>
            <source>The solution draws itself, on a page with a player</source>
            <translation>La solution se dessine, sur une page avec lecteur</translation>
        </message>
        <message>
            <source>Own width</source>
            <translation>Largeur propre</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Portrait</translation>
        </message>
        <message>
            <source>Story</source>
            <translation>Story</translation>
        </message>
        <message>
            <source>Link card</source>
            <translation>Carte de lien</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Aperçu</translation>
        </message>
        <message>
            <source>Export picture</source>
            <translation>Exporter l’image</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>{} × {} pixels</source>
            <translation>{} × {} pixels</translation>
        </message>
        <message>
            <source>Pixels across</source>
            <translation>Pixels en largeur</translation>
        </message>
        <message>
            <source>Dots an inch</source>
            <translation>Points par pouce</translation>
        </message>
        <message>
            <source>Transparent ground</source>
            <translation>Fond transparent</translation>
        </message>
        <message>
            <source>Text that can be edited</source>
            <translation>Texte modifiable</translation>
        </message>
        <message>
            <source>Looks right where the typeface Inter is installed</source>
            <translation>Correct là où la police Inter est installée</translation>
        </message>
        <message>
            <source>With the solution</source>
            <translation>Avec la solution</translation>
        </message>
        <message>
            <source>Plays everywhere</source>
            <translation>Se lit partout</translation>
        </message>
        <message>
            <source>Sharper and with all colours; browsers play it</source>
            <translation>Plus net, avec toutes les couleurs ; les navigateurs le lisent</translation>
        </message>
        <message>
            <source>A page with a player of its own, for lectures</source>
            <translation>Une page avec son propre lecteur, pour les cours</translation>
        </message>
        <message>
            <source>Export animation</source>
            <translation>Exporter l’animation</translation>
        </message>
        <message>
            <source>From this step on</source>
            <translation>À partir de ce pas</translation>
        </message>
        <message>
            <source>Pictures at the most</source>
            <translation>Nombre maximal d’images</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Largeur</translation>
        </message>
        <message>
            <source>{} px</source>
            <translation>{} px</translation>
        </message>
        <message numerus="yes">
            <source>pictures</source>
            <extracomment>For one: picture</extracomment>
            <translation>
                <numerusform>image</numerusform>
                <numerusform>images</numerusform>
            </translation>
        </message>
        <message>
            <source>{}, {} s</source>
            <translation>{}, {} s</translation>
        </message>
        <message>
            <source>{} was not written</source>
            <translation>{} n’a pas été écrit</translation>
        </message>
        <message>
            <source>{} is written</source>
            <translation>{} est écrit</translation>
        </message>
        <message>
            <source>Pictures drawn</source>
            <translation>Images dessinées</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>From a picture</source>
            <translation>Depuis une image</translation>
        </message>
        <message>
            <source>Threshold</source>
            <translation>Seuil</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Tourner</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>Cases</translation>
        </message>
        <message>
            <source>Light parts instead of dark ones</source>
            <translation>Parties claires au lieu de sombres</translation>
        </message>
        <message>
            <source>Tiling</source>
            <translation>Pavage</translation>
        </message>
        <message>
            <source>What the board is cut from</source>
            <translation>Ce dans quoi la grille est découpée</translation>
        </message>
        <message>
            <source>Board of this shape</source>
            <translation>Plateau de cette forme</translation>
        </message>
        <message>
            <source>The loop draws it</source>
            <translation>La boucle la dessine</translation>
        </message>
        <message>
            <source>The picture becomes the outline of the board</source>
            <translation>L’image devient le contour du plateau</translation>
        </message>
        <message>
            <source>The board has room around, and its answer is the picture</source>
            <translation>Le plateau a de la place autour, et sa solution est l’image</translation>
        </message>
        <message>
            <source>With clues, for one solution</source>
            <translation>Avec indices, pour une solution unique</translation>
        </message>
        <message>
            <source>Another one</source>
            <translation>Une autre</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>Créer</translation>
        </message>
        <message>
            <source>Draw a line by hand</source>
            <translation>Tracer une ligne à la main</translation>
        </message>
        <message>
            <source>Making one...</source>
            <translation>Création...</translation>
        </message>
        <message>
            <source>One solution; {}, and every one is needed.</source>
            <translation>Une solution ; {}, tous nécessaires.</translation>
        </message>
        <message>
            <source>One solution; {}.</source>
            <translation>Une solution ; {}.</translation>
        </message>
        <message>
            <source>so that a line goes through all</source>
            <translation>de sorte qu’une ligne passe par toutes</translation>
        </message>
        <message>
            <source>so that all is in one piece</source>
            <translation>de sorte que tout soit d’un seul tenant</translation>
        </message>
        <message>
            <source>A loop on a board of {}</source>
            <translation>Une boucle sur un plateau de {}</translation>
        </message>
        <message>
            <source>so that one loop goes round all</source>
            <translation>de sorte qu’une boucle les entoure toutes</translation>
        </message>
        <message>
            <source>just as in the picture</source>
            <translation>exactement comme sur l’image</translation>
        </message>
        <message>
            <source>{0} added and {1} removed, {2}</source>
            <translation>{0} ajoutées et {1} retirées, {2}</translation>
        </message>
        <message>
            <source>{0} added, {2}</source>
            <translation>{0} ajoutées, {2}</translation>
        </message>
        <message>
            <source>{1} removed, {2}</source>
            <translation>{1} retirées, {2}</translation>
        </message>
        <message>
            <source>Pictures ({});;All files (*)</source>
            <translation>Images ({});;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>New from a picture</source>
            <translation>Nouvelle depuis une image</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Changements non enregistrés</translation>
        </message>
        <message>
            <source>Today, {}</source>
            <translation>Aujourd’hui, {}</translation>
        </message>
        <message>
            <source>Yesterday, {}</source>
            <translation>Hier, {}</translation>
        </message>
        <message>
            <source>Draw the solution, or a stretch of it, with the tool Line first.</source>
            <translation>Tracez d’abord la solution, ou une partie, avec l’outil Ligne.</translation>
        </message>
        <message>
            <source>There are no clues yet.</source>
            <translation>Il n’y a pas encore d’indices.</translation>
        </message>
        <message>
            <source>As it comes</source>
            <translation>Comme ça vient</translation>
        </message>
        <message>
            <source>Generate</source>
            <translation>Générer</translation>
        </message>
        <message>
            <source>The puzzle</source>
            <translation>La grille</translation>
        </message>
        <message>
            <source>Clues settled</source>
            <translation>Indices décidés</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Encore</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>La prendre</translation>
        </message>
        <message>
            <source>Complete the clues</source>
            <translation>Compléter les indices</translation>
        </message>
        <message>
            <source>Repair the clues</source>
            <translation>Réparer les indices</translation>
        </message>
        <message>
            <source>Generate clues</source>
            <translation>Générer des indices</translation>
        </message>
        <message>
            <source>Seed {}</source>
            <translation>Graine {}</translation>
        </message>
        <message>
            <source>Such puzzles are not generated.</source>
            <translation>De telles grilles ne sont pas générées.</translation>
        </message>
        <message>
            <source>Here the clues are the board itself: they are made anew, not completed.</source>
            <translation>Ici les indices sont le plateau même : ils sont refaits, pas complétés.</translation>
        </message>
        <message numerus="yes">
            <source>lines</source>
            <extracomment>For one: line</extracomment>
            <translation>
                <numerusform>ligne</numerusform>
                <numerusform>lignes</numerusform>
            </translation>
        </message>
        <message>
            <source>Generate many</source>
            <translation>Générer plusieurs</translation>
        </message>
        <message>
            <source>Puzzles made</source>
            <translation>Grilles créées</translation>
        </message>
        <message>
            <source>The puzzles appear here as they are made.</source>
            <translation>Les grilles apparaissent ici à mesure de leur création.</translation>
        </message>
        <message>
            <source>Save in a folder...</source>
            <translation>Enregistrer dans un dossier...</translation>
        </message>
        <message>
            <source>The puzzles as files with an index; later ones follow</source>
            <translation>Les grilles en fichiers avec un index ; les suivantes s’y ajoutent</translation>
        </message>
        <message>
            <source>Open the chosen puzzle; the sheet is kept</source>
            <translation>Ouvrir la grille choisie ; la planche est gardée</translation>
        </message>
        <message>
            <source>Each has a line of its own, drawn at random.</source>
            <translation>Chacune a sa propre ligne, tirée au hasard.</translation>
        </message>
        <message>
            <source>How many puzzles</source>
            <translation>Combien de grilles</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Grilles</translation>
        </message>
        <message>
            <source>Make</source>
            <translation>Créer</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Other puzzles, by the choices of now</source>
            <translation>D’autres grilles, selon les choix actuels</translation>
        </message>
        <message>
            <source>seed {}</source>
            <translation>graine {}</translation>
        </message>
        <message>
            <source>Choose at least one kind of clue.</source>
            <translation>Choisissez au moins un genre d’indices.</translation>
        </message>
        <message>
            <source>All of them will differ, also when turned or mirrored.</source>
            <translation>Toutes seront différentes, même tournées ou reflétées.</translation>
        </message>
        <message>
            <source>About {} left.</source>
            <translation>Encore environ {}.</translation>
        </message>
        <message>
            <source>Saved in {}.</source>
            <translation>Enregistré dans {}.</translation>
        </message>
        <message>
            <source>Puzzle {}</source>
            <translation>Grille {}</translation>
        </message>
        <message>
            <source>{} of {} puzzles.</source>
            <translation>Grilles : {} sur {}.</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} min</translation>
        </message>
        <message>
            <source>A folder for the puzzles</source>
            <translation>Un dossier pour les grilles</translation>
        </message>
        <message numerus="yes">
            <source>generated puzzles</source>
            <extracomment>For one: generated puzzle</extracomment>
            <translation>
                <numerusform>grille générée</numerusform>
                <numerusform>grilles générées</numerusform>
            </translation>
        </message>
        <message>
            <source>Save {}?</source>
            <translation>Enregistrer {} ?</translation>
        </message>
        <message>
            <source>It is lost otherwise.</source>
            <translation>Sinon, ce sera perdu.</translation>
        </message>
        <message>
            <source>The puzzles are still there. Save them in another folder.</source>
            <translation>Les grilles sont toujours là. Enregistrez-les dans un autre dossier.</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Non enregistré</translation>
        </message>
        <message>
            <source>“{}” tries again.</source>
            <translation>« {} » essaie encore une fois.</translation>
        </message>
        <message>
            <source>Looking for a line...</source>
            <translation>Recherche d’une ligne...</translation>
        </message>
        <message>
            <source>A repair without {} is known; at least {} must go.</source>
            <translation>On connaît une réparation sans {} ; au moins {} doivent partir.</translation>
        </message>
        <message>
            <source>{} beside those given, and at least {} are needed. {}</source>
            <translation>{} outre ceux donnés, et au moins {} sont nécessaires. {}</translation>
        </message>
        <message>
            <source>Stop keeps the best so far.</source>
            <translation>Arrêter garde le meilleur résultat.</translation>
        </message>
        <message>
            <source>Trying...</source>
            <translation>Essais...</translation>
        </message>
        <message>
            <source>{} so far, and not yet one solution.</source>
            <translation>{} jusqu’ici, et pas encore une solution unique.</translation>
        </message>
        <message>
            <source>{}; {} of them proved to be needed.</source>
            <translation>{} ; {} d’entre eux prouvés nécessaires.</translation>
        </message>
        <message>
            <source>About {} s left.</source>
            <translation>Encore environ {} s.</translation>
        </message>
        <message>
            <source>One solution; {}. No fewer fix this line with one in each place that must have one.</source>
            <translation>Une solution ; {}. Moins ne fixent pas cette ligne, avec un dans chaque place qui doit en avoir un.</translation>
        </message>
        <message>
            <source>One solution; {}, and no fewer fix this line.</source>
            <translation>Une solution ; {}, et moins ne fixeraient pas cette ligne.</translation>
        </message>
        <message>
            <source>One solution; {}. Beside those in places that must have one, none can be left out.</source>
            <translation>Une solution ; {}. À part ceux des places qui doivent en avoir un, aucun ne peut manquer.</translation>
        </message>
        <message>
            <source>One solution; {}, and no group of them that belongs together can go.</source>
            <translation>Une solution ; {}, et aucun groupe lié ne peut partir.</translation>
        </message>
        <message>
            <source>One solution; {}. Beside those in places that must have one, no group of them that belongs together can go.</source>
            <translation>Une solution ; {}. À part ceux des places qui doivent en avoir un, aucun groupe d’indices liés ne peut partir.</translation>
        </message>
        <message>
            <source>One solution; {}. At least {} beside those given are needed.</source>
            <translation>Une solution ; {}. Au moins {} outre ceux donnés sont nécessaires.</translation>
        </message>
        <message>
            <source>Your clues have one solution already.</source>
            <translation>Vos indices ont déjà une solution unique.</translation>
        </message>
        <message>
            <source>One solution with {} more</source>
            <translation>Une solution avec {} de plus</translation>
        </message>
        <message>
            <source>{}; no fewer will do.</source>
            <translation>{} ; moins ne suffisent pas.</translation>
        </message>
        <message numerus="yes">
            <source>solutions</source>
            <extracomment>For one: solution</extracomment>
            <translation>
                <numerusform>solution</numerusform>
                <numerusform>solutions</numerusform>
            </translation>
        </message>
        <message>
            <source>{}: the fewest for {} that were looked at.</source>
            <translation>{} : le minimum pour {} examinées.</translation>
        </message>
        <message>
            <source>{}: the smallest set that was found for {}.</source>
            <translation>{} : le plus petit ensemble trouvé pour {}.</translation>
        </message>
        <message>
            <source>{}; no fewer fix this line.</source>
            <translation>{} ; moins ne fixent pas cette ligne.</translation>
        </message>
        <message>
            <source>{}; beside those in places that must have one, none can be left out.</source>
            <translation>{} ; à part ceux des places qui doivent en avoir un, aucun ne peut manquer.</translation>
        </message>
        <message>
            <source>{}; all of these are needed.</source>
            <translation>{} ; tous sont nécessaires.</translation>
        </message>
        <message>
            <source>Your clues do not contradict each other: none has to go.</source>
            <translation>Vos indices ne se contredisent pas : aucun ne doit partir.</translation>
        </message>
        <message>
            <source> Fewer are not enough.</source>
            <translation> Moins ne suffisent pas.</translation>
        </message>
        <message>
            <source>There is a solution without {}.</source>
            <translation>Il y a une solution sans {}.</translation>
        </message>
        <message>
            <source>How each puzzle is played</source>
            <translation>Comment se joue chaque grille</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play this one</source>
            <translation>Jouer celle-ci</translation>
        </message>
        <message>
            <source>Size of the page</source>
            <translation>Format de page</translation>
        </message>
        <message>
            <source>Puzzles a page</source>
            <translation>Grilles par page</translation>
        </message>
        <message>
            <source>With bleed, for print on demand</source>
            <translation>Avec fond perdu, pour l’impression à la demande</translation>
        </message>
        <message>
            <source>{} mm of ink beyond the cut on all sides</source>
            <translation>{} mm d’encre au-delà de la coupe de chaque côté</translation>
        </message>
        <message>
            <source>With time standards</source>
            <translation>Avec temps de référence</translation>
        </message>
        <message>
            <source>What grandmasters, masters and experts may take, reckoned from size and grade</source>
            <translation>Ce que peuvent mettre grands maîtres, maîtres et experts, estimé d’après taille et difficulté</translation>
        </message>
        <message>
            <source>With hints at the back</source>
            <translation>Avec des aides à la fin</translation>
        </message>
        <message>
            <source>How each begins, and where it gets hardest</source>
            <translation>Comment chacune commence, et où elle est le plus difficile</translation>
        </message>
        <message>
            <source>A folder of puzzles as a PDF to print or bind: contents, rules, puzzles from easy to hard, and answers.</source>
            <translation>Un dossier de grilles en PDF à imprimer ou à relier : sommaire, règles, grilles du facile au difficile, et solutions.</translation>
        </message>
        <message>
            <source>Open...</source>
            <translation>Ouvrir...</translation>
        </message>
        <message>
            <source>Go on with a booklet that was saved</source>
            <translation>Continuer un livret enregistré</translation>
        </message>
        <message>
            <source>Arrange...</source>
            <translation>Composer...</translation>
        </message>
        <message>
            <source>Put the puzzles of a folder in order by hand</source>
            <translation>Ordonner à la main les grilles d’un dossier</translation>
        </message>
        <message>
            <source>Open booklet</source>
            <translation>Ouvrir un livret</translation>
        </message>
        <message>
            <source>Printed booklet (*.pdf)</source>
            <translation>Livret imprimé (*.pdf)</translation>
        </message>
        <message>
            <source>Writing the booklet...</source>
            <translation>Écriture du livret...</translation>
        </message>
        <message>
            <source>The booklet is in {}.</source>
            <translation>Le livret est dans {}.</translation>
        </message>
        <message numerus="yes">
            <source>{} clues</source>
            <extracomment>For one: {} clue</extracomment>
            <translation>
                <numerusform>{} indice</numerusform>
                <numerusform>{} indices</numerusform>
            </translation>
        </message>
        <message>
            <source>{} and more clues</source>
            <translation>{} indices et plus</translation>
        </message>
        <message>
            <source>{} with {}</source>
            <translation>{} avec {}</translation>
        </message>
        <message>
            <source>Sets by size</source>
            <translation>Ensembles par taille</translation>
        </message>
        <message>
            <source>Minimality report</source>
            <translation>Rapport de minimalité</translation>
        </message>
        <message>
            <source>Remove redundant clues</source>
            <translation>Retirer les indices superflus</translation>
        </message>
        <message>
            <source>Trying each clue...</source>
            <translation>Essai de chaque indice...</translation>
        </message>
        <message>
            <source>Stopped: what is shown is proved.</source>
            <translation>Arrêté : ce qui est montré est prouvé.</translation>
        </message>
        <message>
            <source>The minimal sets were not counted.</source>
            <translation>Les ensembles minimaux n’ont pas été comptés.</translation>
        </message>
        <message>
            <source>The clues are minimal: every one of them is needed.</source>
            <translation>Les indices sont minimaux : chacun est nécessaire.</translation>
        </message>
        <message>
            <source>{} of {} clues tried; {} could go.</source>
            <translation>{} indices sur {} essayés ; {} pourraient partir.</translation>
        </message>
        <message>
            <source>The clues are part of what the rule demands here; none is tried alone.</source>
            <translation>Les indices font ici partie de ce que la règle demande ; aucun n’est essayé seul.</translation>
        </message>
        <message>
            <source>Not minimal. Any one of these could go alone: {}. Together: {}.</source>
            <translation>Non minimal. Chacun de ceux-ci pourrait partir seul : {}. Ensemble : {}.</translation>
        </message>
        <message>
            <source>Not minimal. Any one of {} clues could go alone, such as these: {}. Together: {}.</source>
            <translation>Non minimal. Chacun de {} indices pourrait partir seul, par exemple ceux-ci : {}. Ensemble : {}.</translation>
        </message>
        <message>
            <source>Counting minimal sets of {}, with {} given, for this solution...</source>
            <translation>Comptage des ensembles minimaux de {} pour cette solution, avec {} donnés...</translation>
        </message>
        <message>
            <source>Counting minimal sets of {} for this solution...</source>
            <translation>Comptage des ensembles minimaux de {} pour cette solution...</translation>
        </message>
        <message>
            <source>minimal sets of {}, with {} given, have exactly this solution</source>
            <translation>ensembles minimaux de {}, avec {} donnés, ont exactement cette solution</translation>
        </message>
        <message>
            <source>minimal set of {}, with {} given, has exactly this solution</source>
            <translation>ensemble minimal de {}, avec {} donnés, a exactement cette solution</translation>
        </message>
        <message>
            <source>minimal sets of {} have exactly this solution</source>
            <translation>ensembles minimaux de {} ont exactement cette solution</translation>
        </message>
        <message>
            <source>minimal set of {} has exactly this solution</source>
            <translation>ensemble minimal de {} a exactement cette solution</translation>
        </message>
        <message numerus="yes">
            <source>sets of clues</source>
            <extracomment>For one: set of clues</extracomment>
            <translation>
                <numerusform>ensemble d’indices</numerusform>
                <numerusform>ensembles d’indices</numerusform>
            </translation>
        </message>
        <message>
            <source>{}: one clue of each must stay; these are all.</source>
            <translation>{} : un indice de chacun doit rester ; c’est tout.</translation>
        </message>
        <message>
            <source>{}: one clue of each must stay, so far.</source>
            <translation>{} : un indice de chacun doit rester, jusqu’ici.</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Historique</translation>
        </message>
        <message>
            <source>Click a step: the puzzle becomes what it was then. Nothing is lost by it.</source>
            <translation>Cliquez sur un pas : la grille redevient ce qu’elle était. Rien ne s’y perd.</translation>
        </message>
        <message>
            <source>As it was opened</source>
            <translation>Telle qu’à l’ouverture</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Go to cell</source>
            <translation>Aller à la case</translation>
        </message>
        <message>
            <source>Row and column, such as 5 6.</source>
            <translation>Rangée et colonne, par exemple 5 6.</translation>
        </message>
        <message>
            <source>The name or the letter of a corner.</source>
            <translation>Le nom ou la lettre d’un sommet.</translation>
        </message>
        <message>
            <source>Cell</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>There is no such cell on this board.</source>
            <translation>Il n’y a pas de telle case sur ce plateau.</translation>
        </message>
        <message>
            <source>Go</source>
            <translation>Aller</translation>
        </message>
        <message>
            <source>Fill it for me: a puzzle with one solution</source>
            <translation>La remplir pour moi : une grille à solution unique</translation>
        </message>
        <message>
            <source>Rows times columns are at most {} here.</source>
            <translation>Lignes fois colonnes : {} au plus ici.</translation>
        </message>
        <message>
            <source>A board has at most {} cells.</source>
            <translation>Un plateau a au plus {} cases.</translation>
        </message>
        <message>
            <source>Too large</source>
            <translation>Trop grand</translation>
        </message>
        <message>
            <source>Paint the outline with the mouse.</source>
            <translation>Peignez le contour à la souris.</translation>
        </message>
        <message>
            <source>Click for corners, and drag lines between them.</source>
            <translation>Cliquez sur des sommets, et tirez des lignes entre eux.</translation>
        </message>
        <message>
            <source>An empty canvas</source>
            <translation>Une toile vide</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucune</translation>
        </message>
        <message>
            <source>Beside</source>
            <translation>À côté</translation>
        </message>
        <message>
            <source>At the end</source>
            <translation>À la fin</translation>
        </message>
        <message>
            <source>Upside down</source>
            <translation>À l’envers</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Imprimer</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Feuille</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Orientation</translation>
        </message>
        <message>
            <source>Upright</source>
            <translation>Portrait</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Paysage</translation>
        </message>
        <message>
            <source>Margins</source>
            <translation>Marges</translation>
        </message>
        <message>
            <source>{} mm</source>
            <translation>{} mm</translation>
        </message>
        <message>
            <source>Copies a page, or puzzles where there are several</source>
            <translation>Copies par page, ou grilles s’il y en a plusieurs</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Auteur</translation>
        </message>
        <message>
            <source>QR code of its link</source>
            <translation>Code QR de son lien</translation>
        </message>
        <message>
            <source>Save ink: grey for black</source>
            <translation>Économiser l’encre : gris pour noir</translation>
        </message>
        <message>
            <source>Add a folder...</source>
            <translation>Ajouter un dossier...</translation>
        </message>
        <message>
            <source>Print all puzzles of a folder after this one</source>
            <translation>Imprimer à la suite toutes les grilles d’un dossier</translation>
        </message>
        <message>
            <source>Save as PDF...</source>
            <translation>En PDF...</translation>
        </message>
        <message>
            <source>Print...</source>
            <translation>Imprimer...</translation>
        </message>
        <message>
            <source>No difficulty is known yet</source>
            <translation>Aucune difficulté n’est encore connue</translation>
        </message>
        <message>
            <source>It has no link of puzz.link or Penpa+</source>
            <translation>Il n’a pas de lien puzz.link ou Penpa+</translation>
        </message>
        <message numerus="yes">
            <source>{} more puzzles, {} of them solved.</source>
            <extracomment>For one: {} more puzzle, {} of them solved.</extracomment>
            <translation>
                <numerusform>{} grille de plus, dont {} résolue.</numerusform>
                <numerusform>{} grilles de plus, dont {} résolues.</numerusform>
            </translation>
        </message>
        <message>
            <source>The open puzzle is in the folder, too; it is printed once.</source>
            <translation>La grille ouverte est aussi dans le dossier ; elle est imprimée une seule fois.</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} sur {}</translation>
        </message>
        <message>
            <source>Printed page (*.pdf)</source>
            <translation>Page imprimée (*.pdf)</translation>
        </message>
        <message>
            <source>Nothing was printed: the printer refused it.</source>
            <translation>Rien n’a été imprimé : l’imprimante l’a refusé.</translation>
        </message>
        <message>
            <source>Moves of the tour</source>
            <translation>Coups du tour</translation>
        </message>
        <message>
            <source>Title, author and rules</source>
            <translation>Titre, auteur et règles</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Modifier</translation>
        </message>
        <message>
            <source>Change the rules</source>
            <translation>Modifier les règles</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Modifier le titre</translation>
        </message>
        <message>
            <source>Top</source>
            <translation>Haut</translation>
        </message>
        <message>
            <source>Add a row at the top</source>
            <translation>Ajouter une rangée en haut</translation>
        </message>
        <message>
            <source>Remove the top row</source>
            <translation>Retirer la rangée du haut</translation>
        </message>
        <message>
            <source>Bottom</source>
            <translation>Bas</translation>
        </message>
        <message>
            <source>Add a row at the bottom</source>
            <translation>Ajouter une rangée en bas</translation>
        </message>
        <message>
            <source>Remove the bottom row</source>
            <translation>Retirer la rangée du bas</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Gauche</translation>
        </message>
        <message>
            <source>Add a column on the left</source>
            <translation>Ajouter une colonne à gauche</translation>
        </message>
        <message>
            <source>Remove the left column</source>
            <translation>Retirer la colonne de gauche</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Droite</translation>
        </message>
        <message>
            <source>Add a column on the right</source>
            <translation>Ajouter une colonne à droite</translation>
        </message>
        <message>
            <source>Remove the right column</source>
            <translation>Retirer la colonne de droite</translation>
        </message>
        <message>
            <source>All round</source>
            <translation>Tout autour</translation>
        </message>
        <message>
            <source>Add a ring of cells</source>
            <translation>Ajouter un anneau de cases</translation>
        </message>
        <message>
            <source>Remove the outer ring of cells</source>
            <translation>Retirer l’anneau extérieur</translation>
        </message>
        <message>
            <source>Rows and columns</source>
            <translation>Rangées et colonnes</translation>
        </message>
        <message>
            <source>Clues stay where they are. Each click is one step that undo takes back.</source>
            <translation>Les indices restent où ils sont. Chaque clic est un pas qu’Annuler reprend.</translation>
        </message>
        <message>
            <source>Corners of a drawing are added with the Draw tool.</source>
            <translation>Les sommets d’un dessin s’ajoutent avec l’outil Dessiner.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Like the desktop</source>
            <translation>Comme le bureau</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>1 minute</source>
            <translation>1 minute</translation>
        </message>
        <message>
            <source>5 minutes</source>
            <translation>5 minutes</translation>
        </message>
        <message>
            <source>15 minutes</source>
            <translation>15 minutes</translation>
        </message>
        <message>
            <source>1 hour</source>
            <translation>1 heure</translation>
        </message>
        <message>
            <source>6 hours</source>
            <translation>6 heures</translation>
        </message>
        <message>
            <source>1 day</source>
            <translation>1 jour</translation>
        </message>
        <message>
            <source>A solver that needs more is stopped and replaced; the puzzle is unharmed. Solvers always give way to the window.</source>
            <translation>Un solveur qui demande plus est arrêté et remplacé ; la grille n’en souffre pas. Les solveurs cèdent toujours le pas à la fenêtre.</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} Mo</translation>
        </message>
        <message>
            <source>{} GB</source>
            <translation>{} Go</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Apparence</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Thème</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>Text size, from the next start on</source>
            <translation>Taille du texte, dès le prochain démarrage</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>Darker or lighter colours for texts and marks, in both themes</source>
            <translation>Des couleurs plus sombres ou plus claires pour les textes et les marques, dans les deux thèmes</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Moins de mouvement</translation>
        </message>
        <message>
            <source>Changes show at once, without moving</source>
            <translation>Les changements se montrent d’un coup, sans mouvement</translation>
        </message>
        <message>
            <source>Right click counts down and removes</source>
            <translation>Le clic droit décompte et retire</translation>
        </message>
        <message>
            <source>As each tool has it; otherwise the right button shows what can be done there</source>
            <translation>Comme le prévoit chaque outil ; sinon le bouton droit montre ce qu’on peut y faire</translation>
        </message>
        <message>
            <source>Solvers</source>
            <translation>Solveurs</translation>
        </message>
        <message>
            <source>Check as you draw</source>
            <translation>Vérifier en dessinant</translation>
        </message>
        <message>
            <source>Check after every change, or pause that</source>
            <translation>Vérifier après chaque changement, ou suspendre</translation>
        </message>
        <message>
            <source>Memory of each solver</source>
            <translation>Mémoire de chaque solveur</translation>
        </message>
        <message>
            <source>Processor time for a question</source>
            <translation>Temps processeur par question</translation>
        </message>
        <message>
            <source>Processes for batches and folders</source>
            <translation>Processus pour les séries et les dossiers</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatique</translation>
        </message>
        <message>
            <source>How many puzzles are made or checked at once; automatic goes by the processor</source>
            <translation>Combien de grilles sont créées ou vérifiées à la fois ; automatique suit le processeur</translation>
        </message>
        <message>
            <source>Recovery</source>
            <translation>Récupération</translation>
        </message>
        <message>
            <source>Every edit is kept within a second, and offered after a crash. It is in:</source>
            <translation>Chaque modification est gardée dans la seconde, et proposée après une panne. Elle est dans :</translation>
        </message>
        <message>
            <source>Web page</source>
            <translation>Page web</translation>
        </message>
        <message>
            <source>One file on which the puzzle is played, also on a phone and without a network. It checks the rules and the answer, but does not contain the answer in plain.</source>
            <translation>Un fichier où l’on joue la grille, même au téléphone et sans réseau. Il vérifie les règles et la solution, mais ne contient pas la solution en clair.</translation>
        </message>
        <message>
            <source>With hints, which give the solution away</source>
            <translation>Avec des aides, qui livrent la solution</translation>
        </message>
        <message>
            <source>The steps of the explanation: first where, then why</source>
            <translation>Les pas de l’explication : d’abord où, puis pourquoi</translation>
        </message>
        <message>
            <source>Save...</source>
            <translation>Enregistrer...</translation>
        </message>
        <message>
            <source>Writing the web page...</source>
            <translation>Écriture de la page web...</translation>
        </message>
        <message>
            <source>Web page (*.html)</source>
            <translation>Page web (*.html)</translation>
        </message>
        <message>
            <source>The web page is in {}.</source>
            <translation>La page web est dans {}.</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>verb</comment>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>The work goes on; the same command shows it again</source>
            <translation>Le travail continue ; la même commande le montre de nouveau</translation>
        </message>
        <message>
            <source>Click, then press another key for this, or Backspace for none</source>
            <translation>Cliquez, puis appuyez sur une autre touche, ou Retour arrière pour aucune</translation>
        </message>
        <message>
            <source>{}: {}. Change</source>
            <translation>{} : {}. Changer</translation>
        </message>
        <message>
            <source>no key</source>
            <translation>aucune touche</translation>
        </message>
        <message>
            <source>Press a key</source>
            <translation>Appuyez sur une touche</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Chercher</translation>
        </message>
        <message>
            <source>Search keys, such as zoom or Ctrl G</source>
            <translation>Chercher une touche, par exemple zoom ou Ctrl G</translation>
        </message>
        <message>
            <source>No key has that.</source>
            <translation>Aucune touche ne fait cela.</translation>
        </message>
        <message>
            <source>Click a key, then press another one, or Backspace for none.</source>
            <translation>Cliquez sur une touche, puis appuyez sur une autre, ou Retour arrière pour aucune.</translation>
        </message>
        <message>
            <source>Usual keys</source>
            <translation>Touches habituelles</translation>
        </message>
        <message>
            <source>{} still does the same, until you give it to something else.</source>
            <translation>{} fait toujours la même chose, tant que vous ne l’attribuez pas à autre chose.</translation>
        </message>
        <message>
            <source>All keys are the usual ones.</source>
            <translation>Toutes les touches sont les habituelles.</translation>
        </message>
        <message>
            <source>Open link or text</source>
            <translation>Ouvrir un lien ou un texte</translation>
        </message>
        <message>
            <source>A puzz.link, Penpa+ or Kudamono link, a Loopy game ID, or the text of a puzzle file.</source>
            <translation>Un lien puzz.link, Penpa+ ou Kudamono, un code de partie Loopy, ou le texte d’un fichier de grille.</translation>
        </message>
        <message>
            <source>Link or text</source>
            <translation>Lien ou texte</translation>
        </message>
        <message>
            <source>Paste or type what is to be opened first</source>
            <translation>Collez ou tapez d'abord ce qu'il faut ouvrir</translation>
        </message>
        <message>
            <source>Version {}</source>
            <translation>Version {}</translation>
        </message>
        <message>
            <source>A studio for puzzles that are solved by drawing one line.</source>
            <translation>Un studio pour les grilles qui se résolvent en traçant une seule ligne.</translation>
        </message>
        <message>
            <source>Free software under the MIT licence. Typeface: Inter, SIL Open Font License.</source>
            <translation>Logiciel libre sous licence MIT. Police : Inter, SIL Open Font License.</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>étapes</translation>
        </message>
        <message>
            <source>Teaching sheet</source>
            <translation>Fiche pédagogique</translation>
        </message>
        <message>
            <source>There is nothing to explain yet: place some clues first.</source>
            <translation>Il n’y a encore rien à expliquer : placez d’abord quelques indices.</translation>
        </message>
        <message>
            <source>There is nothing to explain: the puzzle has no solution.</source>
            <translation>Il n’y a rien à expliquer : la grille n’a pas de solution.</translation>
        </message>
        <message>
            <source>The teaching sheet is in {}.</source>
            <translation>La fiche pédagogique est dans {}.</translation>
        </message>
        <message>
            <source>Making the teaching sheet...</source>
            <translation>Création de la fiche pédagogique...</translation>
        </message>
        <message>
            <source>Tour</source>
            <translation>Tour</translation>
        </message>
        <message>
            <source>Look for another tour, or stop looking</source>
            <translation>Chercher un autre tour, ou cesser de chercher</translation>
        </message>
        <message>
            <source>Save as SVG, PNG, PDF or as a table</source>
            <translation>Enregistrer en SVG, PNG, PDF ou en tableau</translation>
        </message>
        <message>
            <source>A new jump tour with all numbers of this one</source>
            <translation>Un nouveau tour par sauts avec tous les nombres de celui-ci</translation>
        </message>
        <message>
            <source>Compare ways...</source>
            <translation>Comparer les méthodes...</translation>
        </message>
        <message>
            <source>All ways to break ties and to mend a tour, side by side</source>
            <translation>Toutes les façons de départager et de réparer un tour, côte à côte</translation>
        </message>
        <message>
            <source>Stopped before a tour was found.</source>
            <translation>Arrêté avant qu’un tour soit trouvé.</translation>
        </message>
        <message>
            <source>There is no such tour. {}</source>
            <translation>Il n’y a pas de tel tour. {}</translation>
        </message>
        <message>
            <source>No tour</source>
            <translation>Pas de tour</translation>
        </message>
        <message>
            <source>Looking for a tour...</source>
            <translation>Recherche d’un tour...</translation>
        </message>
        <message>
            <source>A board without a tour</source>
            <translation>Un plateau sans tour</translation>
        </message>
        <message>
            <source>Looking for a tour: {} s</source>
            <translation>Recherche d’un tour : {} s</translation>
        </message>
        <message>
            <source>Found in {} ms, {}</source>
            <translation>Trouvé en {} ms, {}</translation>
        </message>
        <message numerus="yes">
            <source>tries</source>
            <extracomment>For one: try</extracomment>
            <translation>
                <numerusform>essai</numerusform>
                <numerusform>essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, {} steps taken back</source>
            <extracomment>For one: , {} step taken back</extracomment>
            <translation>
                <numerusform>, {} pas repris</numerusform>
                <numerusform>, {} pas repris</numerusform>
            </translation>
        </message>
        <message>
            <source>Closed tour, {} x {}</source>
            <translation>Tour fermé, {} x {}</translation>
        </message>
        <message>
            <source>Tour, {} x {}</source>
            <translation>Tour, {} x {}</translation>
        </message>
        <message>
            <source>Writing {}...</source>
            <translation>Écriture de {}...</translation>
        </message>
        <message>
            <source>Saved as {}</source>
            <translation>Enregistré sous {}</translation>
        </message>
        <message>
            <source>Ways compared</source>
            <translation>Méthodes comparées</translation>
        </message>
        <message>
            <source>closed tours</source>
            <translation>tours fermés</translation>
        </message>
        <message>
            <source>open tours</source>
            <translation>tours ouverts</translation>
        </message>
        <message>
            <source>{} of {} x {} cells: mean of {} from random starts, each {} s at most.</source>
            <translation>{} sur {} x {} cases : moyenne de {} départs au hasard, {} s chacun au plus.</translation>
        </message>
        <message>
            <source>Where it is stuck</source>
            <translation>En cas d’impasse</translation>
        </message>
        <message>
            <source>Ties of the rule</source>
            <translation>Égalités de la règle</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Trouvés</translation>
        </message>
        <message>
            <source>Tries</source>
            <translation>Essais</translation>
        </message>
        <message>
            <source>Steps back</source>
            <translation>Pas en arrière</translation>
        </message>
        <message>
            <source>Comparing...</source>
            <translation>Comparaison...</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} ms</translation>
        </message>
        <message>
            <source>Exactly one solution</source>
            <translation>Une solution exactement</translation>
        </message>
        <message>
            <source>Check this twice</source>
            <translation>Vérifier deux fois</translation>
        </message>
        <message>
            <source>Another engine, which writes the puzzle down in another way, judges it again. What it proves is then checked step by step.</source>
            <translation>Un autre moteur, qui écrit la grille autrement, la juge à nouveau. Ce qu’il prouve est ensuite vérifié pas à pas.</translation>
        </message>
        <message>
            <source>Save certificate...</source>
            <translation>Enregistrer le certificat...</translation>
        </message>
        <message>
            <source>A folder with formula, reasons and proof that any checker can read</source>
            <translation>Un dossier avec formule, raisons et preuve, que tout vérificateur sait lire</translation>
        </message>
        <message>
            <source>Starting...</source>
            <translation>Démarrage...</translation>
        </message>
        <message>
            <source>The certificate is in {}.</source>
            <translation>Le certificat est dans {}.</translation>
        </message>
        <message>
            <source>Proof not checked yet</source>
            <translation>Preuve pas encore vérifiée</translation>
        </message>
        <message>
            <source>No certificate</source>
            <translation>Pas de certificat</translation>
        </message>
        <message>
            <source>Proof checked</source>
            <translation>Preuve vérifiée</translation>
        </message>
        <message>
            <source>Answers checked</source>
            <translation>Solutions vérifiées</translation>
        </message>
        <message>
            <source>Two different solutions, held against the rules</source>
            <translation>Deux solutions différentes, confrontées aux règles</translation>
        </message>
        <message numerus="yes">
            <source>{} clauses, each with its reason, refuted in {} steps</source>
            <extracomment>For one: {} clauses, each with its reason, refuted in {} step</extracomment>
            <translation>
                <numerusform>{} clauses, chacune avec sa raison, réfutées en {} pas</numerusform>
                <numerusform>{} clauses, chacune avec sa raison, réfutées en {} pas</numerusform>
            </translation>
        </message>
        <message>
            <source>Two engines disagree: trust neither, and please report this puzzle.</source>
            <translation>Deux moteurs se contredisent : ne croyez ni l’un ni l’autre, et signalez cette grille.</translation>
        </message>
        <message>
            <source>Confirmed.</source>
            <translation>Confirmé.</translation>
        </message>
        <message>
            <source>Not confirmed.</source>
            <translation>Non confirmé.</translation>
        </message>
        <message>
            <source>A folder for the certificate</source>
            <translation>Un dossier pour le certificat</translation>
        </message>
        <message>
            <source>{} certificate</source>
            <translation>{} certificat</translation>
        </message>
    </context>
    <context>
        <name>gui.document</name>
        <message>
            <source>{path} is a booklet, not a puzzle.</source>
            <translation>{path} est un livret, pas une grille.</translation>
        </message>
        <message>
            <source>This is no ordinary file.</source>
            <translation>Ce n’est pas un fichier ordinaire.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <source>Let lines lead both ways</source>
            <translation>Rendre les lignes à double sens</translation>
        </message>
        <message>
            <source>All lines lead both ways again.</source>
            <translation>Toutes les lignes sont de nouveau à double sens.</translation>
        </message>
        <message>
            <source>Let lines lead one way</source>
            <translation>Mettre des lignes à sens unique</translation>
        </message>
        <message>
            <source>Drag along a line to let it lead that way only, and back for both ways.</source>
            <translation>Glissez le long d’une ligne pour la mettre à sens unique, et en arrière pour le double sens.</translation>
        </message>
        <message>
            <source>No turn leads this tiling onto itself.</source>
            <translation>Aucune rotation ne laisse ce pavage inchangé.</translation>
        </message>
        <message>
            <source>This tiling is not its own mirror image.</source>
            <translation>Ce pavage n’est pas sa propre image dans un miroir.</translation>
        </message>
        <message>
            <source>Turn or mirror the board</source>
            <translation>Tourner ou refléter le plateau</translation>
        </message>
        <message>
            <source>Enlarge the board</source>
            <translation>Agrandir le plateau</translation>
        </message>
        <message>
            <source>Shrink the board</source>
            <translation>Réduire le plateau</translation>
        </message>
        <message>
            <source>Select the cells that are to stay: drag with the Select tool.</source>
            <translation>Sélectionnez les cases à garder : glissez avec l’outil Sélection.</translation>
        </message>
        <message>
            <source>Crop the board</source>
            <translation>Rogner le plateau</translation>
        </message>
        <message numerus="yes">
            <source>{} clues went: the board has no place for them.</source>
            <extracomment>For one: {} clue went: the board has no place for it.</extracomment>
            <translation>
                <numerusform>{} indice est parti : le plateau n’a pas de place pour lui.</numerusform>
                <numerusform>{} indices sont partis : le plateau n’a pas de place pour eux.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>gui.editor</name>
        <message>
            <source>Select some cells first.</source>
            <translation>Sélectionnez d’abord des cases.</translation>
        </message>
        <message>
            <source>Click or Enter places the clues. R turns, F flips, Esc leaves.</source>
            <translation>Clic ou Entrée pose les indices. R tourne, F reflète, Échap quitte.</translation>
        </message>
        <message>
            <source>Enter places the clues where they come from: no other cells of this tiling lie alike.</source>
            <translation>Entrée remet les indices à leur place d’origine : aucune autre case de ce pavage n’est placée de même.</translation>
        </message>
        <message>
            <source>No other cells of this board lie like these.</source>
            <translation>Aucune autre case de ce plateau n’est placée comme celles-ci.</translation>
        </message>
        <message>
            <source>These clues can stand once only.</source>
            <translation>Ces indices ne peuvent figurer qu’une seule fois.</translation>
        </message>
        <message>
            <source>Parts of a drawing cannot be copied.</source>
            <translation>Les parties d’un dessin ne peuvent pas être copiées.</translation>
        </message>
        <message>
            <source>Copied {}.</source>
            <translation>Copié : {}.</translation>
        </message>
        <message>
            <source>{} did not fit.</source>
            <translation>{} n’ont pas trouvé place.</translation>
        </message>
        <message>
            <source>Remove the line</source>
            <translation>Retirer la ligne</translation>
        </message>
        <message>
            <source>Type another</source>
            <translation>En saisir un autre</translation>
        </message>
        <message>
            <source>Change to</source>
            <translation>Changer en</translation>
        </message>
        <message>
            <source>Remove {}</source>
            <translation>Retirer {}</translation>
        </message>
        <message>
            <source>Type {clue}</source>
            <translation>Saisir {clue}</translation>
        </message>
        <message>
            <source>Remove this cell</source>
            <translation>Retirer cette case</translation>
        </message>
        <message>
            <source>Remove this corner</source>
            <translation>Retirer ce sommet</translation>
        </message>
        <message>
            <source>Place {clue}</source>
            <translation>Placer {clue}</translation>
        </message>
        <message>
            <source>What can be done here</source>
            <translation>Ce qu’on peut faire ici</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <source>There is no border to another cell that way.</source>
            <translation>Il n’y a pas de frontière avec une autre case de ce côté.</translation>
        </message>
        <message>
            <source>Click to add the first cell, or drag to paint an outline.</source>
            <translation>Cliquez pour ajouter la première case, ou glissez pour peindre un contour.</translation>
        </message>
        <message>
            <source>Click for the first corner, then drag from corner to corner.</source>
            <translation>Cliquez pour le premier sommet, puis tirez de sommet en sommet.</translation>
        </message>
        <message>
            <source>Strip</source>
            <translation>Bande</translation>
        </message>
        <message>
            <source>or just type it on a cell</source>
            <translation>ou saisissez-le sur une case</translation>
        </message>
        <message>
            <source>Moves...</source>
            <translation>Coups...</translation>
        </message>
        <message>
            <source>The jumps that are allowed</source>
            <translation>Les sauts permis</translation>
        </message>
        <message>
            <source>Click a border, type its number.</source>
            <translation>Cliquez sur une frontière, saisissez son nombre.</translation>
        </message>
        <message>
            <source>Click a line, type its number.</source>
            <translation>Cliquez sur une ligne, saisissez son nombre.</translation>
        </message>
        <message>
            <source>place</source>
            <translation>placer</translation>
        </message>
        <message>
            <source>remove</source>
            <translation>retirer</translation>
        </message>
        <message>
            <source>The patch of the tiling ends here; Rows and columns makes it larger.</source>
            <translation>La portion du pavage s’arrête ici ; Rangées et colonnes l’agrandit.</translation>
        </message>
        <message>
            <source>Add and remove cells of the board</source>
            <translation>Ajouter et retirer des cases du plateau</translation>
        </message>
        <message>
            <source>Click a cell to remove it, beside the board to add one.</source>
            <translation>Cliquez sur une case pour la retirer, à côté du plateau pour en ajouter une.</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Glisser</translation>
        </message>
        <message>
            <source>for many</source>
            <translation>pour beaucoup</translation>
        </message>
        <message>
            <source>undo</source>
            <translation>annuler</translation>
        </message>
        <message>
            <source>A board has at most {most:,} cells.</source>
            <translation>Un plateau a au plus {most:,} cases.</translation>
        </message>
        <message>
            <source>{} went with the cell.</source>
            <translation>{} partis avec la case.</translation>
        </message>
        <message>
            <source>Removing this cell also removes a clue: {}.</source>
            <translation>Retirer cette case retire aussi un indice : {}.</translation>
        </message>
        <message>
            <source>Removing this cell also removes {} clues.</source>
            <translation>Retirer cette case retire aussi {} indices.</translation>
        </message>
        <message>
            <source>The clipboard holds no clues that can be pasted here.</source>
            <translation>Le presse-papiers ne contient pas d’indices à coller ici.</translation>
        </message>
        <message>
            <source>These clues come from a board of {shape}.</source>
            <translation>Ces indices viennent d’un plateau de {shape}.</translation>
        </message>
        <message>
            <source>These clues come from another patch of this tiling.</source>
            <translation>Ces indices viennent d’un autre morceau de ce pavage.</translation>
        </message>
        <message>
            <source>This puzzle has no clues of that kind.</source>
            <translation>Cette grille n’a pas d’indices de ce genre.</translation>
        </message>
        <message>
            <source>Choose a cell that lies like the one they come from.</source>
            <translation>Choisissez une case placée comme celle dont ils viennent.</translation>
        </message>
        <message>
            <source>None of these clues fits here.</source>
            <translation>Aucun de ces indices ne va ici.</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Erase clues</source>
            <translation>Effacer des indices</translation>
        </message>
        <message>
            <source>Click or drag over clues to erase them.</source>
            <translation>Cliquez ou glissez sur des indices pour les effacer.</translation>
        </message>
        <message>
            <source>Corners snap to squares.</source>
            <translation>Les sommets s’alignent sur des carrés.</translation>
        </message>
        <message>
            <source>Corners snap to hexagons.</source>
            <translation>Les sommets s’alignent sur des hexagones.</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Dessiner</translation>
        </message>
        <message>
            <source>Draw corners and lines</source>
            <translation>Dessiner des sommets et des lignes</translation>
        </message>
        <message>
            <source>Click for a corner, drag from corner to corner.</source>
            <translation>Cliquez pour un sommet, tirez de sommet en sommet.</translation>
        </message>
        <message>
            <source>Alt</source>
            <translation>Alt</translation>
        </message>
        <message>
            <source>move a corner</source>
            <translation>déplacer un sommet</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Maj</translation>
        </message>
        <message>
            <source>anywhere</source>
            <translation>n’importe où</translation>
        </message>
        <message>
            <source>squares or hexagons</source>
            <translation>carrés ou hexagones</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <source>line from the cursor</source>
            <translation>ligne depuis le curseur</translation>
        </message>
        <message>
            <source>A line begins at corner {}. Go to another one and press Enter.</source>
            <translation>Une ligne part du sommet {}. Allez à un autre et appuyez sur Entrée.</translation>
        </message>
        <message>
            <source>There is no line between these corners.</source>
            <translation>Il n’y a pas de ligne entre ces sommets.</translation>
        </message>
        <message>
            <source>No line is begun.</source>
            <translation>Aucune ligne n’est commencée.</translation>
        </message>
        <message>
            <source>A drawing has at most {most:,} corners.</source>
            <translation>Un dessin a au plus {most:,} sommets.</translation>
        </message>
        <message>
            <source>A corner there would touch another one.</source>
            <translation>Un sommet ici en toucherait un autre.</translation>
        </message>
        <message>
            <source>A line cannot lead from a corner to itself.</source>
            <translation>Une ligne ne peut pas mener d’un sommet à lui-même.</translation>
        </message>
        <message>
            <source>A drawing has at most {most:,} lines.</source>
            <translation>Un dessin a au plus {most:,} lignes.</translation>
        </message>
        <message>
            <source>With this cell it would not be one loop.</source>
            <translation>Avec cette case, ce ne serait pas une seule boucle.</translation>
        </message>
        <message>
            <source>The line goes on from its end. Del removes it.</source>
            <translation>La ligne continue depuis son extrémité. Suppr la retire.</translation>
        </message>
        <message>
            <source>A jump leads straight along a line of cells. Del removes the line.</source>
            <translation>Un saut mène tout droit le long d’une rangée de cases. Suppr retire la ligne.</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Ligne</translation>
        </message>
        <message>
            <source>Drag to draw a line.</source>
            <translation>Glissez pour tracer une ligne.</translation>
        </message>
        <message>
            <source>Drag back</source>
            <translation>Glisser en arrière</translation>
        </message>
        <message>
            <source>take it back</source>
            <translation>la reprendre</translation>
        </message>
        <message>
            <source>another stretch</source>
            <translation>un autre tronçon</translation>
        </message>
        <message>
            <source>to the cursor, or round its cell</source>
            <translation>jusqu’au curseur, ou autour de sa case</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Suppr</translation>
        </message>
        <message>
            <source>remove the line</source>
            <translation>retirer la ligne</translation>
        </message>
        <message>
            <source>All lines are drawn.</source>
            <translation>Toutes les lignes sont tracées.</translation>
        </message>
        <message>
            <source>cell</source>
            <translation>case</translation>
        </message>
        <message>
            <source>Click a cell to set {}.</source>
            <translation>Cliquez sur une case pour placer {}.</translation>
        </message>
        <message>
            <source>corner</source>
            <translation>sommet</translation>
        </message>
        <message>
            <source>Click a corner to set {}.</source>
            <translation>Cliquez sur un sommet pour placer {}.</translation>
        </message>
        <message>
            <source>Click a border to set {}.</source>
            <translation>Cliquez sur une frontière pour placer {}.</translation>
        </message>
        <message>
            <source>side</source>
            <translation>côté</translation>
        </message>
        <message>
            <source>sides</source>
            <translation>côtés</translation>
        </message>
        <message>
            <source>Click a side to set {}.</source>
            <translation>Cliquez sur un côté pour placer {}.</translation>
        </message>
        <message>
            <source>line</source>
            <translation>ligne</translation>
        </message>
        <message>
            <source>Click a line to set {}.</source>
            <translation>Cliquez sur une ligne pour placer {}.</translation>
        </message>
        <message>
            <source>Set {} between cells</source>
            <translation>Placer {} entre les cases</translation>
        </message>
        <message>
            <source>Set {} on {}</source>
            <translation>Placer : {} ({})</translation>
        </message>
        <message>
            <source>across borders or along them</source>
            <translation>à travers les frontières ou le long</translation>
        </message>
        <message>
            <source>across borders</source>
            <translation>à travers les frontières</translation>
        </message>
        <message>
            <source>Click between two cells to set {}.</source>
            <translation>Cliquez entre deux cases pour placer {}.</translation>
        </message>
        <message>
            <source>from the cursor</source>
            <translation>depuis le curseur</translation>
        </message>
        <message>
            <source>Click again</source>
            <translation>Cliquer encore</translation>
        </message>
        <message>
            <source>turn, then remove</source>
            <translation>tourner, puis retirer</translation>
        </message>
        <message>
            <source>{}, none</source>
            <translation>{}, aucun</translation>
        </message>
        <message>
            <source>at the cursor</source>
            <translation>au curseur</translation>
        </message>
        <message>
            <source>the next number, at last none</source>
            <translation>le nombre suivant, enfin aucun</translation>
        </message>
        <message>
            <source>the way of the arrow</source>
            <translation>le sens de la flèche</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Déplacer</translation>
        </message>
        <message>
            <source>Move the board on the screen</source>
            <translation>Déplacer le plateau à l’écran</translation>
        </message>
        <message>
            <source>Drag to move the board.</source>
            <translation>Glissez pour déplacer le plateau.</translation>
        </message>
        <message>
            <source>Ctrl wheel</source>
            <translation>Ctrl molette</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>zoom</translation>
        </message>
        <message>
            <source>show all</source>
            <translation>tout montrer</translation>
        </message>
        <message>
            <source>Space drag</source>
            <translation>Espace glisser</translation>
        </message>
        <message>
            <source>move with any tool</source>
            <translation>déplacer avec tout outil</translation>
        </message>
        <message>
            <source>Place {} on corners</source>
            <translation>Placer {} sur les sommets</translation>
        </message>
        <message>
            <source>Place {} on cells</source>
            <translation>Placer {} sur les cases</translation>
        </message>
        <message>
            <source>Click a corner, type its {}.</source>
            <translation>Cliquez sur un sommet, saisissez la valeur ({}).</translation>
        </message>
        <message>
            <source>Click a cell, type its {}.</source>
            <translation>Cliquez sur une case, saisissez la valeur ({}).</translation>
        </message>
        <message>
            <source>{} in hand: click a corner to place it.</source>
            <translation>{} en main : cliquez sur un sommet pour le placer.</translation>
        </message>
        <message>
            <source>{} in hand: click a cell to place it.</source>
            <translation>{} en main : cliquez sur une case pour le placer.</translation>
        </message>
        <message>
            <source>next {}</source>
            <translation>suivant : {}</translation>
        </message>
        <message>
            <source>count up</source>
            <translation>compter</translation>
        </message>
        <message>
            <source>count down</source>
            <translation>décompter</translation>
        </message>
        <message>
            <source>move</source>
            <translation>déplacer</translation>
        </message>
        <message>
            <source>put it away</source>
            <translation>reposer</translation>
        </message>
        <message>
            <source>Select</source>
            <translation>Sélection</translation>
        </message>
        <message>
            <source>Select cells, and move or copy their clues</source>
            <translation>Sélectionner des cases, et déplacer ou copier leurs indices</translation>
        </message>
        <message>
            <source>Click a cell, or drag over several.</source>
            <translation>Cliquez sur une case, ou glissez sur plusieurs.</translation>
        </message>
        <message>
            <source>add</source>
            <translation>ajouter</translation>
        </message>
        <message>
            <source>move the selection</source>
            <translation>déplacer la sélection</translation>
        </message>
        <message>
            <source>copy</source>
            <translation>copier</translation>
        </message>
        <message>
            <source>The selected clues do not fit there.</source>
            <translation>Les indices sélectionnés ne vont pas là.</translation>
        </message>
        <message>
            <source>Select corners, and move them</source>
            <translation>Sélectionner des sommets et les déplacer</translation>
        </message>
        <message>
            <source>Click a corner, or drag over several.</source>
            <translation>Cliquez sur un sommet, ou glissez sur plusieurs.</translation>
        </message>
        <message>
            <source>{clue:capital} here can be {values}, not {text}.</source>
            <translation>{clue:capital} ici peut valoir {values}, pas {text}.</translation>
        </message>
        <message>
            <source>A minus sign alone is not a number.</source>
            <translation>Un signe moins seul n’est pas un nombre.</translation>
        </message>
    </context>
    <context>
        <name>gui.modes</name>
        <message>
            <source>Edit</source>
            <translation>Éditer</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>Observer</translation>
        </message>
        <message>
            <source>Explain</source>
            <translation>Expliquer</translation>
        </message>
        <message>
            <source>Click to place the clues.</source>
            <translation>Cliquez pour poser les indices.</translation>
        </message>
        <message>
            <source>place them</source>
            <translation>poser</translation>
        </message>
        <message>
            <source>turn</source>
            <translation>tourner</translation>
        </message>
        <message>
            <source>flip</source>
            <translation>refléter</translation>
        </message>
        <message>
            <source>leave</source>
            <translation>quitter</translation>
        </message>
        <message>
            <source>menu</source>
            <translation>menu</translation>
        </message>
        <message>
            <source>Right click</source>
            <translation>Clic droit</translation>
        </message>
        <message>
            <source>back to the step</source>
            <translation>retour à l’étape</translation>
        </message>
        <message>
            <source>There is nothing to solve yet: the board has no cells.</source>
            <translation>Il n’y a encore rien à résoudre : le plateau n’a pas de cases.</translation>
        </message>
        <message>
            <source>If not (Esc returns)</source>
            <translation>Sinon (Échap revient)</translation>
        </message>
        <message>
            <source>Stopped: there may be more steps.</source>
            <translation>Arrêté : il peut y avoir d’autres pas.</translation>
        </message>
        <message>
            <source>Looking for more steps: {} s</source>
            <translation>Recherche d’autres pas : {} s</translation>
        </message>
        <message>
            <source>Looking for more steps...</source>
            <translation>Recherche d’autres pas...</translation>
        </message>
        <message>
            <source>one step</source>
            <translation>un pas</translation>
        </message>
        <message>
            <source>what if not?</source>
            <translation>et sinon ?</translation>
        </message>
        <message>
            <source>hardest step</source>
            <translation>pas le plus difficile</translation>
        </message>
        <message>
            <source>fold</source>
            <translation>replier</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Pas</translation>
        </message>
        <message numerus="yes">
            <source>clues and facts</source>
            <extracomment>For one: clue or fact</extracomment>
            <translation>
                <numerusform>indice ou fait</numerusform>
                <numerusform>indices et faits</numerusform>
            </translation>
        </message>
        <message>
            <source>Long step</source>
            <translation>Pas long</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Raison</translation>
        </message>
        <message>
            <source>Numbers filled in count the cells of the line.</source>
            <translation>Les nombres ajoutés comptent les cases de la ligne.</translation>
        </message>
        <message>
            <source>Looking for the first step</source>
            <translation>Premier pas cherché</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>No step was found until then.</source>
            <translation>Aucun pas n’a été trouvé jusque-là.</translation>
        </message>
        <message>
            <source>No other place</source>
            <translation>Pas d’autre place</translation>
        </message>
        <message>
            <source>The clues say the whole line, so there is nothing to find out.</source>
            <translation>Les indices disent toute la ligne, il n’y a rien à trouver.</translation>
        </message>
        <message>
            <source>All is given</source>
            <translation>Tout est donné</translation>
        </message>
        <message>
            <source>No line obeys all clues, so no step leads to one. Edit says what is known of it.</source>
            <translation>Aucune ligne ne respecte tous les indices : aucun pas n’y mène. « Éditer » dit ce qu’on en sait.</translation>
        </message>
        <message>
            <source>No number follows</source>
            <translation>Aucun nombre ne suit</translation>
        </message>
        <message>
            <source>The solutions differ</source>
            <translation>Les solutions diffèrent</translation>
        </message>
        <message>
            <source>Nothing follows</source>
            <translation>Rien ne suit</translation>
        </message>
        <message>
            <source>Hide the reason</source>
            <translation>Cacher la raison</translation>
        </message>
        <message>
            <source>Show all {} clues and facts</source>
            <translation>Montrer les {} indices et faits</translation>
        </message>
        <message>
            <source>Still looking for steps.</source>
            <translation>La recherche de pas continue.</translation>
        </message>
        <message>
            <source>Go back first: Esc.</source>
            <translation>Revenez d’abord : Échap.</translation>
        </message>
        <message>
            <source>There is no step to look at.</source>
            <translation>Il n’y a pas de pas à regarder.</translation>
        </message>
        <message>
            <source>Only lines and numbers can be looked at the other way round.</source>
            <translation>Seuls les lignes et les nombres peuvent se regarder à l’inverse.</translation>
        </message>
        <message>
            <source>Named techniques end at step {}</source>
            <translation>Les techniques nommées s’arrêtent au pas {}</translation>
        </message>
        <message>
            <source>Hardest: step {}</source>
            <translation>Le plus difficile : pas {}</translation>
        </message>
        <message numerus="yes">
            <source>steps</source>
            <extracomment>For one: step</extracomment>
            <translation>
                <numerusform>pas</numerusform>
                <numerusform>pas</numerusform>
            </translation>
        </message>
        <message>
            <source>Most used: {}, in {}</source>
            <translation>Le plus utilisé : {}, dans {}</translation>
        </message>
        <message>
            <source>Not needed on this way: {}</source>
            <translation>Inutiles sur ce chemin : {}</translation>
        </message>
        <message>
            <source>only for mazes</source>
            <translation>seulement pour les labyrinthes</translation>
        </message>
        <message>
            <source>not for this kind of puzzle</source>
            <translation>pas pour ce genre de grille</translation>
        </message>
        <message>
            <source>only for jump tours</source>
            <translation>seulement pour les tours par sauts</translation>
        </message>
        <message>
            <source>only for lines through a graph</source>
            <translation>seulement pour les lignes à travers un graphe</translation>
        </message>
        <message>
            <source>only for mazes and drawings in one stroke</source>
            <translation>seulement pour les labyrinthes et les dessins d’un seul trait</translation>
        </message>
        <message>
            <source>only for drawings in one stroke</source>
            <translation>seulement pour les dessins d’un seul trait</translation>
        </message>
        <message>
            <source>only for loops along the sides of cells</source>
            <translation>seulement pour les boucles le long des côtés des cases</translation>
        </message>
        <message>
            <source>There is nothing to play yet: the board has no cells.</source>
            <translation>Il n’y a encore rien à jouer : le plateau n’a pas de cases.</translation>
        </message>
        <message>
            <source>Another window marked this puzzle, too. Undo leads back to your marks.</source>
            <translation>Une autre fenêtre a aussi marqué cette énigme. « Annuler » ramène à vos marques.</translation>
        </message>
        <message>
            <source>Your marks are here still, as far as they fit.</source>
            <translation>Vos marques sont toujours là, dans la mesure où elles conviennent.</translation>
        </message>
        <message>
            <source>Your marks belong to the board of before, and come back with it.</source>
            <translation>Vos marques vont avec la grille d’avant, et reviennent avec elle.</translation>
        </message>
        <message>
            <source>{} can go nowhere: something that is marked is wrong.</source>
            <translation>{} ne peut aller nulle part : une des marques est fausse.</translation>
        </message>
        <message>
            <source>{} can go nowhere: no line fits the numbers that are given.</source>
            <translation>{} ne peut aller nulle part : aucune ligne ne convient aux nombres donnés.</translation>
        </message>
        <message>
            <source>the last mark</source>
            <translation>la dernière marque</translation>
        </message>
        <message>
            <source>a mark</source>
            <translation>une marque</translation>
        </message>
        <message>
            <source>Solved.</source>
            <translation>Résolu.</translation>
        </message>
        <message>
            <source>The first mistake is ringed on the board.</source>
            <translation>La première faute est entourée sur le plateau.</translation>
        </message>
        <message>
            <source>Right so far.</source>
            <translation>Juste jusqu’ici.</translation>
        </message>
        <message>
            <source>No line and no number is marked yet.</source>
            <translation>Ni ligne ni nombre n’est encore marqué.</translation>
        </message>
        <message>
            <source>Nothing more follows from here.</source>
            <translation>Plus rien ne suit d’ici.</translation>
        </message>
        <message>
            <source>Look here: {}</source>
            <translation>Regardez ici : {}</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Pourquoi ?</translation>
        </message>
        <message>
            <source>Mark it</source>
            <translation>Le marquer</translation>
        </message>
        <message>
            <source>This part of the line is given.</source>
            <translation>Cette partie de la ligne est donnée.</translation>
        </message>
        <message>
            <source>The number {} is given elsewhere.</source>
            <translation>Le nombre {} est donné ailleurs.</translation>
        </message>
        <message>
            <source>The number {} stands elsewhere.</source>
            <translation>Le nombre {} se trouve ailleurs.</translation>
        </message>
        <message>
            <source>Draw the line and cross edges out</source>
            <translation>Tracer la ligne et barrer des arêtes</translation>
        </message>
        <message>
            <source>Write numbers, or draw the line</source>
            <translation>Écrire des nombres, ou tracer la ligne</translation>
        </message>
        <message>
            <source>Draw the walk</source>
            <translation>Tracer le chemin</translation>
        </message>
        <message>
            <source>Shade cells: inside, outside</source>
            <translation>Teinter les cases : intérieur, extérieur</translation>
        </message>
        <message>
            <source>Note the numbers that may stand there</source>
            <translation>Noter les nombres qui peuvent être là</translation>
        </message>
        <message>
            <source>Strike out where the walk does not go</source>
            <translation>Barrer là où le chemin ne va pas</translation>
        </message>
        <message>
            <source>Click a cell for its next colour, drag to colour more.</source>
            <translation>Cliquez sur une case pour sa couleur suivante, glissez pour en teinter d’autres.</translation>
        </message>
        <message>
            <source>take the colour away</source>
            <translation>enlever la couleur</translation>
        </message>
        <message>
            <source>colour</source>
            <translation>couleur</translation>
        </message>
        <message>
            <source>Shade cells, or note that they are on the line</source>
            <translation>Noircir des cases, ou noter qu’elles sont sur la ligne</translation>
        </message>
        <message>
            <source>Draw the line, cross edges out, shade cells</source>
            <translation>Tracer la ligne, barrer des arêtes, noircir des cases</translation>
        </message>
        <message>
            <source>Click a cell: shaded, on the line, open.</source>
            <translation>Cliquez sur une case : noircie, sur la ligne, libre.</translation>
        </message>
        <message>
            <source>Click an edge to draw it, or drag along the line.</source>
            <translation>Cliquez sur une arête pour la tracer, ou glissez le long de la ligne.</translation>
        </message>
        <message>
            <source>cross out</source>
            <translation>barrer</translation>
        </message>
        <message>
            <source>draw beside the cursor</source>
            <translation>tracer à côté du curseur</translation>
        </message>
        <message>
            <source>Click for the next number, drag to go on.</source>
            <translation>Cliquez pour le nombre suivant, glissez pour continuer.</translation>
        </message>
        <message>
            <source>erase, cross a border out</source>
            <translation>effacer, barrer une frontière</translation>
        </message>
        <message>
            <source>write</source>
            <translation>écrire</translation>
        </message>
        <message>
            <source>Click where the line goes next.</source>
            <translation>Cliquez où la ligne va ensuite.</translation>
        </message>
        <message>
            <source>Click its end</source>
            <translation>Cliquer son extrémité</translation>
        </message>
        <message>
            <source>take back</source>
            <translation>reprendre</translation>
        </message>
        <message>
            <source>go to the cursor</source>
            <translation>aller au curseur</translation>
        </message>
        <message>
            <source>Click a cell: inside, outside, open.</source>
            <translation>Cliquez sur une case : intérieur, extérieur, libre.</translation>
        </message>
        <message>
            <source>Click for the next number as a note.</source>
            <translation>Cliquez pour noter le nombre suivant.</translation>
        </message>
        <message>
            <source>note</source>
            <translation>noter</translation>
        </message>
        <message>
            <source>Click to strike out.</source>
            <translation>Cliquez pour barrer.</translation>
        </message>
        <message>
            <source>Click an edge to draw it, a cell to shade it, or drag along the line.</source>
            <translation>Cliquez sur une arête pour la tracer, une case pour la noircir, ou glissez le long de la ligne.</translation>
        </message>
        <message>
            <source>Solve</source>
            <translation>Résoudre</translation>
        </message>
        <message>
            <source>Pencil</source>
            <translation>Crayon</translation>
        </message>
        <message>
            <source>Colour cells, to tell them apart</source>
            <translation>Teinter des cases, pour les distinguer</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Couleur</translation>
        </message>
        <message numerus="yes">
            <source>{} of {} cells</source>
            <extracomment>For one: {} of {} cells</extracomment>
            <translation>
                <numerusform>{} case sur {}</numerusform>
                <numerusform>{} cases sur {}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} of {} corners</source>
            <extracomment>For one: {} of {} corners</extracomment>
            <translation>
                <numerusform>{} sommet sur {}</numerusform>
                <numerusform>{} sommets sur {}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} of {} lines</source>
            <extracomment>For one: {} of {} lines</extracomment>
            <translation>
                <numerusform>{} ligne sur {}</numerusform>
                <numerusform>{} lignes sur {}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} jumps</source>
            <extracomment>For one: {} jump</extracomment>
            <translation>
                <numerusform>{} saut</numerusform>
                <numerusform>{} sauts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} steps</source>
            <extracomment>For one: {} step</extracomment>
            <translation>
                <numerusform>{} étape</numerusform>
                <numerusform>{} étapes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} edges drawn</source>
            <extracomment>For one: {} edge drawn</extracomment>
            <translation>
                <numerusform>{} arête tracée</numerusform>
                <numerusform>{} arêtes tracées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{}, {} cells shaded</source>
            <extracomment>For one: {}, {} cell shaded</extracomment>
            <translation>
                <numerusform>{}, {} case noircie</numerusform>
                <numerusform>{}, {} cases noircies</numerusform>
            </translation>
        </message>
        <message>
            <source>Edge {}: Enter draws it, Shift+Enter crosses it out.</source>
            <translation>Arête {} : Entrée la trace, Maj+Entrée la barre.</translation>
        </message>
        <message>
            <source>{} written</source>
            <translation>{} écrit</translation>
        </message>
        <message>
            <source>place {} of the walk</source>
            <translation>place {} de la marche</translation>
        </message>
        <message>
            <source>colour {}</source>
            <translation>couleur {}</translation>
        </message>
        <message>
            <source>line {}</source>
            <translation>ligne {}</translation>
        </message>
        <message>
            <source>crossed out {}</source>
            <translation>barré {}</translation>
        </message>
        <message>
            <source>{} noted</source>
            <translation>{} en note</translation>
        </message>
        <message>
            <source>shaded</source>
            <translation>noirci</translation>
        </message>
        <message>
            <source>on the line</source>
            <translation>sur la ligne</translation>
        </message>
        <message>
            <source>struck out</source>
            <translation>rayé</translation>
        </message>
        <message>
            <source>to {}</source>
            <translation>vers {}</translation>
        </message>
        <message>
            <source>on the rim</source>
            <translation>au bord</translation>
        </message>
        <message>
            <source>on the border to {}</source>
            <translation>sur la frontière avec {}</translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation>lire ou pause</translation>
        </message>
        <message>
            <source>dead end</source>
            <translation>impasse</translation>
        </message>
        <message>
            <source>solution</source>
            <translation>solution</translation>
        </message>
        <message>
            <source>speed</source>
            <translation>vitesse</translation>
        </message>
        <message>
            <source>The height of the timeline is the length of the line; a tick below it is a step back.</source>
            <translation>La hauteur de la frise est la longueur de la ligne ; un trait dessous est un pas en arrière.</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of states alive.</source>
            <translation>La hauteur de la frise est le nombre d’états vivants.</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of pieces of a candidate.</source>
            <translation>La hauteur de la frise est le nombre de morceaux d’un candidat.</translation>
        </message>
        <message>
            <source>The solver starts...</source>
            <translation>Le solveur démarre...</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of assumptions and conclusions on the trail.</source>
            <translation>La hauteur de la frise est le nombre d’hypothèses et de conclusions sur la piste.</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of marks found so far.</source>
            <translation>La hauteur de la frise est le nombre de marques trouvées jusqu’ici.</translation>
        </message>
        <message>
            <source>The recording is long: its profile is sampled.</source>
            <translation>L’enregistrement est long : son profil est échantillonné.</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>D’un coup</translation>
        </message>
        <message>
            <source>Second board</source>
            <translation>Second plateau</translation>
        </message>
        <message>
            <source>There is no step to show yet.</source>
            <translation>Il n’y a pas encore de pas à montrer.</translation>
        </message>
        <message>
            <source>There is none before.</source>
            <translation>Il n’y en a pas avant.</translation>
        </message>
        <message>
            <source>There is none after this.</source>
            <translation>Il n’y en a pas après celui-ci.</translation>
        </message>
    </context>
    <context>
        <name>gui.panel</name>
        <message>
            <source>{} true</source>
            <translation>{} vrai</translation>
        </message>
        <message>
            <source>{} false</source>
            <translation>{} faux</translation>
        </message>
        <message>
            <source>The line says: {}</source>
            <translation>La ligne dit : {}</translation>
        </message>
        <message>
            <source>Choose a cell</source>
            <translation>Choisir une case</translation>
        </message>
        <message>
            <source>Click any cell of the board. Arrow keys lead on from there.</source>
            <translation>Cliquez n’importe quelle case du plateau. Les flèches mènent plus loin.</translation>
        </message>
        <message>
            <source>Place a number</source>
            <translation>Placer un nombre</translation>
        </message>
        <message>
            <source>Type 1 and press Enter. The line will begin in this cell.</source>
            <translation>Tapez 1 et appuyez sur Entrée. La ligne commencera dans cette case.</translation>
        </message>
        <message>
            <source>Take a number in hand</source>
            <translation>Prendre un nombre en main</translation>
        </message>
        <message>
            <source>Click a number in the strip below the board, then a cell. Esc puts it down.</source>
            <translation>Cliquez sur un nombre dans la bande sous le plateau, puis une case. Échap le repose.</translation>
        </message>
        <message>
            <source>Read the verdict, take advice</source>
            <translation>Lire le verdict, suivre un conseil</translation>
        </message>
        <message>
            <source>The panel says how many solutions there are and which clues would help. Click Place A there, or place one more number.</source>
            <translation>Le panneau dit combien il y a de solutions et quels indices aideraient. Cliquez-y sur Placer A, ou placez un nombre de plus.</translation>
        </message>
        <message>
            <source>Join two cells</source>
            <translation>Joindre deux cases</translation>
        </message>
        <message>
            <source>Press {} and click the border between two cells: their numbers follow each other.</source>
            <translation>Appuyez sur {} et cliquez sur la frontière entre deux cases : leurs nombres se suivent.</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>Revenir en arrière</translation>
        </message>
        <message>
            <source>Press {}. Everything can be undone, step by step.</source>
            <translation>Appuyez sur {}. Tout peut être annulé, étape par étape.</translation>
        </message>
        <message>
            <source>See a solution</source>
            <translation>Voir une solution</translation>
        </message>
        <message>
            <source>Press {}. The panel has the same switch, under On the board.</source>
            <translation>Appuyez sur {}. Le panneau a le même interrupteur, sous « Sur le plateau ».</translation>
        </message>
        <message>
            <source>Play it</source>
            <translation>La jouer</translation>
        </message>
        <message>
            <source>Choose Play at the top: solve the puzzle as its reader will. The puzzle stays.</source>
            <translation>Choisissez Jouer en haut : résolvez la grille comme le fera son lecteur. La grille reste.</translation>
        </message>
        <message>
            <source>Edges that some solutions use and some do not. From thin to thick: up to a quarter of all solutions, up to half, then dark: up to three quarters, more. Point at an edge for the numbers.</source>
            <translation>Arêtes que certaines solutions empruntent et d’autres non. De fin à épais : jusqu’à un quart des solutions, jusqu’à la moitié, puis foncé : jusqu’aux trois quarts, plus. Pointez une arête pour voir les nombres.</translation>
        </message>
        <message>
            <source>line in {} solutions</source>
            <translation>ligne dans {} solutions</translation>
        </message>
        <message>
            <source>sides from the top clockwise in {} solutions</source>
            <translation>côtés depuis le haut, dans le sens horaire, dans {} solutions</translation>
        </message>
        <message>
            <source>{} % of all</source>
            <translation>{} % du total</translation>
        </message>
        <message>
            <source> looked at</source>
            <translation> examinées</translation>
        </message>
        <message>
            <source>{} in {} of {}</source>
            <translation>{} dans {} sur {}</translation>
        </message>
        <message>
            <source>The solution</source>
            <translation>La solution</translation>
        </message>
        <message>
            <source>Two solutions</source>
            <translation>Deux solutions</translation>
        </message>
        <message>
            <source>In every solution</source>
            <translation>Dans chaque solution</translation>
        </message>
        <message>
            <source>Doubtful cells</source>
            <translation>Cases douteuses</translation>
        </message>
        <message>
            <source>Suggestions</source>
            <translation>Suggestions</translation>
        </message>
        <message>
            <source>Redundant clues</source>
            <translation>Indices superflus</translation>
        </message>
        <message>
            <source>Conflicting clues</source>
            <translation>Indices contradictoires</translation>
        </message>
        <message>
            <source>Edge frequencies</source>
            <translation>Fréquences des arêtes</translation>
        </message>
        <message>
            <source>That is the whole solution: the row “The solution” shows it.</source>
            <translation>C’est toute la solution : la ligne « La solution » la montre.</translation>
        </message>
        <message>
            <source>none alone</source>
            <translation>aucun seul</translation>
        </message>
        <message>
            <source>Cells of no use</source>
            <translation>Cases inutiles</translation>
        </message>
        <message>
            <source>Where cells lead</source>
            <translation>Où mènent les cases</translation>
        </message>
        <message>
            <source>This puzzle has no walks.</source>
            <translation>Cette grille n’a pas de chemins.</translation>
        </message>
        <message>
            <source>No walk is known yet.</source>
            <translation>Aucun chemin n’est encore connu.</translation>
        </message>
        <message>
            <source>{} of {} listed</source>
            <translation>{} sur {} listés</translation>
        </message>
        <message>
            <source>This is the shortest walk known so far.</source>
            <translation>C’est le chemin le plus court connu jusqu’ici.</translation>
        </message>
        <message>
            <source>This is the longest walk known so far.</source>
            <translation>C’est le chemin le plus long connu jusqu’ici.</translation>
        </message>
        <message>
            <source>No such walk is among those that are listed.</source>
            <translation>Aucun chemin de ce genre parmi ceux de la liste.</translation>
        </message>
        <message>
            <source>Place {} to begin.</source>
            <translation>On commence par {}.</translation>
        </message>
        <message>
            <source>The line you drew is kept with the puzzle.</source>
            <translation>La ligne que vous avez tracée est gardée avec la grille.</translation>
        </message>
        <message>
            <source>Checking is paused.</source>
            <translation>La vérification est suspendue.</translation>
        </message>
        <message>
            <source>This board has no such line.</source>
            <translation>Ce plateau n’a pas de telle ligne.</translation>
        </message>
        <message>
            <source>This board has no such line, whatever the clues.</source>
            <translation>Ce plateau n’a pas de telle ligne, quels que soient les indices.</translation>
        </message>
        <message>
            <source>All clues together leave no line.</source>
            <translation>Tous les indices ensemble ne laissent aucune ligne.</translation>
        </message>
        <message>
            <source>One clue cannot be true on this board.</source>
            <translation>Un indice ne peut pas être vrai sur ce plateau.</translation>
        </message>
        <message>
            <source>Two clues cannot both be true.</source>
            <translation>Deux indices ne peuvent pas être vrais ensemble.</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Trois</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Quatre</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Cinq</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Six</translation>
        </message>
        <message>
            <source>{} clues cannot all be true.</source>
            <translation>{} indices ne peuvent pas être tous vrais.</translation>
        </message>
        <message>
            <source>Clues for my line</source>
            <translation>Indices pour ma ligne</translation>
        </message>
        <message>
            <source>No other clue is involved: changing this one is enough.</source>
            <translation>Aucun autre indice n’est en cause : il suffit de changer celui-ci.</translation>
        </message>
        <message>
            <source>No other clue is involved: changing any one of these is enough.</source>
            <translation>Aucun autre indice n’est en cause : en changer un seul suffit.</translation>
        </message>
        <message>
            <source>These {} clues cannot all be true. No shorter explanation was found.</source>
            <translation>Ces {} indices ne peuvent pas être tous vrais. Aucune explication plus courte n’a été trouvée.</translation>
        </message>
        <message>
            <source>This clue cannot be true on this board, whatever the others say.</source>
            <translation>Cet indice ne peut pas être vrai sur ce plateau, quoi que disent les autres.</translation>
        </message>
        <message>
            <source>These two clues cannot both be true. No short reason was found.</source>
            <translation>Ces deux indices ne peuvent pas être vrais ensemble. Aucune raison courte n’a été trouvée.</translation>
        </message>
        <message>
            <source>one solution</source>
            <translation>une solution</translation>
        </message>
        <message>
            <source>several solutions</source>
            <translation>plusieurs solutions</translation>
        </message>
        <message>
            <source>Undo “{}”</source>
            <translation>Annuler « {} »</translation>
        </message>
        <message>
            <source>{} in {}</source>
            <translation>{} dans {}</translation>
        </message>
        <message>
            <source>Drawings in one stroke are listed where there are some.</source>
            <translation>Les dessins d’un seul trait sont listés là où il y en a.</translation>
        </message>
        <message>
            <source>one stroke</source>
            <translation>un seul trait</translation>
        </message>
        <message>
            <source>Add {} (+)</source>
            <translation>Ajouter {} (+)</translation>
        </message>
        <message>
            <source>Draw {} twice (2×)</source>
            <translation>Tracer {} deux fois (2×)</translation>
        </message>
        <message>
            <source>Fewest strokes</source>
            <translation>Le moins de traits</translation>
        </message>
        <message>
            <source>With {} more it takes one.</source>
            <translation>Avec {} de plus, un seul suffit.</translation>
        </message>
        <message>
            <source>With {} more it takes one, or with {} drawn twice.</source>
            <translation>Avec {} de plus, un seul suffit, ou en traçant {} deux fois.</translation>
        </message>
        <message>
            <source>One begins</source>
            <translation>Un commence</translation>
        </message>
        <message>
            <source>{} begin</source>
            <translation>{} commencent</translation>
        </message>
        <message>
            <source>{} at each corner.</source>
            <translation>{} à chaque sommet.</translation>
        </message>
        <message>
            <source>Point at a corner to see how many begin there.</source>
            <translation>Pointez un sommet pour voir combien y commencent.</translation>
        </message>
        <message>
            <source>{} begins at corner {}.</source>
            <translation>{} commence au sommet {}.</translation>
        </message>
        <message>
            <source>{} begin at corner {}.</source>
            <translation>{} commencent au sommet {}.</translation>
        </message>
        <message>
            <source>no drawing begins here</source>
            <translation>aucun dessin ne commence ici</translation>
        </message>
        <message>
            <source>1 drawing begins here</source>
            <translation>1 dessin commence ici</translation>
        </message>
        <message>
            <source>{} begin here</source>
            <translation>{} commencent ici</translation>
        </message>
        <message>
            <source>drawings</source>
            <translation>dessins</translation>
        </message>
    </context>
    <context>
        <name>gui.shell</name>
        <message>
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Affichage</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Vérifier</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Partager</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Take the last change back</source>
            <translation>Reprendre le dernier changement</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Make the change again</source>
            <translation>Refaire le changement</translation>
        </message>
        <message>
            <source>History...</source>
            <translation>Historique...</translation>
        </message>
        <message>
            <source>All steps, to go back or forth to any of them</source>
            <translation>Tous les pas, pour aller à l’un d’eux</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Couper</translation>
        </message>
        <message>
            <source>Copy the selected clues and remove them</source>
            <translation>Copier les indices sélectionnés et les retirer</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Copy the selected clues</source>
            <translation>Copier les indices sélectionnés</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Coller</translation>
        </message>
        <message>
            <source>Paste clues at the cursor, or a picture or link as a new puzzle</source>
            <translation>Coller des indices au curseur, ou une image ou un lien comme nouveau puzzle</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Dupliquer</translation>
        </message>
        <message>
            <source>Copy the selected clues to the cells beside them</source>
            <translation>Copier les indices sélectionnés dans les cases voisines</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Remove the clues of the selected cells</source>
            <translation>Retirer les indices des cases sélectionnées</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Tout sélectionner</translation>
        </message>
        <message>
            <source>Select every cell</source>
            <translation>Sélectionner toutes les cases</translation>
        </message>
        <message>
            <source>Go to cell...</source>
            <translation>Aller à la case...</translation>
        </message>
        <message>
            <source>Put the cursor on a cell by its row and column</source>
            <translation>Mettre le curseur sur une case par rangée et colonne</translation>
        </message>
        <message>
            <source>Edit the puzzle</source>
            <translation>Éditer la grille</translation>
        </message>
        <message>
            <source>Back to the tools</source>
            <translation>Retour aux outils</translation>
        </message>
        <message>
            <source>Settings...</source>
            <translation>Réglages...</translation>
        </message>
        <message>
            <source>Look, checking, and what solvers may use</source>
            <translation>Apparence, vérification, et ce que peuvent consommer les solveurs</translation>
        </message>
        <message>
            <source>Generate...</source>
            <translation>Générer...</translation>
        </message>
        <message>
            <source>Find clues for this board that have one solution</source>
            <translation>Trouver pour ce plateau des indices à solution unique</translation>
        </message>
        <message>
            <source>Generate many...</source>
            <translation>Générer plusieurs...</translation>
        </message>
        <message>
            <source>Make a sheet of puzzles on this board, and save them in a folder</source>
            <translation>Créer une planche de grilles sur ce plateau, et les enregistrer dans un dossier</translation>
        </message>
        <message>
            <source>Tour...</source>
            <translation>Tour...</translation>
        </message>
        <message>
            <source>Make a tour by jumps on a board of any size, and a picture of it</source>
            <translation>Créer un tour par sauts sur un plateau de taille quelconque, et son image</translation>
        </message>
        <message>
            <source>Clues for my line...</source>
            <translation>Indices pour ma ligne...</translation>
        </message>
        <message>
            <source>Find clues whose only solution is the line drawn by hand, or goes on from it</source>
            <translation>Trouver des indices dont la seule solution est la ligne tracée à la main, ou la prolonge</translation>
        </message>
        <message>
            <source>Complete the clues...</source>
            <translation>Compléter les indices...</translation>
        </message>
        <message>
            <source>Add as few clues as make the solution the only one</source>
            <translation>Ajouter juste assez d’indices pour rendre la solution unique</translation>
        </message>
        <message>
            <source>Repair the clues...</source>
            <translation>Réparer les indices...</translation>
        </message>
        <message>
            <source>Remove as few clues as contradict each other</source>
            <translation>Retirer aussi peu d’indices contradictoires que possible</translation>
        </message>
        <message>
            <source>Title, author and rules...</source>
            <translation>Titre, auteur et règles...</translation>
        </message>
        <message>
            <source>What is written on the sheet, and the settings of its rules</source>
            <translation>Ce qui figure sur la feuille, et les réglages des règles</translation>
        </message>
        <message>
            <source>Moves of the tour...</source>
            <translation>Coups du tour...</translation>
        </message>
        <message>
            <source>The jumps that are allowed, as little arrows on a grid</source>
            <translation>Les sauts permis, en petites flèches sur un quadrillage</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Tourner à droite</translation>
        </message>
        <message>
            <source>Turn the board with its clues</source>
            <translation>Tourner le plateau avec ses indices</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Tourner à gauche</translation>
        </message>
        <message>
            <source>Turn the board with its clues the other way</source>
            <translation>Tourner le plateau avec ses indices dans l’autre sens</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Refléter</translation>
        </message>
        <message>
            <source>Swap left and right</source>
            <translation>Échanger gauche et droite</translation>
        </message>
        <message>
            <source>Rows and columns...</source>
            <translation>Rangées et colonnes...</translation>
        </message>
        <message>
            <source>Add or remove rows, columns or rings at each side; clues stay where they are</source>
            <translation>Ajouter ou retirer rangées, colonnes ou anneaux de chaque côté ; les indices restent où ils sont</translation>
        </message>
        <message>
            <source>Crop to the selection</source>
            <translation>Rogner à la sélection</translation>
        </message>
        <message>
            <source>Leave the selected cells alone</source>
            <translation>Ne garder que les cases sélectionnées</translation>
        </message>
        <message>
            <source>One-way lines</source>
            <translation>Lignes à sens unique</translation>
        </message>
        <message>
            <source>Let lines of a graph lead one way, or all of them both ways again</source>
            <translation>Mettre des lignes d’un graphe à sens unique, ou toutes de nouveau à double sens</translation>
        </message>
        <message>
            <source>Remove all clues</source>
            <translation>Retirer tous les indices</translation>
        </message>
        <message>
            <source>Leave the board and remove its clues</source>
            <translation>Garder le plateau et retirer ses indices</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Commandes</translation>
        </message>
        <message>
            <source>Find any command by its name</source>
            <translation>Trouver toute commande par son nom</translation>
        </message>
        <message>
            <source>The list of all keys</source>
            <translation>La liste de toutes les touches</translation>
        </message>
        <message>
            <source>How this puzzle is played</source>
            <translation>Comment se joue cette grille</translation>
        </message>
        <message>
            <source>The rules of this kind of puzzle</source>
            <translation>Les règles de ce genre de grille</translation>
        </message>
        <message>
            <source>A page for each kind of puzzle, with a board to play</source>
            <translation>Une page par genre de grille, avec un plateau où jouer</translation>
        </message>
        <message>
            <source>Manual</source>
            <translation>Manuel</translation>
        </message>
        <message>
            <source>All that the studio does, in your browser, without a network</source>
            <translation>Tout ce que fait le studio, dans votre navigateur, sans réseau</translation>
        </message>
        <message>
            <source>Guided tour</source>
            <translation>Visite guidée</translation>
        </message>
        <message>
            <source>Eight steps, each done with your own hand</source>
            <translation>Huit étapes, chacune faite de votre main</translation>
        </message>
        <message>
            <source>Show log file</source>
            <translation>Montrer le journal</translation>
        </message>
        <message>
            <source>What solver processes wrote before they ended</source>
            <translation>Ce que les processus solveurs ont écrit avant de finir</translation>
        </message>
        <message>
            <source>About Oneline Studio</source>
            <translation>À propos d’Oneline Studio</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>Version et licence</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Sur le plateau</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Outils</translation>
        </message>
        <message>
            <source>Move the cursor</source>
            <translation>Déplacer le curseur</translation>
        </message>
        <message>
            <source>The other diagonal of hexagons</source>
            <translation>L’autre diagonale des hexagones</translation>
        </message>
        <message>
            <source>The next or previous cell</source>
            <translation>La case suivante ou précédente</translation>
        </message>
        <message>
            <source>In Play: draw or cross out the edge ahead</source>
            <translation>En jeu : tracer ou barrer l’arête devant</translation>
        </message>
        <message>
            <source>In Play: aim at each edge of a cell in turn, for Enter</source>
            <translation>En jeu : viser tour à tour chaque arête d’une case, pour Entrée</translation>
        </message>
        <message>
            <source>Extend the selection</source>
            <translation>Étendre la sélection</translation>
        </message>
        <message>
            <source>Mark a cell</source>
            <translation>Marquer une case</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Un pas en arrière</translation>
        </message>
        <message>
            <source>Menu of a cell</source>
            <translation>Menu d’une case</translation>
        </message>
        <message>
            <source>Check now</source>
            <translation>Vérifier maintenant</translation>
        </message>
        <message>
            <source>Check the puzzle again</source>
            <translation>Vérifier la grille à nouveau</translation>
        </message>
        <message>
            <source>Check this twice...</source>
            <translation>Vérifier deux fois...</translation>
        </message>
        <message>
            <source>Prove the verdict again with another engine, and save the proof</source>
            <translation>Prouver le verdict par un autre moteur, et enregistrer la preuve</translation>
        </message>
        <message>
            <source>Show another solution</source>
            <translation>Montrer une autre solution</translation>
        </message>
        <message>
            <source>Show one of the solutions, drawn at random where that can be done</source>
            <translation>Montrer une des solutions, tirée au hasard quand c’est possible</translation>
        </message>
        <message>
            <source>Previous walk</source>
            <translation>Chemin précédent</translation>
        </message>
        <message>
            <source>Show the walk before in the list of all walks of a maze</source>
            <translation>Montrer le chemin précédent de la liste des chemins d’un labyrinthe</translation>
        </message>
        <message>
            <source>Shortest walk</source>
            <translation>Chemin le plus court</translation>
        </message>
        <message>
            <source>Show a walk of a maze with the fewest jumps</source>
            <translation>Montrer un chemin d’un labyrinthe avec le moins de sauts</translation>
        </message>
        <message>
            <source>Longest walk</source>
            <translation>Chemin le plus long</translation>
        </message>
        <message>
            <source>Show a walk of a maze with the most jumps</source>
            <translation>Montrer un chemin d’un labyrinthe avec le plus de sauts</translation>
        </message>
        <message>
            <source>Draw it again</source>
            <translation>Retracer</translation>
        </message>
        <message>
            <source>Draw the line on the board step by step, or pause</source>
            <translation>Tracer la ligne sur le plateau pas à pas, ou faire une pause</translation>
        </message>
        <message>
            <source>All drawings...</source>
            <translation>Tous les dessins...</translation>
        </message>
        <message>
            <source>All drawings in one stroke side by side</source>
            <translation>Tous les dessins d’un seul trait, côte à côte</translation>
        </message>
        <message>
            <source>Next marked clue</source>
            <translation>Indice marqué suivant</translation>
        </message>
        <message>
            <source>Move to the next redundant or conflicting clue</source>
            <translation>Aller au prochain indice superflu ou contradictoire</translation>
        </message>
        <message>
            <source>Remove as many clues as possible while the solution stays the only one</source>
            <translation>Retirer autant d’indices que possible, la solution restant unique</translation>
        </message>
        <message>
            <source>Minimality report...</source>
            <translation>Rapport de minimalité...</translation>
        </message>
        <message>
            <source>Which clues could go, and how many minimal sets of clues have this solution</source>
            <translation>Quels indices pourraient partir, et combien d’ensembles minimaux ont cette solution</translation>
        </message>
        <message>
            <source>Census...</source>
            <translation>Recensement...</translation>
        </message>
        <message>
            <source>Count all loops of a small board, and the Slitherlinks with one solution</source>
            <translation>Compter toutes les boucles d’un petit plateau, et les Slitherlink à solution unique</translation>
        </message>
        <message>
            <source>Compare engines...</source>
            <translation>Comparer les moteurs...</translation>
        </message>
        <message>
            <source>Count with several engines, on this puzzle or on a series, and compare their times</source>
            <translation>Compter avec plusieurs moteurs, sur cette grille ou une série, et comparer leurs temps</translation>
        </message>
        <message>
            <source>No unsaved work was left that can be read.</source>
            <translation>Il ne restait aucun travail non enregistré lisible.</translation>
        </message>
        <message>
            <source>There is no unsaved work to bring back.</source>
            <translation>Il n’y a pas de travail non enregistré à récupérer.</translation>
        </message>
        <message>
            <source>The manual is put together; it opens when it is there.</source>
            <translation>Le manuel est en préparation ; il s’ouvrira dès qu’il sera prêt.</translation>
        </message>
        <message>
            <source>The manual could not be put together: {}</source>
            <translation>Le manuel n’a pas pu être préparé : {}</translation>
        </message>
        <message>
            <source>The manual is {}.</source>
            <translation>Le manuel est {}.</translation>
        </message>
        <message>
            <source>No solver has had anything to tell yet.</source>
            <translation>Aucun solveur n’a encore rien eu à dire.</translation>
        </message>
        <message>
            <source>The log file is {}.</source>
            <translation>Le journal est {}.</translation>
        </message>
        <message>
            <source>Next reason</source>
            <translation>Raison suivante</translation>
        </message>
        <message>
            <source>Show the next step and why it follows</source>
            <translation>Montrer le pas suivant et pourquoi il suit</translation>
        </message>
        <message>
            <source>Reason before</source>
            <translation>Raison précédente</translation>
        </message>
        <message>
            <source>Show the step before</source>
            <translation>Montrer le pas précédent</translation>
        </message>
        <message>
            <source>First reason</source>
            <translation>Première raison</translation>
        </message>
        <message>
            <source>Show the first step</source>
            <translation>Montrer le premier pas</translation>
        </message>
        <message>
            <source>Last reason</source>
            <translation>Dernière raison</translation>
        </message>
        <message>
            <source>Show the last step</source>
            <translation>Montrer le dernier pas</translation>
        </message>
        <message>
            <source>What if not?</source>
            <translation>Sinon ?</translation>
        </message>
        <message>
            <source>See where it leads if it were otherwise</source>
            <translation>Voir où cela mènerait s’il en était autrement</translation>
        </message>
        <message>
            <source>Hardest step</source>
            <translation>Pas le plus difficile</translation>
        </message>
        <message>
            <source>Show the hardest step of the puzzle</source>
            <translation>Montrer le pas le plus difficile de la grille</translation>
        </message>
        <message>
            <source>Use that there is only one solution</source>
            <translation>Utiliser l’unicité</translation>
        </message>
        <message>
            <source>Allow steps of Slitherlinks that use that there is only one solution, or leave them out</source>
            <translation>Permettre ou non, pour les Slitherlink, les pas qui utilisent que la solution est unique</translation>
        </message>
        <message>
            <source>Fold the reason</source>
            <translation>Replier la raison</translation>
        </message>
        <message>
            <source>Show or hide on the board the reason of a long step</source>
            <translation>Montrer ou cacher sur le plateau la raison d’un pas long</translation>
        </message>
        <message>
            <source>Explain the puzzle</source>
            <translation>Expliquer la grille</translation>
        </message>
        <message>
            <source>Go through the solution step by step, each with its reason</source>
            <translation>Parcourir la solution pas à pas, chacun avec sa raison</translation>
        </message>
        <message>
            <source>New...</source>
            <translation>Nouvelle...</translation>
        </message>
        <message>
            <source>Choose a kind and an outline</source>
            <translation>Choisir un genre et un contour</translation>
        </message>
        <message>
            <source>New from picture...</source>
            <translation>Nouvelle depuis une image...</translation>
        </message>
        <message>
            <source>Make a puzzle shaped like a photograph or drawing; dropping one on the window does too</source>
            <translation>Créer une grille en forme de photo ou de dessin ; la déposer dans la fenêtre suffit aussi</translation>
        </message>
        <message>
            <source>Open a puzzle file</source>
            <translation>Ouvrir un fichier de grille</translation>
        </message>
        <message>
            <source>Open link or text...</source>
            <translation>Ouvrir un lien ou un texte...</translation>
        </message>
        <message>
            <source>Open a puzz.link address, a game ID or puzzle text</source>
            <translation>Ouvrir une adresse puzz.link, un code de partie ou un texte de grille</translation>
        </message>
        <message>
            <source>Welcome page</source>
            <translation>Page d’accueil</translation>
        </message>
        <message>
            <source>Recent puzzles and examples</source>
            <translation>Grilles récentes et exemples</translation>
        </message>
        <message>
            <source>Recovered work...</source>
            <translation>Travail récupéré...</translation>
        </message>
        <message>
            <source>Bring back what was not saved when the studio ended</source>
            <translation>Ramener ce qui n’était pas enregistré quand le studio s’est arrêté</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Save the puzzle</source>
            <translation>Enregistrer la grille</translation>
        </message>
        <message>
            <source>Save as...</source>
            <translation>Enregistrer sous...</translation>
        </message>
        <message>
            <source>Save the puzzle under another name</source>
            <translation>Enregistrer la grille sous un autre nom</translation>
        </message>
        <message>
            <source>Copy as link</source>
            <translation>Copier le lien</translation>
        </message>
        <message>
            <source>Copy the puzzle as an address or as text for other programs</source>
            <translation>Copier la grille comme adresse ou comme texte pour d’autres programmes</translation>
        </message>
        <message>
            <source>Export picture...</source>
            <translation>Exporter une image...</translation>
        </message>
        <message>
            <source>Save a picture of any size, or the solution as a film</source>
            <translation>Enregistrer une image de taille quelconque, ou la solution en film</translation>
        </message>
        <message>
            <source>Print the puzzle, or save the page: paper, solution, rules, copies a page</source>
            <translation>Imprimer la grille, ou enregistrer la page : papier, solution, règles, copies par page</translation>
        </message>
        <message>
            <source>Export teaching sheet...</source>
            <translation>Exporter la fiche pédagogique...</translation>
        </message>
        <message>
            <source>Save one page with the puzzle, steps of its solution in pictures, and the answer</source>
            <translation>Enregistrer une page avec la grille, des pas de sa solution en images, et la solution</translation>
        </message>
        <message>
            <source>Booklet...</source>
            <translation>Livret...</translation>
        </message>
        <message>
            <source>Save a folder of puzzles as a book to print, with contents, rules and answers</source>
            <translation>Enregistrer un dossier de grilles en livret à imprimer, avec sommaire, règles et solutions</translation>
        </message>
        <message>
            <source>Folder of puzzles...</source>
            <translation>Dossier de grilles...</translation>
        </message>
        <message>
            <source>See, sort, check and export all puzzles of a folder</source>
            <translation>Voir, trier, vérifier et exporter toutes les grilles d’un dossier</translation>
        </message>
        <message>
            <source>New window</source>
            <translation>Nouvelle fenêtre</translation>
        </message>
        <message>
            <source>One more window, with a document of its own</source>
            <translation>Une fenêtre de plus, avec son propre document</translation>
        </message>
        <message>
            <source>Reopen closed</source>
            <translation>Rouvrir</translation>
        </message>
        <message>
            <source>Bring the document back that was closed last, with its steps</source>
            <translation>Ramener le dernier document fermé, avec ses pas</translation>
        </message>
        <message>
            <source>Close window</source>
            <translation>Fermer la fenêtre</translation>
        </message>
        <message>
            <source>Close this window; others stay</source>
            <translation>Fermer cette fenêtre ; les autres restent ouvertes</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Close all windows</source>
            <translation>Fermer toutes les fenêtres</translation>
        </message>
        <message>
            <source>Puzzles ({});;All files (*)</source>
            <translation>Grilles ({});;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Open a puzzle</source>
            <translation>Ouvrir une grille</translation>
        </message>
        <message>
            <source>Opening {}: its folder has not answered yet.</source>
            <translation>Ouverture de {} : son dossier n’a pas encore répondu.</translation>
        </message>
        <message>
            <source>{} could not be read</source>
            <translation>{} n’a pas pu être lu</translation>
        </message>
        <message>
            <source>{} could not be read</source>
            <comment>several</comment>
            <translation>{} n’ont pas pu être lus</translation>
        </message>
        <message>
            <source>Not all files were opened</source>
            <translation>Tous les fichiers n’ont pas été ouverts</translation>
        </message>
        <message>
            <source>No more than {} open at once. A folder shows all of its puzzles.</source>
            <translation>Pas plus de {} ne s’ouvrent à la fois. Un dossier montre toutes ses grilles.</translation>
        </message>
        <message>
            <source>This text</source>
            <translation>Ce texte</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Rien n’a été changé.</translation>
        </message>
        <message>
            <source>Puzzles (*{})</source>
            <translation>Grilles (*{})</translation>
        </message>
        <message>
            <source>There is nothing to save yet: the board has no cells.</source>
            <translation>Il n’y a encore rien à enregistrer : le plateau n’a pas de cases.</translation>
        </message>
        <message>
            <source>{} is not saved yet: its folder has not answered.</source>
            <translation>{} n’est pas encore enregistré : son dossier n’a pas répondu.</translation>
        </message>
        <message>
            <source>Saved {}.</source>
            <translation>{} enregistré.</translation>
        </message>
        <message>
            <source>The puzzle is still open. Save it under another name or elsewhere.</source>
            <translation>La grille est toujours ouverte. Enregistrez-la sous un autre nom ou ailleurs.</translation>
        </message>
        <message>
            <source>Copied as {}.</source>
            <translation>Copié : {}.</translation>
        </message>
        <message>
            <source>No address can hold this puzzle: the text of its file was copied instead.</source>
            <translation>Aucune adresse ne peut contenir cette grille : le texte de son fichier a été copié à la place.</translation>
        </message>
        <message>
            <source>Copied; the link checks the answer.</source>
            <translation>Copié ; le lien vérifie la solution.</translation>
        </message>
        <message>
            <source>Copied. No single answer is known to check.</source>
            <translation>Copié. On ne connaît pas de solution unique à vérifier.</translation>
        </message>
        <message>
            <source>The puzzle is still open and can be saved.</source>
            <translation>La grille est toujours ouverte et peut être enregistrée.</translation>
        </message>
        <message>
            <source>A copy was written to {}.</source>
            <translation>Une copie a été écrite dans {}.</translation>
        </message>
        <message>
            <source>Details are in {}.</source>
            <translation>Les détails sont dans {}.</translation>
        </message>
        <message>
            <source>Something went wrong in the program</source>
            <translation>Quelque chose a mal tourné dans le programme</translation>
        </message>
        <message>
            <source>create start begin</source>
            <translation>créer commencer démarrer</translation>
        </message>
        <message>
            <source>load file</source>
            <translation>charger fichier</translation>
        </message>
        <message>
            <source>url address import paste</source>
            <translation>url adresse importer coller</translation>
        </message>
        <message>
            <source>store write</source>
            <translation>sauver écrire</translation>
        </message>
        <message>
            <source>store copy rename</source>
            <translation>sauver copier renommer</translation>
        </message>
        <message>
            <source>share url address export</source>
            <translation>partager url adresse exporter</translation>
        </message>
        <message>
            <source>picture pdf svg png image</source>
            <translation>image pdf svg png dessin</translation>
        </message>
        <message>
            <source>back revert</source>
            <translation>retour revenir</translation>
        </message>
        <message>
            <source>again forward</source>
            <translation>encore avant</translation>
        </message>
        <message>
            <source>rotate clockwise</source>
            <translation>pivoter horaire</translation>
        </message>
        <message>
            <source>rotate counterclockwise anticlockwise</source>
            <translation>pivoter antihoraire</translation>
        </message>
        <message>
            <source>flip reflect</source>
            <translation>retourner miroir</translation>
        </message>
        <message>
            <source>empty erase delete all</source>
            <translation>vider effacer supprimer tout</translation>
        </message>
        <message>
            <source>erase clear</source>
            <translation>effacer vider</translation>
        </message>
        <message>
            <source>preferences options configuration</source>
            <translation>préférences options configuration</translation>
        </message>
        <message>
            <source>night black colours light</source>
            <translation>nuit noir couleurs clair</translation>
        </message>
        <message>
            <source>larger bigger magnify</source>
            <translation>plus grand loupe</translation>
        </message>
        <message>
            <source>smaller</source>
            <translation>plus petit</translation>
        </message>
        <message>
            <source>zoom whole</source>
            <translation>zoom entier</translation>
        </message>
        <message>
            <source>sidebar drawer</source>
            <translation>barre latérale tiroir</translation>
        </message>
        <message>
            <source>fullscreen full screen</source>
            <translation>plein écran</translation>
        </message>
        <message>
            <source>properties metadata rules options name</source>
            <translation>propriétés métadonnées règles options nom</translation>
        </message>
        <message>
            <source>make create random</source>
            <translation>créer hasard aléatoire</translation>
        </message>
        <message>
            <source>collection library archive duplicates thumbnails browse</source>
            <translation>collection bibliothèque archives doublons vignettes parcourir</translation>
        </message>
        <message>
            <source>bulk batch series</source>
            <translation>lot série masse</translation>
        </message>
        <message>
            <source>finish unique</source>
            <translation>finir unique</translation>
        </message>
        <message>
            <source>mend fix conflict</source>
            <translation>corriger conflit</translation>
        </message>
        <message>
            <source>minimise reduce superfluous</source>
            <translation>minimiser réduire superflu</translation>
        </message>
        <message>
            <source>answer solve show</source>
            <translation>réponse résoudre montrer</translation>
        </message>
        <message>
            <source>keys keyboard help hotkeys</source>
            <translation>touches clavier aide raccourcis</translation>
        </message>
        <message>
            <source>help how to play instructions</source>
            <translation>aide règles jouer mode d’emploi</translation>
        </message>
        <message>
            <source>count enumerate all loops</source>
            <translation>compter énumérer toutes boucles</translation>
        </message>
        <message>
            <source>trim cut</source>
            <translation>rogner couper</translation>
        </message>
        <message>
            <source>rating grade difficulty why reasons hint techniques</source>
            <translation>note difficulté dur pourquoi raisons indice techniques</translation>
        </message>
        <message>
            <source>fewest clues minimum smallest</source>
            <translation>moins d’indices minimum plus petit</translation>
        </message>
        <message>
            <source>verify prove proof certificate second engine</source>
            <translation>vérifier prouver preuve certificat second moteur</translation>
        </message>
        <message>
            <source>undo history earlier</source>
            <translation>historique annuler antérieur</translation>
        </message>
        <message>
            <source>tutorial introduction learn three-minute tour</source>
            <translation>tutoriel introduction apprendre visite</translation>
        </message>
        <message>
            <source>documentation help</source>
            <translation>documentation aide</translation>
        </message>
        <message>
            <source>book</source>
            <translation>livre livret</translation>
        </message>
        <message>
            <source>html play online</source>
            <translation>html jouer en ligne</translation>
        </message>
        <message>
            <source>speed benchmark</source>
            <translation>vitesse banc d’essai</translation>
        </message>
        <message>
            <source>crash backup lost</source>
            <translation>plantage sauvegarde perdu</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>erreurs</translation>
        </message>
        <message>
            <source>add insert remove delete size grow shrink width height enlarge</source>
            <translation>ajouter insérer retirer supprimer taille agrandir réduire largeur hauteur</translation>
        </message>
        <message>
            <source>nothing to take back</source>
            <translation>rien à annuler</translation>
        </message>
        <message>
            <source>nothing was taken back</source>
            <translation>rien n’a été annulé</translation>
        </message>
        <message>
            <source>no clue is known to be redundant</source>
            <translation>aucun indice n’est connu comme superflu</translation>
        </message>
        <message>
            <source>nothing was closed</source>
            <translation>rien n’a été fermé</translation>
        </message>
        <message>
            <source>open a puzzle first</source>
            <translation>ouvrez d’abord une grille</translation>
        </message>
        <message>
            <source>only in {}</source>
            <translation>seulement dans {}</translation>
        </message>
        <message>
            <source>only while editing</source>
            <translation>seulement en édition</translation>
        </message>
        <message>
            <source>not possible now</source>
            <translation>impossible pour l’instant</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Outil</translation>
        </message>
        <message>
            <source>{} lists all keys, {} finds any command. {} saves the puzzle.</source>
            <translation>{} liste toutes les touches, {} trouve toute commande. {} enregistre la grille.</translation>
        </message>
        <message>
            <source>That was the tour</source>
            <translation>C’était la visite</translation>
        </message>
        <message>
            <source>Step {} of {}</source>
            <translation>Étape {} sur {}</translation>
        </message>
        <message>
            <source>Letters, digits and arrows are for the board: add Ctrl or Alt.</source>
            <translation>Lettres, chiffres et flèches sont pour le plateau : ajoutez Ctrl ou Alt.</translation>
        </message>
        <message>
            <source>The board hears letters: choose one, without Ctrl and Alt.</source>
            <translation>Le plateau écoute les lettres : choisissez-en une, sans Ctrl ni Alt.</translation>
        </message>
        <message>
            <source>“{}” has this key.</source>
            <translation>« {} » a cette touche.</translation>
        </message>
        <message>
            <source>Mark what you are sure of</source>
            <translation>Marquer ce qui est sûr</translation>
        </message>
        <message>
            <source>Note what may be</source>
            <translation>Noter ce qui est possible</translation>
        </message>
        <message>
            <source>Check so far</source>
            <translation>Vérifier jusqu’ici</translation>
        </message>
        <message>
            <source>Is all right so far? Else the first mistake is ringed</source>
            <translation>Tout est-il juste ? Sinon la première faute est entourée</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>What follows next: where, then why, then the mark</source>
            <translation>Ce qui suit : où, puis pourquoi, puis la marque</translation>
        </message>
        <message>
            <source>Assume</source>
            <translation>Supposer</translation>
        </message>
        <message>
            <source>Mark what follows as an assumption</source>
            <translation>Marquer la suite comme une hypothèse</translation>
        </message>
        <message>
            <source>Keep the assumption</source>
            <translation>Garder l’hypothèse</translation>
        </message>
        <message>
            <source>What was marked since is no longer doubted</source>
            <translation>Ce qui a été marqué depuis n’est plus mis en doute</translation>
        </message>
        <message>
            <source>Abandon the assumption</source>
            <translation>Abandonner l’hypothèse</translation>
        </message>
        <message>
            <source>Take all marks since it back</source>
            <translation>Reprendre toutes les marques depuis</translation>
        </message>
        <message>
            <source>Next places</source>
            <translation>Places suivantes</translation>
        </message>
        <message>
            <source>Show where the next number can go</source>
            <translation>Montrer où le prochain nombre peut aller</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Show the play again, mark by mark</source>
            <translation>Montrer le jeu de nouveau, marque par marque</translation>
        </message>
        <message>
            <source>Play the puzzle</source>
            <translation>Jouer la grille</translation>
        </message>
        <message>
            <source>Solve the puzzle on the board; the puzzle itself stays as it is</source>
            <translation>Résoudre la grille sur le plateau ; elle-même reste telle quelle</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Recommencer à zéro</translation>
        </message>
        <message>
            <source>Take all marks away</source>
            <translation>Enlever toutes les marques</translation>
        </message>
        <message>
            <source>No clue is marked.</source>
            <translation>Aucun indice n’est marqué.</translation>
        </message>
        <message>
            <source>Add lines</source>
            <translation>Ajouter des lignes</translation>
        </message>
        <message>
            <source>Draw lines twice</source>
            <translation>Tracer des lignes deux fois</translation>
        </message>
        <message>
            <source>Open recent</source>
            <translation>Ouvrir un récent</translation>
        </message>
        <message>
            <source>{} is open in another window, too. The file keeps what is saved last, in either window; a game keeps the marks that are made last.</source>
            <translation>{} est ouvert aussi dans une autre fenêtre. Le fichier garde ce qui est enregistré en dernier, dans l’une ou l’autre ; une partie garde les dernières marques.</translation>
        </message>
        <message>
            <source>Unsaved work was found</source>
            <translation>Du travail non enregistré a été trouvé</translation>
        </message>
        <message>
            <source>The studio ended before this was saved. Restoring keeps the undo steps.</source>
            <translation>Le studio s’est arrêté avant que ceci soit enregistré. La restauration garde les pas à annuler.</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Plus tard</translation>
        </message>
        <message>
            <source>Not saved under a name</source>
            <translation>Non enregistré, sans nom</translation>
        </message>
        <message numerus="yes">
            <source>steps to undo</source>
            <extracomment>For one: step to undo</extracomment>
            <translation>
                <numerusform>pas à annuler</numerusform>
                <numerusform>pas à annuler</numerusform>
            </translation>
        </message>
        <message>
            <source>Marks of a game</source>
            <translation>Marques d’une partie</translation>
        </message>
        <message>
            <source>In no folder yet</source>
            <translation>Pas encore dans un dossier</translation>
        </message>
        <message>
            <source>Last edit: {}</source>
            <translation>Modifié : {}</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restaurer</translation>
        </message>
        <message>
            <source>Restore {}</source>
            <translation>Restaurer {}</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Delete {}</source>
            <translation>Supprimer {}</translation>
        </message>
        <message>
            <source>Web page...</source>
            <translation>Page web...</translation>
        </message>
        <message>
            <source>Save one file on which the puzzle is played in a browser, also on a phone</source>
            <translation>Enregistrer un fichier où l’on joue la grille dans un navigateur, même au téléphone</translation>
        </message>
        <message>
            <source>Copy Penpa+ link</source>
            <translation>Copier le lien Penpa+</translation>
        </message>
        <message>
            <source>Copy a link to Penpa+, which checks the answer where a solution is known</source>
            <translation>Copier un lien vers Penpa+, qui vérifie la solution si l’on en connaît une</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Agrandir</translation>
        </message>
        <message>
            <source>Show the board larger</source>
            <translation>Montrer le plateau plus grand</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Réduire</translation>
        </message>
        <message>
            <source>Show the board smaller</source>
            <translation>Montrer le plateau plus petit</translation>
        </message>
        <message>
            <source>Fit the board</source>
            <translation>Ajuster le plateau</translation>
        </message>
        <message>
            <source>Show the whole board</source>
            <translation>Montrer tout le plateau</translation>
        </message>
        <message>
            <source>Fit the width</source>
            <translation>Ajuster la largeur</translation>
        </message>
        <message>
            <source>Show the board as wide as the window</source>
            <translation>Montrer le plateau aussi large que la fenêtre</translation>
        </message>
        <message>
            <source>Show cells in their natural size</source>
            <translation>Montrer les cases à leur taille naturelle</translation>
        </message>
        <message>
            <source>Side panel</source>
            <translation>Panneau latéral</translation>
        </message>
        <message>
            <source>Show or hide the verdict and what to do about it</source>
            <translation>Montrer ou cacher le verdict et ce qu’on peut en faire</translation>
        </message>
        <message>
            <source>Only the board</source>
            <translation>Le plateau seul</translation>
        </message>
        <message>
            <source>Hide everything but the board</source>
            <translation>Tout cacher sauf le plateau</translation>
        </message>
        <message>
            <source>Dark theme</source>
            <translation>Thème sombre</translation>
        </message>
        <message>
            <source>Light letters on a dark desk</source>
            <translation>Lettres claires sur fond sombre</translation>
        </message>
        <message>
            <source>Next region</source>
            <translation>Zone suivante</translation>
        </message>
        <message>
            <source>Move the focus on: header, tools, board, strip, panel</source>
            <translation>Passer le focus : en-tête, outils, plateau, bande, panneau</translation>
        </message>
        <message>
            <source>Previous region</source>
            <translation>Zone précédente</translation>
        </message>
        <message>
            <source>Move the focus back</source>
            <translation>Ramener le focus</translation>
        </message>
        <message>
            <source>Menus</source>
            <translation>Menus</translation>
        </message>
        <message>
            <source>Open the first menu; arrows lead to the others</source>
            <translation>Ouvrir le premier menu ; les flèches mènent aux autres</translation>
        </message>
        <message>
            <source>Show the edges that every solution uses</source>
            <translation>Montrer les arêtes que chaque solution emprunte</translation>
        </message>
        <message>
            <source>Show the cells in which solutions differ</source>
            <translation>Montrer les cases où les solutions diffèrent</translation>
        </message>
        <message>
            <source>Show clues that would help</source>
            <translation>Montrer des indices qui aideraient</translation>
        </message>
        <message>
            <source>Show clues that could go</source>
            <translation>Montrer des indices qui pourraient partir</translation>
        </message>
        <message>
            <source>Show clues that cannot all be true</source>
            <translation>Montrer des indices qui ne peuvent pas être tous vrais</translation>
        </message>
        <message>
            <source>Show a solution, and where a second one differs</source>
            <translation>Montrer une solution, et où une seconde diffère</translation>
        </message>
        <message>
            <source>Show how many of all solutions use each edge</source>
            <translation>Montrer combien de solutions empruntent chaque arête</translation>
        </message>
        <message>
            <source>Mark the cells of a maze that no walk can use</source>
            <translation>Marquer les cases d’un labyrinthe qu’aucun chemin ne peut employer</translation>
        </message>
        <message>
            <source>Show all jumps of a maze</source>
            <translation>Montrer tous les sauts d’un labyrinthe</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Lire ou pause</translation>
        </message>
        <message>
            <source>Let the steps run, or stop them</source>
            <translation>Laisser courir les pas, ou les arrêter</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>Un pas de plus</translation>
        </message>
        <message>
            <source>Show the next step</source>
            <translation>Montrer le pas suivant</translation>
        </message>
        <message>
            <source>First step</source>
            <translation>Première étape</translation>
        </message>
        <message>
            <source>Show the board before the first step</source>
            <translation>Montrer le plateau avant le premier pas</translation>
        </message>
        <message>
            <source>Last step</source>
            <translation>Dernière étape</translation>
        </message>
        <message>
            <source>Show how it ends</source>
            <translation>Montrer comment cela finit</translation>
        </message>
        <message>
            <source>Next dead end</source>
            <translation>Impasse suivante</translation>
        </message>
        <message>
            <source>Show where the search fails next</source>
            <translation>Montrer où la recherche échoue ensuite</translation>
        </message>
        <message>
            <source>Dead end before</source>
            <translation>Impasse précédente</translation>
        </message>
        <message>
            <source>Show where the search failed before</source>
            <translation>Montrer où la recherche a échoué avant</translation>
        </message>
        <message>
            <source>Next solution</source>
            <translation>Solution suivante</translation>
        </message>
        <message>
            <source>Show the next solution that is found</source>
            <translation>Montrer la prochaine solution trouvée</translation>
        </message>
        <message>
            <source>Solution before</source>
            <translation>Solution précédente</translation>
        </message>
        <message>
            <source>Show the solution found before</source>
            <translation>Montrer la solution trouvée avant</translation>
        </message>
        <message>
            <source>Faster</source>
            <translation>Plus vite</translation>
        </message>
        <message>
            <source>Show more steps in a second</source>
            <translation>Montrer plus de pas par seconde</translation>
        </message>
        <message>
            <source>Slower</source>
            <translation>Plus lentement</translation>
        </message>
        <message>
            <source>Show fewer steps in a second</source>
            <translation>Montrer moins de pas par seconde</translation>
        </message>
        <message>
            <source>Watch a solver</source>
            <translation>Observer un solveur</translation>
        </message>
        <message>
            <source>See a solver work on the board, step by step</source>
            <translation>Voir un solveur travailler sur le plateau, pas à pas</translation>
        </message>
        <message>
            <source>Two solvers side by side</source>
            <translation>Deux solveurs côte à côte</translation>
        </message>
        <message>
            <source>Show another solver at the same puzzle beside the first</source>
            <translation>Montrer à côté du premier un autre solveur sur la même grille</translation>
        </message>
        <message>
            <source>Export animation...</source>
            <translation>Exporter l’animation...</translation>
        </message>
        <message>
            <source>Save what is watched as GIF, APNG or HTML</source>
            <translation>Enregistrer ce qu’on observe en GIF, APNG ou HTML</translation>
        </message>
    </context>
    <context>
        <name>gui.style</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>&amp;Chercher dans :</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>&amp;Nom du fichier :</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>&amp;Type de fichier :</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>facile</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>moyen</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>difficile</translation>
        </message>
        <message>
            <source>very hard</source>
            <translation>très difficile</translation>
        </message>
        <message>
            <source>extreme</source>
            <translation>extrême</translation>
        </message>
        <message>
            <source>Fill the board</source>
            <translation>Remplir le plateau</translation>
        </message>
        <message>
            <source>There is no solution.</source>
            <translation>Il n’y a pas de solution.</translation>
        </message>
        <message>
            <source>No solution is known yet.</source>
            <translation>Aucune solution n’est encore connue.</translation>
        </message>
        <message>
            <source>The open puzzle has no solution.</source>
            <translation>La grille ouverte n’a pas de solution.</translation>
        </message>
        <message>
            <source>No solution of the open puzzle is known yet.</source>
            <translation>Aucune solution de la grille ouverte n’est encore connue.</translation>
        </message>
        <message>
            <source>There is no further solution.</source>
            <translation>Il n’y a pas d’autre solution.</translation>
        </message>
        <message>
            <source>No further solution is known yet.</source>
            <translation>Aucune autre solution n’est encore connue.</translation>
        </message>
        <message>
            <source>Change the outline</source>
            <translation>Changer le contour</translation>
        </message>
        <message>
            <source>Add {}</source>
            <translation>Ajouter {}</translation>
        </message>
        <message numerus="yes">
            <source>corners</source>
            <extracomment>For one: corner</extracomment>
            <translation>
                <numerusform>sommet</numerusform>
                <numerusform>sommets</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw {}</source>
            <translation>Tracer {}</translation>
        </message>
        <message>
            <source>Turn {}</source>
            <translation>Tourner {}</translation>
        </message>
        <message>
            <source>Move {}</source>
            <translation>Déplacer {}</translation>
        </message>
        <message>
            <source>Change {} to {}</source>
            <translation>Changer {} en {}</translation>
        </message>
        <message>
            <source>Change {}</source>
            <translation>Changer {}</translation>
        </message>
        <message>
            <source>Place {}</source>
            <translation>Placer {}</translation>
        </message>
        <message>
            <source>Erase {}</source>
            <translation>Effacer {}</translation>
        </message>
        <message>
            <source>Draw the line</source>
            <translation>Tracer la ligne</translation>
        </message>
        <message>
            <source>Change the puzzle</source>
            <translation>Changer la grille</translation>
        </message>
        <message>
            <source>And {} more.</source>
            <translation>Et {} de plus.</translation>
        </message>
        <message>
            <source>Corner {}</source>
            <translation>Sommet {}</translation>
        </message>
        <message>
            <source>column</source>
            <translation>colonne</translation>
        </message>
        <message>
            <source>Row {}, {} {}</source>
            <translation>Rangée {}, {} {}</translation>
        </message>
        <message>
            <source>Between {} and {}</source>
            <translation>Entre {} et {}</translation>
        </message>
        <message>
            <source>A side of a cell</source>
            <translation>Un côté d’une case</translation>
        </message>
        <message>
            <source>A corner</source>
            <translation>Un sommet</translation>
        </message>
        <message>
            <source>between {} and {}</source>
            <translation>entre {} et {}</translation>
        </message>
        <message>
            <source>a side of a cell</source>
            <translation>un côté d’une case</translation>
        </message>
        <message>
            <source>a corner</source>
            <translation>un sommet</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>{} on its border</source>
            <translation>{} sur ses frontières</translation>
        </message>
        <message>
            <source>arrow to {}</source>
            <translation>flèche vers {}</translation>
        </message>
        <message>
            <source>arrow from {}</source>
            <translation>flèche depuis {}</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <translation>Ctrl</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espace</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Début</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <source>PgUp</source>
            <translation>PgPréc</translation>
        </message>
        <message>
            <source>PgDown</source>
            <translation>PgSuiv</translation>
        </message>
        <message>
            <source>End</source>
            <comment>key</comment>
            <translation>Fin</translation>
        </message>
    </context>
    <context>
        <name>gui.widgets</name>
        <message numerus="yes">
            <source>{0} solutions left</source>
            <extracomment>For one: {0} solution left</extracomment>
            <translation>
                <numerusform>{0} solution restante</numerusform>
                <numerusform>{0} solutions restantes</numerusform>
            </translation>
        </message>
        <message>
            <source>left</source>
            <translation>restant</translation>
        </message>
        <message>
            <source>Show clue {0}</source>
            <translation>Montrer l’indice {0}</translation>
        </message>
        <message>
            <source>Next clue</source>
            <translation>Indice suivant</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>No one clue was found that helps.</source>
            <translation>Aucun indice seul n’a été trouvé qui aide.</translation>
        </message>
        <message>
            <source>Place {0}</source>
            <translation>Placer {0}</translation>
        </message>
        <message>
            <source>Make unique...</source>
            <translation>Rendre unique...</translation>
        </message>
        <message>
            <source>Remove them together</source>
            <translation>Les retirer ensemble</translation>
        </message>
        <message>
            <source>Remove it</source>
            <translation>Le retirer</translation>
        </message>
        <message>
            <source>Remove one of them</source>
            <translation>En retirer un</translation>
        </message>
        <message>
            <source>One clue can go and the solution stays the only one.</source>
            <translation>Un indice peut partir, la solution restant unique.</translation>
        </message>
        <message>
            <source>Two clues can go, also both at once: the solution stays the only one.</source>
            <translation>Deux indices peuvent partir, même tous les deux : la solution reste la seule.</translation>
        </message>
        <message>
            <source>Any one of these {0} can go and the solution stays the only one.</source>
            <translation>{0} peuvent partir, un à la fois : la solution reste la seule.</translation>
        </message>
        <message>
            <source>All {0} can go at once.</source>
            <translation>Les {0} peuvent partir ensemble.</translation>
        </message>
        <message>
            <source>Once one of them is gone, the others may be needed.</source>
            <translation>Une fois l’un d’eux retiré, les autres peuvent être nécessaires.</translation>
        </message>
        <message>
            <source>Of these {0}, {1} can go at once.</source>
            <translation>De ces {0}, {1} peuvent partir ensemble.</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
        <message>
            <source>Ways out</source>
            <translation>Issues</translation>
        </message>
        <message>
            <source>Repair...</source>
            <translation>Réparer...</translation>
        </message>
        <message>
            <source>{}, {} of {}: {}</source>
            <translation>{}, {} sur {} : {}</translation>
        </message>
        <message>
            <source>Part of the picture</source>
            <translation>Partie de l’image</translation>
        </message>
        <message>
            <source>Drag to choose a part; double-click for the whole picture</source>
            <translation>Glissez pour choisir une partie ; double clic pour l’image entière</translation>
        </message>
        <message>
            <source>Don't save</source>
            <translation>Ne pas enregistrer</translation>
        </message>
        <message>
            <source>Otherwise “{}” brings them back, as long as the program runs.</source>
            <translation>Sinon, « {} » les ramène, tant que le programme tourne.</translation>
        </message>
        <message>
            <source>It cannot be brought back.</source>
            <translation>La récupération sera impossible.</translation>
        </message>
        <message>
            <source>They cannot be brought back.</source>
            <translation>La récupération sera impossible.</translation>
        </message>
        <message>
            <source>Delete {}?</source>
            <translation>Supprimer {} ?</translation>
        </message>
        <message>
            <source>{0} is still being saved</source>
            <translation>{0} est en cours d’enregistrement</translation>
        </message>
        <message>
            <source>Its folder has not answered yet. The window closes as soon as it does.</source>
            <translation>Son dossier n’a pas encore répondu. La fenêtre se ferme dès qu’il le fait.</translation>
        </message>
        <message>
            <source>{0} is still being made</source>
            <translation>{0} est en cours de création</translation>
        </message>
        <message>
            <source>The window closes as soon as it is written. Without waiting there will be none.</source>
            <translation>La fenêtre se ferme dès que le fichier est écrit. Sans attendre, il n’y en aura pas.</translation>
        </message>
        <message>
            <source>Close without waiting</source>
            <translation>Fermer sans attendre</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Rester</translation>
        </message>
        <message>
            <source>Overwrite</source>
            <translation>Remplacer</translation>
        </message>
        <message>
            <source>{0} was changed meanwhile</source>
            <translation>{0} a été modifié entre-temps</translation>
        </message>
        <message>
            <source>Overwriting it loses what was written there since you opened it.</source>
            <translation>Le remplacer perd ce qui y a été écrit depuis que vous l’avez ouvert.</translation>
        </message>
        <message>
            <source>Your line</source>
            <translation>Votre ligne</translation>
        </message>
        <message>
            <source>Drop to open</source>
            <translation>Déposer pour ouvrir</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Panneau</translation>
        </message>
        <message>
            <source>The reason of a long step on the board</source>
            <translation>La raison d’un pas long sur le plateau</translation>
        </message>
        <message>
            <source>Allow steps that use that a puzzle has only one solution</source>
            <translation>Permettre les pas qui utilisent qu’une grille n’a qu’une solution</translation>
        </message>
        <message>
            <source>For the designer</source>
            <translation>Pour l’auteur</translation>
        </message>
        <message>
            <source>Look for no more steps; those that were found stay</source>
            <translation>Ne plus chercher de pas ; ceux trouvés restent</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <source>The step before</source>
            <translation>Le pas précédent</translation>
        </message>
        <message>
            <source>The next step</source>
            <translation>Le pas suivant</translation>
        </message>
        <message>
            <source>Where it leads if this were otherwise</source>
            <translation>Où cela mènerait s’il en était autrement</translation>
        </message>
        <message>
            <source>seldom</source>
            <translation>rarement</translation>
        </message>
        <message>
            <source>evenly</source>
            <translation>également</translation>
        </message>
        <message>
            <source>often</source>
            <translation>souvent</translation>
        </message>
        <message>
            <source>mostly</source>
            <translation>surtout</translation>
        </message>
        <message>
            <source>Begin with</source>
            <translation>Partir de</translation>
        </message>
        <message>
            <source>All needed</source>
            <translation>Tous nécessaires</translation>
        </message>
        <message>
            <source>As few as can be</source>
            <translation>Au plus juste</translation>
        </message>
        <message>
            <source>Some more</source>
            <translation>Quelques-uns de plus</translation>
        </message>
        <message>
            <source>So many</source>
            <translation>Tant</translation>
        </message>
        <message>
            <source>Clues</source>
            <translation>Indices</translation>
        </message>
        <message>
            <source>More than needed</source>
            <translation>Plus que nécessaire</translation>
        </message>
        <message>
            <source>Clues in all</source>
            <translation>Indices en tout</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>Quelconque</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symétrie</translation>
        </message>
        <message>
            <source>How gladly {} are kept</source>
            <translation>À quel point on garde : {}</translation>
        </message>
        <message>
            <source>Click a cell in the picture: ring, a clue there; cross, no clue.</source>
            <translation>Cliquez sur une case de l’image : anneau, un indice ici ; croix, pas d’indice.</translation>
        </message>
        <message>
            <source>Clear the marks</source>
            <translation>Effacer les marques</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <source>Another puzzle each time</source>
            <translation>Chaque fois une autre grille</translation>
        </message>
        <message>
            <source>The same number, the same puzzle; also on the command line</source>
            <translation>Même nombre, même grille ; aussi en ligne de commande</translation>
        </message>
        <message>
            <source>Leave the tour</source>
            <translation>Quitter la visite</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Mode</translation>
        </message>
        <message>
            <source>Show the side panel</source>
            <translation>Afficher le panneau latéral</translation>
        </message>
        <message>
            <source>Header</source>
            <translation>En-tête</translation>
        </message>
        <message>
            <source>More menus</source>
            <translation>Autres menus</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>Plus petit</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Plus grand</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>Effacer la recherche</translation>
        </message>
        <message>
            <source>{0} of {1}</source>
            <translation>{0} sur {1}</translation>
        </message>
        <message>
            <source>Hide {0}</source>
            <translation>Cacher {0}</translation>
        </message>
        <message>
            <source>Show {0}</source>
            <translation>Montrer {0}</translation>
        </message>
        <message>
            <source>Alt +</source>
            <translation>Alt +</translation>
        </message>
        <message>
            <source>Checking as you draw</source>
            <translation>Vérification en dessinant</translation>
        </message>
        <message>
            <source>Checking is paused</source>
            <translation>La vérification est suspendue</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>Ce qui aiderait</translation>
        </message>
        <message>
            <source>on</source>
            <translation>activé</translation>
        </message>
        <message>
            <source>off</source>
            <translation>désactivé</translation>
        </message>
        <message numerus="yes">
            <source>{0} moves. {1} down, {2} right: {3}</source>
            <extracomment>For one: {0} move. {1} down, {2} right: {3}</extracomment>
            <translation>
                <numerusform>{0} coup. {1} vers le bas, {2} à droite : {3}</numerusform>
                <numerusform>{0} coups. {1} vers le bas, {2} à droite : {3}</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} down, {1} right: {2}</source>
            <translation>{0} vers le bas, {1} à droite : {2}</translation>
        </message>
        <message>
            <source>Each with its way back</source>
            <translation>Chacun avec son retour</translation>
        </message>
        <message>
            <source>Each in all directions</source>
            <translation>Chacun dans toutes les directions</translation>
        </message>
        <message>
            <source>Leaper</source>
            <translation>Sauteur</translation>
        </message>
        <message>
            <source>Leap so far</source>
            <translation>Longueur du saut</translation>
        </message>
        <message>
            <source>New puzzle</source>
            <translation>Nouvelle grille</translation>
        </message>
        <message>
            <source>Find a kind of puzzle</source>
            <translation>Chercher un genre de grille</translation>
        </message>
        <message>
            <source>Find: masyu, penrose...</source>
            <translation>Chercher : masyu, penrose...</translation>
        </message>
        <message>
            <source>Words of a name or a tiling; just type</source>
            <translation>Mots d’un nom ou d’un pavage ; tapez</translation>
        </message>
        <message>
            <source>No such kind</source>
            <translation>Aucun genre de ce nom</translation>
        </message>
        <message>
            <source>Outline</source>
            <translation>Contour</translation>
        </message>
        <message>
            <source>Everything can be changed later.</source>
            <translation>Tout peut être changé plus tard.</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <source>in conflict</source>
            <translation>en conflit</translation>
        </message>
        <message>
            <source>redundant</source>
            <translation>superflu</translation>
        </message>
        <message>
            <source>placed</source>
            <translation>placé</translation>
        </message>
        <message>
            <source>next to place</source>
            <translation>prochain à placer</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>manquant</translation>
        </message>
        <message>
            <source>Number {0} of {1}, {2}</source>
            <translation>Nombre {0} sur {1}, {2}</translation>
        </message>
        <message>
            <source>Type a command</source>
            <translation>Tapez une commande</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>Commande</translation>
        </message>
        <message>
            <source>Commands found</source>
            <translation>Commandes trouvées</translation>
        </message>
        <message>
            <source>Nothing called '{0}'. Try a verb: rotate, export, count.</source>
            <translation>Rien ne s’appelle « {0} ». Essayez un verbe : tourner, exporter, compter.</translation>
        </message>
        <message>
            <source>Checking for {}</source>
            <translation>Vérifie depuis {}</translation>
        </message>
        <message>
            <source>Counting for {}</source>
            <translation>Compte depuis {}</translation>
        </message>
        <message>
            <source>Looking further for {}</source>
            <translation>Cherche encore depuis {}</translation>
        </message>
        <message>
            <source>Is all right so far?</source>
            <translation>Tout est-il juste jusqu’ici ?</translation>
        </message>
        <message>
            <source>Where the next number can go</source>
            <translation>Où va le prochain nombre</translation>
        </message>
        <message>
            <source>In as many steps as there are to the numbers beside it</source>
            <translation>En autant de pas qu’il y en a jusqu’aux nombres voisins</translation>
        </message>
        <message>
            <source>Assumptions</source>
            <translation>Hypothèses</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
        <message>
            <source>The assumption is right</source>
            <translation>L’hypothèse est juste</translation>
        </message>
        <message>
            <source>Abandon</source>
            <translation>Rejeter</translation>
        </message>
        <message>
            <source>One step further</source>
            <translation>Un pas plus loin</translation>
        </message>
        <message>
            <source>Wait no longer for the answer</source>
            <translation>Ne plus attendre la réponse</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>En jeu</translation>
        </message>
        <message numerus="yes">
            <source>{} open, {} marks since the last</source>
            <extracomment>For one: {} open, {} mark since the last</extracomment>
            <translation>
                <numerusform>{} ouvertes, {} marque depuis la dernière</numerusform>
                <numerusform>{} ouvertes, {} marques depuis la dernière</numerusform>
            </translation>
        </message>
        <message>
            <source>None. Try something out and take it back in one go.</source>
            <translation>Aucune. Essayez quelque chose et reprenez-le d’un coup.</translation>
        </message>
        <message>
            <source>None.</source>
            <translation>Aucune.</translation>
        </message>
        <message>
            <source>One moment...</source>
            <translation>Un instant...</translation>
        </message>
        <message>
            <source>Solved</source>
            <translation>Résolu</translation>
        </message>
        <message>
            <source>next: {}</source>
            <translation>suivant : {}</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Masquer</translation>
        </message>
        <message>
            <source>Take the line off the board</source>
            <translation>Retirer la ligne du plateau</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <translation>Depuis le début</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>En entier</translation>
        </message>
        <message>
            <source>Previous drawing</source>
            <translation>Dessin précédent</translation>
        </message>
        <message>
            <source>Next drawing</source>
            <translation>Dessin suivant</translation>
        </message>
        <message>
            <source>All...</source>
            <translation>Tous...</translation>
        </message>
        <message>
            <source>All drawings side by side</source>
            <translation>Tous les dessins côte à côte</translation>
        </message>
        <message>
            <source>Other drawings</source>
            <translation>Autres dessins</translation>
        </message>
        <message>
            <source>Search tree: depth {}, {} tried in vain from here</source>
            <translation>Arbre de recherche : profondeur {}, {} essayés en vain d’ici</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>État</translation>
        </message>
        <message>
            <source>Size of the board: fit, width, 100 %</source>
            <translation>Taille du plateau : ajusté, largeur, 100 %</translation>
        </message>
        <message>
            <source>Zoom, {0}</source>
            <translation>Zoom, {0}</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>Frise</translation>
        </message>
        <message>
            <source>Pen and paper</source>
            <translation>Papier et crayon</translation>
        </message>
        <message>
            <source>Three cells straight, or two diagonally</source>
            <translation>Trois cases tout droit, ou deux en diagonale</translation>
        </message>
        <message>
            <source>Knight</source>
            <translation>Cavalier</translation>
        </message>
        <message>
            <source>One cell one way and two the other</source>
            <translation>Une case dans un sens et deux dans l’autre</translation>
        </message>
        <message>
            <source>King</source>
            <translation>Roi</translation>
        </message>
        <message>
            <source>To any cell that touches</source>
            <translation>Vers toute case qui touche</translation>
        </message>
        <message>
            <source>Of the puzzle</source>
            <translation>De la grille</translation>
        </message>
        <message>
            <source>The moves of the puzzle on the board</source>
            <translation>Les coups de la grille du plateau</translation>
        </message>
        <message>
            <source>So many cells one way and so many the other</source>
            <translation>Tant de cases dans un sens et tant dans l’autre</translation>
        </message>
        <message>
            <source>Whatever works</source>
            <translation>Ce qui marche</translation>
        </message>
        <message>
            <source>The rule, blocks or SAT, whichever finds a tour</source>
            <translation>La règle, les blocs ou SAT, le premier qui trouve un tour</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Règle</translation>
        </message>
        <message>
            <source>Warnsdorff's rule: go where the fewest ways lead on</source>
            <translation>La règle de Warnsdorff : aller où partent le moins de chemins</translation>
        </message>
        <message>
            <source>Blocks</source>
            <translation>Blocs</translation>
        </message>
        <message>
            <source>Small closed tours joined into a large one</source>
            <translation>De petits tours fermés joints en un grand</translation>
        </message>
        <message>
            <source>SAT</source>
            <translation>SAT</translation>
        </message>
        <message>
            <source>Edges as variables, cuts where the line falls into parts</source>
            <translation>Des arêtes comme variables, des coupes où la ligne se sépare</translation>
        </message>
        <message>
            <source>Far out</source>
            <translation>Au large</translation>
        </message>
        <message>
            <source>Of equals the one farthest from the centre</source>
            <translation>Parmi des égaux, le plus loin du centre</translation>
        </message>
        <message>
            <source>Far, round</source>
            <translation>Loin, en rond</translation>
        </message>
        <message>
            <source>Of equals the one farthest in a straight line</source>
            <translation>Parmi des égaux, le plus loin en ligne droite</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Au hasard</translation>
        </message>
        <message>
            <source>Of equals any one</source>
            <translation>Parmi des égaux, n’importe lequel</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Premier</translation>
        </message>
        <message>
            <source>Of equals the first in the order of moves</source>
            <translation>Parmi des égaux, le premier dans l’ordre des coups</translation>
        </message>
        <message>
            <source>Rotations</source>
            <translation>Rotations</translation>
        </message>
        <message>
            <source>Turn a part of the line round where it is stuck</source>
            <translation>Retourner une partie de la ligne en cas d’impasse</translation>
        </message>
        <message>
            <source>Take steps back where it is stuck</source>
            <translation>Reprendre des pas en cas d’impasse</translation>
        </message>
        <message>
            <source>Begin anew</source>
            <translation>Tout refaire</translation>
        </message>
        <message>
            <source>Throw the line away where it is stuck</source>
            <translation>Jeter la ligne en cas d’impasse</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Rangées</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <source>Cells one way</source>
            <translation>Cases dans un sens</translation>
        </message>
        <message>
            <source>Cells across</source>
            <translation>Cases en travers</translation>
        </message>
        <message>
            <source>by</source>
            <translation>sur</translation>
        </message>
        <message>
            <source>Closed: a last jump leads to the start</source>
            <translation>Fermé : un dernier saut ramène au départ</translation>
        </message>
        <message>
            <source>How</source>
            <translation>Comment</translation>
        </message>
        <message>
            <source>Numbers, where they can be read</source>
            <translation>Nombres, là où ils se lisent</translation>
        </message>
        <message>
            <source>row, column</source>
            <translation>rangée, colonne</translation>
        </message>
        <message>
            <source>Start: row, column</source>
            <translation>Départ : rangée, colonne</translation>
        </message>
        <message>
            <source>Where the tour begins; a click on the board says it too</source>
            <translation>Où commence le tour ; un clic sur le plateau le dit aussi</translation>
        </message>
        <message>
            <source>Begin at any cell</source>
            <translation>Commencer n’importe où</translation>
        </message>
        <message>
            <source>Wheel or + and −: closer. Drag or arrow keys: move. 0: all.</source>
            <translation>Molette ou + et − : plus près. Glisser ou flèches : déplacer. 0 : tout.</translation>
        </message>
        <message>
            <source>Zoom in to see the line: with the wheel, or + and −</source>
            <translation>Agrandissez pour voir la ligne : à la molette, ou avec + et −</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <source>Speed: + is faster, - is slower</source>
            <translation>Vitesse : + plus vite, - plus lentement</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Lecteur</translation>
        </message>
        <message>
            <source>Dead end before this</source>
            <translation>Impasse précédente</translation>
        </message>
        <message>
            <source>of {} so far</source>
            <translation>sur {} jusqu’ici</translation>
        </message>
        <message>
            <source>of {}</source>
            <translation>sur {}</translation>
        </message>
        <message>
            <source>Step {}</source>
            <translation>Pas {}</translation>
        </message>
        <message>
            <source>The number grows with the work of solving step by step, on a scale of each genre: compare genres by the words.</source>
            <translation>Le nombre croît avec le travail d’une résolution pas à pas, sur une échelle propre à chaque genre : comparez les genres par les mots.</translation>
        </message>
        <message>
            <source>Keep counting</source>
            <translation>Continuer à compter</translation>
        </message>
        <message>
            <source>Keep checking</source>
            <translation>Continuer à vérifier</translation>
        </message>
        <message>
            <source>Nothing to check yet</source>
            <translation>Rien à vérifier encore</translation>
        </message>
        <message>
            <source>Checking...</source>
            <translation>Vérification...</translation>
        </message>
        <message>
            <source>At least {0} so far.</source>
            <translation>Au moins {0} jusqu’ici.</translation>
        </message>
        <message>
            <source> Difficulty: {0}.</source>
            <translation> Difficulté : {0}.</translation>
        </message>
        <message>
            <source>Proved. Ready to print.</source>
            <translation>Prouvé. Prêt à imprimer.</translation>
        </message>
        <message>
            <source>Proved in {0}. Ready to print.</source>
            <translation>Prouvé en {0}. Prêt à imprimer.</translation>
        </message>
        <message>
            <source>The clues cannot all be true.</source>
            <translation>Les indices ne peuvent pas être tous vrais.</translation>
        </message>
        <message>
            <source>Counting stopped.</source>
            <translation>Comptage arrêté.</translation>
        </message>
        <message>
            <source>Still counting.</source>
            <translation>Comptage en cours.</translation>
        </message>
        <message>
            <source>An estimate.</source>
            <translation>Une estimation.</translation>
        </message>
        <message>
            <source>Exact count</source>
            <translation>Nombre exact</translation>
        </message>
        <message>
            <source>Exact count, found in {0}</source>
            <translation>Nombre exact, trouvé en {0}</translation>
        </message>
        <message>
            <source>Stopped after {0}.</source>
            <translation>Arrêté après {0}.</translation>
        </message>
        <message numerus="yes">
            <source>At least {0} solutions.</source>
            <extracomment>For one: At least {0} solution.</extracomment>
            <translation>
                <numerusform>Au moins {0} solution.</numerusform>
                <numerusform>Au moins {0} solutions.</numerusform>
            </translation>
        </message>
        <message>
            <source>At least {0}</source>
            <translation>Au moins {0}</translation>
        </message>
        <message>
            <source>Over {0}</source>
            <translation>Plus de {0}</translation>
        </message>
        <message>
            <source>About {0}</source>
            <translation>Environ {0}</translation>
        </message>
        <message>
            <source>under 0.1 s</source>
            <translation>moins de 0,1 s</translation>
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
            <translation>Chemins</translation>
        </message>
        <message>
            <source>Shortest walk so far</source>
            <translation>Chemin le plus court jusqu’ici</translation>
        </message>
        <message>
            <source>Longest walk so far</source>
            <translation>Chemin le plus long jusqu’ici</translation>
        </message>
        <message>
            <source>Next walk</source>
            <translation>Chemin suivant</translation>
        </message>
        <message>
            <source>By number of jumps</source>
            <translation>Par nombre de sauts</translation>
        </message>
        <message>
            <source>{0} jumps</source>
            <translation>{0} sauts</translation>
        </message>
        <message>
            <source>By number of jumps, so far</source>
            <translation>Par nombre de sauts, jusqu’ici</translation>
        </message>
        <message>
            <source>By sum</source>
            <translation>Par somme</translation>
        </message>
        <message>
            <source>sum {0}</source>
            <translation>somme {0}</translation>
        </message>
        <message>
            <source>By sum, so far</source>
            <translation>Par somme, jusqu’ici</translation>
        </message>
        <message>
            <source>One by one</source>
            <translation>Un par un</translation>
        </message>
        <message>
            <source>Solver</source>
            <translation>Solveur</translation>
        </message>
        <message>
            <source>Another solver beside it</source>
            <translation>Un autre solveur à côté</translation>
        </message>
        <message>
            <source>Search tree</source>
            <translation>Arbre de recherche</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Bienvenue</translation>
        </message>
        <message>
            <source>Make puzzles that are solved by drawing one line. The studio counts the solutions while you draw.</source>
            <translation>Créez des grilles qui se résolvent en traçant une seule ligne. Le studio compte les solutions pendant que vous dessinez.</translation>
        </message>
        <message>
            <source>Let the studio make one</source>
            <translation>Laisser le studio en créer une</translation>
        </message>
        <message>
            <source>Any puzzle file</source>
            <translation>N’importe quel fichier de grille</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Ouvrir un fichier</translation>
        </message>
        <message>
            <source>New here?</source>
            <translation>Première fois ?</translation>
        </message>
        <message>
            <source>Guided tour: a first puzzle</source>
            <translation>Visite guidée : une première grille</translation>
        </message>
        <message>
            <source>Press any arrow key to move between puzzles.</source>
            <translation>Les flèches mènent d’une grille à l’autre.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>Tous les fichiers</translation>
        </message>
        <message>
            <source>Examples</source>
            <translation>Exemples</translation>
        </message>
    </context>
    <context>
        <name>gui.window</name>
        <message>
            <source>Puzzle files, links, text</source>
            <translation>Fichiers de grille, liens, texte</translation>
        </message>
    </context>
    <context>
        <name>gui.windows</name>
        <message>
            <source>No document was closed yet.</source>
            <translation>Aucun document n’a encore été fermé.</translation>
        </message>
    </context>
    <context>
        <name>page</name>
        <message>
            <source>Dark or light</source>
            <translation>Sombre ou clair</translation>
        </message>
        <message>
            <source>Number that a tap writes</source>
            <translation>Nombre qu’un appui écrit</translation>
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation>Annuler (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Redo (Ctrl+Y)</source>
            <translation>Rétablir (Ctrl+Y)</translation>
        </message>
        <message>
            <source>Is anything broken? (C)</source>
            <translation>Y a-t-il une erreur ? (C)</translation>
        </message>
        <message>
            <source>First where, then why (H)</source>
            <translation>D’abord où, puis pourquoi (H)</translation>
        </message>
        <message>
            <source>Begin anew; Undo brings it back</source>
            <translation>Recommencer ; Annuler ramène tout</translation>
        </message>
        <message>
            <source>This puzzle needs JavaScript.</source>
            <translation>Cette énigme demande JavaScript.</translation>
        </message>
        <message>
            <source>Here a part of the rules is broken.</source>
            <translation>Une partie des règles n’est pas respectée ici.</translation>
        </message>
        <message>
            <source>The line branches here.</source>
            <translation>La ligne bifurque ici.</translation>
        </message>
        <message>
            <source>The line cannot go on from here.</source>
            <translation>La ligne ne peut pas continuer d’ici.</translation>
        </message>
        <message>
            <source>The line runs over a shaded cell.</source>
            <translation>La ligne passe sur une case noircie.</translation>
        </message>
        <message>
            <source>The number {number} stands twice.</source>
            <translation>Le nombre {number} apparaît deux fois.</translation>
        </message>
        <message>
            <source>{n} and {next} do not touch.</source>
            <translation>{n} et {next} ne se touchent pas.</translation>
        </message>
        <message>
            <source>This part of the line closes too early.</source>
            <translation>Cette partie de la ligne se ferme trop tôt.</translation>
        </message>
        <message>
            <source>The number {number} is given elsewhere.</source>
            <translation>Le nombre {number} est donné ailleurs.</translation>
        </message>
        <message>
            <source>you wrote {n}</source>
            <translation>vous avez écrit {n}</translation>
        </message>
        <message>
            <source>step {n} of your line</source>
            <translation>pas {n} de votre ligne</translation>
        </message>
        <message>
            <source>1 edge drawn</source>
            <translation>1 arête tracée</translation>
        </message>
        <message>
            <source>{n} edges drawn</source>
            <translation>{n} arêtes tracées</translation>
        </message>
        <message>
            <source>1 edge crossed out</source>
            <translation>1 arête barrée</translation>
        </message>
        <message>
            <source>{n} edges crossed out</source>
            <translation>{n} arêtes barrées</translation>
        </message>
        <message>
            <source>kept away from</source>
            <translation>évitée</translation>
        </message>
        <message>
            <source>notes {numbers}</source>
            <translation>notes {numbers}</translation>
        </message>
        <message>
            <source>{title}, {n} cells</source>
            <translation>{title}, {n} cases</translation>
        </message>
        <message>
            <source>Cross out</source>
            <translation>Barrer</translation>
        </message>
        <message>
            <source>Shade</source>
            <translation>Noircir</translation>
        </message>
        <message>
            <source>In/out</source>
            <translation>Dedans/dehors</translation>
        </message>
        <message>
            <source>Avoid</source>
            <translation>Éviter</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Drag from point to point, or tap an edge. The right button crosses out. Shift and arrow draws, Ctrl and arrow crosses out.</source>
            <translation>Glissez de point en point, ou touchez une arête. Le bouton droit barre. Maj et flèche trace, Ctrl et flèche barre.</translation>
        </message>
        <message>
            <source>Tap a cell for the next number, drag to go on, or type. Tap a number to go on from it.</source>
            <translation>Touchez une case pour le nombre suivant, glissez pour continuer, ou tapez. Touchez un nombre pour repartir de lui.</translation>
        </message>
        <message>
            <source>Tap or drag from one place to the next; tap the end to go back.</source>
            <translation>Touchez ou glissez d’une place à la suivante ; touchez la fin pour revenir.</translation>
        </message>
        <message>
            <source>Solved in {time}.</source>
            <translation>Résolu en {time}.</translation>
        </message>
        <message>
            <source>Smaller numbers</source>
            <translation>Nombres plus petits</translation>
        </message>
        <message>
            <source>Number {n}</source>
            <translation>Nombre {n}</translation>
        </message>
        <message>
            <source>Larger numbers</source>
            <translation>Nombres plus grands</translation>
        </message>
        <message>
            <source>{n} of {all} solved</source>
            <translation>{n} sur {all} résolues</translation>
        </message>
        <message>
            <source>Puzzle {n}, {title}, solved</source>
            <translation>Énigme {n}, {title}, résolue</translation>
        </message>
        <message>
            <source>Puzzle {n}, {title}</source>
            <translation>Énigme {n}, {title}</translation>
        </message>
        <message>
            <source>There is no further hint.</source>
            <translation>Il n’y a plus d’aide.</translation>
        </message>
        <message>
            <source>Something that you have marked here is wrong.</source>
            <translation>Quelque chose que vous avez marqué ici est faux.</translation>
        </message>
        <message>
            <source>Look at the marked places.</source>
            <translation>Regardez les endroits marqués.</translation>
        </message>
        <message>
            <source>{words} (1 of {all})</source>
            <translation>{words} (1 sur {all})</translation>
        </message>
        <message>
            <source>Nothing breaks the rules so far.</source>
            <translation>Rien n’enfreint les règles jusqu’ici.</translation>
        </message>
    </context>
    <context>
        <name>puzzle.checks</name>
        <message>
            <source>The {noun} at {where} joins cells that do not touch.</source>
            <translation>{noun:capital} en {where} : joint des cases qui ne se touchent pas.</translation>
        </message>
        <message>
            <source>The {noun} at {where} is off the board.</source>
            <translation>{noun:capital} en {where} : hors du plateau.</translation>
        </message>
        <message>
            <source>The {noun} {value} at {where} is out of range: {values} fits there.</source>
            <translation>{noun:capital} {value} en {where} : hors limites ; ici va {values}.</translation>
        </message>
        <message>
            <source>The {noun} {value} stands twice: at {first} and at {second}.</source>
            <translation>{noun:capital} {value} figure deux fois : en {first} et en {second}.</translation>
        </message>
        <message>
            <source>{some} and at {last}</source>
            <translation>{some} et en {last}</translation>
        </message>
        <message>
            <source>The {noun} stands twice: at {places}.</source>
            <translation>{noun:capital} figure deux fois : en {places}.</translation>
        </message>
    </context>
    <context>
        <name>puzzle.clues</name>
        <message>
            <source>{figure} up</source>
            <translation>{figure} vers le haut</translation>
        </message>
        <message>
            <source>{figure} down</source>
            <translation>{figure} vers le bas</translation>
        </message>
        <message>
            <source>{figure} left</source>
            <translation>{figure} vers la gauche</translation>
        </message>
        <message>
            <source>{figure} right</source>
            <translation>{figure} vers la droite</translation>
        </message>
        <message>
            <source>{numbers} with an arrow</source>
            <translation>{numbers} avec une flèche</translation>
        </message>
        <message>
            <source>? or {rest}</source>
            <translation>? ou {rest}</translation>
        </message>
        <message>
            <source>{low:,} to {high:,}</source>
            <translation>de {low:,} à {high:,}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>rien</translation>
        </message>
    </context>
    <context>
        <name>puzzle.generator</name>
        <message>
            <source>{value} is not a number</source>
            <translation>{value} n’est pas un nombre</translation>
        </message>
        <message>
            <source>{value} is not a positive number</source>
            <translation>{value} n’est pas un nombre positif</translation>
        </message>
        <message>
            <source>{value} is less than {low}</source>
            <translation>{value} est inférieur à {low}</translation>
        </message>
        <message>
            <source>{value} is not a part from {low} to {high}</source>
            <translation>{value} n’est pas une part de {low} à {high}</translation>
        </message>
        <message>
            <source>{value} is not {low} to {high}</source>
            <translation>{value} n’est pas entre {low} et {high}</translation>
        </message>
        <message>
            <source>A new line</source>
            <translation>Une nouvelle ligne</translation>
        </message>
        <message>
            <source>A line drawn at random, and clues that fix it.</source>
            <translation>Une ligne tirée au hasard, et des indices qui la fixent.</translation>
        </message>
        <message>
            <source>My line</source>
            <translation>Ma ligne</translation>
        </message>
        <message>
            <source>Clues whose only solution is your line, or goes on from it.</source>
            <translation>Des indices dont la seule solution est votre ligne, ou la prolonge.</translation>
        </message>
        <message>
            <source>Your clues stay; others come to them until there is one solution.</source>
            <translation>Vos indices restent ; d’autres s’y ajoutent jusqu’à une solution unique.</translation>
        </message>
        <message>
            <source>Repair my clues</source>
            <translation>Réparer mes indices</translation>
        </message>
        <message>
            <source>As few of your clues go as must, so that there is a solution again.</source>
            <translation>Il part aussi peu de vos indices que possible, pour qu’il y ait de nouveau une solution.</translation>
        </message>
        <message>
            <source>Fills the board</source>
            <translation>Remplit le plateau</translation>
        </message>
        <message>
            <source>of loops: high fills the board (0.8)</source>
            <translation>boucles : élevé remplit le plateau (0.8)</translation>
        </message>
        <message>
            <source>small</source>
            <translation>petite</translation>
        </message>
        <message>
            <source>loose</source>
            <translation>lâche</translation>
        </message>
        <message>
            <source>wide</source>
            <translation>ample</translation>
        </message>
        <message>
            <source>full</source>
            <translation>pleine</translation>
        </message>
        <message>
            <source>fullest</source>
            <translation>très pleine</translation>
        </message>
        <message>
            <source>Runs in</source>
            <translation>Va en</translation>
        </message>
        <message>
            <source>of loops: long lines, below 0 turns (0)</source>
            <translation>boucles : longues droites, sous 0 virages (0)</translation>
        </message>
        <message>
            <source>many turns</source>
            <translation>nombreux virages</translation>
        </message>
        <message>
            <source>mixed</source>
            <translation>mélange</translation>
        </message>
        <message>
            <source>long lines</source>
            <translation>longues droites</translation>
        </message>
        <message>
            <source>Cells in a region</source>
            <translation>Cases par région</translation>
        </message>
        <message>
            <source>of regions: how many cells one has, about (4.5)</source>
            <translation>régions : combien de cases chacune, environ (4.5)</translation>
        </message>
        <message>
            <source>about 3</source>
            <translation>environ 3</translation>
        </message>
        <message>
            <source>about 4 or 5</source>
            <translation>environ 4 ou 5</translation>
        </message>
        <message>
            <source>about 6</source>
            <translation>environ 6</translation>
        </message>
        <message>
            <source>about 9</source>
            <translation>environ 9</translation>
        </message>
        <message>
            <source>Marked cells</source>
            <translation>Cases marquées</translation>
        </message>
        <message>
            <source>of marks: the part of all cells that has one (0.5)</source>
            <translation>marques : la part des cases qui en ont une (0.5)</translation>
        </message>
        <message>
            <source>many</source>
            <translation>beaucoup</translation>
        </message>
        <message>
            <source>Loop and regions</source>
            <translation>Boucle et régions</translation>
        </message>
    </context>
    <context>
        <name>puzzle.places</name>
        <message>
            <source>corner {name}</source>
            <translation>sommet {name}</translation>
        </message>
        <message>
            <source>row {row:,}, column {column:,}</source>
            <translation>rangée {row:,}, colonne {column:,}</translation>
        </message>
        <message>
            <source>row {row:,}, cell {cell:,}</source>
            <translation>rangée {row:,}, case {cell:,}</translation>
        </message>
    </context>
    <context>
        <name>puzzle.play</name>
        <message>
            <source>The line does not come here.</source>
            <translation>La ligne ne vient pas ici.</translation>
        </message>
        <message>
            <source>The line begins at the start.</source>
            <translation>La ligne commence au départ.</translation>
        </message>
        <message>
            <source>There is no way straight on to there.</source>
            <translation>On ne peut pas y aller tout droit.</translation>
        </message>
        <message>
            <source>This line is drawn already.</source>
            <translation>Cette ligne est déjà tracée.</translation>
        </message>
    </context>
    <context>
        <name>puzzle.puzzle</name>
        <message>
            <source>There is no place for {clue} there.</source>
            <translation>Il n’y a pas de place ici pour {clue}.</translation>
        </message>
        <message>
            <source>{clue:capital} here can be {values}, not {wanted}.</source>
            <translation>{clue:capital} ici peut valoir {values}, pas {wanted}.</translation>
        </message>
    </context>
    <context>
        <name>puzzle.resize</name>
        <message>
            <source>Nothing would be left of the board.</source>
            <translation>Il ne resterait rien du plateau.</translation>
        </message>
        <message>
            <source>This patch of the tiling can grow no further.</source>
            <translation>Cette portion du pavage ne peut plus s’agrandir.</translation>
        </message>
    </context>
    <context>
        <name>work.analyse</name>
        <message>
            <source>Looking for the difficulty</source>
            <translation>La recherche de la difficulté</translation>
        </message>
    </context>
    <context>
        <name>work.animating</name>
        <message>
            <source>There is no step {first:,}: the last one is {last:,}.</source>
            <translation>Il n’y a pas d’étape {first:,} : la dernière est {last:,}.</translation>
        </message>
        <message>
            <source>The engine {engine} cannot be watched here; others are: {names}.</source>
            <translation>On ne peut pas regarder ici le solveur {engine} ; d’autres, si : {names}.</translation>
        </message>
    </context>
    <context>
        <name>work.booklet</name>
        <message>
            <source>{name} has no solution: {message}</source>
            <translation>{name} n’a pas de solution : {message}</translation>
        </message>
        <message>
            <source>{name} has no solution.</source>
            <translation>{name} n’a pas de solution.</translation>
        </message>
        <message>
            <source>No solution of {name} was found in {seconds:g} seconds.</source>
            <translation>Aucune solution de {name} n’a été trouvée en {seconds:g} secondes.</translation>
        </message>
        <message>
            <source>{told} Look here: {place}.</source>
            <translation>{told} Regardez ici : {place}.</translation>
        </message>
        <message>
            <source>{why} It cannot be in a booklet.</source>
            <translation>{why} Cela ne peut pas aller dans un livret.</translation>
        </message>
        <message>
            <source>{named} None of these can be in a booklet.</source>
            <translation>{named} Aucun d’eux ne peut être dans un livret.</translation>
        </message>
        <message>
            <source>{named} These and {more:,} more cannot be in a booklet.</source>
            <translation>{named} Ceux-ci et {more:,} autres ne peuvent être dans un livret.</translation>
        </message>
        <message>
            <source>Several solutions, of which one is printed: {names}.</source>
            <translation>Plusieurs solutions, dont une est imprimée : {names}.</translation>
        </message>
    </context>
    <context>
        <name>work.certificate</name>
        <message>
            <source>Answer {n} does not answer the puzzle.</source>
            <translation>La réponse {n} ne résout pas l’énigme.</translation>
        </message>
        <message>
            <source>The two answers are the same.</source>
            <translation>Les deux réponses sont identiques.</translation>
        </message>
        <message numerus="yes">
            <source>{n} answers do not show the verdict.</source>
            <extracomment>For one: {n} answer does not show the verdict.</extracomment>
            <translation>
                <numerusform>{n} réponse ne justifie pas le verdict.</numerusform>
                <numerusform>{n} réponses ne justifient pas le verdict.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no proof that there is no other answer.</source>
            <translation>Il manque la preuve qu’il n’y a pas d’autre réponse.</translation>
        </message>
        <message>
            <source>Clause {n:,} of the formula is not justified by its reason.</source>
            <translation>La clause {n:,} de la formule n’est pas justifiée par sa raison.</translation>
        </message>
        <message>
            <source>The folder {folder} holds other files; a certificate needs its own.</source>
            <translation>Le dossier {folder} contient d’autres fichiers ; un certificat en demande un à lui.</translation>
        </message>
        <message>
            <source>{name} cannot be removed: {reason}.</source>
            <translation>{name} ne peut pas être supprimé : {reason}.</translation>
        </message>
        <message>
            <source>This is not the verdict of a certificate.</source>
            <translation>Ce n’est pas le verdict d’un certificat.</translation>
        </message>
        <message>
            <source>This certificate was written by a newer version.</source>
            <translation>Ce certificat vient d’une version plus récente.</translation>
        </message>
        <message>
            <source>The verdict is none, unique or several.</source>
            <translation>Le verdict est none, unique ou several.</translation>
        </message>
        <message>
            <source>{clauses} clauses need a reason each.</source>
            <translation>{clauses} clauses demandent chacune une raison.</translation>
        </message>
        <message>
            <source>There are {most:,} variables.</source>
            <translation>Il y a {most:,} variables.</translation>
        </message>
        <message>
            <source>{file}, clause {number}</source>
            <translation>{file}, clause {number}</translation>
        </message>
        <message>
            <source>The file has more than {max_bytes:,} MB.</source>
            <translation>Le fichier dépasse {max_bytes:,} Mo.</translation>
        </message>
        <message>
            <source>The file cannot be read: {reason}.</source>
            <translation>Le fichier ne peut pas être lu : {reason}.</translation>
        </message>
        <message>
            <source>The file is no plain text.</source>
            <translation>Le fichier n’est pas du texte brut.</translation>
        </message>
        <message>
            <source>The answers are a list of at most two lines.</source>
            <translation>Les réponses sont une liste d’au plus deux lignes.</translation>
        </message>
        <message>
            <source>An answer is a list of the puzzle's nodes.</source>
            <translation>Une réponse est une liste de nœuds de l’énigme.</translation>
        </message>
        <message>
            <source>Two variables have the same name.</source>
            <translation>Deux variables ont le même nom.</translation>
        </message>
        <message>
            <source>A line is v with a name, and after all those c with a reason.</source>
            <translation>Une ligne est v avec un nom, puis, après toutes celles-là, c avec une raison.</translation>
        </message>
        <message>
            <source>The first line should begin with "p cnf".</source>
            <translation>La première ligne devrait commencer par "p cnf".</translation>
        </message>
        <message>
            <source>A clause ends with 0, and has no other.</source>
            <translation>Une clause se termine par 0, et n’en a pas d’autre.</translation>
        </message>
        <message>
            <source>{file}, line {number}</source>
            <translation>{file}, ligne {number}</translation>
        </message>
        <message>
            <source>{word} is not a number.</source>
            <translation>{word} n’est pas un nombre.</translation>
        </message>
        <message>
            <source>{word} is too large.</source>
            <translation>{word} est trop grand.</translation>
        </message>
    </context>
    <context>
        <name>work.clausal</name>
        <message>
            <source>a clue says so</source>
            <translation>un indice le demande</translation>
        </message>
        <message>
            <source>there is a line</source>
            <translation>il y a une ligne</translation>
        </message>
        <message>
            <source>a closed line has three places at least</source>
            <translation>une ligne fermée a au moins trois places</translation>
        </message>
        <message>
            <source>the line comes to a place and leaves it, once or not at all</source>
            <translation>la ligne arrive à une place et en repart, une fois ou jamais</translation>
        </message>
        <message>
            <source>the line comes to each place once and leaves it once</source>
            <translation>la ligne arrive à chaque place une fois et en repart une fois</translation>
        </message>
        <message>
            <source>the line passes every place</source>
            <translation>la ligne passe par chaque place</translation>
        </message>
        <message>
            <source>along the line numbers grow by one</source>
            <translation>les nombres croissent d’une unité le long de la ligne</translation>
        </message>
        <message>
            <source>what is later than a number is later than those before it</source>
            <translation>ce qui suit un nombre suit aussi ceux qui le précèdent</translation>
        </message>
        <message>
            <source>a number cannot be reached sooner than by the shortest way</source>
            <translation>un nombre n’est pas atteint avant le chemin le plus court</translation>
        </message>
        <message>
            <source>numbers are odd and even by turns</source>
            <translation>les nombres sont pairs et impairs tour à tour</translation>
        </message>
        <message>
            <source>an edge is drawn where the line goes along it, either way</source>
            <translation>une arête est tracée là où la ligne la suit, dans un sens ou l’autre</translation>
        </message>
        <message>
            <source>all of the line hangs together</source>
            <translation>toute la ligne se tient</translation>
        </message>
        <message>
            <source>a walk comes to a place and leaves it, or begins or ends there</source>
            <translation>un chemin arrive à une place et en repart, ou y commence ou y finit</translation>
        </message>
        <message>
            <source>a walk begins once</source>
            <translation>un chemin commence une fois</translation>
        </message>
        <message>
            <source>a walk ends once</source>
            <translation>un chemin finit une fois</translation>
        </message>
        <message>
            <source>the values have to add up</source>
            <translation>les valeurs doivent donner la somme</translation>
        </message>
        <message>
            <source>this solution was found before</source>
            <translation>cette solution a déjà été trouvée</translation>
        </message>
        <message>
            <source>it was learnt from a conflict</source>
            <translation>cela a été appris d’un conflit</translation>
        </message>
        <message>
            <source>It follows</source>
            <translation>Il s’ensuit</translation>
        </message>
        <message>
            <source>A conflict</source>
            <translation>Un conflit</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Redémarrage</translation>
        </message>
        <message>
            <source>the edge between {first} and {second} is drawn</source>
            <translation>l’arête entre {first} et {second} est tracée</translation>
        </message>
        <message>
            <source>the edge between {first} and {second} is not drawn</source>
            <translation>l’arête entre {first} et {second} n’est pas tracée</translation>
        </message>
        <message>
            <source>the line passes {first}</source>
            <translation>la ligne passe par {first}</translation>
        </message>
        <message>
            <source>the line leaves out {first}</source>
            <translation>la ligne évite {first}</translation>
        </message>
        <message>
            <source>the walk goes from {first} to {second}</source>
            <translation>le chemin va de {first} à {second}</translation>
        </message>
        <message>
            <source>the walk does not go from {first} to {second}</source>
            <translation>le chemin ne va pas de {first} à {second}</translation>
        </message>
        <message>
            <source>the line goes from {first} to {second}</source>
            <translation>la ligne va de {first} à {second}</translation>
        </message>
        <message>
            <source>the line does not go from {first} to {second}</source>
            <translation>la ligne ne va pas de {first} à {second}</translation>
        </message>
        <message>
            <source>the walk passes {first}</source>
            <translation>le chemin passe par {first}</translation>
        </message>
        <message>
            <source>the walk never passes {first}</source>
            <translation>le chemin ne passe jamais par {first}</translation>
        </message>
        <message>
            <source>the walk passes {first} to {second}</source>
            <translation>le chemin passe de {first} à {second}</translation>
        </message>
        <message>
            <source>the walk never passes {first} to {second}</source>
            <translation>le chemin ne passe jamais de {first} à {second}</translation>
        </message>
        <message>
            <source>the walk begins at {first}</source>
            <translation>le chemin commence à {first}</translation>
        </message>
        <message>
            <source>the walk never begins at {first}</source>
            <translation>le chemin ne commence pas à {first}</translation>
        </message>
        <message>
            <source>the walk begins at {first} to {second}</source>
            <translation>le chemin commence par {first} vers {second}</translation>
        </message>
        <message>
            <source>the walk never begins at {first} to {second}</source>
            <translation>le chemin ne commence pas par {first} vers {second}</translation>
        </message>
        <message>
            <source>the walk ends at {first}</source>
            <translation>le chemin finit à {first}</translation>
        </message>
        <message>
            <source>the walk never ends at {first}</source>
            <translation>le chemin ne finit pas à {first}</translation>
        </message>
        <message>
            <source>the walk ends at {first} to {second}</source>
            <translation>le chemin finit par {first} vers {second}</translation>
        </message>
        <message>
            <source>the walk never ends at {first} to {second}</source>
            <translation>le chemin ne finit pas par {first} vers {second}</translation>
        </message>
        <message>
            <source>an auxiliary condition holds</source>
            <translation>une condition auxiliaire est vraie</translation>
        </message>
        <message>
            <source>an auxiliary condition does not hold</source>
            <translation>une condition auxiliaire est fausse</translation>
        </message>
        <message>
            <source>Decision {level:,}</source>
            <translation>Décision {level:,}</translation>
        </message>
        <message>
            <source>Assumed: {what}.</source>
            <translation>Hypothèse : {what}.</translation>
        </message>
        <message>
            <source>Learnt for good</source>
            <translation>Appris pour de bon</translation>
        </message>
        <message>
            <source>Learnt</source>
            <translation>Appris</translation>
        </message>
        <message>
            <source>One of these is true: {what}.</source>
            <translation>L’une de ces choses est vraie : {what}.</translation>
        </message>
        <message>
            <source>After {conflicts:,} conflicts all {undone:,} assumptions and their conclusions are given up; what was learnt stays.</source>
            <translation>Après {conflicts:,} conflits, les {undone:,} hypothèses et leurs conclusions sont abandonnées ; ce qui est appris reste.</translation>
        </message>
        <message>
            <source>{what:capital}, since {why}.</source>
            <translation>{what:capital}, car {why}.</translation>
        </message>
        <message>
            <source>{what:capital}, since {why}, and {held}.</source>
            <translation>{what:capital}, car {why}, et {held}.</translation>
        </message>
        <message>
            <source>the clues clash by themselves</source>
            <translation>les indices se contredisent d’eux-mêmes</translation>
        </message>
        <message>
            <source>{held:capital}; but {why}.</source>
            <translation>{held:capital} ; c’est impossible, car {why}.</translation>
        </message>
        <message>
            <source>{held:capital}; but {why}. Nothing was assumed: there is no solution.</source>
            <translation>{held:capital} ; c’est impossible, car {why}. Rien n’était supposé : il n’y a pas de solution.</translation>
        </message>
        <message>
            <source>{held:capital}; but {why}. Nothing was assumed: there is no other solution.</source>
            <translation>{held:capital} ; c’est impossible, car {why}. Rien n’était supposé : il n’y a pas d’autre solution.</translation>
        </message>
        <message>
            <source>On the trail</source>
            <translation>Sur la piste</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Décisions</translation>
        </message>
        <message>
            <source>Clauses learnt</source>
            <translation>Clauses apprises</translation>
        </message>
        <message>
            <source>Assumed: {what}</source>
            <translation>Hypothèse : {what}</translation>
        </message>
        <message numerus="yes">
            <source>Learnt: {n:,} literals</source>
            <extracomment>For one: Learnt: 1 literal</extracomment>
            <translation>
                <numerusform>Appris : {n:,} littéral</numerusform>
                <numerusform>Appris : {n:,} littéraux</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the beginning</source>
            <translation>Retour au début</translation>
        </message>
        <message>
            <source>Back to decision {back:,}</source>
            <translation>Retour à la décision {back:,}</translation>
        </message>
        <message>
            <source>the number of {first} is above {step:,}</source>
            <translation>le nombre de {first} est supérieur à {step:,}</translation>
        </message>
        <message>
            <source>the number of {first} is {step:,} or less</source>
            <translation>le nombre de {first} est au plus {step:,}</translation>
        </message>
        <message>
            <source>{n:,} more</source>
            <translation>{n:,} de plus</translation>
        </message>
        <message>
            <source>the clue {clue} says so</source>
            <translation>l’indice {clue} le demande</translation>
        </message>
        <message>
            <source>the rule says so</source>
            <translation>la règle le demande</translation>
        </message>
        <message>
            <source>Back to decision {back:,}, {skipped:,} levels at once: {undone:,} conclusions are taken back.</source>
            <translation>Retour à la décision {back:,}, {skipped:,} niveaux d’un coup : {undone:,} conclusions sont reprises.</translation>
        </message>
        <message>
            <source>Back to decision {back:,}: {undone:,} conclusions are taken back.</source>
            <translation>Retour à la décision {back:,} : {undone:,} conclusions sont reprises.</translation>
        </message>
        <message>
            <source>Back to before the first decision, {skipped:,} levels at once: {undone:,} conclusions are taken back.</source>
            <translation>Retour avant la première décision, {skipped:,} niveaux d’un coup : {undone:,} conclusions sont reprises.</translation>
        </message>
        <message>
            <source>Back to before the first decision: {undone:,} conclusions are taken back.</source>
            <translation>Retour avant la première décision : {undone:,} conclusions sont reprises.</translation>
        </message>
    </context>
    <context>
        <name>work.collecting</name>
        <message>
            <source>The folder cannot be read: {reason}.</source>
            <translation>Le dossier ne peut pas être lu : {reason}.</translation>
        </message>
        <message>
            <source>No solution was found.</source>
            <translation>Aucune solution n’a été trouvée.</translation>
        </message>
    </context>
    <context>
        <name>work.collection</name>
        <message>
            <source>The check</source>
            <translation>La vérification</translation>
        </message>
        <message>
            <source>{file} holds something else; results need a file of their own.</source>
            <translation>{file} contient autre chose ; les résultats demandent un fichier à eux.</translation>
        </message>
        <message>
            <source>Results cannot be kept in {file}: {reason}.</source>
            <translation>Les résultats ne peuvent pas être gardés dans {file} : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>work.compare</name>
        <message>
            <source>There is no engine {engine}; there are {known}.</source>
            <translation>Il n’y a pas de solveur {engine} ; il y a {known}.</translation>
        </message>
        <message>
            <source>{engine} counts {n:,} lines on {name}, {other} {m:,}.</source>
            <translation>{engine} compte {n:,} lignes sur {name}, {other} {m:,}.</translation>
        </message>
        <message>
            <source>Smaller ones took too long.</source>
            <translation>De plus petits prenaient trop de temps.</translation>
        </message>
    </context>
    <context>
        <name>work.comparison</name>
        <message>
            <source>SAT by steps</source>
            <translation>SAT par pas</translation>
        </message>
        <message>
            <source>SAT by edges</source>
            <translation>SAT par arêtes</translation>
        </message>
        <message>
            <source>No dead-end check</source>
            <translation>Sans test d’impasse</translation>
        </message>
        <message>
            <source>No connectivity check</source>
            <translation>Sans test de connexité</translation>
        </message>
        <message>
            <source>No distance check</source>
            <translation>Sans test de distance</translation>
        </message>
        <message>
            <source>No parity check</source>
            <translation>Sans test de parité</translation>
        </message>
        <message>
            <source>No prunings</source>
            <translation>Sans élagage</translation>
        </message>
        <message>
            <source>Frontier counting</source>
            <translation>Comptage par frontière</translation>
        </message>
        <message>
            <source>SAT by insides</source>
            <translation>SAT par intérieurs</translation>
        </message>
        <message>
            <source>Trails by pairings</source>
            <translation>Parcours par appariements</translation>
        </message>
    </context>
    <context>
        <name>work.executors</name>
        <message>
            <source>Clusters need Dask: install it with pip install 'oneline-studio[cluster]'.</source>
            <translation>Les grappes demandent Dask : installez-le avec pip install 'oneline-studio[cluster]'.</translation>
        </message>
        <message>
            <source>The scheduler {address} cannot be reached: {error}.</source>
            <translation>L’ordonnanceur {address} est injoignable : {error}.</translation>
        </message>
    </context>
    <context>
        <name>work.folder</name>
        <message>
            <source>{path} is not the index of a batch.</source>
            <translation>{path} n’est pas l’index d’une série.</translation>
        </message>
        <message>
            <source>The folder {folder} holds other puzzles; a batch needs its own.</source>
            <translation>Le dossier {folder} contient d’autres énigmes ; une série en demande un à elle.</translation>
        </message>
        <message>
            <source>The folder {folder} holds another batch: its {name} differs.</source>
            <translation>Le dossier {folder} contient une autre série : son {name} diffère.</translation>
        </message>
        <message>
            <source>The puzzles were not saved: nothing can be written in the folder {folder}: {reason}.</source>
            <translation>Les grilles n’ont pas été enregistrées : rien ne peut être écrit dans le dossier {folder} : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>work.frame_pictures</name>
        <message>
            <source>A solution</source>
            <translation>Une solution</translation>
        </message>
        <message>
            <source>Begun anew</source>
            <translation>Recommencé</translation>
        </message>
        <message>
            <source>A rotation</source>
            <translation>Une rotation</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>La fin</translation>
        </message>
        <message>
            <source>What the numbers leave</source>
            <translation>Ce que laissent les nombres</translation>
        </message>
        <message>
            <source>one of the {count:,} corners marked must be inside too</source>
            <translation>un des {count:,} sommets marqués doit aussi être à l’intérieur</translation>
        </message>
        <message>
            <source>one of the {count:,} corners marked must be outside too</source>
            <translation>un des {count:,} sommets marqués doit aussi être à l’extérieur</translation>
        </message>
        <message>
            <source>one of the {count:,} cells marked must be inside too</source>
            <translation>une des {count:,} cases marquées doit aussi être à l’intérieur</translation>
        </message>
        <message>
            <source>one of the {count:,} cells marked must be outside too</source>
            <translation>une des {count:,} cases marquées doit aussi être à l’extérieur</translation>
        </message>
        <message>
            <source>Before the first step</source>
            <translation>Avant la première étape</translation>
        </message>
        <message>
            <source>Nothing is drawn yet.</source>
            <translation>Rien n’est encore tracé.</translation>
        </message>
        <message>
            <source>It is number {found:,} of this recording.</source>
            <translation>C’est le numéro {found:,} de cet enregistrement.</translation>
        </message>
        <message>
            <source>On to {where}</source>
            <translation>Vers {where}</translation>
        </message>
        <message>
            <source>Settled up to {where}</source>
            <translation>Fixé jusqu’à {where}</translation>
        </message>
        <message>
            <source>Back from {where}</source>
            <translation>Retour de {where}</translation>
        </message>
        <message>
            <source>Every mark follows from the clues.</source>
            <translation>Chaque marque découle des indices.</translation>
        </message>
        <message>
            <source>As far as it follows</source>
            <translation>Aussi loin que cela s’ensuit</translation>
        </message>
        <message>
            <source>{count:,} solutions</source>
            <translation>{count:,} solutions</translation>
        </message>
        <message>
            <source>Every way was tried: there are no others.</source>
            <translation>Tous les chemins ont été essayés : il n’y en a pas d’autres.</translation>
        </message>
        <message>
            <source>Every way was tried.</source>
            <translation>Tout a été essayé.</translation>
        </message>
        <message>
            <source>The recording ends here; there may be others.</source>
            <translation>L’enregistrement s’arrête ici ; il peut y en avoir d’autres.</translation>
        </message>
        <message>
            <source>At least {count:,}</source>
            <translation>Au moins {count:,}</translation>
        </message>
        <message>
            <source>One found</source>
            <translation>Une trouvée</translation>
        </message>
        <message>
            <source>There was no way on. The old end is joined to {pivot}, the part behind is turned round, and the line ends at {end} now.</source>
            <translation>Il n’y avait plus d’issue. L’ancien bout est relié à {pivot}, la partie derrière est retournée, et la ligne finit maintenant à {end}.</translation>
        </message>
        <message>
            <source>No line is left here: from here on the drawing is settled.</source>
            <translation>Il ne reste aucun trait ici : à partir d’ici le dessin est fixé.</translation>
        </message>
        <message>
            <source>No line is left here, so the drawing ends here.</source>
            <translation>Il ne reste aucun trait ici, donc le dessin finit ici.</translation>
        </message>
        <message>
            <source>A new circuit begins; it is spliced into the drawing where it started.</source>
            <translation>Un nouveau circuit commence ; il est inséré dans le dessin là où il a commencé.</translation>
        </message>
        <message>
            <source>On along a line that is not drawn yet.</source>
            <translation>On continue par un trait qui n’est pas encore tracé.</translation>
        </message>
        <message>
            <source>The line begins here.</source>
            <translation>La ligne commence ici.</translation>
        </message>
        <message>
            <source>No objection is seen yet.</source>
            <translation>Aucune objection pour l’instant.</translation>
        </message>
        <message>
            <source>{place:capital} is taken</source>
            <translation>Prise : {place:capital}</translation>
        </message>
        <message>
            <source>No state is left; lines that are complete so far: {found:,}.</source>
            <translation>Il ne reste aucun état ; lignes complètes jusqu’ici : {found:,}.</translation>
        </message>
        <message numerus="yes">
            <source>{states:,} states are alive; lines that are complete so far: {found:,}.</source>
            <extracomment>For one: 1 state is alive; lines that are complete so far: {found:,}.</extracomment>
            <translation>
                <numerusform>1 état est vivant ; lignes complètes jusqu’ici : {found:,}.</numerusform>
                <numerusform>{states:,} états sont vivants ; lignes complètes jusqu’ici : {found:,}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{known:,} places have one possible number left; darker ones have more.</source>
            <translation>{known:,} endroits n’ont plus qu’un nombre possible ; les plus sombres en ont davantage.</translation>
        </message>
        <message>
            <source>Long step: {sentence}</source>
            <translation>Longue étape : {sentence}</translation>
        </message>
        <message>
            <source>A candidate in {n:,} pieces</source>
            <translation>Un candidat en {n:,} morceaux</translation>
        </message>
        <message>
            <source>A candidate in one piece</source>
            <translation>Un candidat d’un seul tenant</translation>
        </message>
        <message>
            <source>It obeys all rules: a solution.</source>
            <translation>Il respecte toutes les règles : une solution.</translation>
        </message>
        <message>
            <source>A circle of {size:,} places stands beside the rest. Learnt: one of the edges marked must lead out of it.</source>
            <translation>Un anneau de {size:,} places est séparé du reste. Appris : une des arêtes marquées doit en sortir.</translation>
        </message>
        <message>
            <source>{who}. Learnt: {joined}.</source>
            <translation>{who}. Appris : {joined}.</translation>
        </message>
        <message>
            <source>{told} {rules:,} rules are learnt.</source>
            <translation>{told} {rules:,} règles sont apprises.</translation>
        </message>
        <message>
            <source>{first:capital} and {second} are both outside, but apart</source>
            <translation>{first:capital} et {second} sont tous deux à l’extérieur, mais séparés</translation>
        </message>
        <message>
            <source>{first:capital} and {second} are both inside, but apart</source>
            <translation>{first:capital} et {second} sont tous deux à l’intérieur, mais séparés</translation>
        </message>
        <message>
            <source>{first:capital} is outside, cut off from the rim</source>
            <translation>{first:capital} est à l’extérieur, coupé du bord</translation>
        </message>
        <message>
            <source>{first:capital} is inside, cut off from the rim</source>
            <translation>{first:capital} est à l’intérieur, coupé du bord</translation>
        </message>
        <message>
            <source>never again</source>
            <translation>plus jamais</translation>
        </message>
        <message>
            <source>Solutions so far</source>
            <translation>Solutions jusqu’ici</translation>
        </message>
        <message>
            <source>Places taken</source>
            <translation>Places prises</translation>
        </message>
        <message>
            <source>States alive</source>
            <translation>États vivants</translation>
        </message>
        <message>
            <source>Lines so far</source>
            <translation>Lignes jusqu’ici</translation>
        </message>
        <message>
            <source>Marks found</source>
            <translation>Marques trouvées</translation>
        </message>
        <message>
            <source>Clues and facts needed</source>
            <translation>Indices et faits nécessaires</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Morceaux</translation>
        </message>
        <message>
            <source>Lines drawn</source>
            <translation>Traits tracés</translation>
        </message>
        <message>
            <source>Settled</source>
            <translation>Fixés</translation>
        </message>
        <message>
            <source>Places on the line</source>
            <translation>Places sur la ligne</translation>
        </message>
        <message>
            <source>Rotations so far</source>
            <translation>Rotations jusqu’ici</translation>
        </message>
        <message>
            <source>Steps back so far</source>
            <translation>Retours jusqu’ici</translation>
        </message>
        <message numerus="yes">
            <source>{place:capital}: {states:,} states</source>
            <extracomment>For one: {place:capital}: 1 state</extracomment>
            <translation>
                <numerusform>{place:capital} : 1 état</numerusform>
                <numerusform>{place:capital} : {states:,} états</numerusform>
            </translation>
        </message>
        <message>
            <source>{n:,} pieces</source>
            <translation>{n:,} morceaux</translation>
        </message>
        <message>
            <source>One piece</source>
            <translation>Un seul morceau</translation>
        </message>
        <message>
            <source>{some:,} of {every:,}</source>
            <translation>{some:,} sur {every:,}</translation>
        </message>
    </context>
    <context>
        <name>work.hint_service</name>
        <message>
            <source>One of several ways on</source>
            <translation>Une suite possible parmi d’autres</translation>
        </message>
        <message>
            <source>From here the solutions differ; this is on the way to one of them.</source>
            <translation>À partir d’ici les solutions diffèrent ; ceci est sur le chemin de l’une d’elles.</translation>
        </message>
        <message>
            <source>This is where the only solution goes on.</source>
            <translation>C’est ici que continue la seule solution.</translation>
        </message>
        <message>
            <source>With what is marked, all solutions go on here.</source>
            <translation>Avec ce qui est marqué, toutes les solutions continuent ici.</translation>
        </message>
        <message>
            <source>This is on the way to a solution.</source>
            <translation>C’est sur le chemin d’une solution.</translation>
        </message>
        <message>
            <source>A clue lies on the line here.</source>
            <translation>Un indice est sur la ligne ici.</translation>
        </message>
    </context>
    <context>
        <name>work.lesson</name>
        <message>
            <source>There are no steps to show.</source>
            <translation>Il n’y a pas de pas à montrer.</translation>
        </message>
        <message numerus="yes">
            <source>{steps:,} steps lead to the solution.</source>
            <extracomment>For one: 1 step leads to the solution.</extracomment>
            <translation>
                <numerusform>1 pas mène à la solution.</numerusform>
                <numerusform>{steps:,} pas mènent à la solution.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{steps:,} steps follow from the clues.</source>
            <extracomment>For one: 1 step follows from the clues.</extracomment>
            <translation>
                <numerusform>1 pas découle des indices.</numerusform>
                <numerusform>{steps:,} pas découlent des indices.</numerusform>
            </translation>
        </message>
        <message>
            <source>Difficulty: {word} ({number:.1f}).</source>
            <translation>Difficulté : {word} ({number:.1f}).</translation>
        </message>
        <message numerus="yes">
            <source>it were one of {ways:,} others</source>
            <extracomment>For one: it were otherwise</extracomment>
            <translation>
                <numerusform>il en était autrement</numerusform>
                <numerusform>c’était l’un de {ways:,} autres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>If {ways}, {steps:,} steps would lead to a contradiction.</source>
            <extracomment>For one: If {ways}, 1 step would lead to a contradiction.</extracomment>
            <translation>
                <numerusform>Si {ways}, 1 pas mènerait à une contradiction.</numerusform>
                <numerusform>Si {ways}, {steps:,} pas mèneraient à une contradiction.</numerusform>
            </translation>
        </message>
        <message>
            <source>Step {step}: {name}</source>
            <translation>Pas {step} : {name}</translation>
        </message>
    </context>
    <context>
        <name>work.lookahead</name>
        <message>
            <source>Suppose that {what}.</source>
            <translation>Supposons que {what}.</translation>
        </message>
        <message>
            <source>Suppose otherwise</source>
            <translation>Supposons le contraire</translation>
        </message>
    </context>
    <context>
        <name>work.manual</name>
        <message>
            <source>It took too long.</source>
            <translation>Cela a pris trop de temps.</translation>
        </message>
        <message>
            <source>It ended without a word.</source>
            <translation>Cela s’est terminé sans un mot.</translation>
        </message>
    </context>
    <context>
        <name>work.places</name>
        <message>
            <source>the upper left corner of {cell}</source>
            <translation>le coin supérieur gauche en {cell}</translation>
        </message>
        <message>
            <source>the upper corner of {cell}</source>
            <translation>le coin supérieur en {cell}</translation>
        </message>
        <message>
            <source>the upper right corner of {cell}</source>
            <translation>le coin supérieur droit en {cell}</translation>
        </message>
        <message>
            <source>the left corner of {cell}</source>
            <translation>le coin gauche en {cell}</translation>
        </message>
        <message>
            <source>the right corner of {cell}</source>
            <translation>le coin droit en {cell}</translation>
        </message>
        <message>
            <source>the lower left corner of {cell}</source>
            <translation>le coin inférieur gauche en {cell}</translation>
        </message>
        <message>
            <source>the lower corner of {cell}</source>
            <translation>le coin inférieur en {cell}</translation>
        </message>
        <message>
            <source>the lower right corner of {cell}</source>
            <translation>le coin inférieur droit en {cell}</translation>
        </message>
        <message>
            <source>point {number:,}</source>
            <translation>point {number:,}</translation>
        </message>
    </context>
    <context>
        <name>work.reasons</name>
        <message>
            <source>The 0 {clue} has no line around it.</source>
            <translation>Le 0 {clue} n’a pas de ligne autour de lui.</translation>
        </message>
        <message>
            <source>The {n} {clue} already has all its lines, so the rest of its sides stay empty.</source>
            <translation>Le {n} {clue} a déjà toutes ses lignes : ses autres côtés restent vides.</translation>
        </message>
        <message>
            <source>The {n} {clue} needs a line on every side that is still open.</source>
            <translation>Le {n} {clue} a besoin d’une ligne sur chaque côté encore ouvert.</translation>
        </message>
        <message>
            <source>Two lines already meet at {node}, so nothing else does.</source>
            <translation>Deux lignes se rejoignent déjà ici, donc aucune autre n’y vient : {node}.</translation>
        </message>
        <message>
            <source>At {node} a line would have nowhere to go on, so there is none.</source>
            <translation>Ici une ligne ne pourrait pas continuer, il n’y en a donc pas : {node}.</translation>
        </message>
        <message>
            <source>The line at {node} must go on, and there is only one way.</source>
            <translation>Ici la ligne doit continuer, et il n’y a qu’un chemin : {node}.</translation>
        </message>
        <message>
            <source>The loop is closed, and there is only one: nothing else is drawn.</source>
            <translation>La boucle est fermée, et il n’y en a qu’une : rien d’autre n’est tracé.</translation>
        </message>
        <message>
            <source>A line here would close the loop too early.</source>
            <translation>Une ligne ici fermerait la boucle trop tôt.</translation>
        </message>
        <message>
            <source>The {n} {clue} lies at a {point} of the board, where its two outer sides belong together.</source>
            <translation>Le {n} {clue} touche le bord du plateau ({point}), où ses deux côtés extérieurs vont ensemble.</translation>
        </message>
        <message>
            <source>The {n} {clue} and the {m} {other} share a side; together they settle this.</source>
            <translation>Le {n} {clue} et le {m} {other} partagent un côté ; ensemble ils en décident.</translation>
        </message>
        <message>
            <source>The {n} {clue} and the {m} {other} touch at a {point}; together they settle this.</source>
            <translation>Le {n} {clue} et le {m} {other} se touchent ({point}) ; ensemble ils en décident.</translation>
        </message>
        <message>
            <source>Of the two lines that meet here, at {meet}, {pair}.</source>
            <translation>Des deux lignes qui se rejoignent ici ({meet}), {pair}.</translation>
        </message>
        <message>
            <source>{called:capital}: of the two lines that meet here, at {meet}, {pair}.</source>
            <translation>{called:capital} : des deux lignes qui se rejoignent ici ({meet}), {pair}.</translation>
        </message>
        <message>
            <source>Following the known sides from {place} to {place} shows that the two {places} here lie on {sides}.</source>
            <translation>En suivant les côtés connus de {place} en {place}, on voit que les deux {places} ici sont {sides}.</translation>
        </message>
        <message>
            <source>A walk round through these {places} crosses the loop an even number of times, so the two {places} here lie on {sides}.</source>
            <translation>Un tour par ces {places} croise la boucle un nombre pair de fois, donc les deux {places} ici sont {sides}.</translation>
        </message>
        <message>
            <source>Which {places} lie inside and which outside leaves only one way to draw here.</source>
            <translation>L’intérieur et l’extérieur des {places} ne laissent ici qu’une façon de tracer.</translation>
        </message>
        <message>
            <source>The line does not pass {node}, so nothing is drawn there.</source>
            <translation>La ligne ne passe pas par {node}, donc rien n’y est tracé.</translation>
        </message>
        <message>
            <source>The line passes {node}, and only two ways are left there.</source>
            <translation>La ligne passe par {node}, et il n’y reste que deux chemins.</translation>
        </message>
        <message>
            <source>Of two {points} that touch the line must pass one, and it misses {node}.</source>
            <translation>Ces deux {points} se touchent : la ligne ne peut éviter les deux, et elle évite {node}.</translation>
        </message>
        <message>
            <source>{demand} It misses {node}.</source>
            <translation>{demand} Elle évite {node}.</translation>
        </message>
        <message>
            <source>The line passes as many of the {points} that {called} counts as it may: it misses the others.</source>
            <translation>La ligne passe déjà par autant de {points} que le compte {called} : elle évite les autres.</translation>
        </message>
        <message>
            <source>The line must pass every {point} that is left to {called}.</source>
            <translation>La ligne doit passer par chaque {point} qui reste pour {called}.</translation>
        </message>
        <message>
            <source>What {called} counts is all there, so no more of it is drawn.</source>
            <translation>Ce que compte {called} est déjà complet, donc on n’en trace pas davantage.</translation>
        </message>
        <message>
            <source>{called:capital} needs all that is left of the lines it counts.</source>
            <translation>{called:capital} a besoin de tout ce qui reste des lignes comptées.</translation>
        </message>
        <message>
            <source>The line passes only one of the {points} that {called} counts, so it does not go on to another.</source>
            <translation>Des {points} que compte {called}, la ligne en parcourt juste 1, donc elle ne continue pas.</translation>
        </message>
        <message>
            <source>The line crosses the border of this region as often as it may.</source>
            <translation>La ligne franchit déjà la frontière de cette région aussi souvent qu’elle le peut.</translation>
        </message>
        <message>
            <source>The line must cross the border of this region wherever it still can.</source>
            <translation>La ligne doit franchir la frontière de cette région partout où elle le peut encore.</translation>
        </message>
        <message>
            <source>Whatever stands around it, {called} settles this.</source>
            <translation>Quoi qu’il y ait autour, {called} en décide.</translation>
        </message>
        <message>
            <source>All that {called} still allows has this in common.</source>
            <translation>Tout ce que permet encore {called} a cela en commun.</translation>
        </message>
        <message>
            <source>{demand} All that this still allows has this in common.</source>
            <translation>{demand} Tout ce que cela permet encore a cela en commun.</translation>
        </message>
        <message>
            <source>These two regions are joined already: joined once more they would close the loop.</source>
            <translation>Ces deux régions sont déjà reliées : reliées encore une fois, elles fermeraient la boucle.</translation>
        </message>
        <message>
            <source>{called:capital} and {called_too} together settle this.</source>
            <translation>{called:capital} et {called_too} en décident ensemble.</translation>
        </message>
        <message>
            <source>{called:capital}, {called_too} and {third} together settle this.</source>
            <translation>{called:capital}, {called_too} et {third} en décident ensemble.</translation>
        </message>
        <message>
            <source>Whether the line passes {node} or not, this follows.</source>
            <translation>Que la ligne passe par {node} ou non, cela s’ensuit.</translation>
        </message>
        <message>
            <source>Of {node} and {far} the line must pass one; whichever it is, this follows.</source>
            <translation>La ligne passe par {node} ou par {far} ; dans les deux cas, cela s’ensuit.</translation>
        </message>
        <message>
            <source>Cells left out do not touch, and so many of them find room only like this.</source>
            <translation>Les cases évitées ne se touchent pas, et il n’y a de place pour autant d’entre elles que de cette façon.</translation>
        </message>
        <message>
            <source>Only two ways are left between {node} and {far}, and the line passes both.</source>
            <translation>Entre {node} et {far} il ne reste que deux chemins, et la ligne prend les deux.</translation>
        </message>
        <message>
            <source>Otherwise the line could run the other way round the empty {point} {place}, and there would be two solutions.</source>
            <translation>Sinon la ligne pourrait contourner le vide de l’autre côté, par {point} {place}, et il y aurait deux solutions.</translation>
        </message>
        <message>
            <source>The line from {n} leads on to {m}, {place} by {place}.</source>
            <translation>La ligne mène de {n} à {m}, {place} après {place}.</translation>
        </message>
        <message>
            <source>{m} follows beside {n}, and only one {place} there is free.</source>
            <translation>{m} suit à côté de {n}, et il n’y a là que 1 {place} libre.</translation>
        </message>
        <message>
            <source>Only one free {place} touches both {n} and {o}: it holds {m}.</source>
            <translation>Il n’y a que 1 {place} libre qui touche {n} et {o} : là se trouve {m}.</translation>
        </message>
        <message>
            <source>{node:capital} has no more ways than the line needs, so it uses them.</source>
            <translation>{node:capital} n’a pas plus de chemins que la ligne n’en demande, donc elle les prend.</translation>
        </message>
        <message>
            <source>An edge here would close the line to a ring before it has passed every {place}.</source>
            <translation>Une arête ici fermerait la ligne en anneau avant qu’elle ait tout parcouru, {place} par {place}.</translation>
        </message>
        <message>
            <source>An edge here would lead from the number in {node} to that in {far}, past another one between them.</source>
            <translation>Une arête ici mènerait du nombre de {node} à celui de {far} en sautant un autre entre les deux.</translation>
        </message>
        <message>
            <source>From {m} to {o} there is no step to spare, so {n} can only be here.</source>
            <translation>De {m} à {o} il n’y a aucun pas de trop, donc {n} ne peut être qu’ici.</translation>
        </message>
        <message>
            <source>Of the {places} that {n} can reach in time{between} only this one is free.</source>
            <translation>Des {places} que {n} peut atteindre à temps{between}, il n’en reste qu’ici de libre.</translation>
        </message>
        <message>
            <source>On the ways that are still open{between} only this {place} is left for {n}.</source>
            <translation>Sur les chemins encore ouverts{between}, il ne reste que 1 {place} pour {n}.</translation>
        </message>
        <message>
            <source>Counting the steps{between} leaves only this {place} for {n}: the others come at the wrong time.</source>
            <translation>En comptant les pas{between}, il ne reste que 1 {place} pour {n} : ailleurs il arrive au mauvais moment.</translation>
        </message>
        <message>
            <source>Only this edge joins two parts of the board, so the line uses it.</source>
            <translation>Seule cette arête relie deux parties du plateau, donc la ligne la prend.</translation>
        </message>
        <message>
            <source>The line passes all {places} on one side of this {place} before it, so it holds {n}.</source>
            <translation>Par {place}, le plateau se sépare : la ligne parcourt d’abord les {places} d’un côté, donc ici se trouve {n}.</translation>
        </message>
        <message>
            <source>Only {n} is left for this {place}: no other number comes here in time.</source>
            <translation>Il ne reste que {n} ici ({place}) : aucun autre nombre n’y arrive à temps.</translation>
        </message>
        <message>
            <source>With {size} close by, every other way soon comes to nothing.</source>
            <translation>Avec {size} tout près, tout autre chemin échoue vite.</translation>
        </message>
        <message>
            <source>{size:capital} together leave nothing else.</source>
            <translation>{size:capital} ensemble ne laissent rien d’autre.</translation>
        </message>
        <message>
            <source>{size:capital} alone leaves nothing else.</source>
            <translation>{size:capital} à lui seul ne laisse rien d’autre.</translation>
        </message>
        <message>
            <source>at most one is drawn</source>
            <translation>une au plus est tracée</translation>
        </message>
        <message>
            <source>at least one is drawn</source>
            <translation>une au moins est tracée</translation>
        </message>
        <message>
            <source>both are drawn or neither</source>
            <translation>les deux sont tracées ou aucune</translation>
        </message>
        <message>
            <source>the upper left side of {cell}</source>
            <translation>le côté supérieur gauche en {cell}</translation>
        </message>
        <message>
            <source>the upper side of {cell}</source>
            <translation>le côté supérieur en {cell}</translation>
        </message>
        <message>
            <source>the upper right side of {cell}</source>
            <translation>le côté supérieur droit en {cell}</translation>
        </message>
        <message>
            <source>the left side of {cell}</source>
            <translation>le côté gauche en {cell}</translation>
        </message>
        <message>
            <source>the right side of {cell}</source>
            <translation>le côté droit en {cell}</translation>
        </message>
        <message>
            <source>the lower left side of {cell}</source>
            <translation>le côté inférieur gauche en {cell}</translation>
        </message>
        <message>
            <source>the lower side of {cell}</source>
            <translation>le côté inférieur en {cell}</translation>
        </message>
        <message>
            <source>the lower right side of {cell}</source>
            <translation>le côté inférieur droit en {cell}</translation>
        </message>
        <message>
            <source>the line passes {place}</source>
            <translation>la ligne passe par {place}</translation>
        </message>
        <message>
            <source>the line misses {place}</source>
            <translation>la ligne évite {place}</translation>
        </message>
        <message>
            <source>{place} are joined</source>
            <translation>{place} sont reliées</translation>
        </message>
        <message>
            <source>{place} are not joined</source>
            <translation>{place} ne sont pas reliées</translation>
        </message>
        <message>
            <source>{place} is drawn</source>
            <translation>{place} est tracé</translation>
        </message>
        <message>
            <source>{place} is not drawn</source>
            <translation>{place} n’est pas tracé</translation>
        </message>
        <message>
            <source>What is known of lines that meet at corners settles {place}.</source>
            <translation>Ce qu’on sait des lignes qui se rejoignent aux sommets décide ici : {place}.</translation>
        </message>
        <message>
            <source>The board alone leaves nothing else.</source>
            <translation>Le plateau seul ne laisse rien d’autre.</translation>
        </message>
        <message>
            <source>Two demands of the rule together settle this.</source>
            <translation>Deux exigences de la règle en décident ensemble.</translation>
        </message>
        <message numerus="yes">
            <source>{size:,} clues and facts</source>
            <extracomment>For one: one clue or fact</extracomment>
            <translation>
                <numerusform>un indice ou un fait</numerusform>
                <numerusform>{size:,} indices et faits</numerusform>
            </translation>
        </message>
        <message>
            <source> between {low:,} and {high:,}</source>
            <translation> entre {low:,} et {high:,}</translation>
        </message>
        <message>
            <source>this corner</source>
            <translation>ce sommet</translation>
        </message>
        <message>
            <source>different sides of the loop</source>
            <translation>de part et d’autre de la boucle</translation>
        </message>
        <message>
            <source>the same side of the loop</source>
            <translation>du même côté de la boucle</translation>
        </message>
        <message>
            <source>in {place}</source>
            <translation>en {place}</translation>
        </message>
        <message>
            <source>the rule</source>
            <translation>la règle</translation>
        </message>
        <message>
            <source>the {told} in {place}</source>
            <translation>{told} en {place}</translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some} et {last}</translation>
        </message>
        <message>
            <source>{told} in {place}</source>
            <translation>{told} en {place}</translation>
        </message>
        <message>
            <source>{place} holds {number:,}</source>
            <translation>{place} contient {number:,}</translation>
        </message>
        <message>
            <source>ends at {place}</source>
            <translation>finit à {place}</translation>
        </message>
    </context>
    <context>
        <name>work.scratch</name>
        <message>
            <source>The folder {folder} cannot be written to: {reason}.</source>
            <translation>Impossible d’écrire dans le dossier {folder} : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>work.sentences</name>
        <message>
            <source>Every way on fails.</source>
            <translation>Toute suite échoue.</translation>
        </message>
        <message>
            <source>The line is complete.</source>
            <translation>La ligne est complète.</translation>
        </message>
        <message>
            <source>A given edge is not used, or the line does not close.</source>
            <translation>Une arête donnée n’est pas empruntée, ou la ligne ne se ferme pas.</translation>
        </message>
        <message>
            <source>The next number is too far.</source>
            <translation>Le nombre suivant est trop loin.</translation>
        </message>
        <message>
            <source>The next number has the wrong colour.</source>
            <translation>Le nombre suivant n’a pas la bonne couleur.</translation>
        </message>
        <message>
            <source>Coloured like a chessboard, the places of both colours cannot take turns from here.</source>
            <translation>Coloriés comme un échiquier, les endroits des deux couleurs ne peuvent pas alterner à partir d’ici.</translation>
        </message>
        <message>
            <source>A place can no longer be reached and left.</source>
            <translation>Un endroit ne peut plus être atteint et quitté.</translation>
        </message>
        <message>
            <source>The rest falls apart.</source>
            <translation>Le reste se sépare.</translation>
        </message>
        <message>
            <source>No line is left here.</source>
            <translation>Il ne reste ici aucune ligne.</translation>
        </message>
        <message>
            <source>The walk does not have the sum asked for.</source>
            <translation>Le chemin n’a pas la somme demandée.</translation>
        </message>
        <message>
            <source>The walk is complete.</source>
            <translation>Le chemin est complet.</translation>
        </message>
        <message>
            <source>No other cell leads to the target from here.</source>
            <translation>Aucune autre case ne mène d’ici à la cible.</translation>
        </message>
        <message>
            <source>It alone has the fewest ways on.</source>
            <translation>Lui seul a le moins de suites.</translation>
        </message>
        <message>
            <source>Of those with the fewest ways on it is the first.</source>
            <translation>De ceux qui ont le moins de suites, c’est le premier.</translation>
        </message>
        <message>
            <source>Drawn by lot among those with the fewest ways on.</source>
            <translation>Tiré au sort parmi ceux qui ont le moins de suites.</translation>
        </message>
        <message>
            <source>A free place beside the new end.</source>
            <translation>Un endroit libre à côté de la nouvelle extrémité.</translation>
        </message>
        <message>
            <source>Rotations did not lead any further.</source>
            <translation>Les rotations n’ont pas mené plus loin.</translation>
        </message>
        <message>
            <source>It alone has the fewest ways on ({ways}).</source>
            <translation>Lui seul a le moins de suites ({ways}).</translation>
        </message>
        <message>
            <source>Of those with the fewest ways on ({ways}) it is the first.</source>
            <translation>De ceux qui ont le moins de suites ({ways}), c’est le premier.</translation>
        </message>
        <message>
            <source>Drawn by lot among those with the fewest ways on ({ways}).</source>
            <translation>Tiré au sort parmi ceux qui ont le moins de suites ({ways}).</translation>
        </message>
        <message>
            <source>Only one {place} left for a number</source>
            <translation>Plus que 1 {place} pour un nombre</translation>
        </message>
        <message>
            <source>Cut {place}</source>
            <translation>Point de coupure : {place}</translation>
        </message>
        <message>
            <source>Only one number left for a {place}</source>
            <translation>Plus qu’un nombre possible par {place}</translation>
        </message>
        <message>
            <source>No third line at a {point}</source>
            <translation>Pas de troisième ligne par {point}</translation>
        </message>
        <message>
            <source>A clue in a {point} of the board</source>
            <translation>Un indice avec {point} au bord</translation>
        </message>
        <message>
            <source>Two clues that touch at a {point}</source>
            <translation>Deux indices avec {point} en commun</translation>
        </message>
        <message>
            <source>Two lines at a {point}</source>
            <translation>Deux lignes avec {point} en commun</translation>
        </message>
        <message>
            <source>No line through a {point} left out</source>
            <translation>Pas de ligne par {point} à laisser</translation>
        </message>
        <message>
            <source>Two ways for a {point} on the line</source>
            <translation>Deux issues par {point} de la ligne</translation>
        </message>
        <message>
            <source>Beside a {point} left out</source>
            <translation>À côté, {point} à laisser</translation>
        </message>
        <message>
            <source>A count of {points} is complete</source>
            <translation>Un nombre de {points} est atteint</translation>
        </message>
        <message>
            <source>A count needs all {points} left</source>
            <translation>Un nombre exige les {points} qui restent</translation>
        </message>
        <message>
            <source>Room for {points} left out</source>
            <translation>De la place pour les {points} à laisser</translation>
        </message>
        <message>
            <source>No solver could be started.</source>
            <translation>Aucun solveur n’a pu démarrer.</translation>
        </message>
        <message>
            <source>No solver could be started; nothing is checked.</source>
            <translation>Aucun solveur n’a pu démarrer ; rien n’est vérifié.</translation>
        </message>
        <message>
            <source>The solver said something that is not an answer.</source>
            <translation>Le solveur a dit quelque chose qui n’est pas une réponse.</translation>
        </message>
        <message>
            <source>The solver did not stop in time.</source>
            <translation>Le solveur ne s’est pas arrêté à temps.</translation>
        </message>
        <message>
            <source>The solver fell silent.</source>
            <translation>Le solveur s’est tu.</translation>
        </message>
        <message>
            <source>The solver needed more than {seconds:,} seconds of processor time.</source>
            <translation>Le solveur a demandé plus de {seconds:,} secondes de temps processeur.</translation>
        </message>
        <message>
            <source>The solver was ended by signal {signal}.</source>
            <translation>Le solveur a été arrêté par le signal {signal}.</translation>
        </message>
        <message>
            <source>The solver ended with code {exit}.</source>
            <translation>Le solveur a fini avec le code {exit}.</translation>
        </message>
        <message>
            <source>It said last: {said}. See {log}.</source>
            <translation>Il a dit en dernier : {said}. Voir {log}.</translation>
        </message>
        <message>
            <source>This check needs more than {megabytes:,} MB of memory.</source>
            <translation>Cette vérification demande plus de {megabytes:,} Mo de mémoire.</translation>
        </message>
        <message>
            <source>This {what} needs more than {megabytes:,} MB of memory.</source>
            <translation>Plus de {megabytes:,} Mo de mémoire nécessaires : {what}.</translation>
        </message>
        <message>
            <source>Two engines disagree: {found:,} solutions were found, {counted:,} counted. This is an error in the program; please keep the puzzle and report it.</source>
            <translation>Deux moteurs se contredisent : {found:,} solutions trouvées, {counted:,} comptées. C’est une erreur du programme ; gardez la grille et signalez-la.</translation>
        </message>
        <message>
            <source>This engine cannot be watched at this puzzle.</source>
            <translation>Ce moteur ne peut pas être observé sur cette grille.</translation>
        </message>
        <message>
            <source>The puzzle has no solution, so no clues fix it.</source>
            <translation>La grille n’a pas de solution : aucun indice ne la fixe.</translation>
        </message>
        <message>
            <source>The puzzle has several solutions: clue sets are counted for a single one.</source>
            <translation>La grille a plusieurs solutions : les ensembles d’indices se comptent pour une seule.</translation>
        </message>
        <message>
            <source>Clue sets are not counted where the rule asks for something else without these clues.</source>
            <translation>Les ensembles d’indices ne se comptent pas là où la règle demande autre chose sans ces indices.</translation>
        </message>
        <message>
            <source>Clue sets are not counted where clues stand in others.</source>
            <translation>Les ensembles d’indices ne se comptent pas là où des indices sont dans d'autres.</translation>
        </message>
        <message>
            <source>Stopped before the minimal clue sets were counted.</source>
            <translation>Arrêté avant que les ensembles minimaux d’indices soient comptés.</translation>
        </message>
        <message>
            <source>No answer was found in {seconds} seconds.</source>
            <translation>Aucune réponse n’a été trouvée en {seconds} secondes.</translation>
        </message>
        <message>
            <source>The puzzle itself has no solution.</source>
            <translation>La grille elle-même n’a pas de solution.</translation>
        </message>
        <message>
            <source>Stopped before the end.</source>
            <translation>Arrêté avant la fin.</translation>
        </message>
        <message>
            <source>Stopped at the number of steps asked for.</source>
            <translation>Arrêté au nombre de pas demandé.</translation>
        </message>
        <message>
            <source>Some of the marks cannot be right.</source>
            <translation>Certaines marques ne peuvent pas être justes.</translation>
        </message>
        <message>
            <source>There are several solutions; what they share was not found out in time.</source>
            <translation>Il y a plusieurs solutions ; ce qu’elles partagent n’a pas été trouvé à temps.</translation>
        </message>
        <message>
            <source>From here the solutions differ: nothing more follows from the clues.</source>
            <translation>À partir d’ici les solutions diffèrent : rien de plus ne découle des indices.</translation>
        </message>
        <message>
            <source>From here the solutions differ: no further number follows.</source>
            <translation>À partir d’ici les solutions diffèrent : aucun autre nombre n’en découle.</translation>
        </message>
        <message>
            <source>No other place comes at the same step in all solutions, though they may share parts.</source>
            <translation>Aucun autre lieu ne vient à la même étape dans toutes les solutions, qui peuvent pourtant avoir des parties en commun.</translation>
        </message>
        <message>
            <source>No small proof was found for the next step.</source>
            <translation>Aucune petite preuve n’a été trouvée pour le pas suivant.</translation>
        </message>
        <message>
            <source>So it cannot be otherwise.</source>
            <translation>Il ne peut donc pas en être autrement.</translation>
        </message>
        <message>
            <source>What is known already leaves no other place.</source>
            <translation>Ce qu’on sait déjà ne laisse aucune autre place.</translation>
        </message>
        <message>
            <source>The named techniques see no contradiction; it takes a longer look.</source>
            <translation>Les techniques nommées ne voient pas de contradiction ; il faut regarder plus loin.</translation>
        </message>
        <message>
            <source>Only lines, and numbers of number paths, can be looked at the other way round.</source>
            <translation>Seuls les lignes, et les nombres des chemins de nombres, peuvent se regarder à l’inverse.</translation>
        </message>
        <message>
            <source>There are {cases:,} other places for it; first look for more of its neighbours.</source>
            <translation>Il y a {cases:,} autres places pour lui ; cherchez d’abord davantage de ses voisins.</translation>
        </message>
        <message>
            <source>Stopped before a board was found.</source>
            <translation>Arrêté avant qu’un plateau soit trouvé.</translation>
        </message>
        <message>
            <source>Stopped before it was proved that no fewer will do.</source>
            <translation>Arrêté avant d’avoir prouvé que moins ne suffisent pas.</translation>
        </message>
        <message>
            <source>Stopped before a figure was found.</source>
            <translation>Arrêté avant qu’une figure soit trouvée.</translation>
        </message>
        <message>
            <source>Stopped before a line was found.</source>
            <translation>Arrêté avant qu’une ligne soit trouvée.</translation>
        </message>
        <message>
            <source>Stopped before a loop was found.</source>
            <translation>Arrêté avant qu’une boucle soit trouvée.</translation>
        </message>
        <message>
            <source>Stopped before a maze was found.</source>
            <translation>Arrêté avant qu’un labyrinthe soit trouvé.</translation>
        </message>
        <message>
            <source>Stopped before a puzzle was found.</source>
            <translation>Arrêté avant qu’une grille soit trouvée.</translation>
        </message>
        <message>
            <source>Stopped before all was proved.</source>
            <translation>Arrêté avant que tout soit prouvé.</translation>
        </message>
        <message>
            <source>Stopped before a repair was found.</source>
            <translation>Arrêté avant qu’une réparation soit trouvée.</translation>
        </message>
        <message>
            <source>Stopped before the second engine knew.</source>
            <translation>Arrêté avant que le second moteur sache.</translation>
        </message>
        <message>
            <source>Stopped before a solution was found.</source>
            <translation>Arrêté avant qu’une solution soit trouvée.</translation>
        </message>
        <message>
            <source>Stopped before an answer was found.</source>
            <translation>Arrêté avant qu’une réponse soit trouvée.</translation>
        </message>
        <message>
            <source>Stopped after one solution; there may be others.</source>
            <translation>Arrêté après une solution ; il peut y en avoir d’autres.</translation>
        </message>
        <message>
            <source>Stopped before everything was known.</source>
            <translation>Arrêté avant que tout soit connu.</translation>
        </message>
        <message>
            <source>{rule}: such puzzles are not generated.</source>
            <translation>{rule} : de telles grilles ne sont pas générées.</translation>
        </message>
        <message>
            <source>{rule}: such puzzles have more than one solution, and no difficulty.</source>
            <translation>{rule} : de telles grilles ont plusieurs solutions, et pas de difficulté.</translation>
        </message>
        <message>
            <source>{place:capital}: no way leads from there to any other place.</source>
            <translation>{place:capital} : de là, aucun chemin ne mène ailleurs.</translation>
        </message>
        <message>
            <source>{place:capital}: without it the board falls into more than one piece, and the line passes it only once.</source>
            <translation>{place:capital} : sans cette place, le plateau se sépare en plus d’un morceau, et la ligne n’y passe qu’une fois.</translation>
        </message>
        <message>
            <source>{place:capital}: without it the board falls into more than two pieces, and the line passes it only once.</source>
            <translation>{place:capital} : sans cette place, le plateau se sépare en plus de deux morceaux, et la ligne n’y passe qu’une fois.</translation>
        </message>
        <message>
            <source>Here regions are made anew: clues are neither kept nor counted.</source>
            <translation>Ici les régions sont refaites : les indices ne sont ni gardés ni comptés.</translation>
        </message>
        <message>
            <source>For {tried} loops no regions or marks were met that fix them. Another seed may do.</source>
            <translation>Pour {tried} boucles, aucune région ou marque qui les fixe n’a été trouvée. Une autre graine peut convenir.</translation>
        </message>
        <message>
            <source>No clues were found that fix a line here. Another seed may do.</source>
            <translation>Aucun indice qui fixe une ligne n’a été trouvé ici. Une autre graine peut convenir.</translation>
        </message>
        <message>
            <source>The same place must have a clue and must have none.</source>
            <translation>Le même endroit doit avoir un indice et ne doit pas en avoir.</translation>
        </message>
        <message>
            <source>A place that must have a clue and one that must have none belong together under this symmetry: {symmetry:small}.</source>
            <translation>Un endroit qui doit avoir un indice et un autre qui ne doit pas en avoir vont ensemble selon cette symétrie : {symmetry:small}.</translation>
        </message>
        <message>
            <source>With all its clues the board has no line. To take one of them away is not enough.</source>
            <translation>Avec tous ses indices, le plateau n’a pas de ligne. En retirer un seul ne suffit pas.</translation>
        </message>
        <message>
            <source>With all its clues the board has no line.</source>
            <translation>Avec tous ses indices, le plateau n’a pas de ligne.</translation>
        </message>
        <message>
            <source>No such line was met on this board.</source>
            <translation>Aucune telle ligne n’a été trouvée sur ce plateau.</translation>
        </message>
        <message>
            <source>No solution goes on from what is drawn. Take back a part of it.</source>
            <translation>Aucune solution ne prolonge ce qui est tracé. Reprenez-en une partie.</translation>
        </message>
        <message>
            <source>What is drawn leaves the board.</source>
            <translation>Ce qui est tracé sort du plateau.</translation>
        </message>
        <message>
            <source>What is drawn jumps between places that do not touch.</source>
            <translation>Ce qui est tracé saute entre des endroits qui ne se touchent pas.</translation>
        </message>
        <message>
            <source>No solution obeys the clues: they contradict each other, or the rule. Repair them first, or change one of them.</source>
            <translation>Aucune solution ne respecte les indices : ils se contredisent, ou contredisent la règle. Réparez-les d’abord, ou changez-en un.</translation>
        </message>
        <message>
            <source>The clues and what is drawn contradict each other.</source>
            <translation>Les indices et ce qui est tracé se contredisent.</translation>
        </message>
        <message>
            <source>A jump goes straight ahead along a row: the line that is drawn does not.</source>
            <translation>Un saut va tout droit le long d’une rangée : la ligne tracée ne le fait pas.</translation>
        </message>
        <message>
            <source>The walk that is drawn cannot be the only one.</source>
            <translation>Le chemin tracé ne peut pas être le seul.</translation>
        </message>
        <message>
            <source>The walk that is drawn cannot be the only one that adds up to {total:,}.</source>
            <translation>Le chemin tracé ne peut pas être le seul à donner {total:,}.</translation>
        </message>
        <message>
            <source>A maze needs two cells that may hold a number.</source>
            <translation>Un labyrinthe demande deux cases qui peuvent avoir un nombre.</translation>
        </message>
        <message>
            <source>A walk of {jumps:,} jumps lands on {cells:,} cells, but only {free:,} may be used. Ask for fewer jumps.</source>
            <translation>Un chemin de {jumps:,} sauts tombe sur {cells:,} cases, mais seules {free:,} peuvent servir. Demandez moins de sauts.</translation>
        </message>
        <message>
            <source>The walk that is drawn lands on a cell twice.</source>
            <translation>Le chemin tracé tombe deux fois sur une case.</translation>
        </message>
        <message>
            <source>No figure fits on these points: take more of them.</source>
            <translation>Aucune figure ne va sur ces points : prenez-en plus.</translation>
        </message>
        <message>
            <source>The board does not have this symmetry: {symmetry:small}.</source>
            <translation>Le plateau n’a pas cette symétrie : {symmetry:small}.</translation>
        </message>
        <message>
            <source>Drawings have no symmetry of this kind: {symmetry:small}.</source>
            <translation>Les dessins n’ont pas de symétrie de ce genre : {symmetry:small}.</translation>
        </message>
        <message>
            <source>Only repetitions came up after puzzle {number:,}.</source>
            <translation>Après la grille {number:,}, il n’est venu que des répétitions.</translation>
        </message>
        <message>
            <source>The picture is blank here: nothing in it is darker than the rest. Choose another part of it, or another picture.</source>
            <translation>L’image est vide ici : rien n’y est plus sombre que le reste. Choisissez une autre partie, ou une autre image.</translation>
        </message>
        <message>
            <source>Nothing in the picture is dark enough. Raise the threshold, or swap dark and light.</source>
            <translation>Rien dans l’image n’est assez sombre. Montez le seuil, ou échangez sombre et clair.</translation>
        </message>
        <message>
            <source>All of the picture is dark. Lower the threshold, or swap dark and light.</source>
            <translation>Toute l’image est sombre. Baissez le seuil, ou échangez sombre et clair.</translation>
        </message>
        <message>
            <source>The dark parts are too thin for cells of this size. Ask for more cells, or raise the threshold.</source>
            <translation>Les parties sombres sont trop minces pour des cases de cette taille. Demandez plus de cases, ou montez le seuil.</translation>
        </message>
        <message>
            <source>No single loop goes round cells near this shape: it is too scattered. Ask for more cells, change the threshold, or choose a part of the picture.</source>
            <translation>Aucune boucle unique n’entoure de cases proches de cette forme : elle est trop éparse. Demandez plus de cases, changez le seuil, ou choisissez une partie de l’image.</translation>
        </message>
        <message>
            <source>No line goes through cells near this shape: it is too scattered, or has too many ends. Ask for more cells, change the threshold, or choose a part of the picture.</source>
            <translation>Aucune ligne ne passe par des cases proches de cette forme : elle est trop éparse, ou a trop de bouts. Demandez plus de cases, changez le seuil, ou choisissez une partie de l’image.</translation>
        </message>
        <message>
            <source>No line goes through cells near this shape: it is too scattered, or has too many ends. Try hexagons, or more cells, change the threshold, or choose a part of the picture.</source>
            <translation>Aucune ligne ne passe par des cases proches de cette forme : elle est trop éparse, ou a trop de bouts. Essayez les hexagones, ou plus de cases, changez le seuil, ou choisissez une partie de l’image.</translation>
        </message>
        <message>
            <source>No other engine can judge this puzzle.</source>
            <translation>Aucun autre moteur ne peut juger cette grille.</translation>
        </message>
        <message>
            <source>No certificate can be written.</source>
            <translation>Aucun certificat ne peut être écrit.</translation>
        </message>
        <message>
            <source>The proof of the second engine is wrong. {text}</source>
            <translation>La preuve du second moteur est fausse. {text}</translation>
        </message>
        <message>
            <source>{walks:,} walks lead to the target, but none adds up to {total:signed}; the nearest sums are {nearest:signed} and {beyond:signed}.</source>
            <translation>{walks:,} chemins mènent à la cible, mais aucun ne donne {total:signed} ; les sommes les plus proches sont {nearest:signed} et {beyond:signed}.</translation>
        </message>
        <message>
            <source>This way of solving does not know at which step the line is where.</source>
            <translation>Cette méthode ne sait pas à quel pas la ligne est où.</translation>
        </message>
        <message>
            <source>This way of solving does not know in which direction the line runs.</source>
            <translation>Cette méthode ne sait pas dans quel sens va la ligne.</translation>
        </message>
        <message>
            <source>Where a line of any length ends cannot be said in this encoding.</source>
            <translation>Où finit une ligne de longueur quelconque ne peut pas se dire dans ce codage.</translation>
        </message>
        <message>
            <source>Sums of values cannot be said in this encoding.</source>
            <translation>Les sommes de valeurs ne peuvent pas se dire dans ce codage.</translation>
        </message>
        <message>
            <source>This constraint has no single literal to deny it by.</source>
            <translation>Cette contrainte n’a pas de littéral seul qui la nie.</translation>
        </message>
        <message>
            <source>A closed line needs three cells.</source>
            <translation>Une ligne fermée demande trois cases.</translation>
        </message>
        <message>
            <source>The cells lie in parts between which there is no way.</source>
            <translation>Les cases sont en parties sans chemin entre elles.</translation>
        </message>
        <message>
            <source>From one of the cells there is no way to any other.</source>
            <translation>D’une des cases, aucun chemin ne mène à une autre.</translation>
        </message>
        <message>
            <source>A closed line needs two ways at every cell, and one of the cells has only one.</source>
            <translation>Une ligne fermée demande deux issues à chaque case, et l’une des cases n’en a qu’une.</translation>
        </message>
        <message>
            <source>Only the two ends of a line may have a single way, and {cells:,} cells do.</source>
            <translation>Seules les deux extrémités d’une ligne peuvent n’avoir qu’une issue, et {cells:,} cases n’en ont qu’une.</translation>
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: a line through all of them cannot close.</source>
            <translation>Coloriées de sorte que chaque pas change de couleur, il y a {first:,} cases d’une couleur et {second:,} de l’autre : une ligne par toutes ne peut pas se fermer.</translation>
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: they cannot take turns.</source>
            <translation>Coloriées de sorte que chaque pas change de couleur, il y a {first:,} cases d’une couleur et {second:,} de l’autre : elles ne peuvent pas alterner.</translation>
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: the line must start on the colour that has more.</source>
            <translation>Coloriées de sorte que chaque pas change de couleur, il y a {first:,} cases d’une couleur et {second:,} de l’autre : la ligne doit partir de la couleur la plus nombreuse.</translation>
        </message>
        <message>
            <source>There are no lines to draw.</source>
            <translation>Il n’y a pas de lignes à tracer.</translation>
        </message>
        <message>
            <source>The lines lie in {parts:,} parts that are not joined.</source>
            <translation>Les lignes sont en {parts:,} parties non jointes.</translation>
        </message>
        <message>
            <source>At {corners:,} corners an odd number of lines meet; a drawing in one stroke has two such ends at most.</source>
            <translation>En {corners:,} sommets se rejoint un nombre impair de lignes ; un dessin d’un seul trait a au plus deux telles extrémités.</translation>
        </message>
        <message>
            <source>No line leads to the start.</source>
            <translation>Aucune ligne ne mène au départ.</translation>
        </message>
        <message>
            <source>No line leads to the end.</source>
            <translation>Aucune ligne ne mène à la fin.</translation>
        </message>
        <message>
            <source>A drawing must begin at one of the two odd corners, and here is none.</source>
            <translation>Un dessin doit commencer à l’un des deux sommets impairs, et ici il n’y en a pas.</translation>
        </message>
        <message>
            <source>A drawing must end at one of the two odd corners, and here is none.</source>
            <translation>Un dessin doit finir à l’un des deux sommets impairs, et ici il n’y en a pas.</translation>
        </message>
        <message>
            <source>Start and end are the same, but two corners are odd: they must be the ends.</source>
            <translation>Départ et fin sont les mêmes, mais deux sommets sont impairs : ils doivent être les extrémités.</translation>
        </message>
        <message>
            <source>All corners are even, so a drawing ends where it began.</source>
            <translation>Tous les sommets sont pairs : un dessin finit donc où il a commencé.</translation>
        </message>
        <message>
            <source>It can be drawn in one stroke from every corner, and ends where it began.</source>
            <translation>Il peut se tracer d’un seul trait depuis chaque sommet, et finit où il a commencé.</translation>
        </message>
        <message>
            <source>It can be drawn in one stroke, from one odd corner to the other.</source>
            <translation>Il peut se tracer d’un seul trait, d’un sommet impair à l’autre.</translation>
        </message>
        <message>
            <source>Lines side by side are not told apart in the count.</source>
            <translation>Les lignes côte à côte ne sont pas distinguées dans le compte.</translation>
        </message>
        <message>
            <source>It takes {strokes:,} strokes.</source>
            <translation>Il faut {strokes:,} traits.</translation>
        </message>
        <message>
            <source>Frontier counting counts; it does not show solutions one by one.</source>
            <translation>Le comptage par frontière compte ; il ne montre pas les solutions une à une.</translation>
        </message>
        <message>
            <source>Frontier counting does not count edges where directions count.</source>
            <translation>Le comptage par frontière ne compte pas les arêtes là où les sens comptent.</translation>
        </message>
        <message>
            <source>Frontier counting knows no patterns where directions count.</source>
            <translation>Le comptage par frontière ne connaît pas de motifs là où les sens comptent.</translation>
        </message>
        <message>
            <source>Frontier counting knows patterns only where few edges meet.</source>
            <translation>Le comptage par frontière ne connaît des motifs que là où peu d’arêtes se rejoignent.</translation>
        </message>
        <message>
            <source>Frontier counting knows steps only of numbered lines through every cell.</source>
            <translation>Le comptage par frontière ne connaît les pas que des lignes numérotées par chaque case.</translation>
        </message>
        <message>
            <source>Frontier counting knows directions only of lines through every cell.</source>
            <translation>Le comptage par frontière ne connaît les sens que des lignes par chaque case.</translation>
        </message>
        <message>
            <source>Frontier counting knows no odd and even steps of closed lines of odd length.</source>
            <translation>Le comptage par frontière ne connaît pas les pas pairs et impairs de lignes fermées de longueur impaire.</translation>
        </message>
        <message>
            <source>This engine counts loops that need not visit every node.</source>
            <translation>Ce moteur compte des boucles qui ne visitent pas forcément chaque nœud.</translation>
        </message>
        <message>
            <source>This engine counts lines that visit every node.</source>
            <translation>Ce moteur compte des lignes qui visitent chaque nœud.</translation>
        </message>
        <message>
            <source>Layer by layer only lines are shown whose numbers have one cell each.</source>
            <translation>Couche par couche, on ne montre que des lignes dont chaque nombre a une case.</translation>
        </message>
        <message>
            <source>The shares of edges are not known where numbers stand in one of two cells.</source>
            <translation>Les parts des arêtes ne sont pas connues là où des nombres ont deux cases possibles.</translation>
        </message>
        <message>
            <source>The shares of edges are known where there is a table, or where answers are few.</source>
            <translation>Les parts des arêtes sont connues là où il y a une table, ou peu de solutions.</translation>
        </message>
        <message>
            <source>This engine counts lines but shows none.</source>
            <translation>Ce moteur compte des lignes mais n’en montre pas.</translation>
        </message>
        <message>
            <source>This engine knows no clues but numbers, odd or even, and edges.</source>
            <translation>Ce moteur ne connaît d’indices que nombres, parité et arêtes.</translation>
        </message>
        <message>
            <source>This engine cannot hold closed lines to edges.</source>
            <translation>Ce moteur ne peut pas imposer d’arêtes à une ligne fermée.</translation>
        </message>
        <message>
            <source>This is told apart by start and direction only where these count.</source>
            <translation>Ceci ne se distingue par départ et sens que là où ils comptent.</translation>
        </message>
        <message>
            <source>Clue sets are counted for loops and for lines through all cells.</source>
            <translation>Les ensembles d’indices se comptent pour les boucles et les lignes par toutes les cases.</translation>
        </message>
        <message>
            <source>This engine counts paths that meet some cells in a given order.</source>
            <translation>Ce moteur compte des chemins qui rencontrent des cases dans un ordre donné.</translation>
        </message>
        <message>
            <source>Ordered paths are counted where both their ends are given.</source>
            <translation>Les chemins ordonnés se comptent là où leurs deux extrémités sont données.</translation>
        </message>
        <message>
            <source>Clue sets are not counted where numbers say an order together.</source>
            <translation>Les ensembles d’indices ne se comptent pas là où des nombres disent un ordre ensemble.</translation>
        </message>
        <message>
            <source>This engine draws lines through every cell.</source>
            <translation>Ce moteur trace des lignes par chaque case.</translation>
        </message>
        <message>
            <source>Lines along edges that lead one way are told apart by their start.</source>
            <translation>Les lignes le long d’arêtes à sens unique se distinguent par leur départ.</translation>
        </message>
        <message>
            <source>Arrows and odd or even steps need a line whose direction counts.</source>
            <translation>Les flèches et la parité des pas demandent une ligne dont le sens compte.</translation>
        </message>
        <message>
            <source>This engine knows no clues but the ends of the line, and edges.</source>
            <translation>Ce moteur ne connaît d’indices que les bouts de la ligne et les arêtes.</translation>
        </message>
        <message>
            <source>This engine draws closed lines that may leave places out.</source>
            <translation>Ce moteur trace des lignes fermées qui peuvent laisser des endroits.</translation>
        </message>
        <message>
            <source>This engine needs a board in the plane, and edges without direction.</source>
            <translation>Ce moteur demande un plateau plan, et des arêtes sans sens.</translation>
        </message>
        <message>
            <source>This engine does not tell where a loop starts.</source>
            <translation>Ce moteur ne distingue pas où commence une boucle.</translation>
        </message>
        <message>
            <source>The formula of this board is too large to follow step by step.</source>
            <translation>La formule de ce plateau est trop grande pour être suivie pas à pas.</translation>
        </message>
        <message>
            <source>This engine knows no clues but numbers, odd or even, and edges, with arrows.</source>
            <translation>Ce moteur ne connaît d’indices que nombres, parité et arêtes, avec flèches.</translation>
        </message>
        <message>
            <source>This engine knows loops, and lines through every cell.</source>
            <translation>Ce moteur connaît les boucles, et les lignes par chaque case.</translation>
        </message>
        <message>
            <source>This engine is for small boards only.</source>
            <translation>Ce moteur n’est fait que pour de petits plateaux.</translation>
        </message>
        <message>
            <source>This engine draws lines that use no edge twice.</source>
            <translation>Ce moteur trace des lignes qui n’empruntent aucune arête deux fois.</translation>
        </message>
        <message>
            <source>This engine draws lines without direction.</source>
            <translation>Ce moteur trace des lignes sans sens.</translation>
        </message>
        <message>
            <source>This engine counts drawings of all lines, told by start and direction.</source>
            <translation>Ce moteur compte les dessins de toutes les lignes, distingués par départ et sens.</translation>
        </message>
        <message>
            <source>This engine draws lines from a start to a target.</source>
            <translation>Ce moteur trace des lignes d’un départ à une cible.</translation>
        </message>
        <message>
            <source>This engine knows only one sum.</source>
            <translation>Ce moteur ne connaît qu’une somme.</translation>
        </message>
        <message>
            <source>The values are too large for this engine.</source>
            <translation>Les valeurs sont trop grandes pour ce moteur.</translation>
        </message>
        <message>
            <source>There is no start.</source>
            <translation>Il n’y a pas de départ.</translation>
        </message>
        <message>
            <source>There is no target.</source>
            <translation>Il n’y a pas de cible.</translation>
        </message>
        <message>
            <source>This engine finds tours but does not count them.</source>
            <translation>Ce moteur trouve des tours mais ne les compte pas.</translation>
        </message>
        <message>
            <source>This engine draws lines through all cells, with edges that go both ways.</source>
            <translation>Ce moteur trace des lignes par toutes les cases, aux arêtes à double sens.</translation>
        </message>
        <message>
            <source>This engine can be given the first cell only.</source>
            <translation>On ne peut donner à ce moteur que la première case.</translation>
        </message>
        <message>
            <source>Arcs and order say only lines through all cells.</source>
            <translation>Arcs et ordre ne disent que des lignes par toutes les cases.</translation>
        </message>
        <message>
            <source>Arcs and order do not know one of the clues.</source>
            <translation>Arcs et ordre ne connaissent pas un des indices.</translation>
        </message>
        <message>
            <source>Of a closed line whose start does not count edges alone say more.</source>
            <translation>D’une ligne fermée dont le départ ne compte pas, les arêtes seules disent plus.</translation>
        </message>
        <message>
            <source>The board is too large to write down the order of its cells.</source>
            <translation>Le plateau est trop grand pour écrire l’ordre de ses cases.</translation>
        </message>
        <message>
            <source>There is no cell on the board.</source>
            <translation>Il n’y a pas de case sur le plateau.</translation>
        </message>
        <message>
            <source>Edges alone say only closed lines whose start does not count.</source>
            <translation>Les arêtes seules ne disent que des lignes fermées dont le départ ne compte pas.</translation>
        </message>
        <message>
            <source>Edges alone say no directions.</source>
            <translation>Les arêtes seules ne disent pas de sens.</translation>
        </message>
        <message>
            <source>Edges alone do not say at which step the line is where.</source>
            <translation>Les arêtes seules ne disent pas à quel pas la ligne est où.</translation>
        </message>
        <message>
            <source>States say only walks whose start counts.</source>
            <translation>Les états ne disent que des chemins dont le départ compte.</translation>
        </message>
        <message>
            <source>States do not know one of the clues.</source>
            <translation>Les états ne connaissent pas un des indices.</translation>
        </message>
        <message>
            <source>Too many lines run side by side.</source>
            <translation>Trop de lignes vont côte à côte.</translation>
        </message>
        <message>
            <source>The board is too wide to count all solutions: it is {wide} nodes wide. Without clues up to {most} can be counted.</source>
            <translation>Le plateau est trop large pour compter toutes les solutions : il est large de {wide} nœuds. Sans indices, on peut compter jusqu’à {most}.</translation>
        </message>
        <message>
            <source>The board is too wide to count all solutions: it is {wide} nodes wide. Without clues up to {most} can be counted, with many clues more.</source>
            <translation>Le plateau est trop large pour compter toutes les solutions : il est large de {wide} nœuds. Sans indices, on peut compter jusqu’à {most}, avec beaucoup d’indices davantage.</translation>
        </message>
        <message>
            <source>Frontier counting does not know the shape {shape}.</source>
            <translation>Le comptage par frontière ne connaît pas la forme {shape}.</translation>
        </message>
        <message>
            <source>Frontier counting is for nodes of at most {most} edges.</source>
            <translation>Le comptage par frontière est pour des nœuds d’au plus {most} arêtes.</translation>
        </message>
        <message>
            <source>Frontier counting is for nodes of at most {most} edges where directions count.</source>
            <translation>Le comptage par frontière est pour des nœuds d’au plus {most} arêtes là où les sens comptent.</translation>
        </message>
        <message>
            <source>Frontier counting does not know the constraint {constraint}.</source>
            <translation>Le comptage par frontière ne connaît pas la contrainte {constraint}.</translation>
        </message>
        <message>
            <source>Frontier counting is for up to {most} ways to place numbers of two cells.</source>
            <translation>Le comptage par frontière admet jusqu’à {most} façons de placer des nombres à deux cases.</translation>
        </message>
        <message>
            <source>A census is taken of boards of cells, and this one is drawn of lines.</source>
            <translation>Le recensement se fait sur des grilles de cases, et celle-ci est un dessin de lignes.</translation>
        </message>
        <message>
            <source>A board of {cells:,} cells has {sets:,} sets of clues; the census goes up to {most} cells.</source>
            <translation>Un plateau de {cells:,} cases a {sets:,} ensembles d’indices ; le recensement va jusqu’à {most} cases.</translation>
        </message>
        <message>
            <source>A board of {cells:,} cells has far too many sets of clues; the census goes up to {most} cells.</source>
            <translation>Un plateau de {cells:,} cases a bien trop d’ensembles d’indices ; le recensement va jusqu’à {most} cases.</translation>
        </message>
        <message>
            <source>The board has {faces} cells and holes; the census stops at {most}.</source>
            <translation>Le plateau a {faces} cases et trous ; le recensement s’arrête à {most}.</translation>
        </message>
        <message>
            <source>The board has more than {most:,} loops, too many for a census.</source>
            <translation>Le plateau a plus de {most:,} boucles, trop pour un recensement.</translation>
        </message>
        <message>
            <source>This engine counts on boards of up to {most} nodes.</source>
            <translation>Ce moteur compte sur des plateaux de {most} nœuds au plus.</translation>
        </message>
        <message>
            <source>This engine is for boards of up to {most} cells.</source>
            <translation>Ce moteur va jusqu’à {most} cases.</translation>
        </message>
        <message>
            <source>This engine counts with start and end, not with {constraint}.</source>
            <translation>Ce moteur compte avec départ et fin, pas avec {constraint}.</translation>
        </message>
        <message>
            <source>This engine counts with start, target and sum, not with {constraint}.</source>
            <translation>Ce moteur compte avec départ, cible et somme, pas avec {constraint}.</translation>
        </message>
        <message>
            <source>The count was stopped before its end.</source>
            <translation>Le comptage a été arrêté avant la fin.</translation>
        </message>
        <message>
            <source>The disk has no room for more states.</source>
            <translation>Le disque n’a plus de place pour d’autres états.</translation>
        </message>
        <message>
            <source>There are too many states at once to show them layer by layer.</source>
            <translation>Il y a trop d’états à la fois pour les montrer couche par couche.</translation>
        </message>
        <message>
            <source>There are too many states to keep them all for the shares.</source>
            <translation>Il y a trop d’états pour les garder tous en vue des parts.</translation>
        </message>
        <message>
            <source>Stopped before all sets were counted.</source>
            <translation>Arrêté avant que tous les ensembles soient comptés.</translation>
        </message>
        <message>
            <source>The census was stopped.</source>
            <translation>Le recensement a été arrêté.</translation>
        </message>
        <message>
            <source>Stopped before all lines were found.</source>
            <translation>Arrêté avant que toutes les lignes soient trouvées.</translation>
        </message>
        <message>
            <source>The formula of the lines is too large: the board is too large for so few numbers.</source>
            <translation>La formule des lignes devient trop grande : le plateau est trop grand pour si peu de nombres.</translation>
        </message>
        <message>
            <source>Stopped before all lines were seen.</source>
            <translation>Arrêté avant que toutes les lignes soient vues.</translation>
        </message>
        <message>
            <source>Stopped before all loops were found.</source>
            <translation>Arrêté avant que toutes les boucles soient trouvées.</translation>
        </message>
        <message>
            <source>Stopped before all walks were found.</source>
            <translation>Arrêté avant que tous les chemins soient trouvés.</translation>
        </message>
        <message>
            <source>Stopped before all walks were counted.</source>
            <translation>Arrêté avant que tous les chemins soient comptés.</translation>
        </message>
        <message>
            <source>Stopped before all were counted.</source>
            <translation>Arrêté avant que tout soit compté.</translation>
        </message>
        <message>
            <source>Stopped before all ways were tried.</source>
            <translation>Arrêté avant que tout soit essayé.</translation>
        </message>
        <message>
            <source>Stopped at the number asked for.</source>
            <translation>Arrêté au nombre demandé.</translation>
        </message>
        <message>
            <source>Stopped at the number of lines asked for.</source>
            <translation>Arrêté au nombre de lignes demandé.</translation>
        </message>
        <message>
            <source>Stopped at the number of loops asked for.</source>
            <translation>Arrêté au nombre de boucles demandé.</translation>
        </message>
        <message>
            <source>Stopped at the number of walks asked for.</source>
            <translation>Arrêté au nombre de chemins demandé.</translation>
        </message>
        <message>
            <source>Stopped at the number of drawings asked for.</source>
            <translation>Arrêté au nombre de dessins demandé.</translation>
        </message>
        <message>
            <source>There are too many ways to count; at least one drawing is certain.</source>
            <translation>Il y a trop de façons pour les compter ; au moins un dessin est certain.</translation>
        </message>
        <message>
            <source>It stopped without a word.</source>
            <translation>Il s’est arrêté sans un mot.</translation>
        </message>
        <message>
            <source>No engine counts this.</source>
            <translation>Aucun moteur ne compte ceci.</translation>
        </message>
        <message>
            <source>The engines are being compiled, which is done once; the exact count comes after that.</source>
            <translation>Les moteurs sont en cours de compilation, ce qui n’a lieu qu’une fois ; le compte exact vient ensuite.</translation>
        </message>
        <message>
            <source>The recording ends after {steps:,} steps; the search goes on.</source>
            <translation>L’enregistrement finit après {steps:,} pas ; la recherche continue.</translation>
        </message>
        <message>
            <source>No tour was met; that proves nothing.</source>
            <translation>Aucun tour n’a été trouvé ; cela ne prouve rien.</translation>
        </message>
        <message>
            <source>No blocks were found that fit together.</source>
            <translation>On n’a pas trouvé de blocs qui s’accordent.</translation>
        </message>
        <message>
            <source>This engine does not look for all tours.</source>
            <translation>Ce moteur ne cherche pas tous les tours.</translation>
        </message>
        <message>
            <source>There are more than {states:,} states at once; the rest was not followed.</source>
            <translation>Il y a plus de {states:,} états à la fois ; le reste n’a pas été suivi.</translation>
        </message>
        <message>
            <source>Stopped before all walks were seen.</source>
            <translation>Arrêté avant que tous les chemins soient vus.</translation>
        </message>
        <message>
            <source>Stopped before all drawings were seen.</source>
            <translation>Arrêté avant que tous les dessins soient vus.</translation>
        </message>
        <message>
            <source>A line has only one first cell.</source>
            <translation>Une ligne n’a qu’une première case.</translation>
        </message>
        <message>
            <source>A drawing has one start and one end.</source>
            <translation>Un dessin a un départ et une fin.</translation>
        </message>
        <message>
            <source>There are no cells.</source>
            <translation>Il n’y a pas de cases.</translation>
        </message>
        <message>
            <source>A closed tour needs three cells.</source>
            <translation>Un tour fermé demande trois cases.</translation>
        </message>
        <message>
            <source>Every move stays on cells of one colour, and there are two.</source>
            <translation>Chaque coup reste sur des cases d’une couleur, et il y en a deux.</translation>
        </message>
        <message>
            <source>A search by SAT proves it.</source>
            <translation>Une recherche par SAT le prouve.</translation>
        </message>
        <message>
            <source>The move {down}, {right} has no way back.</source>
            <translation>Le coup {down}, {right} n’a pas de retour.</translation>
        </message>
        <message>
            <source>Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a closed line through all of them would fall into {most:,} at most.</source>
            <translation>Sans {taken:,} des cases, les autres se séparent en {parts:,} parties ou plus, et une ligne fermée par toutes se séparerait en {most:,} au plus.</translation>
        </message>
        <message>
            <source>Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a line through all of them would fall into {most:,} at most.</source>
            <translation>Sans {taken:,} des cases, les autres se séparent en {parts:,} parties ou plus, et une ligne par toutes se séparerait en {most:,} au plus.</translation>
        </message>
        <message numerus="yes">
            <source>Each of {tried:,} lines needs more; one needs {least:,} clues, not {clues:,}: ask for {least:,} or more.</source>
            <extracomment>For one: This line needs {least:,} clues, not {clues:,}: ask for {least:,} or more.</extracomment>
            <translation>
                <numerusform>Cette ligne demande {least:,} indices, pas {clues:,} : demandez-en {least:,} ou plus.</numerusform>
                <numerusform>Chacune des {tried:,} lignes en demande plus ; l’une demande {least:,} indices, pas {clues:,} : demandez-en {least:,} ou plus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines one came to {most:,} clues of these kinds in these places, none to {clues:,}: ask for {most:,} or fewer.</source>
            <extracomment>For one: This line came to {most:,} clues of these kinds in these places, not to {clues:,}: ask for {most:,} or fewer.</extracomment>
            <translation>
                <numerusform>Cette ligne est arrivée à {most:,} indices de ces genres à ces places, pas à {clues:,} : demandez-en {most:,} ou moins.</numerusform>
                <numerusform>De {tried:,} lignes l’une est arrivée à {most:,} indices de ces genres à ces places, aucune à {clues:,} : demandez-en {most:,} ou moins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines one came to {most:,} clues, none to {clues:,}: ask for {most:,}, or try without the symmetry.</source>
            <extracomment>For one: This line came to {most:,} clues, not to {clues:,}: ask for {most:,}, or try without the symmetry.</extracomment>
            <translation>
                <numerusform>Cette ligne est arrivée à {most:,} indices, pas à {clues:,} : demandez-en {most:,}, ou essayez sans la symétrie.</numerusform>
                <numerusform>De {tried:,} lignes l’une est arrivée à {most:,} indices, aucune à {clues:,} : demandez-en {most:,}, ou essayez sans la symétrie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Allow more places.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Allow more places.</extracomment>
            <translation>
                <numerusform>Cette ligne n’est pas fixée par des indices de ces genres à ces places. Permettez plus de places.</numerusform>
                <numerusform>De {tried:,} lignes aucune n’est fixée par des indices de ces genres à ces places. Permettez plus de places.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Choose more kinds of clues.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Choose more kinds of clues.</extracomment>
            <translation>
                <numerusform>Cette ligne n’est pas fixée par des indices de ces genres à ces places. Choisissez plus de genres d’indices.</numerusform>
                <numerusform>De {tried:,} lignes aucune n’est fixée par des indices de ces genres à ces places. Choisissez plus de genres d’indices.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Try without the symmetry.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Try without the symmetry.</extracomment>
            <translation>
                <numerusform>Cette ligne n’est pas fixée par des indices de ces genres à ces places. Essayez sans la symétrie.</numerusform>
                <numerusform>De {tried:,} lignes aucune n’est fixée par des indices de ces genres à ces places. Essayez sans la symétrie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Another line may be.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Another line may be.</extracomment>
            <translation>
                <numerusform>Cette ligne n’est pas fixée par des indices de ces genres à ces places. Une autre ligne peut l’être.</numerusform>
                <numerusform>De {tried:,} lignes aucune n’est fixée par des indices de ces genres à ces places. Une autre ligne peut l’être.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With all its clues the board has no line. Without any one of these {ways:,} it has.</source>
            <extracomment>For one: With all its clues the board has no line. Without this one it has.</extracomment>
            <translation>
                <numerusform>Avec tous ses indices, le plateau n’a pas de ligne. Sans celui-ci, il en a une.</numerusform>
                <numerusform>Avec tous ses indices, le plateau n’a pas de ligne. Sans l’un quelconque de ces {ways:,}, il en a une.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No walk of {jumps:,} jumps was met on this board. Try fewer jumps.</source>
            <extracomment>For one: No walk of one jump was met on this board.</extracomment>
            <translation>
                <numerusform>Aucun chemin d’un saut n’a été trouvé sur ce plateau.</numerusform>
                <numerusform>Aucun chemin de {jumps:,} sauts n’a été trouvé sur ce plateau. Essayez moins de sauts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No walk of {jumps:,} jumps that adds up to {total:,} was met on this board. Try fewer jumps.</source>
            <extracomment>For one: No walk of one jump that adds up to {total:,} was met on this board.</extracomment>
            <translation>
                <numerusform>Aucun chemin d’un saut qui donne {total:,} n’a été trouvé sur ce plateau.</numerusform>
                <numerusform>Aucun chemin de {jumps:,} sauts qui donne {total:,} n’a été trouvé sur ce plateau. Essayez moins de sauts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tries:,} puzzles none came out {wanted}.</source>
            <extracomment>For one: The only puzzle that was made did not come out {wanted}.</extracomment>
            <translation>
                <numerusform>La seule grille créée n’est pas sortie comme voulu : {wanted}.</numerusform>
                <numerusform>Des {tries:,} grilles créées aucune n’est sortie comme voulu : {wanted}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{walks:,} walks lead to the target, but none adds up to {total:signed}; the nearest sum is {nearest:signed}.</source>
            <extracomment>For one: One walk leads to the target, but none adds up to {total:signed}; the nearest sum is {nearest:signed}.</extracomment>
            <translation>
                <numerusform>Un chemin mène à la cible, mais aucun ne donne {total:signed} ; la somme la plus proche est {nearest:signed}.</numerusform>
                <numerusform>{walks:,} chemins mènent à la cible, mais aucun ne donne {total:signed} ; la somme la plus proche est {nearest:signed}.</numerusform>
            </translation>
        </message>
        <message>
            <source>For {tried} loops no regions or marks were met that fix them.</source>
            <translation>Pour {tried} boucles, aucune région ou marque qui les fixe n’a été trouvée.</translation>
        </message>
        <message>
            <source>No clues were found that fix a line here.</source>
            <translation>Aucun indice qui fixe une ligne n’a été trouvé ici.</translation>
        </message>
        <message numerus="yes">
            <source>With this line {places:,} places that must have a clue have none.</source>
            <extracomment>For one: With this line one place that must have a clue has none.</extracomment>
            <translation>
                <numerusform>Avec cette ligne, un endroit qui doit avoir un indice n’en a pas.</numerusform>
                <numerusform>Avec cette ligne, {places:,} endroits qui doivent avoir un indice n’en ont pas.</numerusform>
            </translation>
        </message>
        <message>
            <source>The puzzle is unharmed; the next change checks it again.</source>
            <translation>La grille n’en souffre pas ; la prochaine modification la fait vérifier à nouveau.</translation>
        </message>
    </context>
    <context>
        <name>work.series</name>
        <message>
            <source>Grids, corner to corner</source>
            <translation>Quadrillages, de coin à coin</translation>
        </message>
        <message>
            <source>cells on a side</source>
            <translation>cases par côté</translation>
        </message>
        <message>
            <source>On an n × n grid a line between opposite corners changes colour at each of its n² − 1 steps, and opposite corners have the same colour. So n² − 1 is even where there is such a line, and for even n there is none.</source>
            <translation>Sur un quadrillage n × n, une ligne entre coins opposés change de couleur à chacun de ses n² − 1 pas, et les coins opposés ont la même couleur. Donc n² − 1 est pair là où il y a une telle ligne, et pour n pair il n’y en a pas.</translation>
        </message>
        <message>
            <source>Grids, closed lines</source>
            <translation>Quadrillages, lignes fermées</translation>
        </message>
        <message>
            <source>A closed line on a grid changes colour at each step and ends on the colour it began on, so its length is even: for odd n, with n² cells, there is none.</source>
            <translation>Une ligne fermée sur un quadrillage change de couleur à chaque pas et finit sur la couleur de départ ; sa longueur est donc paire : pour n impair, avec n² cases, il n’y en a pas.</translation>
        </message>
        <message>
            <source>Complete graphs</source>
            <translation>Graphes complets</translation>
        </message>
        <message>
            <source>nodes</source>
            <translation>nœuds</translation>
        </message>
        <message>
            <source>Every order of the n - 2 nodes between the ends is a line: there are (n - 2)! of them.</source>
            <translation>Tout ordre des n - 2 nœuds entre les extrémités est une ligne : il y en a (n - 2)!.</translation>
        </message>
        <message>
            <source>Hexagons, first to last cell</source>
            <translation>Hexagones, première à dernière case</translation>
        </message>
        <message>
            <source>rings around the middle cell</source>
            <translation>anneaux autour de la case centrale</translation>
        </message>
        <message>
            <source>Hexagons have no two colours, as three cells touch each other; nothing forbids a line, and the numbers grow faster than on grids.</source>
            <translation>Les hexagones n’ont pas deux couleurs, car trois cases se touchent ; rien n’interdit une ligne, et les nombres croissent plus vite que sur les quadrillages.</translation>
        </message>
        <message>
            <source>Random graphs</source>
            <translation>Graphes aléatoires</translation>
        </message>
        <message>
            <source>The edges are drawn by lot, five at a node on the average, always the same for a size. Where an end has no edge, or the graph falls apart, there is no line.</source>
            <translation>Les arêtes sont tirées au sort, cinq par nœud en moyenne, toujours les mêmes pour une taille. Là où une extrémité n’a pas d’arête, ou que le graphe se sépare, il n’y a pas de ligne.</translation>
        </message>
        <message>
            <source>Tournaments, each edge one way</source>
            <translation>Tournois, chaque arête à sens unique</translation>
        </message>
        <message>
            <source>players</source>
            <translation>joueurs</translation>
        </message>
        <message>
            <source>Each two nodes are joined by one edge that leads one way, as in a tournament where each player meets each other once. There always is a line through all of them, and the number of lines is odd (L. Rédei, 1934).</source>
            <translation>Deux nœuds quelconques sont joints par une arête à sens unique, comme dans un tournoi où chacun rencontre chacun une fois. Il y a toujours une ligne par tous, et le nombre de lignes est impair (L. Rédei, 1934).</translation>
        </message>
        <message>
            <source>Cycles</source>
            <translation>Cycles</translation>
        </message>
        <message>
            <source>One line leads from a node all the way round to the node before it, and no other.</source>
            <translation>Une ligne mène d’un nœud tout autour jusqu’au nœud d’avant, et aucune autre.</translation>
        </message>
    </context>
    <context>
        <name>work.some_named</name>
        <message numerus="yes">
            <source>{n:,} more</source>
            <extracomment>For one: {n:,} more</extracomment>
            <translation>
                <numerusform>{n:,} autre</numerusform>
                <numerusform>{n:,} autres</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>work.steps</name>
        <message>
            <source>A contradiction</source>
            <translation>Une contradiction</translation>
        </message>
        <message>
            <source>These cannot all be true.</source>
            <translation>Tout cela ne peut pas être vrai.</translation>
        </message>
    </context>
    <context>
        <name>work.symmetry</name>
        <message>
            <source>No symmetry</source>
            <translation>Pas de symétrie</translation>
        </message>
        <message>
            <source>Half a turn</source>
            <translation>Demi-tour</translation>
        </message>
        <message>
            <source>All turns</source>
            <translation>Toutes les rotations</translation>
        </message>
        <message>
            <source>Left and right</source>
            <translation>Gauche et droite</translation>
        </message>
        <message>
            <source>Top and bottom</source>
            <translation>Haut et bas</translation>
        </message>
        <message>
            <source>All turns and mirrors</source>
            <translation>Toutes les rotations et réflexions</translation>
        </message>
    </context>
    <context>
        <name>work.tours</name>
        <message>
            <source>A board for tours has 1 to {longest:,} rows and columns.</source>
            <translation>Un plateau de tours a de 1 à {longest:,} rangées et colonnes.</translation>
        </message>
        <message>
            <source>The start is not on the board.</source>
            <translation>Le départ n’est pas sur le plateau.</translation>
        </message>
        <message>
            <source>No tour was found.</source>
            <translation>Aucun tour n’a été trouvé.</translation>
        </message>
        <message>
            <source>Variety {score:.2f} of 1: moves are used {balance:.0%} evenly.</source>
            <translation>Variété {score:.2f} sur 1 : les coups sont employés également à {balance:.0%}.</translation>
        </message>
        <message>
            <source>{straight:.0%} of the jumps go straight on; the longest run is {longest:,}.</source>
            <translation>{straight:.0%} des sauts continuent tout droit ; la plus longue suite est {longest:,}.</translation>
        </message>
        <message numerus="yes">
            <source>{crossings:,} crossings, {each:.2f} for each cell.</source>
            <extracomment>For one: 1 crossing, {each:.2f} for each cell.</extracomment>
            <translation>
                <numerusform>1 croisement, {each:.2f} par case.</numerusform>
                <numerusform>{crossings:,} croisements, {each:.2f} par case.</numerusform>
            </translation>
        </message>
        <message>
            <source>Symmetry: {names}.</source>
            <translation>Symétrie : {names}.</translation>
        </message>
        <message>
            <source>No turn or mirror maps it on itself.</source>
            <translation>Aucune rotation ni réflexion ne l’applique sur lui-même.</translation>
        </message>
    </context>
    <context>
        <name>work.unexpected</name>
        <message>
            <source>{what} broke off: an error of the program ({name}).</source>
            <translation>{what} s’est interrompu : une erreur du programme ({name}).</translation>
        </message>
        <message>
            <source>{what} broke off: an error of the program ({name}). Details: {path}</source>
            <translation>{what} s’est interrompu : une erreur du programme ({name}). Détails : {path}</translation>
        </message>
    </context>
    <context>
        <name>work.verify</name>
        <message>
            <source>Asking the first engine: {engine}</source>
            <translation>Question au premier moteur : {engine}</translation>
        </message>
        <message>
            <source>Asking the second engine: {engine}</source>
            <translation>Question au second moteur : {engine}</translation>
        </message>
        <message>
            <source>Checking the proof</source>
            <translation>Vérification de la preuve</translation>
        </message>
    </context>
    <context>
        <name>work.watching</name>
        <message>
            <source>Deduction, as people do it</source>
            <translation>Déduction, comme une personne</translation>
        </message>
    </context>
    <context>
        <name>work.webpage</name>
        <message>
            <source>No hints, which need a single solution that is known: {names}.</source>
            <translation>Sans indices, qui demandent une seule solution connue : {names}.</translation>
        </message>
    </context>
    <context>
        <name>work.worker</name>
        <message>
            <source>This {what}</source>
            <translation>Cette opération ({what})</translation>
        </message>
    </context>
</TS>
