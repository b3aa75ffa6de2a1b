// @ts-check
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

/**
 * New code of some modules, made without a build. `code` is a script module whose default export has the functions of the modules by
 * their ids; `map` is its source map.
 * @typedef {{ name: string, ids: string[], code: string, map: string }} ModuleUpdate
 */

const { JavascriptModulesPlugin } = webpack.javascript;
const renderer = new JavascriptModulesPlugin();

/** Which files are modules that a page may take over alone: components and texts. */
const REPLACEABLE = /\.tsx$|[\\/]locales[\\/]\w+(\.deferred)?\.json$/;

/**
 * New code of changed files in the terms of the last build: the ids, chunks and exports of all other modules are those of that build.
 * @param {webpack.Compilation | undefined} compilation the last build
 * @param {Iterable<string>} files that changed
 * @returns {Promise<ModuleUpdate | null>} null when only a build can show the change
 */
export async function updateModules(compilation, files) {
  const changed = new Set(files);
  if (!compilation || compilation.errors.length > 0) return null;
  const modules = [...compilation.modules].filter(
    (module) => module instanceof webpack.NormalModule && changed.has(resourceOf(module)),
  );
  if (modules.length === 0 || !modules.every((module) => REPLACEABLE.test(resourceOf(module)))) return null;
  const { fileTimestamps } = compilation.compiler;
  if (fileTimestamps) compilation.fileSystemInfo.addFileTimestamps(fileTimestamps, true);
  for (const module of modules) if (!(await buildAgain(compilation, module))) return null;
  return render(compilation, modules);
}

/** @param {webpack.Module} module */
const resourceOf = (module) =>
  (/** @type {webpack.NormalModule} */ (module).resource ?? '').replace(/\?.*/, '');

/**
 * Builds a module alone. Not by `rebuildModule`, which takes modules out of their chunks.
 * @param {webpack.Compilation} compilation @param {webpack.Module} module
 * @returns {Promise<boolean>} whether all other modules, and what the page has loaded, may stay as they are
 */
async function buildAgain(compilation, module) {
  const { moduleGraph } = compilation;
  // Which chunk an `import()` leads to is decided by a build.
  if (module.blocks.length > 0) return false;
  const exported = exportsOf(module);
  const imported = importsOf(compilation, module);
  module.invalidateBuild();
  compilation.buildQueue.invalidate(module);
  moduleGraph.unfreeze();
  await promisify(compilation.buildModule).call(compilation, module);
  if (module.getNumberOfErrors() > 0 || module.blocks.length > 0 || exportsOf(module) !== exported)
    return false;
  // Not by `processModuleDependencies`: it goes on to libraries, and the next build then takes shared ones for cached and provides none.
  compilation.processModuleDependenciesNonRecursive(module);
  for (const dependency of module.dependencies) {
    const request = requestOf(dependency);
    if (request === null) continue;
    const known = imported.get(request);
    const target = known ?? (await find(compilation, module, dependency));
    if (!target || (!known && !isLoadedWith(compilation, module, target))) return false;
    imported.set(request, target);
    moduleGraph.setResolvedModule(module, dependency, target);
  }
  return true;
}

/** What makes two dependencies of a module lead to the same module; null for those that lead to none. @param {webpack.Dependency} dependency */
function requestOf(dependency) {
  const identifier = dependency.getResourceIdentifier();
  return identifier ? `${dependency.category} ${identifier}` : null;
}

/** Which modules a module imports, by request. @param {webpack.Compilation} compilation @param {webpack.Module} module @returns {Map<string, webpack.Module>} */
function importsOf({ moduleGraph }, module) {
  const imported = new Map();
  for (const dependency of module.dependencies) {
    const target = moduleGraph.getModule(dependency);
    const request = requestOf(dependency);
    if (target && request !== null) imported.set(request, target);
  }
  return imported;
}

/**
 * The module of the last build that a new dependency leads to.
 * @param {webpack.Compilation} compilation @param {webpack.Module} originModule @param {webpack.Dependency} dependency
 * @returns {Promise<webpack.Module | undefined>}
 */
async function find(compilation, originModule, dependency) {
  const factory = compilation.dependencyFactories.get(/** @type {any} */ (dependency.constructor));
  if (!factory) return undefined;
  const found = await new Promise((resolve, reject) => {
    compilation.factorizeModule(
      { factory, dependencies: [dependency], originModule, context: dependency.getContext() },
      (error, module) => (error ? reject(error) : resolve(module)),
    );
  });
  return found && compilation.getModule(found);
}

/** @param {webpack.Module} module */
function exportsOf({ buildMeta, dependencies }) {
  const exported = dependencies.filter(({ type }) => /^harmony export (specifier|imported)/.test(type));
  const names = exported.map((one) => /** @type {{ name?: string | null }} */ (one).name);
  return JSON.stringify([buildMeta, names]);
}

/** @param {webpack.Compilation} compilation @param {webpack.Module} module @param {webpack.Module} imported */
const isLoadedWith = ({ chunkGraph }, module, imported) =>
  [...chunkGraph.getModuleChunksIterable(imported)].some(
    (chunk) => chunk.canBeInitial() || chunkGraph.isModuleInChunk(module, chunk),
  );

/** @param {webpack.Compilation} compilation @param {webpack.Module[]} modules @returns {ModuleUpdate | null} */
function render(compilation, modules) {
  const { chunkGraph, moduleGraph, dependencyTemplates, runtimeTemplate, codeGenerationResults } =
    compilation;
  const [chunk] = modules.flatMap((module) => [...chunkGraph.getModuleChunksIterable(module)]);
  if (!chunk || !codeGenerationResults) return null;
  const { runtime } = chunk;
  const hooks = JavascriptModulesPlugin.getCompilationHooks(compilation);
  const context = {
    chunk,
    chunkGraph,
    moduleGraph,
    dependencyTemplates,
    runtimeTemplate,
    codeGenerationResults,
  };
  for (const module of modules) {
    const known = chunkGraph.getModuleRuntimeRequirements(module, runtime);
    const result = module.codeGeneration({
      chunkGraph,
      moduleGraph,
      dependencyTemplates,
      runtimeTemplate,
      runtime,
      runtimes: [runtime],
      codeGenerationResults,
      compilation,
    });
    if ([...(result.runtimeRequirements ?? [])].some((one) => !known.has(one))) return null;
    codeGenerationResults.add(module, runtime, result);
  }
  const functions = webpack.Template.renderChunkModules(
    /** @type {any} */ ({ ...context, strictMode: true, chunkInitFragments: [] }),
    modules,
    (module, renderInObject) =>
      renderer.renderModule(
        module,
        /** @type {any} */ ({
          ...context,
          strictMode: true,
          chunkInitFragments: [],
          factory: true,
          renderInObject,
        }),
        hooks,
      ),
  );
  const source = new webpack.sources.ConcatSource('export default ', functions ?? '{}', ';\n');
  const { source: code, map } = source.sourceAndMap({ columns: false });
  const text = String(code);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {
    name,
    ids: modules.map((module) => String(chunkGraph.getModuleId(module))),
    code: `${text}//# sourceMappingURL=${name}.js.map\n`,
    map: JSON.stringify(map && { ...map, sources: map.sources.map((file) => nameOf(compilation, file)) }),
  };
}

/** As the maps of builds name a file. @param {webpack.Compilation} compilation @param {string} source */
function nameOf({ compiler: { context, options } }, source) {
  const file = path.resolve(context, source.replace(/^webpack:\/\//, ''));
  return `webpack://${options.output.devtoolNamespace ?? ''}/./${path.relative(context, file)}`;
}
