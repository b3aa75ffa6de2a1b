/** How a video that an owner linked to can be shown. */
export type Video =
  | { kind: 'youtube'; src: string }
  | { kind: 'file'; src: string }
  /** Elsewhere: only a link is safe. */
  | { kind: 'link'; src: string };

const youtubeId =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})/;

/** Reads the link; nothing for what is no web address. `origin` is the page's own: only its files may play here. */
export function videoOf(link: string, origin: string): Video | undefined {
  if (!/^https?:\/\//i.test(link)) return undefined;
  const id = youtubeId.exec(link)?.[1];
  if (id) return { kind: 'youtube', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
  const isOwn = link.startsWith(`${origin}/`);
  return isOwn && /\.(mp4|webm|ogv)($|\?)/i.test(link)
    ? { kind: 'file', src: link }
    : { kind: 'link', src: link };
}
