import { Banner, Button } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { detailsSettled, detailsTyped } from './details-draft.model.ts';
import { typedOver, type DetailsChanges, type DetailsValues } from './details.schema.ts';

/** Puts back into the form what was typed and not saved, and keeps what is typed from now on. */
export function KeptDetails({ draft }: { draft: DetailsChanges | null }) {
  const { t } = useTranslation('mfe-account');
  const form = useForm<DetailsValues>();
  const { typed, settled } = useUnit({ typed: detailsTyped, settled: detailsSettled });
  const [isRestored, setRestored] = useState(draft !== null);
  const begin = useRef(draft);
  useEffect(() => {
    let isKept = begin.current !== null;
    form.batch(() => {
      for (const [field, value] of Object.entries(begin.current ?? {}))
        form.change(field as keyof DetailsValues, value);
    });
    return form.subscribe(
      ({ values, initialValues }) => {
        const changes = typedOver(initialValues as DetailsValues, values);
        if (changes) typed(changes);
        else if (isKept) {
          settled();
          setRestored(false);
        }
        isKept = changes !== null;
      },
      { values: true, initialValues: true },
    );
  }, [form, typed, settled]);
  const discard = () => {
    const { values, initialValues = {} } = form.getState();
    // A reset of the form keeps fields that were changed.
    form.batch(() => {
      for (const field of Object.keys(typedOver(initialValues as DetailsValues, values) ?? {}))
        form.change(field as keyof DetailsValues, initialValues[field as keyof DetailsValues]);
    });
  };
  if (!isRestored) return null;
  return (
    <Banner
      action={
        <Button size="small" tone="secondary" onClick={discard}>
          {t('profile.kept.discard')}
        </Button>
      }
    >
      {t('profile.kept.text')}
    </Banner>
  );
}
