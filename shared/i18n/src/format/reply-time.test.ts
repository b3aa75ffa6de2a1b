import { replyTime } from './reply-time.ts';

describe('how long an owner usually takes to answer (B12)', () => {
  it.each([
    [5, 'hour', 1],
    [95, 'hour', 2],
    [1439, 'hour', 24],
    [1440, 'day', 1],
    [3000, 'day', 3],
  ])('%i minutes are shown in %s: %i', (minutes, unit, count) => {
    expect(replyTime(minutes)).toEqual({ unit, count });
  });
  it('is not shown when it is unknown or longer than a week', () => {
    expect(replyTime(undefined)).toBeUndefined();
    expect(replyTime(20_000)).toBeUndefined();
  });
});
