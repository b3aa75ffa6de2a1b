import { PropertyFormPage } from './property-form.page.tsx';

/** `/user/add-property`: from nothing to a property that is posted. */
export default function AddPropertyPage() {
  return <PropertyFormPage listing={null} />;
}
