import { formatList, useLocale } from '@lintel/i18n';
import { MOST_PLANS } from '@lintel/api-contract';
import { checkFile, type FileRules } from '@lintel/files';
import { buildingIcon, EmptyState, TextLink, tokens } from '@lintel/ui';
import { FormFileDrop, FormList, FormTextField } from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Step, useProjectForm } from '#project-form/form/project-step.tsx';
import type { PlanValues } from '#project-form/form/project-values.ts';

const drawingRules: FileRules = { kinds: ['jpg', 'png', 'webp', 'pdf'], maxBytes: 5_000_000 };

/** Floor plans: each has a name and a drawing before another one is added. */
export default function PlansStep() {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { values } = useProjectForm();
  const labels = Object.fromEntries(
    values.plans.flatMap((_, index) => {
      const item = t('form.plans.item', { number: index + 1 });
      return [
        [`plans[${index}].title`, formatList([item, t('form.plans.name')], locale)],
        [`plans[${index}].files`, formatList([item, t('form.plans.drawing')], locale)],
      ];
    }),
  );
  return (
    <Step step="plans" labels={{ ...labels, plans: t('form.step.plans') }}>
      <FormList
        name="plans"
        itemName={(number) => t('form.plans.item', { number })}
        addLabel={t('form.plans.add')}
        newItem={(): PlanValues => ({ name: crypto.randomUUID(), title: '', files: [] })}
        empty={(add) => (
          <EmptyState icon={buildingIcon} title={t('form.plans.none')} action={add}>
            {t('form.plans.noneText')}
          </EmptyState>
        )}
        fillFirst
        limit={MOST_PLANS}
      >
        {(item, index) => (
          <Fields>
            <FormTextField name={`${item}.title`} label={t('form.plans.name')} autoComplete="off" />
            <Present plan={values.plans[index]} />
            <FormFileDrop
              name={`${item}.files`}
              label={t('form.plans.drawing')}
              hint={t(values.plans[index]?.address ? 'form.plans.present' : 'form.plans.drawingHint')}
              rules={drawingRules}
              check={checkFile}
              limit={1}
            />
          </Fields>
        )}
      </FormList>
    </Step>
  );
}

/** The way to the drawing that the back end has. */
function Present({ plan }: { plan: PlanValues | undefined }) {
  const { t } = useTranslation('mfe-listings');
  if (!plan?.address) return null;
  return (
    <div>
      <TextLink to={plan.address} reloadDocument target="_blank">
        {t('form.plans.show', { title: plan.title })}
      </TextLink>
    </div>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;
