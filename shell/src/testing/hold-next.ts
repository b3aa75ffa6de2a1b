import type { Operation } from '@lintel/api-contract';
import type { UserHarness } from './user-harness.ts';

/** The next call of an operation waits for its answer, which the result gives; those after it are answered at once. */
export function holdNext(world: UserHarness, { path }: Pick<Operation<never, unknown>, 'path'>) {
  const { request } = world.ports;
  let resolve = (_answer: object) => undefined as void;
  const held = new Promise<object>((done) => (resolve = done));
  let isHeld = false;
  world.ports.request = (operation, parameters, options) => {
    if (isHeld || operation.path !== path) return request(operation, parameters, options);
    isHeld = true;
    return held as never;
  };
  return resolve;
}
