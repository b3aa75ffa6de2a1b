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
});
