import { nearbySteps, usualStep, type Nearby, type NearbyStep } from '@lintel/api-contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { Button, Checkbox, Select, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { FilterGroup } from './filter-group.ts';
import { $counts, facilities, facilitiesNeeded } from '#search/model/search.model.ts';
import { useDistanceName } from '#common/search/filters/use-filter-names.ts';

/** Shown before "show more": what most homes have near. */
const FIRST = 6;

interface Props {
  chosen: readonly Nearby[];
  onChange(places: Nearby[]): void;
}

/** Places that have to be near, each within a distance of its own. Nothing until the places are known. */
export function NearbyFilter({ chosen, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const [all, setAll] = useState(false);
  const { known, counts, needed } = useUnit({
    known: facilities.$data,
    counts: $counts,
    needed: facilitiesNeeded,
  });
  useEffect(() => needed(), [needed]);
  const nameOf = useDistanceName();
  const locale = useLocale();
  const places = known?.data ?? [];
  if (places.length === 0) return null;
  const countOf = (id: number, distance: NearbyStep) =>
    counts?.facilities?.find((option) => option.value === id && option.distance === distance)?.count ?? 0;
  const isChosen = (id: number) => chosen.some((place) => place.id === id);
  const ordered = all
    ? places
    : places.toSorted((a, b) => countOf(b.id, usualStep) - countOf(a.id, usualStep));
  const shown = ordered.filter(({ id }, index) => all || index < FIRST || isChosen(id));
  return (
    <FilterGroup>
      <legend>{t('search.filters.nearby')}</legend>
      {shown.map(({ id, name }) => {
        const place = chosen.find((one) => one.id === id);
        const others = chosen.filter((one) => one.id !== id);
        const homes = countOf(id, usualStep);
        const count = formatCount(homes, locale);
        return (
          <Row key={id}>
            <Checkbox
              label={homes > 0 && !place ? t('search.filters.withCount', { name, count }) : name}
              disabled={counts?.facilities !== undefined && homes === 0 && !place}
              checked={place !== undefined}
              onChange={({ target }) =>
                onChange(target.checked ? [...others, { id, distance: usualStep }] : others)
              }
            />
            {place && (
              <Select
                label={t('search.filters.nearbyWithin', { place: name })}
                hideLabel
                value={String(place.distance)}
                onChange={({ target }) =>
                  onChange([...others, { id, distance: Number(target.value) as NearbyStep }])
                }
                options={nearbySteps.map((step) => ({ value: String(step), label: nameOf(step) }))}
              />
            )}
          </Row>
        );
      })}
      {shown.length < places.length && (
        <Button tone="quiet" size="small" onClick={() => setAll(true)}>
          {common('actions.showMore')}
        </Button>
      )}
    </FilterGroup>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space[2]};
  > :last-child:not(:first-child) {
    inline-size: 112px;
  }
`;
