import { coversAddress } from '@lintel/contract';
import type { ResolvedSite } from '#site/lock/resolve-site.ts';

/** Patterns cover such addresses too; each page has one address. */
export const endsWithSlash = (pathname: string): boolean => pathname.length > 1 && pathname.endsWith('/');

/**
 * The address of a page that was written in other letters, `/PROPERTIES` for `/properties`, or with a slash at the end: the
 * pattern's own parts as it has them, what stands for its parameters as it came.
 */
export function spelledAs(
  pathname: string,
  { shell, site }: Pick<ResolvedSite, 'shell' | 'site'>,
): string | undefined {
  const patterns = [
    ...shell.paths,
    ...site.remotes.flatMap(({ active }) => active.manifest.mounts.map(({ path }) => path)),
  ];
  const given = (endsWithSlash(pathname) ? pathname.slice(0, -1) : pathname).split('/');
  for (const pattern of patterns) {
    const parts = pattern.split('/');
    const spelled = given
      .map((part, at) => (parts[at]?.toLowerCase() === part.toLowerCase() ? parts[at] : part))
      .join('/');
    // Two slashes at the beginning would lead to another host.
    if (spelled !== pathname && !spelled.startsWith('//') && coversAddress(pattern, spelled)) return spelled;
  }
  return undefined;
}
