/**
 * How well a listing is described, in points of 100: the most that each part brings, and the amount that brings it. `photos` with the
 * cover; `description` in letters; `facts` and `altTexts` as a share; `facilities` with a distance; the others are there or not.
 */
export const qualityParts = {
  photos: { points: 30, full: 10 },
  facts: { points: 20, full: 1 },
  description: { points: 15, full: 400 },
  facilities: { points: 10, full: 5 },
  position: { points: 5, full: 1 },
  tour: { points: 5, full: 1 },
  documents: { points: 5, full: 1 },
  altTexts: { points: 5, full: 1 },
  confirmed: { points: 5, full: 1 },
} as const;
export type QualityPart = keyof typeof qualityParts;

/** What is left to do for a part, and the points that it brings. */
export interface QualityStep {
  part: QualityPart;
  points: number;
  /** How much is missing, in the part's own amount, rounded up. */
  missing: number;
}

export interface Quality {
  /** Whole number from 0 to 100. */
  score: number;
  /** What brings most first. */
  todo: QualityStep[];
}

/** The quality of a listing that has these amounts. The points of a part grow evenly until its amount is full. */
export function qualityOf(amounts: Readonly<Record<QualityPart, number>>): Quality {
  const parts = (Object.keys(qualityParts) as QualityPart[]).map((part) => {
    const { points: most, full } = qualityParts[part];
    const reached = Math.round(most * Math.max(0, Math.min(1, amounts[part] / full)));
    return { part, reached, points: most - reached, missing: Math.ceil(full - amounts[part]) };
  });
  return {
    score: parts.reduce((sum, { reached }) => sum + reached, 0),
    todo: parts
      .filter(({ points }) => points > 0)
      .map(({ part, points, missing }) => ({ part, points, missing }))
      .toSorted((one, other) => other.points - one.points),
  };
}
