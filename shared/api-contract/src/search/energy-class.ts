/** Energy classes that a listing may state, the best first. */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type EnergyClass = (typeof energyClasses)[number];
