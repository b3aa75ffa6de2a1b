import type { Random } from '../random.ts';
import type { Address } from './addresses.ts';
import type { Dealer } from './galleries.ts';

/** What listings and projects of the demo world are made from. */
export interface DemoInput {
  readonly random: Random;
  readonly now: Date;
  readonly address: () => Address;
  /** Ids of the users who offer them. */
  readonly sellers: readonly number[];
  /** Gives each its pictures. */
  readonly deal: Dealer;
}
