import { paths } from '@lintel/contract';
import { addIcon, Button, ButtonLink, EmptyState, homeIcon, PageBody } from '@lintel/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromSearch, isFiltered, toSearch, type OwnListingsQuery } from '#common/own-listings.query.ts';
import { OwnList } from '#common/own-list.tsx';
import { ListingsTable } from './listings-table.tsx';
import { ListingsToolbar } from './listings-toolbar.tsx';
import { listed, PAGE_SIZE, PropertiesGate, writes } from './properties.model.ts';
import { QuestionDialog } from '#common/actions/question-dialog.tsx';

/** `/user/properties`: one's own listings in every state, and what may be done with each. */
export default function PropertiesPage() {
  const { t } = useTranslation('mfe-listings');
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = fromSearch(search);
  const change = useCallback(
    (values: Partial<OwnListingsQuery>, options?: { replace: boolean }) =>
      void navigate({ search: toSearch({ ...fromSearch(search), ...values }) }, options),
    [navigate, search],
  );
  return (
    <PageBody
      title={t('properties.title')}
      lead={t('properties.lead')}
      actions={
        <ButtonLink icon={addIcon} to={paths.addProperty()}>
          {t('form.property.title')}
        </ButtonLink>
      }
    >
      <PropertiesGate query={query} />
      <OwnList
        list={listed}
        pageSize={PAGE_SIZE}
        toolbar={<ListingsToolbar query={query} onQuery={change} />}
        isFiltered={isFiltered(query)}
        empty={<Empty filtered={isFiltered(query)} onAll={() => void navigate({ search: '' })} />}
      >
        {(rows) => <ListingsTable rows={rows} />}
      </OwnList>
      <QuestionDialog writes={writes} />
    </PageBody>
  );
}

function Empty({ filtered, onAll }: { filtered: boolean; onAll(): void }) {
  const { t } = useTranslation('mfe-listings');
  return filtered ? (
    <EmptyState
      icon={homeIcon}
      title={t('properties.empty.filtered')}
      action={<Button onClick={onAll}>{t('properties.empty.all')}</Button>}
    />
  ) : (
    <EmptyState
      icon={homeIcon}
      title={t('properties.empty.title')}
      action={<ButtonLink to={paths.addProperty()}>{t('form.property.title')}</ButtonLink>}
    >
      {t('properties.empty.text')}
    </EmptyState>
  );
}
