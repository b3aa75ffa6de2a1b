import { type GalleryPhoto } from '@lintel/ui/media';
import type { ProjectDetail } from '@lintel/api-contract';

/** Every photo of a project once, the title image first. */
export function projectPhotos({
  title,
  image,
  image_alt: alt,
  image_color: color,
  gallary_images: others,
}: Pick<ProjectDetail, 'title' | 'image' | 'image_alt' | 'image_color' | 'gallary_images'>): GalleryPhoto[] {
  const addresses = [...new Set([image, ...others.map(({ name }) => name)])].filter(Boolean);
  return addresses.map((src) =>
    src === image ? { src, alt: alt || title, color } : { src, alt: title, color: undefined },
  );
}
