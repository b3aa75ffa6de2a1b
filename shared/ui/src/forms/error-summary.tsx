import type { ApiError } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import { FORM_ERROR } from 'final-form';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
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
}

/**
 * Appears above a form after a failed submit, takes the focus and links to each field with a problem. Shows the error of
 * the whole form as well. Must be inside the form.
 */
export function ErrorSummary({ labels }: ErrorSummaryProps) {
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
  const box = useRef<HTMLDivElement>(null);
  const whole = submitError as ApiError | undefined;
  const problems = [...flattenErrors(errors), ...(dirtySinceLastSubmit ? [] : flattenErrors(submitErrors))];
  const visible =
    submitFailed && !submitting && (problems.length > 0 || (whole !== undefined && !dirtySinceLastSubmit));
  useEffect(() => {
    if (visible) box.current?.focus();
    // Only when it appears: typing must not steal the focus back.
  }, [visible]);

  if (!visible) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <strong>
        {problems.length > 0 ? t('form.summary', { count: problems.length }) : errorText(errorsText, whole!)}
      </strong>
      {problems.length > 0 && (
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
