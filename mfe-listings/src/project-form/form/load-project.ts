import type { ApiError } from '@lintel/api-contract';
import { createEffect } from 'effector';
import { loadProjectFx as callFx } from './project-form.api.ts';
import { sentFilesOf } from '#common/form-files/same-file.ts';
import type { StoredForm } from '#common/form-sending/open-form.ts';
import type { ProjectValues } from './project-values.ts';
import { valuesOf } from './read-project.ts';

/** The form of an own project. */
export const loadProjectFx = createEffect<number, StoredForm<ProjectValues>, ApiError>(async (id) => {
  const { data } = await callFx({ id });
  if (!data || Array.isArray(data))
    throw { kind: 'rejected', retryable: false, key: 'notFound' } satisfies ApiError;
  const { revision, sent_files: sent, plans, units = [] } = data;
  const named = [...plans, ...units].flatMap(({ id: row, client_id: name }) =>
    name === undefined ? [] : [[name, row] as const],
  );
  return { values: valuesOf(data), revision, sent: sentFilesOf(sent), rows: new Map(named) };
});
