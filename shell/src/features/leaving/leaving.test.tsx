import { deleteUser, getUserData, keepAccount } from '@lintel/api-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { portsGiven } from '#core/user-ports.ts';
import { QuestionHost } from '#features/questions/question-host.tsx';
import { $questions, questionSettled } from '#features/questions/questions.model.ts';
import { $session, sessionEnded } from '#user/session/model/session.model.ts';
import { exchangeFx } from '#user/session/identity/exchange.model.ts';
import { $noticeLog } from '#user/toasts/notices.model.ts';
import { shellScope as scope, valueOf } from '#core/scope.ts';
import { aUser } from '#testing/builders.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { useLeavingQuestion } from './use-leaving-question.ts';

let world: UserHarness;
const LEAVES = '2026-12-01T10:00:00.000Z';

beforeAll(speakEnglish);
beforeEach(async () => {
  world = userHarness();
  for (const { id } of valueOf($questions)) await allSettled(questionSettled, { scope, params: id });
  await allSettled(portsGiven, { scope, params: world.ports });
  await allSettled(sessionEnded, { scope, params: 'signed-out' });
});

function Asking() {
  useLeavingQuestion();
  return <QuestionHost />;
}
const called = (path: string) => world.calls.filter((call) => call.path === path);
const dialog = (name: string) => screen.findByRole('alertdialog', { name }, { timeout: 10_000 });
const button = (name: string) => screen.getByRole('button', { name });

async function open(deletion_due_at: string | null, at = '/user/profile') {
  world.answer('user_signup', { data: aUser({ deletion_due_at }), token: 'token-1' });
  world.answer(getUserData.path, { data: aUser({ deletion_due_at: null }) });
  world.answer(keepAccount.path, { data: aUser({ deletion_due_at: null }) });
  world.answer(deleteUser.path, { deletion_due_at: null });
  const user = renderShell(<Asking />, { scope, at });
  await act(() => allSettled(exchangeFx, { scope, params: { type: '3' } }));
  return user;
}

describe('the notice of an account that is left', () => {
  it('the sign-in states that the page asks about a deletion itself', async () => {
    await open(null);
    expect(called('user_signup')[0]?.parameters).toMatchObject({ deletion: 'ask' });
    expect(valueOf($questions)).toEqual([]);
  });

  it('keeps the account of a user who wants it', async () => {
    const user = await open(LEAVES);
    expect(await dialog('Keep your account?')).toHaveTextContent('2026');
    await user.click(button('Keep my account'));
    await waitFor(() => expect(valueOf($session)?.user.deletion_due_at).toBeNull());
    expect(called(keepAccount.path)).toHaveLength(1);
    expect(called(deleteUser.path)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('deletes at once only after a second question', async () => {
    const user = await open(LEAVES);
    await dialog('Keep your account?');
    await user.click(button('Delete now'));
    await dialog('Delete your account now?');
    expect(called(deleteUser.path)).toEqual([]);
    await user.click(button('Delete now'));
    await waitFor(() => expect(valueOf($session)).toBeNull());
    expect(called(deleteUser.path)[0]?.parameters).toEqual({ now: '1' });
    expect(screen.getByLabelText('address')).toHaveTextContent('/');
  });

  it('closing both questions deletes nothing and signs out', async () => {
    const user = await open(LEAVES);
    await dialog('Keep your account?');
    await user.click(button('Close'));
    await dialog('Delete your account now?');
    await user.click(button('Close'));
    await waitFor(() => expect(valueOf($session)).toBeNull());
    expect([...called(deleteUser.path), ...called(keepAccount.path)]).toEqual([]);
  });

  it('asks again when the answer did not arrive', async () => {
    const user = await open(LEAVES);
    world.refuse(keepAccount.path, { kind: 'offline', retryable: true });
    await dialog('Keep your account?');
    await user.click(button('Keep my account'));
    await waitFor(() => expect(called(keepAccount.path)).toHaveLength(1));
    world.answer(keepAccount.path, { data: aUser({ deletion_due_at: null }) });
    await dialog('Keep your account?');
    await user.click(button('Keep my account'));
    await waitFor(() => expect(called(keepAccount.path)).toHaveLength(2));
    await waitFor(() => expect(valueOf($noticeLog).at(-1)?.text).toMatch(/Your account stays/));
  });
});
