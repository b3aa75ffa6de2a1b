import { useCurrency } from '@lintel/remote-kit';
import { Checkbox, ErrorState, NumberField, SegmentedControl, Select, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#deferred-texts.ts';
import type { Wishes } from './wishes.ts';
import { categories, cities, facilities } from './wishes.model.ts';

export const steps = ['kind', 'place', 'price', 'near'] as const;
export type Step = (typeof steps)[number];

interface Props {
  wishes: Wishes;
  onChange(wishes: Wishes): void;
}

/** One of the four steps. */
export function WishesStep({ step, ...props }: Props & { step: Step }) {
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

function Kind({ wishes, onChange }: Props) {
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
        value={wishes.type}
        onValue={(type) => onChange({ ...wishes, type })}
        options={[
          { value: '', label: t('search.filters.any') },
          { value: 'sell', label: t('home.search.buy') },
          { value: 'rent', label: t('home.search.rent') },
        ]}
      />
      <Choices
        legend={t('wishes.categories')}
        options={answer?.data.map(({ id, category }) => ({ id, name: category }))}
        error={error && <ErrorState error={error} onRetry={() => refresh()} />}
        chosen={wishes.categoryIds}
        onChosen={(categoryIds) => onChange({ ...wishes, categoryIds })}
      />
    </>
  );
}

function Place({ wishes, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { answer } = useUnit({ answer: cities.$data });
  const known = (answer?.data ?? []).map(({ City, translated_city: said }) => ({
    value: City,
    label: said ?? City,
  }));
  const isKnown = wishes.city === '' || known.some(({ value }) => value === wishes.city);
  return (
    <Select
      label={t('search.filters.city')}
      value={wishes.city}
      onChange={({ target }) => onChange({ ...wishes, city: target.value })}
      options={[
        { value: '', label: t('search.filters.anyCity') },
        ...(isKnown ? [] : [{ value: wishes.city, label: wishes.city }]),
        ...known,
      ]}
    />
  );
}

function Price({ wishes, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { symbol } = useCurrency();
  return (
    <Pair role="group" aria-label={t('search.filters.price', { currency: symbol })}>
      <NumberField
        label={t('search.filters.min')}
        value={wishes.min}
        onValue={(min) => onChange({ ...wishes, min })}
      />
      <NumberField
        label={t('search.filters.max')}
        value={wishes.max}
        onValue={(max) => onChange({ ...wishes, max })}
      />
    </Pair>
  );
}

function Near({ wishes, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { answer, error, refresh } = useUnit({
    answer: facilities.$data,
    error: facilities.$error,
    refresh: facilities.refresh,
  });
  return (
    <Choices
      legend={t('wishes.facilities')}
      options={answer?.data}
      error={error && <ErrorState error={error} onRetry={() => refresh()} />}
      chosen={wishes.facilityIds}
      onChosen={(facilityIds) => onChange({ ...wishes, facilityIds })}
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
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 0 ${tokens.space[4]};
  }
`;
