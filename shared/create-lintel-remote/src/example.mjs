// @ts-check
import { filesOfTemplates } from './templates.mjs';

/** Texts of the page, by language. @type {Record<string, { label: string, texts: Record<string, string> }>} */
const words = {
  en: {
    label: 'Desk',
    texts: {
      title: 'My desk',
      views: 'Views per day',
      day: 'Day',
      note: 'Note to myself',
      photo: 'Photo of me',
    },
  },
  de: {
    label: 'Schreibtisch',
    texts: {
      title: 'Mein Schreibtisch',
      views: 'Aufrufe pro Tag',
      day: 'Tag',
      note: 'Notiz an mich',
      photo: 'Foto von mir',
    },
  },
  ar: {
    label: 'مكتبي',
    texts: {
      title: 'مكتبي',
      views: 'المشاهدات في اليوم',
      day: 'اليوم',
      note: 'ملاحظة لنفسي',
      photo: 'صورتي',
    },
  },
};
const libraries = ['@lintel/api-contract', '@lintel/files', '@lintel/i18n'];
const testLibraries = ['fake-indexeddb'];

/** What the page keeps in the browser, for the page of the user's data: see `storage` of `defineRemote`. */
const storage = [{ name: 'lintel-drafts', place: 'database', subject: 'drafts', until: 'never' }];

/**
 * The files of a new remote with a second page at `/<word>/desk`, which shows how the parts of the kit go together.
 * @param {Record<string, string>} files of `filesOf` @param {{ word: string }} options @returns {Record<string, string>}
 */
export function withExample(files, { word }) {
  /** @param {string} file @param {(content: any) => void} change */
  const json = (file, change) => {
    const content = JSON.parse(files[file] ?? '');
    change(content);
    return { [file]: `${JSON.stringify(content, null, 2)}\n` };
  };
  const version = (/** @type {string} */ name) => [
    name,
    name.startsWith('@lintel/') ? 'workspace:*' : 'catalog:',
  ];
  return {
    ...files,
    ...json('package.json', (content) => {
      Object.assign(content.dependencies, Object.fromEntries(libraries.map(version)));
      Object.assign(content.devDependencies, Object.fromEntries(testLibraries.map(version)));
    }),
    ...Object.fromEntries(
      Object.entries(words).flatMap(([language, { label, texts }]) => [
        ...Object.entries(
          json(`src/locales/labels/${language}.json`, (content) => void (content.desk = label)),
        ),
        ...Object.entries(json(`src/locales/${language}.json`, (content) => void (content.desk = texts))),
      ]),
    ),
    'src/manifest.ts': (files['src/manifest.ts'] ?? '')
      .replace(
        '  mounts: [',
        `  mounts: [\n    { path: '/${word}/desk', access: 'user', title: labels.desk, chunk: 'page-desk' },`,
      )
      .replace('consumes: []', "consumes: ['session.started@1', 'session.ended@1']"),
    'src/storage.json': `${JSON.stringify(storage, null, 2)}\n`,
    'src/remote.ts': (files['src/remote.ts'] ?? '')
      .replace('{ CONTRACT_VERSION }', '{ CONTRACT_VERSION, type StorageDeclaration }')
      .replace('{ defineRemote }', '{ defineRemote, sessionEvents }')
      .replace(
        '{ routes, messages }',
        `{ routes, on: sessionEvents, messages, storage: async () => (await import(/* webpackChunkName: "storage" */ './storage.json')).default as StorageDeclaration[] }`,
      ),
    'src/states.test.tsx': (files['src/states.test.tsx'] ?? '')
      .replace(
        'import { manifest }',
        "import { deskAnswers, deskUser } from '#testing/desk-answers.ts';\nimport { manifest }",
      )
      .replace(
        '\n};\n',
        `\n  '/${word}/desk': {\n    at: '/${word}/desk',\n    session: deskUser,\n    full: { answers: deskAnswers, shows: 'Your villa is live' },\n  },\n};\n`,
      ),
    'src/routes.tsx': (files['src/routes.tsx'] ?? '')
      .replace(
        '\nexport',
        `const Desk = lazyPage(() => import(/* webpackChunkName: "page-desk" */ './desk/desk.page.tsx'));\n\nexport`,
      )
      .replace('<Welcome /> }', `<Welcome /> }, { path: '/${word}/desk', element: <Desk /> }`),
    ...Object.fromEntries(
      Object.entries(filesOfTemplates('example', { name: `mfe-${word}`, word })).map(([file, text]) => [
        `src/${file}`,
        text,
      ]),
    ),
  };
}
