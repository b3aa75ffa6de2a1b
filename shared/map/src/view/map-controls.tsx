import { addIcon, IconButton, minusIcon } from '@lintel/ui';
import { useState } from 'react';
import { downIcon, leftIcon, moveIcon, rightIcon, upIcon } from './icons.ts';
import type { Direction } from '#pins/pins.ts';
import { useMapTexts } from '#texts.ts';
import { Pad, Stack, Zoom } from './map-controls.styles.ts';

const directions = [
  ['up', upIcon],
  ['left', leftIcon],
  ['right', rightIcon],
  ['down', downIcon],
] as const;

interface Props {
  onZoom(steps: number): void;
  onPan(direction: Direction): void;
}

/** Zooming and moving by single presses (WCAG 2.5.7): the pad for moving opens on demand, so that it hides no pin. */
export function MapControls({ onZoom, onPan }: Props) {
  const { t } = useMapTexts();
  const [isPadOpen, setPadOpen] = useState(false);
  return (
    <Stack>
      {isPadOpen && (
        <Pad role="group" aria-label={t('move')}>
          {directions.map(([direction, shape]) => (
            <IconButton
              key={direction}
              shape={shape}
              label={t(direction)}
              tone="outline"
              data-at={direction}
              onClick={() => onPan(direction)}
            />
          ))}
        </Pad>
      )}
      <IconButton
        shape={moveIcon}
        label={t('move')}
        tone="outline"
        aria-expanded={isPadOpen}
        onClick={() => setPadOpen(!isPadOpen)}
      />
      <Zoom>
        <IconButton shape={addIcon} label={t('zoomIn')} tone="outline" onClick={() => onZoom(1)} />
        <IconButton shape={minusIcon} label={t('zoomOut')} tone="outline" onClick={() => onZoom(-1)} />
      </Zoom>
    </Stack>
  );
}
