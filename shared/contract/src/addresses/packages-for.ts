import type { PackageFeature } from '../gates.ts';
import { packages } from './paths.ts';

/** A page of this site, as the router names it. */
interface Place {
  pathname: string;
  search: string;
}

/** Packages with a feature that the user lacks on a page, and the way back to that page; apart from `paths`, which home loads. */
export const packagesFor = (feature: PackageFeature | null, { pathname, search }: Place): string =>
  `${packages()}?${feature ? `for=${feature}&` : ''}return=${encodeURIComponent(pathname + search)}`;
