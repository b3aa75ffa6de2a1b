import { createPageGate, createPagination, createQuery } from '@lintel/remote-kit';
import { createStore, sample } from 'effector';
import { loadArticlesFx, loadFaqsFx, loadHomesFx } from './content.api.ts';

export const ARTICLES_PER_PAGE = 12;
const RELATED = 8;

export const {
  Gate: ArticlesGate,
  paramsChanged: articlesOpened,
  left: articlesLeft,
} = createPageGate<{ category: string; page: number }>();
export const {
  Gate: ArticleGate,
  paramsChanged: articleOpened,
  left: articleLeft,
} = createPageGate<{ slug: string }>();
export const {
  Gate: FaqsGate,
  paramsChanged: faqsOpened,
  left: faqsLeft,
} = createPageGate<Record<never, never>>();

export const articles = createPagination({ effect: loadArticlesFx, pageSize: ARTICLES_PER_PAGE });
export const article = createQuery({ effect: loadArticlesFx });
/** Which categories have articles; the rows of this answer are not shown. */
export const articleCategories = createQuery({ effect: loadArticlesFx });
/** Homes of the kind that the article on screen is about. */
export const relatedHomes = createQuery({ effect: loadHomesFx });
export const faqs = createQuery({ effect: loadFaqsFx });

/** Category of the list on screen or on its way; null while the page is closed. */
const $listed = createStore<string | null>(null);
const articlesAsked = sample({
  clock: articlesOpened,
  source: { listed: $listed, pages: articles.$pages },
  fn: ({ listed, pages }, { category, page }) => {
    const grown = category === listed ? page - pages : undefined;
    return { step: grown === 0 ? 'nothing' : grown === 1 ? 'more' : 'new', category, page } as const;
  },
});
$listed.on(articlesAsked, (_, { category }) => category).reset(articlesLeft);
sample({
  clock: articlesAsked,
  filter: ({ step }) => step === 'new',
  fn: ({ category, page }) => ({
    params: { sort: 'newest' as const, ...(category && { slug_id: category }) },
    pages: page,
  }),
  target: articles.start,
});
sample({
  clock: articlesAsked,
  filter: ({ step }) => step === 'more',
  fn: () => undefined,
  target: articles.more,
});
sample({ clock: articlesOpened, fn: () => ({ limit: 1 }), target: articleCategories.start });
sample({
  clock: article.$data,
  filter: (answer) => Boolean(answer?.data[0]?.category),
  fn: (answer) => ({ category_slug_id: answer!.data[0]!.category!.slug_id, limit: RELATED }),
  target: relatedHomes.start,
});
sample({ clock: articleOpened, fn: ({ slug }) => ({ slug_id: slug }), target: article.start });
sample({ clock: articleLeft, fn: () => undefined, target: [article.reset, relatedHomes.reset] });
sample({ clock: faqsOpened, fn: () => ({ limit: 100 }), target: faqs.start });
sample({ clock: faqsLeft, fn: () => undefined, target: faqs.reset });
