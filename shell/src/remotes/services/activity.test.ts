import { createActivity } from './activity.ts';

describe('activity', () => {
  it('is active from the first task that begins to the last that settles, however they end', async () => {
    const { active, busy } = createActivity();
    const seen: boolean[] = [];
    active.subscribe((value) => void seen.push(value));
    let end = () => {};
    busy(new Promise<void>((resolve) => (end = resolve)));
    const failing = Promise.reject(new Error('x'));
    busy(failing);
    await failing.catch(() => {});
    await Promise.resolve();
    expect(active.get()).toBe(true);
    end();
    await new Promise((resolve) => setTimeout(resolve));
    expect(active.get()).toBe(false);
    expect(seen).toEqual([true, false]);
  });
});
