import { locales, type Locale } from '@lintel/contract';

export { directions } from '@lintel/contract';

/** What each language calls itself; a language picker shows these and never translates them. */
export const nativeNames: Record<Locale, string> = { en: 'English', ar: 'العربية', de: 'Deutsch' };

/** Whether texts for this language code are bundled; codes come from settings and may be anything. */
export const isLocale = (code: string): code is Locale => (locales as readonly string[]).includes(code);
