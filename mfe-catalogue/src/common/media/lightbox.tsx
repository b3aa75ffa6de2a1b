import {
  chevronBackIcon,
  chevronForwardIcon,
  Dialog,
  expandIcon,
  IconButton,
  LiveRegion,
  Photo,
  photoAt,
  tokens,
  media,
} from '@lintel/ui';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryPhoto } from './photos.ts';
import { Zoomable } from '#common/media/zoom/zoomable.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { Thumbnails } from './thumbnails.tsx';

interface Props {
  photos: readonly GalleryPhoto[];
  /** Of the listing. */
  title: string;
  /** Index of the photo to begin with. */
  first: number;
  onClose(): void;
}

/** All photos, one at a time: arrow keys in reading direction, Home, End, F, swipe, two fingers, buttons and thumbnails. */
export default function Lightbox({ photos, title, first, onClose }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common, i18n } = useTranslation();
  const [at, setAt] = useState(first);
  const stage = useRef<HTMLDivElement>(null);
  const photo = photos[at]!;
  const last = photos.length - 1;
  const isRtl = i18n.dir() === 'rtl';
  const step = useCallback((by: number) => setAt((now) => Math.min(last, Math.max(0, now + by))), [last]);
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
          {t('gallery.position', { index: at + 1, total: photos.length, alt: photo.alt })}
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
                  label={t('gallery.fullScreen')}
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

const Small = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`;
const Caption = styled.span`
  display: flex;
  flex: 1 1 0;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  padding-inline: ${tokens.space[2]};
  font: ${tokens.font.small};
  > :first-child {
    flex: none;
  }
  > :last-child {
    overflow: hidden;
    color: ${tokens.color.text.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
/** At both sides of the photo, in reading direction. */
const Side = styled(IconButton)`
  position: absolute;
  inset-block-start: calc(50% - 90px);
  inset-inline-start: ${tokens.space[3]};
  background: ${tokens.color.photo.button};
  & + & {
    inset-inline: auto ${tokens.space[3]};
  }
  &[aria-disabled='true'] {
    opacity: 0.3;
  }
`;
const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  /* The photo goes from edge to edge, what is below it does not. */
  > [role] + div > :last-child,
  > ul {
    padding-inline: ${tokens.space[2]};
  }
  > [role] + div > :first-child {
    border-radius: 0;
  }
  block-size: 100%;
  background: ${tokens.color.surface.canvas};
  &:fullscreen {
    padding: ${tokens.space[4]};
  }
  span {
    background: none;
  }
  /* The small photos leave the height to the large one. */
  ${media.low} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) auto;
    > ul {
      flex-direction: column;
      overflow: hidden auto;
    }
  }
`;
