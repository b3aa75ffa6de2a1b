import { faqs, getArticles } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadArticlesFx = endpointFx(getArticles, { showsOwnErrors: true });
export const loadFaqsFx = endpointFx(faqs, { showsOwnErrors: true });
