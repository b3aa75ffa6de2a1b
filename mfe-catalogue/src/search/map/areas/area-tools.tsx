import { MOST_AREAS } from '@lintel/api-contract';
import type { Area, Drawing } from '@lintel/map';
import { formatDistance, useLocale } from '@lintel/i18n';
import { Button, closeIcon, IconButton, LiveRegion, Select, tokens, trashIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { noMap, type MapQuery } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $window } from '#search/model/results-map.model.ts';
import { TypedArea } from './typed-area.tsx';
import { usePanel } from '#common/layout/use-panel.ts';

export interface AreaToolsProps {
  query: SearchQuery;
  mode: Drawing['mode'];
  onMode(mode: Drawing['mode']): void;
  /** Without a radius it stays as it is; null takes it away. */
  onChange(map: MapQuery, options?: { replace?: boolean }, radius?: number | null): void;
}

/** Areas to look in or to leave out: drawn, typed, or around the middle of the map; each can be taken away again. */
export function AreaTools({ query, mode, onMode, onChange }: AreaToolsProps) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { isOpen, open, close, buttonRef, panel } = usePanel();
  const { box: _, ...map } = query.map ?? noMap;
  const setAreas = (areas: readonly Area[]) => onChange({ ...map, areas });
  if (mode) {
    return (
      <Panel>
        <p>{t('search.draw.how')}</p>
        <LiveRegion>{t('search.draw.how')}</LiveRegion>
        <Button size="small" tone="secondary" ref={buttonRef} onClick={() => onMode(null)}>
          {common('actions.cancel')}
        </Button>
      </Panel>
    );
  }
  if (!isOpen) {
    return (
      <Button size="small" tone="secondary" aria-expanded={false} ref={buttonRef} onClick={open}>
        {map.areas.length > 0 ? t('search.chip.areas', { count: map.areas.length }) : t('search.draw.open')}
      </Button>
    );
  }
  const isFull = map.areas.length >= MOST_AREAS;
  return (
    <Panel role="group" aria-label={t('search.draw.open')} {...panel}>
      <header>
        <strong>{t('search.draw.open')}</strong>
        <IconButton shape={closeIcon} label={common('actions.close')} onClick={close} />
      </header>
      <Areas areas={map.areas} onAreas={setAreas} />
      <Row>
        <Button size="small" disabled={isFull} onClick={() => onMode('included')}>
          {t('search.draw.include')}
        </Button>
        <Button size="small" tone="secondary" disabled={isFull} onClick={() => onMode('excluded')}>
          {t('search.draw.exclude')}
        </Button>
      </Row>
      <AroundHere query={query} onChange={onChange} />
      <TypedArea disabled={isFull} onArea={(area) => setAreas([...map.areas, area])} />
    </Panel>
  );
}

function Areas({ areas, onAreas }: { areas: readonly Area[]; onAreas(areas: readonly Area[]): void }) {
  const { t } = useDeferredTranslation();
  if (areas.length === 0) return null;
  return (
    <ul role="list">
      {areas.map((area, index) => {
        const name = t(area.excluded ? 'search.draw.excludedArea' : 'search.draw.area', {
          number: index + 1,
        });
        return (
          // Areas have no names of their own; their order is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span>{name}</span>
            <Button
              size="small"
              tone="quiet"
              aria-label={t('search.draw.turnNamed', { name })}
              onClick={() => onAreas(areas.with(index, { ...area, excluded: !area.excluded }))}
            >
              {t(area.excluded ? 'search.draw.lookIn' : 'search.draw.leaveOut')}
            </Button>
            <IconButton
              shape={trashIcon}
              label={t('search.draw.remove', { name })}
              onClick={() => onAreas(areas.toSpliced(index, 1))}
            />
          </li>
        );
      })}
    </ul>
  );
}

const distances = [0.5, 1, 2, 5, 10, 25];

/** The twin of drawing that needs no dragging: a circle around the middle of the map. */
function AroundHere({ query, onChange }: Pick<AreaToolsProps, 'query' | 'onChange'>) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const window = useUnit($window);
  const { box: _, at: _at, ...map } = query.map ?? noMap;
  const value = query.map?.at && query.radius !== undefined ? String(query.radius) : '';
  return (
    <Select
      label={t('search.draw.around')}
      value={value}
      options={[
        { value: '', label: t('search.filters.anyDistance') },
        ...distances.map((km) => ({
          value: String(km),
          label: formatDistance(km, { unit: 'km', locale }),
        })),
      ]}
      onChange={({ target }) => {
        if (target.value === '' || !window) onChange(map, undefined, null);
        else onChange({ ...map, at: query.map?.at ?? window.center }, undefined, Number(target.value));
      }}
    />
  );
}

const { color, space } = tokens;

const Panel = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: min(320px, calc(100vw - 64px));
  padding: ${space[3]} ${space[4]} ${space[4]};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  header,
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    > :first-child {
      flex: 1;
    }
  }
  ul {
    margin: 0;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
