import {
  paymentTransactionFail,
  paymentTransactionStatus,
  uploadBankReceiptFile,
  type Transaction,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, pushArrives, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { owner, packageAnswers } from '../testing/packages.ts';
import { settingsAnswer } from '../testing/payment.ts';
import { chooseReceipt } from '../testing/receipt-file.ts';
import { granted, transactionAnswers } from '../testing/transaction.ts';

const session = { user: { id: 7 } } as Session;
const answer = (values: ReturnType<Parameters<typeof transactionAnswers>[0]>) =>
  transactionAnswers(() => values);
const open = (shell: ReturnType<typeof memoryShell>, path = '/payment/success?payment_transaction_id=5') =>
  renderRemote('mfe-payments', connect, { shell, path });

afterEach(() => sessionStorage.clear());

describe('the way back from the gateway', () => {
  it.each<[Transaction['payment_status'], string, string, string]>([
    ['success', 'Payment received', 'Back to packages', '/subscription-plan'],
    ['failed', 'Payment failed', 'Try again', '/payment/4'],
    ['review', 'We’re checking your payment', 'Back to packages', '/subscription-plan'],
    ['rejected', 'Your receipt was declined', 'Back to packages', '/subscription-plan'],
  ])('%s: shows it, whatever the address contains', async (payment_status, title, action, to) => {
    for (const page of ['success?payment_transaction_id=5', 'fail?payment_transaction_id=5', 'result/5']) {
      const shell = memoryShell({ session, answers: [answer({ payment_status })] });
      const { unmount } = await open(shell, `/payment/${page}`);
      expect(await screen.findByText(title)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
      unmount();
    }
  });

  it('names the package that runs now, or the reason of a refusal', async () => {
    await open(memoryShell({ session, answers: [answer({ payment_status: 'success' })] }));
    expect(await screen.findByText('Your package Agent is now active.')).toBeInTheDocument();
  });

  it.each([
    ['cancelled', 'You cancelled this payment'],
    ['given_up', 'You gave up this payment'],
  ] as const)('%s by its payer is not shown as a failure', async (ended_by, title) => {
    await open(memoryShell({ session, answers: [answer({ payment_status: 'failed', ended_by })] }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.queryByText('Payment failed')).toBeNull();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/payment/4');
  });

  it.each(['bank transfer', 'online payment'] as const)(
    'that the administration has cancelled, %s, is not called one without money',
    async (payment_type) => {
      const reject_reason = 'This transfer belongs to another invoice.';
      await open(
        memoryShell({
          session,
          answers: [answer({ payment_status: 'failed', payment_type, reject_reason })],
        }),
      );
      expect(await screen.findByText('We cancelled this payment')).toBeInTheDocument();
      const outcome = screen.getByRole('status');
      expect(outcome).toHaveTextContent(`Agent didn’t start. ${reject_reason}`);
      expect(outcome).not.toHaveTextContent('charged');
      expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/payment/4');
    },
  );

  it('waits while the gateway has not answered', async () => {
    await open(memoryShell({ session, answers: [answer({})] }));
    expect(await screen.findByText('Waiting for your payment')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /packages|again/ })).not.toBeInTheDocument();
  });

  it.each(['/payment/fail', '/payment/success?payment_transaction_id=5;drop'])(
    'does not ask about nothing: %s',
    async (path) => {
      await open(memoryShell({ session }), path);
      expect(await screen.findByText('We can’t find this payment')).toBeInTheDocument();
    },
  );

  it('does not know the payment of another user', async () => {
    const refuse = stub(paymentTransactionStatus, () => {
      throw rejected('notFound');
    });
    await open(memoryShell({ session, answers: [refuse] }));
    expect(await screen.findByText('We can’t find this payment')).toBeInTheDocument();
  });

  it('shows what went wrong and tries again', async () => {
    const shell = memoryShell({
      session,
      answers: [
        stub(paymentTransactionStatus, () => {
          throw rejected('internal');
        }),
      ],
    });
    await open(shell);
    await screen.findByRole('alert');
    shell.answer(answer({ payment_status: 'success' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Payment received')).toBeInTheDocument();
  });

  it('a success is announced to the other parts of the page, once', async () => {
    const shell = memoryShell({ session, answers: [answer({ payment_status: 'success' })] });
    const { remote } = await open(shell);
    await screen.findByText('Payment received');
    await pushArrives({ remote }, 'payment');
    await waitFor(() => expect(shell.calls).toHaveLength(2));
    expect(shell.emitted).toEqual([{ event: 'package.bought@1', payload: { packageId: 4 } }]);
  });

  it('leads back to what the user was doing when the package was missing', async () => {
    const shell = memoryShell({
      session,
      answers: [packageAnswers([{ ...owner, id: 4 }], []), settingsAnswer({ stripe_gateway: '1' })],
    });
    const page = await open(shell, '/payment/4?return=%2Fuser%2Fadd-property');
    await screen.findByRole('button', { name: 'Pay $19.00' });
    page.unmount();
    shell.answer(answer({ payment_status: 'success' }));
    await open(shell);
    expect(await screen.findByRole('link', { name: 'Continue where you were' })).toHaveAttribute(
      'href',
      '/user/add-property',
    );
  });

  it('gives up an open payment; money that arrived meanwhile counts all the same', async () => {
    const shell = memoryShell({
      session,
      answers: [
        answer({}),
        stub(paymentTransactionFail, () => {
          throw rejected('wrongState');
        }),
      ],
    });
    await open(shell);
    const giveUp = await screen.findByRole('button', { name: 'Give up this payment' });
    shell.answer(answer({ payment_status: 'success' }));
    await userEvent.click(giveUp);
    expect(await screen.findByText('Payment received')).toBeInTheDocument();
  });

  it('a payment that arrives after it was given up shows what it added', async () => {
    const given = stub(paymentTransactionFail, { error: false, message: 'ok', code: 200, data: null });
    const shell = memoryShell({ session, answers: [answer({}), given] });
    const { remote } = await open(shell);
    const giveUp = await screen.findByRole('button', { name: 'Give up this payment' });
    shell.answer(answer({ payment_status: 'failed' }));
    await userEvent.click(giveUp);
    expect(await screen.findByText('Payment failed')).toBeInTheDocument();
    shell.answer(answer({ payment_status: 'success', granted }));
    act(() => remote.on['package.bought@1']?.({ packageId: 4 }));
    expect(await screen.findByText('Payment received')).toBeInTheDocument();
    const added = within(screen.getByRole('region', { name: 'What was added' }));
    expect(added.getByText('Properties to list').closest('li')).toHaveTextContent('25');
    expect(added.queryByText('Premium properties')).toBeNull();
    expect(added.getByText('Runs until 30 January 2027')).toBeInTheDocument();
  });

  it('another receipt that is there already, e.g. since the answer was lost, is under review', async () => {
    let status: 'rejected' | 'review' = 'rejected';
    const shell = memoryShell({
      session,
      answers: [
        transactionAnswers(() => ({ payment_status: status, payment_type: 'bank transfer' })),
        stub(uploadBankReceiptFile, () => {
          status = 'review';
          throw rejected('wrongState');
        }),
      ],
    });
    await open(shell);
    await screen.findByText('Your receipt was declined');
    await chooseReceipt('Another receipt');
    expect(await screen.findByText('We’re checking your payment')).toBeInTheDocument();
  });

  it('a declined receipt is replaced by another one, and is under review again', async () => {
    const transfer = { payment_type: 'bank transfer', payment_gateway: null } as const;
    const shell = memoryShell({
      session,
      answers: [
        answer({ ...transfer, payment_status: 'rejected', reject_reason: 'Another amount.' }),
        stub(uploadBankReceiptFile, {
          error: false,
          message: 'ok',
          code: 200,
          data: {
            id: 1,
            payment_transaction_id: 5,
            file: 'https://example.com/r.pdf',
            created_at: '2026-11-23T10:00:00Z',
            updated_at: '2026-11-23T10:00:00Z',
          },
        }),
      ],
    });
    await open(shell, '/payment/result/5');
    const steps = within(await screen.findByRole('list', { name: 'Bank transfer' }));
    // Once, where it was declined.
    expect(steps.getByText('Another amount.')).toBe(screen.getByText(/Another amount/));
    shell.answer(answer({ ...transfer, payment_status: 'review' }));
    await chooseReceipt('Another receipt');
    expect(await screen.findByText('We’re checking your payment')).toBeInTheDocument();
    expect(screen.queryByText('Another receipt')).not.toBeInTheDocument();
  });
});
