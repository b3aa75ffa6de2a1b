import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePanel } from './use-panel.ts';

function Tool() {
  const { isOpen, open, close, buttonRef, panel } = usePanel();
  if (!isOpen) {
    return (
      <button type="button" ref={buttonRef} onClick={open}>
        Tool
      </button>
    );
  }
  return (
    <div role="group" aria-label="Tool" {...panel}>
      <input aria-label="Figure" />
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  );
}

describe('a panel', () => {
  it('takes the focus into the part that opens and back to its button, by Close and by Escape', async () => {
    const user = userEvent.setup();
    render(<Tool />);
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Tool' }));
    expect(screen.getByRole('group', { name: 'Tool' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Tool' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Figure'), '5');
    expect(screen.getByLabelText('Figure')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Tool' })).toHaveFocus();
  });
});
