import { sql } from 'kysely';
import type { SearchSuggestions } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';

type Place = SearchSuggestions['places'][number];

/** Cities, states and countries with listings on the market, most listings first. */
export async function placesOnMarket(db: Db): Promise<Place[]> {
  const { rows } = await sql<{ city: string; state: string; country: string; count: number }>`
    select city, state, country, count(*)::int as count from properties
    where is_on_market and city <> '' group by city, state, country order by count desc limit 5000`.execute(
    db,
  );
  const regions = new Map<string, Place>();
  const add = (kind: Place['kind'], name: string, state: string, country: string, count: number) => {
    if (!name) return;
    const key = [kind, name, state, country].join('\n');
    const known = regions.get(key);
    if (known) known.count += count;
    else regions.set(key, { kind, name, state, country, count });
  };
  for (const { city, state, country, count } of rows) {
    add('city', city, state, country, count);
    add('state', state, state, country, count);
    add('country', country, '', country, count);
  }
  return [...regions.values()];
}
