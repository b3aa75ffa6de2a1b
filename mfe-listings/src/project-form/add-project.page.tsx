import { ProjectFormPage } from './project-form.page.tsx';

/** `/user/add-project`: from nothing to a project that is posted. */
export default function AddProjectPage() {
  return <ProjectFormPage listing={null} />;
}
