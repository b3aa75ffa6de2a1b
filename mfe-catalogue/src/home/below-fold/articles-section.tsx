import type { HomeArticle } from '@lintel/api-contract';
import { SectionRail } from '#common/card-list/section-rail.tsx';
import { addresses } from '#common/addresses.ts';
import { ArticleCard } from '#common/card/article-card.tsx';

/** The latest articles. */
export function ArticlesSection({ title, data }: { title: string; data: readonly HomeArticle[] }) {
  return (
    <SectionRail title={title} to={addresses.articles}>
      {data.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </SectionRail>
  );
}
