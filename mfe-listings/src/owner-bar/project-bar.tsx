import type { OwnProjectDetail } from '@lintel/api-contract';
import { paths, type Slots } from '@lintel/contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { useGate } from '@lintel/remote-kit';
import {
  Button,
  ConfirmDialog,
  editIcon,
  ErrorState,
  eyeIcon,
  eyeOffIcon,
  LoadingBlocks,
  usersIcon,
  type MenuItem,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { actionIcons } from '#common/actions/action-icons.ts';
import { mayEdit } from '#common/actions/listing-actions.ts';
import { projectActionsOf, type ProjectAction } from '#common/actions/project-actions.ts';
import { FeatureDialog } from '#common/feature/feature-dialog.tsx';
import { copyAddress } from '#common/form/form-address.ts';
import { reasonOf } from '#common/listing-cell.tsx';
import { projectState } from '#common/project-state.ts';
import { BarFrame } from './bar-frame.tsx';
import { useShare } from './use-share.ts';
import {
  $question,
  answered,
  asked,
  ProjectBarGate,
  shownProject,
  removalConfirmed,
  visibility,
} from './project-bar.model.ts';
import { ProjectQuality } from '#common/quality/quality.tsx';
import { Results } from '#common/results/results.tsx';

/** Above the page of an own project: its state and reason, who is interested, and what came of it. */
export default function ProjectBar({ projectId }: Slots['project.owner']) {
  const { project, fetchedAt, error, pending, refresh } = useUnit({
    project: shownProject.$data,
    fetchedAt: shownProject.$fetchedAt,
    error: shownProject.$error,
    pending: shownProject.$pending,
    refresh: shownProject.refresh,
  });
  return (
    <>
      <ProjectBarGate projectId={projectId} />
      {project?.id === projectId && <Bar project={project} />}
      {!project && error && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
      {project?.id !== projectId && !error && (pending || fetchedAt === null) && (
        <LoadingBlocks height="96px" />
      )}
    </>
  );
}

function Bar({ project }: { project: OwnProjectDetail }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { change, busy, question, ask, close } = useUnit({
    change: visibility.start,
    busy: visibility.$pending,
    question: $question,
    ask: asked,
    close: answered,
  });
  const state = projectState(project);
  const { interested_count: interested } = project;
  const share = useShare();
  const navigate = useNavigate();
  const does: Partial<Record<ProjectAction, () => void>> = {
    duplicate: () => void navigate(copyAddress(paths.addProject(), project.id)),
    feature: () => ask('feature'),
    delete: () => ask('delete'),
  };
  const actions = projectActionsOf(project);
  const items = actions.flatMap((action): MenuItem[] => {
    const onSelect = does[action];
    return onSelect
      ? [{ key: action, label: t(`properties.action.${action}`), icon: actionIcons[action], onSelect }]
      : [];
  });
  return (
    <BarFrame
      state={state}
      isFeatured={project.is_promoted}
      reason={reasonOf(project.reject_reason)}
      facts={[
        t('owner.views', { count: project.total_click, value: formatCount(project.total_click, locale) }),
        ...(interested === undefined
          ? []
          : [t('owner.interested', { count: interested, value: formatCount(interested, locale) })]),
      ]}
      links={[
        ...(mayEdit(project)
          ? [{ to: paths.editProject(project.id), label: t('properties.action.edit'), icon: editIcon }]
          : []),
        ...(actions.includes('interested')
          ? [
              {
                to: `${paths.interested(project.slug_id)}?kind=project`,
                label: t('properties.action.interested'),
                icon: usersIcon,
              },
            ]
          : []),
      ]}
      buttons={
        (state === 'live' || state === 'off') && (
          <Button
            tone="secondary"
            size="small"
            busy={busy}
            icon={state === 'live' ? eyeOffIcon : eyeIcon}
            onClick={() => change({ project_id: project.id, status: state === 'live' ? 0 : 1 })}
          >
            {t(`properties.action.${state === 'live' ? 'hide' : 'show'}`)}
          </Button>
        )
      }
      onShare={state === 'live' ? () => share(paths.project(project.slug_id), project.title) : undefined}
      menu={{ label: t('projects.actions', { name: project.title }), items }}
    >
      {project.quality && (
        <ProjectQuality
          stepAddress={mayEdit(project) ? (step) => `${paths.editProject(project.id)}?step=${step}` : null}
          quality={project.quality}
        />
      )}
      <Results of={{ project_id: project.id }} />
      {question === 'feature' && (
        <FeatureDialog kind="project" id={project.id} title={project.title} onClose={close} />
      )}
      {question === 'delete' && <Removal project={project} />}
    </BarFrame>
  );
}

/** Asks before the project goes; the owner is then led to the others. */
function Removal({ project: { id, title } }: { project: OwnProjectDetail }) {
  const { t } = useTranslation('mfe-listings');
  const { remove, close } = useUnit({ remove: removalConfirmed, close: answered });
  const mayWrite = useGate('not-demo');
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
