import type { EventRecord } from './history.queries.ts';

interface State {
  isApproved: boolean;
  isShown: boolean;
  /** Users have seen the posting. */
  wasLive: boolean;
}

/** Where a posting stood before its first event, by what that event replaced. */
function begin(events: readonly EventRecord[], posting: number): State {
  const before = (kind: EventRecord['kind']) =>
    events.find((event) => event.posting_id === posting && event.kind === kind)?.old_value;
  const isApproved = (before('review') ?? 'approved') === 'approved';
  const isShown = before('status') !== '0';
  return { isApproved, isShown, wasLive: isApproved && isShown };
}

/**
 * Events without the hiding and showing of a home that no user had seen yet: what a first review refuses has not left the market, and its
 * approval is no return to it. Own ones stay.
 */
export function withSeenStates(
  events: readonly EventRecord[],
  isOwn: (event: EventRecord) => boolean,
): EventRecord[] {
  const states = new Map<number, State>();
  return events.filter((event) => {
    const { kind, posting_id: posting, new_value: value } = event;
    const state = states.get(posting) ?? begin(events, posting);
    const { wasLive } = state;
    if (kind === 'review') state.isApproved = value === 'approved';
    if (kind === 'status') state.isShown = value === '1';
    state.wasLive ||= state.isApproved && state.isShown;
    states.set(posting, state);
    return kind !== 'status' || wasLive || isOwn(event);
  });
}
