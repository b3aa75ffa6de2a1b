import type { ParameterValue, PropertyDetail, PropertyDocument } from '@lintel/api-contract';
import { areaOf, factName, valueText } from '#common/card/facts.ts';
import { fileName } from '#common/media/files.ts';
import { statedValue, type ValueStyle } from '#common/stated-value.ts';

/** One stated fact, ready to print. */
export interface StatedFact {
  id: number;
  name: string;
  image: string;
  value: string;
  /** Address of a file that the owner attached as the value. */
  href?: string;
}

/** Facts that the owner stated, in the administrator's order; what is empty or zero on the wire was left open. */
export const statedFacts = (parameters: readonly ParameterValue[], style: ValueStyle): StatedFact[] =>
  parameters.flatMap((fact) => {
    const { id, image, value, type_of_parameter: kind } = fact;
    const text = valueText(value);
    const name = factName(fact);
    if (text === '') return [];
    if (kind !== 'file') return [{ id, name, image, value: statedValue(fact, style) }];
    return /^https?:/.test(text) ? [{ id, name, image, value: fileName(text), href: text }] : [];
  });

/** Price of a square metre; only for sales, where people compare by it. */
export function pricePerArea({
  price,
  property_type: deal,
  parameters,
}: Pick<PropertyDetail, 'price' | 'property_type' | 'parameters'>) {
  const area = areaOf(parameters);
  return deal === 'sell' && price > 0 && area ? Math.round(price / area) : undefined;
}

/** Documents that are pictures: drawings to look at rather than papers to take along. */
export const plansOf = (documents: readonly PropertyDocument[]): PropertyDocument[] =>
  documents.filter(({ file }) => /\.(svg|png|jpe?g|webp|avif)($|[?#])/i.test(file));
