import type { ApiError, PropertyDetail } from '@lintel/api-contract';
import { $shell } from '@lintel/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '#common/session.ts';
import { sendInterestFx } from './engagement.api.ts';

interface Interest {
  propertyId: number;
  interested: boolean;
}
interface Told extends Interest {
  /** Sentences, in the language of the page. */
  done: string;
  failed: string;
}

/** Somebody marked or withdrew the interest; the words are said when the back end has answered. */
export const interestChanged = createEvent<Told>();

const saveFx = attach({
  effect: sendInterestFx,
  mapParams: ({ propertyId, interested }: Told) => ({
    property_id: propertyId,
    type: interested ? ('1' as const) : ('0' as const),
  }),
});
const tellFx = attach({
  source: $shell,
  effect: (shell, { text, error }: { text: string; error?: ApiError }) =>
    shell?.notify({ tone: error ? 'danger' : 'success', text }),
});

/** A second press while the first is under way says nothing new. */
const accepted = sample({
  clock: interestChanged,
  source: saveFx.pending,
  filter: (isPending) => !isPending,
  fn: (_, told) => told,
});

/** What this person said since the page was loaded; the listing itself says what was before. */
const $said = createStore<Record<number, boolean>>({}, { serialize: 'ignore' })
  .on(accepted, (said, { propertyId, interested }) => ({ ...said, [propertyId]: interested }))
  .on(saveFx.fail, (said, { params: { propertyId, interested } }) => ({ ...said, [propertyId]: !interested }))
  .reset(sessionEnded);

export const $isInterested = $said.map(
  (said) =>
    ({ id, is_interested: before }: Pick<PropertyDetail, 'id' | 'is_interested'>): boolean =>
      said[id] ?? before === 1,
);
export const $interestPending = saveFx.pending;

sample({ clock: accepted, target: saveFx });
sample({ clock: saveFx.done, fn: ({ params }) => ({ text: params.done }), target: tellFx });
sample({ clock: saveFx.fail, fn: ({ params, error }) => ({ text: params.failed, error }), target: tellFx });
