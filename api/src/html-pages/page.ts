import { escapeHtml } from '#text/escape-html.ts';
import { directionOf, textLanguages, type TextLanguage } from '#texts/text-language.ts';
import { STYLE } from './page-style.ts';

/** The site as a page shows it. */
export interface Brand {
  company: string;
  /** Addresses of the logo for light and for dark surfaces. */
  logo: string;
  darkLogo: string;
}

/** What a page is written for. */
export interface PageFrame {
  brand: Brand;
  language: TextLanguage;
  /** Path with the token, where the page may be read again in another language; none after a form was sent. */
  address?: string | undefined;
}

const names: Record<TextLanguage, string> = { en: 'English', de: 'Deutsch', ar: 'العربية' };
const switchLabels: Record<TextLanguage, string> = { en: 'Language', de: 'Sprache', ar: 'اللغة' };
const homeLabels: Record<TextLanguage, string> = {
  en: 'Home page',
  de: 'Startseite',
  ar: 'الصفحة الرئيسية',
};

function languageSwitch({ language, address }: PageFrame): string {
  if (!address) return '';
  const items = textLanguages.map((code) =>
    code === language
      ? `<li><span aria-current="true">${names[code]}</span></li>`
      : `<li><a lang="${code}" hreflang="${code}" dir="${directionOf(code)}" href="${escapeHtml(`${address}&lang=${code}`)}">${names[code]}</a></li>`,
  );
  return `<nav aria-label="${switchLabels[language]}"><ul>${items.join('')}</ul></nav>`;
}

/** A page of this server that needs no script, in the looks of the product. */
export function page(frame: PageFrame, title: string, body: string): string {
  const { brand, language } = frame;
  const company = escapeHtml(brand.company);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${company}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<a href="/" aria-label="${company}, ${homeLabels[language]}"><picture><source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(brand.darkLogo)}"><img src="${escapeHtml(brand.logo)}" alt="" width="132" height="32"></picture></a>
${languageSwitch(frame)}
</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The token and the language, which a form sends along. */
export const hiddenFields = (token: string, { language }: PageFrame): string =>
  `<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="lang" value="${language}">`;

/** A message and where to go on. */
export const messagePage = (
  frame: PageFrame,
  {
    title,
    role,
    text,
    link,
  }: { title: string; role: 'alert' | 'status'; text: string; link?: [string, string] },
): string =>
  page(
    frame,
    title,
    `<p role="${role}">${text}</p>${link ? `\n<p><a class="button" href="${link[0]}">${link[1]}</a></p>` : ''}`,
  );
