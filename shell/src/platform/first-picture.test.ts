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

it('so is one that the document carries, when that is the one that the browser has chosen', () => {
  document.body.innerHTML =
    '<picture class="first-picture"><source data-of="/assets/villa.1.avif" srcset="data:image/avif;base64,AAAA"><img alt=""></picture>';
  const own = new URL('/assets/villa.1.avif', location.href).href;
  expect(firstPictureOf(own)).toBeNull();
  Object.defineProperty(document.querySelector('img'), 'currentSrc', {
    value: 'data:image/avif;base64,AAAA',
  });
  expect(firstPictureOf(own)).toBe('data:image/avif;base64,AAAA');
  expect(firstPictureOf(address)).toBeNull();
});

it('one that has not come yet, or not as it should, is none', () => {
  document.body.innerHTML = '<picture class="first-picture"><img alt=""></picture>';
  expect(firstPictureOf(address)).toBeNull();
});

it('a photo stands there where it is displayed, and goes with the picture', () => {
  document.body.innerHTML = '<img class="first-photo" alt="">';
  expect(hasFirstPicture()).toBe(false);
  Object.defineProperty(document.querySelector('img'), 'offsetParent', { value: document.body });
  expect(hasFirstPicture()).toBe(true);
  dropFirstPicture();
  expect(document.querySelector('img')).toBeNull();
});
