import { formatCount, useLocale } from '@lintel/i18n';
import { chevronDownIcon, Icon, media, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import {
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useIsPhone } from '#common/layout/use-is-phone.ts';
import { list } from '#search/model/search.model.ts';
import { detentTowards, HALF_HEIGHT, nearestDetent, nextDetent, type Detent } from './detents.ts';
import { homePointed } from '#search/model/pointed-home.model.ts';
import { useDetent } from './use-detent.ts';

interface Props {
  map: ReactNode;
  /** The list in the layout that fits the detent: cards to swipe, or all below each other. */
  renderList(layout: 'row' | 'grid'): ReactNode;
  /** In which order; above the whole list. */
  order: ReactNode;
}

/** In px: below it a row of cards would leave nothing of the map. */
const LOW = '(max-height: 500px)';

/** On a small screen the list lies over the map in a sheet: a handle, a row of cards, or the whole list. */
export default function ResultsSheet({ map, renderList, order }: Props) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { total, rows, point } = useUnit({ total: list.$total, rows: list.$rows, point: homePointed });
  const [detent, setDetent] = useDetent();
  const box = useRef<HTMLDivElement>(null);
  const { drag, handlers } = useDrag(box, setDetent);
  const isLow = useIsPhone(LOW);

  /** The card in the middle of the row is the one whose pin is shown. */
  const swiped = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (detent !== 'half') return;
    const cards = [...currentTarget.querySelectorAll('li')];
    const middle = currentTarget.getBoundingClientRect();
    const center = middle.left + middle.width / 2;
    const index = cards.findIndex((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left <= center && right >= center;
    });
    point(rows[index]?.id ?? null);
  };
  const isFull = detent === 'full';
  const count = t('search.count', { count: total, shown: formatCount(total, locale) });
  return (
    <Box ref={box} data-detent={detent}>
      {map}
      <Sheet data-detent={detent} style={drag === null ? undefined : { blockSize: drag, transition: 'none' }}>
        <Handle
          type="button"
          aria-expanded={detent !== 'peek'}
          aria-label={`${count}, ${t(isFull ? 'search.sheet.smaller' : 'search.sheet.larger')}`}
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

const { color, space } = tokens;

const Box = styled.div`
  position: relative;
  /* All that the frame leaves; on phones its tabs lie below. */
  block-size: calc(100dvh - ${tokens.size.header});
  min-block-size: 300px;
  ${media.phone} {
    block-size: calc(100dvh - ${tokens.size.header} - 64px - env(safe-area-inset-bottom));
  }
  /* Below the pill of the search, which lies over the map. */
  --map-top: 80px;
  margin-inline: calc(-1 * ${space.page});
  overflow: clip;
  > section {
    position: absolute;
    /* Under the round corners of the sheet, and not under the sheet: what is looked at is in view. */
    inset: 0 0 ${HALF_HEIGHT - 24}px;
    @media ${LOW} {
      inset-block-end: 32px;
    }
    block-size: auto;
    min-block-size: 0;
    border-radius: 0;
  }
  /* What was opened on the map lies over the sheet. */
  > section:has([role='group'][tabindex]) {
    z-index: ${tokens.layer.sticky};
  }
  &[data-detent='peek'] > section {
    inset-block-end: 32px;
  }
`;
const Sheet = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${tokens.layer.raised};
  display: flex;
  flex-direction: column;
  max-block-size: calc(100% - var(--map-top));
  border-radius: ${tokens.radius.sheet} ${tokens.radius.sheet} 0 0;
  background: ${color.surface.canvas};
  box-shadow: ${tokens.shadow.dialog};
  transition: block-size ${tokens.motion.sheet};
  &[data-detent='peek'] {
    block-size: 56px;
  }
  &[data-detent='half'] {
    block-size: ${HALF_HEIGHT}px;
  }
  &[data-detent='full'] {
    block-size: 100%;
  }
`;
const Handle = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: 56px;
  padding-block-start: ${space[2]};
  border: 0;
  background: none;
  font: ${tokens.font.bodyStrong};
  cursor: grab;
  touch-action: none;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${space[2]};
    inline-size: 40px;
    block-size: 4px;
    border-radius: ${tokens.radius.pill};
    background: ${color.border.control};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  [data-up] {
    transform: rotate(180deg);
  }
`;
const Order = styled.div`
  margin-block-end: ${space[3]};
`;
const Content = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: 0 ${space.page} ${space[4]};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-snap-type: x proximity;
  &[hidden] {
    display: none;
  }
`;
