import { Button, globeIcon, listIcon, SegmentedControl } from '@lintel/ui';
import type { ResultsView } from '#common/search/map-query.ts';
import { useLaterTexts } from '#later-texts.ts';
import { useIsAtLeast } from './use-width.ts';

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
  const { t } = useLaterTexts();
  const isRoomy = useIsAtLeast('laptop');
  const hasSplit = useIsAtLeast('desktop');
  if (!isRoomy) {
    const other = view === 'map' ? 'list' : 'map';
    return (
      <Button tone="secondary" icon={other === 'map' ? globeIcon : listIcon} onClick={() => onView(other)}>
        {t(names[other])}
      </Button>
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
