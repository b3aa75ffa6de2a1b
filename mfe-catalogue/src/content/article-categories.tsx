import { centerCurrent, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { addresses } from '#common/addresses.ts';
import { articleCategories } from './content.model.ts';

/** The categories that have articles, each with an address of its own. */
export function ArticleCategories({ active }: { active: string }) {
  const { t } = useDeferredTranslation();
  const { answer } = useUnit({ answer: articleCategories.$data });
  const categories = answer?.categories ?? [];
  const bar = useRef<HTMLElement>(null);
  useEffect(() => centerCurrent(bar.current), [active, categories.length]);
  const tab = (slug: string, name: string) => (
    <li key={slug}>
      <Link
        to={slug ? `${addresses.articles}?category=${encodeURIComponent(slug)}` : addresses.articles}
        aria-current={slug === active ? 'page' : undefined}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <Tabs ref={bar} aria-label={t('content.categories')}>
      <ul role="list">
        {tab('', t('content.allCategories'))}
        {categories.map(({ slug_id: slug, category }) => tab(slug, category))}
      </ul>
    </Tabs>
  );
}

const Tabs = styled.nav`
  border-block-end: 1px solid ${tokens.color.border.hairline};
  overflow-x: auto;
  ul {
    display: flex;
    gap: ${tokens.space[1]};
    min-block-size: ${tokens.size.touch};
  }
  a {
    display: grid;
    align-content: center;
    block-size: ${tokens.size.touch};
    padding-inline: ${tokens.space[4]};
    border-block-end: 3px solid transparent;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.smallStrong};
    text-decoration: none;
    white-space: nowrap;
    &[aria-current] {
      border-color: ${tokens.color.action.default};
      color: ${tokens.color.text.default};
    }
    /* Colours of the system draw what is transparent. */
    @media (forced-colors: active) {
      &:not([aria-current]) {
        border-color: Canvas;
      }
    }
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;
