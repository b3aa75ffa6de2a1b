import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { BudgetPanel, type BudgetPanelProps } from '../affordability/budget-panel.tsx';
import { AreaTools, type AreaToolsProps } from './area-tools.tsx';

/** What opens over the map on demand; comes after the map itself. */
export default function MapTools({ areas, budget }: { areas: AreaToolsProps; budget: BudgetPanelProps }) {
  return (
    <Place>
      <AreaTools {...areas} />
      <BudgetPanel {...budget} />
    </Place>
  );
}

const { space } = tokens;

/** The closed tools stand below each other, on a phone in one row below the switch; an open one lies beside the zoom buttons. */
const Place = styled.div`
  position: absolute;
  inset-block: ${space[3]};
  inset-inline: ${space[3]};
  z-index: ${tokens.layer.raised};
  display: flex;
  flex-direction: column;
  align-items: end;
  gap: ${space[2]};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  > button {
    box-shadow: ${tokens.shadow.card};
  }
  > div {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 56px;
    max-block-size: 100%;
    overflow: auto;
  }
  > div ~ div {
    z-index: ${tokens.layer.raised};
  }
  ${media.phone} {
    flex-flow: row wrap;
    align-content: start;
    padding-block-start: 52px;
    &:has(> div) {
      z-index: ${tokens.layer.sticky};
    }
    /* The map is too low for an open one: that lies over the sheet of results, above the tabs of the frame. */
    > div {
      position: fixed;
      inset: auto ${space[2]} calc(64px + env(safe-area-inset-bottom) + ${space[2]});
      inline-size: auto;
      max-block-size: 65dvh;
    }
  }
`;
