import { Button, Dialog, ErrorState, Skeleton, tokens } from '@lintel/ui';
import { ErrorSummary, FormTextArea, SubmitButton, submitWith, validateWith } from '@lintel/ui/forms';
import { useShell } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { Field, Form, FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import {
  readTypedReport,
  reasons,
  reportFx,
  ReportGate,
  reportGivenUp,
  reportTyped,
  type ReportValues,
} from './report.model.ts';
import { OTHER, reportSchema } from './report.schema.ts';

const validate = validateWith(reportSchema);

interface Props {
  propertyId: number;
  onClose(): void;
}

/** What is wrong with a listing: a reason first, words second. */
export default function ReportDialog({ propertyId, onClose }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { notify } = useShell();
  const formId = useId();
  const { answer, error, refresh, send, typed, giveUp } = useUnit({
    answer: reasons.$data,
    error: reasons.$error,
    refresh: reasons.refresh,
    send: reportFx,
    typed: reportTyped,
    giveUp: reportGivenUp,
  });
  const [initial] = useState(() => readTypedReport(propertyId));
  const cancel = () => {
    giveUp();
    onClose();
  };
  const save = submitWith(async ({ reason, words = '' }: ReportValues) => {
    await send({ propertyId, reasonId: Number(reason), words: words.trim() });
    notify({ tone: 'success', text: t('report.thanks') });
    onClose();
  });
  return (
    <Form<ReportValues> onSubmit={save} validate={validate} initialValues={initial}>
      {({ handleSubmit, values }) => (
        <Dialog
          kind="sheet"
          title={t('report.title')}
          onClose={onClose}
          footer={
            <>
              <Button tone="quiet" onClick={cancel}>
                {common('actions.cancel')}
              </Button>
              <SubmitButton form={formId}>{t('report.send')}</SubmitButton>
            </>
          }
        >
          <ReportGate />
          <FormSpy<ReportValues>
            subscription={{ values: true, dirty: true }}
            onChange={({ values: now, dirty }) => {
              if (dirty || Object.keys(now).length > 0) typed({ propertyId, values: now });
            }}
          />
          <Fields id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
            <ErrorSummary always labels={{ reason: t('report.reason'), words: t('report.words') }} />
            {!answer && error && <ErrorState error={error} onRetry={() => refresh()} />}
            {!answer && !error && <Skeleton height="240px" shape="box" />}
            {answer && (
              <fieldset>
                <legend id="field-reason" tabIndex={-1}>
                  {t('report.reason')}
                </legend>
                {[...answer.data, { id: Number(OTHER), reason: t('report.other') }].map(({ id, reason }) => (
                  <label key={id}>
                    <Field name="reason" component="input" type="radio" value={String(id)} />
                    <span dir="auto">{reason}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <FormTextArea
              name="words"
              label={t('report.words')}
              hint={t('report.wordsHint')}
              optional={values.reason !== OTHER}
            />
          </Fields>
        </Dialog>
      )}
    </Form>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${tokens.space[5]};
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: ${tokens.space[2]};
    font: ${tokens.font.bodyStrong};
  }
  label:has(input[type='radio']) {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    min-block-size: ${tokens.size.touch};
    cursor: pointer;
  }
  input[type='radio'] {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    accent-color: ${tokens.color.action.default};
  }
`;
