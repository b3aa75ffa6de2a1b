import type { ApiError } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import {
  $session,
  $shell,
  createAutosave,
  createDraftStore,
  createQuery,
  createUserPageGate,
  sessionEnded,
  refetchOnPush,
  toApiError,
} from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { AnswerValues } from './answers.ts';
import { applyFx, loadApplicationFx, loadQuestionsFx } from './verification.api.ts';

export const { Gate: VerificationGate, opened, left } = createUserPageGate<Record<never, never>>();

export const questions = createQuery({ effect: loadQuestionsFx });
/** How far the user got; it changes when the administration decides, so it is asked for each time. */
export const application = createQuery({ effect: loadApplicationFx, staleAfter: 0 });

sample({ clock: opened, fn: () => ({}), target: [questions.start, application.start] });

/** Answers that were not handed in, with their files. */
const drafts = createDraftStore<AnswerValues>({ kind: 'verification', version: 1 });
/** Each account of the browser has its own. */
const draftOf = (session: Session | null) => `application-${session?.user.id ?? 0}`;
/** Draft of an earlier version, one for all accounts. */
const SHARED_DRAFT = 'application';
export const autosave = createAutosave({ drafts });
export const answersTyped = createEvent<AnswerValues>();
sample({
  clock: answersTyped,
  source: $session,
  fn: (session, values) => ({ id: draftOf(session), values }),
  target: autosave.changed,
});

const readDraftFx = attach({
  source: $session,
  async effect(session) {
    if (!session) return null;
    const id = draftOf(session);
    const draft = await drafts.read(id, session.user.id);
    const shared = draft ? null : await drafts.read(SHARED_DRAFT, session.user.id);
    // Without room for the move it stays where it is.
    if (shared)
      await drafts.write({ ...shared, id }).then(
        () => drafts.remove(SHARED_DRAFT),
        () => undefined,
      );
    return (draft ?? shared)?.values ?? null;
  },
});
/** Null until it is known whether there is a draft. */
export const $draft = createStore<{ values: AnswerValues | null } | null>(null)
  .on(readDraftFx.doneData, (_, values) => ({ values }))
  .on(readDraftFx.fail, () => ({ values: null }))
  .reset(opened, sessionEnded);
sample({ clock: opened, fn: () => undefined, target: readDraftFx });

/** How much of the answers and their files was sent, in bytes; null while nothing is on its way. */
export interface Sending {
  sent: number;
  total: number;
}
const progressed = createEvent<Sending>();
const begun = createEvent<AbortController>();
/** The user stops what is on its way; the answers stay. */
export const handingInCancelled = createEvent();
export const handInFx = createEffect<Parameters<typeof applyFx>[0], void, ApiError>(async (request) => {
  const controller = new AbortController();
  const progress = scopeBind(progressed, { safe: true });
  scopeBind(begun, { safe: true })(controller);
  try {
    await applyFx.withOptions!({
      params: request,
      options: { signal: controller.signal, onProgress: (sent, total) => progress({ sent, total }) },
    });
  } catch (error) {
    throw toApiError(error);
  }
});
const $controller = createStore<AbortController | null>(null)
  .on(begun, (_, controller) => controller)
  .reset(handInFx.finally);
export const $sending = createStore<Sending | null>(null)
  .on(handInFx, () => ({ sent: 0, total: 0 }))
  .on(progressed, (now, next) => now && next)
  .reset(handInFx.finally, sessionEnded);
sample({
  clock: [handingInCancelled, sessionEnded],
  source: $controller,
  filter: Boolean,
  target: createEffect((controller: AbortController) => controller.abort()),
});
/** The user goes on typing while answers are on their way: those are handed in by another press. */
const $hasNewer = createStore(false)
  .on(answersTyped, () => true)
  .reset(handInFx);
const outcome = sample({ clock: handInFx.done, source: $hasNewer });
const allHandedIn = sample({ clock: outcome, filter: (hasNewer) => !hasNewer });
const newerLeft = sample({ clock: outcome, filter: Boolean });
$draft.on(allHandedIn, () => ({ values: null }));
sample({ clock: allHandedIn, source: $session, fn: draftOf, target: autosave.discarded });
sample({ clock: handInFx.done, fn: () => undefined, target: application.refresh });

// What is on its way goes on while the user looks at other pages.
const pageChanged = sample({
  clock: [opened, left],
  source: $sending,
  filter: (sending) => sending === null,
});
/** The user wants to apply again after a refusal, or to hand in newer answers. */
export const appliesAgain = createEvent();
export const $isApplying = createStore(false)
  .on([appliesAgain, newerLeft], () => true)
  .reset(allHandedIn, pageChanged);

/** Gates and badges elsewhere read the state from the shell. */
const announceFx = attach({
  source: { shell: $shell, session: $session },
  effect: ({ shell, session }) => {
    if (session) shell?.emit('profile.changed@1', { userId: session.user.id });
  },
});
sample({ clock: handInFx.done, fn: () => undefined, target: announceFx });

// The administration has decided; the shell refreshes what gates and badges show.
const decided = createEvent();
refetchOnPush(['agent_verification'], decided);
sample({
  clock: decided,
  source: VerificationGate.status,
  filter: Boolean,
  fn: () => undefined,
  target: application.refresh,
});

sample({ clock: sessionEnded, fn: () => undefined, target: [application.forget, questions.forget] });
