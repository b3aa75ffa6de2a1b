import type { Transaction } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import {
  alertIcon,
  Button,
  ButtonLink,
  checkIcon,
  clockIcon,
  EmptyState,
  ErrorState,
  PageBody,
  Skeleton,
  type IconShape,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { transactionId } from '../common/transaction-id.ts';
import { $isWatching, checkAgain, outcome, OutcomeGate } from './outcome.model.ts';

const icons: Record<Transaction['payment_status'], IconShape> = {
  success: checkIcon,
  pending: clockIcon,
  review: clockIcon,
  failed: alertIcon,
  rejected: alertIcon,
};

/** `/payment/success` and `/payment/fail`: the outcome of a payment, from the back end and not from the address. */
export default function OutcomePage() {
  const { t } = useTranslation('mfe-payments');
  const [parameters] = useSearchParams();
  const id = transactionId(parameters.get('payment_transaction_id'));
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
    <EmptyState icon={alertIcon} title={t('outcome.unknown')} action={<ToPackages />}>
      {t('outcome.unknownHint')}
    </EmptyState>
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
  if (!data) return <Loading />;
  return <Outcome transaction={data.data} />;
}

function Outcome({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('mfe-payments');
  const { isWatching, pending, check, error } = useUnit({
    isWatching: $isWatching,
    pending: outcome.$pending,
    check: checkAgain,
    error: outcome.$error,
  });
  const { payment_status: status, reject_reason: reason } = transaction;
  const rests = status === 'pending' && (!isWatching || error !== null);
  return (
    <div role="status">
      <EmptyState
        icon={icons[status]}
        title={t(`outcome.${status}.title`)}
        action={
          rests ? (
            <Button tone="secondary" busy={pending} onClick={() => check()}>
              {t('outcome.checkAgain')}
            </Button>
          ) : (
            status !== 'pending' && <ToPackages retries={status === 'failed'} />
          )
        }
      >
        {rests ? t('outcome.pending.slow') : t(`outcome.${status}.text`, { name: transaction.package.name })}
        {reason && status !== 'review' && <span dir="auto"> {reason}</span>}
      </EmptyState>
    </div>
  );
}

function ToPackages({ retries = false }: { /** The person pays once more. */ retries?: boolean }) {
  const { t } = useTranslation('mfe-payments');
  return (
    <ButtonLink to={paths.packages()}>{t(retries ? 'outcome.tryAgain' : 'outcome.toPackages')}</ButtonLink>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy aria-label={t('state.loading')}>
      <Skeleton shape="box" height="16rem" />
    </div>
  );
}
