import { memo, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../display/badge.tsx';
import { chevronBackIcon, chevronForwardIcon } from '../icons/card-shapes.ts';
import { starIcon } from '../icons/frame-shapes.ts';
import { dragIcon, trashIcon } from '../icons/more-shapes.ts';
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

/** What can be done with the photos of a list; it keeps its identity, so that a change of one photo draws one. */
export interface PhotoActions {
  move(from: number, to: number): void;
  alt(id: string, text: string): void;
  remove(place: number): void;
  /** Of the handle. */
  onKeyDown(event: KeyboardEvent, place: number): void;
  onPointerDown(event: PointerEvent, id: string): void;
}

interface PartProps {
  actions: PhotoActions;
  /** From 0. */
  place: number;
}

interface SortedImageProps extends PartProps {
  image: SortableImage;
  count: number;
  isDragged: boolean;
  children?: ReactNode;
}

/** One photo with its place, what moves it, and its description. */
export function SortedImage({ image, place, count, isDragged, actions, children }: SortedImageProps) {
  const { id, src, alt } = image;
  return (
    <Item data-dragged={isDragged || undefined}>
      <Picture src={src} alt={alt} place={place} actions={actions} />
      <Actions>
        <MoveHandle id={id} place={place} count={count} actions={actions} />
        <Buttons place={place} isLast={place === count - 1} actions={actions} />
      </Actions>
      <Description id={id} alt={alt} place={place} actions={actions} />
      {children}
    </Item>
  );
}

const Picture = memo(function Picture({ src, alt, place, actions }: PartProps & Omit<SortableImage, 'id'>) {
  const { t } = useUiTexts();
  const number = place + 1;
  return (
    <Plate>
      {/* Decoding a large photo holds nothing up. */}
      <img src={src} alt={alt || t('images.photo', { place: number })} draggable={false} decoding="async" />
      <Mark>{place === 0 && <Badge>{t('images.cover')}</Badge>}</Mark>
      {place > 0 && (
        <IconButton
          tone="photo"
          shape={starIcon}
          label={t('images.makeCover', { place: number })}
          onClick={() => actions.move(place, 0)}
        />
      )}
    </Plate>
  );
});

const MoveHandle = memo(function MoveHandle({
  id,
  place,
  count,
  actions,
}: PartProps & { id: string; count: number }) {
  const { t } = useUiTexts();
  return (
    <Handle
      shape={dragIcon}
      label={t('images.move', { place: place + 1, count })}
      aria-keyshortcuts="ArrowUp ArrowDown Home End"
      onKeyDown={(event) => actions.onKeyDown(event, place)}
      onPointerDown={(event) => actions.onPointerDown(event, id)}
    />
  );
});

const Buttons = memo(function Buttons({ place, isLast, actions }: PartProps & { isLast: boolean }) {
  const { t } = useUiTexts();
  const number = place + 1;
  return (
    <>
      <IconButton
        shape={chevronBackIcon}
        label={t('images.earlier', { place: number })}
        aria-disabled={place === 0 || undefined}
        onClick={() => actions.move(place, place - 1)}
      />
      <IconButton
        shape={chevronForwardIcon}
        label={t('images.later', { place: number })}
        aria-disabled={isLast || undefined}
        onClick={() => actions.move(place, place + 1)}
      />
      <IconButton
        shape={trashIcon}
        label={t('images.remove', { place: number })}
        onClick={() => actions.remove(place)}
      />
    </>
  );
});

const Description = memo(function Description({
  id,
  alt,
  place,
  actions,
}: PartProps & Omit<SortableImage, 'src'>) {
  const { t } = useUiTexts();
  return (
    <TextField
      label={t('images.alt', { place: place + 1 })}
      value={alt}
      onChange={({ target }) => actions.alt(id, target.value)}
    />
  );
});

const Item = styled.li`
  display: grid;
  align-content: start;
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
