import { formatCount, useLocale } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useLaterTexts } from '#later-texts.ts';
import { $counts } from './search.model.ts';

type Group = 'categories' | 'cities' | 'features' | 'posted_since';

/**
 * Adds to the name of an option how many homes choosing it would leave. Names stay as they are until the counts are known,
 * and where the server keeps only the largest ones.
 */
export function useOptionCounts() {
  const { t } = useLaterTexts();
  const locale = useLocale();
  const { counts } = useUnit({ counts: $counts });
  const named = (name: string, count: number | undefined) =>
    count === undefined ? name : t('search.filters.withCount', { name, count: formatCount(count, locale) });
  return {
    /** Of a list of options, by the value that the server knows; one that would leave no home cannot be chosen. */
    of(group: Group, value: string | number, name: string): { label: string; disabled: boolean } {
      const options: readonly { value: string | number; count: number }[] = counts?.[group] ?? [];
      const found = options.find((option) => option.value === value);
      const count = found?.count ?? (counts && group !== 'cities' ? 0 : undefined);
      return { label: count === 0 ? name : named(name, count), disabled: count === 0 };
    },
    promoted: (name: string) => named(name, counts?.promoted),
    premium: (name: string) => named(name, counts?.premium),
  };
}
