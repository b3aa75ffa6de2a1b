import type { ApiError } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import { FORM_ERROR } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { fieldId } from './fields.tsx';
import { isFormMessage } from './messages.ts';
import { useMessageText } from './use-field-error.ts';

/** Every message in a tree of errors with its path: `{ plans: [{ title: … }] }` → `plans[0].title`. */
export function flattenErrors(errors: unknown, path = ''): [path: string, message: unknown][] {
  if (typeof errors === 'string' || isFormMessage(errors)) return [[path, errors]];
  if (Array.isArray(errors)) return errors.flatMap((item, index) => flattenErrors(item, `${path}[${index}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    key === FORM_ERROR ? [] : flattenErrors(value, path ? `${path}.${key}` : key),
  );
}

export interface ErrorSummaryProps {
  /** What each field is called, by its path. Fields without a name here show only their message. */
  labels: Record<string, string>;
  /** Lists problems in a small form too: where a field does not show its own message (radio buttons). */
  always?: boolean;
}

/** Of a form with at most so many fields all are in view: their messages are enough. */
const SMALL_FORM = 3;

/**
 * Appears above a form after a failed submit, takes the focus and links to each field with a problem. In a small form the
 * first of these fields gets the focus instead. Shows the error of the whole form as well. Must be inside the form.
 */
export function ErrorSummary({ labels, always = false }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const { t: errorsText } = useTranslation('errors');
  const text = useMessageText();
  const { errors, submitErrors, submitError, submitFailed, submitting, dirtySinceLastSubmit } = useFormState({
    subscription: {
      errors: true,
      submitErrors: true,
      submitError: true,
      submitFailed: true,
      submitting: true,
      dirtySinceLastSubmit: true,
    },
  });
  const form = useForm();
  const isSmall = !always && form.getRegisteredFields().length <= SMALL_FORM;
  const place = useRef<HTMLSpanElement>(null);
  const [attempts, setAttempts] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const whole = submitError as ApiError | undefined;
  const problems = [...flattenErrors(errors), ...(dirtySinceLastSubmit ? [] : flattenErrors(submitErrors))];
  const hasFailed = submitFailed && !submitting;
  const hasList = hasFailed && problems.length > 0 && !isSmall;
  const visible =
    hasList || (hasFailed && problems.length === 0 && whole !== undefined && !dirtySinceLastSubmit);
  useEffect(() => {
    if (visible) box.current?.focus();
    // Only when it appears: typing must not steal the focus back.
  }, [visible]);

  useEffect(() => {
    const element = place.current?.closest('form');
    const count = () => setAttempts((before) => before + 1);
    element?.addEventListener('submit', count);
    return () => element?.removeEventListener('submit', count);
  }, []);
  useEffect(() => {
    if (attempts > 0 && isSmall)
      place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // After each try, and when the answer of the server names a field.
  }, [attempts, isSmall, submitErrors]);

  if (!visible) return <span ref={place} hidden />;
  return (
    <>
      <span ref={place} hidden />
      <Box ref={box} role="alert" tabIndex={-1}>
        <strong>
          {hasList ? t('form.summary', { count: problems.length }) : errorText(errorsText, whole!)}
        </strong>
        {hasList && (
          <ul>
            {problems.map(([path, problem]) => (
              <li key={path}>
                <a
                  href={`#${fieldId(path)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(path))?.focus();
                  }}
                >
                  {[labels[path], text(problem)].filter(Boolean).join(': ')}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Box>
    </>
  );
}

const Box = styled.div`
  padding: ${tokens.space[4]};
  border: 2px solid ${tokens.color.danger.text};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.danger.fill};
  color: ${tokens.color.danger.text};
  a {
    color: inherit;
  }
  ul {
    margin-block-start: ${tokens.space[2]};
    padding-inline-start: ${tokens.space[5]};
  }
`;
