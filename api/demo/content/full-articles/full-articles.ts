import { cafe } from './cafe.ts';
import { cellars } from './cellars.ts';
import { lift } from './lift.ts';
import { moving } from './moving.ts';
import { offers } from './offers.ts';
import { solar } from './solar.ts';

/** An article written out, by language: `## ` begins a heading, `- ` an item of a list, anything else is a paragraph. */
export type FullArticle = Readonly<Record<string, readonly string[]>> &
  Readonly<Record<'en', readonly string[]>>;

/** Articles of the magazine that have a text of their own, by their English title. */
export const fullArticles: Readonly<Record<string, FullArticle>> = {
  Cellars: cellars,
  'Finding a corner for a café': cafe,
  'How offers work on the island': offers,
  'Moving in a single day': moving,
  'Solar on a villa roof: the sober sum': solar,
  'The lift question': lift,
};
