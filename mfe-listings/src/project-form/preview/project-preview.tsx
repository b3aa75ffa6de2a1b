import { $session, useShell } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { usePictureAddresses } from '#common/form-files/picture-addresses.ts';
import { FormPreview } from '#common/form-preview/form-preview.tsx';
import { projectCategories } from '#project-form/form/project-form.model.ts';
import { useProjectForm } from '#project-form/form/project-step.tsx';
import { previewOf } from './preview-of.ts';

/** The project as buyers will see it. */
export default function ProjectPreview() {
  return <FormPreview>{(as) => <Drawn as={as} />}</FormPreview>;
}

function Drawn({ as }: { as: 'card' | 'page' }) {
  const { Slot } = useShell();
  const { values } = useProjectForm();
  const { answer, session } = useUnit({ answer: projectCategories.$data, session: $session });
  const addresses = usePictureAddresses(values.photos);
  const [now] = useState(() => new Date().toISOString());
  const project = useMemo(
    () =>
      session &&
      previewOf(values, {
        user: session.user,
        category: answer?.data.find(({ id }) => String(id) === values.category),
        addresses,
        now,
      }),
    [session, values, answer, addresses, now],
  );
  return project && <Slot name="project.preview" project={project} as={as} />;
}
