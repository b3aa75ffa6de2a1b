import { tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color, space } = tokens;

export const Field = styled.input`
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: ${space[4]};
  border: 1px solid ${color.border.control};
  border-radius: ${tokens.radius.control};
  background: ${color.surface.canvas};
  font: ${tokens.font.body};
`;
export const Note = styled.p`
  padding-block-start: ${space[3]};
  color: ${color.text.muted};
  font: ${tokens.font.small};
`;
export const List = styled.div`
  margin-block-start: ${space[3]};
  /* The same however many there are: the field does not move while the user types. */
  block-size: min(520px, 100dvh - 240px);
  min-block-size: 160px;
  overflow-y: auto;
`;
export const Heading = styled.div`
  padding: ${space[3]} ${space[3]} ${space[1]};
  color: ${color.text.muted};
  font: ${tokens.font.smallStrong};
`;
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${tokens.size.touch};
  padding: ${space[1]} ${space[3]};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color.text.muted};
  }
  bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    flex: none;
    max-inline-size: 40%;
    overflow: hidden;
    color: ${color.text.muted};
    font: ${tokens.font.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    background: ${color.surface.sunken};
  }
  &[aria-selected='true'] {
    background: ${color.action.tint};
    color: ${color.action.onTint};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
`;
