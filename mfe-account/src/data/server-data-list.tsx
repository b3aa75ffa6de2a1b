import type { ErasableKind } from '@lintel/api-contract';
import { formatCount, formatList, useLocale } from '@lintel/i18n';
import { useGate, useShell } from '@lintel/remote-kit';
import {
  Button,
  calendarIcon,
  ConfirmDialog,
  downloadIcon,
  ErrorState,
  IconButton,
  LoadingBlocks,
  TextLink,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageLines, PagePart } from '../common/page-part.tsx';
import { $reading, eraseKindFx, readKindsFx, serverCounts } from './data.model.ts';
import { calendarKinds, saveAsCalendar, saveAsCsv, saveAsJson, type CalendarTexts } from './export-data.ts';
import { erasableKinds, pageOf, serverKinds, type ServerData, type ServerKind } from './server-data.ts';

/** What the server stores, by kind with its number: a page to change it, a copy, and erasing where nothing depends on it. */
export function ServerDataList() {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const shell = useShell();
  const { counts, error, pending, refresh, isReading, read } = useUnit({
    counts: serverCounts.$data,
    error: serverCounts.$error,
    pending: serverCounts.$pending,
    refresh: serverCounts.refresh,
    isReading: $reading,
    read: readKindsFx,
  });
  const [erasing, setErasing] = useState<ServerKind | null>(null);
  const mayWrite = useGate('not-demo');
  /** Kinds that could not be read are named, and the rest is given all the same. */
  const withKinds = async (kinds: readonly ServerKind[], save: (data: ServerData) => unknown) => {
    const data = await read(kinds);
    const missing = kinds.filter((kind) => !data[kind]);
    if (missing.length < kinds.length) await save(data);
    if (missing.length > 0)
      shell.notify({
        tone: 'warning',
        text: t('data.server.missing', {
          kinds: formatList(
            missing.map((kind) => t(`data.server.kind.${kind}`)),
            locale,
          ),
        }),
      });
  };
  return (
    <PagePart as="section" aria-labelledby="data-server">
      <h2 id="data-server">{t('data.server.title')}</h2>
      <p>{t('data.server.text')}</p>
      {error && !counts && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
      {!error && !counts && <LoadingBlocks height="44px" count={serverKinds.length} />}
      {counts && (
        <>
          <PageLines>
            {serverKinds.map((kind) => (
              <Line
                key={kind}
                kind={kind}
                count={counts[kind]}
                onCsv={() => void withKinds([kind], (data) => saveAsCsv(kind, data[kind] ?? []))}
                onErase={() => mayWrite(() => setErasing(kind))}
              />
            ))}
          </PageLines>
          {Object.values(counts).includes(null) && (
            <Button tone="secondary" size="small" busy={pending} onClick={() => refresh()}>
              {t('data.server.again')}
            </Button>
          )}
          <Buttons>
            <Button
              tone="secondary"
              icon={downloadIcon}
              busy={isReading}
              onClick={() => void withKinds(serverKinds, saveAsJson)}
            >
              {t('data.server.export')}
            </Button>
            <Button
              tone="secondary"
              icon={calendarIcon}
              busy={isReading}
              onClick={() =>
                void withKinds(calendarKinds, (data) => saveAsCalendar(data, calendarTexts(t), new Date()))
              }
            >
              {t('data.server.calendar')}
            </Button>
          </Buttons>
        </>
      )}
      {erasing && <EraseKind kind={erasing} onClose={() => setErasing(null)} />}
    </PagePart>
  );
}

interface LineProps {
  kind: ServerKind;
  /** Null: it could not be counted. */
  count: number | null;
  onCsv(): void;
  onErase(): void;
}

function Line({ kind, count, onCsv, onErase }: LineProps) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const name = t(`data.server.kind.${kind}`);
  const page = pageOf[kind];
  return (
    <li>
      {page ? <TextLink to={page}>{name}</TextLink> : <span>{name}</span>}
      <Count>
        {count === null ? t('data.server.unknown') : formatCount(count, locale)}
        {erasableKinds.includes(kind) && count !== 0 && (
          <Button
            tone="quiet"
            size="small"
            aria-label={t('data.browser.eraseOf', { subject: name })}
            onClick={onErase}
          >
            {t('data.browser.erase')}
          </Button>
        )}
        <IconButton
          shape={downloadIcon}
          label={t('data.server.csv', { kind: name })}
          disabled={count === 0}
          onClick={onCsv}
        />
      </Count>
    </li>
  );
}

function EraseKind({ kind, onClose }: { kind: ServerKind; onClose(): void }) {
  const { t } = useTranslation('mfe-account');
  const { notify } = useShell();
  const { erase, pending } = useUnit({ erase: eraseKindFx, pending: eraseKindFx.pending });
  const subject = t(`data.server.kind.${kind}`);
  const confirm = () =>
    erase({ kind: kind as ErasableKind }).then(
      () => {
        notify({ tone: 'success', text: t('data.server.erased', { subject }) });
        onClose();
      },
      // The shell shows what went wrong.
      () => undefined,
    );
  return (
    <ConfirmDialog
      title={t('data.server.ask', { subject })}
      confirmLabel={t('data.browser.erase')}
      tone="danger"
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('data.server.forGood')}
    </ConfirmDialog>
  );
}

const calendarTexts = (t: TFunction<'mfe-account'>): CalendarTexts => ({
  packageEnds: (name) => t('data.server.entry.package', { name }),
  adEnds: (title) => t('data.server.entry.ad', { title }),
  confirm: (title) => t('data.server.entry.confirm', { title }),
  viewing: (title, name) => t('data.server.entry.viewing', { title, name }),
});

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-variant-numeric: tabular-nums;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
