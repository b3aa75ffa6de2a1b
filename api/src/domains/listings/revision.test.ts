import { photo, pdf, postForm } from '../../../test/harness/forms.ts';
import { newListing, newProject, ownFiles } from '../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
});
afterAll(() => app.close());

type Fields = Parameters<typeof postForm>[2];
const send = (call: string, fields: Fields) => postForm(app, call, fields, agent);

const outdated = { error: true, key: 'outdated', code: 409 };

describe('the revision of a listing', () => {
  const posted = async (fields: object = {}) =>
    (await send('post_property', { ...(await newListing()), ...fields })).body.data[0];
  const read = async (id: number) => (await app.get('get-added-properties', { id }, agent)).body.data[0];
  const change = (id: number, fields: object) =>
    send('update_post_property', { action_type: 0, id, ...fields });

  it('200: a change of the state that was read is stored, and makes another one', async () => {
    const { id } = await posted();
    const { revision } = await read(id);
    const { status, body } = await change(id, { revision, price: 240_000 });
    expect([status, body.error]).toEqual([200, false]);
    const now = await read(id);
    expect(now.price).toBe(240_000);
    expect(now.revision).not.toBe(revision);
  });

  it('409: a change of an earlier state writes nothing and keeps no file', async () => {
    const { id } = await posted();
    const { revision } = await read(id);
    await change(id, { price: 240_000 });
    const before = await read(id);
    const files = ownFiles(app).length;
    const { status, body } = await change(id, {
      revision,
      title: 'Typed on an earlier page',
      gallery_images: [await photo()],
      gallery_client_ids: ['a'],
      documents: [pdf()],
    });
    expect(status).toBe(409);
    expect(body).toMatchObject(outdated);
    expect(await read(id)).toEqual(before);
    expect(ownFiles(app)).toHaveLength(files);
  });

  it('409: a deletion of an earlier state leaves the listing', async () => {
    const { id } = await posted();
    const { revision } = await read(id);
    await change(id, { price: 240_000 });
    expect((await send('update_post_property', { action_type: 1, id, revision })).status).toBe(409);
    expect(await read(id)).toMatchObject({ price: 240_000 });
  });

  it('200: of two that arrive together one is stored', async () => {
    const { id } = await posted();
    const { revision } = await read(id);
    const replies = await Promise.all(
      [230_000, 231_000, 232_000, 233_000].map(async (price) => ({
        price,
        status: (await change(id, { revision, price })).status,
      })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await read(id)).price).toBe(replies.find(({ status }) => status === 200)?.price);
  });

  it('200: a client that names no revision changes the listing as before', async () => {
    const { id } = await posted();
    await change(id, { price: 240_000 });
    const { body } = await change(id, { title: 'Second title' });
    expect(body.data[0]).toMatchObject({ price: 240_000, title: 'Second title' });
  });

  it('400: is a whole number', async () => {
    const { id } = await posted();
    expect((await change(id, { revision: 'new' })).body.fields).toHaveProperty('revision');
  });

  it('is another one after each write of what a form states', async () => {
    const { id, gallery } = await posted({
      gallery_images: [await photo(), await photo()],
    });
    const seen = [(await read(id)).revision];
    for (const write of [
      () => app.post('arrange-pictures', { property_id: id, cover_alt: 'The harbour' }, agent),
      () => app.post('arrange-pictures', { property_id: id, cover_image_id: gallery[1].id }, agent),
      () => app.post('remove_post_images', { id: gallery[0].id }, agent),
      () => app.post('update_property_status', { property_id: id, status: 2 }, agent),
    ]) {
      expect((await write()).body.error).toBe(false);
      seen.push((await read(id)).revision);
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('stays when the administration, visitors, adverts and the question of availability write', async () => {
    const { id } = await posted();
    const { revision } = await read(id);
    const set = (changes: object) =>
      app.db.updateTable('properties').set(changes).where('id', '=', id).execute();
    await set({ request_status: 'approved', status: 1, updated_at: new Date() });
    await set({ total_click: 7, promoted: true });
    await app.post('confirm-property', { property_id: id }, agent);
    await app.post('change-property-status', { property_id: id, status: 0 }, agent);
    const now = await read(id);
    expect(now).toMatchObject({ status: 0, request_status: 'approved', revision });
    expect((await change(id, { revision, price: 240_000 })).status).toBe(200);
  });
});

describe('the revision of a project', () => {
  const posted = async () =>
    (await send('post_project', { ...(await newProject()), gallery_images: [await photo()] })).body.data[0];
  const read = async (id: number) => (await app.get('get-added-projects', { id }, agent)).body.data;
  const change = (id: number, fields: object) => send('post_project', { id, title: 'Rope Walk', ...fields });

  it('409: a change of an earlier state writes nothing and keeps no file', async () => {
    const { id } = await posted();
    const { revision } = await read(id);
    expect((await change(id, { revision, units: [{ title: 'Studio', available: 4 }] })).status).toBe(200);
    const before = await read(id);
    const files = ownFiles(app).length;
    const plans = [{ title: 'Roof', document: pdf() }];
    const { status, body } = await change(id, { revision, title: 'Typed on an earlier page', plans });
    expect(status).toBe(409);
    expect(body).toMatchObject(outdated);
    expect(await read(id)).toEqual(before);
    expect(ownFiles(app)).toHaveLength(files);
  });

  it('200: of two that arrive together one is stored; without a revision both are', async () => {
    const { id } = await posted();
    const { revision } = await read(id);
    const sendBoth = (fields: object) =>
      Promise.all(['First', 'Second'].map(async (title) => (await change(id, { ...fields, title })).status));
    expect((await sendBoth({ revision })).toSorted()).toEqual([200, 409]);
    expect(await sendBoth({})).toEqual([200, 200]);
  });

  it('is another one after pictures are arranged, and stays after a review', async () => {
    const { id } = await posted();
    const { revision } = await read(id);
    await app.db
      .updateTable('projects')
      .set({ request_status: 'approved', status: 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    await app.post('change-project-status', { project_id: id, status: 0 }, agent);
    expect((await read(id)).revision).toBe(revision);
    await app.post('arrange-pictures', { project_id: id, cover_alt: 'The yard' }, agent);
    expect((await read(id)).revision).not.toBe(revision);
  });
});
