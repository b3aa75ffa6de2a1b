// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { root } from '../../bootstrap.mjs';
import { exposedMetrics } from './exposed-metrics.mjs';
import { expressionOf, problemsOf } from './expressions.mjs';

const folder = path.join(root, 'deploy/observability');
const read = (/** @type {string} */ name) => fs.readFileSync(path.join(folder, name), 'utf8');
const dashboards = fs.readdirSync(path.join(folder, 'grafana'));
const exposed = await exposedMetrics();

/** @returns {{ alert: string, expr: string, labels: { severity: string }, annotations: { summary: string } }[]} */
const alerts = () =>
  parse(read('alerts.yml')).groups.flatMap((/** @type {{ rules: object[] }} */ { rules }) => rules);

/** @param {string} name @returns {{ title: string, gridPos: { x: number, y: number, w: number, h: number }, targets: { expr: string, legendFormat: string }[] }[]} */
const panels = (name) => JSON.parse(read(`grafana/${name}`)).panels;

test('each alert asks for metrics and labels that a server exposes', () => {
  assert.ok(alerts().length > 10);
  for (const { alert, expr } of alerts()) assert.deepEqual([alert, problemsOf(expr, exposed)], [alert, []]);
});

test('each alert states how urgent it is, and names only labels that it keeps', () => {
  for (const { alert, expr, labels, annotations } of alerts()) {
    assert.ok(['page', 'ticket'].includes(labels.severity), alert);
    const named = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label);
    const { metrics, labels: kept } = expressionOf(expr);
    const available = new Set([
      'job',
      'instance',
      ...kept,
      ...[...metrics].flatMap((name) => exposed.get(name) ?? []),
    ]);
    for (const label of named) assert.ok(available.has(label ?? ''), `${alert} names ${label}`);
  }
});

for (const name of dashboards) {
  test(`each panel of ${name} asks for metrics and labels that a server exposes`, () => {
    assert.ok(panels(name).length > 5);
    for (const { title, targets } of panels(name))
      for (const { expr } of targets) assert.deepEqual([title, problemsOf(expr, exposed)], [title, []]);
  });

  test(`no panel of ${name} covers another`, () => {
    const cells = panels(name).flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    assert.equal(new Set(cells).size, cells.length);
  });
}

test('each metric of the product is on a dashboard or in an alert', () => {
  const texts = [read('alerts.yml'), ...dashboards.map((name) => read(`grafana/${name}`))].join('\n');
  const own = [...exposed.keys()].filter(
    (name) => name.startsWith('lintel_') && !/_(bucket|sum|count)$/.test(name),
  );
  assert.ok(own.length > 20);
  assert.deepEqual(
    own.filter((name) => !texts.includes(name)),
    [],
  );
});

test('no metric has a label that Prometheus gives itself', () => {
  for (const [name, labels] of exposed)
    assert.deepEqual([name, labels.filter((label) => ['job', 'instance'].includes(label))], [name, []]);
});

test('Prometheus reads the jobs that alerts and dashboards name', () => {
  const { scrape_configs: configs, rule_files: rules } = parse(read('prometheus.yml'));
  const jobs = configs.map((/** @type {{ job_name: string }} */ { job_name: name }) => name);
  const texts = [read('alerts.yml'), ...dashboards.map((name) => read(`grafana/${name}`))].join('\n');
  for (const [, job] of texts.matchAll(/job=\\?"([\w-]+)/g)) assert.ok(jobs.includes(job), job);
  for (const file of rules) assert.ok(fs.existsSync(path.join(folder, file)), file);
});

test('Prometheus finds each server that the compose files make answer it', () => {
  const { services } = parse(fs.readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8'));
  const { services: added } = parse(read('compose.yaml'), { merge: true });
  const watched = Object.entries(added).filter(([, { environment }]) => environment?.METRICS_PORT);
  const backEnds = Object.keys(services).filter((name) => /^(api|site)-\d+$/.test(name));
  assert.deepEqual(watched.map(([name]) => name).toSorted(), backEnds.toSorted());
  /** @type {{ static_configs: { targets: string[] }[] }[]} */
  const configs = parse(read('prometheus.yml')).scrape_configs;
  assert.deepEqual(
    configs.flatMap(({ static_configs: all }) => all.flatMap(({ targets }) => targets)).toSorted(),
    watched.map(([name, { environment }]) => `${name}:${environment.METRICS_PORT}`).toSorted(),
  );
});

test('a mistake in an expression is found', () => {
  assert.deepEqual(problemsOf('sum(rate(lintel_refusal_total[5m]))', exposed), [
    'no server exposes lintel_refusal_total',
  ]);
  assert.deepEqual(problemsOf('sum by (keys) (lintel_refusals_total)', exposed), [
    'no metric in it has the label keys',
  ]);
  assert.deepEqual(problemsOf('lintel_refusals_total{route=~"/api.*"', exposed), ['cannot be parsed']);
  assert.deepEqual(problemsOf('sum(rate(lintel_refusals_total[5m])', exposed), ['cannot be parsed']);
  assert.deepEqual(problemsOf('1 > 2', exposed), ['asks for no metric']);
  assert.deepEqual(problemsOf('lintel_http_request_duration_seconds_bucket{le="1"}', exposed), []);
});
