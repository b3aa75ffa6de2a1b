import { $clock, readClockFx, waitFx } from '@lintel/model-kit';
import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  type EventCallable,
  type Store,
} from 'effector';
import { browserWatched, pageHidden } from '../browser-events.ts';
import { $session } from '../define-remote.tsx';
import type { DraftStore } from './draft-store.ts';

/** `failed`: the browser has no room, or forbids storage; what was typed is on the page only. */
export type SaveState = 'nothing' | 'unsaved' | 'saving' | 'saved' | 'failed';

export interface Autosave<Values> {
  /** The user changed something. */
  changed: EventCallable<{ id: string; values: Values }>;
  /** The draft became the real thing, or was given up. */
  discarded: EventCallable<string>;
  $state: Store<SaveState>;
  /** Milliseconds since 1970; null before the first save. */
  $savedAt: Store<number | null>;
  /** Leaving now would lose something. */
  $isUnsaved: Store<boolean>;
  /** For components: `const { state, savedAt, isUnsaved } = useUnit(autosave)`. */
  '@@unitShape'(): { state: Store<SaveState>; savedAt: Store<number | null>; isUnsaved: Store<boolean> };
}

/** Milliseconds of quiet before a change is saved. */
const PAUSE_MS = 500;

/**
 * Saves a form as a draft while the user types: after a pause, one save at a time, the newest values last; without a pause when the
 * page is hidden or left.
 *
 * @example const autosave = createAutosave({ drafts: propertyDrafts }); <SaveNote {...useUnit(autosave)} />
 */
export function createAutosave<Values>({ drafts }: { drafts: DraftStore<Values> }): Autosave<Values> {
  type Change = { id: string; values: Values };
  type Noted = Change & { number: number; userId: number | null };
  const changed = createEvent<Change>();
  const discarded = createEvent<string>();

  // Counts on from draft to draft: what was written is compared by number.
  const $changes = createStore(0).on(changed, (count) => count + 1);
  // Whose it is, is known now: another user may be signed in once the typing pauses, or none.
  const noted = sample({
    clock: changed,
    source: { number: $changes, session: $session },
    fn: ({ number, session }, change): Noted => ({ ...change, number, userId: session?.user.id ?? null }),
  });
  const $newest = createStore<Noted | null>(null)
    .on(noted, (_, change) => change)
    .on(discarded, (newest, id) => (newest?.id === id ? null : newest));
  const $written = createStore(0);

  const pauseFx = createEffect(async (number: number) => {
    await waitFx(PAUSE_MS);
    return number;
  });
  const saveFx = createEffect(async ({ id, values, userId }: Noted) => {
    const savedAt = await readClockFx();
    if (userId === null) throw new Error('a draft belongs to a signed-in user');
    await drafts.write({ id, userId, values, savedAt });
    return savedAt;
  });
  // No promise before the write: a page that is left does not live to see it.
  const saveAtOnceFx = attach({
    source: $clock,
    effect: (clock, { id, values, userId }: Noted) =>
      userId === null ? Promise.resolve() : drafts.writeAtOnce({ id, userId, values, savedAt: clock.now() }),
  });
  const removeFx = createEffect((id: string) => drafts.remove(id));

  sample({ clock: noted, fn: ({ number }) => number, target: pauseFx });
  sample({ clock: noted, fn: () => undefined, target: browserWatched });
  const hurried = sample({
    clock: pageHidden,
    source: { newest: $newest, written: $written, isSaving: saveFx.pending },
    filter: ({ newest, written, isSaving }) => newest !== null && (written < newest.number || isSaving),
    fn: ({ newest }) => newest!,
  });
  sample({ clock: hurried, target: saveAtOnceFx });
  // Only the pause after the last change counts; one that ends during a save is made up for after it.
  const $due = createStore(0)
    .on(pauseFx.doneData, (_, number) => number)
    .on(hurried, (_, { number }) => number);
  sample({
    clock: [$due, saveFx.finally],
    source: { newest: $newest, due: $due, written: $written, isSaving: saveFx.pending },
    filter: ({ newest, due, written, isSaving }) =>
      newest !== null && due === newest.number && written < newest.number && !isSaving,
    fn: ({ newest }) => newest!,
    target: saveFx,
  });
  $written.on(saveFx, (_, { number }) => number);
  sample({ clock: discarded, target: removeFx });
  // A save under way when the draft was discarded would bring it back.
  const $discarded = createStore<string | null>(null)
    .on(discarded, (_, id) => id)
    .reset(saveFx);
  sample({
    clock: saveFx.done,
    source: { newest: $newest, discarded: $discarded },
    filter: ({ newest, discarded: id }, { params }) => id === params.id && newest?.id !== id,
    fn: (_, { params }) => params.id,
    target: removeFx,
  });

  const gone = sample({ clock: $newest, filter: (newest) => newest === null, fn: () => undefined });
  const $hasFailed = createStore(false)
    .on(saveFx.fail, () => true)
    .reset(saveFx.done, gone);
  const $savedAt = createStore<number | null>(null)
    .on(saveFx.doneData, (_, savedAt) => savedAt)
    .reset(gone);
  const $state = combine(
    { newest: $newest, written: $written, isSaving: saveFx.pending, hasFailed: $hasFailed },
    ({ newest, written, isSaving, hasFailed }): SaveState => {
      if (isSaving) return 'saving';
      if (newest === null) return 'nothing';
      if (written < newest.number) return 'unsaved';
      return hasFailed ? 'failed' : 'saved';
    },
  );
  const $isUnsaved = $state.map((state) => state === 'unsaved' || state === 'saving' || state === 'failed');
  return {
    changed,
    discarded,
    $state,
    $savedAt,
    $isUnsaved,
    '@@unitShape': () => ({ state: $state, savedAt: $savedAt, isUnsaved: $isUnsaved }),
  };
}
