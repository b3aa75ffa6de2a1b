import { getProperty } from '@lintel/api-contract';
import { baseMapOf, type BaseMap } from '@lintel/map';
import { $shell, endpointFx, toApiError } from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { CardListing } from '#common/listing/listing.ts';
import { forgetHome, forgetHomes, isKept, keepHome } from './offline-homes.ts';
import { offline, snapshot } from './offline.ts';

/**
 * The saved homes on screen; whichever of them is not on the device yet is put there while the switch is on. `isWhole`: no other home
 * is saved.
 */
export const listChanged = createEvent<{ listings: readonly CardListing[]; isWhole: boolean }>();
export const switched = createEvent<{ isOn: boolean; listings: readonly CardListing[] }>();
/** Everything off the device. */
export const removed = createEvent();

const loadFx = attach({ effect: endpointFx(getProperty) });

/** One home: its answer, its pictures, the files of its page. */
const keepOneFx = attach({
  source: $shell,
  mapParams: (listing: CardListing, shell) => ({ listing, baseMap: baseMapOf(shell?.settings.get()?.map) }),
  effect: createEffect(async ({ listing, baseMap }: { listing: CardListing; baseMap: BaseMap }) => {
    const { data } = await loadFx({ slug_id: listing.slug_id });
    const home = data[0];
    // Taken down since it was saved.
    if (!home) return;
    const bytes = await keepHome(home, baseMap);
    const { isOn, homes } = offline.get();
    // The user took everything off meanwhile, perhaps with a part of this home.
    if (!isOn && homes.length === 0) return void (await forgetHomes());
    if (!(await isKept(listing.slug_id))) return;
    offline.change((state) => ({
      ...state,
      homes: [
        ...state.homes.filter((one) => one.listing.id !== listing.id),
        { listing: snapshot(home), bytes },
      ],
    }));
  }),
});

export interface OfflineCopyResult {
  failed: number;
  isOffline: boolean;
}

/** One after the other: a phone on a slow line gets whole homes instead of parts of many. */
const keepAllFx = createEffect(async (listings: readonly CardListing[]): Promise<OfflineCopyResult> => {
  const outcome = { failed: 0, isOffline: false };
  for (const listing of listings) {
    const { isOn, homes } = offline.get();
    if (!isOn) break;
    if (homes.some(({ listing: { id } }) => id === listing.id)) continue;
    try {
      await keepOneFx(listing);
    } catch (thrown) {
      outcome.failed += 1;
      outcome.isOffline ||= toApiError(thrown).kind === 'offline';
    }
  }
  return outcome;
});

/** Homes that are not saved any more leave the device. */
const tidyFx = createEffect(async (listings: readonly CardListing[]) => {
  const wanted = new Set(listings.map(({ id }) => id));
  const gone = offline.get().homes.filter(({ listing }) => !wanted.has(listing.id));
  await Promise.all(gone.map(({ listing }) => forgetHome(listing.slug_id)));
  if (gone.length > 0)
    offline.change((state) => ({
      ...state,
      homes: state.homes.filter(({ listing }) => wanted.has(listing.id)),
    }));
});
const removeFx = createEffect(async () => {
  await forgetHomes();
  offline.change(() => ({ isOn: false, homes: [] }));
});
const switchFx = createEffect((isOn: boolean) => offline.change((state) => ({ ...state, isOn })));

export const $isKeeping = keepAllFx.pending;
/** How the last round went; null before the first. */
export const $outcome = createStore<OfflineCopyResult | null>(null, { serialize: 'ignore' })
  .on(keepAllFx.doneData, (_, outcome) => outcome)
  .reset(keepAllFx, removed);

sample({ clock: switched, fn: ({ isOn }) => isOn, target: switchFx });
const keepWanted = sample({
  clock: [
    sample({ clock: switched, filter: ({ isOn }) => isOn }),
    sample({ clock: listChanged, filter: () => offline.get().isOn }),
  ],
  fn: ({ listings }) => listings,
});
const $wanted = createStore<readonly CardListing[]>([], { serialize: 'ignore' }).on(
  keepWanted,
  (_, listings) => listings,
);
sample({
  clock: keepWanted,
  source: keepAllFx.pending,
  filter: (isKeeping) => !isKeeping,
  fn: (_, listings) => listings,
  target: keepAllFx,
});
// The list changed while its homes were being kept.
sample({
  clock: keepAllFx.done,
  source: $wanted,
  filter: (wanted, { params }) => wanted !== params && offline.get().isOn,
  fn: (wanted) => wanted,
  target: keepAllFx,
});
// Homes further down the list are saved, too.
sample({
  clock: listChanged,
  filter: ({ isWhole }) => isWhole && offline.get().isOn,
  fn: ({ listings }) => listings,
  target: tidyFx,
});
sample({ clock: removed, target: removeFx });
