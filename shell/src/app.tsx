import { paths, type NavigationEntry, type Shell, type ResolvedLock } from '@lintel/contract';
import { lazyPage, useReadable } from '@lintel/model-kit';
import { DashboardCards } from '@lintel/ui';
import { Provider } from 'effector-react';
import { useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate, type RouteObject } from 'react-router-dom';
import type { Composition } from './compose.ts';
import { Frame } from '#frame/frame.tsx';
import { systemRoutes } from '#frame/system-pages/system.routes.tsx';
import { NotFound, PageLoading, PartUnavailable } from '#frame/system-pages/system-screens.tsx';
import { DeferredFeaturesHost } from '#deferred/deferred-features-host.tsx';
import { Notices } from '#user/toasts/notices.tsx';
import { person } from '#user/user-state.ts';
import { retryPage } from '#platform/lock/retry-page.ts';
import { AppRoutes } from '#remotes/routing/app-routes.tsx';
import { sessionRoutes } from '#user/session/session.routes.tsx';
import { SignInHost } from '#user/session/sign-in-host.tsx';
import { shellScope } from '#core/scope.ts';

/** Every component of the design system in its states, and every alert. */
const Design = lazyPage(
  () => import(/* webpackChunkName: "page-design" */ '#features/gates/design.page.tsx'),
);

const shellRoutes: RouteObject[] = [
  ...sessionRoutes,
  ...systemRoutes,
  { path: '/design', element: <Design /> },
];

interface AppProps {
  composition: Composition;
  /** Messages for developers who read the console. */
  log(message: string, context?: Record<string, unknown>): void;
  /** Called with the router's function as soon as there is one. */
  onRouter(navigate: Shell['navigate']): void;
}

export function App({ composition, log, onRouter }: AppProps) {
  const { site, Slot } = composition;
  return (
    <Provider value={shellScope}>
      <BrowserRouter>
        <RouterReady onRouter={onRouter} />
        <Frame
          navigation={navigationOf(site)}
          Slot={Slot}
          active={useReadable(composition.activity.active)}
          notices={<Notices />}
        >
          <Routes composition={composition} />
        </Frame>
        <SignInHost />
        <DeferredFeaturesHost
          site={site}
          bus={composition.bus}
          navigation={navigationOf(site)}
          Slot={Slot}
          connectInBackground={composition.connectInBackground}
          report={composition.report}
          log={log}
        />
      </BrowserRouter>
    </Provider>
  );
}

function Routes({ composition }: { composition: Composition }) {
  const { site, remotes, describe, report, Slot } = composition;
  const notFound = (
    <>
      <NotFound />
      <Slot name="page.notFound" />
    </>
  );
  return (
    <AppRoutes
      site={site}
      remotes={remotes}
      shellRoutes={[...shellRoutes, { path: '*', element: notFound }]}
      session={useReadable(person.session)}
      locale={useReadable(person.language).code}
      whileLoading={<PageLoading />}
      unavailable={(retry) => <PageUnavailable Slot={Slot} onRetry={() => void retryPage({ site, retry })} />}
      notFound={notFound}
      describe={describe}
      report={report}
    />
  );
}

/** Most of the dashboard are cards of other remotes; they stay where its own remote cannot be had. */
function PageUnavailable({ Slot, onRetry }: Pick<Composition, 'Slot'> & { onRetry(): void }) {
  const { pathname } = useLocation();
  return (
    <>
      <PartUnavailable onRetry={onRetry} />
      {pathname === paths.dashboard() && (
        <>
          <Slot name="dashboard.next" />
          <DashboardCards>
            <Slot name="dashboard.card" />
          </DashboardCards>
        </>
      )}
    </>
  );
}

function RouterReady({ onRouter }: Pick<AppProps, 'onRouter'>) {
  const navigate = useNavigate();
  useEffect(() => {
    onRouter((to, options) => void navigate(to, options));
  }, [navigate, onRouter]);
  return null;
}

/** Navigation is built from the manifests of the remotes that are on. */
const navigationOf = (site: ResolvedLock): NavigationEntry[] =>
  site.remotes
    .filter(({ state }) => state === 'on')
    .flatMap(({ active }) => active.manifest.navigation)
    .sort((a, b) => a.order - b.order);
