import { photoAt } from '@lintel/contract';
import { tokens } from '../tokens/tokens.ts';
import { useEffect, useRef } from 'react';
import type { GalleryPhoto } from './photo.ts';
import { useMediaTexts } from './media-texts.ts';
import styled from 'styled-components';

interface Props {
  photos: readonly GalleryPhoto[];
  /** Index of the one that is shown large. */
  current: number;
  onChoose(index: number): void;
}

/** All photos small, in one row that keeps the current one in view. */
export function Thumbnails({ photos, current, onChoose }: Props) {
  const { t } = useMediaTexts();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const small = list?.children[current];
    // Not scrollIntoView: that would move the page as well.
    if (!list || !(small instanceof HTMLElement)) return;
    list.scrollTo?.({ left: small.offsetLeft - (list.clientWidth - small.clientWidth) / 2 });
  }, [current]);
  return (
    <Row ref={row} role="list">
      {photos.map(({ src, alt }, index) => (
        <li key={src}>
          <button
            type="button"
            aria-current={index === current}
            aria-label={t('media.gallery.position', { index: index + 1, total: photos.length, alt })}
            onClick={() => onChoose(index)}
          >
            <img src={photoAt(src, 320)} alt="" width={80} height={60} loading="lazy" />
          </button>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  position: relative;
  padding: ${tokens.space[2]} ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: thin;
  li {
    /* As wide as their pictures: the row scrolls. */
    flex: none;
  }
  button {
    display: block;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    overflow: clip;
    opacity: 0.65;
    cursor: pointer;
    &[aria-current='true'] {
      opacity: 1;
      outline: 3px solid ${tokens.color.action.default};
    }
    &:focus-visible {
      opacity: 1;
      outline: 2px solid ${tokens.color.focus.outer};
      outline-offset: 2px;
    }
  }
  img {
    display: block;
    object-fit: cover;
  }
`;
