import type { Events } from '@lintel/contract';
import { $shell, packageBought, pushReceived } from '@lintel/remote-kit';
import { attach, sample } from 'effector';

/** Kinds of messages about payments and packages: decisions of the administration have one of their own, the rest has that of any other. */
const kinds: readonly string[] = ['payment', 'transaction', 'default'];

const announced = sample({ clock: pushReceived, filter: ({ kind }) => kinds.includes(kind) });

/** What the user has paid, or what that bought, may have changed: by a decision, by late money, in another tab. */
export const paymentNews = sample({ clock: [announced, packageBought], fn: () => undefined });

/** A package began to run: what it opens may open everywhere without a reload. */
export const packageBoughtFx = attach({
  source: $shell,
  effect: (shell, bought: Events['package.bought@1']) => shell?.emit('package.bought@1', bought),
});
