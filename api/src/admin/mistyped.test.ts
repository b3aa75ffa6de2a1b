import { adminOf } from '../../test/harness/admin-context.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const admin = adminOf(() => app, { now: () => new Date(app.now()) });

describe('a command of the administration', () => {
  it.each([
    [['approve', 'property'], 'approve property <id|slug>'],
    [['approve', 'property', '1', '2'], 'approve property <id|slug>'],
    [['settings', 'set', 'number_with_suffix'], 'settings set <key> <value>'],
    [['pending', 'list', 'all'], 'pending list'],
  ])('%j, which lacks a value or has one too many, is named as it is written', async (words, usage) => {
    expect(await admin(...words)).toMatchObject({ code: 1, error: `The command is: ${usage}. See --help.` });
  });

  it('states that a user has handed in nothing, also a user whom there is not', async () => {
    expect(await admin('agents', 'show', '999999')).toMatchObject({
      code: 1,
      error: 'User 999999 has handed in nothing.',
    });
  });
});
