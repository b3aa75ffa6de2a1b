import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { connect } from '../remote.ts';
import { transactionAnswers } from '../testing/transaction.ts';

const session = { user: { id: 7 } } as Session;

it('why a payment is checked is in the language of the page', async () => {
  const reason = 'The amount that arrived is not the price.';
  const checked = {
    payment_status: 'review',
    payment_type: 'online payment',
    reject_reason: reason,
  } as const;
  const language = { code: 'de', direction: 'ltr' } as const;
  const shell = memoryShell({ session, language, answers: [transactionAnswers(() => checked)] });
  await renderRemote('mfe-payments', connect, { shell, path: '/user/transactions/5' });
  expect(await screen.findByText('Es kam ein anderer Betrag an als der Preis.')).toBeInTheDocument();
  expect(screen.queryByText(reason)).toBeNull();
});
