import { useUnit } from 'effector-react';
import { cities } from './search.model.ts';

/** The translated name of a city, or else the name in the address. */
export function useCityName(city: string): string {
  const known = useUnit(cities.$data);
  return known?.data.find(({ City }) => City === city)?.translated_city ?? city;
}
