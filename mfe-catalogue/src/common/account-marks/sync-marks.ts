import { changeHomeMarks, getHomeMarks, type HomeMark, type HomeMarkKind } from '@lintel/api-contract';
import type { Shell } from '@lintel/contract';
import { picks, SIDES, type Pick } from '#common/compare/compare-picks.ts';
import { marks } from '#common/marks/marks.ts';
import { accountBase, homesHere, noMarkedHomes } from './account-base.ts';

export const kinds: readonly HomeMarkKind[] = ['hidden', 'compare'];

/** As many ids as one call takes. */
const BATCH = 100;
/** A failure is made up for by the next call. */
const quiet = { showsOwnErrors: true };

interface Changes {
  /** The newest first. */
  add: readonly number[];
  remove: readonly number[];
}

const without = (ids: readonly number[], others: readonly number[]): number[] =>
  ids.filter((id) => !others.includes(id));

/** What this browser has changed since it last heard of the account. */
export function changesOf(kind: HomeMarkKind): Changes {
  const { account, here } = accountBase.get() ?? { account: noMarkedHomes, here: noMarkedHomes };
  const now = homesHere()[kind];
  return {
    add: without(without(now, account[kind]), here[kind]),
    remove: without(account[kind], now),
  };
}
export const isInStep = ({ add, remove }: Changes): boolean => add.length + remove.length === 0;

async function send(
  shell: Shell,
  kind: HomeMarkKind,
  { add, remove }: Changes,
): Promise<readonly HomeMark[]> {
  let rows: readonly HomeMark[] | undefined;
  // From the end: the newest homes are marked last.
  for (let end = add.length; end > 0; end -= BATCH)
    rows = (
      await shell.request(changeHomeMarks, { kind, add: add.slice(Math.max(0, end - BATCH), end) }, quiet)
    ).data;
  for (let start = 0; start < remove.length; start += BATCH)
    rows = (await shell.request(changeHomeMarks, { kind, remove: remove.slice(start, start + BATCH) }, quiet))
      .data;
  return rows ?? (await shell.request(getHomeMarks, { kind }, quiet)).data;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

const pickOf = ({ property_id: id, title, title_image: image, category_id: categoryId }: HomeMark): Pick => ({
  id,
  title,
  image,
  categoryId,
});

/** Shows these homes as marked, the newest first; `rows` names those that this browser does not know. */
export function putHomes(kind: HomeMarkKind, ids: readonly number[], rows: readonly HomeMark[]): void {
  if (isSame(ids, homesHere()[kind])) return;
  if (kind === 'hidden') marks.change((all) => ({ ...all, hidden: ids }));
  else
    picks.change((chosen) => {
      const known = new Map([...rows.map(pickOf), ...chosen].map((pick) => [pick.id, pick]));
      return ids
        .slice(0, SIDES)
        .flatMap((id) => known.get(id) ?? [])
        .toReversed();
    });
}

/** Sends what this browser changed, and takes over what the account has; presses during the call stay. */
export async function syncKind(shell: Shell, kind: HomeMarkKind, isMine: () => boolean): Promise<void> {
  const before = homesHere()[kind];
  const rows = await send(shell, kind, changesOf(kind));
  // The session ended meanwhile: the answer is for no user.
  if (!isMine()) return;
  const ids = rows.map(({ property_id: id }) => id);
  const now = homesHere()[kind];
  const here = without(accountBase.get()?.here[kind] ?? [], ids).filter((id) => now.includes(id));
  const added = without(now, [...before, ...ids, ...here]);
  const taken = without(before, now);
  accountBase.change(
    (base) =>
      base && {
        ...base,
        at: Date.now(),
        account: { ...base.account, [kind]: ids },
        here: { ...base.here, [kind]: here },
      },
  );
  putHomes(kind, [...added, ...without(ids, taken), ...here], rows);
}
