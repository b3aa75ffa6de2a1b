import { getPackage, type ActivePackage, type Offer } from '@lintel/api-contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';

const listing = { id: 1, name: 'Property List', type: 'property_list' as const };
const premium = { id: 6, name: 'Premium Properties Access', type: 'premium_properties' as const };

const owner: Offer = {
  id: 2,
  name: 'Owner',
  package_type: 'paid',
  price: 19,
  ios_product_id: null,
  duration: 1440,
  created_at: '2026-01-01T00:00:00Z',
  package_status: 'inactive',
  payment_transaction_id: null,
  features: [{ ...listing, limit_type: 'limited', limit: 3 }],
};
const running: ActivePackage = {
  ...owner,
  id: 4,
  name: 'Agent',
  package_status: 'active',
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2027-01-30T00:00:00Z',
  is_active: 1,
  features: [{ ...listing, limit_type: 'limited', limit: 25, used_limit: 3, total_limit: 25 }],
};
const answer = (data: Offer[], active: ActivePackage[]) =>
  stub(getPackage, {
    error: false,
    message: 'ok',
    code: 200,
    data,
    active_packages: active,
    all_features: [
      { ...listing, status: 1 },
      { ...premium, status: 1 },
    ],
  });
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
    expect(screen.getByRole('meter', { name: 'Properties to list' })).toHaveAttribute('value', '3');
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
