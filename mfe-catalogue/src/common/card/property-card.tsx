import { formatRelativeTime, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { FactsRow, PriceTag, tokens } from '@lintel/ui';
import { paths } from '@lintel/contract';
import { Link } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { photoSizes } from '#common/media/photo-sizes.ts';
import { CardCarousel, CardPhotos } from './card-photos.tsx';
import { cardAttributes } from '#common/listing/attributes.ts';
import { Heart } from '#common/saved/heart.tsx';
import { ListingBadges } from './listing-badges.tsx';
import { kilometres, listedFor, placeOf, rentPeriod, type Listing } from '#common/listing/listing.ts';

interface Props {
  listing: Listing;
  /** Loads the photo at once: for cards in the first view. */
  priority?: boolean;
  /** How wide the photo will be, as in HTML. */
  sizes?: string;
  /** Rank of its heading on the page; default `h3`, below the heading of a section. */
  heading?: 'h2' | 'h3';
  /** Below the heart. A card that has them stands in a list, where fingers may turn its photos. */
  tools?: ReactNode;
}

/** Without the other photos the first one is there. */
const ignore = () => undefined;

/** A listing in a list: photo, price, facts, place. The card is one link; the heart lies above it, later in the order of focus. */
export function PropertyCard({
  listing,
  priority = false,
  sizes = photoSizes.card,
  heading = 'h3',
  tools,
}: Props) {
  const { t } = useTranslation('mfe-catalogue');
  const locale = useLocale();
  const currency = useCurrency();
  const { title, slug_id: slug, price, distance } = listing;
  const [isTouched, setTouched] = useState(false);
  const touch = () => {
    if (!isTouched) void CardCarousel.preload().then(() => setTouched(true), ignore);
  };
  const meta = [
    distance !== undefined && t('card.away', { distance: kilometres(distance, locale) }),
    useListed(listing),
  ].filter(Boolean);
  return (
    <Card onPointerEnter={touch} onFocus={touch}>
      <Picture>
        <CardPhotos
          listing={listing}
          sizes={sizes}
          priority={priority}
          isTouched={isTouched}
          isSwiped={tools !== undefined}
        />
        <ListingBadges listing={listing} />
      </Picture>
      <Words>
        <PriceTag value={price} currency={currency} period={rentPeriod(listing)} />
        <Title as={heading}>
          <Link to={paths.property(slug)} dir="auto">
            {title}
          </Link>
        </Title>
        <FactsRow facts={cardAttributes(listing.parameters, locale)} />
        <Line dir="auto">{placeOf(listing)}</Line>
        {meta.length > 0 && <Line>{meta.join(' · ')}</Line>}
      </Words>
      <Corner>
        <Heart listing={listing} />
        {tools}
      </Corner>
    </Card>
  );
}

/** How long it has been on offer; nothing of those that were always there. */
function useListed(listing: Listing): string | undefined {
  const { t } = useTranslation('mfe-catalogue');
  const locale = useLocale();
  const now = Date.now();
  const days = listedFor(listing, now);
  if (days === undefined || !listing.posted_at) return undefined;
  return days < 7
    ? t('card.listed', { when: formatRelativeTime(listing.posted_at, { now, locale }) })
    : t('card.onMarket', { count: days });
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.raised};
  border: 1px solid ${tokens.color.border.hairline};
  overflow: clip;
  transition: box-shadow ${tokens.motion.enter};
  &:hover {
    box-shadow: ${tokens.shadow.card};
  }
`;
const Picture = styled.div`
  position: relative;
  /* Beside the words it is as high as they are. */
  > :first-child {
    block-size: 100%;
    > :first-child {
      min-block-size: 100%;
    }
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
`;
const Title = styled.h3`
  font: ${tokens.font.small};
  a {
    display: -webkit-box;
    overflow: hidden;
    color: inherit;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${tokens.radius.card};
    }
    &:focus-visible {
      outline: none;
      box-shadow: none;
      &::after {
        outline: 2px solid ${tokens.color.focus.outer};
        outline-offset: -2px;
        box-shadow: inset 0 0 0 4px ${tokens.color.focus.inner};
      }
    }
  }
`;
const Line = styled.p`
  overflow: hidden;
  min-block-size: 20px;
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Corner = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[1]};
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-block-start: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[2]};
`;
