import { sql } from 'kysely';
import { DAY_MS } from '#ports/clock.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('newcomer');
});
afterEach(() => app.close());

const AGENT = 4;
const DAYS = 90;

interface Run {
  id: number;
  start_date: string;
  end_date: string;
  features: { type: string; total_limit: number | null }[];
}

/** An attempt of its own for each name, since another way to pay is another order. */
async function order(description: string) {
  const { body } = await app.post(
    'create-payment-intent',
    { package_id: AGENT, platform_type: 'web', hosted_page: 1, description },
    token,
  );
  return {
    id: body.data.payment_transaction.id as number,
    reference: app.payments.attempts.at(-1)!.reference,
  };
}

const pay = (reference: string) =>
  app.request({
    method: 'POST',
    url: '/webhook/stripe',
    ...app.payments.message({
      id: `paid ${reference}`,
      name: { reference },
      state: { status: 'paid', money: { minor: 7900, currency: 'USD' }, paymentId: `money of ${reference}` },
    }),
  });

const runs = async (): Promise<Run[]> => (await app.get('get-package', {}, token)).body.active_packages;
const daysOf = ({ start_date: start, end_date: end }: Run) =>
  (new Date(end).getTime() - new Date(start).getTime()) / DAY_MS;

describe('a package that was paid twice', () => {
  it('gives the units of both at once, and their times add up', async () => {
    const [first, second] = [await order('one tab'), await order('another tab')];
    await pay(first.reference);
    app.pass(10 * DAY_MS);
    await pay(second.reference);
    const [one, other] = await runs();
    expect(daysOf(one!)).toBe(DAYS);
    expect(new Date(other!.end_date).getTime()).toBe(new Date(one!.end_date).getTime() + DAYS * DAY_MS);
    const limits = [one, other].map(
      (run) => run!.features.find(({ type }) => type === 'property_list')?.total_limit,
    );
    expect(limits).toEqual([25, 25]);
  });

  it('gives the time of both also where both payments arrive at the same moment', async () => {
    const attempts = [await order('one tab'), await order('another tab'), await order('a third tab')];
    await Promise.all(attempts.map(({ reference }) => pay(reference)));
    expect((await runs()).map((run) => Math.round(daysOf(run)))).toEqual([DAYS, 2 * DAYS, 3 * DAYS]);
  });

  it('has the days that were bought on each receipt', async () => {
    const attempts = [await order('one tab'), await order('another tab')];
    for (const { reference } of attempts) await pay(reference);
    for (const { id } of attempts) {
      const { body } = await app.get('payment-receipt-details', { payment_transaction_id: id }, token);
      expect(body.data.package.days).toBe(DAYS);
    }
  });

  it('ends once: its owner is notified of the end of both times, not of the first, after which it goes on', async () => {
    const [first, second] = [await order('one tab'), await order('another tab')];
    await pay(first.reference);
    await pay(second.reference);
    const heard = async (day: number) => {
      app.pass(day * DAY_MS - elapsed);
      elapsed = day * DAY_MS;
      await app.runJob('package_expiry');
      const { body } = await app.get('get_notification_list', { limit: 100 }, await app.signIn('newcomer'));
      return body.data
        .map(({ message }: { message: string }) => message)
        .filter((message: string) => /^Your package .* (ends in|has ended)/.test(message));
    };
    let elapsed = 0;
    expect(await heard(DAYS - 0.5)).toEqual([]);
    expect(await heard(DAYS + 0.5)).toEqual([]);
    expect(await heard(2 * DAYS - 0.5)).toEqual(['Your package Agent ends in a day.']);
    expect((await heard(2 * DAYS + 0.5))[0]).toBe('Your package Agent has ended.');
  });

  it('has its owner hear beforehand that unused units end with its first time, but not where all are used', async () => {
    const [first, second] = [await order('one tab'), await order('another tab')];
    await pay(first.reference);
    await pay(second.reference);
    const heard = async () => {
      await app.runJob('package_expiry');
      const { body } = await app.get('get_notification_list', { limit: 100 }, await app.signIn('newcomer'));
      return body.data
        .map(({ message }: { message: string }) => message)
        .filter((message: string) => message.startsWith('Unused units'));
    };
    app.pass((DAYS - 2.5) * DAY_MS);
    const news = 'Unused units of your package Agent end in 3 days. The package itself goes on.';
    expect(await heard()).toEqual([news]);
    await app.db
      .updateTable('user_package_units')
      .set({ used: sql`total` })
      .where('total', 'is not', null)
      .where('user_package_id', '=', (eb) =>
        eb.selectFrom('user_packages').select('id').where('transaction_id', '=', first.id),
      )
      .execute();
    app.pass(2 * DAY_MS);
    expect(await heard()).toEqual([news]);
  });

  it('begins at its own payment once the first one has ended', async () => {
    const [first, second] = [await order('one tab'), await order('another tab')];
    await pay(first.reference);
    app.pass((DAYS + 1) * DAY_MS);
    token = await app.signIn('newcomer');
    await pay(second.reference);
    expect((await runs()).map(daysOf)).toEqual([DAYS]);
  });
});
