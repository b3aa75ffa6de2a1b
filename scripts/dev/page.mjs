// @ts-check

/** Where the page of a remote in development hears of a new build, and the script that listens. */
export const EVENTS = '/.dev/events';
export const RELOAD = '/.dev/reload.js';

/** Reloads the page when there is a build that it does not have. */
export const reloadScript = `new EventSource('${EVENTS}').onmessage = ({ data }) => {
  const { build, problem } = JSON.parse(data);
  const here = document.currentBuild ??= build;
  if (problem) console.error(problem);
  else if (build !== here) location.reload();
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
 * The page of an environment with one remote replaced: its release in the resolved lock, and no links to the files of the one
 * that is not loaded. There is no fallback: developers have to see that a remote is broken.
 * @param {string} html
 * @param {{ name: string, version: string, local: import('@lintel/build/webpack/watch-remote.mjs').LocalBuild, reloadIntegrity: string }} options
 * @returns {string | null} null when this is no page with a lock
 */
export function withLocalRemote(html, { name, version, local, reloadIntegrity }) {
  const [, before, json, after] = SITE.exec(html) ?? [];
  if (!before || !json) return null;
  const site = JSON.parse(json);
  const { build, container, integrity, manifest } = local;
  const own = {
    name,
    state: 'on',
    active: {
      name,
      version,
      build,
      container,
      entry: { url: `${baseOf(name, local)}remoteEntry.js`, mirrors: [], integrity },
      manifest,
    },
    lastGood: null,
  };
  const others = site.remotes.filter((/** @type {{ name: string }} */ remote) => remote.name !== name);
  const rewritten = inElement({ ...site, remotes: [...others, own] });
  const reload = `<script defer src="${RELOAD}" integrity="${reloadIntegrity}" crossorigin="anonymous"></script>`;
  return html
    .replace(SITE, () => `${before}${rewritten}${after}\n${reload}`)
    .replaceAll(new RegExp(`<link rel="preload" as="script" href="/assets/${name}/[^>]*>\\n?`, 'g'), '');
}

/** Below which address the files of a build lie. @param {string} name @param {{ build: string }} local */
export const baseOf = (name, { build }) => `/assets/${name}/dev-${build}/`;
