import type { AnswerOf, getProjectDetail } from '@lintel/api-contract';
import {
  $session,
  createPageGate,
  createQuery,
  packageBought,
  sessionEnded,
  sessionStarted,
} from '@lintel/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
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

/** The project, if there is one, needs a package, which no visitor has: its public part tells whether it exists. */
const $needsPackage = combine(
  project.$error,
  $session,
  (error, session) =>
    session === null ||
    error?.key === 'packageRequired' ||
    error?.key === 'unauthenticated' ||
    isRefusedWithoutKey(error),
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
    if (needsPackage && !known) return unknown ? 'failed' : 'loading';
    if (needsPackage) return known?.data.length === 0 ? 'missing' : 'closed';
    if (error?.key === 'notFound' || error?.key === 'validation') return 'missing';
    return error ? 'failed' : 'loading';
  },
);

sample({ clock: paramsChanged, fn: () => undefined, target: teaser.reset });
/** Why nothing is shown, whichever answer the page waits for. */
export const $failure = combine(
  { needsPackage: $needsPackage, whole: project.$error, part: teaser.$error },
  ({ needsPackage, whole, part }) => (needsPackage ? part : whole),
);
export const $pending = combine(project.$pending, teaser.$pending, (whole, part) => whole || part);
/** The user tries again. */
export const tryAgain = createEvent();

const opened = sample({ clock: paramsChanged, fn: () => undefined });
const accessGained = sample({ clock: [sessionStarted, packageBought], fn: () => undefined });
// What a package opened for one user is not kept for the next.
sample({ clock: [accessGained, sessionEnded], fn: () => undefined, target: project.forget });
sample({
  clock: opened,
  source: { id: $id, session: $session },
  filter: ({ session }) => session !== null,
  fn: ({ id }) => wanted(id),
  target: project.start,
});
sample({ clock: accessGained, source: $id, filter: Boolean, fn: wanted, target: project.start });
sample({
  clock: [opened, $needsPackage],
  source: { id: $id, needsPackage: $needsPackage },
  filter: ({ id, needsPackage }) => needsPackage && id !== '',
  fn: ({ id }) => ({ ...named(id), limit: 1 }),
  target: teaser.start,
});
sample({
  clock: tryAgain,
  source: $needsPackage,
  filter: Boolean,
  fn: () => undefined,
  target: teaser.refresh,
});
sample({
  clock: tryAgain,
  source: $needsPackage,
  filter: (needsPackage) => !needsPackage,
  fn: () => undefined,
  target: project.refresh,
});
sample({ clock: left, fn: () => undefined, target: [project.reset, teaser.reset] });
