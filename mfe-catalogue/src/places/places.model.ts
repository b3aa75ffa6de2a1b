import { $location, createPageGate, createPagination, createQuery } from '@lintel/remote-kit';
import { sample } from 'effector';
import { loadCategoriesFx, loadCitiesFx } from './places.api.ts';

export const CITIES_PER_PAGE = 24;

export const {
  Gate: CategoriesGate,
  paramsChanged: categoriesOpened,
  left: categoriesLeft,
} = createPageGate<Record<never, never>>();
export const { Gate: CitiesGate, paramsChanged: citiesOpened } = createPageGate<Record<never, never>>();

export const categories = createQuery({ effect: loadCategoriesFx });
export const cities = createPagination({ effect: loadCitiesFx, pageSize: CITIES_PER_PAGE });

sample({ clock: categoriesOpened, fn: () => ({ has_property: '1', limit: 100 }), target: categories.start });
sample({ clock: categoriesLeft, fn: () => undefined, target: categories.reset });
// With a position the nearest come first; it may become known while the page is open.
sample({
  clock: [citiesOpened, $location],
  source: { location: $location, isOpen: CitiesGate.status },
  filter: ({ isOpen }) => isOpen,
  fn: ({ location }) => ({
    params: location ? { latitude: location.latitude, longitude: location.longitude } : {},
  }),
  target: cities.start,
});
