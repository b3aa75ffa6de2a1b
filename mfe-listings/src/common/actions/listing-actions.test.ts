import { property } from '#testing/properties.ts';
import { actionsOf } from './listing-actions.ts';
import { projectActionsOf } from './project-actions.ts';

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
  ['in review', { request_status: 'pending', status: 0, interested_users: [] }, 'view duplicate delete'],
  ['in review after a change', { request_status: 'pending', status: 0 }, 'view duplicate interested delete'],
  ['rejected', { request_status: 'rejected', status: 0, interested_users: [] }, 'view edit duplicate delete'],
  [
    'rejected after a change',
    { request_status: 'rejected', status: 0 },
    'view edit duplicate interested delete',
  ],
  ['sold, which is final', { property_type: 'sold' }, 'view duplicate interested hide delete'],
  ['rented', { property_type: 'rented' }, 'view edit duplicate interested hide rentAgain delete'],
])('a listing that is %s', (_, values, actions) => {
  expect(actionsOf(property(1, values)).join(' ')).toBe(actions);
});

it.each([
  ['pending', 0, false],
  ['pending', 3, true],
  ['rejected', 3, true],
  ['approved', 0, true],
] as const)(
  'a project that is %s and interests %d people leads to them: %s',
  (request_status, count, leads) => {
    const project = {
      request_status,
      status: 0,
      is_feature_available: false,
      interested_count: count,
    } as const;
    expect(projectActionsOf(project).includes('interested')).toBe(leads);
  },
);
