import { urlsOf } from '#wire/urls.ts';
import { fileLinks } from './private-links.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const links = fileLinks({
  pepper: 'pepper',
  clock,
  base: 'https://homes.example',
  publicBase: 'https://cdn.example',
});
const urls = urlsOf('https://homes.example', links, 'https://cdn.example');

describe('with a CDN', () => {
  it('public pictures and those of the release have its addresses', () => {
    expect(urls.image('property_title_img/a b.webp')).toBe(
      'https://cdn.example/images/property_title_img/a%20b.webp',
    );
    expect(urls.asset('logo.png')).toBe('https://cdn.example/images/site/logo.png');
  });

  it('private files are fetched from this server alone', () => {
    const address = urls.image('chat_file/plan.pdf');
    expect(address).toMatch(/^https:\/\/homes\.example\/images\/chat_file\/plan\.pdf\?until=\d+&key=/);
    expect(links.isValid('chat_file/plan.pdf', Object.fromEntries(new URL(address).searchParams))).toBe(true);
  });

  it('pictures of other services keep their own', () => {
    expect(urls.image('https://pictures.example/me.png')).toBe('https://pictures.example/me.png');
  });
});

it('without a CDN all have the address of this server', () => {
  const own = fileLinks({ pepper: 'pepper', clock, base: 'https://homes.example' });
  expect(urlsOf('https://homes.example', own).image('property_title_img/a.webp')).toBe(
    'https://homes.example/images/property_title_img/a.webp',
  );
});
