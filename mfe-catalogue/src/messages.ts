import type { Locale, Messages } from '@lintel/contract';
import en from '#locales/en.json';
import type deferred from '#locales/en.deferred.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-catalogue': typeof en;
    /** The same namespace, as later parts see it: see deferred-texts.ts. */
    'mfe-catalogue deferred': typeof en & typeof deferred;
  }
}

/**
 * English is the fallback of every language and travels with the remote, but for what pages beyond the first screen bring
 * along (`en.deferred.json`, withTexts in routes.tsx); the others are chunks of their own.
 */
const others: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  ar: () => import('#locales/ar.json'),
  de: () => import('#locales/de.json'),
};

export const messages = async (locale: Locale): Promise<Messages> =>
  locale === 'en' ? en : (await others[locale]()).default;
