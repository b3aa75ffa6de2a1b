import { $session, sessionEnded } from '@lintel/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';

interface Change {
  name: string;
  change(before: object | undefined): object;
}
const changed = createEvent<Change>();
/** What was filled in was sent, or the user gave it up. */
export const dialogDraftDiscarded = createEvent<string>();

// A recording ends after the page that made it is gone, which the session may be too.
const changedByUser = sample({
  clock: changed,
  source: $session,
  filter: Boolean,
  fn: (_, change) => change,
});
const $drafts = createStore<Readonly<Record<string, object>>>({})
  .on(changedByUser, (drafts, { name, change }) => ({ ...drafts, [name]: change(drafts[name]) }))
  .on(dialogDraftDiscarded, (drafts, name) =>
    Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== name)),
  )
  .reset(sessionEnded);

export interface DialogDraft<Values> {
  values: Values;
  change(of: (before: Values) => Partial<Values>): void;
  discard(): void;
}

/** What is filled in in a dialog: a press beside it only closes it. `name` tells dialogs and conversations apart. */
export function useDialogDraft<Values extends object>(name: string, empty: Values): DialogDraft<Values> {
  const { drafts, write, discard } = useUnit({
    drafts: $drafts,
    write: changed,
    discard: dialogDraftDiscarded,
  });
  return {
    values: (drafts[name] as Values | undefined) ?? empty,
    change: (of) =>
      write({
        name,
        change: (before) => {
          const values = (before as Values | undefined) ?? empty;
          return { ...values, ...of(values) };
        },
      }),
    discard: () => discard(name),
  };
}
