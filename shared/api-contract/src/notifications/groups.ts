/** What notifications are about, for a filter of their list (ours): own listings, people who wrote or asked, homes that the user follows, money, the rest. */
export const notificationGroups = ['listings', 'people', 'homes', 'payments', 'news'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];
