import { deleteUser, getDeletionPreview, type ApiError } from '@lintel/api-contract';
import type { Shell, StoredSubject } from '@lintel/contract';
import {
  $shell,
  createQuery,
  createUserPageGate,
  endpointFx,
  sessionEnded,
  toApiError,
} from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { erase, keptItems, type KeptItem } from './browser-data.ts';
import { readServerData, type ServerData } from './server-data.ts';

export const { Gate: DataGate, opened } = createUserPageGate<Record<never, never>>();

const readFx = createEffect<Shell | null, ServerData, ApiError>(async (shell) => {
  if (!shell) throw toApiError('the remote is not connected');
  try {
    return await readServerData(shell);
  } catch (error) {
    throw toApiError(error);
  }
});
/** Everything on the server, always asked for: an export must be what is there now. */
export const serverData = createQuery({
  effect: attach({ source: $shell, mapParams: (_: Record<never, never>, shell) => shell, effect: readFx }),
  staleAfter: 0,
});
sample({ clock: opened, fn: () => ({}), target: serverData.start });
sample({ clock: sessionEnded, fn: () => undefined, target: serverData.forget });

const readKeptFx = attach({
  source: $shell,
  effect: async (shell) => keptItems((await shell?.storage?.()) ?? []),
});
/** What this browser keeps; null until it was looked at. */
export const $kept = createStore<readonly KeptItem[] | null>(null, { serialize: 'ignore' })
  .on(readKeptFx.doneData, (_, items) => items)
  .on(readKeptFx.fail, () => []);

/** The user wants what this browser keeps about one subject to go. */
export const subjectErased = createEvent<StoredSubject>();
const eraseFx = createEffect((items: readonly KeptItem[]) => erase(items));
export const $erasing = eraseFx.pending;
sample({
  clock: subjectErased,
  source: $kept,
  fn: (items, subject) => (items ?? []).filter((item) => item.subject === subject),
  target: eraseFx,
});
sample({ clock: [opened, eraseFx.done], fn: () => undefined, target: readKeptFx });

/** What others lose with the account; asked for with the dialog. */
export const deletionPreview = createQuery({ effect: endpointFx(getDeletionPreview), staleAfter: 0 });
sample({ clock: sessionEnded, fn: () => undefined, target: deletionPreview.forget });

/** Begins the deletion of the account; the next call of the shell finds the session ended. */
export const deleteAccountFx = endpointFx(deleteUser);
