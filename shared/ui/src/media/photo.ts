/** A photo of a gallery. */
export interface GalleryPhoto {
  src: string;
  /** What is to be seen on it. */
  alt: string;
  /** Dominant colour, shown until the photo is there. */
  color?: string | undefined;
}
