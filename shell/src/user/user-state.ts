import type { Notice, Readable } from '@lintel/contract';
import type { Store } from 'effector';
import { visitorCounted } from '#user/saved/saved-count.model.ts';
import { $language } from '#user/language/language.model.ts';
import { $location, locationOpened } from '#user/location/location.model.ts';
import { noticeRaised } from '#user/toasts/notices.model.ts';
import {
  $session,
  $signUp,
  accountGone,
  tokenRefused,
  userOutdated,
} from '#user/session/model/session.model.ts';
import { $settings, settingsOutdated } from '#user/settings/settings.model.ts';
import { inShell, outside, valueOf, watchInShell } from '#core/scope.ts';

/** A store as plain functions: what may cross to a remote. */
const readableOf = <T>(store: Store<T>): Readable<T> => ({
  get: () => valueOf(store),
  subscribe: (listener) => watchInShell(store, (value) => outside(() => listener(value))),
});

/** The user as the Shell object shows it. */
export const person = {
  session: readableOf($session),
  settings: readableOf($settings),
  language: readableOf($language),
  location: readableOf($location),
};

/** Who makes a call, to tell later whether the same user is back. */
export interface Caller {
  token: string;
  userId: number;
}

/** The user that calls are made for now; null for a visitor. */
export function currentCaller(): Caller | null {
  const signUp = valueOf($signUp);
  return signUp && { token: signUp.token, userId: signUp.data.id };
}

/** What the API client asks before each call. */
export const currentToken = (): string | null => currentCaller()?.token ?? null;
export const currentLanguage = (): string => valueOf($language).code;

/** For the API client: the token that was sent is no longer accepted. */
export const reportRefusedToken = inShell(tokenRefused);

/** A remote deleted the account. */
export const forgetSession = inShell(accountGone);

const refreshUser = inShell(userOutdated);
const refreshSettings = inShell(settingsOutdated);

/** The user's data changed on the server; the settings state what follows from it, e.g. the verification. */
export function refreshPerson(): void {
  refreshUser();
  refreshSettings();
}

/** A remote counted what a visitor keeps in this browser. */
export const countSaved = inShell(visitorCounted);

/** Opens the control that shows and changes the place. */
export const chooseLocation: () => void = inShell(locationOpened);

/** Shows a toast. */
export const notify: (notice: Notice) => void = inShell(noticeRaised);
