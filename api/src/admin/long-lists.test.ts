import { sql } from 'kysely';
import { adminOf } from '../../test/harness/admin-context.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';
import { commands } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.db.deleteFrom('contact_messages').execute();
  // All of the same moment: their order is by number.
  await sql`insert into contact_messages (first_name, last_name, email, subject, message)
    select 'Ada', 'Byron', 'ada@example.com', 'Question ' || n, 'Hello.' from generate_series(1, 205) n`.execute(
    app.db,
  );
});
afterAll(() => app.close());

const admin = adminOf(() => app, { now: () => new Date(app.now()) });
const subjects = async (...options: string[]) => {
  const { out } = await admin('messages', 'list', '--json', ...options);
  return (JSON.parse(out!) as { subject: string }[]).map(({ subject }) => Number(subject.split(' ')[1]));
};
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

describe('a list of the administration that is longer than what is shown', () => {
  it('states that there is more and how to see it, beside rows for people and for programs', async () => {
    const note = 'There are more. The next ones: --offset 200. More at once: --limit <n>, at most 10000.';
    for (const form of [[], ['--json']]) {
      const { code, error } = await admin('messages', 'list', ...form);
      expect([code, error]).toEqual([0, note]);
    }
    expect(await subjects()).toEqual(upTo(1, 200));
  });

  it('goes on where it was left, and states nothing at its end', async () => {
    expect(await subjects('--offset', '200')).toEqual(upTo(201, 205));
    expect((await admin('messages', 'list', '--offset', '200')).error).toBeUndefined();
    expect(await subjects('--offset', '100', '--limit', '3')).toEqual([101, 102, 103]);
    expect((await admin('messages', 'list', '--offset', '100', '--limit', '3')).error).toContain(
      '--offset 103',
    );
  });

  it('is shown as long as it is asked for', async () => {
    expect(await subjects('--limit', '205')).toEqual(upTo(1, 205));
    expect((await admin('messages', 'list', '--limit', '205')).error).toBeUndefined();
  });

  it.each([
    [['--limit', '0'], '--limit is a number from 1 to 10000.'],
    [['--limit', '10001'], '--limit is a number from 1 to 10000.'],
    [['--limit', 'all'], '--limit is a number from 1 to 10000.'],
    [['--offset=-1'], '--offset is a number from 0 to 999999999.'],
    [['--offset=x'], '--offset is a number from 0 to 999999999.'],
  ])('%j is refused in one sentence', async (options, sentence) => {
    expect(await admin('messages', 'list', ...options)).toEqual({ code: 1, error: sentence });
  });

  it('every list of what waits, and the ledger, can be continued', async () => {
    const lists = commands
      .map(({ usage }) => usage.split(' '))
      .filter((words) => /^(pending|agents|receipts|payments|reports|messages|audit)$/.test(words[0]!))
      .filter((words) => words.length === 2 && !words.some((word) => word.startsWith('<')))
      .filter(([, verb]) => verb === 'list' || verb === 'users');
    expect(lists).toHaveLength(8);
    for (const words of lists) {
      const [one, all] = await Promise.all(
        [
          ['--offset', '1', '--limit', '3'],
          ['--limit', '4'],
        ].map(async (page) => {
          const { code, out } = await admin(...words, '--json', ...page);
          expect(code).toBe(0);
          return JSON.parse(out!) as unknown[];
        }),
      );
      // Addresses of private files end with a moment, so rows are compared by their number.
      const ids = (rows: unknown[]) => rows.map((row) => (row as { id: number }).id);
      expect(ids(one!)).toEqual(ids(all!).slice(1));
    }
  });
});
