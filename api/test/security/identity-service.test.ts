import { jwksIdentity } from '../../src/adapters/identity/jwks-identity.ts';
import { sandboxProcess, type SandboxProcess } from '../harness/sandbox-process.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await sandboxProcess('http://127.0.0.1:9');
}, 60_000);
afterAll(() => sandbox.remove());

const email = 'ada@example.com';

/** A call of the vendor's SDK. */
async function call(operation: string, body: object): Promise<{ idToken: string }> {
  const reply = await fetch(
    `${sandbox.origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  expect(reply.status).toBe(200);
  return reply.json() as Promise<{ idToken: string }>;
}

async function mailedCode(): Promise<string> {
  const reply = await fetch(`${sandbox.origin}/sandbox/outbox.json`);
  const { messages } = (await reply.json()) as { messages: { to: string; link?: string }[] };
  const { link } = messages.find(({ to }) => to === email)!;
  return new URL(link!).searchParams.get('oobCode')!;
}

it('F8 a password that was reset at the identity service voids the tokens from before', async () => {
  const identity = jwksIdentity({
    jwksUrl: `${sandbox.origin}/jwks.json`,
    project: 'lintel-local',
    lookupUrl: `${sandbox.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local`,
  });
  const { idToken: before } = await call('signUp', { email, password: 'first-word' });
  expect(await identity.verify(before)).toMatchObject({ email, signedInAt: expect.any(Date) });
  // Tokens carry whole seconds: the next one begins before the password changes.
  const second = Math.floor(Date.now() / 1000);
  while (Math.floor(Date.now() / 1000) <= second + 1) await call('createAuthUri', { identifier: email });

  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await call('resetPassword', { oobCode: await mailedCode(), newPassword: 'second-word' });

  expect(await identity.verify(before)).toBeUndefined();
  const { idToken: after } = await call('signInWithPassword', { email, password: 'second-word' });
  const found = (await identity.verify(after))!;
  expect(found.validSince!.getTime()).toBeGreaterThan((second - 1) * 1000);
  expect(found.signedInAt!.getTime()).toBeGreaterThanOrEqual(found.validSince!.getTime());
}, 30_000);
