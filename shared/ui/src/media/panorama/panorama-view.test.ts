import { ahead, painterOn, turned } from './panorama-view.ts';

describe('the view of a panorama', () => {
  it('turns round and round', () => {
    expect(turned({ ...ahead, yaw: 170 }, { yaw: 20 }).yaw).toBe(-170);
    expect(turned({ ...ahead, yaw: -170 }, { yaw: -20 }).yaw).toBe(170);
    expect(turned(ahead, { yaw: 720 }).yaw).toBe(0);
  });
  it('does not turn over, nor zoom to nothing', () => {
    expect(turned(ahead, { pitch: 500 }).pitch).toBe(85);
    expect(turned(ahead, { pitch: -500 }).pitch).toBe(-85);
    expect(turned(ahead, { field: -500 }).field).toBe(35);
    expect(turned(ahead, { field: 500 }).field).toBe(100);
  });
  it('reports that the browser cannot draw a room', () => {
    const canvas = { getContext: () => null } as unknown as HTMLCanvasElement;
    expect(painterOn(canvas, {} as HTMLImageElement)).toBeUndefined();
  });
});
