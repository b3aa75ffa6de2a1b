import { paymentTransactionStatus, type Transaction } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { transactionAnswers } from '../testing/transaction.ts';

const session = { user: { id: 7 } } as Session;
const answer = (values: Partial<Transaction>) => transactionAnswers(() => values);
const open = (shell: ReturnType<typeof memoryShell>, path = '/payment/success?payment_transaction_id=5') =>
  renderRemote('mfe-payments', connect, { shell, path });

describe('the way back from the gateway', () => {
  it.each<[Transaction['payment_status'], string, string]>([
    ['success', 'Payment received', 'Back to packages'],
    ['failed', 'Payment failed', 'Try again'],
    ['review', 'We’re checking your payment', 'Back to packages'],
    ['rejected', 'Your receipt was declined', 'Back to packages'],
  ])('%s: shows it, whatever the address contains', async (payment_status, title, action) => {
    for (const page of ['success', 'fail']) {
      const shell = memoryShell({ session, answers: [answer({ payment_status })] });
      const { unmount } = await open(shell, `/payment/${page}?payment_transaction_id=5`);
      expect(await screen.findByText(title)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/subscription-plan');
      unmount();
    }
  });

  it('names the package that runs now, or the reason of a refusal', async () => {
    await open(memoryShell({ session, answers: [answer({ payment_status: 'success' })] }));
    expect(await screen.findByText('Your package Agent is now active.')).toBeInTheDocument();
  });

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
});
