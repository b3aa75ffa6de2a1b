import { getSignInMethods, type UserRow } from '@lintel/api-contract';
import { useShell } from '@lintel/remote-kit';
import { useEffect, useState } from 'react';

/** Account made with e-mail and password. */
const BY_PASSWORD = '3';

/** Whether a change asks for the password: an account made with one may have lost it since. */
export function useNeedsPassword({ logintype }: Pick<UserRow, 'logintype'>): boolean {
  const shell = useShell();
  const isByPassword = logintype === BY_PASSWORD;
  const [hasLostIt, setLostIt] = useState(false);
  useEffect(() => {
    if (!isByPassword) return undefined;
    const ending = new AbortController();
    void shell.request(getSignInMethods, {}, { showsOwnErrors: true }).then(
      ({ data }) => {
        if (!ending.signal.aborted) setLostIt(!data.some(({ method }) => method === 'password'));
      },
      // Without an answer the password is asked for.
      () => undefined,
    );
    return () => ending.abort();
  }, [shell, isByPassword]);
  return isByPassword && !hasLostIt;
}
