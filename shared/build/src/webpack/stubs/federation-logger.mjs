// @ts-check
// Stub for the federation SDK's logger, which can be handed to a compiler and adds stacks in its debug mode. What it has
// to say goes to the console all the same.
const prefix = '[ Module Federation ]';
const logAt =
  (/** @type {'log' | 'info' | 'warn' | 'error'} */ method) =>
  (/** @type {unknown[]} */ ...words) =>
    console[method](prefix, ...words);
const quiet = () => {};

const logger = {
  log: logAt('log'),
  info: logAt('info'),
  success: logAt('info'),
  ready: logAt('info'),
  warn: logAt('warn'),
  error: logAt('error'),
  debug: quiet,
  setPrefix: quiet,
  setDelegate: quiet,
};
export const createLogger = () => logger;
export const createInfrastructureLogger = () => createLogger();
export const bindLoggerToCompiler = quiet;
export { logger, logger as infrastructureLogger };
