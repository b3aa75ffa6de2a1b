import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adminOf } from '../harness/admin-context.ts';
import { photo, postForm } from '../harness/forms.ts';
import { newListing, setSetting } from '../harness/listings.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

/** Requests as deployed clients send them, and the fields of the answers that they cannot do without. */
let app: TestApp;
let agent: string;
let buyer: string;
const admin = adminOf(() => app, { now: () => new Date() });
beforeAll(async () => {
  app = await testApp();
  [agent, buyer] = [await app.signIn('agent'), await app.signIn('buyer')];
});
afterAll(() => app.close());

/** A category with a fact of several choices, and that fact. */
async function severalChoices() {
  const { data } = (await app.get('get_categories', { limit: 100 })).body;
  for (const category of data)
    for (const fact of category.parameter_types)
      if (fact.type_of_parameter === 'checkbox') return { category_id: category.id as number, fact };
  throw new Error('no category has a fact of several choices');
}
const posted = async (changes: Record<string, unknown> = {}) =>
  (await postForm(app, 'post_property', { ...(await newListing()), ...changes } as never, agent)).body;
const ownFacts = async (id: number) => (await app.get('get-added-properties', { id }, agent)).body.data[0];

describe('the first screen of mobile apps', () => {
  it('app-settings has what the splash screen needs, for visitors and users', async () => {
    await setSetting(app, 'place_api_key', 'Y2lwaGVydGV4dA==');
    for (const token of [undefined, buyer]) {
      const { data } = (await app.get('app-settings', {}, token)).body;
      for (const theme of ['light', 'dark'])
        for (const part of ['primary', 'secondary', 'tertiary'])
          expect(data[`${theme}_${part}`]).toMatch(/^#[0-9a-f]{6}$/);
      expect(data).toMatchObject({
        place_api_key: 'Y2lwaGVydGV4dA==',
        app_home_screen: expect.stringMatching(/^http/),
        placeholder_logo: expect.stringMatching(/^http/),
        selected_currency_data: { code: 'USD', symbol: '$' },
        maintenance_mode: '0',
        force_update: '0',
        demo_mode: false,
      });
      expect(data.languages.length).toBeGreaterThan(0);
    }
    expect((await app.get('app-settings', {}, buyer)).body.data.is_active).toBe(true);
  });

  it('language files: apps and web clients have one each, which the operator takes from them', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-texts-'));
    const file = path.join(folder, 'de.json');
    fs.writeFileSync(file, JSON.stringify({ lblLogin: 'Anmelden', onlyInApp: 'Nur in der App' }));
    const texts = async (query: object) =>
      (await app.get('get_languages', { language_code: 'de', ...query })).body.data.file_name;
    const before = await texts({ web_language_file: 1 });
    expect((await admin('texts', 'import', 'de', 'app', file)).code).toBe(0);
    expect(await texts({})).toEqual({ lblLogin: 'Anmelden', onlyInApp: 'Nur in der App' });
    expect(await texts({ web_language_file: 1 })).toEqual(before);
    expect((await admin('texts', 'import', 'de', 'web', file)).code).toBe(0);
    expect(await texts({ web_language_file: 1 })).toEqual(await texts({}));
    expect(
      (await app.request({ url: '/api/get_facilities', headers: { 'content-language': 'de' } })).body,
    ).not.toEqual((await app.get('get_facilities')).body);
    fs.writeFileSync(file, '[]');
    expect((await admin('texts', 'import', 'de', 'app', file)).error).toContain('is not an object');
    expect((await admin('texts', 'import', 'de', 'desktop', file)).error).toContain('neither');
    fs.rmSync(folder, { recursive: true });
  });
});

describe('listings', () => {
  it('several choices arrive as an object by number; nothing chosen is an empty one', async () => {
    const { category_id, fact } = await severalChoices();
    const chosen = fact.type_values.slice(0, 2);
    const sent = (value: string) => ({
      category_id,
      'parameters[0][parameter_id]': fact.id,
      'parameters[0][value]': value,
    });
    const { data } = await posted(sent(JSON.stringify({ 0: chosen[0], 1: chosen[1] })));
    const valueOf = async () =>
      (await ownFacts(data[0].id)).parameters.find(({ id }: { id: number }) => id === fact.id)?.value;
    expect(await valueOf()).toEqual(chosen);
    const change = { id: data[0].id, action_type: 0, ...sent(`{"0":"[${chosen[0]}","1":" ${chosen[1]}]"}`) };
    expect((await postForm(app, 'update_post_property', change, agent)).body.error).toBe(false);
    expect(await valueOf()).toEqual(chosen);
    const none = await posted(sent('{}'));
    expect(none.error).toBe(false);
    expect(
      (await postForm(app, 'update_post_property', { ...change, ...sent('{}') }, agent)).body.error,
    ).toBe(false);
    expect(await valueOf()).toBeUndefined();
    expect((await posted(sent('{"0":"Not an option"}'))).key).toBe('validation');
  });

  it('web clients send the present title picture and texts in place of present photos with each change', async () => {
    const { data } = await posted({ gallery_images: [await photo()] });
    const [{ id, title_image, gallery }] = data;
    const { pathname } = new URL(title_image);
    const present = app.storage.files.get(pathname.replace('/images/', ''))!;
    const { status, body } = await postForm(
      app,
      'update_post_property',
      {
        id,
        action_type: 0,
        title: 'Another title',
        title_image: { name: 'title.webp', file: Buffer.from(present) },
        'gallery_images[0]': '[object Object]',
        'gallery_images[1]': 'undefined',
      } as never,
      agent,
    );
    expect({ status, error: body.error }).toEqual({ status: 200, error: false });
    const own = await ownFacts(id);
    expect(own).toMatchObject({ title: 'Another title', title_image: expect.stringMatching(/\.webp$/) });
    expect(own.gallery).toMatchObject(gallery);
  });

  it('forms find the options of each fact with their texts', async () => {
    const { fact } = await severalChoices();
    expect(fact.translated_option_value).toEqual(
      fact.type_values.map((value: string) => ({ value, translated: value })),
    );
  });

  it('the period of later versions is left out instead of refused', async () => {
    const all = (await app.get('get-property-list', {})).body.total;
    expect((await app.get('get-property-list', { posted_since: 3 })).body).toMatchObject({
      error: false,
      total: all,
    });
  });

  it('maps of later clients have rows with a position', async () => {
    const { body } = await app.get('get-properties-on-map', { city: 'Port Aster' });
    const list = await app.get('get-property-list', { city: 'Port Aster', limit: 100 });
    expect(body.data).toHaveLength(list.body.data.length);
    for (const row of body.data)
      expect(row).toMatchObject({ latitude: expect.anything(), longitude: expect.anything() });
  });

  it('all filters in one text of later web clients are the filters', async () => {
    const encoded = (filters: object) => Buffer.from(JSON.stringify(filters)).toString('base64');
    const list = async (query: object) => (await app.get('get-property-list', { limit: 100, ...query })).body;
    const filters = encoded({
      property_type: 0,
      category_id: '',
      parameters: [],
      nearby_places: [],
      location: { country: '', state: '', city: 'Port Aster', place_id: null, range: null },
      price: { min_price: 100_000, max_price: '900000' },
      posted_since: '',
      search: '',
      flags: { promoted: 0, get_all_premium_properties: '', most_views: 0, most_liked: 0 },
    });
    const same = await list({ property_type: 0, city: 'Port Aster', min_price: 100_000, max_price: 900_000 });
    expect(same.total).toBeGreaterThan(0);
    expect((await list({ filters })).total).toBe(same.total);
    const { id } = (await app.get('get-facilities-for-filter')).body.data[0];
    expect((await list({ filters: encoded({ nearby_places: [{ id, value: 1.5 }] }) })).total).toBe(
      (await list({ facilities: `${id}:2` })).total,
    );
    expect((await list({ filters: 'not base64 of anything' })).key).toBe('validation');
  });
});

describe('preferences', () => {
  it('no price chosen is sent as null,null', async () => {
    const sent = { category_ids: '1,2', price_range: 'null,null', city: '' };
    const { status, body } = await app.post('personalised-fields', sent, buyer);
    expect({ status, price: body.data.price_range }).toEqual({ status: 200, price: '' });
  });

  it('they are cleared by a form without boundary and body', async () => {
    const headers = { authorization: `Bearer ${buyer}`, 'content-type': 'multipart/form-data' };
    const { status, body } = await app.request({
      method: 'DELETE',
      url: '/api/personalised-fields',
      headers,
    });
    expect({ status, error: body.error }).toEqual({ status: 200, error: false });
    expect((await app.get('personalised-fields', {}, buyer)).body.data).toEqual([]);
  });
});

describe('messages that clients compare', () => {
  const inGerman = (options: { method: 'GET' | 'POST'; url: string; payload?: object }, token?: string) =>
    app.request({
      ...options,
      headers: { 'content-language': 'de', ...(token && { authorization: `Bearer ${token}` }) },
    });

  it('an address that is not confirmed, at sign-in', async () => {
    const login = { email: 'compared@example.com', password: 'a-good-one-2026' };
    await app.post('user-register', { name: 'Ada', ...login, re_password: login.password });
    const payload = { type: 3, ...login };
    const { body } = await inGerman({ method: 'POST', url: '/api/user_signup', payload });
    expect(body).toMatchObject({ key: 'emailNotVerified', message: 'Email is not verified' });
  });

  it('an account that the administration has closed, at sign-in', async () => {
    await app.db
      .updateTable('users')
      .set({ is_active: false })
      .where('email', '=', 'owner@example.com')
      .execute();
    app.identity.tokens.set('proof', {
      subject: 'demo-owner',
      email: 'owner@example.com',
      emailVerified: true,
    });
    const payload = { type: 3, auth_id: 'demo-owner', id_token: 'proof' };
    const { body } = await inGerman({ method: 'POST', url: '/api/user_signup', payload });
    expect(body).toMatchObject({
      key: 'accountDeactivated',
      message: 'Account Deactivated by Administrative please connect to them',
    });
    await app.db
      .updateTable('users')
      .set({ is_active: true })
      .where('email', '=', 'owner@example.com')
      .execute();
  });

  it('a premium listing without the feature', async () => {
    const { id } = await app.db
      .selectFrom('properties')
      .select('id')
      .where('is_premium', '=', true)
      .where('is_live', '=', true)
      .executeTakeFirstOrThrow();
    const { status, body } = await inGerman({ method: 'GET', url: `/api/get_property?id=${id}` });
    expect({ status, key: body.key, message: body.message }).toEqual({
      status: 400,
      key: 'premiumRequired',
      message: 'Cannot Access Premium Property, Feature Not Available',
    });
  });
});

describe('payments', () => {
  const bankOffer = async () =>
    (
      await app.db
        .selectFrom('packages')
        .select('id')
        .where('price', '>', 0)
        .where('id', '=', 4)
        .executeTakeFirstOrThrow()
    ).id;
  const only = async (setting: string) => {
    for (const key of ['stripe_gateway', 'paystack_gateway', 'paypal_gateway', 'flutterwave_status'])
      await setSetting(app, key, key === setting ? '1' : '0');
  };
  const intent = async (fields: object) =>
    (await app.post('create-payment-intent', { package_id: await bankOffer(), ...fields }, buyer)).body.data
      .payment_intent;

  it('Stripe in the form of a web client: a payment to confirm there, a hosted page only where it is asked for', async () => {
    await only('stripe_gateway');
    expect(await intent({ platform_type: 'web' })).not.toHaveProperty('redirect_url');
    expect(app.payments.attempts.at(-1)).toMatchObject({ platform: 'app' });
    expect((await intent({ platform_type: 'web', hosted_page: 1 })).redirect_url).toMatch(/^https:/);
  });

  it('a package without end has a date all the same, which apps read in any case', async () => {
    const { id } = (await app.get('get-user-data', {}, agent)).body.data as { id: number };
    await app.db.updateTable('user_packages').set({ ends_at: null }).where('user_id', '=', id).execute();
    const { active_packages: running } = (await app.get('get-package', {}, agent)).body;
    expect(running.length).toBeGreaterThan(0);
    for (const one of running as { end_date: string; never_ends?: true }[]) {
      expect(Date.parse(one.end_date)).toBeGreaterThan(app.now());
      expect(one.never_ends).toBe(true);
    }
  });

  it('apps read the outcome from the address of a page, which leads on by itself', async () => {
    await only('paypal_gateway');
    await app.request({
      method: 'GET',
      url: `/api/paypal?package_id=${await bankOffer()}`,
      headers: { authorization: `Bearer ${buyer}` },
    });
    const { returnUrl, cancelUrl } = app.payments.attempts.at(-1)!;
    expect(returnUrl).toMatch(/\/api\/app_payment_status\?reference=[0-9a-f]+&page=1&error=false$/);
    const { pathname, search } = new URL(returnUrl);
    const page = await app.request({ method: 'GET', url: `${pathname}${search}&PayerID=1` });
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(
      'http-equiv="refresh" content="0; url=http://lintel.test/payment/success?payment_transaction_id=',
    );
    const cancelled = new URL(cancelUrl);
    expect(cancelled.searchParams.get('error')).toBe('true');
    expect((await app.request({ method: 'GET', url: cancelled.pathname + cancelled.search })).body).toContain(
      '/payment/fail',
    );
  });

  it('Paystack comes back to an app at an address with the word success', async () => {
    await only('paystack_gateway');
    await intent({ platform_type: 'app' });
    const { pathname, search } = new URL(app.payments.attempts.at(-1)!.returnUrl);
    expect(pathname).toBe('/api/app_payment_status/success');
    expect((await app.request({ method: 'GET', url: pathname + search })).status).toBe(200);
  });

  it('the row that one client needs is there when the operator wants it, and empty', async () => {
    const rows = async () => (await app.get('get_payment_settings', {}, buyer)).body.data;
    const isRow = ({ type }: { type: string }) => type === 'stripe_secret_key';
    expect((await rows()).some(isRow)).toBe(false);
    await setSetting(app, 'empty_stripe_secret_key', '1');
    expect((await rows()).find(isRow)).toEqual({ type: 'stripe_secret_key', data: '' });
  });
});
