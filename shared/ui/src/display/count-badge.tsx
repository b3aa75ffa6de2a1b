import { formatCount, useLocale } from '@lintel/i18n';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface CountBadgeProps {
  count: number;
  /** Part of the name of the control that it is in; otherwise that name has the number in words. */
  spoken?: boolean;
  /** `corner`: over the corner of an icon; `inline`: in a line of text. */
  place?: 'corner' | 'inline';
}

/** How many there are, as a small number; absent at zero. */
export function CountBadge({ count, spoken = false, place = 'corner' }: CountBadgeProps) {
  const locale = useLocale();
  // The spaces keep it apart from the words beside it in the name of a control.
  return count > 0 ? (
    <>
      {' '}
      <Badge aria-hidden={!spoken} data-place={place}>
        {count > 99 ? '99+' : formatCount(count, locale)}
      </Badge>{' '}
    </>
  ) : null;
}

const Badge = styled.b`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 1.5em;
  padding-inline: 4px;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.heart};
  color: ${tokens.color.text.inverse};
  font: ${tokens.font.micro};
  line-height: 1.5;
  text-align: center;
  pointer-events: none;
  &[data-place='inline'] {
    position: static;
  }
`;
