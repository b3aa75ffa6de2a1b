import type { ApiError } from '@lintel/api-contract';
import { createEffect } from 'effector';
import { loadOwnPropertiesFx } from '#common/properties.api.ts';
import { sentFilesOf } from '#common/form-files/same-file.ts';
import type { StoredForm } from '#common/form-sending/open-form.ts';
import type { PropertyValues } from './property-values.ts';
import { valuesOf } from './read-property.ts';

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
