import { socialLinks } from './social-links.ts';

const none = { facebook_id: '', twitter_id: '', youtube_id: '', instagram_id: '' };

describe('a link to a social network', () => {
  it('takes account names and addresses of the site itself', () => {
    expect(
      socialLinks({ ...none, facebook_id: 'sara.k', instagram_id: 'https://www.instagram.com/sara' }),
    ).toEqual([
      { name: 'Facebook', href: 'https://www.facebook.com/sara.k' },
      { name: 'Instagram', href: 'https://www.instagram.com/sara' },
    ]);
  });
  it('leads nowhere else', () => {
    const elsewhere = { ...none, twitter_id: 'https://x.com.evil.test/a', youtube_id: 'javascript:alert(1)' };
    expect(socialLinks(elsewhere)).toEqual([]);
  });
});
