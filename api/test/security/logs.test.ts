import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** What the server's log writes about an error. */
function logged(error: Error): string {
  const log = app.app.log as unknown as Record<symbol, { err(error: Error): unknown }>;
  return JSON.stringify(log[Symbol.for('pino.serializers')]!.err(error));
}

/** The database's error for a statement that fails. */
const failure = (statement: Promise<unknown>) =>
  statement.then(
    () => new Error('the statement worked'),
    (error: unknown) => error as Error,
  );

describe('D13 errors of the database in the log', () => {
  it('name the constraint and no values', async () => {
    const email = 'buyer@example.com';
    const error = await failure(
      app.db
        .insertInto('users')
        .values({ slug_id: 'fresh-slug', name: 'x', email, login_type: 3, is_email_verified: true })
        .execute(),
    );
    expect(logged(error)).toContain('users_email_key');
    expect(logged(error)).not.toContain(email);
  });

  it('say what was wrong with a value without the value', async () => {
    const value = 'secret-value' as unknown as number;
    const error = await failure(app.db.selectFrom('users').select('id').where('id', '=', value).execute());
    expect(logged(error)).toContain('invalid input syntax');
    expect(logged(error)).not.toContain('secret-value');
  });
});
