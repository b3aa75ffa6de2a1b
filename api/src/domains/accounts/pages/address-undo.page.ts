import { hiddenFields, messagePage, page, type PageFrame } from '#html-pages/page.ts';
import { pageTexts } from './texts.ts';

/** Asks before anything happens. */
export function undoPage(frame: PageFrame, path: string, token: string): string {
  const { keepAddress, keepAddressText, restore } = pageTexts[frame.language];
  return page(
    frame,
    keepAddress,
    `<p>${keepAddressText}</p>
<form method="post" action="${path}">
${hiddenFields(token, frame)}
<button type="submit">${restore}</button>
</form>`,
  );
}

export function restoredPage(frame: PageFrame): string {
  const { restored, restoredText, newPassword } = pageTexts[frame.language];
  return messagePage(frame, {
    title: restored,
    role: 'status',
    text: restoredText,
    link: ['/forgot-password', newPassword],
  });
}

/** For a link that does not work any more. */
export function expiredPage(frame: PageFrame): string {
  const { expired, undoExpiredText, home } = pageTexts[frame.language];
  return messagePage(frame, { title: expired, role: 'alert', text: undoExpiredText, link: ['/', home] });
}
