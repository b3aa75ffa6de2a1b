// @ts-check
// Whatever the browser keeps for the product is declared in a `storage.json`, which the page of the user's data shows; and what is
// declared to go at sign-out goes there.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, place: string, until: string }} Declaration */

const DECLARATIONS = { shell: 'shell/src/remotes/storage/storage.json' };
const TRACES = 'shell/src/user/session/model/forget-traces.ts';
const PREFIX = /^lintel[.-]/;

/** Names of the product that are no keys of a storage: elements, messages, locks, channels, files, databases of vendors. */
const OTHER_NAMES = new Set([
  'lintel-chat-tone',
  'lintel-data.json',
  'lintel-early',
  'lintel-identity',
  'lintel-local',
  'lintel-profile',
  'lintel-saved-searches',
  'lintel-site',
  'lintel.adopting',
  'lintel.ics',
  'lintel.keep',
  'lintel.listening',
  'lintel.open',
  'lintel.push',
  'lintel.pushed',
]);

/** What shared code keeps for the package that uses it. */
const SHARED = [
  { used: /\bcreateDraftStore\b/, name: 'lintel-drafts' },
  { used: /\bmessageDrafts\b|\bwriteMessageDraft\b/, name: 'lintel.message-drafts' },
];

const literal = /['"`](lintel[.-][\w.-]*[\w-])/g;
const stored =
  /(?:Storage\.setItem\(|createPersistentValue(?:<[^(]*>)?\(\{\s*key:|caches\.open\(|indexedDB\.open\()\s*'([^']+)'/g;

/** @param {string} name @param {readonly Declaration[]} declared */
const isDeclared = (name, declared) =>
  declared.some((one) =>
    one.name.endsWith('*') ? name.startsWith(one.name.slice(0, -1)) : one.name === name,
  );

/**
 * @param {string} source @param {{ own: readonly Declaration[], all: readonly Declaration[] }} declarations of the package, and of
 *   all packages @returns {{ at: number, why: string }[]}
 */
export function undeclaredIn(source, { own, all }) {
  const lineOf = (/** @type {RegExpMatchArray} */ { index = 0 }) => source.slice(0, index).split('\n').length;
  const findings = [...source.matchAll(literal)]
    .filter(([, name = '']) => !OTHER_NAMES.has(name) && !isDeclared(name, all))
    .map((match) => ({ at: lineOf(match), why: `${match[1]} is in no storage.json` }));
  for (const match of source.matchAll(stored)) {
    const name = match[1] ?? '';
    if (!PREFIX.test(name)) findings.push({ at: lineOf(match), why: `${name} does not begin with lintel` });
    else if (!isDeclared(name, own))
      findings.push({ at: lineOf(match), why: `${name} is not in the storage.json of this package` });
  }
  for (const { used, name } of SHARED) {
    const match = used.exec(source);
    if (match && !isDeclared(name, own))
      findings.push({ at: lineOf(match), why: `${name} is not in the storage.json of this package` });
  }
  return findings;
}

/** What is declared otherwise than sign-out does it. @param {readonly Declaration[]} declared @param {string} traces source of `forget-traces.ts` */
export function wrongAtSignOut(declared, traces) {
  const list = /const STAYS[^[]*\[([^\]]*)\]/.exec(traces)?.[1] ?? '';
  const stays = new Set([...list.matchAll(/'([^']+)'/g)].map(([, name]) => name));
  return declared
    .filter(({ name, place }) => place === 'local' && PREFIX.test(name))
    .filter(({ name, until }) => (until === 'never') !== stays.has(name))
    .map(({ name, until }) => `${name} is declared to go: ${until}; ${TRACES} has it otherwise`);
}

/** @param {string} root @returns {string[]} one line per finding */
export function undeclaredKeys(root) {
  const folders = fs.readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8');
  const declarations = new Map(
    folders.map((folder) => {
      const file = folder === 'shell' ? DECLARATIONS.shell : `${folder}/src/storage.json`;
      const exists = fs.existsSync(path.join(root, file));
      return [folder, exists ? /** @type {Declaration[]} */ (JSON.parse(read(file))) : []];
    }),
  );
  const all = [...declarations.values()].flat();
  const found = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('testing/'))
      .flatMap((file) =>
        undeclaredIn(read(`${folder}/src/${file}`), { own: declarations.get(folder) ?? [], all }).map(
          ({ at, why }) => `${folder}/src/${file}:${at}: ${why}`,
        ),
      ),
  );
  return [...found, ...wrongAtSignOut(all, read(TRACES))];
}
