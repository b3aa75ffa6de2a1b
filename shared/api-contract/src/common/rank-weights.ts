/**
 * Points of each part in the order `best`; public, so that all users can see why a listing is where it is. Paying adds none.
 * `match`: words found in title, address or type; `freshness`: days since it was posted, and all points taken away where the owner
 * has not confirmed it for 30 days; `completeness`: photo, description, facts, area and place; `distance`: to the position that was
 * sent; `engagement`: views and hearts.
 */
export const rankWeights = {
  match: 35,
  freshness: 20,
  completeness: 20,
  distance: 15,
  engagement: 10,
} as const;
