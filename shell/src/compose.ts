import type { Locale, Notice, Shell, ResolvedLock } from '@lintel/contract';
import { errorText, withTexts } from '@lintel/i18n';
import { toApiError } from '@lintel/model-kit';
import i18next from 'i18next';
import {
  chooseLocation,
  currentCaller,
  currentLanguage,
  currentToken,
  notify,
  person,
  forgetSession,
  refreshPerson,
  reportRefusedToken,
  countSaved,
} from '#user/user-state.ts';
import { createReport } from '#platform/errors/report.ts';
import type { Remotes } from '#platform/loader/remotes.ts';
import { createRemoteHost } from '#remotes/remote-host.ts';
import { alert } from '#features/gates/alert.ts';
import { ask } from '#features/questions/ask.ts';
import { passGates } from '#features/gates/gates.ts';
import { createActivity, type Activity } from '#remotes/services/activity.ts';
import { createBus, type Bus } from '#remotes/services/bus.ts';
import { readEarlyAnswers } from '#remotes/services/early-answers.ts';
import { createLazyClient } from '#remotes/services/lazy-client.ts';
import { createLazyOutbox } from '#remotes/services/lazy-outbox.ts';
import { describePage } from '#core/layout/describe-page.ts';
import type { Navigation } from '#remotes/routing/navigation.ts';
import { createLazyLeaveGuard } from '#remotes/leave-guard/lazy-leave-guard.ts';
import { ownerOf } from '#remotes/routing/owner-of.ts';

export interface Composition {
  site: ResolvedLock;
  bus: Bus;
  activity: Activity;
  remotes: Remotes;
  /** Connects a remote that no user waits for, so nothing shows that it loads. */
  connectInBackground: Remotes['connect'];
  Slot: Shell['Slot'];
  /** Fetches the code that talks to the back end, for a page that needs it at once. */
  preloadClient(): void;
  /** Calls of the shell's own features. */
  request: Shell['request'];
  notify(notice: Notice): void;
  describe: Shell['describePage'];
  report(error: unknown, context: Record<string, unknown>): void;
  /** Loads the texts of all connected remotes in a language, before the page switches to it. */
  prepareLanguage(locale: Locale): Promise<void>;
  /** Whether the page on screen is one for signed-in users. */
  keepsPage(): boolean;
}

const loadOutbox = withTexts(
  'shell',
  () => import(/* webpackChunkName: "outbox" */ '#remotes/services/open-outbox.ts'),
);

const loadLeaveGuard = withTexts(
  'shell',
  () => import(/* webpackChunkName: "leave-guard" */ '#remotes/leave-guard/open-leave-guard.tsx'),
);

/** Puts the parts of the shell together; nothing runs on import. */
export function compose(site: ResolvedLock, navigation: Navigation): Composition {
  const report = createReport(site);
  const activity = createActivity();
  const bus = createBus(report);
  const keepsPage = () => ownerOf(site, location.pathname)?.mount.access === 'user';
  const client = createLazyClient({
    async load() {
      const { openClient } = await import(
        /* webpackChunkName: "api-client" */ '#remotes/services/open-client.ts'
      );
      return openClient({
        baseUrl: '/api/',
        getToken: currentToken,
        getLanguage: currentLanguage,
        onUnauthenticated: (error, { method }) =>
          reportRefusedToken({
            error,
            keepsPage: method !== 'GET' || keepsPage(),
          }),
      });
    },
    early: readEarlyAnswers(currentLanguage),
    userId: () => currentCaller()?.userId ?? null,
  });
  const sentence = (error: unknown) => errorText(i18next.getFixedT(null, 'errors'), toApiError(error));
  const outbox = createLazyOutbox(async () =>
    (await loadOutbox()).openOutbox(
      (operation, parameters) => client.request(operation, parameters),
      sentence,
    ),
  );
  // On sign-in, and for a user who is still signed in from the last visit.
  person.session.subscribe((session) => session && outbox.wake());
  bus.subscribe('session.ended@1', ({ reason }) => void (reason === 'signed-out' && outbox.forget()));
  bus.subscribe('profile.changed@1', () => refreshPerson());
  bus.subscribe('favourites.counted@1', ({ saved }) => countSaved(saved));
  const siteName = () => person.settings.get()?.company_name || 'Lintel';
  const { remotes, connectInBackground, Slot, prepareLanguage } = createRemoteHost(site, {
    client,
    bus,
    activity,
    notify,
    navigate: navigation.navigate,
    passGates,
    alert,
    ask,
    chooseLocation,
    forgetSession,
    identity: async () =>
      (
        await import(/* webpackChunkName: "identity" */ '#user/session/identity/identity-service.ts')
      ).openIdentityService(),
    guardLeave: createLazyLeaveGuard(async () => (await loadLeaveGuard()).openLeaveGuard(navigation)),
    errorText: sentence,
    caller: currentCaller,
    resumed: async (caller) =>
      (await import(/* webpackChunkName: "gates" */ '#remotes/services/session-resumed.ts')).sessionResumed(
        caller,
      ),
    deliver: outbox.deliver,
    waitingWrites: outbox.waitingWrites,
    siteName,
    report,
  });

  return {
    site,
    bus,
    activity,
    remotes,
    connectInBackground,
    Slot,
    preloadClient: client.preload,
    request: (operation, parameters, options) => client.request(operation, parameters, options),
    notify,
    describe: (page) => describePage(page, siteName()),
    report,
    prepareLanguage,
    keepsPage,
  };
}
