import { gatewayTable, type Gateway, type Transaction } from '@lintel/api-contract';
import { Badge, type BadgeProps } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { typeName } from './payment-types.ts';

type State = Transaction['payment_status'] | 'ended';

/** What became of a payment; one that its payer ended, or the administration with a reason, has not failed. */
export const stateOf = ({
  payment_status: status,
  ended_by: endedBy,
  reject_reason: reason,
}: Pick<Transaction, 'payment_status' | 'ended_by' | 'reject_reason'>): State =>
  status === 'failed' && (endedBy || reason) ? 'ended' : status;

const tones: Record<State, NonNullable<BadgeProps['tone']>> = {
  pending: 'warning',
  success: 'success',
  failed: 'neutral',
  ended: 'neutral',
  review: 'info',
  rejected: 'danger',
};

/** A gateway as it writes itself; one that this version does not know, as the back end writes it. */
export const gatewayName = (gateway: Gateway): string => gatewayTable[gateway]?.name ?? gateway;

/** Where a payment stands. */
export function PaymentState({ payment }: { payment: Transaction }) {
  const { t } = useTranslation('mfe-payments');
  const state = stateOf(payment);
  return <Badge tone={tones[state]}>{t(`payment.state.${state}`)}</Badge>;
}

/** How it was paid: the gateway's name, bank transfer, or nothing for what is free. */
export function usePaymentMethod(): (
  payment: Pick<Transaction, 'payment_gateway' | 'payment_type'>,
) => string {
  const { t } = useTranslation('mfe-payments');
  return ({ payment_gateway: gateway, payment_type: type }) =>
    gateway ? gatewayName(gateway) : t(`payment.method.${typeName(type)}`);
}
