import { formatCount, useLocale } from '@lintel/i18n';
import { Banner, Button, LiveRegion, Spinner, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $view, inView } from '#search/model/results-map.model.ts';

/** How many matches are in the window, or that they are not known, with a way to ask again. */
export function ShownHomes() {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { view, error, pending, retry } = useUnit({
    view: $view,
    error: inView.$error,
    pending: inView.$pending,
    retry: inView.refresh,
  });
  const isLoading = useIsLong(pending);
  if (error) return <Failed isRetrying={pending} onRetry={() => retry()} />;
  // The number on screen is that of the window before.
  if (isLoading) return <Shown busy>{t('search.map.loading')}</Shown>;
  if (!view) return null;
  const { total, points } = view;
  const grouped = total - points.length;
  const values = {
    grouped: formatCount(grouped, locale),
    total: formatCount(total, locale),
    count: total,
  };
  const text =
    total === 0
      ? t('search.map.nothing')
      : grouped > 0
        ? t('search.map.shown', values)
        : t('search.map.inWindow', values);
  return <Shown>{text}</Shown>;
}

function Shown({ children: text, busy = false }: { children: string; busy?: boolean }) {
  return (
    <>
      <Note>
        {busy && <Spinner size={14} />}
        {text}
      </Note>
      <LiveRegion>{text}</LiveRegion>
    </>
  );
}

/** How long a call takes before its wait is shown. Milliseconds. */
const LONG_MS = 500;

/** Whether something has been under way for so long that the user should see it. */
function useIsLong(isPending: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isPending]);
  return isLong;
}

function Failed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry(): void }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  return (
    <Failure>
      <Banner
        tone="danger"
        urgent
        action={
          <Button size="small" tone="secondary" busy={isRetrying} onClick={onRetry}>
            {common('actions.retry')}
          </Button>
        }
      >
        {t('search.map.failed')}
      </Banner>
    </Failure>
  );
}

const Note = styled.p.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block-end: ${tokens.space[8]};
  inset-inline-start: ${tokens.space[3]};
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.card};
  font: ${tokens.font.small};
  /* There the handle of the sheet shows the count. */
  [data-over] & {
    display: none;
  }
`;
/* Below what stands at the upper edge. */
const Failure = styled.div`
  position: absolute;
  inset-block-start: calc(var(--map-top, ${tokens.space[3]}) + 56px);
  inset-inline-start: ${tokens.space[3]};
  max-inline-size: min(320px, calc(100% - 96px));
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.card};
`;
