// @ts-check
// oxlint-disable oxc/no-this-in-exported-function -- webpack gives a loader its context as `this`
import { evaluateModule } from '../../node/evaluate-module.mjs';

/** @typedef {string | { [name: string]: Tokens }} Tokens */

const IMPORT = /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*'(?:@lintel\/ui|[./\w-]*\/tokens\.[jt]s)'/;
const STEP = String.raw`(?:\.\w+|\[\d+\])`;
const GROUPS = /^const \{ ([\w, ]+) \} = tokens;$/gm;

/** What a path such as `.color.text.muted` leads to; undefined for a group. @param {Tokens} tokens @param {string} path */
function valueOf(tokens, path) {
  /** @type {Tokens | undefined} */ let found = tokens;
  for (const [name] of path.matchAll(/\w+/g)) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Code with the values of tokens in the place of their names, so that styles need no table of them in the browser and are plain
 * text there. Code that does not import `tokens` from the design system stays as it is.
 * @param {string} source @param {Tokens} tokens
 */
export function inlineTokens(source, tokens) {
  if (!IMPORT.test(source)) return source;
  /** @type {string[]} */ const groups = [];
  // A group that nothing uses any more is left out by the bundler, which has to know that reading it does nothing.
  const code = source.replace(GROUPS, (_, names) => {
    const listed = String(names).split(', ');
    groups.push(...listed);
    return listed.map((name) => `const ${name} = /* @__PURE__ */ (() => tokens.${name})();`).join(' ');
  });
  const start = ['tokens', ...groups].join('|');
  const read = (/** @type {string} */ name, /** @type {string} */ path) =>
    valueOf(tokens, name === 'tokens' ? path : name + path);
  return code
    .replace(
      new RegExp(String.raw`\$\{(${start})(${STEP}+)\}`, 'g'),
      (written, name, path) => read(name, path) ?? written,
    )
    .replace(
      new RegExp(String.raw`(?<![\w$.-])(${start})(${STEP}+)(?![\w$.[(])`, 'g'),
      (written, name, path) => {
        const value = read(name, path);
        return value === undefined ? written : `'${value}'`;
      },
    );
}

/** @type {Promise<Tokens> | undefined} */
let known;

/** @this {import('webpack').LoaderContext<{ module: string }>} @param {string} source */
export default async function tokensLoader(source) {
  const { module } = this.getOptions();
  known ??= evaluateModule(module).then((exports) => /** @type {{ tokens: Tokens }} */ (exports).tokens);
  return inlineTokens(source, await known);
}
