import { userIdOf } from '../../../../test/harness/accounts/own-rows.ts';
import { sql } from 'kysely';
import { pdf, photo, postForm } from '../../../../test/harness/forms.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { newListing, ownFiles, setSetting, unitsUsed } from '../../../../test/harness/listings.ts';

let app: TestApp;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
});
afterAll(() => app.close());

const post = async (changes: object = {}, token = agent) =>
  postForm(app, 'post_property', { ...(await newListing()), ...changes }, token);
const count = async () =>
  Number(
    (
      await app.db
        .selectFrom('properties')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Gives a user exactly so many listings to post. */
async function grantUnits(userId: number, total: number, used = 0) {
  await app.db
    .updateTable('user_package_units')
    .set({ total, used })
    .where('user_package_id', 'in', (eb) =>
      eb.selectFrom('user_packages').select('id').where('user_id', '=', userId),
    )
    .where('feature_id', '=', 1)
    .execute();
}

describe('POST post_property', () => {
  it('takes the energy class as the fact of that name, and changes it', async () => {
    const { status, body } = await post({ title: 'Tidy flat by the park', energy_class: 'B' });
    expect(status).toBe(200);
    const [listing] = body.data;
    expect(listing).toMatchObject({ energy_class: 'B' });
    expect(listing.parameters).toContainEqual(expect.objectContaining({ name: 'Energy class', value: 'B' }));
    const { id } = listing;
    const changed = await postForm(
      app,
      'update_post_property',
      { id, action_type: '0', energy_class: 'G' },
      agent,
    );
    expect(changed.body.data[0]).toMatchObject({ energy_class: 'G' });
  });
  it('refuses an energy class that there is not', async () => {
    const { body } = await post({ energy_class: 'Z' });
    expect(body).toMatchObject({ error: true, fields: { energy_class: expect.stringContaining('A, B, C') } });
  });
  it('200: the listing waits for review, with everything that was sent', async () => {
    const { body, status } = await post({
      price: '310000',
      video_link: 'https://youtu.be/dQw4w9WgXcQ',
      is_premium: 'true',
      rentduration: 'Monthly',
      parameters: [
        { parameter_id: 1, value: '3' },
        { parameter_id: 7, value: '2' },
        { parameter_id: 2, value: '' },
      ],
      facilities: [
        {
          facility_id: 1,
          distance: '1.26',
          place_name: 'Keaton Clinic',
          latitude: 35.239,
          longitude: '-24.0075',
        },
        { facility_id: 3, distance: 2 },
        { facility_id: 2 },
      ],
      gallery_images: [await photo('a.jpg'), await photo('b.jpg')],
      documents: [pdf()],
      three_d_image: await photo('room.jpg', 1200, 600),
    });
    expect({ status, error: body.error, message: body.message }).toMatchObject({ status: 200, error: false });
    const [listing] = body.data;
    expect(listing).toMatchObject({
      title: 'Bright flat by the harbour',
      slug_id: 'bright-flat-by-the-harbour',
      price: 310_000,
      property_type: 'sell',
      request_status: 'pending',
      status: 1,
      is_premium: true,
      latitude: '23.1',
      video_link: 'https://youtu.be/dQw4w9WgXcQ',
      title_image: expect.stringMatching(/\/images\/property_title_img\/[0-9a-f]{32}\.webp$/),
      title_image_hash: expect.stringMatching(/^.{28}$/),
      three_d_image: expect.stringContaining('/images/3d_img/'),
    });
    expect(listing.parameters.map(({ id, value }: { id: number; value: string }) => [id, value])).toEqual([
      [1, '3'],
      [7, '2'],
    ]);
    const [clinic, metro] = listing.assign_facilities;
    expect(clinic).toMatchObject({
      facility_id: 1,
      distance: 1.3,
      place_name: 'Keaton Clinic',
      latitude: '35.239',
      longitude: '-24.0075',
    });
    expect(metro).toMatchObject({ facility_id: 3, distance: 2 });
    expect(metro).not.toHaveProperty('latitude');
    expect(listing.gallery).toHaveLength(2);
    expect(listing.gallery[0].image_url).toContain(`/images/property_gallery_img/${listing.id}/`);
    expect(listing.documents).toMatchObject([
      { type: 'pdf', file_name: 'plan.pdf', property_id: listing.id },
    ]);
    // a sale has no duration, whatever a form sends along
    expect(
      (await app.get('get-added-properties', { id: listing.id }, agent)).body.data[0].rentduration,
    ).toBeNull();
    const document = new URL(listing.documents[0].file);
    expect((await app.request({ method: 'GET', url: document.pathname + document.search })).status).toBe(200);
    const city = await app.db
      .selectFrom('cities')
      .select('state')
      .where('name', '=', 'Port Calder')
      .execute();
    expect(city).toEqual([{ state: 'South Calder' }]);
  });

  it('200: a verified agent skips the review when the setting allows it', async () => {
    await app.db
      .insertInto('verification_applications')
      .values({ user_id: await userIdOf(app, agent), status: 'success' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ status: 'success' }))
      .execute();
    await setSetting(app, 'auto_approve', '1');
    expect((await post()).body.data[0].request_status).toBe('approved');
    await setSetting(app, 'auto_approve', '0');
    expect((await post()).body.data[0].request_status).toBe('pending');
  });

  it.each([
    ['فيلا عائلية مع حديقة', 'فيلا-عائلية-مع-حديقة'],
    ['Größe zählt: Köln & Łódź!', 'große-zahlt-koln-łodz'],
    ['海辺の家 3', '海辺の家-3'],
    ['🌅🌅', 'listing'],
  ])('200: the slug of %s is %s, and leads to the listing', async (title, slug) => {
    const { body } = await post({ title });
    expect(body.data[0].slug_id).toBe(slug);
    const own = await app.get('get-added-properties', { slug_id: slug }, agent);
    expect(own.body.data[0].id).toBe(body.data[0].id);
  });

  it('200: ten who post the same title at once get ten slugs', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => post({ title: 'Twin house' })));
    const slugs = replies.map(({ body }) => body.data?.[0].slug_id);
    expect(new Set(slugs).size).toBe(10);
    expect(slugs.toSorted()[0]).toBe('twin-house');
  });

  it('200: two units allow two of twenty listings posted at once, and only their files stay', async () => {
    const owner = await app.signIn('owner');
    await grantUnits(await userIdOf(app, owner), 2);
    const [before, files] = [await count(), ownFiles(app).length];
    const replies = await Promise.all(Array.from({ length: 20 }, () => post({}, owner)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(
      replies.filter(({ status, body }) => status === 400 && body.key === 'packageRequired'),
    ).toHaveLength(18);
    expect(await count()).toBe(before + 2);
    expect(ownFiles(app)).toHaveLength(files + 2);
  });

  it('200: the same form sent three times at once and once later makes one listing and takes one unit', async () => {
    const owner = await app.signIn('owner');
    await grantUnits(await userIdOf(app, owner), 5);
    const [before, units, files] = [
      await count(),
      await unitsUsed(app, 'property_list'),
      ownFiles(app).length,
    ];
    const form = { client_id: 'form-1' };
    const send = (changes = {}) => post({ ...form, ...changes }, owner);
    const replies = await Promise.all([send(), send(), send()]);
    replies.push(await send({ title: 'Another title' }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.data[0].id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect(await unitsUsed(app, 'property_list')).toBe(units + 1);
    expect(ownFiles(app)).toHaveLength(files + 1);
  });

  it('200: forms of different users with the same client id are different listings', async () => {
    const owner = await app.signIn('owner');
    await grantUnits(await userIdOf(app, owner), 5);
    const [one, other] = [await post({ client_id: 'form-2' }), await post({ client_id: 'form-2' }, owner)];
    expect(other.body.data[0].id).not.toBe(one.body.data[0].id);
  });

  it('400: without a package that allows it, with the three flags', async () => {
    const owner = await app.signIn('owner');
    await grantUnits(await userIdOf(app, owner), 3, 3);
    const { status, body } = await post({}, owner);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: true,
      key: 'packageRequired',
      data: { package_available: true, feature_available: true, limit_available: false },
    });
  });

  it('error: an incomplete profile', async () => {
    const id = await userIdOf(app, agent);
    const { mobile } = await app.db
      .selectFrom('users')
      .select('mobile')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('users').set({ mobile: ' ' }).where('id', '=', id).execute();
    const { status, body } = await post();
    await app.db.updateTable('users').set({ mobile }).where('id', '=', id).execute();
    expect({ status, ...body }).toMatchObject({
      status: 200,
      key: 'profileIncomplete',
      data: { missing: ['mobile'] },
    });
  });

  it('error: unverified agents where verification is required', async () => {
    const id = await userIdOf(app, agent);
    await setSetting(app, 'verification_required_for_user', '1');
    for (const status of ['pending', 'failed'] as const) {
      await app.db
        .updateTable('verification_applications')
        .set({ status })
        .where('user_id', '=', id)
        .execute();
      expect((await post()).body).toMatchObject({
        key: 'verificationRequired',
        data: { verification_status: status },
      });
    }
    await app.db.deleteFrom('verification_applications').where('user_id', '=', id).execute();
    expect((await post()).body.data).toEqual({ verification_status: 'initial' });
    await setSetting(app, 'verification_required_for_user', '0');
  });

  it.each([
    ['title', { title: '' }],
    ['description', { description: ' ' }],
    ['price', { price: 0 }],
    ['price', { price: '12.5' }],
    ['price', { price: '9223372036854775807' }],
    ['category_id', { category_id: 9999 }],
    ['property_type', { property_type: 2 }],
    ['address', { address: '' }],
    ['city', { city: '' }],
    ['country', { country: '' }],
    ['title_image', { title_image: '' }],
    ['title_image', { title_image: 'https://example.com/a.jpg' }],
    ['title_image', { title_image: pdf('photo.jpg') }],
    ['documents.0', { documents: [{ name: 'a.pdf', file: Buffer.from('MZ\u0090\u0000program') }] }],
    ['gallery_images.0', { gallery_images: [pdf()] }],
    ['video_link', { video_link: 'http://127.0.0.1/watch?v=1' }],
    ['video_link', { video_link: 'https://youtube.com.evil.example/watch?v=1' }],
    ['rentduration', { rentduration: 'Hourly' }],
    ['meta_keywords', { meta_keywords: 'a,b,c,d,e,f,g,h,i,j,k' }],
    ['longitude', { longitude: '' }],
    ['parameters.0.parameter_id', { parameters: [{ parameter_id: 9999, value: '1' }] }],
    ['parameters.0.value', { parameters: [{ parameter_id: 1, value: 'many' }] }],
    ['parameters.0.value', { parameters: [{ parameter_id: 1, value: '-3' }] }],
    [
      'parameters.1.value',
      { parameters: { 0: { parameter_id: 1, value: '3' }, 1: { parameter_id: 10, value: '20222' } } },
    ],
    ['parameters.0.value', { parameters: [{ parameter_id: 7, value: 'Airport' }] }],
    ['parameters.0.value', { parameters: [{ parameter_id: 1, value: pdf() }] }],
    ['parameters.0.value', { parameters: [{ parameter_id: 1, value: ['2', '3'] }] }],
    ['facilities.0.facility_id', { facilities: [{ facility_id: 9999, distance: 1 }] }],
    ['facilities.0.longitude', { facilities: [{ facility_id: 1, distance: 1, latitude: 3 }] }],
    ['facilities.0.latitude', { facilities: [{ facility_id: 1, distance: 1, latitude: 93, longitude: 3 }] }],
    ['facilities.0.distance', { facilities: [{ facility_id: 1, distance: 'near' }] }],
  ])('error: a bad %s (case %#); no row, no file, no unit', async (field, changes) => {
    const before = [await count(), ownFiles(app).length, await unitsUsed(app, 'property_list')];
    const { status, body } = await post(changes);
    expect({ status, error: body.error, key: body.key }).toEqual({
      status: 200,
      error: true,
      key: 'validation',
    });
    expect(body.fields[field]).toMatch(/[a-z]/);
    expect([await count(), ownFiles(app).length, await unitsUsed(app, 'property_list')]).toEqual(before);
  });

  it('error: a fact that the category requires', async () => {
    await sql`update parameters set is_required = true where id = 1`.execute(app.db);
    expect((await post()).body.fields).toHaveProperty('parameters');
    expect((await post({ parameters: [{ parameter_id: 1, value: '2' }] })).body.error).toBe(false);
    await sql`update parameters set is_required = false where id = 1`.execute(app.db);
  });

  it('401: visitors and deactivated accounts', async () => {
    expect((await postForm(app, 'post_property', await newListing())).status).toBe(401);
    const buyer = await app.signIn('buyer');
    const buyers = app.db.updateTable('users').where('email', '=', 'buyer@example.com');
    await buyers.set({ is_active: false }).execute();
    expect((await post({}, buyer)).body).toMatchObject({ key: 'accountDeactivated' });
  });
});
