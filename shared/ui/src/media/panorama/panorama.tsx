import { chevronBackIcon, chevronForwardIcon } from '../../icons/card-shapes.ts';
import { addIcon } from '../../icons/frame-shapes.ts';
import { minusIcon } from '../../icons/more-shapes.ts';
import { Banner } from '../../feedback/banner.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import { LiveRegion } from '../../feedback/live-region.tsx';
import { media } from '../../tokens/media.ts';
import { Spinner } from '../../feedback/spinner.tsx';
import { tokens } from '../../tokens/tokens.ts';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useMediaTexts } from '../media-texts.ts';
import styled from 'styled-components';
import { ahead, painterOn, turned, type Gaze, type Painter } from './panorama-view.ts';

/** Degrees of one press. */
const STEP = 15;

interface Props {
  src: string;
  /** What is to be seen. */
  label: string;
}

/** Stands in the middle of a room and looks around: drag, arrow keys, + and −, or the buttons. It never turns by itself. */
export default function Panorama({ src, label }: Props) {
  const { t, i18n } = useMediaTexts();
  // Shapes that point somewhere are mirrored with the page, the room is not.
  const [left, right] =
    i18n.dir() === 'rtl' ? [chevronForwardIcon, chevronBackIcon] : [chevronBackIcon, chevronForwardIcon];
  const [gaze, setGaze] = useState<Gaze>(ahead);
  const { canvas, state } = usePainter(src, gaze);
  const dragged = useRef<{ x: number; y: number }>(null);
  const turn = (by: Partial<Gaze>) => setGaze((before) => turned(before, by));

  function press(event: KeyboardEvent) {
    const by: Partial<Gaze> | undefined = {
      ArrowLeft: { yaw: -STEP },
      ArrowRight: { yaw: STEP },
      ArrowUp: { pitch: STEP },
      ArrowDown: { pitch: -STEP },
      '+': { field: -STEP },
      '-': { field: STEP },
    }[event.key];
    if (!by) return;
    event.preventDefault();
    turn(by);
  }
  function drag({ clientX: x, clientY: y, buttons }: PointerEvent) {
    const before = dragged.current;
    dragged.current = buttons ? { x, y } : null;
    if (!before || !buttons) return;
    const perPixel = gaze.field / (canvas.current?.clientHeight || 1);
    turn({ yaw: (before.x - x) * perPixel, pitch: (y - before.y) * perPixel });
  }
  if (state === 'impossible') {
    return (
      <Flat>
        <img src={src} alt={label} />
        <p>{t('media.panorama.flat')}</p>
      </Flat>
    );
  }
  if (state === 'failed') return <Banner tone="danger" urgent title={t('media.panorama.failed')} />;
  return (
    <Frame>
      {/* Left and right are those of the room, in every language. */}
      <Window
        dir="ltr"
        role="application"
        tabIndex={0}
        aria-label={t('media.panorama.label', { label })}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
        onPointerUp={drag}
      >
        <canvas ref={canvas} aria-hidden />
        {state === 'loading' && <Spinner size={32} />}
      </Window>
      <LiveRegion>{t('media.panorama.gaze', { degrees: Math.round((gaze.yaw + 360) % 360) })}</LiveRegion>
      <Bar dir="ltr">
        <IconButton
          tone="outline"
          shape={left}
          label={t('media.panorama.left')}
          onClick={() => turn({ yaw: -STEP })}
        />
        <IconButton
          tone="outline"
          shape={minusIcon}
          label={t('media.zoom.out')}
          onClick={() => turn({ field: STEP })}
        />
        <IconButton
          tone="outline"
          shape={addIcon}
          label={t('media.zoom.in')}
          onClick={() => turn({ field: -STEP })}
        />
        <IconButton
          tone="outline"
          shape={right}
          label={t('media.panorama.right')}
          onClick={() => turn({ yaw: STEP })}
        />
      </Bar>
    </Frame>
  );
}

/** Loads the picture and draws it whenever the gaze or the window changes. */
function usePainter(src: string, gaze: Gaze) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter>(undefined);
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'impossible'>('loading');
  useEffect(() => {
    const picture = new Image();
    const ending = new AbortController();
    const { signal } = ending;
    const loaded = () => {
      painter.current = canvas.current ? painterOn(canvas.current, picture) : undefined;
      setState(painter.current ? 'shown' : 'impossible');
    };
    picture.addEventListener('load', loaded, { signal });
    picture.addEventListener('error', () => setState('failed'), { signal });
    picture.src = src;
    return () => {
      ending.abort();
      painter.current?.dispose();
    };
  }, [src]);
  useEffect(() => {
    const paint = () => painter.current?.paint(gaze);
    paint();
    window.addEventListener('resize', paint);
    return () => window.removeEventListener('resize', paint);
  }, [gaze, state]);
  return { canvas, state };
}

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;
const Window = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 260px;
  inline-size: 100%;
  ${media.tablet} {
    block-size: auto;
    aspect-ratio: 2 / 1;
  }
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.sunken};
  overflow: clip;
  cursor: grab;
  touch-action: pan-y;
  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    filter: ${tokens.photoFilter};
  }
`;
const Bar = styled.div`
  display: flex;
  justify-content: center;
  gap: ${tokens.space[3]};
`;
const Flat = styled.div`
  img {
    inline-size: 100%;
    border-radius: ${tokens.radius.card};
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
