import { paths } from '@lintel/contract';
import { ErrorState, PageBody, LoadingBlocks } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { transactionId } from '../common/transaction-id.ts';
import { UnknownThing } from '../common/unknown-thing.tsx';
import { Outcome } from './outcome.tsx';
import { outcome, OutcomeGate } from './outcome.model.ts';

/** `/payment/result/{id}`, `/payment/success`, `/payment/fail`: the outcome of a payment, from the back end and not from the address. */
export default function OutcomePage() {
  const { t } = useTranslation('mfe-payments');
  const { transaction } = useParams();
  const [parameters] = useSearchParams();
  const id = transactionId(transaction ?? parameters.get('payment_transaction_id'));
  return (
    <PageBody title={t('outcome.title')}>
      <OutcomeGate id={id} />
      {id === null ? <Unknown /> : <Known />}
    </PageBody>
  );
}

function Unknown() {
  const { t } = useTranslation('mfe-payments');
  return (
    <UnknownThing title={t('outcome.unknown')} to={paths.packages()} label={t('outcome.toPackages')}>
      {t('outcome.unknownHint')}
    </UnknownThing>
  );
}

function Known() {
  const { data, error, pending, refresh } = useUnit({
    data: outcome.$data,
    error: outcome.$error,
    pending: outcome.$pending,
    refresh: outcome.refresh,
  });
  if (error?.key === 'notFound') return <Unknown />;
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <LoadingBlocks height="16rem" />;
  return <Outcome payment={data.data} />;
}
