export { Chart, type ChartProps, type ChartSeries } from './chart.tsx';
export type { ChartKind, Values } from './chart-shape.ts';
