// What the page says, in the language that it was written in.

const texts = {};

/** From now on `tr` finds texts here: English ones with their translations. */
export function speak(found) { Object.assign(texts, found); }

/** A text in the language of the page, with its places filled in: "{n} of {all} solved". */
export function tr(text, values = {}) {
  return (texts[text] ?? text).replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
