import type { ApiError } from '@lintel/api-contract';
import { createEffect } from 'effector';
import { loadProjectFx as callFx } from './project-form.api.ts';
import type { StoredForm } from '#common/form-sending/open-form.ts';
import type { ProjectValues } from './project-values.ts';
import { valuesOf } from './read-project.ts';

/** The form of an own project. */
export const loadProjectFx = createEffect<number, StoredForm<ProjectValues>, ApiError>(async (id) => {
  const { data } = await callFx({ id });
  if (!data || Array.isArray(data))
    throw { kind: 'rejected', retryable: false, key: 'notFound' } satisfies ApiError;
  return { values: valuesOf(data), revision: data.revision };
});
