import { useUnit } from 'effector-react';
import { categoryNames, cityNames } from './names.model.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

/** City and category of a search in the language on screen; as the search has them until that is known. */
export function useSearchNames(): (query: Pick<SearchQuery, 'city' | 'category'>) => {
  city: string;
  category: string;
} {
  const { cities, categories } = useUnit({ cities: cityNames.$data, categories: categoryNames.$data });
  return ({ city, category }) => ({
    city: cities?.data.find(({ City }) => City === city)?.translated_city ?? city,
    category:
      categories?.data.find(({ slug_id: slug }) => slug === category)?.category ??
      category.replaceAll('-', ' '),
  });
}
