import { getUserData, type UserRow } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import { connect } from '../remote.ts';

const user: UserRow = {
  id: 7,
  name: 'Sara Khoury',
  slug_id: 'sara-khoury',
  email: 'sara@example.com',
  pending_email: null,
  mobile: null,
  profile: '',
  address: '12 Station Avenue',
  fcm_id: null,
  logintype: '3',
  is_email_verified: 1,
  isActive: 1,
  auth_id: 'x',
  notification: 1,
  subscription: 0,
  is_premium: 0,
  about_me: 'Looks after homes by the sea.',
  facebook_id: null,
  twiiter_id: null,
  instagram_id: null,
  youtube_id: null,
  latitude: null,
  longitude: null,
  city: 'Port Aster',
  state: null,
  country: null,
  created_at: '2025-03-02T00:00:00Z',
  updated_at: '2025-03-02T00:00:00Z',
};
const session: Session = { user };
const answer = (row: UserRow) => stub(getUserData, { error: false, message: 'ok', code: 200, data: row });
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderRemote('mfe-account', connect, { shell, path: '/user/profile' });

describe('the profile', () => {
  it('shows who the user is and names what is missing', async () => {
    await open(memoryShell({ session, answers: [answer(user)] }));
    expect(await screen.findByText('Sara Khoury')).toBeInTheDocument();
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(screen.getByText('Country').nextSibling).toHaveTextContent('Not stated');
    expect(screen.getByText('Member since').nextSibling).toHaveTextContent('Mar 2, 2025');
  });

  it('names what blocks posting', async () => {
    await open(memoryShell({ session, answers: [answer(user)] }));
    const incomplete = await screen.findByText('3 of 5 steps done');
    const missing = within(incomplete.parentElement!).getAllByRole('listitem');
    expect(missing.map((item) => item.textContent)).toEqual(['your mobile number', 'a photo of you']);
  });

  it('is complete when all five are there', async () => {
    const complete = { ...user, mobile: '+447700900123', profile: '/images/users/7.webp' };
    await open(memoryShell({ session, answers: [answer(complete)] }));
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
