import { sql } from 'kysely';
import { setSetting } from '../harness/listings.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

const EMAIL = 'half-way@example.org';
const PASSWORD = 'Harbour-9281';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const sentCode = () => /\b(\d{6})\b/.exec(app.mail.sent.at(-1)!.body)![1]!;
const verify = (otp: string) => app.get('verify-otp', { email: EMAIL, otp });

/** The back end ends before it has written the last that a right code leads to: the proof, or the session that a proof is for. */
async function whileEnding<T>(work: () => Promise<T>, table = 'otp_proofs'): Promise<T> {
  await sql`create function end_for_test() returns trigger language plpgsql as
    $$ begin raise exception 'the back end ends here'; end $$`.execute(app.db);
  await sql`create trigger end_for_test before insert on ${sql.table(table)}
    for each row execute function end_for_test()`.execute(app.db);
  try {
    return await work();
  } finally {
    await sql`drop trigger end_for_test on ${sql.table(table)}`.execute(app.db);
    await sql`drop function end_for_test`.execute(app.db);
  }
}
const accounts = async () =>
  (await app.db.selectFrom('users').select('id').where('email', '=', EMAIL).execute()).length;

describe('a right code whose answer was never made', () => {
  it('makes the account when it is entered again', async () => {
    await app.post('user-register', {
      name: 'Half Way',
      email: EMAIL,
      password: PASSWORD,
      re_password: PASSWORD,
    });
    const code = sentCode();
    expect((await whileEnding(() => verify(code))).status).toBe(500);
    expect(await accounts()).toBe(0);
    const { body } = await verify(code);
    expect(body).toMatchObject({ error: false, auth_id: expect.any(String) });
    expect(await accounts()).toBe(1);
  });

  it('signs in to an account when it is entered again, and then no more', async () => {
    await app.get('get-otp', { email: EMAIL });
    const code = sentCode();
    expect((await whileEnding(() => verify(code))).status).toBe(500);
    const { auth_id } = (await verify(code)).body;
    const { body } = await app.post('user_signup', { type: 3, auth_id });
    expect(body).toMatchObject({ error: false, data: { email: EMAIL } });
    expect((await verify(code)).body.error).toBe(true);
  });
});

describe('a right code whose answer was lost', () => {
  it('is not stated as one that was never sent when it is entered again', async () => {
    await app.get('get-otp', { email: EMAIL });
    const code = sentCode();
    await verify(code);
    expect((await verify(code)).body).toMatchObject({
      key: 'wrongState',
      message: 'No code is waiting there: none was sent, or it has been used. Please ask for a new one.',
    });
  });
});

describe('the proof of a right code, whose session was never made', () => {
  const signIn = (auth_id: string) => app.post('user_signup', { type: 3, auth_id });
  const proofOf = async () => {
    await app.get('get-otp', { email: EMAIL });
    return (await verify(sentCode())).body.auth_id as string;
  };

  it('signs in when it is sent again, and then no more', async () => {
    const proof = await proofOf();
    expect((await whileEnding(() => signIn(proof), 'sessions')).status).toBe(500);
    const { body } = await signIn(proof);
    expect(body).toMatchObject({ error: false, data: { email: EMAIL }, token: expect.any(String) });
    expect((await signIn(proof)).body).toMatchObject({ error: true, key: 'identityProofInvalid' });
  });

  it('begins one session where it is sent twice at the same moment', async () => {
    const proof = await proofOf();
    const answers = await Promise.all([signIn(proof), signIn(proof)]);
    expect(answers.map(({ body }) => body.error).toSorted()).toEqual([false, true]);
  });
});

describe('a code that is texted', () => {
  let texting: TestApp;
  const ask = (number: string) => texting.get('get-otp', { number });
  const received = (number: string) => texting.sms.sent.filter(({ to }) => to === number).length;
  beforeAll(async () => {
    texting = await testApp({ SMS_DAILY_LIMIT: '2' });
    await setSetting(texting, 'otp_service_provider', 'twilio');
  });
  afterAll(() => texting.close());

  it('is texted when it is asked for again, where the text message was not written', async () => {
    const { send } = texting.sms;
    texting.sms.send = () => Promise.reject(new Error('the back end ends here'));
    expect((await ask('+447700900701')).status).toBe(500);
    texting.sms.send = send;
    expect((await ask('+447700900701')).body.error).toBe(false);
    expect(received('+447700900701')).toBe(1);
    await ask('+447700900701');
    expect(received('+447700900701')).toBe(1);
  });

  it('is refused each time while no more text messages may be sent, and never answered as sent', async () => {
    const answers = [await ask('+447700900702'), await ask('+447700900702')];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(received('+447700900702')).toBe(0);
  });
});
