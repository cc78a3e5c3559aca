<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>cli</name>
        <message>
            <source>Find the solutions of a puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Judge a puzzle and its clues.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count the solutions exactly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count the loops and Slitherlinks of a board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solve a puzzle step by step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say how hard a puzzle is for a person.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make puzzles with exactly one solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a puzzle shaped like a picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count with every engine, and compare times.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a tour of a board by jumps, of any size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Prove a verdict again, another way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convert a puzzle to another format.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write puzzles into a book to print, with rules and answers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write puzzles into a web page on which they are played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw a puzzle as svg, png or pdf.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the program at work, also without a display.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what is spoken, wherever it stands; else the language of the shell</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>engines.counting</name>
        <message>
            <source>Counting over subsets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting of loops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting of ordered paths</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting of paths</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>engines.deduction</name>
        <message>
            <source>No line through a cell left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two ways for a cell on the line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Beside a cell left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed or left out, the same follows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A count of cells is complete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A count needs all cells left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A count of lines is complete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A count needs all lines left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One cell of a region</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A region has all its doors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A region needs all doors left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A clue by itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a clue still allows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two regions are joined once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clues close together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Room for cells left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A bottleneck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No line round a 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A clue has all its lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A clue needs all that is left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No third line at a corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line never ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line goes on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No early loop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A clue in a corner of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two clues side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two clues that touch at a corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two lines at a corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Inside and outside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crossings come out even</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A clue between inside and outside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is only one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers in their order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers along a line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forced neighbour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gap of two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dead end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line does not close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Straight line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Distance between numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only one cell left for a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Odd and even</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only edge between two parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only one number left for a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A proof close by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A proof across the board</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>engines.proofs</name>
        <message>
            <source>Edges, arcs or states by SAT</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>engines.sat</name>
        <message>
            <source>SAT, every step (CDCL)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SAT, a variable for each edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loops by SAT with lazy cuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SAT, a variable for each step and cell</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>engines.search</name>
        <message>
            <source>Backtracking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Brute force</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drawings in one stroke</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Walks, depth first</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>engines.tours</name>
        <message>
            <source>Tours by Warnsdorff's rule and rotations</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families</name>
        <message>
            <source>a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a diamond</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an arrow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an odd or even mark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an open number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a clue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an animal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a pearl</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a border</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a sun or moon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a blocked cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a circle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a circle on a border</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a stretch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a jump</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an end</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.balance_loop</name>
        <message>
            <source>Balance Loop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop in equal arms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle. From a circle it goes straight two ways until it turns: equally far at a white circle, not equally far at a black one. A number is the sum of both.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.between</name>
        <message>
            <source>{low:,} and {high:,} are {gap:,} steps apart, and every way between them leaves no room for the line to go through {other:,}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{low:,} and {high:,} are {gap:,} steps apart, and {other:,} stands in every way between them.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.castle_wall</name>
        <message>
            <source>wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>walls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>either side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>outside</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>walls</source>
            <extracomment>For one: wall</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Castle Wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop round walls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes no walled cell. White walls lie inside the line, black ones outside, grey ones on either side. A number says how long the parts of the line are together that run along the arrow, from middle to middle, up to the rim.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.cell_clues</name>
        <message>
            <source>circle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>circles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Circle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>white</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>black</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>circles</source>
            <extracomment>For one: circle</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>numbers</source>
            <extracomment>For one: number</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>blocked cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>blocked cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blocked</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>blocked cells</source>
            <extracomment>For one: blocked cell</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>families.cell_loop</name>
        <message>
            <source>Through every cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line passes through every cell of the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line passes through every cell.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.country_road</name>
        <message>
            <source>Country Road</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop once through each region</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex Country Road</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop once through each region of hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Regions may be left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line passes through a region once or not at all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region once or not at all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region exactly once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A number says how many cells of its region it visits. Of two cells that touch across a border it visits at least one.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.detour</name>
        <message>
            <source>Detour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop that turns so often in each region</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell. It never crosses or touches itself. A number says in how many cells of its region it turns.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.dotchi_loop</name>
        <message>
            <source>Dotchi-Loop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop that turns on all or none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes all white circles and no black one. In each region it turns on all white circles, or it goes straight on all of them.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.double_back</name>
        <message>
            <source>Double Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop twice through each region</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex Double Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop twice through each region of hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell that is not black.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It never crosses or touches itself and passes through every region exactly twice.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.entry_exit</name>
        <message>
            <source>Entry Exit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop through regions one by one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex Entry Exit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop through regions of hexagons one by one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, passes every cell, and enters and leaves every region exactly once.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.geradeweg</name>
        <message>
            <source>Geradeweg</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop in runs of given length</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself. It passes every number, and each straight run of the line through or from a number is as many cells long as it says, from middle to middle.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.grand_tour</name>
        <message>
            <source>stretch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stretches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stretch</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>stretches</source>
            <extracomment>For one: stretch</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Grand Tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop that is begun</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex Grand Tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop that is begun, on hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line that passes every cell once, from middle to middle, and goes along all stretches that are given.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.graph_path</name>
        <message>
            <source>Line through a graph</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All corners, each once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Closed line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line ends where it began.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First and last are given</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first and last number, where they stand, are never called redundant.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one line through all {n:,} corners of the graph, along its lines, each once, and ends where it began.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one line through all {n:,} corners of the graph, along its lines, each once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Follow the arrowheads.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each row stands for a variable: the line enters it at the name that is true. Each corner C1, C2 ... stands for a clause, and can only be visited from a row that makes it true.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A number says which corner of the line it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line uses each edge with a diamond.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It never uses an edge with a wall.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It follows each arrow.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A number on a line stands at one of its two ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A corner with a small circle holds an odd number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A corner with a small square holds an even number.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.jump_maze</name>
        <message>
            <source>jump</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>jumps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jump</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>jumps</source>
            <extracomment>For one: jump</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>starts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>starts</source>
            <extracomment>For one: start</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>targets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Target</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>targets</source>
            <extracomment>For one: target</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Jumps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>jumps of a maze's walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>any</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other cells with numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of mazes: the part of cells with a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>few</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>half</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only one walk adds up to zero</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of mazes: what the numbers visited add up to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A walk at random, and numbers that lead astray.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers for your walk, and others that lead astray.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jump maze</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mark a start and a target to begin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jumps on squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex jump maze</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jumps on hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sum of the values</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Empty: any walk to the target will do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count the start's value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Else only cells jumped to count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In every walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jump from the start to the target. The number of a cell, without its sign, says how many cells the next jump goes along its row or column. Never land on a cell twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jump from the start to the target. The number of a cell, without its sign, says how many cells the next jump goes along a straight row. Never land on a cell twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The numbers visited, with the start's, must add up to {total:,}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The numbers visited, without the start's, must add up to {total:,}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No jumps lead from the start to the target.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The jump {value} at {where} leads nowhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing leads here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a jump of {jump} leads off the board on every side</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>leads to {cells:,} cells</source>
            <extracomment>For one: leads to 1 cell</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>never to the target</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>One walk adds up to {total:,}, of {jumps:,} jumps.</source>
            <extracomment>For one: One walk adds up to {total:,}, of 1 jump.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>One walk, of {jumps:,} jumps.</source>
            <extracomment>For one: One walk, of 1 jump.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>The jump 0 at {where} leads nowhere; only the target may hold 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The sum of the values should be a whole number.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.jump_tour</name>
        <message>
            <source>Jump tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every square once, by jumps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where one may jump from a cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Closed tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A last jump leads back to the first cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the numbers 1 to {n:,}, one in each cell, so that a jump leads from each number to the next.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A jump goes three cells along a row or column, or two diagonally.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{small} by {large}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A jump goes {moves} cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{some} or {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From {n:,} a jump leads back to 1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves should be pairs of whole numbers: rows down, columns right.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no moves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More than {most} moves are too many.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The move 0, 0 leads nowhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The move {down}, {right} has no way back: {up}, {left} is missing.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.koburin</name>
        <message>
            <source>Count round corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A number counts the shaded cells at the corners of its cell, too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Koburin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop round numbers of shaded cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shade some of the empty cells and draw one closed line through the middles of all the others. It never crosses or touches itself, and it does not pass clues. Shaded cells do not touch by a side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A number says how many cells at its sides or corners are shaded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A number says how many cells at its sides are shaded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shaded cells lie outside of the line.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.linesweeper</name>
        <message>
            <source>Linesweeper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop round counted cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes no number. A number says how many of the cells around it, at its sides and corners, the line passes.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.masyu</name>
        <message>
            <source>Masyu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop through pearls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex Masyu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop through pearls on hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every pearl. On a black pearl it turns, and it goes straight through the cells before and after. On a white pearl it goes straight, and it turns in the cell before or after, or in both.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no room to turn on this pearl.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no room to go straight on this pearl.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.mid_loop</name>
        <message>
            <source>circle on a border</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>circles on borders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On border</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>circles on borders</source>
            <extracomment>For one: circle on a border</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Mid-loop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop with circles in its middles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself. It passes every circle, and each circle is the exact middle of the straight part of the line that it lies on.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.moon_or_sun</name>
        <message>
            <source>Moon or Sun</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop by suns and moons in turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex Moon or Sun</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop by suns and moons in turn on hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region exactly once. In a region it passes all suns (white) and no moon (black), or all moons and no sun, and at least one of them. Where it goes from one region to the next it changes from suns to moons or from moons to suns.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.number_path</name>
        <message>
            <source>diamond</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>diamonds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Diamond</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>diamonds</source>
            <extracomment>For one: diamond</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>arrow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>arrows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Arrow</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>arrows</source>
            <extracomment>For one: arrow</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>open number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>open numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>open numbers</source>
            <extracomment>For one: open number</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>odd or even mark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>odd or even marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Odd/even</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>even</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>odd</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>odd or even marks</source>
            <extracomment>For one: odd or even mark</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Number path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rikudo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers on hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers on squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>King's path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers, also diagonally</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last number touches the first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the numbers 1 to {n:,}, one in each cell, so that each number touches the next.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last number, {n:,}, touches 1 again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells touch by sides and by corners.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where a diamond joins two cells, their numbers follow each other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where a wall parts two cells, their numbers do not follow each other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An arrow leads from a cell to the cell with the next number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A cell with a small circle holds an odd number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A cell with a small square holds an even number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A number on a border stands in one of the two cells beside it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{low:,} and {high:,} lie in parts of the board that do not touch.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{low:,} and {high:,} are {gap:,} steps apart, but the shortest way between them takes {steps:,}.</source>
            <extracomment>For one: {low:,} and {high:,} are one step apart, but the shortest way between them takes {steps:,}.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the cell of {high:,} has the wrong colour for {gap:,} steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three diamonds meet at row {row}, cell {cell}, but the line passes a cell only once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The border at {where} has {first} and {second}: one will do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{label:,} stands in a cell that is marked odd.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{label:,} stands in a cell that is marked even.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{low:,} and {high:,} follow each other, but a wall parts them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two arrows lead from row {row}, cell {cell}, but the line passes a cell only once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two arrows lead to row {row}, cell {cell}, but the line passes a cell only once.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.one_stroke</name>
        <message>
            <source>end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>ends</source>
            <extracomment>For one: end</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Lines, about</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lines of a figure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Figure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new figure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It takes the place of the drawing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One stroke</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw lines between corners to begin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All lines, none of them twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lines that would help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One drawing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw all lines without lifting the pen, and none of them twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin at the corner with one ring.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End at the corner with two rings.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lines that lead one way only are not drawn in one stroke here.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{lines:,} lines to draw in one stroke, from any corner.</source>
            <extracomment>For one: 1 line to draw in one stroke, from any corner.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{lines:,} lines to draw in one stroke, from one odd corner to the other.</source>
            <extracomment>For one: 1 line to draw in one stroke, from one odd corner to the other.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>families.ordered_path</name>
        <message>
            <source>Ordered path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex ordered path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one line through all cells, each once, from cell to touching cell. It starts on 1, meets the numbers in their order and ends on the highest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It crosses no wall.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no 1, so the line may start anywhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no {missing:,}; the line goes on to the next number there is.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.regional_yajilin</name>
        <message>
            <source>Regional Yajilin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop beside shaded cells in regions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shade some cells and draw one closed line through the middles of all the others. It never crosses or touches itself. Shaded cells do not touch by a side. A number says how many cells of its region are shaded.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.regions</name>
        <message>
            <source>border</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>borders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Border</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>borders</source>
            <extracomment>For one: border</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>One region has two numbers: at {first} and at {second}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{borders:,} borders have the same region on both sides, so they say nothing.</source>
            <extracomment>For one: One border has the same region on both sides, so it says nothing.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} regions.</source>
            <extracomment>For one: 1 region.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>families.shading</name>
        <message>
            <source>Shaded cells outside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All shaded cells lie outside of the line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clues in boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On puzz.edge clues stand in grey boxes, without “?”.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.sheep_wolf_slitherlink</name>
        <message>
            <source>animal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>animals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Animal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sheep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wolf</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>animals</source>
            <extracomment>For one: animal</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Sheep-Wolf Slitherlink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fence between sheep and wolves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex Sheep-Wolf Slitherlink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fence between sheep and wolves on hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All sheep lie inside of the line, all wolves outside.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.shingoki</name>
        <message>
            <source>Shingoki</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop with signals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle: straight through white ones, with a turn on black ones, either way on grey ones.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle: straight through white ones, with a turn on black ones.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A number is the length of both straight parts of the line that meet at it, together, from middle to middle.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.simple_loop</name>
        <message>
            <source>Simple Loop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop through all open cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It passes through every cell that is not blocked, and never crosses or touches itself.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.slitherlink</name>
        <message>
            <source>clue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clue</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>clues</source>
            <extracomment>For one: clue</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Slitherlink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop round the clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex Slitherlink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop on hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Through every corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line passes through every corner of the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many sides of its cell the line uses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line passes through every corner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two cells with {sides} would be two loops, and there is only one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two cells with {first} and {second} would be two loops, and there is only one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>0 and {full} share a side that would have to be drawn and left empty.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>However the sides of these cells are drawn, the line would end or branch at a corner.</source>
            <extracomment>For one: However its sides are drawn, the line would end or branch at a corner.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>families.template</name>
        <message>
            <source>mark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mark</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>marks</source>
            <extracomment>For one: mark</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Round trip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop through all squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex round trip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop through all hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line through all cells. Where a mark joins two cells, it passes.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.touch_slitherlink</name>
        <message>
            <source>Touch Slitherlink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop that comes to cells so often</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many times the line comes to its cell, along sides or at a corner alone.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.vertex_slitherlink</name>
        <message>
            <source>Vertex Slitherlink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop over counted corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hex Vertex Slitherlink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop over counted corners of hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many corners of its cell the line visits.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>families.yajilin</name>
        <message>
            <source>Yajilin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop beside shaded cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A number says how many cells are shaded where its arrow points.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.app</name>
        <message>
            <source>Unsaved work cannot be kept for recovery: {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.dialogs</name>
        <message>
            <source>All drawings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the first {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drawing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw it on the board, line by line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drawing {} of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Arrange booklet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag a puzzle to another place, or move it with Alt and the arrow keys.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In this order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Else from easy to hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save booklet...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A file that Booklet, Open, shows again as it is here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write PDF...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} puzzles.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Booklet (*{})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Booklet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved as {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Census</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of a board with {}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>cells</source>
            <extracomment>For one: cell</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>loops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slitherlinks with exactly one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shortest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the loops with most puzzles first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the shortest loops first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loops compared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open as puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new puzzle with all numbers of this loop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Finding all loops...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped. Nothing is known about single loops yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {} loops compared with all others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loop {} of {}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>sides</source>
            <extracomment>For one: side</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>puzzles</source>
            <extracomment>For one: puzzle</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>the only solution of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>never the only solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A census counts loops along the sides of cells: open a Slitherlink.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This board has no cells yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This board is too large for a census</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>clues to spare</source>
            <extracomment>For one: clue to spare</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Not read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puzzles done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose folder...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Genre</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All genres</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sorted by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solutions, redundant clues and difficulty, on all cores</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export what is shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export all...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Folder of puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Folder for the export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a folder: its puzzles appear here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {} shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>checked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>exported</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>puzzles are there twice.</source>
            <extracomment>For one: puzzle is there twice.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Compare engines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lines through</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sizes, and time for each engine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Engines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puzzle on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare on this</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time for each engine and size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time against size appears here while the engines count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time against size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the chart as a picture or a page, or all runs as a table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counting...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{} lines in {}</source>
            <extracomment>For one: {} line in {}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Lines: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Table of all runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Preview</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} × {} pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pixels across</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dots an inch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transparent ground</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text that can be edited</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks right where the typeface Inter is installed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No solution is known yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export animation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From this step on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures at the most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>pictures</source>
            <extracomment>For one: picture</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{}, {} s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Threshold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light parts instead of dark ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board of this shape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loop draws it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The picture becomes the outline of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board has room around, and its answer is the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With clues, for one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Create</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fill the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Making one...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One solution; {}, and every one is needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One solution; {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>so that a line goes through all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loop on a board of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>so that one loop goes round all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>just as in the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} added and {1} removed, {2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} added, {2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{1} removed, {2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures ({});;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New from a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} · not saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Today, {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yesterday, {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw the solution, or a stretch of it, with the tool Line first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no clues yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As it comes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Generate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clues settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Complete the clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repair the clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Generate clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Such puzzles are not generated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Here the clues are the board itself: they are made anew.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>lines</source>
            <extracomment>For one: line</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Generate many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puzzles made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puzzles appear here as they are made.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save in a folder...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puzzles as files with an index; later ones follow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the chosen puzzle; the sheet is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each has a line of its own, drawn at random.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other puzzles, by the choices of now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>seed {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose at least one kind of clue.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of them differ, also when turned or mirrored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About {} left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved in {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puzzle {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {} puzzles.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A folder for the puzzles</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>generated puzzles</source>
            <extracomment>For one: generated puzzle</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Looking for a line...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A repair without {} is known; at least {} must go.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} beside those given, and at least {} are needed. {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop keeps the best so far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trying...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} so far, and not yet one solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}; {} of them proved to be needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About {} s left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One solution; {}, and no fewer fix this line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One solution; {}, and no group of them that belongs together can go.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One solution; {}. At least {} beside those given are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your clues have one solution already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One solution with {} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}; no fewer will do.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>solutions</source>
            <extracomment>For one: solution</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{}: the fewest for {} that were looked at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}; no fewer fix this line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}; all of these are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your clues do not contradict each other: none has to go.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> Fewer are not enough.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is a solution without {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How each puzzle is played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A folder of puzzles as a PDF to print or bind: contents, rules, puzzles from easy to hard, and answers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of the page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puzzles a page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With bleed, for print on demand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 mm of ink beyond the cut on all sides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With time standards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What grandmasters, masters and experts may take, reckoned from size and grade</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With hints at the back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How each begins, and where it gets hardest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on with a booklet that was saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Arrange...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the puzzles of a folder in order by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open booklet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Printed booklet (*.pdf)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Writing the booklet...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The booklet is in {}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{} clues</source>
            <extracomment>For one: {} clue</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{} and more clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sets by size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minimality report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trying each clue...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove redundant clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped: what is shown is proved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clues are minimal: every one of them is needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {} clues tried; {} could go.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not minimal. Any one of these could go alone: {}{}. Together: {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> and </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>minimal sets of {} have exactly this solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>minimal sets of {}, beside those given, have exactly this solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, at least</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>sets of clues</source>
            <extracomment>For one: set of clues</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{} of which one must stay; these are all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of which one must stay, so far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a step: the puzzle becomes what it was then. Nothing is lost by it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As it was opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Row and column, such as 5 6.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name or the number of a corner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such cell on this board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fill it for me: a puzzle with one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A board has at most {} cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too large</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paint the outline with the mouse.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click for corners, and drag lines between them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An empty canvas</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Orientation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies a page, or puzzles where there are several</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Author</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save ink: grey for black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a folder...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print all puzzles of a folder after this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save as PDF...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} more puzzles, {} of them solved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Printed page (*.pdf)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves of the tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title, author and rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Notes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only jump tours have moves to choose: make one with Ctrl+N.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Top</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a row at the top</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the top row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bottom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a row at the bottom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the bottom row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a column on the left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the left column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a column on the right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the right column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a ring of cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the outer ring of cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rows and columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clues stay where they are. Each click is one step that undo takes back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corners of a drawing are added with the Draw tool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Like the desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 minute</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>5 minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>15 minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 hour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>6 hours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A solver that needs more is stopped and replaced; the puzzle is unharmed. Solvers always give way to the window.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text size, from the next start on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Less motion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Changes show at once, without moving</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Right click counts down and removes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As each tool has it; otherwise the right button shows what can be done there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solvers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check as you draw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check after every change, or pause that</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory of each solver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Processor time for a question</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recovery</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every edit is kept within a second, and offered after a crash. It is in:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Web page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One file on which the puzzle is played, also on a phone and without a network. It checks the rules and the answer, but does not contain the answer in plain.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With hints, which give the solution away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With hints</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The steps of the explanation: first where, then why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Web page (*.html)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The web page is in {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Writing the web page...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The work goes on; the same command shows it again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click, then press another key for this, or Backspace for none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: {}. Change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press a key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search keys, such as zoom or Ctrl G</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No key has that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a key, then press another one, or Backspace for none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Usual keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All keys are the usual ones.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open link or text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A puzz.link, Penpa+ or Kudamono link, a Loopy game ID, or the text of a puzzle file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Link or text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Version {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A studio for puzzles that are solved by drawing one line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free software under the MIT licence. Typeface: Inter, SIL Open Font License.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Teaching sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The teaching sheet is in {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Making the teaching sheet...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for another tour, or stop looking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save as SVG, PNG, PDF or as a table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new jump tour with all numbers of this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare ways...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All ways to break ties and to mend a tour, side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before a tour was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such tour. {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for a tour...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A board without a tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for a tour: {} s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Found in {} ms, {}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>tries</source>
            <extracomment>For one: try</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>, {} steps taken back</source>
            <extracomment>For one: , {} step taken back</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Closed tour, {} x {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tour, {} x {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Writing {}...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved as {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ways compared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>closed tours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>open tours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {} x {} cells: mean of {} from random starts, each {} s at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where it is stuck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ties of the rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Comparing...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exactly one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check this twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another engine, which writes the puzzle down in another way, judges it again. What it proves is then checked step by step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save certificate...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A folder with formula, reasons and proof that any checker can read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Starting...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The certificate is in {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proof not checked yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No certificate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proof checked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Answers checked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two different solutions, held against the rules</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{} clauses, each with its reason, refuted in {} steps</source>
            <extracomment>For one: {} clauses, each with its reason, refuted in {} step</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Two engines disagree: trust neither, and please report this puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Confirmed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not confirmed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A folder for the certificate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} certificate</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.document</name>
        <message>
            <source>Only the lines of a graph can lead one way: open a line through a graph.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let lines lead both ways</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All lines lead both ways again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let lines lead one way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag along a line to let it lead that way only, and back for both ways.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These cells are not their own mirror image.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn or mirror the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enlarge the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shrink the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select the cells that are to stay: drag with the Select tool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crop the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} went with the cells.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.editor</name>
        <message>
            <source>Select some cells first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click or Enter places the clues. R turns, F flips, Esc leaves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parts of a drawing cannot be copied.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} did not fit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove this cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove this corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What can be done here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to add the first cell, or drag to paint an outline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click for the first corner, then drag from corner to corner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no border to another cell that way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>or just type it on a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The jumps that are allowed (Ctrl+Alt+M)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a border, type its number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Right click</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>menu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add and remove cells of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell to remove it, beside the board to add one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A board has at most {most:,} cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} went with the cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Removing this cell also removes {} clues.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clipboard holds no clues that can be pasted here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These clues come from a board of {shape}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a cell that lies like the one they come from.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This puzzle has no clues of that kind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None of these clues fits here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Erase clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click or drag over clues to erase them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corners snap to squares.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corners snap to hexagons.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw corners and lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click for a corner, drag from corner to corner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>move a corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>anywhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>squares or hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>line from the cursor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line begins at corner {}. Go to another one and press Enter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no line between these corners.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No line is begun.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A drawing has at most {most:,} corners.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A corner there would touch another one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line cannot lead from a corner to itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A drawing has at most {most:,} lines.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With this cell it would not be one loop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line goes on from its end. Del removes it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A jump leads straight along a line of cells. Del removes the line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw a line by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag to draw a line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take it back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another stretch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to the cursor, or round its cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All lines are drawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set {} between cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set {} on {}s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click between two cells to set {1}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a {} to set {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>turn, then remove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at the cursor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the next number, at last none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the way of the arrow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the board on the screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag to move the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ctrl wheel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>zoom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>move with any tool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place {} on cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell, type its {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>next {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select cells, and move or copy their clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell, or drag over several.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The selected clues do not fit there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{clue:capital} here can be {values}, not {text}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A minus sign alone is not a number.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.modes</name>
        <message>
            <source>Edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Watch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Explain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to solve yet: the board has no cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If not (Esc returns)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for more steps: {} s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for more steps...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped: there may be more steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what if not?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hardest step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fold</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>clues and facts</source>
            <extracomment>For one: clue or fact</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Long step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for the first step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No step was found until then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No other place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing follows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hide the reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show all {} clues and facts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still looking for steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go back first: Esc.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no step to look at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only lines and numbers can be looked at the other way round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Named techniques end at step {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hardest: step {}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>steps</source>
            <extracomment>For one: step</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Most used: {}, in {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not needed on this way: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to play yet: the board has no cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the last mark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a mark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first mistake is ringed on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Right so far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is marked yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing more follows from here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look here: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mark it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw the line and cross edges out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write numbers, or draw the line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw the walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shade cells: inside, outside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note numbers that a cell may have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strike cells out that the walk keeps away from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell for its next colour, drag to colour more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take the colour away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shade cells, or note that they are on the line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell: shaded, on the line, open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click an edge to draw it, or drag along the line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cross out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>draw beside the cursor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell for the next number, drag to go on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>erase, cross a border out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>write</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click where the line goes next.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click its end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>go to the cursor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell: inside, outside, open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell for the next number as a note.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell to strike it out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pencil</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour cells, to tell them apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {} lines</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{} jumps</source>
            <extracomment>For one: {} jump</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{} edges drawn</source>
            <extracomment>For one: {} edge drawn</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{}, {} cells shaded</source>
            <extracomment>For one: {}, {} cell shaded</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dead end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The height of the timeline is the length of the line; a tick below it is a step back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The height of the timeline is the number of states alive.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The height of the timeline is the number of pieces of a candidate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The solver starts...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The height of the timeline is the number of assumptions and conclusions on the trail.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The height of the timeline is the number of marks found so far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The recording is long: its profile is sampled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No solver that can be watched knows this kind of puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no step to show yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is none after this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is none before.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.panel</name>
        <message>
            <source>{} true</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} false</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line says: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click any cell of the board. Arrow keys lead on from there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type 1 and press Enter. The line will begin in this cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take a number in hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a number in the strip below the board, then a cell. Esc puts it down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the verdict, take advice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The panel says how many solutions there are and which clues would help. Click Place A there, or place one more number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Join two cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press D and click the border between two cells: their numbers follow each other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take it back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press Ctrl+Z. Everything can be undone, step by step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See a solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press Alt+6, or switch Solution on in the panel, under On the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose Play at the top: solve the puzzle as its reader will. The puzzle stays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edges that some solutions use and some do not. From thin to thick: up to a quarter of all solutions, up to half, then dark: up to three quarters, more. Point at an edge for the numbers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>line in {} solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sides from the top clockwise in {} solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} % of all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> looked at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} in {} of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In every solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Doubtful cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Suggestions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redundant clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Conflicting clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edge frequencies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells of no use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where cells lead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {} listed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No such walk is among those that are listed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No walk is known yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line you drew is kept with the puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checking is paused.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This board has no such line, whatever the clues.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One clue cannot be true on this board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two clues cannot both be true.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Five</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Six</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} clues cannot all be true.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clues for my line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No other clue is involved: changing any one of these is enough.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These {} clues cannot all be true. No shorter explanation was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This clue cannot be true on this board, whatever the others say.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These two clues cannot both be true. No short reason was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>several solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ctrl Z</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo “{}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} in {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No further solution is known yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drawings in one stroke are listed where there are some.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one stroke</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add {} (+)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw {} twice (2×)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewest strokes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With {} more it takes one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With {} more it takes one, or with {} drawn twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} at each corner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Point at a corner to see how many begin there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} begins at corner {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} begin at corner {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no drawing begins here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 drawing begins here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} begin here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>drawings</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.shell</name>
        <message>
            <source>File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the last change back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the change again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>History...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All steps, to go back or forth to any of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the selected clues and remove them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the selected clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paste</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paste clues at the cursor, or a picture as a new puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Duplicate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the selected clues to the cells beside them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the clues of the selected cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select every cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to cell...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the cursor on a cell by its row and column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look, checking, and what solvers may use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Generate...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find clues for this board that have one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Generate many...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a sheet of puzzles on this board, and save them in a folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tour...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a tour by jumps on a board of any size, and a picture of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clues for my line...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find clues whose only solution is the line drawn by hand, or goes on from it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Complete the clues...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add as few clues as make the solution the only one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repair the clues...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove as few clues as contradict each other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title, author and rules...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is written on the sheet, and the settings of its rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves of the tour...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The jumps that are allowed, as little arrows on a grid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the board with its clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the board with its clues the other way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swap left and right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rows and columns...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add or remove rows, columns or rings at each side; clues stay where they are</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crop to the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave the selected cells alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One-way lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let lines of a graph lead one way, or all of them both ways again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove all clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave the board and remove its clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find any command by its name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The list of all keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How this puzzle is played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rules of this kind of puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A page for each kind of puzzle, with a board to play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Guided tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Eight steps, each done with your own hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show log file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What solver processes wrote before they ended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About Oneline Studio</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Version and licence</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the cursor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other diagonal of hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extend the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mark a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One step back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Menu of a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the puzzle again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check this twice...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Prove the verdict again with another engine, and save the proof</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show another solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show one of the solutions, drawn at random where that can be done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the walk before in the list of all walks of a maze</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shortest walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show a walk of a maze with the fewest jumps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Longest walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show a walk of a maze with the most jumps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw it again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw the line on the board step by step, or pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All drawings...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All drawings in one stroke side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next marked clue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move to the next redundant or conflicting clue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove as many clues as possible while the solution stays the only one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minimality report...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which clues could go, and how many minimal sets of clues have this solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Census...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count all loops of a small board, and the Slitherlinks with one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare engines...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count with several engines, on this puzzle or on a series, and compare their times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No unsaved work was left that can be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No solver has had anything to tell yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log file is {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Explain the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go through the solution step by step, each with its reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a kind and an outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New from picture...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make a puzzle shaped like a photograph or drawing; dropping one on the window does too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a puzzle file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open link or text...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a puzz.link address, a game ID or puzzle text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recent puzzles and examples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recovered work...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bring back what was not saved when the studio ended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save as...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the puzzle under another name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy as link</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the puzzle as an address or as text for other programs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export picture...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a picture of any size, or the solution as a film</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print the puzzle, or save the page: paper, solution, rules, copies a page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export teaching sheet...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save one page with the puzzle, steps of its solution in pictures, and the answer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Booklet...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a folder of puzzles as a book to print, with contents, rules and answers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Folder of puzzles...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See, sort, check and export all puzzles of a folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One more window, with a document of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reopen closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bring the document back that was closed last, with its steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puzzles ({});;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Opening {}: its folder has not answered yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} could not be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puzzles (*{})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} is not saved yet: its folder has not answered.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puzzle is still open. Save it under another name or elsewhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied as {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No address can hold this puzzle: the text of its file was copied instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied; the link checks the answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied. No single answer is known to check.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puzzle is still open and can be saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A copy was written to {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Details are in {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something went wrong in the program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing to take back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing was taken back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no clue is known to be redundant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing was closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>open a puzzle first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>only in {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>only while editing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>F1 lists all keys, Ctrl+K finds any command. Ctrl+S saves the puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That was the tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step {} of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Letters, digits and arrows are for the board: add Ctrl or Alt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board hears letters: choose one, without Ctrl and Alt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{}” has this key.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solve the puzzle on the board; the puzzle itself stays as it is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take all marks away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No clue is marked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw lines twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} is open in another window, too. What is saved last stays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unsaved work was found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The studio ended before this was saved. Restoring keeps the undo steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not saved under a name</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>steps to undo</source>
            <extracomment>For one: step to undo</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>In no folder yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last edit {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Web page...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save one file on which the puzzle is played in a browser, also on a phone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy Penpa+ link</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy a link to Penpa+, which checks the answer where a solution is known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the board larger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the board smaller</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fit the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the whole board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fit the width</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the board as wide as the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show cells in their natural size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side panel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show or hide the verdict and what to do about it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hide everything but the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dark theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light letters on a dark desk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next region</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the focus on: header, tools, board, strip, panel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous region</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the focus back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the edges that every solution uses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the cells in which solutions differ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show clues that would help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show clues that could go</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show clues that cannot all be true</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show a solution, and where a second one differs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show how many of all solutions use each edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mark the cells of a maze that no walk can use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show all jumps of a maze</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edit the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Watch a solver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See a solver work on the board, step by step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two solvers side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show another solver at the same puzzle beside the first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export animation...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save what is watched as GIF, APNG or HTML</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.style</name>
        <message>
            <source>easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>medium</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>very hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>extreme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add {}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>corners</source>
            <extracomment>For one: corner</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Draw {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change {} to {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Erase {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw the line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corner {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Row {}, {} {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Between {} and {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} on its border</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>arrow to {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>arrow from {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.widgets</name>
        <message numerus="yes">
            <source>{0} solutions left</source>
            <extracomment>For one: {0} solution left</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show clue {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show this clue on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next clue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make unique...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove as many as possible</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One clue can go and the solution stays the only one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any one of these {0} clues can go and the solution stays the only one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All {0} can go at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not all {0} at once: {1} can.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ways out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repair...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, {} of {}: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag to choose a part; double-click for the whole picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close without waiting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} is still being saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its folder has not answered yet. The window closes as soon as it does.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overwrite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} was changed by another program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overwriting it loses what was written there since you opened it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Panel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The reason of a long step on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use that there is only one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allow steps that use that a puzzle has only one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For the designer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for no more steps; those that were found stay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What if not?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The step before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where it leads if this were otherwise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>seldom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>evenly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>often</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>mostly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All needed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As few as can be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More than needed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clues in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Medium</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How gladly {} are kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click a cell in the picture: ring, a clue there; cross, no clue.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear the marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another puzzle each time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same number, the same puzzle; also on the command line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave the tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mode</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Header</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smaller</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Larger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} of {1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hide {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Alt +</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What would help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>off</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{0} moves. {1} down, {2} right: {3}</source>
            <extracomment>For one: {0} move. {1} down, {2} right: {3}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{0} down, {1} right: {2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each with its way back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each in all directions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leaper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leap so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find: masyu, penrose...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find a kind of puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Words of a name or a tiling; just type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No such kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything can be changed later.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in conflict</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>redundant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>placed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>next to place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number {0} of {1}, {2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type a command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Commands found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing called '{0}'. Try a verb: rotate, export, count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checking as you draw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checking is paused</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checking for {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counting for {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking further for {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is all right so far?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What follows next: first where, then why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells the next number can reach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In as many steps as there are to the numbers beside it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Assumptions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Assume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mark what follows as an assumption</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The assumption is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Abandon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take all marks since it back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One step further</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Replay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the play again, mark by mark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Playing</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{} open, {} marks since the last</source>
            <extracomment>For one: {} open, {} mark since the last</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>None. Try something out and take it back in one go.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One moment...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>next: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Row {}, cell {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From the beginning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play (Ctrl+Shift+D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One step on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous drawing (Ctrl+Shift+J)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next drawing (Ctrl+J)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All drawings side by side (Ctrl+Shift+A)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other drawings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search tree: depth {}, {} tried in vain from here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Status</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of the board: fit, width, 100 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom, {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Timeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pen and paper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three cells straight, or two diagonally</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Knight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One cell one way and two the other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>King</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To any cell that touches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The moves of the puzzle on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So many cells one way and so many the other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whatever works</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rule, blocks or SAT, whichever finds a tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warnsdorff's rule: go where the fewest ways lead on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blocks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Small closed tours joined into a large one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SAT</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edges as variables, cuts where the line falls into parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Far out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of equals the one farthest from the centre</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Far, round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of equals the one farthest in a straight line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Random</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of equals any one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of equals the first in the order of moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rotations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn a part of the line round where it is stuck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take steps back where it is stuck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin anew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Throw the line away where it is stuck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells one way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells across</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Closed: a last jump leads to the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers, where they can be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>row, column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start: row, column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the tour begins; a click on the board says it too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin at any cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wheel or + and −: closer. Drag or arrow keys: move. 0: all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom in to see the line: with the wheel, or + and −</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speed: + is faster, - is slower</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First step (Home)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dead end before this (Shift Left)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One step back (Left)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One step on (Right)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next dead end (Shift Right)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last step (End)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of {} so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep counting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep checking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to check yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checking...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not known yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At least {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Over {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place a number to begin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At least {0} so far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> Difficulty: {0}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proved. Ready to print.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proved in {0}. Ready to print.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clues cannot all be true.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counting stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still counting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An estimate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exact count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exact count, found in {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped after {0}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>At least {0} solutions.</source>
            <extracomment>For one: At least {0} solution.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Walks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous walk (Ctrl+Shift+J)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next walk (Ctrl+J)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By number of jumps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{0} jumps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By sum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sum {0}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One by one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another solver beside it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search tree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make puzzles that are solved by drawing one line. The studio counts the solutions while you draw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the studio make one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any puzzle file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New here?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Guided tour: a first puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press any arrow key to move between puzzles.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Examples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.window</name>
        <message>
            <source>Puzzle files, links, text</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>gui.windows</name>
        <message>
            <source>No document was closed yet.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>puzzle.checks</name>
        <message>
            <source>The {noun} at {where} joins cells that do not touch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {noun} at {where} is off the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {noun} {value} at {where} is out of range: {values} fits there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {noun} {value} stands twice: at {first} and at {second}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{some} and at {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {noun} stands twice: at {places}.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>puzzle.clues</name>
        <message>
            <source>{figure} up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{figure} down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{figure} left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{figure} right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{numbers} with an arrow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>? or {rest}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{low:,} to {high:,}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>puzzle.generator</name>
        <message>
            <source>{value} is not a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{value} is not a positive number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{value} is less than {low}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{value} is not a part from {low} to {high}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{value} is not {low} to {high}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line drawn at random, and clues that fix it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clues whose only solution is your line, or goes on from it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your clues stay; others come to them until there is one solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repair my clues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As few of your clues go as must, so that there is a solution again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fills the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of loops: high fills the board (0.8)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>small</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>loose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fullest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of loops: long lines, below 0 turns (0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>many turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>mixed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>long lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells in a region</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of regions: how many cells one has, about (4.5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>about 3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>about 4 or 5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>about 6</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>about 9</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Marked cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of marks: the part of all cells that has one (0.5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loop and regions</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>puzzle.places</name>
        <message>
            <source>corner {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>row {row:,}, column {column:,}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>row {row:,}, cell {cell:,}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>puzzle.play</name>
        <message>
            <source>The line does not come here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line begins at the start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no way straight on to there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This line is drawn already.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>puzzle.puzzle</name>
        <message>
            <source>There is no place for {clue} there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{clue:capital} here can be {values}, not {wanted}.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>puzzle.resize</name>
        <message>
            <source>Nothing would be left of the board.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>work.compare</name>
        <message>
            <source>Smaller ones took too long.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>work.lesson</name>
        <message>
            <source>There are no steps to show.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{steps:,} steps lead to the solution.</source>
            <extracomment>For one: 1 step leads to the solution.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{steps:,} steps follow from the clues.</source>
            <extracomment>For one: 1 step follows from the clues.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Difficulty: {word} ({number:.1f}).</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>it were one of {ways:,} others</source>
            <extracomment>For one: it were otherwise</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>If {ways}, {steps:,} steps would lead to a contradiction.</source>
            <extracomment>For one: If {ways}, 1 step would lead to a contradiction.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Step {step}: {name}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>work.places</name>
        <message>
            <source>the upper left corner of {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the upper corner of {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the upper right corner of {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the left corner of {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the right corner of {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the lower left corner of {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the lower corner of {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the lower right corner of {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>point {number:,}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>work.reasons</name>
        <message>
            <source>The 0 {clue} has no line around it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {n} {clue} already has all its lines, so the rest of its sides stay empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {n} {clue} needs a line on every side that is still open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two lines already meet at {node}, so nothing else does.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At {node} a line would have nowhere to go on, so there is none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line at {node} must go on, and there is only one way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line here would close the loop too early.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {n} {clue} lies at a {point} of the board, where its two outer sides belong together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {n} {clue} and the {m} {other} share a side; together they settle this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {n} {clue} and the {m} {other} touch at a {point}; together they settle this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the two lines that meet here, at {meet}, {pair}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Following the known sides from {place} to {place} shows that the two {place}s here lie on {sides}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A walk round through these {place}s crosses the loop an even number of times, so the two {place}s here lie on {sides}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which {place}s lie inside and which outside leaves only one way to draw here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line does not pass {node}, so nothing is drawn there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line passes {node}, and only two ways are left there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of two {point}s that touch the line must pass one, and it misses {node}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line passes as many of the {point}s that {called} counts as it may: it misses the others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line must pass every {point} that is left to {called}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What {called} counts is all there, so no more of it is drawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{called} needs all that is left of the lines it counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line passes only one of the {point}s that {called} counts, so it does not go on to another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line crosses the border of this region as often as it may.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line must cross the border of this region wherever it still can.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whatever stands around it, {called} settles this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All that {called} still allows has this in common.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These two regions are joined already: joined once more they would close the loop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{called} and {called_too} together settle this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whether the line passes {node} or not, this follows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells left out do not touch, and so many of them find room only like this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only two ways are left between {node} and {far}, and the line passes both.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Otherwise the line could run the other way round the empty {point} {place}, and there would be two solutions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line from {n} leads on to {m}, {place} by {place}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{m} follows beside {n}, and only one {place} there is free.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only one free {place} touches both {n} and {o}: it holds {m}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{node} has no more ways than the line needs, so it uses them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An edge here would close the line to a ring before it has passed every {place}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An edge here would lead from the number in {node} to that in {far}, past another one between them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From {m} to {o} there is no step to spare, so {n} can only be here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the {place}s that {n} can reach in time{between} only this one is free.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On the ways that are still open{between} only this {place} is left for {n}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counting the steps{between} leaves only this {place} for {n}: the others come at the wrong time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only this edge joins two parts of the board, so the line uses it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line passes all {place}s on one side of this {place} before it, so it holds {n}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only {n} is left for this {place}: no other number comes here in time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With {size} close by, every other way soon comes to nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{size} together leave nothing else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at most one is drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at least one is drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>both are drawn or neither</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>work.sentences</name>
        <message>
            <source>Every way on fails.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line is complete.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A given edge is not used, or the line does not close.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next number is too far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next number has the wrong colour.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A cell can no longer be reached and left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rest falls apart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No line is left here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The walk does not have the sum asked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The walk is complete.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No other cell leads to the target from here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It alone has the fewest ways on{ways}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of those with the fewest ways on{ways} it is the first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drawn by lot among those with the fewest ways on{ways}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A free cell beside the new end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rotations did not lead any further.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only one {place} left for a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only one number left for a {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No third line at a {point}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A clue in a {point} of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two clues that touch at a {point}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two lines at a {point}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No solver could be started.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No solver could be started; nothing is checked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The solver said something that is not an answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The solver did not stop in time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The solver fell silent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The solver needed more than {seconds:,} seconds of processor time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The solver was ended by signal {signal}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The solver ended with code {exit}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It said last: {said}. See {log}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This check needs more than {megabytes:,} MB of memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This {what} needs more than {megabytes:,} MB of memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two engines disagree: {found:,} solutions were found, {counted:,} counted. This is an error in the program; please keep the puzzle and report it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine cannot be watched at this puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puzzle has no solution, so no clues fix it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puzzle has several solutions: clue sets are counted for a single one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before the solution was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before the solution was proved to be the only one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before it was known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The puzzle itself has no solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before the end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped at the number of steps asked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some of the marks cannot be right.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are several solutions; what they share was not found out in time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From here the solutions differ: nothing more follows from the clues.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No small proof was found for the next step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So it cannot be otherwise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is known already leaves no other place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The named techniques see no contradiction; it takes a longer look.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only lines, and numbers of number paths, can be looked at the other way round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are {cases:,} other places for it; first look for more of its neighbours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before a board was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before it was proved that no fewer will do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before a figure was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before a line was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before a loop was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before a maze was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before a puzzle was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all was proved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before the proof was checked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before a repair was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before the second engine knew.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before a solution was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before an answer was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped after one solution; there may be others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before everything was known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{rule}: such puzzles are not generated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{rule}: such puzzles have more than one solution, and no difficulty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Here the clues are the board itself: they are made anew, not completed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board has no cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From the cell at row {row}, cell {cell} there is no way to any other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without the cell at row {row}, cell {cell} the board falls into more than one piece, and the line passes it only once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without the cell at row {row}, cell {cell} the board falls into more than two pieces, and the line passes it only once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Here regions are made anew: clues are neither kept nor counted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For {tried} loops no regions or marks were met that fix them. Another seed may do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No clues were found that fix a line here. Another seed may do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This board has no such line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No such line was met on this board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board itself has no such line, whatever the clues.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No solution goes on from what is drawn. Take back a part of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is drawn leaves the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is drawn jumps between places that do not touch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clues contradict each other. Repair them first, or change one of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clues and what is drawn contradict each other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A jump goes straight ahead along a row: the line that is drawn does not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The walk that is drawn cannot be the only one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The walk that is drawn cannot be the only one that adds up to {total:,}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A maze needs two cells that may hold a number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A walk of {jumps:,} jumps lands on {cells:,} cells, but only {free:,} may be used. Ask for fewer jumps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The walk that is drawn lands on a cell twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No figure fits on these points: take more of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board does not have this symmetry: {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drawings have no symmetry of this kind: {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only repetitions came up after puzzle {number:,}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The picture is blank here: nothing in it is darker than the rest. Choose another part of it, or another picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing in the picture is dark enough. Raise the threshold, or swap dark and light.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of the picture is dark. Lower the threshold, or swap dark and light.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dark parts are too thin for cells of this size. Ask for more cells, or raise the threshold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No single loop goes round cells near this shape: it is too scattered. Ask for more cells, change the threshold, or choose a part of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No line goes through cells near this shape: it is too scattered, or has too many ends. Ask for more cells, change the threshold, or choose a part of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No line goes through cells near this shape: it is too scattered, or has too many ends. Try hexagons, or more cells, change the threshold, or choose a part of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No other engine can judge this puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No certificate can be written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The proof of the second engine is wrong. {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{walks:,} walks lead to the target, but none adds up to {total:signed}; the nearest sums are {nearest:signed} and {beyond:signed}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This way of solving does not know at which step the line is where.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This way of solving does not know in which direction the line runs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where a line of any length ends cannot be said in this encoding.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sums of values cannot be said in this encoding.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This constraint has no single literal to deny it by.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A closed line needs three cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cells lie in parts between which there is no way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From one of the cells there is no way to any other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A closed line needs two ways at every cell, and one of the cells has only one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only the two ends of a line may have a single way, and {cells:,} cells do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: a line through all of them cannot close.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: they cannot take turns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: the line must start on the colour that has more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no lines to draw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The lines lie in {parts:,} parts that are not joined.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At {corners:,} corners an odd number of lines meet; a drawing in one stroke has two such ends at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No line leads to the start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No line leads to the end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A drawing must begin at one of the two odd corners, and here is none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A drawing must end at one of the two odd corners, and here is none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start and end are the same, but two corners are odd: they must be the ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All corners are even, so a drawing ends where it began.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It can be drawn in one stroke from every corner, and ends where it began.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It can be drawn in one stroke, from one odd corner to the other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It takes {strokes:,} strokes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting counts; it does not show solutions one by one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting does not count edges where directions count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting knows no patterns where directions count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting knows patterns only where few edges meet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting knows steps only of numbered lines through every cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting knows directions only of lines through every cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting knows no odd and even steps of closed lines of odd length.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine counts loops that need not visit every node.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine counts lines that visit every node.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layer by layer only lines are shown whose numbers have one cell each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shares of edges are not known where numbers stand in one of two cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shares of edges are known where there is a table, or where answers are few.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine counts lines but shows none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counting over subsets knows no clues but numbers, odd or even, and edges.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counting over subsets cannot hold closed lines to edges.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is told apart by start and direction only where these count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clue sets are counted for loops and for lines through all cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine counts paths that meet some cells in a given order.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ordered paths are counted where both their ends are given.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clue sets are not counted where numbers say an order together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine draws lines through every cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lines along edges that lead one way are told apart by their start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Arrows and odd or even steps need a line whose direction counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edges without numbers cannot say what is given inside the line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine draws closed lines that may leave places out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine needs a board in the plane, and edges without direction.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine does not tell where a loop starts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The formula of this board is too large to follow step by step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backtracking draws lines through every cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backtracking knows no clues but numbers, odd or even, and edges, with arrows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Brute force knows loops, and lines through every cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Brute force is for small boards only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine draws lines that use no edge twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine draws lines without direction.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine counts drawings of all lines, told by start and direction.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine draws lines from a start to a target.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine knows only one sum.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The values are too large for this engine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no target.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine finds tours but does not count them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine draws lines through all cells, with edges that go both ways.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine can be given the first cell only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Arcs and order say only lines through all cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Arcs and order do not know one of the clues.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of a closed line whose start does not count edges alone say more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board is too large to write down the order of its cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no cell on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edges alone say only closed lines whose start does not count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edges alone say no directions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edges alone do not say at which step the line is where.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>States say only walks whose start counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>States do not know one of the clues.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many lines run side by side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board is {wide} nodes wide where it is counted across; that is too wide for an exact count (without clues it may be {most}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board is {wide} nodes wide where it is counted across; that is too wide for an exact count with so few clues (without clues it may be {most}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting does not know the shape {shape}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting is for nodes of at most {most} edges.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting is for nodes of at most {most} edges where directions count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting does not know the constraint {constraint}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frontier counting is for up to {most} ways to place numbers of two cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A board of {cells:,} cells has {sets:,} sets of clues; the census goes up to {most} cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A board of {cells:,} cells has far too many sets of clues; the census goes up to {most} cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board has {faces} cells and holes; the census stops at {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board has more than {most:,} loops, too many for a census.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counting over subsets is for up to {most} nodes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Brute force is for boards of up to {most} cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine counts with start and end, not with {constraint}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine counts with start, target and sum, not with {constraint}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all nodes were taken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are too many states at once to show them layer by layer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are too many states to keep them all for the shares.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all sets were counted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The census was stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all lines were found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all lines were seen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all loops were found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all walks were found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all walks were counted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all were counted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all ways were tried.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped at the number asked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped at the number of lines asked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped at the number of loops asked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped at the number of walks asked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped at the number of drawings asked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are too many ways to count; at least one drawing is certain.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It stopped without a word.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No engine counts this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The recording ends after {steps:,} steps; the search goes on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No tour was met; that proves nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No blocks were found that fit together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This engine does not look for all tours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are more than {states:,} states at once; the rest was not followed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all walks were seen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped before all drawings were seen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line has only one first cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A drawing has one start and one end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A closed tour needs three cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every move stays on cells of one colour, and there are two.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every way was tried.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A search by SAT proves it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The move {down}, {right} has no way back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a closed line through all of them would fall into {most:,} at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a line through all of them would fall into {most:,} at most.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Each of {tried:,} lines needs more; one needs {least:,} clues, not {clues:,}: ask for {least:,} or more.</source>
            <extracomment>For one: This line needs {least:,} clues, not {clues:,}: ask for {least:,} or more.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Allow more places.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Allow more places.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Choose more kinds of clues.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Choose more kinds of clues.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Try without the symmetry.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Try without the symmetry.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Another line may be.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Another line may be.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>No walk of {jumps:,} jumps was met on this board. Try fewer jumps.</source>
            <extracomment>For one: No walk of one jump was met on this board.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>No walk of {jumps:,} jumps that adds up to {total:,} was met on this board. Try fewer jumps.</source>
            <extracomment>For one: No walk of one jump that adds up to {total:,} was met on this board.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tries:,} puzzles none came out {wanted}.</source>
            <extracomment>For one: The only puzzle that was made did not come out {wanted}.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{walks:,} walks lead to the target, but none adds up to {total:signed}; the nearest sum is {nearest:signed}.</source>
            <extracomment>For one: One walk leads to the target, but none adds up to {total:signed}; the nearest sum is {nearest:signed}.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>work.series</name>
        <message>
            <source>Grids, corner to corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cells on a side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On an n x n grid a line between opposite corners changes colour at each of its n² - 1 steps, and opposite corners have the same colour. So n² - 1 is even where there is such a line, and for even n there is none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grids, closed lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A closed line on a grid changes colour at each step and ends on the colour it began on, so its length is even: for odd n, with n² cells, there is none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Complete graphs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nodes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every order of the n - 2 nodes between the ends is a line: there are (n - 2)! of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hexagons, first to last cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rings around the middle cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hexagons have no two colours, as three cells touch each other; nothing forbids a line, and the numbers grow faster than on grids.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Random graphs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The edges are drawn by lot, five at a node on the average, always the same for a size. Where an end has no edge, or the graph falls apart, there is no line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tournaments, each edge one way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each two nodes are joined by one edge that leads one way, as in a tournament where each player meets each other once. There always is a line through all of them, and the number of lines is odd (L. Rédei, 1934).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cycles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One line leads from a node all the way round to the node before it, and no other.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>work.symmetry</name>
        <message>
            <source>No symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half a turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left and right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Top and bottom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All turns and mirrors</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>work.tours</name>
        <message>
            <source>A board for tours has 1 to {longest:,} rows and columns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The start is not on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No tour was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Variety {score:.2f} of 1: moves are used {balance:.0%} evenly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{straight:.0%} of the jumps go straight on; the longest run is {longest:,}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{crossings:,} crossings, {each:.2f} for each cell.</source>
            <extracomment>For one: 1 crossing, {each:.2f} for each cell.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Symmetry: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No turn or mirror maps it on itself.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>work.verify</name>
        <message>
            <source>Asking the first engine: {engine}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Asking the second engine: {engine}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checking the proof</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
