import { waitFx } from '@lintel/model-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { browserStorage, type TextStorage } from './browser-storage.ts';
import {
  emptyCacheData,
  emptyState,
  ROOT_KEY,
  type CacheData,
  type PersistedState,
} from './persisted-state.ts';
import { readState } from './read-state.ts';

/** Reading the stored state may take this long (docs/spec/client.md#stored-state); then the page goes on with an empty one. */
export const REHYDRATE_LIMIT_MS = 5000;

/** Why the stored state could not be used. */
export interface RehydrateError {
  kind: 'timeout' | 'corrupted';
}

/** Where the state is kept. Asynchronous, since not every storage is as quick as the browser's own. */
export interface StatePort {
  read(): Promise<string | null>;
  /** Returns whether the browser stored it. `known`: the state that this tab read or wrote last. */
  write(text: string, known?: string): boolean;
}

/** Parts that other clients of the origin keep under the same key stay as they are. */
export const statePortOver = (storage: TextStorage): StatePort => ({
  read: async () => storage.read(ROOT_KEY),
  write: (text, known = '') => storage.write(ROOT_KEY, merged(storage.read(ROOT_KEY), text, known)),
});

const tokenIn = (text: string | null) => readState(text).User_signup.data?.token;

/** Another tab may have signed in or out a moment ago: only a sign-in or sign-out of this tab replaces that. */
function merged(before: string | null, text: string, known: string): string {
  try {
    const isKept = tokenIn(before) !== tokenIn(text) && tokenIn(text) === tokenIn(known);
    return JSON.stringify({
      ...(JSON.parse(before ?? '{}') as object),
      ...(JSON.parse(text) as object),
      ...(isKept && { User_signup: readState(before).User_signup }),
    });
  } catch {
    // The stored text is no state: no other code can read it either.
    return text;
  }
}

export const rehydrated = createEvent<PersistedState>();
/** Another tab of this browser wrote a new state. */
export const changedElsewhere = createEvent<PersistedState>();
export const writeRequested = createEvent<PersistedState>();

export const $statePort = createStore<StatePort>(statePortOver(browserStorage));

const readTextFx = attach({ source: $statePort, effect: (port) => port.read() });

export const rehydrateFx = createEffect<void, PersistedState, RehydrateError>(async () => {
  const late = waitFx(REHYDRATE_LIMIT_MS).then((): never => {
    throw { kind: 'timeout' } satisfies RehydrateError;
  });
  const text = await Promise.race([readTextFx(), late]);
  try {
    return readState(text);
  } catch {
    throw { kind: 'corrupted' } satisfies RehydrateError;
  }
});

/** The text of the state that the storage holds, to tell a change from a rewrite. */
const $writtenText = createStore(JSON.stringify(emptyState));
/**
 * Writes the state. When the storage is full, what can be fetched again is left out, so that the user at least stays
 * signed in. Returns the text that was written: the one before when not even that fits.
 */
export const writeFx = attach({
  source: { port: $statePort, known: $writtenText },
  effect({ port, known }, state: PersistedState): string {
    const text = JSON.stringify(state);
    if (port.write(text, known)) return text;
    const { Settings, ...rest } = state;
    const smaller = JSON.stringify({
      ...rest,
      Settings: { ...Settings, data: null, lastFetch: null },
      cachedata: emptyCacheData,
    } satisfies PersistedState);
    return port.write(smaller, known) ? text : known;
  },
});

/** Other clients' cache, handed through unchanged. */
export const $cacheData = createStore<CacheData>(emptyCacheData);

sample({ clock: rehydrateFx.doneData, target: rehydrated });
sample({ clock: rehydrateFx.fail, fn: () => emptyState, target: rehydrated });

const adopted = [rehydrated, changedElsewhere];
$cacheData.on(adopted, (_, { cachedata }) => cachedata);
$writtenText.on(adopted, (_, state) => JSON.stringify(state)).on(writeFx.doneData, (_, text) => text);

sample({
  clock: writeRequested,
  source: $writtenText,
  filter: (written, state) => written !== JSON.stringify(state),
  fn: (_, state) => state,
  target: writeFx,
});
