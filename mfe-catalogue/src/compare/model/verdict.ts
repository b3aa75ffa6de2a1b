import { criteria, type Criterion, type Weights } from './compare-address.ts';
import type { Figures } from './figures.ts';

/**
 * How the verdict is reached, so that a user can do it by hand. Of each criterion A gets a share: where more is better
 * `a ÷ (a + b)`, where less is better `b ÷ (a + b)`. A's points are the mean of its shares, weighed; B has the rest of 100.
 * A criterion that one side does not state is left out together with its weight.
 */

export type Side = 'a' | 'b';

export interface CriterionScore {
  criterion: Criterion;
  weight: number;
  /** What A gets of this criterion, 0 to 1. */
  share: number;
}

/** The smallest change of one weight that turns the verdict around. */
export interface Flip {
  criterion: Criterion;
  /** Part of all weights, 0 to 1, at which both are even. */
  at: number;
  /** `above`: it turns when this criterion weighs more than that. */
  direction: 'above' | 'below';
}

export interface CompareVerdict {
  /** 0 to 100. */
  a: number;
  b: number;
  winner: Side | null;
  parts: CriterionScore[];
  /** Criteria that one side does not state. */
  left: Criterion[];
  /** Null when no single weight can turn it. */
  flip: Flip | null;
}

const lessIsBetter: ReadonlySet<Criterion> = new Set<Criterion>(['price', 'places']);
/** Differences below this come from binary fractions. */
const NOTHING = 1e-9;

function shareOf(criterion: Criterion, { a, b }: { a: number; b: number }): number {
  if (a + b === 0) return 0.5;
  return (lessIsBetter.has(criterion) ? b : a) / (a + b);
}

/** A's lead from these parts: above 0 A is ahead. */
const leadOf = (parts: readonly CriterionScore[]): number =>
  parts.reduce((sum, { weight, share }) => sum + weight * (share - 0.5), 0);

function flipOf(parts: readonly CriterionScore[], part: CriterionScore, lead: number): Flip | null {
  const own = part.share - 0.5;
  if (Math.abs(own) < NOTHING) return null;
  const others = parts.filter((other) => other !== part);
  // The weight at which the lead of the others and this criterion's own cancel out.
  const even = -leadOf(others) / own;
  if (even < -NOTHING) return null;
  const rest = others.reduce((sum, { weight }) => sum + weight, 0);
  if (rest === 0) return null;
  const at = Math.max(0, even) / (Math.max(0, even) + rest);
  return { criterion: part.criterion, at, direction: Math.sign(own) === Math.sign(lead) ? 'below' : 'above' };
}

/** Who wins with these weights, and what would change it. Null when there is nothing to weigh. */
export function verdictOf(figures: Figures, weights: Weights): CompareVerdict | null {
  const stated = criteria.filter((criterion) => figures[criterion] !== null);
  const parts = stated.map((criterion) => ({
    criterion,
    weight: weights[criterion],
    share: shareOf(criterion, figures[criterion]!),
  }));
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return null;
  const lead = leadOf(parts);
  const a = 100 * (0.5 + lead / all);
  const winner = Math.abs(lead) < NOTHING ? null : lead > 0 ? 'a' : 'b';
  const flips = winner
    ? parts.flatMap((part) => {
        const flip = flipOf(parts, part, lead);
        return flip ? [{ flip, far: Math.abs(flip.at - part.weight / all) }] : [];
      })
    : [];
  return {
    a,
    b: 100 - a,
    winner,
    parts,
    left: criteria.filter((criterion) => figures[criterion] === null),
    flip: flips.toSorted((one, other) => one.far - other.far)[0]?.flip ?? null,
  };
}
