import { assignPackage, getPackage } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { packageAnswers as answer, listing, owner, premium, running } from '../testing/packages.ts';

const open = (shell: ReturnType<typeof memoryShell>, query = '') =>
  renderRemote('mfe-payments', connect, { shell, path: `/subscription-plan${query}` });

describe('the package list', () => {
  it('shows price, duration in days, limits, and what is not included', async () => {
    await open(memoryShell({ answers: [answer([owner], [])] }));
    const card = within(await screen.findByRole('article', { name: 'Owner' }));
    expect(card.getByText('$19')).toBeInTheDocument();
    expect(card.getByText('for 60 days')).toBeInTheDocument();
    expect(card.getByText('Properties to list').closest('li')).toHaveTextContent('3');
    expect(card.getByText('Premium properties').closest('li')).toHaveTextContent('not included');
  });

  it('names no feature that the operator has switched off', async () => {
    const packages = stub(getPackage, {
      error: false,
      message: 'ok',
      data: [owner],
      active_packages: [],
      all_features: [
        { ...listing, status: 1 },
        { ...premium, status: 0 },
      ],
    });
    await open(memoryShell({ answers: [packages] }));
    expect(await screen.findByRole('rowheader', { name: 'Properties to list' })).toBeInTheDocument();
    expect(screen.queryByText('Premium properties')).not.toBeInTheDocument();
  });

  it('shows how much of a running package is used', async () => {
    await open(memoryShell({ answers: [answer([], [running])] }));
    expect(await screen.findByText('3 of 25 used')).toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'Properties to list' })).toHaveAttribute('aria-valuenow', '3');
    expect(screen.getByText('No packages right now')).toBeInTheDocument();
  });

  it('breaks a long word of a name where its card or column ends', async () => {
    await open(memoryShell({ answers: [answer([owner], [running])] }));
    await screen.findByRole('article', { name: 'Owner' });
    const cards = screen.getAllByRole('heading', { level: 3, name: /^(Owner|Agent)$/ });
    const names = [...cards, screen.getByRole('columnheader', { name: 'Owner' })];
    expect(names.map((name) => getComputedStyle(name).getPropertyValue('overflow-wrap'))).toEqual([
      'anywhere',
      'anywhere',
      'anywhere',
    ]);
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

  it('keeps the focus among the packages when the one that was taken goes', async () => {
    const free = { ...owner, id: 1, name: 'Starter', price: null, package_type: 'free' as const };
    const shell = memoryShell({
      session: { user: { id: 7 } } as Session,
      answers: [
        answer([free, owner], []),
        stub(assignPackage, { error: false, message: 'ok', code: 200, data: null }),
      ],
    });
    await open(shell);
    const button = await screen.findByRole('button', { name: 'Take it: Starter' });
    shell.answer(answer([owner], [running]));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    const offers = screen.getByRole('article', { name: 'Owner' }).closest('section')!.parentElement;
    await waitFor(() => expect(offers).toContainElement(document.activeElement as HTMLElement));
  });

  it('takes a free package with one press, once for two presses, and announces it to the other parts of the page', async () => {
    const free = { ...owner, id: 1, name: 'Starter', price: null, package_type: 'free' as const };
    const shell = memoryShell({
      session: { user: { id: 7 } } as Session,
      answers: [
        answer([free], []),
        stub(assignPackage, { error: false, message: 'ok', code: 200, data: null }),
      ],
    });
    await open(shell);
    const button = await screen.findByRole('button', { name: 'Take it: Starter' });
    shell.answer(answer([], [{ ...running, id: 1, name: 'Starter' }]));
    await userEvent.dblClick(button);
    expect(await screen.findByText('No packages right now')).toBeInTheDocument();
    expect(shell.calls.filter(({ path }) => path === assignPackage.path)).toHaveLength(1);
    expect(shell.emitted).toEqual([{ event: 'package.bought@1', payload: { packageId: 1 } }]);
    expect(shell.notices.map(({ text }) => text)).toEqual(['Your package is active now.']);
  });

  it('leads a user to the payment, and asks a visitor to sign in first', async () => {
    const shell = memoryShell({ answers: [answer([owner], [])] });
    const { location } = await open(shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Buy: Owner' }));
    expect([shell.asked, location().pathname]).toEqual([['signed-in'], '/subscription-plan']);
    shell.session.set({ user: { id: 7 } } as Session);
    await userEvent.click(screen.getByRole('button', { name: 'Buy: Owner' }));
    await waitFor(() => expect(location().pathname).toBe('/payment/2'));
  });

  it.each([
    ['review', 'See the status: Owner'],
    ['rejected', 'Upload another receipt: Owner'],
  ] as const)('%s: leads to the transfer', async (package_status, name) => {
    const offer = { ...owner, package_status, payment_transaction_id: 5 };
    await open(memoryShell({ answers: [answer([offer], [])] }));
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/payment/result/5');
  });

  it.each([
    ['its payer', { ended_by: 'cancelled' as const }],
    ['the administration', { reject_reason: 'We have given the money back.' }],
  ])('a payment that %s ended leaves no failure on the offer', async (_, by) => {
    const ended = { ...owner, package_status: 'failed' as const, ...by };
    await open(memoryShell({ answers: [answer([ended], [])] }));
    expect(await screen.findByText('Payment cancelled')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again: Owner' })).toBeInTheDocument();
  });

  it('shows what a package changes before it is bought', async () => {
    await open(memoryShell({ answers: [answer([owner], [running])] }));
    await userEvent.click(await screen.findByRole('button', { name: 'What it changes: Owner' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Owner' }));
    const row = within(dialog.getByText('Properties to list').closest('tr')!);
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Properties to list',
      '22 of 25 left',
      '25 of 28 left',
    ]);
    expect(dialog.queryByText(/ad stays|ads stay/)).toBeNull();
  });

  it('breaks a long word among what a purchase leaves as it is where the list ends', async () => {
    await open(memoryShell({ answers: [answer([owner], [running])] }));
    await userEvent.click(await screen.findByRole('button', { name: 'What it changes: Owner' }));
    const line = (await screen.findByText(/^Bought today/)).closest('ul')!;
    expect(getComputedStyle(line).getPropertyValue('grid-template-columns')).toBe('minmax(0, 1fr)');
  });

  it('names the running ads that a purchase leaves as they are', async () => {
    await open(memoryShell({ answers: [answer([owner], [running], 2)] }));
    await userEvent.click(await screen.findByRole('button', { name: 'What it changes: Owner' }));
    expect(screen.getByText('2 running ads stay as they are.')).toBeInTheDocument();
  });

  it('a package without end shows no date, although the wire has one for other clients', async () => {
    const endless = { ...running, end_date: '9999-12-31T00:00:00Z', never_ends: true as const };
    await open(memoryShell({ answers: [answer([], [endless])] }));
    expect(await screen.findByText('No end date')).toBeInTheDocument();
  });

  it('compares all packages in one table', async () => {
    await open(memoryShell({ answers: [answer([owner, { ...owner, id: 3, name: 'Agency' }], [])] }));
    const table = within(await screen.findByRole('table', { name: 'Compare packages' }));
    expect(table.getByRole('row', { name: 'Properties to list 3 3' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^Premium properties not included/ })).toBeInTheDocument();
  });
});

describe('the way from a limit', () => {
  const session = { user: { id: 7 } } as Session;
  const forListing = '?for=property_list&return=%2Fuser%2Fadd-property';
  const agency = { ...owner, id: 3, name: 'Agency', price: 49 };
  const seeker = {
    ...owner,
    id: 4,
    name: 'Seeker',
    price: 9,
    features: [{ ...premium, limit_type: 'unlimited' as const, limit: null }],
  };

  it('recommends the cheapest package with what was missing, and keeps the way back', async () => {
    const shell = memoryShell({ session, answers: [answer([agency, owner, seeker], [])] });
    const { location } = await open(shell, forListing);
    expect(await screen.findByText('You need a package with: Properties to list.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
      'href',
      '/user/add-property',
    );
    const fitting = within(
      screen.getByText('The cheapest one with: Properties to list.').closest('article')!,
    );
    await userEvent.click(fitting.getByRole('button', { name: 'Buy: Owner' }));
    await waitFor(() =>
      expect(location()).toMatchObject({ pathname: '/payment/2', search: '?return=%2Fuser%2Fadd-property' }),
    );
  });

  it('recommends nothing to a user whose packages have every feature', async () => {
    const complete = { ...agency, features: [...owner.features, ...seeker.features] };
    const why = 'The cheapest one with every feature.';
    const shell = memoryShell({ session, answers: [answer([complete], [])] });
    const { remote } = await open(shell);
    expect(await screen.findByText(why)).toBeInTheDocument();
    const all = [
      ...running.features,
      { ...premium, limit_type: 'unlimited' as const, limit: null, used_limit: null, total_limit: null },
    ];
    shell.answer(answer([complete], [{ ...running, features: all }]));
    act(() => remote.on['package.bought@1']?.({ packageId: 4 }));
    await waitFor(() => expect(screen.queryByText(why)).toBeNull());
  });

  it('leads on as soon as a package has it, bought here or elsewhere', async () => {
    const full = { ...running, features: [{ ...running.features[0]!, used_limit: 25 }] };
    const shell = memoryShell({ session, answers: [answer([owner], [full])] });
    const { remote } = await open(shell, forListing);
    expect(await screen.findByText('You need a package with: Properties to list.')).toBeInTheDocument();
    shell.answer(answer([owner], [full, { ...running, id: 9 }]));
    act(() => remote.on['package.bought@1']?.({ packageId: 9 }));
    expect(await screen.findByText('You have a package with: Properties to list.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue where you were' })).toHaveAttribute(
      'href',
      '/user/add-property',
    );
  });

  it.each(['https://evil.example/', '//evil.example', '/..//evil.example'])(
    'does not lead to another site: %s',
    async (address) => {
      await open(
        memoryShell({ session, answers: [answer([owner], [])] }),
        `?for=property_list&return=${encodeURIComponent(address)}`,
      );
      await screen.findByText('You need a package with: Properties to list.');
      expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
    },
  );
});
