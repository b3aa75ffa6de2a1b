import type { UploadedFile } from '@lintel/api-contract/schemas';
import type { FileKind } from '#files/file-kinds.ts';
import { FACT_FILES } from '#files/folders.ts';
import type { FileBatch, StoredDocument, StoredImage } from '#files/stored-files.ts';
import type { FactChanges } from './facts.ts';

/** What may be uploaded where, by docs/spec/wire-format.md#upload-limits; sizes in kilobytes. Where that sets no limit, ours is 5120. */
/** WebP too: deployed web clients send the present picture, as it was answered, with each change. */
const PHOTO = ['jpg', 'png', 'webp'] as const satisfies readonly FileKind[];
const PICTURE = ['jpg', 'png', 'webp', 'gif'] as const satisfies readonly FileKind[];
const TEXT = ['pdf', 'doc', 'docx', 'txt'] as const satisfies readonly FileKind[];
/** Pixels: a panorama is looked at in pieces. */
const PANORAMA = 4096;

const UNLIMITED = 5120;

export const titleImage = { field: 'title_image', folder: 'property_title_img', kinds: PHOTO, most: 3000 };
export const panorama = {
  field: 'three_d_image',
  folder: '3d_img',
  kinds: ['jpg', 'png', 'gif', 'webp'] as const,
  most: 3000,
  longest: PANORAMA,
};
export const metaImage = (subject: 'property' | 'project') => ({
  field: 'meta_image',
  folder: `${subject}_seo_img`,
  kinds: PICTURE,
  most: UNLIMITED,
});
export const projectImage = { field: 'image', folder: 'project_title_img', kinds: PHOTO, most: 3000 };
export const galleryImage = (folder: string, index: number) => ({
  field: `gallery_images.${index}`,
  folder,
  kinds: PICTURE,
  most: UNLIMITED,
});
export const document = (folder: string, field: string) => ({ field, folder, kinds: TEXT, most: UNLIMITED });
export const drawing = (folder: string, field: string) => ({
  field,
  folder,
  kinds: [...TEXT, ...PICTURE],
  most: UNLIMITED,
});

/** Pictures and documents that a request adds to a listing. */
export interface SentPropertyFiles {
  readonly title_image?: UploadedFile | undefined;
  readonly three_d_image?: UploadedFile | undefined;
  /** Null takes the present one away. */
  readonly meta_image?: UploadedFile | null | undefined;
  readonly gallery_images?: readonly UploadedFile[] | undefined;
  readonly documents?: readonly UploadedFile[] | undefined;
}

export interface StoredPropertyFiles {
  readonly title?: StoredImage | undefined;
  readonly panorama?: StoredImage | undefined;
  readonly meta?: StoredImage | undefined;
  readonly gallery: readonly StoredImage[];
  readonly documents: readonly StoredDocument[];
  /** By the id of the fact. */
  readonly facts: ReadonlyMap<number, StoredDocument>;
}

/** Stores what a request brought for listing `id`, whether or not its row exists yet. */
export async function storePropertyFiles(
  files: FileBatch,
  id: number,
  sent: SentPropertyFiles,
  facts: FactChanges['files'],
): Promise<StoredPropertyFiles> {
  const [title, threeD, meta, gallery, documents, factFiles] = await Promise.all([
    sent.title_image && files.image(sent.title_image, titleImage),
    sent.three_d_image && files.image(sent.three_d_image, panorama),
    sent.meta_image && files.image(sent.meta_image, metaImage('property')),
    Promise.all(
      (sent.gallery_images ?? []).map((upload, index) =>
        files.image(upload, galleryImage(`property_gallery_img/${id}`, index)),
      ),
    ),
    Promise.all(
      (sent.documents ?? []).map((upload, index) =>
        files.document(upload, document(`property_document_img/${id}`, `documents.${index}`)),
      ),
    ),
    Promise.all(
      facts.map(async ({ id: fact, field, upload }) => {
        return [fact, await files.document(upload, drawing(FACT_FILES, field))] as const;
      }),
    ),
  ]);
  return { title, panorama: threeD, meta: meta || undefined, gallery, documents, facts: new Map(factFiles) };
}
