import type { StoredLocation } from '@lintel/contract';
import { pageOf } from '#common/card-list/page-of.ts';

/** The query of the list of projects, from its address. */
export interface ProjectsQuery {
  /** Only those that are advertised. */
  featured: boolean;
  /** Kilometres around the user's position; 0 everywhere. */
  near: number;
  page: number;
}

export const DISTANCES = [5, 10, 25, 50] as const;

export function fromSearch(search: string): ProjectsQuery {
  const parameters = new URLSearchParams(search);
  const near = Number(parameters.get('near'));
  return {
    featured: parameters.get('featured') === '1',
    near: DISTANCES.find((distance) => distance === near) ?? 0,
    page: pageOf(parameters),
  };
}

/** Only what differs from the plain list. */
export function toSearch({ featured, near, page }: ProjectsQuery): string {
  const parameters = new URLSearchParams();
  if (featured) parameters.set('featured', '1');
  if (near) parameters.set('near', String(near));
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** What the call takes; a distance without a position has no effect. */
export function toRequest({ featured, near }: ProjectsQuery, location: StoredLocation | null) {
  return {
    ...(featured ? { get_featured: '1' } : {}),
    ...(near && location ? { latitude: location.latitude, longitude: location.longitude, radius: near } : {}),
  };
}
