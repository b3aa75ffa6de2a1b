import type { Locale, Remote, RemoteName, RemoteRelease, Shell, ResolvedLock } from '@lintel/contract';
import { addTexts } from '@lintel/i18n';
import i18next from 'i18next';
import { createPictures } from '#platform/integrity/pictures.ts';
import { giveUp, importRemote } from '#platform/loader/federation.ts';
import { loadFirstWorking } from '#platform/loader/load-release.ts';
import { createRemotes, type Remotes } from '#platform/loader/remotes.ts';
import { person } from '#user/user-state.ts';
import type { Activity } from '#remotes/services/activity.ts';
import type { Bus } from '#remotes/services/bus.ts';
import { createShellFactory, type ShellParts } from '#remotes/services/create-shell.ts';
import { createSlot } from '#remotes/slots/slot.tsx';

/** What the host gives to remotes beside what it makes itself. */
type Services = Omit<ShellParts, 'Slot' | 'busy' | 'pictures' | 'storage' | keyof typeof person>;

export interface RemoteHost {
  remotes: Remotes;
  /** Connects a remote that no user waits for, so nothing shows that it loads. */
  connectInBackground: Remotes['connect'];
  Slot: Shell['Slot'];
  /** Loads the texts of all connected remotes in a language, before the page switches to it. */
  prepareLanguage(locale: Locale): Promise<void>;
}

/**
 * Makes what remotes live in: the loader, the slots and the Shell objects, which need each other (a Shell object has the slots,
 * a slot connects remotes, connecting makes a Shell object).
 */
export function createRemoteHost(
  site: ResolvedLock,
  services: Services & { bus: Bus; activity: Activity },
): RemoteHost {
  const { activity, ...given } = services;
  const { bus, report } = given;
  const texts = createRemoteTexts(report);
  const remotes = createRemotes(site, {
    loadFirstWorking: (candidates) =>
      loadFirstWorking(candidates, {
        importRemote,
        giveUp,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        random: Math.random,
      }),
    shellFor: (release, life) => shellFor(release, life),
    subscribe: bus.subscribe as (
      event: Parameters<Bus['subscribe']>[0],
      listener: (payload: never) => void,
    ) => () => void,
    addTexts: texts.add,
    report,
  });
  const Slot = createSlot(site, remotes, person.session, report);
  const shellFor: (release: RemoteRelease, life: AbortSignal) => Shell = createShellFactory({
    ...person,
    ...given,
    Slot,
    busy: activity.busy,
    storage: async () =>
      (
        await import(/* webpackChunkName: "storage" */ '#remotes/storage/declared-storage.ts')
      ).declaredStorage(site, remotes),
    pictures: createPictures(site, report),
  });
  return {
    remotes: {
      ...remotes,
      connect(name) {
        const connection = remotes.connect(name);
        activity.busy(connection);
        return connection;
      },
    },
    connectInBackground: remotes.connect,
    Slot,
    prepareLanguage: texts.prepare,
  };
}

/** Texts of the remotes that are connected, in the languages that the page has spoken. */
function createRemoteTexts(report: Services['report']) {
  const connected = new Map<RemoteName, Remote>();
  async function load(name: RemoteName, remote: Remote, locale: Locale): Promise<void> {
    if (i18next.hasResourceBundle(locale, name)) return;
    addTexts(name, locale, await remote.messages(locale));
  }
  return {
    async add(remote: Remote, name: RemoteName): Promise<void> {
      connected.set(name, remote);
      await load(name, remote, 'en');
      const { code } = person.language.get();
      // English stands in when a language's chunk cannot be had.
      if (code !== 'en')
        await load(name, remote, code).catch((error: unknown) => report(error, { remote: name, code }));
    },
    async prepare(locale: Locale): Promise<void> {
      await Promise.all([...connected].map(([name, remote]) => load(name, remote, locale)));
    },
  };
}
