import { useShell } from '@lintel/remote-kit';
import { ButtonLink, documentIcon, EmptyState, PageBody, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { ArticleCard } from '#common/card/article-card.tsx';
import { pageOf } from '#common/card-list/page-of.ts';
import { GrowingList } from '#common/card-list/growing-list.tsx';
import { ArticleCategories } from './article-categories.tsx';
import { articles, ARTICLES_PER_PAGE, ArticlesGate } from './content.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/articles`. */
export default function ArticlesPage() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const [search] = useSearchParams();
  const category = search.get('category') ?? '';
  const page = pageOf(search);
  useEffect(() => describePage({ title: t('content.articles') }), [describePage, t]);
  return (
    <PageBody title={t('content.articles')} lead={t('content.articlesLead')}>
      <ArticlesGate category={category} page={page} />
      <ArticleCategories active={category} />
      <Cards category={category} page={page} />
    </PageBody>
  );
}

function Cards({ category, page }: { category: string; page: number }) {
  const { t } = useDeferredTranslation();
  const { navigate } = useShell();
  const more = () => {
    const next = new URLSearchParams({ ...(category && { category }), page: String(page + 1) });
    navigate(`${addresses.articles}?${next.toString()}`, { replace: true });
  };
  const list = useUnit({
    rows: articles.$rows,
    total: articles.$total,
    pages: articles.$pages,
    pending: articles.$pending,
    pendingMore: articles.$pendingMore,
    error: articles.$error,
    retry: articles.retry,
  });
  return (
    <GrowingList
      list={list}
      step={ARTICLES_PER_PAGE}
      onMore={more}
      renderRow={(row) => (
        <li key={row.id}>
          <ArticleCard article={row} heading="h2" />
        </li>
      )}
      loading={[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} height="280px" shape="box" />
      ))}
      empty={
        <EmptyState
          icon={documentIcon}
          title={t('content.noArticles')}
          action={category && <ButtonLink to={addresses.articles}>{t('content.allArticles')}</ButtonLink>}
        />
      }
    />
  );
}
