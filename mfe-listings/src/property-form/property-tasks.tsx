import { ButtonLink, TaskList, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formAddress, type FormPlace } from '#common/form/form-address.ts';
import { propertyForm } from './property-form.model.ts';
import { usePropertyForm } from './property-step.tsx';
import { openSteps, propertySteps, refusalsOf, stepStates } from './property-steps.ts';

/** The steps of the form with their states, in any order. */
export function PropertyTasks({ place }: { place: FormPlace }) {
  const { t } = useTranslation('mfe-listings');
  const { values, schemas, id, listing } = usePropertyForm();
  const { submission } = useUnit({ submission: propertyForm.submission.$submission });
  const at = { ...place, draft: listing === null ? id : null };
  const states = stepStates(values, schemas, refusalsOf(submission.error?.fields));
  const isReady = openSteps(values, schemas).length === 0;
  const next = propertySteps.find((step) => states[step] !== 'completed') ?? 'check';
  return (
    <Column>
      <TaskList
        label={t('form.steps')}
        tasks={[
          ...propertySteps.map((step) => ({
            key: step,
            title: t(`form.step.${step}`),
            hint: t(`form.stepHint.${step}`),
            state: states[step],
            to: formAddress({ ...at, step }),
          })),
          {
            key: 'check',
            title: t('form.step.check'),
            hint: t(isReady ? 'form.stepHint.check' : 'form.stepHint.checkLater'),
            state: isReady ? ('notStarted' as const) : ('cannotStart' as const),
            to: formAddress({ ...at, step: 'check' }),
          },
        ]}
      />
      <div>
        <ButtonLink to={formAddress({ ...at, step: next })}>
          {t(values.finished.length > 0 ? 'form.goOn' : 'form.begin')}
        </ButtonLink>
      </div>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  max-inline-size: ${tokens.size.form};
`;
