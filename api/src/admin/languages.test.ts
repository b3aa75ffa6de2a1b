import { adminOf } from '../../test/harness/admin-context.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const admin = adminOf(() => app, { now: () => new Date(app.now()) });
const json = async (...args: string[]) => {
  const { out, error } = await admin(...args, '--json');
  if (out === undefined) throw new Error(error);
  return JSON.parse(out);
};
const offered = async () =>
  (await app.get('web-settings')).body.data.languages.map(({ code, name }: Record<string, string>) => [
    code,
    name,
  ]);
const lastEntry = async () => (await json('audit', 'list'))[0];

describe('a new language', () => {
  it('is offered to pages and apps at once, and takes texts', async () => {
    const before = await offered();
    expect(await json('languages', 'add', 'fr', 'Français')).toEqual({
      code: 'fr',
      name: 'Français',
      is_rtl: false,
      is_active: true,
    });
    expect(await offered()).toEqual([...before, ['fr', 'Français']]);
    expect(await lastEntry()).toMatchObject({ action: 'languages.add', subject: 'language fr' });
    await json('texts', 'set', 'fr', 'shell:account.signIn', 'Se connecter');
    expect(await json('texts', 'list', 'fr')).toEqual([
      { key: 'shell:account.signIn', text: 'Se connecter' },
    ]);
    expect((await json('settings', 'set', 'default_language', 'fr')).value).toBe('fr');
    await json('settings', 'set', 'default_language', 'en');
  });

  it('runs from right to left where its script does', async () => {
    expect((await json('languages', 'add', 'he', 'עברית')).is_rtl).toBe(true);
    expect((await json('languages', 'add', 'fa', 'فارسی')).is_rtl).toBe(true);
    await json('texts', 'set', 'he', 'login', 'כניסה');
    const { data } = (await app.get('get_languages', { language_code: 'he', web_language_file: 1 })).body;
    expect(data).toMatchObject({ code: 'he', rtl: 1 });
    expect((await json('languages', 'add', 'en-new', 'English')).is_rtl).toBe(false);
  });
});

it('a language that was taken away comes back with its texts', async () => {
  await json('languages', 'add', 'es', 'Español');
  await json('texts', 'set', 'es', 'shell:account.signIn', 'Entrar');
  expect((await json('languages', 'remove', 'es')).is_active).toBe(false);
  expect(await offered()).not.toContainEqual(['es', 'Español']);
  expect(await json('languages', 'list')).toContainEqual(
    expect.objectContaining({ code: 'es', is_active: false }),
  );
  await json('languages', 'add', 'es', 'Castellano');
  expect(await offered()).toContainEqual(['es', 'Castellano']);
  expect(await json('texts', 'list', 'es')).toEqual([{ key: 'shell:account.signIn', text: 'Entrar' }]);
});

it.each([
  [['add', 'french', 'Français'], 'french is not the code of a language, such as fr.'],
  [['add', 'FR', 'Français'], 'FR is not the code of a language, such as fr.'],
  [['add', 'it', ' '], 'A name has between 1 and 100 characters.'],
  [['remove', 'it'], 'There is no language with the code it.'],
  [['remove', 'en'], 'en is the default_language of the site. Set another one first.'],
])('languages %j is refused', async (words, sentence) => {
  const [entry, list] = [await lastEntry(), await json('languages', 'list')];
  expect(await admin('languages', ...words)).toMatchObject({
    code: 1,
    error: expect.stringContaining(sentence),
  });
  expect([await lastEntry(), await json('languages', 'list')]).toEqual([entry, list]);
});

it('the default of the site is never a language that is taken away, whichever of two commands comes first', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await json('languages', 'add', 'pt', 'Português');
    const outcomes = await Promise.all([
      admin('settings', 'set', 'default_language', 'pt'),
      admin('languages', 'remove', 'pt'),
    ]);
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    await json('settings', 'set', 'default_language', 'en');
  }
});
