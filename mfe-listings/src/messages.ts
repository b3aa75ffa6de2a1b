import type { Locale, Messages } from '@lintel/contract';
import en from '#locales/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-listings': typeof en;
  }
}

/** English is the fallback of every language and travels with the remote; the others are chunks of their own. */
const others: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  ar: () => import('#locales/ar.json'),
  de: () => import('#locales/de.json'),
};

export const messages = async (locale: Locale): Promise<Messages> =>
  locale === 'en' ? en : (await others[locale]()).default;
