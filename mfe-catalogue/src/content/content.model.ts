import { createPageGate, createPagination, createQuery } from '@lintel/remote-kit';
import { sample } from 'effector';
import { loadArticlesFx, loadFaqsFx } from './content.api.ts';

export const ARTICLES_PER_PAGE = 12;

export const { Gate: ArticlesGate, paramsChanged: articlesOpened } = createPageGate<Record<never, never>>();
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
export const faqs = createQuery({ effect: loadFaqsFx });

sample({ clock: articlesOpened, fn: () => ({ params: {} }), target: articles.start });
sample({ clock: articleOpened, fn: ({ slug }) => ({ slug_id: slug }), target: article.start });
sample({ clock: articleLeft, fn: () => undefined, target: article.reset });
sample({ clock: faqsOpened, fn: () => ({ limit: 100 }), target: faqs.start });
sample({ clock: faqsLeft, fn: () => undefined, target: faqs.reset });
