import { formatRelativeTime, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { FactsRow, media, PriceTag, tokens } from '@lintel/ui';
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
  /** Photo above the text; beside it from a tablet on; or small beside it, in a line to swipe. Default `grid`. */
  layout?: CardLayout;
}

/** How a card, and the list that it is in, are laid out. */
export type CardLayout = 'grid' | 'list' | 'row';

/** Without the other photos the first one is there. */
const ignore = () => undefined;

/** A listing in a list: photo, price, facts, place. The card is one link; the heart lies above it, later in the order of focus. */
export function PropertyCard({
  listing,
  priority = false,
  sizes = photoSizes.card,
  heading = 'h3',
  tools,
  layout = 'grid',
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
    <Card data-layout={layout} onPointerEnter={touch} onFocus={touch}>
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
  /* A list that marks a card sets these. */
  border: 1px solid var(--card-border, ${tokens.color.border.hairline});
  box-shadow: var(--card-shadow, none);
  overflow: clip;
  transition: box-shadow ${tokens.motion.enter};
  &:hover {
    box-shadow: ${tokens.shadow.card};
  }
  &[data-layout='list'] {
    ${media.tablet} {
      flex-direction: row;
    }
  }
  &[data-layout='row'] {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
  }
`;
const Picture = styled.div`
  position: relative;
  [data-layout='list'] > & {
    ${media.tablet} {
      flex: 0 0 min(40%, 300px);
    }
  }
  [data-layout='row'] > & {
    overflow: hidden;
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
  [data-layout='list'] > & {
    ${media.tablet} {
      flex: 1;
      min-inline-size: 0;
      justify-content: center;
    }
  }
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
  /* On the photo: the price is beside it. */
  [data-layout='row'] > & {
    inset-block: auto ${tokens.space[2]};
    inset-inline: calc(120px - ${tokens.size.touch} - ${tokens.space[2]}) auto;
  }
`;
