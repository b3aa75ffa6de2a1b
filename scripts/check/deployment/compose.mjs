// @ts-check
// deploy/compose.yaml: its schema and the rules of a linter, and what it names.
import fs from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { parseDocument } from 'yaml';

/** @typedef {{ image?: string, build?: unknown, command?: string, environment?: Record<string, string>, volumes?: string[], depends_on?: string[] | Record<string, unknown>, configs?: { source: string }[] }} Service */

/** @param {string} file @returns {{ services: Record<string, Service>, findings: string[] }} */
export function readCompose(file) {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const errors = linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === 'error')
    .map(({ line, message }) => `${file}:${line}: ${message}`);
  if (errors.length > 0) return { services: {}, findings: errors };
  const compose = parseDocument(fs.readFileSync(file, 'utf8'), { merge: true }).toJS();
  const services = /** @type {Record<string, Service>} */ (compose.services);
  const findings = Object.entries(services).flatMap(([name, service]) =>
    missingParts(path.dirname(file), service, compose).map(
      (part) => `${file}: ${name}: ${part} does not exist`,
    ),
  );
  return { services, findings };
}

/** @param {string} folder @param {Service} service @param {any} compose */
function missingParts(folder, { volumes = [], depends_on = {}, configs = [] }, compose) {
  const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
  const files = sources.filter((source) => source.startsWith('.'));
  const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
  return [
    ...files.filter((source) => !fs.existsSync(path.join(folder, source))),
    ...sources
      .filter((source) => !source.startsWith('.') && !(source in (compose.volumes ?? {})))
      .map((source) => `the volume ${source}`),
    ...needed.filter((name) => !(name in compose.services)).map((name) => `the service ${name}`),
    ...configs
      .filter(({ source }) => !(source in (compose.configs ?? {})))
      .map(({ source }) => `the configuration ${source}`),
  ];
}
