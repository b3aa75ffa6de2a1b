// @ts-check

const OWN = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Keeps requests to servers of this machine away from a proxy, which cannot reach them: with `NODE_USE_ENV_PROXY` Node sends
 * all requests there that `NO_PROXY` does not name. What is started from here finds the same. @param {NodeJS.ProcessEnv} env
 */
export function reachOwnServers(env) {
  const named = env['no_proxy'] || env['NO_PROXY'] || '';
  if (named.trim() === '*') return;
  const hosts = named.split(/[\s,]+/).filter(Boolean);
  const all = [...hosts, ...OWN.filter((host) => !hosts.includes(host))].join(',');
  Object.assign(env, { NO_PROXY: all, no_proxy: all });
}
