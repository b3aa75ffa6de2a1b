import { useMediaTexts, type GalleryPhoto } from '@lintel/ui/media';
import { paths } from '@lintel/contract';
import { chevronBackIcon, chevronForwardIcon, LiveRegion, Photo } from '@lintel/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dots, dotsStyle } from './card-dots.tsx';
import { Arrow, Arrows, Track } from './card-carousel.styles.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/homes.ts';

interface Props {
  photos: readonly GalleryPhoto[];
  sizes: string;
  /** Of the page that a tap on a photo leads to. */
  slug: string;
  /** Fingers turn the photos. */
  isSwiped: boolean;
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/**
 * The photos of a card to leaf through: by swiping, by arrows at the photo, and by arrow keys while the card's link has the
 * focus. Each photo is loaded when the one before it is on screen.
 */
export default function CardCarousel({ photos, sizes, slug, isSwiped }: Props) {
  const { t } = useMediaTexts();
  const { t: common } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  /** Where a press on an arrow leads; the places that scrolling passes on its way there do not count. */
  const goal = useRef<number>(undefined);
  const [at, setAt] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  const turn = (step: number) => {
    const to = at + step;
    const photo = photos[to];
    const element = track.current;
    if (!photo || !element) return;
    goal.current = to;
    element.scrollLeft = (isRightToLeft(element) ? -1 : 1) * to * element.clientWidth;
    setAt(to);
    setAnnouncement(t('media.gallery.position', { index: to + 1, total: photos.length, alt: photo.alt }));
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    const passed = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (goal.current === undefined) setAt(passed);
    else if (goal.current === passed) goal.current = undefined;
  };
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    turn(isRightToLeft(event.target) ? -step : step);
  });
  useEffect(() => {
    const card = track.current?.closest('article');
    card?.addEventListener('keydown', turnByKey);
    return () => card?.removeEventListener('keydown', turnByKey);
  }, []);

  const slides = photos.map(({ src, color }, index) => (
    <span key={src}>
      {index <= at + 1 && <Photo src={src} alt="" color={color} sizes={sizes} ratio="fill" />}
    </span>
  ));
  const attributes = {
    ref: track as never,
    'aria-hidden': true,
    onScroll: follow,
    onPointerDown: () => (goal.current = undefined),
  };
  return (
    <>
      {isSwiped ? (
        <Track {...attributes} as={Link} to={paths.property(slug)} tabIndex={-1}>
          {slides}
        </Track>
      ) : (
        <Track {...attributes}>{slides}</Track>
      )}
      {isSwiped && <Dots style={dotsStyle(photos.length, at)} />}
      <Arrows>
        <Arrow
          tone="photo"
          shape={chevronBackIcon}
          label={common('media.previousPhoto')}
          tabIndex={-1}
          data-state={at > 0 ? 'ready' : 'end'}
          onClick={() => turn(-1)}
        />
        <Dots data-with="arrows" style={dotsStyle(photos.length, at)} />
        <Arrow
          tone="photo"
          shape={chevronForwardIcon}
          label={common('media.nextPhoto')}
          tabIndex={-1}
          data-state={at < photos.length - 1 ? 'ready' : 'end'}
          onClick={() => turn(1)}
        />
      </Arrows>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
