// @ts-check
// What mutation tests change: packages, and folders of them, whose mistakes cost most.

/** Package → folders whose sources are mutated. @type {Record<string, string[]>} */
export const TARGETS = {
  'shared/remote-kit': ['shared/remote-kit/src'],
  'shared/model-kit': ['shared/model-kit/src'],
  api: ['api/src/domains/payments', 'api/src/domains/listings', 'api/src/domains/accounts'],
};

/** Wiring and texts have nothing to get wrong that the compiler does not see. */
const LEFT_OUT = ['!**/*.test.{ts,tsx}', '!**/index.ts', '!**/texts*.ts', '!**/*.page.ts'];

/**
 * The package of a path and the patterns of the files to mutate; undefined for a path outside all targets.
 * @param {string} chosen A package, a folder or a file.
 * @returns {{ name: string, mutate: string[] } | undefined}
 */
export function targetOf(chosen) {
  const wanted = chosen.replace(/\/+$/, '');
  for (const [name, folders] of Object.entries(TARGETS)) {
    if (wanted === name) return { name, mutate: [...folders.map(sources), ...LEFT_OUT] };
    if (folders.some((folder) => wanted === folder || wanted.startsWith(`${folder}/`)))
      return { name, mutate: [/\.tsx?$/.test(wanted) ? wanted : sources(wanted), ...LEFT_OUT] };
  }
  return undefined;
}

/** @param {string} folder */
const sources = (folder) => `${folder}/**/*.{ts,tsx}`;
