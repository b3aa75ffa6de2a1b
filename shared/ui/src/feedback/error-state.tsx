import type { ApiError } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { alertIcon, refreshIcon } from '../icons/shapes.ts';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  error: Pick<ApiError, 'kind' | 'key' | 'message'>;
  /** Starts the same call again; without it there is no button. */
  onRetry?: () => void;
  /** The call is running again. */
  retrying?: boolean;
}

/**
 * Stands where content would be when it could not be loaded: what happened, and a button to try again. What failed for want of a
 * network comes by itself when that is back.
 */
export function ErrorState({ error, onRetry, retrying }: ErrorStateProps) {
  const { t } = useTranslation();
  const { t: errors } = useTranslation('errors');
  const isOffline = error.kind === 'offline';
  useEffect(() => {
    if (!isOffline || !onRetry) return undefined;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [isOffline, onRetry]);
  return (
    <div role="alert" ref={keepFocus}>
      <EmptyState
        icon={alertIcon}
        title={t(isOffline && !error.key ? 'state.offlineTitle' : 'state.errorTitle')}
        action={
          onRetry && (
            <Button tone="secondary" icon={refreshIcon} busy={retrying ?? false} onClick={onRetry}>
              {t('actions.retry')}
            </Button>
          )
        }
      >
        {errorText(errors, error)}
      </EmptyState>
    </div>
  );
}

/** The button goes with what failed: its focus stays on the page. */
const keepFocus = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
};
