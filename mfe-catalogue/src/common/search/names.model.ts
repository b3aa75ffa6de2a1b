import { getCategories, getCitiesData } from '@lintel/api-contract';
import { createPageGate, createQuery, endpointFx } from '@lintel/remote-kit';
import { sample } from 'effector';

/** Something on screen tells of remembered searches, which know cities and categories by the names of the site. */
export const {
  Gate: NamesGate,
  paramsChanged,
  left,
} = createPageGate<{ cities: boolean; categories: boolean }>();

export const cityNames = createQuery({ effect: endpointFx(getCitiesData) });
export const categoryNames = createQuery({ effect: endpointFx(getCategories) });

const MOST = 100;

sample({
  clock: paramsChanged,
  filter: ({ cities }) => cities,
  fn: () => ({ limit: MOST }),
  target: cityNames.start,
});
sample({
  clock: paramsChanged,
  filter: ({ categories }) => categories,
  fn: () => ({ limit: MOST }),
  target: categoryNames.start,
});
sample({ clock: left, fn: () => undefined, target: [cityNames.reset, categoryNames.reset] });
