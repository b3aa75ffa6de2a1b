import { propertyQuality, qualityOf, type PropertyQualityPart, type Quality } from '@lintel/api-contract';
import type { FactValue, PropertyValues } from './property-values.ts';

const flag = (isThere: boolean) => (isThere ? 1 : 0);
const isStated = (value: FactValue) => typeof value === 'number' || (value !== undefined && value.length > 0);

/** How well a home will be described once the form is sent, counted as the back end counts it. */
export function qualityOfForm(values: PropertyValues, possibleFacts: number): Quality<PropertyQualityPart> {
  const { photos, facts, factFiles, latitude, longitude } = values;
  const stated = new Set([
    ...Object.keys(facts).filter((key) => isStated(facts[key])),
    ...Object.keys(factFiles).filter((key) => factFiles[key]!.length > 0),
  ]);
  return qualityOf(propertyQuality, {
    photos: photos.length,
    facts: possibleFacts === 0 ? 1 : stated.size / possibleFacts,
    description: values.description.trim().length,
    facilities: Object.values(values.distances).filter(({ distance }) => distance !== undefined).length,
    position: flag(latitude !== undefined && longitude !== undefined),
    tour: flag(values.video.trim() !== '' || values.panorama.length > 0),
    documents: flag(values.documents.length > 0),
    altTexts: photos.length === 0 ? 0 : photos.filter(({ alt }) => alt.trim() !== '').length / photos.length,
    // What is posted or changed counts as confirmed.
    confirmed: 1,
  });
}
