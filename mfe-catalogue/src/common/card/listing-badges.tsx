import { Badge, lockIcon, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { isNew, priceDrop, type CardListing } from '#common/listing/listing.ts';

/** At most two labels on a photo, the ones that a user must know first: paid placement, then what it costs to look. */
export function ListingBadges({ listing }: { listing: CardListing }) {
  const { t } = useTranslation('mfe-catalogue');
  const { t: common } = useTranslation();
  const drop = priceDrop(listing);
  const badges = [
    listing.promoted && (
      <Badge key="ad" tone="accent">
        {common('badge.ad')}
      </Badge>
    ),
    listing.is_premium && (
      <Badge key="premium" tone="accent" icon={lockIcon}>
        {common('badge.premium')}
      </Badge>
    ),
    drop !== undefined && (
      <Badge key="drop" tone="info">
        {t('card.drop', { percent: drop })}
      </Badge>
    ),
    isNew(listing, Date.now()) && <Badge key="new">{common('badge.new')}</Badge>,
  ].filter(Boolean);
  return badges.length > 0 ? <Row>{badges.slice(0, 2)}</Row> : null;
}

const Row = styled.div`
  display: flex;
  position: absolute;
  /* Above the photos that fingers turn. */
  z-index: ${tokens.layer.raised};
  pointer-events: none;
  inset-block-start: ${tokens.space[3]};
  inset-inline: ${tokens.space[3]};
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  /* Not under the heart, but on a photo so narrow that the heart lies below. */
  padding-inline-end: clamp(0px, (100% - 140px) * 99, 44px);
`;
