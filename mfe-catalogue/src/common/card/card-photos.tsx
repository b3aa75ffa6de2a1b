import { CARD_PHOTOS } from '@lintel/api-contract';
import { withTexts } from '@lintel/i18n';
import { lazyPage, PartBoundary } from '@lintel/remote-kit';
import { Photo } from '@lintel/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CardListing } from '#common/listing/listing.ts';
import { photosOf } from '#common/media/photos.ts';

interface Props {
  listing: CardListing;
  /** How wide it will be, as in HTML. */
  sizes: string;
  /** Loads at once: for cards in the first view. */
  priority: boolean;
  /** A pointer or the focus has come to the card, and {@link CardCarousel} is there. */
  isTouched: boolean;
  /** Fingers turn the photos, and these dots count them. Not in a row that fingers move as a whole. */
  dots: ((count: number) => ReactNode) | undefined;
}

/** The other photos of a card, fetched when a pointer, a finger or the focus comes to the first card. */
export const CardCarousel = lazyPage(
  withTexts('mfe-catalogue', () => import(/* webpackChunkName: "card-extras" */ './card-carousel.tsx')),
  null,
);

/** The first photo of a listing; the others, up to five in all, lie over it as soon as the card is used. */
export function CardPhotos({ listing, sizes, priority, isTouched, dots }: Props) {
  const photos = photosOf(listing).slice(0, CARD_PHOTOS);
  const [cover] = photos;
  const hasMore = photos.length > 1;
  return (
    <Frame>
      <Photo src={cover?.src ?? ''} alt="" color={cover?.color} sizes={sizes} priority={priority} />
      {hasMore && isTouched && (
        <PartBoundary>
          <CardCarousel photos={photos} sizes={sizes} slug={listing.slug_id} isSwiped={dots !== undefined} />
        </PartBoundary>
      )}
      {hasMore && !isTouched && dots?.(photos.length)}
    </Frame>
  );
}

const Frame = styled.div`
  block-size: 100%;
  /* Beside the text the cover is as high as the text. */
  > :first-child {
    min-block-size: 100%;
  }
`;
