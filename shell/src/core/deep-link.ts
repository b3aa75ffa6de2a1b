import type { NotificationTarget } from '@lintel/api-contract';
import { paths, targetAddress } from '@lintel/contract';

/** Where a notice leads, by its push type (docs/spec/notifications.md#push-messages). What is not here has its place in the list of notices. */
const places: Readonly<Record<string, string>> = {
  project_inquiry: paths.myProjects(),
  advertisement_request: paths.advertisement(),
  agent_verification: paths.verification(),
  payment: paths.transactions(),
  account_deactivated: paths.accountDeactivated(),
};

/**
 * The address behind a notice: the conversation for a message, what it is about, else the place of its kind. Used by pages and by the
 * service worker, so it knows nothing of either.
 */
export function deepLink(data: Readonly<Record<string, string>>): string {
  const { type = '', chat_message_type: messageType, property_id: property, sender_id: peer } = data;
  const isChat = type === 'chat' || (messageType !== undefined && type !== 'delete_message');
  if (isChat && property && peer) return paths.chat({ userId: peer, propertyId: property });
  if (isChat || type === 'delete_message') return paths.chat();
  return targetOf(data) ?? places[type] ?? paths.notifications();
}

/** The page of what the notice is about, which all notices of our back end name. */
function targetOf({
  target_type: type,
  target_id: id,
  slug_id: slug,
  is_project: isProject,
}: Readonly<Record<string, string>>): string | null {
  if (!type || !/^\d+$/.test(id ?? '')) return null;
  return targetAddress({
    type: type as NotificationTarget['type'],
    id: Number(id),
    ...(slug && { slug_id: slug }),
    ...(isProject && { is_project: true }),
  });
}
