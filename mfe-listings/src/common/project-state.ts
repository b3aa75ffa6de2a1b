import type { OwnProjectRow } from '@lintel/api-contract';
import type { ListingState } from './own-listings.query.ts';

/** One word for where a project stands. */
export const projectState = ({
  request_status,
  status,
}: Pick<OwnProjectRow, 'request_status' | 'status'>): ListingState =>
  request_status === 'approved' ? (status === 1 ? 'live' : 'off') : request_status;
