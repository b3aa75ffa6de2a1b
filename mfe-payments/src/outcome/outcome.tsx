import type { AnswerOf, paymentTransactionStatus, Transaction } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useGate } from '@lintel/remote-kit';
import {
  alertIcon,
  closeIcon,
  Button,
  ButtonLink,
  checkIcon,
  clockIcon,
  EmptyState,
  Panel,
  TextLink,
  tokens,
  type IconShape,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { keptReturn } from '../common/payment-return.ts';
import { ReceiptUpload } from '../common/transfer/receipt-upload.tsx';
import { TransferTimeline } from '../common/transfer/transfer-timeline.tsx';
import { Granted } from './granted.tsx';
import { $isWatching, checkAgain, giveUp, nextReceipt, outcome } from './outcome.model.ts';

const icons: Record<Transaction['payment_status'], IconShape> = {
  success: checkIcon,
  pending: clockIcon,
  review: clockIcon,
  failed: alertIcon,
  rejected: alertIcon,
};

/** Names of texts for payments that their payer ended. */
const endings = { cancelled: 'cancelled', given_up: 'givenUp' } as const satisfies Record<
  NonNullable<Transaction['ended_by']>,
  string
>;

/** Names of the texts for a payment; one that failed with a reason was cancelled by the administration, whatever money had arrived. */
function textsOf({ payment_status: status, reject_reason: reason, ended_by: endedBy }: Transaction) {
  if (status !== 'failed') return status;
  if (endedBy) return endings[endedBy];
  return reason ? 'ended' : status;
}

/** What became of a payment, and what the user can do next. */
export function Outcome({ payment }: { payment: AnswerOf<typeof paymentTransactionStatus>['data'] }) {
  const { t } = useTranslation('mfe-payments');
  const { isWatching, error } = useUnit({ isWatching: $isWatching, error: outcome.$error });
  const { payment_status: status, payment_type: type, reject_reason: reason } = payment;
  const rests = status === 'pending' && (!isWatching || error !== null);
  const texts = textsOf(payment);
  // The steps of a transfer name why its receipt was declined.
  const isNamedBelow = status === 'rejected' && type === 'bank transfer';
  return (
    <Parts>
      <State role="status">
        <EmptyState
          icon={texts === status ? icons[status] : closeIcon}
          title={t(`outcome.${texts}.title`)}
          action={<Ways payment={payment} />}
        >
          {rests ? t('outcome.pending.slow') : t(`outcome.${texts}.text`, { name: payment.package.name })}
          {reason && status !== 'review' && !isNamedBelow && <span dir="auto"> {reason}</span>}
        </EmptyState>
      </State>
      {payment.granted && <Granted granted={payment.granted} />}
      {type === 'bank transfer' && (
        <Transfer>
          <TransferTimeline payment={payment} />
          {status === 'rejected' && <ReceiptUpload queue={nextReceipt} label={t('transfer.another')} />}
        </Transfer>
      )}
      <Details>
        <TextLink to={paths.transaction(payment.id)}>{t('outcome.details')}</TextLink>
      </Details>
    </Parts>
  );
}

function Ways({
  payment: { payment_status: status, payment_type: type, package_id: packageId },
}: {
  payment: Transaction;
}) {
  const { t } = useTranslation('mfe-payments');
  if (status === 'pending') return type === 'online payment' ? <Open /> : null;
  const returnTo = keptReturn(packageId);
  if (status === 'failed')
    return <ButtonLink to={paths.payment(packageId, returnTo)}>{t('outcome.tryAgain')}</ButtonLink>;
  const isDone = status === 'success';
  return (
    <Row>
      {returnTo && (
        <ButtonLink tone={isDone ? 'primary' : 'secondary'} to={returnTo}>
          {t(isDone ? 'return.goOn' : 'return.back')}
        </ButtonLink>
      )}
      {isDone && (
        <ButtonLink tone={returnTo ? 'secondary' : 'primary'} to={paths.subscription()}>
          {t('outcome.toSubscription')}
        </ButtonLink>
      )}
      <ButtonLink tone={isDone ? 'secondary' : 'primary'} to={paths.packages()}>
        {t('outcome.toPackages')}
      </ButtonLink>
    </Row>
  );
}

/** A payment that the gateway has not confirmed: it is asked again, or given up. */
function Open() {
  const { t } = useTranslation('mfe-payments');
  const { isWatching, pending, error, check, data, isGivingUp, abandon } = useUnit({
    isWatching: $isWatching,
    pending: outcome.$pending,
    error: outcome.$error,
    check: checkAgain,
    data: outcome.$data,
    isGivingUp: giveUp.$pending,
    abandon: giveUp.start,
  });
  const mayWrite = useGate('not-demo');
  const rests = !isWatching || error !== null;
  return (
    <Row>
      {rests && (
        <Button tone="secondary" busy={pending} onClick={() => check()}>
          {t('outcome.checkAgain')}
        </Button>
      )}
      <Button
        tone="quiet"
        busy={isGivingUp}
        onClick={() => data && mayWrite(() => abandon({ payment_transaction_id: data.data.id }))}
      >
        {t('outcome.giveUp')}
      </Button>
    </Row>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;
/* A word of a reason can be longer than a phone is wide. */
const State = styled.div`
  overflow-wrap: anywhere;
`;
const Transfer = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  inline-size: 100%;
  max-inline-size: ${tokens.size.reading};
  margin-inline: auto;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[3]};
`;
const Details = styled.p`
  text-align: center;
`;
