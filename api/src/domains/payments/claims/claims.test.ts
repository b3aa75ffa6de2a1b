import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { withClaim } from './claims.ts';

let app: TestApp;
let userId: number;
beforeEach(async () => {
  app = await testApp();
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'buyer@example.com')
    .executeTakeFirstOrThrow();
  userId = id;
});
afterEach(() => app.close());

/** Work that ends when the test calls for it; `started` resolves when it begins. */
function work() {
  let resolve: (answer: string) => void = () => {};
  let start = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  const started = new Promise<void>((settle) => {
    start = settle;
  });
  const run = jest.fn(() => {
    start();
    return promise;
  });
  return { run, started, end: resolve };
}

describe('a claim', () => {
  it('starts one work at a time for a user and a package, the second after the first has ended', async () => {
    const [first, second] = [work(), work()];
    const one = withClaim(app.db, { userId, packageId: 1 }, first.run);
    await first.started;
    const other = withClaim(app.db, { userId, packageId: 1 }, second.run);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(second.run).not.toHaveBeenCalled();
    first.end('first');
    second.end('second');
    expect(await Promise.all([one, other])).toEqual(['first', 'second']);
    expect(second.run).toHaveBeenCalledTimes(1);
  });

  it('does not hold up another package of the same user', async () => {
    const first = work();
    const one = withClaim(app.db, { userId, packageId: 1 }, first.run);
    await first.started;
    expect(await withClaim(app.db, { userId, packageId: 2 }, async () => 'another package')).toBe(
      'another package',
    );
    first.end('first');
    await one;
  });

  it('is free again after work that failed, whose error reaches the caller', async () => {
    const failing = withClaim(app.db, { userId, packageId: 1 }, () =>
      Promise.reject(new Error('gateway away')),
    );
    await expect(failing).rejects.toThrow('gateway away');
    expect(await withClaim(app.db, { userId, packageId: 1 }, async () => 'done')).toBe('done');
  });

  const secondsLeft = async () => {
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from ends_at - clock_timestamp())::float8 as left from checkout_claims`.execute(
      app.db,
    );
    return rows[0]?.left ?? 0;
  };

  it('ends so soon without its process that a caller who waits is not refused, and goes on as long as the work lasts', async () => {
    const first = work();
    const one = withClaim(app.db, { userId, packageId: 1 }, first.run);
    await first.started;
    let left = await secondsLeft();
    expect(left).toBeLessThan(20);
    for (let next = left; next <= left; next = await secondsLeft()) {
      left = next;
      // Answers of an engine in this process leave timers no turn.
      await new Promise(setImmediate);
    }
    first.end('first');
    expect(await one).toBe('first');
    expect(await secondsLeft()).toBe(0);
  });

  it('does not turn work that is done into a failure when the database is away as it ends', async () => {
    jest.spyOn(app.db, 'deleteFrom').mockImplementationOnce(() => {
      throw new Error('connect ECONNREFUSED');
    });
    expect(await withClaim(app.db, { userId, packageId: 1 }, async () => 'done')).toBe('done');
  });

  it('refuses a caller who has waited for twenty seconds, and not one before', async () => {
    const first = work();
    const one = withClaim(app.db, { userId, packageId: 1 }, first.run);
    await first.started;
    const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(20_000);
    clock.mockReturnValue(20_001);
    const second = jest.fn(async () => 'second');
    try {
      await expect(withClaim(app.db, { userId, packageId: 1 }, second)).rejects.toMatchObject({
        key: 'unavailable',
      });
      expect(clock).toHaveBeenCalledTimes(3);
      expect(second).not.toHaveBeenCalled();
    } finally {
      clock.mockRestore();
    }
    first.end('first');
    expect(await one).toBe('first');
  });
});
