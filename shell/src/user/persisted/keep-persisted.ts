import { createWatch, scopeBind, type Scope, type Store } from 'effector';
import { changedElsewhere, writeRequested } from './persisted.model.ts';
import { ROOT_KEY, type PersistedState } from './persisted-state.ts';
import { readState } from './read-state.ts';

/** Changes are written once per this many milliseconds, and when the page goes away. */
const INTERVAL_MS = 1000;

/** Who is signed in must not wait: a tab that writes meanwhile would undo it. */
const isUrgent = (before: PersistedState, now: PersistedState) =>
  before.User_signup.data !== now.User_signup.data;

/**
 * Keeps storage and state in step until the returned function is called: writes on an interval when something changed,
 * and takes over what another tab wrote.
 */
export function keepPersisted($state: Store<PersistedState>, scope: Scope): () => void {
  const write = scopeBind(writeRequested, { scope });
  const takeOver = scopeBind(changedElsewhere, { scope });
  let known = scope.getState($state);
  let pending: PersistedState | null = null;

  function flush(): void {
    const state = pending;
    pending = null;
    if (state) write(state);
  }
  const unwatch = createWatch({
    unit: $state,
    scope,
    fn(state) {
      const urgent = isUrgent(known, state);
      known = state;
      pending = state;
      if (urgent) flush();
    },
  });
  function onHidden(): void {
    if (document.visibilityState === 'hidden') flush();
  }
  function onStorage({ key, newValue }: StorageEvent): void {
    // `key` is null when the storage was emptied as a whole.
    if (key !== ROOT_KEY && key !== null) return;
    try {
      takeOver(readState(newValue));
    } catch {
      // Another program wrote something that we do not understand; what this tab has stays.
    }
  }

  const timer = setInterval(flush, INTERVAL_MS);
  addEventListener('pagehide', flush);
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    clearInterval(timer);
    removeEventListener('pagehide', flush);
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onHidden);
    unwatch();
  };
}
