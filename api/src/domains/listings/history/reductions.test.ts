import { DAY_MS, MINUTE_MS } from '#ports/clock.ts';
import { adminOf } from '../../../../test/harness/admin-context.ts';
import { postForm } from '../../../../test/harness/forms.ts';
import { newListing, setSetting } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
let id: number;
beforeEach(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
  const fields = await newListing({ property_type: 1, rentduration: 'Monthly', price: 2000 });
  id = (await postForm(app, 'post_property', fields, agent)).body.data[0].id;
});
afterEach(() => app.close());

const admin = adminOf(() => app, { now: () => new Date(app.now()) });
const approve = () => admin('approve', 'property', String(id));
/** Changes the listing; answers what its price was reduced from. */
async function change(fields: object): Promise<number | null> {
  app.pass(MINUTE_MS);
  const { body } = await postForm(app, 'update_post_property', { action_type: 0, id, ...fields }, agent);
  return body.data[0].previous_price;
}
const prices = async (...values: number[]) => {
  const answers: (number | null)[] = [];
  for (const price of values) answers.push(await change({ price }));
  return answers;
};
const shownBefore = async () => (await app.get('get_property', { id })).body.data[0].previous_price;

describe('where changes need no review, a price', () => {
  beforeEach(async () => {
    await approve();
    await setSetting(app, 'auto_approve_edited_listings', '1');
  });

  it('that is lowered is reduced from the one before', async () => {
    expect(await prices(1900, 1800)).toEqual([2000, 1900]);
  });

  it('that was raised to be lowered again is not reduced, until thirty days have passed', async () => {
    expect(await prices(2500, 2000, 1950)).toEqual([null, null, 2000]);
    await prices(2500);
    app.pass(31 * DAY_MS);
    agent = await app.signIn('agent');
    expect(await prices(2400)).toEqual([2500]);
  });

  it('for another period or deal is not compared with the one before', async () => {
    expect(await prices(1900)).toEqual([2000]);
    expect(await change({ price: 22_000, rentduration: 'Yearly' })).toBeNull();
    expect(await change({ price: 1800, rentduration: 'Monthly' })).toBeNull();
    expect(await prices(1700)).toEqual([1800]);
    expect(await change({ rentduration: 'Yearly' })).toBeNull();
  });
});

describe('where changes are reviewed, a price', () => {
  it('that was changed before the first review was never another one', async () => {
    await prices(1500);
    await approve();
    expect(await shownBefore()).toBeNull();
  });

  it('is not measured at a slip that was corrected before its review', async () => {
    await approve();
    await prices(200, 2000);
    await approve();
    await prices(1900);
    await approve();
    expect(await shownBefore()).toBe(2000);
  });

  it('that changed several times before its review is reduced from the last one that was shown', async () => {
    await approve();
    await prices(1500, 1900);
    await approve();
    expect(await shownBefore()).toBe(2000);
    await prices(2600, 2100);
    await approve();
    expect(await shownBefore()).toBeNull();
  });
});
