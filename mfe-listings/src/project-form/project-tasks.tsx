import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { FormTasks } from '#common/form/form-tasks.tsx';
import { useStepAddresses } from '#common/form/step-navigation.ts';
import { projectForm } from '#project-form/form/project-form.model.ts';
import { useProjectForm } from '#project-form/form/project-step.tsx';
import { projectSteps } from '#project-form/form/project-steps.ts';
import { projectSchemas } from '#project-form/form/project.schema.ts';

/** The steps of a project with their states. */
export function ProjectTasks() {
  const { t } = useTranslation('mfe-listings');
  const { form, values } = useProjectForm();
  const { submission } = useUnit({ submission: projectForm.submission.$submission });
  const { addressOf } = useStepAddresses(form);
  const refusals = projectSteps.refusalsOf(submission.error?.fields, submission.form?.values ?? values);
  return (
    <FormTasks
      tasks={projectSteps.order.map((step) => ({
        key: step,
        title: t(`form.step.${step}`),
        hint: t(`form.project.stepHint.${step}`),
        state: projectSteps.stateOf(step, values, projectSchemas[step], refusals),
        to: addressOf(step),
      }))}
      isBegun={values.finished.length > 0}
      isReady={projectSteps.openSteps(values, projectSchemas).length === 0}
      checkAddress={addressOf('check')}
    />
  );
}
