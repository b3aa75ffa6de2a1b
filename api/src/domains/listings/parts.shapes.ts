import type { Advertisement, ListingCategory, Parameter, ParameterValue } from '@lintel/api-contract';
import type { Row } from '#db/database.ts';
import type { Urls } from '#wire/urls.ts';
import { flag, iso } from '#wire/values.ts';
import type { ParameterRecord } from '#domains/listings/properties/properties.queries.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';

interface CategoryRecord {
  id: number;
  name: string;
  slug_id: string;
  image: string;
}

export const categoryShape = (row: CategoryRecord, urls: Urls): ListingCategory => ({
  id: row.id,
  category: row.name,
  image: urls.image(row.image),
  slug_id: row.slug_id,
});

export const parameterShape = (row: Omit<ParameterRecord, 'value' | 'file_name'>, urls: Urls): Parameter => ({
  id: row.id,
  name: row.name,
  type_of_parameter: row.type as Parameter['type_of_parameter'],
  type_values: row.options,
  image: urls.image(row.image),
  is_required: flag(row.is_required),
});

/** A stored text `null` is an old client's way to say nothing. */
function statedValue({ type, value }: ParameterRecord, urls: Urls) {
  if (type === 'file' && typeof value === 'string') return urls.image(value);
  return value === 'null' ? '' : value;
}

export const parameterValueShape = (row: ParameterRecord, urls: Urls): ParameterValue => ({
  ...parameterShape(row, urls),
  value: statedValue(row, urls),
  ...(row.type === 'file' && row.file_name && { file_name: row.file_name }),
});

export const advertShape = (row: Row<'adverts'>): Advertisement => ({
  id: row.id,
  customer_id: row.user_id ?? PROVIDER_ID,
  start_date: iso(row.starts_at),
  end_date: iso(row.ends_at),
  type: row.type as Advertisement['type'],
  for: row.project_id === null ? 'property' : 'project',
  property_id: row.property_id,
  project_id: row.project_id,
  package_id: row.package_id,
  is_enable: flag(row.is_enabled),
  status: row.status,
});
