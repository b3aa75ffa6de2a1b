import { alertIcon, Button, EmptyState, refreshIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';

export interface ErrorAreaProps {
  /** `unavailable`: the code could not be had, `offline`: for want of a network; `failed`: it broke while it ran. */
  kind: 'unavailable' | 'offline' | 'failed';
  onRetry?: () => void;
  /** What operators find it by in their reports. */
  reference?: string;
}

/** Stands where a part of the page would be. Never lazy: it is needed when nothing can be fetched. */
export function ErrorArea({ kind, onRetry, reference }: ErrorAreaProps) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation();
  const { t: errors } = useTranslation('errors');
  const texts = {
    unavailable: { title: t('system.unavailable.title'), text: t('system.unavailable.text') },
    offline: { title: common('state.offlineTitle'), text: errors('offline') },
    failed: { title: t('system.failed.title'), text: t('system.failed.text') },
  }[kind];
  return (
    <div role="alert">
      <EmptyState
        icon={alertIcon}
        title={texts.title}
        action={
          onRetry && (
            <Button tone="secondary" icon={refreshIcon} onClick={onRetry}>
              {common('actions.retry')}
            </Button>
          )
        }
      >
        {texts.text}
        {reference && <small dir="ltr"> {reference}</small>}
      </EmptyState>
    </div>
  );
}
