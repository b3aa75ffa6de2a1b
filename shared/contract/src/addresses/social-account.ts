/** Where profiles name an account of the user, and what is before the name of one there. */
export const socialSites = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'], before: 'www.facebook.com/' },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'], before: 'x.com/' },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'], before: 'www.youtube.com/@' },
  instagram: { name: 'Instagram', hosts: ['instagram.com'], before: 'www.instagram.com/' },
} as const;
export type SocialSite = keyof typeof socialSites;

/**
 * The address of an account at a site, by what a user wrote: its name, or its address with or without `https://`. Null: it is none of
 * that site.
 *
 * @example socialAddress('x', '@sara') === 'https://x.com/sara'
 */
export function socialAddress(site: SocialSite, written: string): string | null {
  const { hosts, before } = socialSites[site];
  const text = written.trim().replace(/^https?:\/\//i, '');
  const isAt = (host: string) => hosts.some((known) => host === known || host.endsWith(`.${known}`));
  if (/^@?[\w.-]+$/.test(text))
    return isAt(text.toLowerCase()) ? null : `https://${before}${text.replace(/^@/, '')}`;
  const address = `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname, username, pathname, href } = new URL(address);
  return isAt(hostname) && username === '' && pathname !== '/' ? href : null;
}
