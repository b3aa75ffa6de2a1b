import { formatRelativeTime, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { FactsRow, PriceTag } from '@lintel/ui';
import { paths } from '@lintel/contract';
import { Link } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { photoSizes } from '#common/media/photo-sizes.ts';
import { CardCarousel, CardPhotos } from './card-photos.tsx';
import { cardAttributes } from '#common/listing/attributes.ts';
import { Heart } from '#common/saved/heart.tsx';
import { ListingBadges } from './listing-badges.tsx';
import { kilometres, listedFor, placeOf, rentPeriod, type Listing } from '#common/listing/listing.ts';
import { Card, Corner, Line, Picture, Title, Words } from './property-card.styles.ts';

interface Props {
  listing: Listing;
  /** Loads the photo at once: for cards in the first view. */
  priority?: boolean;
  /** How wide the photo will be, as in HTML. */
  sizes?: string;
  /** Rank of its heading on the page; default `h3`, below the heading of a section. */
  heading?: 'h2' | 'h3';
  /** Below the heart. */
  tools?: ReactNode;
  /** In a list, where fingers may turn its photos. */
  dots?: (count: number) => ReactNode;
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
  dots,
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
        <CardPhotos listing={listing} sizes={sizes} priority={priority} isTouched={isTouched} dots={dots} />
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
