import type { ActivePackage, Offer } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, pushArrives, renderWidget } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import { connect } from '../remote.ts';
import { owner, packageAnswers, running } from '../testing/packages.ts';

const session = { user: { id: 7 } } as Session;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const open = (offers: Offer[], active: ActivePackage[]) =>
  renderWidget('mfe-payments', connect, {
    shell: memoryShell({ session, answers: [packageAnswers(offers, active)] }),
    slot: 'dashboard.next',
    props: {},
  });

it('a receipt that was declined, a payment that is open and a package that ends soon are next steps', async () => {
  await open(
    [
      { ...owner, package_status: 'rejected', payment_transaction_id: 5 },
      { ...owner, id: 3, name: 'Seeker', package_status: 'pending', payment_transaction_id: 6 },
      { ...owner, id: 9, name: 'Failed', package_status: 'failed', payment_transaction_id: 7 },
    ],
    [{ ...running, end_date: inDays(3) }],
  );
  expect(await screen.findByText('Receipt declined: Owner')).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Upload another receipt', '/payment/result/5'],
    ['Continue payment', '/payment/result/6'],
    ['Open packages', '/subscription-plan'],
  ]);
  expect(screen.getByText(/^Agent ends on /)).toBeInTheDocument();
});

it('a receipt that is declined while the dashboard is on screen becomes a next step', async () => {
  const offer = { ...owner, package_status: 'review' as const, payment_transaction_id: 5 };
  const shell = memoryShell({ session, answers: [packageAnswers([offer], [])] });
  const { remote } = await renderWidget('mfe-payments', connect, {
    shell,
    slot: 'dashboard.next',
    props: {},
  });
  await waitFor(() => expect(shell.calls).not.toEqual([]));
  shell.answer(packageAnswers([{ ...offer, package_status: 'rejected' }], []));
  await pushArrives({ remote }, 'payment');
  expect(await screen.findByText('Receipt declined: Owner')).toBeInTheDocument();
});

it('nothing is a next step while packages run for long and nothing is open', async () => {
  const { container } = await open([owner], [{ ...running, end_date: inDays(30) }]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(container.querySelector('[data-step]')).toBeNull();
});
