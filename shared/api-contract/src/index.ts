export * from './common/errors.ts';
export * from './common/operation.ts';
export * from './operations.ts';
