import { pinAtPoint, withRoom, type Placed } from './pin-boxes.ts';

const pill = (id: string, x: number, y: number): Placed => ({
  id,
  x,
  y,
  box: { left: -30, top: -34, right: 30, bottom: 0 },
});

describe('room for prices', () => {
  it('goes to earlier ones; what would cover them or a group stays a dot', () => {
    const shown = withRoom(
      [pill('a', 100, 100), pill('b', 120, 110), pill('c', 200, 100)],
      [pill('group', 220, 100)],
    );
    expect([...shown]).toEqual(['a']);
  });

  it('is there for neighbours that only touch', () => {
    expect(withRoom([pill('a', 100, 100), pill('b', 160, 100), pill('c', 100, 134)], []).size).toBe(3);
  });
});

describe('what is at a point', () => {
  const drawn = [pill('below', 100, 100), pill('above', 110, 100), pill('far', 300, 100)];

  it('is what was drawn last there', () => {
    expect(pinAtPoint(drawn, [105, 90], 3)).toBe('above');
    expect(pinAtPoint(drawn, [72, 90], 3)).toBe('below');
  });

  it('is the nearest within reach of a finger, and nothing beyond', () => {
    expect(pinAtPoint(drawn, [260, 90], 12)).toBe('far');
    expect(pinAtPoint(drawn, [250, 90], 12)).toBeNull();
    expect(pinAtPoint([], [0, 0], 12)).toBeNull();
  });
});
