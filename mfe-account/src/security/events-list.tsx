import type { SecurityEvent } from '@lintel/api-contract';
import { formatDate, formatTime, useLocale } from '@lintel/i18n';
import { ErrorState, LoadingBlocks } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { PageLines, PagePart } from '../common/page-part.tsx';
import { useDeviceName } from './device-name.ts';
import { useDevicePlace } from './device-place.ts';
import { events } from './security.model.ts';

/** What happened to the safety of the account, the newest first. */
export function EventsList() {
  const { t } = useTranslation('mfe-account');
  const { data, error, pending, refresh } = useUnit({
    data: events.$data,
    error: events.$error,
    pending: events.$pending,
    refresh: events.refresh,
  });
  return (
    <PagePart as="section" aria-labelledby="security-events">
      <h2 id="security-events">{t('security.events.title')}</h2>
      <p>{t('security.events.text')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
      {!error && !data && <LoadingBlocks height="160px" />}
      {data?.data.length === 0 && <p>{t('security.events.none')}</p>}
      {data && data.data.length > 0 && (
        <PageLines>
          {data.data.map((event) => (
            <Happened key={event.id} event={event} />
          ))}
        </PageLines>
      )}
    </PagePart>
  );
}

function Happened({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const device = useDeviceName()(event);
  const place = useDevicePlace()(event);
  return (
    <li>
      <div>
        {t(`security.events.kind.${event.kind}`)}
        {event.kind === 'signed_in' && <small>{place ? `${device} · ${place}` : device}</small>}
      </div>
      <time dateTime={event.created_at}>
        {t('security.events.moment', {
          date: formatDate(event.created_at, { locale }),
          time: formatTime(event.created_at, { locale }),
        })}
      </time>
    </li>
  );
}
