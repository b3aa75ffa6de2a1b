import type { Locale, Messages } from '@lintel/contract';
import en from '#locales/en.json';
import type later from '#locales/en.later.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-catalogue': typeof en;
    /** The same namespace, as later parts see it: see later-texts.ts. */
    'mfe-catalogue later': typeof en & typeof later;
  }
}

/**
 * English is the fallback of every language and travels with the remote, but for what pages beyond the first screen bring
 * along (`en.later.json`, withTexts in routes.tsx); the others are chunks of their own.
 */
const others: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  ar: () => import('#locales/ar.json'),
  de: () => import('#locales/de.json'),
};

export const messages = async (locale: Locale): Promise<Messages> =>
  locale === 'en' ? en : (await others[locale]()).default;
