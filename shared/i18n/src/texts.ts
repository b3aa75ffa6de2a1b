import type { Locale, Messages } from '@lintel/contract';
import i18next, { type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { isLocale } from './directions.ts';
import english from './locales/en.json';
import type deferred from './locales/en.deferred.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
  }
  /** Each package adds its own namespace here, so that keys are checked where they are used. */
  interface ResourceNamespaceMap {
    common: (typeof english)['common'];
    errors: (typeof english)['errors'] & (typeof deferred)['errors'];
  }
}

/** Languages other than English arrive as their own chunk. */
const bundles: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  // One file with the texts of the shell, which loads them together.
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json'),
};

/** Texts that arrived before i18next was initialised; `addResourceBundle` exists only afterwards. */
let early: [namespace: string, locale: Locale, messages: Messages][] = [];

/** The event that i18next emits, and components listen to, when a text that may be on screen has changed. */
const CHANGED = 'textsChanged';

/** Called with every namespace of which texts have arrived. */
const followers = new Set<(locale: string, namespace: string) => void>();
export const followTexts = (follower: (locale: string, namespace: string) => void) => followers.add(follower);

/** Renders all components with texts again. */
export const emitChanged = (): void => i18next.emit(CHANGED);

/**
 * Adds the texts of one namespace in one language. May be called before {@link createTexts}; later calls win. What is on screen is
 * rendered again only if a text changed: parts arrive all the time, with texts that are not on screen yet.
 */
export function addTexts(namespace: string, locale: Locale, messages: Messages): void {
  if (!i18next.isInitialized) {
    early.push([namespace, locale, messages]);
    return;
  }
  const news = compare(i18next.getResourceBundle(locale, namespace) as Messages | undefined, messages);
  if (news === 'none') return;
  i18next.addResourceBundle(locale, namespace, messages, true, true);
  for (const follower of followers) follower(locale, namespace);
  // Until now English stood there.
  if (news === 'other' || locale !== 'en') emitChanged();
}

/** What `arrived` brings: texts that differ, more texts, or nothing. */
function compare(known: Messages | undefined, arrived: Messages): 'other' | 'more' | 'none' {
  const kinds = Object.entries(arrived).map(([key, value]) => {
    const before = known?.[key];
    if (before === undefined) return 'more';
    if (typeof value === 'string' || typeof before === 'string') return value === before ? 'none' : 'other';
    return compare(before, value);
  });
  return kinds.find((kind) => kind === 'other') ?? kinds.find((kind) => kind === 'more') ?? 'none';
}

/**
 * Loads a part that is a chunk of its own and brings texts along, which it exports as `texts`: English ones that the first
 * screen does without. Resolves with the part when they are there.
 *
 * @example const Search = lazyPage(withTexts('mfe-catalogue', () => import('./search/search.page.tsx')));
 */
export const withTexts =
  <Part extends { texts: Messages }>(namespace: string, load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const part = await load();
    addTexts(namespace, 'en', part.texts);
    return part;
  };

async function loadOwnTexts(locale: Locale): Promise<void> {
  if (locale === 'en' || i18next.hasResourceBundle(locale, 'common')) return;
  const { default: bundle } = await bundles[locale]();
  for (const [namespace, messages] of Object.entries(bundle))
    addTexts(namespace, locale, messages as Messages);
}

/**
 * Starts the page's one i18next instance, bound to react-i18next, and resolves when the texts of the language are there.
 * English is always loaded and steps in for any missing key. When the language's chunk cannot be loaded, the promise
 * rejects, the instance is usable and speaks English.
 */
export async function createTexts({ language }: { language: Locale }): Promise<i18n> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: english },
      ns: ['common', 'errors'],
      defaultNS: 'common',
      initAsync: false,
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: false, bindI18n: `languageChanged ${CHANGED}`, bindI18nStore: '' },
    });
    for (const [namespace, locale, messages] of early) addTexts(namespace, locale, messages);
    early = [];
  }
  await changeLanguage(language);
  return i18next;
}

/** Loads the common texts of a language and then switches to it; rejects, and leaves everything as it was, when they cannot be loaded. */
export async function changeLanguage(locale: Locale): Promise<void> {
  await loadOwnTexts(locale);
  if (i18next.language !== locale) await i18next.changeLanguage(locale);
}

/** The language on screen; re-renders the caller when it changes. */
export function useLocale(): Locale {
  const { language } = useTranslation().i18n;
  return isLocale(language) ? language : 'en';
}
