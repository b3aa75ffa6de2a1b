import type { WebSettings } from '@lintel/api-contract';
import { fork } from 'effector';
import { $settings } from '#user/settings/settings.model.ts';
import { $offers } from '#user/session/model/sign-in.model.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import { readIdentityConfig, runsVendorScripts } from './identity-config.ts';

const pageWith = (text?: string): Document => {
  const page = document.implementation.createHTMLDocument();
  if (text !== undefined) {
    const script = page.createElement('script');
    script.type = 'application/json';
    script.id = 'lintel-identity';
    script.textContent = text;
    page.head.append(script);
  }
  return page;
};

describe('the identity service’s configuration in the page', () => {
  it('is nothing on one machine: the sandbox of this origin is meant', () => {
    expect(readIdentityConfig(pageWith())).toEqual({
      apiKey: 'local',
      projectId: 'lintel-local',
      authDomain: 'localhost',
      local: true,
    });
  });

  it('is the vendor’s project in production, and then nothing local', () => {
    const given = { apiKey: 'key', projectId: 'homes', authDomain: 'homes.example.com' };
    expect(readIdentityConfig(pageWith(JSON.stringify(given)))).toEqual({ ...given, local: false });
  });

  it('is refused when a part is missing, instead of signing in at the wrong place', () => {
    expect(() => readIdentityConfig(pageWith('{"apiKey":"key"}'))).toThrow('needs apiKey and projectId');
  });
});

describe('ways to sign in that need scripts of the vendor', () => {
  const vendor = { apiKey: 'key', projectId: 'homes' };
  it.each([
    ['of the sandbox', undefined, true],
    ['of a sandbox that is configured', { ...vendor, local: true }, true],
    ['of a vendor whose scripts the policy refuses', vendor, false],
    ['of a vendor whose scripts the policy lets in', { ...vendor, hasScripts: true }, true],
  ])('on a page %s', (_name, config, runs) => {
    expect(runsVendorScripts(pageWith(config && JSON.stringify(config)))).toBe(runs);
  });

  it.each([
    ['firebase', false],
    ['twilio', true],
  ] as const)('are not offered without them; codes sent by %s', (sender, phone) => {
    const block = pageWith(JSON.stringify(vendor)).getElementById('lintel-identity')!;
    document.head.append(block);
    const settings = { social_login: '1', number_with_otp_login: '1', otp_service_provider: sender };
    const scope = fork({ values: [[$settings, settings as WebSettings]] });
    expect(scope.getState($offers)).toEqual({ email: true, phone, google: false });
    block.remove();
  });
});

describe('Firebase', () => {
  it('refuses at once what the page has no scripts for, e.g. for an account that is open already', async () => {
    const vendor = { apiKey: 'local', projectId: 'lintel-local', local: false };
    const block = pageWith(JSON.stringify(vendor)).getElementById('lintel-identity')!;
    document.head.append(block);
    const identity = createFirebaseIdentity(vendor, 'https://homes.example');
    const refusal = { kind: 'identity', code: 'auth/operation-not-allowed' };
    await expect(identity.sendPhoneCode('+447700900123')).rejects.toEqual(refusal);
    await expect(identity.signInWithGoogle()).rejects.toEqual(refusal);
    block.remove();
  });

  it('reports with the vendor’s code that the service cannot be reached', async () => {
    // No server listens at this port.
    const identity = createFirebaseIdentity(
      { apiKey: 'local', projectId: 'lintel-local', local: true },
      'http://localhost:4398',
    );
    await expect(identity.signIn('ada@example.com', 'secret-1')).rejects.toEqual({
      kind: 'identity',
      code: 'auth/network-request-failed',
    });
  }, 20_000);
});
