// @ts-check
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';

// Any class that can be constructed without arguments serves as the environment of a package.
process.env['MUTATED_ENVIRONMENT'] = 'node:events';
const UntilFailure = createRequire(import.meta.url)('./until-failure.cjs');

it('no test runs after the first that fails', async () => {
  const environment = new UntilFailure();
  /** @param {boolean} fails */
  const run = async (fails) => {
    const test = { mode: /** @type {string | undefined} */ (undefined), errors: /** @type {Error[]} */ ([]) };
    await environment.handleTestEvent({ name: 'test_start', test });
    if (test.mode === 'skip') return 'skipped';
    if (fails) test.errors.push(new Error('noticed'));
    await environment.handleTestEvent({ name: 'test_done', test });
    return 'ran';
  };
  assert.deepEqual(
    [await run(false), await run(true), await run(false), await run(false)],
    ['ran', 'ran', 'skipped', 'skipped'],
  );
});
