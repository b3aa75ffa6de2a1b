import { saveListingNote, type ApiError, type ListingNote } from '@lintel/api-contract';
import type { Session, Shell, WaitingWrite } from '@lintel/contract';
import { errorText } from '@lintel/i18n';
import { $session, $shell, deliveryFx, toApiError, sessionEnded } from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import i18next from 'i18next';
import { debounce } from 'patronum/debounce';
import { loadNotesFx } from '#common/wire/newer-calls.ts';
import { deviceName } from './device.ts';
import { changeNote, keepOnlyOf, LONGEST, noteOf, notes, type Note } from '#common/saved/notes.ts';
import { $mayMerge, mergeAgreed } from '#common/saved/merge.model.ts';
import { opened } from './saved.model.ts';

// typed   in this browser, and not sent yet; sent when the typing pauses, or when the page is opened again
// queued  waits for the network in the shell's outbox
// refused stays in this browser, and is not sent again by itself
// The account names which changes this browser has seen; what it had not seen is kept beside its own words.

/** Milliseconds of quiet after which a note is sent. */
const PAUSE_MS = 800;

interface Words {
  id: number;
  title: string;
  text: string;
}
export const noteTyped = createEvent<Words>();
/** The user has read both texts and chooses what the note is to be. */
export const conflictSettled = createEvent<Words>();
/** A note that waited for the network was taken back: it is again what the account has. */
export const noteTakenBack = createEvent<{ id: number }>();
/** The keys of what waits for the network are others than before. */
export const outboxChanged = createEvent<readonly string[]>();

export const noteKey = (id: number | string): string => `note:${id}`;

const deliverNoteFx = deliveryFx(saveListingNote, ({ property_id }) => noteKey(String(property_id)));
const loadFx = attach({ effect: loadNotesFx });
const waitingFx = attach({
  source: $shell,
  effect: async (shell): Promise<readonly WaitingWrite[]> => (await shell?.waitingWrites?.())?.get() ?? [],
});

/** What a signed-in user types is theirs at once; a visitor's note has no owner. */
const ownerOf = (session: Session | null) => (session ? { owner: session.user.id } : {});
const typeFx = attach({
  source: $session,
  effect: (session, { id, text, title }: Words) =>
    changeNote(id, { text: text.slice(0, LONGEST), title, state: 'typed', ...ownerOf(session) }),
});
const settleFx = attach({
  source: $session,
  effect: (session, { id, text, title }: Words) =>
    changeNote(id, {
      text: text.slice(0, LONGEST),
      title,
      other: '',
      resolves: true,
      state: 'typed',
      ...ownerOf(session),
    }),
});
const takeBackFx = createEffect(({ id }: { id: number }) => {
  const { state: _state, resolves: _resolves, ...note } = noteOf(id);
  notes.change((all) => ({ ...all, [id]: { ...note, text: note.base } }));
});

const showRefusalFx = attach({
  source: $shell,
  effect(shell, { title, error }: { title: string; error: ApiError }) {
    const why = errorText(i18next.getFixedT(null, 'errors'), error);
    const t = i18next.getFixedT(null, 'mfe-catalogue' as 'mfe-catalogue deferred');
    shell?.notify({ tone: 'danger', text: t('offline.noteRefused', { title, why }) });
  },
});

/** Whether the session is still that of this user. */
const isStill = (shell: Shell | null, owner: number): boolean => shell?.session.get()?.user.id === owner;

interface Sender {
  shell: Shell | null;
  session: Session | null;
  mayMerge: boolean | null;
}
/** Sends what was typed, one note after the other. A visitor's notes become the account's where the user agreed to that. */
const sendTypedFx = attach({
  source: { shell: $shell, session: $session, mayMerge: $mayMerge },
  effect: createEffect(async ({ shell, session, mayMerge }: Sender) => {
    if (!session) return;
    const owner = session.user.id;
    keepOnlyOf(owner);
    for (const id of Object.keys(notes.get())) {
      // As it is by now: the notes before it may have taken a while.
      const note = noteOf(id);
      if (note.state !== 'typed' || (note.owner === undefined && !mayMerge)) continue;
      const { text, title, revision, resolves } = note;
      changeNote(id, { owner });
      const change = { property_id: Number(id), text, revision, device: deviceName() };
      try {
        const outcome = await deliverNoteFx({
          request: resolves ? { ...change, resolves: 1 } : change,
          title,
        });
        if (!isStill(shell, owner)) return;
        // Typed on meanwhile: sent with the next pause.
        if (noteOf(id).text !== text) continue;
        if (outcome === 'queued') changeNote(id, { state: 'queued' });
        else markSent(id);
      } catch (thrown) {
        if (!isStill(shell, owner)) return;
        const error = toApiError(thrown);
        // Words that were typed meanwhile are sent with the next pause.
        if (!error.retryable && error.status !== 401 && noteOf(id).text === text)
          changeNote(id, { state: 'refused' });
        await showRefusalFx({ title, error });
      }
    }
  }),
});

function markSent(id: string): void {
  const { state: _state, resolves: _resolves, ...note } = noteOf(id);
  notes.change((all) => ({ ...all, [id]: { ...note, base: note.text } }));
}

/** What was queued and waits no more has been sent. */
function markDelivered(waiting: readonly WaitingWrite[]): void {
  const keys = new Set(waiting.map(({ key }) => key));
  for (const [id, { state }] of Object.entries(notes.get()))
    if (state === 'queued' && !keys.has(noteKey(id))) markSent(id);
}

interface AccountNotes {
  owner: number;
  rows: readonly ListingNote[];
  /** The notes of this browser when the account was asked. */
  before: Readonly<Record<string, Note>>;
}

/** What the account has, into this browser; words of this browser stay where the account was asked before it had them. */
function takeOver({ owner, rows, before }: AccountNotes): void {
  for (const { property_id: id, text, other_text: other, revision } of rows)
    if (noteOf(id).state === undefined && isUnchanged(noteOf(id), before[id]))
      changeNote(id, { owner, text, base: text, other, revision });
}
const isUnchanged = (note: Note, before: Note | undefined): boolean =>
  note.text === (before?.text ?? '') &&
  note.revision === (before?.revision ?? 0) &&
  note.state === before?.state;

const refreshFx = attach({
  source: { shell: $shell, session: $session },
  effect: createEffect(async ({ shell, session }: Pick<Sender, 'shell' | 'session'>) => {
    if (!session) return;
    const owner = session.user.id;
    markDelivered(await waitingFx());
    const before = notes.get();
    const rows = (await loadFx({})).data ?? [];
    if (isStill(shell, owner)) takeOver({ owner, rows, before });
  }),
});
const forgetFx = createEffect(() => keepOnlyOf(undefined));

sample({ clock: noteTyped, target: typeFx });
sample({ clock: conflictSettled, target: settleFx });
sample({ clock: noteTakenBack, target: takeBackFx });
const sendWanted = sample({
  clock: [
    debounce(typeFx.done, PAUSE_MS),
    settleFx.done,
    sample({ clock: [opened, $session, mergeAgreed], source: opened }),
  ],
  fn: () => undefined,
});
// Only one round at a time: of two calls for one note the older could arrive last.
sample({
  clock: sendWanted,
  source: sendTypedFx.pending,
  filter: (isSending) => !isSending,
  fn: () => undefined,
  target: sendTypedFx,
});
const $isWantedAgain = createStore(false)
  .on(sample({ clock: sendWanted, source: sendTypedFx.pending }), (_, isSending) => isSending)
  .reset(sendTypedFx);
sample({
  clock: sendTypedFx.finally,
  source: $isWantedAgain,
  filter: Boolean,
  fn: () => undefined,
  target: sendTypedFx,
});
sample({
  clock: [sendTypedFx.done, outboxChanged],
  fn: () => undefined,
  target: refreshFx,
});
sample({ clock: sessionEnded, filter: ({ reason }) => reason === 'signed-out', target: forgetFx });
