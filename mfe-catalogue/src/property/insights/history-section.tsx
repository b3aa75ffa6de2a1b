import { formatCount, formatDate, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { DataTable, EmptyState, ErrorState, clockIcon, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { historyOf, stepPath, type History, type HistoryRow } from './history.ts';
import { history } from './insights.model.ts';
import { Chart, Stack } from './history-section.styles.ts';

const whatKeys = {
  posted: 'history.posted',
  repriced: 'history.repriced',
  hidden: 'history.hidden',
  shown: 'history.shown',
  sold: 'history.sold',
  rented: 'history.rented',
  offered: 'history.offered',
} as const satisfies Record<HistoryRow['what'], string>;

/** What happened to the home since it was first offered, also under earlier postings: sentence, step chart, table. */
export function HistorySection() {
  const { t } = useDeferredTranslation();
  const { answer, error, pending, refresh } = useUnit({
    answer: history.$data,
    error: history.$error,
    pending: history.$pending,
    refresh: history.refresh,
  });
  if (!answer && error) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!answer) return <Skeleton height="220px" shape="box" />;
  const life = historyOf(answer.data ?? [], Date.now());
  if (!life) return <EmptyState icon={clockIcon} title={t('history.empty')} />;
  return <Life life={life} />;
}

function Life({ life }: { life: History }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const money = useMoney();
  const { days, reposts, since, steps, overall, rows } = life;
  const facts = [
    t('history.days', { count: days, shown: formatCount(days, locale) }),
    t('history.since', { date: formatDate(since, { locale }) }),
    reposts > 0 && t('history.reposted', { count: reposts }),
    overall && t('history.overall', { percent: signed(overall, locale) }),
  ].filter(Boolean);
  return (
    <Stack>
      <p>{facts.join(' · ')}</p>
      {steps.length > 0 && <StepChart life={life} />}
      <DataTable
        caption={t('history.table')}
        rowKey={(row) => `${row.at} ${row.what}`}
        rows={rows}
        columns={[
          { key: 'at', header: t('history.when'), cell: ({ at }) => formatDate(at, { locale }) },
          {
            key: 'what',
            header: t('history.what'),
            cell: ({ what, isEarlier }) =>
              isEarlier ? t('history.earlier', { what: t(whatKeys[what]) }) : t(whatKeys[what]),
          },
          {
            key: 'price',
            header: t('history.price'),
            numeric: true,
            cell: ({ price, change }) =>
              price === undefined
                ? '–'
                : [money(price), change ? `(${signed(change, locale)})` : ''].join(' '),
          },
        ]}
      />
      <small>{t('history.how')}</small>
    </Stack>
  );
}

const BOX = { width: 600, height: 120 };

/** The table below has the same in numbers. */
function StepChart({ life: { steps, since } }: { life: History }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const money = useMoney();
  const prices = steps.map(({ price }) => price);
  const path = stepPath(steps, { ...BOX, from: since, to: Date.now() });
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (
    <Chart dir="ltr">
      <svg
        viewBox={`-4 -8 ${BOX.width + 8} ${BOX.height + 16}`}
        role="img"
        aria-label={t('history.chart', { low: money(low), high: money(high) })}
        preserveAspectRatio="none"
      >
        <path d={`${path}V${BOX.height + 8}H0Z`} data-part="area" />
        <path d={path} data-part="line" />
      </svg>
      <span>{money(high)}</span>
      {low !== high && <span data-at="low">{money(low)}</span>}
      <small>{formatDate(since, { locale })}</small>
      <small data-at="end">{t('history.today')}</small>
    </Chart>
  );
}

function useMoney() {
  const locale = useLocale();
  const currency = useCurrency();
  return (value: number) => formatMoney(value, { ...currency, locale });
}

const signed = (value: number, locale: string) =>
  `${value > 0 ? '+' : '−'}${new Intl.NumberFormat(locale, { numberingSystem: 'latn', style: 'percent', maximumFractionDigits: 1 }).format(Math.abs(value) / 100)}`;
