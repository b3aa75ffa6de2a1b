import type { Locale, Notice, Remote, RemoteName, Shell, Site } from '@lintel/contract';
import { addTexts, errorText, withTexts } from '@lintel/i18n';
import { toApiError } from '@lintel/remote-kit';
import i18next from 'i18next';
import {
  chooseLocation,
  currentCaller,
  currentLanguage,
  currentToken,
  notify,
  person,
  refreshPerson,
  reportRefusedToken,
  tellSaved,
} from './person-readables.ts';
import { importRemote } from './platform/federation.ts';
import { loadFirstWorking } from './platform/load-release.ts';
import { createPictures } from './platform/pictures.ts';
import { createReport } from './platform/report.ts';
import { createRemotes, type Remotes } from './platform/remotes.ts';
import { alert } from './gates/alert.ts';
import { passGates } from './gates/gates.ts';
import { createActivity, type Activity } from './services/activity.ts';
import { createBus, type Bus } from './services/bus.ts';
import { readEarlyAnswers } from './services/early-answers.ts';
import { createLazyClient } from './services/lazy-client.ts';
import { createLazyOutbox } from './services/lazy-outbox.ts';
import { createShellFactory } from './services/create-shell.ts';
import { describePage } from './services/describe-page.ts';
import { ownerOf } from './routing/owner-of.ts';
import { createSlot } from './slots/slot.tsx';

export interface Composition {
  site: Site;
  bus: Bus;
  activity: Activity;
  remotes: Remotes;
  Slot: Shell['Slot'];
  /** Fetches the code that talks to the back end, for a page that needs it at once. */
  preloadClient(): void;
  /** Calls of the shell's own rooms. */
  request: Shell['request'];
  notify(notice: Notice): void;
  describe: Shell['describePage'];
  report(error: unknown, context: Record<string, unknown>): void;
  /** Loads the texts of all connected remotes in a language, before the page switches to it. */
  prepareLanguage(locale: Locale): Promise<void>;
}

const loadOutbox = withTexts(
  'shell',
  () => import(/* webpackChunkName: "outbox" */ './services/open-outbox.ts'),
);

/** Puts the rooms of the shell together; nothing runs on import. `navigate` comes from the router once it is there. */
export function compose(site: Site, navigate: Shell['navigate']): Composition {
  const report = createReport(site);
  const activity = createActivity();
  const bus = createBus(report);
  const client = createLazyClient({
    async load() {
      const { openClient } = await import(/* webpackChunkName: "api-client" */ './services/open-client.ts');
      return openClient({
        baseUrl: '/api/',
        getToken: currentToken,
        getLanguage: currentLanguage,
        onUnauthenticated: (error, { method }) =>
          reportRefusedToken({
            error,
            keepsPage: method !== 'GET' || ownerOf(site, location.pathname)?.mount.access === 'user',
          }),
      });
    },
    early: readEarlyAnswers(currentLanguage),
    isSignedIn: () => currentToken() !== null,
  });
  const sentence = (error: unknown) => errorText(i18next.getFixedT(null, 'errors'), toApiError(error));
  const outbox = createLazyOutbox(async () =>
    (await loadOutbox()).openOutbox(
      (operation, parameters) => client.request(operation, parameters),
      sentence,
    ),
  );
  // Whoever signs in, and whoever is still signed in from the last visit.
  person.session.subscribe((session) => session && outbox.wake());
  bus.subscribe('session.ended@1', ({ reason }) => void (reason === 'signed-out' && outbox.forget()));
  bus.subscribe('profile.changed@1', () => refreshPerson());
  bus.subscribe('favourites.counted@1', ({ saved }) => tellSaved(saved));
  const siteName = () => person.settings.get()?.company_name || 'Lintel';
  const connectedRemotes = new Map<RemoteName, Remote>();

  async function textsOf(name: RemoteName, remote: Remote, locale: Locale): Promise<void> {
    if (i18next.hasResourceBundle(locale, name)) return;
    addTexts(name, locale, await remote.messages(locale));
  }

  const remotes = createRemotes(site, {
    loadFirstWorking: (candidates) =>
      loadFirstWorking(candidates, {
        importRemote,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        random: Math.random,
      }),
    shellFor: (release, life) => shellFor(release, life),
    subscribe: bus.subscribe as (
      event: Parameters<Bus['subscribe']>[0],
      listener: (payload: never) => void,
    ) => () => void,
    async addTexts(remote, name) {
      connectedRemotes.set(name, remote);
      await textsOf(name, remote, 'en');
      const { code } = person.language.get();
      // English stands in when a language's chunk cannot be had.
      if (code !== 'en')
        await textsOf(name, remote, code).catch((error: unknown) => report(error, { remote: name, code }));
    },
    report,
  });
  const Slot = createSlot(site, remotes, person.session, report);
  const shellFor = createShellFactory({
    ...person,
    client,
    bus,
    notify,
    navigate,
    passGates,
    alert,
    chooseLocation,
    Slot,
    busy: activity.busy,
    errorText: sentence,
    caller: currentCaller,
    resumed: async (caller) =>
      (await import(/* webpackChunkName: "gates" */ './session/session-resumed.ts')).sessionResumed(caller),
    deliver: outbox.deliver,
    waitingWrites: outbox.waitingWrites,
    siteName,
    pictures: createPictures(site, report),
    report,
  });

  return {
    site,
    bus,
    activity,
    remotes: {
      ...remotes,
      connect(name) {
        const connection = remotes.connect(name);
        activity.busy(connection);
        return connection;
      },
    },
    Slot,
    preloadClient: client.preload,
    request: (operation, parameters, options) => client.request(operation, parameters, options),
    notify,
    describe: (page) => describePage(page, siteName()),
    report,
    async prepareLanguage(locale) {
      await Promise.all([...connectedRemotes].map(([name, remote]) => textsOf(name, remote, locale)));
    },
  };
}
