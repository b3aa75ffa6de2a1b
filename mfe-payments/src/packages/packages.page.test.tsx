import { getPackage } from '@lintel/api-contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { packageAnswers as answer, owner, running } from '../testing/packages.ts';

const open = (shell: ReturnType<typeof memoryShell>) =>
  renderRemote('mfe-payments', connect, { shell, path: '/subscription-plan' });

describe('the package list', () => {
  it('shows price, duration in days, limits, and what is not included', async () => {
    await open(memoryShell({ answers: [answer([owner], [])] }));
    const card = within(await screen.findByRole('article', { name: 'Owner' }));
    expect(card.getByText('$19')).toBeInTheDocument();
    expect(card.getByText('for 60 days')).toBeInTheDocument();
    expect(card.getByText('Properties to list').closest('li')).toHaveTextContent('3');
    expect(card.getByText('Premium properties').closest('li')).toHaveTextContent('not included');
  });

  it('shows how much of a running package is used', async () => {
    await open(memoryShell({ answers: [answer([], [running])] }));
    expect(await screen.findByText('3 of 25 used')).toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'Properties to list' })).toHaveAttribute('aria-valuenow', '3');
    expect(screen.getByText('No packages right now')).toBeInTheDocument();
  });

  it('shows what went wrong and tries again', async () => {
    const shell = memoryShell({
      answers: [
        stub(getPackage, () => {
          throw rejected('internal');
        }),
      ],
    });
    await open(shell);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    shell.answer(answer([owner], []));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Owner' })).toBeInTheDocument();
  });

  it('loads again when a user signs in, since offers depend on the user', async () => {
    const shell = memoryShell({ answers: [answer([owner], [])] });
    const { remote } = await open(shell);
    await screen.findByRole('article', { name: 'Owner' });
    shell.answer(answer([], [running]));
    act(() => remote.on['session.started@1']?.({ userId: 7 }));
    expect(await screen.findByText('3 of 25 used')).toBeInTheDocument();
  });
});
