import { formatCount, formatList, formatPlace, useLocale } from '@lintel/i18n';
import { CheckAnswers, type Answer } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { CheckFrame } from '#common/form-sending/check-frame.tsx';
import { ProjectQuality } from '#common/quality/quality.tsx';
import { SubmissionPanel } from '#common/form-sending/submission-panel.tsx';
import { useStepAddresses } from '#common/form/step-navigation.ts';
import { qualityOfProjectForm } from '#project-form/form/form-quality.ts';
import { projectCategories, projectForm, projectPhotos } from '#project-form/form/project-form.model.ts';
import { useProjectForm } from '#project-form/form/project-step.tsx';
import { projectSteps } from '#project-form/form/project-steps.ts';
import { projectSchemas, type ProjectStep } from '#project-form/form/project.schema.ts';

/** All answers, what is still missing, what the back end refused, and the button that sends the form. */
export default function CheckStep() {
  const { t } = useTranslation('mfe-listings');
  const { form, values } = useProjectForm();
  const { submission, submit, cancel, waiting } = useUnit({
    submission: projectForm.submission.$submission,
    submit: projectForm.submitted,
    cancel: projectForm.submission.cancelled,
    waiting: projectPhotos.$waiting,
  });
  const { addressOf } = useStepAddresses(form);
  const open = projectSteps.openSteps(values, projectSchemas);
  return (
    <CheckFrame
      open={open.map((step) => ({ title: t(`form.step.${step}`), to: addressOf(step) }))}
      refusals={projectSteps
        .refusalsOf(submission.error?.fields, submission.form?.values ?? values)
        .map(({ step, field, text }) => ({
          title: t(`form.step.${step}`),
          to: addressOf(step, field),
          text,
        }))}
    >
      <ProjectQuality quality={qualityOfProjectForm(values)} stepAddress={addressOf} />
      <Answers addressOf={addressOf} />
      <SubmissionPanel
        feature="project_list"
        submission={submission}
        submitLabel={t(form.listing === null ? 'form.project.post' : 'form.send.change')}
        disabled={open.length > 0}
        waiting={waiting}
        onSubmit={submit}
        onCancel={cancel}
      />
    </CheckFrame>
  );
}

/** What was stated, step by step. */
function Answers({ addressOf }: { addressOf(step: ProjectStep, field?: string): string }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { values } = useProjectForm();
  const { answer } = useUnit({ answer: projectCategories.$data });
  const none = t('form.facts.none');
  const row = (step: ProjectStep, field: string, label: string, value: string, required = false): Answer => ({
    label,
    value: value || (required ? '' : none),
    required,
    changeAt: addressOf(step, field),
  });
  const category = answer?.data.find(({ id }) => String(id) === values.category)?.category ?? '';
  const names = (items: readonly { title: string }[]) =>
    formatList(
      items.map(({ title }) => title),
      locale,
    );
  const photos = values.photos.length;
  return (
    <>
      <CheckAnswers
        title={t('form.step.basics')}
        answers={[
          row('basics', 'title', t('form.project.name'), values.title, true),
          row('basics', 'description', t('form.basics.description'), values.description, true),
          row('basics', 'category', t('form.facts.category'), category, true),
          row(
            'basics',
            'type',
            t('projects.column.type'),
            values.type && t(`projects.type.${values.type}`),
            true,
          ),
        ]}
      />
      <CheckAnswers
        title={t('form.step.place')}
        answers={[
          row('place', 'address', t('form.place.address'), values.address, true),
          row(
            'place',
            'city',
            t('form.place.town'),
            formatPlace([values.city, values.state, values.country]),
            true,
          ),
        ]}
      />
      <CheckAnswers
        title={t('form.project.offer')}
        answers={[
          row('units', 'units', t('form.step.units'), names(values.units)),
          row('plans', 'plans', t('form.step.plans'), names(values.plans)),
        ]}
      />
      <CheckAnswers
        title={t('form.step.photos')}
        answers={[
          row('photos', 'photos', t('form.photos.label'), photos ? formatCount(photos, locale) : '', true),
          row('photos', 'video', t('form.photos.video'), values.video),
          row(
            'documents',
            'documents',
            t('form.documents.label'),
            formatList(
              values.documents.map(({ name }) => name),
              locale,
            ),
          ),
        ]}
      />
      <CheckAnswers
        title={t('form.step.search')}
        answers={[
          row('search', 'metaTitle', t('form.search.title'), values.metaTitle),
          row('search', 'metaDescription', t('form.search.description'), values.metaDescription),
          row('search', 'keywords', t('form.search.keywords'), formatList(values.keywords, locale)),
        ]}
      />
    </>
  );
}
