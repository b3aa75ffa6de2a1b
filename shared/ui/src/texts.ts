import type { Locale, Messages } from '@lintel/contract';
import { addTexts, useLocale } from '@lintel/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import english from './locales/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ui: typeof english;
  }
}

// Texts travel with the components that need them, so that home, which has none of these, does not carry them.
addTexts('ui', 'en', english);
const others: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  ar: () => import(/* webpackChunkName: "ui-texts" */ './locales/ar.json'),
  de: () => import(/* webpackChunkName: "ui-texts" */ './locales/de.json'),
};

/**
 * Texts of components that the first screen does without, in the language on screen; English until those of another language
 * are there, or where they cannot be loaded.
 */
export function useUiTexts() {
  const locale = useLocale();
  useEffect(() => {
    if (locale === 'en') return;
    void others[locale]().then(
      ({ default: texts }) => addTexts('ui', locale, texts),
      () => undefined,
    );
  }, [locale]);
  return useTranslation('ui');
}
