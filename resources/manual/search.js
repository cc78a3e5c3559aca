// The search of the manual: no network, no library. index.js, made with the pages, holds
// MANUAL = [[path, title, [[anchor, heading, text], ...]], ...] and is read when the field is used.
"use strict";

var manualSearch = (() => {
  const MOST = 12;
  const AROUND = 60; // letters of text on either side of what was found

  const known = new Map();

  /** Letters without accents or case; as many as before, so that places stay what they are. */
  function plain(text) {
    let found = known.get(text);
    if (found === undefined) {
      found = Array.from(text, (letter) => {
        const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
        return bare.length === letter.length ? bare : letter;
      }).join("");
      known.set(text, found);
    }
    return found;
  }

  /** The words of a question. */
  function words(question) {
    return plain(question).split(/[^\p{L}\p{N}+]+/u).filter(Boolean);
  }

  /** Where a word begins in a text that is plain: [place, is it the whole word], or null. */
  function place(text, word) {
    let begun = null;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const letter = /[\p{L}\p{N}]/u;
      if (at > 0 && letter.test(text[at - 1])) continue;
      if (!letter.test(text[at + word.length] ?? " ")) return [at, true];
      begun ??= [at, false];
    }
    return begun;
  }

  /** Where all words of a question stand, the best first: {path, anchor, page, heading, text, at}. */
  function find(manual, question, most = MOST) {
    const wanted = words(question);
    if (!wanted.length) return [];
    const found = [];
    for (const [path, page, sections] of manual) {
      sections.forEach(([anchor, heading, text], order) => {
        // The title finds a page's beginning; its other parts say some of the words themselves.
        const fields = [[page, order ? 0 : 9], [heading, 6], [text, 1]];
        let worth = 0, at = -1, own = false;
        for (const word of wanted) {
          let best = -1;
          for (const [said, weight] of fields) {
            const hit = place(plain(said), word);
            if (!hit) continue;
            best = Math.max(best, hit[1] ? 2 * weight : weight);
            own ||= weight > 0;
            if (said === text && (at < 0 || hit[0] < at)) at = hit[0];
          }
          if (best < 0) return;
          worth += best;
        }
        if (own) found.push({ path, anchor: order ? anchor : "", page, heading, text, at, worth });
      });
    }
    found.sort((a, b) => b.worth - a.worth); // equal ones stay in the order of the manual
    return found.slice(0, most);
  }

  /** What stands round the first word that was found: [text, is it one of the words] in turn. */
  function excerpt(result, question) {
    const { text, at } = result;
    let start = Math.max(0, at - AROUND), end = Math.min(text.length, Math.max(at, 0) + 2 * AROUND);
    if (start > 0) start = text.indexOf(" ", start) + 1;
    if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), Math.max(at, start));
    const cut = text.slice(start, end), bare = plain(cut), parts = [];
    const wanted = words(question).sort((a, b) => b.length - a.length);
    let done = 0, here = 0;
    while (here < cut.length) {
      const begins = here === 0 || !/[\p{L}\p{N}]/u.test(cut[here - 1]);
      const word = begins && wanted.find((each) => bare.startsWith(each, here));
      if (!word) { here += 1; continue; }
      if (here > done) parts.push([cut.slice(done, here), false]);
      parts.push([cut.slice(here, here + word.length), true]);
      done = here += word.length;
    }
    if (done < cut.length) parts.push([cut.slice(done), false]);
    if (start > 0) parts.unshift(["… ", false]);
    if (end < text.length) parts.push([" …", false]);
    return parts;
  }

  /** Make the field of a page work; ``root`` leads to the manual's first folder. */
  function begin(root) {
    const field = document.getElementById("search"), list = document.getElementById("found");
    const many = document.getElementById("many");
    let chosen = -1, asked = false;

    function element(name, text) {
      const made = document.createElement(name);
      made.textContent = text;
      return made;
    }

    function option(result, number) {
      const item = document.createElement("li"), link = element("a", result.page);
      item.id = `found-${number}`;
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", "false");
      link.href = `${root}/${result.path}${result.anchor ? `#${result.anchor}` : ""}`;
      link.tabIndex = -1;
      if (result.heading !== result.page) link.append(` › ${result.heading}`);
      const words = document.createElement("small");
      for (const [text, is] of excerpt(result, field.value)) words.append(is ? element("mark", text) : text);
      link.append(words);
      link.addEventListener("click", () => show([])); // also where it leads to this very page
      item.append(link);
      return item;
    }

    function show(results) {
      list.replaceChildren(...results.map(option));
      field.setAttribute("aria-expanded", String(results.length > 0));
      choose(-1);
      const count = results.length === MOST ? `The best ${MOST} places` : `${results.length} places`;
      many.textContent = results.length === 0
        ? (words(field.value).length && document.activeElement === field ? "Not in the manual." : "")
        : results.length === 1 ? "1 place" : count;
    }

    function choose(number) {
      list.children[chosen]?.setAttribute("aria-selected", "false");
      chosen = number;
      const item = list.children[chosen];
      item?.setAttribute("aria-selected", "true");
      item?.scrollIntoView({ block: "nearest" });
      if (item) field.setAttribute("aria-activedescendant", item.id);
      else field.removeAttribute("aria-activedescendant");
    }

    function look() {
      if (typeof MANUAL !== "undefined") show(find(MANUAL, field.value));
    }

    function load() {
      if (asked) return;
      asked = true;
      const script = document.createElement("script");
      script.src = `${root}/index.js`;
      script.addEventListener("load", look);
      script.addEventListener("error", () => { many.textContent = "The search has lost its index."; });
      document.head.append(script);
    }

    field.form.hidden = false;
    field.form.addEventListener("submit", (event) => event.preventDefault());
    field.addEventListener("focus", load);
    field.addEventListener("input", look);
    field.addEventListener("keydown", (event) => {
      const last = list.children.length - 1;
      if (event.key === "ArrowDown" && last >= 0) choose(chosen < last ? chosen + 1 : 0);
      else if (event.key === "ArrowUp" && last >= 0) choose(chosen > 0 ? chosen - 1 : last);
      else if (event.key === "Enter") (list.children[chosen] ?? list.children[0])?.firstChild.click();
      else if (event.key === "Escape") { field.value = ""; show([]); }
      else return;
      event.preventDefault();
    });
    document.addEventListener("keydown", (event) => {
      const writing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
      if (event.key !== "/" || writing || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      field.focus();
      field.select();
    });
  }

  return { begin, excerpt, find, plain, words };
})();

if (typeof document !== "undefined") manualSearch.begin(document.currentScript.dataset.root);
