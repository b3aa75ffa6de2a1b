import { inSlices } from './slices.ts';

let now = 0;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const items = Array.from({ length: 12 }, (_, index) => index);

describe('work in slices', () => {
  it('does at once what is quick', () => {
    const done = jest.fn();
    const seen: number[] = [];
    inSlices(items, (item) => seen.push(item), done);
    expect(seen).toEqual(items);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('lets go of the page between stretches of work, and is done after the last one', () => {
    const done = jest.fn();
    const stretches = [0];
    inSlices(
      items,
      () => {
        stretches[stretches.length - 1]! += 1;
        now += 2;
      },
      done,
    );
    expect(done).not.toHaveBeenCalled();
    while (jest.getTimerCount() > 0) {
      stretches.push(0);
      jest.runOnlyPendingTimers();
    }
    expect(Math.max(...stretches)).toBeLessThan(5);
    expect(stretches.reduce((sum, count) => sum + count)).toBe(items.length);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('can be stopped', () => {
    const done = jest.fn();
    const stop = inSlices(items, () => (now += 10), done);
    stop();
    jest.runAllTimers();
    expect(done).not.toHaveBeenCalled();
  });
});
