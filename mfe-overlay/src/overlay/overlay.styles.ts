import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color, space } = tokens;
export const Panel = styled.section`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block: ${space[3]};
  inset-inline-end: ${space[3]};
  display: flex;
  flex-direction: column;
  inline-size: min(440px, calc(100vw - 2 * ${space[3]}));
  border: 1px solid ${color.border.control};
  border-radius: ${tokens.radius.sheet};
  background: ${color.surface.overlay};
  color: ${color.text.default};
  box-shadow: ${tokens.shadow.dialog};
  font: ${tokens.font.small};
  ${media.phone} {
    inset-block-start: 35dvh;
    inset-block-end: 0;
    inset-inline: 0;
    inline-size: 100%;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  ${media.print} {
    display: none;
  }
`;
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[2]};
  padding-inline: ${space[5]} ${space[3]};
  border-block-end: 1px solid ${color.border.hairline};
  h2 {
    font: ${tokens.font.h3};
  }
`;
export const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  flex: 1;
  min-block-size: 0;
  padding: ${space[4]} ${space[5]} ${space[6]};
  overflow: auto;
`;
