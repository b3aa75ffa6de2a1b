import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { chevronBackIcon, chevronForwardIcon } from '../icons/card-shapes.ts';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';
import { isRightToLeft } from './reading-direction.ts';

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
        {more}
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

const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin-block-end: ${tokens.space[4]};
  /* What is beside the heading goes below it where letters are large. */
  > :first-child {
    flex: 1 1 8em;
  }
  > a {
    font: ${tokens.font.smallStrong};
    white-space: nowrap;
  }
`;
const Arrows = styled.span`
  display: none;
  gap: ${tokens.space[2]};
  ${media.laptop} {
    display: flex;
    &[data-state='idle'] {
      visibility: hidden;
    }
  }
`;
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(82%, 20rem);
  gap: ${tokens.space[4]};
  /* Room for the focus ring and the shadow of cards, which scrolling would clip. */
  margin: calc(-1 * ${tokens.space[2]});
  padding: ${tokens.space[2]};
  overflow-x: auto;
  scroll-snap-type: inline proximity;
  scroll-padding-inline: ${tokens.space[2]};
  scrollbar-width: none;
  > li {
    scroll-snap-align: start;
    min-inline-size: 0;
  }
  ${media.laptop} {
    grid-auto-columns: max(13.75rem, calc((100% - 2 * ${tokens.space[6]}) / 3));
    gap: ${tokens.space[6]};
  }
  ${media.desktop} {
    grid-auto-columns: max(13.75rem, calc((100% - 3 * ${tokens.space[6]}) / 4));
  }
`;
