import type { OwnProjectRow } from '@lintel/api-contract';
import { projectState } from '#common/project-state.ts';
import { mayEdit, type ListingAction } from './listing-actions.ts';

export type ProjectAction = Extract<
  ListingAction,
  'view' | 'edit' | 'duplicate' | 'interested' | 'feature' | 'hide' | 'show' | 'delete'
>;

/** The actions that the back end takes at the moment, in the order of the menu (docs/spec/listings.md#projects). */
export function projectActionsOf(
  project: Pick<OwnProjectRow, 'request_status' | 'status' | 'is_feature_available' | 'interested_count'>,
): ProjectAction[] {
  const state = projectState(project);
  const may: Record<ProjectAction, boolean> = {
    view: true,
    edit: mayEdit(project),
    duplicate: true,
    interested: state === 'live' || state === 'off' || Boolean(project.interested_count),
    feature: state === 'live' && project.is_feature_available,
    hide: state === 'live',
    show: state === 'off',
    delete: true,
  };
  return (Object.keys(may) as ProjectAction[]).filter((action) => may[action]);
}
