import { copiedFiles, loadFile } from '#common/form-files/copied-files.ts';
import { copiedTitle } from '#common/form/copied-title.ts';
import type { PlanValues, ProjectValues } from './project-values.ts';

async function copiedPlan({ title, address }: PlanValues): Promise<PlanValues> {
  const name = new URL(address ?? '', location.href).pathname.split('/').at(-1) || title;
  const file = address ? await loadFile(name, address) : null;
  return { name: crypto.randomUUID(), title, files: file ? [file] : [] };
}

/** The form of a new project that begins as a copy of another one, photos, plans and homes included. Rejects without a network. */
export async function copiedProject(values: ProjectValues): Promise<ProjectValues> {
  const [photos, documents, metaImage, plans] = await Promise.all([
    copiedFiles(values.photos),
    copiedFiles(values.documents),
    copiedFiles(values.metaImage),
    Promise.all(values.plans.map(copiedPlan)),
  ]);
  return {
    ...values,
    title: copiedTitle(values.title),
    slug: '',
    photos,
    documents,
    metaImage,
    plans,
    units: values.units.map(({ title, bedrooms, area, price, available }) => ({
      name: crypto.randomUUID(),
      title,
      bedrooms,
      area,
      price,
      available,
    })),
  };
}
