import { tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { usePageTitle } from './page-title.ts';

export interface NarrowPageProps {
  /** The page's one `h1`. */
  title: string;
  /** A sentence below it. */
  lead?: string;
  children?: ReactNode;
}

/** A page with one thing to do, e.g. signing in: a card in the middle. */
export function NarrowPage({ title, lead, children }: NarrowPageProps) {
  usePageTitle(title);
  return (
    <Place>
      <Box>
        <header>
          <h1>{title}</h1>
          {lead && <p dir="auto">{lead}</p>}
        </header>
        {children}
      </Box>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 480px);
  padding: ${tokens.space[10]} ${tokens.space.page} ${tokens.space[14]};
`;
const Box = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  padding: clamp(${tokens.space[5]}, 5vw, ${tokens.space[10]});
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.sheet};
  background: ${tokens.color.surface.raised};
  box-shadow: ${tokens.shadow.card};
  header {
    display: grid;
    gap: ${tokens.space[2]};
  }
  p {
    color: ${tokens.color.text.muted};
  }
`;
