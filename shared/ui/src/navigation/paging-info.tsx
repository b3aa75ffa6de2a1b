import { formatCount, useLocale } from '@lintel/i18n';
import { useTranslation } from 'react-i18next';

export interface PagingInfoProps {
  /** Index of the first row on screen, from 0. */
  offset: number;
  /** Rows on screen. */
  shown: number;
  total: number;
}

/** "11 to 20 of 128", spoken when it changes. */
export function PagingInfo({ offset, shown, total }: PagingInfoProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  return (
    <span role="status">
      {t('paging.range', {
        from: count(Math.min(offset + 1, total)),
        to: count(offset + shown),
        total: count(total),
      })}
    </span>
  );
}
