import fs from 'node:fs/promises';
import { z } from 'zod';
import type { Transport } from '#ports/transport.ts';

const REQUEST_TIMEOUT_MS = 5000;

interface Options {
  channel: 'mail' | 'sms';
  /** Where the sandbox answers. */
  url: string;
  /** The file with the operator's token, which the sandbox writes. */
  tokenFile: string;
}

/** Puts messages on the sandbox's outbox page, where they wait to be read. */
export function sandboxTransport({ channel, url, tokenFile }: Options): Transport {
  return {
    async deliver({ id, to, subject, body, html }) {
      const { token } = z
        .object({ token: z.string() })
        .parse(JSON.parse(await fs.readFile(tokenFile, 'utf8')));
      const reply = await fetch(`${url}/sandbox/outbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ id: `letter-${id}`, channel, to, subject, text: body, html }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      if (!reply.ok) throw new Error(`the sandbox answered ${reply.status}`);
    },
  };
}
