import sharp from 'sharp';
import { grayOf } from './gray-picture.ts';
import { labelledPhoto, labelledPhotos, problemOf } from './labelled-photos.ts';
import { isSamePhoto } from './photo-hash.ts';
import { measuresOf, photoProblems, type PhotoMeasures } from './photo-measures.ts';

const EDGE = 640;

/** As the worker measures, with another decoder. */
async function measure(bytes: Buffer): Promise<PhotoMeasures> {
  const { width, height } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes)
    .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return measuresOf(grayOf(data, info.width, info.height, 3), { width, height });
}

describe('sixty labelled photos', () => {
  const measured: { file: string; change: string; measures: PhotoMeasures; problems: string }[] = [];
  beforeAll(async () => {
    for (const [file, ...change] of labelledPhotos) {
      const measures = await measure(await labelledPhoto(file, ...change));
      measured.push({ file, change: change[0], measures, problems: photoProblems(measures).join() });
    }
  });

  it('are sixty, and what is found of each agrees with its label in nine of ten', () => {
    const wrong = measured.filter(
      ({ problems }, index) => problems !== problemOf(labelledPhotos[index]![1]).join(),
    );
    expect(measured).toHaveLength(60);
    expect(wrong.map(({ file, change, problems }) => `${file} ${change}: ${problems}`).slice(6)).toEqual([]);
  });

  it('each repeated one is found beside its original and beside no other', () => {
    for (const { file, measures } of measured.filter(({ change }) => change === 'repeated')) {
      const same = measured.filter(
        (other) => other.measures !== measures && isSamePhoto(other.measures.hash, measures.hash),
      );
      expect(same.map((other) => other.file)).toEqual([file]);
    }
  });
});

it('an even picture has no direction and no sharpness, and nothing fails', () => {
  const even = grayOf(new Uint8Array(64 * 64 * 3).fill(128), 64, 64, 3);
  expect(measuresOf(even, { width: 1000, height: 1000 })).toMatchObject({
    tilt: 0,
    sharpness: 0,
    brightness: 128,
  });
  expect(measuresOf(grayOf(new Uint8Array(3), 1, 1, 3), { width: 1, height: 1 })).toMatchObject({ tilt: 0 });
});
