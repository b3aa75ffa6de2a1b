/** `status` of an advert on the wire and in the database. */
export const ADVERT = { approved: 0, pending: 1, rejected: 2, expired: 3 } as const;
