import { sql, type DialectAdapter } from 'kysely';
import { afterCommit } from '#db/after-commit.ts';
import type { Database, Db } from '#db/database.ts';
import type { Listen } from '#db/listen.ts';
import type { EventCarrier } from '#ports/engines/event-carrier.ts';

/** The channel of NOTIFY, on which every process listens with any carrier. */
export const CHANNEL = 'lintel_events';

interface Sender {
  readonly carrier: EventCarrier;
  send(payload: string): void;
}

/** By what a database and its transactions have in common. */
const senders = new WeakMap<DialectAdapter, Sender>();

const notify = (executor: Db, payload: string) =>
  sql`select pg_notify(${CHANNEL}, ${payload})`.execute(executor);

/** From now on what transactions of this database announce goes over a carrier, and by NOTIFY only while it is away. */
export function carryEvents(db: Database, carrier: EventCarrier, onError: (error: unknown) => void): void {
  senders.set(db.getExecutor().adapter, {
    carrier,
    send: (payload) =>
      void carrier
        .send(payload)
        .catch(() => notify(db, payload))
        .catch(onError),
  });
}

/** Announces something to all processes when the executor's transaction is committed, and nothing when it is not. */
export async function announce(executor: Db, payload: string): Promise<void> {
  const sender = senders.get(executor.getExecutor().adapter);
  if (sender?.carrier.isThere()) await afterCommit(executor, () => sender.send(payload));
  else await notify(executor, payload);
}

/** Receives NOTIFY and the messages of the carrier: a process that has lost the carrier sends by NOTIFY, whatever the others have. */
export const listenBothWays =
  (listen: Listen, carrier: EventCarrier): Listen =>
  async (channel, hearing) => {
    const listening = await listen(channel, hearing);
    await carrier.hear(hearing);
    return listening;
  };
