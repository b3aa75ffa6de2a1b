import { paths, type Locale, type PageDescription, type Session, type ResolvedLock } from '@lintel/contract';
import { useLayoutEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom';
import { dropFirstPicture } from '#platform/first-picture.ts';
import type { Remotes } from '#platform/loader/remotes.ts';
import { ownerOf } from './owner-of.ts';
import { RemoteArea } from './remote-area.tsx';

export interface AppRoutesProps {
  site: ResolvedLock;
  remotes: Remotes;
  /** Pages of the shell itself; the one with path `*` is the page for unknown addresses. */
  shellRoutes: RouteObject[];
  session: Session | null;
  locale: Locale;
  whileLoading: ReactNode;
  /** Stands where a remote would be that cannot be had. */
  unavailable: (retry: () => void) => ReactNode;
  notFound: ReactNode;
  describe(page: PageDescription): void;
  report(error: unknown, context: Record<string, unknown>): void;
}

/** One address → the shell's own page, or the area of the remote that owns it. */
export function AppRoutes(props: AppRoutesProps) {
  const { site, session, locale, describe } = props;
  const { pathname, search } = useLocation();
  const owner = ownerOf(site, pathname);
  const title = owner?.mount.title[locale];
  useNewPageAtTop(pathname);
  // A layout effect, so that the page itself, which knows more, has the last word in its ordinary effect.
  useLayoutEffect(() => {
    if (title) describe({ title });
  }, [title, pathname, describe]);

  if (!owner) return <ShellPages routes={props.shellRoutes} />;
  if (owner.mount.access === 'user' && !session)
    return <Navigate to={paths.login(pathname + search)} replace />;
  return (
    <RemoteArea
      key={owner.name}
      name={owner.name}
      remotes={props.remotes}
      whileLoading={props.whileLoading}
      unavailable={props.unavailable}
      notFound={props.notFound}
      report={props.report}
    />
  );
}

function ShellPages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** A new page begins at its top; Back and Forward stay where the browser puts them. */
function useNewPageAtTop(pathname: string): void {
  const kind = useNavigationType();
  useLayoutEffect(() => {
    if (String(kind) === 'POP') return;
    dropFirstPicture();
    window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- a change of parameters is no new page, however it is made
  }, [pathname]);
}
