import type { RemoteName } from '@lintel/contract';
import { useLocation, useRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { useEffect, useState, type ReactNode } from 'react';
import type { Remotes } from '#platform/loader/remotes.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemote } from './use-remote.ts';

interface Props {
  name: RemoteName;
  remotes: Remotes;
  whileLoading: ReactNode;
  /** Shown when no release works; `retry` starts over. */
  unavailable: (retry: () => void) => ReactNode;
  notFound: ReactNode;
  report(error: unknown, context: Record<string, unknown>): void;
}

/** The part of the page that one remote renders. Whatever happens in it, the frame around it stays. */
export function RemoteArea({ name, remotes, whileLoading, unavailable, notFound, report }: Props) {
  const { current, failedToRender, retry } = useRemote(remotes, name, report);
  if (current.state === 'loading') return whileLoading;
  if (current.state === 'failed') return <Unavailable retry={retry}>{unavailable(retry)}</Unavailable>;
  const { remote, release } = current.connection;
  return (
    <div data-remote={name} data-version={release.version} data-build={release.build}>
      <RemoteBoundary key={`${release.container}-${current.attempt}`} onError={failedToRender}>
        <Routed routes={remote.routes} notFound={notFound} />
      </RemoteBoundary>
    </div>
  );
}

function Routed({ routes, notFound }: { routes: RouteObject[]; notFound: ReactNode }) {
  return useRoutes([...routes, { path: '*', element: notFound }]);
}

/** A page that could not be had is no sign for the next page of its remote, which is tried. */
function Unavailable({ retry, children }: { retry(): void; children: ReactNode }) {
  const { pathname } = useLocation();
  const [failed] = useState(pathname);
  const isAnotherPage = pathname !== failed;
  useEffect(() => {
    if (isAnotherPage) retry();
  }, [isAnotherPage, retry]);
  return children;
}
