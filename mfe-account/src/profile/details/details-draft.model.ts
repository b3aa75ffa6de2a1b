import { $session, createAutosave, createDraftStore, sessionEnded } from '@lintel/remote-kit';
import type { Session } from '@lintel/contract';
import { attach, createEvent, createStore, sample } from 'effector';
import type { DetailsChanges } from './details.schema.ts';
import { opened } from '../model/profile.model.ts';

/** Parts of the profile that were typed and not saved: all others stay as the server has them. */
const drafts = createDraftStore<DetailsChanges>({ kind: 'profile', version: 1 });
/** Each account of the browser has its own. */
const draftOf = (session: Session | null) => `details-${session?.user.id ?? 0}`;
const autosave = createAutosave({ drafts });

export const detailsTyped = createEvent<DetailsChanges>();
/** They were saved, or the user gave them up. */
export const detailsSettled = createEvent();
sample({
  clock: detailsTyped,
  source: $session,
  filter: Boolean,
  fn: (session, values) => ({ id: draftOf(session), values }),
  target: autosave.changed,
});
sample({ clock: detailsSettled, source: $session, fn: draftOf, target: autosave.discarded });

const readDraftFx = attach({
  source: $session,
  effect: async (session) =>
    session ? ((await drafts.read(draftOf(session), session.user.id))?.values ?? null) : null,
});
/** Null until it is known whether there is a draft. */
export const $draft = createStore<{ values: DetailsChanges | null } | null>(null)
  .on(readDraftFx.doneData, (_, values) => ({ values }))
  .on(readDraftFx.fail, () => ({ values: null }))
  .on(detailsTyped, (_, values) => ({ values }))
  .on(detailsSettled, () => ({ values: null }))
  .reset(opened, sessionEnded);
sample({ clock: opened, fn: () => undefined, target: readDraftFx });
