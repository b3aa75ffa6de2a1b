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

  it('refuses a currency that there is not, which no gateway would take', async () => {
    for (const code of ['ZZZ', 'USB', 'usd'])
      expect(await admin('settings', 'set', 'currency_code', code)).toMatchObject({
        code: 1,
        error: 'currency_code must be an ISO 4217 code.',
      });
    expect(await admin('settings', 'set', 'currency_code', 'AED')).toMatchObject({ code: 0 });
  });

  it('refuses a reason that is longer than what its reader is sent', async () => {
    for (const words of [
      ['receipts', 'cancel', '1'],
      ['reject', 'property', '1'],
      ['deactivate', 'user', '1'],
    ])
      expect(await admin(...words, '--reason', 'x'.repeat(1001))).toMatchObject({
        code: 1,
        error: 'Give a --reason of at most 1000 characters.',
      });
  });
});
