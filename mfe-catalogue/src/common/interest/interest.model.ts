import type { ApiError } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { $session, $shell, sessionEnded } from '@lintel/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import { sendInterestFx } from './interest.api.ts';

/** What a user can be interested in. */
export interface InterestTarget {
  kind: 'property' | 'project';
  id: number;
  /** The answer of the back end when the page was loaded. */
  is_interested?: 0 | 1 | undefined;
}

interface Interest {
  subject: InterestTarget;
  interested: boolean;
}
interface InterestChange extends Interest {
  /** Sentences, in the language of the page. */
  done: string;
  failed: string;
  /** Instead of `failed`, where it is not on offer any more. */
  gone?: string;
}

type OwnChange = InterestChange & { userId: number | undefined };

/** The user marked or withdrew the interest; the notice appears when the back end has answered. */
export const interestChanged = createEvent<InterestChange>();

const saveFx = attach({
  effect: sendInterestFx,
  mapParams: ({ subject: { kind, id }, interested }: OwnChange) => ({
    ...(kind === 'project' ? { project_id: id } : { property_id: id }),
    type: interested ? ('1' as const) : ('0' as const),
  }),
});
const showNoticeFx = attach({
  source: $shell,
  effect: (shell, { text, error }: { text: string; error?: ApiError }) =>
    shell?.notify({ tone: error ? 'danger' : 'success', text }),
});

const keyOf = ({ kind, id }: InterestTarget) => `${kind} ${id}`;

/** Subjects whose change is under way. */
const $sending = createStore<readonly string[]>([]);
/** A second press while the first is under way has no effect. */
const accepted = sample({
  clock: interestChanged,
  source: { sending: $sending, session: $session },
  filter: ({ sending }, { subject }) => !sending.includes(keyOf(subject)),
  fn: ({ session }, change): OwnChange => ({ ...change, userId: session?.user.id }),
});
// What a user no longer signed in had marked is no news for the next one.
const isOfUser = (session: Session | null, { params }: { params: OwnChange }) =>
  session?.user.id === params.userId;
const stored = sample({
  clock: saveFx.done,
  source: $session,
  filter: isOfUser,
  fn: (_, { params }) => params,
});
const refused = sample({
  clock: saveFx.fail,
  source: $session,
  filter: isOfUser,
  fn: (_, failure) => failure,
});

/** A refusal for what became of the subject since the page was loaded. */
const isGone = ({ key }: ApiError) => key === 'wrongState' || key === 'notFound';
/** What is not on offer any more, as a refusal shows; its page asks for it again. */
export const interestLost = sample({
  clock: refused,
  filter: ({ error }) => isGone(error),
  fn: ({ params }) => params.subject,
});

$sending
  .on(accepted, (sending, { subject }) => [...sending, keyOf(subject)])
  .on(saveFx.finally, (sending, { params }) => sending.filter((key) => key !== keyOf(params.subject)));

/** What the back end stored since the page was loaded; a mark shown earlier would be lost by a reload meanwhile. */
const $interests = createStore<Record<string, boolean>>({})
  .on(stored, (interests, { subject, interested }) => ({ ...interests, [keyOf(subject)]: interested }))
  .reset(sessionEnded);

export const $isInterested = $interests.map(
  (interests) =>
    (subject: InterestTarget): boolean =>
      interests[keyOf(subject)] ?? subject.is_interested === 1,
);
export const $isInterestPending = $sending.map(
  (sending) =>
    (subject: InterestTarget): boolean =>
      sending.includes(keyOf(subject)),
);

sample({ clock: accepted, target: saveFx });
sample({ clock: stored, fn: ({ done }) => ({ text: done }), target: showNoticeFx });
sample({
  clock: refused,
  fn: ({ params: { failed, gone = failed }, error }) => ({ text: isGone(error) ? gone : failed, error }),
  target: showNoticeFx,
});
