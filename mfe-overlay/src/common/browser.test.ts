import { fetchedFiles, sharesOf } from './browser.ts';

describe('what the overlay reads from the browser', () => {
  it('lists each copy of a shared library once, with all its users', () => {
    const react = (useIn: string[]) => ({ react: { '19.3.1': { from: 'shell__1', useIn } } });
    const federation = {
      ['__INSTANCES__']: [
        { shareScopeMap: { default: react(['shell__1']) } },
        { shareScopeMap: { default: react(['shell__1', 'mfe_chat__1']) } },
        { shareScopeMap: { default: { react: { '18.0.0': { from: 'mfe_old__1' } } } } },
      ],
    };
    expect(sharesOf({ ['__FEDERATION__']: federation })).toEqual([
      { library: 'react', version: '19.3.1', provider: 'shell__1', users: ['mfe_chat__1', 'shell__1'] },
      { library: 'react', version: '18.0.0', provider: 'mfe_old__1', users: [] },
    ]);
    expect(sharesOf({})).toEqual([]);
  });

  it('finds files of releases among everything that the page has fetched, each once', () => {
    const entry = (name: string) => ({ name, startTime: 1, responseEnd: 2, transferSize: 3 });
    Object.assign(performance, {
      getEntriesByType: () =>
        [
          `${location.origin}/assets/shell/1.0.0-aaaaaaaa/main.js`,
          `${location.origin}/assets/shell/1.0.0-aaaaaaaa/main.js`,
          `${location.origin}/assets/shell/1.0.0-aaaaaaaa/photo.webp`,
          'https://mirror.example/assets/mfe-chat/1.0.0-aaaaaaaa/remoteEntry.js',
          `${location.origin}/api/get-package`,
        ].map(entry),
    });
    expect(fetchedFiles().map(({ url }) => url)).toEqual([
      '/assets/shell/1.0.0-aaaaaaaa/main.js',
      'https://mirror.example/assets/mfe-chat/1.0.0-aaaaaaaa/remoteEntry.js',
    ]);
  });
});
