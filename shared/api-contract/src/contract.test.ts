import { z } from 'zod';
import type { Operation } from './common/operation.ts';
import * as operations from './operations.ts';
import { openapi } from './openapi.ts';
import { schemas, type OperationName } from './schemas.ts';

const names = Object.keys(operations) as OperationName[];

describe('the table of calls', () => {
  it('has a schema for every operation and no other', () => {
    expect(Object.keys(schemas).toSorted()).toEqual(names.toSorted());
  });

  it('gives every call a path of its own', () => {
    const routes = names.map((name) => `${operations[name].method} ${operations[name].path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });
});

describe('an answer', () => {
  it.each(names)('of %s is declared as a page exactly when its schema is one', (name) => {
    const operation: Operation<never, unknown> = operations[name] as never;
    expect(operation.answers === 'page').toBe(schemas[name].answer instanceof z.ZodString);
  });
});

describe('parameters', () => {
  const { request } = schemas.getPropertyList;

  it('mean the same as text of a query string and as JSON', () => {
    const text = request.parse({
      min_price: '100',
      category_ids: '1,2',
      promoted: '1',
      limit: '9',
      offset: '0',
    });
    const json = request.parse({ min_price: 100, category_ids: [1, 2], promoted: true, limit: 9, offset: 0 });
    expect(text).toEqual(json);
    expect(text).toMatchObject({ min_price: 100, category_ids: [1, 2], promoted: true, limit: 9, offset: 0 });
  });

  it('read bounds between two prices as the next whole price inside', () => {
    expect(request.parse({ min_price: '99.5', max_price: 250.99 })).toMatchObject({
      min_price: 100,
      max_price: 250,
    });
  });

  it('cut a page to a hundred rows', () => {
    expect(request.parse({ limit: '5000' }).limit).toBe(100);
  });

  it('read a map window, also across the antimeridian', () => {
    expect(request.parse({ bbox: '170,-10,-170,10' }).bbox).toEqual([170, -10, -170, 10]);
    expect(request.safeParse({ bbox: '1,2,3' }).success).toBe(false);
    expect(request.safeParse({ bbox: ',,,' }).success).toBe(false);
  });

  it.each([
    ['a word for a number', { limit: 'many' }],
    ['a negative offset', { offset: '-1' }],
    ['an id that no database has', { category_id: '99999999999' }],
    ['an unknown deal type', { property_type: '7' }],
    ['a latitude beyond the pole', { latitude: '91' }],
    ['a character that text columns cannot hold', { search: 'a\u0000b' }],
  ])('refuse %s', (_what, sent) => {
    expect(request.safeParse(sent).success).toBe(false);
  });

  it('ignore who a client claims to be', () => {
    expect(schemas.updateProfile.request.safeParse({ userid: { evil: true }, name: 'Ada' }).success).toBe(
      true,
    );
  });
});

describe('the OpenAPI document', () => {
  const document = openapi('http://localhost') as {
    openapi: string;
    paths: Record<string, Record<string, object>>;
  };

  it('describes every call under its path and method', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const name of names) {
      const { method, path } = operations[name];
      expect(document.paths[`/api/${path}`]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
    }
  });

  it('documents that a parameter may be text or number', () => {
    const search = document.paths['/api/get-property-list']?.get as {
      parameters: { name: string; schema: object }[];
    };
    expect(search.parameters.find(({ name }) => name === 'min_price')?.schema).toEqual({
      anyOf: [{ type: 'string', maxLength: 400 }, { type: 'number' }],
    });
  });
});
