import nodemailer from 'nodemailer';
import type { Transport } from '#ports/transport.ts';

/** Milliseconds that one step of the conversation with the mail server may take. */
const TIMEOUT_MS = 20_000;

/** Mail over SMTP; `url` as nodemailer takes it, e.g. `smtps://user:password@mail.example:465`. */
export function smtpTransport({ url, from }: { url: string; from: string }): Transport {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const mailer = nodemailer.createTransport({ url, ...timeouts });
  const domain = from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost';
  return {
    async deliver({ id, to, subject, body, html }) {
      await mailer.sendMail({
        from,
        to,
        subject,
        text: body,
        ...(html && { html }),
        messageId: `<letter-${id}@${domain}>`,
      });
    },
  };
}
