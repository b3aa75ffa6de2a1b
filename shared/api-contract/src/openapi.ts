import { z } from 'zod';
import { errorKeys, errorStatus } from './common/errors.ts';
import type { CallSchema } from './common/call.ts';
import { eventsPath } from './notifications/events.ts';
import * as operations from './operations.ts';
import { schemas, type OperationName } from './schemas.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const queryParameters = (request: Json) =>
  Object.entries((request.properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: ((request.required ?? []) as string[]).includes(name),
    schema,
  }));

function requestBody(request: Json) {
  const content = { schema: request };
  return {
    content: {
      'application/json': content,
      'application/x-www-form-urlencoded': content,
      'multipart/form-data': content,
    },
  };
}

const failure = { $ref: '#/components/responses/Failure' };

const answerType = ({ answer }: CallSchema) =>
  answer instanceof z.ZodString ? 'text/html' : 'application/json';

function describe(name: OperationName, call: CallSchema) {
  const { method } = operations[name];
  const request = jsonSchema(call.request, 'input');
  const reads = method === 'GET';
  return {
    operationId: name,
    summary: call.summary,
    ...(reads ? { parameters: queryParameters(request) } : { requestBody: requestBody(request) }),
    security: { public: [], optional: [{}, { bearer: [] }], user: [{ bearer: [] }] }[call.access],
    responses: {
      200: {
        description:
          call.style === 'legacy'
            ? 'Success, or `error: true` with a key when the request is refused'
            : 'Success',
        content: { [answerType(call)]: { schema: jsonSchema(call.answer, 'output') } },
      },
      ...(call.style === 'new' ? { 400: failure } : {}),
      ...(call.access === 'user' ? { 401: failure } : {}),
      429: failure,
      500: failure,
    },
  };
}

const errorEnvelope = {
  type: 'object',
  required: ['error', 'message', 'key'],
  properties: {
    error: { const: true },
    message: { type: 'string', description: 'English text; translate `key` instead where possible' },
    key: {
      enum: errorKeys,
      description: Object.entries(errorStatus)
        .map(([key, status]) => `${key}: ${status}`)
        .join(', '),
    },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    code: { type: 'integer' },
    data: {},
    is_active: { const: false },
  },
};

/** The OpenAPI 3.1 document of all calls, from the schemas that the server validates with. */
export function openapi(server: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(operations) as OperationName[]) {
    const { path, method } = operations[name];
    paths[`/api/${path}`] = {
      ...paths[`/api/${path}`],
      [method.toLowerCase()]: describe(name, schemas[name]),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lintel', version: '1.2.4', license: { name: 'MIT' } },
    servers: [{ url: server }],
    paths: { ...paths, ...eventsPath() },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Failure: {
          description: 'The request failed',
          content: { 'application/json': { schema: errorEnvelope } },
        },
      },
    },
  };
}
