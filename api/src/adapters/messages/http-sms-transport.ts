import type { Transport } from '#ports/transport.ts';

const REQUEST_TIMEOUT_MS = 15_000;

/**
 * Text messages through an HTTP provider with Twilio's form: `POST url` with `To`, `From`, `Body`. The credentials are the
 * user and password of the address.
 */
export function httpSmsTransport({ url, from }: { url: string; from: string }): Transport {
  const { username, password, ...address } = parts(url);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return {
    async deliver({ to, body }) {
      const reply = await fetch(address.target, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: body }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      if (!reply.ok) throw new Error(`the SMS provider answered ${reply.status}`);
    },
  };
}

function parts(url: string) {
  const target = new URL(url);
  const { username, password } = target;
  target.username = '';
  target.password = '';
  return {
    target: target.href,
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}
