import { media, Panel, tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Result = styled(Panel)`
  display: grid;
  gap: ${tokens.space[4]};
  > p {
    display: grid;
    gap: ${tokens.space[1]};
  }
  > p strong {
    font: ${tokens.font.priceLarge};
    font-variant-numeric: tabular-nums;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  dl {
    display: grid;
    gap: ${tokens.space[2]};
    margin: 0;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space[4]};
  }
  dt {
    color: ${tokens.color.text.muted};
  }
  dd {
    margin: 0;
    font: ${tokens.font.bodyStrong};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${tokens.size.header} + ${tokens.space[4]});
  }
`;
export const Parts = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  font: ${tokens.font.small};
  > div {
    display: flex;
    gap: 2px;
    block-size: 12px;
  }
  i {
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.action.default};
  }
  i:last-child {
    background: ${tokens.color.accent.text};
  }
`;
export const Foot = styled.p`
  display: none;
  ${media.phone} {
    position: sticky;
    /* Above the tab bar of the frame. */
    inset-block-end: calc(72px + env(safe-area-inset-bottom));
    z-index: ${tokens.layer.raised};
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-start: ${tokens.space[4]};
    padding: ${tokens.space[2]} ${tokens.space[4]};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface.inverse};
    color: ${tokens.color.text.inverse};
    box-shadow: ${tokens.shadow.popover};
    strong {
      font: ${tokens.font.price};
      font-variant-numeric: tabular-nums;
    }
  }
`;
