import { useParams } from 'react-router-dom';
import { ProjectFormPage } from './project-form.page.tsx';

/** `/user/edit-project/{id}`: an own project with all that it states. */
export default function EditProjectPage() {
  const { id } = useParams();
  return <ProjectFormPage listing={Number(id)} />;
}
