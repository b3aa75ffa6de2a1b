import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import * as moreShapes from '../icons/more-shapes.ts';
import * as firstShapes from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { Example, Examples } from './layout.tsx';

const { color, font } = tokens;

const surfaces: [name: string, fill: string, text: string][] = [
  ['canvas', color.surface.canvas, color.text.default],
  ['subtle', color.surface.subtle, color.text.default],
  ['sunken', color.surface.sunken, color.text.default],
  ['raised', color.surface.raised, color.text.default],
  ['overlay', color.surface.overlay, color.text.default],
  ['inverse', color.surface.inverse, color.text.inverse],
  ['action', color.action.default, color.text.onAction],
  ['action tint', color.action.tint, color.action.onTint],
  ['accent', color.accent.fill, color.accent.onFill],
  ['danger', color.danger.fill, color.danger.text],
  ['success', color.success.fill, color.success.text],
  ['warning', color.warning.fill, color.warning.text],
  ['info', color.info.fill, color.info.text],
  ['✓ affordable', color.affordable.fill, color.affordable.text],
  ['~ stretch', color.stretch.fill, color.stretch.text],
  ['✕ beyond', color.beyond.fill, color.beyond.text],
  ['pill', color.pill.fill, color.pill.text],
  ['pill viewed', color.pill.viewedFill, color.pill.viewedText],
  ['pill active', color.pill.activeFill, color.pill.activeText],
];

/** Colours, type and icons. */
export function FoundationStates() {
  return (
    <Examples>
      <Example name="Colours by meaning, with the text that goes on them">
        {surfaces.map(([name, background, text]) => (
          <Swatch key={name} style={{ background, color: text }}>
            {name}
          </Swatch>
        ))}
      </Example>
      <Example name="Type">
        <Lines>
          {Object.entries(font).map(([name, value]) => (
            <span key={name} style={{ font: value }}>
              {name}: 3 bedrooms near the harbour
            </span>
          ))}
        </Lines>
      </Example>
      <Example name="Icon: every shape">
        {Object.entries({ ...firstShapes, ...moreShapes }).map(([name, shape]) => (
          <Icon key={name} shape={shape} label={name} />
        ))}
      </Example>
    </Examples>
  );
}

const Swatch = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 104px;
  padding: ${tokens.space[4]} ${tokens.space[3]};
  border: 1px solid ${color.border.hairline};
  border-radius: ${tokens.radius.control};
  font: ${font.small};
`;
const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;
