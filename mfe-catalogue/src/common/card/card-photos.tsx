import { CARD_PHOTOS } from '@lintel/api-contract';
import { chevronBackIcon, chevronForwardIcon, Icon, media, Photo, tokens } from '@lintel/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Listing } from './listing.ts';
import { photosOf } from '../media/photos.ts';

interface Props {
  listing: Listing;
  /** How wide it will be, as in HTML. */
  sizes: string;
  /** Loads at once: for cards in the first view. */
  priority: boolean;
}

/**
 * The first photos of a listing, one at a time. Only the one on screen is loaded. The arrows are for a mouse; keyboard and
 * screen reader get all photos, with their words, on the page that the card leads to. They are drawn when a pointer comes, since
 * a page has a hundred cards.
 */
export function CardPhotos({ listing, sizes, priority }: Props) {
  const [at, setAt] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const photos = photosOf({ ...listing, gallery: listing.gallery ?? [] }).slice(0, CARD_PHOTOS);
  const photo = photos[at];
  const turn = (step: number) => setAt((at + step + photos.length) % photos.length);
  return (
    <div onPointerEnter={() => setTouched(true)}>
      <Photo src={photo?.src ?? ''} alt="" color={photo?.color} sizes={sizes} priority={priority} />
      {isTouched && photos.length > 1 && (
        <Arrows aria-hidden>
          <button type="button" tabIndex={-1} onClick={() => turn(-1)}>
            <Icon shape={chevronBackIcon} size={18} />
          </button>
          <span>
            {photos.map(({ src }, index) => (
              <i key={src} data-state={index === at ? 'shown' : 'idle'} />
            ))}
          </span>
          <button type="button" tabIndex={-1} onClick={() => turn(1)}>
            <Icon shape={chevronForwardIcon} size={18} />
          </button>
        </Arrows>
      )}
    </div>
  );
}

const Arrows = styled.div`
  display: none;
  ${media.hover} {
    article:hover & {
      display: flex;
    }
  }
  position: absolute;
  inset-inline: ${tokens.space[2]};
  inset-block-end: ${tokens.space[2]};
  z-index: ${tokens.layer.raised};
  align-items: center;
  justify-content: space-between;
  button {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: ${tokens.color.photo.button};
    color: ${tokens.color.text.default};
    cursor: pointer;
  }
  span {
    display: flex;
    gap: ${tokens.space[1]};
  }
  i {
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: ${tokens.color.text.onPhoto};
    opacity: 0.6;
    &[data-state='shown'] {
      opacity: 1;
      outline: 1px solid ${tokens.color.photo.scrim};
    }
  }
`;
