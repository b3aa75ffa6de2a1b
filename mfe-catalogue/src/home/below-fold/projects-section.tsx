import type { ProjectCard as ProjectRow } from '@lintel/api-contract';
import { SectionRail } from '#common/card-list/section-rail.tsx';
import { addresses } from '#common/addresses.ts';
import { ProjectCard } from '#common/card/project-card.tsx';

interface Props {
  type: 'projects_section' | 'featured_projects_section';
  title: string;
  data: readonly ProjectRow[];
}

/** Projects, or those that are advertised. */
export function ProjectsSection({ type, title, data }: Props) {
  return (
    <SectionRail
      title={title}
      to={type === 'featured_projects_section' ? `${addresses.projects}?featured=1` : addresses.projects}
    >
      {data.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </SectionRail>
  );
}
