import { noNetworkPage } from './no-network-page.ts';

describe('the page for a device that has none of ours', () => {
  it.each([
    ['de-AT', 'de', 'ltr', 'Sie sind offline'],
    ['ar', 'ar', 'rtl', 'أنت غير متصل بالإنترنت'],
    ['fr', 'en', 'ltr', 'You’re offline'],
  ])('speaks to %s in %s', async (language, lang, dir, title) => {
    const answer = noNetworkPage(language);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
  });

  it('needs nothing but itself', async () => {
    const answer = noNetworkPage('en');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).not.toMatch(/<script|<style|style=|src=/);
  });
});

it.each([
  ['de-AT', 'Diese Seite ist gerade nicht verfügbar'],
  ['ar', 'هذه الصفحة غير متاحة الآن'],
  ['fr', 'This page isn’t available right now'],
])('with a network it does not call the device offline, for %s', async (language, title) => {
  const html = await noNetworkPage(language, true).text();
  expect(html).toContain(`<h1>${title}</h1>`);
});
