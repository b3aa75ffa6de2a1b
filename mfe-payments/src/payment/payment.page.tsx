import type { ActivePackage, Offer } from '@lintel/api-contract';
import { ownAddress, paths } from '@lintel/contract';
import { useCurrency } from '@lintel/remote-kit';
import {
  ButtonLink,
  checkIcon,
  EmptyState,
  ErrorState,
  media,
  PageBody,
  Panel,
  PriceTag,
  LoadingBlocks,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { daysOf } from '../common/package-times.ts';
import { PackageEffect } from '../common/effect/package-effect.tsx';
import { packages, PackagesGate } from '../common/packages.model.ts';
import { transactionId } from '../common/transaction-id.ts';
import { UnknownThing } from '../common/unknown-thing.tsx';
import { EndedOffer } from './ended-offer.tsx';
import { PaymentGate, settings } from './payment.model.ts';
import { PaymentMethods } from './payment-methods.tsx';

/** `/payment/{package_id}`: what is bought, what it changes, and how to pay. */
export default function PaymentPage() {
  const { t } = useTranslation('mfe-payments');
  const { packageId: text } = useParams();
  const [query] = useSearchParams();
  const packageId = transactionId(text);
  return (
    <PageBody title={t('pay.title')}>
      <PackagesGate />
      <PaymentGate packageId={packageId} returnTo={ownAddress(query.get('return'))} />
      {packageId === null ? <Unknown /> : <Known packageId={packageId} />}
    </PageBody>
  );
}

function Unknown() {
  const { t } = useTranslation('mfe-payments');
  return <UnknownThing title={t('pay.unknown')} to={paths.packages()} label={t('outcome.toPackages')} />;
}

function Known({ packageId }: { packageId: number }) {
  const { t } = useTranslation('mfe-payments');
  const { data, error, pending, refresh, ways, settingsError, refreshSettings } = useUnit({
    data: packages.$data,
    error: packages.$error,
    pending: packages.$pending,
    refresh: packages.refresh,
    ways: settings.$data,
    settingsError: settings.$error,
    refreshSettings: settings.refresh,
  });
  const failure = (!data && error) || (!ways && settingsError);
  if (failure)
    return (
      <ErrorState
        error={failure}
        retrying={pending}
        onRetry={() => {
          refresh();
          refreshSettings();
        }}
      />
    );
  if (!data || !ways) return <LoadingBlocks height="24rem" />;
  if (data.active_packages.some(({ id }) => id === packageId))
    return (
      <EmptyState
        icon={checkIcon}
        title={t('pay.owned')}
        action={<ButtonLink to={paths.subscription()}>{t('pay.toSubscription')}</ButtonLink>}
      />
    );
  const offer = data.data.find(({ id }) => id === packageId);
  if (!offer || offer.price === null) return <EndedOffer fallback={<Unknown />} />;
  return <Purchase offer={offer} running={data.active_packages} />;
}

function Purchase({ offer, running }: { offer: Offer; running: readonly ActivePackage[] }) {
  const { t } = useTranslation('mfe-payments');
  const currency = useCurrency();
  return (
    <Columns>
      <PaymentMethods offer={offer} />
      <Summary as="aside" aria-label={t('pay.summary')}>
        <h2>
          <bdi>{offer.name}</bdi>
        </h2>
        <p>
          <PriceTag value={offer.price ?? 0} currency={{ ...currency, suffix: false }} size="detail" />{' '}
          {t('packages.duration', { count: daysOf(offer.duration) })}
        </p>
        <PackageEffect offer={offer} running={running} />
      </Summary>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;
const Summary = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  h2 {
    font: ${tokens.font.h2};
  }
`;
