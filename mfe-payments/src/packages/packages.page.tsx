import type { ActivePackage, Offer, PackageFeature } from '@lintel/api-contract';
import { EmptyState, ErrorState, PageBody, Skeleton, tokens, useKeptFocus, walletIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { runKey } from '../common/package-times.ts';
import { packages, PackagesGate } from '../common/packages.model.ts';
import { RunningPackage } from '../common/running-package.tsx';
import { audienceOf, audiences, inOrder, recommendedOf } from './arrange-offers.ts';
import { FeatureMatrix } from './feature-matrix.tsx';
import { fittingOffer, hasNow, lackedIn, type Lacked } from './lacked.ts';
import { LackedBanner } from './lacked-banner.tsx';
import { OfferCard } from './offer-card.tsx';

/** The least width of a card; groups stand beside each other where there is room. */
const CARD_WIDTH_REM = 15;

/** `/subscription-plan`: what the user has, and what is on offer. */
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
  const [query] = useSearchParams();
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <Loading />;
  const { data: offers, active_packages: running } = data;
  const features = data.all_features.filter(({ status }) => status === 1);
  const lacked = lackedIn(query);
  const isThere = lacked.feature !== null && hasNow(running, lacked.feature);
  return (
    <>
      <LackedBanner {...lacked} isThere={isThere} />
      {running.length > 0 && (
        <Group aria-labelledby="packages-running">
          <h2 id="packages-running">{t('packages.yours')}</h2>
          <Cards>
            {running.map((one) => (
              <RunningPackage key={runKey(one)} running={one} />
            ))}
          </Cards>
        </Group>
      )}
      {offers.length === 0 ? (
        <EmptyState icon={walletIcon} title={t('packages.empty')} />
      ) : (
        <>
          <Offers offers={offers} features={features} running={running} lacked={lacked} />
          <FeatureMatrix offers={offers} features={features} />
        </>
      )}
    </>
  );
}

interface OffersProps {
  offers: readonly Offer[];
  features: readonly PackageFeature[];
  running: readonly ActivePackage[];
  lacked: Lacked;
}

/** Packages on offer, by whom they are for. */
function Offers({ offers, features, running, lacked: { feature, returnTo } }: OffersProps) {
  const { t } = useTranslation('mfe-payments');
  const fitting = feature && fittingOffer(offers, feature);
  const hasAll = features.every(({ type }) => !type || hasNow(running, type));
  const recommended = fitting ?? (hasAll ? null : recommendedOf(offers, features));
  const why = fitting
    ? t('packages.fittingWhy', { feature: t(`packages.feature.${feature}`) })
    : t('packages.recommendedWhy');
  const ordered = inOrder(offers);
  const groups = useKeptFocus<HTMLDivElement>();
  return (
    <Groups ref={groups}>
      {audiences.map((audience) => {
        const own = ordered.filter((offer) => audienceOf(offer) === audience);
        if (own.length === 0) return null;
        return (
          <Group
            key={audience}
            aria-labelledby={`packages-${audience}`}
            style={{ flex: `${own.length} 1 ${own.length * CARD_WIDTH_REM}rem` }}
          >
            <h2 id={`packages-${audience}`}>{t(`packages.audience.${audience}`)}</h2>
            <Cards>
              {own.map((offer) => (
                <OfferCard
                  key={offer.id}
                  offer={offer}
                  features={features}
                  running={running}
                  recommendedWhy={offer.id === recommended?.id ? why : null}
                  returnTo={returnTo}
                />
              ))}
            </Cards>
          </Group>
        );
      })}
    </Groups>
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

const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]} ${tokens.space[6]};
`;
const Group = styled.section`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-inline-size: 0;
  gap: ${tokens.space[5]};
  h2 {
    font: ${tokens.font.h2};
  }
`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD_WIDTH_REM}rem), 1fr));
  gap: ${tokens.space[6]};
`;
