import type { OwnProjectDetail } from '@lintel/api-contract';
import { paths, type Slots } from '@lintel/contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { Button, editIcon, ErrorState, eyeIcon, eyeOffIcon, usersIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#common/listing-cell.tsx';
import { projectState } from '#common/project-state.ts';
import { BarFrame } from './bar-frame.tsx';
import { ProjectBarGate, shownProject, visibility } from './project-bar.model.ts';
import { Results } from './results.tsx';

/** Above the page of an own project: its state and reason, who is interested, and what came of it. */
export default function ProjectBar({ projectId }: Slots['project.owner']) {
  const { project, error, pending, refresh } = useUnit({
    project: shownProject.$data,
    error: shownProject.$error,
    pending: shownProject.$pending,
    refresh: shownProject.refresh,
  });
  return (
    <>
      <ProjectBarGate projectId={projectId} />
      {project?.id === projectId && <Bar project={project} />}
      {!project && error && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
    </>
  );
}

function Bar({ project }: { project: OwnProjectDetail }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { change, busy } = useUnit({ change: visibility.start, busy: visibility.$pending });
  const state = projectState(project);
  const isApproved = project.request_status === 'approved';
  return (
    <BarFrame
      state={state}
      isFeatured={project.is_promoted}
      reason={reasonOf(project.reject_reason)}
      facts={[
        t('owner.views', { count: project.total_click, value: formatCount(project.total_click, locale) }),
      ]}
      links={[
        { to: paths.editProject(project.id), label: t('properties.action.edit'), icon: editIcon },
        ...(isApproved
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
        isApproved && (
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
    >
      <Results of={{ project_id: project.id }} />
    </BarFrame>
  );
}
