import { addFavourite, type ApiError, type Operation } from '@lintel/api-contract';
import type { Notice } from '@lintel/contract';
import { addTexts, createTexts } from '@lintel/i18n';
import deferred from '#locales/en.deferred.json';
import type { Caller } from '#user/user-state.ts';
import { createOutbox } from './outbox.ts';
import { OUTBOX_KEY } from './outbox-entries.ts';

const offline: ApiError = { kind: 'offline', retryable: true };
const refused: ApiError = { kind: 'rejected', retryable: false, key: 'notFound' };
const operation = addFavourite as unknown as Operation<unknown, unknown>;

/** A browser with a network that comes and goes; several outboxes on it are its tabs. */
function browser() {
  const shelf = new Map<string, string>();
  let isBusy = false;
  const world = {
    answer: null as ApiError | null,
    caller: { token: 't', userId: 7 } as Caller | null,
    arrived: [] as unknown[],
    notices: [] as Notice[],
    waiting: () => (JSON.parse(shelf.get(OUTBOX_KEY) ?? '[]') as { key: string }[]).map(({ key }) => key),
    shelf,
    /** The storage is full or blocked: nothing longer than what is there is taken. */
    isFull: false,
    elsewhere: [] as (() => void)[],
    tab: () =>
      createOutbox({
        storage: {
          read: (key) => shelf.get(key) ?? null,
          write(key, text) {
            if (world.isFull && text.length > (shelf.get(key) ?? '').length) return false;
            shelf.set(key, text);
            return true;
          },
          onElsewhere: (listener) => void world.elsewhere.push(listener),
        },
        async request(_, parameters) {
          await Promise.resolve();
          if (world.answer) throw world.answer;
          world.arrived.push(parameters);
        },
        caller: () => world.caller,
        notify: (notice) => void world.notices.push(notice),
        errorText: () => 'no longer here',
        async alone(run) {
          if (isBusy) return;
          isBusy = true;
          await run();
          isBusy = false;
        },
      }),
  };
  return world;
}

beforeAll(async () => {
  await createTexts({ language: 'en' });
  addTexts('shell', 'en', deferred);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a write that may wait', () => {
  it('goes straight through while there is a network', async () => {
    const world = browser();
    expect(await world.tab().deliver(operation, 1, { key: 'a' })).toBe('delivered');
    expect(world.arrived).toEqual([1]);
    expect(world.waiting()).toEqual([]);
  });

  it('is kept without one, announced once, and sent in order when it is back, also after a reload', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    expect(await tab.deliver(operation, 1, { key: 'a' })).toBe('queued');
    expect(await tab.deliver(operation, 2, { key: 'b' })).toBe('queued');
    await jest.advanceTimersByTimeAsync(10);
    expect(world.notices.map(({ text }) => text)).toEqual([
      'You’re offline. We’ll send your change when you’re back online.',
    ]);
    world.answer = null;
    await world.tab().flush();
    expect(world.arrived).toEqual([1, 2]);
    expect(world.waiting()).toEqual([]);
    expect(world.notices.at(-1)?.text).toBe('Back online: 2 changes sent.');
  });

  it('of a user who leaves before it fails is not kept', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    const delivery = tab.deliver(operation, 1, { key: 'a' });
    world.caller = null;
    tab.forget();
    await expect(delivery).rejects.toEqual(offline);
    expect(world.waiting()).toEqual([]);
  });

  it('is tried again by itself', async () => {
    const world = browser();
    world.answer = offline;
    await world.tab().deliver(operation, 1, { key: 'a' });
    world.answer = null;
    await jest.advanceTimersByTimeAsync(31_000);
    expect(world.arrived).toEqual([1]);
  });

  it('replaces an earlier one with the same key', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    for (const value of [1, 2, 3]) await tab.deliver(operation, value, { key: 'a' });
    await jest.advanceTimersByTimeAsync(10);
    world.answer = null;
    await tab.flush();
    expect(world.arrived).toEqual([3]);
  });

  it('is not replaced by an older one that failed late', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    await Promise.all([tab.deliver(operation, 1, { key: 'a' }), tab.deliver(operation, 2, { key: 'a' })]);
    world.answer = null;
    await tab.flush();
    expect(world.arrived).toEqual([2]);
  });

  it('arrives once although two tabs send what waits', async () => {
    const world = browser();
    world.answer = offline;
    const [one, two] = [world.tab(), world.tab()];
    await one.deliver(operation, 1, { key: 'a' });
    world.answer = null;
    await Promise.all([one.flush(), two.flush()]);
    expect(world.arrived).toEqual([1]);
  });

  it('waits on when the server is overloaded or the session has to be renewed', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    await tab.deliver(operation, 1, { key: 'a' });
    for (const passing of [
      { kind: 'rejected', retryable: true, status: 503 },
      { kind: 'rejected', retryable: false, status: 401 },
    ] as ApiError[]) {
      world.answer = passing;
      await tab.flush();
      expect(world.waiting()).toEqual(['a']);
    }
  });

  it('that is refused shows a notice, and does not hold up the next write', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    await tab.deliver(operation, 1, { key: 'a' });
    world.answer = refused;
    await tab.flush();
    expect(world.waiting()).toEqual([]);
    expect(world.notices.at(-1)).toMatchObject({
      tone: 'danger',
      text: 'A change couldn’t be saved: no longer here',
    });
    await expect(tab.deliver(operation, 2, { key: 'b' })).rejects.toBe(refused);
  });

  it('is sent for its own user only, and forgotten when that one leaves', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    await tab.deliver(operation, 1, { key: 'a' });
    world.answer = null;
    world.caller = { token: 'u', userId: 8 };
    await tab.flush();
    expect(world.arrived).toEqual([]);
    tab.forget();
    expect(world.waiting()).toEqual([]);
  });

  it('of a visitor fails: there is no account to keep it for', async () => {
    const world = browser();
    world.answer = offline;
    world.caller = null;
    await expect(world.tab().deliver(operation, 1, { key: 'a' })).rejects.toBe(offline);
  });

  it('starts empty when the storage holds unreadable text', async () => {
    const world = browser();
    for (const text of ['{', '"x"', '[{"id":1}]', '[null]']) {
      world.shelf.set(OUTBOX_KEY, text);
      await world.tab().flush();
    }
    expect(world.arrived).toEqual([]);
  });

  it('is seen with its title while it waits, in every tab, and can be taken back', async () => {
    const world = browser();
    world.answer = offline;
    const [tab, other] = [world.tab(), world.tab()];
    const seen: string[][] = [];
    other.waiting.subscribe((waiting) => seen.push(waiting.map(({ key }) => key)));
    await tab.deliver(operation, 1, { key: 'a', title: 'Villa' });
    await tab.deliver(operation, 2, { key: 'b' });
    // The second one has tried to send the first one meanwhile.
    await jest.advanceTimersByTimeAsync(10);
    world.elsewhere.forEach((listener) => listener());
    expect(seen.at(-1)).toEqual(['a', 'b']);
    const [first] = tab.waiting.get();
    expect(first).toMatchObject({ key: 'a', title: 'Villa', parameters: 1 });
    expect(first).not.toHaveProperty('userId');
    expect(tab.waiting.get()).toBe(tab.waiting.get());
    expect(await tab.waiting.takeBack(first!.id)).toBe(true);
    expect(await tab.waiting.takeBack(first!.id)).toBe(false);
    world.answer = null;
    await tab.flush();
    expect(world.arrived).toEqual([2]);
  });

  it('cannot be taken back while it is on its way', async () => {
    const world = browser();
    world.answer = offline;
    const [tab, other] = [world.tab(), world.tab()];
    await tab.deliver(operation, 1, { key: 'a' });
    world.answer = null;
    const sending = tab.flush();
    expect(await other.waiting.takeBack(other.waiting.get()[0]!.id)).toBe(false);
    await sending;
    expect(world.arrived).toEqual([1]);
  });

  it('that is refused stays with the reason when its words would be lost, and holds up nothing', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    await tab.deliver(operation, 1, { key: 'a', keepsRefused: true });
    world.answer = refused;
    await tab.flush();
    const [kept] = tab.waiting.get();
    expect(kept).toMatchObject({ parameters: 1, refused: 'no longer here' });
    world.answer = null;
    await tab.flush();
    expect(world.arrived).toEqual([]);
    expect(await tab.deliver(operation, 2, { key: 'b' })).toBe('delivered');
    expect(await tab.waiting.takeBack(kept!.id)).toBe(true);
    expect(world.waiting()).toEqual([]);
  });

  it('of another account is not seen', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    await tab.deliver(operation, 1, { key: 'a' });
    world.caller = { token: 'u', userId: 8 };
    expect(tab.waiting.get()).toEqual([]);
  });

  it('fails with the reason when the storage takes nothing, and no notice promises that it is sent', async () => {
    const world = browser();
    world.answer = offline;
    world.isFull = true;
    await expect(world.tab().deliver(operation, 1, { key: 'a' })).rejects.toBe(offline);
    expect([world.waiting(), world.notices]).toEqual([[], []]);
  });

  it('goes straight to the server when others wait and the storage takes no more', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    await tab.deliver(operation, 1, { key: 'a' });
    world.isFull = true;
    await expect(tab.deliver(operation, 2, { key: 'b' })).rejects.toBe(offline);
    world.answer = null;
    expect(await tab.deliver(operation, 3, { key: 'b' })).toBe('delivered');
    expect([world.arrived, world.waiting()]).toEqual([[3], ['a']]);
  });

  it('that went straight to the server is not undone by an earlier one of its key that waits', async () => {
    const world = browser();
    world.answer = offline;
    const tab = world.tab();
    await tab.deliver(operation, 1, { key: 'a' });
    world.isFull = true;
    world.answer = null;
    expect(await tab.deliver(operation, 'longer', { key: 'a' })).toBe('delivered');
    await tab.flush();
    expect([world.arrived, world.waiting()]).toEqual([['longer'], []]);
  });
});
