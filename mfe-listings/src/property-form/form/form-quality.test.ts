import { propertyQuality } from '@lintel/api-contract';
import { qualityOfForm } from './form-quality.ts';
import { emptyProperty, type PropertyValues } from './property-values.ts';

const photo = (id: string, alt = '') => ({ id, name: id, alt });
const whole: PropertyValues = {
  ...emptyProperty,
  description: 'x'.repeat(propertyQuality.description.full),
  facts: { f1: 4, f2: ['Pool'] },
  factFiles: { f3: [new File(['x'], 'energy.pdf')] },
  latitude: 0,
  longitude: 0,
  distances: Object.fromEntries([1, 2, 3, 4, 5].map((id) => [`f${id}`, { distance: id }])),
  photos: Array.from({ length: propertyQuality.photos.full }, (_, index) => photo(String(index), 'A room')),
  video: 'https://youtu.be/1',
  documents: [photo('plan.pdf')],
};

it('a home that states everything has all points', () => {
  expect(qualityOfForm(whole, 3)).toEqual({ score: 100, todo: [] });
});

it.each([
  ['photos', { photos: [photo('1', 'A room')] }, 27],
  ['facts', { facts: { f1: '', f2: undefined } }, 13],
  ['facilities', { distances: { f1: { distance: 1 }, f2: {} } }, 8],
  ['tour', { video: ' ' }, 5],
  [
    'altTexts',
    { photos: [...whole.photos.slice(5), ...whole.photos.slice(5).map(({ id }) => photo(id))] },
    2,
  ],
] as const)('names what is missing of %s', (part, values, points) => {
  const { score, todo } = qualityOfForm({ ...whole, ...values } as PropertyValues, 3);
  expect(todo).toMatchObject([{ part, points }]);
  expect(score).toBe(100 - points);
});

it('a form that is hardly begun has points for what it needs not to state', () => {
  expect(qualityOfForm(emptyProperty, 0).score).toBe(
    propertyQuality.facts.points + propertyQuality.confirmed.points,
  );
});
