import type { FullArticle } from './full-article.ts';
import { apartmentArticles } from './apartments/apartments.ts';
import { houseArticles } from './houses/houses.ts';
import { plotArticles } from './plots/plots.ts';
import { tenantArticles } from './tenants/tenants.ts';
import { villaArticles } from './villas/villas.ts';
import { workplaceArticles } from './workplaces/workplaces.ts';

/** Texts of the magazine, by the English title of their article. */
export const fullArticles: Readonly<Record<string, FullArticle>> = {
  ...apartmentArticles,
  ...houseArticles,
  ...plotArticles,
  ...tenantArticles,
  ...villaArticles,
  ...workplaceArticles,
};
