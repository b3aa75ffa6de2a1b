import { photo, type FormFile } from './forms.ts';
import type { TestApp } from './test-app.ts';

/** Fields of a complete new listing; parts may be replaced. */
export const newListing = async (changes: Record<string, string | number | FormFile> = {}) => ({
  title: 'Bright flat by the harbour',
  description: 'Three rooms and a balcony above the boats.',
  category_id: 1,
  property_type: 0,
  price: 250_000,
  address: '7 Mole Street',
  city: 'Port Calder',
  state: 'South Calder',
  country: 'Calder Island',
  latitude: 23.1,
  longitude: -24.2,
  title_image: await photo(),
  ...changes,
});

/** Fields of a complete new project. */
export const newProject = async (changes: Record<string, string | number | FormFile> = {}) => ({
  title: 'Rope Walk',
  description: 'Twenty homes along the old rope walk.',
  category_id: 1,
  city: 'Port Calder',
  state: 'South Calder',
  country: 'Calder Island',
  image: await photo(),
  ...changes,
});

/** Sets a setting of the site; it counts from the next ten seconds on, so the clock moves on. */
export async function setSetting(app: TestApp, key: string, value: string): Promise<void> {
  await app.db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  app.pass(11_000);
}

/** Files of the storage that are not part of the demo world. */
export const ownFiles = (app: TestApp) =>
  [...app.storage.files.keys()].filter((path) => !path.includes('/demo/'));

/** Units used of a counted feature by all users. */
export async function unitsUsed(app: TestApp, type: string): Promise<number> {
  const { used } = await app.db
    .selectFrom('user_package_units as u')
    .innerJoin('features as f', 'f.id', 'u.feature_id')
    .select((eb) => eb.fn.sum<number>('u.used').as('used'))
    .where('f.type', '=', type)
    .executeTakeFirstOrThrow();
  return Number(used);
}
