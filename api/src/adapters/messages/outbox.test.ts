import { testApp } from '../../../test/harness/test-app.ts';
import { outboxMail } from './outbox.ts';

it('an email of a transaction goes with its commit and is gone with its rollback', async () => {
  const app = await testApp();
  const mail = outboxMail(app.db, true);
  const send = (subject: string, trx: object) => mail.send({ to: 'a@example.com', subject, body: '' }, trx);
  await app.db
    .transaction()
    .execute(async (trx) => {
      await send('rolled back', trx);
      throw new Error('refused');
    })
    .catch(() => null);
  await app.db.transaction().execute((trx) => send('committed', trx));
  const rows = await app.db.selectFrom('mail_outbox').select('subject').execute();
  expect(rows.map(({ subject }) => subject)).toEqual(['committed']);
  await app.close();
});
