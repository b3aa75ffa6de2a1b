import { paths } from '@lintel/contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { awaited } from '@lintel/remote-kit';
import { NextStep } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { packages, PackagesGate } from '../common/packages.model.ts';
import { nextEnd } from '../common/package-times.ts';
import { offerStateOf } from '../common/transfer/offer-state.ts';

/** A package that ends within so many days is a next step. */
const SOON_DAYS = 7;

/** Next steps of the dashboard: receipts to upload, payments to finish, a package that ends soon. */
export default function PaymentSteps() {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { data, error } = useUnit({ data: packages.$data, error: packages.$error });
  const end = data && nextEnd(data.active_packages, now);
  return (
    <>
      <PackagesGate />
      {!data && !error && awaited}
      {data?.data.map((offer) => {
        const { id, name } = offer;
        const { status, payment } = offerStateOf(offer);
        if (payment === null) return null;
        if (status === 'rejected')
          return (
            <NextStep
              key={id}
              urgency="refused"
              title={t('dashboard.next.receipt', { name })}
              text={t('dashboard.next.receiptText')}
              action={{ to: paths.paymentResult(payment), label: t('packages.action.uploadAgain') }}
            />
          );
        if (status === 'pending')
          return (
            <NextStep
              key={id}
              urgency="begun"
              title={t('dashboard.next.open', { name })}
              action={{ to: paths.paymentResult(payment), label: t('packages.action.continue') }}
            />
          );
        return null;
      })}
      {end && end.days <= SOON_DAYS && (
        <NextStep
          urgency="due"
          title={t('dashboard.next.ends', { name: end.name, date: formatDate(end.end, { locale }) })}
          text={t('dashboard.next.endsText')}
          action={{ to: paths.packages(), label: t('dashboard.open') }}
        />
      )}
    </>
  );
}
