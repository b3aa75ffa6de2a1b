import type { ProjectQualityPart, Quality } from '@lintel/api-contract';
import { photo, postForm } from '../../../../test/harness/forms.ts';
import { newProject } from '../../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
});
afterAll(() => app.close());

const posted = async (): Promise<{ id: number }> =>
  (await postForm(app, 'post_project', await newProject(), agent)).body.data[0];

describe('GET get-added-projects, a list', () => {
  it('200: shown and hidden ones, advertised ones, the oldest or most viewed first, with what they brought', async () => {
    const [shown, hidden, waiting] = [await posted(), await posted(), await posted()];
    const set = (id: number, values: object) =>
      app.db.updateTable('projects').set(values).where('id', '=', id).execute();
    const approved = { request_status: 'approved' } as const;
    await set(shown.id, { ...approved, status: 1, promoted: true, total_click: 900_000 });
    await set(hidden.id, { ...approved, status: 0, total_click: 800_000 });
    const people = await app.db.selectFrom('users').select('id').limit(2).execute();
    await app.db
      .insertInto('project_interests')
      .values(people.map(({ id }) => ({ project_id: shown.id, user_id: id })))
      .execute();
    const rows = async (query: object) =>
      (await app.get('get-added-projects', { limit: 100, ...query }, agent)).body.data as {
        id: number;
        status: number;
        request_status: string;
        total_click: number;
        interested_count: number;
      }[];
    const ids = async (query: object) => (await rows(query)).map(({ id }) => id);
    expect(await ids({ status: '1' })).toContain(shown.id);
    expect(await ids({ status: '0' })).toContain(hidden.id);
    for (const { status, request_status } of await rows({ status: '0' }))
      expect({ status, request_status }).toEqual({ status: 0, request_status: 'approved' });
    expect(await ids({ status: '0,1' })).not.toContain(waiting.id);
    expect(await ids({ is_promoted: 1 })).toContain(shown.id);
    expect(await ids({ is_promoted: 1 })).not.toContain(hidden.id);
    expect((await ids({ sort: 'most_viewed' })).slice(0, 2)).toEqual([shown.id, hidden.id]);
    expect(await ids({ sort: 'oldest' })).toEqual((await ids({})).toReversed());
    const [first] = await rows({ sort: 'most_viewed' });
    expect(first).toMatchObject({ total_click: 900_000, interested_count: 2 });
    const { body } = await app.get('get-added-projects', { id: hidden.id }, agent);
    expect(body.data).toMatchObject({ total_click: 800_000, interested_count: 0 });
    expect((await app.get('get-added-projects', { sort: 'price_low' }, agent)).body.key).toBe('validation');
  });
});

describe('the quality of a project', () => {
  it('grows with what its owner adds, by the points that it promised, in the list as in the detail', async () => {
    const { id } = await posted();
    const read = async () => {
      const { body } = await app.get('get-added-projects', { id }, agent);
      const { data } = (await app.get('get-added-projects', { limit: 100 }, agent)).body;
      const quality = body.data.quality as Quality<ProjectQualityPart>;
      expect(data.find((row: { id: number }) => row.id === id).quality).toEqual(quality);
      return quality;
    };
    const pointsFor = ({ todo }: Quality<ProjectQualityPart>, wanted: ProjectQualityPart) =>
      todo.find(({ part }) => part === wanted)?.points ?? 0;
    const before = await read();
    expect(before.todo.slice(0, 2)).toEqual([
      { part: 'photos', points: 27, missing: 9 },
      { part: 'units', points: 20, missing: 2 },
    ]);
    const change = {
      id,
      description: 'Along the old rope walk. '.repeat(20),
      'gallery_images[0]': await photo(),
    };
    const answer = await postForm(app, 'post_project', await newProject(change), agent);
    expect(answer.body.error).toBe(false);
    const after = await read();
    expect(pointsFor(after, 'photos')).toBe(24);
    expect(pointsFor(after, 'description')).toBe(0);
    expect(after.score).toBe(before.score + 3 + pointsFor(before, 'description'));
  });
});
