import { ownAddress } from './own-address.ts';

describe('an address of this site', () => {
  it('keeps a path of this site with its query', () => {
    expect(ownAddress('/user/add-property?draft=a#photos')).toBe('/user/add-property?draft=a#photos');
  });

  it.each([
    null,
    '',
    'user/add-property',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ])('is null for %p', (address) => {
    expect(ownAddress(address)).toBeNull();
  });
});
