import fs from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../src/ports/clock.ts';
import type { StoragePort } from '../src/ports/storage.ts';
import type { Db } from '../src/db/database.ts';
import type { Tables } from '../src/db/schema/tables.ts';
import { activity } from './activity/activity.ts';
import { addressBook } from './listings/addresses.ts';
import { articles } from './content/articles.ts';
import { addConfirmations, confirmAsDemoPeople } from './listings/confirmations.ts';
import { addAttention } from './attention.ts';
import { demoAccounts } from './demo-accounts.ts';
import { edgeListings, specialGalleries } from './listings/edge-listings.ts';
import { leaveOutRequiredFact } from './listings/facts/required-facts.ts';
import { demoReceipt, receiptPicture } from './receipt.ts';
import { unitLog } from './unit-log.ts';
import { leadToVerification, verifications } from './verifications.ts';
import { giveEveryState } from './listings/every-state.ts';
import { listingPlan, planOf } from './listings/plans/floor-plans.ts';
import { galleries } from './listings/galleries.ts';
import { icon } from './icons.ts';
import { listings } from './listings/listings.ts';
import { packages } from './packages.ts';
import { people, portrait, type Person } from './people.ts';
import { photoFiles } from './listings/photos.ts';
import { projects } from './listings/projects.ts';
import { randomFrom } from './random.ts';
import { daysBefore, joinRows, withoutUser, type Rows } from './rows.ts';
import { lockSeed } from './seed-lock.ts';
import { site } from './site.ts';
import {
  categoryId,
  categoryList,
  facilityList,
  parameterId,
  parameterList,
  type ParameterKey,
} from './listings/facts/taxonomy.ts';

const SEED = 20_261_121;
const DONE = 'demo_world';
/** PostgreSQL takes at most 65,535 values in one statement. */
const MOST_VALUES = 60_000;

interface Dependencies {
  db: Kysely<Tables>;
  storage: StoragePort;
  clock: Clock;
  /** Where the demo sign-ins are written for the identity service; undefined: nowhere. */
  dataDirectory?: string | undefined;
}

/** Tables in the order in which they depend on each other. */
const ORDER = [
  'settings',
  'languages',
  'home_sections',
  'seo_settings',
  'categories',
  'parameters',
  'category_parameters',
  'facilities',
  'cities',
  'faqs',
  'report_reasons',
  'verification_fields',
  'verification_options',
  'users',
  'identities',
  'devices',
  'verification_applications',
  'verification_answers',
  'packages',
  'package_features',
  'transactions',
  'bank_receipts',
  'user_packages',
  'user_package_units',
  'properties',
  'property_images',
  'property_documents',
  'property_parameters',
  'property_facilities',
  'listing_events',
  'projects',
  'project_files',
  'project_plans',
  'project_units',
  'package_unit_log',
  'reject_reasons',
  'adverts',
  'favourites',
  'interests',
  'project_interests',
  'property_view_days',
  'project_view_days',
  'messages',
  'notifications',
  'notification_recipients',
  'personalised_fields',
  'saved_searches',
  'articles',
  'article_translations',
  'sliders',
] as const satisfies readonly (keyof Tables)[];

async function insertAll(db: Db, rows: Rows) {
  for (const table of ORDER) {
    const all = (rows[table] ?? []) as Record<string, unknown>[];
    const columns = Math.max(1, ...all.map((row) => Object.keys(row).length));
    const size = Math.max(1, Math.floor(MOST_VALUES / columns));
    for (let start = 0; start < all.length; start += size) {
      await db
        .insertInto(table)
        .values(all.slice(start, start + size))
        .execute();
    }
    const [first] = all;
    if (first && 'id' in first) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
        db,
      );
    }
  }
}

const loginTypeOfDemo = 3;

function peopleRows(all: Person[], now: Date): Rows {
  return {
    users: all.map((person) => ({
      id: person.id,
      name: person.name,
      slug_id: person.slug,
      email: person.email,
      mobile: person.mobile,
      profile: person.hasPicture ? `users/demo/portrait-${person.id}.webp` : '',
      address: person.isNew ? '' : person.home.text,
      login_type: loginTypeOfDemo,
      is_email_verified: true,
      is_demo: demoAccounts.some(({ uid }) => uid === person.subject),
      about_me: person.about ?? null,
      ...(person.isNew
        ? { city: null, state: null, country: null, latitude: null, longitude: null }
        : {
            city: person.home.city,
            state: person.home.state,
            country: person.home.country,
            latitude: person.home.latitude,
            longitude: person.home.longitude,
          }),
      created_at: person.isNew ? now : daysBefore(now, 560 - person.id * 3),
    })),
    identities: all.map(({ id, subject }) => ({ subject, user_id: id, login_type: loginTypeOfDemo })),
    ...verifications(all, now),
  };
}

/** Every row of the demo world; the same for the same day. */
export function demoRows(now: Date): { rows: Rows; people: Person[] } {
  const random = randomFrom(SEED);
  const address = addressBook(random);
  const all = people(random, address);
  const idOf = (role: string) => all.find(({ subject }) => subject === `demo-${role}`)!.id;
  const [buyer, owner, demoAgent] = [idOf('buyer'), idOf('owner'), idOf('agent')];
  const agents = all.filter(({ isAgent }) => isAgent).map(({ id }) => id);
  const members = all.filter(({ isAgent }) => !isAgent).map(({ id }) => id);
  // the demo agent and owner stand early in the list, where most listings go
  const sellers = [demoAgent, agents[1]!, owner, ...agents.slice(2), ...members.slice(8, 20)];
  const deal = galleries();
  // Before the ordinary ones, whose galleries leave out what listings of the same kind begin with.
  const specials = specialGalleries(deal);
  const ordinary = listings({ random, now, address, sellers, deal });
  const special = edgeListings({ now, address, sellers: agents.slice(4), galleries: specials });
  const built = projects({ random, now, address, sellers: agents, deal });
  const properties = [...(special.properties ?? []), ...(ordinary.properties ?? [])];
  giveEveryState(properties, [owner, demoAgent]);
  addConfirmations(properties, [owner, demoAgent], now);
  const newcomer = idOf('newcomer');
  const rows = joinRows(
    site(now),
    peopleRows(all, now),
    packages({ now, agents, owner, buyer, demoAgent }),
    ordinary,
    special,
    built,
    articles(now),
    withoutUser(
      newcomer,
      activity({ random, now, members, buyer, owner, demoAgent, properties, projects: built.projects ?? [] }),
    ),
  );
  Object.assign(rows, unitLog(rows, now));
  leaveOutRequiredFact(rows, demoAgent);
  addAttention(rows, now, { owner, demoAgent, buyer });
  leadToVerification(rows, demoAgent);
  const villa = ordinary.properties?.find(
    ({ category_id, status, request_status, is_premium, property_type, title_image: first }) =>
      category_id === 2 &&
      first?.includes('/villa-') &&
      status === 1 &&
      request_status === 'approved' &&
      !is_premium &&
      property_type === 0,
  );
  if (villa)
    rows.sliders?.push({
      id: 3,
      slider_type: 3,
      image: villa.title_image!,
      web_image: villa.title_image!,
      property_id: villa.id!,
      show_property_details: true,
    });
  return { rows, people: all };
}

/** The plans of listings, drawn from what each states: where each is stored → the drawing. */
export function listingPlans(rows: Rows): Map<string, string> {
  const wanted = new Map((rows.property_documents ?? []).map(({ property_id: id, file }) => [id, file]));
  const stated = new Map<string, number>();
  for (const { property_id: id, parameter_id: parameter, value } of rows.property_parameters ?? [])
    stated.set(`${id} ${parameter}`, Number(JSON.parse(String(value))));
  const numberOf = (id: number, key: ParameterKey) => stated.get(`${id} ${parameterId(key)}`);
  return new Map(
    (rows.properties ?? []).flatMap(({ id = 0, category_id: category }) => {
      const file = wanted.get(id);
      const isPlot = category === categoryId('plot');
      const area = numberOf(id, isPlot ? 'plotArea' : 'area') ?? 60;
      const bedrooms = numberOf(id, 'bedrooms') ?? 0;
      const plan = listingPlan({ id, isPlot, bedrooms, area, frontage: numberOf(id, 'frontage') });
      return file ? [[file, plan] as const] : [];
    }),
  );
}

const byProject = (units: NonNullable<Rows['project_units']>) =>
  [...new Set(units.map(({ project_id: id }) => id))].map((project) =>
    units.filter(({ project_id: id }) => id === project),
  );

async function putFiles(storage: StoragePort, rows: Rows, all: Person[]) {
  await storage.put(demoReceipt, await receiptPicture());
  for (const [name, file] of photoFiles()) await storage.put(name, await fs.promises.readFile(file));
  const icons: [string, { icon: string }[]][] = [
    ['category', [...categoryList]],
    ['parameter_img', [...parameterList]],
    ['facility_img', [...facilityList]],
  ];
  for (const [folder, list] of icons) {
    for (const name of new Set(list.map((entry) => entry.icon)))
      await storage.put(`${folder}/demo/${name}.svg`, Buffer.from(icon(name)));
  }
  for (const units of byProject(rows.project_units ?? []))
    for (const [place, unit] of units.entries()) {
      const { file, svg } = planOf(unit, place);
      await storage.put(file, Buffer.from(svg));
    }
  for (const [file, svg] of listingPlans(rows)) await storage.put(file, Buffer.from(svg));
  for (const { id, hasPicture } of all)
    if (hasPicture) await storage.put(`users/demo/portrait-${id}.webp`, await portrait(id));
}

function writeAccounts(dataDirectory: string) {
  fs.mkdirSync(dataDirectory, { recursive: true });
  const file = path.join(dataDirectory, 'demo-accounts.json');
  fs.writeFileSync(`${file}.new`, JSON.stringify(demoAccounts, null, 2));
  fs.renameSync(`${file}.new`, file);
}

/**
 * Fills an empty database with the demo world, once, even if several processes start at the same moment. Files come first and the rows in
 * one transaction with the note that it is done, so that an interrupted seed starts over. Returns whether the world was written.
 */
export async function seedDemo({ db, storage, clock, dataDirectory }: Dependencies): Promise<boolean> {
  if (dataDirectory) writeAccounts(dataDirectory);
  const isDone = async (on: Db) =>
    (await on.selectFrom('server_state').select('key').where('key', '=', DONE).executeTakeFirst()) !==
    undefined;
  const now = clock.now();
  if (await isDone(db)) {
    await confirmAsDemoPeople(db, now);
    return false;
  }
  return db.transaction().execute(async (trx) => {
    // Files may take a while to a store that is far away.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await lockSeed(trx);
    if (await isDone(trx)) return false;
    const { rows, people: all } = demoRows(now);
    // Behind the lock: a process that fails to store a file removes it, and it must not be one that another process just stored.
    await putFiles(storage, rows, all);
    await insertAll(trx, rows);
    await trx.insertInto('server_state').values({ key: DONE, value: now.toISOString() }).execute();
    return true;
  });
}
