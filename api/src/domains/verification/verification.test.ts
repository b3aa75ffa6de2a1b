import sharp from 'sharp';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n');
const form = async (token: string) =>
  (await app.get('get-agent-verification-form-fields', {}, token)).body.data as {
    id: number;
    field_type: string;
    form_fields_values: { value: string }[];
  }[];
const apply = (form_fields: unknown, token?: string) =>
  app.post('apply-agent-verification', { form_fields }, token);
const values = async (token: string) =>
  (await app.get('get-agent-verification-form-values', {}, token)).body.data;

async function upload(token: string, fields: readonly [string, string | Buffer][], fileName = 'licence.pdf') {
  const body = new FormData();
  for (const [name, value] of fields)
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([new Uint8Array(value)]), fileName);
  const encoded = new Response(body);
  return app.request({
    method: 'POST',
    url: '/api/apply-agent-verification',
    headers: { 'content-type': encoded.headers.get('content-type')!, authorization: `Bearer ${token}` },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
const withFile = (bytes: Buffer): [string, string | Buffer][] => [
  ['form_fields[0][id]', '8'],
  ['form_fields[0][value]', bytes],
];

describe('GET get-agent-verification-form-fields', () => {
  it('200: every type of question in order, options where there are some; 401: visitors', async () => {
    const fields = await form(await app.signIn('buyer'));
    expect(fields.map(({ field_type }) => field_type)).toEqual([
      'text',
      'text',
      'number',
      'radio',
      'checkbox',
      'dropdown',
      'textarea',
      'file',
    ]);
    expect(fields[3]!.form_fields_values[0]).toEqual({
      id: expect.any(Number),
      verify_customer_form_id: 4,
      value: 'Independent agent',
    });
    expect(fields[0]!.form_fields_values).toEqual([]);
    expect((await app.get('get-agent-verification-form-fields')).status).toBe(401);
  });

  it('200: null while no question is asked', async () => {
    const token = await app.signIn('buyer');
    await app.db.updateTable('verification_fields').set({ is_active: false }).execute();
    expect(await form(token)).toBeNull();
    await app.db.updateTable('verification_fields').set({ is_active: true }).execute();
  });
});

describe('POST apply-agent-verification', () => {
  it('200: pending, also when handed in again after a decision; answers come back as they were meant', async () => {
    const token = await app.signIn('buyer');
    expect(await values(token)).toBeNull();
    expect((await app.get('web-settings', {}, token)).body.data.verification_status).toBe('initial');
    const reply = await upload(token, [
      ...withFile(PDF),
      ['form_fields[1][id]', '5'],
      ['form_fields[1][value]', 'Sales,Land'],
      ['form_fields[2][id]', '3'],
      ['form_fields[2][value]', '12'],
      ['form_fields[3][id]', '7'],
      ['form_fields[3][value]', 'I know <b>every</b> street.'],
    ]);
    expect(reply.body).toMatchObject({ error: false, data: null });
    const { status, user, verify_customer_values: answers } = await values(token);
    expect(status).toBe('pending');
    expect(user).toMatchObject({ name: 'Amira Haddad', property_count: 0 });
    const byField = Object.fromEntries(
      answers.map((one: { verify_customer_form_id: number; value: unknown }) => [
        one.verify_customer_form_id,
        one.value,
      ]),
    );
    expect(byField).toMatchObject({ 5: ['Sales', 'Land'], 3: '12', 7: 'I know <b>every</b> street.' });
    expect(byField[8]).toMatch(/\/images\/agent-verification\/[0-9a-f]{32}\.pdf\?until=/);

    await app.db.updateTable('verification_applications').set({ status: 'failed' }).execute();
    expect((await apply([{ id: 3, value: '13' }], token)).body.error).toBe(false);
    const again = await values(token);
    expect(again.status).toBe('pending');
    expect(again.verify_customer_values).toHaveLength(4);
    expect((await app.get('web-settings', {}, token)).body.data.verification_status).toBe('pending');
  });

  it('200 with error: nothing, an unknown question, one twice, no value, no number', async () => {
    const token = await app.signIn('owner');
    for (const wrong of [undefined, [], [{ id: 3 }], [{ id: 3, value: '' }]])
      expect(await apply(wrong, token)).toMatchObject({
        status: 200,
        body: { error: true, key: 'validation' },
      });
    const twice = [
      { id: 3, value: '1' },
      { id: 3, value: '2' },
    ];
    expect((await apply(twice, token)).body.key).toBe('validation');
  });

  it('400: options that are not offered, files where text belongs and the other way round', async () => {
    const token = await app.signIn('owner');
    for (const wrong of [
      { id: 4, value: 'Something else' },
      { id: 6, value: 'Nowhere' },
      { id: 5, value: 'Sales,Yachts' },
      { id: 5, value: ' , ' },
      { id: 3, value: 'many' },
      { id: 1, value: 'x'.repeat(192) },
      { id: 8, value: 'https://example.com/licence.pdf' },
      { id: 999, value: 'x' },
      { id: 1, value: ['a', 'b'] },
    ])
      expect([wrong, (await apply([wrong], token)).status]).toEqual([wrong, 400]);
    const file = await upload(token, [
      ['form_fields[0][id]', '1'],
      ['form_fields[0][value]', PDF],
    ]);
    expect(file.status).toBe(400);
    expect(await values(token)).toBeNull();
  });

  it('400: files of other kinds or too large, of which nothing stays', async () => {
    const token = await app.signIn('owner');
    const before = app.storage.files.size;
    const refused = [
      Buffer.from('MZ\u0090\u0000'),
      Buffer.from([0, 1, 2, 255]),
      Buffer.alloc(5200 * 1024, 'a'),
    ];
    for (const bytes of refused) {
      const { status, body } = await upload(token, withFile(bytes));
      expect([status === 400 || body.error, body.key]).toEqual([true, 'validation']);
    }
    const good = await upload(token, [
      ...withFile(PDF),
      ['form_fields[1][id]', '4'],
      ['form_fields[1][value]', 'Something else'],
    ]);
    expect(good.status).toBe(400);
    expect(app.storage.files.size).toBe(before);
  });

  it('200: a new file replaces the old one; the address of the old one may be sent instead', async () => {
    const token = await app.signIn('buyer');
    const addressOf = async () =>
      (await values(token)).verify_customer_values.find(
        (one: { verify_customer_form_id: number }) => one.verify_customer_form_id === 8,
      ).value as string;
    const first = await addressOf();
    await apply([{ id: 8, value: first }], token);
    expect(new URL(await addressOf()).pathname).toBe(new URL(first).pathname);
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    await upload(token, withFile(picture), 'licence.jpg');
    expect(await addressOf()).toMatch(/\.webp\?/);
    expect(app.storage.files.has(new URL(first).pathname.replace('/images/', ''))).toBe(false);
  });

  it('200: two at once leave one application', async () => {
    const token = await app.signIn('owner');
    const replies = await Promise.all([1, 2, 3, 4].map((n) => apply([{ id: 3, value: String(n) }], token)));
    expect(replies.every(({ body }) => body.error === false)).toBe(true);
    expect((await values(token)).verify_customer_values).toHaveLength(1);
  });

  it('200: why it failed is answered, in all and answer by answer, until the answer is changed', async () => {
    const token = await app.signIn('owner');
    await apply(
      [
        { id: 2, value: 'LN-1' },
        { id: 3, value: '4' },
      ],
      token,
    );
    const { id } = await values(token);
    await app.db
      .updateTable('verification_applications')
      .set({ status: 'failed', reject_reason: 'The licence has ended.' })
      .where('id', '=', id)
      .execute();
    await app.db
      .updateTable('verification_answers')
      .set({ reject_reason: 'This number is not in the register.' })
      .where('application_id', '=', id)
      .where('field_id', '=', 2)
      .execute();
    const reasons = async () => {
      const { status, reject_reason, verify_customer_values: answers } = await values(token);
      return [
        status,
        reject_reason,
        ...answers.map((answer: { reject_reason: string }) => answer.reject_reason),
      ];
    };
    expect(await reasons()).toEqual([
      'failed',
      'The licence has ended.',
      'This number is not in the register.',
      '',
    ]);
    await apply([{ id: 3, value: '5' }], token);
    expect(await reasons()).toEqual(['pending', '', 'This number is not in the register.', '']);
    await apply([{ id: 2, value: 'LN-2' }], token);
    expect(await reasons()).toEqual(['pending', '', '', '']);
  });

  it('400: a required question without an answer; one from before is enough', async () => {
    const token = await app.signIn('agent');
    await app.db.deleteFrom('verification_applications').execute();
    const required = (is_required: boolean) =>
      app.db.updateTable('verification_fields').set({ is_required }).where('id', '=', 2).execute();
    await required(true);
    expect((await form(token))[1]).toMatchObject({ id: 2, is_required: 1, hint: expect.any(String) });
    const refused = await apply([{ id: 3, value: '4' }], token);
    expect(refused).toMatchObject({
      status: 400,
      body: { key: 'validation', fields: { form_fields: expect.any(String) } },
    });
    const both = [
      { id: 2, value: 'LN-1' },
      { id: 3, value: '4' },
    ];
    expect((await apply(both, token)).body.error).toBe(false);
    expect((await apply([{ id: 3, value: '5' }], token)).body.error).toBe(false);
    await required(false);
  });

  it('200: answers that the user emptied go, with their files; 400: a required one stays', async () => {
    const token = await app.signIn('agent');
    await app.db.deleteFrom('verification_applications').execute();
    await upload(token, [...withFile(PDF), ['form_fields[1][id]', '2'], ['form_fields[1][value]', 'LN-1']]);
    await apply([{ id: 3, value: '4' }], token);
    const answered = async () =>
      (
        (await values(token)) as { verify_customer_values: { verify_customer_form_id: number }[] }
      ).verify_customer_values.map(({ verify_customer_form_id: id }) => id);
    const emptied = (clear_answers: string) =>
      app.post('apply-agent-verification', { form_fields: [{ id: 2, value: 'LN-2' }], clear_answers }, token);
    expect(await answered()).toEqual([2, 3, 8]);
    // One that is sent as well is answered.
    expect((await emptied('2,3,8')).body.error).toBe(false);
    expect(await answered()).toEqual([2]);
    const required = (is_required: boolean) =>
      app.db.updateTable('verification_fields').set({ is_required }).where('id', '=', 3).execute();
    await apply([{ id: 3, value: '4' }], token);
    await required(true);
    expect(await emptied('3')).toMatchObject({ status: 400, body: { key: 'validation' } });
    expect(await answered()).toEqual([2, 3]);
    await required(false);
  });

  it('401: visitors', async () => {
    expect((await apply([{ id: 3, value: '1' }])).status).toBe(401);
    expect((await app.get('get-agent-verification-form-values')).status).toBe(401);
  });
});

describe('files that were handed in', () => {
  it('are served with the key of their address, for an hour, and in no other way', async () => {
    const token = await app.signIn('buyer');
    await upload(token, withFile(PDF));
    const found = (await values(token)).verify_customer_values.find(
      (one: { verify_customer_form_id: number }) => one.verify_customer_form_id === 8,
    ).value as string;
    const { pathname, search } = new URL(found);
    const served = await app.request({ url: pathname + search });
    expect(served.status).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
    });
    expect((await app.request({ url: pathname })).status).toBe(404);
    expect((await app.request({ url: pathname.replace('verification/', 'verification%2F') })).status).toBe(
      404,
    );
    expect((await app.request({ url: `${pathname}${search}x` })).status).toBe(404);
    expect((await app.request({ url: pathname + search.replace(/until=\d/, 'until=9') })).status).toBe(404);
    app.pass(61 * 60_000);
    expect((await app.request({ url: pathname + search })).status).toBe(404);
  });
});
