import type { Offer } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useGate } from '@lintel/remote-kit';
import {
  alertIcon,
  bankIcon,
  Banner,
  Button,
  ButtonLink,
  cardIcon,
  ConfirmDialog,
  EmptyState,
  externalIcon,
  tokens,
} from '@lintel/ui';
import { RadioCards } from '@lintel/ui/inputs';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { gatewayName } from '../common/payment-words.tsx';
import { openPaymentOf } from '../common/transfer/offer-state.ts';
import { useAmount } from '../common/use-amount.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { EndedOffer, UncheckedTransfer } from './ended-offer.tsx';
import { $takesReceiptOnly, $way, $ways, payment, wayChosen, type Way } from './payment.model.ts';

/** The ways to pay that are on, and what each of them needs. */
export function PaymentMethods({ offer }: { offer: Offer }) {
  const { t } = useTranslation('mfe-payments');
  const { ways, way, choose, takesReceipt } = useUnit({
    ways: $ways,
    way: $way,
    choose: wayChosen,
    takesReceipt: $takesReceiptOnly,
  });
  const open = openPaymentOf(offer);
  if (!ways || way === null)
    return (
      <EndedOffer
        fallback={
          <EmptyState
            icon={alertIcon}
            title={t('pay.none.title')}
            action={<ButtonLink to={paths.contact()}>{t('pay.none.contact')}</ButtonLink>}
          >
            {t('pay.none.text')}
          </EmptyState>
        }
      />
    );
  const options = [
    ...(ways.gateway
      ? [
          {
            value: 'online' as const,
            label: t('pay.online', { gateway: gatewayName(ways.gateway) }),
            hint: t('pay.onlineHint', { gateway: gatewayName(ways.gateway) }),
            icon: cardIcon,
          },
        ]
      : []),
    ...(ways.bank || takesReceipt
      ? [{ value: 'bank' as const, label: t('payment.method.bank'), hint: t('pay.bankHint'), icon: bankIcon }]
      : []),
  ];
  return (
    <Methods>
      {open && (
        <Banner
          tone="info"
          action={
            <ButtonLink size="small" tone="secondary" to={paths.paymentResult(open.payment_transaction_id)}>
              {t('packages.action.follow')}
            </ButtonLink>
          }
        >
          {t(newsOf(open))}
        </Banner>
      )}
      <RadioCards<Way> label={t('pay.how')} options={options} value={way} onValue={choose} />
      {way === 'online' ? <Online offer={offer} isReviewed={open?.status === 'review'} /> : null}
      {way === 'online' && <UncheckedTransfer />}
      {way === 'bank' && offer.package_status === 'pending' && (
        <Banner tone="info">{t('pay.startedOnline')}</Banner>
      )}
      {way === 'bank' && !open && <BankTransfer />}
    </Methods>
  );
}

const newsOf = ({ status, payment_type: type }: NonNullable<Offer['open_payment']>) => {
  if (status === 'rejected') return 'pay.declined';
  return type === 'bank transfer' ? 'pay.reviewed' : 'pay.paymentReviewed';
};

interface OnlineProps {
  offer: Offer;
  /** Another payment for the package is being checked: this one might be the second. */
  isReviewed: boolean;
}

function Online({ offer: { id, price, package_status: status }, isReviewed }: OnlineProps) {
  const { t } = useTranslation('mfe-payments');
  const amount = useAmount();
  const { ways, pending, pay } = useUnit({
    ways: $ways,
    pending: payment.$pending,
    pay: payment.start,
  });
  const mayPay = useGate('signed-in', 'not-demo');
  const [isAsking, setAsking] = useState(false);
  const gateway = ways?.gateway;
  if (!gateway) return null;
  const start = (paysTwice: boolean) =>
    mayPay(() => pay({ gateway, packageId: id, price: price ?? 0, paysTwice }));
  const values = { gateway: gatewayName(gateway), amount: amount(price ?? 0) };
  return (
    <Leaving>
      <p>{t('pay.leaving', values)}</p>
      <Button
        icon={externalIcon}
        busy={pending}
        onClick={() => (isReviewed ? setAsking(true) : start(false))}
      >
        {t(status === 'pending' ? 'pay.goOn' : 'pay.now', values)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('pay.twice.ask')}
          confirmLabel={t('pay.now', values)}
          onConfirm={() => {
            setAsking(false);
            start(true);
          }}
          onCancel={() => setAsking(false)}
        >
          {t('pay.twice.text')}
        </ConfirmDialog>
      )}
    </Leaving>
  );
}

const Methods = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;
const Leaving = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
