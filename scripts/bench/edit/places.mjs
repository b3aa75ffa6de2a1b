// @ts-check
import path from 'node:path';
import { root } from '../../bootstrap.mjs';

/** Where the plain app is set up. */
export const viteFolder = path.join(root, '.cache/bench/vite');

/**
 * A text in a file, what it becomes with each edit, and which part of the page shows it; `within` where only one of several places counts.
 * @typedef {{ name: string, page: string, part: string, within?: string, file: string, from: string, to(mark: string): string }} Place
 */

const page = '/subscription-plan';

const button = {
  file: path.join(root, 'shared/ui/src/actions/button.tsx'),
  from: '      {children}\n    </Control>',
  to: (/** @type {string} */ mark) => `      ${mark} {children}\n    </Control>`,
};

/** @type {Place[]} */
export const own = [
  {
    name: 'shell',
    page,
    part: 'footer p',
    file: path.join(root, 'shell/src/frame/footer/footer.tsx'),
    from: "<p>{t('footer.tagline')}</p>",
    to: (mark) => `<p>${mark} {t('footer.tagline')}</p>`,
  },
  {
    name: 'remote',
    page,
    part: 'main h1',
    file: path.join(root, 'mfe-payments/src/packages/packages.page.tsx'),
    from: "lead={t('packages.lead')}",
    to: (mark) => `lead={'${mark} ' + t('packages.lead')}`,
  },
  {
    name: 'shared/ui',
    page,
    part: 'main button',
    within: 'main',
    ...button,
  },
  {
    name: 'shared/ui in the shell',
    page,
    part: 'footer button',
    within: 'footer',
    ...button,
  },
  {
    name: 'texts',
    page,
    part: 'main h1',
    file: path.join(root, 'mfe-payments/src/locales/en.json'),
    from: '"title": "Packages"',
    to: (mark) => `"title": "Packages ${mark}"`,
  },
];

/** @type {Place[]} */
export const plain = [
  {
    name: 'plain Vite app',
    page: '/',
    part: 'h1',
    file: path.join(viteFolder, 'src/app.jsx'),
    from: '<h1>Packages</h1>',
    to: (mark) => `<h1>Packages ${mark}</h1>`,
  },
];
