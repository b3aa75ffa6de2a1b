import { pushArrives, type RenderedRemote } from '@lintel/testing';
import { act } from '@testing-library/react';

type On = Pick<RenderedRemote, 'remote'>;

/** A message about the villa is announced, from Sara unless `data` has another `sender_id`. */
export const messagePushed = (page: On, message: string, data: Record<string, string> = {}) =>
  pushArrives(page, 'chat', { sender_id: '9', property_id: '12', sender_name: 'Sara K.', message, ...data });

/** The user has written about the villa on another page, or has removed the conversation. */
export const changedElsewhere = (
  { remote }: On,
  data: Record<string, string> = {},
  { propertyId = 12 }: { propertyId?: number } = {},
) => act(async () => remote.on['chat.conversation-changed@1']?.({ peerId: 9, propertyId, data }));

/** The other side takes a message back. */
export const removalPushed = (page: On, id: number) =>
  pushArrives(page, 'delete_message', { message_id: String(id) });
