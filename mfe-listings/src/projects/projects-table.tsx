import type { OwnProjectRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatCount, formatPlace, useLocale } from '@lintel/i18n';
import { DataTable, IconButton, Menu, moreIcon, type Column, type MenuItem } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { copyAddress } from '#common/form/form-address.ts';
import { projectActionsOf, type ProjectAction } from '#common/actions/project-actions.ts';
import { actionIcons } from '#common/actions/action-icons.ts';
import { ListingCell, reasonOf } from '#common/listing-cell.tsx';
import { projectState } from '#common/project-state.ts';

import { projectAsked, projectVisibility } from './projects.model.ts';

/** Own projects as a table, as cards on a phone, with the actions that each allows. */
export function ProjectsTable({ rows }: { rows: readonly OwnProjectRow[] }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const navigate = useNavigate();
  const { ask, show } = useUnit({ ask: projectAsked, show: projectVisibility.start });
  const target = (project: OwnProjectRow, action: ProjectAction) => {
    if (action === 'view') return { to: paths.myProject(project.slug_id) };
    if (action === 'edit') return { to: paths.editProject(project.id) };
    if (action === 'duplicate')
      return { onSelect: () => void navigate(copyAddress(paths.addProject(), project.id)) };
    if (action === 'interested') return { to: `${paths.interested(project.slug_id)}?kind=project` };
    if (action === 'delete' || action === 'feature')
      return { onSelect: () => ask({ kind: action, project }) };
    return { onSelect: () => show({ project_id: project.id, status: action === 'show' ? 1 : 0 }) };
  };
  const columns: Column<OwnProjectRow>[] = [
    {
      key: 'project',
      header: '',
      headerCell: t('projects.column.project'),
      cell: (row) => (
        <ListingCell
          title={row.title}
          to={paths.myProject(row.slug_id)}
          image={row.image}
          imageColor={row.image_color}
          place={formatPlace([row.location, row.city])}
          state={projectState(row)}
          isFeatured={row.is_promoted}
          reason={reasonOf(row.reject_reason)}
        />
      ),
    },
    {
      key: 'type',
      header: t('projects.column.type'),
      cell: ({ type }) => t(`projects.type.${type}`),
    },
    {
      key: 'units',
      header: t('projects.column.units'),
      numeric: true,
      cell: ({ units_available }) =>
        units_available === undefined ? '–' : formatCount(units_available, locale),
    },
    {
      key: 'actions',
      header: '',
      numeric: true,
      cell: (row) => {
        const label = t('projects.actions', { name: row.title });
        return (
          <Menu
            label={label}
            renderButton={(button) => <IconButton shape={moreIcon} label={label} {...button} />}
            items={projectActionsOf(row).map((action): MenuItem => ({
              key: action,
              label: t(`properties.action.${action}`),
              icon: actionIcons[action],
              ...target(row, action),
            }))}
          />
        );
      },
    },
  ];
  return (
    <DataTable
      cardsBelow="laptop"
      caption={t('projects.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
