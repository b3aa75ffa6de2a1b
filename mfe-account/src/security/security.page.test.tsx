import { endOtherSessions, endSession } from '@lintel/api-contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { here, phone, securityAnswers, signedIn, unknown } from '../testing/security.ts';
import { user } from '../testing/user.ts';

const ok = { error: false as const, message: 'ok', code: 200 };
const newShell = (...answers: ReturnType<typeof securityAnswers>) =>
  memoryShell({ session: { user }, answers });
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderRemote('mfe-account', connect, { shell, path: '/user/security' });
const devices = async () => within(await screen.findByRole('region', { name: 'Your devices' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the security page', () => {
  it('names devices in plain words, this one first and without a way to end it', async () => {
    await open(newShell(...securityAnswers([phone, unknown, here])));
    const rows = await (await devices()).findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(/Chrome|Safari|Unknown/).textContent)).toEqual([
      'Chrome on Windows',
      'Safari on iOS',
      'Unknown device',
    ]);
    expect(rows[0]).toHaveTextContent('This device');
    expect(rows[0]).toHaveTextContent('203.0.113.x');
    expect(within(rows[0]!).queryByRole('button')).toBeNull();
  });

  it('names roughly where a device was used, and where an event happened', async () => {
    await open(newShell(...securityAnswers([here, phone, unknown])));
    const rows = await (await devices()).findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Germany');
    expect(rows[1]).toHaveTextContent('local network');
    expect(rows[2]).not.toHaveTextContent(/Germany|network/);
    const activity = within(await screen.findByRole('region', { name: 'Recent activity' }));
    expect(await activity.findByText('Safari on iOS · France')).toBeVisible();
  });

  it('ends a session after a question, and shows what is left', async () => {
    const shell = newShell(...securityAnswers([here, phone]), stub(endSession, { ...ok, data: null }));
    await open(shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari on iOS' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Sign out Safari on iOS?' }));
    for (const answer of securityAnswers([here])) shell.answer(answer);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS', { selector: 'strong' })).toBeNull());
    expect(shell.calls.find(({ path }) => path === endSession.path)?.parameters).toEqual({ id: phone.id });
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
    expect((await devices()).getByRole('list')).toHaveFocus();
  });

  it('ends nothing when the user keeps things as they are', async () => {
    const shell = newShell(...securityAnswers([here, phone]));
    await open(shell);
    await screen.findByRole('button', { name: 'Sign out all other devices' });
    await press('Sign out all other devices');
    await press('Cancel');
    expect(shell.calls.map(({ path }) => path)).not.toContain(endOtherSessions.path);
  });

  it('ends all others', async () => {
    const shell = newShell(
      ...securityAnswers([here, phone, unknown]),
      stub(endOtherSessions, { ...ok, data: { ended: 2 } }),
    );
    await open(shell);
    await screen.findByRole('button', { name: 'Sign out all other devices' });
    await press('Sign out all other devices');
    for (const answer of securityAnswers([here])) shell.answer(answer);
    await press('Sign out');
    await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
  });

  it('a session that has ended meanwhile disappears', async () => {
    const refuse = stub(endSession, () => {
      throw rejected('notFound');
    });
    const shell = newShell(...securityAnswers([here, phone]), refuse);
    await open(shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari on iOS' }));
    for (const answer of securityAnswers([here])) shell.answer(answer);
    await press('Sign out');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out: Safari on iOS' })).toBeNull());
  });

  it('shows what happened, with the device of a sign-in', async () => {
    const changed = { ...signedIn, id: 2, kind: 'password_changed' as const, browser: null, system: null };
    await open(newShell(...securityAnswers([here], [changed, signedIn])));
    const list = within(await screen.findByRole('region', { name: 'Recent activity' }));
    const rows = await list.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/^Password changed/);
    expect(rows[1]).toHaveTextContent(/^Signed in on a new deviceSafari on iOS/);
  });
});
