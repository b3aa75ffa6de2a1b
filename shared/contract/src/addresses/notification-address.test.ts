import type { NotificationRow, NotificationTarget } from '@lintel/api-contract';
import { notificationAddress } from './notification-address.ts';

const row = (more: Partial<NotificationRow>) => ({ type: 1, property: null, ...more }) as NotificationRow;
const about = (type: NotificationTarget['type'], slug_id?: string) =>
  notificationAddress(row({ target: { type, id: 4, ...(slug_id && { slug_id }) } }));

it('a notification leads to what it is about', () => {
  expect(about('property', 'villa')).toBe('/properties-details/villa');
  expect(about('own_property', 'villa')).toBe('/my-property/villa');
  expect(about('project', 'yards')).toBe('/project-details/yards');
  expect(about('own_project', 'yards')).toBe('/my-project/yards');
  expect(about('advert')).toBe('/user/advertisement');
  const advert = { type: 'advert', id: 4, is_project: true } as const;
  expect(notificationAddress(row({ target: advert }))).toBe('/user/advertisement?kind=project');
  expect(about('verification')).toBe('/user/verification');
  expect(about('transaction')).toBe('/user/transactions/4');
  expect(about('package')).toBe('/user/subscription');
  expect(about('saved_search')).toBe('/user/saved-searches');
});

it('one of an older back end leads to its home or to the payments, else nowhere', () => {
  const property = { slug_id: 'villa' } as NonNullable<NotificationRow['property']>;
  expect(notificationAddress(row({ property }))).toBe('/properties-details/villa');
  expect(notificationAddress(row({ type: 2 }))).toBe('/user/transactions');
  expect(notificationAddress(row({}))).toBeNull();
  expect(about('later' as NotificationTarget['type'])).toBeNull();
});
