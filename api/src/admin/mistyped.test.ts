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

  it.each([
    [
      ['approve', 'property', '1', '--fail'],
      '--fail does not go with approve property <id|slug>. See --help.',
    ],
    [['settings', 'list', '--reason', 'x'], '--reason does not go with settings list. See --help.'],
    [['pending', 'list', '--title=x'], '--title does not go with pending list. See --help.'],
    [
      ['deactivate', 'user', '1', '--revision', '3'],
      '--revision does not go with deactivate user <id|email>. See --help.',
    ],
  ])('%j, with an option that would change nothing, does nothing', async (words, sentence) => {
    expect(await admin(...words)).toEqual({ code: 1, error: sentence });
  });

  it('takes values below zero: the southern half of the world has them', async () => {
    expect(await admin('settings', 'set', 'latitude', '-33.87', '--json')).toMatchObject({ code: 0 });
    expect((await admin('settings', 'get', 'latitude')).out).toContain('-33.87');
    expect(await admin('settings', 'set', 'latitude', '--', '-33.86')).toMatchObject({ code: 0 });
    expect(await admin('receipts', 'accept', '-1')).toMatchObject({
      code: 1,
      error: '-1 is not the number of a transaction.',
    });
  });

  it('shows all commands for the word help as well', async () => {
    const { code, out } = await admin('help');
    expect([code, out]).toEqual([0, (await admin('--help')).out]);
  });

  it('states that a user has handed in nothing, also a user whom there is not', async () => {
    expect(await admin('agents', 'show', '999999')).toMatchObject({
      code: 1,
      error: 'User 999999 has handed in nothing.',
    });
  });

  it('refuses a value that contradicts another setting, and names both', async () => {
    expect(await admin('settings', 'set', 'min_radius_range', '101')).toMatchObject({
      code: 1,
      error: 'min_radius_range (101) must not be above max_radius_range (100).',
    });
    expect(await admin('settings', 'set', 'min_radius_range', '10')).toMatchObject({ code: 0 });
    expect(await admin('settings', 'set', 'max_radius_range', '5')).toMatchObject({
      code: 1,
      error: 'min_radius_range (10) must not be above max_radius_range (5).',
    });
    expect(await admin('settings', 'set', 'max_radius_range', '250')).toMatchObject({ code: 0 });
    expect(await admin('settings', 'set', 'min_radius_range', '101')).toMatchObject({ code: 0 });
  });

  it('refuses pictures of a map whose address has no place for their numbers', async () => {
    const style = 'https://maps.example/style.json';
    const pictures = { code: 1, error: 'map_url needs {z}, {x} and {y} while map_provider is raster.' };
    expect(await admin('settings', 'set', 'map_url', style)).toMatchObject({ code: 0 });
    expect(await admin('settings', 'set', 'map_provider', 'raster')).toMatchObject(pictures);
    expect(await admin('settings', 'set', 'map_provider', 'style')).toMatchObject({ code: 0 });
    expect(await admin('settings', 'set', 'map_url', 'https://maps.example/{z}/{x}/{y}.png')).toMatchObject({
      code: 0,
    });
    expect(await admin('settings', 'set', 'map_provider', 'raster')).toMatchObject({ code: 0 });
    expect(await admin('settings', 'set', 'map_url', style)).toMatchObject(pictures);
    expect(await admin('settings', 'set', 'map_url', '')).toMatchObject({ code: 0 });
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
  describe('when a package on sale costs 1990.50', () => {
    const AGENT = 4;
    const price = (value: number) =>
      app.db.updateTable('packages').set({ price: value }).where('id', '=', AGENT).execute();
    const set = (key: string, value: string) => admin('settings', 'set', key, value);
    beforeAll(async () => {
      await set('currency_code', 'EUR');
      await set('paypal_gateway', '0');
      await price(1990.5);
    });
    afterAll(() => price(79));

    it('refuses a currency without that price', async () => {
      expect(await set('currency_code', 'JPY')).toEqual({
        code: 1,
        error: 'The package Agent costs 1990.5, which there is not in JPY.',
      });
    });

    it('refuses the gateway that does not take it, and the currency where that gateway is on', async () => {
      const refusal = {
        code: 1,
        error: 'The package Agent costs 1990.5 HUF, which Paypal does not take: it is too finely divided.',
      };
      expect(await set('currency_code', 'HUF')).toMatchObject({ code: 0 });
      expect(await set('paypal_gateway', '1')).toEqual(refusal);
      expect(await set('currency_code', 'EUR')).toMatchObject({ code: 0 });
      expect(await set('paypal_gateway', '1')).toMatchObject({ code: 0 });
      expect(await set('currency_code', 'HUF')).toEqual(refusal);
      expect(await set('paypal_gateway', '0')).toMatchObject({ code: 0 });
    });
  });
});
