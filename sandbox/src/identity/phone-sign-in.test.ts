/** @jest-environment @lintel/build/jest/browser-environment.cjs */
/// <reference lib="dom" />
import type { Auth } from 'firebase/auth';
import { prepareSandboxProcess, type SandboxProcess } from '../testing/sandbox-process.ts';

let sandbox: SandboxProcess;
let sdk: Awaited<ReturnType<SandboxProcess['browserSdk']>>;
let auth: Auth;
beforeAll(async () => {
  sandbox = await prepareSandboxProcess();
  await sandbox.start();
  sdk = await sandbox.browserSdk();
  auth = sdk.getAuth(sdk.initializeApp({ apiKey: 'local', projectId: 'lintel-local' }));
  sdk.connectAuthEmulator(auth, sandbox.origin, { disableWarnings: true });
}, 30_000);
afterAll(() => sandbox.remove());

/** A verifier serves one sending; a used one would wait for ever. */
function ask(phoneNumber: string) {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new sdk.RecaptchaVerifier(auth, place, { size: 'invisible' });
  return sdk.signInWithPhoneNumber(auth, phoneNumber, verifier);
}

async function sentCode(): Promise<string> {
  const { messages } = await (await fetch(`${sandbox.origin}/sandbox/outbox.json`)).json();
  return messages[0].code;
}

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'no refusal',
    (error: { code?: string }) => error.code,
  );

describe('signing in by telephone', () => {
  it('signs in with the texted code, and with the same account the next time', async () => {
    const first = await (await ask('+447700900123')).confirm(await sentCode());
    expect(first.user.phoneNumber).toBe('+447700900123');
    const second = await (await ask('+44 7700 900123')).confirm(await sentCode());
    expect(second.user.uid).toBe(first.user.uid);
  }, 20_000);

  it('refuses a wrong code, a used one, and a number that is none', async () => {
    const confirmation = await ask('+447700900124');
    const code = await sentCode();
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await refusal(confirmation.confirm(wrong))).toBe('auth/invalid-verification-code');
    await confirmation.confirm(code);
    expect(await refusal(confirmation.confirm(code))).not.toBe('no refusal');
    expect(await refusal(ask('12'))).toBe('auth/invalid-phone-number');
  }, 20_000);
});
