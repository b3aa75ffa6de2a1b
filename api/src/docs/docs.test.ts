import { schemas } from '@lintel/api-contract/schemas';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('every call is in the OpenAPI document and in the page for people', async () => {
  const document = (await app.request({ method: 'GET', url: '/api/openapi.json' })).body;
  expect(document.openapi).toBe('3.1.0');
  const names = Object.values<Record<string, { operationId?: string }>>(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(names).toEqual(expect.arrayContaining(Object.keys(schemas)));
  const page = (await app.request({ method: 'GET', url: '/api/docs' })).body as string;
  for (const path of Object.keys(document.paths)) expect(page).toContain(` ${path}</h2>`);
});

it('the page names parameters, who may call and what comes back, and may run nothing', async () => {
  const { body, headers } = await app.request({ method: 'GET', url: '/api/docs' });
  const [, section = ''] =
    /<section id="get-\/api\/get-property-list">([\s\S]*?)<\/section>/.exec(body) ?? [];
  for (const part of ['bedrooms_min', 'anybody, more with a token', 'slug_id', 'total'])
    expect(section).toContain(part);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).not.toContain('<script');
});

it('every call that is declared is served', async () => {
  const { body } = await app.request({ method: 'GET', url: '/api/openapi.json' });
  for (const [url, methods] of Object.entries<Record<string, unknown>>(body.paths))
    for (const method of Object.keys(methods))
      expect([url, app.app.hasRoute({ url, method: method.toUpperCase() as 'GET' })]).toEqual([url, true]);
});
