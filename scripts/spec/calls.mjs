// @ts-check
// docs/spec/calls.md: the table of every call, from the schemas that the server validates with.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const CALLS_FILE = 'docs/spec/calls.md';

const HEAD = `# Calls

Every call below \`/api/\`, written by \`npm run spec\` from \`shared/api-contract\`; \`npm test\` refuses an outdated table. A required
parameter has a star. *Style* is explained in [wire format](wire-format.md#two-styles); fields of answers are at \`/api/docs\` of a
running back end.
`;

/** @type {Record<'public' | 'optional' | 'user', string>} */
const ACCESS = { public: 'all', optional: 'all, more with a token', user: 'signed in' };

/**
 * The document as it has to be.
 * @param {string} root The root of the repository. @returns {Promise<string>}
 */
export async function callsDocument(root) {
  const source = path.join(root, 'shared/api-contract/src');
  const load = (/** @type {string} */ file) => import(pathToFileURL(path.join(source, file)).href);
  const { schemas } = await load('schemas.ts');
  const { openapi } = await load('openapi.ts');
  const { errorStatus } = await load('common/errors.ts');
  const { pushTypes, eventFrames } = await load('notifications/events.ts');
  const described = describedIn(openapi(''));
  const domains = fs
    .readdirSync(source)
    .filter((name) => fs.existsSync(path.join(source, name, 'operations.ts')))
    .sort();
  const tables = await Promise.all(
    domains.map(async (domain) => {
      const operations = Object.entries(await load(`${domain}/operations.ts`));
      const rows = operations.map(([name, { method, path: address }]) => {
        /** @type {{ access: keyof typeof ACCESS, style: string, summary: string }} */
        const { access, style, summary } = schemas[name];
        return [`${method} \`${address}\``, ACCESS[access], style, described.get(name) ?? '', summary];
      });
      return `## ${title(domain)}\n\n${table(['Call', 'For', 'Style', 'Parameters', 'Purpose'], rows)}`;
    }),
  );
  const keys = Object.entries(errorStatus).map(([key, status]) => [`\`${key}\``, String(status)]);
  return [
    HEAD,
    ...tables,
    `## Error keys\n\nThe \`key\` of a refusal and its HTTP status in the new style.\n\n${table(['Key', 'Status'], keys)}`,
    `## Push types\n\n${pushTypes.map((/** @type {string} */ type) => `\`${type}\``).join(', ')}; see [notifications](notifications.md#push-messages).`,
    `## Events\n\nFrames of \`GET /api/events\`: ${Object.keys(eventFrames)
      .map((type) => `\`${type}\``)
      .join(', ')}; see [notifications](notifications.md#the-stream).\n`,
  ].join('\n');
}

/** Operation → its parameters in one cell. @param {any} document */
function describedIn({ paths }) {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return new Map(
    operations.map(({ operationId, parameters, requestBody }) => {
      const body = requestBody?.content['application/json'].schema;
      const fields = parameters
        ? parameters.map((/** @type {any} */ { name, required }) => ({ name, required }))
        : Object.keys(body?.properties ?? {}).map((name) => ({
            name,
            required: body.required?.includes(name),
          }));
      return [
        operationId,
        fields.map((/** @type {any} */ one) => `\`${one.name}\`${one.required ? '\\*' : ''}`).join(', '),
      ];
    }),
  );
}

/** @param {string} word */
const title = (word) => word[0]?.toUpperCase() + word.slice(1);

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n') + '\n';
