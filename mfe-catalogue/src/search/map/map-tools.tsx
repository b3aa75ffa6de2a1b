import { IconButton, tokens } from '@lintel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { BudgetPanel, type BudgetPanelProps } from '#search/affordability/budget-panel.tsx';
import { AreaTools, type AreaToolsProps } from '#search/map/areas/area-tools.tsx';

interface Props {
  areas: AreaToolsProps;
  budget: BudgetPanelProps;
  /** One button opens all of them. */
  isSmall: boolean;
  /** Searching with each move, where the tools have it. */
  follow: ReactNode;
}

/** What opens over the map on demand; comes after the map itself. */
export default function MapTools({ areas, budget, isSmall, follow }: Props) {
  if (isSmall) return <Layers areas={areas} budget={budget} follow={follow} />;
  return (
    <Place>
      <AreaTools {...areas} />
      <BudgetPanel {...budget} />
    </Place>
  );
}

/** Three sheets above each other. */
const layersIcon = { d: 'M12 3 3 8l9 5 9-5-9-5ZM3 12.5l9 5 9-5M3 17l9 5 9-5' };

/** On a small screen the map has one button for its tools. They stay while an area is drawn. */
function Layers({ areas, budget, follow }: Omit<Props, 'isSmall'>) {
  const { t } = useDeferredTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDrawing = areas.mode !== null;
  const isShown = isOpen || isDrawing;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || isDrawing) return undefined;
    const leave = ({ target }: PointerEvent) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen, isDrawing]);
  return (
    <Place
      ref={place}
      data-small
      onKeyDown={({ key, target }) => {
        if (key !== 'Escape' || (target as HTMLElement).closest('[role=group]')) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <IconButton
        ref={button}
        tone="outline"
        shape={layersIcon}
        label={t('search.map.tools')}
        aria-expanded={isShown}
        data-state={(areas.query.map?.areas.length ?? 0) > 0 ? 'used' : 'idle'}
        onClick={() => setOpen(!isOpen)}
      />
      {isShown && (
        <Tray data-tray>
          {!isDrawing && follow}
          <AreaTools {...areas} />
          {!isDrawing && <BudgetPanel {...budget} />}
        </Tray>
      )}
    </Place>
  );
}

const { color, space } = tokens;

/** The closed tools stand below each other; an open one lies beside the zoom buttons, over the others. */
const Place = styled.div`
  position: absolute;
  inset-block: var(--map-top, ${space[3]}) ${space[3]};
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
    &[data-state='used'] {
      background: ${color.action.default};
      color: ${color.text.onAction};
    }
  }
  &:not([data-small]) {
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
    /* The buttons would stick out from under the one that is open. */
    &:has(> div) > button {
      visibility: hidden;
    }
  }
  &[data-small]:has([role='group']) {
    z-index: ${tokens.layer.sticky};
  }
`;
const Tray = styled.div`
  /* Beside its button, so that it reaches the other ones nowhere. */
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: calc(${tokens.size.touch} + ${space[2]});
  display: grid;
  gap: ${space[2]};
  max-inline-size: 100%;
  padding: ${space[3]};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  /* The map is too low for an open one: that lies over the sheet of results, above the tabs of the frame. */
  > div[role='group'] {
    position: fixed;
    inset: auto ${space[2]} calc(64px + env(safe-area-inset-bottom) + ${space[2]});
    inline-size: auto;
    max-block-size: 65dvh;
    overflow: auto;
  }
`;
