import { quantities, type Quantity } from '@lintel/api-contract';
import { sql } from 'kysely';
import { testDatabase } from '../../../../test/harness/test-database.ts';
import { kyselyOver } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import { readFacts, type FactDefinition } from './facts.ts';
import { clearFacts, setFacts } from './property-write.queries.ts';

describe('a number that a listing states', () => {
  const definition = (quantity: Quantity | null): FactDefinition => ({
    id: 1,
    name: 'Figure',
    type: 'number',
    options: null,
    is_required: false,
    role: null,
    quantity,
  });
  const stating = (quantity: Quantity | null, value: string, present = new Map<number, string>()) =>
    readFacts([definition(quantity)], [{ parameter_id: 1, value }], { year: 2026, present });
  const refusal = (quantity: Quantity | null, value: string) => {
    try {
      stating(quantity, value);
    } catch (error) {
      return error instanceof DomainError ? error.details.fields : error;
    }
    return undefined;
  };

  it.each<[Quantity | null, string[], string[]]>([
    ['count', ['0', '3', '2.0', '2.5', '200'], ['-1', '-3', '2.25', '2.51', '201']],
    ['floor', ['-10', '-1', '0', '200'], ['-11', '1.5', '201']],
    ['area', ['0.01', '62.5', '1000000000'], ['0', '-5', '1000000000.1']],
    ['length', ['0.5', '100000'], ['0', '-0.1', '100001']],
    ['money', ['0', '85.5', '10000000000000'], ['-1', '10000000000001']],
    ['year', ['1000', '2005', '2036'], ['999', '2005.5', '2037', '20222']],
    [null, ['-3', '0', '20222', '1.5'], []],
  ])('as a %s may be %j and not %j', (quantity, good, bad) => {
    for (const value of good) expect([...stating(quantity, value).set]).toEqual([[1, value]]);
    for (const value of bad)
      expect(refusal(quantity, value)).toEqual({
        'parameters.0.value': expect.stringMatching(/ for Figure$/),
      });
  });
  it('is refused in words that name the bounds', () => {
    const words = quantities.map((quantity) => refusal(quantity, '-99999999999999'));
    expect(words.map((fields) => Object.values(fields as object)[0])).toEqual([
      'must be a whole or half number from 0 to 200 for Figure',
      'must be a whole number from -10 to 200 for Figure',
      'must be a number above 0 and at most 1000000000 for Figure',
      'must be a number above 0 and at most 100000 for Figure',
      'must be a number from 0 to 10000000000000 for Figure',
      'must be a whole number from 1000 to 2036 for Figure',
    ]);
  });
  it('stays as it is when an old one comes back unchanged', () => {
    const present = new Map([[1, '-3']]);
    expect([...stating('count', '-3', present).set]).toEqual([[1, '-3']]);
    expect(() => stating('count', '-2', present)).toThrow(DomainError);
  });
});

it('facts of a listing write it once, however many they are, and searches find what is left of them', async () => {
  const { pool, close } = await testDatabase();
  const { rows: parameters } = await sql<{
    id: number;
  }>`select id from parameters where role is null limit 6`.execute(kyselyOver(pool));
  const ids = parameters.map(({ id }) => id);
  await kyselyOver(pool)
    .transaction()
    .execute(async (trx) => {
      const written = async () => {
        const { rows } = await sql<{ times: number }>`select n_tup_upd::int as times
          from pg_stat_xact_user_tables where relid = 'properties'::regclass`.execute(trx);
        return rows[0]!.times;
      };
      const known = async () => {
        const { rows } = await sql<{ parameter_ids: number[] }>`
          select parameter_ids from properties where id = 1`.execute(trx);
        return ids.filter((id) => rows[0]!.parameter_ids.includes(id)).toSorted((a, b) => a - b);
      };
      const sorted = ids.toSorted((a, b) => a - b);
      await setFacts(trx, 1, new Map(ids.map((id) => [id, 'some'])));
      expect([await written(), await known()]).toEqual([1, sorted]);
      await clearFacts(trx, 1, ids.slice(0, 4));
      expect([await written(), await known()]).toEqual([2, ids.slice(4).toSorted((a, b) => a - b)]);
    });
  await close();
});
