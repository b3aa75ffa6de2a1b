import { useState, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { eyeIcon, eyeOffIcon } from '../icons/more-shapes.ts';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import { TextControl } from './text-field.tsx';

export type PasswordFieldProps = FieldFrame & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A password that can be shown. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const { frame, native } = splitFrame(props);
  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <Together dir="ltr">
          <TextControl
            dir="ltr"
            spellCheck={false}
            autoCapitalize={shown ? 'off' : undefined}
            {...native}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            shape={shown ? eyeOffIcon : eyeIcon}
            label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
            onClick={() => setShown(!shown)}
          />
        </Together>
      )}
    </Field>
  );
}

/** A control with a button inside its end. */
export const Together = styled.span`
  position: relative;
  display: block;
  > input {
    padding-inline-end: 48px;
  }
  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;
