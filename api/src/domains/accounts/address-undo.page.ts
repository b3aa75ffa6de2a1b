import { escapeHtml, page } from './password-reset.page.ts';

/** Asks before anything happens. */
export const undoPage = (company: string, path: string, token: string) =>
  page(
    'Keep your e-mail address',
    company,
    `<p>This restores the address that this letter came to, and the password of that time. You will have to sign in again on every device.</p>
<form method="post" action="${path}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button>Restore my address</button>
</form>`,
  );

export const restoredPage = (company: string) =>
  page(
    'Your address has been restored',
    company,
    '<p role="status">All sessions have ended. Choose a new password now if someone else may know it.</p>\n<p><a href="/forgot-password">Choose a new password</a></p>',
  );

/** For a link that does not work any more. */
export const expiredPage = (company: string) =>
  page(
    'This link does not work any more',
    company,
    '<p role="alert">It may have been used already, or it is older than seven days.</p>\n<p><a href="/">Go to the home page</a></p>',
  );
