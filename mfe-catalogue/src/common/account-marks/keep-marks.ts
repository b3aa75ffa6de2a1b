import type { Shell } from '@lintel/contract';
import { picks } from '#common/compare/compare-picks.ts';
import { marks } from '#common/marks/marks.ts';
import { accountBase, homesHere, noMarkedHomes } from './account-base.ts';
import { changesOf, isInStep, kinds, putHomes, syncKind } from './sync-marks.ts';

/** Presses within this time are sent together. */
const PAUSE_MS = 800;
/** What other devices change is asked for this often at most. */
const FRESH_MS = 60_000;

/** What becomes of what a visitor has in this browser: into the account, beside it, or the user has not been asked. */
export type MergeChoice = 'merge' | 'apart' | 'unasked';

/** What the browser has becomes this account's, or stays beside it; false while the user has not been asked. */
function claim(userId: number, choice: MergeChoice): boolean {
  const base = accountBase.get();
  if (base?.userId === userId) return true;
  const known = { userId, at: 0, account: noMarkedHomes, here: noMarkedHomes };
  const here = homesHere();
  // Another account's, whose session ran out.
  if (base) for (const kind of kinds) putHomes(kind, [], []);
  else if (choice !== 'merge' && kinds.some((kind) => here[kind].length > 0)) {
    if (choice === 'unasked') return false;
    accountBase.change(() => ({ ...known, here }));
    return true;
  }
  accountBase.change(() => known);
  return true;
}

let refresh: (() => Promise<void>) | undefined;
/** Asks what the account has by now, however short ago that was. */
export const refreshMarks = async (): Promise<void> => refresh?.();

/**
 * Keeps hidden homes and the comparison of this browser in step with the account until its session ends: now, after each
 * change, when the network returns, and when the page is looked at again. A call that fails is made up for by the next one.
 */
export async function keepMarks(shell: Shell, userId: number, choice: MergeChoice): Promise<void> {
  if (!claim(userId, choice)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isMine = () => shell.session.get()?.user.id === userId && accountBase.get()?.userId === userId;
  const sync = async (isForced = false) => {
    if (!isMine()) return;
    const isFresh = !isForced && Date.now() - (accountBase.get()?.at ?? 0) < FRESH_MS;
    let hasFailed = false;
    const failed = () => {
      hasFailed = true;
    };
    for (const kind of kinds)
      if (!isFresh || !isInStep(changesOf(kind))) await syncKind(shell, kind, isMine).catch(failed);
    // A press that is taken back during its call differs from the account only once the call is answered.
    if (!hasFailed) changed();
  };
  refresh = () => sync(true);
  function changed() {
    clearTimeout(timer);
    if (isMine() && kinds.some((kind) => !isInStep(changesOf(kind))))
      timer = setTimeout(() => void sync(), PAUSE_MS);
  }
  const looked = () => {
    if (document.visibilityState === 'visible') void sync();
  };
  const ends = [marks.subscribe(changed), picks.subscribe(changed)];
  addEventListener('online', looked);
  document.addEventListener('visibilitychange', looked);
  const stop = shell.session.subscribe((session) => {
    if (session?.user.id === userId) return;
    clearTimeout(timer);
    for (const end of ends) end();
    removeEventListener('online', looked);
    document.removeEventListener('visibilitychange', looked);
    stop();
  });
  await sync(true);
}
