export * from './events.ts';
export * from './gates.ts';
export * from './kept-homes.ts';
export * from './manifest.ts';
export * from './paths.ts';
export type * from './release.ts';
export type * from './remote.ts';
export type * from './shell.ts';
export * from './slots.ts';
