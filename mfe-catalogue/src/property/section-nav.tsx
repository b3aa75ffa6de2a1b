import { centerCurrent } from '@lintel/ui';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { Bar } from './section-nav.styles.ts';

export interface SectionLink {
  id: string;
  title: string;
}

/** Holds the sections that come after the page: their place, before they are there. */
export const LATE = 'insights';

/** The parts of the page in one line that stays in view, with the one being read marked; not on phones, where parts fold. */
export function SectionNav({ sections }: { sections: readonly SectionLink[] }) {
  const { t } = useDeferredTranslation();
  const current = useSectionInView(sections);
  const { bar, measure } = useHiddenEnds(current);
  function go(event: MouseEvent, id: string) {
    const section = document.getElementById(id) ?? document.getElementById(LATE);
    if (!section) return;
    event.preventDefault();
    section.scrollIntoView({ block: 'start' });
    // The next Tab goes on from there.
    section.querySelector('h2')?.focus({ preventScroll: true });
  }
  return (
    <Bar ref={bar} aria-label={t('property.sections')} onScroll={measure}>
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          onClick={(event) => go(event, id)}
        >
          {title}
        </a>
      ))}
    </Bar>
  );
}

/** Everything above the window, and its upper third. */
const READ = '1000000px 0px -70% 0px';

/** The last section whose beginning has come to the upper third of the window; none above the first. */
function useSectionInView(sections: readonly SectionLink[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const order = ids.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        setCurrent(order.filter((id) => begun.has(id)).at(-1));
      },
      { rootMargin: READ },
    );
    const observe = () => {
      for (const id of order) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
    };
    observe();
    const late = document.getElementById(LATE);
    const arrivals = new MutationObserver(observe);
    if (late) arrivals.observe(late, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [ids]);
  return current;
}

/** Marks the ends behind which more is hidden, and keeps the current link in view. */
function useHiddenEnds(current: string | undefined) {
  const bar = useRef<HTMLElement>(null);
  const measure = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = bar.current ?? {};
    const passed = Math.abs(scrollLeft);
    const hidden = [passed > 1 && 'start', passed + clientWidth < scrollWidth - 1 && 'end'];
    bar.current?.setAttribute('data-hidden', hidden.filter(Boolean).join(' '));
  }, []);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [measure]);
  useEffect(() => centerCurrent(bar.current), [current]);
  return { bar, measure };
}
