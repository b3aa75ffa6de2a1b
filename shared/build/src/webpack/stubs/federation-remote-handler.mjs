// Stub for the federation runtime's keeping of remotes: those that the lock's loader registers, each under a name of its own,
// are never replaced nor taken back. Left out are aliases, hooks, preloading and removal.
import { getRemoteInfo, Module } from '@module-federation/runtime-core';

export class RemoteHandler {
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
  idToRemoteMap = {};

  constructor(host) {
    this.host = host;
  }

  formatAndRegisterRemote({ remotes }, given) {
    return this.add(remotes, given.remotes ?? []);
  }

  registerRemotes(given) {
    this.add(this.host.options.remotes, given);
  }

  add(remotes, given) {
    for (const remote of given) if (!remotes.some(({ name }) => name === remote.name)) remotes.push(remote);
    return remotes;
  }

  /** @param {string} id `<name>/<expose>` */
  loadRemote(id, options) {
    const { host } = this;
    const remote = host.options.remotes.find(({ name }) => id.startsWith(`${name}/`));
    if (!remote) return Promise.reject(new Error(`${id} is of no remote that is registered`));
    const module =
      host.moduleCache.get(remote.name) ?? new Module({ host, remoteInfo: getRemoteInfo(remote) });
    host.moduleCache.set(remote.name, module);
    return module.get(id, `.${id.slice(remote.name.length)}`, options);
  }
}
