import { getOtp, updateProfile, verifyOtp, type UserRow } from '@lintel/api-contract';
import { memoryShell, offline, rejected, renderRemote, stub, type Stub } from '@lintel/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { user, userAnswer } from '../testing/user.ts';

const waiting: UserRow = { ...user, pending_email: 'new@example.com' };
const saved = (data: UserRow) => stub(updateProfile, { error: false, code: 200, data });
const refused = (error: Error | object) =>
  stub(updateProfile, () => {
    throw error;
  });

async function open(row: UserRow, saving: Stub) {
  const shell = memoryShell({ session: { user: row }, answers: [userAnswer(row), saving] });
  await renderRemote('mfe-account', connect, { shell, path: '/user/profile' });
  return shell;
}
const sent = (shell: Awaited<ReturnType<typeof open>>) =>
  shell.calls.filter(({ path }) => path === updateProfile.path).map(({ parameters }) => parameters);
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the change' }));
  return within(screen.getByRole('alertdialog', { name: 'Cancel the change of your email?' }));
};
const withdraw = async () =>
  userEvent.click((await ask()).getByRole('button', { name: 'Cancel the change' }));
const banner = () => screen.queryByText(/^new@example.com counts once/);

describe('a change of the address that waits for its code', () => {
  it('is withdrawn after a question; the page, the rest of the site and the user learn of it', async () => {
    const shell = await open(waiting, saved(user));
    await withdraw();
    await waitFor(() => expect(banner()).toBeNull());
    expect(sent(shell)).toEqual([{ email_change: 'withdraw' }]);
    expect(shell.notices).toEqual([{ tone: 'success', text: 'The change of your email is cancelled' }]);
    expect(shell.emitted).toContainEqual({ event: 'profile.changed@1', payload: { userId: 7 } });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('sara@example.com')).toBeVisible();
  });

  it('leaves the focus where the user was when its buttons go', async () => {
    await open(waiting, saved(user));
    await withdraw();
    await waitFor(() => expect(banner()).toBeNull());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Contact' })).toHaveFocus());
  });

  it('goes on when the user keeps it', async () => {
    const shell = await open(waiting, saved(user));
    const question = await ask();
    expect(question.getByText(/Your email stays sara@example.com/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep waiting' }));
    expect(banner()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel the change' })).toHaveFocus();
    expect(sent(shell)).toEqual([]);
  });

  it('is the only address of some accounts, which have none after it', async () => {
    const first: UserRow = { ...waiting, email: 'new@example.com', is_email_verified: 0 };
    await open(first, saved({ ...user, email: '' }));
    expect(await screen.findByText(/^new@example.com counts once/)).not.toHaveTextContent('old address');
    expect((await ask()).getByText(/Your account has no email then/)).toBeVisible();
  });

  it('shows that it is over when another device was first', async () => {
    const message = 'There is no change of your email to cancel.';
    const shell = await open(waiting, refused(rejected('wrongState', { message })));
    shell.answer(userAnswer({ ...user, email: 'new@example.com' }));
    await withdraw();
    await waitFor(() => expect(banner()).toBeNull());
    expect(screen.getByText('new@example.com')).toBeVisible();
    expect(shell.notices).toEqual([{ tone: 'danger', text: message }]);
    expect(shell.emitted).toContainEqual({ event: 'profile.changed@1', payload: { userId: 7 } });
  });

  it('waits on when the network is away, and is withdrawn by the next press', async () => {
    const shell = await open(waiting, refused(offline));
    await withdraw();
    await waitFor(() => expect(shell.notices.at(-1)).toMatchObject({ tone: 'danger' }));
    expect(banner()).toBeVisible();
    shell.answer(saved(user));
    await withdraw();
    await waitFor(() => expect(banner()).toBeNull());
  });
});

describe('the profile in two tabs', () => {
  const channels: BroadcastChannel[] = [];
  const otherTab = () => {
    const channel = new BroadcastChannel('lintel-profile');
    channels.push(channel);
    return channel;
  };
  afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

  it('shows what the other tab has withdrawn', async () => {
    const shell = await open(waiting, saved(user));
    expect(await screen.findByRole('button', { name: 'Enter the code' })).toBeVisible();
    shell.answer(userAnswer(user));
    otherTab().postMessage('changed');
    await waitFor(() => expect(banner()).toBeNull());
  });

  const codeField = () => screen.findByRole('textbox', { name: 'Code' });
  const confirmed: UserRow = { ...user, email: 'new@example.com' };

  it('asks for no code that was entered in the other tab', async () => {
    const shell = await open(waiting, saved(user));
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the code' }));
    await codeField();
    shell.answer(userAnswer(confirmed));
    otherTab().postMessage('changed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('new@example.com')).toBeVisible();
  });

  it('shows the new address when its code was entered on another device first', async () => {
    const used = stub(verifyOtp, () => {
      throw rejected('wrongState', {
        message: 'No code is waiting there: none was sent, or it has been used. Please ask for a new one.',
      });
    });
    const shell = await open(waiting, saved(user));
    shell.answer(used);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the code' }));
    shell.answer(userAnswer(confirmed));
    await userEvent.type(await codeField(), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('new@example.com')).toBeVisible();
    expect(shell.emitted).toContainEqual({ event: 'profile.changed@1', payload: { userId: 7 } });
  });

  it('listens no more when the user has left it', async () => {
    const shell = await open(waiting, saved(user));
    await screen.findByRole('button', { name: 'Enter the code' });
    cleanup();
    const before = shell.calls.length;
    const heard = new Promise((resolve) => otherTab().addEventListener('message', resolve));
    otherTab().postMessage('changed');
    await heard;
    expect(shell.calls).toHaveLength(before);
  });

  it('lets the other tab know what this one has withdrawn', async () => {
    const heard: unknown[] = [];
    otherTab().addEventListener('message', ({ data }: MessageEvent) => heard.push(data));
    await open(waiting, saved(user));
    await withdraw();
    await waitFor(() => expect(heard).toEqual(['changed']));
  });
});

describe('a change that was withdrawn or confirmed on another device', () => {
  const field = () => screen.findByRole('textbox', { name: 'Code' });
  const codes = (shell: Awaited<ReturnType<typeof open>>) =>
    shell.calls.filter(({ path }) => path === getOtp.path);
  const sendCode = async () => {
    await userEvent.type(screen.getByLabelText('Your password'), 'steady-word');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  };
  const sending = stub(getOtp, { error: false, message: 'sent' });

  it('is asked for once more when the user enters the same address', async () => {
    const shell = await open(waiting, saved(waiting));
    shell.answer(sending);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the code' }));
    await field();
    shell.answer(userAnswer(user));
    await userEvent.click(screen.getByRole('button', { name: 'Use another one' }));
    await sendCode();
    await field();
    expect(sent(shell)).toEqual([{ email: 'new@example.com', password: 'steady-word' }]);
    expect(codes(shell)).toEqual([]);
  });

  it('has no code to send again; another press asks for the change', async () => {
    const shell = await open(waiting, saved(waiting));
    shell.answer(sending);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the code' }));
    await field();
    shell.answer(userAnswer(user));
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    const address = await screen.findByRole('textbox', { name: 'New email' });
    expect(address).toHaveValue('new@example.com');
    expect(shell.notices).toEqual([
      {
        tone: 'info',
        text: 'This change was cancelled on another device. Send the code to ask for it again.',
      },
    ]);
    expect(codes(shell)).toEqual([]);
    await sendCode();
    await field();
    expect(sent(shell)).toEqual([{ email: 'new@example.com', password: 'steady-word' }]);
  });

  it('closes the question for the code when the change was confirmed there', async () => {
    const shell = await open(waiting, saved(waiting));
    shell.answer(sending);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the code' }));
    await field();
    shell.answer(userAnswer({ ...user, email: 'new@example.com' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([codes(shell), shell.notices]).toEqual([[], []]);
  });

  it('gets its code once more while it waits', async () => {
    const shell = await open(waiting, saved(waiting));
    shell.answer(sending);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the code' }));
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(codes(shell)).toHaveLength(1));
    expect(sent(shell)).toEqual([]);
  });
});
