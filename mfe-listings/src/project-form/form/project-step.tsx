import type { FormErrors } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { StepForm } from '#common/form/step-form.tsx';
import { useNextStep, useStepAddresses } from '#common/form/step-navigation.ts';
import { projectForm } from './project-form.model.ts';
import { projectSteps } from './project-steps.ts';
import type { ProjectValues } from './project-values.ts';
import { projectSchemas, type ProjectStep } from './project.schema.ts';

interface StepProps {
  step: ProjectStep;
  labels: Record<string, string>;
  warn?: (values: unknown) => FormErrors | undefined;
  children: ReactNode;
}

/** A step of the project on screen. */
export function Step({ step, labels, warn, children }: StepProps) {
  const { form, values, change } = useProjectForm();
  const { listAddress } = useStepAddresses(form);
  const goOn = useNextStep(projectSteps.order, form, change);
  return (
    <StepForm<ProjectValues>
      key={step}
      values={values}
      schema={projectSchemas[step]}
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
export function useProjectForm() {
  const { form, change } = useUnit({ form: projectForm.$form, change: projectForm.changed });
  return { form: form!, values: form!.values, change };
}
