import { directions, type Locale } from '@lintel/contract';

type Words = readonly [title: string, text: string];

/** `offline`: the device has no network; `away`: it has one, and the site does not answer. */
const texts: Record<Locale, { offline: Words; away: Words; again: string }> = {
  en: {
    offline: ['You’re offline', 'Check your connection, then try again.'],
    away: ['This page isn’t available right now', 'Try again in a moment.'],
    again: 'Try again',
  },
  de: {
    offline: ['Sie sind offline', 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.'],
    away: ['Diese Seite ist gerade nicht verfügbar', 'Versuchen Sie es gleich noch einmal.'],
    again: 'Noch einmal',
  },
  ar: {
    offline: ['أنت غير متصل بالإنترنت', 'تحقق من الشبكة ثم حاول مرة أخرى.'],
    away: ['هذه الصفحة غير متاحة الآن', 'حاول بعد قليل.'],
    again: 'حاول مرة أخرى',
  },
};

/** For a device that has no page of ours to show: needs no file, no script and no style sheet. */
export function noNetworkPage(language: string, hasNetwork = false): Response {
  const code = language.slice(0, 2) as Locale;
  const lang = code in texts ? code : 'en';
  const { offline, away, again } = texts[lang];
  const [title, text] = hasNetwork ? away : offline;
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
