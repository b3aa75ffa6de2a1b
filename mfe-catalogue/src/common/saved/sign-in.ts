import type { Shell } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { keepMarks } from '#common/account-marks/keep-marks.ts';
import type { CardListing } from '#common/listing/listing.ts';
import { hasDeclined } from './merge-answer.ts';

const loadQuestion = withTexts(
  'mfe-catalogue',
  () => import(/* webpackChunkName: "merge-question" */ './merge-question.ts'),
);

/** What a visitor may have in this browser; the last two are the account's once they were in step with one. */
const visitorKeys = ['lintel.notes', 'lintel.visitor-searches', 'lintel.marks', 'lintel.compare'];

const mayHave = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

interface Asked {
  readonly userId: number;
  readonly kept: readonly CardListing[];
  /** The session that the user is asked in goes on. */
  readonly isHere: () => boolean;
}

/** Older shells cannot ask; they merge at once, as they did. */
async function askIn(shell: Shell, { userId, kept, isHere }: Asked): Promise<boolean> {
  if (!shell.ask) return true;
  const keys = visitorKeys.slice(0, mayHave('lintel.account-marks') ? 2 : 4);
  if (kept.length === 0 && !keys.some(mayHave)) return false;
  const { mayMerge } = await loadQuestion();
  return mayMerge(shell, kept, { userId, isHere });
}

/** Who is being asked. */
let asked: number | undefined;

/**
 * Whether what a visitor has in this browser may move into the account that signed in. From then on hidden homes and the comparison
 * are kept in step with it. Rejects while the same user is being asked, and when the session ended before the answer.
 */
export async function askAtSignIn(
  shell: Shell,
  { userId, kept }: { userId: number; kept: readonly CardListing[] },
): Promise<boolean> {
  if (asked === userId) throw new Error('the user is being asked');
  const now = shell.session.get();
  if (now && now.user.id !== userId) throw new Error('the user has left');
  asked = userId;
  let isHere = true;
  const stop = shell.session.subscribe((session) => {
    if (!isHere || session?.user.id === userId) return;
    isHere = false;
    asked = undefined;
  });
  try {
    const agrees = await askIn(shell, { userId, kept, isHere: () => isHere });
    if (!isHere) throw new Error('the user has left');
    // The hearts do not wait for it.
    void keepMarks(shell, userId, agrees ? 'merge' : hasDeclined(userId) ? 'apart' : 'unasked');
    return agrees;
  } finally {
    stop();
    if (isHere) asked = undefined;
  }
}

export { refreshMarks } from '#common/account-marks/keep-marks.ts';

/** Moves the searches of a visitor into the account; the number of those that moved. */
export async function moveVisitorSearches(shell: Shell): Promise<number> {
  if (!mayHave('lintel.visitor-searches')) return 0;
  const { moveSearches } = await loadQuestion();
  return moveSearches(shell);
}
