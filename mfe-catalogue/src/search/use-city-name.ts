import { useUnit } from 'effector-react';
import { cities } from '#search/model/search.model.ts';

/** The name of a city in the language on screen; as the address has it where nobody translated it. */
export function useCityName(city: string): string {
  const known = useUnit(cities.$data);
  return known?.data.find(({ City }) => City === city)?.translated_city ?? city;
}
