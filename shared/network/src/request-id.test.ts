import { requestIdOf } from './request-id.ts';

const idFor = (sent: unknown) => requestIdOf({ headers: { 'x-request-id': sent } });

describe('the id of a request', () => {
  it('takes over what a client sent', () => {
    expect(idFor('0123456789abcdef01234567')).toBe('0123456789abcdef01234567');
    expect(idFor('a'.repeat(64))).toBe('a'.repeat(64));
  });

  it.each([
    ['nothing', undefined],
    ['a list', ['abcdefgh', 'ijklmnop']],
    ['too short an id', 'abc'],
    ['too long an id', 'a'.repeat(65)],
    ['a line break', 'abcdefgh\n{"level":50}'],
    ['the end of a comment', 'abcdefgh*/ drop table users'],
    ['a quotation mark', "abcdefgh'"],
  ])('makes an id where a client sends %s', (_what, sent) => {
    expect(idFor(sent)).toMatch(/^[\da-f-]{36}$/);
  });

  it('makes another one for each request', () => {
    expect(idFor(undefined)).not.toBe(idFor(undefined));
  });
});
