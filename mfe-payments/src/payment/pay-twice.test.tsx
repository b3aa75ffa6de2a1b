import { createPaymentIntent, getPackage, type Offer } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { owner, packageAnswers, running } from '../testing/packages.ts';
import { bankAnswer, settingsAnswer } from '../testing/payment.ts';

const session = { user: { id: 7 } } as Session;
const offers = (values: Partial<Offer>) => packageAnswers([{ ...owner, ...values }], [running]);
const reviewed = {
  package_status: 'failed',
  payment_transaction_id: 6,
  open_payment: { payment_transaction_id: 5, payment_type: 'bank transfer', status: 'review' },
} satisfies Partial<Offer>;
const refused = stub(createPaymentIntent, () => {
  throw rejected('wrongState');
});

async function open(values: Partial<Offer>) {
  const ways = settingsAnswer({ stripe_gateway: '1', bank_transfer_status: '1' });
  const shell = memoryShell({ session, answers: [offers(values), ways, bankAnswer, refused] });
  await renderRemote('mfe-payments', connect, { shell, path: '/payment/2' });
  const started = () =>
    shell.calls.filter(({ path }) => path === createPaymentIntent.path).map(({ parameters }) => parameters);
  const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay $19.00' }));
  return { shell, started, pay };
}
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Pay a second time?' }));
const ONLINE = { package_id: 2, agreed_price: 19, platform_type: 'web', hosted_page: 1 };

describe('paying online while a receipt is being checked', () => {
  it('names the receipt, whatever was tried since, and asks before a second payment', async () => {
    const { started, pay } = await open(reviewed);
    expect(await screen.findByText('Your receipt for this package is being checked.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the status' })).toHaveAttribute('href', '/payment/result/5');
    await pay();
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    expect(started()).toEqual([]);
    await pay();
    await userEvent.click((await question()).getByRole('button', { name: 'Pay $19.00' }));
    expect(started()).toEqual([ONLINE]);
  });

  it('asks as well where the receipt was sent on another page meanwhile', async () => {
    const { shell, started, pay } = await open({});
    await screen.findByRole('radio', { name: 'Online with Stripe' });
    shell.answer(offers(reviewed));
    await pay();
    expect(await screen.findByText('Your receipt for this package is being checked.')).toBeVisible();
    expect(started()).toEqual([{ ...ONLINE, unless_reviewed: 1 }]);
    await pay();
    expect(await question()).toBeDefined();
  });

  it('does not ask once the receipt was declined', async () => {
    const { started, pay } = await open({
      ...reviewed,
      open_payment: { ...reviewed.open_payment, status: 'rejected' },
    });
    expect(await screen.findByText('Your receipt for this package was declined.')).toBeVisible();
    await pay();
    expect(started()).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('names a payment online of which another amount arrived', async () => {
    await open({ ...reviewed, open_payment: { ...reviewed.open_payment, payment_type: 'online payment' } });
    expect(await screen.findByText('Your payment for this package is being checked.')).toBeVisible();
  });
});

it('a package that was bought on another page meanwhile is not paid for again', async () => {
  const { shell, pay } = await open({});
  await screen.findByRole('radio', { name: 'Online with Stripe' });
  shell.answer(
    packageAnswers([], [{ ...running, id: 2 }]),
    stub(createPaymentIntent, () => {
      throw rejected('conflict');
    }),
  );
  await pay();
  expect(await screen.findByText('You already have this package')).toBeVisible();
  expect(shell.calls.filter(({ path }) => path === getPackage.path)).toHaveLength(2);
});

it('a price that changed meanwhile is shown before it is paid', async () => {
  const { shell, started, pay } = await open({});
  await screen.findByRole('radio', { name: 'Online with Stripe' });
  shell.answer(
    offers({ price: 29 }),
    stub(createPaymentIntent, () => {
      throw rejected('outdated');
    }),
  );
  await pay();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $29.00' }));
  expect(started()).toMatchObject([{ agreed_price: 19 }, { agreed_price: 29 }]);
});
