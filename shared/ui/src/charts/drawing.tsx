import {
  areaPath,
  barRects,
  heightAt,
  HEIGHT,
  linePath,
  WIDTH,
  type ChartKind,
  type Values,
} from './chart-shape.ts';

interface Props {
  kind: ChartKind;
  series: readonly Values[];
  ticks: readonly number[];
  /** Where the chosen point is, 0 to 1. */
  share: number;
}

/** The lines of a chart. Assistive technology reads the slider and the table instead. */
export function Drawing({ kind, series, ticks, share }: Props) {
  const top = ticks.at(-1)!;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {kind !== 'strip' &&
        ticks.map((tick) => (
          <line
            key={tick}
            data-grid
            x1={0}
            x2={WIDTH}
            y1={heightAt(tick, top)}
            y2={heightAt(tick, top)}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      {series.map((values, index) => (
        <g key={index} data-series={index}>
          {kind === 'bar' ? (
            barRects(values, top, { index, count: series.length }).map((rect) => (
              <rect key={rect.x} data-fill {...rect} />
            ))
          ) : (
            <>
              {kind !== 'line' && <path data-fill d={areaPath(kind, values, top)} />}
              <path data-edge d={linePath(kind, values, top)} vectorEffect="non-scaling-stroke" />
            </>
          )}
        </g>
      ))}
      <line
        data-chosen
        x1={share * WIDTH}
        x2={share * WIDTH}
        y1={0}
        y2={HEIGHT}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
