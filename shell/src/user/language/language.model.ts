import type { Language, Locale } from '@lintel/contract';
import { locales } from '@lintel/contract';
import { changeLanguage, directions, isLocale, nativeNames } from '@lintel/i18n';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { loadShellTexts, translate } from '#locales/texts.ts';
import { emitFx, notifyFx, prepareLanguageFx } from '#core/user-ports.ts';
import type { LanguageChoice } from '#user/persisted/persisted-state.ts';
import { changedElsewhere, rehydrated } from '#user/persisted/persisted.model.ts';
import { $settings, fetchSettingsFx, settingsOutdated } from '#user/settings/settings.model.ts';

/** The user chose a language. */
export const languageChosen = createEvent<Locale>();

const choiceOf = (locale: Locale, name = nativeNames[locale]): LanguageChoice => ({
  code: locale,
  name,
  rtl: directions[locale] === 'rtl' ? 1 : 0,
});
const languageOf = (code: Locale): Language => ({ code, direction: directions[code] });

/** Puts everything that has texts into the language; the page switches in one go, and only when all of them are there. */
export const switchLanguageFx = createEffect(async (locale: Locale): Promise<Language> => {
  await Promise.all([loadShellTexts(locale), prepareLanguageFx(locale)]);
  await changeLanguage(locale);
  return languageOf(locale);
});

/** Tells browser and assistive technology which language the page is in and which way it runs. */
export const markPageFx = createEffect(({ code, direction }: Language) => {
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
});

/** The language on screen. */
export const $language = createStore<Language>(languageOf('en'));
/** What the user chose; null as long as the operator's default decides. */
export const $choice = createStore<LanguageChoice | null>(null);
/** Languages to choose from: those of the settings that there are texts for; all of ours before settings are known. */
export const $languages = createStore<LanguageChoice[]>(locales.map((locale) => choiceOf(locale)));

/** Settings of an older back end may come without the list. */
const offered = (languages: { code: string }[] = []): LanguageChoice[] => {
  const known = languages.flatMap(({ code }) => (isLocale(code) ? [choiceOf(code)] : []));
  return known.length ? known : locales.map((locale) => choiceOf(locale));
};

$languages
  .on(rehydrated, (languages, { Language: stored }) =>
    stored.languages.length ? offered(stored.languages) : languages,
  )
  .on($settings, (languages, settings) => (settings ? offered(settings.languages) : languages));
$choice
  .on([rehydrated, changedElsewhere], (_, { Language: stored }) => stored.selectedLanguage)
  .on(languageChosen, (_, locale) => choiceOf(locale));
$language.on(switchLanguageFx.doneData, (_, language) => language);

/** Languages whose texts could not be fetched; left alone until the user chooses one of them again. */
export const $unavailable = createStore<Locale[]>([]);
$unavailable
  .on(switchLanguageFx.fail, (codes, { params }) => [...codes, params])
  .on(languageChosen, (codes, chosen) => codes.filter((code) => code !== chosen));

/** The language that the address names, as search engines link to it, and those that the browser asks for, the dearest first. */
export const $browserLanguages = createStore<string[]>(
  [new URLSearchParams(location.search).get('lang') ?? '', ...navigator.languages].map((tag) =>
    tag.slice(0, 2),
  ),
);

/** What the page should be in: the user's choice, else the browser's language, else the operator's default. */
export const $wanted = combine(
  [$choice, $browserLanguages, $languages, $settings, $unavailable],
  ([choice, asked, languages, settings, unavailable]): Locale => {
    const offers = languages.map(({ code }) => code);
    const codes = [
      choice?.code,
      ...asked.filter((code) => offers.includes(code)),
      settings?.default_language,
    ];
    const isUsable = (code: string | undefined): code is Locale =>
      code !== undefined && isLocale(code) && !unavailable.includes(code);
    return codes.find(isUsable) ?? 'en';
  },
);

// One switch at a time; a newer choice starts after the current switch.
sample({
  clock: [$wanted, rehydrated, switchLanguageFx.finally],
  source: { wanted: $wanted, language: $language, isSwitching: switchLanguageFx.pending },
  filter: ({ wanted, language, isSwitching }) => !isSwitching && wanted !== language.code,
  fn: ({ wanted }) => wanted,
  target: switchLanguageFx,
});
sample({ clock: $language, target: markPageFx });

// What the provider wrote about itself comes with the settings, in the language in which they were asked for.
const $hasChosen = createStore(false)
  .on(languageChosen, () => true)
  .reset(settingsOutdated);
const asked = sample({ clock: fetchSettingsFx, source: $language });
const $askedIn = createStore<Locale | null>(null).on(asked, (_, { code }) => code);
sample({
  clock: switchLanguageFx.doneData,
  source: { hasChosen: $hasChosen, askedIn: $askedIn },
  filter: ({ hasChosen, askedIn }, { code }) => hasChosen || (askedIn !== null && askedIn !== code),
  fn: () => undefined,
  target: settingsOutdated,
});
sample({
  clock: switchLanguageFx.doneData,
  fn: ({ code, direction }) => ({ event: 'language.changed@1', payload: { code, direction } }) as const,
  target: emitFx,
});
sample({
  clock: switchLanguageFx.fail,
  fn: ({ params }) => ({
    tone: 'danger' as const,
    text: translate('language.failed', { language: nativeNames[params] }),
  }),
  target: notifyFx,
});
