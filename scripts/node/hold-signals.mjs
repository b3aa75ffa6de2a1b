// @ts-check

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Keeps this process alive when a signal comes that would end it, so that what it started can end first.
 * @param {() => void} end Ends that; called at each signal.
 * @returns {() => (typeof SIGNALS)[number] | undefined} Signals end this process again from its call on; answers the first one that came.
 */
export function holdSignals(end) {
  /** @type {(typeof SIGNALS)[number] | undefined} */
  let first;
  const listeners = SIGNALS.map((signal) => {
    const listener = () => {
      first ??= signal;
      end();
    };
    process.on(signal, listener);
    return { signal, listener };
  });
  return () => {
    for (const { signal, listener } of listeners) process.off(signal, listener);
    return first;
  };
}
