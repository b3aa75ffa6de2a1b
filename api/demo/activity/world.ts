import type { Random } from '../random.ts';
import type { Rows } from '../rows.ts';

export type Property = NonNullable<Rows['properties']>[number];

/** What the users of the demo world act on. */
export interface World {
  readonly random: Random;
  readonly now: Date;
  readonly members: readonly number[];
  readonly buyer: number;
  readonly owner: number;
  readonly demoAgent: number;
  readonly properties: readonly Property[];
  readonly projects: NonNullable<Rows['projects']>;
  /** Those of the properties that visitors find. */
  readonly live: readonly Property[];
}

/** Live listings of a seller; null is the provider itself. */
export const liveOf = ({ live }: World, seller: number | null): Property[] =>
  live.filter(({ added_by }) => added_by === seller);
