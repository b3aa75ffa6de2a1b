import { useTranslation } from 'react-i18next';
import { PlaceFields } from '#common/form-place/place-fields.tsx';
import { Step } from '#project-form/form/project-step.tsx';

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
  };
  return (
    <Step step="place" labels={labels}>
      <PlaceFields street="address" />
    </Step>
  );
}
