import type { Neighbourhood } from '@lintel/api-contract';
import { formatCount, formatDistance, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PropertyValues } from '#property-form/form/property-values.ts';
import { comparable, comparableNeeded } from './comparable.model.ts';
import { priceGuidance, type PriceGuidance } from './price-guidance.ts';

/** What comparable homes cost, and how the price that is typed lies among them. */
export function PriceNote() {
  const { t } = useTranslation('mfe-listings');
  const { values } = useFormState<PropertyValues>({ subscription: { values: true } });
  const { answer, need } = useUnit({ answer: comparable.$data, need: comparableNeeded });
  const { city, category, price, period, latitude, longitude } = values;
  const isRent = values.deal === 'rent' || values.deal === 'rented';
  useEffect(
    () => void need({ city, category, isRent, latitude, longitude }),
    [need, city, category, isRent, latitude, longitude],
  );
  if (!city || !category) return <Note>{t('form.guidance.later')}</Note>;
  if (!answer) return null;
  const guidance = priceGuidance(answer.data, price, isRent ? period : '');
  if (!guidance) return <Note>{t('form.guidance.few')}</Note>;
  return (
    <Note role="status">
      <Guidance {...guidance} />
      <Where stats={answer.data} />
    </Note>
  );
}

/** Which homes are compared: those around the pin, or of the city or state. */
function Where({ stats: { scope, radius_km: radius, city, state } }: { stats: Neighbourhood }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  if (scope === 'everywhere') return null;
  const distance = radius === null ? '' : formatDistance(radius, { unit: 'km', locale });
  return <span>{t(`form.guidance.where.${scope}`, { distance, city, state })}</span>;
}

function Guidance({ count, lower, median, upper, percent }: PriceGuidance) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const currency = useCurrency();
  const money = (amount: number) => formatMoney(amount, { ...currency, suffix: false, locale });
  const distance = { percent: formatCount(Math.abs(percent ?? 0), locale), count };
  return (
    <>
      {percent !== null && (
        <strong>
          {percent === 0
            ? t('form.guidance.same', distance)
            : t(percent > 0 ? 'form.guidance.above' : 'form.guidance.below', distance)}
        </strong>
      )}
      <span>
        {t('form.guidance.spread', { lower: money(lower), median: money(median), upper: money(upper) })}
      </span>
    </>
  );
}

const Note = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.subtle};
  span {
    color: ${tokens.color.text.muted};
  }
`;
