import type { FullArticle } from '../full-article.ts';
import { diary } from './diary.ts';
import { documents } from './documents.ts';
import { permit } from './permit.ts';
import { prefabricated } from './prefabricated.ts';
import { slopes } from './slopes.ts';
import { water } from './water.ts';

/** Articles about plots of land, by their English title. */
export const plotArticles: Readonly<Record<string, FullArticle>> = {
  'Before you buy a plot: seven documents': documents,
  'What a permit does and does not say': permit,
  'Slopes: charming and expensive': slopes,
  'Building in eighteen months: an honest diary': diary,
  'Prefabricated or built on site': prefabricated,
  'Wells, tanks and town water': water,
};
