import type { Locale } from '@lintel/contract';
import { formatList } from '@lintel/i18n';
import { nameOf } from '#common/form-files/present-file.ts';
import type { StoredFacts } from './load-property.ts';
import type { CategoryFact } from './property.schema.ts';
import type { FactValue } from './property-values.ts';

/** What its owner calls a file that a fact states, by its address. */
export const factFileName = (address: string, stored: StoredFacts): string =>
  stored.find(({ value }) => value === address)?.file_name ?? nameOf(address);

/** What a fact states, options in the language on screen, a file by its name. */
export function factText(
  fact: CategoryFact,
  value: FactValue,
  { stored, locale }: { stored: StoredFacts; locale: Locale },
): string {
  if (fact.type_of_parameter === 'file') return value ? factFileName(String(value), stored) : '';
  const { type_values: options, translated_type_values: labels } = fact;
  const labelOf = (option: string) =>
    labels?.[Array.isArray(options) ? options.indexOf(option) : -1] ?? option;
  return typeof value === 'object' ? formatList(value.map(labelOf), locale) : labelOf(String(value ?? ''));
}
