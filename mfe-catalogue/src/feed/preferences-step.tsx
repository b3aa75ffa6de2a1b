import { useCurrency } from '@lintel/remote-kit';
import { Checkbox, ErrorState, NumberField, SegmentedControl, Select, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { needsDeal, PriceNeedsDeal, withDeal } from '#common/search/price-needs-deal.tsx';
import type { FeedPreferences } from './preferences.ts';
import { categories, cities, facilities } from './preferences.model.ts';

export const steps = ['kind', 'place', 'price', 'near'] as const;
export type Step = (typeof steps)[number];

interface Props {
  preferences: FeedPreferences;
  onChange(preferences: FeedPreferences): void;
}

/** One of the four steps of the preferences. */
export function PreferencesStep({ step, ...props }: Props & { step: Step }) {
  switch (step) {
    case 'kind':
      return <Kind {...props} />;
    case 'place':
      return <Place {...props} />;
    case 'price':
      return <Price {...props} />;
    case 'near':
      return <Near {...props} />;
  }
}

function Kind({ preferences, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { answer, error, refresh } = useUnit({
    answer: categories.$data,
    error: categories.$error,
    refresh: categories.refresh,
  });
  return (
    <>
      <SegmentedControl
        label={t('search.filters.deal')}
        value={preferences.type}
        onValue={(type) => onChange(withDeal(preferences, type))}
        options={[
          { value: '', label: t('search.filters.any') },
          { value: 'sell', label: t('home.search.buy') },
          { value: 'rent', label: t('home.search.rent') },
        ]}
      />
      <Choices
        legend={t('preferences.categories')}
        options={answer?.data.map(({ id, category }) => ({ id, name: category }))}
        error={error && <ErrorState error={error} onRetry={() => refresh()} />}
        chosen={preferences.categoryIds}
        onChosen={(categoryIds) => onChange({ ...preferences, categoryIds })}
      />
    </>
  );
}

function Place({ preferences, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { answer } = useUnit({ answer: cities.$data });
  const known = (answer?.data ?? []).map(({ City, translated_city: translated }) => ({
    value: City,
    label: translated ?? City,
  }));
  const isKnown = preferences.city === '' || known.some(({ value }) => value === preferences.city);
  return (
    <Select
      label={t('search.filters.city')}
      value={preferences.city}
      onChange={({ target }) => onChange({ ...preferences, city: target.value })}
      options={[
        { value: '', label: t('search.filters.anyCity') },
        ...(isKnown ? [] : [{ value: preferences.city, label: preferences.city }]),
        ...known,
      ]}
    />
  );
}

/** Nothing costs nothing or less. */
const aboveZero = (price: number | undefined) => (price && price > 0 ? price : undefined);

function Price({ preferences, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { symbol } = useCurrency();
  const legend = t(preferences.type === 'rent' ? 'search.filters.rent' : 'search.filters.price', {
    currency: symbol,
  });
  if (needsDeal(preferences)) return <PriceNeedsDeal legend={legend} />;
  return (
    <Pair role="group" aria-label={legend}>
      <NumberField
        label={t('search.filters.min')}
        value={preferences.min}
        onValue={(min) => onChange({ ...preferences, min: aboveZero(min) })}
      />
      <NumberField
        label={t('search.filters.max')}
        value={preferences.max}
        onValue={(max) => onChange({ ...preferences, max: aboveZero(max) })}
      />
    </Pair>
  );
}

function Near({ preferences, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { answer, error, refresh } = useUnit({
    answer: facilities.$data,
    error: facilities.$error,
    refresh: facilities.refresh,
  });
  return (
    <Choices
      legend={t('preferences.facilities')}
      options={answer?.data}
      error={error && <ErrorState error={error} onRetry={() => refresh()} />}
      chosen={preferences.facilityIds}
      onChosen={(facilityIds) => onChange({ ...preferences, facilityIds })}
    />
  );
}

interface ChoicesProps {
  legend: string;
  options: readonly { id: number; name: string }[] | undefined;
  error: ReactNode;
  chosen: readonly number[];
  onChosen(ids: number[]): void;
}

function Choices({ legend, options, error, chosen, onChosen }: ChoicesProps) {
  if (!options) return error || <Skeleton height="160px" shape="box" />;
  return (
    <Group>
      <legend>{legend}</legend>
      <div>
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </Group>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]};
`;
const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${tokens.space[2]};
    font: ${tokens.font.smallStrong};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.375rem, 100%), 1fr));
    gap: 0 ${tokens.space[4]};
  }
`;
