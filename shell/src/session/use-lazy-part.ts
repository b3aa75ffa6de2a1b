import { useUnit } from 'effector-react';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFx } from '../person-ports.ts';

/**
 * A dialog of the shell whose code comes with the first time that it is wanted; null until it is there. When it cannot be had
 * the person is told, and `giveUp` takes the wish back.
 */
export function useLazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
  giveUp: () => void,
): ComponentType<Props> | null {
  const { t } = useTranslation('shell');
  const { notify } = useUnit({ notify: notifyFx });
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted || Part) return;
    load().then(
      ({ default: loaded }) => setPart(() => loaded),
      () => {
        giveUp();
        void notify({ tone: 'danger', text: t('session.problems.networkFailed') });
      },
    );
  }, [isWanted, Part, load, giveUp, notify, t]);
  return Part;
}
