import { photo, postForm } from '../../../../test/harness/forms.ts';
import { newListing, newProject } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
});
afterAll(() => app.close());

interface Image {
  id: number;
  image_url: string;
  alt: string;
}
const files = (count: number) => Promise.all(Array.from({ length: count }, () => photo()));
const listed = async () => {
  const fields = { ...(await newListing()), gallery_images: await files(3) };
  const [listing] = (await postForm(app, 'post_property', fields, agent)).body.data;
  return listing as { id: number; title_image: string; gallery: Image[]; title_image_hash: string };
};
const projected = async () => {
  const fields = { ...(await newProject()), gallery_images: await files(3) };
  const [project] = (await postForm(app, 'post_project', fields, agent)).body.data;
  return project as { id: number; image: string; gallary_images: { id: number; name: string }[] };
};
const arrange = (fields: object, token = agent) => app.post('arrange-pictures', { ...fields }, token);
const own = async (id: number) => (await app.get('get-added-properties', { id }, agent)).body.data[0];
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('POST arrange-pictures', () => {
  it('200: pictures stand in the order that was sent; those that are not named follow', async () => {
    const { id, gallery } = await listed();
    const [first, second, third] = idsOf(gallery);
    const { body } = await arrange({ property_id: id, order: `${third},${first}` });
    expect(idsOf(body.data.gallery)).toEqual([third, first, second]);
    expect(idsOf((await own(id)).gallery)).toEqual([third, first, second]);
    expect((await own(id)).request_status).toBe('pending');
  });

  it('200: a picture changes places with the cover, and back again', async () => {
    const { id, gallery, title_image: cover, title_image_hash: hash } = await listed();
    const chosen = gallery[1]!;
    const { body } = await arrange({ property_id: id, cover_image_id: chosen.id, cover_alt: 'The hall' });
    expect(body.data.cover).toEqual({ image_url: chosen.image_url, alt: 'The hall' });
    expect(body.data.gallery[1]).toMatchObject({ id: chosen.id, image_url: cover });
    expect((await own(id)).title_image).toBe(chosen.image_url);
    await arrange({ property_id: id, cover_image_id: chosen.id });
    const row = await app.db
      .selectFrom('properties')
      .select(['title_image_hash', 'title_image_alt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ title_image_hash: hash, title_image_alt: '' });
    expect((await own(id)).gallery[1]).toMatchObject({ id: chosen.id, alt: 'The hall' });
  });

  it('200: words for users who do not see the pictures are set and cleared', async () => {
    const { id, gallery } = await listed();
    const [first, second] = idsOf(gallery);
    const alts = [
      { id: first, alt: 'Kitchen' },
      { id: second, alt: 'Balcony' },
    ];
    await arrange({ property_id: id, alts });
    await arrange({ property_id: id, cover_alt: 'House', alts: [{ id: second, alt: '' }] });
    expect((await own(id)).gallery.map(({ alt }: Image) => alt)).toEqual(['Kitchen', '', '']);
    expect((await own(id)).title_image_alt).toBe('House');
  });

  it('200: projects too; new pictures come behind the arranged ones', async () => {
    const { id, image, gallary_images: gallery } = await projected();
    const [first, second, third] = idsOf(gallery);
    const { body } = await arrange({
      project_id: id,
      order: `${third},${second},${first}`,
      cover_image_id: second,
      alts: [{ id: third, alt: 'Court' }],
    });
    expect(idsOf(body.data.gallery)).toEqual([third, second, first]);
    expect(body.data.gallery[1].image_url).toBe(image);
    const more = { id, title: 'Rope Walk', gallery_images: await files(1) };
    await postForm(app, 'post_project', more, agent);
    const { data } = (await app.get('get-added-projects', { id }, agent)).body;
    expect(idsOf(data.gallary_images).slice(0, 3)).toEqual([third, second, first]);
    expect(data.gallary_images).toHaveLength(4);
    expect(data.gallary_images[0]).toMatchObject({ alt: 'Court', color: expect.stringMatching(/^#/) });
    expect(data.image).toBe(gallery[1]!.name);
  });

  it('a former cover is in use: the sweep of stored files leaves it, and it goes with the listing', async () => {
    const { id, gallery } = await listed();
    const { size } = app.storage.files;
    await arrange({ property_id: id, cover_image_id: gallery[0]!.id });
    app.pass(48 * 3_600_000);
    await app.runJob('orphaned-files');
    expect(app.storage.files.size).toBe(size);
    await app.post('delete_property', { id }, agent);
    expect(app.storage.files.size).toBe(size - 4);
  });

  it('400: pictures of another listing, listings of another user, and nothing at all; 401: visitors', async () => {
    const [one, other] = [await listed(), await listed()];
    const foreign = other.gallery[0]!.id;
    for (const fields of [
      { order: `${foreign}` },
      { cover_image_id: foreign },
      { alts: [{ id: foreign, alt: 'x' }] },
    ])
      expect(await arrange({ property_id: one.id, ...fields })).toMatchObject({
        status: 400,
        body: { key: 'validation' },
      });
    const stranger = await app.signIn('owner');
    expect(await arrange({ property_id: one.id, cover_alt: 'x' }, stranger)).toMatchObject({
      status: 400,
      body: { key: 'notFound' },
    });
    expect((await arrange({})).status).toBe(400);
    expect((await app.post('arrange-pictures', { property_id: one.id })).status).toBe(401);
    expect(idsOf((await own(one.id)).gallery)).toEqual(idsOf(one.gallery));
  });
});
