import { paths } from '@lintel/contract';
import { $session, createDraftStore, sessionEnded } from '@lintel/remote-kit';
import { attach, createEffect, createStore, sample } from 'effector';
import { projectDrafts, propertyDrafts } from '#common/drafts-of-forms.ts';
import { left, opened } from './steps.model.ts';

/** A form that was begun and not sent. */
export interface UnfinishedForm {
  title: string;
  savedAt: number;
  /** Where it goes on. */
  address: string;
}

type Kept = { values: { title: string } };
const EDIT = 'edit-';
const kinds = [
  { store: createDraftStore<Kept>(propertyDrafts), add: paths.addProperty, edit: paths.editProperty },
  { store: createDraftStore<Kept>(projectDrafts), add: paths.addProject, edit: paths.editProject },
];

/** The user's drafts of both kinds, the newest first. */
const readUnfinishedFx = attach({
  source: $session,
  effect: createEffect(async (userId: number): Promise<UnfinishedForm[]> => {
    const all = await Promise.all(
      kinds.map(async ({ store, add, edit }) =>
        (await store.list(userId)).map(({ id, values, savedAt }) => ({
          title: values.values.title,
          savedAt,
          address: id.startsWith(EDIT)
            ? edit(id.slice(EDIT.length))
            : `${add()}?draft=${encodeURIComponent(id)}`,
        })),
      ),
    );
    return all.flat().toSorted((one, other) => other.savedAt - one.savedAt);
  }),
  mapParams: (_: Record<never, never>, session) => session?.user.id ?? 0,
});

/** Empty also where the browser keeps nothing. */
export const $unfinished = createStore<readonly UnfinishedForm[]>([])
  .on(readUnfinishedFx.doneData, (_, forms) => forms)
  .reset(left, sessionEnded);
/** Whether drafts are being read. */
export const $isReading = readUnfinishedFx.pending;
sample({ clock: opened, fn: () => ({}), target: readUnfinishedFx });
