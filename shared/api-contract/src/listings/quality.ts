/** What parts of a listing bring: points of 100 at most, and the amount that brings them all. */
export type QualityTable<Part extends string> = Readonly<Record<Part, { points: number; full: number }>>;

/**
 * The quality of a property. `photos` with the cover; `description` in letters; `facts` and `altTexts` as a share; `facilities` with a
 * distance; the others are there or not.
 */
export const propertyQuality = {
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
export type PropertyQualityPart = keyof typeof propertyQuality;

/** The quality of a project. `units` are kinds of homes, `plans` drawings; the rest as for a property. */
export const projectQuality = {
  photos: { points: 30, full: 10 },
  units: { points: 20, full: 2 },
  plans: { points: 15, full: 2 },
  description: { points: 15, full: 400 },
  position: { points: 5, full: 1 },
  video: { points: 5, full: 1 },
  brochure: { points: 5, full: 1 },
  altTexts: { points: 5, full: 1 },
} as const;
export type ProjectQualityPart = keyof typeof projectQuality;

/** What is left to do for a part, and the points that it brings. */
export interface QualityStep<Part extends string> {
  part: Part;
  points: number;
  /** How much is missing, in the part's own amount, rounded up. */
  missing: number;
}

export interface Quality<Part extends string = string> {
  /** Whole number from 0 to 100. */
  score: number;
  /** What brings most first. */
  todo: QualityStep<Part>[];
}

/** The quality of a listing that has these amounts. The points of a part grow evenly until its amount is full. */
export function qualityOf<Part extends string>(
  table: QualityTable<Part>,
  amounts: Readonly<Record<Part, number>>,
): Quality<Part> {
  const parts = (Object.keys(table) as Part[]).map((part) => {
    const { points: most, full } = table[part];
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
