import type { ActivePackage } from '@lintel/api-contract';

/** Until when a package runs; null: it never ends, whatever date the wire has for other clients. */
export const endOf = ({
  end_date: end,
  never_ends: neverEnds,
}: Pick<ActivePackage, 'end_date' | 'never_ends'>): string | null => (neverEnds ? null : end);
