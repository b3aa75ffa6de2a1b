import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '../actions/link.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { Panel } from './card.tsx';

export interface DashboardCardProps {
  title: string;
  icon: IconShape;
  /** The way to the whole of it. */
  link: { to: string; label: string };
  children: ReactNode;
}

/** A card on the dashboard: what it is about, the news, and the way on. */
export function DashboardCard({ title, icon, link, children }: DashboardCardProps) {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Head>
        <Icon shape={icon} />
        <h2 id={headingId}>{title}</h2>
      </Head>
      <div>{children}</div>
      <TextLink to={link.to}>{link.label}</TextLink>
    </Box>
  );
}

const Box = styled(Panel)`
  break-inside: avoid;
  margin-block-end: ${tokens.space[5]};
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: start;
  > div {
    inline-size: 100%;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  color: ${tokens.color.action.default};
  h2 {
    color: ${tokens.color.text.default};
    font: ${tokens.font.h3};
  }
`;
