/** Languages in which the server writes itself; English first, for all other languages. */
export const textLanguages = ['en', 'de', 'ar'] as const;
export type TextLanguage = (typeof textLanguages)[number];

const directions: Record<TextLanguage, 'ltr' | 'rtl'> = { en: 'ltr', de: 'ltr', ar: 'rtl' };

/** A language by its code; undefined for languages without texts. */
export const textLanguage = (code: unknown): TextLanguage | undefined =>
  textLanguages.find((language) => language === code);

/** The first of several candidates that there are texts for: the user's, the request's, the site's. */
export const languageAmong = (...candidates: unknown[]): TextLanguage =>
  candidates.map(textLanguage).find(Boolean) ?? textLanguages[0];

/** Where text of this language begins, for the attribute `dir`. */
export const directionOf = (language: TextLanguage) => directions[language];
