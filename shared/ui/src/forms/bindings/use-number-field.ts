import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { useBoundField } from '../bound-field.ts';
import { message } from '../messages.ts';

/** A number in the form. Text that is no number is an error of its field: the form would take it for an emptied field. */
export function useNumberField(name: string, label: string) {
  const { value, onValue, frame } = useBoundField<number | undefined>(name, label);
  const form = useForm();
  const [isUnreadable, setUnreadable] = useState(false);
  // The value stays undefined, which does not make the form check again; a registration with a validator does.
  useEffect(() => {
    const validate = () => (isUnreadable ? message('common:form.number') : undefined);
    return form.registerField(name, () => {}, {}, { getValidator: () => validate });
  }, [form, name, isUnreadable]);
  return { ...frame, name, value, onValue, onUnreadable: setUnreadable };
}
