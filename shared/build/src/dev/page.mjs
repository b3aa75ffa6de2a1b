// @ts-check

/** Where pages hear of new builds, and the script that listens. */
export const EVENTS = '/.dev/events';
export const UPDATES = '/.dev/updates.js';

/**
 * Gives news of builds to the shell in development, which replaces modules or shows what is wrong. What is wrong before the shell runs
 * is kept for it.
 */
export const updatesScript = `const builds = JSON.parse(document.currentScript.dataset.builds);
const problems = (globalThis.lintelProblems = {});
new EventSource('${EVENTS}').onmessage = ({ data }) => {
  const { name, build, problem, update, ids } = JSON.parse(data);
  const page = globalThis.lintelRefresh;
  if (problem) problems[name] = problem;
  else if (!update) delete problems[name];
  if (problem) page ? page.problem(name, problem) : console.error(name, problem);
  else if (update) page?.replace?.(name, ids, update);
  else if (builds[name] !== build) {
    builds[name] = build;
    page ? page.built(name) : location.reload();
  }
  else page?.settled(name);
};
`;

/**
 * Whether a router pattern (`/a/:b`, `/c/*`) covers a path; the same rule as `coversAddress` of the contract, part by part.
 * @param {string} pattern @param {string} pathname
 */
export function covers(pattern, pathname) {
  const wanted = pattern.split('/');
  const given = pathname.replace(/(?<=.)\/$/, '').split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length <= wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]));
}

const SITE = /(<script type="application\/json" id="lintel-site">)([^<]*)(<\/script>)/;

/** JSON that cannot end the element that it stands in. @param {unknown} data */
const inElement = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * @typedef {import('../webpack/hot/watch-package.mjs').LocalBuild} LocalBuild
 * @typedef {{ name: string, version: string, local: LocalBuild }} Local a remote that is being worked on
 */

/**
 * The page of an environment with the shell and some remotes replaced. There is no fallback: developers have to see that one
 * is broken.
 * @param {string} html
 * @param {{ shell: LocalBuild | null, remotes: Local[], updatesIntegrity: string }} options without a shell of its own the
 *   page has the environment's
 * @returns {string | null} null when this is no page with a lock
 */
export function withLocalBuilds(html, { shell, remotes, updatesIntegrity }) {
  const [, before, json, after] = SITE.exec(html) ?? [];
  if (!before || !json) return null;
  const site = JSON.parse(json);
  const names = remotes.map(({ name }) => name);
  const others = site.remotes.filter((/** @type {{ name: string }} */ { name }) => !names.includes(name));
  const rewritten = inElement({ ...site, remotes: [...others, ...remotes.map(entryOf)] });
  const builds = Object.fromEntries(remotes.map(({ name, local }) => [name, local.build]));
  const data = JSON.stringify({ ...builds, ...(shell ? { shell: shell.build } : {}) }).replaceAll(
    '"',
    '&quot;',
  );
  const updates = `<script defer src="${UPDATES}" data-builds="${data}" integrity="${updatesIntegrity}" crossorigin="anonymous"></script>`;
  const page = html.replace(SITE, () => `${before}${rewritten}${after}\n${updates}`);
  const withRemotes = names.reduce(withoutPreloads, page);
  return shell ? withLocalShell(withRemotes, shell) : withRemotes;
}

/** @param {Local} remote */
function entryOf({ name, version, local }) {
  const { build, container, integrity, manifest } = local;
  const entry = { url: `${baseOf(name, local)}remoteEntry.js`, mirrors: [], integrity };
  return { name, state: 'on', active: { name, version, build, container, entry, manifest }, lastGood: null };
}

/** Without links to the files of a release that is not loaded. @param {string} html @param {string} name */
const withoutPreloads = (html, name) =>
  html.replaceAll(
    new RegExp(`<link rel="preload" as="script"[^>]* href="[^"]*/assets/${name}/[^>]*>\\n?`, 'g'),
    '',
  );

/**
 * The environment's starter stays and runs the scripts that links with `data-run` announce; without one they run by themselves.
 * @param {string} html @param {LocalBuild} shell
 */
function withLocalShell(html, shell) {
  const addresses = shell.scripts.map(
    (file) => `="${baseOf('shell', shell)}${file}" crossorigin="anonymous"`,
  );
  const links = addresses
    .map((address) => `<link data-run rel="preload" as="script" href${address}>`)
    .join('\n');
  const scripts = addresses.map((address) => `<script defer src${address}></script>`).join('\n');
  const bare = withoutPreloads(html.replaceAll(/<link data-run[^>]*>\n?/g, ''), 'shell');
  if (html.includes('<link data-run')) return bare.replace('</head>', `${links}\n</head>`);
  return bare
    .replaceAll(/<script defer src="[^"]*\/assets\/shell\/[^>]*><\/script>\n?/g, '')
    .replace('</head>', `${scripts}\n</head>`);
}

/** Below which address the files of a build lie. @param {string} name @param {{ build: string }} local */
const baseOf = (name, { build }) => `/assets/${name}/dev-${build}/`;
