import type { FullArticle } from '../full-article.ts';
import { budget } from './budget.ts';
import { floors } from './floors.ts';
import { lift } from './lift.ts';
import { noise } from './noise.ts';
import { serviceCharge } from './service-charge.ts';
import { smallFlats } from './small-flats.ts';
import { viewing } from './viewing.ts';

/** Articles about flats, by their English title. */
export const apartmentArticles: Readonly<Record<string, FullArticle>> = {
  'What to look at in the first five minutes of a viewing': viewing,
  'How much flat can you afford? A sum on one page': budget,
  'Ground floor or top floor': floors,
  'Reading a service charge statement': serviceCharge,
  'Noise: how to test a flat before you sign': noise,
  'Small flats that feel large': smallFlats,
  'The lift question': lift,
};
