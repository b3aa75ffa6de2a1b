import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Headers } from '#ports/payments.ts';

const REQUEST_TIMEOUT_MS = 15_000;

/** A gateway that did not answer, or not in its own language. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(
    message: string,
    /** HTTP status, where an answer came. */
    readonly status?: number,
    /** The answer, as text. */
    readonly answer = '',
  ) {
    super(message);
  }
}

/** Whether a gateway knows nothing of what it was asked about: no attempt to pay was made, or an account has it whose keys are no longer used. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof GatewayError && (error.status === 404 || error.status === 400);

interface GatewayRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
}

/** Calls a gateway and reads its answer with a schema. Messages name the address, never keys. */
export async function callGateway<T>(
  { method, url, headers, body }: GatewayRequest,
  schema: z.ZodType<T>,
): Promise<T> {
  const reply = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new GatewayError(`${method} ${url} answered ${reply.status}`, reply.status, text);
  const parsed = schema.safeParse(readJson(text));
  if (!parsed.success) throw new GatewayError(`${method} ${url} answered something else than expected`);
  return parsed.data;
}

/** Undefined when it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The header's one value. */
export function header(headers: Headers, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** Compares secrets without telling by its duration how much of them is right. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
