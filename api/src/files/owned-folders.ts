/** The folders whose files a kind of row owns. A path outside of them is never removed on behalf of such a row. */
const folders = {
  user: ['users'],
  property: [
    'property_title_img',
    '3d_img',
    'property_seo_img',
    'property_gallery_img',
    'property_document_img',
    'parameter_img',
  ],
  project: ['project_title_img', 'project_seo_img', 'project_document_img'],
  message: ['chat', 'chat_audio'],
  payment: ['bank_receipt_file'],
  verification: ['agent-verification'],
} as const satisfies Record<string, readonly string[]>;

/** A kind of row that owns stored files. */
export type FileOwner = keyof typeof folders;

/** Stored paths by the kind of row that names them. Empty values stand for "no file". */
export type OwnedPaths = Partial<Record<FileOwner, readonly (string | null | undefined)[]>>;

/** Random file names with an optional folder of a listing before them; no step upwards and nothing of the demo world. */
const BELOW = /^(?!demo\/)([\w-]+\/)?[\w-]+\.[a-z0-9]+$/;

/** Whether a row of this kind may own the file, and may therefore have it removed. */
export const mayOwn = (owner: FileOwner, path: string | null | undefined): path is string =>
  Boolean(path) &&
  folders[owner].some(
    (folder) => path!.startsWith(`${folder}/`) && BELOW.test(path!.slice(folder.length + 1)),
  );

/** The paths that their rows may own; anything else is left alone, whatever the row holds. */
export const ownedPaths = (paths: OwnedPaths): string[] =>
  (Object.entries(paths) as [FileOwner, readonly (string | null | undefined)[]][]).flatMap(([owner, list]) =>
    list.filter((path) => mayOwn(owner, path)),
  );
