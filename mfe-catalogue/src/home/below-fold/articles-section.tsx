import type { HomeArticle } from '@lintel/api-contract';
import { Rail, TextLink } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { addresses } from '#common/addresses.ts';
import { ArticleCard } from '#common/card/article-card.tsx';

/** The latest articles. */
export function ArticlesSection({ title, data }: { title: string; data: readonly HomeArticle[] }) {
  const { t } = useTranslation('mfe-catalogue');
  return (
    <Rail
      label={title}
      heading={<h2>{title}</h2>}
      more={
        <TextLink to={addresses.articles} aria-label={t('home.seeAllOf', { what: title })}>
          {t('home.seeAll')}
        </TextLink>
      }
    >
      {data.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </Rail>
  );
}
