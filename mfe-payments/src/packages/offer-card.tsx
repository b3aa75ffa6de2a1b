import type { ActivePackage, Offer, PackageFeature } from '@lintel/api-contract';
import { useCurrency } from '@lintel/remote-kit';
import { Badge, Button, Dialog, media, Panel, PriceTag, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PackageEffect } from '../common/effect/package-effect.tsx';
import { daysOf } from '../common/package-times.ts';
import { FeatureLine } from '../common/feature-line.tsx';
import { offerStateOf } from '../common/transfer/offer-state.ts';
import { OfferButton } from './offer-button.tsx';

interface Props {
  offer: Offer;
  /** Every feature that exists, so that cards can be compared line by line. */
  features: readonly PackageFeature[];
  /** What the user has, for the effect; empty for visitors. */
  running: readonly ActivePackage[];
  /** Why it is recommended; null: it is not. */
  recommendedWhy: string | null;
  /** Where the user goes on afterwards. */
  returnTo: string | null;
}

/** A package on offer: its price, what it gives, what it changes, and the way to it. */
export function OfferCard({ offer, features, running, recommendedWhy, returnTo }: Props) {
  const { t } = useTranslation('mfe-payments');
  const currency = useCurrency();
  const [isOpen, setOpen] = useState(false);
  const { status } = offerStateOf(offer);
  const isEnded = status === 'failed' && (offer.ended_by || offer.reject_reason);
  const isRecommended = recommendedWhy !== null;
  const isFree = offer.price === null || offer.package_type === 'free';
  return (
    <Card as="article" aria-labelledby={`package-${offer.id}`} data-recommended={isRecommended}>
      <header>
        <h3 id={`package-${offer.id}`}>{offer.name}</h3>
        {status !== 'inactive' && (
          <Badge tone="warning">{t(isEnded ? 'packages.status.ended' : `packages.status.${status}`)}</Badge>
        )}
        {isRecommended && <Badge tone="accent">{t('packages.recommended')}</Badge>}
      </header>
      <p>
        {isFree ? (
          <strong>{t('packages.free')}</strong>
        ) : (
          <PriceTag value={offer.price ?? 0} currency={{ ...currency, suffix: false }} size="detail" />
        )}{' '}
        <span>{t('packages.duration', { count: daysOf(offer.duration) })}</span>
      </p>
      {isFree && <small>{t('packages.freeRule')}</small>}
      {isRecommended && <small>{recommendedWhy}</small>}
      <Features>
        {features.map(({ id, name, type }) => (
          <FeatureLine
            key={id}
            type={type}
            name={name}
            given={offer.features.find((given) => given.id === id)}
          />
        ))}
      </Features>
      <Actions>
        <OfferButton offer={offer} tone={isRecommended ? 'primary' : 'secondary'} returnTo={returnTo} />
        <Button
          tone="quiet"
          aria-label={t('packages.actionOf', { action: t('effect.open'), name: offer.name })}
          onClick={() => setOpen(true)}
        >
          {t('effect.open')}
        </Button>
      </Actions>
      {isOpen && (
        <Dialog title={offer.name} onClose={() => setOpen(false)}>
          <PackageEffect offer={offer} running={running} />
        </Dialog>
      )}
    </Card>
  );
}

const Card = styled(Panel)`
  display: grid;
  align-content: start;
  gap: ${tokens.space[4]};
  &[data-recommended='true'] {
    border: 2px solid ${tokens.color.action.default};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]};
  }
  h3 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font: ${tokens.font.h3};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${tokens.space[2]};
    color: ${tokens.color.text.muted};
  }
  > small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  strong {
    color: ${tokens.color.text.default};
    font: ${tokens.font.priceLarge};
  }
`;
/** Where there is room, the table below compares them. */
const Features = styled.ul`
  padding: 0;
  list-style: none;
  ${media.tablet} {
    display: none;
  }
`;
const Actions = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  align-self: end;
`;
