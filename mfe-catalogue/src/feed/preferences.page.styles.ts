import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color, space } = tokens;
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  form {
    display: grid;
    gap: ${space[5]};
    align-content: start;
  }
  h2 {
    font: ${tokens.font.h2};
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
    gap: ${space[10]};
  }
`;
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  button {
    inline-size: 100%;
    min-block-size: ${tokens.size.touch};
    padding: ${space[2]} 0;
    border: 0;
    border-block-start: 4px solid ${color.border.hairline};
    background: none;
    color: ${color.text.muted};
    font: ${tokens.font.smallStrong};
    text-align: start;
    cursor: pointer;
    &[aria-current] {
      border-color: ${color.action.default};
      color: ${color.text.default};
    }
    /* Done; the button leads back. */
    &[data-state='done'] {
      border-color: ${color.action.default};
      color: ${color.text.link};
    }
    &:hover {
      color: ${color.text.default};
    }
    svg {
      margin-inline-end: ${space[1]};
      vertical-align: -2px;
    }
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
