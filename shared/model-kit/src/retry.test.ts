import type { ApiError } from '@lintel/api-contract';
import { mayRetry, retryDelay, toApiError } from './retry.ts';

const timeout: ApiError = { kind: 'timeout', retryable: true };

describe('the pause before a retry', () => {
  it('doubles from a second up to thirty seconds', () => {
    expect([0, 1, 2, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });
});

describe('a failed call', () => {
  const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  afterEach(() => jest.restoreAllMocks());

  it('is retried three times', () => {
    expect([0, 1, 2, 3].map((attempt) => mayRetry(timeout, attempt))).toEqual([true, true, true, false]);
  });

  it('is not retried when it cannot pass', () => {
    expect(mayRetry({ kind: 'rejected', retryable: false }, 0)).toBe(false);
  });

  it('without a network is retried only while the browser believes that there is one', () => {
    const offline: ApiError = { kind: 'offline', retryable: true };
    setOnline(true);
    expect(mayRetry(offline, 0)).toBe(true);
    setOnline(false);
    expect(mayRetry(offline, 0)).toBe(false);
    expect(mayRetry(timeout, 0)).toBe(true);
  });
});

describe('anything thrown', () => {
  it('is kept when it is the error of a call', () => {
    expect(toApiError(timeout)).toBe(timeout);
  });

  it.each([
    ['a text', 'broken', 'broken'],
    ['nothing', null, 'null'],
    ['an error', new Error('broken'), 'Error: broken'],
    ['an object with a kind alone', { kind: 'timeout' }, '[object Object]'],
    ['an object that may be retried alone', { retryable: true }, '[object Object]'],
    [
      'a function',
      Object.assign(() => 1, { kind: 'timeout', retryable: true, toString: () => 'call' }),
      'call',
    ],
  ])('that is %s becomes an invalid reply', (_, thrown, message) => {
    expect(toApiError(thrown)).toEqual({ kind: 'invalid-reply', retryable: false, message });
  });
});
