/** One line of what Prometheus reads. */
export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-z_A-Z0-9:]+)(?:\{(.*)\})? (\S+)$/;

/** Reads the metrics of a server as Prometheus does. */
export async function scrape(port: number): Promise<Series[]> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (reply.status !== 200) throw new Error(`metrics answered ${reply.status}`);
  return (await reply.text())
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = LINE.exec(line) ?? [];
      if (name === '') throw new Error(`not a series: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, key = '', text = '']) => [key, text])),
        value: Number(value),
      };
    });
}

/** The value of the series with these labels; undefined where there is none. */
export const valueOf = (
  all: readonly Series[],
  name: string,
  wanted: Readonly<Record<string, string>> = {},
): number | undefined =>
  all.find(
    (series) =>
      series.name === name && Object.entries(wanted).every(([key, value]) => series.labels[key] === value),
  )?.value;
