import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, splitFrame, type FieldFrame } from './field.tsx';

export type TextFieldProps = FieldFrame & ComponentPropsWithRef<'input'>;

/** One line of text, with label, hint and error. Text in either direction. */
export function TextField(props: TextFieldProps) {
  const { frame, native } = splitFrame(props);
  return (
    <Field frame={frame} id={native.id}>
      {(control) => <TextControl dir="auto" type="text" {...native} {...control} />}
    </Field>
  );
}

export const TextControl = styled.input`
  ${controlStyle}
`;
