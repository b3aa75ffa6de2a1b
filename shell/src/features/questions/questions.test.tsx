import type { Question } from '@lintel/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { shellScope as scope, valueOf } from '#core/scope.ts';
import { userLeft } from '#user/session/model/session.model.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { ask } from './ask.ts';
import { QuestionHost } from './question-host.tsx';
import { $questions, questionSettled } from './questions.model.ts';

const question = (title: string): Question => ({
  title,
  text: 'This browser saved them for you.',
  lines: [{ label: 'Saved homes', value: '7 here, 5 in your account → 11' }],
  agree: 'Add them',
  decline: 'Leave them here',
});
const dialog = (name: string) => screen.findByRole('alertdialog', { name }, { timeout: 10_000 });

/** Asks as a remote does. */
function asked(title: string): { answer: Promise<boolean> } {
  let answer!: Promise<boolean>;
  act(() => void (answer = ask(question(title))));
  return { answer };
}

beforeAll(speakEnglish);
beforeEach(async () => {
  for (const { id } of valueOf($questions)) await allSettled(questionSettled, { scope, params: id });
});

describe('the question dialog', () => {
  it('shows the words of the remote, and answers it', async () => {
    const user = renderShell(<QuestionHost />, { scope });
    const { answer } = asked('Add them to your account?');
    expect(await dialog('Add them to your account?')).toHaveTextContent('7 here, 5 in your account → 11');
    await user.click(screen.getByRole('button', { name: 'Add them' }));
    await expect(answer).resolves.toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('declining it is an answer, too', async () => {
    const user = renderShell(<QuestionHost />, { scope });
    const { answer } = asked('Add them?');
    await dialog('Add them?');
    await user.click(screen.getByRole('button', { name: 'Leave them here' }));
    await expect(answer).resolves.toBe(false);
  });

  it('asks one question after the other', async () => {
    const user = renderShell(<QuestionHost />, { scope });
    const answers = Promise.all([asked('First?').answer, asked('Second?').answer]);
    await dialog('First?');
    expect(screen.queryByRole('alertdialog', { name: 'Second?' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add them' }));
    await dialog('Second?');
    await user.click(screen.getByRole('button', { name: 'Leave them here' }));
    await expect(answers).resolves.toEqual([true, false]);
  });

  it('what a user was asked goes with them, declined', async () => {
    renderShell(<QuestionHost />, { scope });
    const answers = Promise.all([asked('First?').answer, asked('Second?').answer]);
    await dialog('First?');
    await act(() => allSettled(userLeft, { scope }));
    await expect(answers).resolves.toEqual([false, false]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
