import { isOwner, listingAccess, needsPremium } from './listing-access.ts';

const live = { added_by: 7, status: 1 as const, request_status: 'approved' as const, is_premium: false };
const visitor = { userId: null, hasPremium: false };
const other = { userId: 8, hasPremium: false };
const owner = { userId: 7, hasPremium: false };

describe('access to a listing', () => {
  it.each([
    ['a live one', live, 'full'],
    ['one off the market', { ...live, status: 0 as const }, 'preview'],
    ['one that waits for approval', { ...live, request_status: 'pending' as const }, 'none'],
    ['a rejected one', { ...live, request_status: 'rejected' as const }, 'none'],
    ['a premium one', { ...live, is_premium: true }, 'preview'],
    ['a premium one off the market', { ...live, is_premium: true, status: 0 as const }, 'preview'],
  ])('%s is the same for visitors and other users, and open to its owner', (_, listing, access) => {
    expect([visitor, other].map((viewer) => listingAccess(listing, viewer))).toEqual([access, access]);
    expect(listingAccess(listing, owner)).toBe('full');
  });

  it('with the package, a premium listing on the market is open', () => {
    const premium = { ...live, is_premium: true };
    expect(listingAccess(premium, { userId: 8, hasPremium: true })).toBe('full');
    expect(listingAccess({ ...premium, status: 0 }, { userId: 8, hasPremium: true })).toBe('preview');
    expect(listingAccess({ ...premium, request_status: 'pending' }, { userId: 8, hasPremium: true })).toBe(
      'none',
    );
  });
});

it('a listing of the provider has no owner among users and visitors', () => {
  expect(isOwner({ added_by: null }, null)).toBe(false);
  expect(isOwner({ added_by: null }, 7)).toBe(false);
  expect(isOwner({ added_by: 7 }, 7)).toBe(true);
  expect(isOwner({ added_by: 7 }, 8)).toBe(false);
});

it('packages are looked up for the premium listings of others alone', () => {
  const premium = { ...live, is_premium: true };
  expect([7, 8, null].map((userId) => needsPremium(premium, userId))).toEqual([false, true, true]);
  expect([7, 8, null].map((userId) => needsPremium(live, userId))).toEqual([false, false, false]);
});
