import { tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Something that waits for the user, and the way to it. */
export function NextStep({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <Row>
      <div>
        <strong dir="auto">{title}</strong>
        <small>{text}</small>
      </div>
      {action}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  margin-block-end: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface.subtle};
  div {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
