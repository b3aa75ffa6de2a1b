import { safeReturn } from './return-to.ts';

describe('the way back after signing in', () => {
  it('leads to the page that asked for it, with its query', () => {
    expect(safeReturn('/properties?type=rent#map')).toBe('/properties?type=rent#map');
  });

  it.each(['/%2F/evil.example', '/%5c%5cevil.example', '/%09/evil.example'])(
    'F18 keeps what is encoded in %p on this site',
    (address) => {
      expect(new URL(safeReturn(address), 'https://own.example').origin).toBe('https://own.example');
      expect(safeReturn(address)).toMatch(/^\/(?!\/)/);
    },
  );

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/properties/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/.\t.//evil.example',
    '/..\n//evil.example',
    '/../\\evil.example',
    '/..\\/evil.example',
    '/properties?to=\\evil.example',
  ])('F18 leads home instead of to %p', (address) => {
    expect(safeReturn(address)).toBe('/');
  });
});
