import { runCommandLine } from '../../src/admin/command-line.ts';
import { outboxMail } from '../../src/adapters/messages/outbox.ts';
import { sessionService } from '../../src/domains/accounts/sessions/sessions.service.ts';
import { notifierService } from '../../src/domains/notifications/notifier.service.ts';
import { newListing } from '../harness/listings.ts';
import { postForm } from '../harness/forms.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let owner: string;
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const admin = (...args: string[]) =>
  runCommandLine(args, async () => ({
    context: {
      db: app.db,
      clock,
      notifier: notifierService({ clock }),
      sessions: sessionService({ db: app.db, clock }),
      links: { of: (path: string) => path, isValid: () => false },
      actor: 'tester',
    },
    close: async () => undefined,
  }));

const ESCAPE = '\u001b]0;owned\u0007';
const CLEARS = '\u001b[2K\u001b[1A';
const message = (fields: object) => ({
  first_name: 'Ada',
  last_name: 'King',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'A question',
  ...fields,
});

describe('F12 controls do not come in', () => {
  it.each([
    ['escape', ESCAPE],
    ['eight-bit escape', '\u009b2J'],
    ['NUL', '\u0000'],
    ['backspace', '\u0008'],
    ['delete', '\u007f'],
  ])('%s is refused in every text', async (_name, control) => {
    for (const field of ['first_name', 'last_name', 'email', 'subject', 'message']) {
      const { body } = await app.post('contct_us', message({ [field]: `a${control}b` }));
      expect([field, body.key, Object.keys(body.fields)]).toEqual([field, 'validation', [field]]);
      app.pass(600_000);
    }
    for (const field of ['name', 'city', 'about_me', 'address', 'facebook_id', 'fcm_id'])
      expect([
        field,
        (await app.post('update_profile', { [field]: `a${control}b` }, owner)).body.key,
      ]).toEqual([field, 'validation']);
    const listing = { ...(await newListing()), title: `A${control}loft` };
    expect((await postForm(app, 'post_property', listing, owner)).body.key).toBe('validation');
  });

  it('texts of one line have one line', async () => {
    for (const end of ['\n', '\r', '\t', '\r\n', '\u2028', '\u0085'])
      expect((await app.post('update_profile', { name: `Ada${end}King` }, owner)).body.key).toBe(
        'validation',
      );
  });

  it('texts of several lines keep them, each ending in a line feed', async () => {
    const about_me = 'One\r\nTwo\rThree\u2028Four\n\tFive';
    const { data } = (await app.post('update_profile', { about_me }, owner)).body;
    expect(data.about_me).toBe('One\nTwo\nThree\nFour\n\tFive');
  });

  it('names lose the marks that turn the direction of what follows', async () => {
    const name = 'Ada\u202egnp.exe \u2067x\u2069';
    expect((await app.post('update_profile', { name }, owner)).body.data.name).toBe('Adagnp.exe x');
  });

  it('a name from an identity token is one line', async () => {
    const identity = { subject: 'odd', emailVerified: false, name: `Ada\r\nBcc: x ${ESCAPE}` };
    app.identity.tokens.set('odd proof', identity);
    const { body } = await app.post('user_signup', { type: 0, auth_id: 'odd', id_token: 'odd proof' });
    expect(body.data.name).toMatch(/^Ada Bcc: x \]0;owned$/);
  });
});

describe('F12 the command line of the administration prints what is stored, and nothing else happens', () => {
  beforeAll(async () => {
    const rest = { last_name: 'King', email: 'ada@example.com', message: `Line\nfalse\trow${CLEARS}` };
    await app.db
      .insertInto('contact_messages')
      .values({ first_name: ESCAPE, subject: '\u202eevil\u009b31m\u007f', ...rest })
      .execute();
  });

  it('controls, line breaks and marks of direction are escapes in lists', async () => {
    const { out } = await admin('messages', 'list');
    expect(out).toContain(String.raw`\x1b]0;owned\x07`);
    expect(out).toContain(String.raw`\u{202e}evil\x9b31m\x7f`);
    expect(out).toContain(String.raw`Line\nfalse\trow\x1b[2K\x1b[1A`);
    const rows = out!.split('\n');
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map((row) => row.split('\t').length)).size).toBe(1);
    expect(out!.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
  });

  it('they are escapes of JSON for programs, which read what was stored', async () => {
    const { out } = await admin('messages', 'list', '--json');
    expect(out!.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    expect(JSON.parse(out!)[0]).toMatchObject({ first_name: ESCAPE, subject: '\u202eevil\u009b31m\u007f' });
  });

  it('refusals that quote an argument are printed the same way', async () => {
    for (const words of [
      ['approve', 'property', ESCAPE],
      [ESCAPE],
      ['settings', 'get', ESCAPE],
      [`--${ESCAPE}`],
    ])
      expect((await admin(...words)).error).not.toContain('\u001b');
  });
});

describe('F12 subjects of emails', () => {
  it('are one line, whatever name they quote', async () => {
    await outboxMail(app.db, true).send({
      to: 'a@b.example',
      subject: 'Hello\r\nBcc: x\u0007',
      body: 'x\ny',
    });
    const row = await app.db
      .selectFrom('mail_outbox')
      .select(['subject', 'body'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ subject: 'Hello Bcc: x', body: 'x\ny' });
  });
});

describe('F28 what users state about themselves is text', () => {
  const MARKUP = '<h1>Call <a href="https://evil.example">here</a></h1><img src=x onerror=alert(1)> & < 5 km';
  const aboutOf = async () => {
    const { id } = (await app.get('get-user-data', {}, owner)).body.data;
    return (await app.get('agent-properties', { id })).body.data.customer_data.about_me as string;
  };

  it('markup is left out when it is written', async () => {
    const { data } = (await app.post('update_profile', { about_me: MARKUP }, owner)).body;
    expect(data.about_me).toBe('Call here & < 5 km');
    expect(await aboutOf()).toBe('Call here & < 5 km');
    const stored = await app.db
      .selectFrom('users')
      .select('about_me')
      .where('email', '=', 'owner@example.com')
      .executeTakeFirstOrThrow();
    expect(stored.about_me).toBe('Call here & < 5 km');
  });

  it.each([
    [MARKUP, 'Call here & < 5 km'],
    ['&lt;img src=x onerror=alert(1)&gt;Text', 'Text'],
    ['&amp;lt;script&amp;gt;x&amp;lt;/script&amp;gt;Text', 'Text'],
    ['Line\nand 3 < 4 > 2, R&D', 'Line\nand 3 < 4 > 2, R&D'],
    ['<script>alert(1)</script>', ''],
    ['<<script>script>alert(1)', '<'],
  ])('what is stored as %j is answered without markup', async (stored, shown) => {
    await app.db
      .updateTable('users')
      .set({ about_me: stored })
      .where('email', '=', 'owner@example.com')
      .execute();
    expect(await aboutOf()).toEqual(shown);
  });
});
