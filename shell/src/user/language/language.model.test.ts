import { allSettled, type Scope } from 'effector';
import i18next from 'i18next';
import { emptyState } from '#user/persisted/persisted-state.ts';
import { changedElsewhere, rehydrated } from '#user/persisted/persisted.model.ts';
import { $settings, fetchSettingsFx } from '#user/settings/settings.model.ts';
import { someSettings } from '#testing/builders.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import { speakEnglish } from '#testing/render-shell.tsx';
import { webSettings } from '@lintel/api-contract';
import { $browserLanguages, $choice, $language, $languages, languageChosen } from './language.model.ts';

let world: UserHarness;
let scope: Scope;

beforeEach(async () => {
  await speakEnglish();
  world = userHarness();
  scope = world.scope();
});
const code = () => scope.getState($language).code;
const arabic = { code: 'ar', name: 'العربية', rtl: 1 as const };
const stored = (selectedLanguage: typeof arabic) => ({
  ...emptyState,
  Language: { ...emptyState.Language, selectedLanguage },
});

describe('the language', () => {
  it('is the stored choice, and the page runs the way it is written', async () => {
    await allSettled(rehydrated, { scope, params: stored(arabic) });
    expect(code()).toBe('ar');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(i18next.t('shell:account.signIn')).toBe('تسجيل الدخول');
  });

  it('changes without a reload and tells the remotes', async () => {
    await allSettled(languageChosen, { scope, params: 'de' });
    expect(i18next.language).toBe('de');
    expect(scope.getState($choice)).toEqual({ code: 'de', name: 'Deutsch', rtl: 0 });
    expect(world.emitted).toEqual([
      { event: 'language.changed@1', payload: { code: 'de', direction: 'ltr' } },
    ]);
  });

  it('asks for the settings again, which say some things in words, once it has changed', async () => {
    const about = (text: string) =>
      world.answer(webSettings.path, { data: someSettings({ about_us: `<p>${text}</p>` }) });
    about('About us');
    await allSettled(fetchSettingsFx, { scope });
    about('Über uns');
    await allSettled(languageChosen, { scope, params: 'de' });
    expect(scope.getState($settings)?.about_us).toBe('<p>Über uns</p>');
    about('von uns');
    await allSettled(languageChosen, { scope, params: 'de' });
    expect(scope.getState($settings)?.about_us).toBe('<p>Über uns</p>');
  });

  const browserAsksFor = (...tags: string[]) => allSettled($browserLanguages, { scope, params: tags });

  it('is the first one that the browser asks for and the site offers, as long as the user has not chosen', async () => {
    world.answer(webSettings.path, { data: someSettings({ default_language: 'en' }) });
    await browserAsksFor('fr', 'ar', 'de');
    await allSettled(fetchSettingsFx, { scope });
    expect(code()).toBe('ar');
    await allSettled(languageChosen, { scope, params: 'de' });
    expect(code()).toBe('de');
  });

  it('is the operator’s default when the browser asks for nothing that there is', async () => {
    await browserAsksFor('fr');
    world.answer(webSettings.path, { data: someSettings({ default_language: 'de' }) });
    await allSettled(fetchSettingsFx, { scope });
    expect(code()).toBe('de');
    await allSettled(languageChosen, { scope, params: 'en' });
    expect(code()).toBe('en');
  });

  it('asks for the settings again when they name it as the default, since their words are in another one', async () => {
    await browserAsksFor('fr');
    const asked: string[] = [];
    const { request } = world.ports;
    world.answer(webSettings.path, { data: someSettings({ default_language: 'de' }) });
    world.ports.request = (...call) => {
      asked.push(code());
      return request(...call);
    };
    await allSettled(fetchSettingsFx, { scope });
    expect(asked).toEqual(['en', 'de']);
  });

  it('is English when the operator or an older visit names one that we have no texts for', async () => {
    await browserAsksFor('fr');
    world.answer(webSettings.path, { data: someSettings({ default_language: 'xx' }) });
    await allSettled(fetchSettingsFx, { scope });
    await allSettled(rehydrated, { scope, params: stored({ code: 'fr', name: 'Français', rtl: 1 }) });
    expect(code()).toBe('en');
  });

  it('follows another tab', async () => {
    await allSettled(changedElsewhere, { scope, params: stored(arabic) });
    expect(code()).toBe('ar');
  });

  it('waits for the texts of the remotes, and stays when they cannot be had', async () => {
    world.ports.prepareLanguage = () => Promise.reject(new Error('no chunk'));
    await allSettled(languageChosen, { scope, params: 'ar' });
    expect(code()).toBe('en');
    expect(world.notices.map(({ tone }) => tone)).toEqual(['danger']);
    world.ports.prepareLanguage = async () => undefined;
    await allSettled(languageChosen, { scope, params: 'ar' });
    expect(code()).toBe('ar');
  });

  it('ends as the last one chosen, however quickly the user changes it', async () => {
    const first = allSettled(languageChosen, { scope, params: 'ar' });
    const last = allSettled(languageChosen, { scope, params: 'de' });
    await Promise.all([first, last]);
    expect(code()).toBe('de');
    expect(i18next.language).toBe('de');
  });

  it('can be chosen among those of the settings that there are texts for', async () => {
    world.answer(webSettings.path, {
      data: someSettings({
        languages: [
          { id: 1, code: 'ar', name: 'Arabic' },
          { id: 2, code: 'hi', name: 'Hindi' },
        ],
      }),
    });
    await allSettled(fetchSettingsFx, { scope });
    expect(scope.getState($languages)).toEqual([arabic]);
  });
});
