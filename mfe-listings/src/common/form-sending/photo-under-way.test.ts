import { photoUnderWay } from './photo-under-way.ts';

const file = (size: number) => new File(['x'.repeat(size)], `${size}`);
const request = {
  title: 'Villa',
  documents: [file(50)],
  plans: [{ title: 'Ground floor', document: file(20) }],
  title_image: file(100),
  gallery_images: [file(200), file(300)],
  meta_image: file(10),
};
/** Of texts and what stands between files. */
const OTHER = 30;
const TOTAL = 680 + OTHER;

it.each([
  [0, null],
  [OTHER + 40, null],
  [OTHER + 60, null],
  [OTHER + 70, 1],
  [OTHER + 169, 1],
  [OTHER + 170, 2],
  [OTHER + 400, 3],
  [OTHER + 669, 3],
  [OTHER + 675, null],
  [TOTAL, null],
])('after %i bytes the photo under way is %s', (sent, place) => {
  expect(photoUnderWay(request, sent, TOTAL)).toEqual(place && { place, count: 3 });
});

it('a change without new photos names none', () => {
  expect(photoUnderWay({ title: 'Villa', gallery_images: [] }, 10, 20)).toBeNull();
});
