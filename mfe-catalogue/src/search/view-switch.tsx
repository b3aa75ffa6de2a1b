import { IconButton, listIcon, mapIcon, SegmentedControl } from '@lintel/ui';
import type { ResultsView } from '#common/search/filters/map-query.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useIsAtLeast } from '#common/layout/use-is-at-least.ts';

const names = {
  grid: 'search.view.grid',
  list: 'search.view.list',
  split: 'search.view.split',
  map: 'search.view.map',
} as const satisfies Record<ResultsView, string>;

interface Props {
  view: ResultsView;
  onView(view: ResultsView): void;
}

/** How results are shown: all ways where there is room for them, else list or map. */
export function ViewSwitch({ view, onView }: Props) {
  const { t } = useDeferredTranslation();
  const isRoomy = useIsAtLeast('laptop');
  const hasSplit = useIsAtLeast('desktop');
  if (!isRoomy) {
    const other = view === 'map' ? 'list' : 'map';
    return (
      // Without words: beside it are the filters and the order, which need the room of a phone.
      <IconButton
        tone="outline"
        shape={other === 'map' ? mapIcon : listIcon}
        label={t(names[other])}
        onClick={() => onView(other)}
      />
    );
  }
  return (
    <SegmentedControl
      label={t('search.view.label')}
      options={(Object.keys(names) as ResultsView[])
        .filter((name) => hasSplit || name !== 'split')
        .map((name) => ({ value: name, label: t(names[name]) }))}
      value={view}
      onValue={onView}
    />
  );
}
