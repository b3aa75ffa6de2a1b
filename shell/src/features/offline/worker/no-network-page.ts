import { directions, type Locale } from '@lintel/contract';

const texts: Record<Locale, readonly [title: string, text: string, again: string]> = {
  en: ['You’re offline', 'Check your connection, then try again.', 'Try again'],
  de: ['Sie sind offline', 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.', 'Noch einmal'],
  ar: ['أنت غير متصل بالإنترنت', 'تحقق من الشبكة ثم حاول مرة أخرى.', 'حاول مرة أخرى'],
};

/** For a device that has no page of ours to show: needs no file, no script and no style sheet. */
export function noNetworkPage(language: string): Response {
  const code = language.slice(0, 2) as Locale;
  const lang = code in texts ? code : 'en';
  const [title, text, again] = texts[lang];
  const html = `<!doctype html>
<html lang="${lang}" dir="${directions[lang]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}
