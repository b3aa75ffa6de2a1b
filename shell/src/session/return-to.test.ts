import { safeReturn } from './return-to.ts';

describe('the way back after signing in', () => {
  it('leads to the page that asked for it, with its query', () => {
    expect(safeReturn('/properties?type=rent#map')).toBe('/properties?type=rent#map');
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('leads home instead of to %p', (wish) => {
    expect(safeReturn(wish)).toBe('/');
  });
});
