import { useShell } from '@lintel/remote-kit';
import { documentIcon, EmptyState, ErrorState, LoadMore, PageBody, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { ArticleCard } from '#common/card/article-card.tsx';
import { CardGrid } from '#common/card-list/card-grid.tsx';
import { ArticleCategories } from './article-categories.tsx';
import { articles, ARTICLES_PER_PAGE, ArticlesGate } from './content.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/articles`. */
export default function ArticlesPage() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const category = useSearchParams()[0].get('category') ?? '';
  useEffect(() => describePage({ title: t('content.articles') }), [describePage, t]);
  return (
    <PageBody title={t('content.articles')} lead={t('content.articlesLead')}>
      <ArticlesGate category={category} />
      <ArticleCategories active={category} />
      <Cards />
    </PageBody>
  );
}

function Cards() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { rows, total, pages, pendingMore, error, retry, more } = useUnit({
    rows: articles.$rows,
    total: articles.$total,
    pages: articles.$pages,
    pendingMore: articles.$pendingMore,
    error: articles.$error,
    retry: articles.retry,
    more: articles.more,
  });
  if (error && rows.length === 0) return <ErrorState error={error} onRetry={() => retry()} />;
  if (pages === 0) {
    return (
      <CardGrid as="div" role="status" aria-label={common('state.loading')}>
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} height="280px" shape="box" />
        ))}
      </CardGrid>
    );
  }
  if (rows.length === 0) return <EmptyState icon={documentIcon} title={t('content.noArticles')} />;
  return (
    <>
      <CardGrid>
        {rows.map((row) => (
          <li key={row.id}>
            <ArticleCard article={row} heading="h2" />
          </li>
        ))}
      </CardGrid>
      {error && <ErrorState error={error} onRetry={() => retry()} />}
      <LoadMore
        shown={rows.length}
        total={total}
        step={ARTICLES_PER_PAGE}
        busy={pendingMore}
        onMore={() => more()}
      />
    </>
  );
}
