import type { ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../display/badge.tsx';
import { chevronBackIcon, chevronForwardIcon, dragIcon, trashIcon } from '../icons/more-shapes.ts';
import { starIcon } from '../icons/shapes.ts';
import { TextField } from '../inputs/text-field.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';

/** A photo in the order of a listing. */
export interface SortableImage {
  id: string;
  src: string;
  /** What it shows, for users who do not see it. */
  alt: string;
}

interface SortedImageProps {
  image: SortableImage;
  /** From 0. */
  place: number;
  count: number;
  isDragged: boolean;
  /** What the handle does. */
  handle: Pick<ComponentPropsWithoutRef<'button'>, 'onKeyDown' | 'onPointerDown'>;
  onMove(to: number): void;
  onAlt(alt: string): void;
  onRemove(): void;
}

/** One photo with its place, what moves it, and its description. */
export function SortedImage(props: SortedImageProps) {
  const { image, place, count, isDragged, handle, onMove, onAlt, onRemove } = props;
  const { t } = useUiTexts();
  const number = place + 1;
  return (
    <Item data-dragged={isDragged || undefined}>
      <Plate>
        <img src={image.src} alt={image.alt || t('images.photo', { place: number })} draggable={false} />
        <Mark>{place === 0 && <Badge>{t('images.cover')}</Badge>}</Mark>
        {place > 0 && (
          <IconButton
            tone="photo"
            shape={starIcon}
            label={t('images.makeCover', { place: number })}
            onClick={() => onMove(0)}
          />
        )}
      </Plate>
      <Actions>
        <Handle
          shape={dragIcon}
          label={t('images.move', { place: number, count })}
          aria-keyshortcuts="ArrowUp ArrowDown Home End"
          {...handle}
        />
        <IconButton
          shape={chevronBackIcon}
          label={t('images.earlier', { place: number })}
          aria-disabled={place === 0 || undefined}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          shape={chevronForwardIcon}
          label={t('images.later', { place: number })}
          aria-disabled={place === count - 1 || undefined}
          onClick={() => onMove(place + 1)}
        />
        <IconButton shape={trashIcon} label={t('images.remove', { place: number })} onClick={onRemove} />
      </Actions>
      <TextField
        label={t('images.alt', { place: number })}
        value={image.alt}
        onChange={({ target }) => onAlt(target.value)}
      />
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.raised};
  &[data-dragged] {
    border-color: ${tokens.color.action.default};
    box-shadow: ${tokens.shadow.card};
  }
`;
const Plate = styled.div`
  position: relative;
  img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface.sunken};
    filter: ${tokens.photoFilter};
  }
  > button {
    position: absolute;
    inset-block-start: ${tokens.space[2]};
    inset-inline-end: ${tokens.space[2]};
  }
`;
const Mark = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
`;
const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;
const Handle = styled(IconButton)`
  cursor: grab;
  /* A finger on the handle drags the photo and does not scroll. */
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;
