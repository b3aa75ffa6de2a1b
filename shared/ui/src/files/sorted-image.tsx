import { memo, useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../display/badge.tsx';
import { chevronBackIcon, chevronDownIcon, chevronForwardIcon } from '../icons/card-shapes.ts';
import { Icon } from '../icons/icon.tsx';
import { starIcon } from '../icons/frame-shapes.ts';
import { dragIcon, trashIcon } from '../icons/more-shapes.ts';
import { TextField } from '../inputs/text-field.tsx';
import { useUiTexts } from '../texts.ts';
import { media } from '../tokens/media.ts';
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
  notes: ReactNode;
  children?: ReactNode;
}

/** One photo with its place, what moves it, and its description, which on phones waits for a press: a list of many stays short. */
export function SortedImage(props: SortedImageProps) {
  const { image, place, count, isDragged, actions, notes, children } = props;
  const { id, src, alt } = image;
  const { t } = useUiTexts();
  const [isOpen, setOpen] = useState(false);
  const words = useId();
  return (
    <Item data-dragged={isDragged || undefined}>
      <Picture src={src} alt={alt} place={place} actions={actions} />
      <Actions>
        <MoveHandle id={id} place={place} count={count} actions={actions} />
        <Buttons place={place} isLast={place === count - 1} actions={actions} />
      </Actions>
      <Opener type="button" aria-expanded={isOpen} aria-controls={words} onClick={() => setOpen(!isOpen)}>
        <span>
          {t('images.alt', { place: place + 1 })}
          {alt && <small>{alt}</small>}
        </span>
        <Icon shape={chevronDownIcon} size={16} />
      </Opener>
      {notes}
      <Words id={words} data-open={isOpen}>
        <Description id={id} alt={alt} place={place} actions={actions} />
        {children}
      </Words>
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
  ${media.phone} {
    grid-template: auto 1fr / 96px minmax(0, 1fr);
    > * {
      grid-column: 1 / -1;
    }
    > :first-child {
      grid-area: 1 / 1 / span 2;
    }
    > :nth-child(2),
    > :nth-child(3) {
      grid-column: 2;
    }
  }
`;
const Opener = styled.button`
  display: none;
  ${media.phone} {
    display: flex;
  }
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.size.touch};
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: ${tokens.font.small};
  text-align: start;
  cursor: pointer;
  > span {
    min-inline-size: 0;
  }
  small {
    display: block;
    overflow: hidden;
    color: ${tokens.color.text.muted};
    font: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  ${media.phone} {
    &[data-open='false'] {
      display: none;
    }
  }
`;
const Plate = styled.div`
  position: relative;
  img {
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    ${media.phone} {
      aspect-ratio: 1;
    }
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
