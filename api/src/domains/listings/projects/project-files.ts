import type { UploadedFile } from '@lintel/api-contract/schemas';
import { PROJECT_DOCUMENTS } from '#files/folders.ts';
import type { FileBatch, StoredDocument, StoredImage } from '#files/stored-files.ts';
import {
  drawing,
  galleryImage,
  metaImage,
  projectImage,
} from '#domains/listings/properties/property-files.ts';

/** Gallery, documents and plans of all projects lie below one folder (docs/spec/wire-format.md#files). */
const FOLDER = 'project_document_img';

export interface SentProjectFiles {
  readonly image?: UploadedFile | undefined;
  /** Null takes the present one away. */
  readonly meta_image?: UploadedFile | null | undefined;
  readonly gallery_images?: readonly UploadedFile[] | undefined;
  readonly documents?: readonly UploadedFile[] | undefined;
  readonly plans?: readonly { readonly document?: UploadedFile | undefined }[] | undefined;
}

export interface StoredProjectFiles {
  readonly image?: StoredImage | undefined;
  readonly meta?: StoredImage | undefined;
  readonly gallery: readonly StoredImage[];
  readonly documents: readonly StoredDocument[];
  /** Path of the drawing by position of the plan; undefined where none was sent. */
  readonly plans: readonly (string | undefined)[];
}

/** Stores what a request brought for a project. */
export async function storeProjectFiles(
  files: FileBatch,
  sent: SentProjectFiles,
): Promise<StoredProjectFiles> {
  const [image, meta, gallery, documents, plans] = await Promise.all([
    sent.image && files.image(sent.image, projectImage),
    sent.meta_image && files.image(sent.meta_image, metaImage('project')),
    Promise.all(
      (sent.gallery_images ?? []).map((upload, index) => files.image(upload, galleryImage(FOLDER, index))),
    ),
    Promise.all(
      (sent.documents ?? []).map((upload, index) =>
        files.document(upload, drawing(PROJECT_DOCUMENTS, `documents.${index}`)),
      ),
    ),
    Promise.all(
      (sent.plans ?? []).map(async ({ document }, index) =>
        document
          ? (await files.document(document, drawing(PROJECT_DOCUMENTS, `plans.${index}.document`))).path
          : undefined,
      ),
    ),
  ]);
  return {
    image,
    meta: meta || undefined,
    gallery,
    documents,
    plans,
  };
}
