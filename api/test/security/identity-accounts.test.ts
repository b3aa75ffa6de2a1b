import path from 'node:path';
import { identityAdmin } from '../../src/adapters/identity/identity-admin.ts';
import { sandboxProcess, type SandboxProcess } from '../harness/sandbox-process.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await sandboxProcess('http://127.0.0.1:9');
}, 60_000);
afterAll(() => sandbox.remove());

const admin = () =>
  identityAdmin({
    baseUrl: `${sandbox.origin}/identitytoolkit.googleapis.com/v1/projects/lintel-local`,
    access: { operatorTokenFile: path.join(sandbox.folder, 'sandbox/admin-token.json') },
  });

/** A call of the vendor's SDK; undefined when it was refused. */
async function call(operation: string, body: object) {
  const reply = await fetch(
    `${sandbox.origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=local`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return reply.ok ? ((await reply.json()) as { localId: string; idToken: string }) : undefined;
}
const password = 'porto-azul-12';

it('an account has its ways to sign in, another address, and goes', async () => {
  const { localId } = (await call('signUp', { email: 'ina@example.com', password }))!;
  expect(await admin().find(localId)).toEqual({ email: 'ina@example.com', methods: ['password'] });
  await admin().setEmail(localId, 'ina.new@example.com');
  expect(await call('signInWithPassword', { email: 'ina@example.com', password })).toBeUndefined();
  expect(await call('signInWithPassword', { email: 'ina.new@example.com', password })).toMatchObject({
    localId,
  });
  await admin().removeMethod(localId, 'password');
  expect(await admin().find(localId)).toEqual({ email: 'ina.new@example.com', methods: [] });
  await admin().remove(localId);
  expect(await admin().find(localId)).toBeUndefined();
  // What is gone is gone.
  await admin().remove(localId);
});

it('an address of another account is refused', async () => {
  await call('signUp', { email: 'one@example.com', password });
  const { localId } = (await call('signUp', { email: 'two@example.com', password }))!;
  await expect(admin().setEmail(localId, 'one@example.com')).rejects.toThrow('EMAIL_EXISTS');
});
