import { pdf, postForm, type FormFile } from '../../../../test/harness/forms.ts';
import { newListing, ownFiles } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
});
afterAll(() => app.close());

const post = async (changes: object = {}) =>
  (await postForm(app, 'post_property', { ...(await newListing()), ...changes }, agent)).body.data[0];
const change = (id: number, changes: object) =>
  postForm(app, 'update_post_property', { action_type: 0, id, ...changes }, agent);
const approve = (id: number) =>
  app.db.updateTable('properties').set({ request_status: 'approved' }).where('id', '=', id).execute();

describe('a premium listing', () => {
  it('is a preview among the saved ones, and whole with a package that opens it, with its owner’s name', async () => {
    const { id, slug_id } = await post({ is_premium: 'true' });
    await approve(id);
    const reader = await app.signIn('newcomer');
    await app.post('add_favourite', { property_id: id, type: 1 }, reader);
    const read = async () => (await app.get('get_favourite_property', {}, reader)).body.data[0];
    expect(await read()).toMatchObject({
      id,
      description: '',
      meta_description: '',
      address: '',
      email: '',
      mobile: '',
      mobile_text: '',
    });
    const owner = await app.db
      .selectFrom('users')
      .select(['name', 'slug_id', 'email'])
      .where('email', '=', 'agent@example.com')
      .executeTakeFirstOrThrow();
    const me = (await app.get('get-user-data', {}, reader)).body.data.id;
    await app.db.updateTable('user_packages').set({ user_id: me }).where('package_id', '=', 5).execute();
    expect(await read()).toMatchObject({
      slug_id,
      description: 'Three rooms and a balcony above the boats.',
      meta_description: 'Three rooms and a balcony above the boats.',
      address: '7 Mole Street',
      customer_name: owner.name,
      customer_slug_id: owner.slug_id,
      email: owner.email,
    });
  });
});

describe('a fact that is a file', () => {
  let fact: number;
  beforeAll(async () => {
    const { id } = await app.db
      .selectFrom('parameters')
      .select('id')
      .where('type', '=', 'file')
      .executeTakeFirstOrThrow();
    fact = id;
    await app.db
      .insertInto('category_parameters')
      .values({ category_id: 1, parameter_id: fact })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  const stating = (value: string | FormFile) => ({ parameters: [{ parameter_id: fact, value }] });

  it('200: is kept by its address, replaced by another file and taken away by nothing; old files go', async () => {
    const before = ownFiles(app).length;
    const { id, parameters } = await post(stating(pdf()));
    expect(ownFiles(app)).toHaveLength(before + 2);
    const [{ value: address }] = parameters;
    expect(address).toMatch(/^http.*\.pdf/);
    const kept = await change(id, stating(address));
    expect(kept.body.data[0].parameters).toMatchObject([{ id: fact, value: address }]);
    const replaced = await change(id, stating(pdf('new.pdf')));
    expect(replaced.body.data[0].parameters[0].value).not.toBe(address);
    expect(ownFiles(app)).toHaveLength(before + 2);
    const taken = await change(id, stating(''));
    expect(taken.body.data[0].parameters).toEqual([]);
    expect(ownFiles(app)).toHaveLength(before + 1);
  });

  it('error: the address of another file, or a text', async () => {
    const { id } = await post(stating(pdf()));
    for (const value of ['https://example.com/other.pdf', 'a text']) {
      const { body } = await change(id, stating(value));
      expect(body.fields).toEqual({ 'parameters.0.value': expect.stringContaining('must be a file') });
    }
    const posted = await postForm(
      app,
      'post_property',
      { ...(await newListing()), ...stating('https://example.com/other.pdf') },
      agent,
    );
    expect(posted.body).toMatchObject({ error: true, key: 'validation' });
  });
});
