import { FIRST_PHOTO, HEAD, INLINED_RESPONSES, SCRIPT_LINKS, type Page } from './page.ts';
import { plainHead } from './page-head.ts';
import { render } from './rendered-page.ts';

const page: Page = {
  html: [HEAD, SCRIPT_LINKS, FIRST_PHOTO, INLINED_RESPONSES].join('\n'),
  scripts: [
    '<link rel="preload" as="script" href="/main.js">',
    '<link rel="preload" as="script" href="/page.js">',
  ],
  hasStarter: true,
  status: 200,
  data: [],
  about: null,
  photo: null,
  words: null,
  key: '1',
};
const link = '<link rel="preload" as="image" href="/villa.webp">';
const photo = { link, element: '<img class="first-photo" src="/villa.webp">' };
const scriptsOf = (changes: Partial<Page>, content: { photo: typeof photo | null }) =>
  render({ ...page, ...changes }, { answers: '{}', head: plainHead('Homes'), ...content })
    .body.toString()
    .match(/<link [^>]*as="script"[^>]*>/g);

const waiting = [
  '<link rel="preload" as="script" href="/main.js" media="(min-width: 600px)">',
  '<link rel="preload" as="script" href="/page.js" media="(min-width: 600px)">',
];

describe('the rendered page', () => {
  it('lets phones ask for scripts after the first photo, where the document shows one', () => {
    expect(scriptsOf({}, { photo })).toEqual(waiting);
  });

  it('lets all ask for scripts at once when no answer names a photo, or the document does not show it', () => {
    expect(scriptsOf({}, { photo: null })).toEqual(page.scripts);
    expect(scriptsOf({}, { photo: { ...photo, element: '' } })).toEqual(page.scripts);
  });

  it('lets all ask for scripts at once when the shell has no starter, which would ask for them later', () => {
    expect(scriptsOf({ hasStarter: false }, { photo })).toEqual(page.scripts);
  });
});
