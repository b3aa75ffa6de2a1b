import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { drawn } from '#common/media/drawn.ts';

const { color, space } = tokens;
/** Amounts at the left of the areas, years below them, and the slider under these; left to right in every language. */
export const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[2]};
  position: relative;
  color: ${color.text.muted};
  font: ${tokens.font.micro};
  font-variant-numeric: tabular-nums;
  svg {
    grid-area: 1 / 2;
    inline-size: 100%;
    block-size: clamp(180px, 26vw, 280px);
    overflow: visible;
    touch-action: pan-y;
  }
  path[data-part] {
    fill: ${color.action.default};
    fill-opacity: 0.28;
  }
  path[data-part='interest'] {
    fill: ${color.accent.text};
    fill-opacity: 0.22;
  }
  path[data-edge] {
    fill: none;
    stroke: ${color.action.default};
    stroke-width: 2;
  }
  path[data-edge='interest'] {
    stroke: ${color.accent.text};
  }
  line {
    stroke: ${color.text.default};
    stroke-dasharray: 4 4;
  }
  line[data-grid] {
    stroke: ${color.border.hairline};
    stroke-dasharray: none;
  }
  input {
    grid-area: 3 / 2;
    inline-size: calc(100% + 16px);
    margin: 0 -8px;
    accent-color: ${color.action.default};
  }
`;
export const Amounts = styled.div`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  /* The middle of each amount is on its line. */
  margin-block: -8px;
  line-height: 16px;
  text-align: end;
`;
export const Years = styled.div`
  grid-area: 2 / 2;
  position: relative;
  block-size: 24px;
  span {
    position: absolute;
    inset-block-start: ${space[1]};
    translate: -50% 0;
  }
`;
/** Values of the year under the pointer, or of the slider that has the focus. */
export const Bubble = styled.div`
  grid-area: 1 / 2;
  position: relative;
  justify-self: start;
  align-self: start;
  display: none;
  gap: 2px;
  margin-inline-start: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border.hairline};
  border-radius: ${tokens.radius.control};
  background: ${color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  color: ${color.text.default};
  white-space: nowrap;
  pointer-events: none;
  [data-plot]:hover > &,
  [data-plot]:has(input:focus-visible) > & {
    display: grid;
  }
  &[data-side='before'] {
    margin-inline-start: calc(-1 * ${space[2]});
    translate: -100% 0;
  }
  span::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: ${space[2]};
    border-radius: 2px;
    ${drawn(color.action.default)};
  }
  span[data-part='interest']::before {
    ${drawn(color.accent.text)};
  }
`;
