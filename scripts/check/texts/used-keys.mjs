// @ts-check
// Which keys of texts a source names: whole ones, and those with a gap that a union fills (`state.${state}`).

/** @typedef {{ whole: Set<string>, gaps: RegExp[] }} Keys */

/** @param {string[]} sources @returns {Keys} */
export function keysIn(sources) {
  const whole = new Set();
  const gaps = new Set();
  for (const source of sources) {
    for (const [, , text = ''] of source.matchAll(/(['"])([\w-]+(?::[\w-]+)?(?:\.[\w-]+)*)\1/g))
      whole.add(text.replace(/^[\w-]+:/, ''));
    // A key of one word may come from a union that a table spells (errors by key).
    for (const [, name = ''] of source.matchAll(/\b(\w+): /g)) whole.add(name);
    for (const [, text = ''] of source.matchAll(/`((?:[\w-]+:)?\w+(?:\.\w+)*\.(?:\$\{[^{}]+\}|[\w.])+)`/g))
      gaps.add(text.replace(/^[\w-]+:/, ''));
  }
  return { whole, gaps: [...gaps].map(patternOf) };
}

/** A gap stands for one part of the key. @param {string} template */
const patternOf = (template) =>
  new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^{}]+\}/g, String.raw`\w+`)}$`);

/** @param {string} key @param {Keys} keys */
export const isUsed = (key, { whole, gaps }) => whole.has(key) || gaps.some((gap) => gap.test(key));
