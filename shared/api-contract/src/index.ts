export * from './common/errors.ts';
export * from './common/operation.ts';
export * from './common/rank-weights.ts';
export * from './listings/card-facts.ts';
export * from './listings/lead-states.ts';
export * from './operations.ts';
export * from './search/energy-class.ts';
export * from './search/nearby.ts';
