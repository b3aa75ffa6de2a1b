import { DocumentsPart, useDocumentLabels } from '#common/form-steps/documents-part.tsx';
import { Step, usePropertyForm } from '#property-form/form/property-step.tsx';

/** Floor plans, certificates and other papers. */
export default function DocumentsStep() {
  const { values, change } = usePropertyForm();
  return (
    <Step step="documents" labels={useDocumentLabels()}>
      <DocumentsPart documents={values.documents} onDocuments={(documents) => change({ documents })} />
    </Step>
  );
}
