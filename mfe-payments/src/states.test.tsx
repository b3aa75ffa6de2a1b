import type { Session } from '@lintel/contract';
import { pageStates, type PageCase } from '@lintel/testing/page-states';
import { manifest } from './manifest.ts';
import { connect } from './remote.ts';
import { refusedBankAnswer, settingsAnswer } from './testing/payment.ts';
import { owner, packageAnswers, running } from './testing/packages.ts';
import { transaction, transactionAnswers, transactionsAnswer } from './testing/transaction.ts';
import { unitUse, usesAnswer } from './testing/uses.ts';

const session = { user: { id: 7 } } as Session;
const outcome = (at: string): PageCase => ({
  at: `${at}?payment_transaction_id=5`,
  session,
  full: { answers: [transactionAnswers(() => ({ payment_status: 'success' }))], shows: 'Payment received' },
});
const pages: Record<string, PageCase> = {
  '/subscription-plan': {
    at: '/subscription-plan',
    full: { answers: [packageAnswers([owner], [])], shows: 'Owner' },
    empty: { answers: [packageAnswers([], [])], shows: 'No packages right now' },
  },
  '/user/subscription': {
    at: '/user/subscription',
    session,
    full: { answers: [packageAnswers([], [running]), usesAnswer([unitUse(1)])], shows: 'Home 1' },
    empty: { answers: [packageAnswers([], []), usesAnswer([])], shows: 'No package is running.' },
  },
  '/user/transactions': {
    at: '/user/transactions',
    session,
    full: { answers: [transactionsAnswer([transaction])], shows: 'Agent' },
    empty: { answers: [transactionsAnswer([])], shows: 'You haven’t paid for anything yet' },
  },
  '/user/transactions/:id': {
    at: '/user/transactions/5',
    session,
    full: { answers: [transactionAnswers(() => ({ payment_status: 'review' }))], shows: 'Under review' },
  },
  '/payment/:packageId': {
    at: '/payment/2',
    session,
    full: { answers: [packageAnswers([owner], []), settingsAnswer({ stripe_gateway: '1' })], shows: 'Owner' },
    empty: {
      answers: [packageAnswers([], []), settingsAnswer({}), refusedBankAnswer('notFound')],
      shows: 'We can’t find this package',
    },
  },
  '/payment/result/:transaction': {
    at: '/payment/result/5',
    session,
    full: { answers: [transactionAnswers(() => ({ payment_status: 'success' }))], shows: 'Payment received' },
  },
  '/payment/success': outcome('/payment/success'),
  '/payment/fail': outcome('/payment/fail'),
};

pageStates({ manifest, connect, pages });
