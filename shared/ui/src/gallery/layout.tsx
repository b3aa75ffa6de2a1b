import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

/** A named example: the names of its components, and behind a colon what it shows of them. */
export function Example({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure>
      <Name>{name}</Name>
      {wide ? children : <Row>{children}</Row>}
    </figure>
  );
}

/** Examples under each other. */
export const Examples = styled.div`
  display: grid;
  /* A row that scrolls does not widen the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;
/** Examples beside each other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${tokens.space[6]};
  align-items: start;
`;
const Name = styled.figcaption`
  margin-block-end: ${tokens.space[2]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  > * {
    max-inline-size: 100%;
  }
`;
