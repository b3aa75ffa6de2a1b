// @ts-check
// Which metrics and labels an expression of Prometheus asks for.
import { parser } from '@prometheus-io/lezer-promql';

/** @typedef {{ metrics: Set<string>, labels: Set<string>, isWhole: boolean }} Expression `isWhole`: the parser understood all of it. */

/** Variables of Grafana, which it replaces before Prometheus sees them. @param {string} text */
const withoutVariables = (text) => text.replaceAll(/\$__(rate_)?interval/g, '5m');

/** @param {string} text @returns {Expression} */
export function expressionOf(text) {
  const source = withoutVariables(text);
  /** @type {Expression} */
  const found = { metrics: new Set(), labels: new Set(), isWhole: source.trim() !== '' };
  parser.parse(source).iterate({
    enter({ type, from, to, node }) {
      const part = source.slice(from, to);
      if (type.isError) found.isWhole = false;
      else if (type.name === 'LabelName') found.labels.add(part);
      else if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') found.metrics.add(part);
    },
  });
  return found;
}

/** Labels that Prometheus itself adds to what it reads. */
const OF_PROMETHEUS = ['job', 'instance'];

/**
 * What is wrong with an expression; nothing when all of it is exposed.
 * @param {string} text
 * @param {Map<string, readonly string[]>} exposed metric → its labels
 * @returns {string[]}
 */
export function problemsOf(text, exposed) {
  const { metrics, labels, isWhole } = expressionOf(text);
  if (!isWhole) return ['cannot be parsed'];
  if (metrics.size === 0) return ['asks for no metric'];
  const unknown = [...metrics].filter((name) => !exposed.has(name));
  const known = new Set([...OF_PROMETHEUS, ...[...metrics].flatMap((name) => exposed.get(name) ?? [])]);
  return [
    ...unknown.map((name) => `no server exposes ${name}`),
    ...[...labels]
      .filter((label) => !known.has(label))
      .map((label) => `no metric in it has the label ${label}`),
  ];
}
