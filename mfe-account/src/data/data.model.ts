import { deleteUser, eraseOwnRecords, getDeletionPreview, type ApiError } from '@lintel/api-contract';
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
import {
  countServerData,
  readKind,
  type ServerCounts,
  type ServerData,
  type ServerKind,
} from './server-data.ts';

export const { Gate: DataGate, opened } = createUserPageGate<Record<never, never>>();

const connected = (shell: Shell | null): Shell => {
  if (!shell) throw toApiError('the remote is not connected');
  return shell;
};
const failing = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw toApiError(error);
  });

const countFx = createEffect<Shell | null, ServerCounts, ApiError>((shell) =>
  failing(countServerData(connected(shell))),
);
/** How much is on the server, always asked for. */
export const serverCounts = createQuery({
  effect: attach({ source: $shell, mapParams: (_: Record<never, never>, shell) => shell, effect: countFx }),
  staleAfter: 0,
});
sample({ clock: opened, fn: () => ({}), target: serverCounts.start });
sample({ clock: sessionEnded, fn: () => undefined, target: serverCounts.forget });

/** What was read since the page was opened: a kind is read once, when the user wants a copy of it. */
const $read = createStore<ServerData>({});
/** Counts what makes rows outdated: another user, or an erasure. Those that were asked for earlier are not kept. */
const $turn = createStore(0);
interface Reading {
  kinds: readonly ServerKind[];
  shell: Shell | null;
  read: ServerData;
  turn: number;
}
const readFx = createEffect<Reading, ServerData>(async ({ kinds, shell, read }) => {
  const rows = await Promise.all(
    kinds.map(
      async (kind) =>
        [kind, read[kind] ?? (await readKind(connected(shell), kind).catch(() => undefined))] as const,
    ),
  );
  return Object.fromEntries(rows.filter(([, some]) => some !== undefined));
});
/** The rows of these kinds; those that could not be read are left out. */
export const readKindsFx = attach({
  source: { shell: $shell, read: $read, turn: $turn },
  mapParams: (kinds: readonly ServerKind[], source) => ({ kinds, ...source }),
  effect: readFx,
});
export const $reading = readKindsFx.pending;

/** The user wants a kind on the server to go. */
export const eraseKindFx = attach({ effect: endpointFx(eraseOwnRecords, { toastsErrors: true }) });
sample({ clock: eraseKindFx.done, fn: () => undefined, target: serverCounts.refresh });
const announceErasedFx = attach({
  source: $shell,
  effect: (shell, kind: string) => shell?.emit('records.erased@1', { kind }),
});
sample({
  clock: eraseKindFx.done,
  fn: ({ params }) => String(params.kind),
  target: announceErasedFx,
});
const outdated = [opened, sessionEnded, eraseKindFx.done];
$turn.on(outdated, (turn) => turn + 1);
const kept = sample({
  clock: readFx.done,
  source: $turn,
  filter: (turn, { params }) => params.turn === turn,
  fn: (_, { result }) => result,
});
$read.on(kept, (read, more) => ({ ...read, ...more })).reset(outdated);

const readKeptFx = attach({
  source: $shell,
  effect: async (shell) => keptItems((await shell?.storage?.()) ?? []),
});
/** What this browser keeps; null until it was looked at. */
export const $kept = createStore<readonly KeptItem[] | null>(null)
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
