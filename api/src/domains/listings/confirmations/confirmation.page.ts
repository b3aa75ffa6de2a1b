import { escapeHtml } from '#text/escape-html.ts';
import type { TextLanguage } from '#texts/text-language.ts';
import { hiddenFields, messagePage, page, type PageFrame } from '#html-pages/page.ts';

const english = {
  ask: 'Is it still available?',
  text: (title: string) => `“${title}”: people see on the listing that you confirmed it today.`,
  confirm: 'Still available',
  change: 'No? Change or hide it',
  done: 'Thank you',
  doneText: 'Your listing is confirmed and visible.',
  over: 'This link doesn’t work any more',
  overText: 'The listing has been confirmed, changed or closed since, or a newer email was sent.',
  listings: 'My properties',
};
const texts: Record<TextLanguage, typeof english> = {
  en: english,
  de: {
    ask: 'Ist es noch verfügbar?',
    text: (title) => `„${title}“: Auf dem Inserat steht dann, dass Sie es heute bestätigt haben.`,
    confirm: 'Noch verfügbar',
    change: 'Nein? Ändern oder ausblenden',
    done: 'Vielen Dank',
    doneText: 'Ihr Inserat ist bestätigt und sichtbar.',
    over: 'Dieser Link gilt nicht mehr',
    overText:
      'Das Inserat wurde seither bestätigt, geändert oder geschlossen, oder es kam eine neuere E-Mail.',
    listings: 'Meine Immobilien',
  },
  ar: {
    ask: 'هل ما زال متاحًا؟',
    text: (title) => `«${title}»: سيظهر على الإعلان أنك أكّدته اليوم.`,
    confirm: 'ما زال متاحًا',
    change: 'لا؟ عدّله أو أخفِه',
    done: 'شكرًا لك',
    doneText: 'تم تأكيد إعلانك وهو ظاهر.',
    over: 'لم يعد هذا الرابط صالحًا',
    overText: 'أُكّد الإعلان أو عُدّل أو أُغلق منذ ذلك الحين، أو أُرسلت رسالة أحدث.',
    listings: 'عقاراتي',
  },
};

const LISTINGS = '/user/properties';

/** Asks before anything happens, since mail scanners open links. */
export function questionPage(frame: PageFrame, path: string, token: string, title: string): string {
  const { ask, text, confirm, change } = texts[frame.language];
  return page(
    frame,
    ask,
    `<p>${escapeHtml(text(title))}</p>
<form method="post" action="${path}">
${hiddenFields(token, frame)}
<button type="submit">${confirm}</button>
</form>
<p><a href="${LISTINGS}">${change}</a></p>`,
  );
}

export function confirmedPage(frame: PageFrame): string {
  const { done, doneText, listings } = texts[frame.language];
  return messagePage(frame, { title: done, role: 'status', text: doneText, link: [LISTINGS, listings] });
}

/** For a link that does not work any more. */
export function overPage(frame: PageFrame): string {
  const { over, overText, listings } = texts[frame.language];
  return messagePage(frame, { title: over, role: 'alert', text: overText, link: [LISTINGS, listings] });
}
