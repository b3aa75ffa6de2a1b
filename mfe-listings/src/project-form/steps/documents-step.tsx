import { DocumentsPart, useDocumentLabels } from '#common/form-steps/documents-part.tsx';
import { Step, useProjectForm } from '#project-form/form/project-step.tsx';

/** Floor plans, certificates and other papers. */
export default function DocumentsStep() {
  const { values, change } = useProjectForm();
  return (
    <Step step="documents" labels={useDocumentLabels()}>
      <DocumentsPart documents={values.documents} onDocuments={(documents) => change({ documents })} />
    </Step>
  );
}
