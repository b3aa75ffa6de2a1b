/** What people wrote into their profile: an address, or the name of an account. */
interface Accounts {
  facebook_id: string;
  twitter_id: string;
  youtube_id: string;
  instagram_id: string;
}

const sites = [
  {
    field: 'facebook_id',
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com'],
    at: 'https://www.facebook.com/',
  },
  { field: 'twitter_id', name: 'X', hosts: ['twitter.com', 'x.com'], at: 'https://x.com/' },
  {
    field: 'youtube_id',
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    at: 'https://www.youtube.com/@',
  },
  { field: 'instagram_id', name: 'Instagram', hosts: ['instagram.com'], at: 'https://www.instagram.com/' },
] as const;

/** Links to accounts; anything that leads to another site than its name is left out. */
export function socialLinks(accounts: Accounts): { name: string; href: string }[] {
  return sites.flatMap(({ field, name, hosts, at }) => {
    const written = accounts[field].trim();
    if (/^@?[\w.-]+$/.test(written) && !written.includes('.com'))
      return [{ name, href: at + written.replace(/^@/, '') }];
    const address = URL.canParse(written) ? new URL(written) : undefined;
    const isThere =
      address?.protocol === 'https:' &&
      hosts.some((host) => address.hostname === host || address.hostname.endsWith(`.${host}`));
    return isThere ? [{ name, href: address.href }] : [];
  });
}
