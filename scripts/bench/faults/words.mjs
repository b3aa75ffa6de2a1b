// @ts-check
/** @typedef {import('./look.mjs').Seen} Seen */

/** Above this a visitor waits; seconds. */
const AT_ONCE = 5;
const seconds = (/** @type {number} */ value) => `${value.toFixed(1)} s`;

/** What a visitor saw, in words; every one of them comes from what was measured. @param {Seen} seen @param {number} limit seconds that were waited */
export function inWords(seen, limit) {
  const first = firstWords(seen, limit);
  const rest = restOf(seen);
  return [
    seen.foreign && 'foreign code ran',
    seen.versions.length > 1 && `pieces of ${seen.versions.join(' and ')} mixed`,
    first,
    seen.header !== null && seen.header > AT_ONCE && `nothing at all on screen for ${seconds(seen.header)}`,
    rest,
  ]
    .filter(Boolean)
    .join('; ');
}

/** @param {Seen} seen @param {number} limit */
function firstWords({ blank, part, notice, versions }, limit) {
  if (blank) return `blank page (looked at for ${limit} s)`;
  const version = versions.length === 1 ? ` (${versions[0]})` : '';
  if (part !== null) return `page${version} after ${seconds(part)}`;
  if (notice !== null) return `placeholder with “Try again” after ${seconds(notice)}`;
  return `nothing where the page should be after ${limit} s`;
}

/** @param {Seen} seen */
function restOf(seen) {
  const { home, leads, headerStays } = seen;
  if (home === null) return `the other remote’s page is ${seen.blank ? 'not there either' : 'not there'}`;
  if (home > AT_ONCE) return `the other remote’s page after ${seconds(home)}`;
  if (headerStays && leads) return 'the rest works';
  return 'the other remote’s page works, opened anew';
}

/** @param {Seen} seen */
const problemsOfHeader = ({ header, headerStays, leads }) => [
  (header === null || !headerStays) && 'the header is gone',
  header !== null && header > 2 * AT_ONCE && `the header took ${seconds(header)}`,
  !leads && 'the header does not lead to the other remote',
];

/** @param {Seen} seen */
const problemsOfHome = ({ home }) => [
  home === null && 'the other remote’s page is gone',
  home !== null && home > 2 * AT_ONCE && `the other remote’s page took ${seconds(home)}`,
];

/**
 * The page of one of the versions, or a placeholder, is what the fault leaves.
 * @param {Seen} seen @param {string[]} versions @param {boolean} placeholder
 */
function isAsPromised(seen, versions, placeholder) {
  const [version = '', ...others] = seen.versions;
  const isPage = seen.part !== null && others.length === 0 && versions.includes(version);
  return isPage || (placeholder && seen.notice !== null);
}

/**
 * In what ours is worse than promised, whatever the fault: something is always on screen, soon, the rest works, nothing runs that
 * was not released, and pieces are of one release. `shows` is what the fault leaves of the page: the page of one of the
 * versions, or a placeholder.
 * @param {Seen} seen @param {{ versions?: string[], placeholder?: boolean }} shows
 */
export function brokenPromises(seen, { versions = [], placeholder = false }) {
  const wanted = [
    versions.length > 0 && `the page of ${versions.join(' or ')}`,
    placeholder && 'a placeholder',
  ];
  return [
    seen.blank && 'the page is blank',
    ...problemsOfHeader(seen),
    ...problemsOfHome(seen),
    seen.foreign && 'foreign code ran',
    seen.versions.length > 1 && `pieces of ${seen.versions.join(' and ')} are mixed`,
    !isAsPromised(seen, versions, placeholder) && `promised was ${wanted.filter(Boolean).join(' or ')}`,
  ].filter((problem) => problem !== false);
}
