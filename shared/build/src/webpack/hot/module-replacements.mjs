// @ts-check
/// <reference lib="dom" />

/** @typedef {Record<string, Function>} Functions of modules, by their ids */
/** @typedef {{ id: string, functions: Functions }} Place where webpack's runtime has a module */
/** @typedef {Pick<import('./page-runtime.mjs').Hot, 'active' | 'apply' | 'invalidate' | 'status'>} Hot */
/** @typedef {{ functions: Functions, modules: Map<string, Hot>, replaced: Set<string>, turn: object, isAhead: boolean, isBroken: boolean }} Part */

/** Between two looks at whether webpack's runtime is done with something else. Milliseconds. */
const POLL_MS = 10;

/**
 * Takes over new code of single modules of the shell or a remote ahead of the build that has it, through webpack's runtime. That build
 * then brings the same functions: they do not run a second time. Where anything is in the way, the build alone shows the change.
 * @param {() => void} refresh shows what the new modules registered
 * @param {(address: string) => Promise<{ default: Functions }>} [load]
 */
export function createReplacements(refresh, load = (address) => import(/* webpackIgnore: true */ address)) {
  /** @type {Map<string, Part>} */ const parts = new Map();

  /** @param {string} owner @returns {Part} */
  function partOf(owner) {
    const known = parts.get(owner);
    if (known) return known;
    const part = {
      functions: {},
      modules: new Map(),
      replaced: new Set(),
      turn: {},
      isAhead: false,
      isBroken: false,
    };
    parts.set(owner, part);
    return part;
  }

  /** Those that the page has, with how each is replaced; none where one of them takes no change over. @param {Part} part @param {string[]} ids */
  function replaceable({ functions, modules }, ids) {
    const loaded = ids.filter((id) => Object.hasOwn(functions, id));
    const all = loaded.flatMap((id) => {
      const hot = modules.get(id);
      return hot?.active ? [{ id, hot }] : [];
    });
    return all.length === loaded.length ? all : [];
  }

  return {
    /** A module ran that takes its own changes over. @param {string} owner @param {Hot} hot @param {Place} place */
    allow(owner, hot, { id, functions }) {
      const part = partOf(owner);
      part.functions = functions;
      part.modules.set(id, hot);
    },
    /** Leaves out of the builds to come what the page has already. @param {string} owner */
    watchBuilds(owner) {
      const global = /** @type {Record<string, any>} */ (/** @type {unknown} */ (globalThis));
      const name = `lintelUpdate ${owner}`;
      const take = global[name];
      const part = partOf(owner);
      /** @param {string} chunk @param {Functions} modules @param {unknown[]} rest */
      global[name] = (chunk, modules, ...rest) => {
        const isNew = (/** @type {[string, Function]} */ [id, code]) =>
          !part.replaced.has(id) || String(part.functions[id]) !== String(code);
        take(chunk, Object.fromEntries(Object.entries(modules).filter(isNew)), ...rest);
      };
    },
    /** @param {string} owner @param {string[]} ids @param {string} address */
    async replace(owner, ids, address) {
      const part = partOf(owner);
      const turn = (part.turn = {});
      if (replaceable(part, ids).length === 0) return;
      const functions = await load(address).then(
        (module) => module.default,
        () => null,
      );
      if (!functions) return;
      const isOver = () => part.turn !== turn || part.isBroken;
      while (!isOver() && replaceable(part, ids).some(({ hot }) => hot.status() !== 'idle'))
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const [first, ...others] = isOver() ? [] : replaceable(part, ids);
      if (!first) return;
      for (const { id, hot } of [first, ...others]) {
        part.functions[id] = /** @type {Function} */ (functions[id]);
        part.replaced.add(id);
        // With another `this`, since the module still takes its own change over.
        Reflect.apply(hot.invalidate, {}, []);
      }
      part.isAhead = true;
      try {
        await first.hot.apply();
        refresh();
      } catch {
        part.isBroken = true;
      }
    },
    /** A build is there: code that is still on its way is not needed. @param {string} owner @returns {boolean} whether the page has run what the build brings */
    built(owner) {
      const part = partOf(owner);
      const { isAhead } = part;
      part.turn = {};
      part.isAhead = false;
      return isAhead;
    },
    /** Whether only a new page can show the next change. @param {string} owner */
    isBroken: (owner) => partOf(owner).isBroken,
  };
}
