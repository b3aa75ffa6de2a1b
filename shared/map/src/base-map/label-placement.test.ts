import { offsetBesideGroups, type CoveredBox } from './label-placement.ts';

const label = { at: [1000, 2000], width: 60, height: 16 } as const;
/** A group of 40 by 40 px whose middle is so many pixels from the label, at 10 m per pixel. */
const group = (right: number, down: number): CoveredBox => ({
  at: [1000 + right * 10, 2000 - down * 10],
  box: { left: -20, top: -20, right: 20, bottom: 20 },
});

describe('the placement of labels', () => {
  it('leaves the name of a town at its place where no group covers it', () => {
    expect(offsetBesideGroups(label, [], 10)).toEqual([0, 0]);
    expect(offsetBesideGroups(label, [group(0, 28), group(300, 0)], 10)).toEqual([0, 0]);
  });

  it('moves the name of a town above the group that would cover it', () => {
    expect(offsetBesideGroups(label, [group(0, 12)], 10)).toEqual([0, -18]);
  });

  it('moves the name below a group that lies higher, and beside one that leaves no room above and below', () => {
    expect(offsetBesideGroups(label, [group(0, -12)], 10)).toEqual([0, 18]);
    expect(offsetBesideGroups(label, [group(-40, -30), group(-40, 0), group(-40, 30)], 10)).toEqual([12, 0]);
  });

  it('depends on the scale: the same places are farther apart in pixels when the user looks closer', () => {
    expect(offsetBesideGroups(label, [group(0, 12)], 4)).toEqual([0, 0]);
  });

  it('leaves the name at its place where groups cover everything around it', () => {
    const everywhere = [-80, -40, 0, 40, 80].flatMap((x) => [-80, -40, 0, 40, 80].map((y) => group(x, y)));
    expect(offsetBesideGroups(label, everywhere, 10)).toEqual([0, 0]);
  });
});
