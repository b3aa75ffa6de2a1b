import type { Events } from '@lintel/contract';
import { $shell } from '@lintel/remote-kit';
import { attach } from 'effector';

/** A package began to run: what it opens may open everywhere without a reload. */
export const packageBoughtFx = attach({
  source: $shell,
  effect: (shell, bought: Events['package.bought@1']) => shell?.emit('package.bought@1', bought),
});
