import { useCallback } from 'react';
import { useForm } from 'react-final-form';

type Changes = Readonly<Record<string, unknown>>;

/** Changes several fields of the form at once; those of `gaps` only where nothing is stated. */
export function useChanges(): (changes: Changes, gaps?: Changes) => void {
  const form = useForm<Record<string, unknown>>();
  return useCallback(
    (changes, gaps = {}) =>
      form.batch(() => {
        for (const [name, value] of Object.entries(changes)) form.change(name, value);
        for (const [name, value] of Object.entries(gaps))
          if (!form.getFieldState(name)?.value) form.change(name, value);
      }),
    [form],
  );
}
