import { createTexts } from '@lintel/i18n';
import { act, render, screen } from '@testing-library/react';
import Panorama from './panorama.tsx';

/** Pictures load when the test says so. */
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
const tell = (event: 'load' | 'error') => act(async () => pictures[0]!.dispatchEvent(new Event(event)));

it('shows the flat picture where the browser cannot draw rooms', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  render(<Panorama src="http://api.test/room.webp" label="Room" />);
  expect(screen.getByRole('application')).toBeInTheDocument();
  await tell('load');
  expect(screen.getByRole('img', { name: 'Room' })).toHaveAttribute('src', 'http://api.test/room.webp');
  expect(screen.queryByRole('application')).toBeNull();
});
it('says when the picture does not come', async () => {
  render(<Panorama src="http://api.test/room.webp" label="Room" />);
  await tell('error');
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
