import type { ApiError } from '@lintel/api-contract';
import { Banner, Button, ErrorState, LoadingBlocks } from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BankTransfer } from './bank-transfer.tsx';
import { bankDetails } from './payment.model.ts';

const REFUSED = ['notFound', 'noPaymentMethod', 'wrongState'];
/** The user has read no details of a transfer, so there is none to send a receipt of. */
const isRefused = ({ key }: ApiError) => key !== undefined && REFUSED.includes(key);

function useLookUp() {
  return useUnit({
    data: bankDetails.$data,
    error: bankDetails.$error,
    pending: bankDetails.$pending,
    refresh: bankDetails.refresh,
  });
}

/** What is not on offer: takes the receipt of a user who read where to transfer its price; others see `fallback`. */
export function EndedOffer({ fallback }: { fallback: ReactNode }) {
  const { data, error, pending, refresh } = useLookUp();
  if (data) return <BankTransfer />;
  if (!error) return <LoadingBlocks height="16rem" />;
  if (isRefused(error)) return fallback;
  return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
}

/** Beside a way that is on: whether a receipt can be sent could not be looked up. */
export function UncheckedTransfer() {
  const { t } = useTranslation('mfe-payments');
  const { t: common } = useTranslation();
  const { data, error, pending, refresh } = useLookUp();
  if (data || !error || isRefused(error)) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" tone="secondary" busy={pending} onClick={() => refresh()}>
          {common('actions.retry')}
        </Button>
      }
    >
      {t('pay.transferUnchecked')}
    </Banner>
  );
}
