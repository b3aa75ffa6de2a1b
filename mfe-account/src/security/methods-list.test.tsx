import {
  changePassword,
  getSignInMethods,
  linkSignInMethod,
  unlinkSignInMethod,
  type SignInMethodRow,
} from '@lintel/api-contract';
import type { IdentityService } from '@lintel/contract';
import { memoryShell, offline, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { here, passwordOnly, securityAnswers } from '../testing/security.ts';
import { user } from '../testing/user.ts';

const ok = { error: false as const, message: 'ok', code: 200 };
const token = { auth_id: 'uid-7', id_token: 'fresh' };
const identity: IdentityService = {
  prove: async (_email, password) => (password === 'right' ? token : null),
  changePassword: async ({ password }) => (password === 'right' ? token : null),
  proveGoogle: async () => ({ auth_id: 'google-1', id_token: 'of google' }),
  sendCode: async () => 'sending-1',
  proveNumber: async () => ({ auth_id: 'phone-1', id_token: 'of phone' }),
};
const settings = { social_login: '1', number_with_otp_login: '1', otp_service_provider: 'firebase' };
const google: SignInMethodRow = { ...passwordOnly, method: 'google', is_own: false, is_only: false };

async function open(rows: SignInMethodRow[], answers: MemoryShellOptions['answers'] = []) {
  const shell = memoryShell({
    session: { user: { ...user, is_email_verified: 1 } },
    settings: settings as never,
    identity,
    answers: [
      ...securityAnswers([here]),
      stub(getSignInMethods, { ...ok, data: rows }),
      stub(changePassword, { ...ok, data: null }),
      ...answers,
    ],
  });
  await renderRemote('mfe-account', connect, { shell, path: '/user/security' });
  await screen.findByRole('region', { name: 'Ways to sign in' });
  return shell;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (shell: Awaited<ReturnType<typeof open>>, path: string) =>
  shell.calls.filter((call) => call.path === path).map(({ parameters }) => parameters);
async function newPassword(present: string) {
  await press('Change password');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await userEvent.type(dialog.getByLabelText('Present password'), present);
  await userEvent.type(dialog.getByLabelText('New password'), 'harbour-lamp-77');
  await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'harbour-lamp-77');
  await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
  return dialog;
}

async function removeGoogle() {
  await press('Remove: Google');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
}

/** The dialog in which a code has been asked for. */
async function askForNumber() {
  await press('Add: Text message');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in by text message' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '+447700900123');
  await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
  return dialog;
}
async function confirm(dialog: Awaited<ReturnType<typeof askForNumber>>) {
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

describe('the list of sign-in methods', () => {
  it('the only way to sign in cannot be removed', async () => {
    await open([passwordOnly]);
    expect(await screen.findByText(/your only way to sign in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add: Google' })).toBeVisible();
  });

  it('changes a password that the back end keeps, with the present one', async () => {
    const shell = await open([passwordOnly]);
    await newPassword('old');
    await waitFor(() =>
      expect(sent(shell, changePassword.path)).toEqual([
        { password: 'old', new_password: 'harbour-lamp-77', end_others: '1' },
      ]),
    );
    expect(shell.notices.at(-1)?.text).toBe('Your password is changed');
  });

  it('changes a password at the identity service, which is asked for the present one', async () => {
    const shell = await open([{ ...passwordOnly, is_own: false }]);
    const dialog = await newPassword('wrong');
    expect((await dialog.findAllByText('That is not your present password'))[0]).toBeVisible();
    expect(sent(shell, changePassword.path)).toEqual([]);
    await userEvent.clear(dialog.getByLabelText('Present password'));
    await userEvent.type(dialog.getByLabelText('Present password'), 'right');
    await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
    await waitFor(() =>
      expect(sent(shell, changePassword.path)).toEqual([{ id_token: 'fresh', end_others: '1' }]),
    );
  });

  it('adds Google; an old session shows the password first', async () => {
    const linked = stub(linkSignInMethod, (asked) => {
      if (!('owner_token' in (asked as object))) throw rejected('recentSignInRequired');
      return { ...ok, data: [passwordOnly, google] };
    });
    const shell = await open([{ ...passwordOnly, is_own: false }], [linked]);
    await press('Add: Google');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
    await userEvent.type(dialog.getByLabelText('Present password'), 'right');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('You can sign in that way from now on'));
    expect(sent(shell, linkSignInMethod.path).at(-1)).toEqual({
      type: '0',
      auth_id: 'google-1',
      id_token: 'of google',
      owner_token: 'fresh',
    });
  });

  it('adds a number by the code that was texted to it', async () => {
    const shell = await open([passwordOnly], [stub(linkSignInMethod, { ...ok, data: [passwordOnly] })]);
    const dialog = await askForNumber();
    await confirm(dialog);
    await waitFor(() =>
      expect(sent(shell, linkSignInMethod.path)).toEqual([
        { type: '1', auth_id: 'phone-1', id_token: 'of phone' },
      ]),
    );
  });

  it('adds a number by another try when our server did not answer after the code, which counts once', async () => {
    let isDown = true;
    let proofs = 0;
    const linking = stub(linkSignInMethod, () => {
      if (isDown) throw offline;
      return { ...ok, data: [passwordOnly] };
    });
    const shell = await open([passwordOnly], [linking]);
    shell.identity = async () => ({
      ...identity,
      proveNumber: async () => {
        if (proofs++ > 0) throw rejected('wrongState');
        return { auth_id: 'phone-1', id_token: 'of phone' };
      },
    });
    const dialog = await askForNumber();
    await confirm(dialog);
    await waitFor(() => expect(shell.notices.at(-1)?.tone).toBe('danger'));
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('You can sign in that way from now on'));
  });

  it('texts the code of a number once more, or one to another number', async () => {
    const shell = await open([passwordOnly], [stub(linkSignInMethod, { ...ok, data: [passwordOnly] })]);
    const texted: string[] = [];
    const proved: string[] = [];
    shell.identity = async () => ({
      ...identity,
      sendCode: async (number) => `sending-${texted.push(number)}`,
      proveNumber: async (sending) => {
        proved.push(sending);
        return { auth_id: 'phone-1', id_token: 'of phone' };
      },
    });
    const dialog = await askForNumber();
    await userEvent.click(await dialog.findByRole('button', { name: 'Use another one' }));
    expect(dialog.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('+44 7700 900123');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('The code is on its way again'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(proved).toEqual(['sending-3']));
  });

  it('a code that is texted again late is not taken for that of another number, asked for since', async () => {
    let arrive: (sending: string) => void = () => {};
    const shell = await open([passwordOnly], [stub(linkSignInMethod, { ...ok, data: [passwordOnly] })]);
    const texted: string[] = [];
    const proved: string[] = [];
    shell.identity = async () => ({
      ...identity,
      sendCode: async (number) =>
        texted.push(number) === 2
          ? new Promise<string>((resolve) => (arrive = resolve))
          : `sending-${texted.length}`,
      proveNumber: async (sending) => {
        proved.push(sending);
        return { auth_id: 'phone-1', id_token: 'of phone' };
      },
    });
    const dialog = await askForNumber();
    await userEvent.click(await dialog.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(texted).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Use another one' }));
    const field = dialog.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.clear(field);
    await userEvent.type(field, '+447700900388');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await dialog.findByText('+447700900388');
    await act(async () => arrive('sending-2'));
    expect(dialog.getByText('+447700900388')).toBeVisible();
    await confirm(dialog);
    await waitFor(() => expect(proved).toEqual(['sending-3']));
  });

  it('removes a way after a question', async () => {
    const both = [{ ...passwordOnly, is_only: false }, google];
    const shell = await open(both, [stub(unlinkSignInMethod, { ...ok, data: [passwordOnly] })]);
    await press('Remove: Google');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove “Google”?' }));
    shell.answer(stub(getSignInMethods, { ...ok, data: [passwordOnly] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Add: Google' })).toBeVisible();
    expect(sent(shell, unlinkSignInMethod.path)).toEqual([{ method: 'google' }]);
  });

  it('is not shown any more when another device removed it first', async () => {
    const gone = stub(unlinkSignInMethod, () => {
      throw rejected('notFound', { message: 'You do not sign in that way.' });
    });
    const shell = await open([{ ...passwordOnly, is_only: false }, google], [gone]);
    shell.answer(stub(getSignInMethods, { ...ok, data: [passwordOnly] }));
    await removeGoogle();
    expect(await screen.findByRole('button', { name: 'Add: Google' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove: Password' })).toBeNull();
    expect(shell.notices.at(-1)).toMatchObject({ tone: 'danger' });
  });

  it('that the sign-in service does not remove is stated with another try, which removes it', async () => {
    let isDown = true;
    const removing = stub(unlinkSignInMethod, () => {
      if (isDown) throw { ...rejected('unavailable', { status: 503 }), retryable: true };
      return { ...ok, data: [passwordOnly] };
    });
    const shell = await open([{ ...passwordOnly, is_only: false }, google], [removing]);
    await removeGoogle();
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    const [failed] = shell.notices;
    expect(failed).toMatchObject({
      tone: 'danger',
      text: 'This isn’t available right now. Try again in a moment.',
    });
    expect(failed!.action?.label).toBe('Try again');
    isDown = false;
    await act(async () => failed!.action?.run());
    await waitFor(() => expect(shell.notices.at(-1)?.tone).toBe('success'));
    expect(sent(shell, unlinkSignInMethod.path)).toEqual([{ method: 'google' }, { method: 'google' }]);
  });

  it.each([
    ['a new password', changePassword, () => newPassword('old')],
    ['a removed way', unlinkSignInMethod, removeGoogle],
  ] as const)('%s that is stored late leaves open what the user has opened since', async (_, call, begin) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const shell = await open(
      [{ ...passwordOnly, is_only: false }, google],
      [
        stub(changePassword, async () => {
          await late;
          return { ...ok, data: null };
        }),
        stub(unlinkSignInMethod, async () => {
          await late;
          return { ...ok, data: [passwordOnly] };
        }),
      ],
    );
    await begin();
    await waitFor(() => expect(sent(shell, call.path)).toHaveLength(1));
    const close = screen.queryByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Change password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await userEvent.type(dialog.getByLabelText('New password'), 'quiet-river-42');
    await act(async () => arrive());
    await waitFor(() => expect(shell.notices.at(-1)?.tone).toBe('success'));
    expect(screen.getByRole('dialog', { name: 'Change password' })).toBeVisible();
    expect(dialog.getByLabelText('New password')).toHaveValue('quiet-river-42');
  });
});
