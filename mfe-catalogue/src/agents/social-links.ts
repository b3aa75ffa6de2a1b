import { socialAddress, socialSites, type SocialSite } from '@lintel/contract';

const siteOf = {
  facebook_id: 'facebook',
  twitter_id: 'x',
  youtube_id: 'youtube',
  instagram_id: 'instagram',
} as const satisfies Record<string, SocialSite>;

/** What agents wrote into their profiles. */
type Accounts = Record<keyof typeof siteOf, string>;
const fields = Object.keys(siteOf) as (keyof Accounts)[];

/** Links to accounts; anything that leads to another site than its name is left out. */
export function socialLinks(accounts: Accounts): { name: string; href: string }[] {
  return fields.flatMap((field) => {
    const href = socialAddress(siteOf[field], accounts[field]);
    return href ? [{ name: socialSites[siteOf[field]].name, href }] : [];
  });
}
