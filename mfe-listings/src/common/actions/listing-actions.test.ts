import { property } from '#testing/properties.ts';
import { actionsOf } from './listing-actions.ts';

type Values = Parameters<typeof property>[1];

it.each<[string, Values, string]>([
  ['live for sale', {}, 'view edit duplicate interested feature hide sold delete'],
  ['live and featured', { is_feature_available: false }, 'view edit duplicate interested hide sold delete'],
  ['live for rent', { property_type: 'rent' }, 'view edit duplicate interested feature hide rented delete'],
  ['hidden', { status: 0 }, 'view edit duplicate interested show sold delete'],
  [
    'asked about',
    { confirmation_step: 'asked' },
    'view edit duplicate confirm interested feature hide sold delete',
  ],
  ['expired', { confirmation_step: 'expired', status: 0 }, 'view edit duplicate interested show sold delete'],
  ['in review', { request_status: 'pending', status: 0 }, 'view duplicate delete'],
  ['rejected', { request_status: 'rejected', status: 0 }, 'view edit duplicate delete'],
  ['sold, which is final', { property_type: 'sold' }, 'view duplicate interested hide delete'],
  ['rented', { property_type: 'rented' }, 'view edit duplicate interested hide rentAgain delete'],
])('a listing that is %s', (_, values, actions) => {
  expect(actionsOf(property(1, values)).join(' ')).toBe(actions);
});
