import { useCurrency } from '@lintel/remote-kit';
import { FormCheckbox, FormMoneyField, FormSelect } from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import { PriceNote } from '#property-form/price/price-note.tsx';
import { Step, usePropertyForm } from '#property-form/form/property-step.tsx';
import { rentPeriods } from '#property-form/form/property-values.ts';

/** The price, and for rent how long it is for. */
export default function PriceStep() {
  const { t } = useTranslation('mfe-listings');
  const { symbol } = useCurrency();
  const { values } = usePropertyForm();
  const isRent = values.deal === 'rent' || values.deal === 'rented';
  const labels = {
    price: t(isRent ? 'form.price.rent' : 'form.price.price'),
    period: t('form.price.period'),
  };
  return (
    <Step step="price" labels={labels}>
      <FormMoneyField name="price" label={labels.price} symbol={symbol} hint={t('form.price.hint')} />
      <PriceNote />
      {isRent && (
        <FormSelect
          name="period"
          label={labels.period}
          options={[
            { value: '', label: t('form.facts.choose') },
            ...rentPeriods.map((value) => ({ value, label: t(`form.price.periods.${value}`) })),
          ]}
        />
      )}
      <FormCheckbox name="isPremium" label={t('form.price.premium')} hint={t('form.price.premiumHint')} />
    </Step>
  );
}
