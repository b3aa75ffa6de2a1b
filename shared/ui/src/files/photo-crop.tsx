import type { CropArea } from '@lintel/files';
import { useId, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import {
  areaAt,
  firstPosition,
  inside,
  mostZoom,
  type CropPosition,
  type PhotoSize,
} from './crop-position.ts';

export interface PhotoCropProps {
  /** Address of the photo, e.g. of `URL.createObjectURL(file)`. */
  src: string;
  /** `round` shows what a circle will show of it; the part that is cut out is a square in both. */
  shape?: 'square' | 'round';
  /** The least pixels of an edge of the part. */
  minEdge?: number;
  /** Called with the chosen part, first when the photo is there. Give it to `preparePhoto` as `crop`. */
  onArea(area: CropArea): void;
}

/** Parts of the frame that an arrow key moves the photo by. */
const KEY_STEP = 0.05;
const ZOOM_STEP = 1.1;

/**
 * Chooses a square part of a photo: dragged by the pointer or moved by the arrow keys, zoomed by a slider or by plus and minus.
 */
export function PhotoCrop({ src, shape = 'square', minEdge = 120, onArea }: PhotoCropProps) {
  const { t } = useUiTexts();
  const hintId = useId();
  const zoomId = useId();
  const [size, setSize] = useState<PhotoSize>();
  const [position, setPosition] = useState(firstPosition);

  const place = (next: CropPosition, of: PhotoSize | undefined = size) => {
    if (!of) return;
    const fitting = inside(next, of, minEdge);
    setPosition(fitting);
    onArea(areaAt(fitting, of));
  };
  /** Moves the photo by parts of the frame. */
  const move = (right: number, down: number) => {
    if (!size) return;
    const edge = Math.min(size.width, size.height) / position.zoom;
    place({
      ...position,
      x: position.x - (right * edge) / size.width,
      y: position.y - (down * edge) / size.height,
    });
  };
  const zoomBy = (factor: number) => place({ ...position, zoom: position.zoom * factor });
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowLeft: () => move(-KEY_STEP, 0),
      ArrowRight: () => move(KEY_STEP, 0),
      ArrowUp: () => move(0, -KEY_STEP),
      ArrowDown: () => move(0, KEY_STEP),
      '+': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(1 / ZOOM_STEP),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move(event.movementX / width, event.movementY / width);
  };

  return (
    <Box>
      <Frame
        role="application"
        tabIndex={0}
        aria-label={t('crop.frame')}
        aria-describedby={hintId}
        data-shape={shape}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          style={size && photoStyle(position, size)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height });
            place(firstPosition, { width, height });
          }}
        />
      </Frame>
      <VisuallyHidden id={hintId}>{t('crop.hint')}</VisuallyHidden>
      <Zoom>
        <label htmlFor={zoomId}>{t('crop.zoom')}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={size ? mostZoom(size, minEdge) : 1}
          step="any"
          value={position.zoom}
          aria-valuetext={t('crop.percent', { percent: Math.round(position.zoom * 100) })}
          onChange={({ target }) => place({ ...position, zoom: Number(target.value) })}
        />
      </Zoom>
    </Box>
  );
}

/** Lays the photo under the frame, in per cent of the frame. */
function photoStyle({ x, y, zoom }: CropPosition, { width, height }: PhotoSize): CSSProperties {
  const shorter = Math.min(width, height);
  const [across, down] = [(width / shorter) * zoom, (height / shorter) * zoom];
  return {
    inlineSize: `${across * 100}%`,
    blockSize: `${down * 100}%`,
    left: `${(0.5 - x * across) * 100}%`,
    top: `${(0.5 - y * down) * 100}%`,
  };
}

const { color } = tokens;

const Box = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${tokens.space[4]};
`;
const Frame = styled.div`
  position: relative;
  inline-size: min(320px, 100%);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${tokens.radius.card};
  background: ${color.surface.sunken};
  cursor: grab;
  touch-action: none;
  &[data-shape='round'] {
    border-radius: 50%;
  }
  &:active {
    cursor: grabbing;
  }
  img {
    position: absolute;
    max-inline-size: none;
    user-select: none;
  }
`;
const Zoom = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  inline-size: min(320px, 100%);
  font: ${tokens.font.small};
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: ${tokens.size.touch};
    accent-color: ${color.action.default};
  }
`;
