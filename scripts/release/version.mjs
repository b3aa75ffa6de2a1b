// @ts-check
import semver from 'semver';

/**
 * What the contract offers, as in the shell's compatibility record.
 * @typedef {{ contract: number, slots: string[], shared: Record<string, string>, runtime: string, events: Record<string, Record<string, string>> }} Provided
 * @typedef {{ version: string, provides: Provided }} Released
 * @typedef {{ breaks: string[], adds: string[] }} Differences
 */

/** The first segment of a version that semver may not change within a range. @param {string} version */
const line = (version) =>
  semver.major(version) > 0 ? `${semver.major(version)}` : `0.${semver.minor(version)}`;

/** What a package built against `before` may miss in `now`, and what is new. @param {Provided} before @param {Provided} now @returns {Differences} */
export function differencesOf(before, now) {
  const breaks = [];
  const adds = [];
  if (before.contract !== now.contract) breaks.push(`contract ${before.contract} became ${now.contract}`);
  for (const slot of before.slots)
    if (!now.slots.includes(slot)) breaks.push(`slot ${slot} is no longer there`);
  for (const slot of now.slots) if (!before.slots.includes(slot)) adds.push(`slot ${slot}`);
  for (const [event, shape] of Object.entries(before.events)) {
    const changed = now.events[event];
    if (!changed) breaks.push(`event ${event} is no longer there`);
    else if (!sameShape(shape, changed)) breaks.push(`event ${event} has other fields`);
  }
  for (const event of Object.keys(now.events)) if (!before.events[event]) adds.push(`event ${event}`);
  for (const [library, version] of Object.entries(before.shared)) {
    const current = now.shared[library];
    if (!current) breaks.push(`library ${library} is no longer shared`);
    else if (line(current) !== line(version)) breaks.push(`library ${library} ${version} became ${current}`);
    else if (current !== version) adds.push(`library ${library} ${current}`);
  }
  for (const library of Object.keys(now.shared))
    if (!before.shared[library]) adds.push(`library ${library} is shared`);
  if (line(before.runtime) !== line(now.runtime))
    breaks.push(`federation runtime ${before.runtime} became ${now.runtime}`);
  return { breaks, adds };
}

/** @param {Record<string, string>} one @param {Record<string, string>} other */
const sameShape = (one, other) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/**
 * The version of the next train: what breaks raises the major (below 1.0.0 the minor), all else that the contract gained
 * the minor (below 1.0.0 the patch), anything else the patch. Without a train before, the first version.
 * @param {Released | null} before @param {Provided} now @param {string} first
 */
export function nextVersion(before, now, first) {
  if (!before) return { version: first, breaks: [], adds: [] };
  const { breaks, adds } = differencesOf(before.provides, now);
  const young = semver.major(before.version) === 0;
  const step =
    breaks.length > 0 ? (young ? 'minor' : 'major') : adds.length > 0 && !young ? 'minor' : 'patch';
  return { version: /** @type {string} */ (semver.inc(before.version, step)), breaks, adds };
}

/** The changelog with a section for a version on top; a section of that version is replaced. @param {string} changelog @param {{ version: string, date: string, breaks: string[], adds: string[] }} train */
export function withSection(changelog, { version, date, breaks, adds }) {
  const lines = (/** @type {string} */ title, /** @type {string[]} */ items) =>
    items.length > 0 ? [`### ${title}`, '', ...items.map((item) => `- ${item}`), ''] : [];
  const sections = changelog
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## ') && !part.startsWith(`## ${version} `));
  const body = [...lines('Breaking', breaks), ...lines('Added', adds)];
  const quiet = sections.length > 0 ? 'The contract is as before.' : 'The first version.';
  const section = [`## ${version} (${date})`, '', ...(body.length > 0 ? body : [quiet, ''])].join('\n');
  return ['# Changelog of the packages\n\n', `${section}\n`, ...sections].join('').trimEnd() + '\n';
}
