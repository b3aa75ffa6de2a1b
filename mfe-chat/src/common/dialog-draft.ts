import { $session, sessionEnded } from '@lintel/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { keptForUser } from './kept-for-user.ts';

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
type Drafts = Readonly<Record<string, object>>;
const { keepFx, recallFx } = keptForUser<Drafts>('lintel.chat-dialogs');
const $drafts = createStore<Drafts>({})
  .on(recallFx.doneData, (drafts, kept) => (kept ? { ...kept, ...drafts } : drafts))
  .on(changedByUser, (drafts, { name, change }) => ({ ...drafts, [name]: change(drafts[name]) }))
  .on(dialogDraftDiscarded, (drafts, name) =>
    Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== name)),
  )
  .reset(sessionEnded);

/** Files and recordings cannot be written down. */
const isPlain = (values: object) =>
  Object.values(values).every(
    (value: unknown) =>
      typeof value !== 'object' || (Array.isArray(value) && value.every((one) => typeof one === 'string')),
  );
// The shell forgets it when the user signs out; a session that expired goes on with it.
sample({
  clock: [changedByUser, dialogDraftDiscarded],
  source: $drafts,
  fn: (drafts) => {
    const kept = Object.entries(drafts).filter(([, values]) => isPlain(values));
    return kept.length > 0 ? Object.fromEntries(kept) : null;
  },
  target: keepFx,
});
const opened = createEvent();
sample({ clock: opened, target: recallFx });

export interface DialogDraft<Values> {
  values: Values;
  change(of: (before: Values) => Partial<Values>): void;
  discard(): void;
}

/**
 * What is filled in in a dialog: a press beside it only closes it, and a reload of the tab keeps what can be written down. `name` tells
 * dialogs and conversations apart.
 */
export function useDialogDraft<Values extends object>(name: string, empty: Values): DialogDraft<Values> {
  const { drafts, open, write, discard } = useUnit({
    drafts: $drafts,
    open: opened,
    write: changed,
    discard: dialogDraftDiscarded,
  });
  useEffect(() => open(), [open]);
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
