import { createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector';
import { started, stopped } from './define-remote.tsx';

/** Begins to listen, where the code of a page came after the remote had started. For pages and factories that use these stores. */
export const browserWatched = createEvent();
const onlineChanged = createEvent<boolean>();
const visibilityChanged = createEvent<boolean>();
const pageLeft = createEvent();

const listenFx = createEffect(() => {
  const ending = new AbortController();
  const online = scopeBind(onlineChanged, { safe: true });
  const visible = scopeBind(visibilityChanged, { safe: true });
  const left = scopeBind(pageLeft, { safe: true });
  const { signal } = ending;
  addEventListener('online', () => online(true), { signal });
  addEventListener('offline', () => online(false), { signal });
  document.addEventListener('visibilitychange', () => visible(document.visibilityState === 'visible'), {
    signal,
  });
  addEventListener('pagehide', () => left(), { signal });
  // As it is when the listening begins.
  if (!navigator.onLine) online(false);
  visible(document.visibilityState === 'visible');
  return ending;
});
const stopFx = createEffect((ending: AbortController | null) => ending?.abort());
const $ending = createStore<AbortController | null>(null).on(listenFx.doneData, (_, ending) => ending);

/** Whether the browser knows of a network; true may be wrong. */
export const $isOnline = createStore(true).on(onlineChanged, (_, value) => value);
/** The browser has a network again. */
export const networkReturned = sample({
  clock: onlineChanged,
  filter: Boolean,
  fn: () => undefined,
});
/** Whether the tab is on screen. */
export const $isTabVisible = createStore(true).on(visibilityChanged, (_, value) => value);
/** The tab is no longer on screen, or its page goes: what is not kept by now may be lost. Telephones end hidden pages silently. */
export const pageHidden = merge([
  pageLeft,
  sample({ clock: visibilityChanged, filter: (isVisible) => !isVisible, fn: () => undefined }),
]);

sample({
  clock: [started, browserWatched],
  source: $ending,
  filter: (ending) => ending === null,
  fn: () => undefined,
  target: listenFx,
});
sample({ clock: stopped, source: $ending, target: stopFx });
