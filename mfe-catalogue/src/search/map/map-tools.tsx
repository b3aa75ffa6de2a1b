import { IconButton } from '@lintel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { BudgetPanel, type BudgetPanelProps } from '#search/affordability/budget-panel.tsx';
import { AreaTools, type AreaToolsProps } from '#search/map/areas/area-tools.tsx';
import { Place, Tray } from './map-tools.styles.ts';

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
