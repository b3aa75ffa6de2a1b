import type { ApiError } from '@lintel/api-contract';
import { $shell, sessionEnded } from '@lintel/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import { sendInterestFx } from './interest.api.ts';

/** What a person can be interested in. */
export interface InterestTarget {
  kind: 'property' | 'project';
  id: number;
  /** What the back end said when the page was loaded. */
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
}

/** The user marked or withdrew the interest; the words are said when the back end has answered. */
export const interestChanged = createEvent<InterestChange>();

const saveFx = attach({
  effect: sendInterestFx,
  mapParams: ({ subject: { kind, id }, interested }: InterestChange) => ({
    ...(kind === 'project' ? { project_id: id } : { property_id: id }),
    type: interested ? ('1' as const) : ('0' as const),
  }),
});
const tellFx = attach({
  source: $shell,
  effect: (shell, { text, error }: { text: string; error?: ApiError }) =>
    shell?.notify({ tone: error ? 'danger' : 'success', text }),
});

/** A second press while the first is under way has no effect. */
const accepted = sample({
  clock: interestChanged,
  source: saveFx.pending,
  filter: (isPending) => !isPending,
  fn: (_, change) => change,
});

const keyOf = ({ kind, id }: InterestTarget) => `${kind} ${id}`;

/** What the back end stored since the page was loaded; a mark shown earlier would be lost by a reload meanwhile. */
const $said = createStore<Record<string, boolean>>({}, { serialize: 'ignore' })
  .on(saveFx.done, (said, { params: { subject, interested } }) => ({ ...said, [keyOf(subject)]: interested }))
  .reset(sessionEnded);

export const $isInterested = $said.map(
  (said) =>
    (subject: InterestTarget): boolean =>
      said[keyOf(subject)] ?? subject.is_interested === 1,
);
export const $interestPending = saveFx.pending;

sample({ clock: accepted, target: saveFx });
sample({ clock: saveFx.done, fn: ({ params }) => ({ text: params.done }), target: tellFx });
sample({ clock: saveFx.fail, fn: ({ params, error }) => ({ text: params.failed, error }), target: tellFx });
