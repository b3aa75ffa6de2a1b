import { ButtonLink, TaskList, tokens, type Task } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface FormTasksProps {
  /** The steps before the check. */
  tasks: readonly Task[];
  /** The user went through a step before. */
  isBegun: boolean;
  isReady: boolean;
  /** Address of the check. */
  checkAddress: string;
}

/** The steps of a form with their states, in any order, and the check, which waits for them. */
export function FormTasks({ tasks, isBegun, isReady, checkAddress }: FormTasksProps) {
  const { t } = useTranslation('mfe-listings');
  const next = tasks.find(({ state }) => state !== 'completed')?.to ?? checkAddress;
  return (
    <Column>
      <TaskList
        label={t('form.steps')}
        tasks={[
          ...tasks,
          {
            key: 'check',
            title: t('form.step.check'),
            hint: t(isReady ? 'form.stepHint.check' : 'form.stepHint.checkLater'),
            state: isReady ? 'notStarted' : 'cannotStart',
            to: checkAddress,
          },
        ]}
      />
      <div>
        <ButtonLink to={next}>{t(isBegun ? 'form.goOn' : 'form.begin')}</ButtonLink>
      </div>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  max-inline-size: ${tokens.size.form};
`;
