import { chevronBackIcon, chevronForwardIcon } from '../icons/card-shapes.ts';
import { expandIcon } from '../icons/more-shapes.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { useBackToClose } from '../navigation/use-back-to-close.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { LiveRegion } from '../feedback/live-region.tsx';
import { Photo } from '../display/photo.tsx';
import { photoAt } from '@lintel/contract';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryPhoto } from './photo.ts';
import { Zoomable } from './zoom/zoomable.tsx';
import { useMediaTexts } from './media-texts.ts';
import { Thumbnails } from './thumbnails.tsx';
import { Caption, Side, Small, Stage } from './lightbox.styles.ts';

export interface LightboxProps {
  photos: readonly GalleryPhoto[];
  /** Of the listing. */
  title: string;
  /** Index of the photo to begin with. */
  first: number;
  onClose(): void;
}

/** All photos, one at a time: arrow keys in reading direction, Home, End, F, swipe, two fingers, buttons and thumbnails. */
export default function Lightbox({ photos, title, first, onClose }: LightboxProps) {
  useBackToClose(onClose);
  const { t } = useMediaTexts();
  const { t: common, i18n } = useTranslation();
  const [shown, setShown] = useState({ index: first, src: photos[first]?.src });
  const stage = useRef<HTMLDivElement>(null);
  // Photos that come before the one on screen do not move it.
  const at =
    photos[shown.index]?.src === shown.src
      ? shown.index
      : Math.max(
          0,
          photos.findIndex(({ src }) => src === shown.src),
        );
  const photo = photos[at]!;
  const last = photos.length - 1;
  const setAt = useCallback((index: number) => setShown({ index, src: photos[index]?.src }), [photos]);
  const isRtl = i18n.dir() === 'rtl';
  const step = useCallback((by: number) => setAt(Math.min(last, Math.max(0, at + by))), [at, last, setAt]);
  const swipe = useCallback((by: 1 | -1) => step(isRtl ? -by : by), [step, isRtl]);

  function turn(event: KeyboardEvent) {
    const keys: Record<string, () => void> = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: () => step(1),
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: () => step(-1),
      Home: () => setAt(0),
      End: () => setAt(last),
      f: () => void toggleFullScreen(stage.current),
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }
  return (
    <Dialog kind="full" title={title} onClose={onClose} onKeyDown={turn}>
      <Stage ref={stage}>
        <LiveRegion>
          {t('media.gallery.position', { index: at + 1, total: photos.length, alt: photo.alt })}
        </LiveRegion>
        <Zoomable
          key={photo.src}
          label={photo.alt}
          onSwipe={swipe}
          controls={
            <>
              <Caption aria-hidden>
                <bdi dir="ltr">
                  {at + 1} / {photos.length}
                </bdi>
                <bdi>{photo.alt}</bdi>
              </Caption>
              {'requestFullscreen' in Element.prototype && (
                <IconButton
                  shape={expandIcon}
                  label={t('media.gallery.fullScreen')}
                  onClick={() => void toggleFullScreen(stage.current)}
                />
              )}
            </>
          }
        >
          {/* In the row below it is there already: nothing is empty until the large one is. */}
          <Small src={photoAt(photo.src, 320)} alt="" />
          <Photo src={photo.src} alt={photo.alt} ratio="fill" fit="contain" priority />
        </Zoomable>
        <Side
          shape={chevronBackIcon}
          label={common('media.previousPhoto')}
          aria-disabled={at === 0}
          onClick={() => step(-1)}
        />
        <Side
          shape={chevronForwardIcon}
          label={common('media.nextPhoto')}
          aria-disabled={at === last}
          onClick={() => step(1)}
        />
        <Neighbours photos={[photos[at + 1], photos[at - 1]]} />
        <Thumbnails photos={photos} current={at} onChoose={setAt} />
      </Stage>
    </Dialog>
  );
}

/** A browser may refuse; then the photos stay as large as the window. */
async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await element?.requestFullscreen();
  } catch {
    // Nothing is lost.
  }
}

/** Fetched before the user turns to them. */
function Neighbours({ photos }: { photos: readonly (GalleryPhoto | undefined)[] }) {
  return (
    <div hidden>
      {photos.map((photo) => photo && <Photo key={photo.src} src={photo.src} alt="" ratio="fill" priority />)}
    </div>
  );
}
