import { media, Panel, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { drawn } from '#common/media/drawn.ts';

export const Box = styled(Panel)`
  h2 {
    margin-block-end: ${tokens.space[4]};
    font: ${tokens.font.h2};
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: ${tokens.space[3]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  ${media.print} {
    details:not([open]) {
      display: none;
    }
  }
`;
export const Fold = styled.details`
  margin-block-start: ${tokens.space[4]};
  > summary {
    padding-block: ${tokens.space[2]};
    color: ${tokens.color.text.link};
    font: ${tokens.font.smallStrong};
    cursor: pointer;
  }
`;
export const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${tokens.space[4]};
`;
export const Score = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  max-inline-size: 640px;
  margin-block: ${tokens.space[3]};
  font: ${tokens.font.bodyStrong};
  font-variant-numeric: tabular-nums;
`;
export const Sentence = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  strong {
    font: ${tokens.font.h3};
  }
`;
export const Bar = styled.span`
  display: flex;
  flex: 1;
  gap: 2px;
  block-size: 12px;
  i {
    border-radius: ${tokens.radius.pill};
    ${drawn(tokens.color.border.control)};
    transition: inline-size ${tokens.motion.enter};
  }
  &[data-winner='a'] i:first-child,
  &[data-winner='b'] i:last-child {
    ${drawn(tokens.color.action.default)};
  }
`;
export const Note = styled.p`
  margin-block-start: ${tokens.space[2]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
