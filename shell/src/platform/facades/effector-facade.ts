// What the page uses of effector; eager sharing would keep every export. See router-facade.ts.
export {
  allSettled,
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  fork,
  is,
  merge,
  sample,
  scopeBind,
} from 'effector';
