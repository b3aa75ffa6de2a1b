import { threadOf } from './address.ts';

const of = (query: string) => threadOf(new URLSearchParams(query));

describe('the conversation of an address', () => {
  it.each([
    ['peer=9&property=12', { peerId: 9, propertyId: 12 }],
    ['peer=0&property=12', { peerId: 0, propertyId: 12 }],
    ['peer=9&project=7', { peerId: 9, propertyId: 1_000_000_007 }],
    ['peer=9&property=1000000007', { peerId: 9, propertyId: 1_000_000_007 }],
    ['peer=9', null],
    ['property=12', null],
    ['peer=9&property=', null],
    ['peer=9&property=1e3', null],
    ['peer=9&property=9999999999', null],
    ['peer=9&project=0', null],
  ])('%s', (query, thread) => {
    expect(of(query)).toEqual(thread);
  });
});
