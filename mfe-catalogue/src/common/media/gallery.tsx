import { lazyPage } from '@lintel/remote-kit';
import { Button, gridIcon, Photo } from '@lintel/ui';
import { useRef, useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { photoSizes } from './photo-sizes.ts';
import type { GalleryPhoto } from './photos.ts';
import { Thumbnails } from './thumbnails.tsx';
import { Mosaic, ShowAll, Single, Small, Stage } from './gallery.styles.ts';

const Lightbox = lazyPage(() => import(/* webpackChunkName: "lightbox" */ './lightbox.tsx'), null);

/** Photos beside the large one. */
const BESIDE = 4;

interface Props {
  photos: readonly GalleryPhoto[];
  /** Of the listing. */
  title: string;
}

/** One large photo and four small ones; on a phone a row to swipe. Any of them opens all of them. */
export function Gallery({ photos, title }: Props) {
  const { t } = useDeferredTranslation();
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
  const tile = (photo: GalleryPhoto, index: number, sizes: string) => (
    <button
      key={photo.src}
      type="button"
      aria-label={t('gallery.open', { index: index + 1, total: photos.length, alt: photo.alt })}
      onClick={() => setOpen(index)}
    >
      <Photo src={photo.src} alt="" ratio="fill" color={photo.color} sizes={sizes} priority={index === 0} />
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
        {tile(cover, 0, photoSizes.cover)}
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
            {t('gallery.showAll', { count: photos.length })}
          </Button>
        </ShowAll>
      )}
      {open !== undefined && (
        <Lightbox photos={photos} title={title} first={open} onClose={() => setOpen(undefined)} />
      )}
    </Stage>
  );
}
