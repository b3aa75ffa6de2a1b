import type { UserRow, WebSettings } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import { connect } from '../remote.ts';

const user = { id: 7, name: 'Sara Khoury', email: 'sara@example.com', mobile: null, profile: '' } as UserRow;
const sessionOf = (more: Partial<UserRow> = {}): Session => ({ user: { ...user, ...more } });
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderRemote('mfe-account', connect, { shell, path: '/user/dashboard' });

describe('the dashboard', () => {
  it('greets the user, names what blocks posting, and has room for the cards of the remotes', async () => {
    const { container } = await open(memoryShell({ session: sessionOf() }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Sara Khoury' })).toBeInTheDocument();
    const card = within(await screen.findByRole('region', { name: 'Profile' }));
    expect(card.getByRole('progressbar', { name: '2 of 5 steps done' })).toHaveValue(2);
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'your mobile number',
      'a photo of you',
      'your address',
    ]);
    expect(card.getByRole('link')).toHaveAttribute('href', '/user/profile');
    expect(container.querySelectorAll('[data-slot="dashboard.card"]')).toHaveLength(1);
  });

  it('names next steps before the cards: of the remotes, and a verification that was refused', async () => {
    const shell = memoryShell({ session: sessionOf() });
    const { container } = await open(shell);
    await screen.findByText('2 of 5 steps done');
    expect(screen.queryByText('Your verification wasn’t approved')).toBeNull();
    act(() => shell.settings.set({ verification_status: 'failed' } as WebSettings));
    const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
    expect(steps.getByRole('link', { name: 'See the reasons' })).toHaveAttribute(
      'href',
      '/user/verification',
    );
    const places = [...container.querySelectorAll('[data-slot]')].map((one) => one.getAttribute('data-slot'));
    expect(places).toEqual(['dashboard.next', 'dashboard.card']);
  });

  it('follows a profile that was completed meanwhile', async () => {
    const shell = memoryShell({ session: sessionOf() });
    await open(shell);
    await screen.findByText('2 of 5 steps done');
    act(() =>
      shell.session.set(sessionOf({ mobile: '+447700900123', profile: '/7.webp', address: '1 Quay' })),
    );
    expect(await screen.findByText('Your profile is complete.')).toBeInTheDocument();
  });

  it('greets a user without a name', async () => {
    await open(memoryShell({ session: sessionOf({ name: '' }) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello' })).toBeInTheDocument();
  });
});
