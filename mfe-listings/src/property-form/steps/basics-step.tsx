import { FormRadioGroup, FormTextArea, FormTextField } from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import { Step, usePropertyForm } from '#property-form/form/property-step.tsx';

/** Title, description, and whether it is for sale or for rent. */
export default function BasicsStep() {
  const { t } = useTranslation('mfe-listings');
  const { values } = usePropertyForm();
  const isOnMarket = values.deal !== 'sold' && values.deal !== 'rented';
  const labels = {
    deal: t('form.basics.deal'),
    title: t('form.basics.title'),
    description: t('form.basics.description'),
  };
  return (
    <Step step="basics" labels={labels}>
      {isOnMarket && (
        <FormRadioGroup
          name="deal"
          label={labels.deal}
          options={[
            { value: 'sell', label: t('properties.deal.sell') },
            { value: 'rent', label: t('properties.deal.rent') },
          ]}
        />
      )}
      <FormTextField name="title" label={labels.title} hint={t('form.basics.titleHint')} />
      <FormTextArea
        name="description"
        label={labels.description}
        hint={t('form.basics.descriptionHint')}
        rows={8}
      />
    </Step>
  );
}
