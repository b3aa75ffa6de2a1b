import type { Locale, Messages } from '@lintel/contract';
import { addTexts, useLocale } from '@lintel/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type english from './locales/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ui: typeof english;
  }
}

const others: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  ar: () => import(/* webpackChunkName: "ui-texts" */ './locales/ar.json'),
  de: () => import(/* webpackChunkName: "ui-texts" */ './locales/de.json'),
};

/** The texts of this package in the language on screen; English, which the caller brings, until those of another language are there. */
export function useTextsOfUi() {
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
