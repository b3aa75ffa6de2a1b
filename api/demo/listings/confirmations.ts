import { confirmationDays } from '@lintel/api-contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/db/schema/tables.ts';
import { randomFrom } from '../random.ts';
import { daysBefore, type Rows } from '../rows.ts';

type Property = NonNullable<Rows['properties']>[number];

const SEED = 41;
const { asked, overdue, expired } = confirmationDays;

const isOnMarket = ({ status, request_status, property_type }: Property) =>
  status === 1 && request_status === 'approved' && Number(property_type) < 2;
const isHidden = ({ status, request_status, property_type }: Property) =>
  status === 0 && request_status === 'approved' && Number(property_type) < 2;

/** When owners last confirmed their homes; each of `owners` has one that was asked about, one that is overdue, and one that is hidden. */
export function addConfirmations(properties: Property[], owners: readonly number[], now: Date): void {
  const random = randomFrom(SEED);
  const confirmed = (listing: Property, days: number, step: string, due: number) =>
    Object.assign(listing, {
      confirmed_at: daysBefore(now, days),
      confirmation_step: step,
      confirmation_due_at: daysBefore(now, days - due),
    });
  for (const listing of properties) confirmed(listing, random.between(0, asked - 1), 'confirmed', asked);
  for (const owner of owners) {
    const own = properties.filter(({ added_by }) => added_by === owner);
    const [first, second] = own.filter(isOnMarket).toReversed();
    const hidden = own.find(isHidden);
    if (first) confirmed(first, asked + 2, 'asked', overdue);
    if (second) confirmed(second, overdue + 3, 'overdue', expired);
    if (hidden) confirmed(hidden, expired + 2, 'expired', expired);
  }
}

/** The people of the demo world answer as the site starts again; the demo sign-ins are asked like everyone else. */
export async function confirmAsDemoPeople(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`update properties p set confirmed_at = ${now}::timestamptz - random() * interval '10 days', confirmation_step = 'confirmed',
      confirmation_due_at = ${now}::timestamptz + interval '10 days', confirmation_token_hash = null,
      status = case when confirmation_step = 'expired' then 1 else status end
    from identities i join users u on u.id = i.user_id
    where p.added_by = u.id and i.subject like 'demo-%' and not u.is_demo
      and (p.confirmation_step <> 'confirmed' or p.confirmation_due_at <= ${now})`.execute(db);
}
