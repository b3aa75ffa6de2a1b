import { pdf, postForm } from '../../../../test/harness/forms.ts';
import { newProject } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

interface Plan {
  id: number;
  title: string;
}
let app: TestApp;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
});
afterAll(() => app.close());

const send = async (fields: Parameters<typeof postForm>[2]): Promise<{ id: number; plans: Plan[] }> =>
  (await postForm(app, 'post_project', fields, agent)).body.data[0];
const drawn = (title: string) => ({ title, document: pdf() });
const posted = async () =>
  send({ ...(await newProject()), plans: [drawn('Ground'), drawn('First'), drawn('Roof')] });
/** Sends these plans of a project; answers the names of all in their order. */
const change = async (id: number, plans: readonly (Partial<Plan> | ReturnType<typeof drawn>)[]) => {
  await send({ id, title: 'Rope Walk', plans: plans as ReturnType<typeof drawn>[] });
  const { body } = await app.get('get-added-projects', { id }, agent);
  return body.data.plans.map(({ title }: Plan) => title);
};

describe('plans of a project', () => {
  it('200: stand in the order in which they are sent, new ones between them', async () => {
    const { id, plans } = await posted();
    const [ground, first, roof] = plans as [Plan, Plan, Plan];
    expect([ground.title, first.title, roof.title]).toEqual(['Ground', 'First', 'Roof']);
    expect(await change(id, [roof, drawn('Second'), first, ground])).toEqual([
      'Roof',
      'Second',
      'First',
      'Ground',
    ]);
  });

  it('200: those that are not sent keep their places', async () => {
    const { id, plans } = await posted();
    const [ground, first, roof] = plans as [Plan, Plan, Plan];
    expect(await change(id, [{ id: first.id, title: 'First floor' }])).toEqual([
      'Ground',
      'First floor',
      'Roof',
    ]);
    expect(await change(id, [drawn('Cellar')])).toEqual(['Ground', 'First floor', 'Roof', 'Cellar']);
    expect(await change(id, [roof, ground])).toEqual(['Roof', 'First floor', 'Ground', 'Cellar']);
  });
});
