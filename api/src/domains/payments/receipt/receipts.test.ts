import { sql } from 'kysely';
import { DAY_MS } from '#ports/clock.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { receiptPage } from './receipt-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('GET get_payment_details', () => {
  it('200: newest first, by type, counted; empty for a user without any', async () => {
    const token = await app.signIn('buyer');
    const { body } = await app.get('get_payment_details', {}, token);
    expect(body.data.map(({ package: { name } }: { package: { name: string } }) => name)).toEqual([
      'Starter',
      'Seeker Plus',
    ]);
    expect(body.total).toBe(2);
    const online = await app.get('get_payment_details', { payment_type: 'online payment', limit: 1 }, token);
    expect(online.body).toMatchObject({ total: 1, data: [{ payment_gateway: 'Stripe', amount: 9 }] });
    const none = await app.get('get_payment_details', { payment_type: 'bank transfer' }, token);
    expect(none).toMatchObject({ status: 200, body: { data: [], total: 0 } });
  });

  it('200: by state, and by words of the package, a number or a reference', async () => {
    const token = await app.signIn('owner');
    const names = async (filter: object) =>
      (await app.get('get_payment_details', { ...filter }, token)).body.data.map(
        (row: { package: { name: string } }) => row.package.name,
      );
    expect(await names({ payment_status: 'review' })).toEqual(['Agent']);
    expect(await names({ payment_status: 'success', payment_type: 'bank transfer' })).toEqual([]);
    expect(await names({ search: 'agen' })).toEqual(['Agency', 'Agent']);
    expect(await names({ search: '%' })).toEqual([]);
    const { body } = await app.get('get_payment_details', { payment_status: 'review' }, token);
    const [{ id, reference }] = body.data;
    expect(await names({ search: reference.toLowerCase() })).toEqual(['Agent']);
    expect(await names({ search: String(id) })).toContain('Agent');
    expect(body.total).toBe(1);
    await app.db.updateTable('packages').set({ name: 'Größe Três' }).where('name', '=', 'Agency').execute();
    for (const search of ['grosse', 'TRES', 'größe três'])
      expect(await names({ search })).toEqual(['Größe Três']);
    expect(await names({ search: '\u0301' })).toEqual([]);
  });

  it('400: an unknown type; 401: visitors', async () => {
    const unknown = { payment_status: 'gold' };
    expect((await app.get('get_payment_details', unknown, await app.signIn('buyer'))).status).toBe(400);
    const reply = await app.get('get_payment_details', { payment_type: 'gold' }, await app.signIn('buyer'));
    expect([reply.status, reply.body.key]).toEqual([400, 'validation']);
    expect((await app.get('get_payment_details')).status).toBe(401);
  });
});

describe('GET get-payment-receipt', () => {
  it('200: a page with company, customer, package and amount, and nothing that runs', async () => {
    await app.db
      .updateTable('users')
      .set({ name: '<script>alert(1)</script>' })
      .where('email', '=', 'buyer@example.com')
      .execute();
    const token = await app.signIn('buyer');
    const { body } = await app.get('get_payment_details', { payment_type: 'online payment' }, token);
    const reply = await app.get('get-payment-receipt', { payment_transaction_id: body.data[0].id }, token);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    for (const part of ['Lintel', '+44 7700 900101', 'Seeker Plus', '9.00 USD', '30 days', 'online payment'])
      expect(reply.body).toContain(part);
    expect(reply.body).not.toContain('<script');
    // The day of the payment, without a time of the server.
    expect(reply.body).toMatch(/>\d{4}-\d\d-\d\d</);
  });

  it('200: in the language of the client, with the tax that the price includes', async () => {
    const token = await app.signIn('buyer');
    const { body } = await app.get('get_payment_details', { payment_type: 'online payment' }, token);
    const payment_transaction_id = body.data[0].id;
    const page = async (language: string) =>
      (
        await app.request({
          method: 'GET',
          url: `/api/get-payment-receipt?payment_transaction_id=${payment_transaction_id}`,
          headers: { authorization: `Bearer ${token}`, 'content-language': language },
        })
      ).body;
    expect(await page('de')).toMatch(/<html lang="de" dir="ltr">[^]*Zahlungsbeleg[^]*30 Tage[^]*VAT 5 %/);
    expect(await page('ar')).toMatch(/<html lang="ar" dir="rtl">[^]*إيصال الدفع/);
    expect(await page('tlh')).toContain('Payment receipt');
    const { data } = (await app.get('payment-receipt-details', { payment_transaction_id }, token)).body;
    expect(data).toMatchObject({
      company: { name: 'Lintel', tax_number: 'LM 104 2291' },
      package: { name: 'Seeker Plus', days: 30 },
      payment_gateway: 'Stripe',
      total: 9,
      tax: { name: 'VAT', rate: 5, net: 8.57, amount: 0.43 },
    });
  });

  it('200: a rate with a fraction is written as the language does', async () => {
    const token = await app.signIn('buyer');
    const { body } = await app.get('get_payment_details', { payment_type: 'online payment' }, token);
    const receipt = (
      await app.get('payment-receipt-details', { payment_transaction_id: body.data[0].id }, token)
    ).body.data;
    const taxed = { ...receipt, tax: { ...receipt.tax, rate: 8.1 } };
    expect(receiptPage(taxed, 'de')).toContain('VAT 8,1 %');
    expect(receiptPage(taxed, 'en')).toContain('VAT 8.1 %');
    expect(receiptPage(taxed, 'ar')).toContain('VAT 8.1 %');
  });

  it.each([
    [6, 1],
    [24, 1],
    [30, 2],
  ])('200: a package of %i hours has as many days as where it was offered, %i', async (hours, days) => {
    const token = await app.signIn('buyer');
    const { body } = await app.get('get_payment_details', { payment_type: 'online payment' }, token);
    const payment_transaction_id: number = body.data[0].id;
    await app.db
      .updateTable('user_packages')
      .set({ ends_at: sql<Date>`starts_at + make_interval(hours => ${hours})` })
      .where('transaction_id', '=', payment_transaction_id)
      .execute();
    const { data } = (await app.get('payment-receipt-details', { payment_transaction_id }, token)).body;
    expect(data.package.days).toBe(days);
  });

  it('200: states seller, tax and package as they were when the money arrived, whatever is set after that', async () => {
    const token = await app.signIn('buyer');
    const set = (values: Record<string, string>) =>
      app.db
        .insertInto('settings')
        .values(Object.entries(values).map(([key, value]) => ({ key, value })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
        )
        .execute();
    const seeker = await app.db
      .selectFrom('packages')
      .select('id')
      .where('name', '=', 'Seeker Plus')
      .executeTakeFirstOrThrow();
    const { id } = await app.db
      .insertInto('transactions')
      .values((eb) => ({
        user_id: eb.selectFrom('users').select('id').where('email', '=', 'buyer@example.com'),
        package_id: seeker.id,
        amount: 119,
        currency: 'USD',
        payment_type: 'online payment',
        gateway: 'Stripe',
        status: 'pending',
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const stated = async () =>
      (await app.get('payment-receipt-details', { payment_transaction_id: id }, token)).body.data;

    await set({ company_name: 'Lintel Homes', tax_rate: '19' });
    await app.db.updateTable('transactions').set({ status: 'success' }).where('id', '=', id).execute();
    const before = await stated();
    expect(before).toMatchObject({
      company: { name: 'Lintel Homes', tax_number: 'LM 104 2291' },
      package: { name: 'Seeker Plus' },
      tax: { name: 'VAT', rate: 19, net: 100, amount: 19 },
    });

    await set({ company_name: 'Another seller', tax_name: 'GST', tax_rate: '0', tax_number: 'XX 1' });
    await app.db.updateTable('packages').set({ name: 'Seeker' }).where('id', '=', seeker.id).execute();
    app.pass(60_000);
    await app.db.updateTable('transactions').set({ reject_reason: null }).where('id', '=', id).execute();
    expect(await stated()).toEqual(before);
  });

  it('400: another user’s, not successful, unknown', async () => {
    const owner = await app.signIn('owner');
    const { body } = await app.get('get_payment_details', {}, owner);
    const waiting = body.data.find(
      ({ payment_status }: { payment_status: string }) => payment_status === 'review',
    );
    const read = (
      id: number,
      token: string,
      call: 'get-payment-receipt' | 'payment-receipt-details' = 'get-payment-receipt',
    ) => app.get(call, { payment_transaction_id: id }, token);
    for (const by of [owner, await app.signIn('buyer')])
      expect((await read(waiting.id, by, 'payment-receipt-details')).status).toBe(400);
    expect(await read(waiting.id, owner)).toMatchObject({ status: 400, body: { key: 'wrongState' } });
    expect(await read(waiting.id, await app.signIn('buyer'))).toMatchObject({
      status: 400,
      body: { key: 'notFound' },
    });
    expect((await read(999_999, owner)).status).toBe(400);
  });
});

describe('GET get_payment_settings', () => {
  it('200: flags and public keys, no secret', async () => {
    const { body } = await app.get('get_payment_settings', {}, await app.signIn('buyer'));
    const rows = Object.fromEntries(
      body.data.map(({ type, data }: { type: string; data: string }) => [type, data]),
    );
    expect(rows).toMatchObject({
      stripe_gateway: '1',
      razorpay_gateway: '0',
      flutterwave_status: '0',
      bank_transfer_status: '1',
      stripe_currency: 'USD',
      sandbox_mode: '0',
    });
    expect(JSON.stringify(body)).not.toMatch(/secret/i);
  });
});

describe('POST assign_package', () => {
  const assign = (package_id: number, token: string) => app.post('assign_package', { package_id }, token);

  it('200: a free package starts at once and is in the list of payments; once at a time', async () => {
    const token = await app.signIn('owner');
    const replies = await Promise.all([assign(1, token), assign(1, token), assign(1, token)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const { body } = await app.get('get_payment_details', { payment_type: 'free' }, token);
    expect(body).toMatchObject({ total: 1, data: [{ amount: 0, payment_status: 'success' }] });
  });

  it('400: a paid one, whatever a client claims about a purchase; an unknown one', async () => {
    const token = await app.signIn('buyer');
    const bought = await app.post('assign_package', { package_id: 4, in_app: true, product_id: 'x' }, token);
    expect([bought.status, bought.body.key]).toEqual([400, 'wrongState']);
    expect((await assign(99, token)).body.key).toBe('notFound');
  });
});

describe('GET mortgage-calculator', () => {
  const loan = { loan_amount: 400_000, interest_rate: 6.5, loan_term_years: 30 };

  it('200: totals for all callers; the plan for those whose package has it', async () => {
    const visitor = await app.get('mortgage-calculator', { ...loan, show_all_details: 1 });
    expect(visitor.body.data).toMatchObject({ main_total: { monthly_emi: 2528.27 }, yearly_totals: [] });
    const agent = await app.get(
      'mortgage-calculator',
      { ...loan, show_all_details: 1 },
      await app.signIn('agent'),
    );
    expect(agent.body.data.yearly_totals).toHaveLength(31);
  });

  it('400: signed in without the feature', async () => {
    const reply = await app.get(
      'mortgage-calculator',
      { ...loan, show_all_details: 1 },
      await app.signIn('buyer'),
    );
    expect([reply.status, reply.body.key]).toEqual([400, 'packageRequired']);
    expect(reply.body.data).toEqual({
      package_available: true,
      feature_available: false,
      limit_available: false,
    });
  });

  it.each([
    ['the whole price is paid', { ...loan, down_payment: 400_000 }, 'down_payment'],
    ['no price', { ...loan, loan_amount: '' }, 'loan_amount'],
    ['a term of no years', { ...loan, loan_term_years: 0 }, 'loan_term_years'],
    ['a rate below zero', { ...loan, interest_rate: -1 }, 'interest_rate'],
  ])('200 with error: %s', async (_what, query, field) => {
    const { status, body } = await app.get('mortgage-calculator', query);
    expect([status, body.error, Object.keys(body.fields)]).toEqual([200, true, [field]]);
  });
});

describe('the job about packages that end', () => {
  /** Signed in each time: a session ends after thirty days without use. */
  const messages = async (role: 'owner' | 'agent', name: string): Promise<string[]> =>
    (await app.get('get_notification_list', { limit: 100 }, await app.signIn(role))).body.data
      .filter(({ message }: { message: string }) => message.includes(`package ${name} `))
      .map(({ message }: { message: string }) => message);

  it('notifies once before each threshold and once at the end', async () => {
    const ofOwner = () => messages('owner', 'Owner');
    await app.runJob('package_expiry');
    expect(await ofOwner()).toEqual([]);
    app.pass(41.5 * DAY_MS);
    await app.runJob('package_expiry');
    await app.runJob('package_expiry');
    app.pass(6 * DAY_MS);
    await app.runJob('package_expiry');
    app.pass(DAY_MS);
    await app.runJob('package_expiry');
    await app.runJob('package_expiry');
    expect(await ofOwner()).toEqual([
      'Your package Owner has ended.',
      'Your package Owner ends in a day.',
      'Your package Owner ends in 7 days.',
    ]);
  });

  it.each([
    [6, ['Your package Agent has ended.']],
    [8, []],
  ])('after a pause of the job, an end %d days ago: %j', async (days, expected) => {
    const { id } = (await app.get('get-user-data', {}, await app.signIn('agent'))).body.data;
    await app.db
      .updateTable('user_packages')
      .set({ ends_at: new Date(app.now() - days * DAY_MS) })
      .where('user_id', '=', id)
      .execute();
    const before = await messages('agent', 'Agent');
    await app.runJob('package_expiry');
    expect((await messages('agent', 'Agent')).slice(0, -before.length || undefined)).toEqual(expected);
  });
});
