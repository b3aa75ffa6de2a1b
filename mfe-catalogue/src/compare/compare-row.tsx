import { formatArea, formatCount, formatDistance, formatMoney, formatWhen, useLocale } from '@lintel/i18n';
import { useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import { checkIcon, Icon, media, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { css } from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { OwnRow, RowReason, ComparedRow } from '#compare/model/rows.ts';
import type { Side } from '#compare/model/verdict.ts';
import { Line } from './compare-row.styles.ts';

interface Props {
  row: ComparedRow;
  /** Stands where a side does not state it. */
  missing: string;
}

const names = {
  price: 'comparison.row.price',
  perArea: 'comparison.row.perArea',
  deal: 'comparison.row.deal',
  place: 'comparison.row.place',
  posted: 'comparison.row.posted',
  saved: 'comparison.row.saved',
  views: 'comparison.row.views',
} as const satisfies Record<OwnRow, string>;

/** One row: its name, both values, and which is better and why. */
export function CompareRow({ row, missing }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const text = useValueText();
  const reasonText = useReasonText();
  const name = 'own' in row.name ? t(names[row.name.own]) : row.name.text;
  const cell = (side: Side) => {
    const value = row[side];
    const reason = row.better?.side === side ? row.better.reason : undefined;
    const period = row.period?.[side];
    return (
      <span role="cell" data-state={value === null ? 'missing' : reason ? 'better' : 'stated'}>
        <bdi>
          {value === null ? missing : text(row, value)}
          {value !== null && period && common(`price.${period}`)}
        </bdi>
        {reason && (
          <small>
            <Icon shape={checkIcon} size={16} label={t('comparison.better')} />
            {reasonText(reason)}
          </small>
        )}
      </span>
    );
  };
  return (
    <Line role="row" data-row>
      <span role="rowheader" dir="auto">
        {name}
      </span>
      {cell('a')}
      {cell('b')}
    </Line>
  );
}

/** Writes what a side states in the language of the page. */
function useValueText() {
  const { t: common } = useTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const unit = useReadable(useShell().settings)?.distance_option ?? 'km';
  return ({ name, group }: ComparedRow, value: string | number): string => {
    const own = 'own' in name ? name.own : null;
    if (own === 'price' || own === 'perArea')
      return formatMoney(Number(value), { ...currency, suffix: false, locale });
    if (own === 'deal') return common(`dealType.${value as 'sell' | 'rent' | 'sold' | 'rented'}`);
    if (own === 'posted') return formatWhen(String(value), { now: Date.now(), locale });
    if (own === 'saved' || own === 'views') return formatCount(Number(value), locale);
    return group === 'places' ? formatDistance(Number(value), { unit, locale }) : String(value);
  };
}

function useReasonText() {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const unit = useReadable(useShell().settings)?.distance_option ?? 'km';
  return ({ kind, value }: RowReason): string => {
    switch (kind) {
      case 'percent':
        return t('comparison.reason.percent', { value: formatCount(value, locale) });
      case 'area':
        return t('comparison.reason.area', { value: formatArea(value, { locale }) });
      case 'distance':
        return t('comparison.reason.distance', { value: formatDistance(value, { unit, locale }) });
      case 'count':
        return t('comparison.reason.count', { value: formatCount(value, locale) });
    }
  };
}

/** Columns that all rows of the table share. */
export const rowGrid = css`
  [data-row] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[1]} ${tokens.space[4]};
    > :first-child {
      grid-column: 1 / -1;
    }
    ${media.tablet} {
      grid-template-columns: minmax(7.5rem, 1fr) repeat(2, minmax(0, 2fr));
      > :first-child {
        grid-column: auto;
      }
    }
  }
`;
