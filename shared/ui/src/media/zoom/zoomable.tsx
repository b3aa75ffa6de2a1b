import { addIcon } from '../../icons/frame-shapes.ts';
import { minusIcon } from '../../icons/more-shapes.ts';
import { IconButton } from '../../actions/icon-button.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMediaTexts } from '../media-texts.ts';
import { useGestures } from './use-gestures.ts';
import { MOST, moved, whole, zoomed, type View } from './zoom.ts';
import { Area, Bar, Frame, Moving } from './zoomable.styles.ts';

export interface ZoomableProps {
  /** What is shown, for those who do not see it. */
  label: string;
  /** The picture; fills the window. */
  children: ReactNode;
  /** A finger wiped over the picture while it was whole; 1 is towards the left. */
  onSwipe?: (step: 1 | -1) => void;
  /** More controls beside those of the zoom. */
  controls?: ReactNode;
}

const STEP = 1.5;
const PAN = 60;

/** A picture to look at closely: two fingers, wheel, double click, the keys + − 0 and arrows, or the buttons below. */
export function Zoomable({ label, children, onSwipe, controls }: ZoomableProps) {
  const { t } = useMediaTexts();
  const [view, setView] = useState<View>(whole);
  const area = useRef<HTMLDivElement>(null);
  const size = () => ({ width: area.current!.clientWidth, height: area.current!.clientHeight });
  const zoom = (factor: number, point = { x: 0, y: 0 }) =>
    setView((before) => zoomed(before, factor, point, size()));
  useGestures(area, { view, setView, onSwipe });
  useKeys(area, view, {
    zoom,
    reset: () => setView(whole),
    pan: (x, y) => setView(moved(view, { x, y }, size())),
  });
  return (
    <Frame>
      {/* The keys work while it has the focus; a picture has no role of its own for that. */}
      <Area
        ref={area}
        tabIndex={0}
        role="group"
        aria-label={t('media.zoom.area', { label })}
        data-zoomed={view.scale > 1}
      >
        <Moving style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
          {children}
        </Moving>
      </Area>
      <Bar>
        <IconButton
          tone="outline"
          shape={minusIcon}
          label={t('media.zoom.out')}
          aria-disabled={view.scale === 1}
          onClick={() => zoom(1 / STEP)}
        />
        <span aria-live="polite">
          <bdi dir="ltr">{t('media.zoom.percent', { percent: Math.round(view.scale * 100) })}</bdi>
        </span>
        <IconButton
          tone="outline"
          shape={addIcon}
          label={t('media.zoom.in')}
          aria-disabled={view.scale === MOST}
          onClick={() => zoom(STEP)}
        />
        {controls}
      </Bar>
    </Frame>
  );
}

interface KeyActions {
  zoom(factor: number): void;
  reset(): void;
  pan(x: number, y: number): void;
}

/** Arrows move only what is magnified, so that in a gallery they go on turning the pages. */
function useKeys(area: React.RefObject<HTMLDivElement | null>, view: View, { zoom, reset, pan }: KeyActions) {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const arrows: Record<string, () => void> = {
      ArrowLeft: () => pan(PAN, 0),
      ArrowRight: () => pan(-PAN, 0),
      ArrowUp: () => pan(0, PAN),
      ArrowDown: () => pan(0, -PAN),
    };
    const always: Record<string, () => void> = {
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      '0': reset,
    };
    const press = (event: KeyboardEvent) => {
      const act = always[event.key] ?? (view.scale > 1 ? arrows[event.key] : undefined);
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  });
}
