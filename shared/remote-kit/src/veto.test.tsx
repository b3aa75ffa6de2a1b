import { ADOPTION_EVENT } from '@lintel/contract';
import { render } from '@testing-library/react';
import { useVeto } from './veto.ts';

function Recording({ isRunning }: { isRunning: boolean }) {
  useVeto(isRunning);
  return null;
}
/** Whether the page may go on with other releases now. */
const mayAdopt = () => dispatchEvent(new Event(ADOPTION_EVENT, { cancelable: true }));

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
