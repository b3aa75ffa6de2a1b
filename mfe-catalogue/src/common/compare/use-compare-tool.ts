import { useReadable } from '@lintel/remote-kit';
import { checkIcon, compareIcon } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { CardTool } from '#common/card-tools/card-tools.tsx';
import { picks, togglePick, type Pickable } from './compare-picks.ts';

/** Chooses a home for the comparison, or takes it out again. */
export function useCompareTool(listing: Pickable): CardTool {
  const { t } = useDeferredTranslation();
  const isChosen = useReadable(picks).some(({ id }) => id === listing.id);
  return {
    key: 'compare',
    shape: isChosen ? checkIcon : compareIcon,
    label: t('compare.pick', { title: listing.title }),
    tip: t('compare.action'),
    pressed: isChosen,
    onPress: () => togglePick(listing),
  };
}
