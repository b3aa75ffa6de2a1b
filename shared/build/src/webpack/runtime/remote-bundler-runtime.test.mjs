// @ts-check
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

/** The federation's instance of a build, as far as an entry uses it. */
class Instance {
  /** @type {Record<string, unknown>} */ scopes = {};
  taken = 0;
  /** @param {{ name: string, id: string }} options */
  constructor(options) {
    this.options = options;
  }
  initOptions() {
    this.taken += 1;
  }
  /** @param {string} name @param {unknown} scope */
  initShareScopeMap(name, scope) {
    this.scopes[name] = scope;
  }
}

/** @type {Instance[]} */ const instances = [];
const consumes = () => {};
const attached = /** @type {unknown[]} */ ([]);

/** What the shell provides, and the runtime of a remote beside it. */
async function remoteRuntime() {
  Object.assign(globalThis, {
    federationBundlerRuntime: {
      bundlerRuntime: { consumes },
      attachShareScopeMap: (/** @type {unknown} */ build) => attached.push(build),
    },
    _FEDERATION_RUNTIME_CORE: {
      CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
      ModuleFederation: Instance,
      setGlobalFederationInstance: (/** @type {Instance} */ made) => instances.push(made),
    },
  });
  return (await import('./remote-bundler-runtime.mjs')).default;
}

beforeEach(() => {
  instances.length = 0;
});

test('a remote has an instance of its own and the functions of the shell', async () => {
  const { bundlerRuntime } = await remoteRuntime();
  const federation = { initOptions: { name: 'mfe_chat__1' } };
  const instance = bundlerRuntime.init({ webpackRequire: { federation } });
  assert.deepEqual(instance.options, { name: 'mfe_chat__1', id: '' });
  assert.equal(bundlerRuntime.consumes, consumes);
});

test('an entry that runs again, from a mirror, goes on with the instance of the first run', async () => {
  const { bundlerRuntime } = await remoteRuntime();
  const run = () =>
    bundlerRuntime.init({ webpackRequire: { federation: { initOptions: { name: 'mfe_chat__1' } } } });
  const first = run();
  assert.equal(run(), first);
  assert.equal(first.taken, 1);
  assert.equal(instances.length, 1);
});

test('a container starts with the share scope of the shell', async () => {
  const { bundlerRuntime } = await remoteRuntime();
  const instance = new Instance({ name: 'mfe_chat__1', id: '' });
  /** @type {unknown[]} */ const started = [];
  const webpackRequire = {
    federation: { instance },
    I: (/** @type {unknown[]} */ ...given) => started.push(...given),
  };
  const [shareScope, initScope] = [{ react: {} }, []];
  bundlerRuntime.initContainerEntry({
    webpackRequire,
    shareScope,
    initScope,
    remoteEntryInitOptions: { shareScopeMap: { default: shareScope } },
  });
  assert.equal(instance.scopes['default'], shareScope);
  assert.deepEqual(started, ['default', initScope]);
  assert.ok(attached.includes(webpackRequire));
});
