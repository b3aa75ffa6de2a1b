import { aboutAr, privacyAr, termsAr } from './page-texts.ar.ts';
import { aboutDe, privacyDe, termsDe } from './page-texts.de.ts';
import { about, privacy, terms } from './page-texts.en.ts';

/** A heading, then paragraphs; a list of texts is a list on the page. */
export type PageSection = readonly [heading: string, ...body: (string | readonly string[])[]];

const paragraph = (text: string | readonly string[]): string =>
  typeof text === 'string' ? `<p>${text}</p>` : `<ul>${text.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const html = (parts: readonly PageSection[]): string =>
  parts.map(([heading, ...body]) => `<h2>${heading}</h2>${body.map(paragraph).join('')}`).join('\n');

/** The pages of the demo world's provider about itself and its rules, by language. */
export const pageTexts = {
  en: { about_us: html(about), terms_conditions: html(terms), privacy_policy: html(privacy) },
  ar: { about_us: html(aboutAr), terms_conditions: html(termsAr), privacy_policy: html(privacyAr) },
  de: { about_us: html(aboutDe), terms_conditions: html(termsDe), privacy_policy: html(privacyDe) },
} as const;

/** As texts of a language, see `domains/content/site-words.ts`; those of English are the settings themselves. */
export const translatedPages = (code: string): Record<string, string> =>
  code === 'ar' || code === 'de'
    ? Object.fromEntries(Object.entries(pageTexts[code]).map(([page, text]) => [`page:${page}`, text]))
    : {};
