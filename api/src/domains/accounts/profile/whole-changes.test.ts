import { sql } from 'kysely';
import sharp from 'sharp';
import { outboxMail } from '#adapters/messages/outbox.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  app.mail.send = outboxMail(app.db, true).send;
});
afterEach(() => app.close());

const picture = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: { r: 20, g: 90, b: 70 } } })
    .png()
    .toBuffer();

async function send(token: string, bytes: Buffer, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('profile', new Blob([new Uint8Array(bytes)]), 'me.png');
  const body = new Response(form);
  return app.request({
    method: 'POST',
    url: '/api/update_profile',
    headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

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
    expect((await send(token, await picture(200), wanted)).status).toBe(500);
    expect([await own(token), await written()]).toEqual(before);
  });

  it('500: a change of address that waits goes on where the rest of the change that withdraws it fails', async () => {
    const token = await app.signIn('owner');
    await app.post('update_profile', { email: 'jo.new@example.com' }, token);
    const before = [await own(token), await written()];
    await refusePhotos();
    const { status } = await send(token, await picture(200), { email_change: 'withdraw' });
    expect(status).toBe(500);
    expect([await own(token), await written()]).toEqual(before);
  });

  it('400: a photo that is refused changes nothing, and no code goes to the address beside it', async () => {
    const token = await app.signIn('owner');
    const before = [await own(token), await written()];
    expect((await send(token, await picture(80), wanted)).status).toBe(400);
    expect([await own(token), await written()]).toEqual(before);
  });
});
