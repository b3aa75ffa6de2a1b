import { paths } from '@lintel/contract';

/** Where a notice leads, by its push type (docs/spec/notifications.md#push-messages). What is not here has its place in the list of notices. */
const places: Readonly<Record<string, string>> = {
  project_inquiry: paths.myProjects(),
  advertisement_request: paths.advertisement(),
  agent_verification: paths.verification(),
  payment: paths.transactions(),
  account_deactivated: paths.accountDeactivated(),
};

/**
 * The address behind a notice: the conversation for a message, else the place of its kind. Used by pages and by the
 * service worker, so it knows nothing of either.
 */
export function deepLink(data: Readonly<Record<string, string>>): string {
  const { type = '', chat_message_type: messageType, property_id: property, sender_id: peer } = data;
  const isChat = type === 'chat' || (messageType !== undefined && type !== 'delete_message');
  if (isChat && property && peer) return paths.chat({ userId: peer, propertyId: property });
  if (isChat || type === 'delete_message') return paths.chat();
  if (data['target_type'] === 'own_property' && data['slug_id']) return paths.myProperty(data['slug_id']);
  return places[type] ?? paths.notifications();
}
