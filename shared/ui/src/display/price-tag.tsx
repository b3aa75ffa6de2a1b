import { formatMoney, useLocale, type MoneyStyle } from '@lintel/i18n';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** How prices are written, from the settings. */
export type Currency = Omit<MoneyStyle, 'locale'>;

/** For how long a rent pays. */
export type RentPeriod = 'daily' | 'monthly' | 'quarterly' | 'yearly';

const monthsOf: Record<RentPeriod, number> = { daily: 12 / 365, monthly: 1, quarterly: 3, yearly: 12 };

/** What a rent costs a month, whatever period it pays. */
export const perMonth = (rent: number, period: RentPeriod): number => rent / monthsOf[period];

export interface PriceTagProps {
  /** Amount in the currency's main unit; 0 means that the owner tells it on request. */
  value: number;
  currency: Currency;
  /** Only for rents. */
  period?: RentPeriod | undefined;
  /** `card` or the larger `detail`. */
  size?: 'card' | 'detail';
}

/**
 * A price: compact where the settings say so; complete for assistive technology, and with cents in the tooltip (docs/spec/client.md#money).
 * A rent that is not paid by the month shows what a month costs.
 */
export function PriceTag({ value, currency, period, size = 'card' }: PriceTagProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (value === 0) return <Price data-size={size}>{t('price.onRequest')}</Price>;
  const shown = formatMoney(value, { ...currency, locale });
  const whole = formatMoney(value, { ...currency, suffix: false, locale });
  const full = formatMoney(value, { ...currency, suffix: false, cents: true, locale });
  return (
    <Price data-size={size} title={full}>
      {shown === whole ? (
        <bdi dir="ltr">{shown}</bdi>
      ) : (
        <>
          <bdi dir="ltr" aria-hidden>
            {shown}
          </bdi>
          <VisuallyHidden>{whole}</VisuallyHidden>
        </>
      )}
      {period && <small>{t(`price.${period}`)}</small>}
      {period && period !== 'monthly' && (
        <small data-line>
          <bdi dir="ltr">{formatMoney(Math.round(perMonth(value, period)), { ...currency, locale })}</bdi>
          {t('price.monthly')}
        </small>
      )}
    </Price>
  );
}

const Price = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  align-items: baseline;
  gap: ${tokens.space[1]};
  position: relative;
  color: ${tokens.color.text.default};
  font: ${tokens.font.price};
  font-variant-numeric: tabular-nums;
  &[data-size='detail'] {
    font: ${tokens.font.priceLarge};
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  /* What a month costs stands below, so that no line begins with half of it. */
  [data-line] {
    flex-basis: 100%;
  }
`;
