import { webManifest } from './web-manifest.ts';

const settings = (data: object) => JSON.stringify({ 'web-settings': { error: false, message: '', data } });
const names = ['icon-192', 'icon-512', 'maskable-512', 'monochrome-512'];
const icons = Object.fromEntries(names.map((name) => [name, `data:image/png;base64,${name}`]));
const read = (answers: string) => JSON.parse(webManifest(answers, icons));

describe('the web manifest', () => {
  it('has the product’s own name and icons, whole, masked and of one colour, when the back end has no settings', () => {
    const manifest = read('{}');
    expect(manifest).toMatchObject({ name: 'Lintel', start_url: '/', display: 'standalone' });
    expect(
      manifest.icons.map(({ purpose, sizes }: { purpose: string; sizes: string }) => [purpose, sizes]),
    ).toEqual([
      ['any', '192x192'],
      ['any', '512x512'],
      ['maskable', '512x512'],
      ['monochrome', '512x512'],
    ]);
  });

  it('has the name, colour and icon of the operator', () => {
    const manifest = read(
      settings({
        company_name: 'Porto Homes',
        system_color: '#AA0055',
        web_favicon: 'https://porto.example/images/icon.png',
      }),
    );
    expect(manifest).toMatchObject({
      name: 'Porto Homes',
      short_name: 'Porto Homes',
      theme_color: '#AA0055',
    });
    expect(manifest.icons).toEqual([
      { src: 'https://porto.example/images/icon.png', sizes: 'any', purpose: 'any' },
    ]);
  });

  it('ignores invalid colours and addresses', () => {
    const manifest = read(
      settings({ company_name: 'x', system_color: 'red;}', web_favicon: 'javascript:alert(1)' }),
    );
    expect(manifest.theme_color).toBe('#0B6B57');
    expect(manifest.icons[0].src).toBe(icons['icon-192']);
  });

  it('leaves out an icon whose bytes do not match the release', () => {
    expect(JSON.parse(webManifest('{}', { 'icon-512': icons['icon-512']! })).icons).toEqual([
      { src: icons['icon-512'], type: 'image/png', sizes: '512x512', purpose: 'any' },
    ]);
  });
});
