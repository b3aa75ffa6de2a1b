import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import { z } from 'zod';
import { testApp, type TestApp } from '../harness/test-app.ts';

/** What the tables of the wire contract say of every call in the same way, asked of every call. */
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await app.signIn('owner');
});
afterAll(() => app.close());

const names = Object.keys(schemas) as OperationName[];
const byAccess = (access: string) => names.filter((name) => schemas[name].access === access);

const send = (name: OperationName, body: Record<string, unknown> = {}, bearer?: string) => {
  const { method, path } = operations[name];
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : '';
  return app.request({
    method,
    url: `/api/${path}${query}`,
    headers: { accept: 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    ...(method === 'GET' ? {} : { payload: body }),
  });
};

/** Fields without which a request is never complete. */
const requiredFields = (name: OperationName): string[] => {
  const { required } = z.toJSONSchema(schemas[name].request, { io: 'input', unrepresentable: 'any' }) as {
    required?: string[];
  };
  return required ?? [];
};

describe('a call for users', () => {
  it.each(byAccess('user'))('%s turns away visitors and unknown tokens with 401', async (name) => {
    for (const bearer of [undefined, 'x'.repeat(40)]) {
      const { status, body } = await send(name, {}, bearer);
      expect(status).toBe(401);
      expect(body).toMatchObject({ error: true, key: 'unauthenticated', message: expect.any(String) });
    }
  });

  it('turns away the token of a closed account with the key that opens the dialog', async () => {
    const closed = await testApp();
    const agent = await closed.signIn('agent');
    await closed.db.updateTable('users').set({ is_active: false }).execute();
    for (const name of byAccess('user')) {
      const { method, path } = operations[name];
      const { status, body } = await closed.request({
        method,
        url: `/api/${path}`,
        headers: { authorization: `Bearer ${agent}` },
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      expect([name, status]).toEqual([name, 401]);
      expect(['accountDeactivated', 'unauthenticated']).toContain(body.key);
    }
    await closed.close();
  });
});

describe('a call with required fields', () => {
  it.each(names.filter((name) => requiredFields(name).length > 0))(
    '%s names the first that is missing, in the style of the call',
    async (name) => {
      const { status, body } = await send(name, {}, token);
      expect(body).toMatchObject({ error: true, key: 'validation' });
      const [field = ''] = Object.keys(body.fields);
      expect(requiredFields(name)).toContain(field.split('.')[0]);
      expect(body.message).toContain(field);
      expect(status).toBe(schemas[name].style === 'legacy' ? 200 : 400);
    },
  );
});

describe('a public call', () => {
  it.each(
    [...byAccess('public'), ...byAccess('optional')].filter((name) => operations[name].method === 'GET'),
  )('%s answers or refuses a visitor in the envelope', async (name) => {
    const { status, body } = await send(name);
    expect([200, 400, 404]).toContain(status);
    if (typeof body === 'object') expect(typeof body.error).toBe('boolean');
  });
});

describe('every call', () => {
  it.each(names)('%s knows only its own method', async (name) => {
    const { path } = operations[name];
    const used = new Set(
      names.filter((other) => operations[other].path === path).map((other) => operations[other].method),
    );
    for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'] as const) {
      if (used.has(method as 'GET')) continue;
      const { status, body } = await app.request({
        method,
        url: `/api/${path}`,
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      expect([404, 405]).toContain(status);
      expect(body).toMatchObject({ error: true, message: expect.any(String) });
    }
  });

  it.each(names.filter((name) => operations[name].method === 'POST'))(
    '%s refuses a body that is no JSON, too large, or of an unknown kind, with its own message',
    async (name) => {
      const url = `/api/${operations[name].path}`;
      const post = (type: string, payload: string) =>
        app.request({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': type, authorization: `Bearer ${token}` },
        });
      expect((await post('application/json', '{"a":')).status).toBe(400);
      if (requiredFields(name).length > 0)
        expect((await post('application/json', '[1]')).body).toMatchObject({
          error: true,
          key: 'validation',
        });
      expect((await post('application/json', `{"a":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
      expect((await post('application/xml', '<a/>')).status).toBe(415);
    },
  );
});
