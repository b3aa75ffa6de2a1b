import { socialAddress } from './social-account.ts';

it.each([
  ['facebook', 'sara.k', 'https://www.facebook.com/sara.k'],
  ['facebook', 'https://m.facebook.com/profile.php?id=1', 'https://m.facebook.com/profile.php?id=1'],
  ['x', ' @sara_k ', 'https://x.com/sara_k'],
  ['x', 'http://twitter.com/sara', 'https://twitter.com/sara'],
  ['youtube', 'www.youtube.com/@sara', 'https://www.youtube.com/@sara'],
  ['instagram', 'Instagram.com/sara', 'https://instagram.com/sara'],
] as const)('an account at %s that is written as %s is at %s', (site, written, address) => {
  expect(socialAddress(site, written)).toBe(address);
});

it.each([
  ['x', 'https://x.com.evil.test/a'],
  ['x', 'https://x.com@evil.test/a'],
  ['x', 'https://evil@x.com/a'],
  ['youtube', 'javascript:alert(1)'],
  ['facebook', 'https://www.instagram.com/sara'],
  ['facebook', 'facebook.com'],
  ['instagram', 'https://instagram.com/'],
  ['instagram', 'Sara Keller'],
  ['instagram', ''],
] as const)('no account at %s is written as %s', (site, written) => {
  expect(socialAddress(site, written)).toBeNull();
});
