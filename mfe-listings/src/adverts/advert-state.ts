import { ADVERT, type AdvertRow } from '@lintel/api-contract';

export type AdvertState = 'running' | 'review' | 'rejected' | 'ended' | 'paused';

const DAY_MS = 86_400_000;

/** One word for where an advert stands. On the wire: 0 approved, 1 pending, 2 rejected, 3 expired; and whether it is switched on. */
export function advertStateOf(
  { status, is_enable, end_date, paused_at }: AdvertRow,
  now: number,
): AdvertState {
  if (status === ADVERT.pending) return 'review';
  if (status === ADVERT.rejected) return 'rejected';
  if (status === ADVERT.approved && paused_at) return 'paused';
  if (status === ADVERT.expired || new Date(end_date).getTime() <= now) return 'ended';
  return is_enable === 0 ? 'paused' : 'running';
}

/** Days that are left, begun ones counted; 0 when it is over. */
export const daysLeft = ({ end_date }: AdvertRow, now: number): number =>
  Math.max(0, Math.ceil((new Date(end_date).getTime() - now) / DAY_MS));
