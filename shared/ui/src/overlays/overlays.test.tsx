import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { show } from '../test-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

function DialogPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      {open && (
        <Dialog title="All filters" onClose={() => setOpen(false)} footer={<Button>Show 12</Button>}>
          <p>Body</p>
        </Dialog>
      )}
    </>
  );
}

describe('Dialog', () => {
  it('is named by its heading and opened as a modal', async () => {
    const { user } = await show(<DialogPage />);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('dialog', { name: 'All filters' })).toHaveAttribute('open');
  });
  it('gives the focus back to the button that opened it', async () => {
    const { user } = await show(<DialogPage />);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });
  it('asks to be closed by Escape and by a press beside it, not by one inside', async () => {
    const { user } = await show(<DialogPage />);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByText('Body'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    // Browsers fire `cancel` for Escape; jsdom has no modal dialogs, so the test sends the event.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('stays open when a selection of text begins inside and ends on the backdrop', async () => {
    const { user } = await show(<DialogPage />);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = screen.getByRole('dialog');
    await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByText('Body') }, { target: dialog }]);
    await user.pointer('[/MouseLeft]');
    // Browsers send the click to what both ends have in common: the dialog.
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
  it('has nothing pressed by the second half of the double click that opened it', async () => {
    await show(<DialogPage />);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 2 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('lets nothing on the page below be pressed by the second half of the double click that closed it', async () => {
    const followed = jest.fn();
    await show(
      <>
        <DialogPage />
        <Button onClick={followed}>Below</Button>
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 });
    expect(fireEvent.click(screen.getByRole('button', { name: 'Below' }), { detail: 2 })).toBe(false);
    expect(followed).not.toHaveBeenCalled();
  });
  it('leaves double clicks alone that neither opened nor closed it', async () => {
    const pressed = jest.fn();
    await show(
      <Dialog title="Photos" onClose={() => undefined}>
        <Button onClick={pressed}>Next</Button>
      </Dialog>,
    );
    for (const detail of [1, 2, 3]) fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail });
    expect(pressed).toHaveBeenCalledTimes(3);
  });
});

describe('ConfirmDialog', () => {
  const ask = async (pending = false) => {
    const done: string[] = [];
    const { user } = await show(
      <ConfirmDialog
        title="Delete this home?"
        tone="danger"
        confirmLabel="Delete"
        pending={pending}
        onConfirm={() => done.push('confirmed')}
        onCancel={() => done.push('cancelled')}
      >
        Its photos go with it.
      </ConfirmDialog>,
    );
    return { user, done };
  };
  it('is read as a whole and begins on the button that changes nothing', async () => {
    await ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this home?' });
    expect(dialog).toHaveAccessibleDescription('Its photos go with it.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });
  it('confirms by its verb, and by nothing else', async () => {
    const { user, done } = await ask();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(done).toEqual(['cancelled', 'cancelled', 'confirmed']);
  });
  it('cannot be confirmed twice while the action is under way', async () => {
    const { user, done } = await ask(true);
    await user.click(screen.getByRole('button', { name: /Delete/ }));
    expect(done).toEqual([]);
  });
});

const menu = (onSelect: () => void) => (
  <Menu
    label="Account"
    renderButton={(button) => <Button {...button}>Me</Button>}
    items={[
      { key: 'profile', label: 'Profile', to: '/user/profile' },
      { key: 'saved', label: 'Saved', to: '/user/favourites' },
      { key: 'out', label: 'Sign out', onSelect },
    ]}
  />
);

describe('Menu', () => {
  it('opens with the arrow key on its first entry and wraps around', async () => {
    const { user } = await show(menu(() => {}));
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await user.keyboard('{Home}{s}');
    expect(screen.getByRole('menuitem', { name: 'Saved' })).toHaveFocus();
  });
  it('opens with the up arrow on its last entry', async () => {
    const { user } = await show(menu(() => {}));
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  });
  it('goes to the last entry with the up arrow when no entry has the focus', async () => {
    const { user } = await show(menu(() => {}));
    await user.click(screen.getByRole('button', { name: 'Me' }));
    const entry = screen.getByRole('menuitem', { name: 'Profile' });
    act(() => entry.blur());
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'ArrowUp' });
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  });
  describe('with letters typed', () => {
    const focused = () => document.activeElement?.textContent;
    beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask'] }));
    afterEach(() => void jest.useRealTimers());
    const typeInMenu = async (keys: string) => {
      const { user } = await show(menu(() => {}));
      await user.click(screen.getByRole('button', { name: 'Me' }));
      await user.keyboard(keys);
      return user;
    };
    it('goes to the entry that begins with all of them', async () => {
      await typeInMenu('sig');
      expect(focused()).toBe('Sign out');
    });
    it('finds entries that begin with an accent or an alef by the plain letter', async () => {
      const items = ['Profil', 'Übersicht', 'أسئلة'].map((label) => ({ key: label, label, onSelect() {} }));
      const { user } = await show(
        <Menu label="Me" items={items} renderButton={(button) => <Button {...button}>Me</Button>} />,
      );
      await user.click(screen.getByRole('button', { name: 'Me' }));
      await user.keyboard('u');
      expect(focused()).toBe('Übersicht');
      jest.setSystemTime(Date.now() + 1000);
      await user.keyboard('ا');
      expect(focused()).toBe('أسئلة');
    });
    it('takes a space between two words as a letter', async () => {
      await typeInMenu('sign o');
      expect(focused()).toBe('Sign out');
    });
    it('goes through the entries of one letter that is repeated', async () => {
      await typeInMenu('ss');
      expect(focused()).toBe('Sign out');
    });
    it('begins again after a pause', async () => {
      const user = await typeInMenu('s');
      jest.setSystemTime(Date.now() + 1000);
      await user.keyboard('p');
      expect(focused()).toBe('Profile');
    });
    it('leaves letters with a modifier to the browser', async () => {
      await typeInMenu('{Control>}s{/Control}');
      expect(focused()).toBe('Profile');
    });
  });
  it('runs the chosen entry, closes and gives the focus back', async () => {
    const onSelect = jest.fn();
    const { user } = await show(menu(onSelect));
    await user.click(screen.getByRole('button', { name: 'Me' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Me' })).toHaveFocus();
  });
  it('closes on Escape without choosing', async () => {
    const { user } = await show(menu(() => {}));
    await user.click(screen.getByRole('button', { name: 'Me' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('Popover', () => {
  it('has `aria-expanded` on its button, and closes when the focus leaves', async () => {
    const { user } = await show(
      <>
        <Popover label="Price" renderButton={(button) => <Button {...button}>Price</Button>}>
          {(close) => <Button onClick={close}>Done</Button>}
        </Popover>
        <Button>Elsewhere</Button>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Price' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(
      within(screen.getByRole('group', { name: 'Price' })).getByRole('button', { name: 'Done' }),
    );
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('group', { name: 'Price' })).toBeNull();
  });
});

describe('Tooltip', () => {
  const tooltip = (
    <Tooltip
      text="Over the last 30 days"
      renderControl={(control) => (
        <button type="button" {...control}>
          Views
        </button>
      )}
    />
  );

  it('describes its control while that has the focus; Escape takes it away', async () => {
    const { user } = await show(tooltip);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Views', description: 'Over the last 30 days' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Views', description: '' })).toHaveFocus();
  });
});
