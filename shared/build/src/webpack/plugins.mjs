// @ts-check
import webpack from 'webpack';

/**
 * The federation plugin writes its entry into node_modules with the checkout's absolute path in module ids, so that
 * the same sources would get another hash in another folder. Constant ids make builds reproducible.
 */
export class StableEntryIdPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableEntryId', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableEntryId', (modules) => {
        for (const module of modules) {
          const identifier = module.identifier();
          if (!/\.federation[\\/]entry\./.test(identifier)) continue;
          if (compilation.chunkGraph.getModuleId(module) !== null) continue;
          // Two modules name that file: the entry itself and the container that starts with it.
          const id = identifier.startsWith('container entry') ? 'federation-container' : 'federation-entry';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/**
 * Writes `build.json`: which scripts a page needs first (`initial`), its style sheets (`styles`), and for each lazily loaded
 * page its scripts, by the name in its `webpackChunkName` comment. The registry makes links of it.
 */
export class BuildInfoPlugin {
  /** @param {{ container: string }} info */
  constructor(info) {
    this.info = info;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildInfo', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildInfo', stage }, () => {
        const scripts = (/** @type {Iterable<string>} */ files) =>
          [...files].filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'));
        const initial = [...compilation.entrypoints.values()].flatMap((entry) => scripts(entry.getFiles()));
        const chunks = Object.fromEntries(
          compilation.chunkGroups
            .filter((group) => group.name && !compilation.entrypoints.has(group.name))
            .map((group) => [group.name, scripts(group.getFiles())]),
        );
        const styles = Object.keys(compilation.assets).filter((file) => file.endsWith('.css'));
        const info = { ...this.info, initial: [...new Set(initial)], styles, chunks };
        const json = JSON.stringify(info, null, 2);
        compilation.emitAsset('build.json', new webpack.sources.RawSource(json));
      });
    });
  }
}

const { RuntimeGlobals, RuntimeModule } = webpack;

/** The folder that a build's files are in: that of the script that is running. */
class BuildFolder extends RuntimeModule {
  constructor() {
    super('build folder', RuntimeModule.STAGE_BASIC);
  }

  /** @override */
  generate() {
    return `${RuntimeGlobals.publicPath} = new URL(".", document.currentScript.src).href;`;
  }
}

/**
 * Leaves out of every build what webpack's runtime has for workers, modules and old browsers to find its folder, and the share scope
 * of webpack's own federation, which the vendor's replaces.
 */
export class SmallRuntimePlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SmallRuntime', (compilation) => {
      const { runtimeRequirementInTree } = compilation.hooks;
      // `true` keeps webpack's own module away, whose plugin comes later.
      runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap('SmallRuntime', (chunk) => {
        compilation.addRuntimeModule(chunk, new BuildFolder());
        return true;
      });
      runtimeRequirementInTree.for(RuntimeGlobals.shareScopeMap).tap('SmallRuntime', () => true);
    });
  }
}
