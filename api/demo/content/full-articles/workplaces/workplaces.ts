import type { FullArticle } from '../full-article.ts';
import { breakClauses } from './break-clauses.ts';
import { cafe } from './cafe.ts';
import { fitOut } from './fit-out.ts';
import { leaseOrBuy } from './lease-or-buy.ts';
import { shopRents } from './shop-rents.ts';
import { teamSpace } from './team-space.ts';
import { warehouse } from './warehouse.ts';

/** Articles about offices, shops and workshops, by their English title. */
export const workplaceArticles: Readonly<Record<string, FullArticle>> = {
  'How many square metres does a team need?': teamSpace,
  'Shop rents by the metre of window': shopRents,
  'A warehouse that keeps its temperature': warehouse,
  'Break clauses, explained to a baker': breakClauses,
  'Lease or buy your workplace': leaseOrBuy,
  'Fit-out: what the landlord pays': fitOut,
  'Finding a corner for a café': cafe,
};
