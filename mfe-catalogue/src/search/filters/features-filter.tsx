import { Checkbox } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { FilterGroup } from './filter-group.ts';
import { attributes } from '#search/model/search.model.ts';
import { useOptionCounts } from './use-option-counts.ts';

interface Props {
  /** Ids of facts. */
  chosen: readonly number[];
  onChange(ids: number[]): void;
}

/** Facts that are answered with yes or no; owners' answers are in the site's first language. */
const isYesNo = (options: unknown) =>
  Array.isArray(options) && options.length === 2 && options.some((option) => /^yes$/i.test(String(option)));

/** What a home has to include, all of it: yes/no facts alone. Nothing until they are known. */
export function FeaturesFilter({ chosen, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const counts = useOptionCounts();
  const { known } = useUnit({ known: attributes.$data });
  const facts = (known?.data ?? []).filter((fact) => isYesNo(fact.type_values));
  if (facts.length === 0) return null;
  return (
    <FilterGroup>
      <legend>{t('search.filters.features')}</legend>
      {facts.map(({ id, name, translated_name: translated = name }) => {
        const { label, disabled } = counts.of('features', id, translated);
        return (
          <Checkbox
            key={id}
            label={label}
            disabled={disabled && !chosen.includes(id)}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        );
      })}
    </FilterGroup>
  );
}
