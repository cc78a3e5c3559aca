// The board on the page: the studio's own picture, and over it what the player has marked.

import { CROSSED, DRAWN } from "./sheet.mjs";
import { tr } from "./words.mjs";

const SVG = "http://www.w3.org/2000/svg";
const BOW = 0.24, BULGE = 0.16; // as in studio/drawing/free.py and the tokens of jumps

function made(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
}

function path(points) {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

/** Near the upper left corner of a cell, beside its figure; as in studio/drawing/jumps.py. */
function corner({ at: [x, y], outline }) {
  const [left, top] = outline.reduce((best, point) =>
    point[0] + point[1] < best[0] + best[1] - 1e-3 ? point : best);
  return [x + 0.74 * (left - x), y + 0.74 * (top - y)];
}

/** The picture of a puzzle without marks, as on paper. */
export function picture(data) {
  const svg = made("svg", { viewBox: data.box.join(" "), class: "picture", role: "img" });
  svg.setAttribute("aria-label", data.title);
  svg.innerHTML = data.ground + data.grid + data.signs;
  return svg;
}

export class BoardView {
  constructor(svg, table, hand) {
    this.svg = svg;
    this.table = table;
    this.hand = hand;
    const { data } = table;
    svg.replaceChildren();
    svg.setAttribute("viewBox", data.box.join(" "));
    svg.setAttribute("aria-label", tr("{title}, {n} cells", { title: data.title, n: data.cells.length }));
    const layer = (name) => made("g", { class: name, "aria-hidden": "true" }, svg);
    layer("ground").innerHTML = data.ground;
    this.shades = layer("shades");
    layer("grid").innerHTML = data.grid;
    this.lines = layer("lines");
    layer("signs").innerHTML = data.signs;
    this.marks = layer("marks");
    this.alarms = layer("alarms");
    this.cells = data.cells.map(({ outline }, cell) =>
      made("path", { d: path(outline), class: "cell", tabindex: -1, role: "button" }, svg));
    this.named = data.cells.map(() => "");
  }

  /** The place of a pointer in the units of the board. */
  point(event) {
    const matrix = this.svg.getScreenCTM();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [at.x, at.y];
  }

  /** Show a sheet, what is broken on it, and a hint with the marks it offers. */
  show(sheet, broken, hint, solved) {
    this.svg.classList.toggle("solved", solved);
    for (const layer of [this.shades, this.lines, this.marks, this.alarms]) layer.replaceChildren();
    this.showShades(sheet);
    this.showLines(sheet);
    if (sheet.walk.length) this.showWalk(sheet.walk);
    this.showNumbers(sheet);
    for (const fault of broken) this.showPlaces(fault, "wrong");
    if (hint) {
      this.showPlaces(hint.because, "because");
      if (hint.told) this.showOffer(hint);
    }
    this.name();
  }

  showShades(sheet) {
    const { cells } = this.table.data;
    for (const cell of Object.keys(sheet.shaded)) {
      made("path", { d: path(cells[cell].outline), class: "shaded" }, this.shades);
    }
    if (this.table.data.play === "numbers") return;
    for (const [cell, notes] of Object.entries(sheet.notes)) {
      const kind = this.table.data.play === "walk" ? "avoid" : notes[0] === 1 ? "inside" : "outside";
      made("path", { d: path(cells[cell].outline), class: kind }, this.shades);
    }
  }

  showLines(sheet) {
    const { nodes, width } = this.table.data;
    const drawn = this.stretches(Object.keys(sheet.edges).filter((e) => sheet.edges[e] === DRAWN));
    const attributes = { d: drawn, "stroke-width": width };
    if (drawn) made("path", { ...attributes, class: "drawn" }, this.lines);
    if (this.table.data.play === "numbers") this.showThread(sheet);
    const size = Math.min(0.11, 0.9 * width + 0.05);
    for (const [edge, mark] of Object.entries(sheet.edges)) {
      if (mark !== CROSSED) continue;
      const [[ax, ay], [bx, by]] = this.table.edges[edge].map((node) => nodes[node]);
      const x = (ax + bx) / 2, y = (ay + by) / 2;
      const d = `M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`;
      made("path", { d, class: "crossed", "stroke-width": 0.045 }, this.marks);
    }
  }

  stretches(edges) {
    const { nodes } = this.table.data;
    return edges.map((edge) => {
      const [a, b] = this.table.edges[edge].map((node) => nodes[node].join(" "));
      return `M${a}L${b}`;
    }).join("");
  }

  /** Numbers that follow each other are joined. */
  showThread(sheet) {
    const numbers = this.table.numbers(sheet);
    const edges = this.table.edges.flatMap(([u, v], edge) =>
      u in numbers && v in numbers && this.table.follow(numbers[u], numbers[v]) ? edge : []);
    const d = this.stretches(edges);
    if (d) made("path", { d, class: "thread", "stroke-width": 0.2 }, this.lines);
  }

  showWalk(walk) {
    const { nodes, width, lines, leaps } = this.table.data;
    const met = {};
    const place = (node) => nodes[node];
    let d = `M${place(walk[0]).join(" ")}`;
    for (let i = 1; i < walk.length; i++) {
      const [u, v] = [walk[i - 1], walk[i]];
      const [a, b] = [place(u), place(v)];
      const edge = this.table.edge(u, v);
      const count = lines?.[edge] ?? 1, before = met[edge] ?? 0;
      met[edge] = before + 1;
      const away = leaps ? BULGE : BOW * (2 * before - count + 1) * (u < v ? 1 : -1);
      const x = (a[0] + b[0]) / 2 + away * (a[1] - b[1]);
      const y = (a[1] + b[1]) / 2 + away * (b[0] - a[0]);
      d += away ? `Q${x} ${y} ${b.join(" ")}` : `L${b.join(" ")}`;
    }
    made("path", { d, class: "drawn walk", "stroke-width": leaps ? 0.07 : width }, this.lines);
    const [sx, sy] = place(walk[0]), [ex, ey] = place(walk[walk.length - 1]);
    made("circle", { cx: sx, cy: sy, r: 0.24, class: "start" }, this.marks);
    if (walk.length > 1) made("circle", { cx: ex, cy: ey, r: 0.3, class: "pen" }, this.marks);
  }

  showNumbers(sheet) {
    const { nodes, figure, cells } = this.table.data;
    for (const [node, number] of Object.entries(sheet.numbers)) {
      this.text(nodes[node], number, figure, "written");
    }
    if (this.table.data.play !== "numbers") return;
    for (const [cell, notes] of Object.entries(sheet.notes)) {
      this.text(cells[cell].at, notes.slice(0, 4).join(" "), figure * 0.45, "noted");
    }
  }

  text([x, y], words, size, kind) {
    made("text", { x, y: y + 0.36 * size, "font-size": size, class: kind }, this.marks)
      .textContent = words;
  }

  showPlaces({ cells = [], nodes = [], edges = [], spots = [] }, kind) {
    const { data } = this.table;
    for (const cell of cells) {
      made("path", { d: path(data.cells[cell].outline), class: `${kind} area` }, this.alarms);
    }
    const d = this.stretches(edges);
    if (d) made("path", { d, class: `${kind} stretch`, "stroke-width": data.width }, this.alarms);
    for (const [x, y] of [...nodes.map((node) => data.nodes[node]), ...spots]) {
      made("circle", { cx: x, cy: y, r: 0.22, class: `${kind} ring` }, this.alarms);
    }
  }

  /** The marks that a hint makes, not yet put down. */
  showOffer({ edges, numbers }) {
    const { nodes, width, figure, play, cells } = this.table.data;
    const used = this.stretches(Object.keys(edges).filter((edge) => edges[edge] === DRAWN));
    if (used) made("path", { d: used, class: "offer stretch", "stroke-width": width }, this.alarms);
    for (const [edge, mark] of Object.entries(edges)) {
      if (mark !== CROSSED) continue;
      const [a, b] = this.table.edges[edge].map((node) => nodes[node]);
      const at = { cx: (a[0] + b[0]) / 2, cy: (a[1] + b[1]) / 2 };
      made("circle", { ...at, r: 0.14, class: "offer ring" }, this.alarms);
    }
    for (const [node, number] of Object.entries(numbers)) {
      if (play !== "walk") this.text(nodes[node], number, figure, "offered");
      else this.text(corner(cells[this.table.cellOf[node]]), number, 0.45 * figure, "offered");
    }
  }

  /** Names of cells for those who hear the board, and the one that the keyboard is on. */
  name() {
    const cursor = this.hand.cursor ?? 0;
    this.cells.forEach((element, cell) => {
      const words = this.hand.words(cell);
      if (words !== this.named[cell]) element.setAttribute("aria-label", words);
      this.named[cell] = words;
      const tab = cell === cursor ? 0 : -1;
      if (element.tabIndex !== tab) element.tabIndex = tab;
    });
  }

  /** Move the keyboard to the cursor's cell. */
  focus() {
    if (this.hand.cursor !== null) this.cells[this.hand.cursor].focus({ preventScroll: false });
  }
}
