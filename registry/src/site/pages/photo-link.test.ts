import type { MountPhoto } from '@lintel/contract';
import { pagePhoto } from './photo-link.ts';

const photo: MountPhoto = { field: 'data.0.title_image', sizes: '(min-width: 840px) 50vw, 100vw' };
const found = (title_image: unknown) => ({ state: 'found' as const, answer: { data: [{ title_image }] } });

it('a page announces the photo that it begins with, in the candidates that it shows (D)', () => {
  const { link, element } = pagePhoto(photo, found('https://homes.example/images/villa.webp'))!;
  expect(link).toContain('rel="preload" as="image" href="https://homes.example/images/villa.webp?w=640"');
  expect(link).toContain(
    'imagesrcset="https://homes.example/images/villa.webp?w=320 320w, https://homes.example/images/villa.webp?w=640 640w, ',
  );
  expect(link).toContain('imagesizes="(min-width: 840px) 50vw, 100vw"');
  expect(element).toBe('');
});

it('and shows it where phones will see it, in the same candidates', () => {
  const { link, element } = pagePhoto(
    { ...photo, place: 'list' },
    found('https://homes.example/images/villa.webp'),
  )!;
  expect(element).toContain('<img class="first-photo" data-place="list" alt=""');
  expect(/ srcset="([^"]+)"/.exec(element)![1]).toBe(/ imagesrcset="([^"]+)"/.exec(link)![1]);
});

it.each([found('javascript:alert(1)'), found(''), found(7), { state: 'missing' as const }, null])(
  'and nothing for %j',
  (subject) => expect(pagePhoto(photo, subject)).toBeNull(),
);

it('what people wrote stays inside its attribute', () => {
  const { link, element } = pagePhoto({ ...photo, place: 'top' }, found('https://x.example/"><script>'))!;
  expect(link + element).not.toContain('"><script>');
});
