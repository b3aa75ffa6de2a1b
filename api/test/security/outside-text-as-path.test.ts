import { photo, postForm } from '../harness/forms.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** An account whose identity token names a picture; the claims are what the identity service lets people set themselves. */
async function accountWithPicture(subject: string, picture: string) {
  const identity = { subject, emailVerified: false, picture };
  app.identity.tokens.set(`token of ${subject}`, identity);
  const { body } = await app.post('user_signup', {
    type: 0,
    auth_id: subject,
    id_token: `token of ${subject}`,
    profile: picture,
  });
  return body as { token: string; data: { id: number; profile: string } };
}

describe('F5 text from outside never becomes a path of the storage', () => {
  const victims = ['property_gallery_img/7/0123456789abcdef0123456789abcdef.webp', 'users/abc.webp'];

  it.each(victims)('changing the photo of an account leaves %s alone', async (victim) => {
    await app.storage.put(victim, Buffer.from('x'));
    const { token } = await accountWithPicture(`changes ${victim}`, victim);
    await postForm(app, 'update_profile', { profile: await photo() }, token);
    expect(app.storage.files.has(victim)).toBe(true);
  });

  it.each(victims)('deleting an account leaves %s alone', async (victim) => {
    await app.storage.put(victim, Buffer.from('x'));
    const { token } = await accountWithPicture(`leaves ${victim}`, victim);
    await app.post('update_profile', { profile: victim }, token);
    expect((await app.post('delete_user', {}, token)).body.error).toBe(false);
    expect(app.storage.files.has(victim)).toBe(true);
  });

  it('a row that names a foreign path has nothing removed', async () => {
    const victim = 'chat/0123456789abcdef0123456789abcdef.webp';
    await app.storage.put(victim, Buffer.from('x'));
    const token = await app.signIn('owner');
    const { id } = (await app.get('get-user-data', {}, token)).body.data;
    const listing = await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', id)
      .executeTakeFirstOrThrow();
    const { id: image } = await app.db
      .insertInto('property_images')
      .values({ property_id: listing.id, file: victim })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await app.post('remove_post_images', { id: image }, token)).body.error).toBe(false);
    expect(app.storage.files.has(victim)).toBe(true);
  });

  it('the database refuses a photo outside of users/', async () => {
    const change = app.db
      .updateTable('users')
      .set({ profile: 'property_gallery_img/7/a.webp' })
      .where('email', '=', 'owner@example.com');
    await expect(change.execute()).rejects.toThrow('users_profile');
  });
});

describe('F17 no profile shows a picture of another site', () => {
  const tracker = 'https://tracker.example/pixel.gif';

  it('neither from an identity token nor from user_signup or update_profile', async () => {
    const { token, data } = await accountWithPicture('tracks', tracker);
    expect(data.profile).toBe('');
    const changed = await app.post('update_profile', { profile: tracker, name: 'Tracker' }, token);
    expect(changed.body.data).toMatchObject({ profile: '', name: 'Tracker' });
  });
});

it('F25 an empty profile picture is refused as such', async () => {
  const token = await app.signIn('owner');
  const empty = { name: 'me.png', file: Buffer.alloc(0) };
  const { status, body } = await postForm(app, 'update_profile', { profile: empty }, token);
  expect([status, body.key]).toEqual([400, 'validation']);
});
