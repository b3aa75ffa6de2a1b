import { photoAt, photoSet, type MountPhoto } from '@lintel/contract';
import { escaped } from '#site/responses/escaped.ts';
import { valueAt } from './value-at.ts';
import type { PageMetadata } from './page-metadata.ts';

/**
 * Asks for the photo that a page begins with, before any script asks for it. Same candidates and sizes as the page's own element,
 * so that the browser chooses the same file for both. Empty when no answer names one.
 */
export function photoLink({ field, sizes }: MountPhoto, subject: PageMetadata | null): string {
  const src = subject?.state === 'found' ? valueAt(subject.answer, field) : undefined;
  if (typeof src !== 'string' || !/^https?:\/\//.test(src)) return '';
  return `<link rel="preload" as="image" href="${escaped(photoAt(src, 640))}" imagesrcset="${escaped(photoSet(src))}" imagesizes="${escaped(sizes)}" fetchpriority="high">`;
}
