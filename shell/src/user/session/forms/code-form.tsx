import { Button, tokens } from '@lintel/ui';
import { ErrorSummary, FormOtpField, SubmitButton, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import {
  $challenge,
  challengeDropped,
  enterCodeFx,
  RESEND_AFTER_S,
  resendFx,
  type Challenge,
} from '#user/session/model/code.model.ts';
import { Aside, Fields } from './form-layout.tsx';
import { codeSchema } from './session.schema.ts';
import type { SessionViewProps } from '#user/session/model/session-view.ts';
import { submitSession, textOf } from './submit-session.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface Values {
  code: string;
}

const validate = validateWith(codeSchema);

/** The six digits that were texted or mailed. One field, so that phones and password managers can fill it in. */
export function CodeForm({ onView }: SessionViewProps) {
  const { t } = useDeferredTranslation();
  const { challenge, enter, drop } = useUnit({
    challenge: $challenge,
    enter: enterCodeFx,
    drop: challengeDropped,
  });
  const submit = submitSession<Values>(['code'], ({ code }) => enter(code));
  if (!challenge) return null;
  const isMail = challenge.sender === 'mail';
  return (
    <Form<Values> onSubmit={submit} validate={validate}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Recipient>
            {isMail ? t('session.code.mailed') : t('session.code.texted')}
            <bdi dir="ltr">{challenge.to}</bdi>
          </Recipient>
          <ErrorSummary labels={{ code: t('session.code.label') }} />
          <FormOtpField name="code" label={t('session.code.label')} hint={t('session.code.hint')} />
          <SubmitButton wide>{t('session.code.action')}</SubmitButton>
          <Resend key={challenge.sentAt} challenge={challenge} />
          <Aside>
            <Button
              tone="quiet"
              size="small"
              onClick={() => {
                drop(challenge);
                onView(challenge.from.view);
              }}
            >
              {isMail ? t('session.code.changeAddress') : t('session.code.changeNumber')}
            </Button>
          </Aside>
        </Fields>
      )}
    </Form>
  );
}

/** Counts down, then offers to send the code once more. */
function Resend({ challenge }: { challenge: Challenge }) {
  const { t } = useDeferredTranslation();
  const { resend, isSending } = useUnit({ resend: resendFx, isSending: resendFx.pending });
  const [problem, setProblem] = useState('');
  const left = useSecondsLeft(challenge.sentAt + RESEND_AFTER_S * 1000);
  const sendAgain = () => {
    setProblem('');
    resend().catch((thrown: unknown) => setProblem(textOf(thrown)));
  };
  return (
    <Aside>
      <span role="alert">{problem}</span>
      {left > 0 ? (
        t('session.code.wait', { time: minutes(left) })
      ) : (
        <Button tone="secondary" size="small" busy={isSending} onClick={sendAgain}>
          {t('session.code.resend')}
        </Button>
      )}
    </Aside>
  );
}

const Recipient = styled.p`
  margin-block-end: ${tokens.space[4]};
  bdi {
    display: block;
    color: ${tokens.color.text.default};
    font: ${tokens.font.bodyStrong};
  }
`;

/** 75 → `1:15`. */
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
