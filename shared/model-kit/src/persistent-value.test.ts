import { createPersistentValue } from './persistent-value.ts';

const numbers = () =>
  createPersistentValue({
    key: 'test.numbers',
    read: (stored) =>
      Array.isArray(stored) ? stored.filter((one): one is number => typeof one === 'number') : [],
  });

beforeEach(() => localStorage.clear());

describe('a value that this browser keeps', () => {
  it('is there again after a reload', () => {
    numbers().change((all) => [...all, 4]);
    expect(numbers().get()).toEqual([4]);
  });
  it('is the same object until it changes, so that nothing is drawn in vain', () => {
    const kept = numbers();
    kept.change(() => [1]);
    expect(kept.get()).toBe(kept.get());
  });
  it('notifies this tab and the others, until the last listener leaves', () => {
    const kept = numbers();
    const heard: number[][] = [];
    const end = kept.subscribe((value) => heard.push(value));
    kept.change(() => [1]);
    localStorage.setItem('test.numbers', '[1,2]');
    dispatchEvent(new StorageEvent('storage', { key: 'test.numbers' }));
    end();
    kept.change(() => []);
    expect(heard).toEqual([[1], [1, 2]]);
  });
  it('survives foreign text in the storage', () => {
    localStorage.setItem('test.numbers', '{broken');
    expect(numbers().get()).toEqual([]);
    localStorage.setItem('test.numbers', '["a",3]');
    expect(numbers().get()).toEqual([3]);
  });
  it('holds until the page is left where storage is forbidden, and reports it', () => {
    const kept = numbers();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(kept.change(() => [9])).toBe(false);
    expect(kept.get()).toEqual([9]);
    full.mockRestore();
  });
  it('agrees with the other tabs again once the browser has room again', () => {
    const kept = numbers();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    kept.change(() => [9]);
    full.mockRestore();
    expect(kept.change((all) => [...all, 10])).toBe(true);
    localStorage.setItem('test.numbers', '[9,10,11]');
    expect(kept.get()).toEqual([9, 10, 11]);
  });
  it('lives as long as the page where storage cannot even be read', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const spies = (['getItem', 'setItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(forbid),
    );
    const kept = numbers();
    expect(kept.get()).toEqual([]);
    expect(kept.get()).toBe(kept.get());
    expect([kept.change(() => [5]), kept.get()]).toEqual([false, [5]]);
    for (const spy of spies) spy.mockRestore();
  });
  it('hears when all of the storage is emptied, and nothing of other keys', () => {
    const kept = numbers();
    kept.change(() => [1]);
    const heard: number[][] = [];
    const end = kept.subscribe((value) => heard.push(value));
    dispatchEvent(new StorageEvent('storage', { key: 'test.other' }));
    expect(heard).toEqual([]);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toEqual([[]]);
    end();
  });
  it('listens to other tabs as long as a listener is there', () => {
    const kept = numbers();
    const [added, removed] = [
      jest.spyOn(window, 'addEventListener'),
      jest.spyOn(window, 'removeEventListener'),
    ];
    const ends = [kept.subscribe(() => undefined), kept.subscribe(() => undefined)];
    expect(added.mock.calls.map(([name]) => name)).toEqual(['storage']);
    ends[0]!();
    expect(removed).not.toHaveBeenCalled();
    ends[1]!();
    expect(removed.mock.calls).toEqual(added.mock.calls);
    for (const spy of [added, removed]) spy.mockRestore();
  });
});
