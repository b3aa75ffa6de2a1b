import type { PropertyDetail } from '@lintel/api-contract';
import type { GalleryPhoto } from '@lintel/ui/media';

type Photographed = Pick<
  PropertyDetail,
  'title' | 'title_image' | 'title_image_alt' | 'title_image_color'
> & { gallery?: PropertyDetail['gallery'] | undefined };

/** Every photo of a listing once, the title image first. */
export function photosOf({
  title,
  title_image: cover,
  title_image_alt: alt,
  title_image_color: color,
  gallery = [],
}: Photographed): GalleryPhoto[] {
  const first: GalleryPhoto[] = cover ? [{ src: cover, alt: alt || title, color }] : [];
  const others = gallery
    .filter(({ image_url: src }) => src !== '' && src !== cover)
    .map(({ image_url: src, alt: words, color: shade }) => ({ src, alt: words || title, color: shade }));
  return [...first, ...others];
}
