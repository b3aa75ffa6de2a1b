import { $clock } from '@lintel/model-kit';
import { allSettled, createWatch, fork, type Event, type Scope } from 'effector';
import { aUser, someSettings } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';
import { emptyState, ROOT_KEY, type PersistedState } from './persisted-state.ts';
import { $statePort, rehydrated, rehydrateFx, statePortOver, writeRequested } from './persisted.model.ts';

const signedIn: PersistedState = {
  ...emptyState,
  Settings: { ...emptyState.Settings, data: someSettings(), lastFetch: 1 },
  User_signup: { data: { token: 'token-1', data: aUser() }, loading: false },
};

function listen<T>(unit: Event<T>, scope: Scope): T[] {
  const heard: T[] = [];
  createWatch({ unit, fn: (value) => heard.push(value), scope });
  return heard;
}

describe('restoring the state', () => {
  it('returns what was stored', async () => {
    const world = userHarness();
    world.stored.text = JSON.stringify(signedIn);
    const scope = world.scope();
    const [seen, failures] = [listen(rehydrated, scope), listen(rehydrateFx.failData, scope)];
    await allSettled(rehydrateFx, { scope });
    expect(seen).toEqual([signedIn]);
    expect(failures).toEqual([]);
  });

  it('starts empty, and reports why, when the text is damaged', async () => {
    const world = userHarness();
    world.stored.text = '{"User_sig';
    const scope = world.scope();
    const [seen, failures] = [listen(rehydrated, scope), listen(rehydrateFx.failData, scope)];
    await allSettled(rehydrateFx, { scope });
    expect(seen).toEqual([emptyState]);
    expect(failures).toEqual([{ kind: 'corrupted' }]);
  });

  it('starts empty after five seconds when the storage does not answer', async () => {
    const waited: number[] = [];
    const scope = fork({
      values: [
        [$statePort, { read: () => new Promise<never>(() => undefined), write: () => true }],
        [
          $clock,
          {
            now: () => 0,
            wait: async (ms: number) => {
              waited.push(ms);
            },
          },
        ],
      ],
    });
    const [seen, failures] = [listen(rehydrated, scope), listen(rehydrateFx.failData, scope)];
    void allSettled(rehydrateFx, { scope });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(waited).toEqual([5000]);
    expect(seen).toEqual([emptyState]);
    expect(failures).toEqual([{ kind: 'timeout' }]);
  });
});

describe('writing the state', () => {
  it('writes what changed, and nothing when nothing did', async () => {
    const world = userHarness();
    const scope = world.scope();
    await allSettled(writeRequested, { scope, params: signedIn });
    expect(JSON.parse(world.stored.text ?? '')).toEqual(signedIn);
    world.stored.text = 'untouched';
    await allSettled(writeRequested, { scope, params: { ...signedIn } });
    expect(world.stored.text).toBe('untouched');
  });

  it('leaves the parts alone that other clients keep under the same key, and replaces what is no state at all', () => {
    const kept = new Map([[ROOT_KEY, JSON.stringify({ reels: { seen: [4] }, Settings: 'old' })]]);
    const port = statePortOver({
      read: (key) => kept.get(key) ?? null,
      write: (key, text) => Boolean(kept.set(key, text)),
    });
    port.write(JSON.stringify(signedIn));
    expect(JSON.parse(kept.get(ROOT_KEY) ?? '')).toEqual({ reels: { seen: [4] }, ...signedIn });
    for (const damaged of ['{"reels', '[1]', '7', 'null']) {
      kept.set(ROOT_KEY, damaged);
      port.write(JSON.stringify(signedIn));
      expect(JSON.parse(kept.get(ROOT_KEY) ?? '')).toEqual(signedIn);
    }
  });

  it('keeps the user signed in when the storage has room for little', async () => {
    const world = userHarness();
    const room = 2000;
    const scope = fork({
      values: [
        [
          $statePort,
          {
            read: async () => null,
            write(text: string) {
              if (text.length > room) return false;
              world.stored.text = text;
              return true;
            },
          },
        ],
      ],
    });
    const filled = { ...signedIn, cachedata: { ...emptyState.cachedata, categories: ['x'.repeat(room)] } };
    await allSettled(writeRequested, { scope, params: filled });
    const kept = JSON.parse(world.stored.text ?? '') as PersistedState;
    expect(kept.User_signup).toEqual(signedIn.User_signup);
    expect(kept.Settings.data).toBeNull();
    expect(kept.cachedata.categories).toEqual([]);
  });

  it('continues silently when the browser keeps nothing at all', async () => {
    const world = userHarness();
    world.stored.isFull = true;
    const scope = world.scope();
    await allSettled(writeRequested, { scope, params: signedIn });
    expect(world.stored.text).toBeNull();
  });
});
