import { getSeoSettings, webSettings } from '@lintel/api-contract';
import { allSettled } from 'effector';
import { fetchSettingsFx } from '#user/settings/settings.model.ts';
import { someSettings } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';
import { pageShown } from './seo-texts.model.ts';

const texts = { id: 1, page: 'homepage', meta_image: '', meta_title: 'x', meta_keywords: '' };
const description = () => document.head.querySelector('meta[name=description]')?.getAttribute('content');

async function show(path: string, seo_settings = true) {
  const world = userHarness();
  world.answer(getSeoSettings.path, { data: [{ ...texts, meta_description: 'Homes by the sea' }] });
  world.answer(webSettings.path, { data: someSettings({ seo_settings }) });
  const scope = world.scope();
  await allSettled(fetchSettingsFx, { scope });
  await allSettled(pageShown, { scope, params: path });
  return world.calls.filter((call) => call.path === getSeoSettings.path).length;
}

beforeEach(() => document.head.replaceChildren());

describe('the loader of texts for search engines', () => {
  it('describes the home page in the operator’s words, where there are some', async () => {
    await show('/');
    expect(description()).toBe('Homes by the sea');
  });

  it('leaves a page alone that describes itself', async () => {
    document.head.innerHTML = '<meta name="description" content="A villa">';
    await show('/');
    expect(description()).toBe('A villa');
  });

  it('asks for nothing on other pages, nor when it is switched off', async () => {
    expect(await show('/faqs')).toBe(0);
    expect(await show('/', false)).toBe(0);
    expect(description()).toBeUndefined();
  });
});
