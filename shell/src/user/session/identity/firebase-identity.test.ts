import { createFirebaseIdentity } from './firebase-identity.ts';
import { readIdentityConfig } from './identity-config.ts';

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

describe('Firebase', () => {
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
