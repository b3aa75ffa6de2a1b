import { Button } from '../actions/button.tsx';
import { gridIcon } from '../icons/frame-shapes.ts';
import { Photo } from '../display/photo.tsx';
import { useUncovered } from '../navigation/use-back-to-close.ts';
import { useRef, useState } from 'react';
import { useMediaTexts } from './media-texts.ts';
import { Lightbox } from './lazy-lightbox.ts';
import type { GalleryPhoto } from './photo.ts';
import { Thumbnails } from './thumbnails.tsx';
import { Mosaic, ShowAll, Single, Small, Stage } from './photo-gallery.styles.ts';

/** Photos beside the large one. */
const BESIDE = 4;

export interface PhotoGalleryProps {
  photos: readonly GalleryPhoto[];
  /** Of the listing. */
  title: string;
  /** How wide the large photo is, as in HTML. */
  sizes?: string;
}

/** One large photo and four small ones; on a phone a row to swipe. Any of them opens all of them. */
export function PhotoGallery({ photos, title, sizes = '(min-width: 840px) 60vw, 100vw' }: PhotoGalleryProps) {
  useUncovered();
  const { t } = useMediaTexts();
  const [open, setOpen] = useState<number>();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [cover, ...others] = photos;
  if (!cover) {
    return (
      <Single>
        <Photo src="" alt={title} ratio="3 / 2" />
      </Single>
    );
  }
  const tile = (photo: GalleryPhoto, index: number, width: string) => (
    <button
      key={photo.src}
      type="button"
      aria-label={t('media.gallery.open', { index: index + 1, total: photos.length, alt: photo.alt })}
      onClick={() => setOpen(index)}
    >
      <Photo src={photo.src} alt="" ratio="fill" color={photo.color} sizes={width} priority={index === 0} />
    </button>
  );
  return (
    <Stage>
      <Mosaic
        ref={row}
        data-count={Math.min(others.length, BESIDE)}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
        }
      >
        {tile(cover, 0, sizes)}
        {others.map((photo, index) => tile(photo, index + 1, '(min-width: 840px) 320px, 90vw'))}
      </Mosaic>
      {photos.length > 1 && (
        <Small>
          <Thumbnails
            photos={photos}
            current={shown}
            onChoose={(index) =>
              row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
            }
          />
        </Small>
      )}
      {photos.length > 1 && (
        <ShowAll>
          <Button tone="secondary" size="small" icon={gridIcon} onClick={() => setOpen(0)}>
            {t('media.gallery.showAll', { count: photos.length })}
          </Button>
        </ShowAll>
      )}
      {open !== undefined && (
        <Lightbox photos={photos} title={title} first={open} onClose={() => setOpen(undefined)} />
      )}
    </Stage>
  );
}
