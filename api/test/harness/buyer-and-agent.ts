import { userIdOf } from './accounts/own-rows.ts';
import type { TestApp } from './test-app.ts';

/** The tokens of a buyer and an agent of the demo world, their ids, and that of a listing of the agent without messages or interests. */
export interface BuyerAndAgent {
  readonly buyer: string;
  readonly agent: string;
  readonly ids: { readonly buyer: number; readonly agent: number; readonly listing: number };
}

export async function buyerAndAgent(app: TestApp): Promise<BuyerAndAgent> {
  const [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  const agentId = await userIdOf(app, agent);
  const listing = await app.db
    .selectFrom('properties')
    .select('id')
    .where('added_by', '=', agentId)
    .where('is_on_market', '=', true)
    .where('id', 'not in', app.db.selectFrom('messages').select('property_id'))
    .where('id', 'not in', app.db.selectFrom('interests').select('property_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { buyer, agent, ids: { buyer: await userIdOf(app, buyer), agent: agentId, listing: listing.id } };
}
