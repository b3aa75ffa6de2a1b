import type { ApiError, OwnProjectDetail } from '@lintel/api-contract';
import { createMutation, createPageGate, createQuery, sessionEnded } from '@lintel/remote-kit';
import { createEffect, sample } from 'effector';
import { changeProjectVisibilityFx, loadOwnProjectsFx } from '#common/projects.api.ts';

export const { Gate: ProjectBarGate, paramsChanged, left } = createPageGate<{ projectId: number }>();

/** The call answers with a list or, asked for one, with that one. */
const loadOneFx = createEffect<{ id: number }, OwnProjectDetail | null, ApiError>(async ({ id }) => {
  const { data } = await loadOwnProjectsFx({ id });
  return Array.isArray(data) ? null : data;
});

/** The project of the page as its owner reads it. */
export const shownProject = createQuery({ effect: loadOneFx, staleAfter: 0 });
sample({ clock: paramsChanged, fn: ({ projectId }) => ({ id: projectId }), target: shownProject.start });
sample({ clock: left, fn: () => undefined, target: shownProject.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: shownProject.forget });

/** Shows or hides it. */
export const visibility = createMutation({ effect: changeProjectVisibilityFx });
sample({ clock: visibility.done, fn: () => undefined, target: shownProject.refresh });
