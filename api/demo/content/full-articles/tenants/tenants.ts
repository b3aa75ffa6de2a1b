import type { FullArticle } from '../full-article.ts';
import { firstRental } from './first-rental.ts';
import { moving } from './moving.ts';
import { repairs } from './repairs.ts';

/** Articles about renting and moving, by their English title. */
export const tenantArticles: Readonly<Record<string, FullArticle>> = {
  'Renting for the first time': firstRental,
  'Tenant and landlord: who repairs what': repairs,
  'Moving in a single day': moving,
};
