import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LiveRegion } from '../feedback/live-region.tsx';
import { tokens } from '../tokens/tokens.ts';
import { controlStyle, Field, splitFrame, type FieldFrame } from './field.tsx';

export type TextAreaProps = FieldFrame &
  ComponentPropsWithRef<'textarea'> & {
    /** Shows how many characters are left; needs a controlled `value`. Typing past it is allowed and shown. */
    limit?: number;
  };

/** Several lines of text, growing with their content where the browser can. */
export function TextArea({ limit, ...props }: TextAreaProps) {
  const { frame, native } = splitFrame(props);
  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <>
          <Lines dir="auto" rows={4} {...native} {...control} />
          {limit !== undefined && <Counter left={limit - String(native.value ?? '').length} />}
        </>
      )}
    </Field>
  );
}

/** Spoken only when it gets tight; shown always. */
function Counter({ left }: { left: number }) {
  const { t } = useTranslation();
  const text =
    left < 0 ? t('field.charactersOver', { count: -left }) : t('field.charactersLeft', { count: left });
  return (
    <Count data-over={left < 0}>
      <span aria-hidden>{text}</span>
      <LiveRegion>{left <= 10 ? text : ''}</LiveRegion>
    </Count>
  );
}

/** Browsers that size a field by its content leave its rows out; its paddings and borders are 18 px. */
const Lines = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  min-block-size: calc(${({ rows }) => rows}lh + 18px);
  max-block-size: 20lh;
  resize: vertical;
`;
const Count = styled.span`
  position: relative;
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  text-align: end;
  &[data-over='true'] {
    color: ${tokens.color.danger.text};
  }
`;
