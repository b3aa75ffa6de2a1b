// What the page uses of effector-react; eager sharing would keep every export. See router-facade.ts.
export { createGate, Provider, useStoreMap, useUnit } from 'effector-react';
