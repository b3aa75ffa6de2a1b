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
  EmptyState,
  externalIcon,
  tokens,
} from '@lintel/ui';
import { RadioCards } from '@lintel/ui/inputs';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { gatewayName } from '../common/payment-words.tsx';
import { useAmount } from '../common/use-amount.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { $way, $ways, payment, wayChosen, type Way } from './payment.model.ts';

/** The ways to pay that are on, and what each of them needs. */
export function PaymentMethods({ offer }: { offer: Offer }) {
  const { t } = useTranslation('mfe-payments');
  const { ways, way, choose } = useUnit({ ways: $ways, way: $way, choose: wayChosen });
  const { package_status: status, payment_transaction_id: open } = offer;
  if (!ways || way === null)
    return (
      <EmptyState
        icon={alertIcon}
        title={t('pay.none.title')}
        action={<ButtonLink to={paths.contact()}>{t('pay.none.contact')}</ButtonLink>}
      >
        {t('pay.none.text')}
      </EmptyState>
    );
  const isReviewed = (status === 'review' || status === 'rejected') && open !== null;
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
    ...(ways.bank
      ? [{ value: 'bank' as const, label: t('payment.method.bank'), hint: t('pay.bankHint'), icon: bankIcon }]
      : []),
  ];
  return (
    <Methods>
      {isReviewed && (
        <Banner
          tone="info"
          action={
            <ButtonLink size="small" tone="secondary" to={paths.paymentResult(open)}>
              {t('packages.action.follow')}
            </ButtonLink>
          }
        >
          {t(status === 'review' ? 'pay.reviewed' : 'pay.declined')}
        </Banner>
      )}
      <RadioCards<Way> label={t('pay.how')} options={options} value={way} onValue={choose} />
      {way === 'online' ? <Online offer={offer} /> : isReviewed ? null : <BankTransfer />}
    </Methods>
  );
}

function Online({ offer: { id, price, package_status: status } }: { offer: Offer }) {
  const { t } = useTranslation('mfe-payments');
  const amount = useAmount();
  const { ways, pending, pay } = useUnit({
    ways: $ways,
    pending: payment.$pending,
    pay: payment.start,
  });
  const mayPay = useGate('signed-in', 'not-demo');
  const gateway = ways?.gateway;
  if (!gateway) return null;
  const values = { gateway: gatewayName(gateway), amount: amount(price ?? 0) };
  return (
    <Leaving>
      <p>{t('pay.leaving', values)}</p>
      <Button
        icon={externalIcon}
        busy={pending}
        onClick={() => mayPay(() => pay({ gateway, packageId: id }))}
      >
        {t(status === 'pending' ? 'pay.goOn' : 'pay.now', values)}
      </Button>
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
