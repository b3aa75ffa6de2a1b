import { notificationGroups, type NotificationGroup } from '@lintel/api-contract';

export const groups = ['all', ...notificationGroups] as const;

/** The query of the list, as its address holds it: `/user/notifications?group=payments`. */
export interface NotificationsQuery {
  group: NotificationGroup | 'all';
}

export const fromAddress = (search: string): NotificationsQuery => {
  const wanted = new URLSearchParams(search).get('group');
  return { group: groups.find((group) => group === wanted) ?? 'all' };
};

export const toSearch = ({ group }: NotificationsQuery): string => (group === 'all' ? '' : `?group=${group}`);
