import type { FormErrors } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formAddress, useFormPlace } from '#common/form/form-address.ts';
import { StepForm } from '#common/form/step-form.tsx';
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

/** A step of the property on screen; going on leads to the next one, and from the last to the check. */
export function Step({ step, labels, warn, children }: StepProps) {
  const place = useFormPlace();
  const navigate = useNavigate();
  const { values, id, schemas, change } = usePropertyForm();
  const isNew = place.path.endsWith('add-property');
  const at = { ...place, draft: isNew ? id : null };
  const next = propertySteps[propertySteps.indexOf(step) + 1] ?? 'check';
  return (
    <StepForm<PropertyValues>
      key={step}
      values={values}
      schema={schemas[step]}
      labels={labels}
      {...(warn ? { warn } : {})}
      onChange={change}
      onDone={() => {
        if (!values.finished.includes(step)) change({ finished: [...values.finished, step] });
        void navigate(formAddress({ ...at, step: next }));
      }}
      listAddress={formAddress({ ...at, step: null })}
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
  return { values: form!.values, id: form!.id, listing: form!.listing, schemas, change };
}
