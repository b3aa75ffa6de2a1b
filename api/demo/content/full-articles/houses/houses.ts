import type { FullArticle } from '../full-article.ts';
import { cellars } from './cellars.ts';
import { firstHouse } from './first-house.ts';
import { offers } from './offers.ts';
import { renovating } from './renovating.ts';
import { schoolRun } from './school-run.ts';
import { selling } from './selling.ts';
import { walls } from './walls.ts';

/** Articles about houses, by their English title. */
export const houseArticles: Readonly<Record<string, FullArticle>> = {
  'Brick, timber, render: what walls tell you': walls,
  Cellars: cellars,
  'First house, first mistakes': firstHouse,
  'How offers work on the island': offers,
  'Renovating in the right order': renovating,
  'Selling a house you love': selling,
  'The school run decides more than the kitchen': schoolRun,
};
