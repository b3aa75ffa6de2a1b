import {
  chevronBackIcon,
  chevronForwardIcon,
  Dialog,
  IconButton,
  LiveRegion,
  Photo,
  photoAt,
  tokens,
} from '@lintel/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import type { GalleryPhoto } from '#common/photos.ts';

interface Props {
  photos: readonly GalleryPhoto[];
  /** Of the listing. */
  title: string;
  /** Index of the photo to begin with. */
  first: number;
  onClose(): void;
}

/** All photos, one at a time: arrow keys in reading direction, Home, End, buttons and thumbnails. */
export function Lightbox({ photos, title, first, onClose }: Props) {
  const { t } = useLaterTexts();
  const { t: common, i18n } = useTranslation();
  const [at, setAt] = useState(first);
  const thumbnails = useRef<HTMLUListElement>(null);
  const photo = photos[at]!;
  const last = photos.length - 1;

  useEffect(() => {
    thumbnails.current?.children[at]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [at]);

  function turn(event: KeyboardEvent) {
    const forward = i18n.dir() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = i18n.dir() === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forward]: Math.min(at + 1, last), [back]: Math.max(at - 1, 0), Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  }
  return (
    <Dialog kind="full" title={title} onClose={onClose} onKeyDown={turn}>
      <Stage>
        <LiveRegion>
          {t('gallery.position', { index: at + 1, total: photos.length, alt: photo.alt })}
        </LiveRegion>
        <Large>
          <Photo key={photo.src} src={photo.src} alt={photo.alt} ratio="fill" fit="contain" priority />
        </Large>
        <Controls>
          <IconButton
            tone="outline"
            shape={chevronBackIcon}
            label={common('media.previousPhoto')}
            aria-disabled={at === 0}
            onClick={() => setAt(Math.max(at - 1, 0))}
          />
          <span aria-hidden>
            <bdi dir="ltr">
              {at + 1} / {photos.length}
            </bdi>
          </span>
          <IconButton
            tone="outline"
            shape={chevronForwardIcon}
            label={common('media.nextPhoto')}
            aria-disabled={at === last}
            onClick={() => setAt(Math.min(at + 1, last))}
          />
        </Controls>
        <Thumbnails ref={thumbnails} role="list">
          {photos.map(({ src, alt }, index) => (
            <li key={src}>
              <button
                type="button"
                aria-current={index === at}
                aria-label={t('gallery.position', { index: index + 1, total: photos.length, alt })}
                onClick={() => setAt(index)}
              >
                <img src={photoAt(src, 320)} alt="" width={80} height={60} loading="lazy" />
              </button>
            </li>
          ))}
        </Thumbnails>
      </Stage>
    </Dialog>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  block-size: 100%;
`;
const Large = styled.div`
  min-block-size: 0;
  > span {
    background: none;
  }
`;
const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[4]};
  font-variant-numeric: tabular-nums;
  [aria-disabled='true'] {
    opacity: 0.4;
  }
`;
const Thumbnails = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: thin;
  button {
    display: block;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    overflow: clip;
    opacity: 0.6;
    cursor: pointer;
    &[aria-current='true'] {
      opacity: 1;
      outline: 3px solid ${tokens.color.action.default};
    }
    &:focus-visible {
      opacity: 1;
      outline: 2px solid ${tokens.color.focus.outer};
    }
  }
  img {
    max-inline-size: none;
    object-fit: cover;
  }
`;
