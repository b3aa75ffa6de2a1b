import { dropFirstPicture, firstPictureOf, hasFirstPicture } from './first-picture.ts';

const address = 'https://lintel.example/assets/mfe-catalogue/1.0.0-aaaaaaaa/villa.1.webp';

it('the picture that the starter has checked is there for the page, under the address that it was checked as', () => {
  document.body.innerHTML = `<picture class="first-picture"><img alt="" data-of="${address}" src="blob:checked"></picture>`;
  expect(hasFirstPicture()).toBe(true);
  expect(firstPictureOf(address)).toBe('blob:checked');
  expect(firstPictureOf(address.replace('villa', 'flat'))).toBeNull();
  dropFirstPicture();
  expect(hasFirstPicture()).toBe(false);
  expect(firstPictureOf(address)).toBeNull();
});

it('one that has not come yet, or not as it should, is none', () => {
  document.body.innerHTML = '<picture class="first-picture"><img alt=""></picture>';
  expect(firstPictureOf(address)).toBeNull();
});
