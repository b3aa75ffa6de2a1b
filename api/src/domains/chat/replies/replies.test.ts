import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
});
afterAll(() => app.close());

const replies = async (token = agent) => (await app.get('get-quick-replies', {}, token)).body.data;
const save = (texts: unknown, token = agent) => app.post('save-quick-replies', { texts }, token);

describe('quick replies', () => {
  it('are none at first, then those of the user in the order of the user, each once', async () => {
    expect(await replies()).toEqual([]);
    const { status, body } = await save(['Yes, it is.\nCome by!', 'On Saturday?', ' On Saturday? ']);
    expect([status, body.data]).toEqual([200, ['Yes, it is.\nCome by!', 'On Saturday?']]);
    expect(await replies()).toEqual(['Yes, it is.\nCome by!', 'On Saturday?']);
    await save(['On Saturday?']);
    expect(await replies()).toEqual(['On Saturday?']);
    expect(await replies(buyer)).toEqual([]);
    expect((await save([])).status).toBe(200);
    expect(await replies()).toEqual([]);
  });

  it('of two devices that edit the same list all stay: what each one added, changed and removed', async () => {
    await save(['One', 'Two', 'Three']);
    const known = ['One', 'Two', 'Three'];
    const saved = (texts: string[]) => app.post('save-quick-replies', { texts, known }, agent);
    await saved(['One', 'Two, changed', 'Three', 'From the phone']);
    const { body } = await saved(['Three', 'One', 'Two', 'From the desk']);
    const both = ['Three', 'One', 'From the desk', 'Two, changed', 'From the phone'];
    expect(body.data).toEqual(both);
    expect(await replies()).toEqual(both);
  });

  it('of two devices all stay, also where they are more than 30 together; such a list may change, and not grow', async () => {
    const texts = (from: string, count: number) => Array.from({ length: count }, (_, at) => `${from} ${at}`);
    const known = texts('Both', 28);
    await save(known);
    const saved = (list: string[], before = known) =>
      app.post('save-quick-replies', { texts: list, known: before }, agent);
    await saved([...known, ...texts('Phone', 2)]);
    const all = [...known, ...texts('Desk', 2), ...texts('Phone', 2)];
    const merged = await saved([...known, ...texts('Desk', 2)]);
    expect(merged.body.data).toEqual(all);
    const turned = all.toReversed();
    expect((await saved(turned, all)).body.data).toEqual(turned);
    const grown = await saved([...turned, 'One more'], all);
    expect(grown.body).toMatchObject({ key: 'validation', fields: { texts: expect.any(String) } });
    expect((await saved(texts('Other', 30), [])).body).toMatchObject({ key: 'validation' });
    expect(await replies()).toEqual(turned);
  });

  it('are refused by their number, length and emptiness; the old ones stay', async () => {
    await save(['Old']);
    const many = Array.from({ length: 31 }, (_, index) => `Reply ${index}`);
    for (const texts of [many, ['x'.repeat(1001)], [' '], 'text'])
      expect(await save(texts)).toMatchObject({ body: { error: true, key: 'validation' } });
    expect(await replies()).toEqual(['Old']);
  });

  it('need a signed-in user', async () => {
    expect((await app.get('get-quick-replies')).status).toBe(401);
    expect((await app.post('save-quick-replies', { texts: [] })).status).toBe(401);
  });
});
