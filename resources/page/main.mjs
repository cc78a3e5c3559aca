// The page: puzzles, tools, keys, the clock, and what is kept from one visit to the next.

import { CROSS, DRAW, ERASE, Hand, NOTE, SHADE } from "./hand.mjs";
import { applied, nextHint, walkedOn } from "./hints.mjs";
import { Table } from "./rules.mjs";
import { BLANK, Game } from "./sheet.mjs";
import { BoardView, picture } from "./view.mjs";
import { speak, tr } from "./words.mjs";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const CHOICES = 8; // numbers in the strip

const get = (id) => document.getElementById(id);

/** What a browser keeps; nothing where it keeps nothing (private windows, some file: pages). */
const memory = {
  read(key) {
    try { return JSON.parse(localStorage.getItem(`oneline:${key}`)); } catch { return null; }
  },
  write(key, value) {
    try { localStorage.setItem(`oneline:${key}`, JSON.stringify(value)); } catch { /* not kept */ }
  },
};

function tools(table) {
  const { play, shades } = table.data;
  const found = [[DRAW, play === "numbers" ? tr("Number") : tr("Draw"), "D"]];
  if (play !== "walk") found.push([CROSS, tr("Cross out"), "X"]);
  if (shades) found.push([SHADE, tr("Shade"), "S"]);
  const note = play === "links" ? tr("In/out") : play === "walk" ? tr("Avoid") : tr("Note");
  found.push([NOTE, note, "N"], [ERASE, tr("Erase"), "E"]);
  return found;
}

const tips = () => ({
  links: tr("Drag from point to point, or tap an edge. The right button crosses out. Shift and arrow draws, Ctrl and arrow crosses out."),
  numbers: tr("Tap a cell for the next number, drag to go on, or type. Tap a number to go on from it."),
  walk: tr("Tap or drag from one place to the next; tap the end to go back."),
});

export class Page {
  constructor(puzzles, texts = {}) {
    speak(texts);
    this.puzzles = puzzles;
    this.here = 0;
    this.last = `last:${puzzles.map(({ id }) => id).join("+")}`; // as pages may share a memory
    this.wire();
    this.open(memory.read(this.last) ?? 0);
    setInterval(() => this.tick(), 1000);
  }

  kept(place) { return memory.read(this.puzzles[place].id) ?? {}; }

  open(place) {
    const data = this.puzzles[place];
    this.here = place;
    if (this.puzzles.length > 1) memory.write(this.last, place);
    const { sheet, seconds = 0, solved = false } = this.kept(place);
    this.table = new Table(data);
    this.game = new Game(sheet ?? BLANK);
    this.hand = new Hand(this.table, this.game, (words) => this.say(words));
    this.seconds = seconds;
    this.solved = solved;
    this.hint = null;
    this.told = new Set(); // steps that were told to the end
    this.paused = false;
    get("title").textContent = data.title;
    get("by").textContent = [data.title === data.kind ? "" : data.kind, data.author]
      .filter(Boolean).join(" · ");
    get("rules-text").textContent = data.howTo;
    get("tip").textContent = tips()[data.play];
    get("hint").hidden = !data.hints;
    this.view = new BoardView(get("board"), this.table, this.hand);
    this.makeTools();
    this.showList();
    this.refresh(false);
  }

  say(words, kind = "") {
    get("say").textContent = words;
    get("say").className = kind;
  }

  // -- showing -------------------------------------------------------------------------------------

  makeTools() {
    get("tools").replaceChildren(...tools(this.table).map(([tool, name, key]) => {
      const button = document.createElement("button");
      button.textContent = name;
      button.title = `${name} (${key})`;
      button.dataset.tool = tool;
      button.onclick = () => this.take(tool);
      return button;
    }));
    this.take(DRAW);
  }

  take(tool) {
    this.hand.tool = tool;
    for (const button of get("tools").children) {
      button.setAttribute("aria-pressed", String(button.dataset.tool === tool));
    }
  }

  /** The sheet changed: judge, show and keep it. */
  refresh(changed = true) {
    const { sheet } = this.game;
    const judged = this.table.judge(sheet);
    if (changed) this.say("");
    if (changed && !this.hintFits()) this.hint = null;
    this.broken = judged.broken;
    const news = judged.solved && !this.solved;
    if (judged.solved) this.solved = true;
    this.view.show(sheet, judged.broken, this.hint, judged.solved);
    if (judged.solved) this.say(tr("Solved in {time}.", { time: clock(this.seconds) }), "right");
    else if (changed && judged.broken.length) this.say(judged.broken[0].words, "wrong");
    get("undo").disabled = !this.game.canUndo;
    get("redo").disabled = !this.game.canRedo;
    this.showNumbers();
    if (changed) this.keep();
    if (news) this.showList();
    this.showClock();
  }

  hintFits() {
    const next = nextHint(this.table, this.game.sheet, this.told);
    return this.hint && next && next.step === this.hint.step;
  }

  keep() {
    const { sheet } = this.game;
    memory.write(this.puzzles[this.here].id,
      { sheet, seconds: this.seconds, solved: this.solved });
  }

  /** The numbers that a tap may write: those that are missing, from the next one on. */
  showNumbers() {
    const strip = get("numbers");
    strip.hidden = this.table.data.play !== "numbers";
    if (strip.hidden) return;
    const there = new Set(Object.values(this.table.numbers(this.game.sheet)));
    const missing = [];
    for (let n = 1; n <= this.table.size; n++) if (!there.has(n)) missing.push(n);
    const next = this.table.nextNumber(this.game.sheet, this.hand.last);
    const from = Math.max(0, Math.min(missing.indexOf(next) - 2, missing.length - CHOICES));
    const step = (by) => () => {
      const to = missing[Math.max(0, Math.min(missing.length - 1, missing.indexOf(next) + by))];
      if (to !== undefined) { this.hand.last = to - 1; this.showNumbers(); }
    };
    const button = (words, name, pressed, click) => {
      const made = document.createElement("button");
      made.textContent = words;
      made.setAttribute("aria-label", name);
      if (pressed !== null) made.setAttribute("aria-pressed", String(pressed));
      made.onclick = click;
      return made;
    };
    strip.replaceChildren(
      button("‹", tr("Smaller numbers"), null, step(-CHOICES)),
      ...missing.slice(from, from + CHOICES).map((n) => button(n, tr("Number {n}", { n }), n === next, () => {
        this.hand.last = n - 1;
        this.showNumbers();
      })),
      button("›", tr("Larger numbers"), null, step(CHOICES)),
    );
  }

  showList() {
    const list = get("list");
    list.hidden = this.puzzles.length < 2;
    if (list.hidden) return;
    const solved = this.puzzles.map((_, place) => Boolean(this.kept(place).solved));
    solved[this.here] ||= this.solved;
    get("progress").textContent = tr("{n} of {all} solved", {
      n: solved.filter(Boolean).length, all: solved.length,
    });
    get("puzzles").replaceChildren(...this.puzzles.map((data, place) => {
      const button = document.createElement("button");
      button.textContent = `${place + 1}${solved[place] ? " ✓" : ""}`;
      button.title = data.title;
      const values = { n: place + 1, title: data.title };
      button.setAttribute("aria-label", solved[place]
        ? tr("Puzzle {n}, {title}, solved", values) : tr("Puzzle {n}, {title}", values));
      if (place === this.here) button.setAttribute("aria-current", "true");
      button.onclick = () => this.open(place);
      return button;
    }));
  }

  // -- the clock -----------------------------------------------------------------------------------

  tick() {
    if (this.solved || this.paused || document.hidden) return;
    this.seconds += 1;
    this.showClock();
    if (this.seconds % 10 === 0 && this.game.canUndo) this.keep();
  }

  showClock() {
    get("clock").textContent = clock(this.seconds);
    get("pause").textContent = this.paused ? tr("Go on") : tr("Pause");
    get("board").classList.toggle("paused", this.paused);
  }

  // -- hints ---------------------------------------------------------------------------------------

  /** First where, if that can be shown, then why, then the marks themselves. */
  giveHint() {
    const { table } = this, { sheet } = this.game;
    const found = nextHint(table, sheet, this.told);
    if (!found) {
      this.say(tr("There is no further hint."));
      return;
    }
    const { step, wrong } = found;
    if (wrong) {
      this.hint = null;
      this.view.show(sheet, [wrong], null, false);
      this.say(tr("Something that you have marked here is wrong."), "wrong");
      return;
    }
    if (this.hint?.step === step && this.hint.told) {
      this.hint = null;
      this.told.add(step);
      const walks = table.data.play === "walk";
      this.game.play(walks ? walkedOn(table, sheet, this.told) : applied(step, sheet));
      this.refresh();
      return;
    }
    const told = this.hint?.step === step || !Object.keys(step.because).length;
    this.hint = { ...step, step, told };
    this.view.show(sheet, this.broken, this.hint, false);
    this.say(told ? `${step.name}: ${step.why}` : tr("Look at the marked places."), "hint");
  }

  check() {
    if (this.table.judge(this.game.sheet).solved) this.refresh(false);
    else if (this.broken.length) {
      const words = this.broken[0].words;
      this.say(this.broken.length > 1 ? tr("{words} (1 of {all})", { words, all: this.broken.length }) : words, "wrong");
    } else this.say(tr("Nothing breaks the rules so far."));
  }

  // -- pointer and keys ----------------------------------------------------------------------------

  wire() {
    const board = get("board");
    board.addEventListener("pointerdown", (event) => {
      if (event.button === 1 || !event.isPrimary || this.paused) return;
      event.preventDefault();
      try { board.setPointerCapture(event.pointerId); } catch { /* gone already */ }
      const before = this.game.sheet;
      this.hand.press(this.view.point(event), event.button === 2);
      // Where nothing changed, what the hand said stays.
      this.refresh(this.game.sheet !== before);
      this.view.focus();
    });
    board.addEventListener("pointermove", (event) => {
      if (!this.hand.stroke || !event.isPrimary) return;
      const before = this.game.sheet;
      this.hand.drag(this.view.point(event));
      if (this.game.sheet !== before) this.refresh();
    });
    for (const name of ["pointerup", "pointercancel"]) {
      board.addEventListener(name, (event) => { if (event.isPrimary) this.hand.release(); });
    }
    board.addEventListener("contextmenu", (event) => event.preventDefault());
    board.addEventListener("focusin", (event) => {
      const cell = this.view.cells.indexOf(event.target);
      if (cell >= 0) this.hand.cursor = cell;
    });
    board.addEventListener("keydown", (event) => this.boardKey(event));
    document.addEventListener("keydown", (event) => this.pageKey(event));
    const actions = {
      undo: () => this.step("undo"), redo: () => this.step("redo"), check: () => this.check(),
      hint: () => this.giveHint(), print: () => print(),
      restart: () => this.restart(),
      pause: () => { this.paused = !this.paused; this.showClock(); },
      theme: () => this.turnTheme(),
    };
    for (const [id, act] of Object.entries(actions)) get(id).onclick = act;
    addEventListener("beforeprint", () => this.printAll());
    addEventListener("pagehide", () => { if (this.game.canUndo) this.keep(); });
    const theme = memory.read("theme");
    if (theme) document.documentElement.dataset.theme = theme;
  }

  restart() {
    this.game.restart();
    this.hand.goOn();
    this.told.clear();
    this.solved = false;
    this.refresh();
    this.showList();
  }

  step(way) {
    this.game[way]();
    this.hand.goOn();
    this.refresh();
  }

  boardKey(event) {
    const { key, shiftKey: shift, ctrlKey, metaKey, altKey } = event;
    const ctrl = ctrlKey || metaKey, before = this.game.sheet;
    if (this.paused) return;
    if (key in WAYS) this.hand.arrow(WAYS[key], { shift, ctrl });
    else if (ctrl || altKey) return;
    else if (/^[0-9]$/.test(key)) this.hand.digit(key);
    else if (key === "Enter" || key === " ") this.hand.enter();
    else if (key === "Backspace" || key === "Delete") this.hand.erase();
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.refresh(this.game.sheet !== before);
    this.view.focus();
  }

  pageKey(event) {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      this.step(key === "y" || event.shiftKey ? "redo" : "undo");
      return;
    }
    if (event.altKey) return;
    const tool = tools(this.table).find(([, , letter]) => letter.toLowerCase() === key);
    if (tool) this.take(tool[0]);
    else if (key === "h" && this.table.data.hints) this.giveHint();
    else if (key === "c") this.check();
    else if (key === "u") this.step("undo");
  }

  turnTheme() {
    const root = document.documentElement;
    const dark = root.dataset.theme
      ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    memory.write("theme", root.dataset.theme);
  }

  /** All puzzles as they are printed, each on a page. */
  printAll() {
    get("paper").replaceChildren(...this.puzzles.map((data) => {
      const section = document.createElement("section");
      const title = document.createElement("h2"), rules = document.createElement("p");
      title.textContent = data.title;
      rules.textContent = data.howTo;
      section.append(title, rules, picture(data));
      return section;
    }));
  }
}

function clock(seconds) {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((n) => String(n).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${parts.join(":")}` : `${+parts[0]}:${parts[1]}`;
}
