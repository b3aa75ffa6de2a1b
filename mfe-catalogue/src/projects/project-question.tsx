import type { ProjectDetail } from '@lintel/api-contract';
import { useShell } from '@lintel/remote-kit';
import { Button, Dialog, tokens } from '@lintel/ui';
import { ErrorSummary, FormTextArea, SubmitButton, submitWith, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { interestKnown } from '#common/interest/interest.model.ts';
import { sendInterestFx } from '#common/interest/interest.api.ts';
import { LONGEST_MESSAGE } from '#common/message/drafts.ts';
import { messageSchema } from '#common/message/message.schema.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

const validate = validateWith(messageSchema);

interface Values {
  text?: string;
}

/** A question to the developer of a project. It is answered by mail: conversations are about homes. */
export default function ProjectQuestion({ project, onClose }: { project: ProjectDetail; onClose(): void }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { notify } = useShell();
  const formId = useId();
  const { send, known } = useUnit({ send: sendInterestFx, known: interestKnown });
  const { name } = project.customer;
  const save = submitWith(async ({ text = '' }: Values) => {
    await send({ project_id: project.id, type: '1', message: text.trim() });
    known({ kind: 'project', id: project.id });
    notify({ tone: 'success', text: t('message.sent', { name }) });
    onClose();
  });
  return (
    <Form<Values> onSubmit={save} validate={validate}>
      {({ handleSubmit }) => (
        <Dialog
          kind="sheet"
          title={t('message.to', { name })}
          onClose={onClose}
          footer={
            <>
              <Button tone="quiet" onClick={onClose}>
                {common('actions.cancel')}
              </Button>
              <SubmitButton form={formId}>{t('message.send')}</SubmitButton>
            </>
          }
        >
          <Fields id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
            <p dir="auto">{t('message.about', { title: project.title })}</p>
            <ErrorSummary labels={{ text: t('message.label') }} />
            <FormTextArea
              name="text"
              label={t('message.label')}
              hint={t('projects.questionHint')}
              limit={LONGEST_MESSAGE}
              rows={5}
            />
          </Fields>
        </Dialog>
      )}
    </Form>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
  > p {
    color: ${tokens.color.text.muted};
  }
`;
