import { started, stopped, whenIdle } from '@lintel/remote-kit';
import { attach, createEffect, createStore, sample } from 'effector';
import { offline } from '#favourites/offline.ts';

/** How long a browser without idle callbacks waits, so that the page on screen comes first. Milliseconds. */
const IDLE_FALLBACK_MS = 3000;

/** Fetches what the pages of kept homes are made of, with their maps; the worker has it then. */
const fetchOfflineFiles = async (): Promise<unknown> => {
  const [{ fetchDeferredParts }] = await Promise.all([
    import(/* webpackChunkName: "page-favourites" */ '#favourites/offline-homes.ts'),
    import(/* webpackChunkName: "page-favourites" */ '#favourites/favourites.page.tsx'),
    import(/* webpackChunkName: "page-property" */ '#property/property.page.tsx'),
  ]);
  return fetchDeferredParts();
};

/** Where the files come from; replaced in tests. */
export const $offlineFiles = createStore({ fetch: fetchOfflineFiles });

// Each release has files of its own, and the homes were kept with those of an earlier one.
const keepFilesFx = attach({
  source: $offlineFiles,
  effect: (files) => {
    if (offline.get().homes.length === 0) return null;
    return whenIdle(() => void files.fetch().catch(() => undefined), { otherwiseAfter: IDLE_FALLBACK_MS });
  },
});
const $cancel = createStore<(() => void) | null>(null).on(keepFilesFx.doneData, (_, cancel) => cancel);
sample({ clock: started, target: keepFilesFx });
sample({
  clock: stopped,
  source: $cancel,
  target: createEffect((cancel: (() => void) | null) => cancel?.()),
});
