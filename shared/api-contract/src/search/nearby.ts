/**
 * Distances that a search for places nearby may ask for: kilometres or miles as the site has them, thousands of metres or
 * yards. Only these, so that no search tells the exact distances of a premium listing.
 */
export const nearbySteps = [0.5, 1, 2, 5] as const;

export type NearbyStep = (typeof nearbySteps)[number];

/** A place that has to be near, by the id of its facility. */
export interface Nearby {
  readonly id: number;
  readonly distance: NearbyStep;
}

/** What stands for a place without a distance. */
export const usualStep: NearbyStep = 1;
