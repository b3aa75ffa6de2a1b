import { addIcon, IconButton, minusIcon, media, tokens } from '@lintel/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { downIcon, leftIcon, moveIcon, rightIcon, upIcon } from './icons.ts';
import type { Direction } from '#pins/pins.ts';
import { useMapTexts } from '#texts.ts';

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

const Stack = styled.div`
  position: absolute;
  inset-block-end: 36px;
  inset-inline-end: ${tokens.space[3]};
  z-index: ${tokens.layer.raised};
  display: grid;
  justify-items: end;
  gap: ${tokens.space[2]};
  button {
    border-color: ${tokens.color.border.hairline};
    box-shadow: ${tokens.shadow.card};
  }
  /* Side by side on a small map, whose middle stays free. */
  ${media.phone} {
    grid-template-columns: 1fr auto;
    align-items: center;
    > [role='group'] {
      grid-column: 1 / -1;
    }
  }
`;
const Pad = styled.div`
  display: grid;
  grid-template: repeat(3, 40px) / repeat(3, 40px);
  place-items: center;
  [data-at='up'] {
    grid-area: 1 / 2;
  }
  [data-at='left'] {
    grid-area: 2 / 1;
  }
  [data-at='right'] {
    grid-area: 2 / 3;
  }
  [data-at='down'] {
    grid-area: 3 / 2;
  }
`;
const Zoom = styled.div`
  display: grid;
  ${media.phone} {
    grid-auto-flow: column;
  }
  overflow: hidden;
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow.card};
  button {
    border: 0;
    border-radius: 0;
    box-shadow: none;
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;
