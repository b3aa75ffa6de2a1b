import { createTexts } from '@lintel/i18n';
import { combine } from 'effector';
import { readThemeFx, watchThemeFx } from '#user/theme/theme.model.ts';
import { $choice, $language, $languages, $wanted, switchLanguageFx } from '#user/language/language.model.ts';
import { loadShellTexts } from '#locales/texts.ts';
import { $location, positionWanted, toPersisted } from '#user/location/location.model.ts';
import { keepPersisted } from '#user/persisted/keep-persisted.ts';
import type { PersistedState } from '#user/persisted/persisted-state.ts';
import { $cacheData, rehydrateFx } from '#user/persisted/persisted.model.ts';
import { logFx, portsGiven, type UserPorts } from '#core/user-ports.ts';
import { $storedSignUp } from '#user/session/model/session.model.ts';
import { $fetchedAt, $pushToken, $settings, settingsNeeded } from '#user/settings/settings.model.ts';
import { inShell, shellScope, valueOf, watchInShell } from '#core/scope.ts';

/** The page is drawn in English when the texts of the chosen language take longer than this. Milliseconds. */
const IDLE_FALLBACK_MS = 2000;

/** Everything that survives a reload, gathered from the stores that own it. */
export const $persisted = combine(
  {
    settings: $settings,
    fetchedAt: $fetchedAt,
    pushToken: $pushToken,
    signUp: $storedSignUp,
    languages: $languages,
    choice: $choice,
    location: $location,
    cachedata: $cacheData,
  },
  (now): PersistedState => ({
    Settings: { data: now.settings, lastFetch: now.fetchedAt, loading: false, fcmToken: now.pushToken },
    User_signup: { data: now.signUp, loading: false },
    Language: { languages: now.languages, loading: false, selectedLanguage: now.choice },
    location: { currentLocation: toPersisted(now.location), isLocationSet: now.location !== null },
    cachedata: now.cachedata,
  }),
);

/** Resolves when the page can be drawn in the language that it should have, or has waited long enough for it. */
function languageSettled(): Promise<void> {
  return new Promise((resolve) => {
    if (valueOf($wanted) === valueOf($language).code) return resolve();
    const timer = setTimeout(finish, IDLE_FALLBACK_MS);
    const unwatch = watchInShell(switchLanguageFx.finally, () => finish());
    function finish(): void {
      clearTimeout(timer);
      unwatch();
      resolve();
    }
  });
}

/**
 * Starts the user's half of the shell: theme, texts, stored state, and then, without waiting for them, settings, the
 * session's check and the position. Resolves when the first paint will be right: with stored or default settings, in
 * the stored language. Never rejects; what goes wrong is logged.
 */
export async function startUserServices(ports: UserPorts): Promise<void> {
  const log = inShell(logFx);
  inShell(portsGiven)(ports);
  // Before the first paint, so that the wrong colours never flash.
  void inShell(readThemeFx)();
  void inShell(watchThemeFx)();
  await createTexts({ language: 'en' });
  await loadShellTexts('en');
  await inShell(rehydrateFx)().catch((error: unknown) =>
    log({ message: 'rehydrate error', context: { error } }),
  );
  keepPersisted($persisted, shellScope);
  inShell(positionWanted)();
  await languageSettled();
  // The provider's words in them are in the language in which they are asked for.
  inShell(settingsNeeded)();
}
