// @ts-check
// Stub for the federation runtime's reading of version ranges: those that our builds write, without words for dates of
// release or hyphens. Whether versions fit is decided before, from the records; here it is only for a warning.
const numbers = (/** @type {string} */ text) =>
  text
    .replace(/[-+].*/, '')
    .split('.')
    .map(Number);

/** @param {string} a @param {string} b */
function order(a, b) {
  const [left, right] = [numbers(a), numbers(b)];
  const at = [0, 1, 2].find((index) => (left[index] ?? 0) !== (right[index] ?? 0));
  return at === undefined ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** @param {string} version @param {string} comparator */
function holds(version, comparator) {
  const [, sign, wanted] = /^(\D*)(.*)$/.exec(comparator) ?? [];
  if (!wanted) return true;
  const distance = order(version, wanted);
  if (sign === '<') return distance < 0;
  if (sign === '<=') return distance <= 0;
  if (sign === '>') return distance > 0;
  if (sign === '>=') return distance >= 0;
  if (sign !== '^' && sign !== '~') return distance === 0;
  const parts = numbers(wanted);
  const fixed = sign === '~' ? 2 : parts.findIndex(Boolean) + 1 || 3;
  return distance >= 0 && parts.slice(0, fixed).every((part, index) => part === numbers(version)[index]);
}

/** Whether a version fits a range. @param {string} version @param {string} range */
export const satisfy = (version, range) =>
  range.split('||').some((one) =>
    one
      .trim()
      .split(/\s+/)
      .every((comparator) => holds(version, comparator)),
  );
