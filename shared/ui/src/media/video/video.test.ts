import { videoOf } from './video.ts';

const origin = 'https://homes.test';
const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';

it.each([
  'https://youtu.be/dQw4w9WgXcQ?t=3',
  'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
])('plays %s without cookies', (link) => {
  expect(videoOf(link, origin)).toEqual({ kind: 'youtube', src: youtube });
});
it('plays own files, leads to all others, and drops what is no address', () => {
  expect(videoOf(`${origin}/files/tour.mp4`, origin)).toEqual({
    kind: 'file',
    src: `${origin}/files/tour.mp4`,
  });
  expect(videoOf('https://else.test/tour.mp4', origin)).toMatchObject({ kind: 'link' });
  expect(videoOf('https://vimeo.com/1', origin)).toMatchObject({ kind: 'link' });
  expect(videoOf('javascript:alert(1)', origin)).toBeUndefined();
});
