import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('GET get_notification_list', () => {
  it('200: own ones and those to everybody, newest first, without a message', async () => {
    const { body } = await app.get('get_notification_list', {}, await app.signIn('buyer'));
    expect(body).not.toHaveProperty('message');
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
      'New message',
      'Price drop on a saved home',
      'Welcome to Lintel',
    ]);
    expect(body.data[0].property.slug_id).toEqual(expect.any(String));
    expect(body.total).toBe(3);
  });
});
