import { BEFORE_AUTO_RELOAD, type Shell } from '@lintel/contract';
import { render } from '@testing-library/react';
import { LeaveGuard, useLeaveGuard } from './leave-guard.ts';
import { ShellContext } from '../shell-context.ts';

function Form({ isDirty }: { isDirty: boolean }) {
  useLeaveGuard(isDirty);
  return null;
}

const reloads = () => dispatchEvent(new Event(BEFORE_AUTO_RELOAD, { cancelable: true }));

describe('the leave guard', () => {
  it('guards the page exactly while something would be lost', () => {
    let held = 0;
    const guardLeave = () => {
      held += 1;
      return () => void (held -= 1);
    };
    const page = (isDirty: boolean) => (
      <ShellContext value={{ guardLeave } as Shell}>
        <Form isDirty={isDirty} />
      </ShellContext>
    );
    const { rerender, unmount } = render(page(false));
    expect([held, reloads()]).toEqual([0, true]);
    rerender(page(true));
    expect([held, reloads()]).toEqual([1, false]);
    rerender(page(false));
    expect([held, reloads()]).toEqual([0, true]);
    rerender(page(true));
    unmount();
    expect([held, reloads()]).toEqual([0, true]);
  });

  it('fetches its code before something would be lost, and holds nothing yet', () => {
    let held = 0;
    const guardLeave = jest.fn(() => {
      held += 1;
      return () => void (held -= 1);
    });
    render(
      <ShellContext value={{ guardLeave } as unknown as Shell}>
        <Form isDirty={false} />
      </ShellContext>,
    );
    expect([guardLeave.mock.calls.length, held]).toEqual([1, 0]);
  });

  it('guards a form that knows in a render function whether it is dirty', () => {
    const page = (when: boolean) => (
      <ShellContext value={{} as Shell}>
        <LeaveGuard when={when} />
      </ShellContext>
    );
    const { rerender } = render(page(true));
    expect(reloads()).toBe(false);
    rerender(page(false));
    expect(reloads()).toBe(true);
  });

  it('is silent with an older shell, which cannot ask', () => {
    const old = {} as Shell;
    render(
      <ShellContext value={old}>
        <Form isDirty />
      </ShellContext>,
    );
    expect(reloads()).toBe(false);
  });
});
