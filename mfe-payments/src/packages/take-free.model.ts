import { assignPackage } from '@lintel/api-contract';
import { createMutation, endpointFx } from '@lintel/remote-kit';
import { sample } from 'effector';
import { noticeFx, type Translate } from '../common/notices.ts';
import { packageBoughtFx } from '../common/payment-news.ts';
import { packages } from '../common/packages.model.ts';

/** Takes a free package: one press, once at a time. */
export const takeFree = createMutation({ effect: endpointFx(assignPackage, { toastsErrors: true }) });

// Also after a refusal: it may be there already, taken in another tab.
sample({ clock: [takeFree.done, takeFree.failed], fn: () => undefined, target: packages.refresh });
sample({
  clock: takeFree.done,
  fn: ({ params }) => ({ packageId: Number(params.package_id) }),
  target: packageBoughtFx,
});
sample({
  clock: takeFree.done,
  fn: () => (t: Translate) => ({ tone: 'success' as const, text: t('packages.taken') }),
  target: noticeFx,
});
