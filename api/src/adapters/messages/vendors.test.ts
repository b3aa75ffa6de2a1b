import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { fcmPush } from '#adapters/push/fcm-push.ts';
import { sandboxTransport } from './sandbox-transport.ts';
import { httpSmsTransport } from './http-sms-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-vendors-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A vendor that remembers what it was asked; `answer` gives status and body. */
async function vendor(answer: (heard: Heard) => [status: number, body: object]) {
  const heard: Heard[] = [];
  const server: Server = createServer((request, reply) => void serve(request, reply));
  async function serve(request: IncomingMessage, reply: ServerResponse) {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const one = { method: request.method, url: request.url, headers: request.headers, body };
    heard.push(one);
    const [status, content] = answer(one);
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    heard,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('the messaging vendor (FCM HTTP v1)', () => {
  const tokenUri = 'https://oauth2.example/token';
  const file = path.join(folder, 'service-account.json');
  let publicKey: CryptoKey;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    publicKey = pair.publicKey;
    const account = {
      project_id: 'shop',
      private_key_id: 'k1',
      private_key: await exportPKCS8(pair.privateKey),
      client_email: 'sender@shop.iam.gserviceaccount.com',
      token_uri: tokenUri,
    };
    fs.writeFileSync(file, JSON.stringify(account));
  });
  const message = { device: 'phone', title: 'Hi', body: 'There', data: { type: 'chat' } };

  async function fcm(outcome: () => [number, object]) {
    let tokens = 0;
    const service = await vendor(({ url }) =>
      url === '/token' ? [200, { access_token: `t${(tokens += 1)}`, expires_in: 3600 }] : outcome(),
    );
    const push = fcmPush({
      serviceAccountFile: file,
      baseUrl: service.origin,
      tokenUrl: `${service.origin}/token`,
    });
    return { service, push };
  }

  it('gets a signed assertion for a token, which many messages share', async () => {
    const { service, push } = await fcm(() => [200, { name: 'projects/shop/messages/1' }]);
    expect(await Promise.all([push.send(message), push.send(message), push.send(message)])).toEqual([
      'sent',
      'sent',
      'sent',
    ]);
    const [grant, sent] = service.heard;
    expect(service.heard.map(({ url }) => url)).toEqual([
      '/token',
      ...Array(3).fill('/v1/projects/shop/messages:send'),
    ]);
    const assertion = new URLSearchParams(grant!.body).get('assertion')!;
    const { payload } = await jwtVerify(assertion, publicKey, {
      issuer: 'sender@shop.iam.gserviceaccount.com',
      audience: tokenUri,
    });
    expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging');
    expect(sent!.headers.authorization).toBe('Bearer t1');
    expect(JSON.parse(sent!.body).message).toMatchObject({
      token: 'phone',
      notification: { title: 'Hi', body: 'There' },
      data: { type: 'chat' },
    });
    await service.close();
  });

  it.each<[string, [number, object], string]>([
    [
      'a device that is gone',
      [404, { error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } }],
      'unregistered',
    ],
    ['a message that is not right', [400, { error: { status: 'INVALID_ARGUMENT' } }], 'refused'],
  ])('tells %s from a failure that passes', async (_what, answer, outcome) => {
    const { service, push } = await fcm(() => answer);
    expect(await push.send(message)).toBe(outcome);
    await service.close();
  });

  it('throws when it may work later: overload, an address that is wrong, no answer at all', async () => {
    for (const answer of [
      [503, { error: { status: 'UNAVAILABLE' } }],
      [429, { error: { status: 'RESOURCE_EXHAUSTED' } }],
      [404, { message: 'no such page' }],
    ] as [number, object][]) {
      const { service, push } = await fcm(() => answer);
      await expect(push.send(message)).rejects.toThrow(String(answer[0]));
      await service.close();
    }
    const away = fcmPush({
      serviceAccountFile: path.join(folder, 'none.json'),
      baseUrl: 'http://127.0.0.1:9',
    });
    await expect(away.send(message)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['ASCII letters', 'A word. '.repeat(600), 3000],
    ['wide letters and signs that JSON escapes', 'شقّة "جديدة"\n'.repeat(150), 300],
    ['letters of two halves', '🏡'.repeat(2000), 600],
  ])(
    'shortens words of %s until the message has the 4096 bytes that the vendor takes',
    async (_of, body, least) => {
      const { service, push } = await fcm(() => [200, {}]);
      const long = { ...message, body, data: { type: 'default', body, message: body, id: '7' } };
      expect(await push.send(long)).toBe('sent');
      const { notification, data } = JSON.parse(service.heard.at(-1)!.body).message;
      expect(Buffer.byteLength(JSON.stringify({ notification, data }))).toBeLessThanOrEqual(4096);
      expect(notification.body).toMatch(/[^\uD800-\uDBFF]…$/);
      expect(body.startsWith(notification.body.slice(0, -1))).toBe(true);
      expect(notification.body.length).toBeGreaterThan(least / 3);
      expect(data).toEqual({ type: 'default', body: notification.body, message: notification.body, id: '7' });
      await service.close();
    },
  );

  it('gets a new token after the vendor has refused the old one', async () => {
    let first = true;
    const { service, push } = await fcm(() => {
      const answer: [number, object] = first ? [401, { error: { status: 'UNAUTHENTICATED' } }] : [200, {}];
      first = false;
      return answer;
    });
    await expect(push.send(message)).rejects.toThrow('401');
    expect(await push.send(message)).toBe('sent');
    expect(service.heard.at(-1)!.headers.authorization).toBe('Bearer t2');
    await service.close();
  });
});

describe('mail over SMTP', () => {
  it('arrives with every character, and under the same id when it is sent again', async () => {
    const arrived: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          arrived.push(Buffer.concat(chunks));
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const mail = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Lintel <hello@lintel.example>' });
    const email = { id: 7, to: 'zoë@example.com', subject: 'Grüße – مرحبا', body: 'Code: 123456\nمرحبا' };
    await mail.deliver(email);
    await mail.deliver(email);
    const [first, second] = await Promise.all(arrived.map((bytes) => PostalMime.parse(bytes)));
    expect(first).toMatchObject({
      subject: 'Grüße – مرحبا',
      from: { address: 'hello@lintel.example', name: 'Lintel' },
      messageId: '<letter-7@lintel.example>',
    });
    expect(first!.text?.trim()).toBe('Code: 123456\nمرحبا');
    expect(second!.messageId).toBe(first!.messageId);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('throws while the server is away', async () => {
    const mail = smtpTransport({ url: 'smtp://127.0.0.1:9', from: 'a@example.com' });
    await expect(mail.deliver({ id: 1, to: 'b@example.com', subject: '', body: '' })).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});

describe('text messages over HTTP', () => {
  it('go out as a form with the credentials of the address', async () => {
    const provider = await vendor(() => [201, {}]);
    const url = provider.origin.replace('http://', 'http://SID:to%20ken@');
    await httpSmsTransport({ url: `${url}/Messages.json`, from: 'Lintel' }).deliver({
      id: 1,
      to: '+447700900555',
      subject: '',
      body: '123456 is your code',
    });
    const [sent] = provider.heard;
    expect(sent).toMatchObject({ method: 'POST', url: '/Messages.json' });
    expect(Object.fromEntries(new URLSearchParams(sent!.body))).toEqual({
      To: '+447700900555',
      From: 'Lintel',
      Body: '123456 is your code',
    });
    const credentials = Buffer.from(sent!.headers.authorization!.slice(6), 'base64').toString();
    expect(credentials).toBe('SID:to ken');
    await provider.close();
  });

  it('throw when the provider refuses', async () => {
    const provider = await vendor(() => [429, {}]);
    const sms = httpSmsTransport({ url: provider.origin, from: 'Lintel' });
    await expect(sms.deliver({ id: 1, to: '+1', subject: '', body: '' })).rejects.toThrow('429');
    await provider.close();
  });
});

describe('the sandbox', () => {
  it('gets emails with the operator’s token', async () => {
    const tokenFile = path.join(folder, 'admin-token.json');
    const sandbox = await vendor(() => [200, {}]);
    const mail = sandboxTransport({ channel: 'mail', url: sandbox.origin, tokenFile });
    const email = { id: 3, to: 'ada@example.com', subject: 'Hi', body: 'There' };
    await expect(mail.deliver(email)).rejects.toThrow('ENOENT');
    fs.writeFileSync(tokenFile, JSON.stringify({ token: 'operator' }));
    await mail.deliver(email);
    expect(sandbox.heard[0]!.headers.authorization).toBe('Bearer operator');
    expect(JSON.parse(sandbox.heard[0]!.body)).toEqual({
      id: 'letter-3',
      channel: 'mail',
      to: 'ada@example.com',
      subject: 'Hi',
      text: 'There',
    });
    await sandbox.close();
  });
});
