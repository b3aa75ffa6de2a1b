import { createTexts } from '@lintel/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Panorama from './panorama.tsx';
import { pointer } from '../test-pointer.ts';

/** Pictures load when the test calls for it. */
let pictures: HTMLImageElement[] = [];
const Original = window.Image;
beforeEach(async () => {
  await createTexts({ language: 'en' });
  pictures = [];
  window.Image = class extends Original {
    constructor() {
      super();
      pictures.push(this);
    }
  } as typeof Image;
});
afterEach(() => {
  window.Image = Original;
});
const dispatch = (event: 'load' | 'error') => act(async () => pictures[0]!.dispatchEvent(new Event(event)));

describe('the panorama', () => {
  it('shows the flat picture where the browser cannot draw rooms', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    render(<Panorama src="http://api.test/room.webp" label="Room" />);
    expect(screen.getByRole('application')).toBeInTheDocument();
    await dispatch('load');
    expect(screen.getByRole('img', { name: 'Room' })).toHaveAttribute('src', 'http://api.test/room.webp');
    expect(screen.queryByRole('application')).toBeNull();
  });
  it('shows an error when the picture does not load', async () => {
    render(<Panorama src="http://api.test/room.webp" label="Room" />);
    await dispatch('error');
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
  it('turns by keys and by buttons, announces the direction, and never turns by itself', async () => {
    const user = userEvent.setup();
    render(<Panorama src="http://api.test/room.webp" label="Room" />);
    const gaze = () => screen.getAllByRole('status').at(-1);
    expect(gaze()).toHaveTextContent('Looking 0 degrees');
    await act(async () => screen.getByRole('application', { name: /^Room/ }).focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(gaze()).toHaveTextContent('Looking 30 degrees');
    await user.click(screen.getByRole('button', { name: 'Turn left' }));
    expect(gaze()).toHaveTextContent('Looking 15 degrees');
    await user.keyboard('{Tab}');
    await user.keyboard('{ArrowLeft}');
    expect(gaze()).toHaveTextContent('Looking 15 degrees');
  });
  it('follows a finger: dragged to the left, the room turns to the right', async () => {
    HTMLElement.prototype.setPointerCapture = () => {};
    render(<Panorama src="http://api.test/room.webp" label="Room" />);
    const room = screen.getByRole('application');
    jest.spyOn(room.querySelector('canvas')!, 'clientHeight', 'get').mockReturnValue(300);
    pointer(room, 'down', { clientX: 200, clientY: 100, buttons: 1 });
    pointer(room, 'move', { clientX: 140, clientY: 100, buttons: 1 });
    pointer(room, 'up', { clientX: 140, clientY: 100, buttons: 0 });
    pointer(room, 'move', { clientX: 20, clientY: 100, buttons: 0 });
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Looking 15 degrees');
  });
});
