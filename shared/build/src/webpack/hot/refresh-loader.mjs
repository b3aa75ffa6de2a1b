// @ts-check
// oxlint-disable oxc/no-this-in-exported-function -- webpack gives a loader its context as `this`
import path from 'node:path';

/**
 * Registers the components of a module with the page's one refresh runtime, and accepts a new version of the module when all that
 * it exports are components. Any other module is replaced together with those that import it.
 * @this {import('webpack').LoaderContext<{ owner: string }>}
 * @param {string} source @param {any} map
 */
export default function refresh(source, map) {
  const { owner } = this.getOptions();
  const id = JSON.stringify(`${owner} ${path.relative(this.rootContext, this.resourcePath)}`);
  // Names that a module passes on, such as its texts, are as they are in the module that they come from.
  const passedOn = [...source.matchAll(/\bexport \{([^}]*)\} from /g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ').at(-1)),
  );
  const before = `const $lintelRefresh = globalThis.lintelRefresh.moduleOf(${id});const $RefreshReg$ = $lintelRefresh.register, $RefreshSig$ = $lintelRefresh.sign;`;
  const after = `\n;if (import.meta.webpackHot) globalThis.lintelRefresh.ran(${JSON.stringify(owner)}, import.meta.webpackHot, __webpack_module__.exports, { id: __webpack_module__.id, functions: __webpack_modules__ }, ${JSON.stringify(passedOn)});`;
  this.callback(null, before + source + after, map);
}
