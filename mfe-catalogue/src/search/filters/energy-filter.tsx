import { energyClasses, type EnergyClass } from '@lintel/api-contract';
import { Checkbox, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { FilterGroup } from './filter-group.ts';
import { useOptionCounts } from './use-option-counts.ts';

interface Props {
  chosen: readonly EnergyClass[];
  onChange(classes: EnergyClass[]): void;
}

/** Energy classes, any of which a home may state. */
export function EnergyFilter({ chosen, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const counts = useOptionCounts();
  return (
    <FilterGroup>
      <legend>{t('search.filters.energy')}</legend>
      <Classes>
        {energyClasses.map((energyClass) => {
          const isChosen = chosen.includes(energyClass);
          const { label, disabled } = counts.of('energy_class', energyClass, energyClass);
          return (
            <Checkbox
              key={energyClass}
              label={label}
              disabled={disabled && !isChosen}
              checked={isChosen}
              onChange={({ target }) =>
                onChange(
                  energyClasses.filter((other) =>
                    other === energyClass ? target.checked : chosen.includes(other),
                  ),
                )
              }
            />
          );
        })}
      </Classes>
    </FilterGroup>
  );
}

const Classes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
  gap: 0 ${tokens.space[2]};
`;
