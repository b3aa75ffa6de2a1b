import { pdf, postForm } from '../../../../test/harness/forms.ts';
import { newListing } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
});
afterAll(() => app.close());

it('a fact that is a file has the name that its owner gave it, until another one takes its place', async () => {
  const { id: parameter_id } = await app.db
    .selectFrom('parameters')
    .select('id')
    .where('type', '=', 'file')
    .executeTakeFirstOrThrow();
  const stating = (value: string | ReturnType<typeof pdf>) => ({ parameters: [{ parameter_id, value }] });
  const posted = { ...(await newListing()), ...stating(pdf('Energy 2026.pdf')) };
  const [{ id, parameters }] = (await postForm(app, 'post_property', posted, agent)).body.data;
  const [stated] = parameters;
  expect(stated).toMatchObject({ id: parameter_id, file_name: 'Energy 2026.pdf' });
  const change = async (changes: object) => {
    const sent = { action_type: 0, id, ...changes };
    const { body } = await postForm(app, 'update_post_property', sent, agent);
    return body.data[0].parameters[0];
  };
  // The form sends the present address of a file that stays.
  expect(await change({ title: 'Other words', ...stating(stated.value) })).toMatchObject({
    file_name: 'Energy 2026.pdf',
  });
  expect(await change(stating(pdf('Energy 2027.pdf')))).toMatchObject({ file_name: 'Energy 2027.pdf' });
});
