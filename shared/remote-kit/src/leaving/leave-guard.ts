import { useEffect } from 'react';
import { usePreventReload } from './prevent-reload.ts';
import { useShell } from '../shell-context.ts';

/**
 * While something would be lost, the user is asked before another page opens and before the tab is closed, and the page does not
 * reload to other releases by itself.
 *
 * @example useLeaveGuard(form.getState().dirty && !form.getState().submitSucceeded);
 */
export function useLeaveGuard(wouldLose: boolean): void {
  const { guardLeave } = useShell();
  usePreventReload(wouldLose);
  // The shell fetches the guard's code at the first call, so it is there by the time that something would be lost.
  useEffect(() => guardLeave?.()(), [guardLeave]);
  useEffect(() => (wouldLose ? guardLeave?.() : undefined), [wouldLose, guardLeave]);
}

/** {@link useLeaveGuard} for forms that know in a render function whether they are dirty. */
export function LeaveGuard({ when }: { when: boolean }): null {
  useLeaveGuard(when);
  return null;
}
