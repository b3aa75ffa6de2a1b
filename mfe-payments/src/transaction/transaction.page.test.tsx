import { paymentReceiptDetails, paymentTransactionStatus } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { moneyNews } from '../testing/money-news.ts';
import { receiptAnswer, transactionAnswers } from '../testing/transaction.ts';

const session = { user: { id: 7 } } as Session;
const open = (shell: ReturnType<typeof memoryShell>, path = '/user/transactions/5') =>
  renderRemote('mfe-payments', connect, { shell, path });

it('a paid one has a receipt with provider, customer, period, tax and total, and prints it', async () => {
  const print = jest.fn();
  window.print = print;
  await open(
    memoryShell({
      session,
      answers: [transactionAnswers(() => ({ payment_status: 'success' })), receiptAnswer()],
    }),
  );
  const sheet = within(await screen.findByRole('region', { name: 'Receipt' }));
  for (const text of ['Lintel', 'Tax number: LM 104 2291', 'Bea Buyer', '$75.24', '$3.76', '$79.00'])
    expect(sheet.getByText(text)).toBeInTheDocument();
  expect(sheet.getByText('21 November 2026 to 19 February 2027')).toBeInTheDocument();
  expect(sheet.getByText('Paid: PayPal, pay_77')).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it.each(moneyNews)(
  'money that arrives while the payment is on screen brings the receipt, by %s',
  async (_, announce) => {
    let status: 'pending' | 'success' = 'pending';
    const page = await open(
      memoryShell({
        session,
        answers: [transactionAnswers(() => ({ payment_status: status })), receiptAnswer()],
      }),
    );
    expect(await screen.findByRole('link', { name: 'Continue payment' })).toBeInTheDocument();
    status = 'success';
    act(() => announce(page));
    expect(await screen.findByRole('region', { name: 'Receipt' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Continue payment' })).toBeNull();
  },
);

it.each([
  ['en', 'ltr', 'VAT 8.1%'],
  ['de', 'ltr', 'VAT 8,1\u00a0%'],
  ['ar', 'rtl', 'VAT 8.1%'],
] as const)('the rate of a tax is written as in the language %s', async (code, direction, text) => {
  const answers = [
    transactionAnswers(() => ({ payment_status: 'success' })),
    receiptAnswer({ tax: { name: 'VAT', rate: 8.1, net: 73.08, amount: 5.92 } }),
  ];
  await open(memoryShell({ session, language: { code, direction }, answers }));
  const header = await screen.findByRole('rowheader', { name: /^VAT/ });
  expect(header.textContent).toBe(text);
});

it('without a tax there is no line for it', async () => {
  await open(
    memoryShell({
      session,
      answers: [transactionAnswers(() => ({ payment_status: 'success' })), receiptAnswer({ tax: null })],
    }),
  );
  const sheet = within(await screen.findByRole('region', { name: 'Receipt' }));
  expect(sheet.getAllByRole('row')).toHaveLength(2);
});

it('a transfer under review has its reference and the uploaded receipt, and no receipt of ours', async () => {
  const shell = memoryShell({
    session,
    answers: [
      transactionAnswers(() => ({
        payment_status: 'review',
        payment_gateway: null,
        payment_type: 'bank transfer',
        reference: 'LT-7-4',
        bank_receipt_file: 'https://example.com/receipt.pdf?key=1',
      })),
    ],
  });
  await open(shell);
  expect(await screen.findByText('LT-7-4')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the receipt you uploaded' })).toHaveAttribute(
    'href',
    'https://example.com/receipt.pdf?key=1',
  );
  expect(shell.calls.map(({ path }) => path)).not.toContain(paymentReceiptDetails.path);
});

it.each(['/user/transactions/5', '/user/transactions/x5'])(
  '%s: a payment of another user, or none, is not known',
  async (path) => {
    const refuse = stub(paymentTransactionStatus, () => {
      throw rejected('notFound');
    });
    await open(memoryShell({ session, answers: [refuse] }), path);
    expect(await screen.findByText('We can’t find this payment')).toBeInTheDocument();
  },
);

it.each([
  ['rejected', 'in the steps of its transfer'],
  ['failed', 'above the facts'],
] as const)('the reason of a transfer that is %s is named once, %s', async (payment_status, _place) => {
  const transfer = {
    payment_type: 'bank transfer',
    payment_gateway: null,
    reject_reason: 'No amount.',
  } as const;
  await open(
    memoryShell({ session, answers: [transactionAnswers(() => ({ ...transfer, payment_status }))] }),
  );
  const steps = await screen.findByRole('list', { name: 'Bank transfer' });
  expect(steps.contains(screen.getByText('No amount.'))).toBe(payment_status === 'rejected');
  // A long word of it ends where the page ends.
  expect(getComputedStyle(steps)).toMatchObject({ 'overflow-wrap': 'anywhere' });
});
