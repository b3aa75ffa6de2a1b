import { faqs, getArticles, getPropertyList } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadArticlesFx = endpointFx(getArticles, { showsOwnErrors: true });
export const loadHomesFx = endpointFx(getPropertyList, { showsOwnErrors: true });
export const loadFaqsFx = endpointFx(faqs, { showsOwnErrors: true });
