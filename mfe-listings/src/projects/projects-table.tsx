import type { OwnProjectRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatCount, formatPlace, useLocale } from '@lintel/i18n';
import { Button, SelectableTable, type Column, type MenuItem, type RowKey } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { copyAddress } from '#common/form/form-address.ts';
import { projectActionsOf, type ProjectAction } from '#common/actions/project-actions.ts';
import { actionIcons } from '#common/actions/action-icons.ts';
import { InterestedCell, ListingCell, reasonOf } from '#common/listing-cell.tsx';
import { projectState } from '#common/project-state.ts';
import { projectAsked, projectSwitched } from './projects.model.ts';

/** Own projects as a table, as cards on a phone, with the actions that each allows and some for several at once. */
export function ProjectsTable({ rows }: { rows: readonly OwnProjectRow[] }) {
  const { t } = useTranslation('mfe-listings');
  const columns = useColumns();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const { ask, show } = useUnit({ ask: projectAsked, show: projectSwitched });
  const target = (project: OwnProjectRow, action: ProjectAction) => {
    if (action === 'view') return { to: paths.myProject(project.slug_id) };
    if (action === 'edit') return { to: paths.editProject(project.id) };
    if (action === 'duplicate')
      return { onSelect: () => void navigate(copyAddress(paths.addProject(), project.id)) };
    if (action === 'interested') return { to: toPeople(project.slug_id) };
    if (action === 'delete') return { onSelect: () => ask({ kind: 'delete', projects: [project] }) };
    if (action === 'feature') return { onSelect: () => ask({ kind: 'feature', project }) };
    return { onSelect: () => showOrHide(project, action) };
  };
  const showOrHide = ({ id }: OwnProjectRow, action: 'show' | 'hide') =>
    show({ project_id: id, status: action === 'show' ? 1 : 0 });
  const chosen = rows.filter(({ id }) => selected.has(id));
  const chosenFor = (action: ProjectAction) => chosen.filter((row) => projectActionsOf(row).includes(action));
  const actOnAll = (action: 'show' | 'hide') => {
    for (const row of chosenFor(action)) showOrHide(row, action);
    setSelected(new Set());
  };
  return (
    <SelectableTable
      cardsBelow="laptop"
      caption={t('projects.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      selected={new Set(chosen.map(({ id }) => id))}
      onSelected={setSelected}
      bulkActions={
        <>
          {(['show', 'hide'] as const).map(
            (action) =>
              chosenFor(action).length > 0 && (
                <Button key={action} tone="secondary" size="small" onClick={() => actOnAll(action)}>
                  {t(`properties.action.${action}`)}
                </Button>
              ),
          )}
          <Button tone="danger" size="small" onClick={() => ask({ kind: 'delete', projects: chosen })}>
            {t('properties.action.delete')}
          </Button>
        </>
      }
      rowActions={(row) =>
        projectActionsOf(row).map((action): MenuItem => ({
          key: action,
          label: t(`properties.action.${action}`),
          icon: actionIcons[action],
          ...target(row, action),
        }))
      }
    />
  );
}

const toPeople = (slug: string) => `${paths.interested(slug)}?kind=project`;

function useColumns(): Column<OwnProjectRow>[] {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const number = (value: number | undefined) => (value === undefined ? '–' : formatCount(value, locale));
  return [
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
          quality={row.quality?.score}
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
      cell: ({ units_available: available }) => number(available),
    },
    {
      key: 'views',
      header: t('properties.column.views'),
      numeric: true,
      cell: ({ total_click: views }) => number(views),
    },
    {
      key: 'interested',
      header: t('properties.column.interested'),
      numeric: true,
      cell: ({ interested_count: count, slug_id: slug }) =>
        count === undefined ? '–' : <InterestedCell count={count} to={toPeople(slug)} />,
    },
  ];
}
