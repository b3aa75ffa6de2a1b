import {
  getAddedProperties,
  getChats,
  getFavouriteProperty,
  searchSuggestions,
  type SearchSuggestions,
} from '@lintel/api-contract';
import { waitFx } from '@lintel/model-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { browserStorage, type TextStorage } from '#user/persisted/browser-storage.ts';
import { callFx } from '#core/user-ports.ts';
import { createOwnCall } from '#user/session/model/own-call.ts';
import { $session, userLeft } from '#user/session/model/session.model.ts';
import type { Recent } from './entries.ts';
import { $isPaletteOpen, paletteClosed, paletteOpened } from './palette-open.ts';

const KEY = 'lintel-recent';
const MOST_RECENT = 6;
/** Pause after the last key before a search starts. Milliseconds. */
const PAUSE_MS = 150;
const EACH = 5;

/** What belongs to the user, as far as one can go to it. */
export interface Own {
  homes: { title: string; slug: string }[];
  saved: { title: string; slug: string }[];
  chats: { name: string; title: string; userId: number; propertyId: number }[];
}

export const textChanged = createEvent<string>();
/** The user went to an address by the palette. */
export const addressChosen = createEvent<Recent>();

const noOwn: Own = { homes: [], saved: [], chats: [] };

export const $recentStorage = createStore<TextStorage>(browserStorage);
export const $text = createStore('').on(textChanged, (_, text) => text);
export const $suggestions = createStore<SearchSuggestions | null>(null);
/** The text that they were found for. */
export const $foundFor = createStore('');
export const $hasFailed = createStore(false);
export const $own = createStore<Own>(noOwn);
export const $recent = createStore<readonly Recent[]>([]);

const suggestFx = callFx(searchSuggestions);
const ownHomes = createOwnCall(getAddedProperties);
const saved = createOwnCall(getFavouriteProperty);
const chats = createOwnCall(getChats);

/** What is asked for a text. */
export const queryOf = (text: string): string => text.trim().slice(0, 120);

/** Asks after a pause; an answer to what is no longer typed is dropped. */
const pauseFx = createEffect(async (text: string) => {
  await waitFx(PAUSE_MS);
  return text;
});
sample({ clock: $text, filter: (text) => text.trim().length > 1, target: pauseFx });
sample({
  clock: pauseFx.doneData,
  source: $text,
  filter: (now, asked) => now === asked,
  fn: (text) => ({ query: queryOf(text), limit: EACH }),
  target: suggestFx,
});
const isCurrent = (now: string, { params }: { params: { query: string | number } }) =>
  queryOf(now) === params.query;
const current = sample({ clock: suggestFx.done, source: $text, filter: isCurrent, fn: (_, done) => done });
const currentFailed = sample({
  clock: suggestFx.fail,
  source: $text,
  filter: isCurrent,
  fn: () => undefined,
});
$suggestions
  .on(current, (_, { result }) => result.data)
  .reset(currentFailed)
  .on(textChanged, (suggestions, text) => (text.trim().length > 1 ? suggestions : null));
$foundFor.on(current, (_, { params }) => String(params.query));
$hasFailed.on(currentFailed, () => true).reset(current, textChanged);

// What is the user's own is asked for when the palette opens, each part for itself.
const openedByPerson = sample({
  clock: $isPaletteOpen,
  source: $session,
  filter: (session, isOpen) => isOpen && session !== null,
});
sample({ clock: openedByPerson, fn: () => ({ limit: 20 }), target: [ownHomes.started, saved.started] });
sample({ clock: openedByPerson, fn: () => ({ page: 1, per_page: 20 }), target: chats.started });

const asHome = ({ title, slug_id: slug }: { title: string; slug_id: string }) => ({ title, slug });
$own
  .on(ownHomes.answered, (own, { data }) => ({ ...own, homes: data.map(asHome) }))
  .on(saved.answered, (own, { data }) => ({ ...own, saved: data.map(asHome) }))
  .on(chats.answered, (own, { data }) => ({
    ...own,
    chats: data.map(({ name, title, user_id: userId, property_id: propertyId }) => ({
      name,
      title,
      userId,
      propertyId,
    })),
  }))
  .reset(userLeft);

const readRecentFx = attach({ source: $recentStorage, effect: (storage) => parse(storage.read(KEY)) });
const keepRecentFx = attach({
  source: { storage: $recentStorage, recent: $recent },
  effect: ({ storage, recent }) => void storage.write(KEY, JSON.stringify(recent)),
});
sample({ clock: paletteOpened, target: readRecentFx });
$recent
  .on(readRecentFx.doneData, (_, recent) => recent)
  .on(addressChosen, (recent, chosen) =>
    [chosen, ...recent.filter(({ to }) => to !== chosen.to)].slice(0, MOST_RECENT),
  )
  // Searches of one user are never shown to another.
  .reset(userLeft);
sample({ clock: [addressChosen, userLeft], fn: () => undefined, target: keepRecentFx });

$text.reset(paletteClosed);
$suggestions.reset(paletteClosed);
$hasFailed.reset(paletteClosed);

function parse(text: string | null): Recent[] {
  try {
    const stored = JSON.parse(text ?? '[]') as Recent[];
    return stored.filter(({ to, label }) => typeof label === 'string' && /^\/(?!\/)/.test(to));
  } catch {
    return [];
  }
}
