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
  /**
   * Where it stands in `DashboardGrid`: as wide as the next steps, or beside everything else; default one column. An earlier dashboard
   * has columns of cards and takes no notice.
   */
  place?: 'beside' | 'wide';
  children: ReactNode;
}

/** The grid of the dashboard (`DashboardGrid`) has room for two columns. */
export const roomForTwo = '@container dashboard (min-width: 36rem)';
/** It has room for three. */
export const roomForThree = '@container dashboard (min-width: 54rem)';

/** A card on the dashboard: what it is about, the news, and the way on. */
export function DashboardCard({ title, icon, link, place, children }: DashboardCardProps) {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId} data-place={place}>
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
  grid-template-rows: auto 1fr auto;
  gap: ${tokens.space[3]};
  justify-items: start;
  > div {
    inline-size: 100%;
  }
  ${roomForTwo} {
    &[data-place] {
      grid-column: span 2;
    }
  }
  ${roomForThree} {
    /* Beside rows that there are more of than cards. */
    &[data-place='beside'] {
      grid-area: 1 / 3 / span 60 / auto;
      align-self: start;
    }
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
