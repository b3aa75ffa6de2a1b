import { initiateBankTransfer, type Transaction } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub, type Stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { owner, packageAnswers } from '../testing/packages.ts';
import { bankAnswer, endedBankAnswer, refusedBankAnswer, settingsAnswer } from '../testing/payment.ts';
import { chooseReceipt } from '../testing/receipt-file.ts';
import { transaction } from '../testing/transaction.ts';

const session = { user: { id: 7 } } as Session;
const sent = { ...transaction, id: 9, bank_receipt_file: 'https://example.com/r.pdf' } satisfies Transaction;
const takesReceipt = stub(initiateBankTransfer, {
  error: false,
  message: 'ok',
  code: 200,
  data: sent,
  bank_details: [],
});
const openWith = async (...answers: Stub[]) => {
  const shell = memoryShell({ session, answers: [...answers, takesReceipt] });
  return { shell, ...(await renderRemote('mfe-payments', connect, { shell, path: '/payment/2' })) };
};
const withoutTransfers = settingsAnswer({ stripe_gateway: '1' });
const UNCHECKED = 'We couldn’t check whether you can send us the receipt of a bank transfer.';
const ENDED = 'You can’t pay for this by bank transfer any more.';

describe('a bank transfer whose offer has ended', () => {
  it.each([
    ['the package is sold no more', packageAnswers([], []), settingsAnswer({ bank_transfer_status: '1' })],
    ['no way to pay is on', packageAnswers([owner], []), settingsAnswer({})],
  ])('when %s, its receipt is taken', async (_, ...answers) => {
    const { location } = await openWith(...answers, endedBankAnswer);
    expect(await screen.findByText(ENDED)).toBeInTheDocument();
    expect(screen.getByText('LT-7-2')).toBeInTheDocument();
    expect(screen.queryByText('LM00 0000 0000')).toBeNull();
    await chooseReceipt('Receipt of the transfer');
    await waitFor(() => expect(location().pathname).toBe('/payment/result/9'));
  });

  it('its receipt is taken beside the way that is on', async () => {
    await openWith(packageAnswers([owner], []), withoutTransfers, endedBankAnswer);
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank transfer' }));
    expect(screen.getByText(ENDED)).toBeInTheDocument();
    expect(screen.getByLabelText('Receipt of the transfer', { selector: 'input' })).toBeInTheDocument();
  });

  it('of a user who read no details: there is no such way', async () => {
    await openWith(packageAnswers([owner], []), withoutTransfers, refusedBankAnswer('noPaymentMethod'));
    expect(await screen.findByRole('radio', { name: 'Online with Stripe' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Bank transfer' })).toBeNull();
  });

  it.each(['notFound', 'noPaymentMethod', 'wrongState'] as const)(
    'of a package that is sold no more, and refused with %s: the package is unknown',
    async (key) => {
      await openWith(packageAnswers([], []), withoutTransfers, refusedBankAnswer(key));
      expect(await screen.findByText('We can’t find this package')).toBeInTheDocument();
    },
  );

  it('that could not be looked up is looked up again', async () => {
    const { shell } = await openWith(packageAnswers([], []), withoutTransfers, refusedBankAnswer('internal'));
    shell.answer(endedBankAnswer);
    await userEvent.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByText(ENDED)).toBeInTheDocument();
  });

  it('that could not be looked up is named beside the way that is on, and looked up again', async () => {
    const { shell } = await openWith(
      packageAnswers([owner], []),
      withoutTransfers,
      refusedBankAnswer('internal'),
    );
    expect(await screen.findByText(UNCHECKED)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay $19.00' })).toBeEnabled();
    shell.answer(endedBankAnswer);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Bank transfer' })).toBeInTheDocument();
    expect(screen.queryByText(UNCHECKED)).toBeNull();
  });

  it('that could not be looked up while no way to pay is on is looked up again', async () => {
    const { shell } = await openWith(
      packageAnswers([owner], []),
      settingsAnswer({}),
      refusedBankAnswer('internal'),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('You can’t pay right now')).toBeNull();
    shell.answer(endedBankAnswer);
    await userEvent.click(again);
    expect(await screen.findByText(ENDED)).toBeInTheDocument();
  });
});

it('a free package, which is taken and not paid for, has no page to pay on', async () => {
  await openWith(
    packageAnswers([{ ...owner, price: null }], []),
    settingsAnswer({ stripe_gateway: '1', bank_transfer_status: '1' }),
    refusedBankAnswer('wrongState'),
  );
  expect(await screen.findByText('We can’t find this package')).toBeInTheDocument();
});

it('a transfer beside a payment that was started online is warned of', async () => {
  await openWith(
    packageAnswers([{ ...owner, package_status: 'pending', payment_transaction_id: 5 }], []),
    settingsAnswer({ stripe_gateway: '1', bank_transfer_status: '1' }),
    bankAnswer,
  );
  const warning = /started to pay online/;
  await screen.findByRole('button', { name: 'Continue: pay $19.00' });
  expect(screen.queryByText(warning)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
  expect(await screen.findByText(warning)).toBeInTheDocument();
});
