import { sql } from 'kysely';
import { newListing } from '../harness/listings.ts';
import { pdf, photo, postForm } from '../harness/forms.ts';
import type { TestApp } from '../harness/test-app.ts';

/** A caller: an id and, except for visitors, a token. */
export interface Person {
  readonly id: number;
  readonly token: string | undefined;
}

/** States of a listing that decide who may see it. */
export const listingStates = ['live', 'premium', 'sold', 'hidden', 'pending', 'rejected'] as const;
export type ListingState = (typeof listingStates)[number];

const columnsOf = {
  live: {},
  premium: { is_premium: true },
  sold: { property_type: 2 },
  hidden: { status: 0 },
  pending: { request_status: 'pending' },
  rejected: { request_status: 'rejected', status: 0 },
} as const satisfies Record<ListingState, object>;

/** A new account whose address is confirmed. */
export async function newPerson(app: TestApp, name: string): Promise<Person & { token: string }> {
  const subject = `uid-${name}`;
  const email = `${name}@people.example`;
  app.identity.tokens.set(`proof of ${subject}`, { subject, email, emailVerified: true, name });
  const proof = { type: 0, auth_id: subject, id_token: `proof of ${subject}` };
  const { body } = await app.post('user_signup', proof);
  return { id: body.data.id, token: body.token };
}

/** Gives a user every feature, without limit. */
export async function grantEverything(app: TestApp, userId: number): Promise<void> {
  await sql`
    with granted as (
      insert into user_packages (user_id, package_id, starts_at)
      select ${userId}, (select min(id) from packages), '2026-01-01' returning id)
    insert into user_package_units (user_package_id, feature_id, used, total)
    select granted.id, f.id, 0, null from granted cross join features f`.execute(app.db);
}

/** A user whose profile is complete and who may post as much as they like. */
export async function newOwner(app: TestApp, name: string): Promise<Person & { token: string }> {
  const owner = await newPerson(app, name);
  await grantEverything(app, owner.id);
  const profile = { name, mobile: '+4915100000001', address: '1 Owner Street', profile: await photo() };
  await postForm(app, 'update_profile', profile, owner.token);
  await sql`insert into verification_applications (user_id, status) values (${owner.id}, 'success')`.execute(
    app.db,
  );
  return owner;
}

/** Words that stand in the listings of {@link newListingIn} and must not reach those who may not see them. */
export const SECRETS = {
  description: 'SecretDescription: the key lies under the pot.',
  address: '7 SecretAddress Street',
  documents: 'secret-deed.pdf',
} as const;

/** Posts a listing with a document and brings it into a state. */
export async function newListingIn(
  app: TestApp,
  state: ListingState,
  owner: Person,
): Promise<{ id: number; slug_id: string }> {
  const { body } = await postForm(
    app,
    'post_property',
    {
      ...(await newListing({
        title: `A ${state} home of ${owner.id}`,
        description: SECRETS.description,
        address: SECRETS.address,
        latitude: 23.10123,
        longitude: -24.20123,
      })),
      documents: [pdf(SECRETS.documents)],
      gallery_images: [await photo('a.jpg'), await photo('b.jpg')],
    },
    owner.token,
  );
  const { id, slug_id } = body.data[0];
  await app.db
    .updateTable('properties')
    .set({ request_status: 'approved', status: 1, ...columnsOf[state] })
    .where('id', '=', id)
    .execute();
  return { id, slug_id };
}
