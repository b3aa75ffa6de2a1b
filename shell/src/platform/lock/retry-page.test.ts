import { retryPage } from './retry-page.ts';

const site = { environment: 'local', revision: 4 };
const answers = (pointer: object, ok = true) =>
  (async () => ({ ok, json: async () => pointer })) as unknown as typeof fetch;

/** What a press of “Try again” does. */
async function pressed(get: typeof fetch, chosen: Partial<typeof site> & { isMixed?: true } = {}) {
  const done: string[] = [];
  await retryPage({
    site: { ...site, ...chosen },
    retry: () => void done.push('retry'),
    reload: () => void done.push('reload'),
    get,
  });
  return done.join();
}

describe('trying again what could not be had', () => {
  it('loads the page of the live lock, when that is another one by now', async () => {
    expect(await pressed(answers({ schema: 1, stable: 5 }))).toBe('reload');
    expect(await pressed(answers({ schema: 1, stable: 3 }))).toBe('reload');
  });

  it('loads the remote again, while the lock of the page is live or on canary', async () => {
    expect(await pressed(answers({ schema: 1, stable: 4 }))).toBe('retry');
    expect(await pressed(answers({ schema: 1, stable: 3, candidate: { lock: 4 } }))).toBe('retry');
  });

  it('loads the remote again, when it cannot be known what is live', async () => {
    expect(await pressed(answers({}))).toBe('retry');
    expect(await pressed(answers({}, false))).toBe('retry');
    expect(await pressed(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('retry');
  });

  it('keeps releases that a link chose', async () => {
    expect(await pressed(answers({ schema: 1, stable: 5 }), { isMixed: true })).toBe('retry');
  });
});
