import { ErrorState, LoadingBlocks } from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { BankTransfer } from './bank-transfer.tsx';
import { bankDetails } from './payment.model.ts';

const REFUSED = ['notFound', 'noPaymentMethod', 'wrongState'];

/** A package that is sold no more: takes the receipt of a user who read where to transfer its price; others see `fallback`. */
export function EndedOffer({ fallback }: { fallback: ReactNode }) {
  const { data, error, pending, refresh } = useUnit({
    data: bankDetails.$data,
    error: bankDetails.$error,
    pending: bankDetails.$pending,
    refresh: bankDetails.refresh,
  });
  if (data) return <BankTransfer />;
  if (!error) return <LoadingBlocks height="16rem" />;
  if (error.key && REFUSED.includes(error.key)) return fallback;
  return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
}
