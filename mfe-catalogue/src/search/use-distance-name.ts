import { formatDistance, useLocale } from '@lintel/i18n';
import { useReadable, useShell } from '@lintel/remote-kit';

/** A distance of the search in the unit of the site. */
export function useDistanceName(): (distance: number) => string {
  const locale = useLocale();
  const unit = useReadable(useShell().settings)?.distance_option ?? 'km';
  const scale = unit === 'm' || unit === 'yd' ? 1000 : 1;
  return (distance) => formatDistance(distance * scale, { unit, locale });
}
