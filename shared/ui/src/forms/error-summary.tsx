import type { ApiError } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { fieldId } from './bound-field.ts';
import { focusField } from './focus-field.ts';
import { focusFirstError } from './focus-first-error.ts';
import { flattenErrors } from './form-paths.ts';
import { namesField } from './messages.ts';
import { useMessageText } from './use-field-error.ts';

export interface ErrorSummaryProps {
  /** What each field is called, by its path. Fields without a name here show only their message. */
  labels: Record<string, string>;
  /** Lists problems in a small form too: where a field does not show its own message (radio buttons). */
  always?: boolean;
  /** What gets the focus after a failed submit of a larger form: this list, or the first field with a problem. */
  focus?: 'summary' | 'field';
}

/** Of a form with at most so many fields all are in view: their messages are enough. */
const SMALL_FORM = 3;
const isSmallForm = (form: FormApi, always: boolean) =>
  !always && form.getRegisteredFields().length <= SMALL_FORM;

/** Whether a field of the form shows the problem itself, or a part of the field does. */
function isAtField(form: FormApi, path: string): boolean {
  const begins = (longer: string, shorter: string) =>
    longer === shorter || longer.startsWith(`${shorter}.`) || longer.startsWith(`${shorter}[`);
  return form.getRegisteredFields().some((field) => begins(field, path) || begins(path, field));
}

/**
 * Appears above a form after a failed submit, takes the focus and links to each field with a problem. In a small form the
 * first of these fields gets the focus instead, unless a problem is of none of its fields. Shows the error of the whole form as
 * well. Must be inside the form.
 */
export function ErrorSummary({ labels, always = false, focus = 'summary' }: ErrorSummaryProps) {
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
  const isSmall = isSmallForm(form, always);
  const place = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const whole = submitError as ApiError | undefined;
  const problems = [...flattenErrors(errors), ...(dirtySinceLastSubmit ? [] : flattenErrors(submitErrors))];
  const hasFailed = submitFailed && !submitting;
  const isElsewhere = problems.some(([path]) => !isAtField(form, path));
  const hasList = hasFailed && problems.length > 0 && (!isSmall || isElsewhere);
  const visible =
    hasList || (hasFailed && problems.length === 0 && whole !== undefined && !dirtySinceLastSubmit);
  const toField = isSmall || focus === 'field';
  useEffect(() => {
    // A failure of the whole form has no field.
    if (visible && (!toField || whole || isElsewhere)) box.current?.focus();
    // Only when it appears: typing must not steal the focus back.
  }, [visible, toField, whole, isElsewhere]);

  useEffect(() => {
    const element = place.current?.closest('form');
    const goToProblems = () => {
      if (focus === 'field' || isSmallForm(form, always)) focusFirstError(element);
      // One that was there before the press is not seen to appear.
      else box.current?.focus();
    };
    // A moment later the fields have been checked and show it: browsers let React render between this listener and its own.
    const onSubmit = () => setTimeout(goToProblems);
    element?.addEventListener('submit', onSubmit);
    return () => element?.removeEventListener('submit', onSubmit);
  }, [form, always, focus]);
  useEffect(() => {
    // The answer of the server names a field.
    if (toField && submitErrors) focusFirstError(place.current?.closest('form'));
  }, [toField, submitErrors]);

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
                    focusField(path);
                  }}
                >
                  {[!namesField(problem) && labels[path], text(problem, labels[path])]
                    .filter(Boolean)
                    .join(': ')}
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
