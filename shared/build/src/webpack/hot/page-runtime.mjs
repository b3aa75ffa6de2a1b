// @ts-check
/* oxlint-disable no-console -- the console is where a developer reads what happens to the page */
/// <reference lib="dom" />
// Runs in the page before react-dom, as the first module of a shell in development: the one refresh runtime of shell and remotes.
import i18next from 'i18next';
import * as runtime from 'react-refresh/runtime';
import { createReplacements } from './module-replacements.mjs';
import { createOverlay } from './overlay.mjs';

/** @typedef {{ accept(): void, active: boolean, apply(): Promise<unknown>, check(apply: true): Promise<unknown>, data?: object, dispose(callback: (data: any) => void): void, invalidate(): void, status(): string }} Hot */
/** @typedef {import('./module-replacements.mjs').Place} Place */

runtime.injectIntoGlobalHook(window);
const overlay = createOverlay(document);
const replacements = createReplacements(() => runtime.performReactRefresh());
/** Shell and remotes whose code runs in this page. @type {Map<string, Hot>} */
const running = new Map();
/** Those with an error on screen: new code alone does not bring back what the shell has taken off the page. */
const failed = new Set();
/** Those whose last build failed: whatever else goes wrong with them in the page, this is what the developer has to mend first. */
const unbuilt = new Set();

const isComponent = (/** @type {unknown} */ value) => runtime.isLikelyComponentType(value);

/** @param {string} owner @param {Hot | undefined} hot */
function keep(owner, hot) {
  if (!hot || running.has(owner)) return;
  running.set(owner, hot);
  replacements.watchBuilds(owner);
}

/** @param {string} owner */
async function update(owner) {
  const hot = running.get(owner);
  if (!hot || failed.has(owner) || replacements.isBroken(owner)) return location.reload();
  if (hot.status() !== 'idle') {
    setTimeout(() => void update(owner), 10);
    return;
  }
  try {
    const replaced = await hot.check(true);
    if (!replaced) return location.reload();
    runtime.performReactRefresh();
  } catch (error) {
    console.warn(
      `${owner}: the page is loaded again, since this change has no part that can be replaced.`,
      error,
    );
    location.reload();
  }
}

/** What could not be built. @param {string} owner @param {string} problem */
function showProblem(owner, problem) {
  unbuilt.add(owner);
  overlay.show(owner, problem);
}

Object.assign(globalThis, {
  lintelRefresh: {
    /** @param {string} id */
    moduleOf: (id) => ({
      register: (/** @type {any} */ type, /** @type {string} */ name) =>
        runtime.register(type, `${id} ${name}`),
      sign: runtime.createSignatureFunctionForTransform,
    }),
    /** @param {string} owner @param {Hot} hot @param {Record<string, unknown>} exports @param {Place} place @param {string[]} passedOn names of exports of other modules */
    ran(owner, hot, exports, place, passedOn) {
      keep(owner, hot);
      const exported = Object.entries(exports).filter(([name]) => !passedOn.includes(name));
      for (const [name, value] of exported)
        if (isComponent(value)) runtime.register(value, `${owner} ${place.id} %exports% ${name}`);
      if (exported.length > 0 && exported.every(([, value]) => isComponent(value))) {
        hot.accept();
        replacements.allow(owner, hot, place);
      }
    },
    /** @param {{ owner: string, namespace: string | null, locale: string }} file @param {Hot | undefined} hot @param {Record<string, any>} texts @param {Place} place */
    textsRan({ owner, namespace, locale }, hot, texts, place) {
      keep(owner, hot);
      hot?.accept();
      if (hot) replacements.allow(owner, hot, place);
      hot?.dispose((data) => (data.isOld = true));
      if (!hot?.data) return;
      /** @type {[string, Record<string, any>][]} */
      const parts = namespace ? [[namespace, texts]] : Object.entries(texts);
      for (const [name, part] of parts) i18next.addResourceBundle(locale, name, part, true, true);
      i18next.emit('textsChanged');
    },
    /** New code of the shell or a remote is there. @param {string} owner */
    built(owner) {
      this.settled(owner);
      const isAhead = replacements.built(owner);
      // What failed is this code: only other code may mend it.
      if (isAhead && failed.has(owner)) return;
      void update(owner);
    },
    /** New code of some modules is there, ahead of the build. @param {string} owner @param {string[]} ids @param {string} address */
    replace(owner, ids, address) {
      if (!failed.has(owner)) void replacements.replace(owner, ids, address);
    },
    /** What could not be built is as it was before. @param {string} owner */
    settled(owner) {
      // A page that asked for the code while it could not be built has none.
      if (unbuilt.delete(owner) && failed.has(owner)) return location.reload();
      if (!failed.has(owner)) overlay.remove(owner);
    },
    problem: showProblem,
  },
});

const { lintelProblems = {} } = /** @type {{ lintelProblems?: Record<string, string> }} */ (globalThis);
// News of builds may come before this page has its shell.
for (const [owner, problem] of Object.entries(lintelProblems)) showProblem(owner, problem);

// The shell reports each error with the remote that it comes from.
const consoleError = console.error;
console.error = (...parts) => {
  consoleError(...parts);
  const [source, error, context] = parts;
  const remote = source === '[lintel]' && context?.remote;
  // The first one is the cause; that there is no release to fall back to comes after it.
  if (!remote || failed.has(remote)) return;
  failed.add(remote);
  if (unbuilt.has(remote)) return;
  overlay.show(remote, error instanceof Error ? (error.stack ?? error.message) : String(error));
};
