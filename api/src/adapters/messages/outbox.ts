import { sql, type Kysely } from 'kysely';
import type { Tables } from '#db/schema/tables.ts';
import type { MailPort } from '#ports/mail.ts';
import type { SmsPort } from '#ports/sms.ts';
import { oneLine } from '#text/plain-text.ts';

/** Writes mails to a table; the delivery of emails takes them from there. A subject is one line, whatever it quotes. */
export const outboxMail = (db: Kysely<Tables>, isConfigured: boolean): MailPort => ({
  isConfigured,
  async send({ to, subject, body, html, expiresAt }, within) {
    await ((within as Kysely<Tables> | undefined) ?? db)
      .insertInto('mail_outbox')
      .values({
        channel: 'mail',
        recipient: to,
        subject: oneLine(subject),
        body,
        html: html ?? null,
        expires_at: expiresAt ?? null,
      })
      .execute();
  },
  async sendNothing() {
    await db
      .insertInto('mail_outbox')
      .values({ channel: 'mail', recipient: '', subject: '', body: '', failed_at: sql`now()` })
      .execute();
  },
});

/** Writes text messages to the same table. */
export const outboxSms = (db: Kysely<Tables>, isConfigured: boolean): SmsPort => ({
  isConfigured,
  async send({ to, body, expiresAt }, within) {
    await ((within as Kysely<Tables> | undefined) ?? db)
      .insertInto('mail_outbox')
      .values({ channel: 'sms', recipient: to, subject: '', body, expires_at: expiresAt })
      .execute();
  },
});
