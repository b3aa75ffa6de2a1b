import { cardFactWords, type Parameter, type ParameterValue } from '@lintel/api-contract';
import { formatArea } from '@lintel/i18n';
import type { Locale } from '@lintel/contract';
import { areaIcon, bathIcon, bedIcon, carIcon, type Fact, type IconShape } from '@lintel/ui';

const kinds: { word: RegExp; shape: IconShape }[] = [
  { word: cardFactWords.bedrooms, shape: bedIcon },
  { word: cardFactWords.bathrooms, shape: bathIcon },
  { word: cardFactWords.area, shape: areaIcon },
  { word: cardFactWords.parking, shape: carIcon },
];

/** A value as text; empty for what owners leave open (`""` and `"0"` on the wire). */
export function valueText(value: ParameterValue['value']): string {
  // Other back ends send numbers, and nothing.
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '0' || text === 'null' ? '' : text.trim();
}

const isAreaName = (name: string): boolean => cardFactWords.area.test(name);

/** The name for reading, without its unit, which the value carries: "Built-up area (m²)" → "Built-up area". */
export const attributeName = ({ name, translated_name: translated = name }: Parameter): string =>
  isAreaName(name) ? translated.replace(/\s*\([^)]*\)\s*$/, '') : translated;

/** A stated value for reading: areas get their unit. */
export function attributeText(attribute: ParameterValue, locale: Locale): string {
  const { name, value, translated_value: translated = value } = attribute;
  const number = Number(valueText(value).replaceAll(',', ''));
  return number && isAreaName(name) ? formatArea(number, { locale }) : valueText(translated);
}

/** Floor space in square metres, where the owner stated it as a number. */
export function areaOf(parameters: readonly ParameterValue[]): number | undefined {
  const stated = parameters.find(({ name, value }) => isAreaName(name) && valueText(value) !== '');
  const area = Number(stated && valueText(stated.value).replaceAll(',', ''));
  return area > 0 ? area : undefined;
}

/** "None", as owners state of parking, is left out of a card. */
const isSome = (text: string): boolean => text !== '' && !/^(none|no)$/i.test(text);

/** The two or three attributes on a card: bedrooms, bathrooms, area; parking only where one of them is not stated. */
export function cardAttributes(parameters: readonly ParameterValue[], locale: Locale): Fact[] {
  const facts = kinds.flatMap(({ word, shape }) => {
    const stated = parameters.find(({ name, value }) => word.test(name) && isSome(valueText(value)));
    if (!stated) return [];
    return [{ shape, name: attributeName(stated), value: attributeText(stated, locale) }];
  });
  return facts.slice(0, 3);
}
