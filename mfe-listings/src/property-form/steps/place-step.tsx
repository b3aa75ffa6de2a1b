import { FormTextField } from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import { PlaceFields } from '#common/form-place/place-fields.tsx';
import { Step } from '#property-form/form/property-step.tsx';

/** Where it is. */
export default function PlaceStep() {
  const { t } = useTranslation('mfe-listings');
  const labels = {
    latitude: t('form.place.latitude'),
    longitude: t('form.place.longitude'),
    address: t('form.place.address'),
    city: t('form.place.city'),
    state: t('form.place.state'),
    country: t('form.place.country'),
    clientAddress: t('form.place.contact'),
  };
  return (
    <Step step="place" labels={labels}>
      <PlaceFields street="address" />
      <FormTextField
        name="clientAddress"
        label={labels.clientAddress}
        hint={t('form.place.contactHint')}
        autoComplete="off"
        optional
      />
    </Step>
  );
}
