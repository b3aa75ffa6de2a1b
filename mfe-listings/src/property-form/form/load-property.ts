import type { ApiError } from '@lintel/api-contract';
import { createEffect, createStore } from 'effector';
import { loadOwnPropertiesFx } from '#common/properties.api.ts';
import { sentFilesOf } from '#common/form-files/same-file.ts';
import type { OwnProperty } from '#common/own-listings.query.ts';
import type { StoredForm } from '#common/form-sending/open-form.ts';
import type { PropertyValues } from './property-values.ts';
import { valuesOf } from './read-property.ts';

/** Facts as the back end has them. */
export type StoredFacts = OwnProperty['parameters'];

/** Those of the listing of the form. */
export const $storedFacts = createStore<StoredFacts>([]).on(
  loadOwnPropertiesFx.done,
  (known, { params, result }) => (params.id && result.data[0]?.parameters) || known,
);

/** The form of an own property. */
export const loadPropertyFx = createEffect<number, StoredForm<PropertyValues>, ApiError>(async (id) => {
  const { data } = await loadOwnPropertiesFx({ id });
  const [property] = data;
  if (!property) throw { kind: 'rejected', retryable: false, key: 'notFound' } satisfies ApiError;
  return {
    values: valuesOf(property),
    revision: property.revision,
    sent: sentFilesOf(property.sent_files),
  };
});
