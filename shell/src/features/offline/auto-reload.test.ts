import { BEFORE_AUTO_RELOAD } from '@lintel/contract';
import { reloadWhenSafe, isHalfDone } from './auto-reload.ts';

const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

function start() {
  const adopt = jest.fn();
  const end = reloadWhenSafe({ adopt });
  return { adopt, end };
}
const visibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => visibility('visible'));

describe('a page whose releases are no longer live', () => {
  it('reloads to the new releases after a quarter of an hour without input, once', () => {
    const { adopt } = start();
    jest.advanceTimersByTime(minutes(14));
    expect(adopt).not.toHaveBeenCalled();
    jest.advanceTimersByTime(minutes(60));
    expect(adopt).toHaveBeenCalledTimes(1);
  });

  it('waits as long as the user is active', () => {
    const { adopt } = start();
    for (let times = 0; times < 10; times += 1) {
      jest.advanceTimersByTime(minutes(10));
      dispatchEvent(new Event('pointermove'));
    }
    expect(adopt).not.toHaveBeenCalled();
  });

  it('takes them sooner behind other tabs, counted from when it went there', () => {
    const { adopt } = start();
    jest.advanceTimersByTime(minutes(10));
    visibility('hidden');
    jest.advanceTimersByTime(minutes(4));
    expect(adopt).not.toHaveBeenCalled();
    jest.advanceTimersByTime(minutes(2));
    expect(adopt).toHaveBeenCalledTimes(1);
  });

  it('waits while a form is half filled, and goes on when it is not any more', () => {
    document.body.innerHTML = '<form><textarea></textarea></form>';
    const field = document.querySelector('textarea')!;
    field.value = 'Is it still';
    const { adopt } = start();
    jest.advanceTimersByTime(minutes(120));
    expect(adopt).not.toHaveBeenCalled();
    field.value = '';
    jest.advanceTimersByTime(minutes(1));
    expect(adopt).toHaveBeenCalledTimes(1);
  });

  it('waits while a remote prevents it', () => {
    const prevent = (event: Event) => event.preventDefault();
    addEventListener(BEFORE_AUTO_RELOAD, prevent);
    const { adopt } = start();
    jest.advanceTimersByTime(minutes(120));
    expect(adopt).not.toHaveBeenCalled();
    removeEventListener(BEFORE_AUTO_RELOAD, prevent);
    jest.advanceTimersByTime(minutes(1));
    expect(adopt).toHaveBeenCalledTimes(1);
  });

  it('stays as it is when the page is left', () => {
    const { adopt, end } = start();
    end();
    jest.advanceTimersByTime(minutes(120));
    expect(adopt).not.toHaveBeenCalled();
  });
});

describe('something half done', () => {
  it.each([
    ['an open dialog', '<dialog open></dialog>', true],
    ['a call under way', '<button aria-busy="true"></button>', true],
    ['a typed word', '<input value="Ana">', true],
    ['an empty field', '<input>', false],
    ['a choice', '<input type="checkbox" checked>', false],
    ['what only shows something', '<input readonly value="https://lintel.example/x">', false],
    ['a search, which stands in the address', '<form role="search"><input value="Porto"></form>', false],
  ])('is, or is not: %s', (_, html, expected) => {
    document.body.innerHTML = html;
    expect(isHalfDone()).toBe(expected);
  });
});
