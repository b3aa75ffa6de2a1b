/** Longest pattern, its most parts, and its most parameters: the site compares each request with each pattern. */
const LENGTH = 200;
const PARTS = 12;
const PARAMETERS = 4;

const STATIC = /^[\w.~-]+$/;
const PARAMETER = /^:[a-zA-Z]\w{0,30}$/;

const partsOf = (path: string): string[] => path.split('/').slice(1);
const isParameter = (part: string): boolean => part.startsWith(':');

/** A slash at the end of an address means nothing. */
function addressParts(pathname: string): string[] {
  const parts = partsOf(pathname);
  return parts.length > 1 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/**
 * Whether a router pattern (`/a/:slug`, `/c/*`) covers a path. Compares part by part, so the time grows with the length of the
 * address and nothing else; `*` means something at the end of a pattern only.
 */
export function coversAddress(pattern: string, pathname: string): boolean {
  const [wanted, given] = [partsOf(pattern), addressParts(pathname)];
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length <= wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, at) => (isParameter(part) ? given[at] !== '' : part === given[at]));
}

/** Whether some address is covered by both patterns. */
export function patternsOverlap(one: string, other: string): boolean {
  const [first, second] = [partsOf(one), partsOf(other)];
  for (let at = 0; ; at += 1) {
    const [a, b] = [first[at], second[at]];
    if (a === undefined || b === undefined) return a === b;
    if (a === '*' || b === '*') return true;
    if (a !== b && !(isParameter(a) && b !== '') && !(isParameter(b) && a !== '')) return false;
  }
}

/** What is wrong with the pattern of an address; null when nothing is. */
export function patternProblem(pattern: string): string | null {
  if (pattern === '/') return null;
  if (!pattern.startsWith('/')) return 'it has to begin with a slash';
  if (pattern.length > LENGTH) return `it is longer than ${LENGTH} letters`;
  const parts = partsOf(pattern);
  if (parts.length > PARTS) return `it has more than ${PARTS} parts`;
  if (parts.slice(0, -1).includes('*')) return '* may stand at the end only';
  if (parts.filter(isParameter).length > PARAMETERS) return `it has more than ${PARAMETERS} parameters`;
  const odd = parts.find((part) => part !== '*' && !STATIC.test(part) && !PARAMETER.test(part));
  return odd === undefined ? null : `"${odd.slice(0, 40)}" is no part of an address`;
}
