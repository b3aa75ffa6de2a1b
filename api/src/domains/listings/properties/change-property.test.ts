import { photo, pdf, postForm } from '../../../../test/harness/forms.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { newListing, ownFiles, setSetting } from '../../../../test/harness/listings.ts';

let app: TestApp;
let agent: string;
let stranger: string;
beforeAll(async () => {
  app = await testApp();
  [agent, stranger] = [await app.signIn('agent'), await app.signIn('owner')];
});
afterAll(() => app.close());

interface Listing {
  id: number;
  slug_id: string;
  gallery: { id: number; image_url: string }[];
  documents: { id: number }[];
}
async function posted(changes: object = {}): Promise<Listing> {
  const { body } = await postForm(app, 'post_property', { ...(await newListing()), ...changes }, agent);
  return body.data[0];
}
const change = (fields: object, token = agent) =>
  postForm(app, 'update_post_property', { action_type: 0, ...fields }, token);
const setState = (id: number, changes: object) =>
  app.db.updateTable('properties').set(changes).where('id', '=', id).execute();
const column = async (id: number) =>
  app.db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirst();
const events = async (id: number) =>
  (
    await app.db
      .selectFrom('listing_events')
      .select(['kind', 'old_value', 'new_value'])
      .where('posting_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind, old_value, new_value }) => `${kind} ${old_value} ${new_value}`);

describe('POST update_post_property', () => {
  it('200: changes what was sent, keeps the rest, clears what the contract names', async () => {
    const { id } = await posted({
      is_premium: 'true',
      meta_title: 'Harbour flat',
      meta_image: await photo(),
      parameters: [
        { parameter_id: 1, value: '3' },
        { parameter_id: 2, value: '1' },
      ],
      facilities: [{ facility_id: 1, distance: 1 }],
    });
    const { body } = await change({
      id,
      price: 240_000,
      parameters: [{ parameter_id: 1, value: '4' }],
      facilities: [{ facility_id: 2, distance: 0.4 }],
    });
    expect(body.data[0]).toMatchObject({
      title: 'Bright flat by the harbour',
      price: 240_000,
      previous_price: 250_000,
      is_premium: false,
      meta_title: 'Bright flat by the harbour',
      meta_image: expect.stringContaining('/property_seo_img/'),
      parameters: [
        { id: 1, value: '4' },
        { id: 2, value: '1' },
      ],
      assign_facilities: [{ facility_id: 2 }],
    });
    expect((await change({ id, meta_image: '' })).body.data[0].meta_image).toContain('/property_title_img/');
    expect(
      (await change({ id, parameters: [{ parameter_id: 2, value: '' }] })).body.data[0].parameters,
    ).toMatchObject([{ id: 1 }]);
    expect(await events(id)).toEqual(['posted null 250000', 'price 250000 240000']);
  });

  it('200: JSON works, also for choices and for taking a picture away', async () => {
    const { id } = await posted({ meta_image: await photo() });
    const checkbox = await app.db
      .selectFrom('parameters')
      .select(['id', 'options'])
      .where('type', '=', 'checkbox')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('category_parameters')
      .values({ category_id: 1, parameter_id: checkbox.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const chosen = checkbox.options!.slice(0, 2);
    for (const value of [chosen, JSON.stringify(chosen)]) {
      const { body } = await app.post(
        'update_post_property',
        { action_type: 0, id, meta_image: null, parameters: [{ parameter_id: checkbox.id, value }] },
        agent,
      );
      expect(body.data[0].parameters).toMatchObject([{ id: checkbox.id, value: chosen }]);
      expect(body.data[0].meta_image).toContain('/property_title_img/');
    }
  });

  it('200: files are replaced, added and removed, and the old ones are gone', async () => {
    const before = ownFiles(app).length;
    const { id, gallery, documents } = await posted({
      gallery_images: [await photo(), await photo()],
      documents: [pdf()],
      three_d_image: await photo(),
    });
    expect(ownFiles(app)).toHaveLength(before + 5);
    const { body } = await change({
      id,
      title_image: await photo(),
      remove_three_d_image: 1,
      gallery_images: [await photo()],
      remove_gallery_images: [gallery[0]!.id],
      remove_documents: [documents[0]!.id],
    });
    const [now] = body.data;
    expect(now.gallery.map((image: { id: number }) => image.id)).toEqual([
      gallery[1]!.id,
      expect.any(Number),
    ]);
    expect(now).toMatchObject({ documents: [], three_d_image: '' });
    expect(ownFiles(app)).toHaveLength(before + 3);
    // the address of the present picture comes back from deployed clients and changes nothing
    expect((await change({ id, title_image: now.title_image })).body.data[0].title_image).toBe(
      now.title_image,
    );
  });

  it('200: pictures of another user stay, whatever ids are sent', async () => {
    const [mine, other] = [await posted(), await posted({ gallery_images: [await photo()] })];
    await setState(other.id, { added_by: null });
    await change({ id: mine.id, remove_gallery_images: [other.gallery[0]!.id] });
    expect(
      (await app.request({ method: 'GET', url: new URL(other.gallery[0]!.image_url).pathname })).status,
    ).toBe(200);
  });

  it('200: goes back to review, unless edits are trusted', async () => {
    const { id } = await posted();
    await setState(id, { request_status: 'approved' });
    await setSetting(app, 'auto_approve_edited_listings', '1');
    expect((await change({ id, title: 'New' })).body.data[0].request_status).toBe('approved');
    await setSetting(app, 'auto_approve_edited_listings', '0');
    expect((await change({ id, title: 'Newer' })).body.data[0].request_status).toBe('pending');
    expect(await events(id)).toContain('review approved pending');
  });

  it('200: takes a new slug, is still found by its id, and keeps slugs unique', async () => {
    const { id, slug_id: old } = await posted({ title: 'Slug one' });
    expect((await change({ id, slug_id: 'headland-estate' })).body.data[0].slug_id).toBe('headland-estate-2');
    expect((await change({ id, slug_id: 'fresh' })).body.data[0].slug_id).toBe('fresh');
    expect((await change({ slug_id: 'fresh', title: 'By slug' })).body.data[0].title).toBe('By slug');
    expect((await change({ slug_id: old, title: 'Gone' })).body.key).toBe('notFound');
  });

  it('200: a slug that another own listing has is numbered, and that listing stays as it is', async () => {
    const first = await posted({ title: 'Quay house' });
    const second = await posted({ title: 'Mill house' });
    const { body } = await change({ id: second.id, slug_id: first.slug_id, title: 'Mill house by the quay' });
    expect(body.data[0]).toMatchObject({ id: second.id, slug_id: `${first.slug_id}-2` });
    expect(await column(first.id)).toMatchObject({ title: 'Quay house', slug_id: first.slug_id });
    await change({ action_type: 1, id: second.id, slug_id: first.slug_id });
    expect(await column(first.id)).toBeDefined();
  });

  it('200: action 1 deletes', async () => {
    const { id } = await posted();
    const { body } = await change({ id, action_type: 1 });
    expect(body).toMatchObject({ error: false, message: 'The listing has been deleted.' });
    expect(body).not.toHaveProperty('data');
    expect(await column(id)).toBeUndefined();
  });

  it('200: a sale becomes a rent with its duration, and the other way round without; both are noted', async () => {
    const { id } = await posted();
    expect((await change({ id, property_type: 1, rentduration: 'Quarterly' })).body.data[0]).toMatchObject({
      property_type: 'rent',
      rentduration: 'Quarterly',
    });
    expect((await change({ id, property_type: 1 })).body.data[0].rentduration).toBe('Quarterly');
    await change({ id, property_type: 0, rentduration: 'Quarterly' });
    expect(await column(id)).toMatchObject({ property_type: 0, rent_duration: null });
    expect(await events(id)).toEqual(['posted null 250000', 'deal sell rent', 'deal rent sell']);
  });

  it('error: a fact that the category requires is taken away; others may change beside it', async () => {
    const { id } = await posted({ parameters: [{ parameter_id: 1, value: '3' }] });
    const require = (is_required: boolean) =>
      app.db.updateTable('parameters').set({ is_required }).where('id', '=', 1).execute();
    await require(true);
    const other = await change({ id, parameters: [{ parameter_id: 2, value: '1' }] });
    const taken = await change({ id, parameters: [{ parameter_id: 1, value: '' }] });
    await require(false);
    expect(other.body.data[0].parameters).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(taken.body.fields).toEqual({ parameters: expect.stringMatching(/^must state ./) });
  });

  it('error: sold listings do not come back to the market here; nothing is stored', async () => {
    const { id } = await posted();
    await setState(id, { property_type: 2 });
    const files = ownFiles(app);
    const { status, body } = await change({
      id,
      property_type: 0,
      title: 'Again',
      title_image: await photo(),
    });
    expect({ status, key: body.key }).toEqual({ status: 400, key: 'wrongState' });
    expect((await column(id))!.title).not.toBe('Again');
    expect(ownFiles(app)).toEqual(files);
    expect((await change({ id, property_type: 2, title: 'Sold' })).body.error).toBe(false);
  });
});

describe('owners only', () => {
  it.each([
    ['update_post_property', (id: number) => ({ id, action_type: 0, title: 'Mine' }), 200],
    ['update_post_property', (id: number) => ({ id, action_type: 1 }), 200],
    ['delete_property', (id: number) => ({ id }), 200],
    ['update_property_status', (id: number) => ({ property_id: id, status: 2 }), 200],
    ['change-property-status', (id: number) => ({ property_id: id, status: 0 }), 400],
  ])('%s: another’s listing is as good as none', async (call, body, status) => {
    const { id } = await posted();
    await setState(id, { request_status: 'approved' });
    const before = await column(id);
    const reply = await app.post(call, body(id), stranger);
    expect({ status: reply.status, key: reply.body.key }).toEqual({ status, key: 'notFound' });
    expect(reply).toMatchObject({ body: (await app.post(call, body(99_999_999), stranger)).body });
    expect(await column(id)).toEqual(before);
    expect((await app.post(call, body(id))).status).toBe(401);
  });

  it.each([
    ['delete_property', {}, 200],
    ['update_property_status', { status: 2 }, 200],
    ['change-property-status', { status: 0 }, 400],
  ])('%s: the slug is as good as the id, for the owner alone', async (call, fields, status) => {
    const { id } = await posted();
    await setState(id, { request_status: 'approved' });
    const before = (await column(id))!;
    const { slug_id } = before;
    const reply = await app.post(call, { slug_id, ...fields }, stranger);
    expect({ status: reply.status, key: reply.body.key }).toEqual({ status, key: 'notFound' });
    expect((await app.post(call, { slug_id, ...fields }, agent)).body.error).toBe(false);
    expect(await column(id)).not.toEqual(before);
    expect((await app.post(call, fields, agent)).body).toMatchObject({ key: 'validation' });
  });

  it('remove_post_images: own pictures only, with their files', async () => {
    const { id, gallery } = await posted({ gallery_images: [await photo()] });
    const image = { id: gallery[0]!.id };
    expect((await app.post('remove_post_images', image, stranger)).body.key).toBe('notFound');
    expect((await app.post('remove_post_images', image, agent)).body.error).toBe(false);
    expect((await app.post('remove_post_images', image, agent)).body.key).toBe('notFound');
    expect((await app.get('get-added-properties', { id }, agent)).body.data[0].gallery).toEqual([]);
    expect((await app.request({ method: 'GET', url: new URL(gallery[0]!.image_url).pathname })).status).toBe(
      404,
    );
  });
});

describe('POST delete_property', () => {
  it('200: rows and files go, those of the demo world stay', async () => {
    const before = ownFiles(app).length;
    const { id } = await posted({ gallery_images: [await photo()], documents: [pdf()] });
    await setState(id, { three_d_image: 'property_gallery_img/demo/villa-01.webp' });
    const all = app.storage.files.size;
    expect((await app.post('delete_property', { id }, agent)).body.error).toBe(false);
    expect(ownFiles(app)).toHaveLength(before);
    expect(app.storage.files.size).toBe(all - 3);
    expect((await app.post('delete_property', { id }, agent)).body.key).toBe('notFound');
  });
});

describe('POST update_property_status', () => {
  it.each([
    [0, 2, 'sold'],
    [1, 3, 'rented'],
    [3, 1, 'rent'],
  ])('200: %i → %i', async (from, to, deal) => {
    const { id } = await posted();
    await setState(id, { property_type: from });
    expect(
      (await app.post('update_property_status', { property_id: id, status: to }, agent)).body.error,
    ).toBe(false);
    expect((await column(id))!.property_type).toBe(to);
    expect((await events(id)).at(-1)).toMatch(new RegExp(`^deal .* ${deal}$`));
  });

  it.each([
    [0, 3],
    [0, 1],
    [1, 2],
    [2, 2],
    [2, 1],
    [3, 2],
  ])('400: %i → %i', async (from, to) => {
    const { id } = await posted();
    await setState(id, { property_type: from });
    const { status, body } = await app.post('update_property_status', { property_id: id, status: to }, agent);
    expect({ status, key: body.key }).toEqual({ status: 400, key: 'wrongState' });
    expect((await column(id))!.property_type).toBe(from);
  });

  it('error: no such state', async () => {
    const { status, body } = await app.post('update_property_status', { property_id: 1, status: 0 }, agent);
    expect({ status, key: body.key }).toEqual({ status: 200, key: 'validation' });
  });
});

describe('POST change-property-status', () => {
  it('200 and 400: approved listings are hidden and shown, others not', async () => {
    const { id } = await posted();
    const show = (status: number) => app.post('change-property-status', { property_id: id, status }, agent);
    expect(await show(0)).toMatchObject({ status: 400, body: { key: 'wrongState' } });
    await setState(id, { request_status: 'approved' });
    expect(await show(0)).toMatchObject({ status: 200, body: { code: 200, data: null } });
    expect((await column(id))!.is_live).toBe(false);
    await show(1);
    expect((await column(id))!.is_live).toBe(true);
    expect((await events(id)).slice(-2)).toEqual(['status 1 0', 'status 0 1']);
    expect((await show(7)).status).toBe(400);
  });
});
