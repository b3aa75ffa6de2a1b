import path from 'node:path';
import { z } from 'zod';
import { address } from './environment.ts';

/** Environment variables of what leaves this server for people: push messages, mails, texts, events. */
export const deliveryVariables = {
  /** Where the stand-ins of the vendors answer. */
  SANDBOX_URL: address.default('http://127.0.0.1:4301'),
  /** The messaging vendor's key file of a service account; without one the sandbox stands in, where it may. */
  FCM_SERVICE_ACCOUNT: z.string().min(1).optional(),
  FCM_BASE_URL: address.default('https://fcm.googleapis.com'),
  /** Where assertions are exchanged, if not at the key file's `token_uri`. */
  FCM_TOKEN_URL: z.url().optional(),
  /** Mail server, e.g. smtps://user:password@mail.example:465; without one mails wait in the sandbox, where they may. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Lintel <no-reply@localhost>'),
  /** SMS provider with Twilio's form; user and password of the address are the credentials. */
  SMS_URL: z.url().optional(),
  SMS_FROM: z.string().min(1).default('Lintel'),
  /** Seconds between signs of life on a quiet stream of events. */
  EVENTS_HEARTBEAT: z.coerce.number().min(0.05).max(120).default(25),
};

type DeliveryVariables = z.output<z.ZodObject<typeof deliveryVariables>>;

/** How messages leave; a way that is undefined is closed. */
export interface DeliveryConfig {
  /** The stand-ins; undefined where they may not be used. */
  readonly sandbox: { readonly url: string; readonly adminTokenFile: string } | undefined;
  readonly push:
    | { readonly serviceAccountFile: string; readonly baseUrl: string; readonly tokenUrl: string | undefined }
    | undefined;
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly sms: { readonly url: string; readonly from: string } | undefined;
  /** Milliseconds. */
  readonly eventsHeartbeat: number;
}

/** `dataDirectory` is shared with the sandbox, which writes its keys there. */
export function deliveryConfig(
  env: DeliveryVariables,
  { mayUseSandbox, dataDirectory }: { mayUseSandbox: boolean; dataDirectory: string },
): DeliveryConfig {
  const url = env.SANDBOX_URL;
  const file = (name: string) => path.resolve(dataDirectory, 'sandbox', name);
  const standIn = mayUseSandbox
    ? {
        serviceAccountFile: file('service-account.json'),
        baseUrl: `${url}/sandbox/messaging`,
        tokenUrl: `${url}/sandbox/messaging/token`,
      }
    : undefined;
  return {
    sandbox: mayUseSandbox ? { url, adminTokenFile: file('admin-token.json') } : undefined,
    push: env.FCM_SERVICE_ACCOUNT
      ? {
          serviceAccountFile: env.FCM_SERVICE_ACCOUNT,
          baseUrl: env.FCM_BASE_URL,
          tokenUrl: env.FCM_TOKEN_URL,
        }
      : standIn,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    sms: env.SMS_URL ? { url: env.SMS_URL, from: env.SMS_FROM } : undefined,
    eventsHeartbeat: env.EVENTS_HEARTBEAT * 1000,
  };
}
