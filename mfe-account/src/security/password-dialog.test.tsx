import { changePassword, getSignInMethods, type SignInMethodRow } from '@lintel/api-contract';
import type { IdentityService } from '@lintel/contract';
import { memoryShell, offline, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { here, passwordOnly, securityAnswers } from '../testing/security.ts';
import { user } from '../testing/user.ts';

const ok = { error: false as const, message: 'ok', code: 200 };
const google: SignInMethodRow = { ...passwordOnly, method: 'google', is_own: false };
const CHOSEN = 'harbour-lamp-77';

async function open(
  row: SignInMethodRow,
  identity: Partial<IdentityService>,
  answers: MemoryShellOptions['answers'],
) {
  const shell = memoryShell({
    session: { user },
    settings: { social_login: '1', number_with_otp_login: '0' } as never,
    identity: identity as IdentityService,
    answers: [...securityAnswers([here]), stub(getSignInMethods, { ...ok, data: [row] }), ...(answers ?? [])],
  });
  await renderRemote('mfe-account', connect, { shell, path: '/user/security' });
  return shell;
}
async function fill(dialogName: string, present?: string) {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
  if (present) await userEvent.type(dialog.getByLabelText('Present password'), present);
  await userEvent.type(dialog.getByLabelText('New password'), CHOSEN);
  await userEvent.type(dialog.getByLabelText('Repeat the new password'), CHOSEN);
  return dialog;
}
const sent = (shell: Awaited<ReturnType<typeof open>>) =>
  shell.calls.filter(({ path }) => path === changePassword.path).map(({ parameters }) => parameters);
const proveGoogle = async () => ({ auth_id: 'google-1', id_token: 'of google' });

it('the list of what is wrong names each field', async () => {
  await open(passwordOnly, {}, []);
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
  const problems = await dialog.findAllByRole('link');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Fill in “Present password”',
    'Fill in “New password”',
    'Fill in “Repeat the new password”',
  ]);
});

describe('the first password of an account', () => {
  const refusing = () =>
    stub(changePassword, ({ id_token }) => {
      if (!id_token)
        throw rejected('recentSignInRequired', { fields: { new_password: 'needs a recent sign-in' } });
      return { ...ok, data: null };
    });

  it('is set in an old session once the user has shown the account another way', async () => {
    const shell = await open(google, { proveGoogle }, [refusing()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add: Email and password' }));
    const dialog = await fill('Set a password');
    await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
    const owner = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
    await userEvent.click(owner.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your password is changed'));
    expect(sent(shell).at(-1)).toEqual({ new_password: CHOSEN, end_others: '1', id_token: 'of google' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is still in its fields when the user does not confirm', async () => {
    await open(google, { proveGoogle }, [refusing()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add: Email and password' }));
    const dialog = await fill('Set a password');
    await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
    const owner = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
    await userEvent.click(owner.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('dialog', { name: 'Set a password' })).toBeVisible();
    expect(dialog.getByLabelText('New password')).toHaveValue(CHOSEN);
    expect(dialog.getByRole('button', { name: 'Save password' })).toBeEnabled();
  });
});

describe('a password at the identity service', () => {
  it('that was changed there is noted by another try when our server did not answer', async () => {
    let isDown = true;
    let password = 'right';
    const noting = stub(changePassword, () => {
      if (isDown) throw offline;
      return { ...ok, data: null };
    });
    const token = (given: string) =>
      given === password ? { auth_id: 'uid-7', id_token: `of ${given}` } : null;
    const identity = {
      prove: async (_email: string, given: string) => token(given),
      async changePassword({ password: present, newPassword }: { password: string; newPassword: string }) {
        if (!token(present)) return null;
        password = newPassword;
        return token(newPassword);
      },
    };
    const shell = await open({ ...passwordOnly, is_own: false }, identity, [noting]);
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = await fill('Change password', 'right');
    await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You’re offline');
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your password is changed'));
    expect(sent(shell).at(-1)).toEqual({ id_token: `of ${CHOSEN}`, end_others: '1' });
  });
});
