import type { MessageCard } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

export interface CardRecord extends Pick<MessageCard, 'kind' | 'state' | 'document' | 'amount'> {
  slots: Date[];
  time_zone: string | null;
  chosen_slot: number | null;
}
/** A card as it is made: open, without a chosen slot. */
export type NewCard = Omit<CardRecord, 'state' | 'chosen_slot'>;

export const insertCard = (db: Db, messageId: number, card: NewCard) =>
  db
    .insertInto('message_cards')
    .values({ message_id: messageId, ...card })
    .execute();

/** The card of a message about a listing between two people, locked until the transaction ends; null is the provider. */
export const lockedCard = async (
  db: Db,
  messageId: number,
  { userId, other, propertyId }: { userId: number; other: number | null; propertyId: number },
) =>
  (
    await sql<CardRecord & { is_mine: boolean }>`
      select c.kind, c.state, c.slots, c.time_zone, c.chosen_slot, c.document, c.amount,
        m.sender_id is not distinct from ${userId}::int as is_mine
      from message_cards c join messages m on m.id = c.message_id
      where m.id = ${messageId} and m.property_id = ${propertyId}
        and ((m.sender_id = ${userId} and m.receiver_id is not distinct from ${other}::int)
          or (m.receiver_id = ${userId} and m.sender_id is not distinct from ${other}::int))
      for update of c`.execute(db)
  ).rows[0];

export const setCardState = (
  db: Db,
  messageId: number,
  change: { state: CardRecord['state']; chosen_slot: number | null },
) => db.updateTable('message_cards').set(change).where('message_id', '=', messageId).execute();
