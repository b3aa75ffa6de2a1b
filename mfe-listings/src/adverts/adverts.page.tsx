import { paths } from '@lintel/contract';
import { useGate } from '@lintel/remote-kit';
import { ButtonLink, ConfirmDialog, EmptyState, PageBody, SegmentedControl, starIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { OwnList } from '#common/own-list.tsx';
import { AdvertsTable, titleOf } from './adverts-table.tsx';
import { $asked, adverts, AdvertsGate, endAnswered, ending, PAGE_SIZE } from './adverts.model.ts';

const kinds = ['property', 'project'] as const;

/** `/user/advertisement`: featured listings, and with `?kind=project` projects. */
export default function AdvertsPage() {
  const { t } = useTranslation('mfe-listings');
  const { search } = useLocation();
  const navigate = useNavigate();
  const kind = new URLSearchParams(search).get('kind') === 'project' ? 'project' : 'property';
  return (
    <PageBody title={t('adverts.title')} lead={t('adverts.lead')}>
      <AdvertsGate kind={kind} />
      <SegmentedControl
        label={t('properties.filter.label')}
        value={kind}
        onValue={(next) => void navigate({ search: next === 'project' ? '?kind=project' : '' })}
        options={kinds.map((value) => ({ value, label: t(`adverts.kind.${value}`) }))}
      />
      <OwnList
        list={adverts}
        pageSize={PAGE_SIZE}
        empty={
          <EmptyState
            icon={starIcon}
            title={t(`adverts.empty.${kind}`)}
            action={
              <ButtonLink to={kind === 'project' ? paths.myProjects() : paths.myProperties()}>
                {t(`adverts.choose.${kind}`)}
              </ButtonLink>
            }
          >
            {t('adverts.empty.text')}
          </EmptyState>
        }
      >
        {(rows) => <AdvertsTable rows={rows} />}
      </OwnList>
      <Question />
    </PageBody>
  );
}

function Question() {
  const { t } = useTranslation('mfe-listings');
  const { asked, close, end } = useUnit({ asked: $asked, close: endAnswered, end: ending.start });
  const mayWrite = useGate('not-demo');
  if (!asked) return null;
  return (
    <ConfirmDialog
      title={t('adverts.ask.title', { title: titleOf(asked) })}
      confirmLabel={t('adverts.end')}
      tone="danger"
      onCancel={close}
      onConfirm={() => {
        close();
        mayWrite(() => end({ id: asked.id }));
      }}
    >
      {t('adverts.ask.text')}
    </ConfirmDialog>
  );
}
