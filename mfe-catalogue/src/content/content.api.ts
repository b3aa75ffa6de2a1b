import { faqs, getArticles, getPropertyList } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadArticlesFx = endpointFx(getArticles);
export const loadHomesFx = endpointFx(getPropertyList);
export const loadFaqsFx = endpointFx(faqs);
