import { adminOf } from '../../../test/harness/admin-context.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());
const admin = adminOf(() => app, { now: () => new Date(app.now()) });
const json = async (...args: string[]) => {
  const { out, error } = await admin(...args, '--json');
  if (out === undefined) throw new Error(error);
  return JSON.parse(out);
};

const AGENT = 4;
const price = (value: string, id = AGENT) => admin('packages', 'price', String(id), value);
const offered = async () =>
  (await app.get('get-package', {}, await app.signIn('buyer'))).body.data.find(
    (offer: { id: number }) => offer.id === AGENT,
  ).price;
const ledger = () => app.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

describe('packages', () => {
  it('are listed with what they cost and whether they are on sale', async () => {
    await app.db.updateTable('packages').set({ is_active: false }).where('id', '=', AGENT).execute();
    const listed = await json('packages', 'list');
    expect(listed).toContainEqual(
      expect.objectContaining({ id: AGENT, name: 'Agent', price: 79, currency: 'USD', on_sale: false }),
    );
    expect(listed).toContainEqual(expect.objectContaining({ price: null, on_sale: true }));
  });

  it('get another price at once, which the ledger has with the earlier one', async () => {
    expect(await json('packages', 'price', '4', '89.50')).toEqual({
      id: AGENT,
      name: 'Agent',
      price: 89.5,
      currency: 'USD',
    });
    expect(await offered()).toBe(89.5);
    expect(await ledger()).toMatchObject([
      {
        actor: 'tester',
        action: 'packages.price',
        subject: 'package 4',
        details: { before: 79, after: 89.5 },
      },
    ]);
  });

  it('cost thousandths in a currency that has them', async () => {
    await json('settings', 'set', 'stripe_gateway', '0');
    await json('settings', 'set', 'currency_code', 'KWD');
    await json('packages', 'price', '4', '24.125');
    expect(await offered()).toBe(24.125);
  });

  it.each([
    ['0', 'A price is more than 0, with at most three decimals, e.g. 1990.50.'],
    ['-5', 'A price is more than 0, with at most three decimals, e.g. 1990.50.'],
    ['79,50', 'A price is more than 0, with at most three decimals, e.g. 1990.50.'],
    ['1e3', 'A price is more than 0, with at most three decimals, e.g. 1990.50.'],
    ['4.1255', 'A price is more than 0, with at most three decimals, e.g. 1990.50.'],
    ['10000000000', 'A price is more than 0, with at most three decimals, e.g. 1990.50.'],
    ['79.125', 'The package Agent would cost 79.125, which there is not in USD.'],
  ])('do not cost %s', async (value, sentence) => {
    expect(await price(value)).toEqual({ code: 1, error: sentence });
    expect(await offered()).toBe(79);
    expect(await ledger()).toEqual([]);
  });

  it('do not get a price that a gateway in use does not take', async () => {
    await json('settings', 'set', 'currency_code', 'HUF');
    await json('settings', 'set', 'paypal_gateway', '1');
    expect(await price('1990.50')).toEqual({
      code: 1,
      error: 'The package Agent would cost 1990.5 HUF, which Paypal does not take: it is too finely divided.',
    });
    await json('settings', 'set', 'paypal_gateway', '0');
    expect(await price('1990.50')).toMatchObject({ code: 0 });
  });

  it('that there are not are named', async () => {
    expect(await price('5', 999)).toEqual({ code: 1, error: 'There is no package 999. See: packages list.' });
    expect(await admin('packages', 'price', 'Agent', '5')).toEqual({
      code: 1,
      error: 'Agent is not the number of a package.',
    });
  });

  it('never cost what their currency does not have, whichever of two commands comes first', async () => {
    await json('settings', 'set', 'paypal_gateway', '0');
    for (let turn = 0; turn < 5; turn += 1) {
      await app.db.updateTable('packages').set({ price: 79 }).where('id', '=', AGENT).execute();
      await json('settings', 'set', 'currency_code', 'USD');
      const outcomes = await Promise.all([price('79.50'), admin('settings', 'set', 'currency_code', 'JPY')]);
      expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    }
  });
});
