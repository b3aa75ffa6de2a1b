import { formatCount, formatList, useLocale } from '@lintel/i18n';
import { chevronDownIcon, Icon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import {
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useIsPhone } from '#common/layout/use-is-phone.ts';
import { useVisibleRows } from '#search/results/use-visible-rows.ts';
import { detentTowards, nearestDetent, nextDetent, type Detent } from './detents.ts';
import { homePointed } from '#search/model/pointed-home.model.ts';
import { useDetent } from './use-detent.ts';
import { Box, Content, Handle, LOW, Order, Sheet } from './results-sheet.styles.ts';

interface Props {
  map: ReactNode;
  /** The list in the layout that fits the detent: cards to swipe, or all below each other. */
  renderList(layout: 'row' | 'grid'): ReactNode;
  /** In which order; above the whole list. */
  order: ReactNode;
}

/** On a small screen the list lies over the map in a sheet: a handle, a row of cards, or the whole list. */
export default function ResultsSheet({ map, renderList, order }: Props) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { total } = useVisibleRows();
  const point = useUnit(homePointed);
  const [detent, setDetent] = useDetent();
  const box = useRef<HTMLDivElement>(null);
  const { drag, handlers } = useDrag(box, setDetent);
  const isLow = useIsPhone(LOW);

  /** The card in the middle of the row is the one whose pin is shown. */
  const swiped = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (detent !== 'half') return;
    const cards = [...currentTarget.querySelectorAll<HTMLElement>('[data-home]')];
    const middle = currentTarget.getBoundingClientRect();
    const center = middle.left + middle.width / 2;
    const card = cards.find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= center && right >= center;
    });
    point(card ? Number(card.dataset.home) : null);
  };
  const isFull = detent === 'full';
  const count = t('search.count', { count: total, shown: formatCount(total, locale) });
  return (
    <Box ref={box} data-detent={detent}>
      {map}
      <Sheet
        data-detent={detent}
        data-bottom-bar={detent === 'peek' ? 'sheet' : undefined}
        style={drag === null ? undefined : { blockSize: drag, transition: 'none' }}
      >
        <Handle
          type="button"
          aria-expanded={detent !== 'peek'}
          aria-label={formatList([count, t(isFull ? 'search.sheet.smaller' : 'search.sheet.larger')], locale)}
          onClick={() => setDetent(nextDetent(detent, isLow))}
          onKeyDown={(event: KeyboardEvent) => {
            const step = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
            if (!step) return;
            event.preventDefault();
            setDetent(detentTowards(detent, step, isLow));
          }}
          {...handlers}
        >
          <span>{count}</span>
          <Icon shape={chevronDownIcon} size={20} data-up={!isFull || undefined} />
        </Handle>
        <Content onScrollEnd={swiped} hidden={detent === 'peek'}>
          {isFull && <Order>{order}</Order>}
          {renderList(isFull ? 'grid' : 'row')}
        </Content>
      </Sheet>
    </Box>
  );
}

/** Pulling the handle: the sheet follows the finger and comes to rest at the nearest detent. */
function useDrag(box: RefObject<HTMLDivElement | null>, onDetent: (detent: Detent) => void) {
  const [drag, setDrag] = useState<number | null>(null);
  const start = useRef<{ y: number; height: number } | null>(null);
  const wasPulled = useRef(false);
  const end = (event: PointerEvent<HTMLElement>) => {
    const whole = box.current?.clientHeight ?? 0;
    if (start.current && wasPulled.current)
      onDetent(nearestDetent(start.current.height + start.current.y - event.clientY, whole));
    start.current = null;
    setDrag(null);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasPulled.current = false;
      start.current = {
        y: event.clientY,
        height: event.currentTarget.parentElement?.clientHeight ?? 0,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const moved = start.current.y - event.clientY;
      if (Math.abs(moved) < 6 && !wasPulled.current) return;
      wasPulled.current = true;
      setDrag(Math.max(56, start.current.height + moved));
    },
    onPointerUp: end,
    onPointerCancel: end,
    // A pull ends with a click of its own, which is no press.
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!wasPulled.current) return;
      wasPulled.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { drag, handlers };
}
