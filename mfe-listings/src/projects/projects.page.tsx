import { paths } from '@lintel/contract';
import { useGate } from '@lintel/remote-kit';
import { addIcon, buildingIcon, Button, ButtonLink, ConfirmDialog, EmptyState, PageBody } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { FeatureDialog } from '#common/feature/feature-dialog.tsx';
import { OwnList } from '#common/own-list.tsx';
import { ListToolbar } from '#common/list-toolbar.tsx';
import {
  fromSearch,
  isFiltered,
  orders,
  states,
  toSearch,
  type OwnProjectsQuery,
} from './own-projects.query.ts';
import { ProjectsTable } from './projects-table.tsx';
import {
  $projectQuestion,
  listed,
  PAGE_SIZE,
  projectAnswered,
  projectRemoval,
  ProjectsGate,
} from './projects.model.ts';

/** `/user/projects`: one's own projects in every state, and what may be done with each. */
export default function ProjectsPage() {
  const { t } = useTranslation('mfe-listings');
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = fromSearch(search);
  const change = useCallback(
    (values: Partial<OwnProjectsQuery>, options?: { replace: boolean }) =>
      void navigate({ search: toSearch({ ...fromSearch(search), ...values }) }, options),
    [navigate, search],
  );
  return (
    <PageBody
      title={t('projects.title')}
      lead={t('projects.lead')}
      actions={
        <ButtonLink icon={addIcon} to={paths.addProject()}>
          {t('form.project.title')}
        </ButtonLink>
      }
    >
      <ProjectsGate query={query} />
      <OwnList
        list={listed}
        pageSize={PAGE_SIZE}
        toolbar={
          <ListToolbar
            query={query}
            onQuery={change}
            states={states.map((value) => ({ value, label: t(`properties.filter.${value}`) }))}
            orders={orders.map((value) => ({ value, label: t(`properties.sort.${value}`) }))}
          />
        }
        isFiltered={isFiltered(query)}
        empty={
          isFiltered(query) ? (
            <EmptyState
              icon={buildingIcon}
              title={t('projects.empty.filtered')}
              action={
                <Button onClick={() => change({ show: 'all', words: '', featured: false })}>
                  {t('projects.empty.all')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={buildingIcon}
              title={t('projects.empty.title')}
              action={<ButtonLink to={paths.addProject()}>{t('form.project.title')}</ButtonLink>}
            >
              {t('projects.empty.text')}
            </EmptyState>
          )
        }
      >
        {(rows) => <ProjectsTable rows={rows} />}
      </OwnList>
      <Question />
    </PageBody>
  );
}

function Question() {
  const { t } = useTranslation('mfe-listings');
  const { question, close, remove } = useUnit({
    question: $projectQuestion,
    close: projectAnswered,
    remove: projectRemoval.start,
  });
  const mayWrite = useGate('not-demo');
  if (!question) return null;
  if (question.kind === 'feature') {
    const { id, title } = question.project;
    return <FeatureDialog kind="project" id={id} title={title} onClose={close} />;
  }
  const { projects: gone } = question;
  return (
    <ConfirmDialog
      title={
        gone.length === 1
          ? t('projects.delete.title', { title: gone[0]!.title })
          : t('projects.delete.several', { count: gone.length })
      }
      confirmLabel={t('properties.action.delete')}
      tone="danger"
      onCancel={close}
      onConfirm={() => {
        close();
        mayWrite(() => {
          for (const { id } of gone) remove({ id });
        });
      }}
    >
      {t('projects.delete.text')}
    </ConfirmDialog>
  );
}
