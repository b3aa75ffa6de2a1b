// @ts-check
import { sources } from './sources.mjs';

/** Libraries come from the catalog of the workspace, our own packages from the workspace itself. @param {string[]} names */
const versions = (names) =>
  Object.fromEntries(names.map((name) => [name, name.startsWith('@lintel/') ? 'workspace:*' : 'catalog:']));

/** `reviews` → `Reviews`. @param {string} word */
const headline = (word) => word[0]?.toUpperCase() + word.slice(1);

/**
 * The files of a new remote, by their path below its folder.
 * @param {{ word: string, team: string }} options `word` = its name without `mfe-`
 * @returns {Record<string, string>}
 */
export function filesOf({ word, team }) {
  const name = `mfe-${word}`;
  const title = headline(word);
  const text = (/** @type {string} */ heading, /** @type {string} */ lead, /** @type {string} */ opened) =>
    `${JSON.stringify({ welcome: { title: heading, lead, opened } }, null, 2)}\n`;
  return {
    'package.json': `${JSON.stringify(packageOf({ name, word, team }), null, 2)}\n`,
    'tsconfig.json': '{ "extends": "../shared/build/tsconfig/browser.json", "include": ["src"] }\n',
    'README.md': readmeOf({ name, word }),
    ...Object.fromEntries(
      ['en', 'ar', 'de'].map((language) => [
        `src/locales/labels/${language}.json`,
        `${JSON.stringify({ welcome: title }, null, 2)}\n`,
      ]),
    ),
    'src/locales/en.json': text(
      title,
      'The first page of a new part.',
      'Times opened in this tab: {{times}}',
    ),
    'src/locales/de.json': text(
      title,
      'Die erste Seite eines neuen Teils.',
      'In diesem Tab geöffnet: {{times}}',
    ),
    'src/locales/ar.json': text(title, 'الصفحة الأولى من جزء جديد.', 'مرات الفتح في هذه النافذة: {{times}}'),
    ...sources({ name, word, title }),
  };
}

/** @param {{ name: string, word: string, team: string }} options */
const packageOf = ({ name, word, team }) => ({
  name: `@lintel/${name}`,
  version: '0.1.0',
  private: true,
  description: `Remote ${word}`,
  license: 'MIT',
  type: 'module',
  imports: { '#*': './src/*' },
  dependencies: versions([
    '@lintel/contract',
    '@lintel/remote-kit',
    '@lintel/ui',
    'effector',
    'effector-react',
    'i18next',
    'react',
    'react-dom',
    'react-i18next',
    'react-router-dom',
    'styled-components',
  ]),
  devDependencies: versions([
    '@lintel/build',
    '@lintel/testing',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@types/jest',
    '@types/react',
    '@types/react-dom',
  ]),
  lintel: { kind: 'remote', owner: { team, contact: `${team}-team@lintel.example` } },
});

/** @param {{ name: string, word: string }} options */
const readmeOf = ({ name, word }) => `# @lintel/${name}

The remote ${word}.

\`\`\`
src/
  manifest.ts         mounts, navigation, bus events: data for shell and registry
  remote.ts           the one exported function
  routes.tsx          address → page
  messages.ts         texts per language, namespace ${name}
  locales/            en, ar, de
  welcome/            /${word}: the page to begin with
\`\`\`

\`npm run dev -- ${word}\` · \`npm run build -- --only ${name}\` · \`npm test -- --only ${name}\`

| I want to … | look in … |
|---|---|
| add a page | \`src/routes.tsx\` and a mount in \`src/manifest.ts\` |
| add a text | \`src/locales/\`, in all languages |
`;
