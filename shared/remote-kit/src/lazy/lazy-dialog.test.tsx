import type { Shell } from '@lintel/contract';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { lazyDialog } from './lazy-dialog.tsx';
import { ShellContext } from '../shell-context.ts';

const notify = jest.fn();
const report = jest.fn();
let isThere = true;
const load = jest.fn(async () => {
  if (!isThere) throw new Error('the chunk did not come');
  return { default: Question };
});
function Question({ words, onClose }: { words: string; onClose(): void }) {
  if (words === 'broken') throw new Error('no words');
  return (
    <dialog open>
      {words}
      <button onClick={onClose}>close</button>
    </dialog>
  );
}

function Page({ words = 'sure?' }: { words?: string }) {
  const Dialog = useState(() => lazyDialog(load))[0];
  const [isOpen, setOpen] = useState(false);
  return (
    <ShellContext value={{ notify, report } as unknown as Shell}>
      <input aria-label="about" />
      <button onClick={() => setOpen(true)}>ask</button>
      {isOpen && <Dialog words={words} onClose={() => setOpen(false)} />}
    </ShellContext>
  );
}

let silenced: jest.SpyInstance;
beforeAll(() =>
  i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { errors: { offline: 'You’re offline', unknown: 'Try again' } } } }),
);
beforeEach(() => {
  isThere = true;
  jest.clearAllMocks();
  silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => silenced.mockRestore());

const ask = () => act(async () => screen.getByText('ask').click());
const type = () => {
  const field = screen.getByLabelText<HTMLInputElement>('about');
  field.value = 'half written';
  return field;
};

describe('a dialog in a chunk of its own', () => {
  it('comes when it is asked for, and closes', async () => {
    render(<Page />);
    await ask();
    expect(screen.getByRole('dialog')).toHaveTextContent('sure?');
    await act(async () => screen.getByText('close').click());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notify).not.toHaveBeenCalled();
  });

  it('that cannot be had is closed with a notice, the page stays, and the next press tries again', async () => {
    isThere = false;
    render(<Page />);
    const field = type();
    await ask();
    expect(notify.mock.calls).toEqual([[{ tone: 'danger', text: 'Try again' }]]);
    expect(report).toHaveBeenCalledTimes(1);
    expect(field).toBeInTheDocument();
    isThere = true;
    await ask();
    expect(screen.getByRole('dialog')).toHaveTextContent('sure?');
    expect(field).toHaveValue('half written');
  });

  it('names the network where that is missing', async () => {
    isThere = false;
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Page />);
    await ask();
    expect(notify).toHaveBeenCalledWith({ tone: 'danger', text: 'You’re offline' });
    online.mockRestore();
  });

  it('that breaks takes nothing else along', async () => {
    render(<Page words="broken" />);
    const field = type();
    await ask();
    expect(field).toBeInTheDocument();
    expect(notify).toHaveBeenCalledTimes(1);
  });
});
