/**
 * Stub for the start of the federation runtime, without its plugin that takes shaken copies of shared libraries from a
 * deploy server. @param {{ webpackRequire: { federation: { initOptions: unknown, runtime: { init(options: unknown): unknown } } } }} build
 */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
