import type { Nearby } from '@lintel/api-contract';
import { nearbySteps, usualStep } from '@lintel/api-contract';

/** Reads the places of an address, `2:1,7:0.5`; of a place that is named twice the first counts. Undefined when none makes sense. */
export function nearbyOf(text: string): Nearby[] | undefined {
  const places = text.split(',').flatMap((part): Nearby[] => {
    const [id, asked = String(usualStep)] = part.split(':');
    const distance = nearbySteps.find((step) => String(step) === asked);
    return Number(id) > 0 && Number.isInteger(Number(id)) && distance ? [{ id: Number(id), distance }] : [];
  });
  const different = places
    .filter(({ id }, at) => places.findIndex((other) => other.id === id) === at)
    .sort((a, b) => a.id - b.id);
  return different.length > 0 ? different : undefined;
}

/** As addresses and calls have it. */
export const nearbyText = (places: readonly Nearby[]): string =>
  places.map(({ id, distance }) => `${id}:${distance}`).join(',');
