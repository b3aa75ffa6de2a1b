import { sql } from 'kysely';
import { notifierService } from './notifier.service.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

/** With two parameters each more than a statement takes: PostgreSQL counts them in 16 bits. */
const MANY = 33_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('a notification reaches as many users as have saved a home, in the transaction of the change', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into users (login_type, name, email, slug_id)
    select 3, 'Saver', 'saver' || n || '@example.com', 'saver-' || n from generate_series(1, ${MANY}::int) n
    returning id`.execute(app.db);
  const to = rows.map(({ id }) => id);
  const { id } = await app.db.selectFrom('properties').select('id').executeTakeFirstOrThrow();
  await app.db.transaction().execute((trx) =>
    notifierService({ clock: { now: () => new Date() } }).notify(trx, {
      to,
      text: { kind: 'homeSold', title: 'Villa' },
      push: { type: 'default' },
      target: { type: 'property', id },
      mayBeSwitchedOff: true,
      list: { type: 1, propertyId: id },
    }),
  );
  const last = sql<{ n: number }>`select
    (select count(*)::int from notification_recipients where user_id = ${to.at(-1)!}) as n`;
  expect((await last.execute(app.db)).rows).toEqual([{ n: 1 }]);
  const { n } = await app.db
    .selectFrom('event_log')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', 'in', [to[0]!, to.at(-1)!])
    .executeTakeFirstOrThrow();
  expect(n).toBe(2);
});
