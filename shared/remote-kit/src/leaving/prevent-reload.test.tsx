import { BEFORE_AUTO_RELOAD } from '@lintel/contract';
import { render } from '@testing-library/react';
import { usePreventReload } from './prevent-reload.ts';

function Recording({ isRunning }: { isRunning: boolean }) {
  usePreventReload(isRunning);
  return null;
}
/** Whether the page may go on with other releases now. */
const mayAdopt = () => dispatchEvent(new Event(BEFORE_AUTO_RELOAD, { cancelable: true }));

describe('the guard against a reload', () => {
  it('keeps the page from another lock while something is half done, and no longer', () => {
    const { rerender, unmount } = render(<Recording isRunning />);
    expect(mayAdopt()).toBe(false);
    rerender(<Recording isRunning={false} />);
    expect(mayAdopt()).toBe(true);
    rerender(<Recording isRunning />);
    expect(mayAdopt()).toBe(false);
    unmount();
    expect(mayAdopt()).toBe(true);
  });
});
