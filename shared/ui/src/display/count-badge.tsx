import { formatCount, useLocale } from '@lintel/i18n';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers: "3 unread messages". Without it the control that carries the badge names the count. */
  label?: string;
  /** Above this number it shows e.g. "99+". */
  max?: number;
}

/** A small number on or beside a control. None at zero. */
export function CountBadge({ count, label, max = 99 }: CountBadgeProps) {
  const locale = useLocale();
  if (count <= 0) return null;
  const shown = count > max ? `${formatCount(max, locale)}+` : formatCount(count, locale);
  return (
    <Bubble>
      <bdi aria-hidden={label ? true : undefined} dir="ltr">
        {shown}
      </bdi>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Bubble>
  );
}

const Bubble = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: 6px;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.action.default};
  color: ${tokens.color.text.onAction};
  font: ${tokens.font.micro};
  font-variant-numeric: tabular-nums;
`;
