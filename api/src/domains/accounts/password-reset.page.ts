import { createHash } from 'node:crypto';

/** System colours only, so that the page follows light, dark and forced colours. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:26rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.25}
label{display:block;font-weight:600;margin-block:1rem .25rem}
.hint{margin:0}
input{box-sizing:border-box;width:100%;font:inherit;padding:.625rem .75rem;border:1px solid GrayText;border-radius:.5rem;background:Field;color:FieldText}
button{font:inherit;font-weight:600;margin-block-start:1.5rem;padding:.625rem 1rem;min-height:2.75rem;border:1px solid GrayText;border-radius:.5rem;background:ButtonFace;color:ButtonText}
[role=alert],[role=status]{border:1px solid CanvasText;border-radius:.5rem;padding:.75rem}
a{color:LinkText}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing may run or load but this style sheet; the form goes to this origin only. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // the address holds the token
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** A page of this server that needs no script. */
export const page = (title: string, company: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${escapeHtml(company)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const problems = {
  length: { field: 'password', text: 'Use at least 8 characters.' },
  common: { field: 'password', text: 'Many people use this password. Choose another one.' },
  personal: { field: 'password', text: 'Use a password without your name or e-mail address.' },
  different: { field: 're_password', text: 'The two passwords are not the same.' },
} as const;
export type FormProblem = keyof typeof problems;

const field = (name: string, label: string, invalid: boolean) => `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" required minlength="8" maxlength="200"${
  invalid ? ' aria-invalid="true" aria-describedby="problem"' : ''
}>`;

/** The form, with what was wrong with the last attempt. */
export function formPage(company: string, token: string, problem?: FormProblem): string {
  const wrong = problem && problems[problem];
  return page(
    'Choose a new password',
    company,
    `${wrong ? `<p role="alert" id="problem">${wrong.text}</p>` : ''}
<form method="post" action="/change-password">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<p class="hint">At least 8 characters; 12 or more are safer. You will have to sign in again on every device.</p>
${field('password', 'New password', wrong?.field === 'password')}
${field('re_password', 'New password again', wrong?.field === 're_password')}
<button>Save the new password</button>
</form>`,
  );
}

/** For a link that does not work any more. */
export const expiredPage = (company: string) =>
  page(
    'This link does not work any more',
    company,
    '<p role="alert">It may have been used already, or it is older than an hour.</p>\n<p><a href="/">Go to the home page and ask for a new one</a></p>',
  );

export const changedPage = (company: string) =>
  page(
    'Your password has been changed',
    company,
    '<p role="status">You can sign in with it now.</p>\n<p><a href="/">Go to the home page</a></p>',
  );

/** For a visitor who tries too often. */
export const tooOftenPage = (company: string) =>
  page(
    'Too many attempts',
    company,
    '<p role="alert">Please wait a few minutes and open the link again.</p>',
  );
