import type { Locale, Messages } from '@lintel/contract';
import { addTexts } from '@lintel/i18n';
import i18next from 'i18next';
import english from './en.json';
import type deferred from './en.deferred.json';

/** Every text of the shell. */
export type ShellTexts = typeof english & typeof deferred;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof english;
    /** The same namespace, as later parts see it: see deferred-texts.ts. */
    'shell deferred': ShellTexts;
  }
}

/** English is the fallback of every language and comes with the shell; the others are chunks of their own. */
const others: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  ar: () => import(/* webpackChunkName: "texts-ar" */ './ar.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './de.json'),
};

/** Makes the shell's own texts available in a language; in English without those that parts bring along themselves. */
export async function loadShellTexts(locale: Locale): Promise<void> {
  addTexts('shell', 'en', english);
  if (locale !== 'en') addTexts('shell', locale, (await others[locale]()).default);
}

/** A text of the shell in the language on screen, for places outside of React. */
export const translate = i18next.getFixedT(null, 'shell');
