import { message, type FormMessage } from '@lintel/ui/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';

type Axis = 'latitude' | 'longitude';

/** As the map shows them at the fields. */
const problems: Record<Axis, FormMessage> = {
  latitude: message('map:picker.noLatitude'),
  longitude: message('map:picker.noLongitude'),
};

/** Coordinates that were typed and cannot be read: the form has the last that could, and is wrong as long as they stand there. */
export function useUnreadableCoordinates(): (hasProblem: boolean, unreadable: readonly Axis[]) => void {
  const form = useForm();
  const [unreadable, setUnreadable] = useState<readonly Axis[]>([]);
  useEffect(() => {
    const ends = unreadable.map((axis) =>
      form.registerField(axis, () => {}, {}, { getValidator: () => () => problems[axis] }),
    );
    return () => ends.forEach((end) => end());
  }, [form, unreadable]);
  return (_, axes) => setUnreadable(axes);
}
