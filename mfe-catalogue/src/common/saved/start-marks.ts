import type { Shell } from '@lintel/contract';
import { keepMarks } from '#common/account-marks/keep-marks.ts';
import { hasDeclined } from './merge-answer.ts';

/** Keeps hidden homes and the comparison in step with the account, as the user answered. */
export const startMarks = (shell: Shell, userId: number, mayMerge: boolean): Promise<void> =>
  keepMarks(shell, userId, mayMerge ? 'merge' : hasDeclined(userId) ? 'apart' : 'unasked');
