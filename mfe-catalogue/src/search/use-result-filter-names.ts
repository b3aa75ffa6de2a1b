import { useUnit } from 'effector-react';
import { factName } from '#common/card/facts.ts';
import { useFilterNames } from '#common/search/filters/use-filter-names.ts';
import { categories, cities, facilities, parameters } from '#search/model/search.model.ts';

/** Texts of chips with the names that the results page has loaded. */
export function useResultFilterNames() {
  const known = useUnit({
    categories: categories.$data,
    cities: cities.$data,
    facts: parameters.$data,
    places: facilities.$data,
  });
  return useFilterNames({
    category: (slug) => known.categories?.data.find(({ slug_id: other }) => other === slug)?.category,
    city: (name) => known.cities?.data.find(({ City }) => City === name)?.translated_city,
    fact: (id) => {
      const fact = known.facts?.data.find((other) => String(other.id) === id);
      return fact && factName(fact);
    },
    place: (id) => known.places?.data.find((other) => String(other.id) === id)?.name,
  });
}
