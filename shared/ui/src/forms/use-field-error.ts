import type { FieldMetaState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { isFormMessage, namesField } from './messages.ts';

/** Turns a message of either origin into words: ours by key, the back end's as it came. `field` is what the field is called. */
export function useMessageText(): (value: unknown, field?: string) => string | undefined {
  const { t } = useTranslation();
  return (value, field) => {
    if (typeof value === 'string') return value;
    if (namesField(value)) return field ? t('form.required', { field }) : t('form.invalid');
    // The key comes from a schema, where the compiler cannot see which namespaces are loaded.
    return isFormMessage(value) ? t(value.key as 'form.invalid', value.values ?? {}) : undefined;
  };
}

/** The text below a field: after a visit or a failed submit, and the error of the back end until the field changes. */
export function useFieldError(meta: FieldMetaState<unknown>, field: string): string | undefined {
  const text = useMessageText();
  if (meta.error && (meta.touched || meta.submitFailed)) return text(meta.error, field);
  return meta.submitError && !meta.dirtySinceLastSubmit ? text(meta.submitError) : undefined;
}
