import { nameOf } from '#common/form-files/present-file.ts';
import type { CategoryFact } from './property.schema.ts';
import type { FactValue } from './property-values.ts';

/** What a fact states, options in the language on screen, a file by its name. */
export function factText(
  fact: CategoryFact,
  value: FactValue,
  names: Readonly<Record<string, string>>,
): string {
  if (fact.type_of_parameter === 'file') return value ? (names[String(value)] ?? nameOf(String(value))) : '';
  const { type_values: options, translated_type_values: labels } = fact;
  const labelOf = (option: string) =>
    labels?.[Array.isArray(options) ? options.indexOf(option) : -1] ?? option;
  return typeof value === 'object' ? value.map(labelOf).join(', ') : labelOf(String(value ?? ''));
}
