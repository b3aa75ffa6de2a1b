import type { ApiError } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { $session, $shell, started, stopped, sessionEnded, sessionStarted } from '@lintel/remote-kit';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { addFavouriteFx } from './favourites.api.ts';
import { showFailureFx, showMergedFx } from './favourites.notices.ts';
import { forgetMarksFx, mergeAgreed, mergeWanted } from './merge.model.ts';
import { readSaved, writeSaved } from './favourites.storage.ts';
import { listenToTabs, notifyTabs, type ChoiceElsewhere } from './favourites.tabs.ts';
import type { CardListing } from '#common/listing/listing.ts';

// kept    what a visitor saved, in this browser
// wanted  what the signed-in person wants, shown at once
// sending what is on its way to the back end; one call per listing at a time, so that the last press wins

export const favouriteToggled = createEvent<{ listing: CardListing; saved: boolean }>();

/** A heart that waited for the network was taken back before it was sent. */
export const heartTakenBack = createEvent<Choice>();

/** The account's list changed in another tab. */
export const chosenElsewhere = createEvent<ChoiceElsewhere>();
const keptElsewhere = createEvent();

type Choice = { id: number; saved: boolean; title?: string };
type OwnChoice = Choice & { userId: number };
type Choices = Record<number, boolean>;

const saveFx = attach({
  effect: addFavouriteFx,
  mapParams: ({ id, saved, title = '' }: OwnChoice) => ({
    request: { property_id: id, type: saved ? ('1' as const) : ('0' as const) },
    title,
  }),
});
const readKeptFx = createEffect(() => readSaved(localStorage));
const writeKeptFx = createEffect((listings: CardListing[]) => writeSaved(localStorage, listings));
const listenToTabsFx = createEffect(() =>
  listenToTabs({
    kept: scopeBind(keptElsewhere, { safe: true }),
    chosen: scopeBind(chosenElsewhere, { safe: true }),
  }),
);
const stopFx = createEffect((stop: (() => void) | null) => stop?.());
const notifyTabsFx = createEffect(notifyTabs);
const announceFx = attach({
  source: $shell,
  effect: (shell, { id, saved }: Choice) => shell?.emit('favourite.changed@1', { propertyId: id, saved }),
});
const countFx = attach({
  source: $shell,
  effect: (shell, saved: number) => shell?.emit('favourites.counted@1', { saved }),
});
/**
 * Hands what a visitor saved to the account, one by one, but for homes that are not published any more; stops at another refusal
 * (60 calls a minute are allowed), and at the end of the session.
 */
const mergeFx = attach({
  source: $shell,
  effect: async (shell, kept: readonly CardListing[]): Promise<number[]> => {
    const merged: number[] = [];
    const userId = () => shell?.session.get()?.user.id;
    const owner = userId();
    // Oldest first, so that the account lists them in the order they were saved in.
    for (const { id } of kept.toReversed()) {
      if (userId() !== owner) break;
      try {
        await addFavouriteFx({ request: { property_id: id, type: '1' } });
        merged.push(id);
      } catch (thrown) {
        // What is left stays in the browser and is tried again at the next start.
        if ((thrown as ApiError).key !== 'notFound') break;
      }
    }
    return merged;
  },
});

export const $kept = createStore<CardListing[]>([]).on(readKeptFx.doneData, (_, listings) => listings);
const $wanted = createStore<Choices>({});
const $sending = createStore<Choices>({});

/** Whether the heart of a listing on screen is filled. */
export const $isSaved = combine($wanted, $kept, $session, (wanted, kept, session) => {
  const keptIds = new Set(kept.map(({ id }) => id));
  return ({ id, is_favourite }: Pick<CardListing, 'id' | 'is_favourite'>): boolean =>
    session ? (wanted[id] ?? is_favourite === 1) : keptIds.has(id);
});

const $stop = createStore<(() => void) | null>(null).on(listenToTabsFx.doneData, (_, stop) => stop);

sample({ clock: started, target: [readKeptFx, listenToTabsFx] });
sample({ clock: keptElsewhere, target: readKeptFx });
sample({ clock: stopped, source: $stop, target: stopFx });

// A visitor: into this browser.
const keptByVisitor = sample({
  clock: favouriteToggled,
  source: $session,
  filter: (session) => !session,
  fn: (_, choice) => choice,
});
$kept.on(keptByVisitor, (kept, { listing, saved }) => {
  const others = kept.filter(({ id }) => id !== listing.id);
  return saved ? [listing, ...others] : others;
});
sample({ clock: keptByVisitor, source: $kept, target: writeKeptFx });
sample({ clock: keptByVisitor, fn: ({ listing, saved }) => ({ id: listing.id, saved }), target: announceFx });

// Reading the same list again, or an empty one at the start, is no news.
sample({ clock: $kept.map(({ length }) => length), target: countFx });

// A signed-in person: shown at once, sent, taken back when refused.
const wantedByUser = sample({
  clock: favouriteToggled,
  source: $session,
  filter: Boolean,
  fn: ({ user }, { listing, saved }): OwnChoice => ({
    id: listing.id,
    saved,
    title: listing.title,
    userId: user.id,
  }),
});
$wanted.on(wantedByUser, (wanted, { id, saved }) => ({ ...wanted, [id]: saved }));
sample({
  clock: wantedByUser,
  source: $sending,
  filter: (sending, { id }) => sending[id] === undefined,
  fn: (_, choice) => choice,
  target: saveFx,
});
$sending
  .on(saveFx, (sending, { id, saved }) => ({ ...sending, [id]: saved }))
  .on(saveFx.finally, (sending, { params }) => without(sending, params.id));
// What a user no longer signed in had chosen is no news for the next one.
const isOfUser = (session: Session | null, { userId }: { userId: number }) => session?.user.id === userId;
const accepted = sample({
  clock: saveFx.done,
  source: $session,
  filter: (session, { params }) => isOfUser(session, params),
  fn: (_, { params }) => params,
});
const refused = sample({
  clock: saveFx.fail,
  source: $session,
  filter: (session, { params }) => isOfUser(session, params),
  fn: (_, { params }) => params,
});
sample({
  clock: saveFx.done,
  source: { wanted: $wanted, session: $session },
  filter: ({ wanted, session }, { params: { id, saved } }) =>
    session !== null && wanted[id] !== undefined && wanted[id] !== saved,
  fn: ({ session }, { params }) => ({ ...params, saved: !params.saved, userId: session!.user.id }),
  target: saveFx,
});
sample({ clock: accepted, target: announceFx });
sample({ clock: accepted, fn: ({ id, saved, userId }) => ({ id, saved, userId }), target: notifyTabsFx });
const ofThisAccount = sample({
  clock: chosenElsewhere,
  source: $session,
  filter: isOfUser,
  fn: (_, choice) => choice,
});
$wanted.on(ofThisAccount, (wanted, { id, saved }) => ({ ...wanted, [id]: saved }));
$wanted
  .on(refused, (wanted, { id, saved }) => ({ ...wanted, [id]: !saved }))
  .on(heartTakenBack, (wanted, { id, saved }) => ({ ...wanted, [id]: !saved }));
sample({ clock: heartTakenBack, fn: ({ id, saved }) => ({ id, saved: !saved }), target: announceFx });

const retryPressed = createEvent<OwnChoice>();
const retried = sample({
  clock: retryPressed,
  source: $session,
  filter: isOfUser,
  fn: (_, choice) => choice,
});
sample({
  clock: refused,
  fn: (choice) => ({ choice, retry: retryPressed }),
  target: showFailureFx,
});
$wanted.on(retried, (wanted, { id, saved }) => ({ ...wanted, [id]: saved }));
sample({ clock: retried, target: saveFx });

// At sign-in: everything from this browser into the account, once the user agrees.
sample({
  clock: [
    sessionStarted,
    sample({
      clock: readKeptFx.done,
      source: $session,
      filter: Boolean,
      fn: ({ user }) => ({ userId: user.id }),
    }),
  ],
  source: { kept: $kept, merging: mergeFx.pending },
  filter: ({ merging }) => !merging,
  fn: ({ kept }, { userId }) => ({ userId, kept }),
  target: mergeWanted,
});
sample({
  clock: mergeAgreed,
  source: $kept,
  filter: (kept) => kept.length > 0,
  fn: (kept) => kept,
  target: mergeFx,
});
/** Ids of what moved from this browser into the account. */
export const favouritesMerged = sample({ clock: mergeFx.doneData, filter: (ids) => ids.length > 0 });
$kept.on(favouritesMerged, (kept, ids) => kept.filter(({ id }) => !ids.includes(id)));
$wanted.on(favouritesMerged, (wanted, ids) => ({
  ...wanted,
  ...Object.fromEntries(ids.map((id) => [id, true])),
}));
sample({ clock: favouritesMerged, source: $kept, target: writeKeptFx });
sample({ clock: favouritesMerged, fn: (ids) => ids.length, target: showMergedFx });

/** The user erased all of a kind, which the page of their data does. */
export const recordsErased = createEvent<{ kind: string }>();
// The hearts of a user do not concern the next user.
$wanted.reset(sessionEnded, sample({ clock: recordsErased, filter: ({ kind }) => kind === 'favourites' }));
sample({
  clock: recordsErased,
  filter: ({ kind }) => kind === 'hidden' || kind === 'compared',
  target: forgetMarksFx,
});

function without(choices: Choices, id: number): Choices {
  const { [id]: _, ...rest } = choices;
  return rest;
}
