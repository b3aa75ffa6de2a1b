import type { FileLinks } from '#files/private-links.ts';

/** Absolute addresses of files (docs/spec/wire-format.md#files). */
export interface Urls {
  /**
   * A stored file, or the picture of another service; the empty string stays empty. Files of private folders get an address
   * that ends, without the caller asking for it.
   */
  image(path: string | null | undefined): string;
  /** A file that comes with the release: logos, placeholders. */
  asset(path: string): string;
  readonly base: string;
}

/** `imageBase` begins the addresses of pictures that come with the release, e.g. that of a CDN. */
export const urlsOf = (publicUrl: string, links: FileLinks, imageBase = publicUrl): Urls => ({
  base: publicUrl,
  image: (path) => (!path ? '' : /^https?:\/\//.test(path) ? path : links.of(path)),
  asset: (path) => `${imageBase}/images/site/${path}`,
});
