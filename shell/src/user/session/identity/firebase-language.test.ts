// In a file of its own: the SDK has one default app for a page, and keeps the `fetch` that it finds when it is loaded.
const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

it('mails are asked for in the language that the page has at that moment', async () => {
  const locales: (string | null)[] = [];
  globalThis.fetch = async (_address, init) => {
    locales.push(new Headers(init?.headers).get('x-firebase-locale'));
    return new Response('{}');
  };
  const { createFirebaseIdentity } = await import('./firebase-identity.ts');
  const identity = createFirebaseIdentity(
    { apiKey: 'local', projectId: 'lintel-local', local: true },
    'http://localhost:4398',
  );
  document.documentElement.lang = 'de';
  await identity.sendPasswordReset('ada@example.com');
  document.documentElement.lang = 'ar';
  await identity.sendPasswordReset('ada@example.com');
  expect(locales).toEqual(['de', 'ar']);
});
