import type { FullArticle } from '../full-article.ts';
import { gardens } from './gardens.ts';
import { inspection } from './inspection.ts';
import { pool } from './pool.ts';
import { privacy } from './privacy.ts';
import { sea } from './sea.ts';
import { solar } from './solar.ts';
import { terraces } from './terraces.ts';

/** Articles about villas, by their English title. */
export const villaArticles: Readonly<Record<string, FullArticle>> = {
  'A pool costs what a small car costs': pool,
  'Buying near the sea': sea,
  'Gardens that survive August': gardens,
  'Privacy without walls': privacy,
  'Roof terraces and the rain': terraces,
  'Solar on a villa roof: the sober sum': solar,
  'What an inspection finds in villas': inspection,
};
