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

const send = async (call: string, fields: Parameters<typeof postForm>[2]) =>
  (await postForm(app, call, fields, agent)).body;
const posted = async (fields: object = {}) => send('post_property', { ...(await newListing()), ...fields });
const change = (id: number, fields: object) =>
  send('update_post_property', { action_type: 0, id, ...fields });

describe('a change that is sent again', () => {
  const added = async () => ({
    gallery_images: [await photo('a.jpg'), await photo('b.jpg')],
    gallery_client_ids: ['a', 'b'],
    documents: [pdf()],
    document_client_ids: ['paper'],
  });

  it('200: adds its pictures and documents once, keeps no further files, and applies what is new', async () => {
    const { id } = (await posted()).data[0];
    const first = await change(id, { title: 'First title', ...(await added()) });
    const files = ownFiles(app).length;
    const again = await change(id, { title: 'Second title', ...(await added()) });
    expect(again.data[0]).toMatchObject({
      title: 'Second title',
      gallery: first.data[0].gallery,
      documents: first.data[0].documents,
    });
    expect(ownFiles(app)).toHaveLength(files);
    const one = await photo('c.jpg');
    const more = await change(id, { gallery_images: [await photo(), one], gallery_client_ids: ['a', 'c'] });
    expect(more.data[0].gallery).toHaveLength(3);
  });

  it('200: two that arrive together add each picture once', async () => {
    const { id } = (await posted()).data[0];
    const sent = await added();
    const replies = await Promise.all([change(id, sent), change(id, sent), change(id, sent)]);
    expect(replies.map(({ error }) => error)).toEqual([false, false, false]);
    const own = await app.get('get-added-properties', { id }, agent);
    expect(own.body.data[0].gallery).toHaveLength(2);
    expect(own.body.data[0].documents).toHaveLength(1);
  });

  it('200: answers where the named files are, also where they came with an earlier call', async () => {
    const { id } = (await posted()).data[0];
    const sent = { ...(await added()), title_image: await photo(), cover_client_id: 'front' };
    await change(id, sent);
    const { data, sent_files: files } = await change(id, sent);
    const [listing] = data;
    const addressOf = (name: string) =>
      files.find(({ client_id }: { client_id: string }) => client_id === name)?.url;
    expect(addressOf('front')).toBe(listing.title_image);
    expect([addressOf('a'), addressOf('b')]).toEqual(
      listing.gallery.map(({ image_url }: { image_url: string }) => image_url),
    );
    expect(addressOf('paper')).toBe(listing.documents[0].file);
  });

  it('200: the owner reads which of the files of a listing came under which name', async () => {
    const { id } = (await posted()).data[0];
    await change(id, { ...(await added()), title_image: await photo(), cover_client_id: 'front' });
    const read = async (query: object) =>
      (await app.get('get-added-properties', { ...query }, agent)).body.data[0];
    const { title_image: cover, gallery, documents } = await read({ id });
    await change(id, { remove_gallery_images: [gallery[1].id] });
    const { sent_files: files } = await read({ id });
    expect(
      new Map(files.map(({ client_id, url }: { client_id: string; url: string }) => [client_id, url])),
    ).toEqual(
      new Map([
        ['front', cover],
        ['a', gallery[0].image_url],
        ['paper', documents[0].file],
      ]),
    );
    expect(await read({ limit: 1 })).not.toHaveProperty('sent_files');
  });

  it('200: a picture that an earlier attempt put into the gallery is not there twice as the cover', async () => {
    const { id } = (await posted()).data[0];
    await change(id, { gallery_images: [await photo()], gallery_client_ids: ['a'] });
    const files = ownFiles(app).length;
    const { data } = await change(id, { title_image: await photo(), cover_client_id: 'a' });
    expect(data[0].gallery).toEqual([]);
    expect(ownFiles(app)).toHaveLength(files - 1);
  });
});

it('200: without names, as deployed clients send them, each call adds its pictures', async () => {
  const { id } = (await posted()).data[0];
  await change(id, { gallery_images: [await photo()] });
  const { data, sent_files: files } = await change(id, { gallery_images: [await photo()] });
  expect(data[0].gallery).toHaveLength(2);
  expect(files).toBeUndefined();
});

it('200: a form that was posted before is answered so, with the files of the first call', async () => {
  const form = { client_id: 'form-1', cover_client_id: 'front' };
  const first = await posted(form);
  const second = await posted({ ...form, title: 'Typed since' });
  expect([first.already_posted, second.already_posted]).toEqual([false, true]);
  expect(second.data[0].title).toBe(first.data[0].title);
  expect(second.sent_files).toEqual([{ client_id: 'front', url: first.data[0].title_image }]);
});

it('200: named texts become empty, others stay', async () => {
  const film = 'https://www.youtube.com/watch?v=abc';
  const { id } = (await posted({ video_link: film, client_address: '1 Quay' })).data[0];
  expect((await change(id, { video_link: '' })).data[0].video_link).toBe(film);
  const { data } = await change(id, { clear_texts: 'video_link' });
  expect(data[0]).toMatchObject({ video_link: '', client_address: '1 Quay' });
  expect((await change(id, { clear_texts: 'title' })).fields).toHaveProperty(['clear_texts.0']);
});

describe('projects', () => {
  const write = (fields: object) => send('post_project', { title: 'Rope Walk', ...fields });

  it('200: plans, kinds of homes and files of a change that is sent again are added once', async () => {
    const { id } = (await write({ ...(await newProject()), client_id: 'p1' })).data[0];
    const sent = {
      id,
      gallery_images: [await photo()],
      gallery_client_ids: ['a'],
      plans: [{ client_id: 'plan', title: 'Roof', document: pdf() }],
      units: [{ client_id: 'unit', title: 'Studio', available: 4 }],
    };
    await write(sent);
    const files = ownFiles(app).length;
    const units = [{ client_id: 'unit', title: 'Studio', available: 3 }];
    const { data, sent_files: named } = await write({ ...sent, units });
    const [project] = data;
    expect(project.gallary_images).toHaveLength(1);
    expect(named).toEqual([{ client_id: 'a', url: project.gallary_images[0].name }]);
    expect(project.plans).toMatchObject([{ title: 'Roof' }]);
    expect(project.units).toMatchObject([{ title: 'Studio', available: 3 }]);
    expect(ownFiles(app)).toHaveLength(files);
    expect((await app.get('get-added-projects', { id }, agent)).body.data).toMatchObject({
      plans: [{ client_id: 'plan' }],
      units: [{ client_id: 'unit' }],
      sent_files: [{ client_id: 'a', url: project.gallary_images[0].name }],
    });
    expect(project.units[0]).not.toHaveProperty('client_id');
  });

  it('200: texts for search engines and the film become empty when they are named', async () => {
    const film = 'https://youtu.be/abc';
    const made = await write({ ...(await newProject()), video_link: film, meta_title: 'Meta' });
    const { data } = await write({ id: made.data[0].id, clear_texts: 'video_link,meta_title' });
    expect(data[0]).toMatchObject({ video_link: '', meta_title: '' });
  });
});
