import { EmptyState, ErrorState, PageBody, Skeleton, tokens, walletIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { OfferCard } from './offer-card.tsx';
import { packages, PackagesGate } from '../common/packages.model.ts';
import { RunningPackage } from '../common/running-package.tsx';

/** `/subscription-plan`: what the person has, and what is on offer. */
export default function PackagesPage() {
  const { t } = useTranslation('mfe-payments');
  return (
    <PageBody title={t('packages.title')} lead={t('packages.lead')}>
      <PackagesGate />
      <Packages />
    </PageBody>
  );
}

function Packages() {
  const { t } = useTranslation('mfe-payments');
  const { data, error, pending, refresh } = useUnit({
    data: packages.$data,
    error: packages.$error,
    pending: packages.$pending,
    refresh: packages.refresh,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <Loading />;
  const { data: offers, active_packages: running, all_features: features } = data;
  return (
    <>
      {running.length > 0 && (
        <Group aria-labelledby="packages-running">
          <h2 id="packages-running">{t('packages.yours')}</h2>
          <Cards>
            {running.map((one) => (
              <RunningPackage key={one.id} running={one} />
            ))}
          </Cards>
        </Group>
      )}
      <Group aria-labelledby="packages-offers">
        <h2 id="packages-offers">{t('packages.offers')}</h2>
        {offers.length === 0 ? (
          <EmptyState icon={walletIcon} title={t('packages.empty')} />
        ) : (
          <Cards data-of="offers">
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} features={features} />
            ))}
          </Cards>
        )}
      </Group>
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Cards aria-busy aria-label={t('state.loading')} role="status">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} shape="box" height="26rem" />
      ))}
    </Cards>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  h2 {
    font: ${tokens.font.h2};
  }
`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${tokens.space[6]};
  /* Five in a row, to be read across. */
  &[data-of='offers'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: ${tokens.space[4]};
  }
`;
