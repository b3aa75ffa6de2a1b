import { LONGEST_PAGE_AGE_MS, type LiveEvent } from '@lintel/api-contract';
import { createParser } from 'eventsource-parser';

const ADDRESS = '/api/events';
/** The back end sends a heartbeat at least every 25 seconds. */
const LONGEST_SILENCE_MS = 60_000;
/** Between the begin of a transaction and its commit. */
const MARGIN_MS = 1_000;

/** Without a position a page wants what happened since it was opened: its data may be older than the stream. */
function addressFrom(lastEventId: string | undefined): string {
  const age = Math.ceil(performance.now()) + MARGIN_MS;
  return lastEventId || age > LONGEST_PAGE_AGE_MS ? ADDRESS : `${ADDRESS}?since_ms=${age}`;
}

/** A frame of the stream, and the position to go on from when it carries one. */
export interface Frame {
  event: LiveEvent;
  id: string | undefined;
}

/** `broken`: it was open; `failed`: it could not be opened; `signed-out`: the session is over. */
export type StreamEnd = 'broken' | 'failed' | 'signed-out';

export interface ReadEventsOptions {
  token: string;
  /** Where to go on; without it from when the page was opened. */
  lastEventId: string | undefined;
  /** Ends the stream. */
  signal: AbortSignal;
  onFrame(frame: Frame): void;
  /** How bytes are fetched; replaced in tests. */
  get?: typeof fetch;
}

/**
 * Reads the user's events once, until the stream ends for whatever reason; never rejects. Not `EventSource`, which can
 * neither send the bearer token nor tell a refusal from a broken line.
 */
export async function readEvents({
  token,
  lastEventId,
  signal,
  onFrame,
  get = fetch,
}: ReadEventsOptions): Promise<StreamEnd> {
  const silence = new AbortController();
  const either = AbortSignal.any([signal, silence.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), LONGEST_SILENCE_MS);
  };
  let isOpen = false;
  let end: StreamEnd | undefined;
  const parser = createParser({
    onEvent({ event, id, data }) {
      if (event === 'end' && read(data)?.['reason'] === 'signed-out') end = 'signed-out';
      const body = read(data);
      if (body) onFrame({ event: { type: event, data: body } as unknown as LiveEvent, id });
    },
  });
  try {
    heard();
    const answer = await get(addressFrom(lastEventId), {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
      },
      cache: 'no-store',
      signal: either,
    });
    if (answer.status === 401) return 'signed-out';
    if (!answer.ok || !answer.body) return 'failed';
    isOpen = true;
    const text = new TextDecoder();
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard();
      parser.feed(text.decode(part.value, { stream: true }));
    }
  } catch {
    // The connection broke, was silent for too long, or was cancelled.
  } finally {
    clearTimeout(timer);
  }
  return end ?? (isOpen ? 'broken' : 'failed');
}

/** An object, or nothing for a frame that this version cannot read. */
function read(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
