import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema/tables.ts';
import type { MailPort } from '../ports/mail.ts';

/** Writes mails to a table, from which they are read (development) or delivered. */
export const outboxMail = (db: Kysely<Tables>): MailPort => ({
  async send({ to, subject, body }) {
    await db.insertInto('mail_outbox').values({ recipient: to, subject, body }).execute();
  },
});
