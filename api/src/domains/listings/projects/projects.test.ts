import { photo, pdf, postForm } from '../../../../test/harness/forms.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { newProject, ownFiles, setSetting, unitsUsed } from '../../../../test/harness/listings.ts';

let app: TestApp;
let agent: string;
let stranger: string;
beforeAll(async () => {
  app = await testApp();
  [agent, stranger] = [await app.signIn('agent'), await app.signIn('owner')];
});
afterAll(() => app.close());

const send = async (changes: object, token = agent) => postForm(app, 'post_project', { ...changes }, token);
const posted = async (changes: object = {}) =>
  (await send({ ...(await newProject()), ...changes })).body.data[0];
const postedWithFiles = async () =>
  posted({
    gallery_images: [await photo(), await photo()],
    documents: [pdf()],
    plans: [
      { title: 'Ground floor', document: pdf() },
      { title: 'Roof', document: pdf() },
    ],
  });
const approve = (id: number) =>
  app.db
    .updateTable('projects')
    .set({ request_status: 'approved', status: 1 })
    .where('id', '=', id)
    .execute();

describe('POST post_project', () => {
  it('200: waits hidden for review; takes one unit', async () => {
    const before = await unitsUsed(app, 'project_list');
    const project = await posted({
      type: 'upcoming',
      location: '3 Rope Walk',
      latitude: 23,
      longitude: -24,
      gallery_images: [await photo(), await photo()],
      documents: [pdf('Terms of sale.pdf')],
      plans: [{ title: 'Ground floor', document: await photo('plan.png') }],
    });
    expect(project).toMatchObject({
      slug_id: 'rope-walk',
      type: 'upcoming',
      location: '3 Rope Walk',
      request_status: 'pending',
      status: 0,
      image: expect.stringContaining('/project_title_img/'),
      customer: { email: 'agent@example.com', logintype: '3' },
      gallary_images: [{ type: 'image' }, { type: 'image' }],
      documents: [{ type: 'doc', file_name: 'Terms of sale.pdf' }],
      plans: [{ title: 'Ground floor' }],
    });
    expect(await unitsUsed(app, 'project_list')).toBe(before + 1);
  });

  it('200: the same form sent twice makes one project', async () => {
    const before = await unitsUsed(app, 'project_list');
    const [one, other] = await Promise.all([
      posted({ client_id: 'form-1' }),
      posted({ client_id: 'form-1' }),
    ]);
    expect(other.id).toBe(one.id);
    expect(await unitsUsed(app, 'project_list')).toBe(before + 1);
  });

  it('200: auto-approved ones are approved and shown', async () => {
    const { id } = (await app.get('get-user-data', {}, agent)).body.data;
    await app.db
      .insertInto('verification_applications')
      .values({ user_id: id, status: 'success' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ status: 'success' }))
      .execute();
    await setSetting(app, 'auto_approve', '1');
    expect(await posted()).toMatchObject({ request_status: 'approved', status: 1 });
    await setSetting(app, 'auto_approve', '0');
  });

  it('200: an id changes; what is left out stays, csv removes, plans change, files go', async () => {
    const before = ownFiles(app).length;
    const project = await postedWithFiles();
    await approve(project.id);
    const [first, second] = project.gallary_images;
    const { body } = await send({
      id: project.id,
      title: 'Rope Walk II',
      remove_gallery_images: `${first.id},${second.id}`,
      remove_documents: String(project.documents[0].id),
      remove_plans: String(project.plans[1].id),
      plans: [
        { id: project.plans[0].id, title: 'Level 0' },
        { title: 'Cellar', document: pdf() },
      ],
    });
    expect(body.data[0]).toMatchObject({
      title: 'Rope Walk II',
      description: project.description,
      image: project.image,
      request_status: 'pending',
      gallary_images: [],
      documents: [],
      plans: [{ title: 'Level 0', document: project.plans[0].document }, { title: 'Cellar' }],
    });
    expect(ownFiles(app)).toHaveLength(before + 3);
    expect((await send({ id: project.id, title: 'Mine' }, stranger)).body.key).toBe('notFound');
  });

  it('200: another title picture replaces the file of the old one; cards count plans and documents', async () => {
    const project = await postedWithFiles();
    const before = ownFiles(app).length;
    const { body } = await send({ id: project.id, title: project.title, image: await photo() });
    expect(body.data[0].image).not.toBe(project.image);
    expect(ownFiles(app)).toHaveLength(before);
    await approve(project.id);
    const [card] = (await app.get('get-projects', { id: project.id })).body.data;
    expect(card).toMatchObject({ plans_count: 2, documents_count: 1 });
    expect(card.gallary_images).toHaveLength(2);
  });

  it('200: states what it sells; an entry states a unit as a whole, csv removes; cards show the cheapest that is left', async () => {
    const project = await posted({
      units: [
        { title: 'Garden flat', bedrooms: 2, area: 74, price: 310000, available: 3 },
        { title: 'Loft', bedrooms: 1, area: 48.5, price: 240000, available: 0 },
        { title: 'Office', area: 120, available: 2 },
      ],
    });
    await approve(project.id);
    expect(project).toMatchObject({
      price_from: 310000,
      units_available: 5,
      units: [
        { title: 'Loft', area: 48.5 },
        { title: 'Garden flat' },
        { title: 'Office', bedrooms: null, price: null },
      ],
    });
    const card = async () => (await app.get('get-projects', { id: project.id })).body.data[0];
    expect(await card()).toMatchObject({
      price_from: 310000,
      units_available: 5,
      unit_types: [
        { title: 'Loft', bedrooms: 1 },
        { title: 'Garden flat', bedrooms: 2 },
        { title: 'Office', bedrooms: null },
      ],
    });
    expect(await card()).not.toHaveProperty('units');
    const [loft, garden, office] = project.units;
    const { body } = await send({
      id: project.id,
      title: project.title,
      units: [
        { id: loft.id, title: 'Loft', bedrooms: 1, area: 50, price: 255000, available: 1 },
        { id: garden.id, title: 'Garden flat', bedrooms: 2, available: 0 },
      ],
      remove_units: String(office.id),
    });
    expect(body.data[0]).toMatchObject({
      price_from: 255000,
      units_available: 1,
      units: [
        { id: loft.id, area: 50 },
        { id: garden.id, area: null, price: null, available: 0 },
      ],
    });
    const silent = await posted();
    expect(silent).not.toHaveProperty('price_from');
    expect(silent).not.toHaveProperty('units');
  });

  it.each([
    ['description', { description: '' }],
    ['city', { city: '' }],
    ['state', { state: '' }],
    ['country', { country: '' }],
    ['image', { image: '' }],
    ['image', { image: 'https://example.com/a.jpg' }],
    ['image', { image: pdf('a.jpg') }],
    ['type', { type: 'completed' }],
    ['category_id', { category_id: 9999 }],
    ['plans.0.title', { plans: [{ document: pdf() }] }],
    ['plans.0.document', { plans: [{ title: 'Roof' }] }],
    ['plans.0.id', { plans: [{ id: 1, title: 'Not mine' }] }],
    ['units.0.title', { units: [{ available: 1 }] }],
    ['units.0.available', { units: [{ title: 'Flat' }] }],
    ['units.0.available', { units: [{ title: 'Flat', available: 1.5 }] }],
    ['units.0.price', { units: [{ title: 'Flat', available: 1, price: 0 }] }],
    ['units.0.id', { units: [{ id: 1, title: 'Not mine', available: 1 }] }],
    ['latitude', { longitude: 3 }],
  ])('error: a bad %s (case %#); no row, no file, no unit', async (field, changes) => {
    const count = async () => [
      (await app.db.selectFrom('projects').select('id').execute()).length,
      ownFiles(app).length,
      await unitsUsed(app, 'project_list'),
    ];
    const before = await count();
    const { status, body } = await send({ ...(await newProject()), ...changes });
    expect({ status, key: body.key }).toEqual({ status: 200, key: 'validation' });
    expect(body.fields[field]).toMatch(/[a-z]/);
    expect(await count()).toEqual(before);
  });

  it('400: no unit left; 401: visitors', async () => {
    expect(await send(await newProject(), stranger)).toMatchObject({
      status: 400,
      body: { key: 'packageRequired' },
    });
    expect((await postForm(app, 'post_project', await newProject())).status).toBe(401);
  });
});

describe('POST change-project-status and delete_project', () => {
  it('200 and 400: own approved ones', async () => {
    const { id } = await posted();
    const show = (status: number, token = agent) =>
      app.post('change-project-status', { project_id: id, status }, token);
    expect(await show(1)).toMatchObject({ status: 400, body: { key: 'wrongState' } });
    await approve(id);
    expect((await show(0)).body).toMatchObject({ error: false, code: 200, data: null });
    expect(await show(1, stranger)).toMatchObject({ status: 400, body: { key: 'notFound' } });
    expect(
      (await app.db.selectFrom('projects').select('status').where('id', '=', id).executeTakeFirst())?.status,
    ).toBe(0);
  });

  it('200: the slug is as good as the id, for the owner alone', async () => {
    const { id, slug_id } = await posted();
    await approve(id);
    const show = (token: string) => app.post('change-project-status', { slug_id, status: 0 }, token);
    expect(await show(stranger)).toMatchObject({ status: 400, body: { key: 'notFound' } });
    expect((await show(agent)).status).toBe(200);
    expect((await app.post('delete_project', { slug_id }, stranger)).body.key).toBe('notFound');
    expect((await app.post('delete_project', { slug_id }, agent)).body.error).toBe(false);
    expect((await app.get('get-added-projects', { id }, agent)).body.data).toBeNull();
  });

  it('200: rows and files go; other users may not', async () => {
    const before = ownFiles(app);
    const { id } = await posted({ documents: [pdf()] });
    expect((await app.post('delete_project', { id }, stranger)).body).toMatchObject({
      error: true,
      key: 'notFound',
    });
    expect((await app.post('delete_project', { id }, agent)).body.error).toBe(false);
    expect(ownFiles(app)).toEqual(before);
  });
});

describe('GET get-projects', () => {
  const list = async (query: object = {}) => (await app.get('get-projects', { limit: 100, ...query })).body;

  it('200: live ones for all callers, newest first; the provider’s own without id', async () => {
    const { data, total } = await list();
    expect(total).toBe(data.length);
    expect(
      data.every(
        (row: { status: number; request_status: string }) =>
          row.status === 1 && row.request_status === 'approved',
      ),
    ).toBe(true);
    expect(data.map(({ id }: { id: number }) => id)).toEqual(
      data.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => b - a),
    );
    const admin = data.find((row: { is_admin_listing: number }) => row.is_admin_listing === 1);
    expect(admin.customer).not.toHaveProperty('id');
    expect((await list({ search: 'no such thing', limit: 3 })).total).toBe(total);
    expect((await list({ id: data[1].id })).data).toEqual([data[1]]);
    expect((await list({ slug_id: data[1].slug_id })).data).toEqual([data[1]]);
    expect((await list({ slug_id: 'nowhere' })).total).toBe(0);
    expect(data.some(({ plans_count }: { plans_count: number }) => plans_count > 1)).toBe(true);
  });

  it('200: featured, around a place, of last week and of yesterday', async () => {
    const all = await list();
    expect(
      (await list({ get_featured: 1 })).data.every((row: { is_promoted: boolean }) => row.is_promoted),
    ).toBe(true);
    const { latitude, longitude } = all.data.find((row: { latitude: string }) => row.latitude !== '');
    const near = await list({ latitude, longitude, radius: 3 });
    expect(near.total).toBeGreaterThan(0);
    expect(near.total).toBeLessThan(all.total);
    expect((await list({ latitude, longitude })).total).toBe(1);
    const { id } = await posted();
    await approve(id);
    // the clock of the tests stands on Saturday 21 November 2026
    const set = (day: string) =>
      app.db
        .updateTable('projects')
        .set({ created_at: new Date(day) })
        .where('id', '=', id)
        .execute();
    const has = async (since: number) =>
      (await list({ posted_since: since })).data.some((row: { id: number }) => row.id === id);
    await set('2026-11-15T23:00:00Z');
    expect([await has(0), await has(1)]).toEqual([true, false]);
    await set('2026-11-16T00:30:00Z');
    expect([await has(0), await has(1)]).toEqual([false, false]);
    await set('2026-11-20T08:00:00Z');
    expect([await has(0), await has(1)]).toEqual([false, true]);
  });
});

describe('GET get-project-detail', () => {
  it('200: with access; each visitor counts once a day, the owner never', async () => {
    const { id, slug_id } = await posted();
    await approve(id);
    const buyer = await app.signIn('buyer');
    await app.db
      .updateTable('user_packages')
      .set({ ends_at: null })
      .where('user_id', 'in', (eb) =>
        eb.selectFrom('users').select('id').where('email', '=', 'buyer@example.com'),
      )
      .execute();
    for (const token of [buyer, buyer, agent]) {
      const { body } = await app.get('get-project-detail', { slug_id, get_similar: 1 }, token);
      expect(body).toMatchObject({ data: { id }, total: 1 });
      expect(body.similar_projects.length).toBeGreaterThan(3);
    }
    const views = async () =>
      (
        await app.db
          .selectFrom('projects')
          .select('total_click')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).total_click;
    // Views are written together, about once a second.
    for (let attempt = 0; attempt < 200 && (await views()) === 0; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await app.runJob('view_totals');
    }
    expect(await views()).toBe(1);
    expect((await app.get('get-project-detail', { slug_id: 'none' }, buyer)).body).toMatchObject({
      data: null,
      total: 0,
    });
  });

  it('400: without access, with the flags; own ones in every state are free; 401: visitors', async () => {
    const { body } = await app.get('get-projects', { limit: 1 });
    const { id } = body.data[0];
    const refused = await app.get('get-project-detail', { id }, stranger);
    expect(refused).toMatchObject({
      status: 400,
      body: { key: 'packageRequired', data: { feature_available: false } },
    });
    await app.db
      .updateTable('projects')
      .set({
        request_status: 'pending',
        added_by: (await app.get('get-user-data', {}, stranger)).body.data.id,
      })
      .where('id', '=', id)
      .execute();
    expect((await app.get('get-project-detail', { id }, stranger)).body.data.id).toBe(id);
    expect((await app.get('get-project-detail', { id }, agent)).body.data).toBeNull();
    expect((await app.get('get-project-detail', { id })).status).toBe(401);
  });
});

describe('GET get-added-projects', () => {
  it('200: own ones with reasons; one alone as an object with the others', async () => {
    const { id, slug_id } = await posted();
    await app.db.updateTable('projects').set({ request_status: 'rejected' }).where('id', '=', id).execute();
    await app.db
      .insertInto('reject_reasons')
      .values({ project_id: id, reason: 'Plans are missing.' })
      .execute();
    const list = (await app.get('get-added-projects', { request_status: 'rejected' }, agent)).body;
    expect(list.data[0]).toMatchObject({
      id,
      reject_reason: { reason: 'Plans are missing.' },
      created_at: expect.stringContaining('ago'),
    });
    const one = (await app.get('get-added-projects', { slug_id }, agent)).body;
    expect(one.data).toMatchObject({ id, reject_reason: { project_id: id } });
    expect(one.similar_projects.length).toBeGreaterThan(0);
    expect((await app.get('get-added-projects', { id }, stranger)).body.data).toBeNull();
    expect((await app.get('get-added-projects')).status).toBe(401);
  });
});
