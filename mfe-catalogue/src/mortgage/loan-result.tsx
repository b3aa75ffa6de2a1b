import { toCents, type Loan } from '@lintel/api-contract';
import { formatCount, formatMoney, formatMonths, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { Banner, LiveRegion } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { LoanTotals } from '#common/mortgage.ts';
import { Foot, Parts, Result } from './loan-result.styles.ts';

interface Props {
  loan: Loan;
  totals: LoanTotals;
  /** Without what is paid on top. */
  plain: LoanTotals;
}

/** What the loan costs. On a phone it stays in view at the foot while the fields are filled in. */
export function LoanResult({ loan, totals, plain }: Props) {
  const { t } = useDeferredTranslation();
  const money = useMoney();
  const { extra = 0 } = loan;
  const monthly = toCents(totals.monthly + (totals.monthly > 0 ? extra : 0));
  if (loan.principal === 0)
    return (
      <div role="status">
        <Banner tone="success" title={t('mortgage.noLoan')} />
      </div>
    );
  return (
    <Result as="section" aria-label={t('mortgage.result')}>
      <p>
        <span>{t('mortgage.monthly')}</span>
        <strong dir="ltr">{money(monthly)}</strong>
      </p>
      <LiveRegion>{`${t('mortgage.monthly')}: ${money(monthly)}`}</LiveRegion>
      <dl>
        <Line name={t('mortgage.loan')} value={money(loan.principal)} />
        <Line name={t('mortgage.totalInterest')} value={money(totals.interest)} />
        <Line name={t('mortgage.totalPaid')} value={money(totals.total)} />
      </dl>
      <Share interest={totals.total > 0 ? totals.interest / totals.total : 0} />
      {extra > 0 && <Saved months={plain.months - totals.months} money={plain.interest - totals.interest} />}
      <small>{t('mortgage.estimate')}</small>
    </Result>
  );
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="ltr">{value}</dd>
  </div>
);

/** On a phone the result is below the fields: the payment stays in view at the foot while they are filled in. */
export function MonthlyBar({ totals, loan }: Pick<Props, 'totals' | 'loan'>) {
  const { t } = useDeferredTranslation();
  const money = useMoney();
  if (loan.principal === 0) return null;
  return (
    <Foot aria-hidden>
      {t('mortgage.monthly')}
      <strong dir="ltr">{money(toCents(totals.monthly + (loan.extra ?? 0)))}</strong>
    </Foot>
  );
}

/** How much of all that is paid is interest. */
function Share({ interest }: { interest: number }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const percent = formatCount(Math.round(interest * 100), locale);
  return (
    <Parts>
      <div aria-hidden>
        <i style={{ inlineSize: `${(1 - interest) * 100}%` }} />
        <i style={{ inlineSize: `${interest * 100}%` }} />
      </div>
      <span>{t('mortgage.interestShare', { percent })}</span>
    </Parts>
  );
}

function Saved({ months, money }: { months: number; money: number }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const write = useMoney();
  return (
    <Banner tone="success">
      {t('mortgage.saved', {
        time: formatMonths(months, locale),
        money: write(toCents(money)),
      })}
    </Banner>
  );
}

/** Amounts in full; with `cents` also whole ones have them, for columns. */
export function useMoney(cents = false): (value: number) => string {
  const currency = useCurrency();
  const locale = useLocale();
  return (value) => formatMoney(value, { ...currency, suffix: false, cents, locale });
}
