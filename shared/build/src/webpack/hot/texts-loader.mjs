// @ts-check
// oxlint-disable oxc/no-this-in-exported-function -- webpack gives a loader its context as `this`
import path from 'node:path';

/**
 * A file of texts as a module that replaces itself: its new texts go to the page's i18next, and nothing else runs again.
 * @this {import('webpack').LoaderContext<{ owner: string }>}
 * @param {string} source
 */
export default function texts(source) {
  const { owner } = this.getOptions();
  const { dir, base } = path.parse(this.resourcePath);
  const locale = base.slice(0, 2);
  // A clone of a repository may be in a folder of any name.
  const isOwn = dir === path.join(this.rootContext, 'src/locales');
  const folder = isOwn ? owner : path.basename(path.resolve(dir, '../..'));
  // The file of shared/i18n has one section for each of its namespaces.
  const namespace = folder === 'i18n' ? null : folder;
  return `const texts = ${JSON.stringify(JSON.parse(source))};
export default texts;
globalThis.lintelRefresh.textsRan(${JSON.stringify({ owner, namespace, locale })}, import.meta.webpackHot, texts, { id: __webpack_module__.id, functions: __webpack_modules__ });`;
}
