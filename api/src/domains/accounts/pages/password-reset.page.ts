import { hiddenFields, messagePage, page, type PageFrame } from '#html-pages/page.ts';
import type { PageTexts } from './texts.en.ts';
import { pageTexts } from './texts.ts';

export type FormProblem = keyof PageTexts['problems'];

/** Which field a problem belongs to. */
const fieldOf: Record<FormProblem, 'password' | 're_password'> = {
  length: 'password',
  common: 'password',
  personal: 'password',
  different: 're_password',
};

const field = (name: string, label: string, isInvalid: boolean) => `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" dir="ltr" autocomplete="new-password" required minlength="8" maxlength="200"${
  isInvalid ? ' aria-invalid="true" aria-describedby="problem"' : ''
}>`;

/** The form, with what was wrong with the last attempt. */
export function formPage(frame: PageFrame, token: string, problem?: FormProblem): string {
  const texts = pageTexts[frame.language];
  const wrong = problem && fieldOf[problem];
  return page(
    frame,
    texts.newPassword,
    `${problem ? `<p role="alert" id="problem">${texts.problems[problem]}</p>\n` : ''}<form method="post" action="/change-password">
${hiddenFields(token, frame)}
<p class="hint">${texts.rules}</p>
${field('password', texts.password, wrong === 'password')}
${field('re_password', texts.passwordAgain, wrong === 're_password')}
<button type="submit">${texts.savePassword}</button>
</form>`,
  );
}

/** For a link that does not work any more. */
export function expiredPage(frame: PageFrame): string {
  const { expired, expiredText, askAgain } = pageTexts[frame.language];
  return messagePage(frame, {
    title: expired,
    role: 'alert',
    text: expiredText,
    link: ['/forgot-password', askAgain],
  });
}

export function changedPage(frame: PageFrame): string {
  const { changed, changedText, signIn } = pageTexts[frame.language];
  return messagePage(frame, { title: changed, role: 'status', text: changedText, link: ['/login', signIn] });
}

/** For a visitor who tries too often. */
export function tooOftenPage(frame: PageFrame): string {
  const { tooOften, tooOftenText } = pageTexts[frame.language];
  return messagePage(frame, { title: tooOften, role: 'alert', text: tooOftenText });
}
