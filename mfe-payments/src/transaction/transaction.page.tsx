import type { Transaction } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatDate, formatTime, useLocale } from '@lintel/i18n';
import {
  Banner,
  ButtonLink,
  DescriptionList,
  ErrorState,
  media,
  PageBody,
  Panel,
  LoadingBlocks,
  TextLink,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { PaymentState, usePaymentMethod } from '../common/payment-words.tsx';
import { transactionId } from '../common/transaction-id.ts';
import { UnknownThing } from '../common/unknown-thing.tsx';
import { TransferTimeline } from '../common/transfer/transfer-timeline.tsx';
import { useAmount } from '../common/use-amount.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { receipt, transaction, TransactionGate } from './transaction.model.ts';

/** `/user/transactions/{id}`: one payment, and its receipt once it is paid. */
export default function TransactionPage() {
  const { t } = useTranslation('mfe-payments');
  const { id: text } = useParams();
  const id = transactionId(text);
  return (
    <PageBody title={t('transaction.title', { number: text ?? '' })}>
      <TransactionGate id={id} />
      {id === null ? <Unknown /> : <Known />}
    </PageBody>
  );
}

function Unknown() {
  const { t } = useTranslation('mfe-payments');
  return (
    <UnknownThing title={t('outcome.unknown')} to={paths.transactions()} label={t('transaction.toAll')} />
  );
}

function Known() {
  const { data, error, pending, refresh } = useUnit({
    data: transaction.$data,
    error: transaction.$error,
    pending: transaction.$pending,
    refresh: transaction.refresh,
  });
  if (error?.key === 'notFound') return <Unknown />;
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <LoadingBlocks height="20rem" />;
  return (
    <Columns>
      <Facts payment={data.data} />
      {data.data.payment_status === 'success' && <Receipt />}
    </Columns>
  );
}

function Facts({ payment }: { payment: Transaction }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const amount = useAmount();
  const method = usePaymentMethod();
  const { payment_status: status, payment_type: type, bank_receipt_file: file } = payment;
  // The back end's own reason is English; those of the administration are in its words.
  const isOtherAmount = status === 'review' && type === 'online payment';
  const reason = isOtherAmount ? t('transaction.otherAmount') : payment.reject_reason;
  // The steps of a transfer name why its receipt was declined.
  const isNamedBelow = status === 'rejected' && type === 'bank transfer';
  const when = (moment: string) =>
    t('transaction.moment', { date: formatDate(moment, { locale }), time: formatTime(moment, { locale }) });
  return (
    <Summary as="section" aria-label={t('transaction.facts')}>
      <PaymentState payment={payment} />
      {reason && status !== 'success' && !isNamedBelow && (
        <Banner tone={status === 'rejected' ? 'warning' : 'info'}>
          <span dir="auto">{reason}</span>
        </Banner>
      )}
      <DescriptionList
        layout="rows"
        items={[
          { label: t('transactions.column.package'), value: payment.package.name },
          {
            label: t('transactions.column.amount'),
            value: amount(payment.amount, payment.currency),
            ltr: true,
          },
          { label: t('transactions.column.method'), value: method(payment) },
          { label: t('transaction.begun'), value: when(payment.created_at) },
          { label: t('transaction.changed'), value: when(payment.updated_at) },
          ...(payment.reference
            ? [{ label: t('transactions.column.reference'), value: payment.reference, ltr: true }]
            : []),
          ...(payment.transaction_id
            ? [{ label: t('transaction.paymentId'), value: payment.transaction_id, ltr: true }]
            : []),
        ]}
      />
      {type === 'bank transfer' && <TransferTimeline payment={payment} />}
      {(status === 'pending' || status === 'rejected') && (
        <ButtonLink to={paths.paymentResult(payment.id)}>
          {t(status === 'pending' ? 'packages.action.continue' : 'packages.action.uploadAgain')}
        </ButtonLink>
      )}
      {file && (
        <p>
          <a href={file} target="_blank" rel="noreferrer">
            {t('transaction.yourReceipt')}
          </a>
        </p>
      )}
      <p>
        <TextLink to={paths.packages()}>{t('outcome.toPackages')}</TextLink>
      </p>
    </Summary>
  );
}

function Receipt() {
  const { data, error, pending, refresh } = useUnit({
    data: receipt.$data,
    error: receipt.$error,
    pending: receipt.$pending,
    refresh: receipt.refresh,
  });
  if (data) return <ReceiptSheet receipt={data.data} />;
  if (error) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  return <LoadingBlocks height="20rem" />;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;
const Summary = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space[4]};
  ${media.print} {
    display: none;
  }
`;
