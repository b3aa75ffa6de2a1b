import {
  measureElement,
  observeElementRect,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { HistoryRow } from './history-rows.ts';
import { looked } from './newest.model.ts';
import { whenPainted } from '#common/when-painted.ts';

/** Pixels from the newest message at which the user still counts as being there. */
const NEAR = 60;
/** Pixels from the oldest one at which older ones are fetched. */
const AHEAD = 600;
/** Pixels of a message, until it is measured. */
const ESTIMATE = 76;
/** Pixels above the oldest, where its button is, and below the newest. */
const MARGIN_START = 56;
const MARGIN_END = 12;
/** Rows drawn beyond those in view: few until the newest are on screen, then enough for scrolling. */
const BEYOND_FIRST = 1;
const BEYOND_SCROLLING = 6;
/** Of the height of the window, that the box has about. */
const BOX_SHARE = 0.65;
/** A box without a layout, as in tests, shows everything. */
const EVERYTHING = 1_000_000;

export interface HistoryList {
  box: RefObject<HTMLDivElement | null>;
  /** For the list and each of its rows: their places are written from here. */
  list(element: HTMLElement | null): void;
  measure(element: Element | null): void;
  /** Rows to draw. */
  items: readonly VirtualItem[];
  onScroll(): void;
  toNewest(): void;
}

/**
 * A list that begins at its end, of which only what is in view is drawn; the message `foundId` comes into view. Older rows that arrive move nothing; newer ones are followed
 * while the user is at the newest, own ones always.
 */
export function useHistoryList(
  rows: readonly HistoryRow[],
  onNearOldest: () => void,
  foundId: number | null,
): HistoryList {
  const box = useRef<HTMLDivElement>(null);
  const look = useUnit(looked);
  const isAtNewest = useRef(true);
  /** Where the box was scrolled to, and the furthest that it could be. */
  const seenTop = useRef(0);
  const seenEnd = useRef(0);
  const newest = rows.at(-1)?.message;
  const [beyond, setBeyond] = useState(BEYOND_FIRST);
  // oxlint-disable-next-line react/incompatible-library -- read on each render, and given to no memoised component
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => rows[index]!.key,
    estimateSize: () => ESTIMATE,
    anchorTo: 'end',
    // Else the oldest rows would be drawn first, only to be left.
    initialOffset: EVERYTHING,
    overscan: beyond,
    // Scrolling draws only when other rows come into view, and in a task of its own.
    directDomUpdates: true,
    useFlushSync: false,
    paddingStart: MARGIN_START,
    paddingEnd: MARGIN_END,
    // Rows are drawn at once, not after a layout of the empty box.
    initialRect: { width: 0, height: innerHeight * BOX_SHARE },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => report({ width, height: height || EVERYTHING })),
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || ESTIMATE,
  });

  const sentKey = newest?.id === null && newest.key;
  const going = useRef(() => {});
  // A user who reads further up wants to see what they send.
  useLayoutEffect(() => {
    if (sentKey) going.current();
  }, [sentKey]);
  const oldestKey = rows[0]?.key;
  // The row that was the oldest loses the heading of its day to an older one: what is below it stays where it is.
  useLayoutEffect(() => {
    virtual.shouldAdjustScrollPositionOnItemSizeChange = () => true;
    return whenPainted(() => {
      virtual.shouldAdjustScrollPositionOnItemSizeChange = undefined;
    });
  }, [oldestKey, virtual]);
  useEffect(() => whenPainted(() => startTransition(() => setBeyond(BEYOND_SCROLLING))), []);
  // A first page that does not fill the box cannot be scrolled.
  useEffect(() => {
    const shown = box.current;
    if (shown && shown.clientHeight > 0 && shown.scrollHeight <= shown.clientHeight) onNearOldest();
  }, [rows.length, onNearOldest]);

  // The virtualizer would follow a new row only to the place that it has before it is measured.
  useEffect(() => {
    const observer = new ResizeObserver(() => looking.current());
    const shown = box.current!;
    // The composer grows with what is written in it.
    observer.observe(shown);
    observer.observe(shown.lastElementChild!);
    return () => observer.disconnect();
  }, []);

  const foundAt = foundId === null ? -1 : rows.findIndex(({ message }) => message.id === foundId);
  const isFound = foundAt >= 0;
  const shownAt = useRef(foundAt);
  shownAt.current = foundAt;
  // By the message, not by its place: older ones that arrive later move it.
  useEffect(() => {
    if (isFound) virtual.scrollToIndex(shownAt.current, { align: 'center' });
  }, [foundId, isFound, virtual]);

  const cancelOlder = useRef<() => void>(undefined);
  const lookAround = () => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    const end = scrollHeight - clientHeight;
    const isAtEnd = end - scrollTop <= NEAR;
    // A user who leaves goes up. Without that the list has grown, e.g. while a page in the background drew no frames.
    const isLower = scrollTop >= seenTop.current && end > seenEnd.current;
    seenTop.current = scrollTop;
    seenEnd.current = end;
    isAtNewest.current &&= isLower;
    if (isAtEnd) isAtNewest.current = true;
    else if (isAtNewest.current) virtual.scrollToEnd();
    look(isAtNewest.current ? null : newest!);
    if (scrollTop > AHEAD || cancelOlder.current) return;
    // After this frame, which draws the rows that came into view.
    cancelOlder.current = whenPainted(() => {
      cancelOlder.current = undefined;
      onNearOldest();
    });
  };
  const frame = useRef(0);
  const looking = useRef(lookAround);
  looking.current = lookAround;
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      cancelOlder.current?.();
      look(null);
    },
    [look],
  );
  // Once a frame: each look makes the browser lay out what was drawn since.
  const onScroll = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => looking.current());
  };
  const toNewest = () => {
    virtual.scrollToEnd();
    isAtNewest.current = true;
    look(null);
  };
  going.current = toNewest;
  return {
    box,
    list: virtual.containerRef,
    measure: virtual.measureElement,
    items: virtual.getVirtualItems(),
    onScroll,
    toNewest,
  };
}
