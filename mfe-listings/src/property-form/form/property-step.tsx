import type { FormErrors } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { StepForm } from '#common/form/step-form.tsx';
import { useNextStep, useStepAddresses } from '#common/form/step-navigation.ts';
import { $schemas, propertyForm } from './property-form.model.ts';
import { propertySteps } from './property-steps.ts';
import type { PropertyValues } from './property-values.ts';
import type { PropertyStep } from './property.schema.ts';

interface StepProps {
  step: PropertyStep;
  labels: Record<string, string>;
  warn?: (values: unknown) => FormErrors | undefined;
  children: ReactNode;
}

/** A step of the property on screen. */
export function Step({ step, labels, warn, children }: StepProps) {
  const { form, values, schemas, change } = usePropertyForm();
  const { listAddress } = useStepAddresses(form);
  const goOn = useNextStep(propertySteps.order, form, change);
  return (
    <StepForm<PropertyValues>
      key={step}
      values={values}
      schema={schemas[step]}
      labels={labels}
      {...(warn ? { warn } : {})}
      onChange={change}
      onDone={() => goOn(step)}
      listAddress={listAddress}
    >
      {children}
    </StepForm>
  );
}

/** The form on screen; steps are rendered only while there is one. */
export function usePropertyForm() {
  const { form, schemas, change } = useUnit({
    form: propertyForm.$form,
    schemas: $schemas,
    change: propertyForm.changed,
  });
  return { form: form!, values: form!.values, schemas, change };
}
