import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { FormTasks } from '#common/form/form-tasks.tsx';
import { useStepAddresses } from '#common/form/step-navigation.ts';
import { propertyForm } from '#property-form/form/property-form.model.ts';
import { usePropertyForm } from '#property-form/form/property-step.tsx';
import { propertySteps } from '#property-form/form/property-steps.ts';

/** The steps of a property with their states. */
export function PropertyTasks() {
  const { t } = useTranslation('mfe-listings');
  const { form, values, schemas } = usePropertyForm();
  const { submission } = useUnit({ submission: propertyForm.submission.$submission });
  const { addressOf } = useStepAddresses(form);
  const refusals = propertySteps.refusalsOf(submission.error?.fields, submission.form?.values ?? values);
  return (
    <FormTasks
      tasks={propertySteps.order.map((step) => ({
        key: step,
        title: t(`form.step.${step}`),
        hint: t(`form.stepHint.${step}`),
        state: propertySteps.stateOf(step, values, schemas[step], refusals),
        to: addressOf(step),
      }))}
      isBegun={values.finished.length > 0}
      isReady={propertySteps.openSteps(values, schemas).length === 0}
      checkAddress={addressOf('check')}
    />
  );
}
