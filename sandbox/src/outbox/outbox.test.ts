import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startSandboxApp, type SandboxApp } from '../testing/sandbox-app.ts';

let sandbox: SandboxApp;
beforeEach(async () => {
  sandbox = await startSandboxApp();
});
afterEach(() => sandbox.close());

const text = (phoneNumber: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode',
    payload: { phoneNumber },
  });

describe('GET /sandbox/outbox', () => {
  it('shows an empty page with the way to fill it', async () => {
    const answer = await sandbox.app.inject('/sandbox/outbox');
    expect(answer.body).toContain('Nothing was sent yet');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('shows the newest message first, as page and as JSON', async () => {
    await text('+44 7700 900123');
    await text('+447700900124');
    const json = await sandbox.app.inject({
      url: '/sandbox/outbox',
      headers: { accept: 'application/json' },
    });
    const messages = json.json().messages;
    expect(messages.map(({ to }: { to: string }) => to)).toEqual(['+447700900124', '+447700900123']);
    expect(messages[0].code).toMatch(/^\d{6}$/);
    const html = await sandbox.app.inject({ url: '/sandbox/outbox', headers: { accept: 'text/html' } });
    expect(html.body).toContain(messages[0].code);
  });

  it('answers unknown addresses and broken bodies in the vendor’s form', async () => {
    expect((await sandbox.app.inject('/nowhere')).json().error.message).toBe('NOT_FOUND');
    const broken = await sandbox.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json().error.message).toBe('INVALID_ARGUMENT');
  });
});

describe('POST /sandbox/outbox', () => {
  const letter = {
    id: 'letter-1',
    channel: 'mail',
    to: 'ada@example.com',
    subject: '123456 is your code',
    text: 'Open http://localhost:8080/reset-password?token=abc within an hour.',
    html: '<!doctype html><html lang="ar" dir="rtl"><body><p>123456</p></body></html>',
  };
  const put = async (token?: string) => {
    const file = path.join(sandbox.config.folder, 'admin-token.json');
    const own = JSON.parse(await readFile(file, 'utf8')).token as string;
    return sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/outbox',
      headers: { authorization: `Bearer ${token ?? own}` },
      payload: letter,
    });
  };

  it('takes a letter of the back end once, however often it comes', async () => {
    await put();
    await put();
    expect(await sandbox.outbox()).toMatchObject([
      {
        to: 'ada@example.com',
        code: '123456',
        link: 'http://localhost:8080/reset-password?token=abc',
      },
    ]);
  });

  it('shows a mail as mail programs do, with nothing that could run', async () => {
    await put();
    const list = await sandbox.app.inject({ url: '/sandbox/outbox', headers: { accept: 'text/html' } });
    expect(list.body).toContain('href="/sandbox/outbox/letter-1"');
    const mail = await sandbox.app.inject('/sandbox/outbox/letter-1');
    expect(mail.body).toBe(letter.html);
    expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await sandbox.app.inject('/sandbox/outbox/letter-2')).statusCode).toBe(404);
  });

  it('takes none without the operator’s token', async () => {
    expect((await put('somebody')).statusCode).toBe(403);
    expect(await sandbox.outbox()).toEqual([]);
  });
});
