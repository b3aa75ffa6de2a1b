import { lazyPage } from '@lintel/model-kit';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from './part-boundary.tsx';
import { useShell } from '../shell-context.ts';

/**
 * A dialog in a chunk of its own. Where the chunk cannot be had, or the dialog breaks, it is closed with a notice: the page below it
 * stays with all that was typed, and the next press tries again.
 *
 * @example const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx'))
 */
export function lazyDialog<Props extends { onClose(): void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { preload(): Promise<void> } {
  const Dialog = lazyPage(load, null);
  function LazyDialog(props: Props) {
    const { notify } = useShell();
    const { t } = useTranslation('errors');
    return (
      <PartBoundary
        onError={() => {
          notify({ tone: 'danger', text: t(navigator.onLine ? 'unknown' : 'offline') });
          props.onClose();
        }}
      >
        <Dialog {...props} />
      </PartBoundary>
    );
  }
  LazyDialog.preload = Dialog.preload;
  return LazyDialog;
}
