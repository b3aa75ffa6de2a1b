import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { chevronBackIcon, chevronForwardIcon } from '../icons/card-shapes.ts';
import { isRightToLeft } from './reading-direction.ts';
import { Arrows, Head, Row } from './rail.styles.ts';

export interface RailProps {
  /** Heading, usually an `h2`. */
  heading: ReactNode;
  /** A link to all of them. */
  more?: ReactNode;
  /** Accessible name of the list. */
  label: string;
  /** `<li>` elements. */
  children: ReactNode;
}

/** A list in one row that scrolls by itself, by swipe or with two buttons. Never moves on its own. */
export function Rail({ heading, more, label, children }: RailProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { overflows, mustTakeFocus } = useOverflow(list);
  function turn(pages: 1 | -1) {
    const row = list.current;
    if (!row) return;
    const towardsEnd = isRightToLeft(row) ? -1 : 1;
    row.scrollBy({ left: pages * towardsEnd * row.clientWidth * 0.9, behavior: 'smooth' });
  }
  return (
    <section>
      <Head>
        <div>{heading}</div>
        {/* Before the link, which so ends at the edge also where no arrows are needed. */}
        <Arrows data-state={overflows ? 'needed' : 'idle'}>
          <IconButton
            tone="outline"
            shape={chevronBackIcon}
            label={t('rail.back')}
            onClick={() => turn(-1)}
          />
          <IconButton
            tone="outline"
            shape={chevronForwardIcon}
            label={t('rail.forward')}
            onClick={() => turn(1)}
          />
        </Arrows>
        {more}
      </Head>
      <Row ref={list} role="list" aria-label={label} tabIndex={mustTakeFocus ? 0 : undefined}>
        {children}
      </Row>
    </section>
  );
}

/**
 * Whether a row is longer than its window: buttons to scroll would do nothing otherwise; and whether it has to take
 * the focus itself, since without a link inside a keyboard could not scroll it.
 */
function useOverflow(list: RefObject<HTMLElement | null>) {
  const [overflows, setOverflows] = useState(false);
  const [hasLinks, setHasLinks] = useState(true);
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const measure = () => {
      setOverflows(row.scrollWidth > row.clientWidth + 1);
      setHasLinks(row.querySelector('a, button') !== null);
    };
    const observer = new ResizeObserver(measure);
    // It calls back at once, after the browser's own layout: asking here would make the browser lay out the page in between.
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return { overflows, mustTakeFocus: overflows && !hasLinks };
}
