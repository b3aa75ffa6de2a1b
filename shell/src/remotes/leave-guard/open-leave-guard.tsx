import { ConfirmDialog } from '@lintel/ui';
import { createRoot } from 'react-dom/client';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { createLeaveGuard } from './leave-guard.ts';
import type { Navigation } from '#remotes/routing/navigation.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

function Question({ onAnswer }: { onAnswer(leaves: boolean): void }) {
  const { t } = useDeferredTranslation();
  return (
    <ConfirmDialog
      title={t('leave.title')}
      tone="danger"
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}

/** A root of its own: the question belongs to no page. */
function ask(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    root.render(
      <Question
        onAnswer={(leaves) => {
          root.unmount();
          place.remove();
          resolve(leaves);
        }}
      />,
    );
  });
}

/** The one guard of the page. */
export const openLeaveGuard = ({ navigate, interceptPop }: Navigation) =>
  createLeaveGuard({ ask, navigate, interceptPop });
