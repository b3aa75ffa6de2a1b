import { Panel, tokens, useKeptFocus } from '@lintel/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A section of a page of the account. */
export const PagePart = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  justify-items: start;
  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
  h2 {
    font: ${tokens.font.h3};
  }
  p {
    max-inline-size: ${tokens.size.reading};
    color: ${tokens.color.text.muted};
  }
`;

/** Lines with a name at the start and what is known or done at the end. The focus stays in it when a line or its button goes. */
export function PageLines({ children }: { children: ReactNode }) {
  return <Lines ref={useKeptFocus()}>{children}</Lines>;
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
  }
  li + li {
    border-block-start: 1px solid ${tokens.color.border.hairline};
  }
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
