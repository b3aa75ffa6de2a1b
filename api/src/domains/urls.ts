/** Absolute addresses of files (wire contract 1.9). */
export interface Urls {
  /** A stored file, or the picture of another service; the empty string stays empty. */
  image(path: string | null | undefined): string;
  /** A file that comes with the release: logos, placeholders. */
  asset(path: string): string;
  readonly base: string;
}

export const urlsOf = (publicUrl: string): Urls => ({
  base: publicUrl,
  image: (path) =>
    !path
      ? ''
      : /^https?:\/\//.test(path)
        ? path
        : `${publicUrl}/images/${path.split('/').map(encodeURIComponent).join('/')}`,
  asset: (path) => `${publicUrl}/images/site/${path}`,
});
