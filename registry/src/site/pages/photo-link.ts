import { photoAt, photoSet, type MountPhoto } from '@lintel/contract';
import { escaped } from '#site/responses/escaped.ts';
import { valueAt } from './value-at.ts';
import type { PageMetadata } from './page-metadata.ts';

/** The photo that a page begins with, as its document names it. */
export interface PagePhoto {
  /** Asks for it before any script asks for it. */
  link: string;
  /** Shows it where phones will see it, until the page draws its own; empty where the page has no such place. */
  element: string;
}

/** Same candidates and sizes as the page's own element, so that the browser chooses the same file for all; null when no answer names one. */
export function pagePhoto(
  { field, sizes, place }: MountPhoto,
  subject: PageMetadata | null,
): PagePhoto | null {
  const src = subject?.state === 'found' ? valueAt(subject.answer, field) : undefined;
  if (typeof src !== 'string' || !/^https?:\/\//.test(src)) return null;
  const [href, set, widths] = [photoAt(src, 640), photoSet(src), sizes].map(escaped);
  return {
    link: `<link rel="preload" as="image" href="${href}" imagesrcset="${set}" imagesizes="${widths}" fetchpriority="high">`,
    element: place
      ? `<img class="first-photo" data-place="${place}" alt="" sizes="${widths}" srcset="${set}" src="${href}" fetchpriority="high" decoding="sync">`
      : '',
  };
}
