import type { PropertyDetail } from '@lintel/api-contract';
import { formatCount, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { ButtonLink, tokens } from '@lintel/ui';
import { addresses } from '#common/addresses.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { assumptions, monthlyCost } from './costs.ts';

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

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
  strong {
    font: ${tokens.font.price};
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  [data-part='interest'] {
    --part: ${tokens.color.accent.text};
  }
  [data-part='repayment'] {
    --part: ${tokens.color.action.default};
  }
  [data-part='service'] {
    --part: ${tokens.color.border.control};
  }
`;
const Bar = styled.div`
  display: flex;
  gap: 2px;
  inline-size: 100%;
  block-size: 14px;
  border-radius: ${tokens.radius.pill};
  overflow: clip;
  span {
    background: var(--part);
  }
`;
const Parts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[8]};
  dt {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    &::before {
      content: '';
      display: inline-block;
      inline-size: 10px;
      block-size: 10px;
      margin-inline-end: ${tokens.space[2]};
      border-radius: 2px;
      background: var(--part);
    }
  }
  dd {
    font: ${tokens.font.bodyStrong};
    font-variant-numeric: tabular-nums;
  }
`;
