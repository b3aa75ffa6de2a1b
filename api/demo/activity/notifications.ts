import { notificationText, type NotificationText } from '../../src/texts/notifications.ts';
import { daysBefore, type Rows } from '../rows.ts';
import { liveOf, type Property, type World } from './world.ts';

/** What users were notified of: each kind is about something that the demo world has. */
export function notifications(
  world: World,
  { favourites, expired }: { favourites: NonNullable<Rows['favourites']>; expired: Property | undefined },
) {
  const { now, live, buyer, owner, demoAgent } = world;
  const rows: Required<Pick<Rows, 'notifications' | 'notification_recipients'>> = {
    notifications: [],
    notification_recipients: [],
  };
  const saved = live.filter(({ id }) =>
    favourites.some(({ user_id: user, property_id: home }) => user === buyer && home === id),
  );
  const cheaper =
    saved.find(({ previous_price: before, price }) => Number(before ?? 0) > Number(price)) ?? saved[0];
  const titleOf = (home: { title?: string } | undefined) => ({ title: home?.title ?? '' });
  const notes: [
    to: number | 'all',
    NotificationText,
    propertyId: number | undefined,
    type: number,
    daysAgo: number,
    /** What it is about, where that is the listing. */
    target?: 'property' | 'own_property',
  ][] = [
    ['all', { kind: 'welcome' }, undefined, 0, 60],
    [buyer, { kind: 'priceDrop', ...titleOf(cheaper) }, cheaper?.id, 1, 4, 'property'],
    [
      buyer,
      { kind: 'answer', ...titleOf(liveOf(world, demoAgent)[0]) },
      liveOf(world, demoAgent)[0]?.id,
      1,
      1,
      'property',
    ],
    [
      owner,
      { kind: 'listingApproved', ...titleOf(liveOf(world, owner)[0]) },
      liveOf(world, owner)[0]?.id,
      1,
      9,
      'own_property',
    ],
    [owner, { kind: 'receiptReceived' }, undefined, 2, 2],
    [demoAgent, { kind: 'agentVerified' }, undefined, 0, 40],
    [demoAgent, { kind: 'advertEnded', ...titleOf(expired) }, expired?.id, 1, 30, 'own_property'],
  ];
  for (const [to, text, propertyId, type, daysAgo, target] of notes.toSorted((a, b) => b[4] - a[4])) {
    const id = rows.notifications.length + 1;
    const { title, body } = notificationText('en', text);
    rows.notifications.push({
      id,
      title,
      message: body,
      words: JSON.stringify(text),
      type,
      send_type: to === 'all' ? 1 : 0,
      property_id: propertyId ?? null,
      ...(target && propertyId !== undefined && { target_type: target, target_id: propertyId }),
      created_at: daysBefore(now, daysAgo),
    });
    if (to !== 'all') rows.notification_recipients.push({ notification_id: id, user_id: to });
  }
  return rows;
}
