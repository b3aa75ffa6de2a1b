import type { ProjectCard as ProjectRow } from '@lintel/api-contract';
import { Rail, TextLink } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { addresses } from '#common/addresses.ts';
import { ProjectCard } from '#common/card/project-card.tsx';

interface Props {
  type: 'projects_section' | 'featured_projects_section';
  title: string;
  data: readonly ProjectRow[];
}

/** Projects, or those that are advertised. */
export function ProjectsSection({ type, title, data }: Props) {
  const { t } = useDeferredTranslation();
  return (
    <Rail
      label={title}
      heading={<h2>{title}</h2>}
      more={
        <TextLink
          to={type === 'featured_projects_section' ? `${addresses.projects}?featured=1` : addresses.projects}
          aria-label={t('home.seeAllOf', { what: title })}
        >
          {t('home.seeAll')}
        </TextLink>
      }
    >
      {data.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </Rail>
  );
}
