import { getAddedProperties } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { ownPropertiesAnswer, property } from '../testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const refused = property(2, {
  request_status: 'rejected',
  status: 0,
  reject_reason: {
    id: 1,
    reason: 'Address incomplete',
    created_at: '2026-11-02T00:00:00Z',
    updated_at: '2026-11-02T00:00:00Z',
  },
});
const open = (shell: ReturnType<typeof memoryShell>, path = '/user/properties') =>
  renderRemote('mfe-listings', connect, { shell, path });
const rows = () => screen.getAllByRole('heading', { level: 2 });

describe('my properties', () => {
  it('shows where each listing stands, what it brought, and why it was refused', async () => {
    await open(memoryShell({ session, answers: [ownPropertiesAnswer([property(1), refused])] }));
    const [live, rejectedRow] = (await screen.findAllByRole('heading', { level: 2 })).map((heading) =>
      heading.closest('li')!,
    );
    expect(within(live!).getByText('Live')).toBeInTheDocument();
    expect(within(live!).getByText('1,204 views')).toBeInTheDocument();
    expect(within(live!).getByText('1 person interested')).toBeInTheDocument();
    expect(within(live!).getByRole('link', { name: 'Home 1' })).toBeInTheDocument();
    expect(within(rejectedRow!).getByText('Rejected: Address incomplete')).toBeInTheDocument();
    expect(within(rejectedRow!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('filters by state and keeps the choice in the address', async () => {
    const { location } = await open(
      memoryShell({ session, answers: [ownPropertiesAnswer([property(1), refused])] }),
    );
    await screen.findByRole('heading', { name: 'Home 1' });
    await userEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
    expect(await screen.findByRole('heading', { name: 'Home 2' })).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    expect(location().search).toBe('?show=rejected');
  });

  it('loads the next page below the first', async () => {
    const all = Array.from({ length: 15 }, (_, index) => property(index + 1));
    await open(memoryShell({ session, answers: [ownPropertiesAnswer(all)] }));
    expect(await screen.findByText('12 of 15 shown')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load 3 more' }));
    expect(await screen.findByText('15 of 15 shown')).toBeInTheDocument();
    expect(rows()).toHaveLength(15);
  });

  it('shows that nothing is listed yet, and that nothing is in a state', async () => {
    const { unmount } = await open(memoryShell({ session, answers: [ownPropertiesAnswer([])] }));
    expect(await screen.findByText('You haven’t listed a property yet')).toBeInTheDocument();
    // Nothing to do about it would be a dead end (A20).
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
    unmount();
    await open(
      memoryShell({ session, answers: [ownPropertiesAnswer([property(1)])] }),
      '/user/properties?show=review',
    );
    expect(await screen.findByText('No properties here')).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    const failing = stub(getAddedProperties, () => {
      throw rejected('internal');
    });
    const shell = memoryShell({ session, answers: [failing] });
    await open(shell);
    await screen.findByRole('alert');
    shell.answer(ownPropertiesAnswer([property(1)]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Home 1' })).toBeInTheDocument();
  });
});
