import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '#common/form-newer/field-words.ts';
import { NewerNote, type NewerAnswer } from '#common/form-newer/newer-note.tsx';
import type { Clash } from '#common/form-sending/open-form.ts';
import { projectCategories, projectForm } from '#project-form/form/project-form.model.ts';
import { useProjectForm } from '#project-form/form/project-step.tsx';
import type { ProjectValues } from '#project-form/form/project-values.ts';
import { useUnitWords } from './unit-words.ts';

/** What of the project was changed elsewhere and here since the form began. */
export default function ProjectNewer() {
  const { t } = useTranslation('mfe-listings');
  const { form, values } = useProjectForm();
  const { take, keep, answer } = useUnit({
    take: projectForm.newerTaken,
    keep: projectForm.ownKept,
    answer: projectCategories.$data,
  });
  const wordsOf = useFieldWords();
  const unitWords = useUnitWords();
  const words = (clash: Clash): NewerAnswer => {
    const { category, type, units } = clash.newer as Partial<ProjectValues>;
    const all = wordsOf(clash);
    // What only the user has any more is named by what is left there.
    if (units) return { ...all, value: unitWords(units, values.units) || all.value };
    if (clash.field === 'title') return { ...all, label: t('form.project.name') };
    if (type) return { ...all, value: t(`projects.type.${type}`) };
    if (!category) return all;
    return { ...all, value: answer?.data.find(({ id }) => String(id) === category)?.category ?? '' };
  };
  return <NewerNote answers={form.clashes.map(words)} onTake={take} onKeep={keep} />;
}
