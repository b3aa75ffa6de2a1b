import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { Link, Route, Routes } from 'react-router-dom';
import { portsGiven } from '#core/user-ports.ts';
import { shellScope } from '#core/scope.ts';
import { userHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { $identitySource } from '#user/session/identity/identity.ts';
import SessionPage from '#user/session/session.page.tsx';
import { requestSignIn } from './request-sign-in.ts';
import { SignInHost } from '#user/session/sign-in-host.tsx';

const world = userHarness();

beforeAll(async () => {
  await speakEnglish();
  await allSettled(portsGiven, { scope: shellScope, params: world.ports });
  await allSettled($identitySource, { scope: shellScope, params: async () => world.identity });
});

/** Asks, and waits until the dialog is there. */
async function ask() {
  const user = renderShell(<SignInHost />, { scope: shellScope });
  let answer: ReturnType<typeof requestSignIn> | null = null;
  act(() => {
    answer = requestSignIn();
  });
  // Compiled on demand here, which takes a moment on a busy machine.
  await screen.findByRole('dialog', { name: 'Sign in' }, { timeout: 10_000 });
  return { user, answer: () => act(async () => answer) };
}

describe('the request to sign in', () => {
  it('leads to the form of the page where there is one, and is over when the page is left', async () => {
    const user = renderShell(
      <>
        <SignInHost />
        <Link to="/">Home</Link>
        <Routes>
          <Route path="/login" element={<SessionPage view="signIn" />} />
          <Route path="*" element={<p>another page</p>} />
        </Routes>
      </>,
      { scope: shellScope, at: '/login' },
    );
    let answer: ReturnType<typeof requestSignIn> | null = null;
    act(() => {
      answer = requestSignIn('needed');
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(await act(async () => answer)).toBeNull();
  });

  it('answers null when the user closes the dialog', async () => {
    const { user, answer } = await ask();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await answer()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes its form inside the dialog and puts the focus on the first field', async () => {
    const { user } = await ask();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('resolves with the session once the user has signed in, and at once from then on', async () => {
    const { user, answer } = await ask();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await answer())?.user.name).toBe('Ada Lovelace');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await requestSignIn())?.user.id).toBe(7);
  });
});
