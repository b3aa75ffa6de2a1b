import { formatCount, useLocale } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $counts } from '#search/model/search.model.ts';

type Group = 'categories' | 'cities' | 'features' | 'posted_since' | 'energy_class';

/**
 * Adds to the name of an option how many homes choosing it would leave. Names stay as they are until the counts are known,
 * and where the server keeps only the largest ones.
 */
export function useOptionCounts() {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { counts } = useUnit({ counts: $counts });
  /** An option without homes is disabled and shows no number. */
  const optionOf = (name: string, count: number | undefined) => ({
    label: count ? t('search.filters.withCount', { name, count: formatCount(count, locale) }) : name,
    disabled: count === 0,
  });
  return {
    /** Of a list of options, by the value that the server knows; one that would leave no home cannot be chosen. */
    of(group: Group, value: string | number, name: string): { label: string; disabled: boolean } {
      const options: readonly { value: string | number; count: number }[] | undefined = counts?.[group];
      const found = options?.find((option) => option.value === value);
      const count = found?.count ?? (options && group !== 'cities' ? 0 : undefined);
      return optionOf(name, count);
    },
    promoted: (name: string) => optionOf(name, counts?.promoted),
    premium: (name: string) => optionOf(name, counts?.premium),
  };
}
