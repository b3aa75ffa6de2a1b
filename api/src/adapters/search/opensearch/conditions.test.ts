import type { SearchFilter } from '#ports/search-engine.ts';
import { conditionOf } from './conditions.ts';

/** One value for every part of a filter; the compiler asks for that of a new one. */
const parts: { [Key in keyof Required<SearchFilter>]: NonNullable<SearchFilter[Key]> } = {
  deal: 0,
  categories: [1],
  city: 'Port Verran',
  state: 'Verran',
  country: 'Verran',
  minPrice: 1,
  maxPrice: 1,
  attributeIds: [1],
  featureIds: [1],
  nearby: [{ id: 1, distance: 1 }],
  promoted: true,
  organic: true,
  premium: true,
  posted: [0, 1],
  bedroomsMin: 1,
  bathroomsMin: 1,
  areaMin: 1,
  areaMax: 1,
  energyClasses: ['A'],
  box: [0, 0, 1, 1],
  circle: { latitude: 0, longitude: 0, radius: 1 },
  areas: [
    {
      excluded: false,
      corners: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    },
  ],
  ids: [1],
};

it.each(Object.entries(parts))('%s alone narrows a search', (name, value) => {
  expect(conditionOf({ [name]: value })).not.toEqual(conditionOf({}));
});
