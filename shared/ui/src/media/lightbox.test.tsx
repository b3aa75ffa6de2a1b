import { createTexts } from '@lintel/i18n';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Lightbox from './lightbox.tsx';
import { pointer } from './test-pointer.ts';

const photos = ['Hall', 'Kitchen', 'Garden'].map((alt) => ({
  src: `http://api.test/${alt}.webp`,
  alt,
  color: undefined,
}));

beforeEach(async () => {
  await createTexts({ language: 'en' });
  HTMLElement.prototype.setPointerCapture = () => {};
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => jest.restoreAllMocks());

function open() {
  render(<Lightbox photos={photos} title="Home 1" first={0} onClose={() => {}} />);
  const stage = () => screen.getByRole('group', { name: /Hall|Kitchen|Garden/ });
  const finger = (pointerId: number, type: 'down' | 'move' | 'up', clientX: number, clientY = 100) =>
    pointer(stage(), type, { pointerId, clientX, clientY });
  const wipe = (from: number, to: number, down = 0) => {
    finger(1, 'down', from);
    finger(1, 'up', to, 100 + down);
  };
  return { stage, finger, wipe, position: () => screen.getByRole('dialog').textContent };
}

describe('all photos', () => {
  it('stay at the one on screen when photos come before it', () => {
    const { rerender } = render(
      <Lightbox photos={photos.slice(1)} title="Home 1" first={0} onClose={() => {}} />,
    );
    expect(screen.getByRole('group', { name: /Kitchen/ })).toBeInTheDocument();
    rerender(<Lightbox photos={photos} title="Home 1" first={0} onClose={() => {}} />);
    expect(screen.getByRole('group', { name: /Kitchen/ })).toBeInTheDocument();
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });

  it('are dark, show the small picture at once, and fetch those beside it (A33, B14)', async () => {
    open();
    const names = () =>
      [...screen.getByRole('dialog').querySelectorAll<HTMLImageElement>('img:not(li img)')].map(({ src }) =>
        src.replace('http://api.test/', ''),
      );
    expect(screen.getByRole('dialog')).toHaveAttribute('data-theme', 'dark');
    expect(names()).toEqual(['Hall.webp?w=320', 'Hall.webp?w=640', 'Kitchen.webp?w=640']);
    await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(names()).toEqual([
      'Kitchen.webp?w=320',
      'Kitchen.webp?w=640',
      'Garden.webp?w=640',
      'Hall.webp?w=640',
    ]);
  });
  it('turn by a wipe, back by the other, and not by a scroll or a tremble', () => {
    const { wipe, position } = open();
    wipe(300, 100);
    expect(position()).toContain('2 / 3');
    wipe(100, 300);
    expect(position()).toContain('1 / 3');
    wipe(300, 270);
    wipe(300, 200, 90);
    expect(position()).toContain('1 / 3');
  });
  it('come nearer by two fingers and by two taps, and then move instead of turning', () => {
    const { stage, finger, wipe, position } = open();
    finger(1, 'down', 300);
    finger(2, 'down', 400);
    finger(2, 'move', 500);
    finger(1, 'up', 300);
    finger(2, 'up', 500);
    expect(screen.getByText('200%')).toBeInTheDocument();
    wipe(300, 100);
    expect(position()).toContain('1 / 3');
    fireEvent.dblClick(stage());
    expect(screen.getByText('100%')).toBeInTheDocument();
    fireEvent.dblClick(stage());
    expect(screen.getByText('250%')).toBeInTheDocument();
  });
  it('follow two fingers for as long as they move, also back, and then the finger that stays', () => {
    const { stage, finger, position } = open();
    finger(1, 'down', 400);
    finger(2, 'down', 500);
    for (const x of [520, 560, 640, 700]) finger(2, 'move', x);
    expect(screen.getByText('300%')).toBeInTheDocument();
    for (const x of [640, 560, 500]) finger(2, 'move', x);
    expect(screen.getByText('100%')).toBeInTheDocument();
    for (const x of [560, 600]) finger(2, 'move', x);
    expect(screen.getByText('200%')).toBeInTheDocument();
    finger(2, 'up', 600);
    const lies = () => stage().firstElementChild!.getAttribute('style');
    const before = lies();
    finger(1, 'move', 430);
    expect(lies()).not.toBe(before);
    finger(1, 'up', 200);
    expect(position()).toContain('1 / 3');
  });
  it('fill the screen by a button or the letter F, where the browser lets them', async () => {
    const user = userEvent.setup();
    const asked = jest.fn(async () => {});
    Element.prototype.requestFullscreen = asked;
    open();
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    await user.keyboard('f');
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRejectedValueOnce(new Error('not now'));
    await user.keyboard('f');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
  it('are chosen by their small pictures, and each names what it shows', async () => {
    const user = userEvent.setup();
    open();
    const small = within(screen.getByRole('dialog')).getAllByRole('button', { name: /Garden/ });
    await user.click(small[0]!);
    expect(screen.getByRole('status')).toHaveTextContent('Photo 3 of 3: Garden');
  });
});
