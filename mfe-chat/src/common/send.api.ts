import { sendMessage } from '@lintel/api-contract';
import { deliveryFx } from '@lintel/remote-kit';

/** Beginning of the keys of messages about a listing in the outbox, by which the catalogue names what waits. */
export const waitingKey = (propertyId: number): string => `message:${propertyId}:`;

/** Words: sent now, or when the network is back. Refused later, they stay in the outbox with the reason. */
export const deliverTextFx = deliveryFx(
  sendMessage,
  ({ property_id, client_id }) => `${waitingKey(Number(property_id))}${String(client_id)}`,
  { keepsRefused: true },
);
