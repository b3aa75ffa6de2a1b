import { FormRadioGroup, FormSelect, FormTextArea, FormTextField } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { projectCategories } from '#project-form/form/project-form.model.ts';
import { Step } from '#project-form/form/project-step.tsx';

/** Title, description, category, and how far the building is. */
export default function BasicsStep() {
  const { t } = useTranslation('mfe-listings');
  const { answer } = useUnit({ answer: projectCategories.$data });
  const labels = {
    title: t('form.project.name'),
    description: t('form.basics.description'),
    category: t('form.facts.category'),
    type: t('projects.column.type'),
  };
  return (
    <Step step="basics" labels={labels}>
      <FormTextField name="title" label={labels.title} />
      <FormTextArea
        name="description"
        label={labels.description}
        hint={t('form.project.descriptionHint')}
        rows={8}
      />
      <FormSelect
        name="category"
        label={labels.category}
        options={[
          { value: '', label: t('form.facts.choose') },
          ...(answer?.data ?? []).map(({ id, category }) => ({ value: String(id), label: category })),
        ]}
      />
      <FormRadioGroup
        name="type"
        label={labels.type}
        options={[
          { value: 'upcoming', label: t('projects.type.upcoming') },
          { value: 'under_construction', label: t('projects.type.under_construction') },
        ]}
      />
    </Step>
  );
}
