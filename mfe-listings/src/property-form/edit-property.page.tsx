import { useParams } from 'react-router-dom';
import { PropertyFormPage } from './property-form.page.tsx';

/** `/user/edit-property/{id}`: an own property with all that it states. */
export default function EditPropertyPage() {
  const { id } = useParams();
  return <PropertyFormPage listing={Number(id)} />;
}
