import { useUnit } from 'effector-react';
import { useEffect, useState, type ComponentType, type ReactElement, createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFx } from '#core/user-ports.ts';

/**
 * A dialog of the shell whose code comes with the first time that it is wanted, which is when there are props for it. When it
 * cannot be loaded a toast explains it, and `giveUp` cancels the request.
 */
export function useLazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Props | undefined,
  giveUp: () => void,
): ReactElement | null {
  const { t } = useTranslation('shell');
  const { notify } = useUnit({ notify: notifyFx });
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const isWanted = props !== undefined;
  useEffect(() => {
    if (!isWanted || Dialog) return;
    load().then(
      ({ default: loaded }) => setDialog(() => loaded),
      () => {
        giveUp();
        void notify({ tone: 'danger', text: t('session.problems.networkFailed') });
      },
    );
  }, [isWanted, Dialog, load, giveUp, notify, t]);
  return props && Dialog ? createElement(Dialog, props) : null;
}
