import { createDraftStore } from '@lintel/remote-kit';
import type { ThreadId } from '#chat/wire/address.ts';
import type { CardParameters } from '#chat/wire/card.ts';

/** Words and files that are on their way or could not be sent. */
export interface Unsent {
  /** What the back end knows it by: sent again, it arrives once. */
  clientId: string;
  thread: ThreadId;
  /** Of the listing. */
  title: string;
  text: string;
  file?: File | undefined;
  audio?: { file: File; seconds: number } | undefined;
  /** A card, or the answer to one. */
  card?: CardParameters | undefined;
  /** ISO 8601. */
  at: string;
}

/** Kept from the press on "send" until the back end has it, so that no reload loses it. */
export const unsentStore = createDraftStore<Unsent>({ kind: 'chat-unsent', version: 1 });

export const draftKey = ({ peerId, propertyId }: ThreadId): string => `${peerId}/${propertyId}`;
