/** How numbers are written in a plan, by language. Digits are Latin in every language. */
const numbers = { en: 'en', de: 'de', ar: 'en' } as const;

/** A language in which plans are written. */
export type Language = keyof typeof numbers;

/** Writes numbers in a plan as its language does. */
export const numbersIn = (language: Language, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(numbers[language], options);

/**
 * The words of a plan. Its address chooses the language by its fragment, `plan.svg#de`; without one SVG chooses by the languages
 * of the browser.
 */
export function inEachLanguage(write: (language: Language) => string): string {
  const all = Object.keys(numbers) as Language[];
  const labels = all.map(
    (language) => `<g id="labels-${language}" text-anchor="middle">${write(language)}</g>`,
  );
  const chosen = all.map(
    (language) => `<g id="${language}" class="chosen"><use href="#labels-${language}"/></g>`,
  );
  return `<style>.chosen{display:none}.chosen:target{display:inline}.chosen:target~switch{display:none}</style><defs>${labels.join('')}</defs>${chosen.join('')}<switch><use systemLanguage="de" href="#labels-de"/><use systemLanguage="ar" href="#labels-ar"/><use href="#labels-en"/></switch>`;
}
