import type { Session } from '@lintel/contract';
import { memoryShell, renderWidget } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import { connect } from '../remote.ts';
import { owner, packageAnswers, running } from '../testing/packages.ts';

const session = { user: { id: 7 } } as Session;
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderWidget('mfe-payments', connect, { shell, slot: 'dashboard.card', props: {} });

describe('the card of packages on the dashboard', () => {
  it('shows what is left of each running package, and nothing of those on offer', async () => {
    await open(memoryShell({ session, answers: [packageAnswers([owner], [running])] }));
    const card = within(await screen.findByRole('region', { name: 'Your packages' }));
    expect(await card.findByText('3 of 25 used')).toBeInTheDocument();
    expect(card.queryByText('Owner')).toBeNull();
  });

  it('leads to the packages when none is running', async () => {
    await open(memoryShell({ session, answers: [packageAnswers([owner], [])] }));
    expect(await screen.findByText('No package is running.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open packages' })).toHaveAttribute('href', '/subscription-plan');
  });
});
