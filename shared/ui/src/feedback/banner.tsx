import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, infoIcon } from '../icons/frame-shapes.ts';
import { alertIcon } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: Tone;
  title?: ReactNode;
  /** The longer explanation. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** Spoken at once when it appears; for what the user must know now. */
  urgent?: boolean;
}

const shapes = { info: infoIcon, success: checkIcon, warning: alertIcon, danger: alertIcon };

/** A message that belongs to the page and stays. */
export function Banner({ tone = 'info', title, children, action, urgent }: BannerProps) {
  return (
    <Box data-tone={tone} role={urgent ? 'alert' : undefined}>
      <Icon shape={shapes[tone]} size={22} />
      <Words>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </Words>
      {action}
    </Box>
  );
}

const { color } = tokens;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.card};
  background: ${color.info.fill};
  color: ${color.info.text};
  font: ${tokens.font.small};
  /* Seen where the system's colours take the place of the fill. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  &[data-tone='success'] {
    background: ${color.success.fill};
    color: ${color.success.text};
  }
  &[data-tone='warning'] {
    background: ${color.warning.fill};
    color: ${color.warning.text};
  }
  &[data-tone='danger'] {
    background: ${color.danger.fill};
    color: ${color.danger.text};
  }
  /* A link that looks like a button has colours of its own. */
  a:not([class]),
  a[data-tone] {
    color: inherit;
  }
`;
const Words = styled.div`
  /* In a narrow card the action goes below, and the icon stays beside the words. */
  flex: 1 1 min(16rem, 75%);
  overflow-wrap: anywhere;
`;
