import { formatDate, formatRelativeTime, formatWhen, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { FactsRow, PriceTag } from '@lintel/ui';
import { paths } from '@lintel/contract';
import { Link } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardPhotoSizes } from '#common/media/photo-sizes.ts';
import { CardCarousel, CardPhotos } from './card-photos.tsx';
import { cardAttributes } from '#common/listing/attributes.ts';
import { Heart } from '#common/saved/heart.tsx';
import { ListingBadges } from './listing-badges.tsx';
import {
  confirmedSince,
  kilometres,
  listedFor,
  placeOf,
  rentPeriod,
  type CardListing,
} from '#common/listing/listing.ts';
import { Card, Corner, Line, Picture, Title, Words } from './property-card.styles.ts';

interface Props {
  listing: CardListing;
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
  sizes = cardPhotoSizes,
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
    useNews(listing),
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
        <Line dir="auto">{placeOf(listing, locale)}</Line>
        {meta.length > 0 && <Line>{meta.join(' · ')}</Line>}
      </Words>
      <Corner>
        <Heart listing={listing} />
        {tools}
      </Corner>
    </Card>
  );
}

/** What is newest about its time on the market, in a few words: that it was just listed, when it was confirmed, or since when it is there. */
function useNews(listing: CardListing): string | undefined {
  const { t } = useTranslation('mfe-catalogue');
  const locale = useLocale();
  const now = Date.now();
  const days = listedFor(listing, now);
  const { posted_at: posted, confirmed_at: at, is_confirmation_overdue: isOverdue } = listing;
  if (isOverdue && at) return t('card.overdue', { when: formatDate(at, { locale }) });
  if (days !== undefined && days < 7 && posted)
    return t('card.listed', { when: formatRelativeTime(posted, { now, locale }) });
  const since = confirmedSince(listing);
  if (since) return t('card.confirmed', { when: formatWhen(since, { now, locale }) });
  return days === undefined ? undefined : t('card.onMarket', { count: days });
}
