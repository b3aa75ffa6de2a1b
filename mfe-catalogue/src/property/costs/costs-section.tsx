import type { PropertyDetail } from '@lintel/api-contract';
import { formatCount, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { ButtonLink } from '@lintel/ui';
import { addresses } from '#common/addresses.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { assumptions, monthlyCost } from './costs.ts';
import { Bar, Parts, Stack } from './costs-section.styles.ts';

/** What the home would cost in a month, as one bar with its parts, and where the assumptions can be changed. */
export function CostsSection({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const cost = monthlyCost(listing);
  if (!cost) return null;
  const money = (value: number) => formatMoney(Math.round(value), { ...currency, locale });
  return (
    <Stack>
      <p>
        <strong>{t('costs.total', { amount: money(cost.total) })}</strong>
      </p>
      <Bar aria-hidden>
        {cost.parts.map(({ kind, amount }) => (
          <span key={kind} data-part={kind} style={{ flexGrow: amount }} />
        ))}
      </Bar>
      <Parts>
        {cost.parts.map(({ kind, amount }) => (
          <div key={kind} data-part={kind}>
            <dt>{t(`costs.${kind}`)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </Parts>
      <p>
        <small>
          {t('costs.assumed', {
            down: assumptions.downPercent,
            rate: formatCount(assumptions.rate, locale),
            years: assumptions.years,
          })}
        </small>
      </p>
      <ButtonLink to={`${addresses.mortgage}?price=${listing.price}`} tone="secondary" size="small">
        {t('costs.edit')}
      </ButtonLink>
    </Stack>
  );
}
