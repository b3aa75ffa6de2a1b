import { $session, useShell } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { usePictureAddresses } from '#common/form-files/picture-addresses.ts';
import { FormPreview } from '#common/form-preview/form-preview.tsx';
import { categories, facilities } from '#property-form/form/property-form.model.ts';
import { usePropertyForm } from '#property-form/form/property-step.tsx';
import { previewOf } from './preview-of.ts';

/** The property as buyers will see it. */
export default function PropertyPreview() {
  return <FormPreview>{(as) => <Drawn as={as} />}</FormPreview>;
}

function Drawn({ as }: { as: 'card' | 'page' }) {
  const { Slot } = useShell();
  const { values } = usePropertyForm();
  const { answer, places, session } = useUnit({
    answer: categories.$data,
    places: facilities.$data,
    session: $session,
  });
  const addresses = usePictureAddresses(values.photos);
  const [now] = useState(() => new Date().toISOString());
  const property = useMemo(
    () =>
      session &&
      previewOf(values, {
        user: session.user,
        category: answer?.data.find(({ id }) => String(id) === values.category),
        facilities: places?.data ?? [],
        addresses,
        now,
      }),
    [session, values, answer, places, addresses, now],
  );
  return property && <Slot name="listing.preview" property={property} as={as} />;
}
