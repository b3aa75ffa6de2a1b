import type { SessionRow } from '@lintel/api-contract';
import { formatRelativeTime, useLocale } from '@lintel/i18n';
import { useGate } from '@lintel/remote-kit';
import { Badge, Button, ConfirmDialog, ErrorState, LoadingBlocks, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageLines, PagePart } from '../common/page-part.tsx';
import { useDeviceName } from './device-name.ts';
import { useDevicePlace } from './device-place.ts';
import { endOne, endOthers, sessions } from './security.model.ts';

/** Where the user is signed in; each session but this one can be ended, or all of them. */
export function SessionsList() {
  const { t } = useTranslation('mfe-account');
  const { data, error, pending, refresh, asOf } = useUnit({
    asOf: sessions.$fetchedAt,
    data: sessions.$data,
    error: sessions.$error,
    pending: sessions.$pending,
    refresh: sessions.refresh,
  });
  const [ending, setEnding] = useState<SessionRow | 'others' | null>(null);
  const mayWrite = useGate('not-demo');
  const ask = (what: SessionRow | 'others') => mayWrite(() => setEnding(what));
  const rows = data?.data.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
  return (
    <PagePart as="section" aria-labelledby="security-sessions">
      <h2 id="security-sessions">{t('security.sessions.title')}</h2>
      <p>{t('security.sessions.text')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
      {!error && !data && <LoadingBlocks height="160px" />}
      {rows && (
        <PageLines>
          {rows.map((row) => (
            <Session key={row.id} row={row} asOf={asOf ?? 0} onEnd={() => ask(row)} />
          ))}
        </PageLines>
      )}
      {rows && rows.length > 1 && (
        <Button tone="secondary" onClick={() => ask('others')}>
          {t('security.sessions.endOthers')}
        </Button>
      )}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </PagePart>
  );
}

interface SessionProps {
  row: SessionRow;
  /** When the list was fetched, milliseconds since 1970. */
  asOf: number;
  onEnd(): void;
}

function Session({ row, asOf, onEnd }: SessionProps) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const name = useDeviceName()(row);
  const place = useDevicePlace()(row);
  return (
    <li>
      <Device>
        <strong>{name}</strong>
        {row.is_current && <Badge tone="success">{t('security.sessions.here')}</Badge>}
        <small>
          {row.is_current
            ? t('security.sessions.now')
            : t('security.sessions.lastUse', {
                when: formatRelativeTime(row.last_used_at, { now: asOf, locale }),
              })}
          {place && ` · ${place}`}
          {row.network && (
            <>
              {' · '}
              {t('security.sessions.network', { network: `\u2066${row.network}\u2069` })}
            </>
          )}
        </small>
      </Device>
      {!row.is_current && (
        <Button
          tone="secondary"
          size="small"
          aria-label={t('security.sessions.endOf', { name })}
          onClick={onEnd}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function EndDialog({ ending, onClose }: { ending: SessionRow | 'others'; onClose(): void }) {
  const { t } = useTranslation('mfe-account');
  const nameOf = useDeviceName();
  const { end, endAll, isEnding, isEndingAll } = useUnit({
    end: endOne.start,
    endAll: endOthers.start,
    isEnding: endOne.$pending,
    isEndingAll: endOthers.$pending,
  });
  const confirm = () => {
    if (ending === 'others') endAll({});
    else end({ id: ending.id });
    onClose();
  };
  return (
    <ConfirmDialog
      title={
        ending === 'others'
          ? t('security.sessions.askOthers')
          : t('security.sessions.ask', { name: nameOf(ending) })
      }
      confirmLabel={t('security.sessions.end')}
      tone="danger"
      pending={isEnding || isEndingAll}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('security.sessions.effect')}
    </ConfirmDialog>
  );
}

const Device = styled.div`
  display: flex;
  flex: 1 1 14rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  strong {
    font: ${tokens.font.bodyStrong};
  }
  small {
    flex-basis: 100%;
  }
`;
