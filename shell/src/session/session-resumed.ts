import { valueOf, watchInShell } from '../shell-scope.ts';
import { $isSuspended, $signUp } from './session.model.ts';

/** Who made a call, to tell later whether the same person is back. */
export interface Caller {
  token: string;
  userId: number;
}

/** The person that calls are made for now; null for a visitor. */
export function currentCaller(): Caller | null {
  const signUp = valueOf($signUp);
  return signUp && { token: signUp.token, userId: signUp.data.id };
}

/**
 * Whether a call that was refused for its token is worth another try: waits while the session is suspended, and says yes
 * when the same person has a new token.
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
