import { startSandboxApp, type SandboxApp } from '../testing/sandbox-app.ts';

let sandbox: SandboxApp;
beforeEach(async () => {
  sandbox = await startSandboxApp();
});
afterEach(() => sandbox.close());

const origin = 'https://evil.example';
const asks = (url: string, headers: Record<string, string> = {}) =>
  sandbox.app.inject({ url, headers: { origin, ...headers } });

describe('F30 pages of other sites', () => {
  it.each(['/sandbox/outbox.json', '/sandbox/outbox', '/sandbox/sandbox.css', '/health', '/nowhere'])(
    'cannot read %s',
    async (url) => {
      const { headers } = await asks(url);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

  it('get no permission for it beforehand either', async () => {
    const headers = { origin, 'access-control-request-method': 'GET' };
    const answer = await sandbox.app.inject({ method: 'OPTIONS', url: '/sandbox/outbox.json', headers });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('call the addresses of the identity service, as they call the vendor’s', async () => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
    const headers = { origin, 'access-control-request-method': 'POST' };
    expect((await sandbox.app.inject({ method: 'OPTIONS', url, headers })).statusCode).toBe(204);
    const answer = await sandbox.app.inject({ method: 'POST', url, headers: { origin }, payload: {} });
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
  });

  it.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'evil.example:8080' },
    { host: 'localhost.evil.example' },
    { host: '127.0.0.1:4301', 'x-forwarded-host': 'evil.example:8080' },
  ])('cannot read mails under a name of theirs that leads to this machine: %j', async (headers) => {
    expect((await asks('/sandbox/outbox.json', headers)).statusCode).toBe(403);
    expect((await asks('/sandbox/outbox', { ...headers, accept: 'text/html' })).statusCode).toBe(403);
  });

  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', '192.168.1.7:8080'])(
    'are not what a person opens at %s',
    async (host) => {
      expect((await sandbox.app.inject({ url: '/sandbox/outbox.json', headers: { host } })).statusCode).toBe(
        200,
      );
    },
  );
});
