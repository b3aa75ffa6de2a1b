import type { FullArticle } from '../full-article.ts';
import { firstRental } from './first-rental.ts';
import { genuine } from './genuine.ts';
import { moving } from './moving.ts';
import { repairs } from './repairs.ts';
import { sharing } from './sharing.ts';
import { thirtyMetres } from './thirty-metres.ts';

/** Articles about renting and moving, by their English title. */
export const tenantArticles: Readonly<Record<string, FullArticle>> = {
  'Renting for the first time': firstRental,
  'Tenant and landlord: who repairs what': repairs,
  'Living on thirty square metres': thirtyMetres,
  'Is this listing genuine? Six signs': genuine,
  'Sharing a flat in peace': sharing,
  'Moving in a single day': moving,
};
