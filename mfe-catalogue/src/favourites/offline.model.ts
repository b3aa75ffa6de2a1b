import { getProperty, type ApiError } from '@lintel/api-contract';
import { baseMapOf, type BaseMap } from '@lintel/map';
import { $session, $shell, endpointFx, sessionEnded, toApiError } from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { CardListing } from '#common/listing/listing.ts';
import { isRefusedWithoutKey } from '#common/wire/refusals.ts';
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

/** Why a home is not on the device although trying again would not help: a package opens it; it is off the market. */
type Obstacle = 'locked' | 'gone';

const isLocked = (error: ApiError) => error.key === 'premiumRequired' || isRefusedWithoutKey(error);

/** One home: its answer, its pictures, the files of its page. */
const keepOneFx = attach({
  source: $shell,
  mapParams: (listing: CardListing, shell) => ({ listing, baseMap: baseMapOf(shell?.settings.get()?.map) }),
  effect: createEffect(
    async ({
      listing,
      baseMap,
    }: {
      listing: CardListing;
      baseMap: BaseMap;
    }): Promise<Obstacle | undefined> => {
      const answer = await loadFx({ slug_id: listing.slug_id }).catch((thrown: unknown) => {
        if (isLocked(toApiError(thrown))) return 'locked' as const;
        throw thrown;
      });
      if (answer === 'locked') return answer;
      const home = answer.data[0];
      if (!home) return 'gone';
      const size = await keepHome(home, baseMap);
      const { isOn, homes } = offline.get();
      // The user took everything off meanwhile, perhaps with a part of this home.
      if (!isOn && homes.length === 0) return void (await forgetHomes());
      if (!(await isKept(listing.slug_id))) return undefined;
      // Pictures that were here already are not counted again.
      const bytes = Math.max(size, homes.find((one) => one.listing.id === listing.id)?.bytes ?? 0);
      offline.change((state) => ({
        ...state,
        homes: [
          ...state.homes.filter((one) => one.listing.id !== listing.id),
          { listing: snapshot(home), bytes },
        ],
      }));
      return undefined;
    },
  ),
});

export interface OfflineCopyResult extends Record<Obstacle, number> {
  /** Homes that another try may keep. */
  failed: number;
}

interface Round {
  listings: readonly CardListing[];
  /** Just answered by the back end, not what this browser remembers of them. */
  areCurrent: boolean;
}

/** One after the other: a phone on a slow line gets whole homes instead of parts of many. */
const keepAllFx = attach({
  source: $session,
  mapParams: (listings: readonly CardListing[], session): Round => ({
    listings,
    areCurrent: session !== null,
  }),
  effect: createEffect(async ({ listings, areCurrent }: Round): Promise<OfflineCopyResult> => {
    const outcome = { failed: 0, locked: 0, gone: 0 };
    for (const listing of listings) {
      const { isOn, homes } = offline.get();
      if (!isOn) break;
      const copy = homes.find(({ listing: { id } }) => id === listing.id)?.listing;
      if (copy && (!areCurrent || copy.price === listing.price)) continue;
      try {
        const obstacle = await keepOneFx(listing);
        if (obstacle) outcome[obstacle] += 1;
      } catch {
        outcome.failed += 1;
      }
    }
    return outcome;
  }),
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
export const $outcome = createStore<OfflineCopyResult | null>(null)
  .on(keepAllFx.doneData, (_, outcome) => outcome)
  .reset(keepAllFx, removed, sessionEnded);

sample({ clock: switched, fn: ({ isOn }) => isOn, target: switchFx });
const keepWanted = sample({
  clock: [
    sample({ clock: switched, filter: ({ isOn }) => isOn }),
    sample({ clock: listChanged, filter: () => offline.get().isOn }),
  ],
  fn: ({ listings }) => listings,
});
const $wanted = createStore<readonly CardListing[]>([]).on(keepWanted, (_, listings) => listings);
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
