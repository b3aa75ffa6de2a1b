import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface PageBodyProps {
  /** The page's one `h1`. */
  title: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** What can be done with the whole page; stands at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The content column of an ordinary page: heading, lead, content. The frame's `main` is around it. */
export function PageBody({ title, lead, actions, children }: PageBodyProps) {
  return (
    <Column>
      <Head>
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions}
      </Head>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space.page} ${tokens.space[14]};
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  h1 {
    font: ${tokens.font.h1};
  }
  p {
    margin-block-start: ${tokens.space[2]};
    max-inline-size: ${tokens.size.reading};
    color: ${tokens.color.text.muted};
  }
`;
