// @ts-check
// The runner that runs tests in plain Node waits for ever; Jest's own gives a test and each of its hooks a limit.
import { addEventHandler } from 'jest-circus';
import { TEST_TIMEOUT_MS } from '@lintel/build/jest/test-timeout.cjs';

/**
 * What a test or a hook does, which fails when it takes longer than its limit.
 * @param {Function | null | undefined} work @param {number | null | undefined} timeoutMs @returns {any}
 */
const limited = (work, timeoutMs) =>
  work &&
  (async () => {
    const limitMs = timeoutMs ?? TEST_TIMEOUT_MS;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const limit = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Exceeded timeout of ${limitMs} ms`)), limitMs);
    });
    try {
      return await Promise.race([work(), limit]);
    } finally {
      clearTimeout(timer);
    }
  });

addEventHandler((event, { currentDescribeBlock }) => {
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const added = (event.name === 'add_test' ? currentDescribeBlock.tests : currentDescribeBlock.hooks).at(-1);
  if (added) added.fn = limited(added.fn, added.timeout);
});
