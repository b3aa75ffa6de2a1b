/** Every call, by the name that schemas, server and clients know it by. */
export * from './accounts/operations.ts';
export * from './adverts/operations.ts';
export * from './agents/operations.ts';
export * from './catalogue/operations.ts';
export * from './chat/operations.ts';
export * from './content/operations.ts';
export * from './engagement/operations.ts';
export * from './feed/operations.ts';
export * from './listings/operations.ts';
export * from './notifications/operations.ts';
export * from './payments/operations.ts';
export * from './places/operations.ts';
export * from './search/operations.ts';
export * from './settings/operations.ts';
export * from './verification/operations.ts';
