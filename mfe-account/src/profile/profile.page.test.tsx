import { getUserData } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import { connect } from '../remote.ts';
import { user, userAnswer } from '../testing/user.ts';

const session: Session = { user };
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderRemote('mfe-account', connect, { shell, path: '/user/profile' });

describe('the profile', () => {
  it('shows who the user is and names what is missing', async () => {
    await open(memoryShell({ session, answers: [userAnswer(user)] }));
    expect(await screen.findByText('Sara Khoury')).toBeInTheDocument();
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(screen.getByText('Country').nextSibling).toHaveTextContent('Not stated');
    expect(screen.getByText('Member since').nextSibling).toHaveTextContent('Mar 2, 2025');
  });

  it('names what blocks posting', async () => {
    await open(memoryShell({ session, answers: [userAnswer(user)] }));
    const incomplete = await screen.findByText('3 of 5 steps done');
    const missing = within(incomplete.parentElement!).getAllByRole('listitem');
    expect(missing.map((item) => item.textContent)).toEqual(['your mobile number', 'a photo of you']);
  });

  it('is complete when all five are there', async () => {
    const complete = { ...user, mobile: '+447700900123', profile: '/images/users/7.webp' };
    await open(memoryShell({ session, answers: [userAnswer(complete)] }));
    expect(await screen.findByText(/Your profile is complete/)).toBeInTheDocument();
  });

  it('reports a missing connection, with a way to try again', async () => {
    const failing = stub(getUserData, () => {
      throw offline;
    });
    await open(memoryShell({ session, answers: [failing] }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('requests nothing while no user is signed in', async () => {
    const shell = memoryShell();
    await open(shell);
    expect(shell.calls).toEqual([]);
  });
});
