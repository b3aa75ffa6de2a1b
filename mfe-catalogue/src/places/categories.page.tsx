import { useShell } from '@lintel/remote-kit';
import { EmptyState, ErrorState, gridIcon, media, PageBody, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '#common/addresses.ts';
import { columnsFor } from '#common/layout/columns-for.ts';
import { TintedIcon } from '#common/tinted-icon.tsx';
import { categories, CategoriesGate } from './places.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/categories`: what kinds of homes there are, and how many of each. */
export default function CategoriesPage() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  useEffect(() => describePage({ title: t('places.categories') }), [describePage, t]);
  return (
    <PageBody title={t('places.categories')}>
      <CategoriesGate />
      <Tiles />
    </PageBody>
  );
}

function Tiles() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { answer, error, pending, refresh } = useUnit({
    answer: categories.$data,
    error: categories.$error,
    pending: categories.$pending,
    refresh: categories.refresh,
  });
  if (!answer && error) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!answer) {
    return (
      <Grid as="div" role="status" aria-label={common('state.loading')}>
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} height="88px" shape="box" />
        ))}
      </Grid>
    );
  }
  if (answer.data.length === 0) return <EmptyState icon={gridIcon} title={t('places.noCategories')} />;
  return (
    <Grid role="list" style={{ '--columns': columnsFor(answer.data.length) } as CSSProperties}>
      {answer.data.map(({ id, category, slug_id: slug, image, properties_count: count = 0 }) => (
        <li key={id}>
          <Link to={addresses.category(slug)}>
            <TintedIcon src={image} size={40} />
            <span>
              <strong>{category}</strong>
              {t('home.listings', { count })}
            </span>
          </Link>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${tokens.space[4]};
  ${media.desktop} {
    grid-template-columns: repeat(var(--columns, 4), minmax(0, 1fr));
  }
  a {
    display: flex;
    align-items: center;
    gap: ${tokens.space[4]};
    min-block-size: 88px;
    padding: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface.raised};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    text-decoration: none;
    &:hover {
      box-shadow: ${tokens.shadow.card};
    }
  }
  a > span:last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    color: ${tokens.color.text.default};
    font: ${tokens.font.bodyStrong};
  }
`;
