import { faqs, getArticles, getPropertyList } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readCards } from '#common/wire/rows.ts';

export const loadArticlesFx = endpointFx(getArticles);
export const loadHomesFx = endpointFx(getPropertyList, { read: readCards });
export const loadFaqsFx = endpointFx(faqs);
