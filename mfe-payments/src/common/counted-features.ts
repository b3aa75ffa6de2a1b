import type { FeatureType } from '@lintel/api-contract';

/** Features that are counted; the others are either there or not. */
export const countedFeatures: ReadonlySet<FeatureType> = new Set([
  'property_list',
  'property_feature',
  'project_list',
  'project_feature',
]);
