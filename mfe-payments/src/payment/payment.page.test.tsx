import {
  createPaymentIntent,
  flutterwave,
  initiateBankTransfer,
  paypal,
  type Gateway,
  type Transaction,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { $session, $shell, sessionEnded } from '@lintel/remote-kit';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { connect } from '../remote.ts';
import { owner, packageAnswers, running } from '../testing/packages.ts';
import { bankAnswer, refusedBankAnswer, settingsAnswer } from '../testing/payment.ts';
import { chooseReceipt, receipt } from '../testing/receipt-file.ts';
import { transaction } from '../testing/transaction.ts';
import { openPageFx } from './payment.api.ts';
import { payment, PaymentGate } from './payment.model.ts';

const session = { user: { id: 7 } } as Session;
const PAGE = 'https://pay.example/checkout';
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderRemote('mfe-payments', connect, { shell, path: '/payment/2' });
const offers = (values: Partial<typeof owner> = {}) => packageAnswers([{ ...owner, ...values }], [running]);
const ok = { error: false as const, message: 'ok', code: 200 };
const intent = (redirect_url: string) =>
  stub(createPaymentIntent, {
    ...ok,
    data: {
      payment_intent: {
        id: 'cs_1',
        amount: 19,
        currency: 'USD',
        metadata: {},
        status: 'pending',
        payment_gateway_response: {},
        payment_transaction_id: 5,
        redirect_url,
      },
      payment_transaction: transaction,
    },
  });
const form = `<form name="paypal_auto_form" action="${PAGE}"></form>`;

/** The page of a package, and the pages of gateways that it opens. */
async function openedBy(shell: ReturnType<typeof memoryShell>) {
  const pages: string[] = [];
  const scope = fork({
    values: [
      [$shell, shell],
      [$session, session],
    ],
    handlers: [[openPageFx, (address: string) => void pages.push(new URL(address).href)]],
  });
  await allSettled(PaymentGate.open, { scope, params: { packageId: 2, returnTo: null } });
  return { pages, scope };
}

describe('starting a payment', () => {
  it.each<[Gateway, ReturnType<typeof stub>, object]>([
    [
      'Stripe',
      intent(PAGE),
      { package_id: 2, agreed_price: 19, unless_reviewed: 1, platform_type: 'web', hosted_page: 1 },
    ],
    [
      'Razorpay',
      intent(PAGE),
      { package_id: 2, agreed_price: 19, unless_reviewed: 1, platform_type: 'web', hosted_page: 1 },
    ],
    [
      'Paystack',
      intent(PAGE),
      { package_id: 2, agreed_price: 19, unless_reviewed: 1, platform_type: 'web', hosted_page: 1 },
    ],
    ['Paypal', stub(paypal, form), { package_id: 2, agreed_price: 19, unless_reviewed: 1 }],
    [
      'Flutterwave',
      stub(flutterwave, { ...ok, data: { status: 'success', message: '', data: { link: PAGE } } }),
      { package_id: 2, agreed_price: 19, unless_reviewed: 1 },
    ],
  ])('%s: leaves for the gateway’s page, once for two presses', async (gateway, answer, parameters) => {
    const shell = memoryShell({ session, answers: [settingsAnswer({}), answer] });
    const { pages, scope } = await openedBy(shell);
    const press = () =>
      allSettled(payment.start, { scope, params: { gateway, packageId: 2, price: 19, paysTwice: false } });
    await Promise.all([press(), press()]);
    expect(pages).toEqual([PAGE]);
    expect(shell.calls.slice(1).map((call) => call.parameters)).toEqual([parameters]);
  });

  it('opens nothing but pages of the web', async () => {
    // oxlint-disable-next-line no-script-url
    const answers = [settingsAnswer({}), intent('javascript:alert(1)')];
    const { pages, scope } = await openedBy(memoryShell({ session, answers }));
    await allSettled(payment.start, {
      scope,
      params: { gateway: 'Stripe', packageId: 2, price: 19, paysTwice: false },
    });
    expect(pages).toEqual([]);
    expect(scope.getState(payment.$error)).not.toBeNull();
  });

  it('leaves a user alone who went to another page meanwhile', async () => {
    const { pages, scope } = await openedBy(
      memoryShell({ session, answers: [settingsAnswer({}), intent(PAGE)] }),
    );
    const started = allSettled(payment.start, {
      scope,
      params: { gateway: 'Stripe', packageId: 2, price: 19, paysTwice: false },
    });
    await allSettled(PaymentGate.close, { scope, params: { packageId: 2, returnTo: null } });
    await started;
    expect(pages).toEqual([]);
  });
});

describe('a payment of a user who is replaced by another one on the page before it has begun', () => {
  it('takes the next user nowhere', async () => {
    const { pages, scope } = await openedBy(
      memoryShell({ session, answers: [settingsAnswer({}), intent(PAGE)] }),
    );
    const start = () =>
      allSettled(payment.start, {
        scope,
        params: { gateway: 'Stripe', packageId: 2, price: 19, paysTwice: false },
      });
    const started = start();
    void allSettled(sessionEnded, { scope, params: { reason: 'signed-out' } });
    void allSettled($session, { scope, params: { user: { id: 8 } } as Session });
    await started;
    expect(pages).toEqual([]);
    await start();
    expect(pages).toEqual([PAGE]);
  });
});

describe('the page of ways to pay', () => {
  it('shows price, effect, and the ways that are on', async () => {
    await open(
      memoryShell({
        session,
        answers: [offers(), settingsAnswer({ paypal_gateway: '1', bank_transfer_status: '1' }), bankAnswer],
      }),
    );
    const summary = within(await screen.findByRole('complementary', { name: 'What you’re buying' }));
    expect(summary.getByText('$19')).toBeInTheDocument();
    expect(summary.getByText('22 of 25 left')).toBeInTheDocument();
    expect(summary.getByText('25 of 28 left')).toBeInTheDocument();
    expect(summary.getByText('Agent runs on until 30 January 2027.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Online with PayPal' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Pay $19.00' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect(await screen.findByText('LT-7-2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy IBAN' })).toBeInTheDocument();
  });

  it('without any it is stated, with whom to ask', async () => {
    const answers = [offers(), settingsAnswer({}), refusedBankAnswer('noPaymentMethod')];
    await open(memoryShell({ session, answers }));
    expect(await screen.findByText('You can’t pay right now')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  });

  it('goes on with a payment that was started', async () => {
    await open(
      memoryShell({
        session,
        answers: [
          offers({ package_status: 'pending', payment_transaction_id: 5 }),
          settingsAnswer({ stripe_gateway: '1' }),
        ],
      }),
    );
    expect(await screen.findByRole('button', { name: 'Continue: pay $19.00' })).toBeInTheDocument();
  });

  it('a receipt that is being checked is not sent a second time', async () => {
    await open(
      memoryShell({
        session,
        answers: [
          offers({ package_status: 'review', payment_transaction_id: 5 }),
          settingsAnswer({ bank_transfer_status: '1' }),
          bankAnswer,
        ],
      }),
    );
    expect(await screen.findByText('Your receipt for this package is being checked.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the status' })).toHaveAttribute('href', '/payment/result/5');
    expect(screen.queryByText('Send us the receipt')).not.toBeInTheDocument();
  });

  it('a package that runs is not sold again', async () => {
    const answers = [packageAnswers([], [{ ...running, id: 2 }]), settingsAnswer({ stripe_gateway: '1' })];
    await open(memoryShell({ session, answers }));
    expect(await screen.findByText('You already have this package')).toBeInTheDocument();
  });
});

describe('the receipt of a transfer', () => {
  const answers = [offers(), settingsAnswer({ bank_transfer_status: '1' }), bankAnswer];
  const sent = {
    ...transaction,
    id: 9,
    bank_receipt_file: 'https://example.com/r.pdf',
  } satisfies Transaction;
  it('is sent for this package, and leads to what becomes of it', async () => {
    const shell = memoryShell({
      session,
      answers: [...answers, stub(initiateBankTransfer, { ...ok, data: sent, bank_details: [] })],
    });
    const { location } = await open(shell);
    await screen.findByText('LT-7-2');
    await chooseReceipt('Receipt of the transfer');
    await waitFor(() => expect(location().pathname).toBe('/payment/result/9'));
    expect(shell.leaveGuards).toBe(0);
    const call = shell.calls.find(({ path }) => path === initiateBankTransfer.path)!;
    expect(call.parameters).toMatchObject({ package_id: 2, file: expect.any(File) });
  });

  it('that is still being prepared when the user leaves is not sent', async () => {
    const shell = memoryShell({
      session,
      answers: [...answers, stub(initiateBankTransfer, { ...ok, data: sent, bank_details: [] })],
    });
    const { unmount } = await open(shell);
    await screen.findByText('LT-7-2');
    const input = screen.getByLabelText('Receipt of the transfer', { selector: 'input' });
    // One size for each kind, and no second one beside it.
    expect(input).toHaveAccessibleDescription(
      'JPEG, PNG or WebP up to 40 MB, or PDF up to 3 MB. A photo is made smaller on this device and loses its place.',
    );
    expect(screen.getAllByText(/40 MB|3 MB/)).toHaveLength(1);
    fireEvent.change(input, { target: { files: [receipt()] } });
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shell.calls.map(({ path }) => path)).not.toContain(initiateBankTransfer.path);
  });

  it('that is there already, e.g. since the answer was lost, leads to its status', async () => {
    const shell = memoryShell({ session, answers });
    await open(shell);
    await screen.findByText('LT-7-2');
    shell.answer(
      offers({ package_status: 'review', payment_transaction_id: 9 }),
      stub(initiateBankTransfer, () => {
        throw rejected('conflict');
      }),
    );
    await chooseReceipt('Receipt of the transfer');
    expect(await screen.findByRole('link', { name: 'See the status' })).toHaveAttribute(
      'href',
      '/payment/result/9',
    );
    expect(screen.queryByText('Send us the receipt')).toBeNull();
    expect(shell.leaveGuards).toBe(0);
  });

  it('that was refused shows why, and is sent again', async () => {
    const refuse = stub(initiateBankTransfer, () => {
      throw rejected('internal');
    });
    const shell = memoryShell({ session, answers: [...answers, refuse] });
    const { location } = await open(shell);
    await screen.findByText('LT-7-2');
    await chooseReceipt('Receipt of the transfer');
    const retry = await screen.findByRole('button', { name: /again/i });
    shell.answer(stub(initiateBankTransfer, { ...ok, data: sent, bank_details: [] }));
    await userEvent.click(retry);
    await waitFor(() => expect(location().pathname).toBe('/payment/result/9'));
    expect(shell.leaveGuards).toBe(0);
  });
});
