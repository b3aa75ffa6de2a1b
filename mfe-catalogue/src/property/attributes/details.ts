import { fileName } from '@lintel/ui/media';
import type { ParameterValue, PropertyDetail, PropertyDocument } from '@lintel/api-contract';
import { areaOf, attributeName, valueText } from '#common/listing/attributes.ts';
import { statedValue, type ValueStyle } from '#common/listing/stated-value.ts';

/** One stated attribute, ready to print. */
export interface StatedAttribute {
  id: number;
  name: string;
  image: string;
  value: string;
  /** Address of a file that the owner attached as the value. */
  href?: string;
}

/** Attributes that the owner stated, in the administrator's order; empty or zero on the wire means not stated. */
export const statedAttributes = (
  parameters: readonly ParameterValue[],
  style: ValueStyle,
): StatedAttribute[] =>
  parameters.flatMap((attribute) => {
    const { id, image, value, type_of_parameter: kind, file_name } = attribute;
    const text = valueText(value);
    const name = attributeName(attribute);
    if (text === '') return [];
    if (kind !== 'file') return [{ id, name, image, value: statedValue(attribute, style) }];
    return /^https?:/.test(text) ? [{ id, name, image, value: file_name ?? fileName(text), href: text }] : [];
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

/** A plan by the name of its file. */
export const planOf = ({ id, file, file_name: name }: PropertyDocument) => ({
  id,
  title: name.replace(/\.[^.]+$/, ''),
  file,
});
