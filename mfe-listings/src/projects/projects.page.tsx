import { paths } from '@lintel/contract';
import { useGate } from '@lintel/remote-kit';
import {
  addIcon,
  buildingIcon,
  Button,
  ButtonLink,
  ConfirmDialog,
  DelayedSearchField,
  EmptyState,
  PageBody,
  SegmentedControl,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { FeatureDialog } from '#common/feature/feature-dialog.tsx';
import { OwnList } from '#common/own-list.tsx';
import { fromSearch, reviews, toSearch, type OwnProjectsQuery } from './own-projects.query.ts';
import { ProjectsTable } from './projects-table.tsx';
import {
  $projectQuestion,
  PAGE_SIZE,
  projectAnswered,
  projectRemoval,
  projects,
  ProjectsGate,
} from './projects.model.ts';

/** `/user/projects`: one's own projects in every state, and what may be done with each. */
export default function ProjectsPage() {
  const { t } = useTranslation('mfe-listings');
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = fromSearch(search);
  const change = useCallback(
    (values: Partial<OwnProjectsQuery>) =>
      void navigate({ search: toSearch({ ...fromSearch(search), ...values }) }, { replace: true }),
    [navigate, search],
  );
  const isFiltered = query.show !== 'all' || query.words !== '';
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
      <SegmentedControl
        label={t('properties.filter.label')}
        value={query.show}
        onValue={(show) => change({ show })}
        options={reviews.map((value) => ({ value, label: t(`projects.show.${value}`) }))}
      />
      <DelayedSearchField
        label={t('properties.search')}
        words={query.words}
        onWords={(words) => change({ words })}
      />
      <OwnList
        list={projects}
        pageSize={PAGE_SIZE}
        empty={
          isFiltered ? (
            <EmptyState
              icon={buildingIcon}
              title={t('projects.empty.filtered')}
              action={
                <Button onClick={() => change({ show: 'all', words: '' })}>{t('projects.empty.all')}</Button>
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
  const { id, title } = question.project;
  if (question.kind === 'feature')
    return <FeatureDialog kind="project" id={id} title={title} onClose={close} />;
  return (
    <ConfirmDialog
      title={t('projects.delete.title', { title })}
      confirmLabel={t('properties.action.delete')}
      tone="danger"
      onCancel={close}
      onConfirm={() => {
        close();
        mayWrite(() => remove({ id }));
      }}
    >
      {t('projects.delete.text')}
    </ConfirmDialog>
  );
}
