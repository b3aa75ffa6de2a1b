import type { Article } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { PartBoundary, useReadable, useShell } from '@lintel/remote-kit';
import { ButtonLink, documentIcon, EmptyState, Photo, Rail, Skeleton, TextLink, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { DetailProblem } from '#common/layout/detail-problem.tsx';
import { DetailTrail } from '#common/layout/detail-trail.tsx';
import { Waiting } from '#common/layout/waiting.tsx';
import { SuggestedHomes } from '#common/suggested/suggested-homes.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '#common/addresses.ts';
import { ArticleCard } from '#common/card/article-card.tsx';
import { articlePhotoSizes } from '#common/media/article-photo-sizes.ts';
import { plainText, RichText } from '#common/text/rich-text.tsx';
import { useStructuredData } from '#common/use-structured-data.ts';
import { articleData, minutesToRead } from './article-data.ts';
import { article, ArticleGate } from './content.model.ts';
import { RelatedHomes } from './related-homes.tsx';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/articles/{slug}`. */
export default function ArticlePage() {
  const { slug = '' } = useParams();
  return (
    <Column>
      <ArticleGate slug={slug} />
      <Trail slug={slug} />
      <Content slug={slug} />
    </Column>
  );
}

function Trail({ slug }: { slug: string }) {
  const { t } = useDeferredTranslation();
  const answer = useUnit(article.$data);
  const found = answer?.data.find((row) => row.slug_id === slug);
  return (
    <DetailTrail
      trail={[{ to: addresses.articles, label: t('content.articles') }]}
      current={found?.title ?? t('detail.article')}
    />
  );
}

/** No article has this address. */
function ArticleMissing() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const title = t('content.missing');
  useEffect(() => describePage({ title, noindex: true }), [describePage, title]);
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        icon={documentIcon}
        title={t('content.missingText')}
        action={<ButtonLink to={addresses.articles}>{t('content.allArticles')}</ButtonLink>}
      />
      <SuggestedHomes />
    </>
  );
}

function Content({ slug }: { slug: string }) {
  const { t } = useDeferredTranslation();
  const { answer, error, pending, refresh } = useUnit({
    answer: article.$data,
    error: article.$error,
    pending: article.$pending,
    refresh: article.refresh,
  });
  if (!answer && error)
    return <DetailProblem title={t('detail.article')} error={error} onRetry={refresh} retrying={pending} />;
  if (!answer)
    return (
      <Waiting title={t('detail.article')}>
        <Lines>
          <Skeleton width="80%" height="38px" />
          <Skeleton width="120px" height="24px" />
          <Skeleton ratio="16 / 9" shape="box" />
        </Lines>
      </Waiting>
    );
  // The call also takes the slug of a category and then answers its articles; that is no page of ours.
  const found = answer.data.find((row) => row.slug_id === slug);
  if (!found) return <ArticleMissing />;
  return (
    <>
      <ArticleView article={found} />
      {found.category && <RelatedHomes category={found.category} />}
      {answer.similar_articles.length > 0 && (
        <Rail label={t('content.similar')} heading={<h2>{t('content.similar')}</h2>}>
          {answer.similar_articles.map((row) => (
            <PartBoundary key={row.id}>
              <li>
                <ArticleCard article={row} />
              </li>
            </PartBoundary>
          ))}
        </Rail>
      )}
    </>
  );
}

function ArticleView({ article: shown }: { article: Article }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { title, description, image, slug_id: slug, category, posted_at: postedAt, ...meta } = shown;
  const { describePage, settings } = useShell();
  const site = useReadable(settings)?.company_name ?? '';
  useStructuredData(
    articleData(shown, { url: new URL(paths.article(slug), location.origin).href, site, language: locale }),
  );
  const summary = meta.meta_description || plainText(description).slice(0, 160);
  useEffect(
    () =>
      describePage({
        title: meta.meta_title || title,
        description: summary,
        canonical: paths.article(slug),
        image: meta.meta_image || image,
      }),
    [describePage, title, summary, slug, image, meta.meta_title, meta.meta_image],
  );
  return (
    <article>
      <h1 dir="auto">{title}</h1>
      <Byline>
        {site && <li>{t('content.by', { name: site })}</li>}
        {category && (
          <li>
            <TextLink to={`${addresses.articles}?category=${category.slug_id}`}>{category.category}</TextLink>
          </li>
        )}
        {postedAt && (
          <li>
            <time dateTime={postedAt}>{formatDate(postedAt, { locale, length: 'long' })}</time>
          </li>
        )}
        <li>{t('content.minutes', { count: minutesToRead(description) })}</li>
      </Byline>
      {image && <Photo src={image} alt="" ratio="16 / 9" sizes={articlePhotoSizes} priority />}
      <RichText html={description} />
    </article>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[14]};
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  /* The line above belongs to what follows it. */
  > :has(> nav) {
    margin-block-end: calc(${tokens.space[4]} - ${tokens.space[14]});
  }
  padding: ${tokens.space[5]} ${tokens.space.page} ${tokens.space[14]};
  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[4]};
    inline-size: min(720px, 100%);
    margin-inline: auto;
    > span {
      border-radius: ${tokens.radius.card};
    }
  }
  li article {
    display: block;
    inline-size: auto;
    margin: 0;
  }
`;
const Byline = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  /* At the end of a line, not at the beginning of the next one. */
  li:not(:last-child)::after {
    content: '·';
    margin-inline-start: ${tokens.space[3]};
  }
`;
const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  inline-size: min(720px, 100%);
  margin-inline: auto;
`;
