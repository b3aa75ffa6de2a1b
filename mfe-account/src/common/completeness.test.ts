import type { UserRow } from '@lintel/api-contract';
import { missingForPosting } from './completeness.ts';

const complete = {
  name: 'Sara',
  email: 'sara@example.com',
  mobile: '+447700900123',
  profile: '/images/users/7.webp',
  address: '12 Station Avenue',
} as UserRow;

describe('what blocks posting', () => {
  it('is nothing for a complete profile', () => {
    expect(missingForPosting(complete)).toEqual([]);
  });
  it('names each missing field, null and blank alike', () => {
    expect(missingForPosting({ ...complete, mobile: null, address: '  ', profile: '' })).toEqual([
      'mobile',
      'profile',
      'address',
    ]);
  });
});
