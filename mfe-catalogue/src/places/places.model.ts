import { $location, createPageGate, createPagination, createQuery } from '@lintel/remote-kit';
import { createStore, sample } from 'effector';
import { loadCategoriesFx, loadCitiesFx } from './places.api.ts';

export const CITIES_PER_PAGE = 24;

export const {
  Gate: CategoriesGate,
  paramsChanged: categoriesOpened,
  left: categoriesLeft,
} = createPageGate<Record<never, never>>();
export const {
  Gate: CitiesGate,
  paramsChanged: citiesOpened,
  left: citiesLeft,
} = createPageGate<{ page: number }>();

export const categories = createQuery({ effect: loadCategoriesFx });
export const cities = createPagination({ effect: loadCitiesFx, pageSize: CITIES_PER_PAGE });

/** Pages of cities that the address asks for; 0 while the page is not open. */
const $page = createStore(0)
  .on(citiesOpened, (_, { page }) => page)
  .reset(citiesLeft);
/** Which list is on screen or on its way. */
const $shown = createStore('').reset(citiesLeft);

sample({ clock: categoriesOpened, fn: () => ({ has_property: '1', limit: 100 }), target: categories.start });
sample({ clock: categoriesLeft, fn: () => undefined, target: categories.reset });
// With a position the nearest come first; it may become known while the page is open.
const citiesAsked = sample({
  clock: [citiesOpened, $location],
  source: { location: $location, page: $page, shown: $shown, pages: cities.$pages },
  filter: ({ page }) => page > 0,
  fn: ({ location, page, shown, pages }) => {
    const params = location ? { latitude: location.latitude, longitude: location.longitude } : {};
    const key = JSON.stringify(params);
    return { step: key === shown && page === pages + 1 ? 'more' : 'new', key, params, pages: page } as const;
  },
});
$shown.on(citiesAsked, (_, { key }) => key);
sample({ clock: citiesAsked, filter: ({ step }) => step === 'new', target: cities.start });
sample({
  clock: citiesAsked,
  filter: ({ step }) => step === 'more',
  fn: () => undefined,
  target: cities.more,
});
