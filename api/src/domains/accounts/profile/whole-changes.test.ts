import { sql } from 'kysely';
import { outboxMail } from '#adapters/messages/outbox.ts';
import { photo, postForm } from '../../../../test/harness/forms.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  app.mail.send = outboxMail(app.db, true).send;
});
afterEach(() => app.close());

const change = (token: string, fields: Parameters<typeof postForm>[2]) =>
  postForm(app, 'update_profile', fields, token);

/** Makes the last statement of a change fail: rows take no photo of their own. */
const refusePhotos = () =>
  sql`alter table users add constraint no_photo check (profile not like 'users/%' or profile like 'users/demo/%')`.execute(
    app.db,
  );

const own = async (token: string) => (await app.get('get-user-data', {}, token)).body.data;

/** All that a change of a profile writes. */
const written = async () => ({
  photos: [...app.storage.files.keys()].filter((path) => path.startsWith('users/')),
  mails: await app.db.selectFrom('mail_outbox').select('recipient').execute(),
  codes: await app.db.selectFrom('otp_codes').select('target').execute(),
  devices: await app.db.selectFrom('devices').select('fcm_id').execute(),
});

const wanted = { name: 'Jo', email: 'jo.new@example.com', about_me: 'New here', fcm_id: 'phone-9' };

describe('POST update_profile happens as a whole', () => {
  it('500: where the photo cannot be named, the fields, the device, the address and the files stay as they were', async () => {
    const token = await app.signIn('owner');
    const before = [await own(token), await written()];
    await refusePhotos();
    expect((await change(token, { ...wanted, profile: await photo('me.jpg', 200, 200) })).status).toBe(500);
    expect([await own(token), await written()]).toEqual(before);
  });

  it('500: a change of address that waits goes on where the rest of the change that withdraws it fails', async () => {
    const token = await app.signIn('owner');
    await app.post('update_profile', { email: 'jo.new@example.com' }, token);
    const before = [await own(token), await written()];
    await refusePhotos();
    const profile = await photo('me.jpg', 200, 200);
    const { status } = await change(token, { email_change: 'withdraw', profile });
    expect(status).toBe(500);
    expect([await own(token), await written()]).toEqual(before);
  });

  it('400: a photo that is refused changes nothing, and no code goes to the address beside it', async () => {
    const token = await app.signIn('owner');
    const before = [await own(token), await written()];
    expect((await change(token, { ...wanted, profile: await photo('me.jpg', 80, 80) })).status).toBe(400);
    expect([await own(token), await written()]).toEqual(before);
  });
});
