import { copiedFiles } from '#common/form-files/copied-files.ts';
import { copiedTitle } from '#common/form/copied-title.ts';
import type { PropertyValues } from './property-values.ts';

/** A sold home is offered again for sale, a rented one for rent. */
const deals = { sell: 'sell', sold: 'sell', rent: 'rent', rented: 'rent' } as const;

/** A stored file as a fact is answered by its address, which is no value of another listing. */
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value);

/** The form of a new property that begins as a copy of another one, photos included. Rejects without a network. */
export async function copiedProperty(values: PropertyValues): Promise<PropertyValues> {
  const [photos, panorama, documents, metaImage] = await Promise.all([
    copiedFiles(values.photos),
    copiedFiles(values.panorama),
    copiedFiles(values.documents),
    copiedFiles(values.metaImage),
  ]);
  return {
    ...values,
    title: copiedTitle(values.title),
    ...(values.deal ? { deal: deals[values.deal] } : {}),
    facts: Object.fromEntries(Object.entries(values.facts).filter(([, value]) => !isAddress(value))),
    slug: '',
    photos,
    panorama,
    documents,
    metaImage,
  };
}
