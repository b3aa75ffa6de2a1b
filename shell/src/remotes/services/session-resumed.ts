import { currentCaller, type Caller } from '#user/user-state.ts';
import { valueOf, watchInShell } from '#core/scope.ts';
import { $isSuspended } from '#user/session/model/session.model.ts';

/**
 * Whether a call that was refused for its token is worth another try: waits while the session is suspended, and returns true
 * when the same user has a new token.
 */
export async function sessionResumed(caller: Caller | null): Promise<boolean> {
  if (valueOf($isSuspended)) await suspensionOver();
  const now = currentCaller();
  return caller !== null && now !== null && now.userId === caller.userId && now.token !== caller.token;
}

const suspensionOver = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = watchInShell($isSuspended, () => {
      stop();
      resolve();
    });
  });
