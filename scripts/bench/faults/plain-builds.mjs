// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../bootstrap.mjs';

const sources = path.join(import.meta.dirname, 'plain-host');

/** What the second team can deploy. @type {Record<string, { money?: number, expose?: string, build?: number, throws?: boolean }>} */
const packages = {
  live: {},
  next: { build: 2 },
  'other-major': { build: 2, money: 2 },
  'removed-export': { build: 2, expose: './Plans' },
  throws: { build: 2, throws: true },
};

/**
 * Builds a host and two remotes with what the quick start of @module-federation/enhanced shows: addresses of `mf-manifest.json`,
 * shared singletons, `React.lazy` in a `Suspense`; everything else is the default of federation and of webpack.
 * @param {{ url: string, folder: string }} options where the site will be; where the builds go
 */
export async function buildPlain({ url, folder }) {
  const { runWebpack } = await import('@lintel/build/webpack/build-pages.mjs');
  const ofTools = createRequire(path.join(root, 'shared/build/package.json'));
  const ofShell = createRequire(path.join(root, 'shell/package.json'));
  const { ModuleFederationPlugin } = ofTools('@module-federation/enhanced/webpack');
  const { DefinePlugin } = ofTools('webpack');
  const react = `^${ofShell('react/package.json').version}`;

  /** @param {string} name @param {string} to @param {object} federation @param {{ money?: number, build?: number, throws?: boolean }} [variant] */
  const config = (name, to, federation, { money = 1, build = 1, throws = false } = {}) => ({
    mode: /** @type {const} */ ('production'),
    context: sources,
    entry: name === 'host' ? './index.mjs' : {},
    devtool: /** @type {const} */ (false),
    output: { path: path.join(folder, to), uniqueName: name, publicPath: 'auto' },
    resolve: {
      modules: [
        path.join(sources, `libraries/${money}`),
        path.join(root, 'shell/node_modules'),
        'node_modules',
      ],
    },
    // As of a package that does not say "type": "module".
    module: { rules: [{ test: /\.mjs$/, type: 'javascript/auto' }] },
    performance: /** @type {const} */ (false),
    // What is compared is what happens, not what it weighs.
    optimization: { minimize: false },
    infrastructureLogging: { level: /** @type {const} */ ('error') },
    plugins: [
      new DefinePlugin({ BUILD: JSON.stringify(String(build)), THROWS: String(throws) }),
      new ModuleFederationPlugin({
        name,
        ...federation,
        shared: {
          react: { singleton: true, requiredVersion: react },
          'react-dom': { singleton: true, requiredVersion: react },
          'plain-money': { singleton: true, requiredVersion: `^${money}.0.0` },
        },
        // Types only.
        dts: false,
      }),
    ],
  });
  const remote = (/** @type {string} */ name) => `${name}@${url}/${name}/mf-manifest.json`;
  await runWebpack([
    config('host', 'host', { remotes: { catalogue: remote('catalogue'), packages: remote('packages') } }),
    config('catalogue', 'catalogue', {
      filename: 'remoteEntry.js',
      exposes: { './Page': './catalogue.mjs' },
    }),
    ...Object.entries(packages).map(([variant, { expose = './Page', ...rest }]) =>
      config(
        'packages',
        `packages-${variant}`,
        { filename: 'remoteEntry.js', exposes: { [expose]: './packages.mjs' } },
        rest,
      ),
    ),
  ]);
  fs.writeFileSync(
    path.join(folder, 'host/index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain host</title><link rel="icon" href="data:,"><body><div id="root"></div><script src="/main.js"></script></body></html>\n',
  );
}
