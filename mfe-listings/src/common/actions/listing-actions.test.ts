import { property } from '#testing/properties.ts';
import { actionsOf } from './listing-actions.ts';

type Values = Parameters<typeof property>[1];

it.each<[string, Values, string]>([
  ['live for sale', {}, 'view edit interested feature hide sold delete'],
  ['live and featured', { is_feature_available: false }, 'view edit interested hide sold delete'],
  ['live for rent', { property_type: 'rent' }, 'view edit interested feature hide rented delete'],
  ['hidden', { status: 0 }, 'view edit interested show sold delete'],
  ['in review', { request_status: 'pending', status: 0 }, 'view edit delete'],
  ['rejected', { request_status: 'rejected', status: 0 }, 'view edit delete'],
  ['sold, which is final', { property_type: 'sold' }, 'view edit interested hide delete'],
  ['rented', { property_type: 'rented' }, 'view edit interested hide rentAgain delete'],
])('a listing that is %s', (_, values, actions) => {
  expect(actionsOf(property(1, values)).join(' ')).toBe(actions);
});
