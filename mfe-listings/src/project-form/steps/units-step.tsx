import { formatList, useLocale } from '@lintel/i18n';
import { MOST_PLANS } from '@lintel/api-contract';
import { useCurrency } from '@lintel/remote-kit';
import { buildingIcon, EmptyState, tokens } from '@lintel/ui';
import { FormList, FormMoneyField, FormNumberField, FormTextField } from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Step, useProjectForm } from '#project-form/form/project-step.tsx';
import type { UnitValues } from '#project-form/form/project-values.ts';

/** Kinds of homes that are to be had, with how many are left. */
export default function UnitsStep() {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { symbol } = useCurrency();
  const { values } = useProjectForm();
  const names = {
    title: t('form.units.name'),
    bedrooms: t('form.units.bedrooms'),
    area: t('form.units.area'),
    price: t('form.units.price'),
    available: t('form.units.available'),
  };
  const labels = Object.fromEntries(
    values.units.flatMap((_, index) =>
      Object.entries(names).map(([name, label]) => [
        `units[${index}].${name}`,
        formatList([t('form.units.item', { number: index + 1 }), label], locale),
      ]),
    ),
  );
  return (
    <Step step="units" labels={{ ...labels, units: t('form.step.units') }}>
      <FormList
        name="units"
        itemName={(number) => t('form.units.item', { number })}
        addLabel={t('form.units.add')}
        newItem={(): UnitValues => ({ name: crypto.randomUUID(), title: '' })}
        empty={(add) => (
          <EmptyState icon={buildingIcon} title={t('form.units.none')} action={add}>
            {t('form.units.noneText')}
          </EmptyState>
        )}
        fillFirst
        limit={MOST_PLANS}
        isOrdered={false}
      >
        {(item) => (
          <Fields>
            <FormTextField
              name={`${item}.title`}
              label={names.title}
              hint={t('form.units.nameHint')}
              autoComplete="off"
            />
            <FormNumberField name={`${item}.available`} label={names.available} />
            <FormNumberField name={`${item}.bedrooms`} label={names.bedrooms} optional />
            <FormNumberField name={`${item}.area`} label={names.area} optional />
            <FormMoneyField
              name={`${item}.price`}
              label={names.price}
              symbol={symbol}
              hint={t('form.units.priceHint')}
              optional
            />
          </Fields>
        )}
      </FormList>
    </Step>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  align-items: end;
  gap: ${tokens.space[4]};
`;
