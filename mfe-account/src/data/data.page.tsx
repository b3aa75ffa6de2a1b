import { formatCount, useLocale } from '@lintel/i18n';
import { Button, downloadIcon, ErrorState, PageBody, Skeleton, TextLink } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { BrowserData } from './browser-data-list.tsx';
import { DataLines, DataPart } from './data-part.tsx';
import { DataGate, exported, serverData } from './data.model.ts';
import { DeleteAccount } from './delete-account.tsx';
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
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { data, error, pending, refresh, save } = useUnit({
    data: serverData.$data,
    error: serverData.$error,
    pending: serverData.$pending,
    refresh: serverData.refresh,
    save: exported,
  });
  return (
    <DataPart as="section" aria-labelledby="data-server">
      <h2 id="data-server">{t('data.server.title')}</h2>
      <p>{t('data.server.text')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
      {!error && !data && (
        <div role="status" aria-busy aria-label={common('state.loading')}>
          <Skeleton shape="box" height="240px" />
        </div>
      )}
      {data && (
        <>
          <DataLines>
            {serverKinds.map((kind) => (
              <li key={kind}>
                <TextLink to={pageOf[kind]}>{t(`data.server.kind.${kind}`)}</TextLink>
                <span>{formatCount(data[kind].length, locale)}</span>
              </li>
            ))}
          </DataLines>
          <Button tone="secondary" icon={downloadIcon} onClick={() => save()}>
            {t('data.server.export')}
          </Button>
        </>
      )}
    </DataPart>
  );
}
