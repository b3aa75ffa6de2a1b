import { formatCount, formatList, useLocale } from '@lintel/i18n';
import { useId, useState, type PointerEvent } from 'react';
import { DataTable } from '../data/data-table.tsx';
import { useUiTexts } from '../texts.ts';
import { axisTicks, labelledPoints, shareOf, type ChartKind, type Values } from './chart-shape.ts';
import { Bubble, Figure, Labels, Legend, Plot, Ticks } from './chart.styles.ts';
import { Drawing } from './drawing.tsx';

export interface ChartSeries {
  key: string;
  /** What is counted, e.g. "Views". */
  label: string;
  values: Values;
}

export interface ChartProps {
  /** `strip`: a low line without axes, for a card or a row of a table. */
  kind?: ChartKind;
  /** What the chart shows, e.g. "Views per day". */
  caption: string;
  /** What the points are, e.g. "Day": heading of the table's first column. */
  pointHeader: string;
  /** Name of each point, as people read it. */
  points: readonly string[];
  /** At most three, or they look alike. */
  series: readonly ChartSeries[];
  /** Default: a whole number in the language on screen. */
  formatValue?: (value: number) => string;
}

/**
 * Values over time as a drawing, and the same as a table. The pointer and, with the focus on the chart, the arrow keys show the
 * values of one point. Time goes from left to right in every language.
 */
export function Chart({ kind = 'line', caption, pointHeader, points, series, formatValue }: ChartProps) {
  const { t } = useUiTexts();
  const locale = useLocale();
  const captionId = useId();
  const [chosen, setChosen] = useState<number>();
  const point = Math.min(chosen ?? Infinity, points.length - 1);
  const format = formatValue ?? ((value: number) => formatCount(value, locale));
  const textOf = (values: Values, index: number) =>
    values[index] === undefined ? '–' : format(values[index]);
  const ticks = axisTicks(series.map(({ values }) => values));
  const share = shareOf(kind, point, points.length);
  const hasAxes = kind !== 'strip';

  if (points.length === 0 || series.every(({ values }) => values.every((value) => value === undefined)))
    return (
      <Figure>
        <figcaption>{caption}</figcaption>
        <p>{t('chart.noData')}</p>
      </Figure>
    );

  function choose({ clientX, currentTarget }: PointerEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = (clientX - left) / Math.max(1, width);
    const steps = kind === 'bar' ? Math.floor(at * points.length) : Math.round(at * (points.length - 1));
    setChosen(Math.min(points.length - 1, Math.max(0, steps)));
  }
  return (
    <Figure>
      <figcaption id={captionId}>{caption}</figcaption>
      {series.length > 1 && (
        <Legend>
          {series.map(({ key, label }, index) => (
            <li key={key} data-series={index}>
              {label}
            </li>
          ))}
        </Legend>
      )}
      <Plot dir="ltr" data-kind={kind}>
        {hasAxes && (
          <Ticks aria-hidden>
            {ticks.toReversed().map((tick) => (
              <span key={tick}>{format(tick)}</span>
            ))}
          </Ticks>
        )}
        <div onPointerMove={choose} onPointerDown={choose}>
          <Drawing kind={kind} series={series.map(({ values }) => values)} ticks={ticks} share={share} />
        </div>
        <input
          type="range"
          dir="ltr"
          min={0}
          max={points.length - 1}
          value={point}
          aria-label={t('chart.point')}
          aria-describedby={captionId}
          aria-valuetext={`${points[point]}: ${formatList(
            series.map(({ label, values }) => `${label} ${textOf(values, point)}`),
            locale,
          )}`}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <Bubble
          aria-hidden
          style={{ insetInlineStart: `${share * 100}%` }}
          data-side={share > 0.5 ? 'before' : 'after'}
        >
          <b dir="auto">{points[point]}</b>
          {series.map(({ key, label, values }, index) => (
            <span key={key} dir="auto" data-series={index}>
              {label}: {textOf(values, point)}
            </span>
          ))}
        </Bubble>
        {hasAxes && (
          <Labels aria-hidden>
            {labelledPoints(points.length).map((index, at, { length }) => (
              <span
                key={index}
                dir="auto"
                data-edge={kind === 'bar' && points.length <= WIDE_BARS ? undefined : edgeOf(at, length)}
                data-minor={at > 0 && at < length - 1 && at !== Math.floor(length / 2)}
                // By the side, not the beginning, which for a name that is read from the right is the other one.
                style={{ left: `${shareOf(kind, index, points.length) * 100}%` }}
              >
                {points[index]}
              </span>
            ))}
          </Labels>
        )}
      </Plot>
      <details>
        <summary>{t('chart.table')}</summary>
        <DataTable
          caption={caption}
          rows={points.map((_, index) => index)}
          rowKey={(index) => index}
          columns={[
            { key: 'point', header: pointHeader, cell: (index: number) => points[index] },
            ...series.map(({ key, label, values }) => ({
              key,
              header: label,
              numeric: true,
              cell: (index: number) => textOf(values, index),
            })),
          ]}
        />
      </details>
    </Figure>
  );
}

/** So few bars are each about as wide as their name, which stands below its middle. */
const WIDE_BARS = 7;
/** Labels of the first and the last point stay within the drawing. */
const edgeOf = (at: number, count: number) => (at === 0 ? 'first' : at === count - 1 ? 'last' : undefined);
