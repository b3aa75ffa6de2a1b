import { formatCount, useLocale } from '@lintel/i18n';
import {
  Button,
  calendarIcon,
  downloadIcon,
  ErrorState,
  IconButton,
  PageBody,
  LoadingBlocks,
  TextLink,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BrowserData } from './browser-data-list.tsx';
import { PageLines, PagePart } from '../common/page-part.tsx';
import { DataGate, serverData } from './data.model.ts';
import { DeleteAccount } from './delete-account.tsx';
import { saveAsCalendar, saveAsCsv, saveAsJson, type CalendarTexts } from './export-data.ts';
import { pageOf, serverKinds } from './server-data.ts';

/** `/user/data`: everything that is stored about the user, on the server and in this browser; a copy of it; deletion. */
export default function DataPage() {
  const { t } = useTranslation('mfe-account');
  return (
    <PageBody title={t('data.title')} lead={t('data.lead')}>
      <DataGate />
      <OnServer />
      <BrowserData />
      <DeleteAccount />
    </PageBody>
  );
}

function OnServer() {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const { data, error, pending, refresh } = useUnit({
    data: serverData.$data,
    error: serverData.$error,
    pending: serverData.$pending,
    refresh: serverData.refresh,
  });
  return (
    <PagePart as="section" aria-labelledby="data-server">
      <h2 id="data-server">{t('data.server.title')}</h2>
      <p>{t('data.server.text')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
      {!error && !data && <LoadingBlocks height="240px" />}
      {data && (
        <>
          <PageLines>
            {serverKinds.map((kind) => (
              <li key={kind}>
                <TextLink to={pageOf[kind]}>{t(`data.server.kind.${kind}`)}</TextLink>
                <Count>
                  {formatCount(data[kind].length, locale)}
                  <IconButton
                    shape={downloadIcon}
                    label={t('data.server.csv', { kind: t(`data.server.kind.${kind}`) })}
                    disabled={data[kind].length === 0}
                    onClick={() => void saveAsCsv(kind, data[kind])}
                  />
                </Count>
              </li>
            ))}
          </PageLines>
          <Buttons>
            <Button tone="secondary" icon={downloadIcon} onClick={() => saveAsJson(data)}>
              {t('data.server.export')}
            </Button>
            <Button
              tone="secondary"
              icon={calendarIcon}
              onClick={() => void saveAsCalendar(data, calendarTexts(t), new Date())}
            >
              {t('data.server.calendar')}
            </Button>
          </Buttons>
        </>
      )}
    </PagePart>
  );
}

const calendarTexts = (t: TFunction<'mfe-account'>): CalendarTexts => ({
  packageEnds: (name) => t('data.server.entry.package', { name }),
  adEnds: (title) => t('data.server.entry.ad', { title }),
  confirm: (title) => t('data.server.entry.confirm', { title }),
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
