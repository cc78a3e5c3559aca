<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name>board</name>
        <message>
            <source>Radius</source>
            <translation>半径</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>高さ</translation>
        </message>
    </context>
    <context>
        <name>board.figures</name>
        <message>
            <source>House</source>
            <translation>家</translation>
        </message>
        <message>
            <source>Envelope</source>
            <translation>封筒</translation>
        </message>
        <message>
            <source>Crossed square</source>
            <translation>対角線入りの四角</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>星</translation>
        </message>
        <message>
            <source>All to all</source>
            <translation>完全結合</translation>
        </message>
        <message>
            <source>Grid</source>
            <translation>格子</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>車輪</translation>
        </message>
    </context>
    <context>
        <name>board.free</name>
        <message>
            <source>corners</source>
            <translation>頂点</translation>
        </message>
    </context>
    <context>
        <name>board.outlines</name>
        <message>
            <source>Rectangle</source>
            <translation>長方形</translation>
        </message>
        <message>
            <source>Patch</source>
            <translation>一部分</translation>
        </message>
        <message>
            <source>Hexagon</source>
            <translation>六角形</translation>
        </message>
        <message>
            <source>Flower</source>
            <translation>花</translation>
        </message>
        <message>
            <source>Ring</source>
            <translation>輪</translation>
        </message>
        <message>
            <source>Triangle</source>
            <translation>三角形</translation>
        </message>
        <message>
            <source>Rhombus</source>
            <translation>菱形</translation>
        </message>
        <message>
            <source>Square</source>
            <translation>正方形</translation>
        </message>
        <message>
            <source>Diamond</source>
            <translation>ひし形</translation>
        </message>
        <message>
            <source>Cross</source>
            <translation>十字</translation>
        </message>
        <message>
            <source>Staircase</source>
            <translation>階段</translation>
        </message>
        <message>
            <source>Corner</source>
            <translation>かぎ形</translation>
        </message>
    </context>
    <context>
        <name>board.tilings</name>
        <message>
            <source>pentagons</source>
            <translation>五角形</translation>
        </message>
        <message>
            <source>dodecagons, squares and triangles</source>
            <translation>十二角形・正方形・三角形</translation>
        </message>
        <message>
            <source>dodecagons and triangles</source>
            <translation>十二角形・三角形</translation>
        </message>
        <message>
            <source>petals</source>
            <translation>花びら形</translation>
        </message>
        <message>
            <source>dodecagons, hexagons and squares</source>
            <translation>十二角形・六角形・正方形</translation>
        </message>
        <message>
            <source>dodecagons, hexagons, squares and triangles</source>
            <translation>十二角形・六角形・正方形・三角形</translation>
        </message>
        <message>
            <source>hexagons, squares and triangles</source>
            <translation>六角形・正方形・三角形</translation>
        </message>
        <message>
            <source>hats</source>
            <translation>ハット形</translation>
        </message>
        <message>
            <source>hexagons</source>
            <translation>六角形</translation>
        </message>
        <message>
            <source>hexagons and triangles</source>
            <translation>六角形・三角形</translation>
        </message>
        <message>
            <source>kites</source>
            <translation>凧形</translation>
        </message>
        <message>
            <source>octagons and squares</source>
            <translation>八角形・正方形</translation>
        </message>
        <message>
            <source>Penrose kites and darts</source>
            <translation>ペンローズの凧形・矢じり形</translation>
        </message>
        <message>
            <source>Penrose rhombs</source>
            <translation>ペンローズのひし形</translation>
        </message>
        <message>
            <source>squares and triangles</source>
            <translation>正方形・三角形</translation>
        </message>
        <message>
            <source>spectres</source>
            <translation>スペクター形</translation>
        </message>
        <message>
            <source>squares</source>
            <translation>正方形</translation>
        </message>
        <message>
            <source>right triangles</source>
            <translation>直角三角形</translation>
        </message>
        <message>
            <source>triangles</source>
            <translation>三角形</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>Find the solutions of a puzzle.</source>
            <translation>パズルの解を求めます。</translation>
        </message>
        <message>
            <source>Judge a puzzle and its clues.</source>
            <translation>パズルとそのヒントを判定します。</translation>
        </message>
        <message>
            <source>Count the solutions exactly.</source>
            <translation>解の数を正確に数えます。</translation>
        </message>
        <message>
            <source>Count the loops and Slitherlinks of a board.</source>
            <translation>盤面のループとスリザーリンクを数えます。</translation>
        </message>
        <message>
            <source>Solve a puzzle step by step.</source>
            <translation>パズルを一手ずつ解きます。</translation>
        </message>
        <message>
            <source>Say how hard a puzzle is for a person.</source>
            <translation>人が解くときの難しさを評価します。</translation>
        </message>
        <message>
            <source>Make puzzles with exactly one solution.</source>
            <translation>唯一解のパズルを作ります。</translation>
        </message>
        <message>
            <source>Make a puzzle shaped like a picture.</source>
            <translation>絵の形をしたパズルを作ります。</translation>
        </message>
        <message>
            <source>Count with every engine, and compare times.</source>
            <translation>すべてのエンジンで数え、時間を比べます。</translation>
        </message>
        <message>
            <source>Make a tour of a board by jumps, of any size.</source>
            <translation>任意の大きさの盤面でジャンプによる巡回を作ります。</translation>
        </message>
        <message>
            <source>Prove a verdict again, another way.</source>
            <translation>判定を別の方法でもう一度証明します。</translation>
        </message>
        <message>
            <source>Convert a puzzle to another format.</source>
            <translation>パズルを別の形式に変換します。</translation>
        </message>
        <message>
            <source>Write puzzles into a book to print, with rules and answers.</source>
            <translation>ルールと解答の付いた印刷用の冊子にパズルを書き出します。</translation>
        </message>
        <message>
            <source>Write puzzles into a web page on which they are played.</source>
            <translation>その場で解けるウェブページにパズルを書き出します。</translation>
        </message>
        <message>
            <source>Draw a puzzle as svg, png or pdf.</source>
            <translation>パズルを svg、png、pdf で描きます。</translation>
        </message>
        <message>
            <source>Write the manual as web pages, or say where it is.</source>
            <translation>マニュアルをウェブページとして書き出すか、その場所を示します。</translation>
        </message>
        <message>
            <source>Show the program at work, also without a display.</source>
            <translation>プログラムの動作を紹介します。画面がなくても動きます。</translation>
        </message>
        <message>
            <source>usage: </source>
            <translation>使い方: </translation>
        </message>
        <message>
            <source>positional arguments</source>
            <translation>引数</translation>
        </message>
        <message>
            <source>options</source>
            <translation>オプション</translation>
        </message>
        <message>
            <source>show this help message and exit</source>
            <translation>このヘルプを表示します</translation>
        </message>
        <message>
            <source>show program's version number and exit</source>
            <translation>バージョンを表示します</translation>
        </message>
        <message>
            <source>argument %(argument_name)s: %(message)s</source>
            <translation>引数 %(argument_name)s: %(message)s</translation>
        </message>
        <message>
            <source>the following arguments are required: %s</source>
            <translation>次の引数が必要です: %s</translation>
        </message>
        <message>
            <source>expected one argument</source>
            <translation>値が一つ必要です</translation>
        </message>
        <message>
            <source>expected at least one argument</source>
            <translation>値が一つ以上必要です</translation>
        </message>
        <message>
            <source>invalid choice: %(value)r (choose from %(choices)s)</source>
            <translation>%(value)r は選べません（選べるのは %(choices)s）</translation>
        </message>
        <message>
            <source>invalid %(type)s value: %(value)r</source>
            <translation>%(type)s の値として正しくありません: %(value)r</translation>
        </message>
        <message>
            <source>not allowed with argument %s</source>
            <translation>引数 %s と同時には使えません</translation>
        </message>
        <message>
            <source>ambiguous option: %(option)s could match %(matches)s</source>
            <translation>あいまいなオプションです: %(option)s は %(matches)s のどれにもなります</translation>
        </message>
        <message>
            <source>ignored explicit argument %r</source>
            <translation>値 %r はここでは指定できません</translation>
        </message>
        <message>
            <source>not understood: {unknown}</source>
            <translation>解釈できません: {unknown}</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>停止しました。</translation>
        </message>
        <message>
            <source>Standard output cannot be written: {reason}.</source>
            <translation>標準出力に書き込めません：{reason}。</translation>
        </message>
        <message>
            <source>There is not enough memory for this.</source>
            <translation>メモリが足りません。</translation>
        </message>
        <message>
            <source>The command</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <source>Puzzles that are solved by drawing one line. Without a command the window
opens, with the puzzle of FILE.puzzle if one is named.</source>
            <translation>一本の線を引いて解くパズルです。コマンドを指定しないとウィンドウが開き、
FILE.puzzle を指定するとそのパズルを開きます。</translation>
        </message>
        <message>
            <source>what is spoken, wherever it stands; else commands speak the language of the shell, the window that of its settings</source>
            <translation>使う言語。どこに書いてもかまいません。指定がなければ、コマンドはシェルの言語、ウィンドウは設定の言語</translation>
        </message>
    </context>
    <context>
        <name>cli.animate</name>
        <message>
            <source>the solution or a solver at work, as gif, png (APNG) or html: {keys}</source>
            <translation>解、またはソルバーの動作を gif、png（APNG）、html にします: {keys}</translation>
        </message>
        <message>
            <source>these steps only</source>
            <translation>この範囲の手順のみ</translation>
        </message>
        <message>
            <source>pictures at the most (240)</source>
            <translation>画像の最大枚数 (240)</translation>
        </message>
        <message>
            <source>milliseconds a picture (200)</source>
            <translation>1枚あたりのミリ秒 (200)</translation>
        </message>
        <message>
            <source>an animation has 2 pictures or more</source>
            <translation>アニメーションには画像が2枚以上必要です</translation>
        </message>
        <message>
            <source>there is no engine {name} to watch; there are {known}</source>
            <translation>観察できるソルバー {name} はありません。あるのは {known} です</translation>
        </message>
        <message>
            <source>{name} is for animations alone: add --animate</source>
            <translation>{name} はアニメーション専用です。--animate を付けてください</translation>
        </message>
        <message>
            <source>{text} is not a range of steps such as 0-100</source>
            <translation>{text} は 0-100 のような手順の範囲ではありません</translation>
        </message>
        <message>
            <source>No solver that can be watched knows this kind of puzzle.</source>
            <translation>この種類のパズルを解く様子を観察できるソルバーはありません。</translation>
        </message>
        <message>
            <source>The solution is looked for</source>
            <translation>解を探しています</translation>
        </message>
        <message>
            <source>The solver is watched</source>
            <translation>ソルバーの動作を記録しています</translation>
        </message>
        <message>
            <source>{done:,} of {total:,} pictures drawn</source>
            <translation>画像 {done:,}/{total:,} を描きました</translation>
        </message>
        <message>
            <source>Stopped before the animation was made.</source>
            <translation>アニメーションの完成前に停止しました。</translation>
        </message>
    </context>
    <context>
        <name>cli.apart</name>
        <message>
            <source>{words} broke off; there may be too little memory for it.</source>
            <translation>{words} が中断しました。メモリが足りないのかもしれません。</translation>
        </message>
    </context>
    <context>
        <name>cli.arguments</name>
        <message>
            <source>a file, - for standard input, a URL, or a board</source>
            <translation>ファイル、標準入力は -、URL、または盤面</translation>
        </message>
        <message>
            <source>{source} is a board without clues; here it is taken as: {genre:name}.</source>
            <translation>{source} はヒントのない盤面です。ここでは「{genre}」として扱います。</translation>
        </message>
        <message>
            <source>{name} is a picture; `studio picture` makes a puzzle of one.</source>
            <translation>{name} は画像です。`studio picture` で画像からパズルを作れます。</translation>
        </message>
        <message>
            <source>print one JSON object</source>
            <translation>JSON オブジェクトを一つ出力します</translation>
        </message>
        <message>
            <source>stop after so many seconds</source>
            <translation>この秒数で打ち切ります</translation>
        </message>
        <message>
            <source>{text} is not a positive number</source>
            <translation>{text} は正の数ではありません</translation>
        </message>
        <message>
            <source>{text} is not a time in seconds</source>
            <translation>{text} は秒数ではありません</translation>
        </message>
        <message>
            <source>{text} is not a length in mm</source>
            <translation>{text} は mm の長さではありません</translation>
        </message>
    </context>
    <context>
        <name>cli.booklet</name>
        <message>
            <source>files, URLs, or folders, whose .puzzle files are taken by name; or a .booklet</source>
            <translation>ファイル、URL、フォルダー（中の .puzzle を名前順）、または .booklet</translation>
        </message>
        <message>
            <source>a .pdf file, or a .booklet to go on with</source>
            <translation>.pdf ファイル、または後で続けるための .booklet</translation>
        </message>
        <message>
            <source>else the name of the first input</source>
            <translation>省略時は最初の入力の名前</translation>
        </message>
        <message>
            <source>on the title page</source>
            <translation>扉ページに載せます</translation>
        </message>
        <message>
            <source>size of the page (6x9)</source>
            <translation>ページの大きさ (6x9)</translation>
        </message>
        <message>
            <source>puzzles a page (1)</source>
            <translation>1ページの問題数 (1)</translation>
        </message>
        <message>
            <source>ink beyond the cut, in mm (0)</source>
            <translation>裁ち落とし（mm）(0)</translation>
        </message>
        <message>
            <source>more margin at the spine ({mm:g})</source>
            <translation>のど側の追加の余白 ({mm:g})</translation>
        </message>
        <message>
            <source>leave them out</source>
            <translation>省きます</translation>
        </message>
        <message>
            <source>puzzles in the order given, not from easy to hard</source>
            <translation>易しい順ではなく、指定した順に並べます</translation>
        </message>
        <message>
            <source>with the times that grandmasters, masters and experts may take</source>
            <translation>達人・名人・上級者の目標時間を付けます</translation>
        </message>
        <message>
            <source>with hints at the back</source>
            <translation>巻末に手がかりを付けます</translation>
        </message>
        <message>
            <source>processes (%(default)s)</source>
            <translation>プロセス数 (%(default)s)</translation>
        </message>
        <message>
            <source>seconds to look for each answer (%(default)g)</source>
            <translation>各解を探す秒数 (%(default)g)</translation>
        </message>
        <message>
            <source>{found:,} of {puzzles:,} puzzles solved and graded</source>
            <translation>{puzzles:,} 問中 {found:,} 問を解いて難易度を付けました</translation>
        </message>
        <message>
            <source>Stopped before the booklet was made.</source>
            <translation>冊子の完成前に停止しました。</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} puzzles are not graded and stand last.</source>
            <extracomment>For one: {n:,} puzzle is not graded and stands last.</extracomment>
            <translation>
                <numerusform>難易度の付かない {n:,} 問を最後に置きました。</numerusform>
            </translation>
        </message>
        <message>
            <source>a saved booklet has all its puzzles; leave the others out</source>
            <translation>保存済みの冊子にはすべてのパズルが入っています。ほかは指定しないでください</translation>
        </message>
    </context>
    <context>
        <name>cli.census</name>
        <message>
            <source>square:3x3, hex:2, or any input</source>
            <translation>square:3x3、hex:2、または任意の入力</translation>
        </message>
        <message>
            <source>Loops: {n:,}</source>
            <translation>ループ: {n:,}</translation>
        </message>
        <message>
            <source>Slitherlinks with exactly one solution: {n:,}</source>
            <translation>解が一つのスリザーリンク: {n:,}</translation>
        </message>
        <message>
            <source>{done:,} of {total:,} loops compared with all others</source>
            <translation>ループ {done:,}/{total:,} をほかのすべてと比べました</translation>
        </message>
    </context>
    <context>
        <name>cli.check</name>
        <message>
            <source>also how many minimal clue sets have this solution</source>
            <translation>この解になる極小ヒント集合の数も数えます</translation>
        </message>
        <message>
            <source>--sets is for one puzzle, and this is a folder</source>
            <translation>--sets は一つのパズル用ですが、これはフォルダーです</translation>
        </message>
        <message>
            <source>--record, --again and --scheduler are for folders</source>
            <translation>--record、--again、--scheduler はフォルダー用です</translation>
        </message>
        <message>
            <source>Checking</source>
            <translation>判定中</translation>
        </message>
        <message>
            <source>{verdict} ({seconds:.2f} s)</source>
            <translation>{verdict}（{seconds:.2f} 秒）</translation>
        </message>
        <message>
            <source>Links in every solution: {edges:,}.</source>
            <translation>すべての解に共通の辺：{edges:,} 本。</translation>
        </message>
        <message>
            <source>In every solution: {edges:,} of {total:,} links.</source>
            <translation>すべての解に共通：{total:,} 本の辺のうち {edges:,} 本。</translation>
        </message>
        <message>
            <source>Difficulty: {level} ({grade:.1f}).</source>
            <translation>難易度：{level}（{grade:.1f}）。</translation>
        </message>
        <message>
            <source>The board itself has no such line, whatever the clues.</source>
            <translation>どんなヒントでも、この盤面自体にそのような線はありません。</translation>
        </message>
        <message>
            <source>These clues cannot all be true: {names}.</source>
            <translation>次のヒントは同時に成り立ちません：{names}。</translation>
        </message>
        <message>
            <source>Every clue is needed.</source>
            <translation>どのヒントも必要です。</translation>
        </message>
        <message>
            <source>Each of these clues could go: {names}.</source>
            <translation>次のヒントはどれも一つなら省けます：{names}。</translation>
        </message>
        <message>
            <source>At once: {together:,} of them.</source>
            <translation>同時に省けるのはこのうち {together:,} 個です。</translation>
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
            <translation>終了コード:
  0  解がちょうど一つ、または作業が完了
  1  解なし
  2  解が複数
  3  わかる前に停止
  64 使い方の誤り（コマンド、オプション、値がない）
  65 入力の誤り、またはファイルに書き込めない
  69 ここではウィンドウやプログラムを起動できない
  70 プログラムのエラー（パズルとは無関係）
  74 標準出力に書き込めない
</translation>
        </message>
    </context>
    <context>
        <name>cli.compare</name>
        <message>
            <source>any input, or one of: {series}</source>
            <translation>任意の入力、または次のいずれか: {series}</translation>
        </message>
        <message>
            <source>all, if none is named</source>
            <translation>省略時はすべて</translation>
        </message>
        <message>
            <source>one more row: backtracking without these prunings; of {names}</source>
            <translation>行を追加: これらの枝刈りなしのバックトラック（{names} から）</translation>
        </message>
        <message>
            <source>the smallest size</source>
            <translation>最小の大きさ</translation>
        </message>
        <message>
            <source>the largest size of a series</source>
            <translation>系列の最大の大きさ</translation>
        </message>
        <message>
            <source>seconds that an engine may try one problem (%(default)g)</source>
            <translation>ソルバーが一問にかける秒数 (%(default)g)</translation>
        </message>
        <message>
            <source>write the chart or the table as well: {files}</source>
            <translation>グラフや表も書き出します: {files}</translation>
        </message>
        <message>
            <source>{text} is not a size from 1 to {largest}</source>
            <translation>{text} は 1～{largest} の大きさではありません</translation>
        </message>
        <message>
            <source>--from is larger than --upto</source>
            <translation>--from が --upto より大きくなっています</translation>
        </message>
        <message>
            <source>A plot is written as {files}.</source>
            <translation>グラフは {files} として書き出せます。</translation>
        </message>
        <message>
            <source>{error} This is an error in the program; please report it.</source>
            <translation>{error} プログラムのエラーです。ご報告ください。</translation>
        </message>
    </context>
    <context>
        <name>cli.convert</name>
        <message>
            <source>title</source>
            <translation>題名</translation>
        </message>
        <message>
            <source>author</source>
            <translation>作者</translation>
        </message>
        <message>
            <source>notes</source>
            <translation>メモ</translation>
        </message>
        <message>
            <source>a file, or - for standard output</source>
            <translation>ファイル、標準出力は -</translation>
        </message>
        <message>
            <source>the format, where the ending does not say it: %(choices)s</source>
            <translation>拡張子でわからないときの形式: %(choices)s</translation>
        </message>
        <message>
            <source>links that check answers: without that</source>
            <translation>解答を確かめるリンクで、その確認を付けません</translation>
        </message>
        <message>
            <source>seconds to look for that answer (%(default)g)</source>
            <translation>その解を探す秒数 (%(default)g)</translation>
        </message>
        <message>
            <source>{form} does not hold: {what}.</source>
            <translation>{form}には次のものが入りません：{what}。</translation>
        </message>
        <message>
            <source>Without a check of the answer: it has several.</source>
            <translation>解答の確認は付きません。解が複数あります。</translation>
        </message>
        <message>
            <source>Without a check of the answer: it has none.</source>
            <translation>解答の確認は付きません。解がありません。</translation>
        </message>
        <message>
            <source>Without a check of the answer: none was found.</source>
            <translation>解答の確認は付きません。解が見つかりませんでした。</translation>
        </message>
    </context>
    <context>
        <name>cli.count</name>
        <message>
            <source>also how many solutions use each edge</source>
            <translation>各辺を使う解の数も数えます</translation>
        </message>
        <message>
            <source>of mazes also by number of jumps and by sum</source>
            <translation>迷路ではジャンプ数と合計ごとにも数えます</translation>
        </message>
        <message>
            <source>wide boards</source>
            <translation>幅の広い盤面</translation>
        </message>
        <message>
            <source>for which memory does not do</source>
            <translation>メモリーでは足りないとき</translation>
        </message>
        <message>
            <source>keep the states in files there, and remove them</source>
            <translation>そこのファイルに状態を置き、終わったら消す</translation>
        </message>
        <message>
            <source>of files at most (nine tenths of the free ones)</source>
            <translation>ファイルの上限（空きの 9 割）</translation>
        </message>
        <message>
            <source>processes (1)</source>
            <translation>プロセス数 (1)</translation>
        </message>
        <message>
            <source>of a Dask cluster whose machines all see FOLDER</source>
            <translation>すべてのマシンから FOLDER が見える Dask クラスターのアドレス</translation>
        </message>
        <message>
            <source>Counting</source>
            <translation>計数中</translation>
        </message>
        <message>
            <source>--on-disk FOLDER counts it exactly if the disk has room.</source>
            <translation>ディスクに空きがあれば、--on-disk FOLDER で正確に数えられます。</translation>
        </message>
        <message>
            <source>--workers, --scheduler and --gigabytes go with --on-disk.</source>
            <translation>--workers、--scheduler、--gigabytes は --on-disk と一緒に使います。</translation>
        </message>
        <message>
            <source>--on-disk counts, and nothing else.</source>
            <translation>--on-disk は数えるだけです。</translation>
        </message>
        <message>
            <source>Layer {layers} of {of}: {states:,} states, {gigabytes:.1f} GB. Ctrl+C stops it.</source>
            <translation>{of} 層中 {layers} 層：{states:,} 状態、{gigabytes:.1f} GB。Ctrl+C で停止します。</translation>
        </message>
        <message>
            <source>At least {count:,}. {words}</source>
            <translation>少なくとも {count:,}。{words}</translation>
        </message>
    </context>
    <context>
        <name>cli.demo</name>
        <message>
            <source>where to (demo)</source>
            <translation>出力先 (demo)</translation>
        </message>
        <message>
            <source>`demo` has to come first: studio demo {folder}</source>
            <translation>`demo` は最初に書いてください: studio demo {folder}</translation>
        </message>
    </context>
    <context>
        <name>cli.engines</name>
        <message>
            <source>by this engine alone</source>
            <translation>このソルバーだけを使います</translation>
        </message>
        <message>
            <source>by backtracking without these prunings; of {names}</source>
            <translation>これらの枝刈りなしのバックトラックで解きます（{names} から）</translation>
        </message>
        <message>
            <source>--without leaves out prunings of {backtracking}; {engine} has none.</source>
            <translation>--without は {backtracking} の枝刈りを省くものです。{engine} にはありません。</translation>
        </message>
    </context>
    <context>
        <name>cli.explain</name>
        <message>
            <source>steps may use that there is only one solution</source>
            <translation>解が一つであることを手順に使えます</translation>
        </message>
        <message>
            <source>a teaching sheet, one PDF page with pictures</source>
            <translation>教材シート（図入りの PDF 1ページ）</translation>
        </message>
        <message>
            <source>where it would lead if the conclusion of step N were otherwise</source>
            <translation>手順 N の結論が逆ならどうなるか</translation>
        </message>
        <message>
            <source>only the first N steps</source>
            <translation>最初の N 手順のみ</translation>
        </message>
        <message>
            <source>Explaining</source>
            <translation>説明を作成中</translation>
        </message>
        <message>
            <source>Solved in {steps:,} steps.</source>
            <translation>{steps:,} 手順で解けました。</translation>
        </message>
        <message>
            <source>Drawing the sheet</source>
            <translation>シートを描画中</translation>
        </message>
        <message>
            <source>Stopped before this step was found.</source>
            <translation>この手順が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>--what-if {what_if}: there are {steps:,} steps</source>
            <translation>--what-if {what_if}: 手順は {steps:,} あります</translation>
        </message>
        <message>
            <source>--what-if {what_if}: this step concludes nothing that could be otherwise</source>
            <translation>--what-if {what_if}: この手順には逆にできる結論がありません</translation>
        </message>
        <message>
            <source>{name}, a long step</source>
            <translation>{name}（長い手順）</translation>
        </message>
        <message>
            <source>so: {mark}</source>
            <translation>よって：{mark}</translation>
        </message>
        <message>
            <source>{parts}; and {more:,} more</source>
            <translation>{parts}、ほか {more:,} 件</translation>
        </message>
        <message>
            <source>by: {parts}</source>
            <translation>根拠：{parts}</translation>
        </message>
    </context>
    <context>
        <name>cli.folders</name>
        <message>
            <source>Not read</source>
            <translation>読み込めませんでした</translation>
        </message>
        <message>
            <source>folders</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>where INPUT is a folder</source>
            <translation>INPUT がフォルダーのとき</translation>
        </message>
        <message>
            <source>of a Dask cluster that checks them</source>
            <translation>判定を行う Dask クラスターのアドレス</translation>
        </message>
        <message>
            <source>where results are kept, to go on from (the cache)</source>
            <translation>続きから行うための結果の保存先（キャッシュ）</translation>
        </message>
        <message>
            <source>check also what is known already</source>
            <translation>判定済みのものも判定します</translation>
        </message>
        <message>
            <source>There is no puzzle in the folder {input}.</source>
            <translation>フォルダー {input} にパズルがありません。</translation>
        </message>
        <message>
            <source>{found:,} of {files:,} checked: {file}</source>
            <translation>{files:,} 件中 {found:,} 件を判定：{file}</translation>
        </message>
        <message>
            <source>Stopped with {left:,} left; the same command goes on.</source>
            <translation>残り {left:,} 件で停止しました。同じコマンドで再開できます。</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} puzzles</source>
            <extracomment>For one: {n:,} puzzle</extracomment>
            <translation>
                <numerusform>パズル {n:,} 問</numerusform>
            </translation>
        </message>
        <message>
            <source>With clues that could go: {n:,}{names}</source>
            <translation>省けるヒントがあるもの：{n:,}{names}</translation>
        </message>
        <message>
            <source>The same up to turns and mirrors: {group}</source>
            <translation>回転・反転で同じもの：{group}</translation>
        </message>
        <message>
            <source>and {n:,} more</source>
            <translation>ほか {n:,} 件</translation>
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
            <translation>square:10x10、hex:4、または任意の入力</translation>
        </message>
        <message>
            <source>every clue is needed (the default)</source>
            <translation>どのヒントも必要（既定）</translation>
        </message>
        <message>
            <source>a proved smallest set of clues</source>
            <translation>最小と証明されたヒントの組</translation>
        </message>
        <message>
            <source>N clues more than are needed</source>
            <translation>必要な数より N 個多いヒント</translation>
        </message>
        <message>
            <source>how hard for a person</source>
            <translation>人が解くときの難しさ</translation>
        </message>
        <message>
            <source>N clues in all</source>
            <translation>ヒントを全部で N 個</translation>
        </message>
        <message>
            <source>kinds of clues and how gladly each is kept, as in labels=1,diamonds=2</source>
            <translation>ヒントの種類と残しやすさ（例 labels=1,diamonds=2）</translation>
        </message>
        <message>
            <source>a folder of K puzzles (-o)</source>
            <translation>K 問のフォルダー (-o)</translation>
        </message>
        <message>
            <source>of a Dask cluster that makes the folder</source>
            <translation>フォルダーを作る Dask クラスターのアドレス</translation>
        </message>
        <message>
            <source>the same seed, the same puzzle</source>
            <translation>同じ種からは同じパズル</translation>
        </message>
        <message>
            <source>a file; with --count a folder</source>
            <translation>ファイル（--count ではフォルダー）</translation>
        </message>
        <message>
            <source>{weight} is not a weight</source>
            <translation>{weight} は重みではありません</translation>
        </message>
        <message>
            <source>--count needs a folder (-o).</source>
            <translation>--count にはフォルダーが必要です (-o)。</translation>
        </message>
        <message>
            <source>--count makes puzzles from nothing but the board.</source>
            <translation>--count は盤面だけからパズルを作ります。</translation>
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation>種 {seed}</translation>
        </message>
        <message>
            <source>{name}: such puzzles have no {key}.</source>
            <translation>{name}：このパズルに {key} はありません。</translation>
        </message>
        <message>
            <source>{name}: {option} changes nothing.</source>
            <translation>{name}：{option} を付けても何も変わりません。</translation>
        </message>
        <message>
            <source>{name} has no clues called {key}; kinds: {known}</source>
            <translation>{name}に {key} というヒントはありません。種類：{known}</translation>
        </message>
        <message>
            <source>Making a puzzle</source>
            <translation>パズルを作成中</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; no smaller set of such clues with those of --must fixes this line.</source>
            <extracomment>For one: {n:,} clue, that of --must.</extracomment>
            <translation>
                <numerusform>ヒント{n:,}個。--mustのものを含むこれより小さな組では、この線に決まりません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, all needed; no smaller set of such clues fixes this line.</source>
            <extracomment>For one: {n:,} clue, and it is needed.</extracomment>
            <translation>
                <numerusform>ヒント {n:,} 個、すべて必要です。これより少ないヒントではこの線に定まりません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; beside those of --must no group of them that belongs together can go.</source>
            <extracomment>For one: {n:,} clue, that of --must.</extracomment>
            <translation>
                <numerusform>ヒント{n:,}個。--mustのもの以外は、まとまりのどれも消せません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; beside those of --must none can be left out.</source>
            <extracomment>For one: {n:,} clue, that of --must.</extracomment>
            <translation>
                <numerusform>ヒント{n:,}個。--mustのもの以外は、どれも消せません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues; no group of them that belongs together can go.</source>
            <extracomment>For one: {n:,} clue, and it is needed.</extracomment>
            <translation>
                <numerusform>ヒント {n:,} 個。ひとまとまりのどの組も省けません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, all needed.</source>
            <extracomment>For one: {n:,} clue, and it is needed.</extracomment>
            <translation>
                <numerusform>ヒント {n:,} 個、すべて必要です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues.</source>
            <extracomment>For one: {n:,} clue.</extracomment>
            <translation>
                <numerusform>ヒント {n:,} 個。</numerusform>
            </translation>
        </message>
        <message>
            <source>no fewer will do</source>
            <translation>これより少なくはできません</translation>
        </message>
        <message>
            <source>the fewest for {tried:,} solutions that were looked at</source>
            <translation>調べた {tried:,} 個の解の中で最少です</translation>
        </message>
        <message>
            <source>the smallest set that was found for {tried:,} solutions</source>
            <translation>{tried:,} 個の解について見つかった最小の組</translation>
        </message>
        <message>
            <source>no fewer fix this line</source>
            <translation>これより少ないとこの線に定まりません</translation>
        </message>
        <message>
            <source>beside those of --must none can be left out</source>
            <translation>--mustのもの以外は、どれも消せません</translation>
        </message>
        <message>
            <source>all of these are needed</source>
            <translation>追加分はすべて必要です</translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, {k:,} of them added; {end}.</source>
            <extracomment>For one: {n:,} clue, {k:,} added; {end}.</extracomment>
            <translation>
                <numerusform>ヒント {n:,} 個、うち追加 {k:,} 個。{end}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} clues, {k:,} of them added.</source>
            <extracomment>For one: {n:,} clue, {k:,} added.</extracomment>
            <translation>
                <numerusform>ヒント {n:,} 個、うち追加 {k:,} 個。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{stored:,} puzzles, {made:,} of them new.</source>
            <extracomment>For one: {stored:,} puzzle, {made:,} new.</extracomment>
            <translation>
                <numerusform>パズル {stored:,} 問、うち新規 {made:,} 問。</numerusform>
            </translation>
        </message>
        <message>
            <source>{done:,} of {total:,}</source>
            <translation>{done:,}/{total:,}</translation>
        </message>
    </context>
    <context>
        <name>cli.grade</name>
        <message>
            <source>Grading</source>
            <translation>難易度を判定中</translation>
        </message>
        <message>
            <source>Stopped before the grade was known.</source>
            <translation>難易度がわかる前に停止しました。</translation>
        </message>
        <message>
            <source>Only puzzles with exactly one solution are graded.</source>
            <translation>難易度が付くのは、解がちょうど一つのパズルだけです。</translation>
        </message>
        <message>
            <source>Hardest step: {name}. {sentence}</source>
            <translation>最も難しい手順：{name}。{sentence}</translation>
        </message>
    </context>
    <context>
        <name>cli.keys</name>
        <message>
            <source>Stopping; once more to leave at once.</source>
            <translation>停止します。もう一度押すとすぐに終了します。</translation>
        </message>
    </context>
    <context>
        <name>cli.manual</name>
        <message>
            <source>build it here; else where it is kept is said</source>
            <translation>ここに書き出す。省略すると保管場所を示す</translation>
        </message>
        <message>
            <source>show it in the browser</source>
            <translation>ブラウザーで開く</translation>
        </message>
    </context>
    <context>
        <name>cli.mending</name>
        <message>
            <source>It takes {strokes:,} strokes:</source>
            <translation>{strokes:,} 筆で描けます：</translation>
        </message>
        <message>
            <source>With these lines more it takes one: {lines}.</source>
            <translation>次の線を加えると一筆で描けます：{lines}。</translation>
        </message>
        <message>
            <source>Or with these lines drawn twice: {lines}.</source>
            <translation>または次の線を二度なぞります：{lines}。</translation>
        </message>
        <message>
            <source>{a} to {b}</source>
            <translation>{a}から{b}</translation>
        </message>
    </context>
    <context>
        <name>cli.naming</name>
        <message>
            <source>{clue} in {place}</source>
            <translation>{place}の{clue}</translation>
        </message>
    </context>
    <context>
        <name>cli.output</name>
        <message>
            <source>the same as OUTPUT</source>
            <translation>OUTPUT と同じ</translation>
        </message>
        <message>
            <source>one OUTPUT is needed, as an argument or after -o</source>
            <translation>OUTPUT が一つ必要です（引数または -o）</translation>
        </message>
        <message>
            <source>This is written as {known}, not as {name}.</source>
            <translation>書き出せる形式は {known} です。{name} にはできません。</translation>
        </message>
        <message>
            <source>{path} is a folder; name a file in it.</source>
            <translation>{path} はフォルダーです。中のファイル名を指定してください。</translation>
        </message>
        <message>
            <source>{path} is what is read; name another file.</source>
            <translation>{path} は読み込むファイルです。ほかのファイル名を指定してください。</translation>
        </message>
        <message>
            <source>{folder} is a file, not a folder.</source>
            <translation>{folder} はファイルで、フォルダーではありません。</translation>
        </message>
        <message>
            <source>There is no folder {folder}.</source>
            <translation>フォルダー {folder} はありません。</translation>
        </message>
        <message>
            <source>Nothing may be written in the folder {folder}.</source>
            <translation>フォルダー {folder} には書き込めません。</translation>
        </message>
        <message>
            <source>Wrote {path}, {size:,} bytes.</source>
            <translation>{path} を書き出しました（{size:,} バイト）。</translation>
        </message>
    </context>
    <context>
        <name>cli.page</name>
        <message>
            <source>files, URLs, or folders, whose .puzzle files are taken by name</source>
            <translation>ファイル、URL、またはフォルダー（中の .puzzle を名前順）</translation>
        </message>
        <message>
            <source>an .html file</source>
            <translation>.html ファイル</translation>
        </message>
        <message>
            <source>of the page; else that of the first puzzle</source>
            <translation>ページの題名。省略時は最初のパズルの題名</translation>
        </message>
        <message>
            <source>with the steps of the solution</source>
            <translation>解く手順を付けます</translation>
        </message>
        <message>
            <source>look for no answer: the page checks by the rules alone</source>
            <translation>解を探さず、ページではルールだけで確かめます</translation>
        </message>
        <message>
            <source>seconds to look for the reasons of hints (%(default)g)</source>
            <translation>手がかりの理由を探す秒数 (%(default)g)</translation>
        </message>
        <message>
            <source>--rules-only leaves out what --hints asks for</source>
            <translation>--rules-only は --hints が求めるものを省きます</translation>
        </message>
        <message>
            <source>Ready: {done:,} of {puzzles:,}</source>
            <translation>完了：{puzzles:,} 件中 {done:,} 件</translation>
        </message>
    </context>
    <context>
        <name>cli.paper</name>
        <message>
            <source>print</source>
            <translation>印刷</translation>
        </message>
        <message>
            <source>how a PDF is laid out</source>
            <translation>PDF のレイアウト</translation>
        </message>
        <message>
            <source>its size (a4)</source>
            <translation>用紙サイズ (a4)</translation>
        </message>
        <message>
            <source>wider than high</source>
            <translation>横長にします</translation>
        </message>
        <message>
            <source>all round ({mm:g})</source>
            <translation>四辺の余白 ({mm:g})</translation>
        </message>
        <message>
            <source>other puzzles, or folders</source>
            <translation>ほかのパズル、またはフォルダー</translation>
        </message>
        <message>
            <source>how hard it is</source>
            <translation>難易度を付けます</translation>
        </message>
        <message>
            <source>a QR code of its link</source>
            <translation>リンクの QR コードを付けます</translation>
        </message>
        <message>
            <source>where solutions stand (off)</source>
            <translation>解の位置 (off)</translation>
        </message>
        <message>
            <source>grey for black</source>
            <translation>黒の代わりに灰色を使います</translation>
        </message>
        <message>
            <source>only a .pdf is laid out for print</source>
            <translation>印刷用のレイアウトは .pdf だけです</translation>
        </message>
    </context>
    <context>
        <name>cli.picture</name>
        <message>
            <source>a PNG, JPEG, WebP or BMP file</source>
            <translation>PNG、JPEG、WebP、BMP のファイル</translation>
        </message>
        <message>
            <source>how many (200)</source>
            <translation>個数 (200)</translation>
        </message>
        <message>
            <source>the answer draws the picture: a loop round its cells, on a board with room around</source>
            <translation>解が絵になります（マスを囲むループ。周りに余裕のある盤面）</translation>
        </message>
        <message>
            <source>what is darker counts, 0 to 255 (Otsu's)</source>
            <translation>これより暗い部分を使います。0～255（既定は大津の方法）</translation>
        </message>
        <message>
            <source>what is lighter counts</source>
            <translation>明るい部分を使います</translation>
        </message>
        <message>
            <source>what is darker</source>
            <translation>暗い部分を使います</translation>
        </message>
        <message>
            <source>the part to use, as parts of width and height, as in 0.1,0,0.9,1</source>
            <translation>使う部分を幅と高さの割合で（例 0.1,0,0.9,1）</translation>
        </message>
        <message>
            <source>turn clockwise</source>
            <translation>時計回りに回します</translation>
        </message>
        <message>
            <source>only the board, without clues</source>
            <translation>ヒントのない盤面だけ</translation>
        </message>
        <message>
            <source>a file</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <source>{text} is not between {least_cells} and {most_cells:,}</source>
            <translation>{text} は {least_cells}～{most_cells:,} の範囲にありません</translation>
        </message>
        <message>
            <source>{text} is not between 0 and 255</source>
            <translation>{text} は 0～255 の範囲にありません</translation>
        </message>
        <message>
            <source>{text} is not an angle in degrees</source>
            <translation>{text} は角度ではありません</translation>
        </message>
        <message>
            <source>{text} is no part of a picture</source>
            <translation>{text} は画像の一部ではありません</translation>
        </message>
        <message>
            <source>only the line of these can draw the picture (--loop): {keys}.</source>
            <translation>線で絵を描けるのは次だけです (--loop)：{keys}。</translation>
        </message>
        <message>
            <source>Cutting the board</source>
            <translation>盤面を切り抜いています</translation>
        </message>
        <message>
            <source>{cells:,} cells, {added:,} added and {removed:,} removed; {clues:,} clues.</source>
            <translation>{cells:,} マス（追加 {added:,}、削除 {removed:,}）、ヒント {clues:,} 個。</translation>
        </message>
    </context>
    <context>
        <name>cli.progress</name>
        <message>
            <source>{words}: {seconds:.0f} s. Ctrl+C stops it.</source>
            <translation>{words}：{seconds:.0f} 秒。Ctrl+C で停止します。</translation>
        </message>
        <message>
            <source>Compiling the fast loops. This is done once, in about half a minute.</source>
            <translation>高速な処理をコンパイルしています。最初の一回だけ、30秒ほどかかります。</translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done}/{total}</translation>
        </message>
    </context>
    <context>
        <name>cli.render</name>
        <message>
            <source>a file; its ending says the format</source>
            <translation>ファイル（形式は拡張子で決まります）</translation>
        </message>
        <message>
            <source>with its solution</source>
            <translation>解を付けます</translation>
        </message>
        <message>
            <source>picture</source>
            <translation>画像</translation>
        </message>
        <message>
            <source>of pictures and animations</source>
            <translation>画像とアニメーション</translation>
        </message>
        <message>
            <source>pixels, or a length such as 12cm or 5in</source>
            <translation>ピクセル数、または 12cm、5in のような長さ</translation>
        </message>
        <message>
            <source>width and height: {sizes}, or pixels such as 1200x800</source>
            <translation>幅と高さ: {sizes}、または 1200x800 のようなピクセル数</translation>
        </message>
        <message>
            <source>dots an inch of a png</source>
            <translation>png の解像度 (dpi)</translation>
        </message>
        <message>
            <source>(print; light for animations)</source>
            <translation>(print。アニメーションでは light)</translation>
        </message>
        <message>
            <source>without a ground (svg, png)</source>
            <translation>背景なし (svg, png)</translation>
        </message>
        <message>
            <source>words of an svg as text to be edited</source>
            <translation>svg の文字を編集できるテキストにします</translation>
        </message>
        <message>
            <source>beside the corners of a drawing</source>
            <translation>図の頂点のそばに文字を添える</translation>
        </message>
        <message>
            <source>how long to look for the solution</source>
            <translation>解を探す秒数</translation>
        </message>
        <message>
            <source>--size says the width, too; leave one of them out</source>
            <translation>--size は幅も指定します。どちらか一方にしてください</translation>
        </message>
        <message>
            <source>{ending} is an animation: add --animate, or --solution</source>
            <translation>{ending} はアニメーションです。--animate か --solution を付けてください</translation>
        </message>
        <message>
            <source>This is drawn as svg, png or pdf; `studio convert` writes puzzles.</source>
            <translation>描画できるのは svg、png、pdf です。パズルの書き出しには `studio convert` を使います。</translation>
        </message>
        <message>
            <source>--letters is for drawings alone</source>
            <translation>--letters は図にのみ使えます</translation>
        </message>
        <message>
            <source>The solution cannot be drawn: it has none.</source>
            <translation>解を描けません。解がありません。</translation>
        </message>
        <message>
            <source>The solution cannot be drawn: none was found in time.</source>
            <translation>解を描けません。時間内に見つかりませんでした。</translation>
        </message>
        <message>
            <source>One of several solutions</source>
            <translation>複数解の一つ</translation>
        </message>
        <message>
            <source>{name} is not for animations</source>
            <translation>{name} はアニメーションには使えません</translation>
        </message>
        <message>
            <source>{name} is for {endings} alone</source>
            <translation>{name} は {endings} でのみ使えます</translation>
        </message>
    </context>
    <context>
        <name>cli.sets</name>
        <message>
            <source>Minimal clue sets with this solution: {n:,}.</source>
            <translation>この解になる極小ヒント集合：{n:,}。</translation>
        </message>
        <message>
            <source>Minimal clue sets with this solution: at least {n:,}.</source>
            <translation>この解になる極小ヒント集合：少なくとも {n:,}。</translation>
        </message>
        <message>
            <source>of {size:,} clues: {count:,}</source>
            <translation>ヒント {size:,} 個：{count:,}</translation>
        </message>
    </context>
    <context>
        <name>cli.solve</name>
        <message>
            <source>how many to find (1)</source>
            <translation>探す個数 (1)</translation>
        </message>
        <message>
            <source>one, if there are so many, and else none: then the exit code is 1</source>
            <translation>これだけあれば一つ、なければなし（終了コード 1）</translation>
        </message>
        <message>
            <source>Solving</source>
            <translation>解いています</translation>
        </message>
        <message>
            <source>Stopped before it was known.</source>
            <translation>わかる前に停止しました。</translation>
        </message>
        <message>
            <source>There are fewer than {wanted:,} solutions: {n:,}.</source>
            <translation>解は {wanted:,} 個未満です：{n:,}。</translation>
        </message>
        <message>
            <source>shaded:</source>
            <translation>黒マス:</translation>
        </message>
    </context>
    <context>
        <name>cli.start</name>
        <message>
            <source>keep the clues of BOARD and add as few as will do</source>
            <translation>BOARD のヒントを残し、必要最小限を追加します</translation>
        </message>
        <message>
            <source>remove as few clues of BOARD as contradict</source>
            <translation>矛盾する BOARD のヒントを最小限だけ取り除きます</translation>
        </message>
        <message>
            <source>the solution or stretches of it, as in "0,0 0,1 / 3,2 3,3"; "file": as kept in BOARD</source>
            <translation>解またはその一部（例 "0,0 0,1 / 3,2 3,3"）。"file" なら BOARD のもの</translation>
        </message>
        <message>
            <source>cells with a clue, as in "0,0 2,3"</source>
            <translation>ヒントを置くマス（例 "0,0 2,3"）</translation>
        </message>
        <message>
            <source>cells without a clue</source>
            <translation>ヒントを置かないマス</translation>
        </message>
        <message>
            <source>{name}: there are no such puzzles on this board.</source>
            <translation>{name}：この盤面ではこのパズルを作れません。</translation>
        </message>
        <message>
            <source>No line is kept in the file, so there is none to go by.</source>
            <translation>ファイルに線が保存されていないため、もとにする線がありません。</translation>
        </message>
        <message>
            <source>{cell} is no cell of the board</source>
            <translation>{cell} は盤面のマスではありません</translation>
        </message>
        <message>
            <source>{text} is no list of nodes like 0,0 0,1 1,1</source>
            <translation>{text} は 0,0 0,1 1,1 のようなノードの並びではありません</translation>
        </message>
        <message>
            <source>Cells: {names}</source>
            <translation>マス：{names}</translation>
        </message>
        <message>
            <source>Nothing contradicts: no clue has to go.</source>
            <translation>矛盾はありません。取り除くヒントはありません。</translation>
        </message>
        <message>
            <source>Removed {n:,}; fewer are not enough: {names}.</source>
            <translation>{n:,} 個を取り除きました。これより少なくはできません：{names}。</translation>
        </message>
        <message>
            <source>Removed {n:,}: {names}.</source>
            <translation>{n:,} 個を取り除きました：{names}。</translation>
        </message>
    </context>
    <context>
        <name>cli.tour</name>
        <message>
            <source>square:17x17, or any input on squares</source>
            <translation>square:17x17、または正方形の任意の入力</translation>
        </message>
        <message>
            <source>{sets}, or A,B for jumps of A by B (pen-and-paper)</source>
            <translation>{sets}、または A×B のジャンプは A,B (pen-and-paper)</translation>
        </message>
        <message>
            <source>the last jump leads to the start</source>
            <translation>最後のジャンプで出発点に戻ります</translation>
        </message>
        <message>
            <source>row and column from 0; random</source>
            <translation>0 から数えた行と列。または random</translation>
        </message>
        <message>
            <source>how to look (best)</source>
            <translation>探し方 (best)</translation>
        </message>
        <message>
            <source>compare ties and repairs</source>
            <translation>同点処理と修復を比べます</translation>
        </message>
        <message>
            <source>runs of each (%(default)s)</source>
            <translation>それぞれの実行回数 (%(default)s)</translation>
        </message>
        <message>
            <source>a .svg, .png, .pdf or .csv file</source>
            <translation>.svg、.png、.pdf、.csv のファイル</translation>
        </message>
        <message>
            <source>only the line in the picture</source>
            <translation>図には線だけを描きます</translation>
        </message>
        <message>
            <source>{text} is not a whole number of 18 digits at the most</source>
            <translation>{text} は 18 桁以内の整数ではありません</translation>
        </message>
        <message>
            <source>The picture is drawn</source>
            <translation>図を描画中</translation>
        </message>
        <message>
            <source>Tours are looked for on squares.</source>
            <translation>ツアーは正方形の盤面でのみ探せます。</translation>
        </message>
        <message>
            <source>A start is two numbers, as in 0,3, or the word random.</source>
            <translation>出発点は 0,3 のような二つの数、または random です。</translation>
        </message>
        <message>
            <source>Moves are {move_sets}, or two numbers as in 1,4.</source>
            <translation>動き方は {move_sets}、または 1,4 のような二つの数です。</translation>
        </message>
        <message>
            <source>Closed tour of {rows:,} x {columns:,} cells</source>
            <translation>{rows:,}×{columns:,} マスの閉じたツアー</translation>
        </message>
        <message>
            <source>Tour of {rows:,} x {columns:,} cells</source>
            <translation>{rows:,}×{columns:,} マスのツアー</translation>
        </message>
        <message>
            <source>{seconds:,.1f} ms, {tries:,} tries, {backs:,} steps taken back</source>
            <translation>{seconds:,.1f} ミリ秒、試行 {tries:,} 回、戻り {backs:,} 手</translation>
        </message>
        <message>
            <source>{tour}, mean of {runs} runs from random starts.</source>
            <translation>{tour}、ランダムな出発点からの {runs} 回の平均。</translation>
        </message>
        <message>
            <source>repair</source>
            <translation>修復</translation>
        </message>
        <message>
            <source>ties</source>
            <translation>同点処理</translation>
        </message>
        <message>
            <source>found</source>
            <translation>成功</translation>
        </message>
        <message>
            <source>tries</source>
            <translation>試行</translation>
        </message>
        <message>
            <source>steps back</source>
            <translation>戻り</translation>
        </message>
    </context>
    <context>
        <name>cli.verify</name>
        <message>
            <source>a file, - for standard input, a URL, or a certificate</source>
            <translation>ファイル、標準入力は -、URL、または証明書</translation>
        </message>
        <message>
            <source>a folder for it: new, empty, or that of another one</source>
            <translation>証明書のフォルダー（新規、空、または以前の証明書のもの）</translation>
        </message>
        <message>
            <source>No certificate was written.</source>
            <translation>証明書は書き出されませんでした。</translation>
        </message>
        <message>
            <source>{folder}: The folder cannot be made: {error}</source>
            <translation>{folder}：フォルダーを作成できません：{error}</translation>
        </message>
        <message>
            <source>{path} is what is read; name another folder.</source>
            <translation>{path} は読み込むファイルです。ほかのフォルダーを指定してください。</translation>
        </message>
        <message>
            <source>Two engines disagree; do not trust either. Please report this puzzle.</source>
            <translation>二つのソルバーの結果が食い違っています。どちらも信用しないでください。このパズルをご報告ください。</translation>
        </message>
        <message>
            <source>{verdict}, confirmed by a second engine.</source>
            <translation>{verdict}（別のソルバーでも確認済み）。</translation>
        </message>
        <message>
            <source>The verdict is not confirmed.</source>
            <translation>判定は確認されていません。</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>不明</translation>
        </message>
        <message>
            <source>The certificate is in {folder}; `studio verify {folder}` checks it.</source>
            <translation>証明書は {folder} にあります。`studio verify {folder}` で検証できます。</translation>
        </message>
        <message>
            <source>Two answers, both checked against the rules.</source>
            <translation>二つの解を、どちらもルールに照らして確かめました。</translation>
        </message>
        <message>
            <source>Proof checked: {clauses:,} clauses, each with its reason ({cuts:,} of them cuts), refuted in {steps:,} steps.</source>
            <translation>証明を検証しました：理由付きの節 {clauses:,} 個（うちカット {cuts:,} 個）、{steps:,} 手順で反証。</translation>
        </message>
        <message>
            <source>Stopped before the proof was checked.</source>
            <translation>証明の検査が終わる前に停止しました。</translation>
        </message>
        <message>
            <source>The certificate holds: {verdict:small}.</source>
            <translation>証明書は有効です：{verdict}。</translation>
        </message>
        <message>
            <source>The certificate does not hold. {reason}</source>
            <translation>証明書は無効です。{reason}</translation>
        </message>
    </context>
    <context>
        <name>cli.walks</name>
        <message>
            <source>By number of jumps: {counts}</source>
            <translation>ジャンプ数ごと：{counts}</translation>
        </message>
        <message>
            <source>By sum: {counts}</source>
            <translation>合計ごと：{counts}</translation>
        </message>
        <message>
            <source>By number of jumps, so far: {counts}</source>
            <translation>ジャンプ数ごと（今のところ）：{counts}</translation>
        </message>
        <message>
            <source>By sum, so far: {counts}</source>
            <translation>合計ごと（今のところ）：{counts}</translation>
        </message>
        <message>
            <source>Only the walks of a maze with start and target are counted by jumps and by sum.</source>
            <translation>ジャンプ数と合計ごとに数えられるのは、スタートとゴールのある迷路の道順だけです。</translation>
        </message>
        <message>
            <source>none</source>
            <translation>なし</translation>
        </message>
    </context>
    <context>
        <name>cli.words</name>
        <message>
            <source>One solution</source>
            <translation>解一つ</translation>
        </message>
        <message>
            <source>No solution</source>
            <translation>解なし</translation>
        </message>
        <message>
            <source>Several solutions</source>
            <translation>複数の解</translation>
        </message>
        <message>
            <source>Not known yet</source>
            <translation>まだわかりません</translation>
        </message>
    </context>
    <context>
        <name>engines.counting</name>
        <message>
            <source>Counting over subsets</source>
            <translation>部分集合による数え上げ</translation>
        </message>
        <message>
            <source>Frontier counting of loops</source>
            <translation>フロンティア法によるループの数え上げ</translation>
        </message>
        <message>
            <source>Frontier counting of ordered paths</source>
            <translation>フロンティア法による順序付き経路の数え上げ</translation>
        </message>
        <message>
            <source>Frontier counting of paths</source>
            <translation>フロンティア法による経路の数え上げ</translation>
        </message>
    </context>
    <context>
        <name>engines.deduction</name>
        <message>
            <source>No line through a cell left out</source>
            <translation>除外されたマスには線がない</translation>
        </message>
        <message>
            <source>Two ways for a cell on the line</source>
            <translation>線が通るマスの二方向</translation>
        </message>
        <message>
            <source>Beside a cell left out</source>
            <translation>除外されたマスの隣</translation>
        </message>
        <message>
            <source>Either way the same follows</source>
            <translation>どちらでも同じ結果</translation>
        </message>
        <message>
            <source>A count of cells is complete</source>
            <translation>マスの数がそろった</translation>
        </message>
        <message>
            <source>A count needs all cells left</source>
            <translation>残りのマスがすべて必要</translation>
        </message>
        <message>
            <source>A count of lines is complete</source>
            <translation>線の数がそろった</translation>
        </message>
        <message>
            <source>A count needs all lines left</source>
            <translation>残りの線がすべて必要</translation>
        </message>
        <message>
            <source>One cell of those counted</source>
            <translation>数えるマスのうち一つ</translation>
        </message>
        <message>
            <source>A region has all its doors</source>
            <translation>領域の出入口がそろった</translation>
        </message>
        <message>
            <source>A region needs all doors left</source>
            <translation>残りの出入口がすべて必要</translation>
        </message>
        <message>
            <source>A clue by itself</source>
            <translation>ヒント単独</translation>
        </message>
        <message>
            <source>What a clue still allows</source>
            <translation>ヒントがまだ許すもの</translation>
        </message>
        <message>
            <source>What a region holds</source>
            <translation>領域の中にあるもの</translation>
        </message>
        <message>
            <source>Two regions are joined once</source>
            <translation>二つの領域は一度だけつながる</translation>
        </message>
        <message>
            <source>Clues close together</source>
            <translation>近くにあるヒント</translation>
        </message>
        <message>
            <source>Room for cells left out</source>
            <translation>除外するマスの余地</translation>
        </message>
        <message>
            <source>A bottleneck</source>
            <translation>狭い通り道</translation>
        </message>
        <message>
            <source>Nothing beside the loop</source>
            <translation>ループのほかには何もない</translation>
        </message>
        <message>
            <source>No line round a 0</source>
            <translation>0 のまわりに線はない</translation>
        </message>
        <message>
            <source>A clue has all its lines</source>
            <translation>ヒントの線がそろった</translation>
        </message>
        <message>
            <source>A clue needs all that is left</source>
            <translation>残りの線がすべて必要なヒント</translation>
        </message>
        <message>
            <source>No third line at a corner</source>
            <translation>頂点に三本目の線はない</translation>
        </message>
        <message>
            <source>A line never ends</source>
            <translation>線は途切れない</translation>
        </message>
        <message>
            <source>A line goes on</source>
            <translation>線が先へ進む</translation>
        </message>
        <message>
            <source>No early loop</source>
            <translation>早すぎるループの禁止</translation>
        </message>
        <message>
            <source>A clue in a corner of the board</source>
            <translation>盤面の角にあるヒント</translation>
        </message>
        <message>
            <source>Two clues side by side</source>
            <translation>隣り合う二つのヒント</translation>
        </message>
        <message>
            <source>Two clues that touch at a corner</source>
            <translation>頂点で接する二つのヒント</translation>
        </message>
        <message>
            <source>Two lines at a corner</source>
            <translation>頂点に集まる二本の線</translation>
        </message>
        <message>
            <source>Inside and outside</source>
            <translation>内側と外側</translation>
        </message>
        <message>
            <source>Crossings come out even</source>
            <translation>交差は偶数回</translation>
        </message>
        <message>
            <source>A clue between inside and outside</source>
            <translation>内と外の境のヒント</translation>
        </message>
        <message>
            <source>There is only one solution</source>
            <translation>解は一つだけ</translation>
        </message>
        <message>
            <source>Numbers in their order</source>
            <translation>順に並ぶ数字</translation>
        </message>
        <message>
            <source>Numbers along a line</source>
            <translation>線に沿った数字</translation>
        </message>
        <message>
            <source>Forced neighbour</source>
            <translation>決まった隣</translation>
        </message>
        <message>
            <source>Gap of two</source>
            <translation>間が二つ</translation>
        </message>
        <message>
            <source>Dead end</source>
            <translation>行き止まり</translation>
        </message>
        <message>
            <source>The line does not close</source>
            <translation>線が閉じない</translation>
        </message>
        <message>
            <source>Straight line</source>
            <translation>直線</translation>
        </message>
        <message>
            <source>Distance between numbers</source>
            <translation>数字どうしの距離</translation>
        </message>
        <message>
            <source>Only one cell left for a number</source>
            <translation>数字の入るマスが一つだけ</translation>
        </message>
        <message>
            <source>Odd and even</source>
            <translation>奇数と偶数</translation>
        </message>
        <message>
            <source>Only edge between two parts</source>
            <translation>二つの部分をつなぐ唯一の辺</translation>
        </message>
        <message>
            <source>Cut cell</source>
            <translation>切断マス</translation>
        </message>
        <message>
            <source>Only one number left for a cell</source>
            <translation>マスに入る数字が一つだけ</translation>
        </message>
        <message>
            <source>A proof close by</source>
            <translation>近くでの証明</translation>
        </message>
        <message>
            <source>A proof across the board</source>
            <translation>盤面全体での証明</translation>
        </message>
    </context>
    <context>
        <name>engines.proofs</name>
        <message>
            <source>Edges, arcs or states by SAT</source>
            <translation>SAT による辺・弧・状態</translation>
        </message>
        <message>
            <source>Step {n:,} of the proof does not follow from those before it.</source>
            <translation>証明の手順 {n:,} はそれより前の手順から導かれません。</translation>
        </message>
        <message>
            <source>The proof ends without a contradiction.</source>
            <translation>証明は矛盾に至らずに終わっています。</translation>
        </message>
    </context>
    <context>
        <name>engines.sat</name>
        <message>
            <source>SAT, every step (CDCL)</source>
            <translation>SAT、全ステップ (CDCL)</translation>
        </message>
        <message>
            <source>SAT, a variable for each edge</source>
            <translation>SAT、辺ごとに一変数</translation>
        </message>
        <message>
            <source>Loops by SAT with lazy cuts</source>
            <translation>遅延カット付き SAT によるループ</translation>
        </message>
        <message>
            <source>SAT, a variable for each step and cell</source>
            <translation>SAT、ステップとマスごとに一変数</translation>
        </message>
    </context>
    <context>
        <name>engines.search</name>
        <message>
            <source>Backtracking</source>
            <translation>バックトラック</translation>
        </message>
        <message>
            <source>Brute force</source>
            <translation>総当たり</translation>
        </message>
        <message>
            <source>Drawings in one stroke</source>
            <translation>一筆書き</translation>
        </message>
        <message>
            <source>Walks, depth first</source>
            <translation>道順の深さ優先探索</translation>
        </message>
    </context>
    <context>
        <name>engines.tours</name>
        <message>
            <source>Tours by Warnsdorff's rule and rotations</source>
            <translation>ワーンスドルフの規則と回転による巡回</translation>
        </message>
    </context>
    <context>
        <name>families</name>
        <message>
            <source>a number</source>
            <translation>数字</translation>
        </message>
        <message>
            <source>a number</source>
            <comment>object</comment>
            <translation>数字</translation>
        </message>
        <message>
            <source>a diamond</source>
            <translation>ひし形</translation>
        </message>
        <message>
            <source>a diamond</source>
            <comment>object</comment>
            <translation>ひし形</translation>
        </message>
        <message>
            <source>a wall</source>
            <translation>壁</translation>
        </message>
        <message>
            <source>a wall</source>
            <comment>object</comment>
            <translation>壁</translation>
        </message>
        <message>
            <source>an arrow</source>
            <translation>矢印</translation>
        </message>
        <message>
            <source>an arrow</source>
            <comment>object</comment>
            <translation>矢印</translation>
        </message>
        <message>
            <source>an odd or even mark</source>
            <translation>奇数・偶数の印</translation>
        </message>
        <message>
            <source>an odd or even mark</source>
            <comment>object</comment>
            <translation>奇数・偶数の印</translation>
        </message>
        <message>
            <source>an open number</source>
            <translation>未定の数字</translation>
        </message>
        <message>
            <source>an open number</source>
            <comment>object</comment>
            <translation>未定の数字</translation>
        </message>
        <message>
            <source>Number path on triangles</source>
            <translation>数字つなぎ(三角形)</translation>
        </message>
        <message>
            <source>Numbers on triangles</source>
            <translation>数字つなぎ(三角形)</translation>
        </message>
        <message>
            <source>Number path on squares and triangles</source>
            <translation>数字つなぎ(正方形・三角形)</translation>
        </message>
        <message>
            <source>Numbers on squares and triangles</source>
            <translation>数字つなぎ(正方形・三角形)</translation>
        </message>
        <message>
            <source>Number path on pentagons</source>
            <translation>数字つなぎ(五角形)</translation>
        </message>
        <message>
            <source>Numbers on pentagons</source>
            <translation>数字つなぎ(五角形)</translation>
        </message>
        <message>
            <source>Number path on right triangles</source>
            <translation>数字つなぎ(直角三角形)</translation>
        </message>
        <message>
            <source>Numbers on right triangles</source>
            <translation>数字つなぎ(直角三角形)</translation>
        </message>
        <message>
            <source>Number path on octagons and squares</source>
            <translation>数字つなぎ(八角形・正方形)</translation>
        </message>
        <message>
            <source>Numbers on octagons and squares</source>
            <translation>数字つなぎ(八角形・正方形)</translation>
        </message>
        <message>
            <source>Number path on hexagons, squares and triangles</source>
            <translation>数字つなぎ(六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>Numbers on hexagons, squares and triangles</source>
            <translation>数字つなぎ(六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>Number path on kites</source>
            <translation>数字つなぎ(凧形)</translation>
        </message>
        <message>
            <source>Numbers on kites</source>
            <translation>数字つなぎ(凧形)</translation>
        </message>
        <message>
            <source>Number path on dodecagons, hexagons and squares</source>
            <translation>数字つなぎ(十二角形・六角形・正方形)</translation>
        </message>
        <message>
            <source>Numbers on dodecagons, hexagons and squares</source>
            <translation>数字つなぎ(十二角形・六角形・正方形)</translation>
        </message>
        <message>
            <source>Number path on dodecagons, hexagons, squares and triangles</source>
            <translation>数字つなぎ(十二角形・六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>Numbers on dodecagons, hexagons, squares and triangles</source>
            <translation>数字つなぎ(十二角形・六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>Number path on petals</source>
            <translation>数字つなぎ(花びら形)</translation>
        </message>
        <message>
            <source>Numbers on petals</source>
            <translation>数字つなぎ(花びら形)</translation>
        </message>
        <message>
            <source>Number path on Penrose kites and darts</source>
            <translation>数字つなぎ(ペンローズの凧形・矢じり形)</translation>
        </message>
        <message>
            <source>Numbers on Penrose kites and darts</source>
            <translation>数字つなぎ(ペンローズの凧形・矢じり形)</translation>
        </message>
        <message>
            <source>Number path on Penrose rhombs</source>
            <translation>数字つなぎ(ペンローズのひし形)</translation>
        </message>
        <message>
            <source>Numbers on Penrose rhombs</source>
            <translation>数字つなぎ(ペンローズのひし形)</translation>
        </message>
        <message>
            <source>Number path on hats</source>
            <translation>数字つなぎ(ハット形)</translation>
        </message>
        <message>
            <source>Numbers on hats</source>
            <translation>数字つなぎ(ハット形)</translation>
        </message>
        <message>
            <source>Number path on spectres</source>
            <translation>数字つなぎ(スペクター形)</translation>
        </message>
        <message>
            <source>Numbers on spectres</source>
            <translation>数字つなぎ(スペクター形)</translation>
        </message>
        <message>
            <source>Ordered path on triangles</source>
            <translation>順序付き経路(三角形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on triangles</source>
            <translation>1、2、3 ... の順に通る線(三角形)</translation>
        </message>
        <message>
            <source>Ordered path on squares and triangles</source>
            <translation>順序付き経路(正方形・三角形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on squares and triangles</source>
            <translation>1、2、3 ... の順に通る線(正方形・三角形)</translation>
        </message>
        <message>
            <source>Ordered path on pentagons</source>
            <translation>順序付き経路(五角形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on pentagons</source>
            <translation>1、2、3 ... の順に通る線(五角形)</translation>
        </message>
        <message>
            <source>Ordered path on right triangles</source>
            <translation>順序付き経路(直角三角形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on right triangles</source>
            <translation>1、2、3 ... の順に通る線(直角三角形)</translation>
        </message>
        <message>
            <source>Ordered path on octagons and squares</source>
            <translation>順序付き経路(八角形・正方形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on octagons and squares</source>
            <translation>1、2、3 ... の順に通る線(八角形・正方形)</translation>
        </message>
        <message>
            <source>Ordered path on hexagons, squares and triangles</source>
            <translation>順序付き経路(六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hexagons, squares and triangles</source>
            <translation>1、2、3 ... の順に通る線(六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>Ordered path on kites</source>
            <translation>順序付き経路(凧形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on kites</source>
            <translation>1、2、3 ... の順に通る線(凧形)</translation>
        </message>
        <message>
            <source>Ordered path on dodecagons, hexagons and squares</source>
            <translation>順序付き経路(十二角形・六角形・正方形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on dodecagons, hexagons and squares</source>
            <translation>1、2、3 ... の順に通る線(十二角形・六角形・正方形)</translation>
        </message>
        <message>
            <source>Ordered path on dodecagons, hexagons, squares and triangles</source>
            <translation>順序付き経路(十二角形・六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on dodecagons, hexagons, squares and triangles</source>
            <translation>1、2、3 ... の順に通る線(十二角形・六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>Ordered path on petals</source>
            <translation>順序付き経路(花びら形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on petals</source>
            <translation>1、2、3 ... の順に通る線(花びら形)</translation>
        </message>
        <message>
            <source>Ordered path on Penrose kites and darts</source>
            <translation>順序付き経路(ペンローズの凧形・矢じり形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on Penrose kites and darts</source>
            <translation>1、2、3 ... の順に通る線(ペンローズの凧形・矢じり形)</translation>
        </message>
        <message>
            <source>Ordered path on Penrose rhombs</source>
            <translation>順序付き経路(ペンローズのひし形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on Penrose rhombs</source>
            <translation>1、2、3 ... の順に通る線(ペンローズのひし形)</translation>
        </message>
        <message>
            <source>Ordered path on hats</source>
            <translation>順序付き経路(ハット形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hats</source>
            <translation>1、2、3 ... の順に通る線(ハット形)</translation>
        </message>
        <message>
            <source>Ordered path on spectres</source>
            <translation>順序付き経路(スペクター形)</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on spectres</source>
            <translation>1、2、3 ... の順に通る線(スペクター形)</translation>
        </message>
        <message>
            <source>a clue</source>
            <translation>ヒント</translation>
        </message>
        <message>
            <source>a clue</source>
            <comment>object</comment>
            <translation>ヒント</translation>
        </message>
        <message>
            <source>Slitherlink on triangles</source>
            <translation>スリザーリンク(三角形)</translation>
        </message>
        <message>
            <source>A loop on triangles</source>
            <translation>ループ(三角形)</translation>
        </message>
        <message>
            <source>Slitherlink on squares and triangles</source>
            <translation>スリザーリンク(正方形・三角形)</translation>
        </message>
        <message>
            <source>A loop on squares and triangles</source>
            <translation>ループ(正方形・三角形)</translation>
        </message>
        <message>
            <source>Slitherlink on pentagons</source>
            <translation>スリザーリンク(五角形)</translation>
        </message>
        <message>
            <source>A loop on pentagons</source>
            <translation>ループ(五角形)</translation>
        </message>
        <message>
            <source>Slitherlink on right triangles</source>
            <translation>スリザーリンク(直角三角形)</translation>
        </message>
        <message>
            <source>A loop on right triangles</source>
            <translation>ループ(直角三角形)</translation>
        </message>
        <message>
            <source>Slitherlink on octagons and squares</source>
            <translation>スリザーリンク(八角形・正方形)</translation>
        </message>
        <message>
            <source>A loop on octagons and squares</source>
            <translation>ループ(八角形・正方形)</translation>
        </message>
        <message>
            <source>Slitherlink on hexagons and triangles</source>
            <translation>スリザーリンク(六角形・三角形)</translation>
        </message>
        <message>
            <source>A loop on hexagons and triangles</source>
            <translation>ループ(六角形・三角形)</translation>
        </message>
        <message>
            <source>Slitherlink on hexagons, squares and triangles</source>
            <translation>スリザーリンク(六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>A loop on hexagons, squares and triangles</source>
            <translation>ループ(六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>Slitherlink on kites</source>
            <translation>スリザーリンク(凧形)</translation>
        </message>
        <message>
            <source>A loop on kites</source>
            <translation>ループ(凧形)</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons and triangles</source>
            <translation>スリザーリンク(十二角形・三角形)</translation>
        </message>
        <message>
            <source>A loop on dodecagons and triangles</source>
            <translation>ループ(十二角形・三角形)</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons, hexagons and squares</source>
            <translation>スリザーリンク(十二角形・六角形・正方形)</translation>
        </message>
        <message>
            <source>A loop on dodecagons, hexagons and squares</source>
            <translation>ループ(十二角形・六角形・正方形)</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons, hexagons, squares and triangles</source>
            <translation>スリザーリンク(十二角形・六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>A loop on dodecagons, hexagons, squares and triangles</source>
            <translation>ループ(十二角形・六角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>Slitherlink on dodecagons, squares and triangles</source>
            <translation>スリザーリンク(十二角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>A loop on dodecagons, squares and triangles</source>
            <translation>ループ(十二角形・正方形・三角形)</translation>
        </message>
        <message>
            <source>Slitherlink on petals</source>
            <translation>スリザーリンク(花びら形)</translation>
        </message>
        <message>
            <source>A loop on petals</source>
            <translation>ループ(花びら形)</translation>
        </message>
        <message>
            <source>Slitherlink on Penrose kites and darts</source>
            <translation>スリザーリンク(ペンローズの凧形・矢じり形)</translation>
        </message>
        <message>
            <source>A loop on Penrose kites and darts</source>
            <translation>ループ(ペンローズの凧形・矢じり形)</translation>
        </message>
        <message>
            <source>Slitherlink on Penrose rhombs</source>
            <translation>スリザーリンク(ペンローズのひし形)</translation>
        </message>
        <message>
            <source>A loop on Penrose rhombs</source>
            <translation>ループ(ペンローズのひし形)</translation>
        </message>
        <message>
            <source>Slitherlink on hats</source>
            <translation>スリザーリンク(ハット形)</translation>
        </message>
        <message>
            <source>A loop on hats</source>
            <translation>ループ(ハット形)</translation>
        </message>
        <message>
            <source>Slitherlink on spectres</source>
            <translation>スリザーリンク(スペクター形)</translation>
        </message>
        <message>
            <source>A loop on spectres</source>
            <translation>ループ(スペクター形)</translation>
        </message>
        <message>
            <source>an animal</source>
            <translation>動物</translation>
        </message>
        <message>
            <source>an animal</source>
            <comment>object</comment>
            <translation>動物</translation>
        </message>
        <message>
            <source>a pearl</source>
            <translation>丸</translation>
        </message>
        <message>
            <source>pearl</source>
            <translation>真珠</translation>
        </message>
        <message>
            <source>pearls</source>
            <translation>真珠</translation>
        </message>
        <message>
            <source>Pearl</source>
            <translation>真珠</translation>
        </message>
        <message>
            <source>white pearl</source>
            <translation>白い真珠</translation>
        </message>
        <message>
            <source>black pearl</source>
            <translation>黒い真珠</translation>
        </message>
        <message>
            <source>a pearl</source>
            <comment>object</comment>
            <translation>丸</translation>
        </message>
        <message numerus="yes">
            <source>pearls</source>
            <extracomment>For one: pearl</extracomment>
            <translation>
                <numerusform>個の真珠</numerusform>
            </translation>
        </message>
        <message>
            <source>a border</source>
            <translation>境界線</translation>
        </message>
        <message>
            <source>a border</source>
            <comment>object</comment>
            <translation>境界線</translation>
        </message>
        <message>
            <source>a sun or moon</source>
            <translation>太陽か月</translation>
        </message>
        <message>
            <source>sun or moon</source>
            <translation>太陽か月</translation>
        </message>
        <message>
            <source>suns and moons</source>
            <translation>太陽と月</translation>
        </message>
        <message>
            <source>Sun/moon</source>
            <translation>太陽/月</translation>
        </message>
        <message>
            <source>sun</source>
            <translation>太陽</translation>
        </message>
        <message>
            <source>moon</source>
            <translation>月</translation>
        </message>
        <message>
            <source>a sun or moon</source>
            <comment>object</comment>
            <translation>太陽か月</translation>
        </message>
        <message numerus="yes">
            <source>suns and moons</source>
            <extracomment>For one: sun or moon</extracomment>
            <translation>
                <numerusform>個の太陽と月</numerusform>
            </translation>
        </message>
        <message>
            <source>a blocked cell</source>
            <translation>通れないマス</translation>
        </message>
        <message>
            <source>a blocked cell</source>
            <comment>object</comment>
            <translation>通れないマス</translation>
        </message>
        <message>
            <source>a circle</source>
            <translation>丸</translation>
        </message>
        <message>
            <source>a circle</source>
            <comment>object</comment>
            <translation>丸</translation>
        </message>
        <message>
            <source>grey</source>
            <translation>灰色</translation>
        </message>
        <message>
            <source>grey circle</source>
            <translation>灰色の丸</translation>
        </message>
        <message>
            <source>a circle on a border</source>
            <translation>境界線上の丸</translation>
        </message>
        <message>
            <source>a circle on a border</source>
            <comment>object</comment>
            <translation>境界線上の丸</translation>
        </message>
        <message>
            <source>a stretch</source>
            <translation>線の一部</translation>
        </message>
        <message>
            <source>a stretch</source>
            <comment>object</comment>
            <translation>線の一部</translation>
        </message>
        <message>
            <source>a jump</source>
            <translation>ジャンプ</translation>
        </message>
        <message>
            <source>a jump</source>
            <comment>object</comment>
            <translation>ジャンプ</translation>
        </message>
        <message>
            <source>a start</source>
            <translation>スタート</translation>
        </message>
        <message>
            <source>a start</source>
            <comment>object</comment>
            <translation>スタート</translation>
        </message>
        <message>
            <source>a target</source>
            <translation>ゴール</translation>
        </message>
        <message>
            <source>a target</source>
            <comment>object</comment>
            <translation>ゴール</translation>
        </message>
        <message>
            <source>an end</source>
            <translation>端</translation>
        </message>
        <message>
            <source>an end</source>
            <comment>object</comment>
            <translation>端</translation>
        </message>
    </context>
    <context>
        <name>families.balance_loop</name>
        <message>
            <source>Balance Loop</source>
            <translation>バランスループ</translation>
        </message>
        <message>
            <source>A loop in equal arms</source>
            <translation>腕の長さをそろえるループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle. From a circle it goes straight two ways until it turns: equally far at a white circle, not equally far at a black one. A number is the sum of both.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、すべての丸を通ります。丸からは二方向にまっすぐ進んで曲がります。白丸では両方の長さが等しく、黒丸では異なります。数字は両方の長さの合計です。</translation>
        </message>
    </context>
    <context>
        <name>families.between</name>
        <message>
            <source>{low:,} and {high:,} are {gap:,} steps apart, and every way between them leaves no room for the line to go through {other:,}.</source>
            <translation>{low:,} と {high:,} は {gap:,} 歩離れていますが、その間のどの道でも、線が {other:,} を通る余地が残りません。</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} are {gap:,} steps apart, and {other:,} stands in every way between them.</source>
            <translation>{low:,} と {high:,} は {gap:,} 歩離れていますが、その間のどの道にも {other:,} があります。</translation>
        </message>
    </context>
    <context>
        <name>families.castle_wall</name>
        <message>
            <source>wall</source>
            <translation>壁</translation>
        </message>
        <message>
            <source>walls</source>
            <translation>壁</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>壁</translation>
        </message>
        <message>
            <source>either side</source>
            <translation>どちらでも</translation>
        </message>
        <message>
            <source>inside</source>
            <translation>内側</translation>
        </message>
        <message>
            <source>outside</source>
            <translation>外側</translation>
        </message>
        <message>
            <source>wall on either side</source>
            <translation>内外どちらでもよい壁</translation>
        </message>
        <message>
            <source>inside wall</source>
            <translation>内側の壁</translation>
        </message>
        <message>
            <source>outside wall</source>
            <translation>外側の壁</translation>
        </message>
        <message numerus="yes">
            <source>walls</source>
            <extracomment>For one: wall</extracomment>
            <translation>
                <numerusform>個の壁</numerusform>
            </translation>
        </message>
        <message>
            <source>Castle Wall</source>
            <translation>Castle Wall</translation>
        </message>
        <message>
            <source>A loop round walls</source>
            <translation>壁をめぐるループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes no cell with a wall or a number. White walls lie inside the line, black ones outside, grey ones on either side. A number says how long the parts of the line are together that run along the arrow, from middle to middle, up to the rim.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、壁や数字のマスは通りません。白い壁は線の内側、黒い壁は外側、灰色の壁はどちらでもかまいません。数字は、矢印の方向に盤面の端まで見たとき、矢印と同じ向きに走る線の長さの合計を、マスの中央から中央までで表します。</translation>
        </message>
    </context>
    <context>
        <name>families.cell_clues</name>
        <message>
            <source>circle</source>
            <translation>丸</translation>
        </message>
        <message>
            <source>circles</source>
            <translation>丸</translation>
        </message>
        <message>
            <source>Circle</source>
            <translation>丸</translation>
        </message>
        <message>
            <source>white</source>
            <translation>白</translation>
        </message>
        <message>
            <source>black</source>
            <translation>黒</translation>
        </message>
        <message>
            <source>white circle</source>
            <translation>白い丸</translation>
        </message>
        <message>
            <source>black circle</source>
            <translation>黒い丸</translation>
        </message>
        <message numerus="yes">
            <source>circles</source>
            <extracomment>For one: circle</extracomment>
            <translation>
                <numerusform>個の丸</numerusform>
            </translation>
        </message>
        <message>
            <source>number</source>
            <translation>数字</translation>
        </message>
        <message>
            <source>numbers</source>
            <translation>数字</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>数字</translation>
        </message>
        <message numerus="yes">
            <source>numbers</source>
            <extracomment>For one: number</extracomment>
            <translation>
                <numerusform>個の数字</numerusform>
            </translation>
        </message>
        <message>
            <source>blocked cell</source>
            <translation>通れないマス</translation>
        </message>
        <message>
            <source>blocked cells</source>
            <translation>通れないマス</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>通行不可</translation>
        </message>
        <message numerus="yes">
            <source>blocked cells</source>
            <extracomment>For one: blocked cell</extracomment>
            <translation>
                <numerusform>個の通れないマス</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.cell_loop</name>
        <message>
            <source>Through every cell</source>
            <translation>全マスを通る</translation>
        </message>
        <message>
            <source>The line passes through every cell of the board.</source>
            <translation>線は盤面のすべてのマスを通ります。</translation>
        </message>
        <message>
            <source>{name} is not played where cells touch diagonally: a line that takes such steps may cross itself.</source>
            <translation>斜めのマスも隣とする盤面では、{name}は遊べません。斜めに進む線は自分自身と交差することがあるからです。</translation>
        </message>
        <message>
            <source>The line passes through every cell.</source>
            <translation>線はすべてのマスを通ります。</translation>
        </message>
    </context>
    <context>
        <name>families.country_road</name>
        <message>
            <source>Country Road</source>
            <translation>カントリーロード</translation>
        </message>
        <message>
            <source>A loop once through each region</source>
            <translation>各領域を一度ずつ通るループ</translation>
        </message>
        <message>
            <source>Hex Country Road</source>
            <translation>六角カントリーロード</translation>
        </message>
        <message>
            <source>A loop once through each region of hexagons</source>
            <translation>六角形の各領域を一度ずつ通るループ</translation>
        </message>
        <message>
            <source>Regions may be left out</source>
            <translation>通らない領域があってもよい</translation>
        </message>
        <message>
            <source>The line passes through a region once or not at all.</source>
            <translation>線は各領域を一度だけ通るか、まったく通りません。</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region once or not at all.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、どの領域も一度だけ通るか、まったく通りません。</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region exactly once.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、どの領域もちょうど一度ずつ通ります。</translation>
        </message>
        <message>
            <source>A number says how many cells of its region it visits. Of two cells that touch across a border it visits at least one.</source>
            <translation>数字は、その領域の中で線が通るマスの数を表します。境界線をはさんで隣り合う二マスのうち、少なくとも一方を線が通ります。</translation>
        </message>
        <message>
            <source>Of two cells that touch across a border the line must pass one.</source>
            <translation>境界線をはさんで隣り合う二マスのうち、少なくとも一方を線が通らなければなりません。</translation>
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
            <translation>各領域で決まった回数曲がるループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell. It never crosses or touches itself. A number says in how many cells of its region it turns.</source>
            <translation>すべてのマスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりしません。数字は、その領域の中で線が曲がるマスの数を表します。</translation>
        </message>
    </context>
    <context>
        <name>families.dotchi_loop</name>
        <message>
            <source>Dotchi-Loop</source>
            <translation>ドッチループ</translation>
        </message>
        <message>
            <source>A loop that turns on all or none</source>
            <translation>全部で曲がるか全部で直進するループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes all white circles and no black one. In each region it turns on all white circles, or it goes straight on all of them.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、すべての白丸を通り、黒丸は通りません。各領域では、すべての白丸で曲がるか、すべての白丸でまっすぐ進みます。</translation>
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
            <translation>各領域を二度通るループ</translation>
        </message>
        <message>
            <source>Hex Double Back</source>
            <translation>六角 Double Back</translation>
        </message>
        <message>
            <source>A loop twice through each region of hexagons</source>
            <translation>六角形の各領域を二度通るループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell that is not black.</source>
            <translation>黒マス以外のすべてのマスの中央を通る一つの輪っかを線で描きます。</translation>
        </message>
        <message>
            <source>Draw one closed line through the middle of every cell.</source>
            <translation>すべてのマスの中央を通る一つの輪っかを線で描きます。</translation>
        </message>
        <message>
            <source>It never crosses or touches itself and passes through every region exactly twice.</source>
            <translation>線は交差したり接したりせず、どの領域もちょうど二度通ります。</translation>
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
            <translation>領域を一つずつ回るループ</translation>
        </message>
        <message>
            <source>Hex Entry Exit</source>
            <translation>六角 Entry Exit</translation>
        </message>
        <message>
            <source>A loop through regions of hexagons one by one</source>
            <translation>六角形の領域を一つずつ回るループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, passes every cell, and enters and leaves every region exactly once.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、すべてのマスを通り、どの領域にもちょうど一度だけ入って出ます。</translation>
        </message>
    </context>
    <context>
        <name>families.geradeweg</name>
        <message>
            <source>Geradeweg</source>
            <translation>グラーデヴェグ</translation>
        </message>
        <message>
            <source>A loop in runs of given length</source>
            <translation>直線の長さが決まったループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself. It passes every number, and each straight run of the line through or from a number is as many cells long as it says, from middle to middle.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりしません。線はすべての数字を通り、数字のマスを通る、または数字のマスから出る直線の長さは、どれもその数字と等しくなります (マスの中央から中央まで)。</translation>
        </message>
        <message>
            <source>Where it turns on a question mark, its two runs are equally long.</source>
            <translation>「?」で曲がるところでは、両側の直線が同じ長さになります。</translation>
        </message>
    </context>
    <context>
        <name>families.grand_tour</name>
        <message>
            <source>stretch</source>
            <translation>線の一部</translation>
        </message>
        <message>
            <source>stretches</source>
            <translation>線の一部</translation>
        </message>
        <message>
            <source>Stretch</source>
            <translation>線の一部</translation>
        </message>
        <message numerus="yes">
            <source>stretches</source>
            <extracomment>For one: stretch</extracomment>
            <translation>
                <numerusform>個の線の一部</numerusform>
            </translation>
        </message>
        <message>
            <source>Grand Tour</source>
            <translation>グランドツアー</translation>
        </message>
        <message>
            <source>A loop that is begun</source>
            <translation>描きかけのループ</translation>
        </message>
        <message>
            <source>Hex Grand Tour</source>
            <translation>六角グランドツアー</translation>
        </message>
        <message>
            <source>A loop that is begun, on hexagons</source>
            <translation>六角形での描きかけのループ</translation>
        </message>
        <message>
            <source>Draw one closed line that passes every cell once, from middle to middle, and goes along all stretches that are given.</source>
            <translation>すべてのマスの中央を一度ずつ通る一つの輪っかを線で描きます。はじめから描かれている線はすべて通ります。</translation>
        </message>
    </context>
    <context>
        <name>families.graph_path</name>
        <message>
            <source>Line through a graph</source>
            <translation>グラフの一本線</translation>
        </message>
        <message>
            <source>Draw lines between corners to begin.</source>
            <translation>まず頂点の間に線を引いてください。</translation>
        </message>
        <message>
            <source>All corners, each once</source>
            <translation>すべての頂点を一度ずつ</translation>
        </message>
        <message>
            <source>Closed line</source>
            <translation>閉じた線</translation>
        </message>
        <message>
            <source>The line ends where it began.</source>
            <translation>線は始まったところで終わります。</translation>
        </message>
        <message>
            <source>First and last are given</source>
            <translation>最初と最後は必ず表示</translation>
        </message>
        <message>
            <source>The first and last number, where they stand, are never called redundant.</source>
            <translation>最初と最後の数字があれば、不要とはみなしません。</translation>
        </message>
        <message>
            <source>Draw one line through all {n:,} corners of the graph, along its lines, each once, ending where it began.</source>
            <translation>グラフの {n:,} 個の頂点すべてを、グラフの線に沿って一度ずつ通り、始まったところで終わる一本の線を描きます。</translation>
        </message>
        <message>
            <source>Draw one line through all {n:,} corners of the graph, along its lines, each once.</source>
            <translation>グラフの {n:,} 個の頂点すべてを、グラフの線に沿って一度ずつ通る一本の線を描きます。</translation>
        </message>
        <message>
            <source>Follow the arrowheads.</source>
            <translation>矢じりの向きに進みます。</translation>
        </message>
        <message>
            <source>Each row stands for a variable: the line enters it at the name that is true. Each corner C1, C2 ... stands for a clause, and can only be visited from a row that makes it true.</source>
            <translation>各行は一つの変数を表し、線は真になる方の名前から行に入ります。頂点 C1、C2 … は節を表し、それを真にする行からだけ立ち寄れます。</translation>
        </message>
        <message>
            <source>A number says which corner of the line it is.</source>
            <translation>数字は、その頂点が線の何番目かを表します。</translation>
        </message>
        <message>
            <source>The line uses each edge with a diamond.</source>
            <translation>線はひし形の付いた辺をすべて通ります。</translation>
        </message>
        <message>
            <source>It never uses an edge with a wall.</source>
            <translation>壁のある辺は通りません。</translation>
        </message>
        <message>
            <source>It follows each arrow.</source>
            <translation>矢印があればその向きに進みます。</translation>
        </message>
        <message>
            <source>A number on a line stands at one of its two ends.</source>
            <translation>線の上の数字は、その両端のどちらかに入ります。</translation>
        </message>
        <message>
            <source>A corner with a small circle holds an odd number.</source>
            <translation>小さな丸のある頂点には奇数が入ります。</translation>
        </message>
        <message>
            <source>A corner with a small square holds an even number.</source>
            <translation>小さな四角のある頂点には偶数が入ります。</translation>
        </message>
    </context>
    <context>
        <name>families.jump_maze</name>
        <message>
            <source>jump</source>
            <translation>ジャンプ</translation>
        </message>
        <message>
            <source>jumps</source>
            <translation>ジャンプ</translation>
        </message>
        <message>
            <source>Jump</source>
            <translation>ジャンプ</translation>
        </message>
        <message numerus="yes">
            <source>jumps</source>
            <extracomment>For one: jump</extracomment>
            <translation>
                <numerusform>個のジャンプ</numerusform>
            </translation>
        </message>
        <message>
            <source>start</source>
            <translation>スタート</translation>
        </message>
        <message>
            <source>starts</source>
            <translation>スタート</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>スタート</translation>
        </message>
        <message numerus="yes">
            <source>starts</source>
            <extracomment>For one: start</extracomment>
            <translation>
                <numerusform>個のスタート</numerusform>
            </translation>
        </message>
        <message>
            <source>target</source>
            <translation>ゴール</translation>
        </message>
        <message>
            <source>targets</source>
            <translation>ゴール</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>ゴール</translation>
        </message>
        <message numerus="yes">
            <source>targets</source>
            <extracomment>For one: target</extracomment>
            <translation>
                <numerusform>個のゴール</numerusform>
            </translation>
        </message>
        <message>
            <source>Jumps</source>
            <translation>ジャンプ</translation>
        </message>
        <message>
            <source>jumps of a maze's walk</source>
            <translation>迷路の道順のジャンプ数</translation>
        </message>
        <message>
            <source>any</source>
            <translation>任意</translation>
        </message>
        <message>
            <source>Other cells with numbers</source>
            <translation>ほかの数字マス</translation>
        </message>
        <message>
            <source>of mazes: the part of cells with a number</source>
            <translation>迷路: 数字のあるマスの割合</translation>
        </message>
        <message>
            <source>few</source>
            <translation>少し</translation>
        </message>
        <message>
            <source>half</source>
            <translation>半分</translation>
        </message>
        <message>
            <source>all</source>
            <translation>すべて</translation>
        </message>
        <message>
            <source>Only one walk adds up to zero</source>
            <translation>合計が 0 になる道順は一つだけ</translation>
        </message>
        <message>
            <source>of mazes: what the numbers visited add up to</source>
            <translation>迷路: 通った数字の合計</translation>
        </message>
        <message>
            <source>Walk</source>
            <translation>道順</translation>
        </message>
        <message>
            <source>A new walk</source>
            <translation>新しい道順</translation>
        </message>
        <message>
            <source>A walk at random, and numbers that lead astray.</source>
            <translation>無作為な道順と、惑わせる数字を作ります。</translation>
        </message>
        <message>
            <source>My walk</source>
            <translation>自分の道順</translation>
        </message>
        <message>
            <source>Numbers for your walk, and others that lead astray.</source>
            <translation>描いた道順に合う数字と、惑わせる数字を作ります。</translation>
        </message>
        <message>
            <source>Jump maze</source>
            <translation>ジャンプ迷路</translation>
        </message>
        <message>
            <source>Mark a start and a target to begin.</source>
            <translation>まずスタートとゴールを決めてください。</translation>
        </message>
        <message>
            <source>Jumps on squares</source>
            <translation>正方形でのジャンプ</translation>
        </message>
        <message>
            <source>Hex jump maze</source>
            <translation>六角ジャンプ迷路</translation>
        </message>
        <message>
            <source>Jumps on hexagons</source>
            <translation>六角形でのジャンプ</translation>
        </message>
        <message>
            <source>Sum of the values</source>
            <translation>値の合計</translation>
        </message>
        <message>
            <source>Empty: any walk to the target will do.</source>
            <translation>空欄ならどの道順でゴールに着いてもかまいません。</translation>
        </message>
        <message>
            <source>Count the start's value</source>
            <translation>スタートの値も数える</translation>
        </message>
        <message>
            <source>Else only cells jumped to count.</source>
            <translation>オフのときは飛び移ったマスだけを数えます。</translation>
        </message>
        <message>
            <source>In every walk</source>
            <translation>すべての道順で</translation>
        </message>
        <message>
            <source>A walk</source>
            <translation>道順の一つ</translation>
        </message>
        <message>
            <source>Jump from the start to the target. The number of a cell, without its sign, says how many cells the next jump goes along its row or column. Never land on a cell twice.</source>
            <translation>スタートからゴールまでジャンプで進みます。マスの数字は (符号を除いて)、そこから行または列に沿って何マス先へ飛ぶかを表します。同じマスに二度降りてはいけません。</translation>
        </message>
        <message>
            <source>Jump from the start to the target. The number of a cell, without its sign, says how many cells the next jump goes along a straight row. Never land on a cell twice.</source>
            <translation>スタートからゴールまでジャンプで進みます。マスの数字は (符号を除いて)、そこからまっすぐな列に沿って何マス先へ飛ぶかを表します。同じマスに二度降りてはいけません。</translation>
        </message>
        <message>
            <source>The numbers visited, with the start's, must add up to {total:,}.</source>
            <translation>通った数字の合計は、スタートの数字も含めて {total:,} になります。</translation>
        </message>
        <message>
            <source>The numbers visited, without the start's, must add up to {total:,}.</source>
            <translation>通った数字の合計は、スタートの数字を除いて {total:,} になります。</translation>
        </message>
        <message>
            <source>No jumps lead from the start to the target.</source>
            <translation>スタートからゴールへ行けるジャンプがありません。</translation>
        </message>
        <message>
            <source>The jump {value} at {where} leads nowhere.</source>
            <translation>{where} のジャンプ {value} はどこにも行けません。</translation>
        </message>
        <message>
            <source>nothing leads here</source>
            <translation>ここへ来るジャンプがありません</translation>
        </message>
        <message>
            <source>a jump of {jump} leads off the board on every side</source>
            <translation>{jump} のジャンプはどの方向でも盤面の外に出ます</translation>
        </message>
        <message numerus="yes">
            <source>leads to {cells:,} cells</source>
            <extracomment>For one: leads to 1 cell</extracomment>
            <translation>
                <numerusform>{cells:,} マスへ進めます</numerusform>
            </translation>
        </message>
        <message>
            <source>never to the target</source>
            <translation>ゴールへは行けません</translation>
        </message>
        <message numerus="yes">
            <source>One walk adds up to {total:,}, of {jumps:,} jumps.</source>
            <extracomment>For one: One walk adds up to {total:,}, of 1 jump.</extracomment>
            <translation>
                <numerusform>合計 {total:,} の道順は一つ、ジャンプは {jumps:,} 回です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>One walk, of {jumps:,} jumps.</source>
            <extracomment>For one: One walk, of 1 jump.</extracomment>
            <translation>
                <numerusform>道順は一つ、ジャンプは {jumps:,} 回です。</numerusform>
            </translation>
        </message>
        <message>
            <source>The jump 0 at {where} leads nowhere; only the target may hold 0.</source>
            <translation>{where} のジャンプ 0 はどこにも行けません。0 はゴールにだけ置けます。</translation>
        </message>
        <message>
            <source>The sum of the values should be a whole number.</source>
            <translation>値の合計は整数でなければなりません。</translation>
        </message>
    </context>
    <context>
        <name>families.jump_tour</name>
        <message>
            <source>Jump tour</source>
            <translation>ジャンプ巡回</translation>
        </message>
        <message>
            <source>Every square once, by jumps</source>
            <translation>ジャンプで全マスを一度ずつ</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>動き方</translation>
        </message>
        <message>
            <source>Where one may jump from a cell.</source>
            <translation>マスからどこへ飛べるか。</translation>
        </message>
        <message>
            <source>Closed tour</source>
            <translation>閉じた巡回</translation>
        </message>
        <message>
            <source>A last jump leads back to the first cell.</source>
            <translation>最後のジャンプで最初のマスに戻ります。</translation>
        </message>
        <message>
            <source>Write the numbers 1 to {n:,}, one in each cell, so that a jump leads from each number to the next.</source>
            <translation>数字 1 から {n:,} までを一マスに一つずつ入れ、どの数字からも一回のジャンプで次の数字へ行けるようにします。</translation>
        </message>
        <message>
            <source>A jump goes three cells along a row or column, or two diagonally.</source>
            <translation>ジャンプは行か列に沿って三マス、または斜めに二マス進みます。</translation>
        </message>
        <message>
            <source>{small} by {large}</source>
            <translation>{small} × {large}</translation>
        </message>
        <message>
            <source>A jump goes {moves} cells.</source>
            <translation>ジャンプは {moves} マス進みます。</translation>
        </message>
        <message>
            <source>{some} or {last}</source>
            <translation>{some} または {last}</translation>
        </message>
        <message>
            <source>From {n:,} a jump leads back to 1.</source>
            <translation>{n:,} から一回のジャンプで 1 に戻ります。</translation>
        </message>
        <message>
            <source>Moves should be pairs of whole numbers: rows down, columns right.</source>
            <translation>動き方は、下への行数と右への列数という整数の組で書いてください。</translation>
        </message>
        <message>
            <source>There are no moves.</source>
            <translation>動き方がありません。</translation>
        </message>
        <message>
            <source>More than {most} moves are too many.</source>
            <translation>動き方は {most} 通りまでです。</translation>
        </message>
        <message>
            <source>The move 0, 0 leads nowhere.</source>
            <translation>動き 0, 0 はどこにも行けません。</translation>
        </message>
        <message>
            <source>The move {down}, {right} has no way back: {up}, {left} is missing.</source>
            <translation>動き {down}, {right} には戻る動きがありません: {up}, {left} が足りません。</translation>
        </message>
    </context>
    <context>
        <name>families.koburin</name>
        <message>
            <source>Count round corners</source>
            <translation>角のまわりも数える</translation>
        </message>
        <message>
            <source>A number counts the shaded cells at the corners of its cell, too.</source>
            <translation>数字は、そのマスの角で接する黒マスも数えます。</translation>
        </message>
        <message>
            <source>Koburin</source>
            <translation>コブリン</translation>
        </message>
        <message>
            <source>A loop round numbers of shaded cells</source>
            <translation>黒マスの数字をめぐるループ</translation>
        </message>
        <message>
            <source>Shade some of the empty cells and draw one closed line through the middles of all the others. It never crosses or touches itself, and it does not pass clues. Shaded cells do not touch by a side.</source>
            <translation>空いているマスのいくつかを黒く塗り、残りのすべてのマスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、ヒントのマスは通りません。黒マスは辺で隣り合いません。</translation>
        </message>
        <message>
            <source>A number says how many cells at its sides or corners are shaded.</source>
            <translation>数字は、辺または角で接するマスのうち黒マスの数を表します。</translation>
        </message>
        <message>
            <source>A number says how many cells at its sides are shaded.</source>
            <translation>数字は、辺で接するマスのうち黒マスの数を表します。</translation>
        </message>
        <message>
            <source>Shaded cells lie outside of the line.</source>
            <translation>黒マスは線の外側にあります。</translation>
        </message>
    </context>
    <context>
        <name>families.linesweeper</name>
        <message>
            <source>Linesweeper</source>
            <translation>ラインスイーパー</translation>
        </message>
        <message>
            <source>A loop round counted cells</source>
            <translation>数えたマスをめぐるループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes no number. A number says how many of the cells around it, at its sides and corners, the line passes.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、数字のマスは通りません。数字は、そのまわり (辺と角で接するマス) のうち線が通るマスの数を表します。</translation>
        </message>
    </context>
    <context>
        <name>families.masyu</name>
        <message>
            <source>Masyu</source>
            <translation>ましゅ</translation>
        </message>
        <message>
            <source>A loop through pearls</source>
            <translation>白丸と黒丸を通るループ</translation>
        </message>
        <message>
            <source>Hex Masyu</source>
            <translation>六角ましゅ</translation>
        </message>
        <message>
            <source>A loop through pearls on hexagons</source>
            <translation>六角形で白丸と黒丸を通るループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every pearl. On a black pearl it turns, and it goes straight through the cells before and after. On a white pearl it goes straight, and it turns in the cell before or after, or in both.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、すべての丸を通ります。黒丸では必ず曲がり、その前後のマスではまっすぐ進みます。白丸では必ずまっすぐ進み、その前後のマスの少なくとも一方で曲がります。</translation>
        </message>
        <message>
            <source>There is no room to turn on this pearl.</source>
            <translation>この丸では曲がる余地がありません。</translation>
        </message>
        <message>
            <source>There is no room to go straight on this pearl.</source>
            <translation>この丸ではまっすぐ進む余地がありません。</translation>
        </message>
        <message>
            <source>Two black pearls side by side are not joined: the line would go straight through both. Without this way one of them has no room to turn.</source>
            <translation>隣り合う二つの黒丸はつながりません。つながると、線はどちらの丸でもまっすぐ進むことになります。この道がないと、一方の丸では曲がる余地がありません。</translation>
        </message>
        <message>
            <source>Each way to pass one of these pearls bars every way to pass the other.</source>
            <translation>一方の丸の通り方は、どれも、もう一方の丸のすべての通り方を妨げます。</translation>
        </message>
    </context>
    <context>
        <name>families.mid_loop</name>
        <message>
            <source>circle on a border</source>
            <translation>境界線上の丸</translation>
        </message>
        <message>
            <source>circles on borders</source>
            <translation>境界線上の丸</translation>
        </message>
        <message>
            <source>On border</source>
            <translation>境界上</translation>
        </message>
        <message numerus="yes">
            <source>circles on borders</source>
            <extracomment>For one: circle on a border</extracomment>
            <translation>
                <numerusform>個の境界線上の丸</numerusform>
            </translation>
        </message>
        <message>
            <source>Mid-loop</source>
            <translation>ミッドループ</translation>
        </message>
        <message>
            <source>A loop with circles in its middles</source>
            <translation>丸が直線の真ん中になるループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself. It passes every circle, and each circle is the exact middle of the straight part of the line that it lies on.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりしません。すべての丸を通り、どの丸も、それがのっている直線部分のちょうど真ん中になります。</translation>
        </message>
    </context>
    <context>
        <name>families.moon_or_sun</name>
        <message>
            <source>Moon or Sun</source>
            <translation>月か太陽</translation>
        </message>
        <message>
            <source>A loop by suns and moons in turn</source>
            <translation>太陽と月を交互に通るループ</translation>
        </message>
        <message>
            <source>Hex Moon or Sun</source>
            <translation>六角 月か太陽</translation>
        </message>
        <message>
            <source>A loop by suns and moons in turn on hexagons</source>
            <translation>六角形で太陽と月を交互に通るループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes through every region exactly once. In a region it passes all suns (white) and no moon (black), or all moons and no sun, and at least one of them. Where it goes from one region to the next it changes from suns to moons or from moons to suns.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、どの領域もちょうど一度ずつ通ります。各領域では、太陽 (白) をすべて通って月 (黒) は通らないか、月をすべて通って太陽は通らないかのどちらかで、少なくとも一つは通ります。次の領域に入るときは、太陽から月へ、または月から太陽へ変わります。</translation>
        </message>
        <message>
            <source>Where the line goes from one region to the next it changes from suns to moons or from moons to suns.</source>
            <translation>線は次の領域に入るとき、太陽から月へ、または月から太陽へ変わります。</translation>
        </message>
        <message>
            <source>Both regions hold only suns, so the line does not go from one to the other.</source>
            <translation>どちらの領域にも太陽しかないので、線は一方から他方へは進みません。</translation>
        </message>
        <message>
            <source>Both regions hold only moons, so the line does not go from one to the other.</source>
            <translation>どちらの領域にも月しかないので、線は一方から他方へは進みません。</translation>
        </message>
        <message>
            <source>In this region the line passes all suns and no moon, or all moons and no sun.</source>
            <translation>この領域では、線は太陽をすべて通って月を通らないか、月をすべて通って太陽を通らないかのどちらかです。</translation>
        </message>
        <message>
            <source>This region holds only suns, so the line passes all of them.</source>
            <translation>この領域には太陽しかないので、線はそのすべてを通ります。</translation>
        </message>
        <message>
            <source>This region holds only moons, so the line passes all of them.</source>
            <translation>この領域には月しかないので、線はそのすべてを通ります。</translation>
        </message>
    </context>
    <context>
        <name>families.number_path</name>
        <message>
            <source>diamond</source>
            <translation>ひし形</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>ひし形</translation>
        </message>
        <message numerus="yes">
            <source>diamonds</source>
            <extracomment>For one: diamond</extracomment>
            <translation>
                <numerusform>個のひし形</numerusform>
            </translation>
        </message>
        <message>
            <source>arrow</source>
            <translation>矢印</translation>
        </message>
        <message>
            <source>arrows</source>
            <translation>矢印</translation>
        </message>
        <message>
            <source>Arrow</source>
            <translation>矢印</translation>
        </message>
        <message numerus="yes">
            <source>arrows</source>
            <extracomment>For one: arrow</extracomment>
            <translation>
                <numerusform>個の矢印</numerusform>
            </translation>
        </message>
        <message>
            <source>open number</source>
            <translation>未定の数字</translation>
        </message>
        <message>
            <source>open numbers</source>
            <translation>未定の数字</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>未定</translation>
        </message>
        <message numerus="yes">
            <source>open numbers</source>
            <extracomment>For one: open number</extracomment>
            <translation>
                <numerusform>個の未定の数字</numerusform>
            </translation>
        </message>
        <message>
            <source>odd or even mark</source>
            <translation>奇数・偶数の印</translation>
        </message>
        <message>
            <source>odd or even marks</source>
            <translation>奇数・偶数の印</translation>
        </message>
        <message>
            <source>Odd/even</source>
            <translation>奇数・偶数</translation>
        </message>
        <message>
            <source>even</source>
            <translation>偶数</translation>
        </message>
        <message>
            <source>odd</source>
            <translation>奇数</translation>
        </message>
        <message>
            <source>even mark</source>
            <translation>偶数の印</translation>
        </message>
        <message>
            <source>odd mark</source>
            <translation>奇数の印</translation>
        </message>
        <message numerus="yes">
            <source>odd or even marks</source>
            <extracomment>For one: odd or even mark</extracomment>
            <translation>
                <numerusform>個の奇数・偶数の印</numerusform>
            </translation>
        </message>
        <message>
            <source>Number path</source>
            <translation>数字つなぎ</translation>
        </message>
        <message>
            <source>Rikudo</source>
            <translation>Rikudo</translation>
        </message>
        <message>
            <source>Numbers on hexagons</source>
            <translation>六角形の数字つなぎ</translation>
        </message>
        <message>
            <source>Numbers on squares</source>
            <translation>正方形の数字つなぎ</translation>
        </message>
        <message>
            <source>King's path</source>
            <translation>王様の道</translation>
        </message>
        <message>
            <source>Numbers, also diagonally</source>
            <translation>斜めにもつながる数字</translation>
        </message>
        <message>
            <source>The last number touches the first.</source>
            <translation>最後の数字は最初の数字と隣り合います。</translation>
        </message>
        <message>
            <source>Write the numbers 1 to {n:,}, one in each cell, so that each number touches the next.</source>
            <translation>数字 1 から {n:,} までを一マスに一つずつ入れ、どの数字も次の数字と隣り合うようにします。</translation>
        </message>
        <message>
            <source>The last number, {n:,}, touches 1 again.</source>
            <translation>最後の数字 {n:,} は 1 と隣り合います。</translation>
        </message>
        <message>
            <source>Cells touch by sides and by corners.</source>
            <translation>マスは辺でも角でも隣り合います。</translation>
        </message>
        <message>
            <source>Where a diamond joins two cells, their numbers follow each other.</source>
            <translation>ひし形でつながれた二マスには、続いた数字が入ります。</translation>
        </message>
        <message>
            <source>Where a wall parts two cells, their numbers do not follow each other.</source>
            <translation>壁で隔てられた二マスには、続いた数字は入りません。</translation>
        </message>
        <message>
            <source>An arrow leads from a cell to the cell with the next number.</source>
            <translation>矢印は、次の数字のマスを指します。</translation>
        </message>
        <message>
            <source>A cell with a small circle holds an odd number.</source>
            <translation>小さな丸のあるマスには奇数が入ります。</translation>
        </message>
        <message>
            <source>A cell with a small square holds an even number.</source>
            <translation>小さな四角のあるマスには偶数が入ります。</translation>
        </message>
        <message>
            <source>A number on a border stands in one of the two cells beside it.</source>
            <translation>境界線上の数字は、その両側のマスのどちらかに入ります。</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} lie in parts of the board that do not touch.</source>
            <translation>{low:,} と {high:,} は、互いに接していない部分にあります。</translation>
        </message>
        <message numerus="yes">
            <source>{low:,} and {high:,} are {gap:,} steps apart, but the shortest way between them takes {steps:,}.</source>
            <extracomment>For one: {low:,} and {high:,} are one step apart, but the shortest way between them takes {steps:,}.</extracomment>
            <translation>
                <numerusform>{low:,} と {high:,} は {gap:,} 歩しか離れていないのに、最短でも {steps:,} 歩かかります。</numerusform>
            </translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the cell of {high:,} has the wrong colour for {gap:,} steps.</source>
            <translation>{low:,} と {high:,} は両立しません。市松模様では一歩ごとに色が変わるので、{gap:,} 歩先の {high:,} のマスは色が合いません。</translation>
        </message>
        <message>
            <source>Three diamonds meet at {place}, but the line passes a cell only once.</source>
            <translation>{place}に三つのひし形が集まっていますが、線は一つのマスを一度しか通りません。</translation>
        </message>
        <message>
            <source>The border at {where} has {first} and {second}: one will do.</source>
            <translation>{where} の境界線に {first} と {second} があります。一つで足ります。</translation>
        </message>
        <message>
            <source>{label:,} stands in a cell that is marked odd.</source>
            <translation>{label:,} が奇数の印のあるマスに入っています。</translation>
        </message>
        <message>
            <source>{label:,} stands in a cell that is marked even.</source>
            <translation>{label:,} が偶数の印のあるマスに入っています。</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} follow each other, but a wall parts them.</source>
            <translation>{low:,} と {high:,} は続いていますが、壁で隔てられています。</translation>
        </message>
        <message>
            <source>Two arrows lead from {place}, but the line passes a cell only once.</source>
            <translation>{place}から二つの矢印が出ていますが、線は一つのマスを一度しか通りません。</translation>
        </message>
        <message>
            <source>Two arrows lead to {place}, but the line passes a cell only once.</source>
            <translation>{place}に二つの矢印が入っていますが、線は一つのマスを一度しか通りません。</translation>
        </message>
    </context>
    <context>
        <name>families.one_stroke</name>
        <message>
            <source>end</source>
            <translation>端</translation>
        </message>
        <message>
            <source>ends</source>
            <translation>端</translation>
        </message>
        <message>
            <source>End</source>
            <translation>端</translation>
        </message>
        <message numerus="yes">
            <source>ends</source>
            <extracomment>For one: end</extracomment>
            <translation>
                <numerusform>個の端</numerusform>
            </translation>
        </message>
        <message>
            <source>Lines, about</source>
            <translation>線の数 (およそ)</translation>
        </message>
        <message>
            <source>lines of a figure</source>
            <translation>図形の線の数</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>図形</translation>
        </message>
        <message>
            <source>A new figure</source>
            <translation>新しい図形</translation>
        </message>
        <message>
            <source>It takes the place of the drawing.</source>
            <translation>今の図と置き換わります。</translation>
        </message>
        <message>
            <source>One stroke</source>
            <translation>一筆書き</translation>
        </message>
        <message>
            <source>All lines, none of them twice</source>
            <translation>すべての線を一度ずつ</translation>
        </message>
        <message>
            <source>Lines that would help</source>
            <translation>足すとよい線</translation>
        </message>
        <message>
            <source>One drawing</source>
            <translation>描き方の一つ</translation>
        </message>
        <message>
            <source>Draw all lines without lifting the pen, and none of them twice.</source>
            <translation>ペンを離さずに、すべての線を一度ずつ描きます。</translation>
        </message>
        <message>
            <source>Begin at the corner with one ring.</source>
            <translation>一重の輪がある頂点から始めます。</translation>
        </message>
        <message>
            <source>End at the corner with two rings.</source>
            <translation>二重の輪がある頂点で終わります。</translation>
        </message>
        <message>
            <source>Lines that lead one way only are not drawn in one stroke here.</source>
            <translation>一方通行の線は、ここでは一筆書きできません。</translation>
        </message>
        <message numerus="yes">
            <source>{lines:,} lines to draw in one stroke, from any corner.</source>
            <extracomment>For one: 1 line to draw in one stroke, from any corner.</extracomment>
            <translation>
                <numerusform>{lines:,} 本の線を、どの頂点からでも一筆書きできます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{lines:,} lines to draw in one stroke, from one odd corner to the other.</source>
            <extracomment>For one: 1 line to draw in one stroke, from one odd corner to the other.</extracomment>
            <translation>
                <numerusform>{lines:,} 本の線を、奇点から奇点へ一筆書きできます。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.ordered_path</name>
        <message>
            <source>My clues</source>
            <translation>自分のヒント</translation>
        </message>
        <message>
            <source>Your numbers keep their order; others come between them until there is one solution.</source>
            <translation>数字の順序はそのままで、解が1つになるまで間に数字が加わります。</translation>
        </message>
        <message>
            <source>Ordered path</source>
            <translation>順序付き経路</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ...</source>
            <translation>1、2、3 … の順に通る線</translation>
        </message>
        <message>
            <source>Hex ordered path</source>
            <translation>六角順序付き経路</translation>
        </message>
        <message>
            <source>A line that meets 1, 2, 3 ... on hexagons</source>
            <translation>六角形で 1、2、3 … の順に通る線</translation>
        </message>
        <message>
            <source>Draw one line through all cells, each once, from cell to touching cell.</source>
            <translation>隣のマスへと進み、すべてのマスを一度ずつ通る一本の線を描きます。</translation>
        </message>
        <message>
            <source>It starts on 1, meets the numbers in their order and ends on the highest.</source>
            <translation>1 から始まり、数字を順に通って、最大の数字で終わります。</translation>
        </message>
        <message>
            <source>It starts on 1.</source>
            <translation>1 から始まります。</translation>
        </message>
        <message>
            <source>It meets the numbers in their order and ends on the highest.</source>
            <translation>数字を順に通って、最大の数字で終わります。</translation>
        </message>
        <message>
            <source>It crosses no wall.</source>
            <translation>壁は越えません。</translation>
        </message>
        <message>
            <source>There is no 1, so the line may start anywhere.</source>
            <translation>1 がないので、線はどこから始めてもかまいません。</translation>
        </message>
        <message>
            <source>There is no {missing:,}; the line goes on to the next number there is.</source>
            <translation>{missing:,} がありません。線はその次にある数字へ進みます。</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the two ends of a line through {cells:,} cells have different colours, but these have the same.</source>
            <translation>{low:,} と {high:,} は両立しません。市松模様では一歩ごとに色が変わるので、{cells:,} マスを通る線の両端は異なる色になりますが、これらは同じ色です。</translation>
        </message>
        <message>
            <source>{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the two ends of a line through {cells:,} cells have the same colour, but these have not.</source>
            <translation>{low:,} と {high:,} は両立しません。市松模様では一歩ごとに色が変わるので、{cells:,} マスを通る線の両端は同じ色になりますが、これらは異なる色です。</translation>
        </message>
    </context>
    <context>
        <name>families.region_loop</name>
        <message>
            <source>The region has only {cells} cells.</source>
            <translation>その領域には{cells}マスしかありません。</translation>
        </message>
        <message>
            <source>The numbers are in one region, and differ.</source>
            <translation>同じ領域に異なる数字があります。</translation>
        </message>
    </context>
    <context>
        <name>families.regional_yajilin</name>
        <message>
            <source>Regional Yajilin</source>
            <translation>領域ヤジリン</translation>
        </message>
        <message>
            <source>A loop beside shaded cells in regions</source>
            <translation>領域の黒マスのわきを通るループ</translation>
        </message>
        <message>
            <source>Shade some cells and draw one closed line through the middles of all the others. It never crosses or touches itself. Shaded cells do not touch by a side. A number says how many cells of its region are shaded.</source>
            <translation>マスのいくつかを黒く塗り、残りのすべてのマスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりしません。黒マスは辺で隣り合いません。数字は、その領域の黒マスの数を表します。</translation>
        </message>
    </context>
    <context>
        <name>families.regions</name>
        <message>
            <source>border</source>
            <translation>境界線</translation>
        </message>
        <message>
            <source>borders</source>
            <translation>境界線</translation>
        </message>
        <message>
            <source>Border</source>
            <translation>境界線</translation>
        </message>
        <message numerus="yes">
            <source>borders</source>
            <extracomment>For one: border</extracomment>
            <translation>
                <numerusform>本の境界線</numerusform>
            </translation>
        </message>
        <message>
            <source>One region has two numbers: at {first} and at {second}.</source>
            <translation>一つの領域に数字が二つあります: {first} と {second}。</translation>
        </message>
        <message numerus="yes">
            <source>{borders:,} borders have the same region on both sides, so they say nothing.</source>
            <extracomment>For one: One border has the same region on both sides, so it says nothing.</extracomment>
            <translation>
                <numerusform>{borders:,} 本の境界線は両側が同じ領域なので、意味がありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n:,} regions.</source>
            <extracomment>For one: 1 region.</extracomment>
            <translation>
                <numerusform>領域は {n:,} 個です。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.shading</name>
        <message>
            <source>Shaded cells outside</source>
            <translation>黒マスは外側</translation>
        </message>
        <message>
            <source>All shaded cells lie outside of the line.</source>
            <translation>すべての黒マスは線の外側にあります。</translation>
        </message>
        <message>
            <source>Clues in boxes</source>
            <translation>枠で囲むヒント</translation>
        </message>
        <message>
            <source>On puzz.edge clues stand in grey boxes, without “?”.</source>
            <translation>puzz.edge では、ヒントは灰色の枠の中にあり、「?」は付きません。</translation>
        </message>
    </context>
    <context>
        <name>families.sheep_wolf_slitherlink</name>
        <message>
            <source>animal</source>
            <translation>動物</translation>
        </message>
        <message>
            <source>animals</source>
            <translation>動物</translation>
        </message>
        <message>
            <source>Animal</source>
            <translation>動物</translation>
        </message>
        <message>
            <source>sheep</source>
            <translation>ヒツジ</translation>
        </message>
        <message>
            <source>wolf</source>
            <translation>オオカミ</translation>
        </message>
        <message numerus="yes">
            <source>animals</source>
            <extracomment>For one: animal</extracomment>
            <translation>
                <numerusform>匹の動物</numerusform>
            </translation>
        </message>
        <message>
            <source>Sheep-Wolf Slitherlink</source>
            <translation>ヒツジとオオカミ・スリザーリンク</translation>
        </message>
        <message>
            <source>A fence between sheep and wolves</source>
            <translation>ヒツジとオオカミを分ける柵</translation>
        </message>
        <message>
            <source>Hex Sheep-Wolf Slitherlink</source>
            <translation>六角ヒツジとオオカミ・スリザーリンク</translation>
        </message>
        <message>
            <source>A fence between sheep and wolves on hexagons</source>
            <translation>六角形でヒツジとオオカミを分ける柵</translation>
        </message>
        <message>
            <source>All sheep lie inside of the line, all wolves outside.</source>
            <translation>ヒツジはすべて線の内側、オオカミはすべて外側にいます。</translation>
        </message>
    </context>
    <context>
        <name>families.shingoki</name>
        <message>
            <source>Shingoki</source>
            <translation>信号機</translation>
        </message>
        <message>
            <source>A loop with signals</source>
            <translation>信号を通るループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle: straight through white ones, with a turn on black ones, either way on grey ones.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、すべての丸を通ります。白丸ではまっすぐ進み、黒丸では曲がり、灰色の丸ではどちらでもかまいません。</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It never crosses or touches itself, and it passes every circle: straight through white ones, with a turn on black ones.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は交差したり接したりせず、すべての丸を通ります。白丸ではまっすぐ進み、黒丸では曲がります。</translation>
        </message>
        <message>
            <source>A number is the length of both straight parts of the line that meet at it, together, from middle to middle.</source>
            <translation>数字は、そこから両方向に伸びる直線部分の長さの合計を、マスの中央から中央までで表します。</translation>
        </message>
    </context>
    <context>
        <name>families.simple_loop</name>
        <message>
            <source>Simple Loop</source>
            <translation>シンプルループ</translation>
        </message>
        <message>
            <source>A loop through all open cells</source>
            <translation>すべての空きマスを通るループ</translation>
        </message>
        <message>
            <source>Draw one closed line through the middles of cells. It passes through every cell that is not blocked, and never crosses or touches itself.</source>
            <translation>マスの中央を通る一つの輪っかを線で描きます。線は通れないマス以外のすべてのマスを通り、交差したり接したりしません。</translation>
        </message>
    </context>
    <context>
        <name>families.slitherlink</name>
        <message>
            <source>clue</source>
            <translation>ヒント</translation>
        </message>
        <message>
            <source>clues</source>
            <translation>ヒント</translation>
        </message>
        <message>
            <source>Clue</source>
            <translation>ヒント</translation>
        </message>
        <message numerus="yes">
            <source>clues</source>
            <extracomment>For one: clue</extracomment>
            <translation>
                <numerusform>個のヒント</numerusform>
            </translation>
        </message>
        <message>
            <source>Slitherlink</source>
            <translation>スリザーリンク</translation>
        </message>
        <message>
            <source>A loop round the clues</source>
            <translation>ヒントをめぐるループ</translation>
        </message>
        <message>
            <source>Hex Slitherlink</source>
            <translation>六角スリザーリンク</translation>
        </message>
        <message>
            <source>A loop on hexagons</source>
            <translation>六角形のループ</translation>
        </message>
        <message>
            <source>Through every corner</source>
            <translation>全頂点を通る</translation>
        </message>
        <message>
            <source>The line passes through every corner of the board.</source>
            <translation>線は盤面のすべての頂点を通ります。</translation>
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many sides of its cell the line uses.</source>
            <translation>マスの辺に沿って一つの輪っかを線で描きます。線は交差したり接したりしません。数字は、そのマスの辺のうち線になるものの数を表します。</translation>
        </message>
        <message>
            <source>The line passes through every corner.</source>
            <translation>線はすべての頂点を通ります。</translation>
        </message>
        <message>
            <source>Two cells with {sides} would be two loops, and there is only one.</source>
            <translation>{sides} のマスが二つあるとループが二つになりますが、ループは一つだけです。</translation>
        </message>
        <message>
            <source>Two cells with {first} and {second} would be two loops, and there is only one.</source>
            <translation>{first} と {second} のマスがあるとループが二つになりますが、ループは一つだけです。</translation>
        </message>
        <message>
            <source>0 and {full} share a side that would have to be drawn and left empty.</source>
            <translation>0 と {full} が辺を共有していて、その辺は引くことも引かないこともできません。</translation>
        </message>
        <message numerus="yes">
            <source>However the sides of these cells are drawn, the line would end or branch at a corner.</source>
            <extracomment>For one: However its sides are drawn, the line would end or branch at a corner.</extracomment>
            <translation>
                <numerusform>これらのマスの辺をどう引いても、線が頂点で途切れるか枝分かれします。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>families.template</name>
        <message>
            <source>mark</source>
            <translation>印</translation>
        </message>
        <message>
            <source>marks</source>
            <translation>印</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>印</translation>
        </message>
        <message numerus="yes">
            <source>marks</source>
            <extracomment>For one: mark</extracomment>
            <translation>
                <numerusform>個の印</numerusform>
            </translation>
        </message>
        <message>
            <source>Round trip</source>
            <translation>周遊</translation>
        </message>
        <message>
            <source>A loop through all squares</source>
            <translation>すべての正方形を通るループ</translation>
        </message>
        <message>
            <source>Hex round trip</source>
            <translation>六角周遊</translation>
        </message>
        <message>
            <source>A loop through all hexagons</source>
            <translation>すべての六角形を通るループ</translation>
        </message>
        <message>
            <source>Draw one closed line through all cells. Where a mark joins two cells, it passes.</source>
            <translation>すべてのマスを通る一つの輪っかを線で描きます。印でつながれた二マスの間は必ず通ります。</translation>
        </message>
    </context>
    <context>
        <name>families.touch_slitherlink</name>
        <message>
            <source>Touch Slitherlink</source>
            <translation>タッチスリザーリンク</translation>
        </message>
        <message>
            <source>A loop that comes to cells so often</source>
            <translation>各マスに決まった回数触れるループ</translation>
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many times the line comes to its cell, along sides or at a corner alone.</source>
            <translation>マスの辺に沿って一つの輪っかを線で描きます。線は交差したり接したりしません。数字は、線がそのマスに (辺に沿って、または角だけで) 何回触れるかを表します。</translation>
        </message>
    </context>
    <context>
        <name>families.vertex_slitherlink</name>
        <message>
            <source>Vertex Slitherlink</source>
            <translation>頂点スリザーリンク</translation>
        </message>
        <message>
            <source>A loop over counted corners</source>
            <translation>頂点を数えるループ</translation>
        </message>
        <message>
            <source>Hex Vertex Slitherlink</source>
            <translation>六角頂点スリザーリンク</translation>
        </message>
        <message>
            <source>A loop over counted corners of hexagons</source>
            <translation>六角形の頂点を数えるループ</translation>
        </message>
        <message>
            <source>Draw one closed line along the sides of the cells. It never crosses or touches itself. A number says how many corners of its cell the line visits.</source>
            <translation>マスの辺に沿って一つの輪っかを線で描きます。線は交差したり接したりしません。数字は、そのマスの角のうち線が通るものの数を表します。</translation>
        </message>
    </context>
    <context>
        <name>families.yajilin</name>
        <message>
            <source>Yajilin</source>
            <translation>ヤジリン</translation>
        </message>
        <message>
            <source>A loop beside shaded cells</source>
            <translation>黒マスのわきを通るループ</translation>
        </message>
        <message>
            <source>A number says how many cells are shaded where its arrow points.</source>
            <translation>数字は、矢印の方向にある黒マスの数を表します。</translation>
        </message>
    </context>
    <context>
        <name>formats</name>
        <message>
            <source>{source} is neither a file nor a puzzle in a known form. For a board write {meant}.</source>
            <translation>{source} はファイルでも既知の形式のパズルでもありません。盤面は {meant} と書きます。</translation>
        </message>
        <message>
            <source>{source} is neither a file nor a puzzle in a known form.</source>
            <translation>{source} はファイルでも既知の形式のパズルでもありません。</translation>
        </message>
        <message>
            <source>No input is named: its name is empty.</source>
            <translation>入力の名前が空です。</translation>
        </message>
        <message>
            <source>There is no .puzzle file in the folder {where}.</source>
            <translation>フォルダー {where} に .puzzle ファイルがありません。</translation>
        </message>
        <message>
            <source>There is no file {path}.</source>
            <translation>ファイル {path} はありません。</translation>
        </message>
        <message>
            <source>{path} is a folder, not a file.</source>
            <translation>{path} はファイルではなくフォルダーです。</translation>
        </message>
        <message>
            <source>{path} could not be read: {reason}.</source>
            <translation>{path} を読み込めませんでした：{reason}。</translation>
        </message>
        <message>
            <source>This is no text in UTF-8.</source>
            <translation>UTF-8 のテキストではありません。</translation>
        </message>
        <message>
            <source>byte {n}</source>
            <translation>{n} バイト目</translation>
        </message>
        <message>
            <source>There is nothing in it.</source>
            <translation>中身がありません。</translation>
        </message>
        <message>
            <source>It begins with {stripped}, like none of: {known}.</source>
            <translation>先頭が {stripped} で、次のどの形式とも異なります：{known}。</translation>
        </message>
        <message>
            <source>This is larger than {size}, which no puzzle needs.</source>
            <translation>{size} を超えています。これほど大きなパズルはありません。</translation>
        </message>
        <message>
            <source>The format of {name} is not known; endings are {known}.</source>
            <translation>{name} の形式は不明です。使える拡張子は {known} です。</translation>
        </message>
        <message>
            <source>{name} is read, but not written.</source>
            <translation>{name} は読み込みのみで、書き出しはできません。</translation>
        </message>
        <message>
            <source>{name} is no picture; svg, png and pdf are.</source>
            <translation>{name} は画像ではありません。画像は svg、png、pdf です。</translation>
        </message>
    </context>
    <context>
        <name>formats.animation</name>
        <message>
            <source>An animation is a .gif, .png (APNG) or .html file.</source>
            <translation>アニメーションのファイルは .gif、.png（APNG）、.html です。</translation>
        </message>
        <message>
            <source>There is no step to show.</source>
            <translation>表示できる手順がありません。</translation>
        </message>
        <message>
            <source>An animation can be {narrowest} to {widest:,} pixels wide, not {pixels:,}.</source>
            <translation>アニメーションの幅は {narrowest}～{widest:,} ピクセルです（指定は {pixels:,}）。</translation>
        </message>
        <message>
            <source>A picture can stay for {longest:,} ms here, and no longer.</source>
            <translation>ここで一枚の画像を表示できるのは {longest:,} ms までです。</translation>
        </message>
    </context>
    <context>
        <name>formats.board_text</name>
        <message>
            <source>number of rings</source>
            <translation>輪の数</translation>
        </message>
        <message>
            <source>A ring of no cells is no board.</source>
            <translation>マスのない輪は盤面になりません。</translation>
        </message>
        <message>
            <source>Rows times columns are at most {most:,} here.</source>
            <translation>ここでは行×列は最大 {most:,} です。</translation>
        </message>
        <message>
            <source>The address {address} is too short for so large a patch.</source>
            <translation>アドレス {address} はこの大きさの範囲には短すぎます。</translation>
        </message>
        <message>
            <source>There is no such patch.</source>
            <translation>そのような部分はありません。</translation>
        </message>
        <message>
            <source>The patch at {address} is not known.</source>
            <translation>{address} の部分は不明です。</translation>
        </message>
        <message>
            <source>So few rows and columns have no cells.</source>
            <translation>行と列が少なすぎて、マスがありません。</translation>
        </message>
        <message>
            <source>{cells:,} cells are too many; {max_cells:,} are possible.</source>
            <translation>{cells:,} マスは多すぎます。上限は {max_cells:,} です。</translation>
        </message>
        <message>
            <source>The board {text} is not understood; forms are {forms}.</source>
            <translation>盤面 {text} を解釈できません。書き方は {forms} です。</translation>
        </message>
    </context>
    <context>
        <name>formats.booklet</name>
        <message>
            <source>not graded</source>
            <translation>評価なし</translation>
        </message>
        <message>
            <source>Grandmaster {time}</source>
            <translation>名人 {time}</translation>
        </message>
        <message>
            <source>master {time}</source>
            <translation>達人 {time}</translation>
        </message>
        <message>
            <source>expert {time}</source>
            <translation>上級者 {time}</translation>
        </message>
        <message>
            <source>Answer: page {page}</source>
            <translation>解答: {page} ページ</translation>
        </message>
        <message>
            <source>Hint: page {page}</source>
            <translation>手がかり: {page} ページ</translation>
        </message>
        <message>
            <source>The trim size is one of {trims}.</source>
            <translation>仕上がりサイズは {trims} のいずれかです。</translation>
        </message>
        <message>
            <source>A page holds {grids} puzzles.</source>
            <translation>1ページに載せられるパズルの数は {grids} です。</translation>
        </message>
        <message>
            <source>The bleed is 0 to {mm:g} mm wide.</source>
            <translation>裁ち落としの幅は 0～{mm:g} mm です。</translation>
        </message>
        <message>
            <source>The gutter is 0 to {mm:g} mm wide.</source>
            <translation>のどの幅は 0～{mm:g} mm です。</translation>
        </message>
        <message>
            <source>There is no puzzle for the booklet.</source>
            <translation>冊子に載せるパズルがありません。</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>目次</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>ルール</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>手がかり</translation>
        </message>
        <message>
            <source>Answers</source>
            <translation>解答</translation>
        </message>
        <message numerus="yes">
            <source>{count:,} puzzles: {kinds}</source>
            <extracomment>For one: {count:,} puzzle: {kinds}</extracomment>
            <translation>
                <numerusform>{count:,} 問: {kinds}</numerusform>
            </translation>
        </message>
        <message>
            <source>Time</source>
            <translation>時間</translation>
        </message>
    </context>
    <context>
        <name>formats.booklet_file</name>
        <message>
            <source>The booklet is a file of more than {most_bytes} MB.</source>
            <translation>冊子のファイルが {most_bytes} MB を超えています。</translation>
        </message>
        <message>
            <source>The booklet is spoilt and could not be read.</source>
            <translation>冊子が壊れていて読み込めませんでした。</translation>
        </message>
        <message>
            <source>This is no booklet.</source>
            <translation>冊子ではありません。</translation>
        </message>
        <message>
            <source>The version should be a whole number from 1, not {version}.</source>
            <translation>version は1以上の整数のはずですが、{version} です。</translation>
        </message>
        <message>
            <source>The booklet is of a newer version of this program.</source>
            <translation>この冊子は新しいバージョンで作られています。</translation>
        </message>
        <message>
            <source>A booklet has 1 to {most_puzzles:,} puzzles.</source>
            <translation>冊子のパズルは 1～{most_puzzles:,} 問です。</translation>
        </message>
        <message>
            <source>The looks of the booklet are missing.</source>
            <translation>冊子の体裁の指定がありません。</translation>
        </message>
        <message>
            <source>This is not what it should be.</source>
            <translation>正しい値ではありません。</translation>
        </message>
    </context>
    <context>
        <name>formats.booklet_rules</name>
        <message numerus="yes">
            <source>Puzzles {numbers}</source>
            <extracomment>For one: Puzzle {numbers}</extracomment>
            <translation>
                <numerusform>パズル {numbers}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Puzzles {numbers}: {rules}</source>
            <extracomment>For one: Puzzle {numbers}: {rules}</extracomment>
            <translation>
                <numerusform>パズル {numbers}：{rules}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>formats.cell_codes</name>
        <message>
            <source>cells</source>
            <translation>マス</translation>
        </message>
        <message>
            <source>character {number} of the {places}</source>
            <translation>{places}の {number} 文字目</translation>
        </message>
        <message>
            <source>The {places} go on after the last of {whole:,}.</source>
            <translation>{places}が、最後（{whole:,}）の後にも続いています。</translation>
        </message>
        <message>
            <source>{body} begins no clue.</source>
            <translation>{body} で始まるヒントはありません。</translation>
        </message>
        <message>
            <source>The gap reaches past the last of {whole:,} {places}.</source>
            <translation>空きが最後（{places} {whole:,}）を超えています。</translation>
        </message>
        <message>
            <source>The address holds {place:,} {places}, the board has {whole:,}.</source>
            <translation>アドレスの{places}は {place:,}、盤面の{places}は {whole:,} です。</translation>
        </message>
        <message>
            <source>{letters:,} letters stand for {places:,} places, five each.</source>
            <translation>{places:,} か所に対して文字が {letters:,} 個あります（1文字で5か所）。</translation>
        </message>
        <message>
            <source>{letter} means no five places.</source>
            <translation>{letter} は5か所を表す文字ではありません。</translation>
        </message>
        <message>
            <source>{letter} means no cell.</source>
            <translation>{letter} はマスを表す文字ではありません。</translation>
        </message>
        <message>
            <source>{body:,} letters stand for the cells where {letters:,} should, one for three.</source>
            <translation>マスを表す文字は {letters:,} 個のはずですが {body:,} 個あります（1文字で3マス）。</translation>
        </message>
        <message>
            <source>{letter} means no three cells.</source>
            <translation>{letter} は3マスを表す文字ではありません。</translation>
        </message>
    </context>
    <context>
        <name>formats.clue_codes</name>
        <message>
            <source>The file ends too early.</source>
            <translation>ファイルが途中で終わっています。</translation>
        </message>
        <message>
            <source>{words:,} entries stand where {wide:,} should.</source>
            <translation>項目は {wide:,} 個のはずですが {words:,} 個あります。</translation>
        </message>
        <message>
            <source>{word} is no clue.</source>
            <translation>{word} はヒントではありません。</translation>
        </message>
        <message>
            <source>A number without an arrow counts nothing, so no line obeys it.</source>
            <translation>矢印のない数字は何も数えないので、どの線も条件を満たせません。</translation>
        </message>
        <message>
            <source>At puzz.link a “?” without an arrow is a wall and no more.</source>
            <translation>puzz.link では、矢印のない「?」はただの壁です。</translation>
        </message>
        <message>
            <source>At puzz.link a number stands in a circle, white or black.</source>
            <translation>puzz.link では、数字は白丸か黒丸の中に入ります。</translation>
        </message>
        <message>
            <source>A circle stands at a corner or off the board.</source>
            <translation>丸が頂点の上または盤面の外にあります。</translation>
        </message>
    </context>
    <context>
        <name>formats.cnf_puzzle</name>
        <message numerus="yes">
            <source>{left:,} of the clauses are true in any case and left out.</source>
            <extracomment>For one: {left:,} of the clauses is true in any case and left out.</extracomment>
            <translation>
                <numerusform>節のうち {left:,} 個は常に真なので省きました。</numerusform>
            </translation>
        </message>
        <message>
            <source>With this the board would have {nodes:,} corners and {edges:,} lines; {most_nodes:,} and {max_edges:,} are possible.</source>
            <translation>これでは盤面の頂点が {nodes:,}、線が {edges:,} になります。上限は {most_nodes:,} と {max_edges:,} です。</translation>
        </message>
        <message>
            <source>DIMACS formula</source>
            <translation>DIMACS の論理式</translation>
        </message>
    </context>
    <context>
        <name>formats.comparison</name>
        <message>
            <source>A comparison is written as {files}.</source>
            <translation>比較は {files} として書き出せます。</translation>
        </message>
        <message>
            <source>at least {count:,}</source>
            <translation>{count:,}以上</translation>
        </message>
    </context>
    <context>
        <name>formats.dimacs</name>
        <message>
            <source>The line “p cnf VARIABLES CLAUSES” is missing.</source>
            <translation>「p cnf VARIABLES CLAUSES」の行がありません。</translation>
        </message>
        <message>
            <source>The file says {said:,} clauses and has {clauses:,}.</source>
            <translation>ファイルには節が {said:,} 個とありますが、実際は {clauses:,} 個です。</translation>
        </message>
        <message>
            <source>The line “p cnf” stands twice.</source>
            <translation>「p cnf」の行が二つあります。</translation>
        </message>
        <message>
            <source>The line should be “p cnf VARIABLES CLAUSES”, not {words}.</source>
            <translation>この行は「p cnf VARIABLES CLAUSES」のはずですが、{words} です。</translation>
        </message>
        <message>
            <source>number of variables</source>
            <translation>変数の数</translation>
        </message>
        <message>
            <source>number of clauses</source>
            <translation>節の数</translation>
        </message>
        <message>
            <source>A literal should be a whole number, not {word}.</source>
            <translation>リテラルは整数のはずですが、{word} です。</translation>
        </message>
        <message>
            <source>{word} names none of the {variables:,} variables.</source>
            <translation>{word} は {variables:,} 個の変数のどれでもありません。</translation>
        </message>
    </context>
    <context>
        <name>formats.figure</name>
        <message>
            <source>A picture is written as {endings}, not as {ending}.</source>
            <translation>画像は {endings} として書き出せます。{ending} にはできません。</translation>
        </message>
    </context>
    <context>
        <name>formats.format</name>
        <message>
            <source>line {number}</source>
            <translation>{number} 行目</translation>
        </message>
        <message>
            <source>line {line:,}, column {column:,}</source>
            <translation>{line:,} 行 {column:,} 列</translation>
        </message>
        <message>
            <source>The {name} should be a number, not {text}.</source>
            <translation>{name}は数のはずですが、{text} です。</translation>
        </message>
        <message>
            <source>The {name} is {text}; {low:,} to {high:,} is possible.</source>
            <translation>{name}が {text} です。可能な範囲は {low:,}～{high:,} です。</translation>
        </message>
        <message>
            <source>The {name} is {value:,}; {low:,} to {high:,} is possible.</source>
            <translation>{name}が {value:,} です。可能な範囲は {low:,}～{high:,} です。</translation>
        </message>
    </context>
    <context>
        <name>formats.grid_text</name>
        <message>
            <source>number of rows</source>
            <translation>行数</translation>
        </message>
        <message>
            <source>number of columns</source>
            <translation>列数</translation>
        </message>
        <message>
            <source>{rows:,} rows of {columns:,} cells are too many; {max_cells:,} cells are possible.</source>
            <translation>{rows:,} 行 {columns:,} 列は大きすぎます。上限は {max_cells:,} マスです。</translation>
        </message>
        <message>
            <source>{name:capital} cannot hold such a puzzle: {genre:name}.</source>
            <translation>{name}ではこのパズルを表せません：{genre}。</translation>
        </message>
        <message>
            <source>The puzzle kind {name} is not read; {known} are.</source>
            <translation>パズルの種類 {name} は読み込めません。読み込めるのは {known} です。</translation>
        </message>
        <message>
            <source>{name:capital} holds full rectangles of squares only.</source>
            <translation>{name}で表せるのは、欠けのない長方形の盤面だけです。</translation>
        </message>
        <message>
            <source>{name:capital} cannot say that cells touch at their corners.</source>
            <translation>{name}では、マスが斜めに隣り合うことを表せません。</translation>
        </message>
        <message numerus="yes">
            <source>{count:,} clues without a number (“?”) were left out: the line may pass there as it likes.</source>
            <extracomment>For one: One clue without a number (“?”) was left out: the line may pass there as it likes.</extracomment>
            <translation>
                <numerusform>数字のないヒント（「?」）を {count:,} 個省きました。そこでは線は自由に通れます。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>formats.hcp</name>
        <message>
            <source>The type should be HCP, or DHCP, not {kind}.</source>
            <translation>TYPE は HCP か DHCP のはずですが、{kind} です。</translation>
        </message>
        <message>
            <source>Edges are read as EDGE_LIST or ADJ_LIST, not {way}.</source>
            <translation>辺は EDGE_LIST か ADJ_LIST として読み込みます。{way} は読めません。</translation>
        </message>
        <message>
            <source>The EDGE_DATA_SECTION is missing.</source>
            <translation>EDGE_DATA_SECTION がありません。</translation>
        </message>
        <message>
            <source>More than {most_edges:,} edges are too many.</source>
            <translation>辺は {most_edges:,} 本までです。</translation>
        </message>
        <message>
            <source>The fixed edge {u} {v} is not an edge.</source>
            <translation>固定された辺 {u} {v} はグラフの辺ではありません。</translation>
        </message>
        <message>
            <source>A place should be: node, x, y.</source>
            <translation>位置は「ノード x y」と書きます。</translation>
        </message>
        <message>
            <source>Only {found:,} of {size:,} nodes have a place.</source>
            <translation>位置があるのは {size:,} 個のノードのうち {found:,} 個だけです。</translation>
        </message>
        <message>
            <source>A coordinate should be a number, not {word}.</source>
            <translation>座標は数のはずですが、{word} です。</translation>
        </message>
        <message>
            <source>{text} is not understood.</source>
            <translation>{text} を解釈できません。</translation>
        </message>
        <message>
            <source>EOF is missing at the end: the file may be cut off.</source>
            <translation>末尾に EOF がありません。ファイルが途切れている可能性があります。</translation>
        </message>
        <message>
            <source>The DIMENSION is missing.</source>
            <translation>DIMENSION がありません。</translation>
        </message>
        <message>
            <source>DIMENSION</source>
            <translation>DIMENSION</translation>
        </message>
        <message>
            <source>{size:,} nodes are too many; {most:,} are possible.</source>
            <translation>{size:,} ノードは多すぎます。上限は {most:,} です。</translation>
        </message>
        <message>
            <source>node</source>
            <translation>ノード</translation>
        </message>
        <message>
            <source>An edge has only one node.</source>
            <translation>ノードが一つしかない辺があります。</translation>
        </message>
        <message>
            <source>An edge leads from node {u} to itself.</source>
            <translation>ノード {u} からそれ自身への辺があります。</translation>
        </message>
        <message>
            <source>Only lines through all nodes can be written.</source>
            <translation>書き出せるのは、すべてのノードを通る線だけです。</translation>
        </message>
    </context>
    <context>
        <name>formats.hcp_puzzle</name>
        <message>
            <source>Node {node:,} has no edge, so no line visits all nodes.</source>
            <translation>ノード {node:,} に辺がないため、すべてのノードを通る線はありません。</translation>
        </message>
        <message>
            <source>{nodes:,} nodes have no edge, so no line visits all nodes.</source>
            <translation>辺のないノードが {nodes:,} 個あるため、すべてのノードを通る線はありません。</translation>
        </message>
        <message>
            <source>A board without cells is no graph.</source>
            <translation>マスのない盤面はグラフになりません。</translation>
        </message>
        <message>
            <source>An HCP file says ends and edges that must be used, and no more: {lost:,} of the clues would be lost.</source>
            <translation>HCP ファイルで表せるのは両端と必ず通る辺だけです。ヒントのうち {lost:,} 個が失われます。</translation>
        </message>
        <message>
            <source>The numbers would come back as those of steps: {genre:name}.</source>
            <translation>数字が順番の番号として読み戻されてしまいます：{genre}。</translation>
        </message>
        <message>
            <source>TSPLIB graph</source>
            <translation>TSPLIB のグラフ</translation>
        </message>
    </context>
    <context>
        <name>formats.json_text</name>
        <message>
            <source>There are more lists in it than any puzzle needs.</source>
            <translation>リストが多すぎます。これほど必要なパズルはありません。</translation>
        </message>
        <message>
            <source>This is no valid JSON.</source>
            <translation>正しい JSON ではありません。</translation>
        </message>
        <message>
            <source>This is no valid JSON: {reason}.</source>
            <translation>正しい JSON ではありません：{reason}。</translation>
        </message>
        <message>
            <source>This JSON is nested too deeply to be a puzzle.</source>
            <translation>この JSON は入れ子が深すぎて、パズルとは考えられません。</translation>
        </message>
        <message>
            <source>This is nested too deeply.</source>
            <translation>入れ子が深すぎます。</translation>
        </message>
        <message>
            <source>The text holds half a character.</source>
            <translation>テキストに不完全な文字があります。</translation>
        </message>
        <message>
            <source>expecting value</source>
            <translation>値が必要です</translation>
        </message>
        <message>
            <source>expecting ',' delimiter</source>
            <translation>「,」が必要です</translation>
        </message>
        <message>
            <source>expecting ':' delimiter</source>
            <translation>「:」が必要です</translation>
        </message>
        <message>
            <source>expecting property name enclosed in double quotes</source>
            <translation>二重引用符で囲んだ名前が必要です</translation>
        </message>
        <message>
            <source>extra data</source>
            <translation>後ろに余分なデータがあります</translation>
        </message>
        <message>
            <source>illegal trailing comma before end of array</source>
            <translation>リストの終わりの前に余分なコンマがあります</translation>
        </message>
        <message>
            <source>illegal trailing comma before end of object</source>
            <translation>オブジェクトの終わりの前に余分なコンマがあります</translation>
        </message>
        <message>
            <source>invalid \escape</source>
            <translation>不正な \ エスケープです</translation>
        </message>
        <message>
            <source>invalid \uXXXX escape</source>
            <translation>不正な \uXXXX エスケープです</translation>
        </message>
        <message>
            <source>invalid control character</source>
            <translation>不正な制御文字</translation>
        </message>
        <message>
            <source>unterminated string</source>
            <translation>閉じられていない文字列</translation>
        </message>
        <message>
            <source>The key {key} stands twice in one object.</source>
            <translation>キー {key} が一つのオブジェクトに二つあります。</translation>
        </message>
        <message>
            <source>{name} is no number that a puzzle file may hold.</source>
            <translation>{name} はパズルファイルで使える数ではありません。</translation>
        </message>
        <message>
            <source>A number of {digits:,} digits is more than a puzzle file may hold.</source>
            <translation>{digits:,} 桁の数はパズルファイルには大きすぎます。</translation>
        </message>
        <message>
            <source>The number {digits} is more than a puzzle file may hold.</source>
            <translation>数 {digits} はパズルファイルには大きすぎます。</translation>
        </message>
    </context>
    <context>
        <name>formats.kudamono</name>
        <message>
            <source>A Kudamono link</source>
            <translation>Kudamono のリンク</translation>
        </message>
        <message>
            <source>The link is too large to open safely.</source>
            <translation>リンクが大きすぎて安全に開けません。</translation>
        </message>
        <message>
            <source>Kudamono links are supported for Hidato on squares only.</source>
            <translation>Kudamono のリンクは、正方形の Hidato だけに対応しています。</translation>
        </message>
        <message>
            <source>The symbols of the link are not readable.</source>
            <translation>リンクの記号を読み取れません。</translation>
        </message>
        <message>
            <source>The Kudamono link does not fit its board size.</source>
            <translation>Kudamono のリンクが盤面の大きさと合いません。</translation>
        </message>
        <message>
            <source>The link has symbols that a Hidato does not know.</source>
            <translation>リンクに Hidato にはない記号があります。</translation>
        </message>
        <message>
            <source>size</source>
            <translation>大きさ</translation>
        </message>
        <message>
            <source>width</source>
            <translation>幅</translation>
        </message>
        <message>
            <source>height</source>
            <translation>高さ</translation>
        </message>
        <message>
            <source>{name:capital} holds numbers and holes alone.</source>
            <translation>{name}で表せるのは数字と穴だけです。</translation>
        </message>
        <message>
            <source>Kudamono link</source>
            <translation>Kudamono のリンク</translation>
        </message>
    </context>
    <context>
        <name>formats.lesson</name>
        <message>
            <source>Made with Oneline Studio.</source>
            <translation>Oneline Studio で作成。</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>解答</translation>
        </message>
    </context>
    <context>
        <name>formats.loopy</name>
        <message>
            <source>A Loopy game ID</source>
            <translation>Loopy のゲーム ID</translation>
        </message>
        <message>
            <source>faces</source>
            <translation>面</translation>
        </message>
        <message>
            <source>This is no whole Loopy game ID: it is &lt;sizes&gt;t&lt;grid&gt;:&lt;faces&gt;.</source>
            <translation>Loopy のゲーム ID として不完全です。形式は &lt;サイズ&gt;t&lt;格子&gt;:&lt;面&gt; です。</translation>
        </message>
        <message>
            <source>This is a random seed, which only Loopy itself turns into a puzzle.</source>
            <translation>これは乱数の種で、パズルに変えられるのは Loopy だけです。</translation>
        </message>
        <message>
            <source>Loopy has no grid {grid}.</source>
            <translation>Loopy に格子 {grid} はありません。</translation>
        </message>
        <message>
            <source>The game ID lacks the description of the grid.</source>
            <translation>ゲーム ID に格子の記述がありません。</translation>
        </message>
        <message>
            <source>Loopy has no {noun} of the form {form}.</source>
            <translation>Loopy に形 {form} の{noun}はありません。</translation>
        </message>
        <message>
            <source>This is a saved game of {game}, not of Loopy.</source>
            <translation>これは Loopy ではなく {game} の保存データです。</translation>
        </message>
        <message>
            <source>The saved game ends too early.</source>
            <translation>保存データが途中で終わっています。</translation>
        </message>
        <message>
            <source>{letter} means no face.</source>
            <translation>{letter} は面を表す文字ではありません。</translation>
        </message>
        <message>
            <source>The game ID holds {at:,} faces, the grid has {cells:,}.</source>
            <translation>ゲーム ID の面は {at:,}、格子の面は {cells:,} です。</translation>
        </message>
        <message>
            <source>{name:capital} cannot say: {label:small}.</source>
            <translation>{name}では表せません：{label}。</translation>
        </message>
        <message>
            <source>Loopy opens grids of at least {rows} by {columns} cells.</source>
            <translation>Loopy で開ける格子は {rows}×{columns} マス以上です。</translation>
        </message>
        <message>
            <source>{name:capital} holds full rectangles of a tiling that Loopy has only.</source>
            <translation>{name}で表せるのは、Loopy にあるタイル張りの欠けのない長方形だけです。</translation>
        </message>
        <message>
            <source>Loopy game ID</source>
            <translation>Loopy のゲーム ID</translation>
        </message>
    </context>
    <context>
        <name>formats.native</name>
        <message>
            <source>This is no puzzle file: it lacks "format": "{mark}".</source>
            <translation>パズルファイルではありません。"format": "{mark}" がありません。</translation>
        </message>
        <message>
            <source>This file was written by a newer version of Oneline Studio (format {version}, this one knows {known}). It is open for reading only, so that nothing is lost.</source>
            <translation>このファイルは新しいバージョンの Oneline Studio で書かれています（形式 {version}、対応しているのは {known}）。何も失われないよう、読み取り専用で開きました。</translation>
        </message>
        <message>
            <source>The file is of format {version}, newer than this program, which cannot show it: {error}</source>
            <translation>ファイルの形式 {version} はこのプログラムより新しく、表示できません：{error}</translation>
        </message>
        <message>
            <source>{name} is played on {kinds} boards.</source>
            <translation>{name}の盤面は {kinds} です。</translation>
        </message>
        <message>
            <source>the file</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <source>{key} among the clues is not known to this version; it is kept, but not looked at.</source>
            <translation>ヒントの {key} はこのバージョンでは不明です。保存はされますが、使われません。</translation>
        </message>
        <message>
            <source>The family is missing.</source>
            <translation>family がありません。</translation>
        </message>
        <message>
            <source>The family {key} is not known.</source>
            <translation>family の {key} は不明です。</translation>
        </message>
        <message>
            <source>The family {key} is not known; {near} is.</source>
            <translation>family の {key} は不明です。{near} ならあります。</translation>
        </message>
        <message>
            <source>The {key} should be an object in braces, not {value}.</source>
            <translation>{key} は波括弧のオブジェクトのはずですが、{value} です。</translation>
        </message>
        <message>
            <source>The {key} should be a text, not {value}.</source>
            <translation>{key} は文字列のはずですが、{value} です。</translation>
        </message>
        <message>
            <source>This should be true or false, not {value}.</source>
            <translation>true か false のはずですが、{value} です。</translation>
        </message>
        <message>
            <source>This should be null or a whole number, not {value}.</source>
            <translation>null か整数のはずですが、{value} です。</translation>
        </message>
        <message>
            <source>A move should be [rows, columns], not {value}.</source>
            <translation>動きは [rows, columns] のはずですが、{value} です。</translation>
        </message>
        <message>
            <source>This place has a {noun} already.</source>
            <translation>ここにはすでに{noun}があります。</translation>
        </message>
        <message>
            <source>{one:capital} should be {form}, not {entry}.</source>
            <translation>{one}は {form} のはずですが、{entry} です。</translation>
        </message>
        <message>
            <source>The value should be a whole number, not {value}.</source>
            <translation>値は整数のはずですが、{value} です。</translation>
        </message>
        <message>
            <source>{one:capital} joins two different cells.</source>
            <translation>{one}は二つの異なるマスを結びます。</translation>
        </message>
        <message>
            <source>An arrow is one of {ways}, not {way}.</source>
            <translation>矢印は {ways} のいずれかです。{way} は使えません。</translation>
        </message>
        <message>
            <source>The number of {one} should not be {number}.</source>
            <translation>{one}の数は {number} にできません。</translation>
        </message>
        <message>
            <source>These are more lines than any board of this size has.</source>
            <translation>線がこの大きさの盤面より多くあります。</translation>
        </message>
        <message>
            <source>The line is longer than any on this board.</source>
            <translation>この盤面ではありえない長さの線です。</translation>
        </message>
        <message>
            <source>{at} is off the board.</source>
            <translation>{at} は盤面の外です。</translation>
        </message>
        <message>
            <source>Oneline Studio puzzle</source>
            <translation>Oneline Studio のパズル</translation>
        </message>
    </context>
    <context>
        <name>formats.native_board</name>
        <message>
            <source>lines</source>
            <translation>線</translation>
        </message>
        <message>
            <source>More than {most:,} {noun} are too many.</source>
            <translation>{noun}は {most:,} までです。</translation>
        </message>
        <message>
            <source>The lattice should be one of {names}, not {lattice}.</source>
            <translation>lattice は {names} のいずれかのはずですが、{lattice} です。</translation>
        </message>
        <message>
            <source>The board has no cells.</source>
            <translation>盤面にマスがありません。</translation>
        </message>
        <message>
            <source>The neighbours should be “sides” or “king”, not {neighbours}.</source>
            <translation>neighbours は「sides」か「king」のはずですが、{neighbours} です。</translation>
        </message>
        <message>
            <source>The top should be “pointy” or “flat”, not {top}.</source>
            <translation>top は「pointy」か「flat」のはずですが、{top} です。</translation>
        </message>
        <message>
            <source>A board has a radius or a list of cells, not both.</source>
            <translation>盤面には半径かマスの一覧のどちらか一方を書きます。</translation>
        </message>
        <message>
            <source>{radius:,} rings are too many; {max_cells:,} cells are possible.</source>
            <translation>{radius:,} 重の輪は大きすぎます。上限は {max_cells:,} マスです。</translation>
        </message>
        <message>
            <source>The board needs a radius or a list of cells.</source>
            <translation>盤面には半径かマスの一覧が必要です。</translation>
        </message>
        <message>
            <source>A list of cells has no holes: leave them out of it.</source>
            <translation>マスの一覧に穴は書けません。一覧から除いてください。</translation>
        </message>
        <message>
            <source>A board has rows and columns or a list of cells, not both.</source>
            <translation>盤面には行数と列数か、マスの一覧のどちらか一方を書きます。</translation>
        </message>
        <message>
            <source>The board needs rows and columns or a list of cells.</source>
            <translation>盤面には行数と列数か、マスの一覧が必要です。</translation>
        </message>
        <message>
            <source>There is no cell {at}.</source>
            <translation>マス {at} はありません。</translation>
        </message>
        <message>
            <source>The address should be text, not {address}.</source>
            <translation>address は文字列のはずですが、{address} です。</translation>
        </message>
        <message>
            <source>{nodes:,} corners are too many; {max_cells:,} are possible.</source>
            <translation>{nodes:,} 頂点は多すぎます。上限は {max_cells:,} です。</translation>
        </message>
        <message>
            <source>{edges:,} lines are too many; {max_edges:,} are possible.</source>
            <translation>{edges:,} 本の線は多すぎます。上限は {max_edges:,} です。</translation>
        </message>
        <message>
            <source>A line should be [corner, corner], not {edge}.</source>
            <translation>線は [頂点, 頂点] のはずですが、{edge} です。</translation>
        </message>
        <message>
            <source>There is no corner {node} for a line to lead to.</source>
            <translation>線の行き先の頂点 {node} がありません。</translation>
        </message>
        <message>
            <source>A line leads from corner {edge} to itself.</source>
            <translation>頂点 {edge} からそれ自身への線があります。</translation>
        </message>
        <message>
            <source>There are {names:,} names for {corners:,} corners.</source>
            <translation>{corners:,} 個の頂点に名前が {names:,} 個あります。</translation>
        </message>
        <message>
            <source>A name should be a text of at most {most} letters, not {name}.</source>
            <translation>名前は {most} 文字以内の文字列のはずですが、{name} です。</translation>
        </message>
        <message>
            <source>A corner should be [x, y], not {value}.</source>
            <translation>頂点は [x, y] のはずですが、{value} です。</translation>
        </message>
        <message>
            <source>The cells lie too far from each other.</source>
            <translation>マスどうしが離れすぎています。</translation>
        </message>
        <message>
            <source>The hole {at} is off the board.</source>
            <translation>穴 {at} は盤面の外です。</translation>
        </message>
        <message>
            <source>{at} stands twice.</source>
            <translation>{at} が二つあります。</translation>
        </message>
        <message>
            <source>The {key} should be a whole number, not {value}.</source>
            <translation>{key} は整数のはずですが、{value} です。</translation>
        </message>
        <message>
            <source>{value:,} {key} are not possible.</source>
            <translation>{key} を {value:,} にはできません。</translation>
        </message>
        <message>
            <source>This should be a list, not {value}.</source>
            <translation>リストのはずですが、{value} です。</translation>
        </message>
        <message>
            <source>A cell should be {form}, not {value}.</source>
            <translation>マスは {form} のはずですが、{value} です。</translation>
        </message>
    </context>
    <context>
        <name>formats.page_data</name>
        <message>
            <source>The {clue} does not hold.</source>
            <translation>{clue}が成り立っていません。</translation>
        </message>
        <message>
            <source>The {clue} in {place} does not hold.</source>
            <translation>{place}の{clue}が成り立っていません。</translation>
        </message>
    </context>
    <context>
        <name>formats.pdf</name>
        <message>
            <source>The typeface of paper lacks these letters, which stay blank: {told}</source>
            <translation>印刷用の書体にない文字は空白になります：{told}</translation>
        </message>
        <message>
            <source>Solution on page 2.</source>
            <translation>答えは 2 ページ。</translation>
        </message>
        <message>
            <source>Printed page</source>
            <translation>印刷ページ</translation>
        </message>
    </context>
    <context>
        <name>formats.penpa</name>
        <message>
            <source>A Penpa+ link</source>
            <translation>Penpa+ のリンク</translation>
        </message>
        <message>
            <source>{name:capital} cannot say that the rules are other ones than usual.</source>
            <translation>{name}では、ルールが通常と異なることを表せません。</translation>
        </message>
        <message>
            <source>{name:capital} cannot hold {one}.</source>
            <translation>{name}では{one}を表せません。</translation>
        </message>
        <message>
            <source>The link does not say how cells touch: here they touch also diagonally.</source>
            <translation>リンクにはマスの隣り合い方がありません。ここでは斜めも隣とします。</translation>
        </message>
        <message>
            <source>The link does not say how cells touch: here they touch by sides alone.</source>
            <translation>リンクにはマスの隣り合い方がありません。ここでは辺でのみ隣とします。</translation>
        </message>
        <message>
            <source>Such puzzles are not played on such a board: {genre:name}.</source>
            <translation>この盤面ではこのパズルを遊べません：{genre}。</translation>
        </message>
        <message>
            <source>Not taken over: {what}.</source>
            <translation>取り込まなかったもの：{what}。</translation>
        </message>
        <message>
            <source>The link shows the board turned or mirrored; here it is as it was drawn.</source>
            <translation>リンクの盤面は回転または反転されています。ここでは描かれたままの向きです。</translation>
        </message>
        <message>
            <source>Puzzles of this kind are not known here: {tags}.</source>
            <translation>この種類のパズルには対応していません：{tags}。</translation>
        </message>
        <message>
            <source>The link does not say which puzzle it is. In Penpa+ it can be given a genre tag.</source>
            <translation>リンクからはどのパズルか分かりません。Penpa+ でジャンルのタグ（genre tag）を付けられます。</translation>
        </message>
        <message>
            <source>The link describes a board that does not fit its own size.</source>
            <translation>リンクの盤面が、その大きさと合っていません。</translation>
        </message>
        <message>
            <source>small numbers</source>
            <translation>小さい数字</translation>
        </message>
        <message>
            <source>symbols</source>
            <translation>記号</translation>
        </message>
        <message>
            <source>Penpa+ link</source>
            <translation>Penpa+ のリンク</translation>
        </message>
    </context>
    <context>
        <name>formats.penpa_text</name>
        <message>
            <source>thermometers</source>
            <translation>温度計</translation>
        </message>
        <message>
            <source>cages</source>
            <translation>ケージ</translation>
        </message>
        <message>
            <source>The link is cut off or damaged: the part after p= cannot be unpacked.</source>
            <translation>リンクが途切れているか壊れています。p= 以降を展開できません。</translation>
        </message>
        <message>
            <source>The link leads to another site's puzzle: open that address instead.</source>
            <translation>リンク先は別のサイトのパズルです。そのアドレスを開いてください。</translation>
        </message>
        <message>
            <source>This is a very old Penpa link; open it in Penpa+ and share it again.</source>
            <translation>非常に古い Penpa のリンクです。Penpa+ で開いて共有し直してください。</translation>
        </message>
        <message>
            <source>Line {number} of the Penpa data is not readable.</source>
            <translation>Penpa データの {number} 行目を読み取れません。</translation>
        </message>
        <message>
            <source>Penpa+ opens hexagons of at most {largest_hexagon} a side.</source>
            <translation>Penpa+ で開ける六角形は一辺 {largest_hexagon} までです。</translation>
        </message>
        <message>
            <source>A Penpa+ link holds squares and hexagons only.</source>
            <translation>Penpa+ のリンクで表せるのは正方形と六角形だけです。</translation>
        </message>
        <message>
            <source>Penpa+ opens at most {largest_square} squares a side.</source>
            <translation>Penpa+ で開けるのは一辺 {largest_square} マスまでです。</translation>
        </message>
        <message>
            <source>This Penpa board is of type “{kind}”. Only square and hexagon boards can be opened.</source>
            <translation>この Penpa の盤面の種類は「{kind}」です。開けるのは正方形と六角形だけです。</translation>
        </message>
    </context>
    <context>
        <name>formats.picture_size</name>
        <message>
            <source>{text} is no size of a picture: {sizes}, or such as 1200x800.</source>
            <translation>{text} は画像の大きさではありません。{sizes}、または 1200x800 のように書きます。</translation>
        </message>
        <message>
            <source>A side can have 16 to {largest:,} pixels, not {text}.</source>
            <translation>一辺は 16～{largest:,} ピクセルです（指定は {text}）。</translation>
        </message>
        <message>
            <source>{text} is no width: write such as 2400, 12cm, 120mm or 5in.</source>
            <translation>{text} は幅ではありません。2400、12cm、120mm、5in のように書きます。</translation>
        </message>
    </context>
    <context>
        <name>formats.png</name>
        <message>
            <source>A picture can be {narrowest} to {largest:,} pixels wide, not {pixels:,}.</source>
            <translation>画像の幅は {narrowest}～{largest:,} ピクセルです（指定は {pixels:,}）。</translation>
        </message>
        <message>
            <source>A picture {pixels:,} pixels wide would be too high.</source>
            <translation>幅 {pixels:,} ピクセルでは高さが大きすぎます。</translation>
        </message>
        <message>
            <source>A picture {pixels:,} pixels wide would have more than {most:,} pixels.</source>
            <translation>幅 {pixels:,} ピクセルでは全体が {most:,} ピクセルを超えます。</translation>
        </message>
        <message>
            <source>A picture has {least_dpi} to {most_dpi:,} dots an inch.</source>
            <translation>画像の解像度は {least_dpi}～{most_dpi:,} dpi です。</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>画像</translation>
        </message>
    </context>
    <context>
        <name>formats.printing</name>
        <message>
            <source>A sheet holds {grids} puzzles.</source>
            <translation>1枚に載せられるパズルの数は {grids} です。</translation>
        </message>
        <message>
            <source>The solution cannot be printed: none is known.</source>
            <translation>解を印刷できません。解がわかっていません。</translation>
        </message>
        <message>
            <source>Paper is one of {papers}.</source>
            <translation>用紙は {papers} のいずれかです。</translation>
        </message>
        <message>
            <source>Margins of {margin:g} mm leave no room on this paper.</source>
            <translation>余白 {margin:g} mm では、この用紙に場所が残りません。</translation>
        </message>
        <message>
            <source>Solve it on a screen</source>
            <translation>画面で解く</translation>
        </message>
        <message>
            <source>Its link is too long for a code of this size.</source>
            <translation>リンクが長すぎて、この大きさのコードにはできません。</translation>
        </message>
        <message>
            <source>There is no room for this: take fewer puzzles a page or less beside.</source>
            <translation>場所が足りません。1ページの問題数か、横に添えるものを減らしてください。</translation>
        </message>
        <message>
            <source>Solution of {title}</source>
            <translation>{title} の解答</translation>
        </message>
        <message>
            <source>The link is too long for a code.</source>
            <translation>リンクが長すぎてコードにできません。</translation>
        </message>
    </context>
    <context>
        <name>formats.puzzlink</name>
        <message>
            <source>A puzz.link address</source>
            <translation>puzz.link のアドレス</translation>
        </message>
        <message>
            <source>The address ends too early: {kind}/columns/rows/cells is needed.</source>
            <translation>アドレスが途中で終わっています。{kind}/列数/行数/マス が必要です。</translation>
        </message>
        <message>
            <source>After the cells stands {rest}, which is too much.</source>
            <translation>マスの後ろに余分な {rest} があります。</translation>
        </message>
        <message>
            <source>This is a variant with rules of its own, which are not known here.</source>
            <translation>独自ルールの変種で、ここでは対応していません。</translation>
        </message>
        <message>
            <source>The flag {flags} changes the rules in a way not known here.</source>
            <translation>フラグ {flags} によるルールの変更には対応していません。</translation>
        </message>
        <message>
            <source>puzz.link address</source>
            <translation>puzz.link のアドレス</translation>
        </message>
    </context>
    <context>
        <name>formats.pzprv3</name>
        <message>
            <source>A pzpr file</source>
            <translation>pzpr ファイル</translation>
        </message>
        <message>
            <source>The version {version} is not read.</source>
            <translation>バージョン {version} は読み込めません。</translation>
        </message>
        <message>
            <source>The file ends before its size.</source>
            <translation>大きさの前でファイルが終わっています。</translation>
        </message>
        <message>
            <source>lines 3 and 4</source>
            <translation>3・4 行目</translation>
        </message>
        <message>
            <source>A clue “?” is not known in puzzles of this kind.</source>
            <translation>この種類のパズルに「?」のヒントはありません。</translation>
        </message>
        <message>
            <source>The lines drawn in the file are not one closed line; they were left out.</source>
            <translation>ファイルに描かれた線は一つのループではないため、省きました。</translation>
        </message>
        <message>
            <source>The line drawn in the file does not fit its clues; it was left out.</source>
            <translation>ファイルに描かれた線はヒントと合わないため、省きました。</translation>
        </message>
        <message>
            <source>pzpr file</source>
            <translation>pzpr ファイル</translation>
        </message>
    </context>
    <context>
        <name>formats.raster</name>
        <message>
            <source>The picture is a file of more than {max_file} MB.</source>
            <translation>画像ファイルが {max_file} MB を超えています。</translation>
        </message>
        <message>
            <source>This is no picture that can be read; PNG, JPEG, WebP and BMP can.</source>
            <translation>読み込める画像ではありません。PNG、JPEG、WebP、BMP なら読み込めます。</translation>
        </message>
        <message>
            <source>The picture is spoilt and could not be read.</source>
            <translation>画像が壊れていて読み込めませんでした。</translation>
        </message>
        <message>
            <source>The picture needs more than {limit} MB; save it smaller first.</source>
            <translation>画像に {limit} MB を超えるメモリが必要です。小さくして保存し直してください。</translation>
        </message>
        <message>
            <source>The picture of {width:,} x {height:,} pixels needs more than {limit} MB; save it smaller first.</source>
            <translation>{width:,}×{height:,} ピクセルの画像には {limit} MB を超えるメモリが必要です。小さくして保存し直してください。</translation>
        </message>
        <message>
            <source>{path} is a folder, not a picture.</source>
            <translation>{path} は画像ではなくフォルダーです。</translation>
        </message>
    </context>
    <context>
        <name>formats.refusal</name>
        <message>
            <source>permission denied</source>
            <translation>アクセスが許可されていません</translation>
        </message>
        <message>
            <source>device or resource busy</source>
            <translation>デバイスまたはリソースが使用中です</translation>
        </message>
        <message>
            <source>disk quota exceeded</source>
            <translation>ディスクの割り当てを超えました</translation>
        </message>
        <message>
            <source>file exists</source>
            <translation>ファイルがすでにあります</translation>
        </message>
        <message>
            <source>file too large</source>
            <translation>ファイルが大きすぎます</translation>
        </message>
        <message>
            <source>input/output error</source>
            <translation>入出力エラーです</translation>
        </message>
        <message>
            <source>is a directory</source>
            <translation>フォルダーです</translation>
        </message>
        <message>
            <source>too many levels of symbolic links</source>
            <translation>シンボリックリンクの階層が多すぎます</translation>
        </message>
        <message>
            <source>file name too long</source>
            <translation>ファイル名が長すぎます</translation>
        </message>
        <message>
            <source>no such file or directory</source>
            <translation>そのようなファイルやフォルダーはありません</translation>
        </message>
        <message>
            <source>no space left on device</source>
            <translation>ディスクに空きがありません</translation>
        </message>
        <message>
            <source>not a directory</source>
            <translation>フォルダーではありません</translation>
        </message>
        <message>
            <source>directory not empty</source>
            <translation>フォルダーが空ではありません</translation>
        </message>
        <message>
            <source>operation not permitted</source>
            <translation>許可されていない操作です</translation>
        </message>
        <message>
            <source>read-only file system</source>
            <translation>読み取り専用のディスクです</translation>
        </message>
    </context>
    <context>
        <name>formats.region_codes</name>
        <message>
            <source>{body:,} letters stand where {first:,} say all borders.</source>
            <translation>文字が {body:,} 個あります。すべての境界線には {first:,} 個必要です。</translation>
        </message>
        <message>
            <source>Two different numbers in one region cannot be written.</source>
            <translation>一つの領域に異なる数字が二つあるものは書き出せません。</translation>
        </message>
    </context>
    <context>
        <name>formats.save</name>
        <message>
            <source>{name} was not saved: what has that name is no ordinary file.</source>
            <translation>{name} は保存されませんでした。その名前のものは通常のファイルではありません。</translation>
        </message>
        <message>
            <source>{name} was not saved: it is write-protected. What was there before is unchanged.</source>
            <translation>{name} は保存されませんでした: 書き込みが禁止されています。元のファイルは変わっていません。</translation>
        </message>
        <message>
            <source>{name} was not saved: {reason}. What was there before is unchanged.</source>
            <translation>{name} は保存されませんでした：{reason}。元の内容は変わっていません。</translation>
        </message>
        <message>
            <source>The folder {folder} cannot be made: {reason}.</source>
            <translation>フォルダー {folder} を作成できません：{reason}。</translation>
        </message>
    </context>
    <context>
        <name>formats.svg</name>
        <message>
            <source>Scalable picture</source>
            <translation>ベクター画像</translation>
        </message>
    </context>
    <context>
        <name>formats.tours</name>
        <message>
            <source>A tour is written as {endings}, not as {name}.</source>
            <translation>ツアーは {endings} として書き出せます。{name} にはできません。</translation>
        </message>
    </context>
    <context>
        <name>formats.webpage</name>
        <message>
            <source>There is no puzzle for the page.</source>
            <translation>ページに載せるパズルがありません。</translation>
        </message>
        <message>
            <source>Playable web page</source>
            <translation>遊べるウェブページ</translation>
        </message>
    </context>
    <context>
        <name>gui.app</name>
        <message>
            <source>Unsaved work cannot be kept for recovery: {}</source>
            <translation>保存していない作業を復元用に残せません: {}</translation>
        </message>
    </context>
    <context>
        <name>gui.dialogs</name>
        <message>
            <source>All drawings</source>
            <translation>すべての描き方</translation>
        </message>
        <message>
            <source>the first {}</source>
            <translation>最初の {}</translation>
        </message>
        <message>
            <source>Drawing</source>
            <translation>描き方</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Draw it</source>
            <translation>描く</translation>
        </message>
        <message>
            <source>Draw it on the board, line by line</source>
            <translation>盤面の上に一本ずつ描きます</translation>
        </message>
        <message>
            <source>Drawing {} of {}</source>
            <translation>描き方 {} / {}</translation>
        </message>
        <message>
            <source>Arrange booklet</source>
            <translation>冊子を並べる</translation>
        </message>
        <message>
            <source>Puzzle</source>
            <translation>パズル</translation>
        </message>
        <message>
            <source>Drag puzzles to other places, or use Alt and arrow keys. Del takes one out.</source>
            <translation>パズルはドラッグか Alt と矢印キーで移します。Del で外します。</translation>
        </message>
        <message>
            <source>{} takes a change back.</source>
            <translation>{} で変更を取り消せます。</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>題名</translation>
        </message>
        <message>
            <source>In this order</source>
            <translation>この順に並べる</translation>
        </message>
        <message>
            <source>Else from easy to hard</source>
            <translation>オフのときは易しいものから難しいものへ</translation>
        </message>
        <message>
            <source>Reading...</source>
            <translation>読み込み中...</translation>
        </message>
        <message>
            <source>Save booklet...</source>
            <translation>冊子を保存...</translation>
        </message>
        <message>
            <source>A file that Booklet, Open, shows again as it is here</source>
            <translation>冊子の「開く」で、このままの形でもう一度表示できるファイル</translation>
        </message>
        <message>
            <source>Write PDF...</source>
            <translation>PDF を書き出す...</translation>
        </message>
        <message numerus="yes">
            <source>puzzles</source>
            <extracomment>For one: puzzle</extracomment>
            <translation>
                <numerusform>問</numerusform>
            </translation>
        </message>
        <message>
            <source>Booklet (*{})</source>
            <translation>冊子 (*{})</translation>
        </message>
        <message>
            <source>Booklet</source>
            <translation>冊子</translation>
        </message>
        <message>
            <source>Saved as {}.</source>
            <translation>{} として保存しました。</translation>
        </message>
        <message>
            <source>Save the changes to {0}?</source>
            <translation>{0} への変更を保存しますか?</translation>
        </message>
        <message>
            <source>They are lost otherwise.</source>
            <translation>保存しないと失われます。</translation>
        </message>
        <message>
            <source>Census</source>
            <translation>全数調査</translation>
        </message>
        <message>
            <source>Loop</source>
            <translation>ループ</translation>
        </message>
        <message>
            <source>of a board with {}</source>
            <translation>{} の盤面</translation>
        </message>
        <message numerus="yes">
            <source>cells</source>
            <extracomment>For one: cell</extracomment>
            <translation>
                <numerusform>マス</numerusform>
            </translation>
        </message>
        <message>
            <source>loops</source>
            <translation>個のループ</translation>
        </message>
        <message>
            <source>Slitherlinks with exactly one solution</source>
            <translation>唯一解のスリザーリンク</translation>
        </message>
        <message>
            <source>Most puzzles</source>
            <translation>パズルの多い順</translation>
        </message>
        <message>
            <source>Shortest</source>
            <translation>短い順</translation>
        </message>
        <message>
            <source>Show the loops with most puzzles first</source>
            <translation>パズルの多いループから表示します</translation>
        </message>
        <message>
            <source>Show the shortest loops first</source>
            <translation>短いループから表示します</translation>
        </message>
        <message>
            <source>Loops compared</source>
            <translation>比較したループ</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Open as puzzle</source>
            <translation>パズルとして開く</translation>
        </message>
        <message>
            <source>A new puzzle with all numbers of this loop</source>
            <translation>このループの数字をすべて入れた新しいパズル</translation>
        </message>
        <message>
            <source>Finding all loops...</source>
            <translation>すべてのループを探しています...</translation>
        </message>
        <message>
            <source>Stopped. Nothing is known about single loops yet.</source>
            <translation>停止しました。個々のループについてはまだ何もわかっていません。</translation>
        </message>
        <message>
            <source>{} of {} loops compared with all others</source>
            <translation>{1} 個中 {0} 個のループをほかのすべてと比較</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>やり直す</translation>
        </message>
        <message>
            <source>Loop {} of {}</source>
            <translation>ループ {} / {}</translation>
        </message>
        <message numerus="yes">
            <source>sides</source>
            <extracomment>For one: side</extracomment>
            <translation>
                <numerusform>本の辺</numerusform>
            </translation>
        </message>
        <message>
            <source>the only solution of {}</source>
            <translation>{} の唯一の解</translation>
        </message>
        <message>
            <source>never the only solution</source>
            <translation>唯一の解になることはない</translation>
        </message>
        <message>
            <source>This board has no cells yet.</source>
            <translation>この盤面にはまだマスがありません。</translation>
        </message>
        <message>
            <source>This board is too large for a census</source>
            <translation>この盤面は全数調査には大きすぎます</translation>
        </message>
        <message>
            <source>All</source>
            <translation>すべて</translation>
        </message>
        <message>
            <source>Several</source>
            <translation>複数</translation>
        </message>
        <message>
            <source>Not known in time</source>
            <translation>時間内に不明</translation>
        </message>
        <message>
            <source>Clues to spare</source>
            <translation>不要なヒントあり</translation>
        </message>
        <message>
            <source>Twice there</source>
            <translation>重複</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>難しさ</translation>
        </message>
        <message>
            <source>Genre</source>
            <translation>種類</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>判定</translation>
        </message>
        <message numerus="yes">
            <source>clues to spare</source>
            <extracomment>For one: clue to spare</extracomment>
            <translation>
                <numerusform>個のヒントが余分</numerusform>
            </translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Puzzles done</source>
            <translation>処理したパズル</translation>
        </message>
        <message>
            <source>Choose folder...</source>
            <translation>フォルダーを選択...</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>表示</translation>
        </message>
        <message>
            <source>All genres</source>
            <translation>すべての種類</translation>
        </message>
        <message>
            <source>Sorted by</source>
            <translation>並べ替え</translation>
        </message>
        <message>
            <source>Check all</source>
            <translation>すべて確認</translation>
        </message>
        <message>
            <source>Solutions, redundant clues and difficulty, on all cores</source>
            <translation>解、不要なヒント、難しさを全コアで調べます</translation>
        </message>
        <message>
            <source>Export what is shown</source>
            <translation>表示中のものを書き出す</translation>
        </message>
        <message>
            <source>With solutions</source>
            <translation>解答付き</translation>
        </message>
        <message>
            <source>Export these...</source>
            <translation>これらを書き出す...</translation>
        </message>
        <message>
            <source>Folder of puzzles</source>
            <translation>パズルのフォルダー</translation>
        </message>
        <message>
            <source>Folder for the export</source>
            <translation>書き出し先のフォルダー</translation>
        </message>
        <message>
            <source>Choose a folder: its puzzles appear here.</source>
            <translation>フォルダーを選ぶと、そのパズルがここに表示されます。</translation>
        </message>
        <message>
            <source>{} of {} shown.</source>
            <translation>{1} 問中 {0} 問を表示。</translation>
        </message>
        <message>
            <source>{} of {} read.</source>
            <translation>{} / {} 読み込み済み。</translation>
        </message>
        <message>
            <source>{} of {} checked.</source>
            <translation>{} / {} 確認済み。</translation>
        </message>
        <message>
            <source>{} of {} exported.</source>
            <translation>{} / {} 書き出し済み。</translation>
        </message>
        <message numerus="yes">
            <source>puzzles are there twice.</source>
            <extracomment>For one: puzzle is there twice.</extracomment>
            <translation>
                <numerusform>問が重複しています。</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such puzzle.</source>
            <translation>該当するパズルはありません。</translation>
        </message>
        <message numerus="yes">
            <source>puzzles are not checked yet; there is none among the others.</source>
            <extracomment>For one: puzzle is not checked yet; there is none among the others.</extracomment>
            <translation>
                <numerusform>問が未確認です。ほかに該当するパズルはありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>files were written in {}.</source>
            <extracomment>For one: file was written in {}.</extracomment>
            <translation>
                <numerusform>個のファイルを {} に書きました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} of them have numbers behind their names, which other files had.</source>
            <extracomment>For one: {} of them has a number behind its name, which another file had.</extracomment>
            <translation>
                <numerusform>うち {} 個は、ほかのファイルと同じ名前だったので番号が付いています。</numerusform>
            </translation>
        </message>
        <message>
            <source>and {} more</source>
            <translation>ほか {} 件</translation>
        </message>
        <message>
            <source>Compare engines</source>
            <translation>エンジンの比較</translation>
        </message>
        <message>
            <source>Lines through</source>
            <translation>対象の線</translation>
        </message>
        <message>
            <source>Sizes, and time for each engine</source>
            <translation>大きさと、エンジンごとの時間</translation>
        </message>
        <message>
            <source>Engines</source>
            <translation>エンジン</translation>
        </message>
        <message>
            <source>The puzzle on the board</source>
            <translation>盤面のパズル</translation>
        </message>
        <message>
            <source>Compare on this</source>
            <translation>これで比較</translation>
        </message>
        <message>
            <source>Smallest size</source>
            <translation>最小の大きさ</translation>
        </message>
        <message>
            <source>Largest size</source>
            <translation>最大の大きさ</translation>
        </message>
        <message>
            <source>Time for each engine and size</source>
            <translation>エンジンと大きさごとの時間</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} 秒</translation>
        </message>
        <message>
            <source>from</source>
            <translation>から</translation>
        </message>
        <message>
            <source>to</source>
            <translation>まで</translation>
        </message>
        <message>
            <source>at most</source>
            <translation>最大</translation>
        </message>
        <message>
            <source>Start</source>
            <comment>verb</comment>
            <translation>開始</translation>
        </message>
        <message>
            <source>The times appear here while the engines count.</source>
            <translation>エンジンが数える間、ここに時間が表示されます。</translation>
        </message>
        <message>
            <source>Time against size</source>
            <translation>大きさに対する時間</translation>
        </message>
        <message>
            <source>Export...</source>
            <translation>書き出す...</translation>
        </message>
        <message>
            <source>Save the chart as a picture or a page, or all runs as a table</source>
            <translation>グラフを画像やページとして、または全結果を表として保存します</translation>
        </message>
        <message>
            <source>Loading the engines...</source>
            <translation>エンジンを読み込んでいます...</translation>
        </message>
        <message>
            <source>Compiling the engines, which is done once...</source>
            <translation>エンジンをコンパイルしています（一度だけ）...</translation>
        </message>
        <message>
            <source>Counting...</source>
            <translation>数えています...</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>完了。</translation>
        </message>
        <message numerus="yes">
            <source>{} lines in {}</source>
            <extracomment>For one: {} line in {}</extracomment>
            <translation>
                <numerusform>{1} で {0} 本の線</numerusform>
            </translation>
        </message>
        <message>
            <source>Lines: {}</source>
            <translation>線: {}</translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>グラフ</translation>
        </message>
        <message>
            <source>Table of all runs</source>
            <translation>全結果の表</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>書き出し</translation>
        </message>
        <message>
            <source>A page to print, with title and instructions around what is shown here</source>
            <translation>印刷用ページ（ここに示すものに題名とルールが付きます）</translation>
        </message>
        <message>
            <source>A drawing for other programs</source>
            <translation>ほかのプログラム用の図</translation>
        </message>
        <message>
            <source>A picture of pixels</source>
            <translation>ピクセル画像</translation>
        </message>
        <message>
            <source>The solution draws itself; plays everywhere</source>
            <translation>解が描かれていく。どこでも再生可</translation>
        </message>
        <message>
            <source>The solution draws itself, with all colours</source>
            <translation>解が全色で描かれていく</translation>
        </message>
        <message>
            <source>The solution draws itself, on a page with a player</source>
            <translation>解が描かれていく再生ページ</translation>
        </message>
        <message>
            <source>Own width</source>
            <translation>幅を指定</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>縦長</translation>
        </message>
        <message>
            <source>Story</source>
            <translation>ストーリー</translation>
        </message>
        <message>
            <source>Link card</source>
            <translation>リンクカード</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>プレビュー</translation>
        </message>
        <message>
            <source>Export picture</source>
            <translation>画像の書き出し</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>形式</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>大きさ</translation>
        </message>
        <message>
            <source>{} × {} pixels</source>
            <translation>{} × {} ピクセル</translation>
        </message>
        <message>
            <source>Pixels across</source>
            <translation>横のピクセル数</translation>
        </message>
        <message>
            <source>Dots an inch</source>
            <translation>1 インチあたりのドット数</translation>
        </message>
        <message>
            <source>Transparent ground</source>
            <translation>背景を透明にする</translation>
        </message>
        <message>
            <source>Text that can be edited</source>
            <translation>編集できる文字</translation>
        </message>
        <message>
            <source>Looks right where the typeface Inter is installed</source>
            <translation>書体 Inter のある環境で正しく表示されます</translation>
        </message>
        <message>
            <source>With the solution</source>
            <translation>解答付き</translation>
        </message>
        <message>
            <source>Plays everywhere</source>
            <translation>どこでも再生できます</translation>
        </message>
        <message>
            <source>Sharper and with all colours; browsers play it</source>
            <translation>よりきれいで、すべての色が出ます。ブラウザーで再生できます</translation>
        </message>
        <message>
            <source>A page with a player of its own, for lectures</source>
            <translation>再生ボタン付きのページ。発表用</translation>
        </message>
        <message>
            <source>Export animation</source>
            <translation>アニメーションの書き出し</translation>
        </message>
        <message>
            <source>From this step on</source>
            <translation>このステップから</translation>
        </message>
        <message>
            <source>Pictures at the most</source>
            <translation>画像の最大枚数</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>幅</translation>
        </message>
        <message>
            <source>{} px</source>
            <translation>{} px</translation>
        </message>
        <message numerus="yes">
            <source>pictures</source>
            <extracomment>For one: picture</extracomment>
            <translation>
                <numerusform>枚の画像</numerusform>
            </translation>
        </message>
        <message>
            <source>{}, {} s</source>
            <translation>{}、{} 秒</translation>
        </message>
        <message>
            <source>{} was not written</source>
            <translation>{}は書き込まれませんでした</translation>
        </message>
        <message>
            <source>{} is written</source>
            <translation>{} を書き出しました</translation>
        </message>
        <message>
            <source>Pictures drawn</source>
            <translation>描いた画像</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>From a picture</source>
            <translation>画像から</translation>
        </message>
        <message>
            <source>Threshold</source>
            <translation>しきい値</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>回転</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>マス</translation>
        </message>
        <message>
            <source>Light parts instead of dark ones</source>
            <translation>暗い部分ではなく明るい部分</translation>
        </message>
        <message>
            <source>Tiling</source>
            <translation>タイル張り</translation>
        </message>
        <message>
            <source>What the board is cut from</source>
            <translation>盤面を切り出すタイル張り</translation>
        </message>
        <message>
            <source>Board of this shape</source>
            <translation>この形の盤面</translation>
        </message>
        <message>
            <source>The loop draws it</source>
            <translation>ループで描く</translation>
        </message>
        <message>
            <source>The picture becomes the outline of the board</source>
            <translation>画像が盤面の輪郭になります</translation>
        </message>
        <message>
            <source>The board has room around, and its answer is the picture</source>
            <translation>盤面のまわりに余白があり、答えが画像になります</translation>
        </message>
        <message>
            <source>With clues, for one solution</source>
            <translation>ヒント付きで唯一解に</translation>
        </message>
        <message>
            <source>Another one</source>
            <translation>別のもの</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>作成</translation>
        </message>
        <message>
            <source>Draw a line by hand</source>
            <translation>線を手で描く</translation>
        </message>
        <message>
            <source>Making one...</source>
            <translation>作っています...</translation>
        </message>
        <message>
            <source>One solution; {}, and every one is needed.</source>
            <translation>唯一解です。{}、すべて必要です。</translation>
        </message>
        <message>
            <source>One solution; {}.</source>
            <translation>唯一解です。{}。</translation>
        </message>
        <message>
            <source>so that a line goes through all</source>
            <translation>線がすべてのマスを通るように</translation>
        </message>
        <message>
            <source>so that all is in one piece</source>
            <translation>全体がひとつながりになるように</translation>
        </message>
        <message>
            <source>A loop on a board of {}</source>
            <translation>{} の盤面のループ</translation>
        </message>
        <message>
            <source>so that one loop goes round all</source>
            <translation>一つのループがすべてを囲むように</translation>
        </message>
        <message>
            <source>just as in the picture</source>
            <translation>画像のとおり</translation>
        </message>
        <message>
            <source>{0} added and {1} removed, {2}</source>
            <translation>{0} 追加、{1} 削除 ({2})</translation>
        </message>
        <message>
            <source>{0} added, {2}</source>
            <translation>{0} 追加 ({2})</translation>
        </message>
        <message>
            <source>{1} removed, {2}</source>
            <translation>{1} 削除 ({2})</translation>
        </message>
        <message>
            <source>Pictures ({});;All files (*)</source>
            <translation>画像 ({});;すべてのファイル (*)</translation>
        </message>
        <message>
            <source>New from a picture</source>
            <translation>画像から新規作成</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>未保存の変更</translation>
        </message>
        <message>
            <source>Today, {}</source>
            <translation>今日 {}</translation>
        </message>
        <message>
            <source>Yesterday, {}</source>
            <translation>昨日 {}</translation>
        </message>
        <message>
            <source>Draw the solution, or a stretch of it, with the tool Line first.</source>
            <translation>先に「線」ツールで解、またはその一部を描いてください。</translation>
        </message>
        <message>
            <source>There are no clues yet.</source>
            <translation>まだヒントがありません。</translation>
        </message>
        <message>
            <source>As it comes</source>
            <translation>指定なし</translation>
        </message>
        <message>
            <source>Generate</source>
            <translation>生成</translation>
        </message>
        <message>
            <source>The puzzle</source>
            <translation>パズル</translation>
        </message>
        <message>
            <source>Clues settled</source>
            <translation>決まったヒント</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>もう一度</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>これを使う</translation>
        </message>
        <message>
            <source>Complete the clues</source>
            <translation>ヒントを補う</translation>
        </message>
        <message>
            <source>Repair the clues</source>
            <translation>ヒントを直す</translation>
        </message>
        <message>
            <source>Generate clues</source>
            <translation>ヒントを生成</translation>
        </message>
        <message>
            <source>Seed {}</source>
            <translation>シード {}</translation>
        </message>
        <message>
            <source>Such puzzles are not generated.</source>
            <translation>この種類のパズルは生成できません。</translation>
        </message>
        <message>
            <source>Here the clues are the board itself: they are made anew, not completed.</source>
            <translation>この種類ではヒントが盤面そのものなので、補うのではなく新しく作ります。</translation>
        </message>
        <message numerus="yes">
            <source>lines</source>
            <extracomment>For one: line</extracomment>
            <translation>
                <numerusform>本の線</numerusform>
            </translation>
        </message>
        <message>
            <source>Generate many</source>
            <translation>まとめて生成</translation>
        </message>
        <message>
            <source>Puzzles made</source>
            <translation>作ったパズル</translation>
        </message>
        <message>
            <source>The puzzles appear here as they are made.</source>
            <translation>作られたパズルがここに表示されます。</translation>
        </message>
        <message>
            <source>Save in a folder...</source>
            <translation>フォルダーに保存...</translation>
        </message>
        <message>
            <source>The puzzles as files with an index; later ones follow</source>
            <translation>パズルのファイルと索引を保存します。後からできたものも加わります</translation>
        </message>
        <message>
            <source>Open the chosen puzzle; the sheet is kept</source>
            <translation>選んだパズルを開きます。一覧は残ります</translation>
        </message>
        <message>
            <source>Each has a line of its own, drawn at random.</source>
            <translation>それぞれ無作為に描いた別の線を持ちます。</translation>
        </message>
        <message>
            <source>How many puzzles</source>
            <translation>パズルの数</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>パズル</translation>
        </message>
        <message>
            <source>Make</source>
            <translation>作る</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>続ける</translation>
        </message>
        <message>
            <source>Other puzzles, by the choices of now</source>
            <translation>今の設定で別のパズルを作ります</translation>
        </message>
        <message>
            <source>seed {}</source>
            <translation>シード {}</translation>
        </message>
        <message>
            <source>Choose at least one kind of clue.</source>
            <translation>ヒントの種類を一つ以上選んでください。</translation>
        </message>
        <message>
            <source>All of them will differ, also when turned or mirrored.</source>
            <translation>回転や裏返しをしても、すべて異なるものになります。</translation>
        </message>
        <message>
            <source>About {} left.</source>
            <translation>残り約 {}。</translation>
        </message>
        <message>
            <source>Saved in {}.</source>
            <translation>{} に保存しました。</translation>
        </message>
        <message>
            <source>Puzzle {}</source>
            <translation>パズル {}</translation>
        </message>
        <message>
            <source>{} of {} puzzles.</source>
            <translation>{1} 問中 {0} 問。</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} 分</translation>
        </message>
        <message>
            <source>A folder for the puzzles</source>
            <translation>パズルのフォルダー</translation>
        </message>
        <message numerus="yes">
            <source>generated puzzles</source>
            <extracomment>For one: generated puzzle</extracomment>
            <translation>
                <numerusform>問の生成パズル</numerusform>
            </translation>
        </message>
        <message>
            <source>Save {}?</source>
            <translation>{}を保存しますか？</translation>
        </message>
        <message>
            <source>It is lost otherwise.</source>
            <translation>保存しないと失われます。</translation>
        </message>
        <message>
            <source>The puzzles are still there. Save them in another folder.</source>
            <translation>パズルは残っています。別のフォルダーに保存してください。</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>保存できませんでした</translation>
        </message>
        <message>
            <source>“{}” tries again.</source>
            <translation>「{}」でもう一度試せます。</translation>
        </message>
        <message>
            <source>Looking for a line...</source>
            <translation>線を探しています...</translation>
        </message>
        <message>
            <source>A repair without {} is known; at least {} must go.</source>
            <translation>{} を除けば直せます。少なくとも {} は除く必要があります。</translation>
        </message>
        <message>
            <source>{} beside those given, and at least {} are needed. {}</source>
            <translation>はじめからあるもののほかに {}、少なくとも {} が必要です。{}</translation>
        </message>
        <message>
            <source>Stop keeps the best so far.</source>
            <translation>「停止」を押すと、今までで最良のものを使います。</translation>
        </message>
        <message>
            <source>Trying...</source>
            <translation>試しています...</translation>
        </message>
        <message>
            <source>{} so far, and not yet one solution.</source>
            <translation>今のところ {}、まだ唯一解ではありません。</translation>
        </message>
        <message>
            <source>{}; {} of them proved to be needed.</source>
            <translation>{}。うち {} は必要だと証明済み。</translation>
        </message>
        <message>
            <source>About {} s left.</source>
            <translation>残り約 {} 秒。</translation>
        </message>
        <message>
            <source>One solution; {}. No fewer fix this line with one in each place that must have one.</source>
            <translation>解は1つ。{}。必ずヒントのある場所すべてに置くと、これより少なくてはこの線に決まりません。</translation>
        </message>
        <message>
            <source>One solution; {}, and no fewer fix this line.</source>
            <translation>唯一解です。{}、これより少ないとこの線に決まりません。</translation>
        </message>
        <message>
            <source>One solution; {}. Beside those in places that must have one, none can be left out.</source>
            <translation>解は1つ。{}。必ずヒントのある場所のもの以外は、どれも消せません。</translation>
        </message>
        <message>
            <source>One solution; {}, and no group of them that belongs together can go.</source>
            <translation>唯一解です。{}、まとまりのあるどの組も取り除けません。</translation>
        </message>
        <message>
            <source>One solution; {}. Beside those in places that must have one, no group of them that belongs together can go.</source>
            <translation>解は1つ。{}。必ずヒントのある場所のもの以外は、まとまりのどれも消せません。</translation>
        </message>
        <message>
            <source>One solution; {}. At least {} beside those given are needed.</source>
            <translation>唯一解です。{}。はじめからあるもののほかに少なくとも {} が必要です。</translation>
        </message>
        <message>
            <source>Your clues have one solution already.</source>
            <translation>今のヒントですでに唯一解です。</translation>
        </message>
        <message>
            <source>One solution with {} more</source>
            <translation>あと {} で唯一解になります</translation>
        </message>
        <message>
            <source>{}; no fewer will do.</source>
            <translation>{}。これより少なくはできません。</translation>
        </message>
        <message numerus="yes">
            <source>solutions</source>
            <extracomment>For one: solution</extracomment>
            <translation>
                <numerusform>個の解</numerusform>
            </translation>
        </message>
        <message>
            <source>{}: the fewest for {} that were looked at.</source>
            <translation>{}: 調べた {} については最少です。</translation>
        </message>
        <message>
            <source>{}: the smallest set that was found for {}.</source>
            <translation>{}: {} について見つかった最小の組です。</translation>
        </message>
        <message>
            <source>{}; no fewer fix this line.</source>
            <translation>{}。これより少ないとこの線に決まりません。</translation>
        </message>
        <message>
            <source>{}; beside those in places that must have one, none can be left out.</source>
            <translation>{}。必ずヒントのある場所のもの以外は、どれも消せません。</translation>
        </message>
        <message>
            <source>{}; all of these are needed.</source>
            <translation>{}。すべて必要です。</translation>
        </message>
        <message>
            <source>Your clues do not contradict each other: none has to go.</source>
            <translation>ヒントは互いに矛盾していません。何も取り除く必要はありません。</translation>
        </message>
        <message>
            <source> Fewer are not enough.</source>
            <translation> これより少なくては足りません。</translation>
        </message>
        <message>
            <source>There is a solution without {}.</source>
            <translation>{} を除けば解があります。</translation>
        </message>
        <message>
            <source>How each puzzle is played</source>
            <translation>パズルごとの遊び方</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Play this one</source>
            <translation>これを解く</translation>
        </message>
        <message>
            <source>Size of the page</source>
            <translation>ページの大きさ</translation>
        </message>
        <message>
            <source>Puzzles a page</source>
            <translation>1 ページのパズル数</translation>
        </message>
        <message>
            <source>With bleed, for print on demand</source>
            <translation>裁ち落とし付き (オンデマンド印刷用)</translation>
        </message>
        <message>
            <source>{} mm of ink beyond the cut on all sides</source>
            <translation>仕上がり線の外側、四辺に {} mm のインク</translation>
        </message>
        <message>
            <source>With time standards</source>
            <translation>標準時間を付ける</translation>
        </message>
        <message>
            <source>What grandmasters, masters and experts may take, reckoned from size and grade</source>
            <translation>大きさと難しさから見積もった、名人・達人・上級者の目安の時間</translation>
        </message>
        <message>
            <source>With hints at the back</source>
            <translation>巻末に手がかりを付ける</translation>
        </message>
        <message>
            <source>How each begins, and where it gets hardest</source>
            <translation>それぞれの始め方と、最も難しいところ</translation>
        </message>
        <message>
            <source>A folder of puzzles as a PDF to print or bind: contents, rules, puzzles from easy to hard, and answers.</source>
            <translation>フォルダーのパズルを、印刷や製本用の PDF にします: 目次、ルール、易しい順のパズル、解答。</translation>
        </message>
        <message>
            <source>Open...</source>
            <translation>開く...</translation>
        </message>
        <message>
            <source>Go on with a booklet that was saved</source>
            <translation>保存した冊子の続きをします</translation>
        </message>
        <message>
            <source>Arrange...</source>
            <translation>並べる...</translation>
        </message>
        <message>
            <source>Put the puzzles of a folder in order by hand</source>
            <translation>フォルダーのパズルを手で並べます</translation>
        </message>
        <message>
            <source>Open booklet</source>
            <translation>冊子を開く</translation>
        </message>
        <message>
            <source>Printed booklet (*.pdf)</source>
            <translation>印刷用の冊子 (*.pdf)</translation>
        </message>
        <message>
            <source>Writing the booklet...</source>
            <translation>冊子を書き出しています...</translation>
        </message>
        <message>
            <source>The booklet is in {}.</source>
            <translation>冊子は {} にあります。</translation>
        </message>
        <message numerus="yes">
            <source>{} clues</source>
            <extracomment>For one: {} clue</extracomment>
            <translation>
                <numerusform>{} 個のヒント</numerusform>
            </translation>
        </message>
        <message>
            <source>{} and more clues</source>
            <translation>{} 個以上のヒント</translation>
        </message>
        <message>
            <source>{} with {}</source>
            <translation>{1}のもの {0}</translation>
        </message>
        <message>
            <source>Sets by size</source>
            <translation>大きさごとの組</translation>
        </message>
        <message>
            <source>Minimality report</source>
            <translation>極小性レポート</translation>
        </message>
        <message>
            <source>Remove redundant clues</source>
            <translation>不要なヒントを取り除く</translation>
        </message>
        <message>
            <source>Trying each clue...</source>
            <translation>ヒントを一つずつ試しています...</translation>
        </message>
        <message>
            <source>Stopped: what is shown is proved.</source>
            <translation>停止しました。表示されているものは証明済みです。</translation>
        </message>
        <message>
            <source>The minimal sets were not counted.</source>
            <translation>極小な組は数えませんでした。</translation>
        </message>
        <message>
            <source>The clues are minimal: every one of them is needed.</source>
            <translation>ヒントは極小です。どれも必要です。</translation>
        </message>
        <message>
            <source>{} of {} clues tried; {} could go.</source>
            <translation>{1} 個中 {0} 個のヒントを試し、{2} 個が取り除けます。</translation>
        </message>
        <message>
            <source>The clues are part of what the rule demands here; none is tried alone.</source>
            <translation>ヒントがルールの条件の一部なので、一つずつは調べません。</translation>
        </message>
        <message>
            <source>Not minimal. Any one of these could go alone: {}. Together: {}.</source>
            <translation>極小ではありません。次のどれか一つだけなら外せます：{}。まとめて：{}。</translation>
        </message>
        <message>
            <source>Not minimal. Any one of {} clues could go alone, such as these: {}. Together: {}.</source>
            <translation>極小ではありません。{} 個のヒントはどれも一つだけなら外せます。例：{}。まとめて：{}。</translation>
        </message>
        <message>
            <source>Counting minimal sets of {}, with {} given, for this solution...</source>
            <translation>この解を持つ {} の極小な組（{} ははじめからある）を数えています...</translation>
        </message>
        <message>
            <source>Counting minimal sets of {} for this solution...</source>
            <translation>この解を持つ {} の極小な組を数えています...</translation>
        </message>
        <message>
            <source>minimal sets of {}, with {} given, have exactly this solution</source>
            <translation>{} の極小な組（{} ははじめからある）が、ちょうどこの解を持ちます</translation>
        </message>
        <message>
            <source>minimal set of {}, with {} given, has exactly this solution</source>
            <translation>{} の極小な組（{} ははじめからある）が、ちょうどこの解を持ちます</translation>
        </message>
        <message>
            <source>minimal sets of {} have exactly this solution</source>
            <translation>{} の極小な組が、ちょうどこの解を持ちます</translation>
        </message>
        <message>
            <source>minimal set of {} has exactly this solution</source>
            <translation>{} の極小な組が、ちょうどこの解を持ちます</translation>
        </message>
        <message numerus="yes">
            <source>sets of clues</source>
            <extracomment>For one: set of clues</extracomment>
            <translation>
                <numerusform>個のヒントの組</numerusform>
            </translation>
        </message>
        <message>
            <source>{}: one clue of each must stay; these are all.</source>
            <translation>{} があり、それぞれ一つは残す必要があります。これですべてです。</translation>
        </message>
        <message>
            <source>{}: one clue of each must stay, so far.</source>
            <translation>{} があり、それぞれ一つは残す必要があります (今のところ)。</translation>
        </message>
        <message>
            <source>History</source>
            <translation>履歴</translation>
        </message>
        <message>
            <source>Click a step: the puzzle becomes what it was then. Nothing is lost by it.</source>
            <translation>手順をクリックすると、パズルがその時点に戻ります。何も失われません。</translation>
        </message>
        <message>
            <source>As it was opened</source>
            <translation>開いたとき</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>手順</translation>
        </message>
        <message>
            <source>Go to cell</source>
            <translation>マスへ移動</translation>
        </message>
        <message>
            <source>Row and column, such as 5 6.</source>
            <translation>行と列。例: 5 6</translation>
        </message>
        <message>
            <source>The name or the letter of a corner.</source>
            <translation>頂点の名前または文字。</translation>
        </message>
        <message>
            <source>Cell</source>
            <translation>マス</translation>
        </message>
        <message>
            <source>There is no such cell on this board.</source>
            <translation>この盤面にそのマスはありません。</translation>
        </message>
        <message>
            <source>Go</source>
            <translation>移動</translation>
        </message>
        <message>
            <source>Fill it for me: a puzzle with one solution</source>
            <translation>唯一解のパズルにして埋める</translation>
        </message>
        <message>
            <source>Rows times columns are at most {} here.</source>
            <translation>ここでは行×列は最大 {} です。</translation>
        </message>
        <message>
            <source>A board has at most {} cells.</source>
            <translation>盤面は {} マスまでです。</translation>
        </message>
        <message>
            <source>Too large</source>
            <translation>大きすぎます</translation>
        </message>
        <message>
            <source>Paint the outline with the mouse.</source>
            <translation>マウスで輪郭を塗ってください。</translation>
        </message>
        <message>
            <source>Click for corners, and drag lines between them.</source>
            <translation>クリックで頂点を置き、ドラッグで線を引きます。</translation>
        </message>
        <message>
            <source>An empty canvas</source>
            <translation>空のキャンバス</translation>
        </message>
        <message>
            <source>None</source>
            <translation>なし</translation>
        </message>
        <message>
            <source>Beside</source>
            <translation>横に</translation>
        </message>
        <message>
            <source>At the end</source>
            <translation>最後に</translation>
        </message>
        <message>
            <source>Upside down</source>
            <translation>上下逆に</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>印刷</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>紙面</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>用紙</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>向き</translation>
        </message>
        <message>
            <source>Upright</source>
            <translation>縦</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>横</translation>
        </message>
        <message>
            <source>Margins</source>
            <translation>余白</translation>
        </message>
        <message>
            <source>{} mm</source>
            <translation>{} mm</translation>
        </message>
        <message>
            <source>Copies a page, or puzzles where there are several</source>
            <translation>1 ページの部数。パズルが複数あればパズルの数</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>作者</translation>
        </message>
        <message>
            <source>QR code of its link</source>
            <translation>リンクの QR コード</translation>
        </message>
        <message>
            <source>Save ink: grey for black</source>
            <translation>インクを節約: 黒を灰色に</translation>
        </message>
        <message>
            <source>Add a folder...</source>
            <translation>フォルダーを追加...</translation>
        </message>
        <message>
            <source>Print all puzzles of a folder after this one</source>
            <translation>フォルダーのパズルをすべて、このパズルの後に印刷します</translation>
        </message>
        <message>
            <source>Save as PDF...</source>
            <translation>PDF として保存...</translation>
        </message>
        <message>
            <source>Print...</source>
            <translation>印刷...</translation>
        </message>
        <message>
            <source>No difficulty is known yet</source>
            <translation>難しさはまだわかりません</translation>
        </message>
        <message>
            <source>It has no link of puzz.link or Penpa+</source>
            <translation>puzz.link や Penpa+ のリンクがありません</translation>
        </message>
        <message numerus="yes">
            <source>{} more puzzles, {} of them solved.</source>
            <extracomment>For one: {} more puzzle, {} of them solved.</extracomment>
            <translation>
                <numerusform>ほかに {} 問、うち {} 問は解答付き。</numerusform>
            </translation>
        </message>
        <message>
            <source>The open puzzle is in the folder, too; it is printed once.</source>
            <translation>開いているパズルはフォルダーにもあります。印刷は一度だけです。</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} / {}</translation>
        </message>
        <message>
            <source>Printed page (*.pdf)</source>
            <translation>印刷用ページ (*.pdf)</translation>
        </message>
        <message>
            <source>Nothing was printed: the printer refused it.</source>
            <translation>印刷されませんでした：プリンターが受け取りませんでした。</translation>
        </message>
        <message>
            <source>Moves of the tour</source>
            <translation>巡回の動き方</translation>
        </message>
        <message>
            <source>Title, author and rules</source>
            <translation>題名・作者・ルール</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>メモ</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>変更</translation>
        </message>
        <message>
            <source>Change the rules</source>
            <translation>ルールの変更</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>題名の変更</translation>
        </message>
        <message>
            <source>Top</source>
            <translation>上</translation>
        </message>
        <message>
            <source>Add a row at the top</source>
            <translation>上に一行加えます</translation>
        </message>
        <message>
            <source>Remove the top row</source>
            <translation>上の一行を取り除きます</translation>
        </message>
        <message>
            <source>Bottom</source>
            <translation>下</translation>
        </message>
        <message>
            <source>Add a row at the bottom</source>
            <translation>下に一行加えます</translation>
        </message>
        <message>
            <source>Remove the bottom row</source>
            <translation>下の一行を取り除きます</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>左</translation>
        </message>
        <message>
            <source>Add a column on the left</source>
            <translation>左に一列加えます</translation>
        </message>
        <message>
            <source>Remove the left column</source>
            <translation>左の一列を取り除きます</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>右</translation>
        </message>
        <message>
            <source>Add a column on the right</source>
            <translation>右に一列加えます</translation>
        </message>
        <message>
            <source>Remove the right column</source>
            <translation>右の一列を取り除きます</translation>
        </message>
        <message>
            <source>All round</source>
            <translation>周囲</translation>
        </message>
        <message>
            <source>Add a ring of cells</source>
            <translation>周囲に一回り分のマスを加えます</translation>
        </message>
        <message>
            <source>Remove the outer ring of cells</source>
            <translation>いちばん外側の一回りを取り除きます</translation>
        </message>
        <message>
            <source>Rows and columns</source>
            <translation>行と列</translation>
        </message>
        <message>
            <source>Clues stay where they are. Each click is one step that undo takes back.</source>
            <translation>ヒントは元の場所に残ります。クリック一回が、元に戻せる一手順です。</translation>
        </message>
        <message>
            <source>Corners of a drawing are added with the Draw tool.</source>
            <translation>図の頂点は「描画」ツールで加えます。</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message>
            <source>Like the desktop</source>
            <translation>デスクトップに合わせる</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>ライト</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>ダーク</translation>
        </message>
        <message>
            <source>1 minute</source>
            <translation>1 分</translation>
        </message>
        <message>
            <source>5 minutes</source>
            <translation>5 分</translation>
        </message>
        <message>
            <source>15 minutes</source>
            <translation>15 分</translation>
        </message>
        <message>
            <source>1 hour</source>
            <translation>1 時間</translation>
        </message>
        <message>
            <source>6 hours</source>
            <translation>6 時間</translation>
        </message>
        <message>
            <source>1 day</source>
            <translation>1 日</translation>
        </message>
        <message>
            <source>A solver that needs more is stopped and replaced; the puzzle is unharmed. Solvers always give way to the window.</source>
            <translation>これ以上使うソルバーは停止され、別のものと入れ替わります。パズルはそのままです。ソルバーは常にウィンドウの動作を優先します。</translation>
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
            <translation>設定</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>外観</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>テーマ</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>文字の大きさ</translation>
        </message>
        <message>
            <source>Text size, from the next start on</source>
            <translation>文字の大きさ (次回の起動から)</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>ハイコントラスト</translation>
        </message>
        <message>
            <source>Darker or lighter colours for texts and marks, in both themes</source>
            <translation>文字と印の色を濃く、または明るくします（両方のテーマ）</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>動きを減らす</translation>
        </message>
        <message>
            <source>Changes show at once, without moving</source>
            <translation>変化は動きなしですぐに表示されます</translation>
        </message>
        <message>
            <source>Right click counts down and removes</source>
            <translation>右クリックで数を減らす・取り除く</translation>
        </message>
        <message>
            <source>As each tool has it; otherwise the right button shows what can be done there</source>
            <translation>動作は各ツールによります。オフのときは、右ボタンでその場所でできることを表示します</translation>
        </message>
        <message>
            <source>Solvers</source>
            <translation>ソルバー</translation>
        </message>
        <message>
            <source>Check as you draw</source>
            <translation>描きながら確認</translation>
        </message>
        <message>
            <source>Check after every change, or pause that</source>
            <translation>変更のたびに確認するか、それを一時停止します</translation>
        </message>
        <message>
            <source>Memory of each solver</source>
            <translation>ソルバーごとのメモリー</translation>
        </message>
        <message>
            <source>Processor time for a question</source>
            <translation>一つの問いに使う CPU 時間</translation>
        </message>
        <message>
            <source>Processes for batches and folders</source>
            <translation>一括作成とフォルダーのプロセス数</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>How many puzzles are made or checked at once; automatic goes by the processor</source>
            <translation>同時に作成または確認するパズルの数。「自動」ではプロセッサーに合わせます</translation>
        </message>
        <message>
            <source>Recovery</source>
            <translation>復元</translation>
        </message>
        <message>
            <source>Every edit is kept within a second, and offered after a crash. It is in:</source>
            <translation>編集はすべて一秒以内に記録され、異常終了の後に復元できます。場所:</translation>
        </message>
        <message>
            <source>Web page</source>
            <translation>ウェブページ</translation>
        </message>
        <message>
            <source>One file on which the puzzle is played, also on a phone and without a network. It checks the rules and the answer, but does not contain the answer in plain.</source>
            <translation>パズルを解ける一つのファイル。スマートフォンでも、ネットワークがなくても動きます。ルールと解答を確認しますが、解答をそのままの形では含みません。</translation>
        </message>
        <message>
            <source>With hints, which give the solution away</source>
            <translation>手がかり付き (解答がわかってしまいます)</translation>
        </message>
        <message>
            <source>The steps of the explanation: first where, then why</source>
            <translation>解説の手順: まず場所、次に理由</translation>
        </message>
        <message>
            <source>Save...</source>
            <translation>保存...</translation>
        </message>
        <message>
            <source>Writing the web page...</source>
            <translation>ウェブページを書き出しています...</translation>
        </message>
        <message>
            <source>Web page (*.html)</source>
            <translation>ウェブページ (*.html)</translation>
        </message>
        <message>
            <source>The web page is in {}.</source>
            <translation>ウェブページは {} にあります。</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>verb</comment>
            <translation>開く</translation>
        </message>
        <message>
            <source>The work goes on; the same command shows it again</source>
            <translation>処理は続きます。同じコマンドでもう一度表示できます</translation>
        </message>
        <message>
            <source>Click, then press another key for this, or Backspace for none</source>
            <translation>クリックしてから別のキーを押すと割り当て、Backspace で割り当てなし</translation>
        </message>
        <message>
            <source>{}: {}. Change</source>
            <translation>{}: {}。変更</translation>
        </message>
        <message>
            <source>no key</source>
            <translation>キーなし</translation>
        </message>
        <message>
            <source>Press a key</source>
            <translation>キーを押してください</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>検索</translation>
        </message>
        <message>
            <source>Search keys, such as zoom or Ctrl G</source>
            <translation>キーを検索 (例: 拡大、Ctrl G)</translation>
        </message>
        <message>
            <source>No key has that.</source>
            <translation>そのキーはありません。</translation>
        </message>
        <message>
            <source>Click a key, then press another one, or Backspace for none.</source>
            <translation>キーをクリックしてから別のキーを押します。Backspace で割り当てなし。</translation>
        </message>
        <message>
            <source>Usual keys</source>
            <translation>標準のキー</translation>
        </message>
        <message>
            <source>{} still does the same, until you give it to something else.</source>
            <translation>{}も、別のものに割り当てるまで同じ動作をします。</translation>
        </message>
        <message>
            <source>All keys are the usual ones.</source>
            <translation>すべて標準のキーです。</translation>
        </message>
        <message>
            <source>Open link or text</source>
            <translation>リンクやテキストを開く</translation>
        </message>
        <message>
            <source>A puzz.link, Penpa+ or Kudamono link, a Loopy game ID, or the text of a puzzle file.</source>
            <translation>puzz.link、Penpa+、Kudamono のリンク、Loopy のゲーム ID、またはパズルファイルのテキスト。</translation>
        </message>
        <message>
            <source>Link or text</source>
            <translation>リンクまたはテキスト</translation>
        </message>
        <message>
            <source>Paste or type what is to be opened first</source>
            <translation>開くものを先に貼り付けるか入力してください</translation>
        </message>
        <message>
            <source>Version {}</source>
            <translation>バージョン {}</translation>
        </message>
        <message>
            <source>A studio for puzzles that are solved by drawing one line.</source>
            <translation>一本の線を引いて解くパズルのためのスタジオ。</translation>
        </message>
        <message>
            <source>Free software under the MIT licence. Typeface: Inter, SIL Open Font License.</source>
            <translation>MIT ライセンスの自由ソフトウェア。書体: Inter (SIL Open Font License)。</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>手順</translation>
        </message>
        <message>
            <source>Teaching sheet</source>
            <translation>教材シート</translation>
        </message>
        <message>
            <source>There is nothing to explain yet: place some clues first.</source>
            <translation>まだ解説するものがありません。先にヒントを置いてください。</translation>
        </message>
        <message>
            <source>There is nothing to explain: the puzzle has no solution.</source>
            <translation>解説するものがありません。パズルに解がないためです。</translation>
        </message>
        <message>
            <source>The teaching sheet is in {}.</source>
            <translation>教材シートは {} にあります。</translation>
        </message>
        <message>
            <source>Making the teaching sheet...</source>
            <translation>教材シートを作っています...</translation>
        </message>
        <message>
            <source>Tour</source>
            <translation>巡回</translation>
        </message>
        <message>
            <source>Look for another tour, or stop looking</source>
            <translation>別の巡回を探す、または探すのをやめます</translation>
        </message>
        <message>
            <source>Save as SVG, PNG, PDF or as a table</source>
            <translation>SVG、PNG、PDF、または表として保存します</translation>
        </message>
        <message>
            <source>A new jump tour with all numbers of this one</source>
            <translation>この巡回の数字をすべて入れた新しいジャンプ巡回</translation>
        </message>
        <message>
            <source>Compare ways...</source>
            <translation>方法を比較...</translation>
        </message>
        <message>
            <source>All ways to break ties and to mend a tour, side by side</source>
            <translation>同順位の決め方と直し方をすべて並べて比べます</translation>
        </message>
        <message>
            <source>Stopped before a tour was found.</source>
            <translation>巡回が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>There is no such tour. {}</source>
            <translation>そのような巡回はありません。{}</translation>
        </message>
        <message>
            <source>No tour</source>
            <translation>巡回なし</translation>
        </message>
        <message>
            <source>Looking for a tour...</source>
            <translation>巡回を探しています...</translation>
        </message>
        <message>
            <source>A board without a tour</source>
            <translation>巡回のない盤面</translation>
        </message>
        <message>
            <source>Looking for a tour: {} s</source>
            <translation>巡回を探しています: {} 秒</translation>
        </message>
        <message>
            <source>Found in {} ms, {}</source>
            <translation>{} ミリ秒で発見、{}</translation>
        </message>
        <message numerus="yes">
            <source>tries</source>
            <extracomment>For one: try</extracomment>
            <translation>
                <numerusform>回の試行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, {} steps taken back</source>
            <extracomment>For one: , {} step taken back</extracomment>
            <translation>
                <numerusform>、{} 手の後戻り</numerusform>
            </translation>
        </message>
        <message>
            <source>Closed tour, {} x {}</source>
            <translation>閉じた巡回 {} × {}</translation>
        </message>
        <message>
            <source>Tour, {} x {}</source>
            <translation>巡回 {} × {}</translation>
        </message>
        <message>
            <source>Writing {}...</source>
            <translation>{} を書き出しています...</translation>
        </message>
        <message>
            <source>Saved as {}</source>
            <translation>{} として保存しました</translation>
        </message>
        <message>
            <source>Ways compared</source>
            <translation>方法の比較</translation>
        </message>
        <message>
            <source>closed tours</source>
            <translation>閉じた巡回</translation>
        </message>
        <message>
            <source>open tours</source>
            <translation>開いた巡回</translation>
        </message>
        <message>
            <source>{} of {} x {} cells: mean of {} from random starts, each {} s at most.</source>
            <translation>{1} × {2} マスの{0}: 無作為な始点 {3} 通りの平均、それぞれ最大 {4} 秒。</translation>
        </message>
        <message>
            <source>Where it is stuck</source>
            <translation>行き詰まったとき</translation>
        </message>
        <message>
            <source>Ties of the rule</source>
            <translation>規則の同順位</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>発見</translation>
        </message>
        <message>
            <source>Tries</source>
            <translation>試行</translation>
        </message>
        <message>
            <source>Steps back</source>
            <translation>後戻り</translation>
        </message>
        <message>
            <source>Comparing...</source>
            <translation>比較しています...</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} ミリ秒</translation>
        </message>
        <message>
            <source>Exactly one solution</source>
            <translation>唯一解</translation>
        </message>
        <message>
            <source>Check this twice</source>
            <translation>二重に確認</translation>
        </message>
        <message>
            <source>Another engine, which writes the puzzle down in another way, judges it again. What it proves is then checked step by step.</source>
            <translation>パズルを別の方法で書き表す別のエンジンが、もう一度判定します。その証明は一段ずつ検査されます。</translation>
        </message>
        <message>
            <source>Save certificate...</source>
            <translation>証明書を保存...</translation>
        </message>
        <message>
            <source>A folder with formula, reasons and proof that any checker can read</source>
            <translation>式・理由・証明を収めたフォルダー。どの検査プログラムでも読めます</translation>
        </message>
        <message>
            <source>Starting...</source>
            <translation>開始しています...</translation>
        </message>
        <message>
            <source>The certificate is in {}.</source>
            <translation>証明書は {} にあります。</translation>
        </message>
        <message>
            <source>Proof not checked yet</source>
            <translation>証明は未検査</translation>
        </message>
        <message>
            <source>No certificate</source>
            <translation>証明書なし</translation>
        </message>
        <message>
            <source>Proof checked</source>
            <translation>証明を検査済み</translation>
        </message>
        <message>
            <source>Answers checked</source>
            <translation>解答を検査済み</translation>
        </message>
        <message>
            <source>Two different solutions, held against the rules</source>
            <translation>異なる二つの解を、ルールに照らして確認</translation>
        </message>
        <message numerus="yes">
            <source>{} clauses, each with its reason, refuted in {} steps</source>
            <extracomment>For one: {} clauses, each with its reason, refuted in {} step</extracomment>
            <translation>
                <numerusform>理由の付いた {} 個の節を、{} 段で反駁</numerusform>
            </translation>
        </message>
        <message>
            <source>Two engines disagree: trust neither, and please report this puzzle.</source>
            <translation>二つのエンジンの結果が食い違っています。どちらも信用せず、このパズルを報告してください。</translation>
        </message>
        <message>
            <source>Confirmed.</source>
            <translation>確認されました。</translation>
        </message>
        <message>
            <source>Not confirmed.</source>
            <translation>確認されませんでした。</translation>
        </message>
        <message>
            <source>A folder for the certificate</source>
            <translation>証明書のフォルダー</translation>
        </message>
        <message>
            <source>{} certificate</source>
            <translation>{} の証明書</translation>
        </message>
    </context>
    <context>
        <name>gui.document</name>
        <message>
            <source>{path} is a booklet, not a puzzle.</source>
            <translation>{path} はパズルではなく冊子です。</translation>
        </message>
        <message>
            <source>This is no ordinary file.</source>
            <translation>通常のファイルではありません。</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>無題</translation>
        </message>
        <message>
            <source>Let lines lead both ways</source>
            <translation>線を双方向にする</translation>
        </message>
        <message>
            <source>All lines lead both ways again.</source>
            <translation>すべての線が再び双方向になりました。</translation>
        </message>
        <message>
            <source>Let lines lead one way</source>
            <translation>線を一方通行にする</translation>
        </message>
        <message>
            <source>Drag along a line to let it lead that way only, and back for both ways.</source>
            <translation>線に沿ってドラッグするとその向きだけになり、逆にドラッグすると双方向に戻ります。</translation>
        </message>
        <message>
            <source>No turn leads this tiling onto itself.</source>
            <translation>このタイル張りは回転しても自分自身に重なりません。</translation>
        </message>
        <message>
            <source>This tiling is not its own mirror image.</source>
            <translation>このタイル張りは自分自身の鏡像ではありません。</translation>
        </message>
        <message>
            <source>Turn or mirror the board</source>
            <translation>盤面を回転・反転</translation>
        </message>
        <message>
            <source>Enlarge the board</source>
            <translation>盤面を広げる</translation>
        </message>
        <message>
            <source>Shrink the board</source>
            <translation>盤面を縮める</translation>
        </message>
        <message>
            <source>Select the cells that are to stay: drag with the Select tool.</source>
            <translation>残すマスを選んでください。「選択」ツールでドラッグします。</translation>
        </message>
        <message>
            <source>Crop the board</source>
            <translation>盤面を切り抜く</translation>
        </message>
        <message numerus="yes">
            <source>{} clues went: the board has no place for them.</source>
            <extracomment>For one: {} clue went: the board has no place for it.</extracomment>
            <translation>
                <numerusform>{} 個のヒントが消えました。盤面に置く場所がありません。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>gui.editor</name>
        <message>
            <source>Select some cells first.</source>
            <translation>先にマスを選んでください。</translation>
        </message>
        <message>
            <source>Click or Enter places the clues. R turns, F flips, Esc leaves.</source>
            <translation>クリックか Enter でヒントを置きます。R で回転、F で反転、Esc で中止。</translation>
        </message>
        <message>
            <source>Enter places the clues where they come from: no other cells of this tiling lie alike.</source>
            <translation>Enterでヒントを元の場所に置きます。このタイル張りには同じ向きのマスがほかにありません。</translation>
        </message>
        <message>
            <source>No other cells of this board lie like these.</source>
            <translation>この盤面には同じ向きのマスがほかにありません。</translation>
        </message>
        <message>
            <source>These clues can stand once only.</source>
            <translation>これらのヒントは一度しか置けません。</translation>
        </message>
        <message>
            <source>Parts of a drawing cannot be copied.</source>
            <translation>図の一部はコピーできません。</translation>
        </message>
        <message>
            <source>Copied {}.</source>
            <translation>{} をコピーしました。</translation>
        </message>
        <message>
            <source>{} did not fit.</source>
            <translation>{} は収まりませんでした。</translation>
        </message>
        <message>
            <source>Remove the line</source>
            <translation>線を取り除く</translation>
        </message>
        <message>
            <source>Type another</source>
            <translation>別の値を入力</translation>
        </message>
        <message>
            <source>Change to</source>
            <translation>変更:</translation>
        </message>
        <message>
            <source>Remove {}</source>
            <translation>{} を取り除く</translation>
        </message>
        <message>
            <source>Type {clue}</source>
            <translation>{clue} を入力</translation>
        </message>
        <message>
            <source>Remove this cell</source>
            <translation>このマスを取り除く</translation>
        </message>
        <message>
            <source>Remove this corner</source>
            <translation>この頂点を取り除く</translation>
        </message>
        <message>
            <source>Place {clue}</source>
            <translation>{clue} を置く</translation>
        </message>
        <message>
            <source>What can be done here</source>
            <translation>ここでできること</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>盤面</translation>
        </message>
        <message>
            <source>There is no border to another cell that way.</source>
            <translation>その方向には別のマスとの境界線がありません。</translation>
        </message>
        <message>
            <source>Click to add the first cell, or drag to paint an outline.</source>
            <translation>クリックで最初のマスを加えるか、ドラッグで輪郭を塗ります。</translation>
        </message>
        <message>
            <source>Click for the first corner, then drag from corner to corner.</source>
            <translation>クリックで最初の頂点を置き、頂点から頂点へドラッグします。</translation>
        </message>
        <message>
            <source>Strip</source>
            <translation>数字列</translation>
        </message>
        <message>
            <source>or just type it on a cell</source>
            <translation>またはマスの上でそのまま入力</translation>
        </message>
        <message>
            <source>Moves...</source>
            <translation>動き方...</translation>
        </message>
        <message>
            <source>The jumps that are allowed</source>
            <translation>許されるジャンプ</translation>
        </message>
        <message>
            <source>Click a border, type its number.</source>
            <translation>境界線をクリックして数字を入力します。</translation>
        </message>
        <message>
            <source>Click a line, type its number.</source>
            <translation>線をクリックして数字を入力します。</translation>
        </message>
        <message>
            <source>place</source>
            <translation>置く</translation>
        </message>
        <message>
            <source>remove</source>
            <translation>削除</translation>
        </message>
        <message>
            <source>The patch of the tiling ends here; Rows and columns makes it larger.</source>
            <translation>タイル張りの切り抜きはここまでです。「行と列」で広げられます。</translation>
        </message>
        <message>
            <source>Add and remove cells of the board</source>
            <translation>盤面のマスを加える・取り除く</translation>
        </message>
        <message>
            <source>Click a cell to remove it, beside the board to add one.</source>
            <translation>マスをクリックすると取り除き、盤面の脇をクリックすると加えます。</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>ドラッグ</translation>
        </message>
        <message>
            <source>for many</source>
            <translation>多数用</translation>
        </message>
        <message>
            <source>undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>A board has at most {most:,} cells.</source>
            <translation>盤面は {most:,} マスまでです。</translation>
        </message>
        <message>
            <source>{} went with the cell.</source>
            <translation>マスと一緒に {} がなくなりました。</translation>
        </message>
        <message>
            <source>Removing this cell also removes a clue: {}.</source>
            <translation>このマスを取り除くと、ヒントもなくなります：{}。</translation>
        </message>
        <message>
            <source>Removing this cell also removes {} clues.</source>
            <translation>このマスを取り除くと、{} 個のヒントもなくなります。</translation>
        </message>
        <message>
            <source>The clipboard holds no clues that can be pasted here.</source>
            <translation>クリップボードに、ここに貼り付けられるヒントがありません。</translation>
        </message>
        <message>
            <source>These clues come from a board of {shape}.</source>
            <translation>これらのヒントは{shape}の盤面のものです。</translation>
        </message>
        <message>
            <source>These clues come from another patch of this tiling.</source>
            <translation>これらのヒントはこのタイル張りの別の部分のものです。</translation>
        </message>
        <message>
            <source>This puzzle has no clues of that kind.</source>
            <translation>このパズルにその種類のヒントはありません。</translation>
        </message>
        <message>
            <source>Choose a cell that lies like the one they come from.</source>
            <translation>元のマスと同じ向きのマスを選んでください。</translation>
        </message>
        <message>
            <source>None of these clues fits here.</source>
            <translation>これらのヒントはどれもここに収まりません。</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>消す</translation>
        </message>
        <message>
            <source>Erase clues</source>
            <translation>ヒントを消す</translation>
        </message>
        <message>
            <source>Click or drag over clues to erase them.</source>
            <translation>ヒントをクリックするか、ドラッグしてなぞると消えます。</translation>
        </message>
        <message>
            <source>Corners snap to squares.</source>
            <translation>頂点は正方形の格子に吸着します。</translation>
        </message>
        <message>
            <source>Corners snap to hexagons.</source>
            <translation>頂点は六角形の格子に吸着します。</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>描画</translation>
        </message>
        <message>
            <source>Draw corners and lines</source>
            <translation>頂点と線を描く</translation>
        </message>
        <message>
            <source>Click for a corner, drag from corner to corner.</source>
            <translation>クリックで頂点、頂点から頂点へドラッグで線。</translation>
        </message>
        <message>
            <source>Alt</source>
            <translation>Alt</translation>
        </message>
        <message>
            <source>move a corner</source>
            <translation>頂点を動かす</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Shift</translation>
        </message>
        <message>
            <source>anywhere</source>
            <translation>自由に</translation>
        </message>
        <message>
            <source>squares or hexagons</source>
            <translation>正方形か六角形</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>line from the cursor</source>
            <translation>カーソルから線</translation>
        </message>
        <message>
            <source>A line begins at corner {}. Go to another one and press Enter.</source>
            <translation>頂点 {} から線が始まります。別の頂点へ移って Enter を押してください。</translation>
        </message>
        <message>
            <source>There is no line between these corners.</source>
            <translation>これらの頂点の間に線はありません。</translation>
        </message>
        <message>
            <source>No line is begun.</source>
            <translation>線が始まっていません。</translation>
        </message>
        <message>
            <source>A drawing has at most {most:,} corners.</source>
            <translation>図の頂点は {most:,} 個までです。</translation>
        </message>
        <message>
            <source>A corner there would touch another one.</source>
            <translation>そこに頂点を置くと別の頂点に触れます。</translation>
        </message>
        <message>
            <source>A line cannot lead from a corner to itself.</source>
            <translation>頂点からその頂点自身への線は引けません。</translation>
        </message>
        <message>
            <source>A drawing has at most {most:,} lines.</source>
            <translation>図の線は {most:,} 本までです。</translation>
        </message>
        <message>
            <source>With this cell it would not be one loop.</source>
            <translation>このマスを加えると一つのループになりません。</translation>
        </message>
        <message>
            <source>The line goes on from its end. Del removes it.</source>
            <translation>線はその端から続きます。Del で取り除きます。</translation>
        </message>
        <message>
            <source>A jump leads straight along a line of cells. Del removes the line.</source>
            <translation>ジャンプはマスの列に沿ってまっすぐ進みます。Del で線を取り除きます。</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>線</translation>
        </message>
        <message>
            <source>Drag to draw a line.</source>
            <translation>ドラッグで線を描きます。</translation>
        </message>
        <message>
            <source>Drag back</source>
            <translation>逆にドラッグ</translation>
        </message>
        <message>
            <source>take it back</source>
            <translation>戻す</translation>
        </message>
        <message>
            <source>another stretch</source>
            <translation>別の区間</translation>
        </message>
        <message>
            <source>to the cursor, or round its cell</source>
            <translation>カーソルまで、またはそのマスのまわり</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>remove the line</source>
            <translation>線を削除</translation>
        </message>
        <message>
            <source>All lines are drawn.</source>
            <translation>すべての線を描きました。</translation>
        </message>
        <message>
            <source>cell</source>
            <translation>マス</translation>
        </message>
        <message>
            <source>Click a cell to set {}.</source>
            <translation>マスをクリックすると{}を置きます。</translation>
        </message>
        <message>
            <source>corner</source>
            <translation>頂点</translation>
        </message>
        <message>
            <source>Click a corner to set {}.</source>
            <translation>頂点をクリックすると{}を置きます。</translation>
        </message>
        <message>
            <source>Click a border to set {}.</source>
            <translation>境界線をクリックすると{}を置きます。</translation>
        </message>
        <message>
            <source>side</source>
            <translation>辺</translation>
        </message>
        <message>
            <source>sides</source>
            <translation>辺</translation>
        </message>
        <message>
            <source>Click a side to set {}.</source>
            <translation>辺をクリックすると{}を置きます。</translation>
        </message>
        <message>
            <source>line</source>
            <translation>線</translation>
        </message>
        <message>
            <source>Click a line to set {}.</source>
            <translation>線をクリックすると{}を置きます。</translation>
        </message>
        <message>
            <source>Set {} between cells</source>
            <translation>マスの間に{}を置く</translation>
        </message>
        <message>
            <source>Set {} on {}</source>
            <translation>{}を置く({})</translation>
        </message>
        <message>
            <source>across borders or along them</source>
            <translation>境界線を横切るか、境界線に沿って</translation>
        </message>
        <message>
            <source>across borders</source>
            <translation>境界をまたいで</translation>
        </message>
        <message>
            <source>Click between two cells to set {}.</source>
            <translation>二つのマスの間をクリックすると{}を置きます。</translation>
        </message>
        <message>
            <source>from the cursor</source>
            <translation>カーソルから</translation>
        </message>
        <message>
            <source>Click again</source>
            <translation>もう一度クリック</translation>
        </message>
        <message>
            <source>turn, then remove</source>
            <translation>向きを変え、次に取り除く</translation>
        </message>
        <message>
            <source>{}, none</source>
            <translation>{}、なし</translation>
        </message>
        <message>
            <source>at the cursor</source>
            <translation>カーソルの位置に</translation>
        </message>
        <message>
            <source>the next number, at last none</source>
            <translation>次の数字、最後はなし</translation>
        </message>
        <message>
            <source>the way of the arrow</source>
            <translation>矢印の向き</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>移動</translation>
        </message>
        <message>
            <source>Move the board on the screen</source>
            <translation>画面上の盤面を動かす</translation>
        </message>
        <message>
            <source>Drag to move the board.</source>
            <translation>ドラッグで盤面を動かします。</translation>
        </message>
        <message>
            <source>Ctrl wheel</source>
            <translation>Ctrl ホイール</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>拡大・縮小</translation>
        </message>
        <message>
            <source>show all</source>
            <translation>全体を表示</translation>
        </message>
        <message>
            <source>Space drag</source>
            <translation>Space ドラッグ</translation>
        </message>
        <message>
            <source>move with any tool</source>
            <translation>どのツールでも移動</translation>
        </message>
        <message>
            <source>Place {} on corners</source>
            <translation>頂点に{}を置く</translation>
        </message>
        <message>
            <source>Place {} on cells</source>
            <translation>マスに{}を置く</translation>
        </message>
        <message>
            <source>Click a corner, type its {}.</source>
            <translation>頂点をクリックして{}を入力します。</translation>
        </message>
        <message>
            <source>Click a cell, type its {}.</source>
            <translation>マスをクリックして{}を入力します。</translation>
        </message>
        <message>
            <source>{} in hand: click a corner to place it.</source>
            <translation>{}を選択中:頂点をクリックすると置きます。</translation>
        </message>
        <message>
            <source>{} in hand: click a cell to place it.</source>
            <translation>{}を選択中:マスをクリックすると置きます。</translation>
        </message>
        <message>
            <source>next {}</source>
            <translation>次の{}</translation>
        </message>
        <message>
            <source>count up</source>
            <translation>数を増やす</translation>
        </message>
        <message>
            <source>count down</source>
            <translation>数を減らす</translation>
        </message>
        <message>
            <source>move</source>
            <translation>動かす</translation>
        </message>
        <message>
            <source>put it away</source>
            <translation>手放す</translation>
        </message>
        <message>
            <source>Select</source>
            <translation>選択</translation>
        </message>
        <message>
            <source>Select cells, and move or copy their clues</source>
            <translation>マスを選び、そのヒントを移動・コピーする</translation>
        </message>
        <message>
            <source>Click a cell, or drag over several.</source>
            <translation>マスをクリックするか、ドラッグで複数選びます。</translation>
        </message>
        <message>
            <source>add</source>
            <translation>追加</translation>
        </message>
        <message>
            <source>move the selection</source>
            <translation>選択範囲を動かす</translation>
        </message>
        <message>
            <source>copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>The selected clues do not fit there.</source>
            <translation>選んだヒントはそこに収まりません。</translation>
        </message>
        <message>
            <source>Select corners, and move them</source>
            <translation>角を選び、動かす</translation>
        </message>
        <message>
            <source>Click a corner, or drag over several.</source>
            <translation>角をクリックするか、ドラッグで複数選びます。</translation>
        </message>
        <message>
            <source>{clue:capital} here can be {values}, not {text}.</source>
            <translation>ここの{clue}に置けるのは {values} です。{text} は置けません。</translation>
        </message>
        <message>
            <source>A minus sign alone is not a number.</source>
            <translation>マイナス記号だけでは数字になりません。</translation>
        </message>
    </context>
    <context>
        <name>gui.modes</name>
        <message>
            <source>Edit</source>
            <translation>編集</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>解く</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>観察</translation>
        </message>
        <message>
            <source>Explain</source>
            <translation>解説</translation>
        </message>
        <message>
            <source>Click to place the clues.</source>
            <translation>クリックでヒントを置きます。</translation>
        </message>
        <message>
            <source>place them</source>
            <translation>置く</translation>
        </message>
        <message>
            <source>turn</source>
            <translation>回転</translation>
        </message>
        <message>
            <source>flip</source>
            <translation>反転</translation>
        </message>
        <message>
            <source>leave</source>
            <translation>中止</translation>
        </message>
        <message>
            <source>menu</source>
            <translation>メニュー</translation>
        </message>
        <message>
            <source>Right click</source>
            <translation>右クリック</translation>
        </message>
        <message>
            <source>back to the step</source>
            <translation>手順に戻る</translation>
        </message>
        <message>
            <source>There is nothing to solve yet: the board has no cells.</source>
            <translation>盤面にマスがないので、まだ解くものがありません。</translation>
        </message>
        <message>
            <source>If not (Esc returns)</source>
            <translation>そうでなければ (Esc で戻る)</translation>
        </message>
        <message>
            <source>Stopped: there may be more steps.</source>
            <translation>停止しました。まだ手順があるかもしれません。</translation>
        </message>
        <message>
            <source>Looking for more steps: {} s</source>
            <translation>さらに手順を探しています: {} 秒</translation>
        </message>
        <message>
            <source>Looking for more steps...</source>
            <translation>さらに手順を探しています...</translation>
        </message>
        <message>
            <source>one step</source>
            <translation>一手</translation>
        </message>
        <message>
            <source>what if not?</source>
            <translation>そうでなければ?</translation>
        </message>
        <message>
            <source>hardest step</source>
            <translation>最も難しい手</translation>
        </message>
        <message>
            <source>fold</source>
            <translation>たたむ</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>手順</translation>
        </message>
        <message numerus="yes">
            <source>clues and facts</source>
            <extracomment>For one: clue or fact</extracomment>
            <translation>
                <numerusform>個のヒントと事実</numerusform>
            </translation>
        </message>
        <message>
            <source>Long step</source>
            <translation>長い手順</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>理由</translation>
        </message>
        <message>
            <source>Numbers filled in count the cells of the line.</source>
            <translation>書き込まれた数字は線のマスを数えたものです。</translation>
        </message>
        <message>
            <source>Looking for the first step</source>
            <translation>最初の手を探しています</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>No step was found until then.</source>
            <translation>それまでに手順は見つかりませんでした。</translation>
        </message>
        <message>
            <source>No other place</source>
            <translation>ほかに場所がない</translation>
        </message>
        <message>
            <source>The clues say the whole line, so there is nothing to find out.</source>
            <translation>手がかりが線のすべてを示しているので、見つけるところはありません。</translation>
        </message>
        <message>
            <source>All is given</source>
            <translation>すべて決まっています</translation>
        </message>
        <message>
            <source>No line obeys all clues, so no step leads to one. Edit says what is known of it.</source>
            <translation>すべてのヒントを満たす線はないため、手順もありません。わかっていることは「編集」に表示されます。</translation>
        </message>
        <message>
            <source>No number follows</source>
            <translation>どの数字も導けない</translation>
        </message>
        <message>
            <source>The solutions differ</source>
            <translation>解によって異なる</translation>
        </message>
        <message>
            <source>Nothing follows</source>
            <translation>何も導けない</translation>
        </message>
        <message>
            <source>Hide the reason</source>
            <translation>理由を隠す</translation>
        </message>
        <message>
            <source>Show all {} clues and facts</source>
            <translation>{} 個のヒントと事実をすべて表示</translation>
        </message>
        <message>
            <source>Still looking for steps.</source>
            <translation>まだ手順を探しています。</translation>
        </message>
        <message>
            <source>Go back first: Esc.</source>
            <translation>先に Esc で戻ってください。</translation>
        </message>
        <message>
            <source>There is no step to look at.</source>
            <translation>見られる手順がありません。</translation>
        </message>
        <message>
            <source>Only lines and numbers can be looked at the other way round.</source>
            <translation>逆の場合を見られるのは線と数字だけです。</translation>
        </message>
        <message>
            <source>Named techniques end at step {}</source>
            <translation>名前のある手筋は手順 {} で尽きます</translation>
        </message>
        <message>
            <source>Hardest: step {}</source>
            <translation>最も難しい: 手順 {}</translation>
        </message>
        <message numerus="yes">
            <source>steps</source>
            <extracomment>For one: step</extracomment>
            <translation>
                <numerusform>手</numerusform>
            </translation>
        </message>
        <message>
            <source>Most used: {}, in {}</source>
            <translation>最も多い手筋: {} ({})</translation>
        </message>
        <message>
            <source>Not needed on this way: {}</source>
            <translation>この解き方では不要: {}</translation>
        </message>
        <message>
            <source>only for mazes</source>
            <translation>迷路でのみ</translation>
        </message>
        <message>
            <source>not for this kind of puzzle</source>
            <translation>この種類のパズルにはありません</translation>
        </message>
        <message>
            <source>only for jump tours</source>
            <translation>ジャンプ巡回でのみ</translation>
        </message>
        <message>
            <source>only for lines through a graph</source>
            <translation>グラフを通る線でのみ</translation>
        </message>
        <message>
            <source>only for mazes and drawings in one stroke</source>
            <translation>迷路と一筆書きでのみ</translation>
        </message>
        <message>
            <source>only for drawings in one stroke</source>
            <translation>一筆書きでのみ</translation>
        </message>
        <message>
            <source>only for loops along the sides of cells</source>
            <translation>マスの辺に沿うループでのみ</translation>
        </message>
        <message>
            <source>There is nothing to play yet: the board has no cells.</source>
            <translation>盤面にマスがないので、まだ解くものがありません。</translation>
        </message>
        <message>
            <source>Another window marked this puzzle, too. Undo leads back to your marks.</source>
            <translation>別のウィンドウでもこのパズルに印が付けられました。「元に戻す」で自分の印に戻ります。</translation>
        </message>
        <message>
            <source>Your marks are here still, as far as they fit.</source>
            <translation>印は、合うものだけがそのまま残っています。</translation>
        </message>
        <message>
            <source>Your marks belong to the board of before, and come back with it.</source>
            <translation>書いたものは前の盤面のもので、盤面を戻すと戻ります。</translation>
        </message>
        <message>
            <source>{} can go nowhere: something that is marked is wrong.</source>
            <translation>{}を置けるマスがありません。記入したもののどこかが間違っています。</translation>
        </message>
        <message>
            <source>{} can go nowhere: no line fits the numbers that are given.</source>
            <translation>{}を置けるマスがありません。はじめの数字に合う線がありません。</translation>
        </message>
        <message>
            <source>the last mark</source>
            <translation>最後の印</translation>
        </message>
        <message>
            <source>a mark</source>
            <translation>印</translation>
        </message>
        <message>
            <source>Solved.</source>
            <translation>解けました。</translation>
        </message>
        <message>
            <source>The first mistake is ringed on the board.</source>
            <translation>最初の誤りを盤面に丸で囲みました。</translation>
        </message>
        <message>
            <source>Right so far.</source>
            <translation>ここまで正解です。</translation>
        </message>
        <message>
            <source>No line and no number is marked yet.</source>
            <translation>まだ線も数字も書かれていません。</translation>
        </message>
        <message>
            <source>Nothing more follows from here.</source>
            <translation>ここからはもう何も導けません。</translation>
        </message>
        <message>
            <source>Look here: {}</source>
            <translation>ここを見てください: {}</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>なぜ?</translation>
        </message>
        <message>
            <source>Mark it</source>
            <translation>書き込む</translation>
        </message>
        <message>
            <source>This part of the line is given.</source>
            <translation>線のこの部分ははじめからあります。</translation>
        </message>
        <message>
            <source>The number {} is given elsewhere.</source>
            <translation>数字 {} は別の場所に最初から入っています。</translation>
        </message>
        <message>
            <source>The number {} stands elsewhere.</source>
            <translation>数字 {} は別の場所にあります。</translation>
        </message>
        <message>
            <source>Draw the line and cross edges out</source>
            <translation>線を引く、辺に × を付ける</translation>
        </message>
        <message>
            <source>Write numbers, or draw the line</source>
            <translation>数字を書く、または線を引く</translation>
        </message>
        <message>
            <source>Draw the walk</source>
            <translation>道順を描く</translation>
        </message>
        <message>
            <source>Shade cells: inside, outside</source>
            <translation>マスを塗る: 内側、外側</translation>
        </message>
        <message>
            <source>Note the numbers that may stand there</source>
            <translation>そこに入りうる数字をメモする</translation>
        </message>
        <message>
            <source>Strike out where the walk does not go</source>
            <translation>道順が通らない所を消す</translation>
        </message>
        <message>
            <source>Click a cell for its next colour, drag to colour more.</source>
            <translation>クリックするとマスの次の色、ドラッグで続けて塗ります。</translation>
        </message>
        <message>
            <source>take the colour away</source>
            <translation>色を消す</translation>
        </message>
        <message>
            <source>colour</source>
            <translation>色</translation>
        </message>
        <message>
            <source>Shade cells, or note that they are on the line</source>
            <translation>マスを黒く塗る、または線が通ると印を付ける</translation>
        </message>
        <message>
            <source>Draw the line, cross edges out, shade cells</source>
            <translation>線を引く、辺に×を付ける、マスを塗る</translation>
        </message>
        <message>
            <source>Click a cell: shaded, on the line, open.</source>
            <translation>マスをクリック: 黒マス、線が通る、未定。</translation>
        </message>
        <message>
            <source>Click an edge to draw it, or drag along the line.</source>
            <translation>辺をクリックすると線を引きます。ドラッグで続けて引けます。</translation>
        </message>
        <message>
            <source>cross out</source>
            <translation>× を付ける</translation>
        </message>
        <message>
            <source>draw beside the cursor</source>
            <translation>カーソルの隣に引く</translation>
        </message>
        <message>
            <source>Click for the next number, drag to go on.</source>
            <translation>クリックすると次の数字、ドラッグで続けます。</translation>
        </message>
        <message>
            <source>erase, cross a border out</source>
            <translation>消す、境界線に × を付ける</translation>
        </message>
        <message>
            <source>write</source>
            <translation>書く</translation>
        </message>
        <message>
            <source>Click where the line goes next.</source>
            <translation>線が次に進むところをクリックします。</translation>
        </message>
        <message>
            <source>Click its end</source>
            <translation>端をクリック</translation>
        </message>
        <message>
            <source>take back</source>
            <translation>戻す</translation>
        </message>
        <message>
            <source>go to the cursor</source>
            <translation>カーソルまで進む</translation>
        </message>
        <message>
            <source>Click a cell: inside, outside, open.</source>
            <translation>マスをクリック: 内側、外側、未定。</translation>
        </message>
        <message>
            <source>Click for the next number as a note.</source>
            <translation>クリックすると次の数字をメモします。</translation>
        </message>
        <message>
            <source>note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <source>Click to strike out.</source>
            <translation>クリックすると消します。</translation>
        </message>
        <message>
            <source>Click an edge to draw it, a cell to shade it, or drag along the line.</source>
            <translation>辺をクリックすると線を引き、マスをクリックすると塗ります。ドラッグで線を続けて引けます。</translation>
        </message>
        <message>
            <source>Solve</source>
            <translation>解く</translation>
        </message>
        <message>
            <source>Pencil</source>
            <translation>鉛筆</translation>
        </message>
        <message>
            <source>Colour cells, to tell them apart</source>
            <translation>区別のためにマスに色を付ける</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>色</translation>
        </message>
        <message numerus="yes">
            <source>{} of {} cells</source>
            <extracomment>For one: {} of {} cells</extracomment>
            <translation>
                <numerusform>{} / {} マス</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} of {} corners</source>
            <extracomment>For one: {} of {} corners</extracomment>
            <translation>
                <numerusform>{} / {} 頂点</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} of {} lines</source>
            <extracomment>For one: {} of {} lines</extracomment>
            <translation>
                <numerusform>{} / {} 本</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} jumps</source>
            <extracomment>For one: {} jump</extracomment>
            <translation>
                <numerusform>{} 回のジャンプ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} steps</source>
            <extracomment>For one: {} step</extracomment>
            <translation>
                <numerusform>{} 手</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{} edges drawn</source>
            <extracomment>For one: {} edge drawn</extracomment>
            <translation>
                <numerusform>{} 本の辺</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{}, {} cells shaded</source>
            <extracomment>For one: {}, {} cell shaded</extracomment>
            <translation>
                <numerusform>{}、黒マス {} 個</numerusform>
            </translation>
        </message>
        <message>
            <source>Edge {}: Enter draws it, Shift+Enter crosses it out.</source>
            <translation>辺{}：Enterで引き、Shift+Enterで×を付けます。</translation>
        </message>
        <message>
            <source>{} written</source>
            <translation>{}を記入</translation>
        </message>
        <message>
            <source>place {} of the walk</source>
            <translation>道順の{}番目</translation>
        </message>
        <message>
            <source>colour {}</source>
            <translation>色{}</translation>
        </message>
        <message>
            <source>line {}</source>
            <translation>線{}</translation>
        </message>
        <message>
            <source>crossed out {}</source>
            <translation>×印{}</translation>
        </message>
        <message>
            <source>{} noted</source>
            <translation>{}をメモ</translation>
        </message>
        <message>
            <source>shaded</source>
            <translation>黒マス</translation>
        </message>
        <message>
            <source>on the line</source>
            <translation>線の上</translation>
        </message>
        <message>
            <source>struck out</source>
            <translation>除外</translation>
        </message>
        <message>
            <source>to {}</source>
            <translation>（{}へ）</translation>
        </message>
        <message>
            <source>on the rim</source>
            <translation>（外周）</translation>
        </message>
        <message>
            <source>on the border to {}</source>
            <translation>（{}との境界）</translation>
        </message>
        <message>
            <source>play or pause</source>
            <translation>再生・一時停止</translation>
        </message>
        <message>
            <source>dead end</source>
            <translation>行き止まり</translation>
        </message>
        <message>
            <source>solution</source>
            <translation>解</translation>
        </message>
        <message>
            <source>speed</source>
            <translation>速さ</translation>
        </message>
        <message>
            <source>The height of the timeline is the length of the line; a tick below it is a step back.</source>
            <translation>タイムラインの高さは線の長さ、下の目盛りは後戻りを表します。</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of states alive.</source>
            <translation>タイムラインの高さは生きている状態の数です。</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of pieces of a candidate.</source>
            <translation>タイムラインの高さは候補を成す断片の数です。</translation>
        </message>
        <message>
            <source>The solver starts...</source>
            <translation>ソルバーを開始しています...</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of assumptions and conclusions on the trail.</source>
            <translation>タイムラインの高さは、仮定と結論の列の長さです。</translation>
        </message>
        <message>
            <source>The height of the timeline is the number of marks found so far.</source>
            <translation>タイムラインの高さは、これまでに見つかった印の数です。</translation>
        </message>
        <message>
            <source>The recording is long: its profile is sampled.</source>
            <translation>記録が長いので、概形は抜き出して表示します。</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>一度に</translation>
        </message>
        <message>
            <source>Second board</source>
            <translation>二つ目の盤面</translation>
        </message>
        <message>
            <source>There is no step to show yet.</source>
            <translation>まだ表示できる手順がありません。</translation>
        </message>
        <message>
            <source>There is none before.</source>
            <translation>この前にはありません。</translation>
        </message>
        <message>
            <source>There is none after this.</source>
            <translation>この後にはありません。</translation>
        </message>
    </context>
    <context>
        <name>gui.panel</name>
        <message>
            <source>{} true</source>
            <translation>{} 真</translation>
        </message>
        <message>
            <source>{} false</source>
            <translation>{} 偽</translation>
        </message>
        <message>
            <source>The line says: {}</source>
            <translation>線が表す値: {}</translation>
        </message>
        <message>
            <source>Choose a cell</source>
            <translation>マスを選ぶ</translation>
        </message>
        <message>
            <source>Click any cell of the board. Arrow keys lead on from there.</source>
            <translation>盤面のマスをどれかクリックします。そこから矢印キーで移動できます。</translation>
        </message>
        <message>
            <source>Place a number</source>
            <translation>数字を置く</translation>
        </message>
        <message>
            <source>Type 1 and press Enter. The line will begin in this cell.</source>
            <translation>1 と入力して Enter を押します。線はこのマスから始まります。</translation>
        </message>
        <message>
            <source>Take a number in hand</source>
            <translation>数字を手に取る</translation>
        </message>
        <message>
            <source>Click a number in the strip below the board, then a cell. Esc puts it down.</source>
            <translation>盤面の下の数字列で数字をクリックし、次にマスをクリックします。Esc で手放します。</translation>
        </message>
        <message>
            <source>Read the verdict, take advice</source>
            <translation>判定を読み、提案を使う</translation>
        </message>
        <message>
            <source>The panel says how many solutions there are and which clues would help. Click Place A there, or place one more number.</source>
            <translation>パネルには解の数と、役立つヒントが表示されます。そこで「A を置く」をクリックするか、数字をもう一つ置きます。</translation>
        </message>
        <message>
            <source>Join two cells</source>
            <translation>二つのマスをつなぐ</translation>
        </message>
        <message>
            <source>Press {} and click the border between two cells: their numbers follow each other.</source>
            <translation>{} を押して二つのマスの境界線をクリックします。その二マスの数字は続きになります。</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Press {}. Everything can be undone, step by step.</source>
            <translation>{} を押します。何でも一手ずつ元に戻せます。</translation>
        </message>
        <message>
            <source>See a solution</source>
            <translation>解を見る</translation>
        </message>
        <message>
            <source>Press {}. The panel has the same switch, under On the board.</source>
            <translation>{} を押します。パネルの「盤面の表示」でもオンにできます。</translation>
        </message>
        <message>
            <source>Play it</source>
            <translation>解いてみる</translation>
        </message>
        <message>
            <source>Choose Play at the top: solve the puzzle as its reader will. The puzzle stays.</source>
            <translation>上の「解く」を選び、解き手と同じようにパズルを解きます。パズルはそのまま残ります。</translation>
        </message>
        <message>
            <source>Edges that some solutions use and some do not. From thin to thick: up to a quarter of all solutions, up to half, then dark: up to three quarters, more. Point at an edge for the numbers.</source>
            <translation>通る解と通らない解がある辺です。細いものから太いものへ: 全解の四分の一まで、半分まで、濃い色は四分の三まで、それ以上。辺を指すと数が表示されます。</translation>
        </message>
        <message>
            <source>line in {} solutions</source>
            <translation>{} 個の解で線</translation>
        </message>
        <message>
            <source>sides from the top clockwise in {} solutions</source>
            <translation>{} 個の解で、上から時計回りの辺</translation>
        </message>
        <message>
            <source>{} % of all</source>
            <translation>全体の {} %</translation>
        </message>
        <message>
            <source> looked at</source>
            <translation>（調べた分）</translation>
        </message>
        <message>
            <source>{} in {} of {}</source>
            <translation>{2} 中 {1}: {0}</translation>
        </message>
        <message>
            <source>The solution</source>
            <translation>解</translation>
        </message>
        <message>
            <source>Two solutions</source>
            <translation>二つの解</translation>
        </message>
        <message>
            <source>In every solution</source>
            <translation>すべての解で</translation>
        </message>
        <message>
            <source>Doubtful cells</source>
            <translation>不確かなマス</translation>
        </message>
        <message>
            <source>Suggestions</source>
            <translation>提案</translation>
        </message>
        <message>
            <source>Redundant clues</source>
            <translation>不要なヒント</translation>
        </message>
        <message>
            <source>Conflicting clues</source>
            <translation>矛盾するヒント</translation>
        </message>
        <message>
            <source>Edge frequencies</source>
            <translation>辺の頻度</translation>
        </message>
        <message>
            <source>That is the whole solution: the row “The solution” shows it.</source>
            <translation>これは解の全体です。「解」の行で表示できます。</translation>
        </message>
        <message>
            <source>none alone</source>
            <translation>単独ではなし</translation>
        </message>
        <message>
            <source>Cells of no use</source>
            <translation>使われないマス</translation>
        </message>
        <message>
            <source>Where cells lead</source>
            <translation>マスの行き先</translation>
        </message>
        <message>
            <source>This puzzle has no walks.</source>
            <translation>このパズルに道順はありません。</translation>
        </message>
        <message>
            <source>No walk is known yet.</source>
            <translation>道順はまだわかっていません。</translation>
        </message>
        <message>
            <source>{} of {} listed</source>
            <translation>一覧に {} / {}</translation>
        </message>
        <message>
            <source>This is the shortest walk known so far.</source>
            <translation>これまでに分かっている最短の道順です。</translation>
        </message>
        <message>
            <source>This is the longest walk known so far.</source>
            <translation>これまでに分かっている最長の道順です。</translation>
        </message>
        <message>
            <source>No such walk is among those that are listed.</source>
            <translation>一覧にそのような道順はありません。</translation>
        </message>
        <message>
            <source>Place {} to begin.</source>
            <translation>まず{}を置きます。</translation>
        </message>
        <message>
            <source>The line you drew is kept with the puzzle.</source>
            <translation>描いた線はパズルと一緒に保存されます。</translation>
        </message>
        <message>
            <source>Checking is paused.</source>
            <translation>確認は一時停止中です。</translation>
        </message>
        <message>
            <source>This board has no such line.</source>
            <translation>この盤面にそのような線はありません。</translation>
        </message>
        <message>
            <source>This board has no such line, whatever the clues.</source>
            <translation>どんなヒントでも、この盤面にそのような線はありません。</translation>
        </message>
        <message>
            <source>All clues together leave no line.</source>
            <translation>すべてのヒントを合わせると、引ける線がありません。</translation>
        </message>
        <message>
            <source>One clue cannot be true on this board.</source>
            <translation>この盤面では成り立たないヒントが一つあります。</translation>
        </message>
        <message>
            <source>Two clues cannot both be true.</source>
            <translation>二つのヒントが両立しません。</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>三つ</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>四つ</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>五つ</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>六つ</translation>
        </message>
        <message>
            <source>{} clues cannot all be true.</source>
            <translation>{}のヒントは同時に成り立ちません。</translation>
        </message>
        <message>
            <source>Clues for my line</source>
            <translation>自分の線のヒント</translation>
        </message>
        <message>
            <source>No other clue is involved: changing this one is enough.</source>
            <translation>ほかのヒントは関係ありません。これを変えるだけで十分です。</translation>
        </message>
        <message>
            <source>No other clue is involved: changing any one of these is enough.</source>
            <translation>ほかのヒントは関係ありません。このうちどれか一つを変えれば足ります。</translation>
        </message>
        <message>
            <source>These {} clues cannot all be true. No shorter explanation was found.</source>
            <translation>これら {} 個のヒントは同時に成り立ちません。より短い説明は見つかりませんでした。</translation>
        </message>
        <message>
            <source>This clue cannot be true on this board, whatever the others say.</source>
            <translation>ほかのヒントが何であっても、このヒントはこの盤面では成り立ちません。</translation>
        </message>
        <message>
            <source>These two clues cannot both be true. No short reason was found.</source>
            <translation>この二つのヒントは両立しません。短い理由は見つかりませんでした。</translation>
        </message>
        <message>
            <source>one solution</source>
            <translation>唯一解</translation>
        </message>
        <message>
            <source>several solutions</source>
            <translation>複数の解</translation>
        </message>
        <message>
            <source>Undo “{}”</source>
            <translation>「{}」を元に戻す</translation>
        </message>
        <message>
            <source>{} in {}</source>
            <translation>{1} 中 {0}</translation>
        </message>
        <message>
            <source>Drawings in one stroke are listed where there are some.</source>
            <translation>一筆書きがある場合は一覧に表示されます。</translation>
        </message>
        <message>
            <source>one stroke</source>
            <translation>一筆書き</translation>
        </message>
        <message>
            <source>Add {} (+)</source>
            <translation>{} を足す (+)</translation>
        </message>
        <message>
            <source>Draw {} twice (2×)</source>
            <translation>{} を二度描く (2×)</translation>
        </message>
        <message>
            <source>Fewest strokes</source>
            <translation>最少の筆数</translation>
        </message>
        <message>
            <source>With {} more it takes one.</source>
            <translation>{} を足すと一筆で描けます。</translation>
        </message>
        <message>
            <source>With {} more it takes one, or with {} drawn twice.</source>
            <translation>{} を足すか、{} を二度描くと一筆で描けます。</translation>
        </message>
        <message>
            <source>One begins</source>
            <translation>一通りが始まる</translation>
        </message>
        <message>
            <source>{} begin</source>
            <translation>{} 通りが始まる</translation>
        </message>
        <message>
            <source>{} at each corner.</source>
            <translation>各頂点で {}。</translation>
        </message>
        <message>
            <source>Point at a corner to see how many begin there.</source>
            <translation>頂点を指すと、そこから始まる描き方の数が表示されます。</translation>
        </message>
        <message>
            <source>{} begins at corner {}.</source>
            <translation>{} 通りが頂点 {} から始まります。</translation>
        </message>
        <message>
            <source>{} begin at corner {}.</source>
            <translation>{} 通りが頂点 {} から始まります。</translation>
        </message>
        <message>
            <source>no drawing begins here</source>
            <translation>ここから始まる描き方はありません</translation>
        </message>
        <message>
            <source>1 drawing begins here</source>
            <translation>ここから 1 通りが始まります</translation>
        </message>
        <message>
            <source>{} begin here</source>
            <translation>ここから {} 通りが始まります</translation>
        </message>
        <message>
            <source>drawings</source>
            <translation>通りの描き方</translation>
        </message>
    </context>
    <context>
        <name>gui.shell</name>
        <message>
            <source>File</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <source>View</source>
            <translation>表示</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>確認</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>共有</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>ヘルプ</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Take the last change back</source>
            <translation>最後の変更を取り消します</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>やり直す</translation>
        </message>
        <message>
            <source>Make the change again</source>
            <translation>取り消した変更をもう一度行います</translation>
        </message>
        <message>
            <source>History...</source>
            <translation>履歴...</translation>
        </message>
        <message>
            <source>All steps, to go back or forth to any of them</source>
            <translation>すべての手順。どこへでも戻ったり進んだりできます</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>切り取り</translation>
        </message>
        <message>
            <source>Copy the selected clues and remove them</source>
            <translation>選んだヒントをコピーして取り除きます</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Copy the selected clues</source>
            <translation>選んだヒントをコピーします</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>貼り付け</translation>
        </message>
        <message>
            <source>Paste clues at the cursor, or a picture or link as a new puzzle</source>
            <translation>カーソル位置にヒントを貼り付けます。画像やリンクは新しいパズルになります</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>複製</translation>
        </message>
        <message>
            <source>Copy the selected clues to the cells beside them</source>
            <translation>選んだヒントを隣のマスにコピーします</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>取り除く</translation>
        </message>
        <message>
            <source>Remove the clues of the selected cells</source>
            <translation>選んだマスのヒントを取り除きます</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>すべて選択</translation>
        </message>
        <message>
            <source>Select every cell</source>
            <translation>すべてのマスを選びます</translation>
        </message>
        <message>
            <source>Go to cell...</source>
            <translation>マスへ移動...</translation>
        </message>
        <message>
            <source>Put the cursor on a cell by its row and column</source>
            <translation>行と列でカーソルをマスへ動かします</translation>
        </message>
        <message>
            <source>Edit the puzzle</source>
            <translation>パズルを編集</translation>
        </message>
        <message>
            <source>Back to the tools</source>
            <translation>ツールに戻ります</translation>
        </message>
        <message>
            <source>Settings...</source>
            <translation>設定...</translation>
        </message>
        <message>
            <source>Look, checking, and what solvers may use</source>
            <translation>外観、確認、ソルバーの使える資源</translation>
        </message>
        <message>
            <source>Generate...</source>
            <translation>生成...</translation>
        </message>
        <message>
            <source>Find clues for this board that have one solution</source>
            <translation>この盤面で唯一解になるヒントを探します</translation>
        </message>
        <message>
            <source>Generate many...</source>
            <translation>まとめて生成...</translation>
        </message>
        <message>
            <source>Make a sheet of puzzles on this board, and save them in a folder</source>
            <translation>この盤面で多くのパズルを作り、フォルダーに保存します</translation>
        </message>
        <message>
            <source>Tour...</source>
            <translation>巡回...</translation>
        </message>
        <message>
            <source>Make a tour by jumps on a board of any size, and a picture of it</source>
            <translation>任意の大きさの盤面でジャンプの巡回を作り、その画像も作ります</translation>
        </message>
        <message>
            <source>Clues for my line...</source>
            <translation>自分の線のヒント...</translation>
        </message>
        <message>
            <source>Find clues whose only solution is the line drawn by hand, or goes on from it</source>
            <translation>手で描いた線、またはその続きが唯一解になるヒントを探します</translation>
        </message>
        <message>
            <source>Complete the clues...</source>
            <translation>ヒントを補う...</translation>
        </message>
        <message>
            <source>Add as few clues as make the solution the only one</source>
            <translation>唯一解になるように、できるだけ少ないヒントを加えます</translation>
        </message>
        <message>
            <source>Repair the clues...</source>
            <translation>ヒントを直す...</translation>
        </message>
        <message>
            <source>Remove as few clues as contradict each other</source>
            <translation>矛盾するヒントを、できるだけ少なく取り除きます</translation>
        </message>
        <message>
            <source>Title, author and rules...</source>
            <translation>題名・作者・ルール...</translation>
        </message>
        <message>
            <source>What is written on the sheet, and the settings of its rules</source>
            <translation>紙面に書かれることと、ルールの設定</translation>
        </message>
        <message>
            <source>Moves of the tour...</source>
            <translation>巡回の動き方...</translation>
        </message>
        <message>
            <source>The jumps that are allowed, as little arrows on a grid</source>
            <translation>許されるジャンプを格子上の小さな矢印で示します</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>右に回転</translation>
        </message>
        <message>
            <source>Turn the board with its clues</source>
            <translation>盤面をヒントごと回します</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>左に回転</translation>
        </message>
        <message>
            <source>Turn the board with its clues the other way</source>
            <translation>盤面をヒントごと逆に回します</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>反転</translation>
        </message>
        <message>
            <source>Swap left and right</source>
            <translation>左右を入れ替えます</translation>
        </message>
        <message>
            <source>Rows and columns...</source>
            <translation>行と列...</translation>
        </message>
        <message>
            <source>Add or remove rows, columns or rings at each side; clues stay where they are</source>
            <translation>各辺に行・列・一回りを加える、または取り除く。ヒントは元の場所に残ります</translation>
        </message>
        <message>
            <source>Crop to the selection</source>
            <translation>選択範囲で切り抜く</translation>
        </message>
        <message>
            <source>Leave the selected cells alone</source>
            <translation>選んだマスだけを残します</translation>
        </message>
        <message>
            <source>One-way lines</source>
            <translation>一方通行の線</translation>
        </message>
        <message>
            <source>Let lines of a graph lead one way, or all of them both ways again</source>
            <translation>グラフの線を一方通行にする、またはすべて双方向に戻します</translation>
        </message>
        <message>
            <source>Remove all clues</source>
            <translation>ヒントをすべて取り除く</translation>
        </message>
        <message>
            <source>Leave the board and remove its clues</source>
            <translation>盤面は残してヒントを取り除きます</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <source>Find any command by its name</source>
            <translation>名前でコマンドを探します</translation>
        </message>
        <message>
            <source>The list of all keys</source>
            <translation>すべてのキーの一覧</translation>
        </message>
        <message>
            <source>How this puzzle is played</source>
            <translation>このパズルの遊び方</translation>
        </message>
        <message>
            <source>The rules of this kind of puzzle</source>
            <translation>この種類のパズルのルール</translation>
        </message>
        <message>
            <source>A page for each kind of puzzle, with a board to play</source>
            <translation>パズルの種類ごとのページ。盤面で遊べます</translation>
        </message>
        <message>
            <source>Manual</source>
            <translation>マニュアル</translation>
        </message>
        <message>
            <source>All that the studio does, in your browser, without a network</source>
            <translation>スタジオの全機能をブラウザーで、ネットワークなしで読めます</translation>
        </message>
        <message>
            <source>Guided tour</source>
            <translation>ガイドツアー</translation>
        </message>
        <message>
            <source>Eight steps, each done with your own hand</source>
            <translation>八つの手順を自分の手で試します</translation>
        </message>
        <message>
            <source>Show log file</source>
            <translation>ログファイルを表示</translation>
        </message>
        <message>
            <source>What solver processes wrote before they ended</source>
            <translation>ソルバーのプロセスが終了前に書いたもの</translation>
        </message>
        <message>
            <source>About Oneline Studio</source>
            <translation>Oneline Studio について</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>バージョンとライセンス</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>盤面の表示</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>ツール</translation>
        </message>
        <message>
            <source>Move the cursor</source>
            <translation>カーソルを動かす</translation>
        </message>
        <message>
            <source>The other diagonal of hexagons</source>
            <translation>六角形のもう一方の斜め</translation>
        </message>
        <message>
            <source>The next or previous cell</source>
            <translation>次または前のマス</translation>
        </message>
        <message>
            <source>In Play: draw or cross out the edge ahead</source>
            <translation>プレイ中：その先の辺を引く、×を付ける</translation>
        </message>
        <message>
            <source>In Play: aim at each edge of a cell in turn, for Enter</source>
            <translation>プレイ中：マスの辺を順に選ぶ（Enterで引く）</translation>
        </message>
        <message>
            <source>Extend the selection</source>
            <translation>選択を広げる</translation>
        </message>
        <message>
            <source>Mark a cell</source>
            <translation>マスに印を付ける</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>一段戻る</translation>
        </message>
        <message>
            <source>Menu of a cell</source>
            <translation>マスのメニュー</translation>
        </message>
        <message>
            <source>Check now</source>
            <translation>今すぐ確認</translation>
        </message>
        <message>
            <source>Check the puzzle again</source>
            <translation>パズルをもう一度確認します</translation>
        </message>
        <message>
            <source>Check this twice...</source>
            <translation>二重に確認...</translation>
        </message>
        <message>
            <source>Prove the verdict again with another engine, and save the proof</source>
            <translation>別のエンジンで判定をもう一度証明し、証明を保存します</translation>
        </message>
        <message>
            <source>Show another solution</source>
            <translation>別の解を表示</translation>
        </message>
        <message>
            <source>Show one of the solutions, drawn at random where that can be done</source>
            <translation>解の一つを表示します。可能なら無作為に選びます</translation>
        </message>
        <message>
            <source>Previous walk</source>
            <translation>前の道順</translation>
        </message>
        <message>
            <source>Show the walk before in the list of all walks of a maze</source>
            <translation>迷路の道順の一覧で、一つ前の道順を表示します</translation>
        </message>
        <message>
            <source>Shortest walk</source>
            <translation>最短の道順</translation>
        </message>
        <message>
            <source>Show a walk of a maze with the fewest jumps</source>
            <translation>ジャンプが最も少ない迷路の道順を表示します</translation>
        </message>
        <message>
            <source>Longest walk</source>
            <translation>最長の道順</translation>
        </message>
        <message>
            <source>Show a walk of a maze with the most jumps</source>
            <translation>ジャンプが最も多い迷路の道順を表示します</translation>
        </message>
        <message>
            <source>Draw it again</source>
            <translation>もう一度描く</translation>
        </message>
        <message>
            <source>Draw the line on the board step by step, or pause</source>
            <translation>盤面の線を一歩ずつ描く、または一時停止します</translation>
        </message>
        <message>
            <source>All drawings...</source>
            <translation>すべての描き方...</translation>
        </message>
        <message>
            <source>All drawings in one stroke side by side</source>
            <translation>すべての一筆書きを並べて表示します</translation>
        </message>
        <message>
            <source>Next marked clue</source>
            <translation>次の印付きヒント</translation>
        </message>
        <message>
            <source>Move to the next redundant or conflicting clue</source>
            <translation>次の不要な、または矛盾するヒントへ移ります</translation>
        </message>
        <message>
            <source>Remove as many clues as possible while the solution stays the only one</source>
            <translation>唯一解のまま、できるだけ多くのヒントを取り除きます</translation>
        </message>
        <message>
            <source>Minimality report...</source>
            <translation>極小性レポート...</translation>
        </message>
        <message>
            <source>Which clues could go, and how many minimal sets of clues have this solution</source>
            <translation>取り除けるヒントと、この解を持つ極小なヒントの組の数</translation>
        </message>
        <message>
            <source>Census...</source>
            <translation>全数調査...</translation>
        </message>
        <message>
            <source>Count all loops of a small board, and the Slitherlinks with one solution</source>
            <translation>小さな盤面のすべてのループと、唯一解のスリザーリンクを数えます</translation>
        </message>
        <message>
            <source>Compare engines...</source>
            <translation>エンジンの比較...</translation>
        </message>
        <message>
            <source>Count with several engines, on this puzzle or on a series, and compare their times</source>
            <translation>このパズルや問題列を複数のエンジンで数え、時間を比べます</translation>
        </message>
        <message>
            <source>No unsaved work was left that can be read.</source>
            <translation>読み取れる未保存の作業は残っていませんでした。</translation>
        </message>
        <message>
            <source>There is no unsaved work to bring back.</source>
            <translation>復元できる未保存の作業はありません。</translation>
        </message>
        <message>
            <source>The manual is put together; it opens when it is there.</source>
            <translation>マニュアルを作成しています。できあがると開きます。</translation>
        </message>
        <message>
            <source>The manual could not be put together: {}</source>
            <translation>マニュアルを作成できませんでした：{}</translation>
        </message>
        <message>
            <source>The manual is {}.</source>
            <translation>マニュアルは {} です。</translation>
        </message>
        <message>
            <source>No solver has had anything to tell yet.</source>
            <translation>まだ何かを伝えたソルバーはありません。</translation>
        </message>
        <message>
            <source>The log file is {}.</source>
            <translation>ログファイルは {} です。</translation>
        </message>
        <message>
            <source>Next reason</source>
            <translation>次の理由</translation>
        </message>
        <message>
            <source>Show the next step and why it follows</source>
            <translation>次の手順とその理由を表示</translation>
        </message>
        <message>
            <source>Reason before</source>
            <translation>前の理由</translation>
        </message>
        <message>
            <source>Show the step before</source>
            <translation>前の手順を表示</translation>
        </message>
        <message>
            <source>First reason</source>
            <translation>最初の理由</translation>
        </message>
        <message>
            <source>Show the first step</source>
            <translation>最初の手順を表示</translation>
        </message>
        <message>
            <source>Last reason</source>
            <translation>最後の理由</translation>
        </message>
        <message>
            <source>Show the last step</source>
            <translation>最後の手順を表示</translation>
        </message>
        <message>
            <source>What if not?</source>
            <translation>そうでなければ?</translation>
        </message>
        <message>
            <source>See where it leads if it were otherwise</source>
            <translation>そうでなかったらどうなるかを見る</translation>
        </message>
        <message>
            <source>Hardest step</source>
            <translation>一番難しい手順</translation>
        </message>
        <message>
            <source>Show the hardest step of the puzzle</source>
            <translation>パズルの一番難しい手順を表示</translation>
        </message>
        <message>
            <source>Use that there is only one solution</source>
            <translation>解が一つであることを使う</translation>
        </message>
        <message>
            <source>Allow steps of Slitherlinks that use that there is only one solution, or leave them out</source>
            <translation>スリザーリンクで、解が一つであることを使う手順を許すか除く</translation>
        </message>
        <message>
            <source>Fold the reason</source>
            <translation>理由をたたむ</translation>
        </message>
        <message>
            <source>Show or hide on the board the reason of a long step</source>
            <translation>盤面で長い手順の理由を表示または隠す</translation>
        </message>
        <message>
            <source>Explain the puzzle</source>
            <translation>パズルの解説</translation>
        </message>
        <message>
            <source>Go through the solution step by step, each with its reason</source>
            <translation>解を一手ずつ、理由とともにたどります</translation>
        </message>
        <message>
            <source>New...</source>
            <translation>新規...</translation>
        </message>
        <message>
            <source>Choose a kind and an outline</source>
            <translation>種類と輪郭を選びます</translation>
        </message>
        <message>
            <source>New from picture...</source>
            <translation>画像から新規...</translation>
        </message>
        <message>
            <source>Make a puzzle shaped like a photograph or drawing; dropping one on the window does too</source>
            <translation>写真や絵の形をしたパズルを作ります。ウィンドウに画像を落としても作れます</translation>
        </message>
        <message>
            <source>Open a puzzle file</source>
            <translation>パズルのファイルを開きます</translation>
        </message>
        <message>
            <source>Open link or text...</source>
            <translation>リンクやテキストを開く...</translation>
        </message>
        <message>
            <source>Open a puzz.link address, a game ID or puzzle text</source>
            <translation>puzz.link のアドレス、ゲーム ID、パズルのテキストを開きます</translation>
        </message>
        <message>
            <source>Welcome page</source>
            <translation>ようこそページ</translation>
        </message>
        <message>
            <source>Recent puzzles and examples</source>
            <translation>最近のパズルと例題</translation>
        </message>
        <message>
            <source>Recovered work...</source>
            <translation>復元された作業...</translation>
        </message>
        <message>
            <source>Bring back what was not saved when the studio ended</source>
            <translation>スタジオの終了時に保存されていなかったものを取り戻します</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save the puzzle</source>
            <translation>パズルを保存します</translation>
        </message>
        <message>
            <source>Save as...</source>
            <translation>名前を付けて保存...</translation>
        </message>
        <message>
            <source>Save the puzzle under another name</source>
            <translation>パズルを別の名前で保存します</translation>
        </message>
        <message>
            <source>Copy as link</source>
            <translation>リンクとしてコピー</translation>
        </message>
        <message>
            <source>Copy the puzzle as an address or as text for other programs</source>
            <translation>パズルをアドレス、または他のプログラム用のテキストとしてコピーします</translation>
        </message>
        <message>
            <source>Export picture...</source>
            <translation>画像の書き出し...</translation>
        </message>
        <message>
            <source>Save a picture of any size, or the solution as a film</source>
            <translation>任意の大きさの画像、または解の動画を保存します</translation>
        </message>
        <message>
            <source>Print the puzzle, or save the page: paper, solution, rules, copies a page</source>
            <translation>パズルを印刷する、またはページを保存します: 用紙、解答、ルール、1 ページの部数</translation>
        </message>
        <message>
            <source>Export teaching sheet...</source>
            <translation>教材シートの書き出し...</translation>
        </message>
        <message>
            <source>Save one page with the puzzle, steps of its solution in pictures, and the answer</source>
            <translation>パズル、解く手順の図、解答を収めた 1 ページを保存します</translation>
        </message>
        <message>
            <source>Booklet...</source>
            <translation>冊子...</translation>
        </message>
        <message>
            <source>Save a folder of puzzles as a book to print, with contents, rules and answers</source>
            <translation>フォルダーのパズルを、目次・ルール・解答付きの印刷用の本にします</translation>
        </message>
        <message>
            <source>Folder of puzzles...</source>
            <translation>パズルのフォルダー...</translation>
        </message>
        <message>
            <source>See, sort, check and export all puzzles of a folder</source>
            <translation>フォルダーのパズルを一覧し、並べ替え、確認し、書き出します</translation>
        </message>
        <message>
            <source>New window</source>
            <translation>新しいウィンドウ</translation>
        </message>
        <message>
            <source>One more window, with a document of its own</source>
            <translation>別の文書を持つウィンドウをもう一つ開きます</translation>
        </message>
        <message>
            <source>Reopen closed</source>
            <translation>閉じたものを開き直す</translation>
        </message>
        <message>
            <source>Bring the document back that was closed last, with its steps</source>
            <translation>最後に閉じた文書を、手順ごと取り戻します</translation>
        </message>
        <message>
            <source>Close window</source>
            <translation>ウィンドウを閉じる</translation>
        </message>
        <message>
            <source>Close this window; others stay</source>
            <translation>このウィンドウだけを閉じます。ほかは開いたままです</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>終了</translation>
        </message>
        <message>
            <source>Close all windows</source>
            <translation>すべてのウィンドウを閉じます</translation>
        </message>
        <message>
            <source>Puzzles ({});;All files (*)</source>
            <translation>パズル ({});;すべてのファイル (*)</translation>
        </message>
        <message>
            <source>Open a puzzle</source>
            <translation>パズルを開く</translation>
        </message>
        <message>
            <source>Opening {}: its folder has not answered yet.</source>
            <translation>{} を開いています: フォルダーの応答を待っています。</translation>
        </message>
        <message>
            <source>{} could not be read</source>
            <translation>{} を読み込めませんでした</translation>
        </message>
        <message>
            <source>{} could not be read</source>
            <comment>several</comment>
            <translation>{} を読み込めませんでした</translation>
        </message>
        <message>
            <source>Not all files were opened</source>
            <translation>開かなかったファイルがあります</translation>
        </message>
        <message>
            <source>No more than {} open at once. A folder shows all of its puzzles.</source>
            <translation>一度に開けるのは {} 個までです。フォルダーならすべてのパズルが表示されます。</translation>
        </message>
        <message>
            <source>This text</source>
            <translation>このテキスト</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>何も変更されていません。</translation>
        </message>
        <message>
            <source>Puzzles (*{})</source>
            <translation>パズル (*{})</translation>
        </message>
        <message>
            <source>There is nothing to save yet: the board has no cells.</source>
            <translation>盤面にマスがないので、まだ保存するものがありません。</translation>
        </message>
        <message>
            <source>{} is not saved yet: its folder has not answered.</source>
            <translation>{} はまだ保存されていません: フォルダーの応答がありません。</translation>
        </message>
        <message>
            <source>Saved {}.</source>
            <translation>{} を保存しました。</translation>
        </message>
        <message>
            <source>The puzzle is still open. Save it under another name or elsewhere.</source>
            <translation>パズルは開いたままです。別の名前か別の場所に保存してください。</translation>
        </message>
        <message>
            <source>Copied as {}.</source>
            <translation>{} としてコピーしました。</translation>
        </message>
        <message>
            <source>No address can hold this puzzle: the text of its file was copied instead.</source>
            <translation>このパズルを表せるアドレスがないので、ファイルのテキストをコピーしました。</translation>
        </message>
        <message>
            <source>Copied; the link checks the answer.</source>
            <translation>コピーしました。リンク先で解答を確認できます。</translation>
        </message>
        <message>
            <source>Copied. No single answer is known to check.</source>
            <translation>コピーしました。確認できる唯一の解答はわかっていません。</translation>
        </message>
        <message>
            <source>The puzzle is still open and can be saved.</source>
            <translation>パズルは開いたままで、保存できます。</translation>
        </message>
        <message>
            <source>A copy was written to {}.</source>
            <translation>控えを {} に書き出しました。</translation>
        </message>
        <message>
            <source>Details are in {}.</source>
            <translation>詳細は {} にあります。</translation>
        </message>
        <message>
            <source>Something went wrong in the program</source>
            <translation>プログラムで問題が起きました</translation>
        </message>
        <message>
            <source>create start begin</source>
            <translation>作成 開始 始める</translation>
        </message>
        <message>
            <source>load file</source>
            <translation>読み込み ファイル</translation>
        </message>
        <message>
            <source>url address import paste</source>
            <translation>url アドレス 取り込み 貼り付け</translation>
        </message>
        <message>
            <source>store write</source>
            <translation>保存 書く</translation>
        </message>
        <message>
            <source>store copy rename</source>
            <translation>保存 コピー 名前変更</translation>
        </message>
        <message>
            <source>share url address export</source>
            <translation>共有 url アドレス 書き出し</translation>
        </message>
        <message>
            <source>picture pdf svg png image</source>
            <translation>画像 pdf svg png 絵</translation>
        </message>
        <message>
            <source>back revert</source>
            <translation>戻る 取り消し</translation>
        </message>
        <message>
            <source>again forward</source>
            <translation>再び 進む</translation>
        </message>
        <message>
            <source>rotate clockwise</source>
            <translation>回転 時計回り</translation>
        </message>
        <message>
            <source>rotate counterclockwise anticlockwise</source>
            <translation>回転 反時計回り</translation>
        </message>
        <message>
            <source>flip reflect</source>
            <translation>裏返し 鏡</translation>
        </message>
        <message>
            <source>empty erase delete all</source>
            <translation>空 消去 全削除</translation>
        </message>
        <message>
            <source>erase clear</source>
            <translation>消去 クリア</translation>
        </message>
        <message>
            <source>preferences options configuration</source>
            <translation>環境設定 オプション 構成</translation>
        </message>
        <message>
            <source>night black colours light</source>
            <translation>夜 黒 色 明るい</translation>
        </message>
        <message>
            <source>larger bigger magnify</source>
            <translation>大きく 拡大</translation>
        </message>
        <message>
            <source>smaller</source>
            <translation>小さく</translation>
        </message>
        <message>
            <source>zoom whole</source>
            <translation>ズーム 全体</translation>
        </message>
        <message>
            <source>sidebar drawer</source>
            <translation>サイドバー 引き出し</translation>
        </message>
        <message>
            <source>fullscreen full screen</source>
            <translation>全画面</translation>
        </message>
        <message>
            <source>properties metadata rules options name</source>
            <translation>プロパティ 情報 ルール オプション 名前</translation>
        </message>
        <message>
            <source>make create random</source>
            <translation>作る 生成 無作為</translation>
        </message>
        <message>
            <source>collection library archive duplicates thumbnails browse</source>
            <translation>コレクション ライブラリ アーカイブ 重複 サムネイル 一覧</translation>
        </message>
        <message>
            <source>bulk batch series</source>
            <translation>一括 連続</translation>
        </message>
        <message>
            <source>finish unique</source>
            <translation>仕上げ 唯一</translation>
        </message>
        <message>
            <source>mend fix conflict</source>
            <translation>修復 矛盾</translation>
        </message>
        <message>
            <source>minimise reduce superfluous</source>
            <translation>最小化 減らす 余分</translation>
        </message>
        <message>
            <source>answer solve show</source>
            <translation>答え 解く 表示</translation>
        </message>
        <message>
            <source>keys keyboard help hotkeys</source>
            <translation>キー キーボード ヘルプ</translation>
        </message>
        <message>
            <source>help how to play instructions</source>
            <translation>ヘルプ 遊び方 説明</translation>
        </message>
        <message>
            <source>count enumerate all loops</source>
            <translation>数える 列挙 全ループ</translation>
        </message>
        <message>
            <source>trim cut</source>
            <translation>切り抜き 切る</translation>
        </message>
        <message>
            <source>rating grade difficulty why reasons hint techniques</source>
            <translation>難易度 評価 理由 ヒント テクニック</translation>
        </message>
        <message>
            <source>fewest clues minimum smallest</source>
            <translation>最少 ヒント 最小</translation>
        </message>
        <message>
            <source>verify prove proof certificate second engine</source>
            <translation>検証 証明 証明書 別のエンジン</translation>
        </message>
        <message>
            <source>undo history earlier</source>
            <translation>履歴 元に戻す 以前</translation>
        </message>
        <message>
            <source>tutorial introduction learn three-minute tour</source>
            <translation>チュートリアル はじめに 学ぶ ツアー</translation>
        </message>
        <message>
            <source>documentation help</source>
            <translation>ドキュメント ヘルプ</translation>
        </message>
        <message>
            <source>book</source>
            <translation>本 冊子</translation>
        </message>
        <message>
            <source>html play online</source>
            <translation>HTML オンライン 遊ぶ</translation>
        </message>
        <message>
            <source>speed benchmark</source>
            <translation>速度 ベンチマーク</translation>
        </message>
        <message>
            <source>crash backup lost</source>
            <translation>クラッシュ バックアップ 復元</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>エラー</translation>
        </message>
        <message>
            <source>add insert remove delete size grow shrink width height enlarge</source>
            <translation>追加 挿入 削除 大きさ 広げる 縮める 幅 高さ</translation>
        </message>
        <message>
            <source>nothing to take back</source>
            <translation>元に戻すものがありません</translation>
        </message>
        <message>
            <source>nothing was taken back</source>
            <translation>何も取り消されていません</translation>
        </message>
        <message>
            <source>no clue is known to be redundant</source>
            <translation>不要とわかっているヒントはありません</translation>
        </message>
        <message>
            <source>nothing was closed</source>
            <translation>閉じたものはありません</translation>
        </message>
        <message>
            <source>open a puzzle first</source>
            <translation>先にパズルを開いてください</translation>
        </message>
        <message>
            <source>only in {}</source>
            <translation>{} でのみ</translation>
        </message>
        <message>
            <source>only while editing</source>
            <translation>編集中のみ</translation>
        </message>
        <message>
            <source>not possible now</source>
            <translation>今はできません</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>ツール</translation>
        </message>
        <message>
            <source>{} lists all keys, {} finds any command. {} saves the puzzle.</source>
            <translation>{} ですべてのキーを表示、{} でコマンドを検索、{} でパズルを保存します。</translation>
        </message>
        <message>
            <source>That was the tour</source>
            <translation>ツアーはこれで終わりです</translation>
        </message>
        <message>
            <source>Step {} of {}</source>
            <translation>手順 {} / {}</translation>
        </message>
        <message>
            <source>Letters, digits and arrows are for the board: add Ctrl or Alt.</source>
            <translation>文字・数字・矢印は盤面用です。Ctrl か Alt を加えてください。</translation>
        </message>
        <message>
            <source>The board hears letters: choose one, without Ctrl and Alt.</source>
            <translation>盤面は文字キーを受け付けます。Ctrl や Alt を付けずに一文字を選んでください。</translation>
        </message>
        <message>
            <source>“{}” has this key.</source>
            <translation>「{}」がこのキーを使っています。</translation>
        </message>
        <message>
            <source>Mark what you are sure of</source>
            <translation>確かなものを書き込む</translation>
        </message>
        <message>
            <source>Note what may be</source>
            <translation>可能性をメモする</translation>
        </message>
        <message>
            <source>Check so far</source>
            <translation>途中経過を確認</translation>
        </message>
        <message>
            <source>Is all right so far? Else the first mistake is ringed</source>
            <translation>ここまで正しいか。誤りがあれば最初のものを囲みます</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>手がかり</translation>
        </message>
        <message>
            <source>What follows next: where, then why, then the mark</source>
            <translation>次に導けること: まず場所、次に理由、最後に印</translation>
        </message>
        <message>
            <source>Assume</source>
            <translation>仮定する</translation>
        </message>
        <message>
            <source>Mark what follows as an assumption</source>
            <translation>これから書くものを仮定とします</translation>
        </message>
        <message>
            <source>Keep the assumption</source>
            <translation>仮定を残す</translation>
        </message>
        <message>
            <source>What was marked since is no longer doubted</source>
            <translation>それ以後の書き込みを確定します</translation>
        </message>
        <message>
            <source>Abandon the assumption</source>
            <translation>仮定を捨てる</translation>
        </message>
        <message>
            <source>Take all marks since it back</source>
            <translation>仮定してから書いた印をすべて取り消します</translation>
        </message>
        <message>
            <source>Next places</source>
            <translation>次に置ける所</translation>
        </message>
        <message>
            <source>Show where the next number can go</source>
            <translation>次の数字を置ける所を表示</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>再現</translation>
        </message>
        <message>
            <source>Show the play again, mark by mark</source>
            <translation>解いた過程を一手ずつもう一度見せます</translation>
        </message>
        <message>
            <source>Play the puzzle</source>
            <translation>パズルを解く</translation>
        </message>
        <message>
            <source>Solve the puzzle on the board; the puzzle itself stays as it is</source>
            <translation>盤面の上で解きます。パズル自体はそのまま残ります</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>最初から</translation>
        </message>
        <message>
            <source>Take all marks away</source>
            <translation>書いた印をすべて消します</translation>
        </message>
        <message>
            <source>No clue is marked.</source>
            <translation>印の付いたヒントはありません。</translation>
        </message>
        <message>
            <source>Add lines</source>
            <translation>線を足す</translation>
        </message>
        <message>
            <source>Draw lines twice</source>
            <translation>線を二度描く</translation>
        </message>
        <message>
            <source>Open recent</source>
            <translation>最近使ったファイル</translation>
        </message>
        <message>
            <source>{} is open in another window, too. The file keeps what is saved last, in either window; a game keeps the marks that are made last.</source>
            <translation>{} は別のウィンドウでも開いています。ファイルには、どちらのウィンドウでも最後に保存したものが残ります。プレイには最後に付けた印が残ります。</translation>
        </message>
        <message>
            <source>Unsaved work was found</source>
            <translation>保存されていない作業が見つかりました</translation>
        </message>
        <message>
            <source>The studio ended before this was saved. Restoring keeps the undo steps.</source>
            <translation>これを保存する前にスタジオが終了しました。復元すると、元に戻す手順も残ります。</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>後で</translation>
        </message>
        <message>
            <source>Not saved under a name</source>
            <translation>名前を付けて保存されていません</translation>
        </message>
        <message numerus="yes">
            <source>steps to undo</source>
            <extracomment>For one: step to undo</extracomment>
            <translation>
                <numerusform>手の取り消し可能な手順</numerusform>
            </translation>
        </message>
        <message>
            <source>Marks of a game</source>
            <translation>プレイ中の印</translation>
        </message>
        <message>
            <source>In no folder yet</source>
            <translation>フォルダーなし</translation>
        </message>
        <message>
            <source>Last edit: {}</source>
            <translation>最後の編集：{}</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>復元</translation>
        </message>
        <message>
            <source>Restore {}</source>
            <translation>{} を復元</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <source>Delete {}</source>
            <translation>{} を削除</translation>
        </message>
        <message>
            <source>Web page...</source>
            <translation>ウェブページ...</translation>
        </message>
        <message>
            <source>Save one file on which the puzzle is played in a browser, also on a phone</source>
            <translation>ブラウザーで (スマートフォンでも) 解ける一つのファイルを保存します</translation>
        </message>
        <message>
            <source>Copy Penpa+ link</source>
            <translation>Penpa+ のリンクをコピー</translation>
        </message>
        <message>
            <source>Copy a link to Penpa+, which checks the answer where a solution is known</source>
            <translation>Penpa+ へのリンクをコピーします。解がわかっていれば解答も確認できます</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>拡大</translation>
        </message>
        <message>
            <source>Show the board larger</source>
            <translation>盤面を大きく表示します</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>縮小</translation>
        </message>
        <message>
            <source>Show the board smaller</source>
            <translation>盤面を小さく表示します</translation>
        </message>
        <message>
            <source>Fit the board</source>
            <translation>盤面全体</translation>
        </message>
        <message>
            <source>Show the whole board</source>
            <translation>盤面全体を表示します</translation>
        </message>
        <message>
            <source>Fit the width</source>
            <translation>幅に合わせる</translation>
        </message>
        <message>
            <source>Show the board as wide as the window</source>
            <translation>盤面をウィンドウの幅に合わせて表示します</translation>
        </message>
        <message>
            <source>Show cells in their natural size</source>
            <translation>マスを本来の大きさで表示します</translation>
        </message>
        <message>
            <source>Side panel</source>
            <translation>サイドパネル</translation>
        </message>
        <message>
            <source>Show or hide the verdict and what to do about it</source>
            <translation>判定と、それに対してできることの表示を切り替えます</translation>
        </message>
        <message>
            <source>Only the board</source>
            <translation>盤面だけ</translation>
        </message>
        <message>
            <source>Hide everything but the board</source>
            <translation>盤面以外をすべて隠します</translation>
        </message>
        <message>
            <source>Dark theme</source>
            <translation>ダークテーマ</translation>
        </message>
        <message>
            <source>Light letters on a dark desk</source>
            <translation>暗い背景に明るい文字</translation>
        </message>
        <message>
            <source>Next region</source>
            <translation>次の領域</translation>
        </message>
        <message>
            <source>Move the focus on: header, tools, board, strip, panel</source>
            <translation>フォーカスを進める: ヘッダー、ツール、盤面、数字列、パネル</translation>
        </message>
        <message>
            <source>Previous region</source>
            <translation>前の領域</translation>
        </message>
        <message>
            <source>Move the focus back</source>
            <translation>フォーカスを戻します</translation>
        </message>
        <message>
            <source>Menus</source>
            <translation>メニュー</translation>
        </message>
        <message>
            <source>Open the first menu; arrows lead to the others</source>
            <translation>最初のメニューを開きます。矢印キーでほかのメニューに移れます</translation>
        </message>
        <message>
            <source>Show the edges that every solution uses</source>
            <translation>すべての解が通る辺を表示します</translation>
        </message>
        <message>
            <source>Show the cells in which solutions differ</source>
            <translation>解によって異なるマスを表示します</translation>
        </message>
        <message>
            <source>Show clues that would help</source>
            <translation>役立つヒントを表示します</translation>
        </message>
        <message>
            <source>Show clues that could go</source>
            <translation>取り除けるヒントを表示します</translation>
        </message>
        <message>
            <source>Show clues that cannot all be true</source>
            <translation>同時に成り立たないヒントを表示します</translation>
        </message>
        <message>
            <source>Show a solution, and where a second one differs</source>
            <translation>解と、二つ目の解が異なるところを表示します</translation>
        </message>
        <message>
            <source>Show how many of all solutions use each edge</source>
            <translation>全解のうち各辺を通るものの数を表示します</translation>
        </message>
        <message>
            <source>Mark the cells of a maze that no walk can use</source>
            <translation>どの道順も通れない迷路のマスに印を付けます</translation>
        </message>
        <message>
            <source>Show all jumps of a maze</source>
            <translation>迷路のすべてのジャンプを表示します</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>再生または一時停止</translation>
        </message>
        <message>
            <source>Let the steps run, or stop them</source>
            <translation>手順を流す、または止める</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>一歩進む</translation>
        </message>
        <message>
            <source>Show the next step</source>
            <translation>次の手順を表示</translation>
        </message>
        <message>
            <source>First step</source>
            <translation>最初の手順</translation>
        </message>
        <message>
            <source>Show the board before the first step</source>
            <translation>最初の手順の前の盤面を表示</translation>
        </message>
        <message>
            <source>Last step</source>
            <translation>最後の手順</translation>
        </message>
        <message>
            <source>Show how it ends</source>
            <translation>結末を表示</translation>
        </message>
        <message>
            <source>Next dead end</source>
            <translation>次の行き止まり</translation>
        </message>
        <message>
            <source>Show where the search fails next</source>
            <translation>探索が次に行き詰まる所を表示</translation>
        </message>
        <message>
            <source>Dead end before</source>
            <translation>前の行き止まり</translation>
        </message>
        <message>
            <source>Show where the search failed before</source>
            <translation>探索が前に行き詰まった所を表示</translation>
        </message>
        <message>
            <source>Next solution</source>
            <translation>次の解</translation>
        </message>
        <message>
            <source>Show the next solution that is found</source>
            <translation>次に見つかる解を表示</translation>
        </message>
        <message>
            <source>Solution before</source>
            <translation>前の解</translation>
        </message>
        <message>
            <source>Show the solution found before</source>
            <translation>前に見つかった解を表示</translation>
        </message>
        <message>
            <source>Faster</source>
            <translation>速く</translation>
        </message>
        <message>
            <source>Show more steps in a second</source>
            <translation>一秒の手順を増やす</translation>
        </message>
        <message>
            <source>Slower</source>
            <translation>遅く</translation>
        </message>
        <message>
            <source>Show fewer steps in a second</source>
            <translation>一秒の手順を減らす</translation>
        </message>
        <message>
            <source>Watch a solver</source>
            <translation>ソルバーを観察</translation>
        </message>
        <message>
            <source>See a solver work on the board, step by step</source>
            <translation>ソルバーが盤面で働く様子を一歩ずつ見ます</translation>
        </message>
        <message>
            <source>Two solvers side by side</source>
            <translation>二つのソルバーを並べる</translation>
        </message>
        <message>
            <source>Show another solver at the same puzzle beside the first</source>
            <translation>同じパズルを解く別のソルバーを隣に表示します</translation>
        </message>
        <message>
            <source>Export animation...</source>
            <translation>アニメーションの書き出し...</translation>
        </message>
        <message>
            <source>Save what is watched as GIF, APNG or HTML</source>
            <translation>観察中のものを GIF、APNG、HTML として保存します</translation>
        </message>
    </context>
    <context>
        <name>gui.style</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>場所(&amp;I):</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>ファイル名(&amp;N):</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>ファイルの種類(&amp;T):</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>易しい</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>普通</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>難しい</translation>
        </message>
        <message>
            <source>very hard</source>
            <translation>とても難しい</translation>
        </message>
        <message>
            <source>extreme</source>
            <translation>極めて難しい</translation>
        </message>
        <message>
            <source>Fill the board</source>
            <translation>盤面をヒントで埋める</translation>
        </message>
        <message>
            <source>There is no solution.</source>
            <translation>解がありません。</translation>
        </message>
        <message>
            <source>No solution is known yet.</source>
            <translation>解はまだわかっていません。</translation>
        </message>
        <message>
            <source>The open puzzle has no solution.</source>
            <translation>開いているパズルに解はありません。</translation>
        </message>
        <message>
            <source>No solution of the open puzzle is known yet.</source>
            <translation>開いているパズルの解はまだ分かっていません。</translation>
        </message>
        <message>
            <source>There is no further solution.</source>
            <translation>ほかに解はありません。</translation>
        </message>
        <message>
            <source>No further solution is known yet.</source>
            <translation>ほかの解はまだわかっていません。</translation>
        </message>
        <message>
            <source>Change the outline</source>
            <translation>輪郭を変える</translation>
        </message>
        <message>
            <source>Add {}</source>
            <translation>{} を加える</translation>
        </message>
        <message numerus="yes">
            <source>corners</source>
            <extracomment>For one: corner</extracomment>
            <translation>
                <numerusform>個の頂点</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw {}</source>
            <translation>{} を描く</translation>
        </message>
        <message>
            <source>Turn {}</source>
            <translation>{} を回す</translation>
        </message>
        <message>
            <source>Move {}</source>
            <translation>{} を動かす</translation>
        </message>
        <message>
            <source>Change {} to {}</source>
            <translation>{} を {} に変える</translation>
        </message>
        <message>
            <source>Change {}</source>
            <translation>{} を変える</translation>
        </message>
        <message>
            <source>Place {}</source>
            <translation>{} を置く</translation>
        </message>
        <message>
            <source>Erase {}</source>
            <translation>{} を消す</translation>
        </message>
        <message>
            <source>Draw the line</source>
            <translation>線を描く</translation>
        </message>
        <message>
            <source>Change the puzzle</source>
            <translation>パズルを変える</translation>
        </message>
        <message>
            <source>And {} more.</source>
            <translation>ほか{}件。</translation>
        </message>
        <message>
            <source>Corner {}</source>
            <translation>頂点 {}</translation>
        </message>
        <message>
            <source>column</source>
            <translation>列</translation>
        </message>
        <message>
            <source>Row {}, {} {}</source>
            <translation>行 {}、{} {}</translation>
        </message>
        <message>
            <source>Between {} and {}</source>
            <translation>{} と {} の間</translation>
        </message>
        <message>
            <source>A side of a cell</source>
            <translation>マスの辺</translation>
        </message>
        <message>
            <source>A corner</source>
            <translation>頂点</translation>
        </message>
        <message>
            <source>between {} and {}</source>
            <translation>{} と {} の間</translation>
        </message>
        <message>
            <source>a side of a cell</source>
            <translation>マスの辺</translation>
        </message>
        <message>
            <source>a corner</source>
            <translation>頂点</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>{} on its border</source>
            <translation>{} の境界線の上</translation>
        </message>
        <message>
            <source>arrow to {}</source>
            <translation>{} への矢印</translation>
        </message>
        <message>
            <source>arrow from {}</source>
            <translation>{} からの矢印</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <translation>Ctrl</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Return</translation>
        </message>
        <message>
            <source>PgUp</source>
            <translation>PgUp</translation>
        </message>
        <message>
            <source>PgDown</source>
            <translation>PgDn</translation>
        </message>
        <message>
            <source>End</source>
            <comment>key</comment>
            <translation>End</translation>
        </message>
    </context>
    <context>
        <name>gui.widgets</name>
        <message numerus="yes">
            <source>{0} solutions left</source>
            <extracomment>For one: {0} solution left</extracomment>
            <translation>
                <numerusform>残り {0} 個の解</numerusform>
            </translation>
        </message>
        <message>
            <source>left</source>
            <translation>残り</translation>
        </message>
        <message>
            <source>Show clue {0}</source>
            <translation>ヒント {0} を表示</translation>
        </message>
        <message>
            <source>Next clue</source>
            <translation>次のヒント</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>No one clue was found that helps.</source>
            <translation>役立つ一つのヒントは見つかりませんでした。</translation>
        </message>
        <message>
            <source>Place {0}</source>
            <translation>{0} を置く</translation>
        </message>
        <message>
            <source>Make unique...</source>
            <translation>唯一解にする...</translation>
        </message>
        <message>
            <source>Remove them together</source>
            <translation>まとめて取り除く</translation>
        </message>
        <message>
            <source>Remove it</source>
            <translation>取り除く</translation>
        </message>
        <message>
            <source>Remove one of them</source>
            <translation>どれか一つを除く</translation>
        </message>
        <message>
            <source>One clue can go and the solution stays the only one.</source>
            <translation>一つのヒントを取り除いても唯一解のままです。</translation>
        </message>
        <message>
            <source>Two clues can go, also both at once: the solution stays the only one.</source>
            <translation>二つのヒントは、両方同時でも取り除けます。解は一つのままです。</translation>
        </message>
        <message>
            <source>Any one of these {0} can go and the solution stays the only one.</source>
            <translation>{0} は、どれか一つを取り除いても唯一解のままです。</translation>
        </message>
        <message>
            <source>All {0} can go at once.</source>
            <translation>{0} 個すべてを一度に取り除けます。</translation>
        </message>
        <message>
            <source>Once one of them is gone, the others may be needed.</source>
            <translation>どれか一つを除くと、ほかは必要になることがあります。</translation>
        </message>
        <message>
            <source>Of these {0}, {1} can go at once.</source>
            <translation>{0} 個のうち、一度に取り除けるのは {1} 個です。</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>理由</translation>
        </message>
        <message>
            <source>Ways out</source>
            <translation>解決策</translation>
        </message>
        <message>
            <source>Repair...</source>
            <translation>直す...</translation>
        </message>
        <message>
            <source>{}, {} of {}: {}</source>
            <translation>{}、{} / {}: {}</translation>
        </message>
        <message>
            <source>Part of the picture</source>
            <translation>画像の一部</translation>
        </message>
        <message>
            <source>Drag to choose a part; double-click for the whole picture</source>
            <translation>ドラッグで一部を選びます。ダブルクリックで画像全体</translation>
        </message>
        <message>
            <source>Don't save</source>
            <translation>保存しない</translation>
        </message>
        <message>
            <source>Otherwise “{}” brings them back, as long as the program runs.</source>
            <translation>保存しない場合は、プログラムの実行中に限り「{}」で元に戻せます。</translation>
        </message>
        <message>
            <source>It cannot be brought back.</source>
            <translation>元に戻すことはできません。</translation>
        </message>
        <message>
            <source>They cannot be brought back.</source>
            <translation>元に戻すことはできません。</translation>
        </message>
        <message>
            <source>Delete {}?</source>
            <translation>{}を削除しますか？</translation>
        </message>
        <message>
            <source>{0} is still being saved</source>
            <translation>{0} はまだ保存中です</translation>
        </message>
        <message>
            <source>Its folder has not answered yet. The window closes as soon as it does.</source>
            <translation>フォルダーの応答を待っています。応答があり次第ウィンドウを閉じます。</translation>
        </message>
        <message>
            <source>{0} is still being made</source>
            <translation>{0} はまだ作成中です</translation>
        </message>
        <message>
            <source>The window closes as soon as it is written. Without waiting there will be none.</source>
            <translation>書き込みが終わり次第ウィンドウを閉じます。待たずに閉じると、ファイルは作成されません。</translation>
        </message>
        <message>
            <source>Close without waiting</source>
            <translation>待たずに閉じる</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>とどまる</translation>
        </message>
        <message>
            <source>Overwrite</source>
            <translation>上書き</translation>
        </message>
        <message>
            <source>{0} was changed meanwhile</source>
            <translation>{0} はその間に変更されました</translation>
        </message>
        <message>
            <source>Overwriting it loses what was written there since you opened it.</source>
            <translation>上書きすると、開いた後にそこへ書かれたものが失われます。</translation>
        </message>
        <message>
            <source>Your line</source>
            <translation>自分の線</translation>
        </message>
        <message>
            <source>Drop to open</source>
            <translation>ドロップして開く</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>パネル</translation>
        </message>
        <message>
            <source>The reason of a long step on the board</source>
            <translation>長い手順の理由を盤面に表示</translation>
        </message>
        <message>
            <source>Allow steps that use that a puzzle has only one solution</source>
            <translation>パズルの解が一つだけであることを使う手順を許します</translation>
        </message>
        <message>
            <source>For the designer</source>
            <translation>作者向け</translation>
        </message>
        <message>
            <source>Look for no more steps; those that were found stay</source>
            <translation>これ以上手順を探しません。見つかったものは残ります</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>次へ</translation>
        </message>
        <message>
            <source>The step before</source>
            <translation>一つ前の手順</translation>
        </message>
        <message>
            <source>The next step</source>
            <translation>次の手順</translation>
        </message>
        <message>
            <source>Where it leads if this were otherwise</source>
            <translation>そうでない場合にどうなるか</translation>
        </message>
        <message>
            <source>seldom</source>
            <translation>まれに</translation>
        </message>
        <message>
            <source>evenly</source>
            <translation>均等に</translation>
        </message>
        <message>
            <source>often</source>
            <translation>しばしば</translation>
        </message>
        <message>
            <source>mostly</source>
            <translation>ほとんど</translation>
        </message>
        <message>
            <source>Begin with</source>
            <translation>始め方</translation>
        </message>
        <message>
            <source>All needed</source>
            <translation>すべて必要なもの</translation>
        </message>
        <message>
            <source>As few as can be</source>
            <translation>できるだけ少なく</translation>
        </message>
        <message>
            <source>Some more</source>
            <translation>少し多めに</translation>
        </message>
        <message>
            <source>So many</source>
            <translation>個数を指定</translation>
        </message>
        <message>
            <source>Clues</source>
            <translation>ヒント</translation>
        </message>
        <message>
            <source>More than needed</source>
            <translation>必要より多く</translation>
        </message>
        <message>
            <source>Clues in all</source>
            <translation>ヒントの総数</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>任意</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>易しい</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>普通</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>難しい</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>対称性</translation>
        </message>
        <message>
            <source>How gladly {} are kept</source>
            <translation>{}をどれだけ残すか</translation>
        </message>
        <message>
            <source>Click a cell in the picture: ring, a clue there; cross, no clue.</source>
            <translation>画像のマスをクリック: 丸はヒントあり、× はヒントなし。</translation>
        </message>
        <message>
            <source>Clear the marks</source>
            <translation>印を消す</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>シード</translation>
        </message>
        <message>
            <source>Another puzzle each time</source>
            <translation>毎回別のパズル</translation>
        </message>
        <message>
            <source>The same number, the same puzzle; also on the command line</source>
            <translation>同じ番号なら同じパズルになります。コマンドラインでも同じです</translation>
        </message>
        <message>
            <source>Leave the tour</source>
            <translation>ツアーを終える</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>飛ばす</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>モード</translation>
        </message>
        <message>
            <source>Show the side panel</source>
            <translation>サイドパネルを表示</translation>
        </message>
        <message>
            <source>Header</source>
            <translation>ヘッダー</translation>
        </message>
        <message>
            <source>More menus</source>
            <translation>その他のメニュー</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>小さく</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>大きく</translation>
        </message>
        <message>
            <source>Clear the search</source>
            <translation>検索を消去</translation>
        </message>
        <message>
            <source>{0} of {1}</source>
            <translation>{0} / {1}</translation>
        </message>
        <message>
            <source>Hide {0}</source>
            <translation>{0} を隠す</translation>
        </message>
        <message>
            <source>Show {0}</source>
            <translation>{0} を表示</translation>
        </message>
        <message>
            <source>Alt +</source>
            <translation>Alt +</translation>
        </message>
        <message>
            <source>Checking as you draw</source>
            <translation>描きながら確認しています</translation>
        </message>
        <message>
            <source>Checking is paused</source>
            <translation>確認は一時停止中です</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>再開</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>役立つもの</translation>
        </message>
        <message>
            <source>on</source>
            <translation>オン</translation>
        </message>
        <message>
            <source>off</source>
            <translation>オフ</translation>
        </message>
        <message numerus="yes">
            <source>{0} moves. {1} down, {2} right: {3}</source>
            <extracomment>For one: {0} move. {1} down, {2} right: {3}</extracomment>
            <translation>
                <numerusform>{0} 通りの動き。下へ {1}、右へ {2}: {3}</numerusform>
            </translation>
        </message>
        <message>
            <source>{0} down, {1} right: {2}</source>
            <translation>下へ {0}、右へ {1}: {2}</translation>
        </message>
        <message>
            <source>Each with its way back</source>
            <translation>それぞれ戻る動きも加える</translation>
        </message>
        <message>
            <source>Each in all directions</source>
            <translation>それぞれ全方向に</translation>
        </message>
        <message>
            <source>Leaper</source>
            <translation>跳び駒</translation>
        </message>
        <message>
            <source>Leap so far</source>
            <translation>跳ぶ距離</translation>
        </message>
        <message>
            <source>New puzzle</source>
            <translation>新しいパズル</translation>
        </message>
        <message>
            <source>Find a kind of puzzle</source>
            <translation>パズルの種類を探す</translation>
        </message>
        <message>
            <source>Find: masyu, penrose...</source>
            <translation>検索: ましゅ、ペンローズ...</translation>
        </message>
        <message>
            <source>Words of a name or a tiling; just type</source>
            <translation>名前やタイル張りの言葉を入力</translation>
        </message>
        <message>
            <source>No such kind</source>
            <translation>そのような種類はありません</translation>
        </message>
        <message>
            <source>Outline</source>
            <translation>輪郭</translation>
        </message>
        <message>
            <source>Everything can be changed later.</source>
            <translation>すべて後から変えられます。</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>数字</translation>
        </message>
        <message>
            <source>in conflict</source>
            <translation>矛盾</translation>
        </message>
        <message>
            <source>redundant</source>
            <translation>不要</translation>
        </message>
        <message>
            <source>placed</source>
            <translation>配置済み</translation>
        </message>
        <message>
            <source>next to place</source>
            <translation>次に置く</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>未配置</translation>
        </message>
        <message>
            <source>Number {0} of {1}, {2}</source>
            <translation>数字 {0} / {1}、{2}</translation>
        </message>
        <message>
            <source>Type a command</source>
            <translation>コマンドを入力</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <source>Commands found</source>
            <translation>見つかったコマンド</translation>
        </message>
        <message>
            <source>Nothing called '{0}'. Try a verb: rotate, export, count.</source>
            <translation>「{0}」というものはありません。回転、書き出し、数える、などを試してください。</translation>
        </message>
        <message>
            <source>Checking for {}</source>
            <translation>確認中 ({})</translation>
        </message>
        <message>
            <source>Counting for {}</source>
            <translation>数え上げ中 ({})</translation>
        </message>
        <message>
            <source>Looking further for {}</source>
            <translation>さらに探索中 ({})</translation>
        </message>
        <message>
            <source>Is all right so far?</source>
            <translation>ここまで合っていますか?</translation>
        </message>
        <message>
            <source>Where the next number can go</source>
            <translation>次の数字を置ける所</translation>
        </message>
        <message>
            <source>In as many steps as there are to the numbers beside it</source>
            <translation>両隣の数字までの歩数で届くもの</translation>
        </message>
        <message>
            <source>Assumptions</source>
            <translation>仮定</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>残す</translation>
        </message>
        <message>
            <source>The assumption is right</source>
            <translation>仮定は正しい</translation>
        </message>
        <message>
            <source>Abandon</source>
            <translation>捨てる</translation>
        </message>
        <message>
            <source>One step further</source>
            <translation>一歩先へ</translation>
        </message>
        <message>
            <source>Wait no longer for the answer</source>
            <translation>答えを待つのをやめます</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>解いています</translation>
        </message>
        <message numerus="yes">
            <source>{} open, {} marks since the last</source>
            <extracomment>For one: {} open, {} mark since the last</extracomment>
            <translation>
                <numerusform>{} 個の仮定、その後の印 {} 個</numerusform>
            </translation>
        </message>
        <message>
            <source>None. Try something out and take it back in one go.</source>
            <translation>なし。何かを試して、まとめて取り消せます。</translation>
        </message>
        <message>
            <source>None.</source>
            <translation>なし。</translation>
        </message>
        <message>
            <source>One moment...</source>
            <translation>少々お待ちください...</translation>
        </message>
        <message>
            <source>Solved</source>
            <translation>解けました</translation>
        </message>
        <message>
            <source>next: {}</source>
            <translation>次: {}</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>隠す</translation>
        </message>
        <message>
            <source>Take the line off the board</source>
            <translation>線を盤面から消します</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <translation>最初から</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>最後まで</translation>
        </message>
        <message>
            <source>Previous drawing</source>
            <translation>前の描き方</translation>
        </message>
        <message>
            <source>Next drawing</source>
            <translation>次の描き方</translation>
        </message>
        <message>
            <source>All...</source>
            <translation>すべて...</translation>
        </message>
        <message>
            <source>All drawings side by side</source>
            <translation>すべての描き方を並べて表示</translation>
        </message>
        <message>
            <source>Other drawings</source>
            <translation>ほかの描き方</translation>
        </message>
        <message>
            <source>Search tree: depth {}, {} tried in vain from here</source>
            <translation>探索木: 深さ {}、ここから {} 通りが失敗</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>状態</translation>
        </message>
        <message>
            <source>Size of the board: fit, width, 100 %</source>
            <translation>盤面の大きさ: 全体、幅、100 %</translation>
        </message>
        <message>
            <source>Zoom, {0}</source>
            <translation>拡大率 {0}</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>タイムライン</translation>
        </message>
        <message>
            <source>Pen and paper</source>
            <translation>紙とペン</translation>
        </message>
        <message>
            <source>Three cells straight, or two diagonally</source>
            <translation>まっすぐ三マス、または斜めに二マス</translation>
        </message>
        <message>
            <source>Knight</source>
            <translation>ナイト</translation>
        </message>
        <message>
            <source>One cell one way and two the other</source>
            <translation>一方に一マス、もう一方に二マス</translation>
        </message>
        <message>
            <source>King</source>
            <translation>キング</translation>
        </message>
        <message>
            <source>To any cell that touches</source>
            <translation>隣り合うどのマスへも</translation>
        </message>
        <message>
            <source>Of the puzzle</source>
            <translation>パズルのとおり</translation>
        </message>
        <message>
            <source>The moves of the puzzle on the board</source>
            <translation>盤面のパズルの動き方</translation>
        </message>
        <message>
            <source>So many cells one way and so many the other</source>
            <translation>一方にこれだけ、もう一方にこれだけのマス</translation>
        </message>
        <message>
            <source>Whatever works</source>
            <translation>うまくいく方法</translation>
        </message>
        <message>
            <source>The rule, blocks or SAT, whichever finds a tour</source>
            <translation>規則、ブロック、SAT のうち巡回を見つけるもの</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>規則</translation>
        </message>
        <message>
            <source>Warnsdorff's rule: go where the fewest ways lead on</source>
            <translation>ワーンスドルフの規則: 先の道が最も少ないところへ進む</translation>
        </message>
        <message>
            <source>Blocks</source>
            <translation>ブロック</translation>
        </message>
        <message>
            <source>Small closed tours joined into a large one</source>
            <translation>小さな閉じた巡回をつないで大きな巡回にする</translation>
        </message>
        <message>
            <source>SAT</source>
            <translation>SAT</translation>
        </message>
        <message>
            <source>Edges as variables, cuts where the line falls into parts</source>
            <translation>辺を変数とし、線が分かれるところでカットを加える</translation>
        </message>
        <message>
            <source>Far out</source>
            <translation>遠く</translation>
        </message>
        <message>
            <source>Of equals the one farthest from the centre</source>
            <translation>同順位なら中心から最も遠いもの</translation>
        </message>
        <message>
            <source>Far, round</source>
            <translation>遠く (直線)</translation>
        </message>
        <message>
            <source>Of equals the one farthest in a straight line</source>
            <translation>同順位なら直線距離で最も遠いもの</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>無作為</translation>
        </message>
        <message>
            <source>Of equals any one</source>
            <translation>同順位ならどれでも</translation>
        </message>
        <message>
            <source>First</source>
            <translation>最初</translation>
        </message>
        <message>
            <source>Of equals the first in the order of moves</source>
            <translation>同順位なら動き方の順で最初のもの</translation>
        </message>
        <message>
            <source>Rotations</source>
            <translation>回転</translation>
        </message>
        <message>
            <source>Turn a part of the line round where it is stuck</source>
            <translation>行き詰まったら線の一部を逆向きにする</translation>
        </message>
        <message>
            <source>Take steps back where it is stuck</source>
            <translation>行き詰まったら後戻りする</translation>
        </message>
        <message>
            <source>Begin anew</source>
            <translation>やり直し</translation>
        </message>
        <message>
            <source>Throw the line away where it is stuck</source>
            <translation>行き詰まったら線を捨てる</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>列</translation>
        </message>
        <message>
            <source>Cells one way</source>
            <translation>一方のマス数</translation>
        </message>
        <message>
            <source>Cells across</source>
            <translation>もう一方のマス数</translation>
        </message>
        <message>
            <source>by</source>
            <translation>×</translation>
        </message>
        <message>
            <source>Closed: a last jump leads to the start</source>
            <translation>閉じた巡回: 最後のジャンプで始点に戻る</translation>
        </message>
        <message>
            <source>How</source>
            <translation>方法</translation>
        </message>
        <message>
            <source>Numbers, where they can be read</source>
            <translation>数字 (読める大きさのとき)</translation>
        </message>
        <message>
            <source>row, column</source>
            <translation>行, 列</translation>
        </message>
        <message>
            <source>Start: row, column</source>
            <translation>始点: 行, 列</translation>
        </message>
        <message>
            <source>Where the tour begins; a click on the board says it too</source>
            <translation>巡回の始点。盤面をクリックしても指定できます</translation>
        </message>
        <message>
            <source>Begin at any cell</source>
            <translation>どのマスから始めてもよい</translation>
        </message>
        <message>
            <source>Wheel or + and −: closer. Drag or arrow keys: move. 0: all.</source>
            <translation>ホイールか + と −: 拡大。ドラッグか矢印キー: 移動。0: 全体。</translation>
        </message>
        <message>
            <source>Zoom in to see the line: with the wheel, or + and −</source>
            <translation>線を見るには、ホイールか + と − で拡大してください</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>速さ</translation>
        </message>
        <message>
            <source>Speed: + is faster, - is slower</source>
            <translation>速さ: + で速く、- で遅く</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>プレーヤー</translation>
        </message>
        <message>
            <source>Dead end before this</source>
            <translation>この前の行き止まり</translation>
        </message>
        <message>
            <source>of {} so far</source>
            <translation>/ {} (今のところ)</translation>
        </message>
        <message>
            <source>of {}</source>
            <translation>/ {}</translation>
        </message>
        <message>
            <source>Step {}</source>
            <translation>手順 {}</translation>
        </message>
        <message>
            <source>The number grows with the work of solving step by step, on a scale of each genre: compare genres by the words.</source>
            <translation>数値は、順に推理して解く手間とともに増えます。目盛は種類ごとに異なるため、種類どうしは言葉で比べてください。</translation>
        </message>
        <message>
            <source>Keep counting</source>
            <translation>数え続ける</translation>
        </message>
        <message>
            <source>Keep checking</source>
            <translation>確認を続ける</translation>
        </message>
        <message>
            <source>Nothing to check yet</source>
            <translation>まだ確認するものがありません</translation>
        </message>
        <message>
            <source>Checking...</source>
            <translation>確認しています...</translation>
        </message>
        <message>
            <source>At least {0} so far.</source>
            <translation>今のところ少なくとも {0}。</translation>
        </message>
        <message>
            <source> Difficulty: {0}.</source>
            <translation>難しさ: {0}。</translation>
        </message>
        <message>
            <source>Proved. Ready to print.</source>
            <translation>証明済み。印刷できます。</translation>
        </message>
        <message>
            <source>Proved in {0}. Ready to print.</source>
            <translation>{0} で証明済み。印刷できます。</translation>
        </message>
        <message>
            <source>The clues cannot all be true.</source>
            <translation>ヒントは同時に成り立ちません。</translation>
        </message>
        <message>
            <source>Counting stopped.</source>
            <translation>数え上げを停止しました。</translation>
        </message>
        <message>
            <source>Still counting.</source>
            <translation>まだ数えています。</translation>
        </message>
        <message>
            <source>An estimate.</source>
            <translation>見積もりです。</translation>
        </message>
        <message>
            <source>Exact count</source>
            <translation>正確な数</translation>
        </message>
        <message>
            <source>Exact count, found in {0}</source>
            <translation>正確な数（{0}で判明）</translation>
        </message>
        <message>
            <source>Stopped after {0}.</source>
            <translation>{0} で停止しました。</translation>
        </message>
        <message numerus="yes">
            <source>At least {0} solutions.</source>
            <extracomment>For one: At least {0} solution.</extracomment>
            <translation>
                <numerusform>少なくとも {0} 個の解。</numerusform>
            </translation>
        </message>
        <message>
            <source>At least {0}</source>
            <translation>少なくとも {0}</translation>
        </message>
        <message>
            <source>Over {0}</source>
            <translation>{0} 以上</translation>
        </message>
        <message>
            <source>About {0}</source>
            <translation>およそ {0}</translation>
        </message>
        <message>
            <source>under 0.1 s</source>
            <translation>0.1 秒未満</translation>
        </message>
        <message>
            <source>{seconds:.1f} s</source>
            <translation>{seconds:.1f} 秒</translation>
        </message>
        <message>
            <source>{} min {} s</source>
            <translation>{} 分 {} 秒</translation>
        </message>
        <message>
            <source>Walks</source>
            <translation>道順</translation>
        </message>
        <message>
            <source>Shortest walk so far</source>
            <translation>今のところ最短の道順</translation>
        </message>
        <message>
            <source>Longest walk so far</source>
            <translation>今のところ最長の道順</translation>
        </message>
        <message>
            <source>Next walk</source>
            <translation>次の道順</translation>
        </message>
        <message>
            <source>By number of jumps</source>
            <translation>ジャンプ数ごと</translation>
        </message>
        <message>
            <source>{0} jumps</source>
            <translation>{0} 回のジャンプ</translation>
        </message>
        <message>
            <source>By number of jumps, so far</source>
            <translation>ジャンプ数ごと（今のところ）</translation>
        </message>
        <message>
            <source>By sum</source>
            <translation>合計ごと</translation>
        </message>
        <message>
            <source>sum {0}</source>
            <translation>合計 {0}</translation>
        </message>
        <message>
            <source>By sum, so far</source>
            <translation>合計ごと（今のところ）</translation>
        </message>
        <message>
            <source>One by one</source>
            <translation>一つずつ</translation>
        </message>
        <message>
            <source>Solver</source>
            <translation>ソルバー</translation>
        </message>
        <message>
            <source>Another solver beside it</source>
            <translation>別のソルバーを隣に</translation>
        </message>
        <message>
            <source>Search tree</source>
            <translation>探索木</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>ようこそ</translation>
        </message>
        <message>
            <source>Make puzzles that are solved by drawing one line. The studio counts the solutions while you draw.</source>
            <translation>一本の線を引いて解くパズルを作りましょう。描いている間、スタジオが解の数を数えます。</translation>
        </message>
        <message>
            <source>Let the studio make one</source>
            <translation>スタジオに作らせる</translation>
        </message>
        <message>
            <source>Any puzzle file</source>
            <translation>パズルのファイル</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>ファイルを開く</translation>
        </message>
        <message>
            <source>New here?</source>
            <translation>はじめての方</translation>
        </message>
        <message>
            <source>Guided tour: a first puzzle</source>
            <translation>ガイドツアー: 最初のパズル</translation>
        </message>
        <message>
            <source>Press any arrow key to move between puzzles.</source>
            <translation>矢印キーでパズルの間を移動できます。</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>続ける</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>すべてのファイル</translation>
        </message>
        <message>
            <source>Examples</source>
            <translation>例題</translation>
        </message>
    </context>
    <context>
        <name>gui.window</name>
        <message>
            <source>Puzzle files, links, text</source>
            <translation>ファイル、リンク、テキスト</translation>
        </message>
    </context>
    <context>
        <name>gui.windows</name>
        <message>
            <source>No document was closed yet.</source>
            <translation>閉じた文書はまだありません。</translation>
        </message>
    </context>
    <context>
        <name>page</name>
        <message>
            <source>Dark or light</source>
            <translation>ダーク／ライト</translation>
        </message>
        <message>
            <source>Number that a tap writes</source>
            <translation>タップで書く数字</translation>
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation>元に戻す (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Redo (Ctrl+Y)</source>
            <translation>やり直す (Ctrl+Y)</translation>
        </message>
        <message>
            <source>Is anything broken? (C)</source>
            <translation>間違いがないか確かめます (C)</translation>
        </message>
        <message>
            <source>First where, then why (H)</source>
            <translation>まず場所、次に理由 (H)</translation>
        </message>
        <message>
            <source>Begin anew; Undo brings it back</source>
            <translation>最初から。元に戻すで復元できます</translation>
        </message>
        <message>
            <source>This puzzle needs JavaScript.</source>
            <translation>このパズルには JavaScript が必要です。</translation>
        </message>
        <message>
            <source>Here a part of the rules is broken.</source>
            <translation>ここでルールの一部に反しています。</translation>
        </message>
        <message>
            <source>The line branches here.</source>
            <translation>ここで線が枝分かれしています。</translation>
        </message>
        <message>
            <source>The line cannot go on from here.</source>
            <translation>ここから線を続けられません。</translation>
        </message>
        <message>
            <source>The line runs over a shaded cell.</source>
            <translation>線が黒マスを通っています。</translation>
        </message>
        <message>
            <source>The number {number} stands twice.</source>
            <translation>数字 {number} が二つあります。</translation>
        </message>
        <message>
            <source>{n} and {next} do not touch.</source>
            <translation>{n} と {next} が隣り合っていません。</translation>
        </message>
        <message>
            <source>This part of the line closes too early.</source>
            <translation>線のこの部分が早く閉じすぎています。</translation>
        </message>
        <message>
            <source>The number {number} is given elsewhere.</source>
            <translation>数字 {number} は別の場所にあります。</translation>
        </message>
        <message>
            <source>you wrote {n}</source>
            <translation>記入：{n}</translation>
        </message>
        <message>
            <source>step {n} of your line</source>
            <translation>引いた線の {n} 番目</translation>
        </message>
        <message>
            <source>1 edge drawn</source>
            <translation>線 1 本</translation>
        </message>
        <message>
            <source>{n} edges drawn</source>
            <translation>線 {n} 本</translation>
        </message>
        <message>
            <source>1 edge crossed out</source>
            <translation>×印 1 個</translation>
        </message>
        <message>
            <source>{n} edges crossed out</source>
            <translation>×印 {n} 個</translation>
        </message>
        <message>
            <source>kept away from</source>
            <translation>通らない</translation>
        </message>
        <message>
            <source>notes {numbers}</source>
            <translation>メモ {numbers}</translation>
        </message>
        <message>
            <source>{title}, {n} cells</source>
            <translation>{title}、{n} マス</translation>
        </message>
        <message>
            <source>Cross out</source>
            <translation>×印</translation>
        </message>
        <message>
            <source>Shade</source>
            <translation>黒マス</translation>
        </message>
        <message>
            <source>In/out</source>
            <translation>内／外</translation>
        </message>
        <message>
            <source>Avoid</source>
            <translation>避ける</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <source>Drag from point to point, or tap an edge. The right button crosses out. Shift and arrow draws, Ctrl and arrow crosses out.</source>
            <translation>点から点へドラッグするか、辺をタップします。右ボタンで×印。Shift＋矢印で線、Ctrl＋矢印で×印を付けます。</translation>
        </message>
        <message>
            <source>Tap a cell for the next number, drag to go on, or type. Tap a number to go on from it.</source>
            <translation>マスをタップすると次の数字が入ります。ドラッグで続け、キーでも入力できます。数字をタップするとそこから続けられます。</translation>
        </message>
        <message>
            <source>Tap or drag from one place to the next; tap the end to go back.</source>
            <translation>次の場所へタップかドラッグで進み、端をタップすると戻ります。</translation>
        </message>
        <message>
            <source>Solved in {time}.</source>
            <translation>{time} で解けました。</translation>
        </message>
        <message>
            <source>Smaller numbers</source>
            <translation>小さい数字</translation>
        </message>
        <message>
            <source>Number {n}</source>
            <translation>数字 {n}</translation>
        </message>
        <message>
            <source>Larger numbers</source>
            <translation>大きい数字</translation>
        </message>
        <message>
            <source>{n} of {all} solved</source>
            <translation>{all} 問中 {n} 問正解</translation>
        </message>
        <message>
            <source>Puzzle {n}, {title}, solved</source>
            <translation>パズル {n}、{title}、正解済み</translation>
        </message>
        <message>
            <source>Puzzle {n}, {title}</source>
            <translation>パズル {n}、{title}</translation>
        </message>
        <message>
            <source>There is no further hint.</source>
            <translation>これ以上の手がかりはありません。</translation>
        </message>
        <message>
            <source>Something that you have marked here is wrong.</source>
            <translation>ここに付けた印に間違いがあります。</translation>
        </message>
        <message>
            <source>Look at the marked places.</source>
            <translation>印の付いた場所を見てください。</translation>
        </message>
        <message>
            <source>{words} (1 of {all})</source>
            <translation>{words}（{all} 件中 1 件）</translation>
        </message>
        <message>
            <source>Nothing breaks the rules so far.</source>
            <translation>今のところルール違反はありません。</translation>
        </message>
    </context>
    <context>
        <name>puzzle.checks</name>
        <message>
            <source>The {noun} at {where} joins cells that do not touch.</source>
            <translation>{where} の{noun}は、隣り合わないマスをつないでいます。</translation>
        </message>
        <message>
            <source>The {noun} at {where} is off the board.</source>
            <translation>{where} の{noun}は盤面の外にあります。</translation>
        </message>
        <message>
            <source>The {noun} {value} at {where} is out of range: {values} fits there.</source>
            <translation>{where} の{noun} {value} は範囲外です。そこに置けるのは {values} です。</translation>
        </message>
        <message>
            <source>The {noun} {value} stands twice: at {first} and at {second}.</source>
            <translation>{noun} {value} が二つあります: {first} と {second}。</translation>
        </message>
        <message>
            <source>{some} and at {last}</source>
            <translation>{some} と {last}</translation>
        </message>
        <message>
            <source>The {noun} stands twice: at {places}.</source>
            <translation>{noun}が二つ以上あります: {places}。</translation>
        </message>
    </context>
    <context>
        <name>puzzle.clues</name>
        <message>
            <source>{figure} up</source>
            <translation>{figure} 上</translation>
        </message>
        <message>
            <source>{figure} down</source>
            <translation>{figure} 下</translation>
        </message>
        <message>
            <source>{figure} left</source>
            <translation>{figure} 左</translation>
        </message>
        <message>
            <source>{figure} right</source>
            <translation>{figure} 右</translation>
        </message>
        <message>
            <source>{numbers} with an arrow</source>
            <translation>{numbers} と矢印</translation>
        </message>
        <message>
            <source>? or {rest}</source>
            <translation>? または {rest}</translation>
        </message>
        <message>
            <source>{low:,} to {high:,}</source>
            <translation>{low:,} から {high:,}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>なし</translation>
        </message>
    </context>
    <context>
        <name>puzzle.generator</name>
        <message>
            <source>{value} is not a number</source>
            <translation>{value} は数ではありません</translation>
        </message>
        <message>
            <source>{value} is not a positive number</source>
            <translation>{value} は正の数ではありません</translation>
        </message>
        <message>
            <source>{value} is less than {low}</source>
            <translation>{value} は {low} より小さい値です</translation>
        </message>
        <message>
            <source>{value} is not a part from {low} to {high}</source>
            <translation>{value} は {low} から {high} までの割合ではありません</translation>
        </message>
        <message>
            <source>{value} is not {low} to {high}</source>
            <translation>{value} は {low} から {high} の範囲にありません</translation>
        </message>
        <message>
            <source>A new line</source>
            <translation>新しい線</translation>
        </message>
        <message>
            <source>A line drawn at random, and clues that fix it.</source>
            <translation>無作為に描いた線と、それに決まるヒント。</translation>
        </message>
        <message>
            <source>My line</source>
            <translation>自分の線</translation>
        </message>
        <message>
            <source>Clues whose only solution is your line, or goes on from it.</source>
            <translation>描いた線、またはその続きが唯一解になるヒント。</translation>
        </message>
        <message>
            <source>Your clues stay; others come to them until there is one solution.</source>
            <translation>今のヒントを残し、唯一解になるまで加えます。</translation>
        </message>
        <message>
            <source>Repair my clues</source>
            <translation>自分のヒントを直す</translation>
        </message>
        <message>
            <source>As few of your clues go as must, so that there is a solution again.</source>
            <translation>再び解を持つように、ヒントをできるだけ少なく取り除きます。</translation>
        </message>
        <message>
            <source>Fills the board</source>
            <translation>盤面の埋まり方</translation>
        </message>
        <message>
            <source>of loops: high fills the board (0.8)</source>
            <translation>ループ: 大きいほど盤面を埋める (0.8)</translation>
        </message>
        <message>
            <source>small</source>
            <translation>小さい</translation>
        </message>
        <message>
            <source>loose</source>
            <translation>ゆったり</translation>
        </message>
        <message>
            <source>wide</source>
            <translation>広い</translation>
        </message>
        <message>
            <source>full</source>
            <translation>いっぱい</translation>
        </message>
        <message>
            <source>fullest</source>
            <translation>ぎっしり</translation>
        </message>
        <message>
            <source>Runs in</source>
            <translation>線の伸び</translation>
        </message>
        <message>
            <source>of loops: long lines, below 0 turns (0)</source>
            <translation>ループ: 大きいほど直線、0 未満は曲がりが多い (0)</translation>
        </message>
        <message>
            <source>many turns</source>
            <translation>曲がりが多い</translation>
        </message>
        <message>
            <source>mixed</source>
            <translation>混ぜる</translation>
        </message>
        <message>
            <source>long lines</source>
            <translation>長い直線</translation>
        </message>
        <message>
            <source>Cells in a region</source>
            <translation>領域のマス数</translation>
        </message>
        <message>
            <source>of regions: how many cells one has, about (4.5)</source>
            <translation>領域: 一つの領域のおよそのマス数 (4.5)</translation>
        </message>
        <message>
            <source>about 3</source>
            <translation>およそ 3</translation>
        </message>
        <message>
            <source>about 4 or 5</source>
            <translation>およそ 4 か 5</translation>
        </message>
        <message>
            <source>about 6</source>
            <translation>およそ 6</translation>
        </message>
        <message>
            <source>about 9</source>
            <translation>およそ 9</translation>
        </message>
        <message>
            <source>Marked cells</source>
            <translation>印のあるマス</translation>
        </message>
        <message>
            <source>of marks: the part of all cells that has one (0.5)</source>
            <translation>印: 印のあるマスの割合 (0.5)</translation>
        </message>
        <message>
            <source>many</source>
            <translation>多い</translation>
        </message>
        <message>
            <source>Loop and regions</source>
            <translation>ループと領域</translation>
        </message>
    </context>
    <context>
        <name>puzzle.places</name>
        <message>
            <source>corner {name}</source>
            <translation>頂点 {name}</translation>
        </message>
        <message>
            <source>row {row:,}, column {column:,}</source>
            <translation>行 {row:,}、列 {column:,}</translation>
        </message>
        <message>
            <source>row {row:,}, cell {cell:,}</source>
            <translation>行 {row:,}、マス {cell:,}</translation>
        </message>
    </context>
    <context>
        <name>puzzle.play</name>
        <message>
            <source>The line does not come here.</source>
            <translation>線はここへは来ません。</translation>
        </message>
        <message>
            <source>The line begins at the start.</source>
            <translation>線はスタートから始まります。</translation>
        </message>
        <message>
            <source>There is no way straight on to there.</source>
            <translation>そこへまっすぐ進む道はありません。</translation>
        </message>
        <message>
            <source>This line is drawn already.</source>
            <translation>この線はすでに描かれています。</translation>
        </message>
    </context>
    <context>
        <name>puzzle.puzzle</name>
        <message>
            <source>There is no place for {clue} there.</source>
            <translation>そこに{clue}を置く場所はありません。</translation>
        </message>
        <message>
            <source>{clue:capital} here can be {values}, not {wanted}.</source>
            <translation>ここの{clue}に置けるのは {values} です。{wanted} は置けません。</translation>
        </message>
    </context>
    <context>
        <name>puzzle.resize</name>
        <message>
            <source>Nothing would be left of the board.</source>
            <translation>盤面に何も残りません。</translation>
        </message>
        <message>
            <source>This patch of the tiling can grow no further.</source>
            <translation>このタイル張りの切り抜きはこれ以上広げられません。</translation>
        </message>
    </context>
    <context>
        <name>work.analyse</name>
        <message>
            <source>Looking for the difficulty</source>
            <translation>難易度の判定</translation>
        </message>
    </context>
    <context>
        <name>work.animating</name>
        <message>
            <source>There is no step {first:,}: the last one is {last:,}.</source>
            <translation>手順 {first:,} はありません。最後は {last:,} です。</translation>
        </message>
        <message>
            <source>The engine {engine} cannot be watched here; others are: {names}.</source>
            <translation>ソルバー {engine} はここでは観察できません。観察できるのは {names} です。</translation>
        </message>
    </context>
    <context>
        <name>work.booklet</name>
        <message>
            <source>{name} has no solution: {message}</source>
            <translation>{name} には解がありません：{message}</translation>
        </message>
        <message>
            <source>{name} has no solution.</source>
            <translation>{name} には解がありません。</translation>
        </message>
        <message>
            <source>No solution of {name} was found in {seconds:g} seconds.</source>
            <translation>{seconds:g} 秒では {name} の解が見つかりませんでした。</translation>
        </message>
        <message>
            <source>{told} Look here: {place}.</source>
            <translation>{told}見る場所：{place}。</translation>
        </message>
        <message>
            <source>{why} It cannot be in a booklet.</source>
            <translation>{why}冊子に載せられません。</translation>
        </message>
        <message>
            <source>{named} None of these can be in a booklet.</source>
            <translation>{named} どれも冊子に入れられません。</translation>
        </message>
        <message>
            <source>{named} These and {more:,} more cannot be in a booklet.</source>
            <translation>{named} これらとほかの{more:,}個は冊子に入れられません。</translation>
        </message>
        <message>
            <source>Several solutions, of which one is printed: {names}.</source>
            <translation>複数の解があり、その一つを印刷します: {names}。</translation>
        </message>
    </context>
    <context>
        <name>work.certificate</name>
        <message>
            <source>Answer {n} does not answer the puzzle.</source>
            <translation>解答 {n} はこのパズルの解ではありません。</translation>
        </message>
        <message>
            <source>The two answers are the same.</source>
            <translation>2 つの解答が同じです。</translation>
        </message>
        <message numerus="yes">
            <source>{n} answers do not show the verdict.</source>
            <extracomment>For one: {n} answer does not show the verdict.</extracomment>
            <translation>
                <numerusform>{n} 個の解答ではこの判定は示されません。</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no proof that there is no other answer.</source>
            <translation>ほかに解がないことの証明がありません。</translation>
        </message>
        <message>
            <source>Clause {n:,} of the formula is not justified by its reason.</source>
            <translation>論理式の節 {n:,} は、挙げられた理由では正当化されません。</translation>
        </message>
        <message>
            <source>The folder {folder} holds other files; a certificate needs its own.</source>
            <translation>フォルダー {folder} にはほかのファイルがあります。証明書には専用のフォルダーが必要です。</translation>
        </message>
        <message>
            <source>{name} cannot be removed: {reason}.</source>
            <translation>{name} を削除できません：{reason}。</translation>
        </message>
        <message>
            <source>This is not the verdict of a certificate.</source>
            <translation>証明書の判定ではありません。</translation>
        </message>
        <message>
            <source>This certificate was written by a newer version.</source>
            <translation>この証明書は新しいバージョンで作られています。</translation>
        </message>
        <message>
            <source>The verdict is none, unique or several.</source>
            <translation>判定は none、unique、several のいずれかです。</translation>
        </message>
        <message>
            <source>{clauses} clauses need a reason each.</source>
            <translation>{clauses} 個の節にはそれぞれ理由が必要です。</translation>
        </message>
        <message>
            <source>There are {most:,} variables.</source>
            <translation>変数は {most:,} 個です。</translation>
        </message>
        <message>
            <source>{file}, clause {number}</source>
            <translation>{file}、節 {number}</translation>
        </message>
        <message>
            <source>The file has more than {max_bytes:,} MB.</source>
            <translation>ファイルが {max_bytes:,} MB を超えています。</translation>
        </message>
        <message>
            <source>The file cannot be read: {reason}.</source>
            <translation>ファイルを読み込めません：{reason}。</translation>
        </message>
        <message>
            <source>The file is no plain text.</source>
            <translation>プレーンテキストのファイルではありません。</translation>
        </message>
        <message>
            <source>The answers are a list of at most two lines.</source>
            <translation>解は最大二つの線のリストです。</translation>
        </message>
        <message>
            <source>An answer is a list of the puzzle's nodes.</source>
            <translation>解はパズルのノードのリストです。</translation>
        </message>
        <message>
            <source>Two variables have the same name.</source>
            <translation>同じ名前の変数が二つあります。</translation>
        </message>
        <message>
            <source>A line is v with a name, and after all those c with a reason.</source>
            <translation>行は「v 名前」で、そのあとに「c 理由」の行が続きます。</translation>
        </message>
        <message>
            <source>The first line should begin with "p cnf".</source>
            <translation>最初の行は "p cnf" で始まるはずです。</translation>
        </message>
        <message>
            <source>A clause ends with 0, and has no other.</source>
            <translation>節は 0 で終わり、ほかに 0 は含みません。</translation>
        </message>
        <message>
            <source>{file}, line {number}</source>
            <translation>{file}、{number} 行目</translation>
        </message>
        <message>
            <source>{word} is not a number.</source>
            <translation>{word} は数ではありません。</translation>
        </message>
        <message>
            <source>{word} is too large.</source>
            <translation>{word} は大きすぎます。</translation>
        </message>
    </context>
    <context>
        <name>work.clausal</name>
        <message>
            <source>a clue says so</source>
            <translation>ヒントがそう示す</translation>
        </message>
        <message>
            <source>there is a line</source>
            <translation>線がある</translation>
        </message>
        <message>
            <source>a closed line has three places at least</source>
            <translation>閉じた線には三か所以上必要</translation>
        </message>
        <message>
            <source>the line comes to a place and leaves it, once or not at all</source>
            <translation>線はどの場所にも一度だけ出入りするか、まったく来ない</translation>
        </message>
        <message>
            <source>the line comes to each place once and leaves it once</source>
            <translation>線はどの場所にも一度入って一度出る</translation>
        </message>
        <message>
            <source>the line passes every place</source>
            <translation>線はすべての場所を通る</translation>
        </message>
        <message>
            <source>along the line numbers grow by one</source>
            <translation>線に沿って数字は一つずつ増える</translation>
        </message>
        <message>
            <source>what is later than a number is later than those before it</source>
            <translation>ある数字より後のものは、その前の数字よりも後になる</translation>
        </message>
        <message>
            <source>a number cannot be reached sooner than by the shortest way</source>
            <translation>数字には最短の道より早くは届かない</translation>
        </message>
        <message>
            <source>numbers are odd and even by turns</source>
            <translation>奇数と偶数は交互になる</translation>
        </message>
        <message>
            <source>an edge is drawn where the line goes along it, either way</source>
            <translation>線がどちら向きに通っても、その辺は引かれる</translation>
        </message>
        <message>
            <source>all of the line hangs together</source>
            <translation>線は全体でつながっている</translation>
        </message>
        <message>
            <source>a walk comes to a place and leaves it, or begins or ends there</source>
            <translation>道順はその場所に出入りするか、そこで始まるか終わる</translation>
        </message>
        <message>
            <source>a walk begins once</source>
            <translation>道順の始まりは一つ</translation>
        </message>
        <message>
            <source>a walk ends once</source>
            <translation>道順の終わりは一つ</translation>
        </message>
        <message>
            <source>the values have to add up</source>
            <translation>値は求める合計にならなければならない</translation>
        </message>
        <message>
            <source>this solution was found before</source>
            <translation>この解はすでに見つかっている</translation>
        </message>
        <message>
            <source>it was learnt from a conflict</source>
            <translation>衝突から学んだ</translation>
        </message>
        <message>
            <source>It follows</source>
            <translation>導かれること</translation>
        </message>
        <message>
            <source>A conflict</source>
            <translation>衝突</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>再出発</translation>
        </message>
        <message>
            <source>the edge between {first} and {second} is drawn</source>
            <translation>{first} と {second} の間の辺は引かれる</translation>
        </message>
        <message>
            <source>the edge between {first} and {second} is not drawn</source>
            <translation>{first} と {second} の間の辺は引かれない</translation>
        </message>
        <message>
            <source>the line passes {first}</source>
            <translation>線は {first} を通る</translation>
        </message>
        <message>
            <source>the line leaves out {first}</source>
            <translation>線は {first} を通らない</translation>
        </message>
        <message>
            <source>the walk goes from {first} to {second}</source>
            <translation>道順は {first} から {second} へ進む</translation>
        </message>
        <message>
            <source>the walk does not go from {first} to {second}</source>
            <translation>道順は {first} から {second} へは進まない</translation>
        </message>
        <message>
            <source>the line goes from {first} to {second}</source>
            <translation>線は {first} から {second} へ進む</translation>
        </message>
        <message>
            <source>the line does not go from {first} to {second}</source>
            <translation>線は {first} から {second} へは進まない</translation>
        </message>
        <message>
            <source>the walk passes {first}</source>
            <translation>道順は {first} を通る</translation>
        </message>
        <message>
            <source>the walk never passes {first}</source>
            <translation>道順は {first} を通らない</translation>
        </message>
        <message>
            <source>the walk passes {first} to {second}</source>
            <translation>道順は {first} から {second} へ通る</translation>
        </message>
        <message>
            <source>the walk never passes {first} to {second}</source>
            <translation>道順は {first} から {second} へは通らない</translation>
        </message>
        <message>
            <source>the walk begins at {first}</source>
            <translation>道順は {first} で始まる</translation>
        </message>
        <message>
            <source>the walk never begins at {first}</source>
            <translation>道順は {first} では始まらない</translation>
        </message>
        <message>
            <source>the walk begins at {first} to {second}</source>
            <translation>道順は {first} から {second} への歩で始まる</translation>
        </message>
        <message>
            <source>the walk never begins at {first} to {second}</source>
            <translation>道順は {first} から {second} への歩では始まらない</translation>
        </message>
        <message>
            <source>the walk ends at {first}</source>
            <translation>道順は {first} で終わる</translation>
        </message>
        <message>
            <source>the walk never ends at {first}</source>
            <translation>道順は {first} では終わらない</translation>
        </message>
        <message>
            <source>the walk ends at {first} to {second}</source>
            <translation>道順は {first} から {second} への歩で終わる</translation>
        </message>
        <message>
            <source>the walk never ends at {first} to {second}</source>
            <translation>道順は {first} から {second} への歩では終わらない</translation>
        </message>
        <message>
            <source>an auxiliary condition holds</source>
            <translation>補助条件が成り立つ</translation>
        </message>
        <message>
            <source>an auxiliary condition does not hold</source>
            <translation>補助条件が成り立たない</translation>
        </message>
        <message>
            <source>Decision {level:,}</source>
            <translation>決定 {level:,}</translation>
        </message>
        <message>
            <source>Assumed: {what}.</source>
            <translation>仮定: {what}。</translation>
        </message>
        <message>
            <source>Learnt for good</source>
            <translation>確定して学んだこと</translation>
        </message>
        <message>
            <source>Learnt</source>
            <translation>学んだこと</translation>
        </message>
        <message>
            <source>One of these is true: {what}.</source>
            <translation>次のどれかが成り立つ: {what}。</translation>
        </message>
        <message>
            <source>After {conflicts:,} conflicts all {undone:,} assumptions and their conclusions are given up; what was learnt stays.</source>
            <translation>{conflicts:,} 回の衝突の後、{undone:,} 個の仮定とその結論をすべて捨てます。学んだことは残ります。</translation>
        </message>
        <message>
            <source>{what:capital}, since {why}.</source>
            <translation>{what:capital}。理由: {why}。</translation>
        </message>
        <message>
            <source>{what:capital}, since {why}, and {held}.</source>
            <translation>{what:capital}。理由: {why}、また {held}。</translation>
        </message>
        <message>
            <source>the clues clash by themselves</source>
            <translation>ヒントだけで矛盾する</translation>
        </message>
        <message>
            <source>{held:capital}; but {why}.</source>
            <translation>{held:capital}。しかし {why}。</translation>
        </message>
        <message>
            <source>{held:capital}; but {why}. Nothing was assumed: there is no solution.</source>
            <translation>{held:capital}。しかし {why}。何も仮定していないので、解はありません。</translation>
        </message>
        <message>
            <source>{held:capital}; but {why}. Nothing was assumed: there is no other solution.</source>
            <translation>{held:capital}。しかし {why}。何も仮定していないので、ほかに解はありません。</translation>
        </message>
        <message>
            <source>On the trail</source>
            <translation>列の長さ</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>決定</translation>
        </message>
        <message>
            <source>Clauses learnt</source>
            <translation>学んだ節</translation>
        </message>
        <message>
            <source>Assumed: {what}</source>
            <translation>仮定: {what}</translation>
        </message>
        <message numerus="yes">
            <source>Learnt: {n:,} literals</source>
            <extracomment>For one: Learnt: 1 literal</extracomment>
            <translation>
                <numerusform>学習: {n:,} 個のリテラル</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the beginning</source>
            <translation>最初に戻る</translation>
        </message>
        <message>
            <source>Back to decision {back:,}</source>
            <translation>決定 {back:,} に戻る</translation>
        </message>
        <message>
            <source>the number of {first} is above {step:,}</source>
            <translation>{first} の数字は {step:,} より大きい</translation>
        </message>
        <message>
            <source>the number of {first} is {step:,} or less</source>
            <translation>{first} の数字は {step:,} 以下</translation>
        </message>
        <message>
            <source>{n:,} more</source>
            <translation>ほか {n:,} 個</translation>
        </message>
        <message>
            <source>the clue {clue} says so</source>
            <translation>ヒント {clue} がそう示す</translation>
        </message>
        <message>
            <source>the rule says so</source>
            <translation>ルールがそう定める</translation>
        </message>
        <message>
            <source>Back to decision {back:,}, {skipped:,} levels at once: {undone:,} conclusions are taken back.</source>
            <translation>決定 {back:,} まで一度に {skipped:,} 段戻り、{undone:,} 個の結論を取り消します。</translation>
        </message>
        <message>
            <source>Back to decision {back:,}: {undone:,} conclusions are taken back.</source>
            <translation>決定 {back:,} に戻り、{undone:,} 個の結論を取り消します。</translation>
        </message>
        <message>
            <source>Back to before the first decision, {skipped:,} levels at once: {undone:,} conclusions are taken back.</source>
            <translation>最初の決定の前まで一度に {skipped:,} 段戻り、{undone:,} 個の結論を取り消します。</translation>
        </message>
        <message>
            <source>Back to before the first decision: {undone:,} conclusions are taken back.</source>
            <translation>最初の決定の前に戻り、{undone:,} 個の結論を取り消します。</translation>
        </message>
    </context>
    <context>
        <name>work.collecting</name>
        <message>
            <source>The folder cannot be read: {reason}.</source>
            <translation>フォルダーを読み込めません：{reason}。</translation>
        </message>
        <message>
            <source>No solution was found.</source>
            <translation>解は見つかりませんでした。</translation>
        </message>
    </context>
    <context>
        <name>work.collection</name>
        <message>
            <source>The check</source>
            <translation>判定</translation>
        </message>
        <message>
            <source>{file} holds something else; results need a file of their own.</source>
            <translation>{file} にはほかの内容があります。結果には専用のファイルが必要です。</translation>
        </message>
        <message>
            <source>Results cannot be kept in {file}: {reason}.</source>
            <translation>結果を {file} に保存できません：{reason}。</translation>
        </message>
    </context>
    <context>
        <name>work.compare</name>
        <message>
            <source>There is no engine {engine}; there are {known}.</source>
            <translation>ソルバー {engine} はありません。あるのは {known} です。</translation>
        </message>
        <message>
            <source>{engine} counts {n:,} lines on {name}, {other} {m:,}.</source>
            <translation>{name} で {engine} は {n:,} 本、{other} は {m:,} 本の線を数えました。</translation>
        </message>
        <message>
            <source>Smaller ones took too long.</source>
            <translation>もっと小さいもので時間がかかりすぎました。</translation>
        </message>
    </context>
    <context>
        <name>work.comparison</name>
        <message>
            <source>SAT by steps</source>
            <translation>SAT(手順)</translation>
        </message>
        <message>
            <source>SAT by edges</source>
            <translation>SAT(辺)</translation>
        </message>
        <message>
            <source>No dead-end check</source>
            <translation>行き止まり検査なし</translation>
        </message>
        <message>
            <source>No connectivity check</source>
            <translation>連結検査なし</translation>
        </message>
        <message>
            <source>No distance check</source>
            <translation>距離検査なし</translation>
        </message>
        <message>
            <source>No parity check</source>
            <translation>偶奇検査なし</translation>
        </message>
        <message>
            <source>No prunings</source>
            <translation>枝刈りなし</translation>
        </message>
        <message>
            <source>Frontier counting</source>
            <translation>フロンティア法</translation>
        </message>
        <message>
            <source>SAT by insides</source>
            <translation>SAT(内外)</translation>
        </message>
        <message>
            <source>Trails by pairings</source>
            <translation>組み合わせによる道</translation>
        </message>
    </context>
    <context>
        <name>work.executors</name>
        <message>
            <source>Clusters need Dask: install it with pip install 'oneline-studio[cluster]'.</source>
            <translation>クラスターには Dask が必要です。pip install 'oneline-studio[cluster]' でインストールしてください。</translation>
        </message>
        <message>
            <source>The scheduler {address} cannot be reached: {error}.</source>
            <translation>スケジューラー {address} に接続できません：{error}。</translation>
        </message>
    </context>
    <context>
        <name>work.folder</name>
        <message>
            <source>{path} is not the index of a batch.</source>
            <translation>{path} はまとめて作成した一覧ファイルではありません。</translation>
        </message>
        <message>
            <source>The folder {folder} holds other puzzles; a batch needs its own.</source>
            <translation>フォルダー {folder} にはほかのパズルがあります。まとめて作成するには専用のフォルダーが必要です。</translation>
        </message>
        <message>
            <source>The folder {folder} holds another batch: its {name} differs.</source>
            <translation>フォルダー {folder} には別のまとまりがあります（{name} が異なります）。</translation>
        </message>
        <message>
            <source>The puzzles were not saved: nothing can be written in the folder {folder}: {reason}.</source>
            <translation>パズルは保存されませんでした。フォルダー {folder} に書き込めません：{reason}。</translation>
        </message>
    </context>
    <context>
        <name>work.frame_pictures</name>
        <message>
            <source>A solution</source>
            <translation>解</translation>
        </message>
        <message>
            <source>Begun anew</source>
            <translation>やり直し</translation>
        </message>
        <message>
            <source>A rotation</source>
            <translation>回転</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>終わり</translation>
        </message>
        <message>
            <source>What the numbers leave</source>
            <translation>数字から残るもの</translation>
        </message>
        <message>
            <source>one of the {count:,} corners marked must be inside too</source>
            <translation>印の付いた {count:,} 個の頂点の一つも内側でなければならない</translation>
        </message>
        <message>
            <source>one of the {count:,} corners marked must be outside too</source>
            <translation>印の付いた {count:,} 個の頂点の一つも外側でなければならない</translation>
        </message>
        <message>
            <source>one of the {count:,} cells marked must be inside too</source>
            <translation>印の付いた {count:,} マスの一つも内側でなければならない</translation>
        </message>
        <message>
            <source>one of the {count:,} cells marked must be outside too</source>
            <translation>印の付いた {count:,} マスの一つも外側でなければならない</translation>
        </message>
        <message>
            <source>Before the first step</source>
            <translation>最初の手順の前</translation>
        </message>
        <message>
            <source>Nothing is drawn yet.</source>
            <translation>まだ何も描かれていません。</translation>
        </message>
        <message>
            <source>It is number {found:,} of this recording.</source>
            <translation>この記録の {found:,} 番目です。</translation>
        </message>
        <message>
            <source>On to {where}</source>
            <translation>{where} へ進む</translation>
        </message>
        <message>
            <source>Settled up to {where}</source>
            <translation>{where} まで確定</translation>
        </message>
        <message>
            <source>Back from {where}</source>
            <translation>{where} から戻る</translation>
        </message>
        <message>
            <source>Every mark follows from the clues.</source>
            <translation>すべての印がヒントから導かれます。</translation>
        </message>
        <message>
            <source>As far as it follows</source>
            <translation>導けるところまで</translation>
        </message>
        <message>
            <source>{count:,} solutions</source>
            <translation>{count:,} 個の解</translation>
        </message>
        <message>
            <source>Every way was tried: there are no others.</source>
            <translation>すべての道を試しました。ほかにはありません。</translation>
        </message>
        <message>
            <source>Every way was tried.</source>
            <translation>すべての道を試しました。</translation>
        </message>
        <message>
            <source>The recording ends here; there may be others.</source>
            <translation>記録はここまでです。ほかにもあるかもしれません。</translation>
        </message>
        <message>
            <source>At least {count:,}</source>
            <translation>少なくとも {count:,}</translation>
        </message>
        <message>
            <source>One found</source>
            <translation>一つ発見</translation>
        </message>
        <message>
            <source>There was no way on. The old end is joined to {pivot}, the part behind is turned round, and the line ends at {end} now.</source>
            <translation>先へ進めませんでした。前の端を {pivot} とつなぎ、その先の部分を逆向きにして、線の端は {end} になりました。</translation>
        </message>
        <message>
            <source>No line is left here: from here on the drawing is settled.</source>
            <translation>ここに残る線はありません。ここから先の描き方が確定します。</translation>
        </message>
        <message>
            <source>No line is left here, so the drawing ends here.</source>
            <translation>ここに残る線はないので、ここで描き終わります。</translation>
        </message>
        <message>
            <source>A new circuit begins; it is spliced into the drawing where it started.</source>
            <translation>新しい周回が始まり、始まった場所で描き方に組み込まれます。</translation>
        </message>
        <message>
            <source>On along a line that is not drawn yet.</source>
            <translation>まだ描いていない線に沿って進みます。</translation>
        </message>
        <message>
            <source>The line begins here.</source>
            <translation>線はここから始まります。</translation>
        </message>
        <message>
            <source>No objection is seen yet.</source>
            <translation>まだ差し支えは見えません。</translation>
        </message>
        <message>
            <source>{place:capital} is taken</source>
            <translation>{place:capital} を処理</translation>
        </message>
        <message>
            <source>No state is left; lines that are complete so far: {found:,}.</source>
            <translation>状態は残っていません。これまでに完成した線 {found:,} 本。</translation>
        </message>
        <message numerus="yes">
            <source>{states:,} states are alive; lines that are complete so far: {found:,}.</source>
            <extracomment>For one: 1 state is alive; lines that are complete so far: {found:,}.</extracomment>
            <translation>
                <numerusform>生きている状態 {states:,} 個、これまでに完成した線 {found:,} 本。</numerusform>
            </translation>
        </message>
        <message>
            <source>{known:,} places have one possible number left; darker ones have more.</source>
            <translation>{known:,} か所は入る数字が一つだけです。暗い所ほど多く残っています。</translation>
        </message>
        <message>
            <source>Long step: {sentence}</source>
            <translation>長い手順: {sentence}</translation>
        </message>
        <message>
            <source>A candidate in {n:,} pieces</source>
            <translation>{n:,} 個の断片の候補</translation>
        </message>
        <message>
            <source>A candidate in one piece</source>
            <translation>ひとつながりの候補</translation>
        </message>
        <message>
            <source>It obeys all rules: a solution.</source>
            <translation>すべてのルールを満たします。解です。</translation>
        </message>
        <message>
            <source>A circle of {size:,} places stands beside the rest. Learnt: one of the edges marked must lead out of it.</source>
            <translation>{size:,} か所の輪が残りから離れています。学んだこと: 印の付いた辺のどれかが外へ出なければならない。</translation>
        </message>
        <message>
            <source>{who}. Learnt: {joined}.</source>
            <translation>{who}。学んだこと: {joined}。</translation>
        </message>
        <message>
            <source>{told} {rules:,} rules are learnt.</source>
            <translation>{told}{rules:,} 個の規則を学びました。</translation>
        </message>
        <message>
            <source>{first:capital} and {second} are both outside, but apart</source>
            <translation>{first:capital} と {second} はどちらも外側ですが、離れています</translation>
        </message>
        <message>
            <source>{first:capital} and {second} are both inside, but apart</source>
            <translation>{first:capital} と {second} はどちらも内側ですが、離れています</translation>
        </message>
        <message>
            <source>{first:capital} is outside, cut off from the rim</source>
            <translation>{first:capital} は外側ですが、盤面の端から切り離されています</translation>
        </message>
        <message>
            <source>{first:capital} is inside, cut off from the rim</source>
            <translation>{first:capital} は内側ですが、盤面の端から切り離されています</translation>
        </message>
        <message>
            <source>never again</source>
            <translation>二度とこうはならない</translation>
        </message>
        <message>
            <source>Solutions so far</source>
            <translation>これまでの解</translation>
        </message>
        <message>
            <source>Places taken</source>
            <translation>処理した場所</translation>
        </message>
        <message>
            <source>States alive</source>
            <translation>生きている状態</translation>
        </message>
        <message>
            <source>Lines so far</source>
            <translation>これまでの線</translation>
        </message>
        <message>
            <source>Marks found</source>
            <translation>見つかった印</translation>
        </message>
        <message>
            <source>Clues and facts needed</source>
            <translation>必要なヒントと事実</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>断片</translation>
        </message>
        <message>
            <source>Lines drawn</source>
            <translation>描いた線</translation>
        </message>
        <message>
            <source>Settled</source>
            <translation>確定</translation>
        </message>
        <message>
            <source>Places on the line</source>
            <translation>線上の場所</translation>
        </message>
        <message>
            <source>Rotations so far</source>
            <translation>これまでの回転</translation>
        </message>
        <message>
            <source>Steps back so far</source>
            <translation>これまでの後戻り</translation>
        </message>
        <message numerus="yes">
            <source>{place:capital}: {states:,} states</source>
            <extracomment>For one: {place:capital}: 1 state</extracomment>
            <translation>
                <numerusform>{place:capital}: {states:,} 状態</numerusform>
            </translation>
        </message>
        <message>
            <source>{n:,} pieces</source>
            <translation>{n:,} 個の断片</translation>
        </message>
        <message>
            <source>One piece</source>
            <translation>ひとつながり</translation>
        </message>
        <message>
            <source>{some:,} of {every:,}</source>
            <translation>{some:,} / {every:,}</translation>
        </message>
    </context>
    <context>
        <name>work.hint_service</name>
        <message>
            <source>One of several ways on</source>
            <translation>先へ進む道の一つ</translation>
        </message>
        <message>
            <source>From here the solutions differ; this is on the way to one of them.</source>
            <translation>ここから解が分かれます。これはその一つへの道です。</translation>
        </message>
        <message>
            <source>This is where the only solution goes on.</source>
            <translation>唯一の解はここへ進みます。</translation>
        </message>
        <message>
            <source>With what is marked, all solutions go on here.</source>
            <translation>書き込まれた印のもとでは、どの解もここへ進みます。</translation>
        </message>
        <message>
            <source>This is on the way to a solution.</source>
            <translation>解へ進む道です。</translation>
        </message>
        <message>
            <source>A clue lies on the line here.</source>
            <translation>ここではヒントが線の上にあります。</translation>
        </message>
    </context>
    <context>
        <name>work.lesson</name>
        <message>
            <source>There are no steps to show.</source>
            <translation>表示する手順がありません。</translation>
        </message>
        <message numerus="yes">
            <source>{steps:,} steps lead to the solution.</source>
            <extracomment>For one: 1 step leads to the solution.</extracomment>
            <translation>
                <numerusform>{steps:,} 手で解に至ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{steps:,} steps follow from the clues.</source>
            <extracomment>For one: 1 step follows from the clues.</extracomment>
            <translation>
                <numerusform>ヒントから {steps:,} 手が導けます。</numerusform>
            </translation>
        </message>
        <message>
            <source>Difficulty: {word} ({number:.1f}).</source>
            <translation>難しさ: {word} ({number:.1f})。</translation>
        </message>
        <message numerus="yes">
            <source>it were one of {ways:,} others</source>
            <extracomment>For one: it were otherwise</extracomment>
            <translation>
                <numerusform>ほかの {ways:,} 通りのどれかなら</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>If {ways}, {steps:,} steps would lead to a contradiction.</source>
            <extracomment>For one: If {ways}, 1 step would lead to a contradiction.</extracomment>
            <translation>
                <numerusform>{ways}、{steps:,} 手で矛盾に至ります。</numerusform>
            </translation>
        </message>
        <message>
            <source>Step {step}: {name}</source>
            <translation>手順 {step}: {name}</translation>
        </message>
    </context>
    <context>
        <name>work.lookahead</name>
        <message>
            <source>Suppose that {what}.</source>
            <translation>{what}と仮定します。</translation>
        </message>
        <message>
            <source>Suppose otherwise</source>
            <translation>逆の仮定</translation>
        </message>
    </context>
    <context>
        <name>work.manual</name>
        <message>
            <source>It took too long.</source>
            <translation>時間がかかりすぎました。</translation>
        </message>
        <message>
            <source>It ended without a word.</source>
            <translation>何も言わずに終了しました。</translation>
        </message>
    </context>
    <context>
        <name>work.places</name>
        <message>
            <source>the upper left corner of {cell}</source>
            <translation>{cell} の左上の頂点</translation>
        </message>
        <message>
            <source>the upper corner of {cell}</source>
            <translation>{cell} の上の頂点</translation>
        </message>
        <message>
            <source>the upper right corner of {cell}</source>
            <translation>{cell} の右上の頂点</translation>
        </message>
        <message>
            <source>the left corner of {cell}</source>
            <translation>{cell} の左の頂点</translation>
        </message>
        <message>
            <source>the right corner of {cell}</source>
            <translation>{cell} の右の頂点</translation>
        </message>
        <message>
            <source>the lower left corner of {cell}</source>
            <translation>{cell} の左下の頂点</translation>
        </message>
        <message>
            <source>the lower corner of {cell}</source>
            <translation>{cell} の下の頂点</translation>
        </message>
        <message>
            <source>the lower right corner of {cell}</source>
            <translation>{cell} の右下の頂点</translation>
        </message>
        <message>
            <source>point {number:,}</source>
            <translation>点 {number:,}</translation>
        </message>
    </context>
    <context>
        <name>work.reasons</name>
        <message>
            <source>The 0 {clue} has no line around it.</source>
            <translation>0 の{clue}のまわりには線がありません。</translation>
        </message>
        <message>
            <source>The {n} {clue} already has all its lines, so the rest of its sides stay empty.</source>
            <translation>{n} の{clue}はすでに線がそろっているので、残りの辺は空きます。</translation>
        </message>
        <message>
            <source>The {n} {clue} needs a line on every side that is still open.</source>
            <translation>{n} の{clue}は、まだ空いている辺すべてに線が必要です。</translation>
        </message>
        <message>
            <source>Two lines already meet at {node}, so nothing else does.</source>
            <translation>{node} にはすでに線が二本集まっているので、ほかの線は来ません。</translation>
        </message>
        <message>
            <source>At {node} a line would have nowhere to go on, so there is none.</source>
            <translation>{node} では線が先へ進めないので、線はありません。</translation>
        </message>
        <message>
            <source>The line at {node} must go on, and there is only one way.</source>
            <translation>{node} の線は先へ進まなければならず、道は一つだけです。</translation>
        </message>
        <message>
            <source>The loop is closed, and there is only one: nothing else is drawn.</source>
            <translation>ループは閉じ、一つしかないので、ほかには何も引かれません。</translation>
        </message>
        <message>
            <source>A line here would close the loop too early.</source>
            <translation>ここに線を引くとループが早く閉じすぎます。</translation>
        </message>
        <message>
            <source>The {n} {clue} lies at a {point} of the board, where its two outer sides belong together.</source>
            <translation>{n} の{clue}は盤面の{point}にあり、外側の二辺は一緒に決まります。</translation>
        </message>
        <message>
            <source>The {n} {clue} and the {m} {other} share a side; together they settle this.</source>
            <translation>{n} の{clue}と {m} の{other}は辺を共有していて、合わせるとこれが決まります。</translation>
        </message>
        <message>
            <source>The {n} {clue} and the {m} {other} touch at a {point}; together they settle this.</source>
            <translation>{n} の{clue}と {m} の{other}は{point}で接していて、合わせるとこれが決まります。</translation>
        </message>
        <message>
            <source>Of the two lines that meet here, at {meet}, {pair}.</source>
            <translation>{meet} に集まるこの二本の線については、{pair}。</translation>
        </message>
        <message>
            <source>{called:capital}: of the two lines that meet here, at {meet}, {pair}.</source>
            <translation>{called:capital}: {meet} に集まるこの二本の線については、{pair}。</translation>
        </message>
        <message>
            <source>Following the known sides from {place} to {place} shows that the two {places} here lie on {sides}.</source>
            <translation>わかっている辺を{place}から{place}へたどると、ここの二つの{places}は{sides}にあるとわかります。</translation>
        </message>
        <message>
            <source>A walk round through these {places} crosses the loop an even number of times, so the two {places} here lie on {sides}.</source>
            <translation>これらの{places}を一周する道はループと偶数回交わるので、ここの二つの{places}は{sides}にあります。</translation>
        </message>
        <message>
            <source>Which {places} lie inside and which outside leaves only one way to draw here.</source>
            <translation>どの{places}が内側でどれが外側かを考えると、ここの引き方は一通りしかありません。</translation>
        </message>
        <message>
            <source>The line does not pass {node}, so nothing is drawn there.</source>
            <translation>線は {node} を通らないので、そこには何も引かれません。</translation>
        </message>
        <message>
            <source>The line passes {node}, and only two ways are left there.</source>
            <translation>線は {node} を通り、そこには二方向しか残っていません。</translation>
        </message>
        <message>
            <source>Of two {points} that touch the line must pass one, and it misses {node}.</source>
            <translation>接する二つの{points}のうち一方は線が通らなければならず、{node} は通りません。</translation>
        </message>
        <message>
            <source>{demand} It misses {node}.</source>
            <translation>{demand}線は {node} を通りません。</translation>
        </message>
        <message>
            <source>The line passes as many of the {points} that {called} counts as it may: it misses the others.</source>
            <translation>線は、{called}が数える{points}をすでに限度まで通っているので、残りは通りません。</translation>
        </message>
        <message>
            <source>The line must pass every {point} that is left to {called}.</source>
            <translation>線は、{called}に残された{point}をすべて通らなければなりません。</translation>
        </message>
        <message>
            <source>What {called} counts is all there, so no more of it is drawn.</source>
            <translation>{called}が数えるものはすべてそろったので、これ以上は引かれません。</translation>
        </message>
        <message>
            <source>{called:capital} needs all that is left of the lines it counts.</source>
            <translation>{called:capital}は、数える線の残りすべてが必要です。</translation>
        </message>
        <message>
            <source>The line passes only one of the {points} that {called} counts, so it does not go on to another.</source>
            <translation>線は{called}が数える{points}のうち一つだけを通るので、次の一つへは進みません。</translation>
        </message>
        <message>
            <source>The line crosses the border of this region as often as it may.</source>
            <translation>線はこの領域の境界をすでに限度まで越えています。</translation>
        </message>
        <message>
            <source>The line must cross the border of this region wherever it still can.</source>
            <translation>線は、まだ越えられるところすべてでこの領域の境界を越えなければなりません。</translation>
        </message>
        <message>
            <source>Whatever stands around it, {called} settles this.</source>
            <translation>まわりに何があっても、{called}だけでこれが決まります。</translation>
        </message>
        <message>
            <source>All that {called} still allows has this in common.</source>
            <translation>{called}がまだ許す引き方すべてに共通しています。</translation>
        </message>
        <message>
            <source>{demand} All that this still allows has this in common.</source>
            <translation>{demand}それがまだ許す引き方すべてに共通しています。</translation>
        </message>
        <message>
            <source>These two regions are joined already: joined once more they would close the loop.</source>
            <translation>この二つの領域はすでにつながっています。もう一度つなぐとループが閉じてしまいます。</translation>
        </message>
        <message>
            <source>{called:capital} and {called_too} together settle this.</source>
            <translation>{called:capital}と{called_too}を合わせると、これが決まります。</translation>
        </message>
        <message>
            <source>{called:capital}, {called_too} and {third} together settle this.</source>
            <translation>{called:capital}と{called_too}と{third}を合わせると、これが決まります。</translation>
        </message>
        <message>
            <source>Whether the line passes {node} or not, this follows.</source>
            <translation>線が {node} を通っても通らなくても、これが導けます。</translation>
        </message>
        <message>
            <source>Of {node} and {far} the line must pass one; whichever it is, this follows.</source>
            <translation>{node} と {far} のうち一方は線が通らなければならず、どちらを通っても、これが導けます。</translation>
        </message>
        <message>
            <source>Cells left out do not touch, and so many of them find room only like this.</source>
            <translation>除外されたマスは隣り合わず、これだけの数が入るのはこの形だけです。</translation>
        </message>
        <message>
            <source>Only two ways are left between {node} and {far}, and the line passes both.</source>
            <translation>{node} と {far} の間には二つの道しか残っておらず、線は両方を通ります。</translation>
        </message>
        <message>
            <source>Otherwise the line could run the other way round the empty {point} {place}, and there would be two solutions.</source>
            <translation>そうでなければ、線は空いた{point} {place} の反対側も回れて、解が二つになります。</translation>
        </message>
        <message>
            <source>The line from {n} leads on to {m}, {place} by {place}.</source>
            <translation>線は {n} から {m} へ、{place}を一つずつ進みます。</translation>
        </message>
        <message>
            <source>{m} follows beside {n}, and only one {place} there is free.</source>
            <translation>{m} は {n} の隣に続き、そこに空いている{place}は一つだけです。</translation>
        </message>
        <message>
            <source>Only one free {place} touches both {n} and {o}: it holds {m}.</source>
            <translation>{n} と {o} の両方に接する空いた{place}は一つだけで、そこに {m} が入ります。</translation>
        </message>
        <message>
            <source>{node:capital} has no more ways than the line needs, so it uses them.</source>
            <translation>{node:capital} には線に必要なだけの道しかないので、線はそれを通ります。</translation>
        </message>
        <message>
            <source>An edge here would close the line to a ring before it has passed every {place}.</source>
            <translation>ここに辺があると、すべての{place}を通る前に線が輪になって閉じます。</translation>
        </message>
        <message>
            <source>An edge here would lead from the number in {node} to that in {far}, past another one between them.</source>
            <translation>ここに辺があると、{node} の数字から {far} の数字へ、その間の数字を飛ばして進みます。</translation>
        </message>
        <message>
            <source>From {m} to {o} there is no step to spare, so {n} can only be here.</source>
            <translation>{m} から {o} までは一歩の余裕もないので、{n} はここにしか入りません。</translation>
        </message>
        <message>
            <source>Of the {places} that {n} can reach in time{between} only this one is free.</source>
            <translation>{n} が間に合う{places}{between}のうち、空いているのはここだけです。</translation>
        </message>
        <message>
            <source>On the ways that are still open{between} only this {place} is left for {n}.</source>
            <translation>まだ開いている道{between}では、{n} の入る{place}はここしか残っていません。</translation>
        </message>
        <message>
            <source>Counting the steps{between} leaves only this {place} for {n}: the others come at the wrong time.</source>
            <translation>歩数{between}を数えると、{n} の入る{place}はここだけです。ほかは歩数が合いません。</translation>
        </message>
        <message>
            <source>Only this edge joins two parts of the board, so the line uses it.</source>
            <translation>盤面の二つの部分をつなぐのはこの辺だけなので、線はここを通ります。</translation>
        </message>
        <message>
            <source>The line passes all {places} on one side of this {place} before it, so it holds {n}.</source>
            <translation>線は、この{place}の片側の{places}をすべてその前に通るので、ここには {n} が入ります。</translation>
        </message>
        <message>
            <source>Only {n} is left for this {place}: no other number comes here in time.</source>
            <translation>この{place}に残るのは {n} だけです。ほかの数字はここに間に合いません。</translation>
        </message>
        <message>
            <source>With {size} close by, every other way soon comes to nothing.</source>
            <translation>近くに{size}があるので、ほかの道はすぐに行き詰まります。</translation>
        </message>
        <message>
            <source>{size:capital} together leave nothing else.</source>
            <translation>{size:capital}を合わせると、これしか残りません。</translation>
        </message>
        <message>
            <source>{size:capital} alone leaves nothing else.</source>
            <translation>{size:capital}だけで、これしか残りません。</translation>
        </message>
        <message>
            <source>at most one is drawn</source>
            <translation>引かれるのは多くても一本です</translation>
        </message>
        <message>
            <source>at least one is drawn</source>
            <translation>少なくとも一本が引かれます</translation>
        </message>
        <message>
            <source>both are drawn or neither</source>
            <translation>両方が引かれるか、どちらも引かれません</translation>
        </message>
        <message>
            <source>the upper left side of {cell}</source>
            <translation>{cell} の左上の辺</translation>
        </message>
        <message>
            <source>the upper side of {cell}</source>
            <translation>{cell} の上の辺</translation>
        </message>
        <message>
            <source>the upper right side of {cell}</source>
            <translation>{cell} の右上の辺</translation>
        </message>
        <message>
            <source>the left side of {cell}</source>
            <translation>{cell} の左の辺</translation>
        </message>
        <message>
            <source>the right side of {cell}</source>
            <translation>{cell} の右の辺</translation>
        </message>
        <message>
            <source>the lower left side of {cell}</source>
            <translation>{cell} の左下の辺</translation>
        </message>
        <message>
            <source>the lower side of {cell}</source>
            <translation>{cell} の下の辺</translation>
        </message>
        <message>
            <source>the lower right side of {cell}</source>
            <translation>{cell} の右下の辺</translation>
        </message>
        <message>
            <source>the line passes {place}</source>
            <translation>線は {place} を通る</translation>
        </message>
        <message>
            <source>the line misses {place}</source>
            <translation>線は {place} を通らない</translation>
        </message>
        <message>
            <source>{place} are joined</source>
            <translation>{place}はつながっている</translation>
        </message>
        <message>
            <source>{place} are not joined</source>
            <translation>{place}はつながっていない</translation>
        </message>
        <message>
            <source>{place} is drawn</source>
            <translation>{place}は引かれる</translation>
        </message>
        <message>
            <source>{place} is not drawn</source>
            <translation>{place}は引かれない</translation>
        </message>
        <message>
            <source>What is known of lines that meet at corners settles {place}.</source>
            <translation>頂点に集まる線についてわかっていることから、{place} が決まります。</translation>
        </message>
        <message>
            <source>The board alone leaves nothing else.</source>
            <translation>盤面だけからこれしか残りません。</translation>
        </message>
        <message>
            <source>Two demands of the rule together settle this.</source>
            <translation>ルールの二つの要求を合わせると、これが決まります。</translation>
        </message>
        <message numerus="yes">
            <source>{size:,} clues and facts</source>
            <extracomment>For one: one clue or fact</extracomment>
            <translation>
                <numerusform>{size:,} 個のヒントと事実</numerusform>
            </translation>
        </message>
        <message>
            <source> between {low:,} and {high:,}</source>
            <translation> ({low:,} と {high:,} の間)</translation>
        </message>
        <message>
            <source>this corner</source>
            <translation>この頂点</translation>
        </message>
        <message>
            <source>different sides of the loop</source>
            <translation>ループの異なる側</translation>
        </message>
        <message>
            <source>the same side of the loop</source>
            <translation>ループの同じ側</translation>
        </message>
        <message>
            <source>in {place}</source>
            <translation>マス ({place}) </translation>
        </message>
        <message>
            <source>the rule</source>
            <translation>ルール</translation>
        </message>
        <message>
            <source>the {told} in {place}</source>
            <translation>{place} の {told} </translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some} と {last}</translation>
        </message>
        <message>
            <source>{told} in {place}</source>
            <translation>{place} の {told}</translation>
        </message>
        <message>
            <source>{place} holds {number:,}</source>
            <translation>{place} に {number:,} が入る</translation>
        </message>
        <message>
            <source>ends at {place}</source>
            <translation>{place} で終わる</translation>
        </message>
    </context>
    <context>
        <name>work.scratch</name>
        <message>
            <source>The folder {folder} cannot be written to: {reason}.</source>
            <translation>フォルダー {folder} に書き込めません：{reason}。</translation>
        </message>
    </context>
    <context>
        <name>work.sentences</name>
        <message>
            <source>Every way on fails.</source>
            <translation>先の道はすべて失敗します。</translation>
        </message>
        <message>
            <source>The line is complete.</source>
            <translation>線が完成しました。</translation>
        </message>
        <message>
            <source>A given edge is not used, or the line does not close.</source>
            <translation>決められた辺を通っていないか、線が閉じていません。</translation>
        </message>
        <message>
            <source>The next number is too far.</source>
            <translation>次の数字が遠すぎます。</translation>
        </message>
        <message>
            <source>The next number has the wrong colour.</source>
            <translation>次の数字の色が合いません。</translation>
        </message>
        <message>
            <source>Coloured like a chessboard, the places of both colours cannot take turns from here.</source>
            <translation>市松模様に塗り分けると、ここからは二色の場所を交互に通れません。</translation>
        </message>
        <message>
            <source>A place can no longer be reached and left.</source>
            <translation>出入りできなくなった所があります。</translation>
        </message>
        <message>
            <source>The rest falls apart.</source>
            <translation>残りが分断されます。</translation>
        </message>
        <message>
            <source>No line is left here.</source>
            <translation>ここに線は残っていません。</translation>
        </message>
        <message>
            <source>The walk does not have the sum asked for.</source>
            <translation>道順が求める合計になりません。</translation>
        </message>
        <message>
            <source>The walk is complete.</source>
            <translation>道順が完成しました。</translation>
        </message>
        <message>
            <source>No other cell leads to the target from here.</source>
            <translation>ここからゴールへ行けるマスはほかにありません。</translation>
        </message>
        <message>
            <source>It alone has the fewest ways on.</source>
            <translation>先の道が最も少ないのはこれだけです。</translation>
        </message>
        <message>
            <source>Of those with the fewest ways on it is the first.</source>
            <translation>先の道が最も少ないもののうち、最初のものです。</translation>
        </message>
        <message>
            <source>Drawn by lot among those with the fewest ways on.</source>
            <translation>先の道が最も少ないものからくじで選びました。</translation>
        </message>
        <message>
            <source>A free place beside the new end.</source>
            <translation>新しい端の隣の空いた所。</translation>
        </message>
        <message>
            <source>Rotations did not lead any further.</source>
            <translation>回転ではこれ以上進めませんでした。</translation>
        </message>
        <message>
            <source>It alone has the fewest ways on ({ways}).</source>
            <translation>先の道が最も少ないのはこれだけです ({ways})。</translation>
        </message>
        <message>
            <source>Of those with the fewest ways on ({ways}) it is the first.</source>
            <translation>先の道が最も少ないもの ({ways}) のうち、最初のものです。</translation>
        </message>
        <message>
            <source>Drawn by lot among those with the fewest ways on ({ways}).</source>
            <translation>先の道が最も少ないもの ({ways}) からくじで選びました。</translation>
        </message>
        <message>
            <source>Only one {place} left for a number</source>
            <translation>数字の入る{place}が一つだけ</translation>
        </message>
        <message>
            <source>Cut {place}</source>
            <translation>切断{place}</translation>
        </message>
        <message>
            <source>Only one number left for a {place}</source>
            <translation>{place}に入る数字が一つだけ</translation>
        </message>
        <message>
            <source>No third line at a {point}</source>
            <translation>{point}に三本目の線はない</translation>
        </message>
        <message>
            <source>A clue in a {point} of the board</source>
            <translation>盤面の{point}にあるヒント</translation>
        </message>
        <message>
            <source>Two clues that touch at a {point}</source>
            <translation>{point}で接する二つのヒント</translation>
        </message>
        <message>
            <source>Two lines at a {point}</source>
            <translation>{point}に集まる二本の線</translation>
        </message>
        <message>
            <source>No line through a {point} left out</source>
            <translation>除外された{point}には線がない</translation>
        </message>
        <message>
            <source>Two ways for a {point} on the line</source>
            <translation>線が通る{point}の二方向</translation>
        </message>
        <message>
            <source>Beside a {point} left out</source>
            <translation>除外された{point}の隣</translation>
        </message>
        <message>
            <source>A count of {points} is complete</source>
            <translation>{points}の数がそろった</translation>
        </message>
        <message>
            <source>A count needs all {points} left</source>
            <translation>残りの{points}がすべて必要</translation>
        </message>
        <message>
            <source>Room for {points} left out</source>
            <translation>除外する{points}の余地</translation>
        </message>
        <message>
            <source>No solver could be started.</source>
            <translation>ソルバーを開始できませんでした。</translation>
        </message>
        <message>
            <source>No solver could be started; nothing is checked.</source>
            <translation>ソルバーを開始できませんでした。何も確認されません。</translation>
        </message>
        <message>
            <source>The solver said something that is not an answer.</source>
            <translation>ソルバーが答えになっていないものを返しました。</translation>
        </message>
        <message>
            <source>The solver did not stop in time.</source>
            <translation>ソルバーが時間内に停止しませんでした。</translation>
        </message>
        <message>
            <source>The solver fell silent.</source>
            <translation>ソルバーの応答がなくなりました。</translation>
        </message>
        <message>
            <source>The solver needed more than {seconds:,} seconds of processor time.</source>
            <translation>ソルバーが CPU 時間 {seconds:,} 秒を超えました。</translation>
        </message>
        <message>
            <source>The solver was ended by signal {signal}.</source>
            <translation>ソルバーがシグナル {signal} で終了しました。</translation>
        </message>
        <message>
            <source>The solver ended with code {exit}.</source>
            <translation>ソルバーがコード {exit} で終了しました。</translation>
        </message>
        <message>
            <source>It said last: {said}. See {log}.</source>
            <translation>最後の出力: {said}。{log} を見てください。</translation>
        </message>
        <message>
            <source>This check needs more than {megabytes:,} MB of memory.</source>
            <translation>この確認には {megabytes:,} MB を超えるメモリーが必要です。</translation>
        </message>
        <message>
            <source>This {what} needs more than {megabytes:,} MB of memory.</source>
            <translation>これ ({what}) には {megabytes:,} MB を超えるメモリーが必要です。</translation>
        </message>
        <message>
            <source>Two engines disagree: {found:,} solutions were found, {counted:,} counted. This is an error in the program; please keep the puzzle and report it.</source>
            <translation>二つのエンジンが食い違っています: 見つかった解は {found:,} 個、数えた解は {counted:,} 個です。プログラムの誤りです。パズルを保存して報告してください。</translation>
        </message>
        <message>
            <source>This engine cannot be watched at this puzzle.</source>
            <translation>このエンジンがこのパズルを解く様子は観察できません。</translation>
        </message>
        <message>
            <source>The puzzle has no solution, so no clues fix it.</source>
            <translation>パズルに解がないので、どのヒントでも決まりません。</translation>
        </message>
        <message>
            <source>The puzzle has several solutions: clue sets are counted for a single one.</source>
            <translation>パズルに複数の解があります。ヒントの組は唯一解のときに数えます。</translation>
        </message>
        <message>
            <source>Clue sets are not counted where the rule asks for something else without these clues.</source>
            <translation>このヒントを消すとルールの内容が変わる場合、ヒントの組は数えません。</translation>
        </message>
        <message>
            <source>Clue sets are not counted where clues stand in others.</source>
            <translation>ヒントがほかのヒントの中にある場合、ヒントの組は数えません。</translation>
        </message>
        <message>
            <source>Stopped before the minimal clue sets were counted.</source>
            <translation>極小の手がかりの組を数える前に停止しました。</translation>
        </message>
        <message>
            <source>No answer was found in {seconds} seconds.</source>
            <translation>{seconds} 秒では答えが見つかりませんでした。</translation>
        </message>
        <message>
            <source>The puzzle itself has no solution.</source>
            <translation>パズル自体に解がありません。</translation>
        </message>
        <message>
            <source>Stopped before the end.</source>
            <translation>終わる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped at the number of steps asked for.</source>
            <translation>指定された手数で停止しました。</translation>
        </message>
        <message>
            <source>Some of the marks cannot be right.</source>
            <translation>書いた印のいくつかが誤っています。</translation>
        </message>
        <message>
            <source>There are several solutions; what they share was not found out in time.</source>
            <translation>複数の解があります。共通する部分は時間内にわかりませんでした。</translation>
        </message>
        <message>
            <source>From here the solutions differ: nothing more follows from the clues.</source>
            <translation>ここから先は解によって異なり、ヒントからはもう何も導けません。</translation>
        </message>
        <message>
            <source>From here the solutions differ: no further number follows.</source>
            <translation>ここから先は解によって異なり、これ以上数字は導けません。</translation>
        </message>
        <message>
            <source>No other place comes at the same step in all solutions, though they may share parts.</source>
            <translation>ほかに、すべての解で同じ順番に来る場所はありません。ただし共通の部分はありえます。</translation>
        </message>
        <message>
            <source>No small proof was found for the next step.</source>
            <translation>次の手順の小さな証明は見つかりませんでした。</translation>
        </message>
        <message>
            <source>So it cannot be otherwise.</source>
            <translation>したがって、そうでないことはありません。</translation>
        </message>
        <message>
            <source>What is known already leaves no other place.</source>
            <translation>すでにわかっていることから、ほかの場所はありません。</translation>
        </message>
        <message>
            <source>The named techniques see no contradiction; it takes a longer look.</source>
            <translation>名前のある手筋では矛盾が見えません。もっと先まで見る必要があります。</translation>
        </message>
        <message>
            <source>Only lines, and numbers of number paths, can be looked at the other way round.</source>
            <translation>逆の場合を見られるのは、線と、数字つなぎの数字だけです。</translation>
        </message>
        <message>
            <source>There are {cases:,} other places for it; first look for more of its neighbours.</source>
            <translation>ほかに {cases:,} か所あります。先にその隣をもっと調べてください。</translation>
        </message>
        <message>
            <source>Stopped before a board was found.</source>
            <translation>盤面が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before it was proved that no fewer will do.</source>
            <translation>これより少なくできないと証明される前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before a figure was found.</source>
            <translation>図形が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before a line was found.</source>
            <translation>線が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before a loop was found.</source>
            <translation>ループが見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before a maze was found.</source>
            <translation>迷路が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before a puzzle was found.</source>
            <translation>パズルが見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before all was proved.</source>
            <translation>すべてが証明される前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before a repair was found.</source>
            <translation>直し方が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before the second engine knew.</source>
            <translation>二つ目のエンジンの答えが出る前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before a solution was found.</source>
            <translation>解が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before an answer was found.</source>
            <translation>答えが見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped after one solution; there may be others.</source>
            <translation>解を一つ見つけて停止しました。ほかにもあるかもしれません。</translation>
        </message>
        <message>
            <source>Stopped before everything was known.</source>
            <translation>すべてがわかる前に停止しました。</translation>
        </message>
        <message>
            <source>{rule}: such puzzles are not generated.</source>
            <translation>{rule}: この種類のパズルは生成できません。</translation>
        </message>
        <message>
            <source>{rule}: such puzzles have more than one solution, and no difficulty.</source>
            <translation>{rule}: この種類のパズルは解が複数あり、難しさがありません。</translation>
        </message>
        <message>
            <source>{place:capital}: no way leads from there to any other place.</source>
            <translation>{place:capital}：そこからは、ほかのどこへも行けません。</translation>
        </message>
        <message>
            <source>{place:capital}: without it the board falls into more than one piece, and the line passes it only once.</source>
            <translation>{place:capital}：そこがないと盤面が二つ以上に分かれますが、線はそこを一度しか通りません。</translation>
        </message>
        <message>
            <source>{place:capital}: without it the board falls into more than two pieces, and the line passes it only once.</source>
            <translation>{place:capital}：そこがないと盤面が三つ以上に分かれますが、線はそこを一度しか通りません。</translation>
        </message>
        <message>
            <source>Here regions are made anew: clues are neither kept nor counted.</source>
            <translation>ここでは領域を新しく作るので、ヒントを残すことも数を決めることもできません。</translation>
        </message>
        <message>
            <source>For {tried} loops no regions or marks were met that fix them. Another seed may do.</source>
            <translation>{tried} 個のループを試しましたが、それに決まる領域や印が見つかりませんでした。シードを変えてみてください。</translation>
        </message>
        <message>
            <source>No clues were found that fix a line here. Another seed may do.</source>
            <translation>ここで線が決まるヒントは見つかりませんでした。シードを変えてみてください。</translation>
        </message>
        <message>
            <source>The same place must have a clue and must have none.</source>
            <translation>同じ場所に、ヒントを置くことと置かないことの両方が指定されています。</translation>
        </message>
        <message>
            <source>A place that must have a clue and one that must have none belong together under this symmetry: {symmetry:small}.</source>
            <translation>ヒントを置く場所と置かない場所が、この対称性では一組になります: {symmetry:small}。</translation>
        </message>
        <message>
            <source>With all its clues the board has no line. To take one of them away is not enough.</source>
            <translation>すべてのヒントがあると、この盤面に線はありません。一つ取るだけでは足りません。</translation>
        </message>
        <message>
            <source>With all its clues the board has no line.</source>
            <translation>すべてのヒントがあると、この盤面に線はありません。</translation>
        </message>
        <message>
            <source>No such line was met on this board.</source>
            <translation>この盤面でそのような線は見つかりませんでした。</translation>
        </message>
        <message>
            <source>No solution goes on from what is drawn. Take back a part of it.</source>
            <translation>描いた線から続く解はありません。一部を消してください。</translation>
        </message>
        <message>
            <source>What is drawn leaves the board.</source>
            <translation>描いた線が盤面の外に出ています。</translation>
        </message>
        <message>
            <source>What is drawn jumps between places that do not touch.</source>
            <translation>描いた線が、隣り合わない場所の間を飛んでいます。</translation>
        </message>
        <message>
            <source>No solution obeys the clues: they contradict each other, or the rule. Repair them first, or change one of them.</source>
            <translation>ヒントに合う解がありません。互いに、またはルールと矛盾しています。先に直すか、どれかを変えてください。</translation>
        </message>
        <message>
            <source>The clues and what is drawn contradict each other.</source>
            <translation>ヒントと描いた線が矛盾しています。</translation>
        </message>
        <message>
            <source>A jump goes straight ahead along a row: the line that is drawn does not.</source>
            <translation>ジャンプは列に沿ってまっすぐ進みますが、描いた線はそうなっていません。</translation>
        </message>
        <message>
            <source>The walk that is drawn cannot be the only one.</source>
            <translation>描いた道順を唯一のものにはできません。</translation>
        </message>
        <message>
            <source>The walk that is drawn cannot be the only one that adds up to {total:,}.</source>
            <translation>描いた道順を、合計 {total:,} になる唯一のものにはできません。</translation>
        </message>
        <message>
            <source>A maze needs two cells that may hold a number.</source>
            <translation>迷路には、数字を入れられるマスが二つ必要です。</translation>
        </message>
        <message>
            <source>A walk of {jumps:,} jumps lands on {cells:,} cells, but only {free:,} may be used. Ask for fewer jumps.</source>
            <translation>{jumps:,} 回のジャンプは {cells:,} マスに降りますが、使えるのは {free:,} マスだけです。ジャンプを減らしてください。</translation>
        </message>
        <message>
            <source>The walk that is drawn lands on a cell twice.</source>
            <translation>描いた道順は同じマスに二度降ります。</translation>
        </message>
        <message>
            <source>No figure fits on these points: take more of them.</source>
            <translation>これらの点に合う図形がありません。点を増やしてください。</translation>
        </message>
        <message>
            <source>The board does not have this symmetry: {symmetry:small}.</source>
            <translation>盤面にこの対称性はありません: {symmetry:small}。</translation>
        </message>
        <message>
            <source>Drawings have no symmetry of this kind: {symmetry:small}.</source>
            <translation>図にこの種類の対称性はありません: {symmetry:small}。</translation>
        </message>
        <message>
            <source>Only repetitions came up after puzzle {number:,}.</source>
            <translation>パズル {number:,} の後は同じものしか出ませんでした。</translation>
        </message>
        <message>
            <source>The picture is blank here: nothing in it is darker than the rest. Choose another part of it, or another picture.</source>
            <translation>ここの画像は一様で、ほかより暗いところがありません。別の部分か別の画像を選んでください。</translation>
        </message>
        <message>
            <source>Nothing in the picture is dark enough. Raise the threshold, or swap dark and light.</source>
            <translation>画像に十分暗いところがありません。しきい値を上げるか、明暗を入れ替えてください。</translation>
        </message>
        <message>
            <source>All of the picture is dark. Lower the threshold, or swap dark and light.</source>
            <translation>画像全体が暗くなっています。しきい値を下げるか、明暗を入れ替えてください。</translation>
        </message>
        <message>
            <source>The dark parts are too thin for cells of this size. Ask for more cells, or raise the threshold.</source>
            <translation>この大きさのマスには暗い部分が細すぎます。マス数を増やすか、しきい値を上げてください。</translation>
        </message>
        <message>
            <source>No single loop goes round cells near this shape: it is too scattered. Ask for more cells, change the threshold, or choose a part of the picture.</source>
            <translation>この形に近いマスを囲む一つのループがありません。形が散らばりすぎています。マス数を増やすか、しきい値を変えるか、画像の一部を選んでください。</translation>
        </message>
        <message>
            <source>No line goes through cells near this shape: it is too scattered, or has too many ends. Ask for more cells, change the threshold, or choose a part of the picture.</source>
            <translation>この形に近いマスを通る線がありません。形が散らばっているか、端が多すぎます。マス数を増やすか、しきい値を変えるか、画像の一部を選んでください。</translation>
        </message>
        <message>
            <source>No line goes through cells near this shape: it is too scattered, or has too many ends. Try hexagons, or more cells, change the threshold, or choose a part of the picture.</source>
            <translation>この形に近いマスを通る線がありません。形が散らばっているか、端が多すぎます。六角形にするか、マス数を増やすか、しきい値を変えるか、画像の一部を選んでください。</translation>
        </message>
        <message>
            <source>No other engine can judge this puzzle.</source>
            <translation>このパズルを判定できるエンジンはほかにありません。</translation>
        </message>
        <message>
            <source>No certificate can be written.</source>
            <translation>証明書は書けません。</translation>
        </message>
        <message>
            <source>The proof of the second engine is wrong. {text}</source>
            <translation>二つ目のエンジンの証明が誤っています。{text}</translation>
        </message>
        <message>
            <source>{walks:,} walks lead to the target, but none adds up to {total:signed}; the nearest sums are {nearest:signed} and {beyond:signed}.</source>
            <translation>{walks:,} 通りの道順がゴールに着きますが、合計が {total:signed} になるものはありません。最も近い合計は {nearest:signed} と {beyond:signed} です。</translation>
        </message>
        <message>
            <source>This way of solving does not know at which step the line is where.</source>
            <translation>この解き方では、線が何歩目にどこにあるかはわかりません。</translation>
        </message>
        <message>
            <source>This way of solving does not know in which direction the line runs.</source>
            <translation>この解き方では、線の進む向きはわかりません。</translation>
        </message>
        <message>
            <source>Where a line of any length ends cannot be said in this encoding.</source>
            <translation>長さの決まっていない線の終点は、この符号化では表せません。</translation>
        </message>
        <message>
            <source>Sums of values cannot be said in this encoding.</source>
            <translation>値の合計は、この符号化では表せません。</translation>
        </message>
        <message>
            <source>This constraint has no single literal to deny it by.</source>
            <translation>この制約には、それを否定する単一のリテラルがありません。</translation>
        </message>
        <message>
            <source>A closed line needs three cells.</source>
            <translation>閉じた線には三つのマスが必要です。</translation>
        </message>
        <message>
            <source>The cells lie in parts between which there is no way.</source>
            <translation>マスが、互いに行き来できない部分に分かれています。</translation>
        </message>
        <message>
            <source>From one of the cells there is no way to any other.</source>
            <translation>ほかのどのマスへも行けないマスがあります。</translation>
        </message>
        <message>
            <source>A closed line needs two ways at every cell, and one of the cells has only one.</source>
            <translation>閉じた線にはどのマスにも二つの道が必要ですが、道が一つしかないマスがあります。</translation>
        </message>
        <message>
            <source>Only the two ends of a line may have a single way, and {cells:,} cells do.</source>
            <translation>道が一つでよいのは線の両端だけですが、そのようなマスが {cells:,} あります。</translation>
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: a line through all of them cannot close.</source>
            <translation>一歩ごとに色が変わるように塗り分けると、一方の色が {first:,} マス、もう一方が {second:,} マスになり、すべてを通る線は閉じません。</translation>
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: they cannot take turns.</source>
            <translation>一歩ごとに色が変わるように塗り分けると、一方の色が {first:,} マス、もう一方が {second:,} マスになり、交互に進めません。</translation>
        </message>
        <message>
            <source>Coloured so that each step changes colour, there are {first:,} cells of one colour and {second:,} of the other: the line must start on the colour that has more.</source>
            <translation>一歩ごとに色が変わるように塗り分けると、一方の色が {first:,} マス、もう一方が {second:,} マスになり、線は多い方の色から始まらなければなりません。</translation>
        </message>
        <message>
            <source>There are no lines to draw.</source>
            <translation>描く線がありません。</translation>
        </message>
        <message>
            <source>The lines lie in {parts:,} parts that are not joined.</source>
            <translation>線が、つながっていない {parts:,} 個の部分に分かれています。</translation>
        </message>
        <message>
            <source>At {corners:,} corners an odd number of lines meet; a drawing in one stroke has two such ends at most.</source>
            <translation>{corners:,} 個の頂点に奇数本の線が集まっています。一筆書きではそのような端は二つまでです。</translation>
        </message>
        <message>
            <source>No line leads to the start.</source>
            <translation>スタートに線がありません。</translation>
        </message>
        <message>
            <source>No line leads to the end.</source>
            <translation>終点に線がありません。</translation>
        </message>
        <message>
            <source>A drawing must begin at one of the two odd corners, and here is none.</source>
            <translation>二つの奇点のどちらかから始めなければなりませんが、ここは違います。</translation>
        </message>
        <message>
            <source>A drawing must end at one of the two odd corners, and here is none.</source>
            <translation>二つの奇点のどちらかで終わらなければなりませんが、ここは違います。</translation>
        </message>
        <message>
            <source>Start and end are the same, but two corners are odd: they must be the ends.</source>
            <translation>始点と終点が同じですが、奇点が二つあります。その二つが端でなければなりません。</translation>
        </message>
        <message>
            <source>All corners are even, so a drawing ends where it began.</source>
            <translation>すべて偶点なので、描き終わると始めの頂点に戻ります。</translation>
        </message>
        <message>
            <source>It can be drawn in one stroke from every corner, and ends where it began.</source>
            <translation>どの頂点からでも一筆書きでき、始めの頂点で終わります。</translation>
        </message>
        <message>
            <source>It can be drawn in one stroke, from one odd corner to the other.</source>
            <translation>奇点からもう一つの奇点へ一筆書きできます。</translation>
        </message>
        <message>
            <source>Lines side by side are not told apart in the count.</source>
            <translation>並んだ線は、数えるときに区別しません。</translation>
        </message>
        <message>
            <source>It takes {strokes:,} strokes.</source>
            <translation>{strokes:,} 筆かかります。</translation>
        </message>
        <message>
            <source>Frontier counting counts; it does not show solutions one by one.</source>
            <translation>フロンティア法は数えるだけで、解を一つずつは示しません。</translation>
        </message>
        <message>
            <source>Frontier counting does not count edges where directions count.</source>
            <translation>フロンティア法は、向きを区別する場合には辺を数えません。</translation>
        </message>
        <message>
            <source>Frontier counting knows no patterns where directions count.</source>
            <translation>フロンティア法は、向きを区別する場合のパターンを扱いません。</translation>
        </message>
        <message>
            <source>Frontier counting knows patterns only where few edges meet.</source>
            <translation>フロンティア法が扱うパターンは、集まる辺が少ないところだけです。</translation>
        </message>
        <message>
            <source>Frontier counting knows steps only of numbered lines through every cell.</source>
            <translation>フロンティア法が歩数を扱うのは、全マスを通る番号付きの線だけです。</translation>
        </message>
        <message>
            <source>Frontier counting knows directions only of lines through every cell.</source>
            <translation>フロンティア法が向きを扱うのは、全マスを通る線だけです。</translation>
        </message>
        <message>
            <source>Frontier counting knows no odd and even steps of closed lines of odd length.</source>
            <translation>フロンティア法は、奇数長の閉じた線の奇数・偶数の歩を扱いません。</translation>
        </message>
        <message>
            <source>This engine counts loops that need not visit every node.</source>
            <translation>このエンジンは、全ノードを通らなくてよいループを数えます。</translation>
        </message>
        <message>
            <source>This engine counts lines that visit every node.</source>
            <translation>このエンジンは、全ノードを通る線を数えます。</translation>
        </message>
        <message>
            <source>Layer by layer only lines are shown whose numbers have one cell each.</source>
            <translation>層ごとに表示できるのは、各数字のマスが一つに決まっている線だけです。</translation>
        </message>
        <message>
            <source>The shares of edges are not known where numbers stand in one of two cells.</source>
            <translation>数字が二マスのどちらかに入る場合、辺の割合はわかりません。</translation>
        </message>
        <message>
            <source>The shares of edges are known where there is a table, or where answers are few.</source>
            <translation>辺の割合がわかるのは、表があるか、答えが少ない場合です。</translation>
        </message>
        <message>
            <source>This engine counts lines but shows none.</source>
            <translation>このエンジンは線を数えますが、示しません。</translation>
        </message>
        <message>
            <source>This engine knows no clues but numbers, odd or even, and edges.</source>
            <translation>このエンジンが扱うヒントは、数字、奇数・偶数、辺だけです。</translation>
        </message>
        <message>
            <source>This engine cannot hold closed lines to edges.</source>
            <translation>このエンジンでは、閉じた線に辺を指定できません。</translation>
        </message>
        <message>
            <source>This is told apart by start and direction only where these count.</source>
            <translation>始点と向きを区別するのは、それらに意味がある場合だけです。</translation>
        </message>
        <message>
            <source>Clue sets are counted for loops and for lines through all cells.</source>
            <translation>ヒントの組を数えられるのは、ループと、全マスを通る線です。</translation>
        </message>
        <message>
            <source>This engine counts paths that meet some cells in a given order.</source>
            <translation>このエンジンは、決まった順にマスを通る経路を数えます。</translation>
        </message>
        <message>
            <source>Ordered paths are counted where both their ends are given.</source>
            <translation>順序付き経路は、両端が決まっている場合に数えられます。</translation>
        </message>
        <message>
            <source>Clue sets are not counted where numbers say an order together.</source>
            <translation>数字が合わさって順序を表す場合、ヒントの組は数えません。</translation>
        </message>
        <message>
            <source>This engine draws lines through every cell.</source>
            <translation>このエンジンは、全マスを通る線を描きます。</translation>
        </message>
        <message>
            <source>Lines along edges that lead one way are told apart by their start.</source>
            <translation>一方通行の辺に沿う線は、始点で区別されます。</translation>
        </message>
        <message>
            <source>Arrows and odd or even steps need a line whose direction counts.</source>
            <translation>矢印や奇数・偶数の歩には、向きに意味のある線が必要です。</translation>
        </message>
        <message>
            <source>This engine knows no clues but the ends of the line, and edges.</source>
            <translation>このエンジンが扱うヒントは、線の端と辺だけです。</translation>
        </message>
        <message>
            <source>This engine draws closed lines that may leave places out.</source>
            <translation>このエンジンは、通らない場所があってもよい閉じた線を描きます。</translation>
        </message>
        <message>
            <source>This engine needs a board in the plane, and edges without direction.</source>
            <translation>このエンジンには、平面上の盤面と、向きのない辺が必要です。</translation>
        </message>
        <message>
            <source>This engine does not tell where a loop starts.</source>
            <translation>このエンジンは、ループの始点を区別しません。</translation>
        </message>
        <message>
            <source>The formula of this board is too large to follow step by step.</source>
            <translation>この盤面の論理式は、一歩ずつ追うには大きすぎます。</translation>
        </message>
        <message>
            <source>This engine knows no clues but numbers, odd or even, and edges, with arrows.</source>
            <translation>このエンジンが扱うヒントは、数字、奇数・偶数、辺、矢印だけです。</translation>
        </message>
        <message>
            <source>This engine knows loops, and lines through every cell.</source>
            <translation>このエンジンが扱うのは、ループと、全マスを通る線です。</translation>
        </message>
        <message>
            <source>This engine is for small boards only.</source>
            <translation>このエンジンは小さな盤面だけのものです。</translation>
        </message>
        <message>
            <source>This engine draws lines that use no edge twice.</source>
            <translation>このエンジンは、どの辺も二度通らない線を描きます。</translation>
        </message>
        <message>
            <source>This engine draws lines without direction.</source>
            <translation>このエンジンは、向きのない線を描きます。</translation>
        </message>
        <message>
            <source>This engine counts drawings of all lines, told by start and direction.</source>
            <translation>このエンジンは、始点と向きを区別して、全線の描き方を数えます。</translation>
        </message>
        <message>
            <source>This engine draws lines from a start to a target.</source>
            <translation>このエンジンは、スタートからゴールまでの線を描きます。</translation>
        </message>
        <message>
            <source>This engine knows only one sum.</source>
            <translation>このエンジンが扱う合計は一つだけです。</translation>
        </message>
        <message>
            <source>The values are too large for this engine.</source>
            <translation>このエンジンには値が大きすぎます。</translation>
        </message>
        <message>
            <source>There is no start.</source>
            <translation>スタートがありません。</translation>
        </message>
        <message>
            <source>There is no target.</source>
            <translation>ゴールがありません。</translation>
        </message>
        <message>
            <source>This engine finds tours but does not count them.</source>
            <translation>このエンジンは巡回を見つけますが、数えません。</translation>
        </message>
        <message>
            <source>This engine draws lines through all cells, with edges that go both ways.</source>
            <translation>このエンジンは、双方向の辺で全マスを通る線を描きます。</translation>
        </message>
        <message>
            <source>This engine can be given the first cell only.</source>
            <translation>このエンジンで指定できるのは最初のマスだけです。</translation>
        </message>
        <message>
            <source>Arcs and order say only lines through all cells.</source>
            <translation>弧と順序で表せるのは、全マスを通る線だけです。</translation>
        </message>
        <message>
            <source>Arcs and order do not know one of the clues.</source>
            <translation>弧と順序では表せないヒントがあります。</translation>
        </message>
        <message>
            <source>Of a closed line whose start does not count edges alone say more.</source>
            <translation>始点を区別しない閉じた線は、辺だけの方がよく表せます。</translation>
        </message>
        <message>
            <source>The board is too large to write down the order of its cells.</source>
            <translation>マスの順序を書き表すには盤面が大きすぎます。</translation>
        </message>
        <message>
            <source>There is no cell on the board.</source>
            <translation>盤面にマスがありません。</translation>
        </message>
        <message>
            <source>Edges alone say only closed lines whose start does not count.</source>
            <translation>辺だけで表せるのは、始点を区別しない閉じた線だけです。</translation>
        </message>
        <message>
            <source>Edges alone say no directions.</source>
            <translation>辺だけでは向きを表せません。</translation>
        </message>
        <message>
            <source>Edges alone do not say at which step the line is where.</source>
            <translation>辺だけでは、線が何歩目にどこにあるかを表せません。</translation>
        </message>
        <message>
            <source>States say only walks whose start counts.</source>
            <translation>状態で表せるのは、始点に意味のある道順だけです。</translation>
        </message>
        <message>
            <source>States do not know one of the clues.</source>
            <translation>状態では表せないヒントがあります。</translation>
        </message>
        <message>
            <source>Too many lines run side by side.</source>
            <translation>並んで走る線が多すぎます。</translation>
        </message>
        <message>
            <source>The board is too wide to count all solutions: it is {wide} nodes wide. Without clues up to {most} can be counted.</source>
            <translation>盤面が広すぎて、すべての解を数えられません。幅は {wide} ノードです。ヒントがなければ {most} まで数えられます。</translation>
        </message>
        <message>
            <source>The board is too wide to count all solutions: it is {wide} nodes wide. Without clues up to {most} can be counted, with many clues more.</source>
            <translation>盤面が広すぎて、すべての解を数えられません。幅は {wide} ノードです。ヒントがなければ {most} まで、ヒントが多ければもっと数えられます。</translation>
        </message>
        <message>
            <source>Frontier counting does not know the shape {shape}.</source>
            <translation>フロンティア法は形 {shape} を扱いません。</translation>
        </message>
        <message>
            <source>Frontier counting is for nodes of at most {most} edges.</source>
            <translation>フロンティア法が扱うのは、辺が {most} 本までのノードです。</translation>
        </message>
        <message>
            <source>Frontier counting is for nodes of at most {most} edges where directions count.</source>
            <translation>フロンティア法は、向きを区別する場合、辺が {most} 本までのノードを扱います。</translation>
        </message>
        <message>
            <source>Frontier counting does not know the constraint {constraint}.</source>
            <translation>フロンティア法は制約 {constraint} を扱いません。</translation>
        </message>
        <message>
            <source>Frontier counting is for up to {most} ways to place numbers of two cells.</source>
            <translation>フロンティア法が扱うのは、二マスの数字の置き方が {most} 通りまでの場合です。</translation>
        </message>
        <message>
            <source>A census is taken of boards of cells, and this one is drawn of lines.</source>
            <translation>全数調査はマスの盤面で行います。この盤面は線でできています。</translation>
        </message>
        <message>
            <source>A board of {cells:,} cells has {sets:,} sets of clues; the census goes up to {most} cells.</source>
            <translation>{cells:,} マスの盤面には {sets:,} 個のヒントの組があります。全数調査は {most} マスまでです。</translation>
        </message>
        <message>
            <source>A board of {cells:,} cells has far too many sets of clues; the census goes up to {most} cells.</source>
            <translation>{cells:,} マスの盤面にはヒントの組が多すぎます。全数調査は {most} マスまでです。</translation>
        </message>
        <message>
            <source>The board has {faces} cells and holes; the census stops at {most}.</source>
            <translation>盤面にはマスと穴が {faces} 個あります。全数調査は {most} 個までです。</translation>
        </message>
        <message>
            <source>The board has more than {most:,} loops, too many for a census.</source>
            <translation>盤面には {most:,} 個を超えるループがあり、全数調査には多すぎます。</translation>
        </message>
        <message>
            <source>This engine counts on boards of up to {most} nodes.</source>
            <translation>このエンジンは {most} ノードまでの盤面で数えます。</translation>
        </message>
        <message>
            <source>This engine is for boards of up to {most} cells.</source>
            <translation>このエンジンは {most} マスまでの盤面のものです。</translation>
        </message>
        <message>
            <source>This engine counts with start and end, not with {constraint}.</source>
            <translation>このエンジンは始点と終点で数え、{constraint} は扱いません。</translation>
        </message>
        <message>
            <source>This engine counts with start, target and sum, not with {constraint}.</source>
            <translation>このエンジンはスタート・ゴール・合計で数え、{constraint} は扱いません。</translation>
        </message>
        <message>
            <source>The count was stopped before its end.</source>
            <translation>数え上げは終わる前に止められました。</translation>
        </message>
        <message>
            <source>The disk has no room for more states.</source>
            <translation>ディスクに、これ以上の状態を置く空きがありません。</translation>
        </message>
        <message>
            <source>There are too many states at once to show them layer by layer.</source>
            <translation>層ごとに表示するには、同時に存在する状態が多すぎます。</translation>
        </message>
        <message>
            <source>There are too many states to keep them all for the shares.</source>
            <translation>割合のためにすべて残すには、状態が多すぎます。</translation>
        </message>
        <message>
            <source>Stopped before all sets were counted.</source>
            <translation>すべての組を数える前に停止しました。</translation>
        </message>
        <message>
            <source>The census was stopped.</source>
            <translation>全数調査を停止しました。</translation>
        </message>
        <message>
            <source>Stopped before all lines were found.</source>
            <translation>すべての線が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>The formula of the lines is too large: the board is too large for so few numbers.</source>
            <translation>線を表す論理式が大きくなりすぎます。数字がこれほど少ないには、盤面が大きすぎます。</translation>
        </message>
        <message>
            <source>Stopped before all lines were seen.</source>
            <translation>すべての線を見る前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before all loops were found.</source>
            <translation>すべてのループが見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before all walks were found.</source>
            <translation>すべての道順が見つかる前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before all walks were counted.</source>
            <translation>すべての道順を数える前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before all were counted.</source>
            <translation>すべてを数える前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before all ways were tried.</source>
            <translation>すべての道を試す前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped at the number asked for.</source>
            <translation>指定された数で停止しました。</translation>
        </message>
        <message>
            <source>Stopped at the number of lines asked for.</source>
            <translation>指定された線の数で停止しました。</translation>
        </message>
        <message>
            <source>Stopped at the number of loops asked for.</source>
            <translation>指定されたループの数で停止しました。</translation>
        </message>
        <message>
            <source>Stopped at the number of walks asked for.</source>
            <translation>指定された道順の数で停止しました。</translation>
        </message>
        <message>
            <source>Stopped at the number of drawings asked for.</source>
            <translation>指定された描き方の数で停止しました。</translation>
        </message>
        <message>
            <source>There are too many ways to count; at least one drawing is certain.</source>
            <translation>多すぎて数えられませんが、少なくとも一通りの描き方は確実にあります。</translation>
        </message>
        <message>
            <source>It stopped without a word.</source>
            <translation>何も言わずに停止しました。</translation>
        </message>
        <message>
            <source>No engine counts this.</source>
            <translation>これを数えるエンジンはありません。</translation>
        </message>
        <message>
            <source>The engines are being compiled, which is done once; the exact count comes after that.</source>
            <translation>エンジンをコンパイルしています（一度だけ）。正確な数はそのあとに出ます。</translation>
        </message>
        <message>
            <source>The recording ends after {steps:,} steps; the search goes on.</source>
            <translation>記録は {steps:,} 歩で終わりますが、探索は続きます。</translation>
        </message>
        <message>
            <source>No tour was met; that proves nothing.</source>
            <translation>巡回は見つかりませんでしたが、何の証明にもなりません。</translation>
        </message>
        <message>
            <source>No blocks were found that fit together.</source>
            <translation>組み合わせられるブロックが見つかりませんでした。</translation>
        </message>
        <message>
            <source>This engine does not look for all tours.</source>
            <translation>このエンジンは、すべての巡回を探すわけではありません。</translation>
        </message>
        <message>
            <source>There are more than {states:,} states at once; the rest was not followed.</source>
            <translation>同時に {states:,} を超える状態があり、残りは追っていません。</translation>
        </message>
        <message>
            <source>Stopped before all walks were seen.</source>
            <translation>すべての道順を見る前に停止しました。</translation>
        </message>
        <message>
            <source>Stopped before all drawings were seen.</source>
            <translation>すべての描き方を見る前に停止しました。</translation>
        </message>
        <message>
            <source>A line has only one first cell.</source>
            <translation>線の最初のマスは一つだけです。</translation>
        </message>
        <message>
            <source>A drawing has one start and one end.</source>
            <translation>描き方の始点と終点は一つずつです。</translation>
        </message>
        <message>
            <source>There are no cells.</source>
            <translation>マスがありません。</translation>
        </message>
        <message>
            <source>A closed tour needs three cells.</source>
            <translation>閉じた巡回には三つのマスが必要です。</translation>
        </message>
        <message>
            <source>Every move stays on cells of one colour, and there are two.</source>
            <translation>どの動きも同じ色のマスにとどまりますが、色は二つあります。</translation>
        </message>
        <message>
            <source>A search by SAT proves it.</source>
            <translation>SAT による探索で証明されました。</translation>
        </message>
        <message>
            <source>The move {down}, {right} has no way back.</source>
            <translation>動き {down}, {right} には戻る動きがありません。</translation>
        </message>
        <message>
            <source>Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a closed line through all of them would fall into {most:,} at most.</source>
            <translation>{taken:,} マスを除くと残りは {parts:,} 個以上の部分に分かれますが、すべてを通る閉じた線なら多くても {most:,} 個にしか分かれません。</translation>
        </message>
        <message>
            <source>Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a line through all of them would fall into {most:,} at most.</source>
            <translation>{taken:,} マスを除くと残りは {parts:,} 個以上の部分に分かれますが、すべてを通る線なら多くても {most:,} 個にしか分かれません。</translation>
        </message>
        <message numerus="yes">
            <source>Each of {tried:,} lines needs more; one needs {least:,} clues, not {clues:,}: ask for {least:,} or more.</source>
            <extracomment>For one: This line needs {least:,} clues, not {clues:,}: ask for {least:,} or more.</extracomment>
            <translation>
                <numerusform>試した {tried:,} 本の線はどれももっと多くのヒントが必要です。{clues:,} 個ではなく {least:,} 個必要な線があるので、{least:,} 個以上を指定してください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines one came to {most:,} clues of these kinds in these places, none to {clues:,}: ask for {most:,} or fewer.</source>
            <extracomment>For one: This line came to {most:,} clues of these kinds in these places, not to {clues:,}: ask for {most:,} or fewer.</extracomment>
            <translation>
                <numerusform>試した {tried:,} 本の線のうち、これらの場所のこの種類のヒントが {most:,} 個になった線はありますが、{clues:,} 個になった線はありません。{most:,} 個以下を指定してください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines one came to {most:,} clues, none to {clues:,}: ask for {most:,}, or try without the symmetry.</source>
            <extracomment>For one: This line came to {most:,} clues, not to {clues:,}: ask for {most:,}, or try without the symmetry.</extracomment>
            <translation>
                <numerusform>試した {tried:,} 本の線のうち、ヒントが {most:,} 個になった線はありますが、{clues:,} 個になった線はありません。{most:,} 個を指定するか、対称性なしで試してください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Allow more places.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Allow more places.</extracomment>
            <translation>
                <numerusform>試した {tried:,} 本の線はどれも、これらの場所のこの種類のヒントでは決まりません。場所を増やしてください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Choose more kinds of clues.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Choose more kinds of clues.</extracomment>
            <translation>
                <numerusform>試した {tried:,} 本の線はどれも、これらの場所のこの種類のヒントでは決まりません。ヒントの種類を増やしてください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Try without the symmetry.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Try without the symmetry.</extracomment>
            <translation>
                <numerusform>試した {tried:,} 本の線はどれも、これらの場所のこの種類のヒントでは決まりません。対称性なしで試してください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tried:,} lines none is fixed by clues of these kinds in these places. Another line may be.</source>
            <extracomment>For one: This line is not fixed by clues of these kinds in these places. Another line may be.</extracomment>
            <translation>
                <numerusform>試した {tried:,} 本の線はどれも、これらの場所のこの種類のヒントでは決まりません。別の線なら決まるかもしれません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With all its clues the board has no line. Without any one of these {ways:,} it has.</source>
            <extracomment>For one: With all its clues the board has no line. Without this one it has.</extracomment>
            <translation>
                <numerusform>すべてのヒントがあると、この盤面に線はありません。この {ways:,} 個のうちどれか一つを取れば線があります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No walk of {jumps:,} jumps was met on this board. Try fewer jumps.</source>
            <extracomment>For one: No walk of one jump was met on this board.</extracomment>
            <translation>
                <numerusform>この盤面で {jumps:,} 回のジャンプの道順は見つかりませんでした。ジャンプを減らしてください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No walk of {jumps:,} jumps that adds up to {total:,} was met on this board. Try fewer jumps.</source>
            <extracomment>For one: No walk of one jump that adds up to {total:,} was met on this board.</extracomment>
            <translation>
                <numerusform>この盤面で、合計が {total:,} になる {jumps:,} 回のジャンプの道順は見つかりませんでした。ジャンプを減らしてください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of {tries:,} puzzles none came out {wanted}.</source>
            <extracomment>For one: The only puzzle that was made did not come out {wanted}.</extracomment>
            <translation>
                <numerusform>作った {tries:,} 問のどれも{wanted}になりませんでした。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{walks:,} walks lead to the target, but none adds up to {total:signed}; the nearest sum is {nearest:signed}.</source>
            <extracomment>For one: One walk leads to the target, but none adds up to {total:signed}; the nearest sum is {nearest:signed}.</extracomment>
            <translation>
                <numerusform>{walks:,} 通りの道順がゴールに着きますが、合計が {total:signed} になるものはありません。最も近い合計は {nearest:signed} です。</numerusform>
            </translation>
        </message>
        <message>
            <source>For {tried} loops no regions or marks were met that fix them.</source>
            <translation>{tried} 個のループを試しましたが、それに決まる領域や印が見つかりませんでした。</translation>
        </message>
        <message>
            <source>No clues were found that fix a line here.</source>
            <translation>ここで線が決まるヒントは見つかりませんでした。</translation>
        </message>
        <message numerus="yes">
            <source>With this line {places:,} places that must have a clue have none.</source>
            <extracomment>For one: With this line one place that must have a clue has none.</extracomment>
            <translation>
                <numerusform>この線では、ヒントを置くと指定された場所のうち {places:,} か所にヒントがありません。</numerusform>
            </translation>
        </message>
        <message>
            <source>The puzzle is unharmed; the next change checks it again.</source>
            <translation>パズルはそのままです。次に変更すると再び確認されます。</translation>
        </message>
    </context>
    <context>
        <name>work.series</name>
        <message>
            <source>Grids, corner to corner</source>
            <translation>格子、角から角へ</translation>
        </message>
        <message>
            <source>cells on a side</source>
            <translation>一辺のマス数</translation>
        </message>
        <message>
            <source>On an n × n grid a line between opposite corners changes colour at each of its n² − 1 steps, and opposite corners have the same colour. So n² − 1 is even where there is such a line, and for even n there is none.</source>
            <translation>n × n の格子で向かい合う角を結ぶ線は、n² − 1 歩のそれぞれで色が変わり、向かい合う角は同じ色です。したがって、そのような線があれば n² − 1 は偶数で、n が偶数のときは一本もありません。</translation>
        </message>
        <message>
            <source>Grids, closed lines</source>
            <translation>格子、閉じた線</translation>
        </message>
        <message>
            <source>A closed line on a grid changes colour at each step and ends on the colour it began on, so its length is even: for odd n, with n² cells, there is none.</source>
            <translation>格子上の閉じた線は一歩ごとに色が変わり、始まりと同じ色で終わるので、長さは偶数です。n が奇数のとき、n² マスの線は一本もありません。</translation>
        </message>
        <message>
            <source>Complete graphs</source>
            <translation>完全グラフ</translation>
        </message>
        <message>
            <source>nodes</source>
            <translation>ノード数</translation>
        </message>
        <message>
            <source>Every order of the n - 2 nodes between the ends is a line: there are (n - 2)! of them.</source>
            <translation>両端の間の n - 2 個のノードはどの順でも線になるので、線は (n - 2)! 本あります。</translation>
        </message>
        <message>
            <source>Hexagons, first to last cell</source>
            <translation>六角形、最初のマスから最後のマスへ</translation>
        </message>
        <message>
            <source>rings around the middle cell</source>
            <translation>中央のマスを囲む輪の数</translation>
        </message>
        <message>
            <source>Hexagons have no two colours, as three cells touch each other; nothing forbids a line, and the numbers grow faster than on grids.</source>
            <translation>六角形では三つのマスが互いに接するので、二色に塗り分けられません。線を妨げるものはなく、数は格子よりも速く増えます。</translation>
        </message>
        <message>
            <source>Random graphs</source>
            <translation>ランダムグラフ</translation>
        </message>
        <message>
            <source>The edges are drawn by lot, five at a node on the average, always the same for a size. Where an end has no edge, or the graph falls apart, there is no line.</source>
            <translation>辺はくじで決め、一つのノードに平均五本、同じ大きさなら常に同じです。端に辺がないか、グラフが分かれている場合、線はありません。</translation>
        </message>
        <message>
            <source>Tournaments, each edge one way</source>
            <translation>トーナメント、どの辺も一方通行</translation>
        </message>
        <message>
            <source>players</source>
            <translation>選手数</translation>
        </message>
        <message>
            <source>Each two nodes are joined by one edge that leads one way, as in a tournament where each player meets each other once. There always is a line through all of them, and the number of lines is odd (L. Rédei, 1934).</source>
            <translation>どの二つのノードも一方通行の辺で結ばれます。各選手が互いに一度ずつ対戦する総当たり戦と同じです。すべてを通る線は必ずあり、その数は奇数です (L. Rédei, 1934)。</translation>
        </message>
        <message>
            <source>Cycles</source>
            <translation>閉路</translation>
        </message>
        <message>
            <source>One line leads from a node all the way round to the node before it, and no other.</source>
            <translation>あるノードから一周してその手前のノードに至る線が一本あり、ほかにはありません。</translation>
        </message>
    </context>
    <context>
        <name>work.some_named</name>
        <message numerus="yes">
            <source>{n:,} more</source>
            <extracomment>For one: {n:,} more</extracomment>
            <translation>
                <numerusform>ほか {n:,} 個</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>work.steps</name>
        <message>
            <source>A contradiction</source>
            <translation>矛盾</translation>
        </message>
        <message>
            <source>These cannot all be true.</source>
            <translation>これらは同時に成り立ちません。</translation>
        </message>
    </context>
    <context>
        <name>work.symmetry</name>
        <message>
            <source>No symmetry</source>
            <translation>対称なし</translation>
        </message>
        <message>
            <source>Half a turn</source>
            <translation>半回転</translation>
        </message>
        <message>
            <source>All turns</source>
            <translation>すべての回転</translation>
        </message>
        <message>
            <source>Left and right</source>
            <translation>左右</translation>
        </message>
        <message>
            <source>Top and bottom</source>
            <translation>上下</translation>
        </message>
        <message>
            <source>All turns and mirrors</source>
            <translation>すべての回転と反転</translation>
        </message>
    </context>
    <context>
        <name>work.tours</name>
        <message>
            <source>A board for tours has 1 to {longest:,} rows and columns.</source>
            <translation>巡回の盤面は、行も列も 1 から {longest:,} までです。</translation>
        </message>
        <message>
            <source>The start is not on the board.</source>
            <translation>始点が盤面の外にあります。</translation>
        </message>
        <message>
            <source>No tour was found.</source>
            <translation>巡回は見つかりませんでした。</translation>
        </message>
        <message>
            <source>Variety {score:.2f} of 1: moves are used {balance:.0%} evenly.</source>
            <translation>変化 {score:.2f} (最大 1): 動き方は {balance:.0%} 均等に使われています。</translation>
        </message>
        <message>
            <source>{straight:.0%} of the jumps go straight on; the longest run is {longest:,}.</source>
            <translation>ジャンプの {straight:.0%} はまっすぐ続き、最も長い直線は {longest:,} です。</translation>
        </message>
        <message numerus="yes">
            <source>{crossings:,} crossings, {each:.2f} for each cell.</source>
            <extracomment>For one: 1 crossing, {each:.2f} for each cell.</extracomment>
            <translation>
                <numerusform>交差 {crossings:,} か所、マスあたり {each:.2f}。</numerusform>
            </translation>
        </message>
        <message>
            <source>Symmetry: {names}.</source>
            <translation>対称性: {names}。</translation>
        </message>
        <message>
            <source>No turn or mirror maps it on itself.</source>
            <translation>回転や反転で自分自身に重なることはありません。</translation>
        </message>
    </context>
    <context>
        <name>work.unexpected</name>
        <message>
            <source>{what} broke off: an error of the program ({name}).</source>
            <translation>{what}が中断しました：プログラムのエラー（{name}）。</translation>
        </message>
        <message>
            <source>{what} broke off: an error of the program ({name}). Details: {path}</source>
            <translation>{what}が中断しました：プログラムのエラー（{name}）。詳細：{path}</translation>
        </message>
    </context>
    <context>
        <name>work.verify</name>
        <message>
            <source>Asking the first engine: {engine}</source>
            <translation>一つ目のエンジンに質問中: {engine}</translation>
        </message>
        <message>
            <source>Asking the second engine: {engine}</source>
            <translation>二つ目のエンジンに質問中: {engine}</translation>
        </message>
        <message>
            <source>Checking the proof</source>
            <translation>証明を検査しています</translation>
        </message>
    </context>
    <context>
        <name>work.watching</name>
        <message>
            <source>Deduction, as people do it</source>
            <translation>人と同じ推論</translation>
        </message>
    </context>
    <context>
        <name>work.webpage</name>
        <message>
            <source>No hints, which need a single solution that is known: {names}.</source>
            <translation>唯一の解が分かっていないためヒントなし: {names}。</translation>
        </message>
    </context>
    <context>
        <name>work.worker</name>
        <message>
            <source>This {what}</source>
            <translation>処理（{what}）</translation>
        </message>
    </context>
</TS>
