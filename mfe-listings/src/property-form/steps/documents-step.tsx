import { useTranslation } from 'react-i18next';
import { DocumentsField } from '#common/form-files/documents-field.tsx';
import { Step, usePropertyForm } from '#property-form/form/property-step.tsx';
import { MOST_DOCUMENTS } from '#property-form/form/property.schema.ts';

/** Floor plans, certificates and other papers. */
export default function DocumentsStep() {
  const { t } = useTranslation('mfe-listings');
  const { values, change } = usePropertyForm();
  const label = t('form.documents.label');
  return (
    <Step step="documents" labels={{ documents: label }}>
      <DocumentsField
        name="documents"
        label={label}
        hint={t('form.documents.hint')}
        documents={values.documents}
        onDocuments={(documents) => change({ documents })}
        limit={MOST_DOCUMENTS}
      />
    </Step>
  );
}
