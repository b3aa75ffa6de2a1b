import type { Db } from '#db/database.ts';
import type { Urls } from '#wire/urls.ts';
import type { PicturedListing } from './pictures/pictures.queries.ts';
import * as queries from './sent-files.queries.ts';

/** What the client calls the files of a request, in their order. */
export interface FileNames {
  readonly cover_client_id?: string | undefined;
  readonly gallery_client_ids?: readonly string[] | undefined;
  readonly document_client_ids?: readonly string[] | undefined;
}

interface Stored {
  readonly path: string;
}

const namesOf = ({
  cover_client_id: cover,
  gallery_client_ids: gallery = [],
  document_client_ids: documents = [],
}: FileNames): string[] => [...(cover ? [cover] : []), ...gallery, ...documents].filter(Boolean);

/**
 * Files of a request without those that arrived before under the same name, and the paths that are not needed therefore. Call it with
 * the listing locked: of two requests that arrive together the second one finds the names of the first.
 */
export async function onlyNewFiles<Picture extends Stored, Document extends Stored>(
  trx: Db,
  subject: PicturedListing,
  names: FileNames,
  stored: { cover: Stored | undefined; gallery: readonly Picture[]; documents: readonly Document[] },
): Promise<{ gallery: Picture[]; documents: Document[]; repeated: string[] }> {
  const known = await queries.filesByName(trx, subject, namesOf(names));
  const named = new Map<string, string>();
  const repeated: string[] = [];
  const fresh = <File extends Stored>(files: readonly File[], ids: readonly string[] = []): File[] =>
    files.filter(({ path }, index) => {
      const id = ids[index];
      if (!id) return true;
      if (known.has(id) || named.has(id)) {
        repeated.push(path);
        return false;
      }
      named.set(id, path);
      return true;
    });
  const gallery = fresh(stored.gallery, names.gallery_client_ids);
  const documents = fresh(stored.documents, names.document_client_ids);
  const { cover_client_id: coverName } = names;
  if (stored.cover && coverName) {
    // An earlier attempt may have put it into the gallery.
    const former = known.get(coverName);
    if (former && (await queries.removeFromGallery(trx, subject, former))) repeated.push(former);
    named.set(coverName, stored.cover.path);
  }
  await queries.nameFiles(trx, subject, named);
  return { gallery, documents, repeated };
}

/** Addresses of the files that a request named, whichever request brought them; undefined when it named none. */
export async function addressesOfNamed(
  db: Db,
  urls: Urls,
  subject: PicturedListing,
  names: FileNames,
): Promise<{ client_id: string; url: string }[] | undefined> {
  const wanted = namesOf(names);
  if (wanted.length === 0) return undefined;
  const files = await queries.filesByName(db, subject, wanted);
  return [...files].map(([client_id, file]) => ({ client_id, url: urls.image(file) }));
}

/** Addresses of these files of a listing by the names that clients gave them. */
export async function addressesByName(
  db: Db,
  urls: Urls,
  subject: PicturedListing,
  present: readonly string[],
): Promise<{ client_id: string; url: string }[]> {
  const files = await queries.namesOfFiles(db, subject, present);
  return files.map(({ client_id, file }) => ({ client_id, url: urls.image(file) }));
}
