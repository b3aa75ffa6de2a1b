import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { LiveRegion } from '../feedback/live-region.tsx';
import { isRightToLeft } from '../navigation/reading-direction.ts';
import { useUiTexts } from '../texts.ts';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';
import { SortedImage, type PhotoActions, type SortableImage } from './sorted-image.tsx';

export interface ImageSorterProps {
  /** Accessible name of the list. */
  label: string;
  /** The first is the cover. */
  images: readonly SortableImage[];
  onOrder(ids: string[]): void;
  onAlt(id: string, alt: string): void;
  onRemove(id: string): void;
  /** What is seen of a photo beside its picture, e.g. what is wrong with it. `place`: from 0. */
  notes?(id: string, place: number): ReactNode;
  /** More fields below the description; on phones shown with it, at a press. */
  details?(id: string, place: number): ReactNode;
}

/** Moves one item of a list to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), items[from]!, ...others.slice(to)];
}

/** Where a key on the handle of a photo takes it. */
function placeByKey(event: KeyboardEvent, place: number, count: number): number | undefined {
  const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  const targets: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: place - 1,
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
    [forward]: place + 1,
  };
  return targets[event.key];
}

/**
 * Photos in an order: dragged by the pointer, moved by the arrow keys on their handle, or by buttons. The first is the cover. Each
 * change of place is announced.
 */
export function ImageSorter({ label, images, onOrder, onAlt, onRemove, notes, details }: ImageSorterProps) {
  const { t } = useUiTexts();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [notice, setNotice] = useState('');

  const state = { images, onOrder, onAlt, onRemove, t };
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  });
  const [actions] = useState(() => {
    const move = (from: number, to: number) => {
      const { images: all, onOrder: order, t: text } = now.current;
      if (to === from || to < 0 || to >= all.length) return;
      order(moved(all, from, to).map(({ id }) => id));
      setNotice(text('images.moved', { from: from + 1, to: to + 1, count: all.length }));
    };
    return {
      move,
      alt: (id, text) => now.current.onAlt(id, text),
      remove(place) {
        now.current.onRemove(now.current.images[place]!.id);
        setNotice(now.current.t('images.removed', { place: place + 1 }));
        // The button that had the focus goes; the list stays.
        list.current?.focus();
      },
      onKeyDown(event, place) {
        const to = placeByKey(event, place, now.current.images.length);
        if (to === undefined) return;
        event.preventDefault();
        move(place, to);
      },
      onPointerDown(event, id) {
        // The list keeps the pointer: the photo leaves its place in the document while it is dragged.
        list.current?.setPointerCapture(event.pointerId);
        setDragged(id);
      },
    } satisfies PhotoActions as PhotoActions;
  });
  /** Which photo lies under the pointer. */
  const placeAt = ({ clientX, clientY }: PointerEvent) =>
    [...(list.current?.children ?? [])].findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
  const onPointerMove = (event: PointerEvent) => {
    const from = images.findIndex(({ id }) => id === dragged);
    const to = placeAt(event);
    if (from !== -1 && to !== -1) actions.move(from, to);
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
            actions={actions}
            notes={notes?.(image.id, index)}
          >
            {details?.(image.id, index)}
          </SortedImage>
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
  ${media.phone} {
    gap: ${tokens.space[2]};
  }
  padding: 0;
  list-style: none;
`;
