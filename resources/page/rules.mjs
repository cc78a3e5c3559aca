// The rules of one puzzle, whatever its genre: a graph, the shape of the line, and constraints.
//
// They are those of the studio's solvers, written as data. Each is judged in three values, so that a
// rule is told broken as soon as nothing that is still open could mend it.

import { CROSSED, DRAWN } from "./sheet.mjs";
import { sha256 } from "./sha256.mjs";
import { tr } from "./words.mjs";

const OPEN = -1;

/** Something that is against the rules: a sentence, and the cells, nodes and edges to be shown. */
function fault(words, where) {
  return { words, cells: [], nodes: [], edges: [], spots: [], ...where };
}

/** A constraint at length: orders and normal forms, which many clues share, are named by numbers, and
 * so are the terms of such a form. */
function whole(say, data) {
  const [kind, a, ...more] = say;
  if (kind === "order") return [kind, data.orders[a], ...more];
  if (kind === "any") return [kind, data.forms[a].map((term) => data.terms[term]), ...more];
  if (kind === "all") return [kind, a.map((part) => whole(part, data))];
  return say;
}

export class Table {
  /** `data` is a puzzle as the studio writes it (studio/formats/page_data.py). */
  constructor(data) {
    this.data = data;
    this.size = data.nodes.length;
    this.edges = data.edges;
    this.rules = data.rules.map((rule) => ({ ...rule, say: whole(rule.say, data) }));
    this.closed = data.shape.endsWith("cycle");
    this.spanning = data.shape.startsWith("hamiltonian");
    this.covering = data.shape === "covering trail";
    this.incident = data.nodes.map(() => []);
    this.between = new Map();
    data.edges.forEach(([u, v], edge) => {
      this.incident[u].push(edge);
      this.incident[v].push(edge);
      this.between.set(u * this.size + v, edge);
      this.between.set(v * this.size + u, edge);
    });
    this.given = {};
    this.start = null;
    this.blocked = new Set(); // nodes that the line never visits, whatever is shaded
    const learn = ([kind, node, value]) => {
      if (kind === "at") this.given[node] = value;
      if (kind === "start") this.start = node;
      if (kind === "visit" && !value) this.blocked.add(node);
      if (kind === "all") node.forEach(learn);
    };
    for (const { say } of this.rules) learn(say);
    this.cellOf = {};
    data.cells.forEach(({ node }, cell) => { if (node >= 0) this.cellOf[node] = cell; });
  }

  /** The edge between two nodes, -1 where there is none. */
  edge(u, v) { return this.between.get(u * this.size + v) ?? -1; }

  /** The edge that leads from one node to another, -1 where none does (lines may lead one way). */
  way(u, v) {
    const edge = this.edge(u, v);
    const ways = edge >= 0 && this.data.ways ? this.data.ways[edge] : 3;
    return edge >= 0 && ways & (u < v ? 1 : 2) ? edge : -1;
  }

  other(edge, node) {
    const [u, v] = this.edges[edge];
    return u === node ? v : u;
  }

  numbers(sheet) { return { ...sheet.numbers, ...this.given }; }

  /** The first number behind `after` that stands nowhere yet, else the first of all, else null. */
  nextNumber(sheet, after) {
    const there = new Set(Object.values(this.numbers(sheet)));
    let first = null;
    for (let n = 1; n <= this.size; n++) {
      if (there.has(n)) continue;
      if (n > after) return n;
      first ??= n;
    }
    return first;
  }

  /** The marks with what the board shows of the line: nobody needs to draw that again. */
  whole(sheet) {
    const laid = Object.fromEntries((this.data.laid ?? []).map((edge) => [edge, DRAWN]));
    return { ...sheet, edges: { ...laid, ...sheet.edges } };
  }

  // -- the line ------------------------------------------------------------------------------------

  /** The nodes of the line that the marks draw, where they draw a whole one; else null. */
  line(sheet) {
    if (this.data.play === "walk") return sheet.walk.length ? sheet.walk : null;
    if (this.data.play === "numbers") {
      const order = [];
      for (const [node, number] of Object.entries(this.numbers(sheet))) order[number] = +node;
      const nodes = order.slice(1);
      if (nodes.length === this.size && !nodes.includes(undefined)) return nodes;
    }
    return this.drawnLine(sheet);
  }

  drawn(sheet) {
    return Object.keys(sheet.edges).filter((e) => sheet.edges[e] === DRAWN).map(Number);
  }

  drawnLine(sheet) {
    const drawn = this.drawn(sheet);
    const near = new Map();
    for (const edge of drawn) {
      for (const node of this.edges[edge]) near.set(node, [...(near.get(node) ?? []), edge]);
    }
    const ends = [...near.keys()].filter((node) => near.get(node).length === 1);
    const branches = [...near.values()].some((edges) => edges.length > 2);
    if (!drawn.length || branches || ends.length !== (this.closed ? 0 : 2)) return null;
    const start = this.closed ? Math.min(...near.keys()) : Math.min(...ends);
    const nodes = [start];
    let before = -1;
    for (;;) {
      const node = nodes[nodes.length - 1];
      const onward = near.get(node).filter((edge) => edge !== before);
      if (!onward.length) break;
      before = this.closed && before < 0 ? Math.min(...onward) : onward[0];
      const next = this.other(before, node);
      if (next === start) break;
      nodes.push(next);
    }
    return nodes.length === near.size ? nodes : null;
  }

  /** Has the line the shape that is asked for? */
  fits(nodes) {
    const steps = nodes.slice(1).map((node, i) => [nodes[i], node]);
    if (this.closed && nodes.length > 1) steps.push([nodes[nodes.length - 1], nodes[0]]);
    if (steps.some(([u, v]) => this.way(u, v) < 0)) return false;
    if (this.covering) {
      const used = this.edges.map(() => 0);
      for (const [u, v] of steps) used[this.edge(u, v)] += 1;
      return used.every((count, edge) => count === (this.data.lines?.[edge] ?? 1));
    }
    const once = new Set(nodes).size === nodes.length && (!this.closed || nodes.length > 2);
    return once && (!this.spanning || nodes.length === this.size);
  }

  // -- what is known -------------------------------------------------------------------------------

  /** Edges (1 used, 0 not, -1 open), nodes visited, and steps, as far as the marks tell them. */
  known(sheet) {
    const edge = new Int8Array(this.edges.length).fill(OPEN);
    const seen = new Int8Array(this.size).fill(this.spanning ? 1 : OPEN);
    const step = new Map();
    if (this.data.play === "walk") this.knowWalk(sheet.walk, edge, seen, step);
    else this.knowMarks(sheet, edge, step);
    this.data.cells.forEach(({ node }, cell) => {
      if (!sheet.shaded[cell] || node < 0) return;
      for (const e of this.incident[node]) if (edge[e] === OPEN) edge[e] = 0;
    });
    if (!this.covering) this.knowDegrees(edge, seen);
    return { edge, seen, step, at: inverse(step), length: 0 };
  }

  knowWalk(walk, edge, seen, step) {
    walk.forEach((node, i) => {
      seen[node] = 1;
      step.set(node, i + 1);
      if (i) edge[this.edge(walk[i - 1], node)] = 1;
    });
  }

  knowMarks(sheet, edge, step) {
    for (const [e, mark] of Object.entries(sheet.edges)) edge[e] = mark === CROSSED ? 0 : 1;
    if (this.data.play !== "numbers") return;
    const numbers = this.numbers(sheet);
    for (const [node, number] of Object.entries(numbers)) step.set(+node, number);
    this.edges.forEach(([u, v], e) => {
      if (!(u in numbers) || !(v in numbers)) return;
      edge[e] = this.follow(numbers[u], numbers[v]) ? 1 : 0;
    });
  }

  follow(a, b) {
    const apart = Math.abs(a - b);
    return apart === 1 || (this.closed && apart === this.size - 1);
  }

  knowDegrees(edge, seen) {
    this.incident.forEach((edges, node) => {
      const used = edges.filter((e) => edge[e] === 1).length;
      if (used >= 2) for (const e of edges) if (edge[e] === OPEN) edge[e] = 0;
    });
    this.incident.forEach((edges, node) => {
      const used = edges.some((e) => edge[e] === 1);
      const open = edges.filter((e) => edge[e] === OPEN).length;
      if (used) seen[node] = 1;
      else if (seen[node] === OPEN && open < (this.closed ? 2 : 1) && this.size > 1) seen[node] = 0;
    });
  }

  /** The same of a whole line: nothing is open. */
  told(nodes) {
    const edge = new Int8Array(this.edges.length), seen = new Int8Array(this.size);
    const step = new Map();
    nodes.forEach((node, i) => {
      seen[node] = 1;
      if (!step.has(node)) step.set(node, i + 1);
      if (i) edge[this.edge(nodes[i - 1], node)] = 1;
    });
    if (this.closed) edge[this.edge(nodes[nodes.length - 1], nodes[0])] = 1;
    return { edge, seen, step, at: inverse(step), length: nodes.length, nodes };
  }

  // -- judging -------------------------------------------------------------------------------------

  /** What is broken, and whether this is an answer. */
  judge(marks) {
    const sheet = this.whole(marks);
    const line = this.line(sheet);
    const whole = line !== null && this.fits(line);
    if (whole) {
      const wanted = (nodes) => Object.entries(sheet.numbers).every(
        ([node, number]) => nodes[number - 1] === +node);
      for (const nodes of this.readings(line)) {
        if (!wanted(nodes)) continue;
        const state = this.told(nodes);
        const obeyed = this.rules.every(({ say }) => this.holds(say, state) === 1);
        const shaded = Object.keys(sheet.shaded).some((c) => state.seen[this.data.cells[c].node]);
        if (obeyed && !shaded && this.confirmed(nodes)) {
          return { solved: true, line: nodes, broken: [] };
        }
      }
    }
    // A walk is not over before its player says so, but a loop that is closed is.
    const over = whole && this.data.play === "links";
    const state = over ? this.told(line) : this.known(sheet);
    return { solved: false, line: null, broken: [...this.misdrawn(sheet), ...this.unruly(state)] };
  }

  /**
   * The lines that one drawing may be. Where steps have numbers it may lead either way, and a closed
   * one begin anywhere.
   */
  *readings(line) {
    yield line;
    if (this.data.play !== "numbers" || !this.data.rooted) return;
    for (const nodes of [line, [...line].reverse()]) {
      const starts = this.closed ? nodes.length : 1;
      for (let start = 0; start < starts; start += 1) {
        yield [...nodes.slice(start), ...nodes.slice(0, start)];
      }
    }
  }

  /** Is the line the one whose digest the page holds, where it holds one? */
  confirmed(nodes) {
    const { answer } = this.data;
    return !answer || sha256(`${answer.salt}:${this.normal(nodes)}`) === answer.digest;
  }

  /** One text for all ways to draw the same answer. */
  normal(nodes) {
    if (this.data.rooted) return nodes.join(">");
    const steps = nodes.slice(1).map((node, i) => [nodes[i], node]);
    if (this.closed) steps.push([nodes[nodes.length - 1], nodes[0]]);
    return steps
      .map(([u, v]) => (u < v ? [u, v] : [v, u]))
      .sort((a, b) => a[0] - b[0] || a[1] - b[1])
      .map((pair) => pair.join("-"))
      .join(",");
  }

  unruly(state) {
    return this.rules.filter(({ say }) => this.holds(say, state) === 0).map((rule) =>
      rule.words
        ? fault(rule.words, rule.where)
        : fault(tr("Here a part of the rules is broken."), places(rule.say)));
  }

  /** What is wrong with the drawing itself, whatever the clues say. */
  misdrawn(sheet) {
    if (this.data.play === "walk") return [];
    const found = this.data.play === "numbers" ? this.misnumbered(sheet) : [];
    const drawn = this.drawn(sheet);
    const near = new Map();
    for (const edge of drawn) {
      for (const node of this.edges[edge]) near.set(node, [...(near.get(node) ?? []), edge]);
    }
    for (const [node, edges] of near) {
      if (edges.length > 2) found.push(fault(tr("The line branches here."), { nodes: [node], edges }));
      const open = this.incident[node].some((e) => !(e in sheet.edges));
      if (edges.length === 1 && !open && this.closed) {
        found.push(fault(tr("The line cannot go on from here."), { nodes: [node] }));
      }
      if (sheet.shaded[this.cellOf[node]]) {
        found.push(fault(tr("The line runs over a shaded cell."), { nodes: [node] }));
      }
    }
    return [...found, ...this.loops(near, drawn)];
  }

  misnumbered(sheet) {
    const found = [], at = [];
    for (const [node, number] of Object.entries(this.numbers(sheet))) {
      if (at[number] !== undefined) {
        found.push(fault(tr("The number {number} stands twice.", { number }), { nodes: [at[number], +node] }));
      }
      at[number] = +node;
    }
    for (let n = 1; n < at.length; n++) {
      const next = n === this.size && this.closed ? 1 : n + 1;
      if (at[n] === undefined || at[next] === undefined || next === n) continue;
      if (this.way(at[n], at[next]) < 0) {
        found.push(fault(tr("{n} and {next} do not touch.", { n, next }), { nodes: [at[n], at[next]] }));
      }
    }
    return found;
  }

  /** Circles that are not the whole line. */
  loops(near, drawn) {
    const found = [], visited = new Set();
    for (const start of near.keys()) {
      if (visited.has(start)) continue;
      const nodes = [start], edges = new Set();
      visited.add(start);
      for (const node of nodes) {
        for (const edge of near.get(node)) {
          edges.add(edge);
          const next = this.other(edge, node);
          if (!visited.has(next)) { visited.add(next); nodes.push(next); }
        }
      }
      const circle = nodes.every((node) => near.get(node).length === 2);
      const whole = this.closed && edges.size === drawn.length &&
        (!this.spanning || nodes.length === this.size);
      if (circle && !whole) {
        found.push(fault(tr("This part of the line closes too early."), { edges: [...edges] }));
      }
    }
    return found;
  }

  /** A constraint: 1 obeyed, 0 broken, -1 not known yet. */
  holds(say, state) {
    const [kind, a, b, c] = say;
    const { edge, seen, step, at } = state;
    switch (kind) {
      case "on": return a < 0 ? 0 : edge[a];
      case "off": return a < 0 ? 1 : negated(edge[a]);
      case "visit": return b ? seen[a] : negated(seen[a]);
      case "edges": return among(a, b, (e) => (e < 0 ? 0 : edge[e]));
      case "odds": return among(a, b, (group) => odd(group, 1, edge));
      case "visits": return among(a, b, (node) => seen[node]);
      case "parity": return odd(a, b, edge);
      case "outside": {
        const round = odd(a.edges, 0, edge);
        return seen[a.node] === 1 || round === 1 ? 1 : seen[a.node] === 0 ? round : OPEN;
      }
      case "any": return anyTerm(a, [...b.map((e) => (e < 0 ? 0 : edge[e])), ...c.map((node) => seen[node])]);
      case "all": return all(a.map((part) => this.holds(part, state)));
      case "arms": return armed(a, b, edge);
      case "at":
        if (step.has(a)) return Number(step.get(a) === b);
        return at.has(b) || state.length ? 0 : OPEN;
      case "start": return at.has(1) ? Number(at.get(1) === a) : OPEN;
      case "end": return state.length ? Number(state.nodes[state.length - 1] === a) : OPEN;
      case "odd":
        if (step.has(a)) return Number((step.get(a) % 2 === 1) === Boolean(b));
        return state.length ? Number(!b) : OPEN;
      case "among":
        if (at.has(b)) return Number(a.includes(at.get(b)));
        return state.length || a.every((node) => step.has(node)) ? 0 : OPEN;
      case "order": return this.ordered(a, b, state);
      case "next": return this.followed(a, b, state);
      case "sum": {
        if (!state.length) return OPEN;
        const nodes = c ? state.nodes : state.nodes.slice(1);
        return Number(nodes.reduce((sum, node) => sum + a[node], 0) === b);
      }
    }
    throw new Error(`There is no constraint ${kind}.`);
  }

  /** Does the line come to a node behind those before it in a list, and before those behind it? */
  ordered(nodes, place, { step, length }) {
    const walked = this.data.play === "walk"; // what has no step yet comes later
    const here = step.get(nodes[place]);
    const pairs = nodes.map((node, i) => {
      if (i === place) return 1;
      const there = step.get(node);
      if (here === undefined || there === undefined) {
        if (length) return 0;
        if (!walked || here === there) return OPEN;
        return (here === undefined) === (i < place) ? OPEN : 0;
      }
      return Number((there < here) === (i < place));
    });
    return all(pairs);
  }

  followed(u, v, { edge, step, at, length }) {
    const e = this.edge(u, v);
    if (e < 0 || edge[e] === 0) return 0;
    if (!step.has(u)) return length ? 0 : OPEN;
    const last = length || (this.spanning ? this.size : Infinity);
    const next = step.get(u) === last && this.closed ? 1 : step.get(u) + 1;
    if (step.has(v)) return Number(step.get(v) === next);
    return at.has(next) ? 0 : OPEN;
  }
}

function inverse(step) {
  return new Map([...step].map(([node, number]) => [number, node]));
}

function negated(value) {
  return value === OPEN ? OPEN : 1 - value;
}

function all(values) {
  if (values.includes(0)) return 0;
  return values.includes(OPEN) ? OPEN : 1;
}

/** Are all literals of one of the terms true? A literal is the place of one of `values`, or, where
 * that is to be false, -1 less it. */
function anyTerm(terms, values) {
  const literal = (place) => (place >= 0 ? values[place] : negated(values[-1 - place]));
  return negated(all(terms.map((term) => negated(all(term.map(literal))))));
}

/** Are the two arms by which the line leaves a node as long as each other, or, if not `equal`, not? */
function armed(arms, equal, edge) {
  const reach = (arm, goes) => [...arm, OPEN].findIndex((e) => e === OPEN || !goes(edge[e]));
  const spans = arms.map((arm) => [reach(arm, (e) => e === 1), reach(arm, (e) => e !== 0)]);
  const taken = spans.filter(([least]) => least > 0);
  if (taken.length !== 2) {
    return taken.length > 2 || spans.filter(([, most]) => most > 0).length < 2 ? 1 : OPEN;
  }
  const [[low, high], [least, most]] = taken;
  if (high < least || most < low) return Number(!equal);
  return low === high && least === most ? Number(Boolean(equal)) : OPEN;
}

/** Is the number of those that are true one of the counts? */
function among(things, counts, value) {
  let sure = 0, open = 0;
  for (const thing of things) {
    const known = value(thing);
    if (known === 1) sure += 1;
    else if (known === OPEN) open += 1;
  }
  const left = counts.filter((count) => sure <= count && count <= sure + open);
  if (!left.length) return 0;
  return open === 0 || left.length > open ? 1 : OPEN;
}

function odd(edges, wanted, edge) {
  let count = 0;
  for (const e of edges) {
    if (e >= 0 && edge[e] === OPEN) return OPEN;
    if (e >= 0) count += edge[e];
  }
  return Number((count % 2 === 1) === Boolean(wanted));
}

/** The nodes and edges that a constraint speaks of. */
function places(say) {
  const nodes = new Set(), edges = new Set();
  const gather = ([kind, a, b, c]) => {
    if (kind === "on" || kind === "off") edges.add(a);
    else if (kind === "edges" || kind === "parity") a.forEach((e) => edges.add(e));
    else if (kind === "odds") a.flat().forEach((e) => edges.add(e));
    else if (["visits", "among", "order"].includes(kind)) a.forEach((node) => nodes.add(node));
    else if (kind === "outside") nodes.add(a.node);
    else if (kind === "all") a.forEach(gather);
    else if (kind === "any") {
      b.forEach((e) => edges.add(e));
      c.forEach((node) => nodes.add(node));
    }
    else if (kind === "arms") a.flat().forEach((e) => edges.add(e));
    else if (kind === "next") { nodes.add(a); nodes.add(b); }
    else if (kind !== "sum") nodes.add(a);
  };
  gather(say);
  edges.delete(-1);
  return { nodes: [...nodes], edges: [...edges] };
}
