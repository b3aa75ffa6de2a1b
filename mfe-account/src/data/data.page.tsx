import { PageBody } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { BrowserData } from './browser-data-list.tsx';
import { DataGate } from './data.model.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ServerDataList } from './server-data-list.tsx';

/** `/user/data`: everything that is stored about the user, on the server and in this browser; a copy of it; deletion. */
export default function DataPage() {
  const { t } = useTranslation('mfe-account');
  return (
    <PageBody title={t('data.title')} lead={t('data.lead')}>
      <DataGate />
      <ServerDataList />
      <BrowserData />
      <DeleteAccount />
    </PageBody>
  );
}
