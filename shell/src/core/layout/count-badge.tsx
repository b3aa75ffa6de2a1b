import { formatCount, useLocale } from '@lintel/i18n';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';

interface Props {
  count: number;
  /** Part of the name of the link around it; else that name has the number in words. */
  spoken?: boolean;
}

/** How many there are, at the corner of an icon; nothing for none. */
export function CountBadge({ count, spoken = false }: Props) {
  const locale = useLocale();
  return count > 0 ? (
    <Badge aria-hidden={!spoken}>{count > 99 ? '99+' : formatCount(count, locale)}</Badge>
  ) : null;
}

const Badge = styled.b`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 18px;
  padding-inline: 4px;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.heart};
  color: ${tokens.color.text.inverse};
  font: ${tokens.font.micro};
  line-height: 18px;
  text-align: center;
  pointer-events: none;
`;
