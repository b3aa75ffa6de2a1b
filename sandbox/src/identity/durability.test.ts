import { prepareSandboxProcess, type SandboxProcess } from '../testing/sandbox-process.ts';

/** Registrations before the process is killed. */
const ENOUGH = 12;

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await prepareSandboxProcess();
}, 30_000);
afterAll(() => sandbox.remove());

async function call(name: string, body: object) {
  const answer = await fetch(
    `${sandbox.origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return { ok: answer.ok, body: await answer.json() };
}

describe('the identity service', () => {
  it('has lost no confirmed registration and no token after kill -9 in the middle of many', async () => {
    await sandbox.start();
    const confirmed: { email: string; idToken: string; refreshToken: string }[] = [];
    let isAlive = true;
    /** Registers one user after the other until the service is gone. */
    async function registerOnAndOn(name: string): Promise<void> {
      for (let n = 0; isAlive; n += 1) {
        const email = `${name}-${n}@example.com`;
        const answer = await call('signUp', { email, password: 'secret-1' }).catch(() => undefined);
        if (!answer) return;
        expect(answer.ok).toBe(true);
        confirmed.push({ email, ...answer.body });
      }
    }
    const people = Promise.all(['ada', 'grace', 'mary', 'hedy', 'joan'].map(registerOnAndOn));
    // By count and not by time: a slow machine proves as much.
    while (confirmed.length <= ENOUGH) await new Promise((resolve) => setTimeout(resolve, 10));
    await sandbox.end('SIGKILL');
    isAlive = false;
    await people;
    expect(confirmed.length).toBeGreaterThan(ENOUGH);

    await sandbox.start();
    for (const { email, idToken } of confirmed) {
      const answer = await call('lookup', { idToken });
      expect(answer.body.users?.[0]?.email).toBe(email);
    }
    const [first] = confirmed;
    expect((await call('signInWithPassword', { email: first?.email, password: 'secret-1' })).ok).toBe(true);
    const refreshed = await fetch(`${sandbox.origin}/securetoken.googleapis.com/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: first?.refreshToken ?? '' }),
    });
    expect(refreshed.ok).toBe(true);
  }, 60_000);

  it('finishes the request it is answering and ends with code 0 when asked to stop', async () => {
    const pending = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      call('signUp', { email: `last-${name}@example.com`, password: 'secret-1' }),
    );
    // Once the first is answered the service is working on the others.
    await Promise.race(pending);
    expect(await sandbox.end('SIGTERM')).toBe(0);
    for (const answer of await Promise.all(pending)) expect(answer.ok).toBe(true);
  }, 20_000);
});
