import { allSettled, fork } from 'effector';
import { readClockFx, waitFx } from './clock.ts';

describe('the clock of the system', () => {
  beforeEach(() => jest.useFakeTimers({ now: 5000 }));
  afterEach(() => jest.useRealTimers());

  it('waits as many milliseconds as it is given', async () => {
    const waited = jest.fn();
    const all = allSettled(waitFx, { scope: fork(), params: 300 }).then(waited);
    await jest.advanceTimersByTimeAsync(299);
    expect(waited).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await all;
    expect(waited).toHaveBeenCalledWith({ status: 'done', value: undefined });
  });

  it('reads the time', async () => {
    expect(await allSettled(readClockFx, { scope: fork() })).toEqual({ status: 'done', value: 5000 });
  });
});
