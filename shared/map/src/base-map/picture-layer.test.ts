import type { FrameState } from 'ol/Map.js';
import { mapColors } from '@lintel/ui/tokens';
import type { Painted, ToPainter } from './base-map-picture.ts';
import { pictureLayer } from './picture-layer.ts';

/** A worker that draws when the test calls for it. */
function painter() {
  const orders: ToPainter[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (order: ToPainter) => orders.push(order),
    terminate: jest.fn(),
  });
  const windows = () => orders.flatMap((order) => (order.type === 'draw' ? [order.window] : []));
  const paint = (whole: boolean) => {
    const data: Painted = { picture: {} as ImageBitmap, window: windows().at(-1)!, whole };
    worker.dispatchEvent(Object.assign(new Event('message'), { data }));
  };
  return { worker, orders, windows, paint };
}

function setUp() {
  const { worker, ...rest } = painter();
  const pictures = pictureLayer({ worker: worker as unknown as Worker, sources: [], attribution: 'us' });
  const look = (center: [number, number], resolution = 10) =>
    pictures.layer.render(
      { size: [1000, 600], extent: [0, 0, 1, 1], viewState: { center, resolution } } as unknown as FrameState,
      document.createElement('div'),
    )!;
  return { ...rest, worker, pictures, look };
}

describe('the layer of a picture', () => {
  it('asks for a picture a fifth larger on each side, and for the next only when the last has come', () => {
    const { windows, paint, look } = setUp();
    look([0, 0]);
    look([50, 0]);
    look([100, 0]);
    expect(windows()).toEqual([{ center: [0, 0], resolution: 10, size: [1400, 840] }]);
    paint(false);
    look([120, 0]);
    expect(windows().map(({ center }) => center[0])).toEqual([0, 120]);
  });

  it('moves and scales the last picture along until the next is there', () => {
    const { paint, look } = setUp();
    const holder = look([0, 0]);
    paint(true);
    const canvas = holder.querySelector('canvas')!;
    look([100, -50]);
    expect(canvas.style.transform).toContain('translate(-10px, -5px) scale(1)');
    look([0, 0], 5);
    expect(canvas.style.transform).toContain('scale(2)');
  });

  it('is still loading until the picture of where it stands is whole', () => {
    const { paint, look, pictures } = setUp();
    const isLoading = () => pictures.layer.getSource()!.loading;
    look([0, 0]);
    paint(false);
    expect(isLoading()).toBe(true);
    paint(true);
    expect(isLoading()).toBe(false);
  });

  it('sends the colours to draw in, and ends the worker with the map', () => {
    const { orders, pictures, worker } = setUp();
    pictures.setColors(mapColors.dark);
    expect(orders.at(-1)).toMatchObject({ type: 'look', colors: mapColors.dark });
    pictures.dispose();
    expect(worker.terminate).toHaveBeenCalled();
  });
});
