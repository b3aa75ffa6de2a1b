import { getNotificationList, type NotificationRow } from '@lintel/api-contract';
import { stub } from '@lintel/testing';

/** A read notification about the own listing `home-…`, of the day before yesterday. */
export const notification = (id: number, more: Partial<NotificationRow> = {}): NotificationRow => ({
  id,
  title: `Notification ${id}`,
  message: 'Your listing is live.',
  notification_image: '',
  type: 1,
  send_type: 0,
  customers_id: '7',
  propertys_id: id,
  created_at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  created: '2 days ago',
  property: null,
  kind: 'listingApproved',
  is_read: 1,
  target: { type: 'own_property', id, slug_id: `home-${id}` },
  ...more,
});

/** The list as the back end answers it. */
export const notificationsAnswer = (rows: NotificationRow[]) =>
  stub(getNotificationList, { error: false, data: rows, total: rows.length });
