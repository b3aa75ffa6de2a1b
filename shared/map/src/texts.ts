import type { Locale, Messages } from '@lintel/contract';
import { addTexts, useLocale } from '@lintel/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import en from '#locales/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    map: typeof en;
  }
}

// Texts travel with the map: a page with a map needs no texts of its own.
addTexts('map', 'en', en);
const others: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  ar: () => import(/* webpackChunkName: "map-texts" */ '#locales/ar.json'),
  de: () => import(/* webpackChunkName: "map-texts" */ '#locales/de.json'),
};

/** Texts of maps in the language on screen; English until those of another language are there. */
export function useMapTexts() {
  const locale = useLocale();
  useEffect(() => {
    if (locale === 'en') return;
    // Without the network it stays English, as everything else that has not come.
    void others[locale]().then(
      ({ default: texts }) => addTexts('map', locale, texts),
      () => undefined,
    );
  }, [locale]);
  return useTranslation('map');
}
