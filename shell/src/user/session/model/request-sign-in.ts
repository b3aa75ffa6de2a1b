import type { Session } from '@lintel/contract';
import { inShell, valueOf, watchInShell } from '#core/scope.ts';
import { $session, signInDismissed, signInRequested } from './session.model.ts';

const openSignIn = inShell(signInRequested);

/**
 * Opens sign-in over the page. Resolves with the session once there is one, at once for a signed-in user,
 * and with null when the user closed the dialog.
 */
export function requestSignIn(reason: 'asked' | 'needed' = 'asked'): Promise<Session | null> {
  const present = valueOf($session);
  if (present) return Promise.resolve(present);
  return new Promise((resolve) => {
    const stops = [
      watchInShell($session, (session) => session && finish(session)),
      watchInShell(signInDismissed, () => finish(null)),
    ];
    function finish(session: Session | null): void {
      for (const stop of stops) stop();
      resolve(session);
    }
    openSignIn(reason);
  });
}
