import { sql } from 'kysely';
import sharp from 'sharp';
import { deleteAccount } from '../../../../test/harness/delete-account.ts';
import { postForm } from '../../../../test/harness/forms.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 70 } } })
    .toFormat(format)
    .toBuffer();

const upload = (token: string, bytes: Buffer | null, fields: Record<string, string> = {}) =>
  postForm(
    app,
    'update_profile',
    { ...fields, ...(bytes && { profile: { file: bytes, name: '../../evil.svg' } }) },
    token,
  );

describe('the own profile', () => {
  it('401: without a token, with a wrong one and with one that has run out', async () => {
    expect((await app.get('get-user-data')).body).toMatchObject({
      error: true,
      key: 'unauthenticated',
      code: 401,
    });
    expect((await app.get('get-user-data', {}, 'x'.repeat(43))).status).toBe(401);
    const token = await app.signIn('buyer');
    app.pass(31 * 86_400_000);
    expect((await app.get('get-user-data', {}, token)).status).toBe(401);
  });

  it('200: a session in use stays valid', async () => {
    const token = await app.signIn('buyer');
    for (let week = 0; week < 8; week += 1) {
      app.pass(7 * 86_400_000);
      expect((await app.get('get-user-data', {}, token)).status).toBe(200);
    }
  });

  it('200: the number is there as the back end keeps it and as people read it', async () => {
    const token = await app.signIn('agent');
    const { mobile, mobile_text } = (await app.get('get-user-data', {}, token)).body.data;
    expect([mobile, mobile_text]).toEqual(['+447700900103', '+44 7700 900103']);
  });

  it('200: a text that is sent empty is cleared, from JSON and from forms; the name and the number stay', async () => {
    const token = await app.signIn('agent');
    const texts = ['about_me', 'address', 'city', 'state', 'country', 'youtube_id'] as const;
    await app.post('update_profile', Object.fromEntries(texts.map((field) => [field, 'Written'])), token);
    const before = (await app.get('get-user-data', {}, token)).body.data;
    expect(before).toMatchObject({ about_me: 'Written', youtube_id: 'Written' });
    const emptied = await app.post(
      'update_profile',
      { about_me: '', city: '', state: '', name: '', mobile: '' },
      token,
    );
    const { name, mobile } = before;
    expect(emptied.body.data).toMatchObject({ about_me: '', city: '', state: '', name, mobile });
    const { body } = await upload(token, null, { address: '', country: '', youtube_id: '' });
    expect(body.data).toMatchObject({ address: '', country: '', youtube_id: '' });
  });

  it('200: changes what is sent and nothing else, from JSON and from forms', async () => {
    const token = await app.signIn('owner');
    const before = (await app.get('get-user-data', {}, token)).body.data;
    const { body } = await app.post(
      'update_profile',
      { about_me: 'New here', twiiter_id: 'jw', userid: 1, notification: 0 },
      token,
    );
    expect(body).not.toHaveProperty('message');
    expect(body.data).toMatchObject({
      id: before.id,
      name: before.name,
      about_me: 'New here',
      twiiter_id: 'jw',
      notification: 0,
    });
    const on = await app.post('update_profile', { notification: 1 }, token);
    expect(on.body.data.notification).toBe(1);
    const form = await app.request({
      method: 'POST',
      url: '/api/update_profile',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${token}` },
      payload: 'city=Westhaven&latitude=35.5',
    });
    expect(form.body.data).toMatchObject({ city: 'Westhaven', latitude: '35.5', about_me: 'New here' });
  });

  it('200: stores a photo as a small WebP under a name of our own and removes the one before', async () => {
    const token = await app.signIn('owner');
    const first = await upload(token, await picture(900, 600, 'jpeg'), { name: 'Jonas W.' });
    expect(first.body.data).toMatchObject({
      name: 'Jonas W.',
      profile: expect.stringMatching(/^http:\/\/lintel\.test\/images\/users\/[0-9a-f]{32}\.webp$/),
    });
    const served = await app.request({ url: new URL(first.body.data.profile).pathname });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    await upload(token, await picture(130, 130));
    expect((await app.request({ url: new URL(first.body.data.profile).pathname })).status).toBe(404);
  });

  it('400: photos that are too small, of another kind, or no photos', async () => {
    const token = await app.signIn('owner');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    for (const bytes of [
      await picture(119, 400),
      await picture(300, 300, 'webp'),
      svg,
      Buffer.from('MZ'),
      Buffer.alloc(10),
    ]) {
      const { status, body } = await upload(token, bytes);
      expect([status, body.fields?.profile]).toEqual([400, expect.any(String)]);
    }
  });

  it('200: another address waits for its code, the present one stays', async () => {
    const token = await app.signIn('owner');
    const { body } = await app.post('update_profile', { email: 'jonas.new@example.com' }, token);
    expect(body.data).toMatchObject({
      email: 'owner@example.com',
      pending_email: 'jonas.new@example.com',
      is_email_verified: 1,
    });
  });

  it('401: a deactivated account is given the reason, and sees it in the settings', async () => {
    const token = await app.signIn('agent');
    const agent = app.db.updateTable('users').where('email', '=', 'agent@example.com');
    await agent.set({ is_active: false }).execute();
    const { status, body } = await app.get('get-user-data', {}, token);
    expect(status).toBe(401);
    expect(body).toMatchObject({ key: 'accountDeactivated', is_active: false });
    expect((await app.get('web-settings', {}, token)).body.data.is_active).toBe(false);
    await agent.set({ is_active: true }).execute();
  });
});

describe('leaving', () => {
  it('POST before-logout, 200: ends the session and unlinks the device', async () => {
    const token = await app.signIn('buyer');
    await app.post('update_profile', { fcm_id: 'phone-7' }, token);
    expect((await app.post('before-logout', { fcm_id: 'phone-7' }, token)).body).toMatchObject({
      error: false,
      message: 'Signed out.',
    });
    expect((await app.get('get-user-data', {}, token)).status).toBe(401);
    expect(await app.db.selectFrom('devices').selectAll().where('fcm_id', '=', 'phone-7').execute()).toEqual(
      [],
    );
  });

  it('POST sign-out-everywhere, 200: ends the sessions of all devices of this user and of no other user', async () => {
    const [here, there, other] = [
      await app.signIn('owner'),
      await app.signIn('owner'),
      await app.signIn('agent'),
    ];
    await app.post('update_profile', { fcm_id: 'tablet-3' }, there);
    const mails = () => app.mail.sent.filter(({ to }) => to === 'owner@example.com').length;
    const before = mails();
    expect(await app.post('sign-out-everywhere', {}, here)).toMatchObject({
      status: 200,
      body: { data: null, message: 'Signed out on every device.' },
    });
    expect(mails()).toBe(before + 1);
    for (const token of [here, there]) {
      expect((await app.get('get-user-data', {}, token)).status).toBe(401);
    }
    expect((await app.get('get-user-data', {}, other)).status).toBe(200);
    expect(await app.db.selectFrom('devices').selectAll().where('fcm_id', '=', 'tablet-3').execute()).toEqual(
      [],
    );
  });

  it('POST sign-out-everywhere, 401: not for visitors', async () => {
    expect((await app.post('sign-out-everywhere', {})).status).toBe(401);
  });

  it('POST delete_user, 200: everything of the user goes, the conversations too', async () => {
    const agent = await app.signIn('agent');
    const token = await app.signIn('buyer');
    const { id } = (await app.get('get-user-data', {}, token)).body.data;
    const written = await app.db.selectFrom('messages').select('id').where('sender_id', '=', id).execute();
    const ids = written.map((message) => message.id);
    expect(ids.length).toBeGreaterThan(0);

    await deleteAccount(app, token);

    expect((await app.get('get-user-data', {}, token)).status).toBe(401);
    for (const table of ['favourites', 'identities', 'sessions', 'user_packages'] as const) {
      expect(await app.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual(
        [],
      );
    }
    const kept = await app.db.selectFrom('messages').select('sender_id').where('id', 'in', ids).execute();
    expect(kept).toEqual([]);
    expect(
      (await app.get('get_chats', {}, agent)).body.data.some(
        (row: { user_id: number }) => row.user_id === id,
      ),
    ).toBe(false);
  });

  it('POST delete_user, 200: files go with it, open pages end, only the own notifications are gone', async () => {
    const token = await app.signIn('owner');
    const { id } = (await app.get('get-user-data', {}, token)).body.data;
    await upload(token, await picture(300, 300));
    const owned = ['property_title_img/aa.webp', 'property_gallery_img/bb.webp', 'agent-verification/cc.pdf'];
    for (const path of owned) await app.storage.put(path, Buffer.from('x'));
    const listing = await app.db
      .updateTable('properties')
      .set({ title_image: owned[0]! })
      .where('id', '=', (eb) =>
        eb.selectFrom('properties').select('id').where('added_by', '=', id).orderBy('id').limit(1),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db.insertInto('property_images').values({ property_id: listing.id, file: owned[1]! }).execute();
    const application = await app.db
      .insertInto('verification_applications')
      .values({ user_id: id, status: 'pending' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('verification_answers')
      .values({ application_id: application.id, field_id: 8, value: owned[2]! })
      .execute();
    const photos = [...app.storage.files.keys()].filter((path) => path.startsWith('users/'));
    expect(photos.length).toBeGreaterThan(0);

    await deleteAccount(app, token);

    for (const path of [...owned, ...photos]) expect(app.storage.files.has(path)).toBe(false);
    const orphans = await sql`select id from notifications n where send_type <> 1
      and not exists (select from notification_recipients r where r.notification_id = n.id)`.execute(app.db);
    expect(orphans.rows).toEqual([]);
  });
});
