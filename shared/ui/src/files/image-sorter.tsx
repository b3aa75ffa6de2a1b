import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { LiveRegion } from '../feedback/live-region.tsx';
import { isRightToLeft } from '../navigation/reading-direction.ts';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import { SortedImage, type SortableImage } from './sorted-image.tsx';

export interface ImageSorterProps {
  /** Accessible name of the list. */
  label: string;
  /** The first is the cover. */
  images: readonly SortableImage[];
  onOrder(ids: string[]): void;
  onAlt(id: string, alt: string): void;
  onRemove(id: string): void;
}

/** Moves one item of a list to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), items[from]!, ...others.slice(to)];
}

/**
 * Photos in an order: dragged by the pointer, moved by the arrow keys on their handle, or by buttons. The first is the cover. Each
 * change of place is announced.
 */
export function ImageSorter({ label, images, onOrder, onAlt, onRemove }: ImageSorterProps) {
  const { t } = useUiTexts();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [notice, setNotice] = useState('');

  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= images.length) return;
    onOrder(moved(images, from, to).map(({ id }) => id));
    setNotice(t('images.moved', { from: from + 1, to: to + 1, count: images.length }));
  };
  const remove = (index: number) => {
    const image = images[index]!;
    onRemove(image.id);
    setNotice(t('images.removed', { place: index + 1 }));
    // The button that had the focus goes; the list stays.
    list.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index - 1,
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: images.length - 1,
      [forward]: index + 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(index, target);
  };
  /** Which photo lies under the pointer. */
  const placeAt = ({ clientX, clientY }: PointerEvent) =>
    [...(list.current?.children ?? [])].findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
  const onPointerMove = (event: PointerEvent) => {
    const from = images.findIndex(({ id }) => id === dragged);
    const to = placeAt(event);
    if (from !== -1 && to !== -1) move(from, to);
  };

  return (
    <Box>
      <List
        ref={list}
        aria-label={label}
        tabIndex={-1}
        onPointerMove={onPointerMove}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
      >
        {images.map((image, index) => (
          <SortedImage
            key={image.id}
            image={image}
            place={index}
            count={images.length}
            isDragged={dragged === image.id}
            onMove={(to) => move(index, to)}
            onAlt={(alt) => onAlt(image.id, alt)}
            onRemove={() => remove(index)}
            handle={{
              onKeyDown: (event) => onKeyDown(event, index),
              onPointerDown: (event) => {
                // The list keeps the pointer: the photo leaves its place in the document while it is dragged.
                list.current?.setPointerCapture(event.pointerId);
                setDragged(image.id);
              },
            }}
          />
        ))}
      </List>
      <LiveRegion>{notice}</LiveRegion>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(232px, 100%), 1fr));
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
