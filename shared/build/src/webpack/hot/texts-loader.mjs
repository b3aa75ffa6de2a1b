// oxlint-disable oxc/no-this-in-exported-function -- webpack gives a loader its context as `this`
import path from 'node:path';

/**
 * A file of texts as a module that replaces itself: its new texts go to the page's i18next, and nothing else runs again.
 * @this {import('webpack').LoaderContext<{ owner: string }>}
 * @param {string} source
 */
export default function texts(source) {
  const { owner } = this.getOptions();
  const folder = path.basename(path.resolve(this.resourcePath, '../../..'));
  const locale = path.basename(this.resourcePath).slice(0, 2);
  // The file of shared/i18n has one section for each of its namespaces.
  const namespace = folder === 'i18n' ? null : folder;
  return `const texts = ${JSON.stringify(JSON.parse(source))};
export default texts;
globalThis.lintelRefresh.textsRan(${JSON.stringify({ owner, namespace, locale })}, import.meta.webpackHot, texts, { id: __webpack_module__.id, functions: __webpack_modules__ });`;
}
