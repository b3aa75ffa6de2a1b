import styled, { css } from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

const { color, space } = tokens;

/** Colour of each series; dashes tell them apart without colour. */
const seriesColors = css`
  --series: ${color.action.default};
  &[data-series='1'] {
    --series: ${color.accent.text};
  }
  &[data-series='2'] {
    --series: ${color.info.text};
  }
`;

export const Figure = styled.figure`
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  container-type: inline-size;
  figcaption {
    font: ${tokens.font.smallStrong};
  }
  p,
  summary {
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  summary {
    inline-size: fit-content;
    min-block-size: 24px;
    cursor: pointer;
  }
`;
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  color: ${color.text.muted};
  font: ${tokens.font.small};
  list-style: none;
  li {
    ${seriesColors}
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  li::before {
    content: '';
    inline-size: 16px;
    border-block-start: 3px solid var(--series);
  }
  li[data-series='1']::before {
    border-block-start-style: dashed;
  }
  li[data-series='2']::before {
    border-block-start-style: dotted;
  }
`;
/** Values at the left of the drawing, points below it; left to right in every language. */
export const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[2]};
  position: relative;
  color: ${color.text.muted};
  font: ${tokens.font.micro};
  font-variant-numeric: tabular-nums;
  > div:has(> svg) {
    grid-area: 1 / 2;
    border-radius: 4px;
    touch-action: pan-y;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: clamp(140px, 22vw, 220px);
    overflow: visible;
  }
  &[data-kind='strip'] svg {
    block-size: 48px;
  }
  g {
    ${seriesColors}
  }
  [data-edge] {
    fill: none;
    stroke: var(--series);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  [data-series='1'] [data-edge] {
    stroke-dasharray: 6 4;
  }
  [data-series='2'] [data-edge] {
    stroke-dasharray: 2 3;
  }
  path[data-fill] {
    fill: var(--series);
    fill-opacity: 0.2;
  }
  rect {
    fill: var(--series);
  }
  line {
    stroke: ${color.border.hairline};
  }
  line[data-chosen] {
    stroke: ${color.text.default};
    stroke-dasharray: 4 4;
    visibility: hidden;
  }
  &:hover line[data-chosen],
  &:has(input:focus-visible) line[data-chosen] {
    visibility: visible;
  }
  /* The slider has no look of its own: its focus is shown around the drawing. */
  input {
    grid-area: 1 / 2;
    align-self: end;
    block-size: 1px;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  &:has(input:focus-visible) > div:has(> svg) {
    outline: 2px solid ${color.focus.outer};
    outline-offset: 4px;
  }
`;
export const Ticks = styled.div`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  /* The middle of each value is on its line. */
  margin-block: -8px;
  line-height: 16px;
  text-align: end;
`;
export const Labels = styled.div`
  grid-area: 2 / 2;
  position: relative;
  block-size: 24px;
  span {
    position: absolute;
    inset-block-start: ${space[1]};
    translate: -50% 0;
    white-space: nowrap;
  }
  [data-edge='first'] {
    translate: 0 0;
  }
  [data-edge='last'] {
    translate: -100% 0;
  }
  /* A card has room for three names. */
  @container (max-width: 40rem) {
    [data-minor='true'] {
      display: none;
    }
  }
`;
/** Values of the point under the pointer, or of the slider while it has the focus. */
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
  ${Plot}:hover > &,
  ${Plot}:has(input:focus-visible) > & {
    display: grid;
  }
  &[data-side='before'] {
    margin-inline-start: calc(-1 * ${space[2]});
    translate: -100% 0;
  }
  span {
    ${seriesColors}
  }
  span::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: ${space[2]};
    border-radius: 2px;
    background: var(--series);
  }
`;
