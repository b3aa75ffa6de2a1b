import { sql } from 'kysely';
import { DAY_MS } from '#ports/clock.ts';
import { oneLine } from '#text/plain-text.ts';
import { postForm } from '../../../../test/harness/forms.ts';
import { newListing } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

const JOB = 'listing_confirmations';

let app: TestApp;
let agent: string;
let listing: { id: number; slug_id: string; title: string };
beforeEach(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
  // Only the new listing is asked about.
  await app.db
    .updateTable('properties')
    .set({ confirmation_due_at: new Date('2099-01-01') })
    .execute();
  const { body } = await postForm(app, 'post_property', await newListing(), agent);
  [listing] = body.data;
  await app.db
    .updateTable('properties')
    .set({ request_status: 'approved' })
    .where('id', '=', listing.id)
    .execute();
});
afterEach(() => app.close());

/** Lets days pass and does the job as often as it would have run. */
async function pass(days: number) {
  for (let day = 0; day < days; day += 1) {
    app.pass(DAY_MS);
    await app.runJob(JOB);
  }
  agent = await app.signIn('agent');
}
const own = async () => (await app.get('get-added-properties', { id: listing.id }, agent)).body.data[0];
const isInSearch = async () =>
  (await app.get('get-property-list', { search: listing.title, limit: 100 })).body.data.some(
    ({ id }: { id: number }) => id === listing.id,
  );
const notices = async () =>
  (await app.get('get_notification_list', { limit: 50 }, agent)).body.data.filter(
    ({ target }: { target?: { id: number } }) => target?.id === listing.id,
  );
const letters = () =>
  app.mail.sent.filter(({ subject }) => subject.includes(listing.title)).map(({ subject }) => subject);
const tokenOfLastLetter = () =>
  /token=([\w-]+)/.exec(
    app.mail.sent.filter(({ subject }) => subject.includes(listing.title)).at(-1)!.body,
  )![1]!;
/** Waits until the columns in memory have followed. */
async function expectSoon(isTrue: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 100 && !(await isTrue()); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await isTrue()).toBe(true);
}
const pressLink = (token: string) =>
  app.request({
    method: 'POST',
    url: '/api/confirm-listing',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  });

describe('confirming that a home is still available', () => {
  it('asks after 14 days, puts it later after 30, hides it after 45, each once by notice and email', async () => {
    expect(await own()).toMatchObject({ confirmation_step: 'confirmed' });
    await pass(13);
    expect(await own()).toMatchObject({ confirmation_step: 'confirmed' });
    await pass(1);
    expect(await own()).toMatchObject({ confirmation_step: 'asked' });
    expect(await isInSearch()).toBe(true);
    await pass(15);
    expect(await own()).toMatchObject({ confirmation_step: 'asked', is_confirmation_overdue: false });
    await pass(1);
    expect(await own()).toMatchObject({ confirmation_step: 'overdue', is_confirmation_overdue: true });
    expect(await isInSearch()).toBe(true);
    await pass(15);
    expect(await own()).toMatchObject({ confirmation_step: 'expired', status: 0 });
    expect(await isInSearch()).toBe(false);
    await pass(20);
    expect((await notices()).map(({ title }: { title: string }) => title).toReversed()).toEqual([
      'Still available?',
      'Your listing comes later in results',
      'Your listing is hidden',
    ]);
    expect(letters()).toEqual([
      'Is “Bright flat by the harbour” still available?',
      '“Bright flat by the harbour” comes later in results',
      '“Bright flat by the harbour” is hidden',
    ]);
  });

  it('a step whose email is not written is taken again with it', async () => {
    await pass(13);
    const { send } = app.mail;
    app.mail.send = () => Promise.reject(new Error('the process is killed'));
    app.pass(DAY_MS);
    await app.runJob(JOB).catch(() => null);
    app.mail.send = send;
    agent = await app.signIn('agent');
    expect(await own()).toMatchObject({ confirmation_step: 'confirmed' });
    expect(await notices()).toEqual([]);
    await app.runJob(JOB);
    expect(await own()).toMatchObject({ confirmation_step: 'asked' });
    expect(await notices()).toHaveLength(1);
    expect(letters()).toEqual(['Is “Bright flat by the harbour” still available?']);
  });

  it('a long title leaves room in the subject for what the email is about', async () => {
    const title = 'Bright flat by the harbour 🏡 '.repeat(6).trim();
    await app.db.updateTable('properties').set({ title }).where('id', '=', listing.id).execute();
    await pass(14);
    const { subject } = app.mail.sent.at(-1)!;
    // As a mail server gets it.
    expect(oneLine(subject)).toMatch(/^Is “Bright flat by the harbour 🏡 .*…” still available\?$/);
  });

  it('200 confirm-property: starts over, and shows again what was hidden', async () => {
    await pass(46);
    const { status, body } = await app.post('confirm-property', { property_id: listing.id }, agent);
    expect(status).toBe(200);
    expect(await own()).toMatchObject({
      status: 1,
      confirmation_step: 'confirmed',
      confirmed_at: body.data.confirmed_at,
    });
    expect(await isInSearch()).toBe(true);
    const { body: history } = await app.get('listing-history', { property_id: listing.id }, agent);
    expect(history.data.slice(-2).map(({ kind }: { kind: string }) => kind)).toEqual(['status', 'status']);
    await pass(13);
    expect(letters()).toHaveLength(3);
    await pass(1);
    expect(letters()).toHaveLength(4);
  });

  it('the link of the email asks first, confirms once, and is over after a newer email', async () => {
    await pass(14);
    const first = tokenOfLastLetter();
    const page = await app.request({ method: 'GET', url: `/api/confirm-listing?token=${first}&lang=de` });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Noch verfügbar');
    expect(await own()).toMatchObject({ confirmation_step: 'asked' });
    await pass(16);
    expect((await pressLink(first)).status).toBe(400);
    const second = tokenOfLastLetter();
    expect((await pressLink(second)).status).toBe(200);
    expect(await own()).toMatchObject({ confirmation_step: 'confirmed' });
    expect((await pressLink(second)).status).toBe(400);
    expect((await pressLink('nothing')).status).toBe(400);
  });

  it.each([
    ['sold', { property_type: 2 }],
    ['hidden by its owner', { status: 0 }],
    ['rejected', { request_status: 'rejected', status: 0 }],
  ])('the link asks nothing about a home that is %s since', async (_, change) => {
    await pass(14);
    const address = `/api/confirm-listing?token=${tokenOfLastLetter()}`;
    expect((await app.request({ method: 'GET', url: address })).status).toBe(200);
    await app.db.updateTable('properties').set(change).where('id', '=', listing.id).execute();
    const page = await app.request({ method: 'GET', url: address });
    expect(page.status).toBe(400);
    expect(page.body).not.toContain('Still available');
  });

  it('an edit, and showing a hidden one, are confirmations', async () => {
    await pass(14);
    await postForm(app, 'update_post_property', { action_type: 0, id: listing.id, price: 240_000 }, agent);
    expect(await own()).toMatchObject({ confirmation_step: 'confirmed' });
    await app.db
      .updateTable('properties')
      .set({ request_status: 'approved' })
      .where('id', '=', listing.id)
      .execute();
    await pass(46);
    expect(await own()).toMatchObject({ confirmation_step: 'expired', status: 0 });
    await app.post('change-property-status', { property_id: listing.id, status: 1 }, agent);
    expect(await own()).toMatchObject({ confirmation_step: 'confirmed', status: 1 });
  });

  it('the link shows nothing of an account that leaves; the history shows it', async () => {
    await pass(46);
    const states = async () => {
      const { rows } = await sql<{ new_value: string }>`select new_value from listing_events
        where property_id = ${listing.id} and kind = 'status' order by id`.execute(app.db);
      return rows.map((row) => row.new_value);
    };
    expect(await states()).toEqual(['0']);
    await app.post('delete_user', {}, agent);
    expect((await pressLink(tokenOfLastLetter())).status).toBe(200);
    expect(await isInSearch()).toBe(false);
    expect(await states()).toEqual(['0']);
    // Signing in keeps the account.
    agent = await app.signIn('agent');
    expect(await own()).toMatchObject({ status: 1 });
    expect(await states()).toEqual(['0', '1']);
  });

  it('400: not for what waits for approval, is hidden by its owner or sold; nor for the listing of another', async () => {
    const confirm = (token: string) => app.post('confirm-property', { property_id: listing.id }, token);
    const set = (changes: object) =>
      app.db.updateTable('properties').set(changes).where('id', '=', listing.id).execute();
    await set({ request_status: 'pending' });
    expect((await confirm(agent)).status).toBe(400);
    await set({ request_status: 'approved', status: 0 });
    expect((await confirm(agent)).status).toBe(400);
    await set({ status: 1, property_type: 2 });
    expect((await confirm(agent)).body).toMatchObject({ key: 'wrongState' });
    await set({ property_type: 0 });
    expect((await confirm(await app.signIn('owner'))).body).toMatchObject({ key: 'notFound' });
    expect((await confirm(agent)).status).toBe(200);
  });

  it('own listings can be filtered by what is to confirm and what is hidden for want of it', async () => {
    const ids = async (confirmation: string) =>
      (await app.get('get-added-properties', { confirmation, limit: 100 }, agent)).body.data.map(
        ({ id }: { id: number }) => id,
      );
    await pass(31);
    expect(await ids('due')).toContain(listing.id);
    expect(await ids('expired')).not.toContain(listing.id);
    await pass(15);
    expect(await ids('due')).not.toContain(listing.id);
    expect(await ids('expired')).toContain(listing.id);
  });

  it('an overdue home has less points than the same home when it was confirmed', async () => {
    const score = async () =>
      (
        await app.get('get-property-list', { search: listing.title, sort: 'best', limit: 100 })
      ).body.data.find(({ id }: { id: number }) => id === listing.id).rank;
    await pass(29);
    const before = await score();
    await pass(1);
    const after = await score();
    expect(after.parts.freshness).toBe(-20);
    expect(after.score).toBeLessThan(before.score - 20);
  });

  it('an overdue home comes after all confirmed ones in the recommended order, until its owner answers', async () => {
    // The columns in memory answer the first search, PostgreSQL the one with words.
    const searches = [{ property_type: 0 }, { property_type: 0, search: 'o' }];
    const page = async (query: object, offset: number) =>
      (
        await app.get('get-property-list', {
          ...query,
          sort: 'recommended',
          organic: 1,
          limit: 10,
          offset,
        })
      ).body as { data: { id: number; is_confirmation_overdue: boolean }[]; total: number };
    const isFirst = async () => {
      const pages = await Promise.all(searches.map((query) => page(query, 0)));
      return pages.every(({ data }) => data[0]!.id === listing.id);
    };
    const isLast = async () => {
      const ends = await Promise.all(
        searches.map(async (query) => page(query, (await page(query, 0)).total - 10)),
      );
      return ends.every(({ data }) => {
        const place = data.findIndex(({ id }) => id === listing.id);
        return place >= 0 && data.slice(place).every((row) => row.is_confirmation_overdue);
      });
    };
    await app.get('search-facets');
    await expectSoon(isFirst);
    await pass(30);
    await expectSoon(isLast);
    await app.post('confirm-property', { property_id: listing.id }, agent);
    await expectSoon(isFirst);
  });

  it('two processes at once take each step once', async () => {
    app.pass(14 * DAY_MS);
    await Promise.all([app.runJob(JOB), app.runJob(JOB)]);
    expect(letters()).toHaveLength(1);
  });
});
