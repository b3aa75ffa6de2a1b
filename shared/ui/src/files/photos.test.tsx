import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test-page.tsx';
import { areaAt, inside, mostZoom } from './crop-position.ts';
import { ImageSorter } from './image-sorter.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import type { SortableImage } from './sorted-image.tsx';

function Photos() {
  const [images, setImages] = useState<readonly SortableImage[]>(
    ['a', 'b', 'c'].map((id) => ({ id, src: `${id}.jpg`, alt: '' })),
  );
  return (
    <>
      <ImageSorter
        label="Photos"
        images={images}
        onOrder={(ids) => setImages(ids.map((id) => images.find((image) => image.id === id)!))}
        onAlt={(id, alt) => setImages(images.map((image) => (image.id === id ? { ...image, alt } : image)))}
        onRemove={(id) => setImages(images.filter((image) => image.id !== id))}
      />
      <output data-testid="order">{images.map(({ id, alt }) => id + alt).join()}</output>
    </>
  );
}
const order = () => screen.getByTestId('order').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('ImageSorter', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('dir');
  });

  it('moves a photo by the arrow keys on its handle, keeps the focus, and announces the place', async () => {
    const { user } = await show(<Photos />);
    button('Move photo 1 of 3').focus();
    await user.keyboard('{ArrowDown}');
    expect(order()).toBe('b,a,c');
    expect(button('Move photo 2 of 3')).toHaveFocus();
    expect(announced()).toContain('Photo 1 is now photo 2 of 3');
    await user.keyboard('{End}{ArrowDown}');
    expect(order()).toBe('b,c,a');
    await user.keyboard('{Home}');
    expect(order()).toBe('a,b,c');
  });
  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ])('moves back in %s with %s', async (dir, key) => {
    document.documentElement.dir = dir;
    const { user } = await show(<Photos />);
    button('Move photo 1 of 3').focus();
    await user.keyboard(key);
    expect(order()).toBe('b,a,c');
  });
  it('moves a photo by buttons, which stop at the ends, and makes one the cover', async () => {
    const { user } = await show(<Photos />);
    await user.click(button('Move photo 2 forward'));
    expect(order()).toBe('b,a,c');
    await user.click(button('Move photo 1 forward'));
    expect(order()).toBe('b,a,c');
    await user.click(button('Use photo 3 as cover'));
    expect(order()).toBe('c,b,a');
    expect(screen.getAllByText('Cover')).toHaveLength(1);
  });
  it('moves a photo with the pointer to the place below it', async () => {
    const { container } = await show(<Photos />);
    const list = container.querySelector('ol')!;
    list.setPointerCapture = () => {};
    [...list.children].forEach((item, index) => {
      const rect = { left: index * 100, right: index * 100 + 100, top: 0, bottom: 100 };
      item.getBoundingClientRect = () => rect as DOMRect;
    });
    const moveTo = (clientX: number) =>
      fireEvent(list, new MouseEvent('pointermove', { bubbles: true, clientX, clientY: 50 }));
    fireEvent.pointerDown(button('Move photo 1 of 3'));
    moveTo(250);
    expect(order()).toBe('b,c,a');
    fireEvent.pointerUp(list);
    moveTo(10);
    expect(order()).toBe('b,c,a');
  });
  it('takes a description for each photo, which names it from then on', async () => {
    const { user } = await show(<Photos />);
    expect(screen.getByRole('img', { name: 'Photo 2' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'What photo 2 shows' }), 'Pool');
    expect(order()).toBe('a,bPool,c');
    expect(screen.getByRole('img', { name: 'Pool' })).toBeVisible();
  });
  it('removes a photo, announces it, and keeps the focus in the list', async () => {
    const { user } = await show(<Photos />);
    await user.click(button('Remove photo 2'));
    expect(order()).toBe('a,c');
    expect(announced()).toContain('Photo 2 removed');
    expect(screen.getByRole('list', { name: 'Photos' })).toHaveFocus();
  });
});

describe('PhotoCrop', () => {
  async function open() {
    const onArea = jest.fn();
    const view = await show(<PhotoCrop src="a.jpg" onArea={onArea} />);
    const photo = view.container.querySelector('img')!;
    Object.defineProperties(photo, { naturalWidth: { value: 1200 }, naturalHeight: { value: 600 } });
    fireEvent.load(photo);
    return { ...view, onArea };
  }
  it('begins with the largest square in the middle', async () => {
    const { onArea } = await open();
    expect(onArea).toHaveBeenLastCalledWith({ x: 300, y: 0, width: 600, height: 600 });
  });
  it('is moved by arrow keys and stops at the edges', async () => {
    const { user, onArea } = await open();
    screen.getByRole('application', { name: 'Part of the photo' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(onArea).toHaveBeenLastCalledWith({ x: 330, y: 0, width: 600, height: 600 });
    await user.keyboard('{ArrowRight>30/}{ArrowDown}');
    expect(onArea).toHaveBeenLastCalledWith({ x: 0, y: 0, width: 600, height: 600 });
  });
  it('is zoomed by plus and by the slider, down to 120 pixels', async () => {
    const { user, onArea } = await open();
    screen.getByRole('application').focus();
    await user.keyboard('+');
    expect(onArea.mock.lastCall[0].width).toBe(545);
    const slider = screen.getByRole('slider', { name: 'Zoom' });
    expect(slider).toHaveAttribute('max', '5');
    fireEvent.change(slider, { target: { value: '5' } });
    expect(onArea).toHaveBeenLastCalledWith({ x: 540, y: 240, width: 120, height: 120 });
    await user.keyboard('+');
    expect(onArea.mock.lastCall[0].width).toBe(120);
  });
});

describe('the position of a crop', () => {
  const size = { width: 1200, height: 600 };
  it('never leaves the photo', () => {
    for (const zoom of [0.1, 1, 2.7, 9])
      for (const x of [-1, 0, 0.4, 2])
        for (const y of [-3, 0.5, 1]) {
          const area = areaAt(inside({ x, y, zoom }, size, 120), size);
          expect(area.x).toBeGreaterThanOrEqual(0);
          expect(area.y).toBeGreaterThanOrEqual(0);
          expect(area.x + area.width).toBeLessThanOrEqual(size.width);
          expect(area.y + area.height).toBeLessThanOrEqual(size.height);
          expect(area.width).toBeGreaterThanOrEqual(120);
        }
  });
  it('of a photo that is too small is not zoomed', () => {
    expect(mostZoom({ width: 90, height: 100 }, 120)).toBe(1);
  });
});

describe('the list of photos', () => {
  it('draws only the photo that changes', async () => {
    const drawn: string[] = [];
    const own = HTMLImageElement.prototype.setAttribute;
    jest.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(function set(
      this: HTMLImageElement,
      name: string,
      value: string,
    ) {
      if (name === 'alt') drawn.push(value);
      own.call(this, name, value);
    });
    const { user } = await show(<Photos />);
    drawn.length = 0;
    await user.type(screen.getByRole('textbox', { name: 'What photo 2 shows' }), 'x');
    expect(drawn).toEqual(['x']);
    jest.restoreAllMocks();
  });
});
