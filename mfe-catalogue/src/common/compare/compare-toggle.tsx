import { useReadable } from '@lintel/remote-kit';
import { Button, checkIcon, compareIcon } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { picks, togglePick, type Pickable } from './compare-picks.ts';

/** Chooses a home for the comparison. */
export function CompareToggle({ listing }: { listing: Pickable }) {
  const { t } = useDeferredTranslation();
  const isChosen = useReadable(picks).some(({ id }) => id === listing.id);
  return (
    <Button
      size="small"
      tone="quiet"
      icon={isChosen ? checkIcon : compareIcon}
      aria-pressed={isChosen}
      aria-label={t('compare.pick', { title: listing.title })}
      onClick={() => togglePick(listing)}
    >
      {t('compare.action')}
    </Button>
  );
}
