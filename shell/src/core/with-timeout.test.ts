import { withTimeout } from './with-timeout.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a call with a time limit', () => {
  it('answers when it is in time, and leaves no timer behind', async () => {
    await expect(withTimeout(1000, Promise.resolve(4), () => 'late')).resolves.toBe(4);
    await Promise.resolve();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails as it failed', async () => {
    await expect(withTimeout(1000, Promise.reject(new Error('no')), () => 'late')).rejects.toThrow('no');
  });

  it('fails with what the caller makes of the silence', async () => {
    const attempt = withTimeout(1000, new Promise(() => undefined), () => ({ code: 'auth/timeout' }));
    const reason = attempt.catch((failure: unknown) => failure);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await reason).toEqual({ code: 'auth/timeout' });
  });
});
