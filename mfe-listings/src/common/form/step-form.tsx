import { Button, TextLink, tokens } from '@lintel/ui';
import {
  arrayMutators,
  ErrorSummary,
  focusField,
  FormWarnings,
  validateWith,
  type FormErrors,
} from '@lintel/ui/forms';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { StepSchema } from './listing.schema.ts';

export interface StepFormProps<Values extends object> {
  /** What the form begins with; later changes elsewhere come through fields. */
  values: Values;
  schema: StepSchema;
  /** What is advised and not demanded. */
  warn?: (values: unknown) => FormErrors | undefined;
  /** What the fields are called, by their path, for the summary of errors. */
  labels: Record<string, string>;
  onChange(changes: Partial<Values>): void;
  /** The step is right, and the user goes on. */
  onDone(): void;
  /** Address of the list of steps. */
  listAddress: string;
  children: ReactNode;
}

const nothing = () => undefined;

/** Files are kept beside the form, which only checks them: they also change while another field is typed in. */
const BESIDE = new Set(['photos', 'panorama', 'documents', 'metaImage']);

/** One step of a long form: each change is reported at once, and going on needs what the step requires. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { schema, warn = nothing, labels, onChange, onDone, listAddress, children } = props;
  const { t } = useTranslation('mfe-listings');
  const [initial] = useState(props.values);
  const validate = useMemo(() => validateWith(schema), [schema]);
  useFieldOfAddress();
  return (
    <Form<object>
      initialValues={initial}
      validate={validate}
      onSubmit={onDone}
      mutators={{ ...arrayMutators }}
    >
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Changes<Values> initial={initial} onChange={onChange} />
          <FormWarnings warn={warn}>
            <ErrorSummary labels={labels} always />
            {children}
          </FormWarnings>
          <Actions>
            {/* The field keeps the focus until the press ends: its error would move the button away from the pointer. */}
            <Button
              type="submit"
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ currentTarget }) => currentTarget.focus()}
            >
              {t('form.continue')}
            </Button>
            <TextLink to={listAddress}>{t('form.allSteps')}</TextLink>
          </Actions>
        </Fields>
      )}
    </Form>
  );
}

/** Reports only what changed, so that a part of the form that changes elsewhere is not overwritten. */
function Changes<Values extends object>({
  initial,
  onChange,
}: {
  initial: Values;
  onChange(changes: Partial<Values>): void;
}) {
  const last = useRef({ ...initial } as Record<string, unknown>);
  return (
    <FormSpy<object>
      subscription={{ values: true }}
      onChange={({ values }) => {
        const now = values as Record<string, unknown>;
        const names = new Set([...Object.keys(now), ...Object.keys(last.current)]);
        const changes = [...names].filter((name) => !BESIDE.has(name) && now[name] !== last.current[name]);
        last.current = { ...now };
        if (changes.length > 0)
          onChange(Object.fromEntries(changes.map((name) => [name, now[name]])) as Partial<Values>);
      }}
    />
  );
}

/** A link such as `?step=price#price` gives the field the focus. */
function useFieldOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) focusField(decodeURIComponent(hash.slice(1)));
  }, [hash]);
}

const Fields = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  max-inline-size: ${tokens.size.form};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
`;
