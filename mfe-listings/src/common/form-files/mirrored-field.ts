import { useBoundField } from '@lintel/ui/forms';
import { useEffect } from 'react';

/** A value that is kept beside the form takes part in the form's checks; gives what its control shows of them. */
export function useMirroredField(name: string, label: string, value: unknown) {
  const { value: mirrored, onValue, frame } = useBoundField<unknown>(name, label);
  useEffect(() => {
    if (mirrored !== value) onValue(value);
  }, [mirrored, value, onValue]);
  return frame;
}
