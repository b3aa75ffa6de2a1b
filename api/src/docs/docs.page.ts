import { createHash } from 'node:crypto';
import { escapeHtml } from '#text/escape-html.ts';

type Json = Record<string, unknown>;

/** System colours only, so that the page follows light, dark and forced colours. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 6rem}
h2{font:600 1.0625rem/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
nav ul{columns:14rem;padding:0;list-style:none;font-size:.875rem}
section{border-block-start:1px solid GrayText;padding-block:1.25rem;scroll-margin-block-start:1rem}
.who{border:1px solid GrayText;border-radius:1rem;padding:0 .5rem;font-size:.8125rem;white-space:nowrap}
ul.fields{margin:.25rem 0;padding-inline-start:1.25rem}
.fields code{font-weight:600}
summary{cursor:pointer;padding-block:.25rem;font-weight:600}
a{color:LinkText}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

/** Headers of the page: it may load nothing but its own style. */
export const docsHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'public, max-age=300',
};

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'maxItems', 'format'] as const;
const limitsOf = (schema: Json) =>
  LIMITS.flatMap((name) => {
    const value = schema[name];
    // The default bounds of JSON integers carry no information.
    if (value === undefined || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return [];
    return [`${name} ${text(value)}`];
  }).join(', ');

/** The type of a schema in a few words: `string`, `integer, minimum 0`, `"sell" | "rent"`, `list of …`. */
function typeOf(schema: Json): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const options = list(schema.anyOf ?? schema.oneOf);
  if (options.length > 0) return [...new Set(options.map(typeOf))].join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(record(schema.items))}`;
  const limits = limitsOf(schema);
  return `${text(schema.type ?? 'anything')}${limits ? `, ${limits}` : ''}`;
}

/** The object whose fields are worth listing: the schema itself, the rows of a list, or the one object among options. */
function objectIn(schema: Json): Json | undefined {
  if (schema.properties) return schema;
  if (schema.type === 'array') return objectIn(record(schema.items));
  return list(schema.anyOf ?? schema.oneOf)
    .map(objectIn)
    .find(Boolean);
}

const DEEPEST = 4;
function fields(schema: Json, depth = 0): string {
  const object = objectIn(schema);
  if (!object || depth > DEEPEST) return '';
  const required = new Set(Array.isArray(object.required) ? object.required : []);
  const rows = Object.entries(record(object.properties)).map(([name, value]) => {
    const field = record(value);
    const inner = fields(field, depth + 1);
    const head = `<code>${escapeHtml(name)}</code> ${escapeHtml(typeOf(field))}${required.has(name) ? '' : ' (optional)'}${field.description ? `: ${escapeHtml(text(field.description))}` : ''}`;
    return `<li>${inner ? `<details><summary>${head}</summary>${inner}</details>` : head}</li>`;
  });
  return rows.length > 0 ? `<ul class="fields">${rows.join('')}</ul>` : '';
}

const WHO = { public: 'anybody', optional: 'anybody, more with a token', user: 'signed-in people' };
function whoMay({ security }: Json): string {
  const ways = Array.isArray(security) ? security : [];
  if (ways.length === 0) return WHO.public;
  return ways.length > 1 ? WHO.optional : WHO.user;
}

const contentOf = (holder: unknown): Json => record(Object.values(record(record(holder).content))[0]);

function callSection(path: string, method: string, call: Json): string {
  const parameters = list(call.parameters).map(
    ({ name, schema, required }) => [text(name), schema, required] as const,
  );
  const request = parameters.length
    ? fields({
        properties: Object.fromEntries(parameters.map(([name, schema]) => [name, schema])),
        required: parameters.flatMap(([name, , required]) => (required ? [name] : [])),
      })
    : fields(record(contentOf(call.requestBody).schema));
  const answer = record(contentOf(record(call.responses)['200']).schema);
  return `<section id="${escapeHtml(`${method}-${path}`)}">
<h2>${method.toUpperCase()} ${escapeHtml(path)}</h2>
<p>${escapeHtml(text(call.summary ?? ''))} <span class="who">${whoMay(call)}</span></p>
${request ? `<details><summary>Request</summary>${request}</details>` : '<p>No parameters.</p>'}
<details><summary>Answer</summary>${fields(answer) || `<p>${escapeHtml(typeOf(answer))}</p>`}</details>
</section>`;
}

/** The OpenAPI document for people: one section per call, without any script. */
export function docsPage(document: Json): string {
  const calls = Object.entries(record(document.paths))
    .flatMap(([path, methods]) =>
      Object.entries(record(methods)).map(([method, call]) => ({ path, method, call: record(call) })),
    )
    .toSorted((a, b) => a.path.localeCompare(b.path));
  const links = calls.map(
    ({ path, method }) =>
      `<li><a href="#${escapeHtml(encodeURI(`${method}-${path}`))}">${escapeHtml(path.replace('/api/', ''))}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls of the Lintel back end</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Calls of the Lintel back end</h1>
<p>${calls.length} calls. For machines: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1). Requests travel as JSON, as a form or as multipart; failures have <code>error: true</code>, a <code>message</code> and a machine <code>key</code>.</p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
${calls.map(({ path, method, call }) => callSection(path, method, call)).join('\n')}
</main>
</body>
</html>
`;
}
