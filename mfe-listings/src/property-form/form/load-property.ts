import type { ApiError } from '@lintel/api-contract';
import { createEffect, createEvent, createStore, scopeBind } from 'effector';
import { loadOwnPropertiesFx } from '#common/properties.api.ts';
import { sentFilesOf } from '#common/form-files/same-file.ts';
import type { OwnProperty } from '#common/own-listings.query.ts';
import type { StoredForm } from '#common/form-sending/open-form.ts';
import type { PropertyValues } from './property-values.ts';
import { valuesOf } from './read-property.ts';

type Names = Readonly<Record<string, string>>;

const filesNamed = createEvent<Names>();
/** What the owner calls the files that the listing of the form states as facts, by their addresses. */
export const $factFileNames = createStore<Names>({}, { serialize: 'ignore' }).on(
  filesNamed,
  (_, names) => names,
);

const factFileNamesOf = ({ parameters }: OwnProperty): Names =>
  Object.fromEntries(
    parameters.flatMap(({ value, file_name }) => (file_name ? [[String(value), file_name]] : [])),
  );

/** The form of an own property. */
export const loadPropertyFx = createEffect<number, StoredForm<PropertyValues>, ApiError>(async (id) => {
  const name = scopeBind(filesNamed, { safe: true });
  const { data } = await loadOwnPropertiesFx({ id });
  const [property] = data;
  if (!property) throw { kind: 'rejected', retryable: false, key: 'notFound' } satisfies ApiError;
  name(factFileNamesOf(property));
  return {
    values: valuesOf(property),
    revision: property.revision,
    sent: sentFilesOf(property.sent_files),
  };
});
