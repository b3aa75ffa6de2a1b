import type { VerificationApplication, VerificationField } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import { toApiError, useIsShown, useLeaveGuard, useShell } from '@lintel/remote-kit';
import { Panel, SaveNote, tokens } from '@lintel/ui';
import { ErrorSummary, SubmitButton, submitWith, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { answersSchema } from './answers.schema.ts';
import { fieldName, fileOf, initialAnswers, refusalOf, requestOf, type AnswerValues } from './answers.ts';
import { QuestionField } from './question-field.tsx';
import { SendingAnswers } from './sending-answers.tsx';
import { $sending, answersTyped, autosave, handInFx, handingInCancelled } from './verification.model.ts';

export interface ApplicationFormProps {
  questions: readonly VerificationField[];
  /** What was handed in before; null at the first time. */
  before: VerificationApplication | null;
  draft: AnswerValues | null;
}

const renamed = (fields: Record<string, string>, nameOf: (path: string) => string) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [nameOf(path), text]));

/** The questions of the administration. Saved as a draft while the user types, also its files. */
export default function ApplicationForm({ questions, before, draft }: ApplicationFormProps) {
  const { t } = useTranslation('mfe-account');
  const { t: errors } = useTranslation('errors');
  const shell = useShell();
  const isShown = useIsShown();
  const { handIn, typed, sending, cancel } = useUnit({
    handIn: handInFx,
    typed: answersTyped,
    sending: $sending,
    cancel: handingInCancelled,
  });
  const { isUnsaved, ...saving } = useUnit(autosave);
  useLeaveGuard(isUnsaved || sending !== null);
  const validate = useMemo(() => validateWith(answersSchema(questions, before)), [questions, before]);
  const initial = useMemo(() => initialAnswers(questions, before, draft), [questions, before, draft]);
  const submit = (values: AnswerValues) => {
    const { request, nameOf } = requestOf(questions, values, before);
    const send = submitWith<AnswerValues>(async () => {
      try {
        await handIn(request);
      } catch (thrown) {
        const error = toApiError(thrown);
        // The user has stopped it; their answers are still there.
        if (error.kind === 'aborted') return;
        // The form that shows the failure is gone.
        if (!isShown()) shell.notify({ tone: 'danger', text: errorText(errors, error) });
        throw error.fields ? { ...error, fields: renamed(error.fields, nameOf) } : error;
      }
      shell.notify({ tone: 'success', text: t('verification.sent') });
    });
    return send(values);
  };
  const labels = Object.fromEntries(
    questions.map((question) => [fieldName(question), question.translated_name || question.name]),
  );
  return (
    <Form<AnswerValues>
      onSubmit={submit}
      validate={validate}
      initialValues={initial}
      // A decision, or another language, may arrive while the user types.
      keepDirtyOnReinitialize
    >
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <FormSpy<AnswerValues>
            subscription={{ values: true, dirty: true }}
            onChange={({ values, dirty }) => {
              if (dirty && values) typed(values);
            }}
          />
          <ErrorSummary labels={labels} always />
          <Questions>
            {questions.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                file={fileOf(question, before)}
                refusal={refusalOf(question, before)}
              />
            ))}
          </Questions>
          <Ending>
            {sending ? (
              <SendingAnswers {...sending} onCancel={() => cancel()} />
            ) : (
              <SubmitButton>{t('verification.handIn')}</SubmitButton>
            )}
            <SaveNote {...saving} />
          </Ending>
        </Fields>
      )}
    </Form>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  max-inline-size: ${tokens.size.reading};
`;
const Questions = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;
const Ending = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
`;
