import { $shell } from '@lintel/remote-kit';
import { attach, scopeBind, type EventCallable } from 'effector';
import i18next from 'i18next';

const texts = () => i18next.getFixedT(null, 'mfe-catalogue');

interface RefusedChoice {
  id: number;
  saved: boolean;
  userId: number;
}

/** Notice that a heart was turned back, with a retry. */
export const showFailureFx = attach({
  source: $shell,
  effect(shell, { choice, retry }: { choice: RefusedChoice; retry: EventCallable<RefusedChoice> }) {
    const tryAgain = scopeBind(retry, { safe: true });
    const t = texts();
    shell?.notify({
      tone: 'danger',
      text: t(choice.saved ? 'favourites.notSaved' : 'favourites.notRemoved'),
      action: { label: i18next.t('common:actions.retry'), run: () => tryAgain(choice) },
    });
  },
});

/** Notice of how many listings moved from the browser into the account. */
export const showMergedFx = attach({
  source: $shell,
  effect: (shell, count: number) =>
    shell?.notify({ tone: 'success', text: texts()('favourites.merged', { count }) }),
});
