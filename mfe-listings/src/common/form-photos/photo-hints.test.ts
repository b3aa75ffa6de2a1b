import type { PhotoMeasures } from '@lintel/files';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import { hintsOf, suggestedOrder } from './photo-hints.ts';

const good: PhotoMeasures = {
  width: 2000,
  height: 1500,
  sharpness: 1,
  brightness: 140,
  tilt: 0,
  hash: 'f'.repeat(64),
};
const photo = (id: string, shows?: ListingFile['shows']): ListingFile => ({
  id,
  name: id,
  alt: '',
  ...(shows ? { shows } : {}),
});
const [sea, garden, plan] = [photo('sea'), photo('garden'), photo('plan')];
/** Of different subjects unless a hash is given. */
const measured = (of: Record<string, Partial<PhotoMeasures>>) =>
  new Map(
    Object.entries(of).map(([id, more], place) => [
      id,
      { ...good, hash: String(place + 1).repeat(64), ...more },
    ]),
  );

describe('the check of photos', () => {
  it('names what could be better, and which earlier photo shows the same', () => {
    const hints = hintsOf(
      [sea, garden, plan],
      measured({
        sea: { hash: 'a'.repeat(64) },
        garden: { tilt: 4, brightness: 40 },
        plan: { hash: 'a'.repeat(64) },
      }),
    );
    expect([...hints]).toEqual([
      ['garden', { problems: ['dark', 'tilted'] }],
      ['plan', { problems: [], repeats: 1 }],
    ]);
  });

  it('has no hints on photos that were not measured', () => {
    expect(hintsOf([sea, garden], new Map([['sea', null]])).size).toBe(0);
  });
});

describe('the suggested order', () => {
  it('goes by what photos show, those with hints last', () => {
    const photos = [
      photo('plan', 'plan'),
      photo('bed', 'bedroom'),
      photo('dark', 'front'),
      photo('front', 'front'),
    ];
    const measures = measured({ plan: {}, bed: {}, dark: { brightness: 30 }, front: {} });
    expect(suggestedOrder(photos, measures)).toEqual(['front', 'bed', 'plan', 'dark']);
  });

  it('puts a wide photo first, and keeps the order of others', () => {
    const measures = measured({ sea: { width: 1000, height: 2000 }, garden: {}, plan: {} });
    expect(suggestedOrder([sea, garden, plan], measures)).toEqual(['garden', 'sea', 'plan']);
  });

  it('is the present one where nothing is known', () => {
    expect(suggestedOrder([sea, garden, plan], new Map())).toEqual(['sea', 'garden', 'plan']);
  });
});
