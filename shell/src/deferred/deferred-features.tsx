import { paths, type NavigationEntry, type Shell, type ResolvedLock } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { lazyPage } from '@lintel/model-kit';
import { useUnit } from 'effector-react';
import { useEffect, type RefObject } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageBoundary } from '#core/layout/page-boundary.tsx';
import { accountCountNeeded } from '#user/saved/saved-count.model.ts';
import { AlertHost } from '#features/gates/alert-host.tsx';
import { QuestionHost } from '#features/questions/question-host.tsx';
import { listeningStarted, noticeReceived, pushArrived } from '#features/notifications/stream/live.model.ts';
import { $unread } from '#features/notifications/stream/unread.model.ts';
import { loadMenus } from '#frame/header/lazy-menu.tsx';
import { loadSheet } from '#frame/navigation/mobile-menu.tsx';
import { SystemPage } from '#frame/system-pages/system.routes.tsx';
import { startOwnerOfKeptHomes } from '#features/offline/kept-homes.ts';
import { precachePage } from '#features/offline/precache-page.ts';
import { addressNeeded } from '#user/location/find-place.model.ts';
import { $isLocationOpen, locationClosed } from '#user/location/location.model.ts';
import { VersionNotice } from '#features/offline/version-notice.tsx';
import { useLeavingQuestion } from '#features/leaving/use-leaving-question.ts';
import { hearWorker } from '#features/offline/worker-registration.ts';
import { OverlayHost } from '#features/debug-overlay/overlay-host.tsx';
import { cacheLock } from '#platform/lock/cached-lock.ts';
import { recoverStylesheet } from '#platform/integrity/recover-stylesheet.ts';
import { watchErrors } from '#platform/errors/watch-errors.ts';
import { opensOverlay } from '#features/debug-overlay/overlay-open.ts';
import {
  $isPaletteOpen,
  opensPalette,
  paletteClosed,
  paletteOpened,
} from '#features/palette/palette-open.ts';
import { TypedAhead } from '#features/palette/typed-ahead.tsx';
import { notify, refreshPerson } from '#user/user-state.ts';
import { shouldToast } from '#features/notifications/push/should-toast.ts';
import { deepLink } from '#core/deep-link.ts';
import { answerExpected, pushStarted, pushSwitchedOn } from '#features/notifications/push/push.model.ts';
import type { Remotes } from '#platform/loader/remotes.ts';
import { ownerOf } from '#remotes/routing/owner-of.ts';
import type { LastInteraction } from '#remotes/routing/scroll-restoration.ts';
import { useScrollRestoration } from '#remotes/routing/use-scroll-restoration.ts';
import { $isKnown, siteKnown } from '#remotes/routing/known-addresses.ts';
import type { Bus } from '#remotes/services/bus.ts';
import { $session } from '#user/session/model/session.model.ts';
import { watchInShell } from '#core/scope.ts';
import { pageShown } from './seo-texts.model.ts';
import { wordingWanted } from './server-texts.model.ts';
import { showCount } from './title-count.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

/** Whether the debug overlay is open. */
export interface OverlayState {
  isOverlayOpen: boolean;
  showOverlay(isOpen: boolean): void;
}

export interface DeferredFeaturesProps extends OverlayState {
  site: ResolvedLock;
  bus: Bus;
  navigation: readonly NavigationEntry[];
  Slot: Shell['Slot'];
  connectInBackground: Remotes['connect'];
  /** The latest interaction before this chunk was loaded. */
  lastSign: RefObject<LastInteraction | null>;
  /** For the operators. */
  report(error: unknown, context: Record<string, unknown>): void;
  /** Messages for developers who read the console. */
  log(message: string, context: Record<string, unknown>): void;
}

const Palette = lazyPage(
  withTexts('shell', () => import(/* webpackChunkName: "palette" */ '#features/palette/palette.tsx')),
  <TypedAhead />,
);

const LocationDialog = lazyPage(
  withTexts('shell', () => import(/* webpackChunkName: "location" */ '#user/location/location-dialog.tsx')),
  null,
);

/** What a page does once it is there: listens, works offline, restores places, opens the palette. */
export default function DeferredFeatures({
  site,
  bus,
  navigation,
  Slot,
  connectInBackground,
  lastSign,
  report,
  log,
  isOverlayOpen,
  showOverlay,
}: DeferredFeaturesProps) {
  const { isPaletteOpen, unread, closePalette, isLocationOpen, closeLocation } = useUnit({
    isLocationOpen: $isLocationOpen,
    closeLocation: locationClosed,
    isPaletteOpen: $isPaletteOpen,
    unread: $unread,
    closePalette: paletteClosed,
  });
  const count = unread.notifications + unread.messages;
  useEffect(() => showCount(count), [count]);
  useListening(site, bus);
  useWorker(log);
  useEffect(() => startOwnerOfKeptHomes(site, connectInBackground), [site, connectInBackground]);
  useArrivals();
  useIdleTasks(site, report);
  useScrollRestoration(lastSign);
  useShortcuts(showOverlay);
  useSeoTexts();
  useSavedCount(bus);
  useLeavingQuestion();
  return (
    <>
      <AlertHost />
      <QuestionHost />
      {isOverlayOpen && <OverlayHost site={site} Slot={Slot} onClose={() => showOverlay(false)} />}
      <VersionNotice site={site} />
      {isPaletteOpen && (
        <PageBoundary
          fallback={() => {
            queueMicrotask(() => closePalette());
            return null;
          }}
        >
          <Palette navigation={navigation} />
        </PageBoundary>
      )}
      {isLocationOpen && (
        <PageBoundary
          fallback={() => {
            queueMicrotask(() => closeLocation());
            return null;
          }}
        >
          <LocationDialog />
        </PageBoundary>
      )}
    </>
  );
}

/** Tasks without a waiting user: a name for the place that the browser found, and the operator's wording of texts. */
function useIdleTasks(site: ResolvedLock, report: DeferredFeaturesProps['report']): void {
  const { need, want } = useUnit({ need: addressNeeded, want: wordingWanted });
  useEffect(() => {
    need();
    want();
    // A page that got this far works.
    void cacheLock(site);
  }, [site, need, want]);
  useEffect(() => {
    void recoverStylesheet().then((recovered) => {
      if (recovered) report(new Error(`the style sheet did not arrive; recovered: ${recovered}`), {});
    });
  }, [report]);
  useEffect(() => watchErrors(site), [site]);
  useEffect(() => {
    const { pathname } = location;
    const watching = import(/* webpackChunkName: "vitals" */ '#platform/vitals/watch-vitals.ts').then(
      ({ watchVitals }) => watchVitals(site, ownerOf(site, pathname)?.name ?? 'shell'),
      // Without the file the page is only not measured.
      () => undefined,
    );
    return () => void watching.then((end) => end?.());
  }, [site]);
}

/** Counts the saved homes of an account at the start and after each heart. */
function useSavedCount(bus: Bus): void {
  const { session, need } = useUnit({ session: $session, need: accountCountNeeded });
  const userId = session?.user.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    need();
    return bus.subscribe('favourite.changed@1', () => need());
  }, [userId, bus, need]);
}

/** Those that the host of this part listens to until it is there. */
function useShortcuts(showOverlay: OverlayState['showOverlay']): void {
  const { openPalette } = useUnit({ openPalette: paletteOpened });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (opensPalette(event)) openPalette();
      else if (opensOverlay(event)) showOverlay(true);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [openPalette, showOverlay]);
}

function useSeoTexts(): void {
  const { pathname } = useLocation();
  const { shown } = useUnit({ shown: pageShown });
  useEffect(() => {
    shown(pathname);
  }, [pathname, shown]);
}

/** Begins to follow events, and restarts polling when the bus reports an action that others answer. */
function useListening(site: ResolvedLock, bus: Bus): void {
  const { listen, startPush, switchOn, expectAnswer, know } = useUnit({
    listen: listeningStarted,
    startPush: pushStarted,
    switchOn: pushSwitchedOn,
    expectAnswer: answerExpected,
    know: siteKnown,
  });
  useEffect(() => {
    know(site);
    listen();
    startPush();
    const ends = (['chat.message-sent@1', 'search.saved@1'] as const).map((event) =>
      bus.subscribe(event, () => expectAnswer()),
    );
    ends.push(bus.subscribe('notifications.allowed@1', () => switchOn()));
    return () => {
      for (const end of ends) end();
    };
  }, [site, bus, know, listen, startPush, switchOn, expectAnswer]);
}

/** The service worker: what it delivers, and where a pressed notification leads. */
function useWorker(log: DeferredFeaturesProps['log']): void {
  const navigate = useNavigate();
  const { arrived, isKnown } = useUnit({ arrived: pushArrived, isKnown: $isKnown });
  useEffect(
    () =>
      hearWorker((message) => {
        if (message.type === 'lintel.pushed') arrived(message.payload.data ?? {});
        else if (message.type === 'lintel.open')
          void navigate(isKnown(message.link) ? message.link : paths.home());
      }),
    [navigate, arrived, isKnown],
  );
  useEffect(() => {
    precachePage([SystemPage.preload, loadMenus, loadSheet]).catch((error: unknown) =>
      log('service worker', { error }),
    );
  }, [log]);
}

/** Shows a toast for what has come in, with a link to it. */
function useArrivals(): void {
  const { t } = useDeferredTranslation();
  const { isKnown } = useUnit({ isKnown: $isKnown });
  const navigate = useNavigate();
  const here = useLocation();
  useEffect(
    () =>
      watchInShell(noticeReceived, (notice) => {
        // What the user may do has changed.
        if (notice.kind === 'agent_verification') refreshPerson();
        if (document.visibilityState !== 'visible' || !shouldToast(notice, here)) return;
        const link = deepLink(notice.data);
        const action = { label: t('push.open'), run: () => void navigate(link) };
        const text = [notice.title, notice.body].filter(Boolean).join(': ');
        notify({ tone: 'info', text, ...(isKnown(link) ? { action } : {}) });
      }),
    [t, isKnown, navigate, here],
  );
}
