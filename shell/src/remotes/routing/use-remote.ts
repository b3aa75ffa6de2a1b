import type { RemoteName } from '@lintel/contract';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ConnectedRemote, Remotes } from '#platform/loader/remotes.ts';

export type RemoteState =
  | { state: 'loading' }
  | { state: 'ready'; connection: ConnectedRemote; attempt: number }
  | { state: 'failed' };

/** A remote as its area on screen sees it: loaded on demand, replaced by the release before it when it fails to render. */
export function useRemote(
  remotes: Remotes,
  name: RemoteName,
  report: (error: unknown, context: Record<string, unknown>) => void,
): { current: RemoteState; failedToRender(error: unknown): void; retry(): void } {
  const [atFirst] = useState(() => initial(remotes, name));
  const [current, setCurrent] = useState(atFirst);
  const follow = useCallback((loading: Promise<ConnectedRemote>) => {
    let here = true;
    loading.then(
      (connection) =>
        here &&
        // In slices: drawing a whole page at once would keep the browser from anything else.
        startTransition(() =>
          setCurrent((before) => ({
            state: 'ready',
            connection,
            attempt: before.state === 'ready' ? before.attempt + 1 : 1,
          })),
        ),
      () => here && setCurrent({ state: 'failed' }),
    );
    return () => {
      here = false;
    };
  }, []);

  // The area has the remote's name as its key, so the name never changes under this hook.
  // By what was drawn: the remote may be connected since.
  useEffect(
    () => (atFirst.state === 'ready' ? undefined : follow(remotes.connect(name))),
    [atFirst, remotes, name, follow],
  );

  return {
    current,
    failedToRender(error) {
      const release = remotes.connected(name)?.release;
      report(error, { remote: name, version: release?.version, build: release?.build });
      follow(remotes.fallBack(name));
    },
    retry() {
      setCurrent({ state: 'loading' });
      follow(remotes.retry(name));
    },
  };
}

function initial(remotes: Remotes, name: RemoteName): RemoteState {
  const connection = remotes.connected(name);
  return connection ? { state: 'ready', connection, attempt: 0 } : { state: 'loading' };
}
