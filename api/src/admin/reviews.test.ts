import { DAY_MS, MINUTE_MS } from '#ports/clock.ts';
import { adminOf } from '../../test/harness/admin-context.ts';
import { postForm } from '../../test/harness/forms.ts';
import { newListing, newProject } from '../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
let buyer: string;
beforeEach(async () => {
  app = await testApp();
  [agent, buyer] = [await app.signIn('agent'), await app.signIn('buyer')];
});
afterEach(() => app.close());

const admin = adminOf(() => app, { now: () => new Date(app.now()) });
async function decide(...args: string[]) {
  const { out, error } = await admin(...args, '--json');
  if (out === undefined) throw new Error(error);
  return JSON.parse(out) as { status: number };
}
const approve = (kind: 'property' | 'project', id: number) => decide('approve', kind, String(id));

async function postHome(): Promise<number> {
  const fields = await newListing({ property_type: 1, rentduration: 'Monthly', price: 2000 });
  return (await postForm(app, 'post_property', fields, agent)).body.data[0].id;
}
function change(id: number, fields: object) {
  app.pass(MINUTE_MS);
  return postForm(app, 'update_post_property', { action_type: 0, id, ...fields }, agent);
}
const show = (id: number, status: 0 | 1) =>
  app.post('change-property-status', { property_id: id, status }, agent);
const notifications = async (token: string, id: number): Promise<{ title: string; message: string }[]> =>
  (await app.get('get_notification_list', { limit: 50 }, token)).body.data.filter(
    ({ target }: { target?: { id: number } }) => target?.id === id,
  );
const isPublic = async (id: number) => (await app.get('get_property', { id }, buyer)).body.data.length > 0;

describe('the approval of a change', () => {
  it('is when users who saved the home are notified of its lower price, once and against what they saw', async () => {
    const id = await postHome();
    await approve('property', id);
    await app.post('add_favourite', { property_id: id, type: 1 }, buyer);
    const drops = async () =>
      (await notifications(buyer, id)).filter(({ title }) => title === 'Price drop on a saved home').length;
    await change(id, { price: 1800 });
    await change(id, { price: 1900 });
    expect(await drops()).toBe(0);
    await approve('property', id);
    expect(await drops()).toBe(1);
    await change(id, { title: 'The same price' });
    await approve('property', id);
    await change(id, { price: 2000 });
    await approve('property', id);
    await change(id, { price: 1950 });
    await approve('property', id);
    expect(await drops()).toBe(1);
  });

  it('of a price that was refused in between is measured at the last price that was shown', async () => {
    const id = await postHome();
    await approve('property', id);
    await app.post('add_favourite', { property_id: id, type: 1 }, buyer);
    await change(id, { price: 2500 });
    await decide('reject', 'property', String(id), '--reason', 'Too much');
    await change(id, { price: 2100 });
    await approve('property', id);
    expect(await notifications(buyer, id)).toEqual([]);
  });

  it('leaves a home hidden that its owner hid, and shows one that was hidden by a refusal', async () => {
    const id = await postHome();
    expect(await approve('property', id)).toMatchObject({ status: 1 });
    await show(id, 0);
    await change(id, { title: 'Better words' });
    expect(await approve('property', id)).toMatchObject({ status: 0 });
    expect(await isPublic(id)).toBe(false);
    expect((await notifications(agent, id))[0]!.message).toContain('stays hidden until you show it');
    await show(id, 1);
    expect(await isPublic(id)).toBe(true);
    await change(id, { title: 'Even better words' });
    await decide('reject', 'property', String(id), '--reason', 'Capitals');
    await change(id, { title: 'The best words' });
    expect(await approve('property', id)).toMatchObject({ status: 1 });
    expect((await notifications(agent, id))[0]!.message).toContain('is online');
  });

  it('after a refusal is no return to the market for others: until then no user had seen the home', async () => {
    const id = await postHome();
    await decide('reject', 'property', String(id), '--reason', 'Dark photos');
    await change(id, { title: 'Bright photos' });
    await approve('property', id);
    const states = async (token: string) =>
      (await app.get('listing-history', { property_id: id }, token)).body.data.flatMap(
        ({ kind, status }: { kind: string; status: number }) => (kind === 'status' ? status : []),
      );
    expect(await states(buyer)).toEqual([]);
    expect(await states(agent)).toEqual([0, 1]);
    // Users have seen it now: what is refused then has left the market.
    await decide('reject', 'property', String(id), '--reason', 'Capitals');
    await change(id, { title: 'Brighter photos' });
    await approve('property', id);
    expect(await states(buyer)).toEqual([0, 1]);
  });

  it('leaves a project hidden that its owner hid', async () => {
    const { body } = await postForm(app, 'post_project', await newProject(), agent);
    const [{ id }] = body.data as [{ id: number }];
    expect(await approve('project', id)).toMatchObject({ status: 1 });
    await app.post('change-project-status', { project_id: id, status: 0 }, agent);
    await postForm(app, 'post_project', { id, title: 'Better words' }, agent);
    expect(await approve('project', id)).toMatchObject({ status: 0 });
  });
});

it('what is approved while its owner’s account waits for its deletion is shown when the account stays', async () => {
  const id = await postHome();
  await decide('reject', 'property', String(id), '--reason', 'Dark photos');
  await change(id, { title: 'Bright photos' });
  await app.post('delete_user', {}, agent);
  app.pass(DAY_MS);
  expect(await approve('property', id)).toMatchObject({ status: 0 });
  expect(await isPublic(id)).toBe(false);
  agent = await app.signIn('agent');
  expect(await isPublic(id)).toBe(true);
});

describe('a number after approve', () => {
  const postNamed = async (slug: string): Promise<number> =>
    (await postForm(app, 'post_property', { ...(await newListing()), slug_id: slug }, agent)).body.data[0].id;

  it('is also found as the slug of a home', async () => {
    const id = await postNamed('20240101');
    expect(await decide('approve', 'property', '20240101')).toMatchObject({ id, status: 1 });
  });

  it('that is the id of a home and the slug of another decides about neither', async () => {
    const first = await postNamed('by-the-sea');
    const second = await postNamed(String(first));
    const { error } = await admin('approve', 'property', String(first));
    expect(error).toBe(
      `${first} is the id of property ${first} and the slug of property ${second}. Write by-the-sea or ${second}.`,
    );
    expect([await isPublic(first), await isPublic(second)]).toEqual([false, false]);
    expect(await decide('approve', 'property', 'by-the-sea')).toMatchObject({ id: first });
    expect(await decide('approve', 'property', String(second))).toMatchObject({ id: second });
  });
});
