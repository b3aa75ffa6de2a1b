import {
  getOtp,
  getSignInMethods,
  updateProfile,
  verifyOtp,
  type SignInMethodRow,
  type UserRow,
} from '@lintel/api-contract';
import type { IdentityService } from '@lintel/contract';
import { memoryShell, offline, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { passwordOnly } from '../testing/security.ts';
import { user, userAnswer } from '../testing/user.ts';

const ok = { error: false as const, message: 'ok', code: 200 };
const google: SignInMethodRow = { ...passwordOnly, method: 'google', is_own: false };

async function open(row: UserRow, answers: NonNullable<MemoryShellOptions['answers']>) {
  const shell = memoryShell({
    session: { user: row },
    settings: { otp_service_provider: 'twilio' } as never,
    identity: {
      proveGoogle: async () => ({ auth_id: 'google-1', id_token: 'of google' }),
    } as unknown as IdentityService,
    answers: [userAnswer(row), stub(getOtp, ok), ...answers],
  });
  await renderRemote('mfe-account', connect, { shell, path: '/user/profile' });
  return shell;
}
const sent = (shell: Awaited<ReturnType<typeof open>>, path: string) =>
  shell.calls.filter((call) => call.path === path).map(({ parameters }) => parameters);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('another address in an old session', () => {
  const ofGoogle: UserRow = { ...user, logintype: '0' };
  const methods = stub(getSignInMethods, { ...ok, data: [google] });
  const refusing = stub(updateProfile, ({ id_token }) => {
    if (!id_token) throw rejected('recentSignInRequired', { fields: { email: 'needs a recent sign-in' } });
    return { ...ok, data: { ...ofGoogle, pending_email: 'new@example.com' } };
  });
  async function ask() {
    const shell = await open(ofGoogle, [methods, refusing]);
    await press('Change email');
    await userEvent.type(await screen.findByRole('textbox', { name: 'New email' }), 'new@example.com');
    await press('Send code');
    const owner = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
    return { shell, owner };
  }

  it('is asked for once the user has shown the account the way they sign in', async () => {
    const { shell, owner } = await ask();
    await userEvent.click(owner.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
    expect(sent(shell, updateProfile.path).at(-1)).toEqual({
      email: 'new@example.com',
      id_token: 'of google',
    });
  });

  it('is still in its field when the user does not confirm', async () => {
    const { owner } = await ask();
    await userEvent.click(owner.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('textbox', { name: 'New email' })).toHaveValue('new@example.com');
  });
});

it('another address needs no password where the account has lost its own', async () => {
  const changing = stub(updateProfile, { ...ok, data: { ...user, pending_email: 'new@example.com' } });
  const shell = await open(user, [stub(getSignInMethods, { ...ok, data: [google] }), changing]);
  await press('Change email');
  await userEvent.type(await screen.findByRole('textbox', { name: 'New email' }), 'new@example.com');
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  await press('Send code');
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
  expect(sent(shell, updateProfile.path)).toEqual([{ email: 'new@example.com' }]);
});

describe('an address that is none to change to', () => {
  it('is refused at its field where it is the present one: no code is on its way', async () => {
    const shell = await open(user, [stub(getSignInMethods, { ...ok, data: [google] })]);
    await press('Change email');
    await userEvent.type(await screen.findByRole('textbox', { name: 'New email' }), user.email.toUpperCase());
    await press('Send code');
    expect(await screen.findByText('This is already your email')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    expect(sent(shell, updateProfile.path)).toEqual([]);
  });

  it('gets another code where one is awaited from it already', async () => {
    const waiting = { ...user, pending_email: 'new@example.com' };
    const shell = await open(waiting, [stub(getSignInMethods, { ...ok, data: [google] })]);
    await press('Change email');
    await userEvent.type(await screen.findByRole('textbox', { name: 'New email' }), 'New@example.com');
    await press('Send code');
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
    expect(sent(shell, getOtp.path)).toEqual([{ email: 'New@example.com' }]);
    expect(sent(shell, updateProfile.path)).toEqual([]);
  });
});

describe('another number', () => {
  it('is stored by another try when our server did not answer after the code, which counts once', async () => {
    let isDown = true;
    const proving = stub(verifyOtp, () => {
      if (proofs++ > 0) throw rejected('wrongState');
      return { ...ok, auth_id: 'x' };
    });
    let proofs = 0;
    const saving = stub(updateProfile, () => {
      if (isDown) throw offline;
      return { ...ok, data: { ...user, mobile: '+447700900251' } };
    });
    const shell = await open(user, [proving, saving]);
    await press('Add a mobile number');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Mobile number' }), '+447700900251');
    await press('Send code');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456');
    await press('Confirm');
    expect(await dialog.findByRole('alert')).toHaveTextContent('You’re offline');
    isDown = false;
    await press('Confirm');
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your mobile number is changed'));
  });
});

it('a number that is stored late leaves open what the user has opened since', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const slow = stub(updateProfile, async () => {
    await late;
    return { ...ok, data: { ...user, mobile: '+447700900251' } };
  });
  const shell = await open(user, [stub(verifyOtp, { ...ok, auth_id: 'x' } as never), slow]);
  await press('Add a mobile number');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '+447700900251');
  await press('Send code');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  await press('Confirm');
  await waitFor(() => expect(sent(shell, updateProfile.path)).toHaveLength(1));
  await press('Close');
  await press('Change email');
  await userEvent.type(await screen.findByRole('textbox', { name: 'New email' }), 'new@example.com');
  await act(async () => arrive());
  await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your mobile number is changed'));
  expect(screen.getByRole('textbox', { name: 'New email' })).toHaveValue('new@example.com');
});

it.each([
  ['is texted again', 'Send again', getOtp],
  ['is confirmed', 'Confirm', updateProfile],
] as const)(
  'a number that %s late leaves another number, typed since, in its field',
  async (_, action, call) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const storing = stub(updateProfile, async () => {
      await late;
      return { ...ok, data: { ...user, mobile: '+447700900251' } };
    });
    const shell = await open(user, [stub(verifyOtp, { ...ok, auth_id: 'x' } as never), storing]);
    await press('Add a mobile number');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '+447700900251');
    await press('Send code');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    shell.answer(
      stub(getOtp, async () => {
        await late;
        return ok;
      }),
    );
    const before = sent(shell, call.path).length;
    await press(action);
    await waitFor(() => expect(sent(shell, call.path)).toHaveLength(before + 1));
    await press('Use another one');
    const field = await screen.findByRole('textbox', { name: 'Mobile number' });
    await userEvent.clear(field);
    await userEvent.type(field, '+447700900388');
    await act(async () => arrive());
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('+447700900388');
  },
);
