import type { Offer, PackageFeature } from '@lintel/api-contract';
import { useCurrency } from '@lintel/remote-kit';
import { Badge, Panel, PriceTag, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { daysOf } from './days-of.ts';
import { FeatureLine } from './feature-line.tsx';

interface Props {
  offer: Offer;
  /** Every feature that exists, so that cards can be compared line by line. */
  features: PackageFeature[];
}

/** A package on offer. */
export function OfferCard({ offer, features }: Props) {
  const { t } = useTranslation('mfe-payments');
  const currency = useCurrency();
  const { package_status: status } = offer;
  return (
    <Card as="article" aria-labelledby={`package-${offer.id}`}>
      <header>
        <h3 id={`package-${offer.id}`}>{offer.name}</h3>
        {status !== 'inactive' && <Badge tone="warning">{t(`packages.status.${status}`)}</Badge>}
      </header>
      <p>
        {offer.price === null || offer.package_type === 'free' ? (
          <strong>{t('packages.free')}</strong>
        ) : (
          <PriceTag value={offer.price} currency={{ ...currency, suffix: false }} size="detail" />
        )}{' '}
        <span>{t('packages.duration', { count: daysOf(offer.duration) })}</span>
      </p>
      <ul>
        {features.map(({ id, name, type }) => (
          <FeatureLine
            key={id}
            type={type}
            name={name}
            given={offer.features.find((given) => given.id === id)}
          />
        ))}
      </ul>
    </Card>
  );
}

const Card = styled(Panel)`
  display: grid;
  align-content: start;
  gap: ${tokens.space[4]};
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]};
  }
  h3 {
    font: ${tokens.font.h3};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${tokens.space[2]};
    color: ${tokens.color.text.muted};
  }
  strong {
    color: ${tokens.color.text.default};
    font: ${tokens.font.priceLarge};
  }
  ul {
    padding: 0;
    list-style: none;
  }
`;
