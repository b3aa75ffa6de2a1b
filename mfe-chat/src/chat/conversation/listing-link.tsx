import type { Conversation } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { TextLink } from '@lintel/ui';

/** The page of what a conversation is about, as long as it has one. */
export function ListingLink({ property }: Pick<Conversation, 'property'>) {
  const { is_live: isLive, is_project: isProject, slug_id: slug, title } = property;
  if (!isLive) return title;
  return <TextLink to={isProject ? paths.project(slug) : paths.property(slug)}>{title}</TextLink>;
}
