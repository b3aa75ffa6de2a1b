import { media, tokens } from '@lintel/ui';
import { useEffect, useState, type MouseEvent } from 'react';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';

export interface SectionLink {
  id: string;
  title: string;
}

/** The parts of the page in one line that stays in view, with the one being read marked; not on phones, where parts fold. */
export function SectionNav({ sections }: { sections: readonly SectionLink[] }) {
  const { t } = useLaterTexts();
  const current = useSectionInView(sections);
  function go(event: MouseEvent, id: string) {
    // Parts that come later have their place before.
    const section = document.getElementById(id) ?? document.getElementById('insights');
    if (!section) return;
    event.preventDefault();
    section.scrollIntoView({ block: 'start' });
    // The next Tab goes on from there.
    section.querySelector('h2')?.focus({ preventScroll: true });
  }
  return (
    <Bar aria-label={t('property.sections')}>
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

/** The last section whose beginning has come to the upper third of the window. */
function useSectionInView(sections: readonly SectionLink[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

const Bar = styled.nav`
  display: none;
  ${media.tablet} {
    display: flex;
    gap: ${tokens.space[1]};
    position: sticky;
    inset-block-start: ${tokens.size.header};
    z-index: ${tokens.layer.sticky};
    border-block-end: 1px solid ${tokens.color.border.hairline};
    background: ${tokens.color.surface.canvas};
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    padding: 14px ${tokens.space[3]};
    border-block-end: 3px solid transparent;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.smallStrong};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      color: ${tokens.color.text.default};
    }
    &[aria-current] {
      border-color: ${tokens.color.action.default};
      color: ${tokens.color.text.default};
    }
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;
