import type { AnswerOf, getProjectDetail } from '@lintel/api-contract';
import { createPageGate, createQuery, packageBought, sessionEnded, sessionStarted } from '@lintel/remote-kit';
import { combine, createStore, sample } from 'effector';
import { isRefusedWithoutKey } from '#common/wire/refusals.ts';
import { loadProjectFx, loadProjectsFx } from './projects.api.ts';

export const { Gate: ProjectGate, paramsChanged, left } = createPageGate<{ id: string }>();

export const project = createQuery({ effect: loadProjectFx });
/** What is public of a project that needs a package. */
export const teaser = createQuery({ effect: loadProjectsFx });

/** In the address; empty when the page is closed. */
const $id = createStore('')
  .on(paramsChanged, (_, { id }) => id)
  .reset(left);

/** A number is an id, anything else a name for addresses. */
const named = (id: string) => (/^\d+$/.test(id) ? { id } : { slug_id: id });
const wanted = (id: string) => ({ ...named(id), get_similar: '1' });

const $answer = createStore<AnswerOf<typeof getProjectDetail> | null>(null)
  .on(project.$data, (shown, answer) => answer ?? shown)
  .on(project.$error, (shown, error) => (error ? null : shown))
  .reset(paramsChanged, sessionEnded, left);

export const $project = $answer.map((answer) => answer?.data ?? null);
export const $similarProjects = $answer.map((answer) => answer?.similar_projects ?? []);
export const $teaser = teaser.$data.map((answer) => answer?.data[0] ?? null);

/** The project, if there is one, needs a package: its public part tells whether it exists. */
const $needsPackage = project.$error.map(
  (error) =>
    error?.key === 'packageRequired' || error?.key === 'unauthenticated' || isRefusedWithoutKey(error),
);

/** What the page shows; visitors and people without the package see the teaser. */
export const $view = combine(
  {
    answer: $answer,
    error: project.$error,
    needsPackage: $needsPackage,
    teaser: teaser.$data,
    unknown: teaser.$error,
  },
  ({ answer, error, needsPackage, teaser: known, unknown }) => {
    if (answer) return answer.data ? 'project' : 'missing';
    if (needsPackage && !known && !unknown) return 'loading';
    if (needsPackage) return known?.data.length === 0 ? 'missing' : 'closed';
    if (error?.key === 'notFound' || error?.key === 'validation') return 'missing';
    return error ? 'failed' : 'loading';
  },
);

sample({ clock: paramsChanged, fn: () => undefined, target: teaser.reset });
sample({ clock: paramsChanged, fn: ({ id }) => wanted(id), target: project.start });
// What a package opened for one user is not kept for the next.
const accessChanged = sample({ clock: [sessionStarted, sessionEnded, packageBought], fn: () => undefined });
sample({ clock: accessChanged, target: project.forget });
sample({ clock: accessChanged, source: $id, filter: Boolean, fn: wanted, target: project.start });
sample({
  clock: $needsPackage,
  source: $id,
  filter: (id, needsPackage) => needsPackage && id !== '',
  fn: (id) => ({ ...named(id), limit: 1 }),
  target: teaser.start,
});
sample({ clock: left, fn: () => undefined, target: [project.reset, teaser.reset] });
