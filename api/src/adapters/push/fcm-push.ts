import { z } from 'zod';
import { accessTokens, type ServiceAccountOptions } from '#adapters/google/service-account.ts';
import type { PushMessage, PushOutcome, PushPort } from '#ports/push.ts';
import { beginningOf } from '#wire/values.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const REQUEST_TIMEOUT_MS = 15_000;

const failureSchema = z.object({
  error: z.object({
    status: z.string().optional(),
    message: z.string().optional(),
    details: z.array(z.object({ errorCode: z.string().optional() })).optional(),
  }),
});

export interface FcmOptions extends Omit<ServiceAccountOptions, 'scope'> {
  /** Start of the vendor's addresses. */
  readonly baseUrl: string;
}

const post = (url: string, init: RequestInit) =>
  fetch(url, { method: 'POST', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...init });

/** Bytes that the vendor takes of words and data together. */
const MOST_BYTES = 4096;
const bytesOf = ({ title, body, data }: PushMessage) =>
  Buffer.byteLength(JSON.stringify({ notification: { title, body }, data }));

/** The message with the beginning of its text, beside the data and wherever it is in them. */
function withBeginning(message: PushMessage, length: number): PushMessage {
  const body = `${beginningOf(message.body, length).trimEnd()}…`;
  const data = Object.entries(message.data).map(([name, value]) => [
    name,
    value === message.body ? body : value,
  ]);
  return { ...message, body, data: Object.fromEntries(data) as Record<string, string> };
}

/** The message as the vendor takes it: one with more bytes it refuses for good. */
function fitting(message: PushMessage): PushMessage {
  let fitted = message;
  for (
    let { length } = message.body;
    length > 0 && bytesOf(fitted) > MOST_BYTES;
    length -= Math.ceil(length / 20)
  )
    fitted = withBeginning(message, length);
  return fitted;
}

const bodyOf = ({ device, title, body, data }: PushMessage) =>
  JSON.stringify({
    message: {
      token: device,
      notification: { title, body },
      data,
      android: { notification: { click_action: data.click_action, sound: 'default' } },
      apns: { payload: { aps: { sound: 'default' } } },
    },
  });

/** Firebase Cloud Messaging, HTTP v1, or a service with the same protocol. */
export function fcmPush(options: FcmOptions): PushPort {
  const tokens = accessTokens({ ...options, scope: SCOPE });

  async function verdict(reply: Response): Promise<PushOutcome> {
    const parsed = failureSchema.safeParse(await reply.json().catch(() => undefined));
    const failure = parsed.data?.error;
    const code = failure?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? failure?.status;
    // A 404 that is not the vendor's own means a wrong address, not an unknown device.
    if (code === 'UNREGISTERED' || code === 'NOT_FOUND' || code === 'SENDER_ID_MISMATCH')
      return 'unregistered';
    if (reply.status === 400) return 'refused';
    if (reply.status === 401) tokens.forget();
    throw new Error(`the messaging service answered ${reply.status} ${code ?? ''}`.trim());
  }

  return {
    async send(message) {
      const { token, project } = await tokens.get();
      const reply = await post(`${options.baseUrl}/v1/projects/${project}/messages:send`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: bodyOf(fitting(message)),
      });
      return reply.ok ? 'sent' : verdict(reply);
    },
  };
}
