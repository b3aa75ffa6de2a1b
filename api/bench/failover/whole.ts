import type { Setting } from './setting.ts';

const GUESSES = 30;
const GIVEN_UP_AFTER_MS = 20_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How many wrong passwords all back ends together let a visitor try for one account. */
export async function passwordsTried({ proxy }: Setting): Promise<number> {
  let tried = 0;
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const reply = await fetch(`${proxy.origin}/api/user_signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: '3', email: 'agent@example.com', password: 'not this one' }),
    });
    const { key } = (await reply.json()) as { key?: string };
    if (key === 'invalidCredentials') tried += 1;
  }
  return tried;
}

const totalAt = async (origin: string) => {
  const reply = await fetch(`${origin}/api/search-facets`);
  const { data } = (await reply.json()) as { data?: { total: number } };
  return data?.total;
};

/** A home leaves the market: milliseconds until the last back end counts one less. */
export async function seenByAll({ apis, connected }: Setting): Promise<number> {
  const before = await totalAt(apis[0]!.origin);
  if (before === undefined) throw new Error('searches are not answered');
  await connected((client) =>
    client.query(
      'update properties set status = 0 where id = (select max(id) from properties where is_on_market)',
    ),
  );
  const changed = performance.now();
  const all = apis.map(async ({ origin }) => {
    while ((await totalAt(origin).catch(() => undefined)) !== before - 1) {
      if (performance.now() - changed > GIVEN_UP_AFTER_MS) break;
      await pause(20);
    }
    return performance.now() - changed;
  });
  return Math.max(...(await Promise.all(all)));
}
